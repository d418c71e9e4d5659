import { createHash } from 'node:crypto';

import type { ModelPainting } from '@diorama/contract';
import { createInlineRunner, proceduralDepthPainter } from '@diorama/engine';
import { decodeTensors, encodeTensors } from '@diorama/onnx';
import type { TensorFile } from '@diorama/onnx';
import { describe, expect, it } from 'vitest';

import type { WorldClient } from '../ports.js';
import type { ObjectUpload, ObjectTransfer } from '../transfer/object-transfer.js';
import { renderDepthControlImage } from '../inference/depth-control-image.js';
import { preparePaintingOrder, savePainting } from './model-painting.js';
import type { PanoramaPaintingDependencies } from './paint-panorama.js';

const RUN = { operationId: 'op_1', seed: 7, modelPool: 'gpu' };
const SCOPE = { signal: new AbortController().signal, report: () => undefined };
const INPUT = { field: 'depth_pano_image', key: 'inputs-acc/one.exr', contentType: 'image/x-exr', sha256: 'ab' };
const DEPTH = { width: 4, height: 2, metres: Float32Array.of(1, 2, 4, Infinity, 4, 2, 1, 1) };
const MODEL = { task: 'pano-depth-to-rgb', name: 'tints', version: '1.2.0', sha256: 'cd' };

/** Parts with a store in memory that has these objects. */
function partsWith(objects: Map<string, Uint8Array>): PanoramaPaintingDependencies {
  const send = async (folder: string, { bytes, extension, contentType }: ObjectUpload) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = `${folder}/${sha256}.${extension}`;
    objects.set(key, bytes);
    return { key, contentType, bytes: bytes.byteLength, sha256 };
  };
  const transfer = {
    send,
    store: send,
    confirm: async () => undefined,
    readBytes: async (key: string) => objects.get(key),
    withFile: (key: string, _signal: AbortSignal, work: (path: string) => Promise<unknown>) => work(key),
  };
  const asked = JSON.stringify({ text_prompt: 'a hall of dragons' });
  return {
    world: { getRun: async () => ({ worldPromptJson: asked, inputs: [INPUT] }) } as unknown as WorldClient,
    transfer: transfer as unknown as ObjectTransfer,
    painter: proceduralDepthPainter,
    retouchModel: null,
    onModelFailure: () => undefined,
    runner: createInlineRunner(),
    depthReader: async () => DEPTH,
    encodePanorama: async ({ data }) => data,
    clock: () => 0,
    detail: 1,
  };
}

/** What becomes of these tensors when a model has answered them. */
async function save(tensors: TensorFile['tensors']) {
  const objects = new Map([['t/answer.safetensors', encodeTensors({ tensors, texts: {} })]]);
  const outputs = { key: 't/answer.safetensors', contentType: '', bytes: 1, sha256: '' };
  const painting: ModelPainting = {
    order: { inputs: 't/asked.safetensors', folder: 't' },
    stages: [{ name: 'depth', seconds: 1 }],
    result: { outputs, model: MODEL, provider: 'cuda', seconds: 2.5 },
  };
  const { assets, stages } = await savePainting(partsWith(objects), { run: RUN, painting }, SCOPE);
  const bytesOf = (name: string): Uint8Array => objects.get(assets.find((asset) => asset.name === name)?.key ?? '') ?? new Uint8Array(0);
  const manifest: unknown = JSON.parse(Buffer.from(bytesOf('manifest_url')).toString());
  return { manifest, stages, pixels: [...bytesOf('pano_url')] };
}

describe('the order for a model', () => {
  it('has the depth as a picture, the prompt and the seed, of which the history learns nothing', async () => {
    const objects = new Map<string, Uint8Array>();
    const ordered = await preparePaintingOrder(partsWith(objects), RUN, SCOPE);
    expect(JSON.stringify(ordered)).not.toContain('dragon');
    const { tensors, texts } = decodeTensors(objects.get(ordered.order.inputs) ?? new Uint8Array(0));
    expect(texts).toEqual({ prompt: 'a hall of dragons', seed: '7' });
    expect(tensors['control']).toMatchObject({ shape: [2, 4] });
    const picture = [...(tensors['control']?.data ?? [])].map((value) => Number(Number(value).toFixed(3)));
    expect(picture).toEqual([1, 0.333, 0, 0, 0, 0.333, 1, 1]);
  });

  it('is bright all over where everything is as near, and dark where there is nothing', async () => {
    const flat = { width: 2, height: 1 };
    expect([...(await renderDepthControlImage({ ...flat, metres: Float32Array.of(3, 3) }))]).toEqual([1, 1]);
    expect([...(await renderDepthControlImage({ ...flat, metres: Float32Array.of(Infinity, Infinity) }))]).toEqual([0, 0]);
  });
});

describe('what a model painted', () => {
  it('is stored with its provenance', async () => {
    const data = Float32Array.of(0, 1, 0.5, 2, -1, 1);
    const { manifest, stages, pixels } = await save({ rgb: { shape: [1, 3, 1, 2], data } });
    expect(pixels).toEqual([0, 128, 0, 255, 255, 255]);
    expect(stages.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['depth', 1],
      ['paint', 2.5],
      ['save', 0],
    ]);
    expect(manifest).toMatchObject({
      engine: { name: 'onnx', version: 'tints@1.2.0' },
      provider: 'cuda',
      models: [MODEL],
      fallbacks: [],
      caption: null,
      not_represented: [],
    });
  });

  it.each<[string, TensorFile['tensors']]>([
    ['nothing', {}],
    ['no floats', { rgb: { shape: [3, 1, 2], data: new Uint8Array(6) } }],
    ['two colours', { rgb: { shape: [2, 1, 2], data: new Float32Array(4) } }],
    ['a square', { rgb: { shape: [3, 2, 2], data: new Float32Array(12) } }],
    ['NaN or infinite values', { rgb: { shape: [3, 1, 2], data: new Float32Array(6).fill(NaN) } }],
  ])('is refused for good when it is %s', async (_, tensors) => {
    await expect(save(tensors)).rejects.toMatchObject({ code: 'ARGUMENT_INVALID' });
  });
});
