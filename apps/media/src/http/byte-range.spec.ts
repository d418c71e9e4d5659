import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { selectByteRange } from './byte-range.js';

const range = (start: number, end: number) => ({ kind: 'range', start, end });
const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };

describe('the range of an asset', () => {
  it.each([
    ['bytes=0-0', range(0, 0)],
    ['bytes=2-4', range(2, 4)],
    ['bytes=7-', range(7, 9)],
    ['bytes=-3', range(7, 9)],
    ['bytes=-30', range(0, 9)],
    ['bytes=5-500', range(5, 9)],
    ['BYTES=1-2', range(1, 2)],
    ['bytes=10-', unsatisfiable],
    ['bytes=10-20', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=4-2', whole],
    ['bytes=-', whole],
    ['bytes=0-1,3-4', whole],
    ['bytes=a-b', whole],
    ['bytes 0-1', whole],
    ['items=0-1', whole],
    ['', whole],
    [undefined, whole],
  ])('of ten bytes for %s', (header, expected) => {
    expect(selectByteRange(header, 10)).toEqual(expected);
  });

  it('lies inside the object for any request', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat(), { nil: '' }), fc.nat(1_000), (first, last, bytes) => {
        const selection = selectByteRange(`bytes=${first}-${last}`, bytes);
        if (selection.kind !== 'range') return;
        expect(selection.start).toBe(first);
        expect(selection.end).toBeGreaterThanOrEqual(selection.start);
        expect(selection.end).toBeLessThan(bytes);
      }),
    );
  });

  it('of nothing is never satisfiable', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(selectByteRange(header, 0)).toEqual(unsatisfiable);
  });
});
