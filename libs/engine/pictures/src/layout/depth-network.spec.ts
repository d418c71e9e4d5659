import { describe, expect, it } from 'vitest';

import { buildPictures } from '../build-pictures.js';
import { composePictures } from '../composition/compose-pictures.js';
import { paintPanorama } from '../panorama/paint-panorama.js';
import { pictureRunner } from '../testing/picture-runner.js';
import { createPlainPanorama } from '../testing/sample-pictures.js';
import { toDepthGrid, preparePanoramaForNetwork } from './depth-network.js';
import { estimatePanoramaShape } from './shape-panorama.js';

const PIXELS = 256 * 128;
const at = (column: number, row: number): number => row * 256 + column;

describe('what a depth network is shown', () => {
  const data = new Uint8Array(3 * 512 * 256);
  for (let pixel = 0; pixel < 512 * 256; pixel++) data[3 * pixel] = pixel % 512 < 256 ? 255 : 0;
  const input = preparePanoramaForNetwork({ panorama: { width: 512, height: 256, data } });

  it('is colours by channel, red first', () => {
    expect(input).toHaveLength(4 * PIXELS);
    expect([input[at(10, 5)], input[at(200, 5)], input[PIXELS + at(10, 5)]]).toEqual([1, 0, 0]);
  });

  it('is the sine of the elevation, from the zenith down', () => {
    const sine = (row: number): number => input[3 * PIXELS + at(7, row)] ?? Number.NaN;
    expect(sine(0)).toBeCloseTo(Math.sin(Math.PI / 2 - Math.PI / 256), 6);
    expect(sine(63) + sine(64)).toBeCloseTo(0, 6);
    expect(sine(127)).toBeCloseTo(-sine(0), 6);
  });
});

describe('what a depth network answers', () => {
  it('has no distance in the sky', () => {
    const estimate = { metres: new Float32Array(PIXELS).fill(4), sky: new Float32Array(PIXELS) };
    estimate.sky[3] = 0.9;
    const { distance, width } = toDepthGrid(estimate);
    expect(width).toBe(256);
    expect([distance[2], distance[3]]).toEqual([4, Infinity]);
  });

  it('must fit the panorama', () => {
    expect(() => toDepthGrid({ metres: new Float32Array(9), sky: new Float32Array(9) })).toThrow(RangeError);
  });
});

describe('a world from a panorama with a depth network', () => {
  const { panorama } = createPlainPanorama(256);
  const composition = composePictures({ pictures: [{ raster: panorama, azimuth: null }], isPano: true, prompt: '', seed: 1 });
  const painted = paintPanorama({ composition, pictures: [panorama], width: 256 });

  it('stands where the network says', () => {
    const metres = Float32Array.from({ length: PIXELS }, (_, pixel) => {
      const elevation = Math.PI / 2 - (Math.PI * (Math.floor(pixel / 256) + 0.5)) / 128;
      return Math.min(5 / Math.cos(elevation), elevation < 0 ? 1.6 / Math.sin(-elevation) : Infinity);
    });
    const depth = toDepthGrid({ metres, sky: new Float32Array(PIXELS) });
    // The plain's posts stand 8 to 15 metres away.
    const { distance } = estimatePanoramaShape({ composition, ...painted, depth });
    // A row that looks level.
    const posts = distance.slice(63 * 256, 64 * 256).filter((_, column) => Math.abs((360 * column) / 256 - 180 + 55) < 4);
    expect(Math.max(...posts)).toBeLessThan(5.5);
    expect(Math.min(...posts)).toBeGreaterThan(4.5);
  });

  it('fails when the network does', async () => {
    const world = buildPictures(composition, [panorama], {
      preset: { panoWidth: 256, fullResSplats: 10_000, eyes: 8, walkRadius: 8 },
      runner: pictureRunner(),
      onProgress: () => undefined,
      signal: { throwIfAborted: () => undefined },
      estimateDepth: () => Promise.reject(new Error('no memory')),
    });
    await expect(world).rejects.toThrow('no memory');
  });
});
