import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow, Generated, Generator, GeneratorRandom } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import { describe, expect, it } from 'vitest';

import { GOODS_GENERATORS } from './generators.js';

const rows = [...CATALOGUE.values()].filter(({ form }) => form.generator in GOODS_GENERATORS);

/** A linear congruential generator (Numerical Recipes). */
function createRandom(seed: number): GeneratorRandom {
  let state = seed + 1;
  const next = (): number => (state = (1_664_525 * state + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const range = (min: number, max: number): number => min + (max - min) * next();
  return {
    next,
    range,
    integer: (min, max) => Math.floor(range(min, max + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

function generate({ id, size, form }: CatalogueRow, variant: number): Generated {
  const generator = GOODS_GENERATORS[form.generator as keyof typeof GOODS_GENERATORS] as Generator<never>;
  return generator(form as never, { size, variant, random: createRandom(id.length + 31 * variant) });
}

/** Whether all numbers of a value are finite. */
const isFinite = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'object' || value === null || Object.values(value).every(isFinite);

describe('the generators of goods', () => {
  it('make every row that names them', () => {
    expect(rows.length).toBeGreaterThan(250);
  });

  it.each(rows.map((row) => [row.id, row] as const))('%s has a finish for each slot and only finite measures', (_, row) => {
    for (let variant = 0; variant < (row.variants ?? 1); variant++) {
      const { shape, finishes } = generate(row, variant);
      const names = new Set([...Object.keys(finishes), ...Object.keys(row.finishes ?? {})]);
      expect(listSlots(shape).filter((slot) => !names.has(slot))).toEqual([]);
      expect(isFinite(shape)).toBe(true);
    }
  });

  it('make the same object from the same numbers', () => {
    for (const row of rows.filter((_, k) => k % 9 === 0)) expect(generate(row, 0)).toEqual(generate(row, 0));
  });

  it('colour the principal slot of every row that names one', () => {
    for (const row of rows.filter(({ principal }) => principal !== undefined))
      expect(Object.keys(generate(row, 0).finishes)).toContain(row.principal);
  });

  it('wrap gifts in paper that differs from variant to variant', () => {
    const gift = CATALOGUE.get('gift') as CatalogueRow;
    expect(generate(gift, 0).finishes).not.toEqual(generate(gift, 1).finishes);
  });
});
