import { array, assert, float, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createDepthBandCollector } from './depth-band-collector.js';

const BOUNDS = { widthMin: 2, widthMax: 8 };

function gather(width: number, height: number, metres: (x: number, y: number) => number, bounds = BOUNDS, rows = height) {
  const gatherer = createDepthBandCollector({ width, height, ...bounds });
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y);
    const data = Float32Array.from({ length: width * count }, (_, i) => metres(i % width, y + Math.floor(i / width)));
    gatherer.add({ x: 0, y, width, height: count, data });
  }
  return gatherer.finish();
}

describe('gathering a depth panorama', () => {
  it('keeps every depth of a picture that is not too wide, to the bit', () => {
    const value = (x: number, y: number): number => Math.fround(0.1 + 3.7 * x + 100 * y);
    const { width, height, metres } = gather(12, 4, value);
    expect([width, height]).toEqual([8, 4]);
    expect([...metres]).toEqual(Array.from({ length: 32 }, (_, i) => value((i % 8) + 2, Math.floor(i / 8))));
  });

  it.each([Number.NaN, 0, -0, -3, Infinity, -Infinity, 1e10])('takes %d for sky', (value) => {
    const { metres } = gather(4, 2, (x) => (x === 1 ? value : 5));
    expect([...metres]).toEqual([5, Infinity, 5, 5, 5, Infinity, 5, 5]);
  });

  it('takes what no band has for sky', () => {
    const gatherer = createDepthBandCollector({ width: 8, height: 4, ...BOUNDS });
    gatherer.add({ x: -1, y: 1, width: 3, height: 1, data: Float32Array.of(9, 1, 2) });
    gatherer.add({ x: 7, y: 3, width: 2, height: 2, data: Float32Array.of(3, 9, 9, 9) });
    const { metres } = gatherer.finish();
    expect([...metres].flatMap((value, i) => (value === Infinity ? [] : [[i, value]]))).toEqual([
      [8, 1],
      [9, 2],
      [31, 3],
    ]);
  });

  it('reduces by the mean of inverse depths, so that an edge grows no depth between near and far', () => {
    const { width, metres } = gather(16, 8, (x) => (x % 2 === 0 ? 1 : 100));
    expect(width).toBe(8);
    for (const value of metres) expect(value).toBeCloseTo(2 / (1 + 1 / 100), 5);
  });

  it('keeps holes out of the mean, and is sky where most is sky', () => {
    const { metres } = gather(16, 8, (x, y) => {
      const holes = Math.floor(x / 2) % 4; // in each square of four, none to three
      return (y % 2) * 2 + (x % 2) < holes ? Number.NaN : 4;
    });
    expect([...metres.subarray(0, 8)]).toEqual([4, 4, 4, Infinity, 4, 4, 4, Infinity]);
  });

  it('gives a constant depth back whatever the size and however the bands are cut', () => {
    assert(
      property(integer({ min: 4, max: 60 }), integer({ min: 2, max: 30 }), integer({ min: 1, max: 30 }), (width, height, rows) => {
        const { metres } = gather(width, height, () => 7.25, BOUNDS, rows);
        for (const value of metres) expect(value).toBeCloseTo(7.25, 4);
      }),
    );
  });

  it('gives the same bits for the same picture, however its rows are cut into bands', () => {
    const value = (x: number, y: number): number => 1 + ((x * 7919 + y * 104_729) % 1_000) / 10;
    const whole = gather(37, 21, value);
    for (const rows of [1, 4, 20]) expect(gather(37, 21, value, BOUNDS, rows).metres).toEqual(whole.metres);
  });

  it('keeps each depth between the least and the greatest of what it is made from', () => {
    assert(
      property(array(float({ min: Math.fround(0.01), max: 1_000, noNaN: true }), { minLength: 19 * 10, maxLength: 19 * 10 }), (all) => {
        const { metres } = gather(19, 10, (x, y) => all[y * 19 + x] ?? 0);
        for (const value of metres) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...all) * 0.999999);
          expect(value).toBeLessThanOrEqual(Math.max(...all) * 1.000001);
        }
      }),
    );
  });

  it('refuses a picture without any depth, also one whose few depths are lost when it is reduced', () => {
    expect(() => gather(8, 4, () => Number.NaN)).toThrow('no pixel has a depth');
    expect(() => gather(32, 16, (x, y) => (x === 0 && y === 0 ? 3 : Infinity))).toThrow('no pixel has a depth');
  });

  it('refuses a picture that is too small to be one', () => {
    expect(() => createDepthBandCollector({ width: 63, height: 900, widthMin: 64, widthMax: 128 })).toThrow(/63 x 900 pixels.*64 x 32/);
  });
});
