import { createRandomStream } from '@diorama/random';
import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { renderTestView } from '../testing/sample-pictures.js';
import { followCamera } from './follow-camera.js';

const WIDTH = 768;

/** Towers of many heights and colours before a sky, all around. */
function skyline(seed: number): Raster {
  const height = WIDTH / 2;
  const data = new Uint8Array(3 * WIDTH * height);
  const random = createRandomStream(seed, 0);
  for (let left = 0, right = 0; left < WIDTH; left = right) {
    right = Math.min(WIDTH, left + 4 + Math.floor(12 * random.next()));
    const top = height * (0.28 + 0.26 * random.next());
    const color = [60 + 160 * random.next(), 60 + 160 * random.next(), 60 + 160 * random.next()];
    for (let row = 0; row < height; row++) {
      for (let x = left; x < right; x++) {
        for (let channel = 0; channel < 3; channel++)
          data[3 * (row * WIDTH + x) + channel] = row < top ? 150 + 40 * channel : color[channel];
      }
    }
  }
  return { width: WIDTH, height, data };
}

const city = skyline(1);
const view = (azimuth: number, panorama = city): Raster => renderTestView(panorama, { azimuth, fov: 65 });
const turning = (from: number, step: number, count: number): Raster[] => Array.from({ length: count }, (_, i) => view(from + i * step));

/** Frames without any detail to follow. */
const blank = (): Raster => ({ width: 240, height: 160, data: new Uint8Array(3 * 240 * 160).fill(128) });

describe('a camera', () => {
  it.each([
    ['right', 15],
    ['left', -15],
  ])('that turns to the %s is followed', (_, step) => {
    const pictures = followCamera(turning(0, step, 9));
    const azimuths = pictures.map(({ azimuth }) => azimuth ?? Number.NaN);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(azimuths[0]).toBe(0);
    // Every chosen frame is one of those we turned to, within a few degrees.
    for (const azimuth of azimuths) {
      const turned = Math.round(azimuth / step);
      expect(Math.abs(azimuth - turned * step)).toBeLessThan(8);
    }
    for (const [i, azimuth] of azimuths.slice(1).entries()) expect(Math.abs(azimuth - (azimuths[i] ?? 0))).toBeGreaterThan(20);
  });

  it.each([
    ['wide', { fov: 65, width: 240, height: 160 }],
    ['upright', { fov: 42, width: 160, height: 240 }],
  ])('with a %s view that turns full circle leaves no gap between its pictures', (_, shape) => {
    const film = Array.from({ length: 32 }, (__, i) => renderTestView(city, { azimuth: i * 11, ...shape }));
    const azimuths = followCamera(film)
      .map(({ azimuth }) => ((azimuth ?? 0) + 360) % 360)
      .toSorted((a, b) => a - b);
    const steps = azimuths.map((azimuth, i) => (azimuths[i + 1] ?? 360) - azimuth);
    expect(Math.max(...steps)).toBeLessThan(0.95 * shape.fov);
    expect(Math.min(...steps)).toBeGreaterThan(0.4 * shape.fov); // its end does not show again what its beginning did
  });

  it('that hardly turns gives the sharpest frame alone, at the front', () => {
    const frames = turning(30, 1, 5);
    const pictures = followCamera(frames);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.azimuth).toBe(0);
    expect(frames).toContain(pictures[0]?.raster);
  });

  it('is followed over the longest stretch between cuts', () => {
    const elsewhere = skyline(2);
    const other = [0, 12, 24].map((azimuth) => view(azimuth, elsewhere));
    const frames = [...other, ...turning(0, 15, 7)];
    const chosen = followCamera(frames).map(({ raster }) => frames.indexOf(raster));
    expect(Math.min(...chosen)).toBeGreaterThanOrEqual(3);
    expect(chosen.length).toBeGreaterThanOrEqual(3);
  });

  it('gives one frame where nothing can be followed', () => {
    expect(followCamera([blank(), blank(), blank()])).toHaveLength(1);
    expect(() => followCamera([])).toThrow(RangeError);
  });
});
