import { describe, expect, it } from 'vitest';

import { renderPerspectiveView } from './perspective-view.js';

describe('a perspective view', () => {
  it('keeps straight what is straight in the world', () => {
    // A wall edge in the plane x = 0.5 d, d ahead: everything to its right is white, in any row.
    const width = 1024;
    const data = new Uint8Array(width * (width / 2) * 3);
    for (let row = 0; row < width / 2; row++)
      for (let column = 0; column < width; column++) {
        const azimuth = (2 * Math.PI * (column + 0.5)) / width - Math.PI;
        const isRight = Math.cos(azimuth) > 0 && Math.tan(azimuth) > 0.5;
        data.fill(isRight ? 255 : 0, (row * width + column) * 3, (row * width + column + 1) * 3);
      }
    const view = renderPerspectiveView({ width, height: width / 2, data }, { width: 200, height: 120, horizontalFieldOfView: Math.PI / 2 });
    for (const row of [0, 30, 60, 119]) {
      const edge = Array.from({ length: 200 }, (_, column) => view.data[(row * 200 + column) * 3] ?? 0).findIndex((value) => value > 127);
      expect(Math.abs(edge - 150)).toBeLessThanOrEqual(1); // half way between the centre and the right border
    }
  });
});
