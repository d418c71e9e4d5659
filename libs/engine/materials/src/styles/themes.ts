import type { ThemeName } from '@diorama/scene';
import type { Rgb } from '@diorama/world-model';

import type { MaterialRef } from './material-list.js';

/** A world that no place of the scene language is, told by what its surfaces look like. */
export interface Theme {
  readonly name: ThemeName;
  readonly ground?: readonly [MaterialRef, MaterialRef];
  readonly steep?: MaterialRef;
  readonly wall?: MaterialRef;
  readonly ceiling?: MaterialRef;
  readonly buildings?: readonly MaterialRef[];
  readonly roofs?: readonly MaterialRef[];
  readonly grown?: readonly MaterialRef[];
  readonly posts?: readonly MaterialRef[];
  readonly things?: readonly MaterialRef[];
  /** What lies deep in walls, indoors and out. */
  readonly windows?: readonly MaterialRef[];
  /** In places without buildings, large upright surfaces are rock. */
  readonly large?: 'rocks';
  /** Shows under a roof only. */
  readonly isInside?: true;
  /** The room is natural: its walls have no doors, windows or frames. */
  readonly isWild?: true;
  /** Air or water that hides what is far: linear RGB, and metres at which half of the light is gone. */
  readonly air?: { readonly color: Rgb; readonly distance: number };
  /** Colour of lamps. */
  readonly lamps?: readonly Rgb[];
}

const CORALS = [
  'stone:#d9635a',
  'stone:#e08a4a',
  'stone:#c95a94',
  'stone:#8f5fb0',
  'stone:#d8b45a',
  'stone:#d97a86',
  'stone:#5fa08f',
  'stone:#c8c0a0',
] as const;
const SWEETS = [
  'plaster:#f2a7c3',
  'plaster:#a7d8f2',
  'plaster:#f7e3a1',
  'plaster:#c6a7f2',
  'plaster:#f28d8d',
  'plaster:#a8e6c1',
  'plaster:#7a4a2e',
] as const;

const UNDERWATER: Theme = {
  name: 'under water',
  isWild: true,
  windows: ['stone:#2f4a50'],
  ground: ['ground-sand:#c9b88f', 'ground-gravel:#8f8a70'],
  steep: 'stone:#5a7a72',
  wall: 'stone:#6f8a80',
  ceiling: 'stone:#557a7c',
  buildings: CORALS,
  roofs: CORALS,
  grown: ['leaf:#c94f6d', 'leaf:#e0884a', 'leaf:#7a5fc0', 'leaf:#d9b04a', 'leaf:#3f8f6a', 'leaf:#d06a9a'],
  posts: CORALS,
  things: CORALS,
  air: { color: [0.014, 0.2, 0.27], distance: 9 },
};

const NEON: Theme = {
  name: 'neon',
  windows: ['sign-glow', 'sign-glow:#ff2a9a', 'dark-glass', 'sign-glow:#8a3aff', 'window-glass', 'dark-glass'],
  wall: 'hull-dark:#3a3550',
  buildings: ['concrete:#4a4660', 'facade:#3a4258', 'concrete:#54405a', 'facade-brick:#403848'],
  lamps: [
    [1, 0.12, 0.62],
    [0.1, 0.7, 1],
    [0.6, 0.2, 1],
  ],
};

