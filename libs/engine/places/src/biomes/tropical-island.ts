import type { Scene } from '@diorama/domain';
import type { GroundPalette } from '@diorama/materials';
import { createFlowerScatterRules, createGrassScatterRules, LEAF_GREEN_TINTS } from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { fbm2, ridged2 } from '@diorama/random';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { createIsland } from '@diorama/terrain';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Dark volcanic stones. */
const BASALTS: readonly Rgb[] = [
  [0.62, 0.58, 0.56],
  [0.5, 0.48, 0.48],
  [0.75, 0.7, 0.66],
];
/** Shells and bits of coral. */
const SHELLS: readonly Rgb[] = [
  [2, 1.85, 1.7],
  [2.1, 1.6, 1.45],
  [1.7, 1.65, 1.6],
];
const HIBISCUS: readonly Rgb[] = ['#e8413a', '#f4a12e', '#f2e9e4', '#ec5f94'].map(parseHexColor);

/** The bay of a small island: a white beach that curves to a palm-grown arm, a turquoise lagoon, a green mountain, islets. */
export const tropicalIsland: Biome = {
  plan: { trail: null, pools: false, island: true, riverBearing: null },
  water: WATER_APPEARANCES.lagoon,
  land,
  paint: () => paint,
  scatter: (scene) => [...palms(), ...shoreline(), ...jungle(scene), ...undergrowth(scene)],
};

function palms(): ScatterRule[] {
  const palm = { kind: 'palm', tints: LEAF_GREEN_TINTS } as const;
  return [
    { ...palm, spacing: 5.2, reach: [5, 34], size: [0.8, 1.2], share: 0.5, opening: 0.22, shore: [5, Infinity] },
    { ...palm, spacing: 6, reach: [30, 80], size: [0.85, 1.3], share: 0.75, shore: [2.5, 20] },
    { ...palm, spacing: 6, reach: [80, 160], size: [0.85, 1.3], share: 0.85, shore: [1.5, 14] },
    { ...palm, spacing: 9, reach: [30, 130], size: [0.9, 1.3], share: 0.45, shore: [16, Infinity], steepest: 1.2 },
  ];
}

function shoreline(): ScatterRule[] {
  return [
    {
      kind: 'boulder',
      spacing: 9,
      reach: [20, 140],
      size: [0.5, 1.6],
      share: 0.35,
      patches: 16,
      tints: BASALTS,
      shore: [-6, 3],
      steepest: 1.2,
    },
    { kind: 'rock', spacing: 4, reach: [7, 60], size: [0.4, 1.4], share: 0.2, patches: 12, tints: BASALTS, shore: [-3, 3], steepest: 1 },
    { kind: 'log', spacing: 11, reach: [4.5, 50], size: [0.7, 1.3], share: 0.35, shore: [2, 8] },
    { kind: 'coconut', spacing: 3.6, reach: [2, 24], size: [0.8, 1.1], share: 0.13, shore: [4, Infinity] },
    { kind: 'pebble', spacing: 0.9, reach: [1.2, 16], size: [0.2, 0.5], share: 0.3, patches: 5, tints: SHELLS, small: true },
  ];
}

/** The forest behind the beach; without its trees where the prompt forbids broadleaf trees. */
function jungle({ without }: Scene): ScatterRule[] {
  const inland = { shore: [13, Infinity], tints: LEAF_GREEN_TINTS, steepest: 1.4 } as const;
  const trees: ScatterRule[] = [
    { ...inland, kind: 'understory-tree', spacing: 5.5, reach: [16, 60], size: [0.6, 1.1], share: 0.6, opening: 0.3 },
    { ...inland, kind: 'understory-tree', spacing: 6.5, reach: [60, 140], size: [0.8, 1.4], share: 0.75 },
  ];
  return [
    ...(without.includes('broadleaf-tree') ? [] : trees),
    { ...inland, kind: 'banana-plant', spacing: 4, reach: [7, 45], size: [0.7, 1.1], share: 0.4, shore: [9, Infinity], opening: 0.25 },
    ...(without.includes('fern') || without.includes('broadleaf-tree')
      ? []
      : [{ ...inland, kind: 'tree-fern', spacing: 6, reach: [14, 50], size: [0.7, 1.1], share: 0.3 } as const]),
    { ...inland, kind: 'bush', spacing: 3.6, reach: [7, 60], size: [0.6, 1.4], share: 0.5, shore: [8.5, Infinity], opening: 0.2 },
    { ...inland, kind: 'bush', spacing: 6.5, reach: [60, 120], size: [1.2, 2.2], share: 0.5, shore: [4, Infinity] },
  ];
}

