import { describe, expect, it } from 'vitest';

import { fromOklab, oklabToLinear, toOklab } from './oklab.js';

describe('Oklab', () => {
  it('has the published values of white and red', () => {
    const lab = new Float32Array(3);
    toOklab(Float32Array.of(1, 1, 1), 0, lab, 0);
    expect([...lab].map((value) => Math.round(1000 * value) + 0)).toEqual([1000, 0, 0]);
    toOklab(Float32Array.of(1, 0, 0), 0, lab, 0);
    expect([...lab].map((value) => Math.round(1000 * value))).toEqual([628, 225, 126]);
  });

  it('gives colours back', () => {
    const [lab, back] = [new Float32Array(3), new Float32Array(3)];
    for (const color of [
      [0.2, 0.5, 0.7],
      [0.9, 0.85, 0.1],
      [0.05, 0.02, 0.1],
    ]) {
      toOklab(Float32Array.from(color), 0, lab, 0);
      fromOklab(lab, 0, back, 0);
      for (const [c, value] of color.entries()) expect(Math.abs((back[c] ?? 0) - value)).toBeLessThan(3e-3);
    }
    expect(oklabToLinear([1, 0, 0]).map((value) => Math.round(100 * value))).toEqual([100, 100, 100]);
  });
});