/** The rows of all themes. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  'under water': UNDERWATER,
  neon: NEON,
  sweets: {
    name: 'sweets',
    windows: ['plaster:#7a4a2e', 'plaster:#f7e3a1', 'plaster:#a7d8f2'],
    ground: ['ground-snow:#f4c6d8', 'ground-snow:#f7e6c4'],
    steep: 'plaster:#8a5638',
    wall: 'plaster:#f2b9cf',
    ceiling: 'plaster:#fbeedd',
    buildings: SWEETS,
    roofs: ['roof-tile:#d96a8a', 'roof-tile:#7a4a2e'],
    grown: ['leaf:#f29ac0', 'leaf:#8fd8c0', 'leaf:#f7d36a', 'leaf:#b98df2'],
    posts: ['planks:#fbf3ee', 'planks:#e0556a'],
    things: SWEETS,
  },
  ice: {
    name: 'ice',
    isWild: true,
    windows: ['ice:#6f9fc0'],
    ground: ['ground-snow:#dfeaf4', 'ice:#b8d4e6'],
    steep: 'ice:#9cc3dc',
    wall: 'ice:#a9cde2',
    ceiling: 'ice:#8fbad6',
    buildings: ['ice:#b5d5e8', 'ice:#9cc3dc', 'ice:#cfe3ee'],
    roofs: ['snow'],
    posts: ['ice:#c4deec'],
    things: ['ice:#b5d5e8', 'ice:#8db8d4', 'ice:#d6e8f2', 'snow'],
  },
  fire: {
    name: 'fire',
    large: 'rocks',
    isWild: true,
    windows: ['ember'],
    ground: ['ground-gravel:#3a302c', 'lava'],
    steep: 'basalt:#3a2f2c',
    wall: 'basalt:#453632',
    ceiling: 'basalt:#332a28',
    grown: ['dead-wood:#3a302a'],
    things: ['basalt', 'basalt:#4a3430', 'ember'],
    air: { color: [0.26, 0.06, 0.02], distance: 180 },
    lamps: [[1, 0.28, 0.05]],
  },
  'another planet': {
    name: 'another planet',
    large: 'rocks',
    ground: ['ground-sand:#7a5a86', 'ground-gravel:#5a6a7a'],
    steep: 'ground-strata:#6a4a7a',
    grown: ['leaf:#3fb0a8', 'leaf:#c04fa0', 'leaf:#e0a03f', 'leaf:#5a6ad0'],
    posts: ['bark:#4a3a5a'],
    things: ['stone:#6a5a7f', 'stone:#4f7f86', 'stone:#8a5a70'],
    air: { color: [0.2, 0.1, 0.26], distance: 220 },
  },
  Mars: {
    name: 'Mars',
    large: 'rocks',
    ground: ['ground-sand:#b5653f', 'ground-gravel:#8a4f36'],
    steep: 'ground-strata:#9a5236',
    things: ['stone:#8f5238', 'stone:#6f4232'],
    air: { color: [0.62, 0.34, 0.17], distance: 500 },
  },
  'the moon': {
    name: 'the moon',
    large: 'rocks',
    ground: ['ground-soil:#9a9a98', 'ground-gravel:#7f7f7e'],
    steep: 'ground-rock:#8a8a88',
    things: ['stone:#8a8987', 'stone:#a3a2a0'],
  },
  blossom: { name: 'blossom', grown: ['leaf:#f0b3c6', 'leaf:#f6cfda', 'leaf:#e394b0', 'leaf:#f2bfd0'] },
  lavender: { name: 'lavender', ground: ['ground-grass:#7d68a8', 'ground-grass:#93a068'] },
  sunflowers: { name: 'sunflowers', ground: ['ground-grass:#c9a52a', 'ground-grass:#7f8f3a'] },
  'red flowers': { name: 'red flowers', ground: ['ground-grass:#b0403a', 'ground-grass:#6f8f3f'] },
  bamboo: { name: 'bamboo', grown: ['leaf:#8fae4a', 'leaf:#7d9f42'], posts: ['bark:#8fa34f', 'bark:#a3b05a'] },
  'a palace': {
    name: 'a palace',
    isInside: true,
    ground: ['marble-floor', 'marble-floor'],
    wall: 'marble:#e6dcc6',
    ceiling: 'plaster:#f2e8d2',
    things: ['gold', 'upholstery:#8a2a34', 'marble', 'gold'],
    posts: ['marble', 'gold'],
  },
  'a church': {
    name: 'a church',
    isInside: true,
    ground: ['stone-floor', 'stone-floor'],
    wall: 'stone-block:#a89e8e',
    ceiling: 'stone-block:#8f877a',
    things: ['walnut', 'stone', 'gold', 'walnut:#4a3324'],
    posts: ['stone-block:#b0a696'],
  },
  'a dungeon': {
    name: 'a dungeon',
    isInside: true,
    ground: ['stone-floor:#5f5a54', 'stone-floor'],
    wall: 'stone-block:#6f6a62',
    ceiling: 'stone-block:#57534d',
    things: ['timber', 'iron', 'stone'],
    posts: ['stone-block'],
  },
  'a laboratory': {
    name: 'a laboratory',
    isInside: true,
    ground: ['floor-tiles:#b9c4c6', 'floor-tiles:#b9c4c6'],
    wall: 'room-plaster:#dfe6e6',
    ceiling: 'ceiling-plaster',
    things: ['stainless-steel', 'enamel', 'cabinet-paint:#9fb8b8', 'enamel'],
  },
  'a bath': {
    name: 'a bath',
    isInside: true,
    ground: ['floor-tiles:#9fb2b0', 'floor-tiles:#9fb2b0'],
    wall: 'wall-tiles:#d3e0df',
    things: ['enamel', 'white-wood', 'stainless-steel'],
  },
  'a cabin': { name: 'a cabin', isInside: true, wall: 'planks:#94683f', ceiling: 'planks:#7a5434' },
  'a works': {
    name: 'a works',
    isInside: true,
    ground: ['concrete:#8b8984', 'concrete:#8b8984'],
    wall: 'concrete',
    ceiling: 'hull-frame',
    things: ['steel', 'iron', 'hull-mark', 'concrete', 'planks'],
    posts: ['iron', 'steel'],
  },
};
