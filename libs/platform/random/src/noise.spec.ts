import { describe, expect, it } from 'vitest';

import { fbm2, fbm3, ridged2 } from './fractal-noise.js';
import { gradientNoise2, gradientNoise3, valueNoise2 } from './noise.js';
import { createRandomStream } from './stream.js';

const random = createRandomStream(1, 1);
const points = Array.from({ length: 20_000 }, () => [random.range(-500, 500), random.range(-500, 500), random.range(-500, 500)] as const);

const NOISES: [string, (x: number, y: number, z: number) => number, number][] = [
  ['value noise', (x, y) => valueNoise2(3, x, y), -1],
  ['plane gradient noise', (x, y) => gradientNoise2(3, x, y), -1],
  ['space gradient noise', (x, y, z) => gradientNoise3(3, x, y, z), -1],
  ['plane fractal noise', (x, y) => fbm2(3, x, y, 5), -1],
  ['space fractal noise', (x, y, z) => fbm3(3, x, y, z, 5), -1],
  ['ridges', (x, y) => ridged2(3, x, y, 5), 0],
];

describe.each(NOISES)('%s', (_name, noise, least) => {
  const values = points.map(([x, y, z]) => noise(x, y, z));

  it('stays in its range and uses it', () => {
    const [min, max] = [Math.min(...values), Math.max(...values)];
    expect(min).toBeGreaterThanOrEqual(least);
    expect(max).toBeLessThanOrEqual(1);
    expect(max - min).toBeGreaterThan(0.4 * (1 - least));
  });

  it('has no jumps', () => {
    const steps = points.map(([x, y, z], i) => Math.abs(noise(x + 1e-6, y - 1e-6, z + 1e-6) - values[i]));
    expect(Math.max(...steps)).toBeLessThan(1e-3);
    expect(Math.max(...steps)).toBeGreaterThan(0);
  });

  it('is the same every time', () => {
    expect(points.map(([x, y, z]) => noise(x, y, z))).toEqual(values);
  });
});

describe('lattice noise', () => {
  it('depends on the seed', () => {
    const correlation = points.reduce((sum, [x, y]) => sum + gradientNoise2(1, x, y) * gradientNoise2(2, x, y), 0) / points.length;
    expect(Math.abs(correlation)).toBeLessThan(0.005);
  });

  it('has mean zero and no preferred axis', () => {
    const mean = points.reduce((sum, [x, y, z]) => sum + gradientNoise3(5, x, y, z), 0) / points.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
    const rise = (dx: number, dy: number) =>
      points.reduce((sum, [x, y]) => sum + (gradientNoise2(5, x + dx, y + dy) - gradientNoise2(5, x, y)) ** 2, 0);
    const diagonal = rise(0.2, 0.2) / rise(0.2 * Math.SQRT2, 0);
    expect(diagonal).toBeGreaterThan(0.8);
    expect(diagonal).toBeLessThan(1.25);
  });

  it('is zero at the lattice points', () => {
    for (let i = -5; i < 5; i++) {
      expect(gradientNoise2(8, i, 3 - i)).toBeCloseTo(0, 12);
      expect(gradientNoise3(8, i, 3 - i, 2 * i)).toBeCloseTo(0, 12);
    }
  });

  it('cannot leave [-1, 1] whatever the gradients: its bound is reached at a cell centre', () => {
    const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
    let bound2 = 0;
    let bound3 = 0;
    for (let i = 0; i <= 40; i++)
      for (let j = 0; j <= 40; j++)
        for (let k = 0; k <= 40; k++) {
          let sum = 0;
          for (let corner = 0; corner < 8; corner++) {
            const at = [i, j, k].map((step, axis) => ({ offset: step / 40, far: (corner >> axis) & 1 }));
            const weight = at.reduce((product, { offset, far }) => product * (far ? fade(offset) : 1 - fade(offset)), 1);
            sum += weight * Math.hypot(...at.map(({ offset, far }) => offset - far));
          }
          bound3 = Math.max(bound3, sum);
          if (k === 0) bound2 = Math.max(bound2, sum);
        }
    expect(bound2 * Math.SQRT2).toBeLessThanOrEqual(1 + 1e-12);
    expect((bound3 * 2) / Math.sqrt(3)).toBeLessThanOrEqual(1 + 1e-12);
  });

  it('is flat with no octaves', () => {
    expect([fbm2(1, 0.3, 0.4, 0), fbm3(1, 0.3, 0.4, 0.5, 0), ridged2(1, 0.3, 0.4, 0)]).toEqual([0, 0, 0]);
  });

  it('gets rougher with more gain', () => {
    const roughness = (gain: number) =>
      points.reduce((sum, [x, y]) => sum + Math.abs(fbm2(2, x + 0.02, y, 6, gain) - fbm2(2, x, y, 6, gain)), 0);
    expect(roughness(0.7)).toBeGreaterThan(1.5 * roughness(0.4));
  });
});
