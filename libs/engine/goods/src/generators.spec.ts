import { describeGenerators, generateObject } from '@diorama/catalogue/testing';
import { describe, expect, it } from 'vitest';

import { GOODS_GENERATORS } from './generators.js';

describeGenerators({ name: 'goods', generators: GOODS_GENERATORS, moreRowsThan: 250, spareFinishes: true });

describe('gifts', () => {
  it('are wrapped in paper that differs from variant to variant', () => {
    const [first, second] = [0, 1].map((variant) => generateObject(GOODS_GENERATORS, 'gift', variant).finishes);
    expect(first).not.toEqual(second);
  });
});
