import { CATALOGUE } from '@diorama/catalogue';
import type { Generator, GeneratorContext } from '@diorama/catalogue';
import { slotsOf } from '@diorama/furnishing-parts';
import { describe, expect, it } from 'vitest';

import { ROOM_EQUIPMENT_GENERATORS } from './generators.js';

const rows = [...CATALOGUE.values()].filter(({ form }) => form.generator in ROOM_EQUIPMENT_GENERATORS);

/** A stream of numbers with the same seed for each object. */
function random(): GeneratorContext['random'] {
  let state = 1;
  const next = (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)],
  };
}

const generate = ({ form, size }: (typeof rows)[number]) => {
  // The rows are those that the table knows; the compiler cannot relate a name to its own parameters.
  const generator = ROOM_EQUIPMENT_GENERATORS[form.generator as keyof typeof ROOM_EQUIPMENT_GENERATORS] as Generator<typeof form>;
  return generator(form, { size, random: random(), variant: 0 });
};

describe('room equipment', () => {
  it('has more than 150 rows', () => {
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(rows.map((row) => [row.id, row] as const))('gives each slot of %s a finish', (_, row) => {
    const { shape, finishes } = generate(row);
    expect([...slotsOf(shape)].filter((slot) => finishes[slot] === undefined)).toEqual([]);
  });

  it.each(rows.map((row) => [row.id, row] as const))('names only slots that %s has in its row', (_, row) => {
    const { finishes } = generate(row);
    const named = row.principal === undefined ? [] : [row.principal];
    expect(named.filter((slot) => finishes[slot] === undefined)).toEqual([]);
  });

  it('makes equal shapes from equal parameters and numbers', () => {
    for (const row of rows) expect(generate(row)).toEqual(generate(row));
  });

  it('offers surfaces inside the object', () => {
    const outside = rows.filter((row) => (generate(row).offers ?? []).some(({ height }) => height > row.size[1] + 0.01));
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
});