function undergrowth(scene: Scene): ScatterRule[] {
  const green = { small: true, tints: LEAF_GREEN_TINTS } as const;
  return [
    { ...green, kind: 'taro', spacing: 2, reach: [6, 30], size: [0.6, 1.1], share: 0.45, patches: 8, shore: [9, Infinity] },
    { ...green, kind: 'fern', spacing: 1.6, reach: [6, 32], size: [0.7, 1.4], share: 0.45, patches: 8, shore: [10, Infinity] },
    { ...green, kind: 'grass-tuft', spacing: 0.45, reach: [1.5, 18], size: [0.8, 1.6], share: 0.7, shore: [12, Infinity] },
    { ...green, kind: 'tall-grass', spacing: 0.8, reach: [3, 30], size: [0.7, 1.4], share: 0.4, patches: 6, shore: [9, Infinity] },
    {
      kind: 'flower',
      spacing: 1.4,
      reach: [4, 24],
      size: [1, 1.8],
      share: 0.35,
      patches: 5,
      colors: HIBISCUS,
      small: true,
      shore: [8, Infinity],
    },
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.7) : []),
    ...(scene.cover === 'grass' ? createGrassScatterRules(scene, 0.7) : []),
  ];
}

/** Flat sand by the water, dunes behind it, a ridged mountain inland, knolls on the islets. */
function land({ seed, scene }: SitePlan): TerrainHeight {
  const island = createIsland(seed);
  return (x, z) => {
    const inland = island.distance(x, z);
    const dunes = (0.5 + fbm2(seed + 1, x / 18, z / 18, 3)) * 1.6 * smoothstep(7, 22, inland);
    const knoll = smoothstep(3, 11, inland) * smoothstep(70, 95, Math.hypot(x, z)) * (3 + fbm2(seed + 2, x / 12, z / 12, 3) * 3);
    const ridges = 0.55 + 0.65 * ridged2(seed + 3, x / 38, z / 38, 5);
    const mountain = island.mountain(x, z) ** 1.05 * 46 * ridges;
    const bumps = fbm2(seed + 4, x / 5, z / 5, 3) * 0.16;
    return bumps + (dunes + knoll + mountain * smoothstep(8, 30, inland)) * scene.relief;
  };
}

const REEF = parseHexColor('#6d7f5c');
const JUNGLE = parseHexColor('#4f7a34');

/** Coral sand, reefs on the bed of the lagoon, green from the dunes upwards, dark rock where it is steep. */
function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-sand', palette.sand, 1);
  if (s.shore < 0) {
    layers.lay('ground-rock', REEF, smoothstep(-7, -14, s.shore) * smoothstep(0.05, 0.4, s.broad + s.fine * 0.35) * 0.85);
    return;
  }
  // Without the sea all of it lies inland, and only the height tells.
  const inland = Number.isFinite(s.shore)
    ? smoothstep(8, 15, s.shore + s.broad * 4 + s.fine * 2)
    : smoothstep(0.4, 1.6, s.height + s.broad + s.fine * 0.5);
  layers.lay('ground-grass', palette.grass, inland * 0.92);
  layers.lay('ground-litter', palette.litter, inland * smoothstep(0.1, 0.6, -s.broad) * 0.5);
  layers.lay('ground-grass', JUNGLE, smoothstep(3, 8, s.height + s.broad * 2));
  layers.lay('ground-rock', palette.darkRock, smoothstep(0.46, 0.64, s.slope + s.fine * 0.04) * smoothstep(2, 6, s.height));
}
