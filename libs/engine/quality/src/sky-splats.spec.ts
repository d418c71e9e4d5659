import { countReducedRowSamples, pixelToDirection } from '@diorama/pano';
import { decodeSpz, gzipSpz } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import { SKY_CHANNELS, SPLAT_JOBS, toCloud } from '@diorama/splatting';
import { describe, expect, it } from 'vitest';

import { renderSplats } from './render-splats.js';

const RASTER = 512;
/** Width of the grid that the dome's splats follow. */
const DOME = 400;
const VIEW = 1600;

/** The splats of a sky that was seen above the horizon alone, after a round trip through a file. */
function fileOf(colorAt: (y: number) => number, horizon: { haze: number; ground: number } | null = null): SplatCloud {
  const data = new Float32Array((RASTER * RASTER * SKY_CHANNELS) / 2);
  const direction = [0, 0, 0];
  for (let cell = 0; cell < data.length / SKY_CHANNELS; cell++) {
    pixelToDirection(RASTER, cell % RASTER, Math.floor(cell / RASTER), direction);
    const y = direction[1];
    if (y > 0) data.set([colorAt(y), colorAt(y), colorAt(y), 1], cell * SKY_CHANNELS);
  }
  const raster = { data, width: RASTER, height: RASTER / 2, channels: SKY_CHANNELS };
  const colors = horizon && { haze: new Float32Array(12).fill(horizon.haze), ground: new Float32Array(12).fill(horizon.ground) };
  const part = SPLAT_JOBS['sky-splats']({ raster, radius: 500, maxDetails: 1000, horizon: colors }, undefined);
  return decodeSpz(gzipSpz(SPLAT_JOBS['pack-level'](toCloud(part), undefined)));
}

/** Amplitude of a row's waves, so many around. */
function amplitude(row: Float32Array, waves: number): number {
  let [cosine, sine] = [0, 0];
  row.forEach((value, i) => {
    const angle = (2 * Math.PI * waves * i) / row.length;
    cosine += value * Math.cos(angle);
    sine += value * Math.sin(angle);
  });
  return (2 * Math.hypot(cosine, sine)) / row.length;
}

describe('the splats of a grey sky', () => {
  it('show no lattice of dots', () => {
    const picture = renderSplats(
      fileOf((y) => 0.8 + 0.02 * y),
      { origin: [0, 0, 0], width: VIEW },
    );
    // Rows of splats from 72 to 9 degrees above the horizon, seen along their middles.
    for (let row = 20; row < 90; row += 7) {
      const line = ((row + 0.5) * VIEW) / DOME - 0.5;
      const shown = Float32Array.from({ length: VIEW }, (_, i) => picture.color[3 * (Math.round(line) * VIEW + i)]);
      expect(amplitude(shown, countReducedRowSamples(DOME, row)), `row ${row}`).toBeLessThan(3e-4);
    }
  });

  it('close the whole sphere, so that nothing behind the world shows', () => {
    const { passing } = renderSplats(
      fileOf(() => 0.8),
      { origin: [0, 0, 0], width: 400 },
    );
    // Rows next to the poles are not to be trusted.
    expect(Math.max(...passing.subarray(4 * 400, 196 * 400))).toBeLessThan(0.01);
  });
});

describe('the sky below the horizon', () => {
  const shownAt = (latitude: number, horizon: { haze: number; ground: number } | null): number => {
    const width = 400;
    const { color } = renderSplats(
      fileOf((y) => 0.9 - 0.6 * y, horizon),
      { origin: [0, 0, 0], width },
    );
    return color[3 * (Math.round((0.5 - latitude / 180) * (width / 2)) * width + 77)];
  };

  it('is haze at the horizon and ground further down', () => {
    const horizon = { haze: 0.7, ground: 0.3 };
    expect(shownAt(-0.5, horizon)).toBeCloseTo(0.7, 1);
    expect(shownAt(-15, horizon)).toBeCloseTo(0.3, 1);
    expect(shownAt(-70, horizon)).toBeCloseTo(0.3, 1);
  });

  it('has the colour of the horizon where no other is known', () => {
    for (const latitude of [-3, -15, -70]) expect(shownAt(latitude, null)).toBeCloseTo(0.88, 1);
  });
});
