import { describeGenerators, generateObject, listRowsOf } from '@diorama/catalogue/testing';
import { describe, expect, it } from 'vitest';

import { PERSON_GENERATORS } from './index.js';

describeGenerators({ name: 'people', generators: PERSON_GENERATORS, moreRowsThan: 200 });

describe('people', () => {
  it('are a shape and finishes only, none of them the color of a missing finish', () => {
    for (const { id, variants = 1 } of listRowsOf(PERSON_GENERATORS))
      for (let variant = 0; variant < variants; variant++) {
        const { shape: _, finishes, ...rest } = generateObject(PERSON_GENERATORS, id, variant);
        expect(rest).toEqual({});
        expect(Object.values(finishes)).not.toContain('plastic #ff00ff');
      }
  });

  it('wear other colors in each variant', () => {
    const colors = [0, 1, 2, 3].map((variant) => generateObject(PERSON_GENERATORS, 'person', variant, 0).finishes['top']);
    expect(new Set(colors).size).toBe(4);
  });
});
