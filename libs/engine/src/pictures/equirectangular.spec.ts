import { describe, expect, it } from 'vitest';

import { isEquirectangular } from './equirectangular.js';
import { cutView, samplePanorama } from './testing/sample-pictures.js';

const PROMPTS = ['a meadow at night', 'a living room'];

describe('the look at whether a picture is a panorama', () => {
  it.each(PROMPTS)(
    'knows the panorama of %s',
    (prompt) => {
      expect(isEquirectangular(samplePanorama(prompt, 256).panorama)).toBe(true);
    },
    90_000,
  );

  it.each(PROMPTS)('is not taken in by wide pictures of %s', (prompt) => {
    const { panorama } = samplePanorama(prompt, 256);
    for (const azimuth of [0, 80, 160, 240])
      for (const fov of [60, 90]) {
        const view = cutView(panorama, { azimuth, fov, width: 256, height: 128 });
        expect({ azimuth, fov, is: isEquirectangular(view) }).toEqual({ azimuth, fov, is: false });
      }
  });

  it('forgives one per cent of the shape, and no more', () => {
    const { panorama } = samplePanorama('a living room', 256);
    const cropped = (rows: number) => ({ width: 256, height: rows, data: panorama.data.slice(0, 3 * 256 * rows) });
    expect(isEquirectangular(cropped(127))).toBe(true);
    expect(isEquirectangular(cropped(125))).toBe(false);
  });

  it('refuses a panorama with its halves cut apart', () => {
    const { panorama } = samplePanorama('a living room', 256);
    const mixed = {
      ...panorama,
      data: Uint8Array.from(panorama.data, (value, i) => (Math.floor(i / 3) % 256 < 128 ? value : 255 - value)),
    };
    expect(isEquirectangular(mixed)).toBe(false);
  });
});
