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
  STONE_TINTS,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { createRollingTerrain } from '@diorama/terrain';
import type { GroundLayers, GroundSample } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Tall spruces on a floor of needles and moss, with a path between their trunks; young trees where light comes in. */
export const coniferForest: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.green,
  land: (plan) => createRollingTerrain(plan, { hills: 30, waves: 4.6 }),
  paint: () => paint,
  scatter: (scene) => [
    ...spruces(scene),
    { kind: 'boulder', spacing: 13, reach: [7, 70], size: [0.35, 1.1], share: 0.4, opening: 0.14, fromTrail: 2.2, tints: STONE_TINTS },
    { kind: 'log', spacing: 7, reach: [4.2, 45], size: [0.9, 1.9], share: 0.4, fromTrail: 2, opening: 0.04 },
    { kind: 'stump', spacing: 9, reach: [4.5, 40], size: [0.7, 1.3], share: 0.25, fromTrail: 1.2 },
    {
      kind: 'conifer',
      spacing: 5,
      reach: [3.6, 48],
      size: [0.14, 0.5],
      share: 0.42,
      patches: 7,
      opening: 0.1,
      fromTrail: 1.5,
      tints: LEAF_GREEN_TINTS,
    },
    ...createStoneScatterRules(0.7),
    ...createTrailEdgeScatterRules(scene, 0.6),
    ...createShoreScatterRules(),
    ...forestFloor(scene),
  ],
};

/** None where the prompt forbids conifers, which these are. */
function spruces(scene: Scene): ScatterRule[] {
  const tall: ScatterRule = {
    kind: 'tall-spruce',
    spacing: 4.1,
    reach: [6.2, 46],
    size: [0.8, 1.3],
    share: 0.72,
    opening: 0.07,
    fromTrail: 2.1,
    tints: LEAF_GREEN_TINTS,
  };
  const edge: ScatterRule = { kind: 'conifer', spacing: 6, reach: [44, 162], size: [1.3, 2.2], share: 0.55, tints: LEAF_GREEN_TINTS };
  const far: ScatterRule = { ...tall, spacing: 5.6, reach: [46, 90], size: [0.85, 1.25], share: 0.6, opening: 0 };
  const firs: ScatterRule = { ...tall, kind: 'conifer', spacing: 8, reach: [11, 46], size: [0.8, 1.7], share: 0.4, patches: 16 };
  return scene.without.includes('conifer') ? [] : [tall, firs, far, edge];
}

/** Caps of mushrooms, chanterelles among them. */
const CONIFER_CAPS: readonly Rgb[] = [...MUSHROOM_CAP_COLORS, parseHexColor('#c9772e')];

function forestFloor(scene: Scene): ScatterRule[] {
  const berries: ScatterRule = {
    kind: 'bush',
    spacing: 1.7,
    reach: [3.2, 30],
    size: [0.22, 0.42],
    share: 0.5,
    patches: 7,
    fromTrail: 1.1,
    tints: chooseLeafTints(scene),
    small: true,
  };
  if (isSnowy(scene)) return [berries, ...createGrassScatterRules(scene, 1)];
  return [
    berries,
    {
      kind: 'fern',
      spacing: 1.3,
      reach: [2.8, 34],
      size: [0.7, 1.5],
      share: 0.5,
      patches: 8,
      fromTrail: 1,
      tints: LEAF_GREEN_TINTS,
      small: true,
    },
    { kind: 'mushroom', spacing: 1.9, reach: [1.8, 13], size: [0.7, 1.5], share: 0.16, fromTrail: 0.8, colors: CONIFER_CAPS, small: true },
    ...createFlowerScatterRules(scene, 0.12),
    ...createGrassScatterRules(scene, 0.4),
  ];
}

const NEEDLES = parseHexColor('#75523a');

/** Brown needles, cushions of moss between them, rock where it is steep. */
function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-soil', NEEDLES, 1);
  layers.lay('ground-litter', palette.litter, smoothstep(0.1, 0.7, s.fine) * 0.5);
  layers.lay('ground-moss', palette.moss, smoothstep(-0.25, 0.3, s.broad + s.fine * 0.7) * 0.9);
  layers.lay('ground-grass', palette.grass, smoothstep(0.5, 0.9, s.broad - s.fine * 0.4) * 0.6);
  layers.lay('ground-rock', palette.rock, smoothstep(0.2, 0.33, s.slope + s.broad * 0.04));
}
