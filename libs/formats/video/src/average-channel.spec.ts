import { describe, expect, it } from 'vitest';

import { averageChannel } from './average-channel.js';
import type { PixelChannel } from './average-channel.js';

const channel = (rows: readonly (readonly number[])[], more: Partial<PixelChannel> = {}): PixelChannel => {
  const width = rows[0]?.length ?? 0;
  return { samples: Uint8Array.from(rows.flat()), width, height: rows.length, offset: 0, step: 1, stride: width, ...more };
};

describe('a channel', () => {
  const six = channel([
    [1, 2, 3],
    [4, 5, 6],
  ]);

  it.each([
    [3, 2, [1, 2, 3, 4, 5, 6]],
    [1, 1, [3.5]],
    [3, 1, [2.5, 3.5, 4.5]],
    [1, 2, [2, 5]],
    [6, 2, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
  ])('is averaged to %d by %d', (columns, rows, values) => {
    expect([...averageChannel(six, columns, rows)]).toEqual(values.map((value) => expect.closeTo(value, 5)));
  });

  it('shares out samples that lie across a border', () => {
    expect([...averageChannel(channel([[0, 90, 30]]), 2, 1)]).toEqual([30, 50].map((value) => expect.closeTo(value, 4)));
    const wide = channel([Array.from({ length: 100 }, (_, x) => x)]);
    expect([...averageChannel(wide, 7, 1)]).toEqual([...averageChannel(channel([[...wide.samples]]), 7, 1)]);
    const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const columns of [1, 3, 7, 33, 99, 100]) expect(mean(averageChannel(wide, columns, 1))).toBeCloseTo(49.5, 3);
  });

  it('is found among others', () => {
    const samples = Uint8Array.from([9, 9, 1, 9, 2, 9, 9, 9, 3, 9, 4, 9]);
    expect([...averageChannel({ samples, width: 2, height: 2, offset: 2, step: 2, stride: 6 }, 2, 2)]).toEqual([1, 2, 3, 4]);
  });
});
