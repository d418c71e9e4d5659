import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, Generated, Generator, GeneratorContext } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import { describe, expect, test } from 'vitest';

import { PERSON_GENERATORS } from './index.js';

const RANDOM: GeneratorContext['random'] = {
  next: () => 0.5,
  range: (min, max) => (min + max) / 2,
  integer: (min) => min,
  pick: ([first]) => {
    if (first === undefined) throw new RangeError('an empty list');
    return first;
  },
};
const ROWS: readonly CatalogueRow[] = [...CATALOGUE.values()].filter(({ form }) => form.generator in PERSON_GENERATORS);

function generate(row: CatalogueRow, variant: number): Generated {
  const generator = PERSON_GENERATORS[row.form.generator as keyof typeof PERSON_GENERATORS] as Generator<{ readonly generator: string }>;
  return generator(row.form, { size: row.size, random: RANDOM, variant });
}

describe('the generators of people', () => {
  test('have more than two hundred rows', () => {
    expect(ROWS.length).toBeGreaterThan(200);
  });

  test.each(ROWS.map((row) => [row.id, row] as const))('give %s a finish for each slot, and the same shape twice', (_, row) => {
    for (let variant = 0; variant < (row.variants ?? 1); variant++) {
      const { shape, finishes } = generate(row, variant);
      expect(Object.keys(finishes).toSorted()).toEqual(listSlots(shape).toSorted());
      expect(Object.values(finishes)).not.toContain('plastic #ff00ff');
      expect(generate(row, variant)).toEqual({ shape, finishes });
    }
  });

  test('vary the colours of a person', () => {
    const person = CATALOGUE.get('person') as CatalogueRow;
    const colors = [0, 1, 2, 3].map((variant) => generate(person, variant).finishes['top']);
    expect(new Set(colors).size).toBe(4);
  });
});
