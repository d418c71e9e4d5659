import { pixelToDirection } from '@diorama/pano';
import { describe, expect, it } from 'vitest';

import { fromHarmonic } from '../splats/splat-batch.js';
import { SKY_BACKING, SKY_DETAIL, createSkyDome } from './sky-dome.js';
import { SKY_CHANNELS } from './sky-raster.js';

const WIDTH = 512;

/** Sums of a sky that brightens upwards, seen wherever `seen` says; two pixels in each cell. */
function rasterOf(seen: (y: number) => boolean, star: number): Parameters<typeof createSkyDome>[0]['raster'] {
  const data = new Float32Array((WIDTH * WIDTH * SKY_CHANNELS) / 2);
  const direction = [0, 0, 0];
  for (let cell = 0; cell < data.length / SKY_CHANNELS; cell++) {
    pixelToDirection(WIDTH, cell % WIDTH, Math.floor(cell / WIDTH), direction);
    const y = direction[1];
    if (!seen(y)) continue;
    const value = cell === star ? 1 : 0.4 + 0.2 * y;
    data.set([2 * value, 2 * value, 2 * value, 2], cell * SKY_CHANNELS);
  }
  return { data, width: WIDTH, height: WIDTH / 2, channels: SKY_CHANNELS };
}

describe('the dome of the sky', () => {
  const star = 70 * WIDTH + 200;

  it('stands around the world in the colours of its directions', () => {
    const dome = createSkyDome({ raster: rasterOf(() => true, -1), radius: 150, maxDetails: 1000 });
    expect(dome.count).toBeGreaterThan(20_000);
    expect(dome.count).toBeLessThan(40_000);
    for (let i = 0; i < dome.count; i += 97) {
      const [x, y, z] = dome.positions.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      expect(Math.hypot(x, y, z)).toBeCloseTo(dome.surface[i] === SKY_BACKING ? 152.25 : 150, 2);
      expect(fromHarmonic(dome.colors[3 * i])).toBeCloseTo(0.4 + (0.2 * y) / 150, 2);
    }
  });

  it('hangs a star in front of it, and nothing where it is smooth', () => {
    const dome = createSkyDome({ raster: rasterOf(() => true, star), radius: 150, maxDetails: 1000 });
    const details = [...dome.surface.keys()].filter((i) => dome.surface[i] === SKY_DETAIL);
    expect(details.length).toBeGreaterThan(0);
    expect(details.length).toBeLessThan(30);
    const brightest = Math.max(...details.map((i) => fromHarmonic(dome.colors[3 * i])));
    expect(brightest).toBeCloseTo(1, 5);
  });

  it('goes on where the sky was not seen', () => {
    const dome = createSkyDome({ raster: rasterOf((y) => y > 0.3, -1), radius: 150, maxDetails: 1000 });
    const values = [...dome.surface.keys()].map((i) => fromHarmonic(dome.colors[3 * i]));
    expect(Math.min(...values)).toBeGreaterThan(0.4);
    expect(Math.min(...Array.from(dome.positions).filter((_, i) => i % 3 === 1))).toBeLessThan(-10);
  });

  it('is not there when no sky was seen', () => {
    expect(createSkyDome({ raster: rasterOf(() => false, -1), radius: 150, maxDetails: 1000 }).count).toBe(0);
  });
});
