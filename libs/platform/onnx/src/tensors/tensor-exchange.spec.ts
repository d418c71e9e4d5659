import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { discardTensors, packTensors, unpackTensors } from './tensor-exchange.js';

async function exchange(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-exchange-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const LARGE = 100_000;
const tensors = {
  small: Uint8Array.from([1, 2, 3]),
  large: Float32Array.from({ length: LARGE }, (_, i) => i / 7),
  // A part of something larger, as decoded files are.
  part: BigInt64Array.from({ length: LARGE }, (_, i) => BigInt(i)).subarray(7),
};

describe('tensors on their way between processes', () => {
  it('arrive as they were sent, the large ones by files that are gone afterwards', async () => {
    const folder = await exchange();
    const packed = await packTensors(folder, 'in-1', tensors);
    expect(Object.keys(packed.inline)).toEqual(['small']);
    expect(await readdir(folder)).toHaveLength(2);
    expect(await unpackTensors(packed)).toEqual(tensors);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leave nothing when nobody wants them', async () => {
    const folder = await exchange();
    await discardTensors(await packTensors(folder, 'in-1', tensors));
    expect(await readdir(folder)).toEqual([]);
  });

  it('are an error when they were cut', async () => {
    const folder = await exchange();
    const packed = await packTensors(folder, 'in-1', { large: tensors.large });
    await truncate(packed.files[0]?.path ?? '', 1_000);
    await expect(unpackTensors(packed)).rejects.toThrow('a tensor of 400000 bytes received only 1000');
  });
});
