import type { Scene } from '@diorama/domain';
import type { GroundPalette } from '@diorama/materials';
import {
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  LEAF_GREEN_TINTS,
  MUSHROOM_CAP_COLORS,
  STONE_TINTS,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { fbm2 } from '@diorama/random';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Flowers that hang in the shade. */
const BLOSSOMS: readonly Rgb[] = ['#e0452f', '#f08a2c', '#e04f8f', '#f2e6ef', '#a34fc0'].map(parseHexColor);

/** Giant trees with buttresses and lianas over storeys of palms, tree ferns, bananas and ferns; a trodden path between them. */
export const rainforest: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.brown,
  land,
  paint: () => paint,
  scatter: (scene) => [
    ...giants(scene),
    ...lowerStorey(scene),
    { kind: 'log', spacing: 10, reach: [4.5, 40], size: [0.9, 2], share: 0.3, fromTrail: 2.2, opening: 0.05 },
    { kind: 'boulder', spacing: 16, reach: [8, 60], size: [0.3, 0.9], share: 0.3, opening: 0.14, fromTrail: 2.4, tints: STONE_TINTS },
    { kind: 'rock', spacing: 6, reach: [4, 40], size: [0.4, 1.2], share: 0.25, fromTrail: 1.2, tints: STONE_TINTS, steepest: 0.8 },
    ...createShoreScatterRules().slice(1),
    ...jungleFloor(scene),
  ],
};

/** None where the prompt forbids broadleaf trees, which these are. */
function giants({ without }: Scene): ScatterRule[] {
  if (without.includes('broadleaf-tree')) return [];
  return [
    { kind: 'kapok', spacing: 9, reach: [7.5, 48], size: [0.85, 1.3], share: 0.72, opening: 0.16, fromTrail: 2.6, tints: LEAF_GREEN_TINTS },
    { kind: 'kapok', spacing: 13, reach: [48, 110], size: [0.9, 1.3], share: 0.6, tints: LEAF_GREEN_TINTS },
    {
      kind: 'understory-tree',
      spacing: 4.6,
      reach: [6.5, 50],
      size: [0.7, 1.35],
      share: 0.62,
      opening: 0.14,
      fromTrail: 2.2,
      tints: LEAF_GREEN_TINTS,
    },
    {
      kind: 'understory-tree',
      spacing: 3.8,
      reach: [5, 42],
      size: [0.26, 0.5],
      share: 0.45,
      opening: 0.1,
      fromTrail: 1.8,
      tints: LEAF_GREEN_TINTS,
    },
    { kind: 'understory-tree', spacing: 7, reach: [50, 162], size: [1, 1.7], share: 0.6, tints: LEAF_GREEN_TINTS },
  ];
}

function lowerStorey({ without }: Scene): ScatterRule[] {
  const ferns: ScatterRule[] =
    without.includes('fern') || without.includes('broadleaf-tree')
      ? []
      : [
          {
            kind: 'tree-fern',
            spacing: 5.5,
            reach: [5, 44],
            size: [0.75, 1.3],
            share: 0.5,
            opening: 0.1,
            fromTrail: 1.9,
            tints: LEAF_GREEN_TINTS,
          },
        ];
  return [
    { kind: 'palm', spacing: 6.5, reach: [6.5, 55], size: [0.6, 1.2], share: 0.42, opening: 0.13, fromTrail: 2, tints: LEAF_GREEN_TINTS },
    ...ferns,
    {
      kind: 'banana-plant',
      spacing: 3.1,
      reach: [4.2, 34],
      size: [0.7, 1.15],
      share: 0.6,
      opening: 0.1,
      fromTrail: 1.8,
      patches: 14,
      tints: LEAF_GREEN_TINTS,
    },
    { kind: 'bush', spacing: 3.8, reach: [4.5, 46], size: [0.7, 1.7], share: 0.42, opening: 0.08, fromTrail: 1.6, tints: LEAF_GREEN_TINTS },
  ];
}

function jungleFloor(scene: Scene): ScatterRule[] {
  const plants = { small: true, tints: LEAF_GREEN_TINTS } as const;
  return [
    { ...plants, kind: 'taro', spacing: 1.3, reach: [2.9, 28], size: [0.7, 1.4], share: 0.6, fromTrail: 1.15, patches: 8 },
    { ...plants, kind: 'fern', spacing: 1.15, reach: [2.6, 30], size: [0.7, 1.6], share: 0.6, fromTrail: 1 },
    { ...plants, kind: 'fern', spacing: 0.6, reach: [1, 5], size: [0.25, 0.5], share: 0.3, fromTrail: 0.8 },
    {
      kind: 'mushroom',
      spacing: 2.2,
      reach: [1.8, 11],
      size: [0.7, 1.4],
      share: 0.16,
      fromTrail: 0.8,
      colors: MUSHROOM_CAP_COLORS,
      small: true,
    },
    { kind: 'leaf-litter', spacing: 0.7, reach: [0.9, 11], size: [0.8, 1.4], share: 0.28, tints: LITTER, small: true },
    {
      kind: 'flower',
      spacing: 1.6,
      reach: [2.4, 16],
      size: [0.9, 1.6],
      share: 0.3,
      fromTrail: 0.9,
      patches: 5,
      colors: BLOSSOMS,
      small: true,
    },
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.8) : []),
    ...createGrassScatterRules(scene, scene.cover === 'grass' ? 0.8 : 0.3),
  ];
}

/** Fallen leaves of a wet forest are brown, not orange. */
const LITTER: readonly Rgb[] = [
  [0.3, 0.42, 0.5],
  [0.45, 0.55, 0.45],
  [0.25, 0.55, 0.3],
];

/** Uneven ground with hollows that rises to steep green hills. */
function land({ seed, scene }: SitePlan): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const hollows = fbm2(seed + 1, x / 24, z / 24, 4) * 3.4 * smoothstep(4, 32, r);
    const bumps = fbm2(seed + 2, x / 5, z / 5, 3) * 0.45;
    const hills = (0.5 + fbm2(seed + 3, x / 58, z / 58, 4) * 1.4) * 40 * smoothstep(34, 150, r);
    return (hollows + bumps + Math.max(hills, -1)) * scene.relief;
  };
}

const WET_SOIL = parseHexColor('#5e4731');
const DEEP_GREEN = parseHexColor('#567c36');

/** Dark wet soil and rotting leaves, moss and seedlings over most of it. */
function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-litter', WET_SOIL, 1);
  layers.lay('ground-litter', palette.litter, smoothstep(0, 0.6, s.fine) * 0.55);
  layers.lay('ground-moss', palette.moss, smoothstep(-0.1, 0.45, s.broad + s.fine * 0.6) * 0.75);
  layers.lay('ground-grass', DEEP_GREEN, smoothstep(0, 0.5, -s.broad + s.fine * 0.5) * 0.75);
  layers.lay('ground-grass', DEEP_GREEN, smoothstep(4, 12, s.height) * 0.8);
  layers.lay('ground-rock', palette.darkRock, smoothstep(0.26, 0.4, s.slope + s.broad * 0.04));
}
