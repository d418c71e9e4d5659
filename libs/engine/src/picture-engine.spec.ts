import { describe, expect, it } from 'vitest';

import { decodeGlb } from '@diorama/mesh';

import { inlineRunner } from './inline-runner.js';
import { pictureEngine } from './picture-engine.js';
import { cutView, plainPanorama } from './pictures/testing/sample-pictures.js';
import { describeBuilds } from './testing/describe-engine.js';

const { panorama } = plainPanorama(256);
const INPUTS = {
  'a panorama': [{ raster: panorama, azimuth: null }],
  'a picture': [{ raster: cutView(panorama, { width: 120, height: 80 }), azimuth: null }],
  'four pictures': [0, 90, 180, 270].map((azimuth) => ({ raster: cutView(panorama, { azimuth, width: 90, height: 90 }), azimuth })),
};

describe('the picture engine', () => {
  const runner = inlineRunner();

  it('has a name and a version', () => {
    expect(pictureEngine.name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(pictureEngine.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  for (const [name, pictures] of Object.entries(INPUTS)) {
    const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: '', seed: 3 });
    const rasters = pictures.map(({ raster }) => raster);
    describeBuilds(name, (request) => pictureEngine.build(composition, rasters, request), runner);
  }

  it('builds a room of a picture without sky', async () => {
    const pictures = INPUTS['a picture'];
    const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: 'a living room', seed: 3 });
    const world = await pictureEngine.build(composition, [pictures[0]?.raster ?? panorama], {
      preset: { panoWidth: 64, fullResSplats: null, extraCaptures: 0, walkRadius: 1 },
      runner,
      onProgress: () => {},
      signal: { throwIfAborted() {} },
    });
    const collider = world.files.find(({ extension }) => extension === 'glb');
    const [shell] = decodeGlb(collider?.bytes ?? new Uint8Array()).primitives;
    expect(Math.max(...(shell?.positions ?? [])) < 12).toBe(true);
    expect(shell?.indices.length).toBe(6 * 3 * 16);
  });

  it('refuses other pictures than were composed', async () => {
    const composition = pictureEngine.compose({ pictures: INPUTS['a picture'], isPano: 'auto', prompt: '', seed: 3 });
    const request = {
      preset: { panoWidth: 64, fullResSplats: null, extraCaptures: 0, walkRadius: 1 },
      runner,
      onProgress: () => {},
      signal: { throwIfAborted() {} },
    };
    await expect(pictureEngine.build(composition, [], request)).rejects.toThrow(RangeError);
  });
});
