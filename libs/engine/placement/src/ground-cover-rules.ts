import { CATALOGUE, isFlower } from '@diorama/catalogue';
import type { Scene, SceneObject } from '@diorama/domain';
import { isSnowy, getPlantSeason } from '@diorama/materials';
import type { Rgb } from '@diorama/world-model';
import { parseHexColor } from '@diorama/world-model';

import type { ScatterRule } from './scatter.js';

/** Tints that vary the greens of one kind of plant. */
export const LEAF_GREEN_TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [1.18, 1.1, 0.9],
  [0.82, 0.9, 0.85],
  [1.3, 1.15, 0.7],
  [0.9, 1.05, 0.8],
];
/** Tints that vary stones. */
export const STONE_TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [0.82, 0.82, 0.85],
  [1.12, 1.06, 0.98],
  [0.9, 0.86, 0.8],
];
/** Petals of a meadow. */
export const PETAL_COLORS: readonly Rgb[] = ['#ffffff', '#f2d13c', '#d8504a', '#8f6fd0', '#e889b5', '#5f86dd'].map(parseHexColor);
/** Caps of mushrooms. */
export const MUSHROOM_CAP_COLORS: readonly Rgb[] = ['#b5452c', '#c98a4e', '#8a6a4a', '#d9c7a0'].map(parseHexColor);
/** Autumn leaves: tints on the leaf's orange. */
export const AUTUMN_LEAF_TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [1.25, 1.5, 0.8],
  [1.1, 0.6, 0.6],
  [0.8, 0.9, 0.8],
  [1.3, 1.2, 0.6],
];

export const chooseLeafTints = (scene: Scene): readonly Rgb[] =>
  getPlantSeason(scene) === 'autumn' ? AUTUMN_LEAF_TINTS : LEAF_GREEN_TINTS;

/** Grass about the viewer's feet; tufts grow smaller steps apart near him. `lush` 0 to 1. */
export function createGrassScatterRules(scene: Scene, lush: number): ScatterRule[] {
  if (isSnowy(scene)) return [dryRule(0.25 * lush), driftRule()];
  const lawn = { kind: 'grass-tuft', tints: LEAF_GREEN_TINTS, small: true, shore: [0.3, Infinity] } as const satisfies Partial<ScatterRule>;
  return [
    { ...lawn, spacing: 0.24, reach: [0.7, 6], size: [0.6, 1.1], share: 0.9 * lush, fromTrail: 0.7 },
    { ...lawn, spacing: 0.4, reach: [4, 20], size: [0.7, 1.2], share: 0.8 * lush, fromTrail: 0.75 },
    { ...lawn, kind: 'grass-clump', spacing: 0.38, reach: [4, 15], size: [0.8, 1.4], share: 0.85 * lush, fromTrail: 0.75 },
    { ...lawn, kind: 'grass-cushion', spacing: 0.75, reach: [11, 32], size: [1.1, 2], share: 0.7 * lush, fromTrail: 0.9 },
    { ...lawn, kind: 'tall-grass', spacing: 0.65, reach: [2.5, 26], size: [0.6, 1.1], share: 0.45 * lush, fromTrail: 1.2, patches: 6 },
  ];
}

/** A prompt that asks for so many flowers asks for a field of them. */
const FIELD_COUNT = 40;

/** The flowers of which a scene asks for a field ("a meadow full of poppies"). */
const listFieldFlowers = ({ objects }: Scene): SceneObject[] => objects.filter(({ kind, count }) => count >= FIELD_COUNT && isFlower(kind));

/** Flowers of one kind all over the ground. */
function createFieldRules({ kind, color }: SceneObject): ScatterRule[] {
  const colors = color !== null ? [color] : kind === 'flower' ? PETAL_COLORS : undefined;
  const flowers = { kind, small: true, share: 0.9, ...(colors === undefined ? {} : { colors }) } as const;
  // Patches of many flowers stand as far apart as they are wide.
  const width = CATALOGUE.get(kind)?.size[0] ?? 0;
  return [
    { ...flowers, spacing: Math.max(0.3, 0.8 * width), reach: [1.3 + width / 2, 9], size: [0.75, 1.15], fromTrail: 0.7 + width / 2 },
    { ...flowers, spacing: Math.max(0.6, 0.9 * width), reach: [7, 24], size: [0.85, 1.3], fromTrail: 0.8 + width / 2 },
    { ...flowers, spacing: Math.max(1, width), reach: [22, 60], size: [1.2, 1.9], fromTrail: 0.8 + width / 2 },
  ];
}

