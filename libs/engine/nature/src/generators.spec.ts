import { describeGenerators, generateObject } from '@diorama/catalogue/testing';
import { describe, expect, it } from 'vitest';

import { NATURE_GENERATORS } from './generators.js';

describeGenerators({ name: 'nature', generators: NATURE_GENERATORS, moreRowsThan: 230, spareFinishes: true });

describe('trees', () => {
  it('differ from variant to variant', () => {
    const [first, second] = [0, 1].map((variant) => generateObject(NATURE_GENERATORS, 'oak-tree', variant));
    expect(first).not.toEqual(second);
  });
});
