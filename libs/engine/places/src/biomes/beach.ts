import { isSnowy } from '@diorama/materials';
import type { GroundPalette } from '@diorama/materials';
import { createFlowerScatterRules, createGrassScatterRules, LEAF_GREEN_TINTS, STONE_TINTS } from '@diorama/placement';
import { fbm2, ridged2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Stones and shells: grey, white, rosy. */
const SHELLS: readonly Rgb[] = [
  [1, 1, 1],
  [1.55, 1.5, 1.4],
  [1.5, 1.25, 1.1],
  [0.85, 0.85, 0.9],
];

/** A bay of pale sand between rocky heads, with palms and dune grass behind. */
export const beach: Biome = {
  plan: { trail: null, pools: false, riverBearing: null },
  water: WATER_APPEARANCES.sea,
  land,
  paint: () => paint,
  scatter: (scene) => [
    {
      kind: 'palm',
      spacing: 6,
      reach: [5.5, 26],
      size: [0.75, 1.15],
      share: 0.4,
      tints: LEAF_GREEN_TINTS,
      opening: 0.5,
      shore: [3, Infinity],
    },
    { kind: 'palm', spacing: 7.5, reach: [26, 110], size: [0.8, 1.2], share: 0.5, patches: 30, tints: LEAF_GREEN_TINTS },
    {
      kind: 'rock',
      spacing: 4.5,
      reach: [5, 60],
      size: [0.4, 1.6],
      share: 0.25,
      patches: 14,
      tints: STONE_TINTS,
      shore: [-5, 6],
      steepest: 0.9,
    },
    {
      kind: 'boulder',
      spacing: 11,
      reach: [14, 110],
      size: [0.5, 1.5],
      share: 0.4,
      patches: 24,
      tints: STONE_TINTS,
      shore: [-9, 12],
      steepest: 1,
      opening: 0.2,
    },
    { kind: 'log', spacing: 11, reach: [4.5, 45], size: [0.6, 1.2], share: 0.35, shore: [1, 9] },
    {
      kind: 'bush',
      spacing: 5,
      reach: [9, 70],
      size: [0.6, 1.3],
      share: 0.4,
      patches: 15,
      tints: LEAF_GREEN_TINTS,
      opening: 0.6,
      shore: [9, Infinity],
    },
    { kind: 'pebble', spacing: 0.8, reach: [1.2, 18], size: [0.3, 0.9], share: 0.4, patches: 3, tints: SHELLS, small: true },
    { kind: 'log', spacing: 5, reach: [3.2, 12], size: [0.3, 0.6], share: 0.3, shore: [1.5, 12] },
    {
      kind: isSnowy(scene) ? 'dry-tuft' : 'tall-grass',
      spacing: 0.8,
      reach: [3, 30],
      size: [0.7, 1.4],
      share: 0.6,
      patches: 7,
      shore: [8, Infinity],
      tints: [
        [1.3, 1.15, 0.9],
        [1.1, 1.05, 0.8],
      ],
      small: true,
    },
    { kind: 'dry-tuft', spacing: 1.1, reach: [3, 26], size: [0.6, 1.1], share: 0.45, patches: 6, shore: [6, Infinity], small: true },
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.6) : []),
    ...(scene.cover === 'grass' ? createGrassScatterRules(scene, 0.6) : []),
  ],
};

function land({ seed, scene }: SitePlan): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const dunes = Math.max(0, fbm2(seed + 1, x / 20, z / 20, 4) + 0.18) * 4.2 * smoothstep(6, 26, r) * smoothstep(-14, 16, z + 4);
    const hills =
      Math.max(0, fbm2(seed + 2, x / 62, z / 62, 4) + 0.35) * 34 * smoothstep(40, 130, r) * smoothstep(-40, 60, z + Math.abs(x) * 0.45);
    const heads = ridged2(seed + 3, x / 40, z / 40, 5) * 26 * smoothstep(55, 105, Math.abs(x) + z * 0.35) * smoothstep(-120, -10, z);
    const bumps = fbm2(seed + 4, x / 5, z / 5, 3) * 0.18;
    return bumps + (dunes + hills + heads) * scene.relief;
  };
}

function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-sand', palette.sand, 1);
  layers.lay('ground-grass', palette.grass, smoothstep(2, 5.5, s.height + s.broad * 2.2 + s.fine) * 0.9);
  layers.lay('ground-grass', palette.dryGrass, smoothstep(1.2, 3, s.height + s.broad) * smoothstep(-0.1, 0.6, s.fine) * 0.6);
  layers.lay('ground-rock', palette.rock, smoothstep(0.17, 0.3, s.slope + s.fine * 0.03) * smoothstep(2, 6, s.height));
  layers.lay('ground-rock', palette.darkRock, smoothstep(0.35, 0.6, s.slope) * 0.5);
}
