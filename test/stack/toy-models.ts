import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { encodeTinyGraph } from '../../libs/platform/onnx/src/process/tiny-graph.js';

/** A model of random weights; see `test/diffusers/make_bundle.py`. */
const TINY = fileURLToPath(new URL('../diffusers/tiny-bundle', import.meta.url));
const [WIDTH, HEIGHT] = [64, 32];
const LATENTS = [1, 4, 8, 16];

/** Writes a bundle for `text-to-pano`, which paints noise: text encoder and decoder have random weights, and nothing is denoised. */
export function writeWordModel(folder: string): void {
  const { control: _control, graphs, files: _files, ...rest } = JSON.parse(readFileSync(join(TINY, 'bundle.json'), 'utf8'));
  const { controlnet: _controlnet, ...kept } = graphs;
  const tensor = { type: 'float32', shape: LATENTS, meaning: 'latents' };
  const unet = { model: 'unet/model.onnx', opset: 13, inputs: [{ name: 'sample', ...tensor }], outputs: [{ name: 'y', ...tensor }] };
  for (const part of ['text_encoder', 'tokenizer', 'vae_decoder']) cpSync(join(TINY, part), join(folder, part), { recursive: true });
  writeGraph(join(folder, unet.model), encodeTinyGraph({ operator: 'Add', nodes: 1, shape: LATENTS, input: 'sample' }));
  writeManifest(
    folder,
    ['text_encoder/model.onnx', 'tokenizer/tokenizer.json', 'tokenizer/tokenizer_config.json', 'unet/model.onnx', 'vae_decoder/model.onnx'],
    {
      ...rest,
      name: 'tiny-words',
      task: 'text-to-pano',
      guidance: 1,
      graphs: { ...kept, unet },
    },
  );
}

/** Writes a bundle for `image-depth`, which takes colours for places: what is dark is near. */
export function writeDistanceModel(folder: string): void {
  const shape = [1, 3, HEIGHT, WIDTH];
  const tensor = { type: 'float32', shape, meaning: 'colours, or places' };
  writeGraph(join(folder, 'model.onnx'), encodeTinyGraph({ operator: 'Add', nodes: 3, shape }));
  writeManifest(folder, ['model.onnx'], {
    schemaVersion: 1,
    name: 'tiny-distances',
    version: '1.0.0',
    task: 'image-depth',
    layout: 'onnx-single',
    licence: 'CC0-1.0',
    source: 'made by a test',
    model: 'model.onnx',
    opset: 13,
    inputs: [{ name: 'x', ...tensor }],
    outputs: [{ name: 'y', ...tensor }],
    depth: { projection: { kind: 'equirectangular' }, encoding: 'metric', outputs: { points: 'y' } },
    memoryBytes: 100_000_000,
  });
}

function writeGraph(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function writeManifest(folder: string, paths: readonly string[], manifest: object): void {
  const files = paths.map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify({ ...manifest, files }));
}