/** Flowers in patches by the trail; all over the ground where the scene asks for a field of them. */
export function createFlowerScatterRules(scene: Scene, share: number): ScatterRule[] {
  const fields = listFieldFlowers(scene);
  if (fields.length > 0) return fields.flatMap(createFieldRules);
  if (!hasBlossom(scene)) return [];
  const more = getPlantSeason(scene) === 'spring' || scene.cover === 'flowers' ? 1.6 : 1;
  const flowers = { kind: 'flower', share: Math.min(1, share * more), colors: PETAL_COLORS, small: true } as const;
  return [
    { ...flowers, spacing: 0.5, reach: [1.3, 9], size: [0.7, 1.15], fromTrail: 0.7, patches: 3.5 },
    { ...flowers, spacing: 0.75, reach: [6, 22], size: [0.8, 1.3], fromTrail: 0.8, patches: 5 },
  ];
}

/** Stones and boulders; `share` of the usual number. */
export function createStoneScatterRules(share: number, tints: readonly Rgb[] = STONE_TINTS): ScatterRule[] {
  return [
    { kind: 'boulder', spacing: 17, reach: [13, 120], size: [0.5, 1.5], share: 0.35 * share, opening: 0.2, tints, fromTrail: 3 },
    { kind: 'rock', spacing: 6.5, reach: [4, 60], size: [0.4, 1.5], share: 0.28 * share, tints, fromTrail: 1.2, steepest: 0.8 },
    { kind: 'pebble', spacing: 1, reach: [1.3, 18], size: [0.5, 1.5], share: 0.3 * share, patches: 4, tints, small: true, steepest: 0.8 },
  ];
}

/** What gathers at the edges of a path, where feet and wheels do not come: stones, tall grass and, in their season, flowers. */
export function createTrailEdgeScatterRules(scene: Scene, edge: number): ScatterRule[] {
  const verge = { fromTrail: edge, toTrail: edge + 1.7 };
  const stones: ScatterRule[] = [
    { ...verge, kind: 'rock', spacing: 1.5, reach: [2.6, 45], size: [0.16, 0.5], share: 0.22, tints: STONE_TINTS, steepest: 0.8 },
    { ...verge, kind: 'pebble', spacing: 0.6, reach: [1.2, 16], size: [0.5, 1.3], share: 0.3, patches: 3, tints: STONE_TINTS, small: true },
  ];
  if (isSnowy(scene)) return stones;
  const tall: ScatterRule = {
    ...verge,
    kind: 'tall-grass',
    spacing: 0.42,
    reach: [1.3, 24],
    size: [0.5, 1],
    share: 0.5,
    patches: 2.5,
    tints: LEAF_GREEN_TINTS,
    small: true,
  };
  const flowers: ScatterRule = { ...tall, kind: 'flower', spacing: 0.34, size: [0.6, 1.05], share: 0.45, patches: 2, colors: PETAL_COLORS };
  return hasBlossom(scene) ? [...stones, tall, flowers] : [...stones, tall];
}

/** Whether flowers are out. */
function hasBlossom(scene: Scene): boolean {
  const season = getPlantSeason(scene);
  return !isSnowy(scene) && season !== 'autumn' && season !== 'winter';
}

/** Reeds along still water, stones along running water. */
export function createShoreScatterRules(): ScatterRule[] {
  return [
    {
      kind: 'reed',
      spacing: 0.8,
      reach: [4, 45],
      size: [0.7, 1.15],
      share: 0.55,
      patches: 6,
      shore: [-0.7, 0.5],
      tints: LEAF_GREEN_TINTS,
      small: true,
    },
    { kind: 'rock', spacing: 2, reach: [4.5, 45], size: [0.3, 0.9], share: 0.2, shore: [-0.8, 1.2], tints: STONE_TINTS, steepest: 1 },
    {
      kind: 'pebble',
      spacing: 0.7,
      reach: [3, 18],
      size: [0.6, 1.4],
      share: 0.4,
      shore: [-0.4, 1.4],
      tints: STONE_TINTS,
      small: true,
      steepest: 1,
    },
  ];
}

const dryRule = (share: number): ScatterRule => ({
  kind: 'dry-tuft',
  spacing: 0.7,
  reach: [2, 20],
  size: [0.5, 0.9],
  share,
  fromTrail: 0.9,
  patches: 5,
  small: true,
});

const driftRule = (): ScatterRule => ({
  kind: 'snow-drift',
  spacing: 2.8,
  reach: [3.2, 30],
  size: [0.4, 1.3],
  share: 0.35,
  fromTrail: 1.5,
  small: true,
});
