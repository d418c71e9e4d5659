import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tinyGraph } from '../tiny-graph.js';
import type { TinyGraph } from '../tiny-graph.js';

/** A bundle of a tiny graph in a new folder, whose path it answers; `more` replaces parts of its manifest. */
export async function writeBundle(graph: TinyGraph, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-bundle-'));
  const model = tinyGraph(graph);
  const tensor = { type: 'float32', shape: graph.shape, meaning: 'any numbers' };
  const manifest = {
    schemaVersion: 1,
    name: 'tiny',
    version: '1.0.0',
    task: 'image-depth',
    layout: 'onnx-single',
    licence: 'CC0-1.0',
    source: 'made by a test',
    files: [{ path: 'model.onnx', bytes: model.byteLength, sha256: createHash('sha256').update(model).digest('hex') }],
    model: 'model.onnx',
    opset: 13,
    inputs: [{ name: 'x', ...tensor }],
    outputs: [{ name: 'y', ...tensor }],
    memoryBytes: 100_000_000,
    ...more,
  };
  await writeFile(join(folder, 'model.onnx'), model);
  await writeFile(join(folder, 'bundle.json'), JSON.stringify(manifest));
  return folder;
}
