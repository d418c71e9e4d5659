import { describeGenerators, generateObject, listRowsOf } from '@diorama/catalogue/testing';
import { describe, expect, it } from 'vitest';

import { STRUCTURE_GENERATORS } from './index.js';

describeGenerators({ name: 'structures', generators: STRUCTURE_GENERATORS, moreRowsThan: 230 });

describe('structures', () => {
  it('differ between the variants of a row', () => {
    for (const { id } of listRowsOf(STRUCTURE_GENERATORS).filter(({ variants = 1 }) => variants > 1)) {
      const [first, second] = [0, 1].map((variant) => generateObject(STRUCTURE_GENERATORS, id, variant, 0).shape);
      expect(first).not.toEqual(second);
    }
  });
});
