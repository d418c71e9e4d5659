import { describe, expect, it } from 'vitest';

import { encodeNormals } from './normal-bytes.js';

describe('normals as bytes', () => {
  it('span -1 to 1, with 128 for none', () => {
    expect([...encodeNormals(new Float32Array([-1, 0, 1, -1.001, 1.001, 0.5]))]).toEqual([0, 128, 255, 0, 255, 191]);
  });

  it('are within half a step of what they were', () => {
    const normals = Float32Array.from({ length: 2_001 }, (_, i) => i / 1_000 - 1);
    const bytes = encodeNormals(normals);
    for (const [i, byte] of bytes.entries()) expect(Math.abs((2 * byte) / 255 - 1 - (normals[i] ?? 0))).toBeLessThanOrEqual(1 / 255 + 1e-6);
  });
});
