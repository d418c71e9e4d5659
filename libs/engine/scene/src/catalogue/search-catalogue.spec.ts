import { CATALOGUE } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { getObjectNames, searchCatalogue } from './search-catalogue.js';

const ids = (words: string): string[] => searchCatalogue({ words }).map(({ id }) => id);

describe('a search of the catalogue', () => {
  it.each([
    ['barn', 'barn'],
    ['Barns', 'barn'],
    ['bookshelves', 'bookshelf'],
    ['traffic light', 'traffic-light'],
    ['traffic-lights', 'traffic-light'],
    ['stoplight', 'traffic-light'],
    ['picket fence', 'picket-fence'],
    ['potted plant', 'plant-pot'],
    ['BÁRN', 'barn'],
  ])('finds "%s" first: %s', (words, id) => expect(ids(words)[0]).toBe(id));

  it('finds an object by its id and by each of its names', () => {
    for (const id of [...CATALOGUE.keys()].filter((_, n) => n % 9 === 0)) {
      const { name, words } = getObjectNames(id);
      for (const known of [id, name, ...words]) expect([known, ids(known).includes(id)]).toEqual([known, true]);
    }
  });

  it('puts names that begin with the words before those that contain them', () => {
    const found = ids('tree');
    expect(found.indexOf('tree-fern')).toBeLessThan(found.indexOf('dead-tree'));
    expect(ids('tre')).toContain('dead-tree');
  });

  it('returns every object of a theme without words, in the order of the ids', () => {
    const all = searchCatalogue({}).map(({ id }) => id);
    expect(all).toEqual([...CATALOGUE.keys()].toSorted());
    const vehicles = searchCatalogue({ theme: 'vehicles' });
    expect(vehicles.length).toBeGreaterThan(0);
    expect(vehicles.every(({ theme }) => theme === 'vehicles')).toBe(true);
    expect(searchCatalogue({ words: 'barn', theme: 'vehicles' })).toEqual([]);
  });

  it.each(['zzzz', '!!!', '\u0000', '🐉🐉🐉', '((((((', 'constructor', '.*'])('finds nothing for "%s"', (words) =>
    expect(ids(words)).toEqual([]),
  );
});
