import { describe, expect, it } from 'vitest';

import type { ModelPool } from '../process/model-pool.js';
import { toFloats } from '../tensors/tensors.js';
import type { Tensors } from '../tensors/tensors.js';
import { runUpscale } from './run-upscale.js';

type UpscaleBundle = Parameters<typeof runUpscale>[1];

const TILE = 8;
const FACTOR = 2;

/** A bundle of tiles of 8 x 8 pixels that come out twice as large. */
function bundleOf(overlap: number): UpscaleBundle {
  const tensor = (name: string, size: number) => ({ name, type: 'float32' as const, shape: [1, 3, size, size], meaning: '' });
  const graph = { path: '', inputs: [tensor('x', TILE)], outputs: [tensor('y', TILE * FACTOR)] };
  return { manifest: { upscale: { factor: FACTOR, overlap } }, graphs: { model: graph } } as unknown as UpscaleBundle;
}

/** A pool whose model repeats pixels, and changes what it returns. */
function poolOf(change: (data: Float32Array) => Float32Array = (data) => data): Pick<ModelPool, 'use'> {
  const run = async (_: string, { x }: Tensors): Promise<Tensors> => {
    const data = toFloats(x ?? new Float32Array(0));
    const size = TILE * FACTOR;
    const large = Float32Array.from({ length: 3 * size * size }, (_value, i) => {
      const [channel, row, column] = [Math.floor(i / size / size), Math.floor(i / size) % size, i % size];
      return data[(channel * TILE + Math.floor(row / FACTOR)) * TILE + Math.floor(column / FACTOR)] ?? 0;
    });
    return { y: change(large) };
  };
  return { use: (_bundle, work) => work({ run }) };
}

const picture = { shape: [6, 12, 3], data: Uint8Array.from({ length: 6 * 12 * 3 }, (_, i) => i) };

describe('an enlarged panorama', () => {
  it.each([0, 1, 3])('has every pixel in its place with an overlap of %d', async (overlap) => {
    const { rgb } = (await runUpscale(poolOf(), bundleOf(overlap), { tensors: { picture } })).tensors;
    expect(rgb?.shape).toEqual([3, 12, 24]);
    for (const [channel, row, column] of [
      [0, 0, 0],
      [2, 11, 23],
      [1, 5, 12],
    ] as const)
      expect(Number(rgb?.data[(channel * 12 + row) * 24 + column])).toBeCloseTo(
        (picture.data[(Math.floor(row / 2) * 12 + Math.floor(column / 2)) * 3 + channel] ?? 0) / 255,
      );
  });

  it.each([
    ['NaN', 0, (data: Float32Array) => data.fill(NaN), 'the network returns NaN'],
    ['another size', 0, () => new Float32Array(3), 'the network returns 3 numbers'],
    ['tiles that are all overlap', 4, (data: Float32Array) => data, 'leaves nothing of a tile'],
  ] as const)('is refused with %s', async (_, overlap, change, problem) => {
    await expect(runUpscale(poolOf(change), bundleOf(overlap), { tensors: { picture } })).rejects.toThrow(problem);
  });
});
