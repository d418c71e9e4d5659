import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toneMap } from './tone-map.js';

const PLAIN = { exposure: 1, nightVision: 0 };

function develop(rgb: readonly number[], development = PLAIN): number[] {
  const out = new Float32Array(3);
  toneMap(Float64Array.from(rgb), development, out, 0);
  return [...out];
}

test('middle grey stays in the middle, black is black and light is white', () => {
  for (const value of develop([0.18, 0.18, 0.18])) expect(value).toBeCloseTo(0.48, 2);
  for (const value of develop([0, 0, 0])) expect(value).toBeLessThan(0.01);
  for (const value of develop([1e6, 1e6, 1e6])) expect(value).toBeGreaterThan(0.97);
});

test('grey stays grey and more light is never darker', () => {
  const light = fc.double({ min: 1e-6, max: 1e3, noNaN: true });
  fc.assert(
    fc.property(light, light, (a, b) => {
      const [dim, bright] = a < b ? [a, b] : [b, a];
      const [r = 0, g = 0, blue = 0] = develop([dim, dim, dim]);
      expect(Math.max(r, g, blue) - Math.min(r, g, blue)).toBeLessThan(0.012);
      expect(develop([bright, bright, bright])[1]).toBeGreaterThanOrEqual(g);
    }),
  );
});

test('hues are kept, and very bright colours go to white', () => {
  const [r = 0, , b = 0] = develop([0.4, 0.1, 0.02]);
  expect(r).toBeGreaterThan(b + 0.25);
  const [br = 0, , bb = 0] = develop([400, 100, 20]);
  expect(br - bb).toBeLessThan(r - b);
});

test('by night dim light turns blue and bright light keeps its colour', () => {
  const night = { exposure: 1, nightVision: 0.8 };
  const [r = 0, , b = 0] = develop([0.02, 0.02, 0.01], night);
  expect(b).toBeGreaterThan(r);
  const [lr = 0, , lb = 0] = develop([2, 1.2, 0.5], night);
  expect(lr).toBeGreaterThan(lb);
});
