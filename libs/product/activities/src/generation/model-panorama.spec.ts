import { createHash } from 'node:crypto';

import type { ModelPanorama, ModelResult, WorldRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { pictureEngine } from '@diorama/engine';
import type { BuildRequest, EngineJobs, PictureEngine } from '@diorama/engine';
import { decodeTensors, encodeTensors } from '@diorama/onnx';
import { describe, expect, it } from 'vitest';

import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { createModelWorldMaker } from './makers/model-maker.js';
import { prepareModelPanorama, preparePictureModel } from './model-panorama.js';

const RUN: WorldRun = { operationId: 'op_1', worldId: 'w', model: 'svc-1.0-draft', seed: 7 };
const [WIDTH, HEIGHT] = [64, 32];
const signal = new AbortController().signal;

/** A store in memory. */
function createStore() {
  const objects = new Map<string, Uint8Array>();
  const transfer = {
    store: async (folder: string, { bytes }: { readonly bytes: Uint8Array }) => {
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}`;
      objects.set(key, bytes);
      return { key, bytes: bytes.byteLength, sha256: '', contentType: '' };
    },
    readBytes: async (key: string) => objects.get(key) ?? new Uint8Array(0),
  } as unknown as ObjectTransfer;
  const put = (key: string, tensors: Parameters<typeof encodeTensors>[0]): ModelResult => {
    objects.set(key, encodeTensors(tensors));
    const model = { task: 'text-to-pano', name: 'tiny', version: '1.0.0', sha256: '' };
    return { outputs: { key, bytes: 0, sha256: '', contentType: '' }, model, provider: 'cpu', seconds: 1 };
  };
  return { transfer, put, read: (key: string) => decodeTensors(objects.get(key) ?? new Uint8Array(0)) };
}

/** A panorama that is bright above and dark below, red to the left. */
const rgb = {
  shape: [3, HEIGHT, WIDTH],
  data: Float32Array.from({ length: 3 * HEIGHT * WIDTH }, (_, i) =>
    i < HEIGHT * WIDTH && i % WIDTH < WIDTH / 2 ? 1 : i % (HEIGHT * WIDTH) < (HEIGHT * WIDTH) / 2 ? 0.75 : 0.25,
  ),
};
const prompt = (fields: object) => ({ prompt: { ...fields } as Readonly<Record<string, unknown>>, inputs: [], seed: 7 });

describe('the orders of worlds from models', () => {
  it('have the words and the seed of a prompt', async () => {
    const { transfer, read } = createStore();
    const order = await prepareModelPanorama({ transfer, signal }, RUN, prompt({ type: 'text', text_prompt: 'a sea' }));
    expect(order?.folder).toBe('op_1-tensors');
    expect(read(order?.inputs ?? '')).toEqual({ tensors: {}, texts: { prompt: 'a sea', seed: '7' } });
  });

  it('are not made for a scene', async () => {
    const { transfer } = createStore();
    expect(await prepareModelPanorama({ transfer, signal }, RUN, prompt({ type: 'scene', scene: {} }))).toBeNull();
  });

  it('have a panorama as a picture', async () => {
    const { transfer, put, read } = createStore();
    const order = await preparePictureModel({ transfer, signal }, RUN, put('op_1-tensors/a', { tensors: { rgb }, texts: {} }));
    const { picture } = read(order.inputs).tensors;
    expect(picture?.shape).toEqual([HEIGHT, WIDTH, 3]);
    expect([...(picture?.data.slice(0, 3) ?? [])]).toEqual([255, 191, 191]);
    expect([...(picture?.data.slice(-3) ?? [])]).toEqual([64, 64, 64]);
  });

  it('are not made of a picture that is not a panorama', async () => {
    const { transfer, put } = createStore();
    const square = { shape: [3, 8, 8], data: new Float32Array(192) };
    const made = preparePictureModel({ transfer, signal }, RUN, put('op_1-tensors/a', { tensors: { rgb: square }, texts: {} }));
    await expect(made).rejects.toMatchObject({ code: 'ARGUMENT_INVALID' });
  });
});

describe('the maker of worlds from models', () => {
  const depthOf = (values: Float32Array, encoding = 'metric') => ({
    tensors: { depth: { shape: [HEIGHT, WIDTH], data: values } },
    texts: { encoding },
  });

  /** What the picture engine was given. */
  async function build(depth: ReturnType<typeof depthOf> | null): Promise<readonly BuildRequest<EngineJobs>[]> {
    const { transfer, put } = createStore();
    const given: BuildRequest<EngineJobs>[] = [];
    const engine: PictureEngine = {
      ...pictureEngine,
      build: async (_composition, _pictures, request) => {
        given.push(request);
        throw new DomainError('CANCELLED');
      },
    };
    const imagined: ModelPanorama = {
      panorama: put('op_1-tensors/a', { tensors: { rgb }, texts: {} }),
      depth: depth && put('op_1-tensors/b', depth),
      models: [],
      fallbacks: [],
    };
    const maker = createModelWorldMaker({ engine, transfer }, { ...imagined, panorama: imagined.panorama as ModelResult });
    const words = prompt({ type: 'text', text_prompt: 'a meadow' });
    const composition = await maker.compose(words, signal);
    expect(composition).toMatchObject({ isPano: true, isGenerated: true, setting: 'outdoors' });
    await expect(maker.build(composition, words, { signal } as never)).rejects.toMatchObject({ code: 'CANCELLED' });
    return given;
  }

  it('gives the picture engine the panorama and its distances in metres', async () => {
    const [request] = await build(depthOf(new Float32Array(HEIGHT * WIDTH).fill(3)));
    const distances = request?.distances;
    expect(distances?.width).toBe(WIDTH);
    expect(distances?.metres.every((metres) => metres === distances.metres[0] && metres > 1)).toBe(true);
  });

  it('lets the engine read distances from the layout where none were measured', async () => {
    expect(await build(null)).toMatchObject([{ distances: undefined }]);
  });

  it.each<[string, Parameters<typeof encodeTensors>[0]]>([
    ['that are missing', { tensors: {}, texts: {} }],
    ['in an unknown encoding', depthOf(new Float32Array(HEIGHT * WIDTH).fill(3), 'feet')],
    ['that are all unknown', depthOf(new Float32Array(HEIGHT * WIDTH).fill(NaN))],
  ])('refuses distances %s', async (_what, depth) => {
    const { transfer, put } = createStore();
    const panorama = put('op_1-tensors/a', { tensors: { rgb }, texts: {} });
    const imagined = { panorama, depth: put('op_1-tensors/b', depth), models: [], fallbacks: [] };
    const maker = createModelWorldMaker({ engine: pictureEngine, transfer }, imagined);
    await expect(maker.build({}, prompt({}), { signal } as never)).rejects.toMatchObject({ code: 'ARGUMENT_INVALID' });
  });
});
