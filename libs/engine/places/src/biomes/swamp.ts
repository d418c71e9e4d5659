import type { Scene } from '@diorama/domain';
import { isSnowy } from '@diorama/materials';
import type { GroundPalette } from '@diorama/materials';
import {
  chooseLeafTints,
  createGrassScatterRules,
  createShoreScatterRules,
  LEAF_GREEN_TINTS,
  MUSHROOM_CAP_COLORS,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { fbm2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Flat wet land: dark pools with reeds and lilies between mossy banks, drowned trees. */
export const swamp: Biome = {
  plan: { trail: null, pools: true, riverBearing: null },
  water: WATER_APPEARANCES.brown,
  land,
  paint: () => paint,
  scatter: (scene) => [
    { kind: 'dead-tree', spacing: 8, reach: [7, 80], size: [0.8, 1.6], share: 0.35, shore: [-6, 3], opening: 0.12, steepest: 1 },
    { kind: 'dead-tree', spacing: 12, reach: [8, 90], size: [0.8, 1.5], share: 0.3, opening: 0.15 },
    {
      kind: 'broadleaf-tree',
      spacing: 8,
      reach: [13, 70],
      size: [0.9, 1.6],
      share: 0.4,
      patches: 24,
      opening: 0.2,
      tints: chooseLeafTints(scene),
    },
    { kind: 'broadleaf-tree', spacing: 8.5, reach: [70, 160], size: [1.1, 1.8], share: 0.55, tints: chooseLeafTints(scene) },
    { kind: 'log', spacing: 9, reach: [4.5, 45], size: [0.7, 1.5], share: 0.35, shore: [-3, 3], steepest: 1 },
    { kind: 'stump', spacing: 9, reach: [4, 45], size: [0.7, 1.3], share: 0.25 },
    { kind: 'bush', spacing: 6, reach: [6, 55], size: [0.6, 1.3], share: 0.25, opening: 0.15, tints: chooseLeafTints(scene) },
    ...wetland(scene),
    ...createGrassScatterRules(scene, 0.5),
  ],
};

function wetland(scene: Scene): ScatterRule[] {
  if (isSnowy(scene)) return createShoreScatterRules();
  return [
    {
      kind: 'lily-pad',
      spacing: 1.1,
      reach: [4, 32],
      size: [0.7, 1.5],
      share: 0.5,
      patches: 6,
      shore: [-9, -0.7],
      tints: LEAF_GREEN_TINTS,
      small: true,
      steepest: 2,
    },
    {
      kind: 'reed',
      spacing: 0.75,
      reach: [3, 45],
      size: [0.7, 1.25],
      share: 0.6,
      patches: 5,
      shore: [-0.8, 0.7],
      tints: LEAF_GREEN_TINTS,
      small: true,
      steepest: 2,
    },
    { kind: 'fern', spacing: 1.8, reach: [3, 28], size: [0.6, 1.3], share: 0.35, patches: 8, tints: LEAF_GREEN_TINTS, small: true },
    {
      kind: 'mushroom',
      spacing: 2.4,
      reach: [2, 12],
      size: [0.7, 1.4],
      share: 0.15,
      colors: MUSHROOM_CAP_COLORS,
      small: true,
    },
  ];
}

function land({ seed, scene }: SitePlan): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const hummocks = Math.max(0, fbm2(seed + 1, x / 4.5, z / 4.5, 3) + 0.1) * 0.55 * smoothstep(3, 9, r);
    const banks = fbm2(seed + 2, x / 26, z / 26, 3) * 0.7 * smoothstep(4, 20, r);
    const rise = smoothstep(90, 165, r) * (3 + fbm2(seed + 3, x / 60, z / 60, 3) * 7);
    return (hummocks + banks + rise) * scene.relief;
  };
}

function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-mud', palette.mud, 1);
  layers.lay('ground-moss', palette.moss, smoothstep(-0.35, 0.3, s.broad + s.fine * 0.6) * 0.9);
  layers.lay('ground-grass', palette.grass, smoothstep(0.1, 0.6, s.broad - s.fine * 0.3) * 0.8);
  layers.lay('ground-litter', palette.litter, smoothstep(0.45, 0.8, s.fine) * 0.5);
}
