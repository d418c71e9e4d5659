import { describe, expect, it } from 'vitest';

import { parseStreamIndex } from './stream-index.js';

const LEAF = {
  bound: { min: [-1, -2, -3], max: [4, 5, 6] },
  lods: { '0': { file: 1, offset: 0, count: 7 }, '1': { file: 0, offset: 2, count: 3 } },
};
const META = {
  version: 1,
  lodLevels: 2,
  filenames: ['1_0/meta.json', 'far/away/meta.json'],
  tree: { bound: LEAF.bound, children: [LEAF, { ...LEAF, lods: { '0': { file: 1, offset: 7, count: 9 } } }] },
};

describe('the index of a streamed world', () => {
  const index = parseStreamIndex(JSON.stringify(META));

  it('has the leaves of the tree as cells, with their runs by level', () => {
    expect(index.levels).toBe(2);
    expect(index.cells.map(({ runs }) => runs)).toEqual([
      [
        { chunk: 1, offset: 0, count: 7 },
        { chunk: 0, offset: 2, count: 3 },
      ],
      [{ chunk: 1, offset: 7, count: 9 }, null],
    ]);
    expect(index.folders).toEqual(['1_0/', 'far/away/']);
  });

  it('turns bounds into the frame of the world, in which y is up and z back', () => {
    expect(index.cells[0]?.bounds).toEqual({ min: { x: -1, y: -5, z: -6 }, max: { x: 4, y: 2, z: 3 } });
  });

  it.each([
    ['another version', { ...META, version: 2 }],
    ['no levels', { ...META, lodLevels: 0 }],
    ['no tree', { ...META, tree: undefined }],
    ['a chunk that is not there', { ...META, filenames: ['1_0/meta.json'] }],
    ['something else', []],
  ])('is refused for %s', (_name, meta) => {
    expect(() => parseStreamIndex(JSON.stringify(meta))).toThrow(TypeError);
  });

  it('is refused for what is not JSON', () => {
    expect(() => parseStreamIndex('PK')).toThrow(SyntaxError);
  });
});
