import type { BuildRequest } from '@diorama/jobs';
import { decodeGlb } from '@diorama/mesh';
import { SCENE_DISTANCE_MAX } from '@diorama/pictures';
import { renderTestView, createPlainPanorama } from '@diorama/pictures/testing';
import { describe, expect, it } from 'vitest';

import type { EngineJobs } from './execute-job.js';
import { createInlineRunner } from './inline-runner.js';
import { pictureEngine } from './picture-engine.js';
import { describeBuilds } from './testing/describe-engine.js';

const { panorama } = createPlainPanorama(256);
const INPUTS = {
  'a panorama': [{ raster: panorama, azimuth: null }],
  'a picture': [{ raster: renderTestView(panorama, { width: 120, height: 80 }), azimuth: null }],
  'four pictures': [0, 90, 180, 270].map((azimuth) => ({ raster: renderTestView(panorama, { azimuth, width: 90, height: 90 }), azimuth })),
};

/** Metres of the wall around a world. */
const WALL = 1;

describe('the picture engine', () => {
  const runner = createInlineRunner();
  const small: BuildRequest<EngineJobs> = {
    preset: { panoWidth: 64, fullResSplats: 4_000, eyes: 8, walkRadius: 8 },
    runner,
    onProgress: () => {},
    signal: { throwIfAborted() {} },
  };

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
    const world = await pictureEngine.build(composition, [pictures[0]?.raster ?? panorama], small);
    const collider = world.files.find(({ extension }) => extension === 'glb');
    const [shell] = decodeGlb(collider?.bytes ?? new Uint8Array()).primitives;
    expect(Math.max(...(shell?.positions ?? [])) < 12).toBe(true);
    // Six slabs, and walls before the furniture of the invented part.
    expect(shell?.indices.length).toBeGreaterThanOrEqual(6 * 3 * 16);
  });

  it('has ground to walk on up to the end of the world', async () => {
    const composition = pictureEngine.compose({ pictures: INPUTS['a panorama'], isPano: true, prompt: '', seed: 3 });
    const world = await pictureEngine.build(composition, [panorama], small);
    const collider = world.files.find(({ extension }) => extension === 'glb');
    const [ground] = decodeGlb(collider?.bytes ?? new Uint8Array()).primitives;
    expect(Math.round(Math.max(...(ground?.positions ?? [])))).toBe(SCENE_DISTANCE_MAX + WALL);
  });

  it('refuses other pictures than were composed', async () => {
    const composition = pictureEngine.compose({ pictures: INPUTS['a picture'], isPano: 'auto', prompt: '', seed: 3 });
    await expect(pictureEngine.build(composition, [], small)).rejects.toThrow(RangeError);
  });
});
