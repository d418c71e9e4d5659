import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, Generated, Generator, GeneratorRandom } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import { describe, expect, it } from 'vitest';

import { MACHINE_GENERATORS } from './generators.js';

const NAMES = new Set(Object.keys(MACHINE_GENERATORS));
const ROWS = [...CATALOGUE.values()].filter(({ form }) => NAMES.has(form.generator));

/** Random numbers that repeat: a linear congruential generator (Numerical Recipes). */
function repeatableRandom(): GeneratorRandom {
  let state = 1;
  const next = (): number => (state = (1_664_525 * state + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (list) => list[Math.floor(list.length * next())],
  };
}

function generate({ form, size }: CatalogueRow, variant: number): Generated {
  const generator = MACHINE_GENERATORS[form.generator as keyof typeof MACHINE_GENERATORS] as Generator<typeof form>;
  return generator(form, { size, variant, random: repeatableRandom() });
}

describe('the generators of machines', () => {
  it('have rows for every name', () => {
    expect([...NAMES].filter((name) => ROWS.every(({ form }) => form.generator !== name))).toEqual([]);
  });

  it.each(ROWS.map((row) => [row.id, row] as const))('make %s alike each time, with a finish for each slot', (_, row) => {
    for (let variant = 0; variant < (row.variants ?? 1); variant++) {
      const made = generate(row, variant);
      expect(made).toEqual(generate(row, variant));
      const slots = listSlots(made.shape);
      expect(slots.length).toBeGreaterThan(0);
      expect(Object.keys(made.finishes).toSorted()).toEqual(slots.toSorted());
    }
  });

  it('name no slot in a row that its shape does not show', () => {
    const unknown = ROWS.flatMap((row) => {
      const slots = new Set(listSlots(generate(row, 0).shape));
      return [...Object.keys(row.finishes ?? {}), ...(row.principal === undefined ? [] : [row.principal])]
        .filter((slot) => !slots.has(slot))
        .map((slot) => `${row.id}: ${slot}`);
    });
    expect(unknown).toEqual([]);
  });

  it('give each word of their rows to one row only', () => {
    const owners = new Map<string, string[]>();
    for (const row of ROWS)
      for (const word of [row.id.replaceAll('-', ' '), ...(row.words?.split(', ') ?? [])])
        owners.set(word, [...(owners.get(word) ?? []), row.id]);
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  it('let families name rows', () => {
    expect(ROWS.filter(({ family }) => family !== undefined && !CATALOGUE.has(family)).map(({ id }) => id)).toEqual([]);
  });
});
