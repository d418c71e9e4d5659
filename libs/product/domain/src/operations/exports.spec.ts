import { describe, expect, it } from 'vitest';

import { EXPORTS, findExport, formatExportFormat, parseExportFormat } from './exports.js';

describe('formats of exports', () => {
  it('name how they are packed', () => {
    expect(['none', 'meshopt'].map((compression) => formatExportFormat('glb', compression as 'none'))).toEqual(['glb', 'glb+meshopt']);
    for (const { format: word } of EXPORTS) {
      const { format, compression } = parseExportFormat(word);
      expect(formatExportFormat(format, compression)).toBe(word);
      expect(format).toMatch(/^[a-z-]+$/);
    }
  });

  it('are no export where nothing packs them', () => {
    for (const format of ['usdz', 'ply', 'zip'])
      for (const { assetType } of EXPORTS) expect(findExport(assetType, formatExportFormat(format, 'meshopt'))).toBeNull();
  });

  it('stand in a place of their own each', () => {
    expect(new Set(EXPORTS.map(({ asset }) => asset)).size).toBe(EXPORTS.length);
  });
});
