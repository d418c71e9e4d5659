import { listSlots } from '@diorama/shape-language';
import { describe, expect, it } from 'vitest';

import { CATALOGUE } from '../catalogue.js';
import type { CatalogueRow } from '../row/row.js';
import { generateObject, listRowsOf } from './generate-object.js';
import type { Generators } from './generate-object.js';

/** What the tests of one table of generators have to know. */
export interface GeneratorSuite {
  /** What the generators make, in the plural. */
  readonly name: string;
  readonly generators: Generators;
  /** More rows than this name one of the generators. */
  readonly moreRowsThan: number;
  /** Whether a generator may return finishes of slots that its shape does not show; `false` where left out. */
  readonly spareFinishes?: boolean;
  /** Whether a row may name finishes of slots that its shape does not show; `false` where left out. */
  readonly spareRowFinishes?: boolean;
}

/** What every table of generators must do, as tests. */
export function describeGenerators(suite: GeneratorSuite): void {
  const rows = listRowsOf(suite.generators);
  describe(`the generators of ${suite.name}`, () => {
    describeRows(suite, rows);
    describeObjects(suite, rows);
  });
}

function describeRows({ generators, moreRowsThan }: GeneratorSuite, rows: readonly CatalogueRow[]): void {
  it(`have more than ${moreRowsThan} rows, and rows for every name`, () => {
    expect(rows.length).toBeGreaterThan(moreRowsThan);
    expect(Object.keys(generators).filter((name) => rows.every(({ form }) => form.generator !== name))).toEqual([]);
  });

  it('give each word of their rows to one row only', () => {
    const owners = new Map<string, string[]>();
    for (const { id, words } of rows)
      for (const word of [id.replaceAll('-', ' '), ...(words?.split(', ') ?? [])]) owners.set(word, [...(owners.get(word) ?? []), id]);
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  it('let families name rows', () => {
    expect(rows.filter(({ family }) => family !== undefined && !CATALOGUE.has(family)).map(({ id }) => id)).toEqual([]);
  });
}

function describeObjects(
  { generators, spareFinishes = false, spareRowFinishes = false }: GeneratorSuite,
  rows: readonly CatalogueRow[],
): void {
  const cases = rows.map((row) => [row.id, row] as const);

  it.each(cases)('make %s alike each time, with finite measures and a finish for each slot', (id, { variants = 1 }) => {
    for (let variant = 0; variant < variants; variant++) {
      const generated = generateObject(generators, id, variant);
      expect(generateObject(generators, id, variant)).toEqual(generated);
      expect(isFinite(generated)).toBe(true);
      const slots = listSlots(generated.shape);
      const spare = spareFinishes ? [] : Object.keys(generated.finishes).filter((slot) => !slots.includes(slot));
      expect(slots.length).toBeGreaterThan(0);
      expect(slots.filter((slot) => generated.finishes[slot] === undefined)).toEqual([]);
      expect(spare).toEqual([]);
    }
  });

  it.each(cases)('show the slots that the row of %s names, and offer surfaces inside the object', (id, row) => {
    const { shape, finishes, offers = [] } = generateObject(generators, id);
    const slots = listSlots(shape);
    const known = new Set([...slots, ...Object.keys(finishes)]);
    const principal = row.principal === undefined ? [] : [row.principal];
    const named = spareRowFinishes ? [] : Object.keys(row.finishes ?? {});
    expect(principal.filter((slot) => !slots.includes(slot))).toEqual([]);
    expect(named.filter((slot) => !known.has(slot))).toEqual([]);
    expect(offers.filter(({ height }) => height > row.size[1] + 0.01)).toEqual([]);
  });
}

/** Whether all numbers of a value are finite. */
const isFinite = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
