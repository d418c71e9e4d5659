import { describe, expect, it } from 'vitest';

import { listAssets, formatByteSize } from './asset-list.js';

const ASSETS = {
  caption: 'A meadow /with/ a lake',
  thumbnail_url: 'https://files/t.webp',
  splats: {
    spz_urls: { '100k': 'https://files/a.spz?sig=1', '500k': 'https://files/b.spz', full_res: 'https://files/b.spz' },
    ply_url: null,
  },
  imagery: { new_url: 'https://files/n.ktx2' },
  spawn_points: [{ x: 1 }],
};

describe('the files of a world', () => {
  const files = listAssets(ASSETS, new Map([['splats.spz_urls.100k', 1_366_483]]));

  it('are listed once each, the important ones first and unknown ones last', () => {
    expect(files.map(({ label }) => label)).toEqual(['Splats, full', 'Splats, 100k', 'Thumbnail', 'imagery.new_url']);
  });

  it('have a format and, where the manifest says it, a size', () => {
    expect(files.map(({ format, bytes }) => [format, bytes])).toEqual([
      ['SPZ', null],
      ['SPZ', 1_366_483],
      ['WEBP', null],
      ['KTX2', null],
    ]);
  });

  it('are none without assets', () => {
    expect(listAssets(null, new Map())).toEqual([]);
  });
});

it.each([
  [12, '1 kB'],
  [471_114, '471 kB'],
  [999_600, '1.0 MB'],
  [1_366_483, '1.4 MB'],
  [123_456_789, '123 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});
