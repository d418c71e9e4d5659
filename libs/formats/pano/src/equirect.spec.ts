import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { directionToPixel, pixelToDirection, computePixelSolidAngle, computeRowLatitude } from './equirect.js';
import { countReducedGridSamples, countReducedRowSamples, findWidthForSampleCount } from './reduced-grid.js';

const WIDTH = 512;
const directionOf = (column: number, row: number): number[] => {
  const out: number[] = [];
  pixelToDirection(WIDTH, column, row, out);
  return out;
};

describe('equirectangular directions', () => {
  it.each([
    ['the centre', 255.5, 127.5, [0, 0, -1]],
    ['three quarters across', 383.5, 127.5, [1, 0, 0]],
    ['a quarter across', 127.5, 127.5, [-1, 0, 0]],
    ['the left edge', -0.5, 127.5, [0, 0, 1]],
    ['the upper edge', 100, -0.5, [0, 1, 0]],
    ['the lower edge', 100, 255.5, [0, -1, 0]],
  ])('look from %s the right way', (_name, column, row, expected) => {
    for (const [axis, value] of directionOf(column, row).entries()) expect(value).toBeCloseTo(expected[axis], 12);
  });

  it('lead back to their pixel, whatever their length', () => {
    const column = fc.double({ min: -0.5, max: 511.499, noNaN: true });
    const row = fc.double({ min: -0.4, max: 255.4, noNaN: true });
    const length = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(column, row, length, (c, r, scale) => {
        const [x, y, z] = directionOf(c, r).map((value) => value * scale) as [number, number, number];
        const out = new Float64Array(2);
        directionToPixel(WIDTH, x, y, z, out);
        expect(out[1]).toBeCloseTo(r, 6);
        const apart = Math.abs(out[0] - c);
        expect(Math.min(apart, WIDTH - apart)).toBeLessThan(1e-6);
      }),
    );
  });

  it('always land inside the panorama', () => {
    const out = new Float64Array(2);
    for (const [x, y, z] of [
      [0, 0, 1],
      [-0, 0, 1],
      [0, 1, 0],
      [0, -1, -0],
      [-1e-17, 0, 1],
      [1e-17, 0, 1],
    ] as const) {
      directionToPixel(WIDTH, x, y, z, out);
      expect(out[0]).toBeGreaterThanOrEqual(-0.5);
      expect(out[0]).toBeLessThan(WIDTH - 0.5);
      expect(out[1]).toBeGreaterThanOrEqual(-0.5);
      expect(out[1]).toBeLessThanOrEqual(WIDTH / 2 - 0.5);
    }
  });

  it('share the sphere out among the pixels', () => {
    let sum = 0;
    for (let row = 0; row < WIDTH / 2; row++) sum += WIDTH * computePixelSolidAngle(WIDTH, row);
    expect(sum).toBeCloseTo(4 * Math.PI, 10);
    const square = (2 * Math.PI) / WIDTH;
    expect(computePixelSolidAngle(WIDTH, 30) / (square * square * Math.cos(computeRowLatitude(WIDTH, 30)))).toBeCloseTo(1, 4);
  });
});

describe('the reduced grid', () => {
  it('carries as many samples at a latitude as its circle is long', () => {
    expect(countReducedRowSamples(WIDTH, 127)).toBe(512);
    expect(countReducedRowSamples(WIDTH, 0)).toBe(4);
    expect(countReducedRowSamples(WIDTH, 42)).toBe(Math.round(512 * Math.cos(computeRowLatitude(WIDTH, 42))));
  });

  it.each([
    [560, 100_000],
    [1254, 500_000],
    [2560, 2_086_000],
  ])('of width %i has about %i samples', (width, count) => {
    expect(Math.abs(countReducedGridSamples(width) / count - 1)).toBeLessThan(0.003);
    expect(Math.abs(findWidthForSampleCount(count) - width)).toBeLessThanOrEqual(4);
  });

  it('has the nearest even width for a count', () => {
    for (const count of [8, 50, 1234, 100_000]) {
      const width = findWidthForSampleCount(count);
      expect(width % 2).toBe(0);
      const miss = (w: number): number => Math.abs(countReducedGridSamples(w) - count);
      expect(miss(width)).toBeLessThanOrEqual(miss(width + 2));
      expect(miss(width)).toBeLessThanOrEqual(miss(Math.max(2, width - 2)));
    }
    expect(() => findWidthForSampleCount(0)).toThrow(RangeError);
  });
});
