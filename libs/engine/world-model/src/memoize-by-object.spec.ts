import { describe, expect, it } from 'vitest';

import { memoizeByObject } from './memoize-by-object.js';

describe('a function memoized by object', () => {
  it('computes a value once for each object, equal ones included', () => {
    const computed: object[] = [];
    const wrap = memoizeByObject((key: object) => {
      computed.push(key);
      return { key };
    });
    const [a, b] = [{ name: 'a' }, { name: 'a' }];
    expect(wrap(a)).toBe(wrap(a));
    expect(wrap(b)).not.toBe(wrap(a));
    expect(computed).toEqual([a, b]);
  });
});
