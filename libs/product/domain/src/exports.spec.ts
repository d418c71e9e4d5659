import { describe, expect, it } from 'vitest';

import { EXPORTS, exportOf, formatOf, readFormat } from './exports.js';

describe('formats of exports', () => {
  it('name how they are packed', () => {
    expect(['none', 'meshopt'].map((compression) => formatOf('glb', compression as 'none'))).toEqual(['glb', 'glb+meshopt']);
    for (const { format: word } of EXPORTS) {
      const { format, compression } = readFormat(word);
      expect(formatOf(format, compression)).toBe(word);
      expect(format).toMatch(/^[a-z]+$/);
    }
  });

  it('are no export where nothing packs them', () => {
    for (const format of ['usdz', 'ply', 'zip'])
      for (const { assetType } of EXPORTS) expect(exportOf(assetType, formatOf(format, 'meshopt'))).toBeNull();
  });

  it('stand in a place of their own each', () => {
    expect(new Set(EXPORTS.map(({ asset }) => asset)).size).toBe(EXPORTS.length);
  });
});
