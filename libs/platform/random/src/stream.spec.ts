import { describe, expect, it } from 'vitest';

import { createRandomStream } from './stream.js';

const draws = (seed: number, stream: number, count: number): number[] => {
  const random = createRandomStream(seed, stream);
  return Array.from({ length: count }, () => random.next());
};

describe('a random stream', () => {
  it('repeats for the same seed and number, and only then', () => {
    expect(draws(1, 2, 50)).toEqual(draws(1, 2, 50));
    expect(draws(1, 2, 50)).not.toEqual(draws(1, 3, 50));
    expect(draws(1, 2, 50)).not.toEqual(draws(2, 2, 50));
  });

  it('shares no stretch with its neighbours', () => {
    const seen = new Set(draws(9, 0, 2000));
    expect(draws(9, 1, 2000).filter((value) => seen.has(value)).length).toBeLessThan(3);
  });

  it('does not follow its neighbours', () => {
    const a = draws(4, 10, 20_000);
    const b = draws(4, 11, 20_000);
    const covariance = a.reduce((sum, value, i) => sum + (value - 0.5) * (b[i] - 0.5), 0) / a.length;
    expect(Math.abs(covariance * 12)).toBeLessThan(0.03);
  });

  it('draws integers of the whole range, both ends included', () => {
    const random = createRandomStream(1, 1);
    const values = new Set(Array.from({ length: 1000 }, () => random.integer(-2, 3)));
    expect([...values].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(() => random.integer(3, 2)).toThrow(RangeError);
    expect(() => random.integer(0.5, 2)).toThrow(RangeError);
  });

  it('keeps to a range', () => {
    const random = createRandomStream(1, 2);
    const values = Array.from({ length: 1000 }, () => random.range(-3, 5));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...values)).toBeLessThan(5);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(7.5);
  });

  it('picks every element, and refuses an empty list', () => {
    const random = createRandomStream(1, 3);
    expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('draws normal values: mean 0, variance 1, kurtosis 3', () => {
    const random = createRandomStream(11, 5);
    const values = Array.from({ length: 100_000 }, () => random.normal());
    const moment = (power: number) => values.reduce((sum, value) => sum + value ** power, 0) / values.length;
    expect(moment(1)).toBeCloseTo(0, 1);
    expect(moment(2)).toBeCloseTo(1, 1);
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.15);
  });
});
