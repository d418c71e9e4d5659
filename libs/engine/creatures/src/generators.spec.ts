import { describeGenerators, generateObject, listRowsOf } from '@diorama/catalogue/testing';
import { measureShape } from '@diorama/shapes';
import { describe, expect, it } from 'vitest';

import { CREATURE_GENERATORS } from './generators.js';

const CREATURES = listRowsOf(CREATURE_GENERATORS);

describeGenerators({ name: 'creatures', generators: CREATURE_GENERATORS, moreRowsThan: 300, spareFinishes: true });

describe('creatures', () => {
  it('have a finish for each slot that their shape names, shown or not', () => {
    for (const { id } of CREATURES) {
      const { shape, finishes } = generateObject(CREATURE_GENERATORS, id);
      const slots = JSON.stringify(shape).matchAll(/"slot":"([^"]+)"/g);
      for (const [, slot = ''] of slots) expect(finishes, `${id}: ${slot}`).toHaveProperty([slot]);
    }
  });

  it('are as large as their rows say', () => {
    for (const { id, size } of CREATURES.filter((_, k) => k % 9 === 0)) {
      const { min, max } = measureShape(generateObject(CREATURE_GENERATORS, id).shape);
      for (const axis of [0, 1, 2] as const) {
        const share = (max[axis] - min[axis]) / size[axis];
        expect(Math.abs(share - 1)).toBeLessThan(0.1);
      }
    }
  });

  it('turn their heads in variants', () => {
    const [first, second] = [0, 1].map((variant) => generateObject(CREATURE_GENERATORS, 'horse', variant, 0));
    expect(first).not.toEqual(second);
  });
});
