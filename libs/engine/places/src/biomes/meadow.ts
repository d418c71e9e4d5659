import type { GroundPalette } from '@diorama/materials';
import {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
  createTrailEdgeScatterRules,
} from '@diorama/placement';
import { smoothstep } from '@diorama/world-model';
import { createRollingTerrain } from '@diorama/terrain';
import type { GroundLayers, GroundSample } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Rolling grassland with flowers, lone trees and wooded hills around. */
export const meadow: Biome = {
  plan: { trail: 'lane', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land: (plan) => createRollingTerrain(plan, { hills: 34, waves: 4.4 }),
  paint: () => paintMeadow,
  scatter: (scene) => [
    {
      kind: 'broadleaf-tree',
      spacing: 9,
      reach: [12, 75],
      size: [0.9, 1.6],
      share: 0.4,
      patches: 30,
      opening: 0.38,
      fromTrail: 3,
      tints: chooseLeafTints(scene),
    },
    { kind: 'broadleaf-tree', spacing: 9, reach: [75, 160], size: [1, 1.7], share: 0.5, patches: 40, tints: chooseLeafTints(scene) },
    { kind: 'conifer', spacing: 10, reach: [80, 160], size: [0.9, 1.5], share: 0.3, patches: 30, tints: chooseLeafTints(scene) },
    {
      kind: 'bush',
      spacing: 8,
      reach: [7, 60],
      size: [0.6, 1.4],
      share: 0.22,
      patches: 16,
      opening: 0.15,
      fromTrail: 1.6,
      tints: chooseLeafTints(scene),
    },
    ...createStoneScatterRules(0.5),
    ...createTrailEdgeScatterRules(scene, 1.05),
    ...createShoreScatterRules(),
    ...createFlowerScatterRules(scene, 0.95),
    ...createGrassScatterRules(scene, 1),
  ],
};

/** Grass with dry patches, and bare soil where it is steep. */
export function paintMeadow(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-grass', palette.meadow, 1);
  layers.lay('ground-grass', palette.grass, smoothstep(-0.3, 0.5, s.broad));
  layers.lay('ground-grass', palette.dryGrass, smoothstep(0.25, 0.8, -s.broad + s.fine * 0.4) * 0.5);
  layers.lay('ground-soil', palette.soil, smoothstep(0.14, 0.28, s.slope + s.fine * 0.05));
  layers.lay('ground-rock', palette.rock, smoothstep(0.24, 0.4, s.slope + s.broad * 0.04));
}
