import {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
  createTrailEdgeScatterRules,
  TrailsidePlacer,
} from '@diorama/placement';
import type { PlacementContext } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { getThing } from '@diorama/things';
import { createRollingTerrain } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';
import { paintMeadow } from './meadow.js';

/** Cottages along a lane, with lamps, fences and a well; fields and wooded hills around. */
export const village: Biome = {
  plan: { trail: 'lane', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land: (plan) => createRollingTerrain(plan, { hills: 34, waves: 2.2 }),
  paint: () => paintMeadow,
  furnish,
  scatter: (scene) => [
    {
      kind: 'broadleaf-tree',
      spacing: 9,
      reach: [10, 60],
      size: [0.7, 1.25],
      share: 0.28,
      opening: 0.28,
      fromTrail: 3.6,
      tints: chooseLeafTints(scene),
    },
    { kind: 'broadleaf-tree', spacing: 9, reach: [60, 162], size: [1, 1.7], share: 0.5, patches: 36, tints: chooseLeafTints(scene) },
    { kind: 'conifer', spacing: 9, reach: [70, 162], size: [0.9, 1.6], share: 0.4, patches: 30, tints: chooseLeafTints(scene) },
    { kind: 'bush', spacing: 5, reach: [5, 50], size: [0.5, 1.1], share: 0.3, fromTrail: 2, opening: 0.1, tints: chooseLeafTints(scene) },
    ...createStoneScatterRules(0.35),
    ...createTrailEdgeScatterRules(scene, 1.05),
    ...createShoreScatterRules(),
    ...createFlowerScatterRules(scene, 0.6),
    ...createGrassScatterRules(scene, 0.85),
  ],
};

function furnish(context: PlacementContext): void {
  const { trail, scene } = context.plan;
  if (trail === null) return;
  const lane = new Lane(context, trail, createRandomStream(scene.seed, hashStreamName('village')));
  lane.put('well', { along: 8.5, aside: 4, size: 1 });
  for (let k = 0; k < 5; k++) lane.put('lamp', { along: 6 + k * 11, aside: (k % 2 === 0 ? -1 : 1) * 2, size: 1 });
  lane.put('lamp', { along: -9, aside: 2, size: 1 });
  for (const [along, aside] of [
    [3.2, 3],
    [6.6, 2.6],
    [-4, -2.8],
  ] as const)
    lane.put('plant-pot', { along, aside, size: 1.1 });
  lane.put('hay-bale', { along: -5.5, aside: 4, size: 0.8 });
  for (const along of [13, 25, 38, 52, 68, 86, -14, -28, -46]) lane.house(along);
  lane.fences();
  for (const [along, aside] of [
    [4.6, -3.1],
    [15, 5.5],
    [27, -5],
  ] as const) {
    lane.put('barrel', { along, aside, size: 1 });
    lane.put('crate', { along: along + 0.9, aside: aside * 1.02, size: 0.9 });
  }
}

/** The rows of houses and fences along the lane. */
class Lane extends TrailsidePlacer {
  /** Houses on both sides; every fifth is a barn. */
  house(along: number): void {
    for (const side of [-1, 1]) {
      const kind = this.random.next() < 0.16 ? 'barn' : 'house';
      const size = this.random.range(0.9, 1.12);
      this.put(kind, {
        along: along + side * 2 + this.random.range(-1, 1),
        aside: side * (getThing(kind).footprint * size + this.random.range(3, 4.6)),
        size,
      });
    }
  }

  /** Fences run along the lane where no house stands. */
  fences(): void {
    for (let along = -38; along < 78; along += 4.1) {
      for (const side of [-1, 1]) {
        const { x, z } = this.trail.pointAt(along, side * 2.9);
        if (Math.hypot(x, z) > 3.6 && this.random.next() < 0.5) this.put('fence', { along, aside: side * 2.9, size: 1 });
      }
    }
  }
}
