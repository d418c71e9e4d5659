import { BIOME_NAMES, GROUND_COVERS, ROOM_KINDS, SEASONS, TIMES_OF_DAY, WATER_KINDS, WEATHERS } from '@diorama/domain';
import { createSampleScene } from '@diorama/scene/testing';
import type { Heightfield, WorldModel } from '@diorama/world-model';
import { findModelErrors, OWN_TRIANGLES } from '@diorama/world-model/testing';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

/** Five scenes in which every time, weather, season, water and most covers occur. */
const SCENES = WEATHERS.map((weather, k) => ({
  weather,
  seed: k,
  time: TIMES_OF_DAY[k % TIMES_OF_DAY.length],
  season: SEASONS[(k * 3) % SEASONS.length],
  cover: GROUND_COVERS[k],
  water: WATER_KINDS[k % WATER_KINDS.length],
  relief: [1, 0.25, 2, 1.5, 1][k],
  density: [1, 2, 0.5, 0, 2][k],
}));

/** Two of the scenes for each place, so that every scene is built in some; `npm run geometry` builds hundreds of worlds. */
const chooseScenes = (at: number): typeof SCENES =>
  [0, 2].map((step) => SCENES[(at + step) % SCENES.length]).filter((scene) => scene !== undefined);

describe.each(BIOME_NAMES.map((place, at) => [place, at] as const))('the %s', (place, at) => {
  it('builds in times, weathers, seasons and waters', { timeout: 240_000 }, () => {
    for (const scene of chooseScenes(at)) {
      const model = buildModel(createSampleScene(place, scene));
      expect(findModelErrors(model, OWN_TRIANGLES)).toEqual([]);
      checkOutdoors(model);
      expect(model.sky).toMatchObject({ time: scene.time, weather: scene.weather });
      expect(model.water === null).toBe(scene.water === 'none');
      expect(waterSamples(model) > 300).toBe(scene.water !== 'none');
    }
  });
});

describe.each(ROOM_KINDS.map((place, at) => [place, at] as const))('the %s', (place, at) => {
  it('builds in times, weathers and seasons', () => {
    for (const scene of chooseScenes(at)) {
      const model = buildModel(createSampleScene(place, scene));
      expect(findModelErrors(model, OWN_TRIANGLES)).toEqual([]);
      expect(model.terrain).toBeNull();
      expect(model.indoor).toBe(true);
      expect(model.lights.length).toBeGreaterThan(0);
      expect(model.instances.length).toBeGreaterThan(10);
    }
  });

  it('stays empty but for its walls where density is 0', () => {
    const [empty, full] = [0, 1].map((density) => buildModel(createSampleScene(place, { density })));
    expect(empty?.instances.length).toBeLessThan(full?.instances.length ?? 0);
  });
});

describe('a model', () => {
  it.each(['forest', 'library'] as const)('is the same to the bit for the same scene (%s)', (place) => {
    const scene = createSampleScene(place, { seed: 3_000_000_001 });
    expect(digest(buildModel(scene))).toBe(digest(buildModel(scene)));
  });

  it('differs with the seed', () => {
    expect(digest(buildModel(createSampleScene('tundra', { seed: 1 })))).not.toBe(
      digest(buildModel(createSampleScene('tundra', { seed: 2 }))),
    );
  });
});

function checkOutdoors(model: WorldModel): void {
  const terrain = model.terrain as Heightfield;
  const middle = terrain.size / 2;
  const around = [0, 1].flatMap((j) => [0, 1].map((i) => terrain.heights[(middle - j) * terrain.size + middle - i]));
  for (const height of around) expect(height).toBeCloseTo(-model.eyeHeight, 5);
  expect(extremes(terrain.heights).every(Number.isFinite)).toBe(true);
  const [darkest, brightest] = extremes(terrain.albedo);
  expect(darkest).toBeGreaterThanOrEqual(0);
  expect(brightest).toBeLessThanOrEqual(1);
  expect(model.water === null || model.water.level < -model.eyeHeight).toBe(true);
  expect(model.spawnPoints.length).toBeGreaterThanOrEqual(3);
}

/** The least and the greatest; both not a number where one is. */
function extremes(values: Float32Array): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** Samples of the ground under water. */
function waterSamples({ terrain, water }: WorldModel): number {
  if (terrain === null || water === null) return 0;
  return terrain.heights.reduce((sum, height) => sum + (height < water.level ? 1 : 0), 0);
}

function digest(model: WorldModel): string {
  const hash = createHash('sha256');
  const { terrain } = model;
  if (terrain !== null) for (const part of [terrain.heights, terrain.albedo, terrain.material]) hash.update(part);
  for (const { positions, normals, indices, material } of model.prototypes)
    for (const part of [positions, normals, indices, material]) hash.update(part);
  for (const instance of model.instances) hash.update(instance.transform).update(JSON.stringify([instance.prototype, instance.tint]));
  return hash.update(JSON.stringify([model.materials, model.sky, model.lights, model.spawnPoints, model.water])).digest('hex');
}
