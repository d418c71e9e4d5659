import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, Finish, Generated, GeneratorContext, StructureSpec } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { STRUCTURE_GENERATORS } from './index.js';

type Structure = CatalogueRow & { readonly form: StructureSpec };

const isStructure = (row: CatalogueRow): row is Structure => row.form.generator in STRUCTURE_GENERATORS;
const STRUCTURES = [...CATALOGUE.values()].filter(isStructure);

function generate({ form, size }: Structure, variant = 0): Generated {
  const context: GeneratorContext = {
    size,
    variant,
    random: { next: () => 0.5, range: (min) => min, integer: (min) => min, pick: <T>(list: readonly T[]) => list[0] as NonNullable<T> },
  };
  const generator = STRUCTURE_GENERATORS[form.generator] as (spec: StructureSpec, context: GeneratorContext) => Generated;
  return generator(form, context);
}

describe('structures', () => {
  it('are more than 230 rows of the catalogue', () => expect(STRUCTURES.length).toBeGreaterThan(230));

  it.each(STRUCTURES.map((row) => [row.id, row] as const))('draw %s alike twice, with a finish for each slot', (_, row) => {
    for (let variant = 0; variant < (row.variants ?? 1); variant++) {
      const generated = generate(row, variant);
      expect(generate(row, variant)).toEqual(generated);
      expect(Object.keys(generated.finishes).length).toBeGreaterThan(0);
    }
  });

  it('give finishes only to slots that they use', () => {
    const strange = STRUCTURES.flatMap((row) => {
      const known: Readonly<Record<string, Finish>> = generate(row).finishes;
      return Object.keys(row.finishes ?? {})
        .filter((slot) => !(slot in known))
        .map((slot) => `${row.id}: ${slot}`);
    });
    expect(strange).toEqual([]);
  });

  it('differ between the variants of a row', () => {
    const varied = STRUCTURES.filter(({ variants = 1 }) => variants > 1);
    for (const row of varied) expect(generate(row, 0).shape).not.toEqual(generate(row, 1).shape);
  });
});
