import { BACKDROP_DIRECTIONS, BIOME_NAMES, LANDFORM_NAMES, LIQUIDS, SEASONS, TIMES_OF_DAY, WATER_KINDS, WEATHERS } from '@diorama/domain';
import type { Backdrop, Scene } from '@diorama/domain';
import { createRandomStream } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { sampleHeight, SEMANTICS } from '@diorama/world-model';
import type { Heightfield, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const SITES = ['market', 'town', 'castle-courtyard', 'campsite', 'cemetery', 'military-base', 'garden', 'slum'];
const STYLES = ['medieval', 'japanese', 'ruined', 'cyberpunk', 'adobe'];

describe('a combination of land, ground, water, site and backdrops', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => [seed]))('builds a place to stand and to walk in: %i', (seed) => {
    const scene = drawScene(seed);
    const model = buildModel(scene);
    const terrain = model.terrain as Heightfield;
    expect(sampleHeight(terrain, 0, 0)).toBeCloseTo(-model.eyeHeight, 2);
    expect(countOpenDirections(model, terrain)).toBeGreaterThanOrEqual(4);
    expect(listMisplaced(model, terrain)).toEqual([]);
  });
});

function drawScene(seed: number): Scene {
  const random = createRandomStream(seed, 0x636f6d62);
  const optional = <Value>(values: readonly Value[], share: number): Value | undefined =>
    random.next() < share ? random.pick(values) : undefined;
  const place = random.pick(BIOME_NAMES);
  const landform = LANDFORM_NAMES[(seed * 7) % LANDFORM_NAMES.length];
  const site = optional(SITES, 0.5);
  const ground = optional(BIOME_NAMES, 0.5);
  const liquid = optional(LIQUIDS, 0.4);
  const style = optional(STYLES, 0.4);
  const backdrops = random.next() < 0.5 ? [drawBackdrop(random)] : undefined;
  return {
    version: 2,
    seed,
    place: site === undefined ? place : 'village',
    ...(site === undefined ? {} : { site }),
    ...(landform === undefined ? {} : { landform }),
    ...(ground === undefined ? {} : { ground }),
    ...(liquid === undefined ? {} : { liquid }),
    ...(backdrops === undefined ? {} : { backdrops }),
    ...(style === undefined ? {} : { styles: [style] }),
    time: random.pick(TIMES_OF_DAY),
    weather: random.pick(WEATHERS),
    season: random.pick(SEASONS),
    objects: [],
    water: random.pick(WATER_KINDS),
    relief: random.range(0.5, 1.6),
    density: 1,
    cover: 'none',
    without: [],
  };
}

function drawBackdrop(random: RandomStream): Backdrop {
  return { place: random.pick(BIOME_NAMES), where: random.pick(BACKDROP_DIRECTIONS.slice(0, 5)) };
}

/** Of twelve directions, those in which the first 6 m are dry and not too steep. */
function countOpenDirections({ water }: WorldModel, terrain: Heightfield): number {
  return Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6).filter((azimuth) => {
    const heights = [0, 1, 2, 3, 4, 5, 6].map((away) => sampleHeight(terrain, Math.sin(azimuth) * away, -Math.cos(azimuth) * away));
    const isDry = heights.every((height) => water === null || height > water.level - 0.4);
    return isDry && heights.slice(1).every((height, k) => Math.abs(height - (heights[k] ?? 0)) < 0.9);
  }).length;
}

/** Buildings and trees that float in the air or stand in the water. */
function listMisplaced(model: WorldModel, terrain: Heightfield): string[] {
  const checked = ['building', 'tree'].map((name) => SEMANTICS.indexOf(name as (typeof SEMANTICS)[number]));
  return model.instances.flatMap(({ prototype, transform }) => {
    const drawn = model.prototypes[prototype];
    if (drawn === undefined || drawn.solid === null || !checked.includes(drawn.semantic)) return [];
    const [x, y, z] = [transform[3], transform[7], transform[11]] as [number, number, number];
    const ground = sampleHeight(terrain, x, z);
    const isUnderWater = model.water !== null && ground < model.water.level - 0.3;
    if (y - ground < 0.4 && !isUnderWater) return [];
    return [
      `${SEMANTICS[drawn.semantic]} at ${x.toFixed(1)} ${z.toFixed(1)}: ${(y - ground).toFixed(2)} m above the ground${isUnderWater ? ', in the water' : ''}`,
    ];
  });
}
