import { describe, expect, it } from 'vitest';

import { buildGalleryHref, countLabels, readGalleryFilter } from './gallery-address.js';

describe('the address of the gallery', () => {
  it.each([
    ['/gallery', { query: '', tag: '', style: '' }],
    ['/gallery?query=red+barn+%26+%23snow', { query: 'red barn & #snow', tag: '', style: '' }],
    ['/gallery?tag=coast&style=art-deco', { query: '', tag: 'coast', style: 'art-deco' }],
  ])('%s holds the filter and gives it back', (href, filter) => {
    expect(buildGalleryHref(filter)).toBe(href);
    expect(readGalleryFilter(href.replace(/^[^?]*/, ''))).toEqual(filter);
  });
});

describe('the labels of worlds', () => {
  it('are ranked by how many worlds have them', () => {
    const worlds = [
      { tags: ['b', 'sea'], styles: ['gothic'] },
      { tags: ['sea'], styles: null },
      { tags: ['a'], styles: ['gothic', 'ruined'] },
    ];
    expect(countLabels(worlds, 2)).toEqual({ tags: ['sea', 'a'], styles: ['gothic', 'ruined'] });
  });
});
