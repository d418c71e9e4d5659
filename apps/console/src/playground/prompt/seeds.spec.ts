import { describe, expect, it } from 'vitest';

import { appendSeed, parseSeeds } from './seeds.js';

describe('seeds', () => {
  it.each<[string, readonly number[]]>([
    ['', []],
    [' ', []],
    ['7', [7]],
    ['7, 8,9', [7, 8, 9]],
    ['7 8;9,', [7, 8, 9]],
    ['4294967295', [4_294_967_295]],
  ])('of %j are %j', (text, seeds) => {
    expect(parseSeeds(text)).toEqual(seeds);
  });

  it.each([
    ['-1', /“-1” is not a seed/],
    ['1.5', /“1.5” is not a seed/],
    ['1e3', /“1e3” is not a seed/],
    ['7, x', /“x” is not a seed/],
    ['4294967296', /“4294967296” is not a seed/],
    ['99999999999', /is not a seed/],
    ['7, 8, 07', /same seed twice/],
    [Array.from({ length: 21 }, (_, i) => i).join(' '), /At most 20 seeds/],
  ])('are not in %j', (text, fault) => {
    expect(parseSeeds(text)).toMatch(fault);
  });

  it('are added to a text', () => {
    expect(appendSeed('', 7)).toBe('7');
    expect(appendSeed('7,', 8)).toBe('7, 8');
    expect(appendSeed('7, 8', 9)).toBe('7, 8, 9');
  });
});
