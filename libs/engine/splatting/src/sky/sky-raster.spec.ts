import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { captureSkyBand, fillHiddenSky, SKY_CHANNELS } from './sky-raster.js';

const VIEW_WIDTH = 32;
const CELLS = VIEW_WIDTH / 2;

/** A sky as bright as its height. */
const colorSky = ([, y]: Vec3, _angle: number, out: Float32Array): void => void out.fill(y);

describe('the sky of a capture', () => {
  it('takes the colour of the sky alone where a pixel shows something else too', () => {
    const color = new Float32Array(24).fill(0.2);
    const ownColor = new Float32Array(24).fill(0.9);
    const surface = Uint32Array.of(0, 7, 0, 7, 7, 7, 7, 7);
    const view = { origin: [0, 0, 0] as const, width: 4 };
    const capture = {
      view,
      rows: { start: 0, end: 2 },
      distance: new Float32Array(8),
      normal: new Float32Array(24),
      semantic: new Uint8Array(8),
      color,
      ownColor,
      surface,
    };
    const expected = Float32Array.of(0.9, 0.9, 0.9, 1, 0.9, 0.9, 0.9, 1);
    expect(captureSkyBand(capture, capture.rows)).toEqual(expected);
  });
});

describe('hidden sky', () => {
  it('gets its own colour, and what was seen keeps what was seen', () => {
    const rows = { start: 0, end: 8 };
    const band = new Float32Array(4 * CELLS * SKY_CHANNELS);
    band.set([2, 2, 2, 4], SKY_CHANNELS * 5);
    fillHiddenSky(band, VIEW_WIDTH, rows, colorSky);
    expect([...band.subarray(4 * 5, 4 * 6)]).toEqual([2, 2, 2, 4]);
    for (let cell = 0; cell < 4 * CELLS; cell++) {
      if (cell === 5) continue;
      // Rows 0 to 3 of 8 from the zenith.
      const latitude = Math.PI / 2 - (Math.PI * (Math.floor(cell / CELLS) + 0.5)) / 8;
      expect(band[SKY_CHANNELS * cell]).toBeCloseTo(Math.sin(latitude), 5);
      expect(band[SKY_CHANNELS * cell + 3]).toBe(1);
    }
  });

  it('ends at the horizon', () => {
    const band = new Float32Array(2 * CELLS * SKY_CHANNELS);
    fillHiddenSky(band, VIEW_WIDTH, { start: 6, end: 10 }, colorSky);
    expect(Math.max(...band.subarray(CELLS * SKY_CHANNELS))).toBe(0);
  });
});
