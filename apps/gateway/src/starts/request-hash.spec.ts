import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hashRequest } from './request-hash.js';

const hex = (value: unknown): string => hashRequest(value).toString('hex');

describe('the hash of a request', () => {
  it('does not depend on the order of keys, nor on nulls', () => {
    expect(hex({ a: 1, b: { c: [1, '2'], d: null } })).toBe(hex({ b: { c: [1, '2'] }, a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: 'b' }, { ab: '' }],
    [['a', 'b'], ['ab']],
    [[['a'], 'b'], [['a', 'b']]],
    [{ a: { b: 1 } }, { a: {}, b: 1 }],
    [true, 'true'],
    [[], {}],
  ])('distinguishes %j from %j', (one, other) => {
    expect(hex(one)).not.toBe(hex(other));
  });

  it('is the same for values that are the same, and for no others', () => {
    const json = jsonValue({ maxDepth: 3 });
    assert(
      property(json, json, (a, b) => {
        expect(hex(a) === hex(b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });
});

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '0' : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`)
    .join()}}`;
}
