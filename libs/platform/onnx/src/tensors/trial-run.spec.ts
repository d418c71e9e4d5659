import { describe, expect, it } from 'vitest';

import { generateTrialRunInputs, computeOutputPsnr } from './trial-run.js';

const floats = (...numbers: number[]) => Float32Array.from(numbers);

describe('inputs for a trial run', () => {
  const tensor = { shape: [4_000], meaning: '' };

  it('are numbers from the range of their tensor, the same for the same seed', () => {
    const facts = [
      { name: 'a', type: 'float32' as const, ...tensor, range: [-2, 3] as [number, number] },
      { name: 'b', type: 'int64' as const, ...tensor, range: [5, 7] as [number, number] },
      { name: 'c', type: 'uint8' as const, ...tensor },
    ];
    const { a, b, c } = generateTrialRunInputs(facts, 9);
    expect([Math.min(...(a as Float32Array)), Math.max(...(a as Float32Array))]).toEqual([expect.closeTo(-2, 1), expect.closeTo(3, 1)]);
    expect(new Set(b as BigInt64Array)).toEqual(new Set([5n, 6n, 7n]));
    expect(new Set(c as Uint8Array)).toEqual(new Set([0, 1]));
    expect(generateTrialRunInputs(facts, 9)).toEqual({ a, b, c });
    expect(generateTrialRunInputs(facts, 10)).not.toEqual({ a, b, c });
  });
});

describe('how near an output is to the expected one', () => {
  it('is told in decibels of the span', () => {
    expect(computeOutputPsnr(floats(0, 10), floats(1, 9))).toBeCloseTo(20);
    expect(computeOutputPsnr(floats(5, 15), floats(6, 14))).toBeCloseTo(20);
    expect(computeOutputPsnr(floats(1, 2), floats(1, 2))).toBe(Infinity);
  });

  it('counts numbers that are not finite only where both have them', () => {
    expect(computeOutputPsnr(floats(0, 1, Infinity), floats(0, 1, Infinity))).toBe(Infinity);
    expect(computeOutputPsnr(floats(0, 1, NaN), floats(0, 1, NaN))).toBe(Infinity);
    expect(computeOutputPsnr(floats(0, 1, Infinity), floats(0, 1, 2))).toBe(-Infinity);
    expect(computeOutputPsnr(floats(0, 1, 2), floats(0, 1, NaN))).toBe(-Infinity);
  });
});
