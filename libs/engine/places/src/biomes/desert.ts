import type { GroundPalette } from '@diorama/materials';
import { createFlowerScatterRules, createGrassScatterRules, createShoreScatterRules, LEAF_GREEN_TINTS } from '@diorama/placement';
import { fbm2 } from '@diorama/random';
import { smoothstep, applyTerraces } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { duneHeight } from '@diorama/terrain';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

const SANDSTONES: readonly Rgb[] = [
  [1.9, 1.45, 1.02],
  [1.7, 1.25, 0.86],
  [1.5, 1.05, 0.72],
];

/** Dunes with sharp crests, and table mountains on the horizon. */
export const desert: Biome = {
  plan: { trail: null, pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land,
  paint: () => paint,
  scatter: (scene) => [
    { kind: 'cactus', spacing: 9, reach: [5.5, 70], size: [0.7, 1.4], share: 0.3, opening: 0.14, tints: LEAF_GREEN_TINTS },
    { kind: 'boulder', spacing: 20, reach: [12, 100], size: [0.4, 1.2], share: 0.25, tints: SANDSTONES, opening: 0.15 },
    { kind: 'rock', spacing: 6, reach: [4, 50], size: [0.4, 1.2], share: 0.2, patches: 14, tints: SANDSTONES },
    { kind: 'rock', spacing: 2.6, reach: [2.8, 14], size: [0.14, 0.4], share: 0.25, patches: 4, tints: SANDSTONES },
    { kind: 'pebble', spacing: 0.8, reach: [1.2, 18], size: [0.4, 1.3], share: 0.4, patches: 4, tints: SANDSTONES, small: true },
    { kind: 'shrub', spacing: 3, reach: [3, 60], size: [0.45, 1.3], share: 0.34, patches: 11, tints: LEAF_GREEN_TINTS },
    { kind: 'dead-tree', spacing: 16, reach: [7, 60], size: [0.35, 0.6], share: 0.25, opening: 0.12 },
    { kind: 'dry-tuft', spacing: 0.8, reach: [1.6, 26], size: [0.45, 1.1], share: 0.5, patches: 4.5, small: true },
    ...(scene.water === 'none' ? [] : [...createShoreScatterRules(), OASIS_PALMS]),
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.8) : []),
    ...(scene.cover === 'grass' ? createGrassScatterRules(scene, 0.6) : []),
  ],
};

const OASIS_PALMS = {
  kind: 'palm',
  spacing: 4,
  reach: [7, 60],
  size: [0.7, 1.2],
  share: 0.5,
  shore: [1, 9],
  tints: LEAF_GREEN_TINTS,
} as const;

function land({ seed, scene }: SitePlan): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const warp = fbm2(seed + 1, x / 70, z / 70, 2) * 26;
    const far = smoothstep(6, 40, r);
    const dunes = duneHeight(seed + 2, (x * 0.8 + z * 0.6 + warp) / 46, (z * 0.8 - x * 0.6) / 120) * 8.5;
    const small = duneHeight(seed + 3, (x * 0.9 + z * 0.4 + warp * 0.3) / 15, (z - x * 0.4) / 40) * 1.1;
    const mesas = smoothstep(0.05, 0.28, fbm2(seed + 4, x / 48, z / 48, 4)) * smoothstep(95, 140, r);
    return (dunes * far + small * smoothstep(3, 14, r)) * scene.relief + applyTerraces(mesas, 3) * 24 * scene.relief;
  };
}

function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-sand', palette.sand, 1);
  layers.lay('ground-sand', palette.redSand, smoothstep(-0.4, 0.7, s.broad + s.slope) * 0.6);
  layers.lay('ground-gravel', palette.paleRock, smoothstep(0.35, 0.7, s.fine * 0.4 + s.broad) * 0.3 * (1 - smoothstep(2, 5, s.height)));
  layers.lay('ground-strata', palette.redRock, smoothstep(0.27, 0.4, s.slope) * smoothstep(60, 90, Math.hypot(s.x, s.z)));
}
