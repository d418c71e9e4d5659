import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { writeBundle } from '../testing/write-bundle.js';
import { encodeTinyGraph } from '../process/tiny-graph.js';
import { readExternalFiles } from './external-files.js';
import { openBundle } from './open-bundle.js';

/** A field of protocol buffers that holds bytes, texts or other fields. */
function field(id: number, ...content: (Uint8Array | string)[]): Uint8Array {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([varint(id * 8 + 2), varint(bytes.length), bytes]);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Uint8Array.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}

/** A tensor whose numbers lie in another file. */
const tensorIn = (location: string): Uint8Array[] => [field(8, 'weights'), field(13, field(1, 'location'), field(2, location))];
const withInitializer = (location: string): Uint8Array => field(7, field(5, field(9, new Uint8Array(200_000)), ...tensorIn(location)));

async function read(bytes: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-graph-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'model.onnx'), bytes);
  return readExternalFiles(join(folder, 'model.onnx'));
}

describe('files that a graph reads its weights from', () => {
  it('are none where it holds them itself', async () => {
    expect(await read(encodeTinyGraph({ operator: 'Add', nodes: 3, shape: [2] }))).toEqual([]);
  });

  it('are found among its weights, behind others that are long', async () => {
    expect(await read(withInitializer('model.onnx_data'))).toEqual(['model.onnx_data']);
  });

  it('are found in constants, in graphs within graphs and in functions', async () => {
    const constant = field(5, field(5, ...tensorIn('deep.bin'))); // a node's attribute that is a tensor
    const branch = field(5, field(6, field(1, constant))); // an attribute that is a graph with such a node
    const nested = field(7, field(1, branch));
    const inFunction = field(25, field(7, field(5, field(5, ...tensorIn('function.bin')))));
    expect(await read(Buffer.concat([nested, inFunction]))).toEqual(['deep.bin', 'function.bin']);
  });

  it.each([
    ['text', Buffer.from('no graph at all')],
    ['nothing', new Uint8Array(0)],
    ['a graph that is cut', encodeTinyGraph({ operator: 'Add', nodes: 3, shape: [2] }).subarray(0, 40)],
  ])('are none in %s, which the runtime refuses', async (_, bytes) => {
    expect(await read(bytes)).toEqual([]);
  });

  it.each(['/etc/passwd', '../weights.bin', 'weights.bin'])('must be among the files of the bundle, which %s is not', async (location) => {
    const folder = await writeBundle({ operator: 'Add', nodes: 1, shape: [2] }, { extra: { 'model.onnx': withInitializer(location) } });
    onTestFinished(() => rm(folder, { recursive: true }));
    await expect(openBundle(folder)).rejects.toThrow('file list does not include');
  });

  it('may lie beside the graph when the manifest names them', async () => {
    const extra = { 'model.onnx': withInitializer('weights.bin'), 'weights.bin': new Uint8Array(8) };
    const folder = await writeBundle({ operator: 'Add', nodes: 1, shape: [2] }, { extra });
    onTestFinished(() => rm(folder, { recursive: true }));
    expect((await openBundle(folder)).manifest.files).toHaveLength(2);
  });
});
