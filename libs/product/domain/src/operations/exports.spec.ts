import { describe, expect, it } from 'vitest';

import {
  EXPORTS,
  findExport,
  formatCameraPathFormat,
  formatExportFormat,
  isWorldAsset,
  nameCameraPathAsset,
  parseExportFormat,
} from './exports.js';

describe('formats of exports', () => {
  it('name how they are packed', () => {
    expect(['none', 'meshopt'].map((compression) => formatExportFormat('glb', compression as 'none'))).toEqual(['glb', 'glb+meshopt']);
    for (const { format: word } of EXPORTS) {
      const { format, compression } = parseExportFormat(word);
      expect(formatExportFormat(format, compression)).toBe(word);
      expect(format).toMatch(/^[a-z0-9-]+$/);
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

describe('the format of a camera path', () => {
  const hash = 'ab'.repeat(32);

  it('contains the path, and names a file apart from those of the world', () => {
    const word = formatCameraPathFormat('mp4', hash);
    expect(word).toBe(`mp4+path-${'ab'.repeat(16)}`);
    expect(findExport('camera_path', word)).toMatchObject({ assetType: 'camera_path', format: 'mp4' });
    expect(nameCameraPathAsset(word)).toBe(`camera_path.mp4_url+path-${'ab'.repeat(16)}`);
    expect(isWorldAsset(nameCameraPathAsset(word) ?? '')).toBe(false);
  });

  it.each(['mp4', 'mp4+path-', `gif+path-${'ab'.repeat(16)}`, `mp4+path-${'AB'.repeat(16)}`, `mp4+path-${'ab'.repeat(17)}`, ''])(
    'is not %j',
    (word) => {
      expect(findExport('camera_path', word)).toBeNull();
      expect(nameCameraPathAsset(word)).toBeNull();
    },
  );
});
