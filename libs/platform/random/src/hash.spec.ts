import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hashInteger, mixBits32, hashStreamName, hashToUnitInterval } from './hash.js';

describe('the hash', () => {
  it('gives the values it has always given', () => {
    expect([hashInteger(0, 0), hashInteger(1, 2, 3, 4), hashInteger(0xffffffff, -1), hashStreamName('trees')]).toEqual([
      1106484830, 375437037, 3175213987, 2995568895,
    ]);
  });

  it('agrees with lowbias32 computed in exact integers', () => {
    const values = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(values, (value) => {
        expect(mixBits32(value) >>> 0).toBe(Number(lowbias32(BigInt(value))));
      }),
    );
  });

  it('flips each output bit for about half of the flips of any input bit', () => {
    for (let bit = 0; bit < 32; bit++) {
      const flips = Array.from({ length: 32 }, () => 0);
      for (let i = 0; i < 4000; i++) {
        const changed = hashInteger(7, i) ^ hashInteger(7, i ^ (1 << bit));
        for (let out = 0; out < 32; out++) flips[out] = flips[out] + ((changed >>> out) & 1);
      }
      for (const count of flips) expect(Math.abs(count / 4000 - 0.5)).toBeLessThan(0.06);
    }
  });

  it('spreads evenly over [0, 1) in each counter', () => {
    const counters = [
      (i: number) => hashToUnitInterval(3, i),
      (i: number) => hashToUnitInterval(3, 1, i),
      (i: number) => hashToUnitInterval(3, 1, 2, i),
      (i: number) => hashToUnitInterval(i, 1),
    ];
    for (const draw of counters) {
      const bins = Array.from({ length: 64 }, () => 0);
      for (let i = 0; i < 64_000; i++) {
        const bin = Math.floor(draw(i) * 64);
        bins[bin] = bins[bin] + 1;
      }
      const chiSquare = bins.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquare).toBeLessThan(110); // 63 degrees of freedom: exceeded once in 4000 seeds
    }
  });

  it('takes an absent counter for zero', () => {
    expect(hashInteger(5, 6)).toBe(hashInteger(5, 6, 0, 0));
  });

  it('tells names apart', () => {
    const names = Array.from({ length: 2000 }, (_, i) => `name-${i}`);
    expect(new Set(names.map(hashStreamName)).size).toBe(names.length);
  });
});

function lowbias32(value: bigint): bigint {
  const word = 0xffffffffn;
  const first = ((value ^ (value >> 16n)) * 0x7feb352dn) & word;
  const second = ((first ^ (first >> 15n)) * 0x846ca68bn) & word;
  return second ^ (second >> 16n);
}
