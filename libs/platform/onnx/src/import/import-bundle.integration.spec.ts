import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { encodeTinyGraph } from '../../dist/process/tiny-graph.js';
import { importBundle } from '../../dist/index.js';
import { readGraphSignature } from './read-graph-signature.js';

async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const GRAPH = encodeTinyGraph({ operator: 'Add', nodes: 1, shape: [1, 3, 8, 8] });

describe('an import', () => {
  it('reads what goes into a graph and comes out', async () => {
    const folder = await folderOf({ 'model.onnx': GRAPH });
    const tensor = { type: 'float32', shape: [1, 3, 8, 8] };
    expect(await readGraphSignature(join(folder, 'model.onnx'))).toEqual({
      opset: 13,
      inputs: [{ name: 'x', ...tensor }],
      outputs: [{ name: 'y', ...tensor }],
    });
  });

  it.each([
    ['nothing', {}, 'neither model_index.json nor a file that ends in .onnx'],
    ['an unknown graph', { 'model.onnx': GRAPH }, 'Looked for: MoGe: outputs points and mask; UniK3D'],
    ['several graphs', { 'a.onnx': GRAPH, 'b.onnx': GRAPH }, 'several graphs (a.onnx, b.onnx) and no model_index.json'],
    ['a file that is not a graph', { 'model.onnx': 'text' }, 'model.onnx cannot be read as an ONNX graph'],
    ['another pipeline', { 'model_index.json': '{"_class_name":"KandinskyPipeline"}' }, 'known ones are StableDiffusionPipeline'],
    ['a broken index', { 'model_index.json': '[' }, 'model_index.json is not a JSON object'],
    ['an incomplete pipeline', { 'model_index.json': '{"_class_name":"FluxPipeline"}' }, 'vae_decoder/config.json is missing'],
    ['a manifest', { 'bundle.json': '{}' }, 'already has a bundle.json'],
    [
      'a graph of another size',
      { 'model.onnx': GRAPH, 'config.json': '{"model_type":"depth_anything"}' },
      'y has the shape 1 x 3 x 8 x 8, not 1 x 1 x 8 x 8',
    ],
  ])('refuses a folder with %s, and says why', async (_, files, problem) => {
    const folder = await folderOf(files);
    await expect(importBundle(folder)).rejects.toThrow(problem);
    const isThere = await stat(join(folder, 'bundle.json')).then(
      () => true,
      () => false,
    );
    expect(isThere).toBe('bundle.json' in files);
  });
});
