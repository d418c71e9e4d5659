import { describe, expect, it } from 'vitest';

import { sampleBlueNoise } from './blue-noise.js';
import { generatePoissonDiscPoints } from './poisson-disc.js';
import { createRandomStream } from './stream.js';
import { worley2 } from './worley.js';

describe('cellular noise', () => {
  it('finds the two nearest of all feature points', () => {
    const random = createRandomStream(2, 2);
    const out = new Float64Array(3);
    for (let i = 0; i < 3000; i++) {
      const [x, y] = [random.range(-40, 40), random.range(-40, 40)];
      worley2(6, x, y, out);
      const [nearest, second, name] = [out[0], out[1], out[2]];
      expect(second).toBeGreaterThanOrEqual(nearest);
      // No sample inside the circle up to the second point can have a feature point other than the named one.
      const angle = random.range(0, 2 * Math.PI);
      const step = 0.49 * (second - nearest);
      worley2(6, x + step * Math.cos(angle), y + step * Math.sin(angle), out);
      expect(out[2]).toBe(name);
      expect(Math.abs(out[0] - nearest)).toBeLessThanOrEqual(step + 1e-12);
    }
  });
});

describe('a Poisson-disc scatter', () => {
  const points = generatePoissonDiscPoints(3, 1, 40);
  const pairs = Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]] as const);

  it('keeps its distance and its square', () => {
    let closest = Infinity;
    for (const [i, [x, y]] of pairs.entries()) {
      expect(x >= 0 && x < 40 && y >= 0 && y < 40).toBe(true);
      for (const [px, py] of pairs.slice(i + 1)) closest = Math.min(closest, Math.hypot(px - x, py - y));
    }
    expect(closest).toBeGreaterThanOrEqual(1);
  });

  it('leaves no large gap', () => {
    const random = createRandomStream(3, 4);
    for (let i = 0; i < 2000; i++) {
      const [x, y] = [random.range(0, 40), random.range(0, 40)];
      expect(Math.min(...pairs.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(1.5);
    }
  });

  it('is the same every time and refuses what it cannot do', () => {
    expect(generatePoissonDiscPoints(3, 1, 40)).toEqual(points);
    expect(generatePoissonDiscPoints(4, 1, 40)).not.toEqual(points);
    expect(() => generatePoissonDiscPoints(1, 0, 10)).toThrow(RangeError);
    expect(() => generatePoissonDiscPoints(1, 1e-6, 10)).toThrow(RangeError);
  });
});

describe('blue noise', () => {
  const tile = Array.from({ length: 4096 }, (_, i) => sampleBlueNoise(i % 64, i >> 6));

  it('holds every level once and repeats in both directions', () => {
    expect(new Set(tile.map((value) => Math.round(value * 4096 - 0.5))).size).toBe(4096);
    expect(sampleBlueNoise(-1, 70)).toBe(sampleBlueNoise(63, 6));
  });

  it('has hardly any power at low frequencies', () => {
    const power = (u: number, v: number): number => {
      let [real, imaginary] = [0, 0];
      for (const [i, value] of tile.entries()) {
        const phase = (2 * Math.PI * (u * (i % 64) + v * (i >> 6))) / 64;
        real += (value - 0.5) * Math.cos(phase);
        imaginary += (value - 0.5) * Math.sin(phase);
      }
      return (real * real + imaginary * imaginary) / 4096;
    };
    const frequencies = Array.from({ length: 12 }, (_, u) => Array.from({ length: 12 }, (__, v) => [u, v] as const)).flat();
    const low = frequencies.filter(([u, v]) => u + v > 0 && Math.hypot(u, v) < 10).map(([u, v]) => power(u, v));
    const white = 1 / 12;
    expect(low.reduce((sum, value) => sum + value, 0) / low.length).toBeLessThan(white / 50);
  });
});
