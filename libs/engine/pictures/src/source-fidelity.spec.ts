import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import type { PictureComposition } from './cameras/picture.js';
import { composePictures } from './composition/compose-pictures.js';
import { estimatePanoramaShape } from './layout/shape-panorama.js';
import { computePaintedWidth, paintPanorama } from './panorama/paint-panorama.js';
import { createPlainPlace } from './testing/plain-place.js';
import { renderTestView, computePsnr, samplePanorama } from './testing/sample-pictures.js';
import type { ViewRequest } from './testing/sample-pictures.js';

const WIDTH = 512;
const SIZE = { width: 128, height: 96 };
/** Decibels between a picture and what the same camera sees in the panorama made of it. */
const FOUND = 24;

const CAMERAS: readonly Required<Pick<ViewRequest, 'azimuth' | 'pitch' | 'roll' | 'fov'>>[] = [
  { azimuth: 30, pitch: 3, roll: 1, fov: 70 },
  { azimuth: 140, pitch: -4, roll: -2, fov: 66 },
  { azimuth: 320, pitch: 1, roll: 2.5, fov: 74 },
];
type Shot = (typeof CAMERAS)[number];

const PLACES = ['a meadow with a barn', 'a desert at dusk', 'a living room', 'a temple hall'];
const ROOMS = ['a living room', 'a temple hall'];

const take = (place: string, shot: Shot): Raster => renderTestView(samplePanorama(place, WIDTH).panorama, { ...shot, ...SIZE });

const compose = (raster: Raster, horizontalFov: number): PictureComposition =>
  composePictures({ pictures: [{ raster, azimuth: null, horizontalFov }], isPano: 'auto', prompt: '', seed: 3 });

const shots = PLACES.flatMap((place) => CAMERAS.map((shot) => ({ place, shot })));

describe('a picture in the panorama that is made of it', () => {
  it.each(shots)('is found again: $place, $shot.azimuth degrees', { timeout: 120_000 }, ({ place, shot }) => {
    const photo = take(place, shot);
    const composition = compose(photo, shot.fov);
    const { panorama } = paintPanorama({
      composition,
      pictures: [photo],
      width: WIDTH,
      place: createPlainPlace(computePaintedWidth(WIDTH)),
    });
    const [placement] = composition.placements;
    expect(placement).toMatchObject({ azimuth: 0, horizontalFov: shot.fov });
    const seen = renderTestView(panorama, { azimuth: 0, fov: shot.fov, pitch: placement?.pitch ?? 0, roll: placement?.roll ?? 0, ...SIZE });
    expect(computePsnr(photo, seen)).toBeGreaterThan(FOUND);
  });

  it.each(shots)('is taken for what it is: $place, $shot.azimuth degrees', { timeout: 120_000 }, ({ place, shot }) => {
    expect(compose(take(place, shot), shot.fov).setting).toBe(ROOMS.includes(place) ? 'indoors' : 'outdoors');
  });
});

describe('a picture of a room', () => {
  it('finds how the camera was held in twelve of fourteen directions', { timeout: 120_000 }, () => {
    const { panorama } = samplePanorama('a living room', 768);
    const shots = Array.from({ length: 14 }, (_, i): Shot => ({ ...CAMERAS[i % CAMERAS.length], azimuth: 10 + 25 * i }));
    const found = shots.filter((shot) => {
      const { placements, room } = compose(renderTestView(panorama, { ...shot, width: 192, height: 144 }), shot.fov);
      // A degree is no more than three pixels of theirs; the engine builds its rooms along the axes.
      const heading = ((((room?.heading ?? 45) + shot.azimuth) % 90) + 90) % 90;
      const [placement] = placements;
      const isLevel = Math.abs((placement?.pitch ?? 99) - shot.pitch) < 1 && Math.abs((placement?.roll ?? 99) - shot.roll) < 0.6;
      return isLevel && Math.min(heading, 90 - heading) < 2;
    });
    expect(found.length).toBeGreaterThanOrEqual(12);
  });

  it('tells how far the walls are', { timeout: 120_000 }, () => {
    const errors = CAMERAS.map((shot) => wallError('a library', shot));
    expect(errors.toSorted((a, b) => a - b)[1]).toBeLessThan(0.28);
  });
});

/** Median of the logarithms of the factors by which distances within the picture are wrong. */
function wallError(place: string, shot: Shot): number {
  const { distance, eyeHeight } = samplePanorama(place, WIDTH);
  const composition = compose(take(place, shot), shot.fov);
  const blank = { width: WIDTH, height: WIDTH / 2, data: new Uint8Array((3 * WIDTH * WIDTH) / 2) };
  const shape = estimatePanoramaShape({ composition, panorama: blank, sky: new Uint8Array((WIDTH * WIDTH) / 2) });
  const errors: number[] = [];
  for (let row = 0.4 * (WIDTH / 2); row < 0.7 * (WIDTH / 2); row++)
    for (let aside = -30; aside <= 30; aside++) {
      const at = (azimuth: number): number => Math.floor(row) * WIDTH + Math.floor(((((azimuth + 540) % 360) + 0.5) * WIDTH) / 360);
      const truth = (distance[at(shot.azimuth + aside)] * 1.6) / eyeHeight;
      if (truth < 20) errors.push(Math.abs(Math.log(shape.distance[at(aside)] / truth)));
    }
  return errors.sort((a, b) => a - b)[errors.length >> 1];
}
