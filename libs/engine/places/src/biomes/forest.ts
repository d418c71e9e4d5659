import type { Scene } from '@diorama/domain';
import { isSnowy } from '@diorama/materials';
import type { GroundPalette } from '@diorama/materials';
import {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
  createTrailEdgeScatterRules,
  LEAF_GREEN_TINTS,
  MUSHROOM_CAP_COLORS,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { smoothstep } from '@diorama/world-model';
import { createRollingTerrain } from '@diorama/terrain';
import type { GroundLayers, GroundSample } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** A mixed wood with a path through it, ferns, logs and moss; a glade about the viewer. */
export const forest: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.green,
  land: (plan) => createRollingTerrain(plan, { hills: 26, waves: 4 }),
  paint: () => paint,
  scatter: (scene) => [
    ...trees(scene),
    { kind: 'stump', spacing: 14, reach: [5, 40], size: [0.7, 1.2], share: 0.2, fromTrail: 1.2 },
    { kind: 'log', spacing: 15, reach: [5, 45], size: [0.8, 1.5], share: 0.3, fromTrail: 2, opening: 0.08 },
    ...createStoneScatterRules(0.7),
    ...createTrailEdgeScatterRules(scene, 0.6),
    ...createShoreScatterRules(),
    ...undergrowth(scene),
    ...createFlowerScatterRules(scene, 0.3),
    ...createGrassScatterRules(scene, 0.6),
  ],
};

function trees(scene: Scene): ScatterRule[] {
  const tints = chooseLeafTints(scene);
  return [
    { kind: 'conifer', spacing: 4.4, reach: [7.5, 50], size: [0.8, 1.9], share: 0.8, patches: 24, opening: 0.2, fromTrail: 2.6, tints },
    { kind: 'broadleaf-tree', spacing: 5.2, reach: [7.5, 50], size: [1, 2], share: 0.6, opening: 0.2, fromTrail: 3, tints },
    { kind: 'conifer', spacing: 6, reach: [50, 162], size: [1, 2.1], share: 0.7, patches: 40, tints },
    { kind: 'broadleaf-tree', spacing: 6.4, reach: [50, 162], size: [1.1, 2], share: 0.6, tints },
    { kind: 'dead-tree', spacing: 24, reach: [12, 60], size: [0.9, 1.4], share: 0.2, fromTrail: 2 },
  ];
}

function undergrowth(scene: Scene): ScatterRule[] {
  const litter: ScatterRule = {
    kind: 'leaf-litter',
    spacing: 0.6,
    reach: [0.9, 15],
    size: [0.8, 1.3],
    share: 0.75,
    tints: chooseLeafTints(scene),
    small: true,
  };
  const bushes: ScatterRule = {
    kind: 'bush',
    spacing: 5.5,
    reach: [6, 50],
    size: [0.6, 1.2],
    share: 0.22,
    fromTrail: 1.8,
    opening: 0.12,
    tints: chooseLeafTints(scene),
  };
  if (isSnowy(scene)) return [bushes];
  return [
    bushes,
    {
      kind: 'fern',
      spacing: 1.5,
      reach: [3, 32],
      size: [0.7, 1.5],
      share: 0.42,
      patches: 9,
      fromTrail: 1.2,
      tints: LEAF_GREEN_TINTS,
      small: true,
    },
    {
      kind: 'mushroom',
      spacing: 2.2,
      reach: [1.8, 12],
      size: [0.7, 1.4],
      share: 0.14,
      fromTrail: 0.8,
      colors: MUSHROOM_CAP_COLORS,
      small: true,
    },
    ...(scene.season === 'autumn' || scene.season === 'winter' || scene.cover === 'leaves' ? [litter] : [{ ...litter, share: 0.15 }]),
  ];
}

function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-litter', palette.litter, 1);
  layers.lay('ground-soil', palette.soil, smoothstep(0.1, 0.6, -s.broad) * 0.8);
  layers.lay('ground-moss', palette.moss, smoothstep(0.05, 0.5, s.broad + s.fine * 0.5) * 0.85);
  layers.lay('ground-grass', palette.grass, smoothstep(0.35, 0.75, s.broad - s.fine * 0.3) * 0.7);
  layers.lay('ground-rock', palette.rock, smoothstep(0.2, 0.34, s.slope + s.broad * 0.04));
}
