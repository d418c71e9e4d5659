import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeTinyGraph } from '../process/tiny-graph.js';
import type { MinimalOnnxGraph } from '../process/tiny-graph.js';

/** What else a bundle shall have. */
interface BundleOverrides extends Readonly<Record<string, unknown>> {
  /** Files beside the graph, by name; they are put on the list of files. */
  readonly extra?: Readonly<Record<string, Uint8Array>>;
}

/** A bundle of a tiny graph in a new folder, whose path it answers; `more` replaces parts of its manifest. */
export async function writeBundle(graph: MinimalOnnxGraph, { extra = {}, ...more }: BundleOverrides = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-bundle-'));
  const files: Record<string, Uint8Array> = { 'model.onnx': encodeTinyGraph(graph), ...extra };
  const tensor = { type: graph.type ?? 'float32', shape: graph.shape, meaning: 'any numbers' };
  const manifest = {
    schemaVersion: 1,
    name: 'tiny',
    version: '1.0.0',
    task: 'image-depth',
    layout: 'onnx-single',
    licence: 'CC0-1.0',
    source: 'made by a test',
    files: Object.entries(files).map(([path, bytes]) => ({
      path,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    model: 'model.onnx',
    opset: 13,
    inputs: [{ name: 'x', ...tensor }],
    outputs: [{ name: 'y', ...tensor }],
    memoryBytes: 100_000_000,
    ...more,
  };
  for (const [path, bytes] of Object.entries(files)) await writeFile(join(folder, path), bytes);
  await writeFile(join(folder, 'bundle.json'), JSON.stringify(manifest));
  return folder;
}
