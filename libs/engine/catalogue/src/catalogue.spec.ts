import { describe, expect, it } from 'vitest';

import { CATALOGUE, STYLE_TYPES, parseFinish, ROOM_TYPES, SITE_TYPES } from './index.js';

const rows = [...CATALOGUE.values()];
const namesOf = ({ id, words = '' }: { readonly id: string; readonly words?: string }): string[] => [
  id.replaceAll('-', ' '),
  ...words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
];

describe('the catalogue', () => {
  it('gives each name to one row', () => {
    const owners = Map.groupBy(
      rows.flatMap((row) => [...new Set(namesOf(row))].map((name) => ({ name, id: row.id }))),
      ({ name }) => name,
    );
    const shared = [...owners].filter(([, all]) => all.length > 1).map(([name, all]) => `${name}: ${all.map(({ id }) => id).join(', ')}`);
    expect(shared).toEqual([]);
  });

  it('names rows that exist as families', () => {
    const unknown = rows.filter(({ family }) => family !== undefined && !CATALOGUE.has(family)).map(({ id, family }) => `${id}: ${family}`);
    expect(unknown).toEqual([]);
  });

  it('gives every object a positive size within 1 km', () => {
    expect(rows.filter(({ size }) => size.some((side) => !(side > 0 && side <= 1000))).map(({ id }) => id)).toEqual([]);
  });
});

describe.each([
  ['rooms', ROOM_TYPES],
  ['sites', SITE_TYPES],
] as const)('the types of %s', (_, types) => {
  it('are furnished with rows of the catalogue', () => {
    const unknown = [...types.values()].flatMap(({ id, items }) =>
      items
        .flatMap((item) => ('of' in item && item.of !== undefined ? [item.kind, item.of] : [item.kind]))
        .filter((kind) => !CATALOGUE.has(kind))
        .map((kind) => `${id}: ${kind}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name a building of the catalogue where they have one', () => {
    const buildings = [...types.values()].flatMap((type) => ('building' in type && type.building !== undefined ? [type.building] : []));
    expect(buildings.filter((building) => !CATALOGUE.has(building))).toEqual([]);
  });

  it('share no name', () => {
    const names = [...types.values()].flatMap((type) => [...new Set(namesOf(type))]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the styles', () => {
  const styles = [...STYLE_TYPES.values()];

  it('are at least thirty, each with a name and something to show', () => {
    expect(styles.length).toBeGreaterThanOrEqual(30);
    for (const { id, name, room, forms, outdoors, indoors } of styles) {
      expect([id, name.length > 0]).toEqual([id, true]);
      expect([id, [room, forms, outdoors, indoors].some((part) => part !== undefined)]).toEqual([id, true]);
    }
  });

  it.each(styles.map((style) => [style.id, style] as const))('%s names rows and finishes that exist', (_, style) => {
    const kinds = [...Object.values(style.forms ?? {}), ...[...(style.outdoors ?? []), ...(style.indoors ?? [])].map(([kind]) => kind)];
    expect(kinds.filter((kind) => !CATALOGUE.has(kind))).toEqual([]);
    for (const finish of Object.values(style.room ?? {})) expect(parseFinish(finish).color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('have words of their own', () => {
    const words = styles.flatMap(({ id, words: own = '' }) => [id, ...own.split(',')].map((word) => word.trim().replaceAll('-', ' ')));
    expect(words.filter((word, k) => words.indexOf(word) !== k)).toEqual([]);
  });
});
