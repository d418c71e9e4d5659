import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, CreatureSpec, Generator } from '@diorama/catalogue';
import { createRandomStream } from '@diorama/random';
import { measureShape } from '@diorama/shapes';
import { describe, expect, it } from 'vitest';

import { CREATURE_GENERATORS } from './generators.js';

const isCreature = (row: CatalogueRow): boolean => row.form.generator in CREATURE_GENERATORS;
const CREATURES = [...CATALOGUE.values()].filter(isCreature);

function generate(row: CatalogueRow, variant = 0) {
  const spec = row.form as CreatureSpec;
  const generator = CREATURE_GENERATORS[spec.generator] as Generator<CreatureSpec>;
  return generator(spec, { size: row.size, random: createRandomStream(7, 3), variant });
}

describe('creatures', () => {
  it.each(Object.keys(CREATURE_GENERATORS))('makes the same %s from the same row', (name) => {
    const row = CREATURES.find(({ form }) => form.generator === name) as CatalogueRow;
    expect(generate(row)).toEqual(generate(row));
  });

  it('gives each slot of a shape a finish', () => {
    for (const row of CREATURES) {
      const { shape, finishes } = generate(row);
      const slots = JSON.stringify(shape).matchAll(/"slot":"([^"]+)"/g);
      for (const [, slot = ''] of slots) expect(finishes, `${row.id}: ${slot}`).toHaveProperty([slot]);
    }
  });

  it('makes rows as large as they say', () => {
    for (const row of CREATURES.filter((_, k) => k % 9 === 0)) {
      const { min, max } = measureShape(generate(row).shape);
      for (const axis of [0, 1, 2] as const) {
        const share = (max[axis] - min[axis]) / row.size[axis];
        expect(Math.abs(share - 1)).toBeLessThan(0.1);
      }
    }
  });

  it('turns the heads of variants', () => {
    const horse = CATALOGUE.get('horse') as CatalogueRow;
    expect(generate(horse, 1)).not.toEqual(generate(horse, 0));
  });
});
