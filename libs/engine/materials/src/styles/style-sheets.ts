import type { Place } from '@diorama/domain';

import type { MaterialRef } from './material-list.js';

/** What a place's surfaces are made of where the prompt does not say. */
export interface StyleSheet {
  /** What one stands on, and what shows in patches between. */
  readonly ground: readonly [MaterialRef, MaterialRef];
  /** Slopes too steep for the ground. */
  readonly steep: MaterialRef;
  readonly wall: MaterialRef;
  readonly ceiling: MaterialRef;
  /** What large upright things are. */
  readonly large: 'buildings' | 'rocks';
  readonly buildings: readonly MaterialRef[];
  readonly roofs: readonly MaterialRef[];
  /** What rough and round things are: leaves, or rocks where nothing grows. */
  readonly grown: readonly MaterialRef[];
  /** Thin upright things. */
  readonly posts: readonly MaterialRef[];
  /** What lies deep in walls: windows out of doors; doors and windows of rooms. */
  readonly windows: readonly MaterialRef[];
  readonly doors: readonly MaterialRef[];
  readonly openings: readonly MaterialRef[];
  /** What stands out from the walls of rooms: frames, shelves, pictures. */
  readonly trims: readonly MaterialRef[];
  /** Other things, small and large. */
  readonly things: readonly MaterialRef[];
}

const BUILT = ['plaster', 'plaster:#d9b892', 'brick', 'facade:#c9b7a0', 'planks', 'stone-block'] as const;
const ROOFS = ['roof-tile', 'slate', 'thatch'] as const;
const STONES = ['stone', 'stone:#9b9184', 'stone:#77726b'] as const;
const BROADLEAF = ['leaf', 'bush-leaf', 'leaf:#6c8f3a', 'leaf:#4f7a36', 'bush-leaf:#7a8f42'] as const;
const FURNITURE = ['oak', 'walnut', 'upholstery', 'white-wood', 'cushion', 'brass', 'linen', 'upholstery:#7a4f4a'] as const;

const LAND: StyleSheet = {
  ground: ['ground-grass:meadow', 'ground-grass:grass'],
  steep: 'ground-rock:rock',
  wall: 'stone-block',
  ceiling: 'timber',
  large: 'buildings',
  buildings: BUILT,
  roofs: ROOFS,
  grown: BROADLEAF,
  posts: ['bark', 'weathered-planks'],
  windows: ['dark-glass', 'window-glass', 'sky-glass', 'dark-glass', 'window-glass', 'dark-glass'],
  doors: ['door-wood'],
  openings: ['stone-block:#8f867a'],
  trims: ['stone-block:#a59c8e'],
  things: [...STONES, 'planks', 'weathered-planks', 'terracotta'],
};

const ROOM: StyleSheet = {
  ...LAND,
  ground: ['floor-planks', 'floor-planks'],
  steep: 'floor-planks',
  wall: 'room-plaster',
  ceiling: 'ceiling-plaster',
  posts: ['oak', 'brass', 'iron'],
  openings: ['window-daylight'],
  trims: ['white-wood', 'white-wood:#e9e2d3'],
  things: FURNITURE,
};

const ROCKY: StyleSheet = { ...LAND, large: 'rocks', things: STONES };
const WOODED: StyleSheet = { ...LAND, things: ['bark', ...STONES, 'dead-wood'], posts: ['bark', 'bark:#5c4a3a', 'birch-bark'] };

/** The style sheet of each place. */
export const STYLE_SHEETS: Readonly<Record<Place, StyleSheet>> = {
  meadow: LAND,
  village: {
    ...LAND,
    ground: ['ground-path:path', 'ground-grass:meadow'],
    buildings: ['plaster', 'plaster:#e3c79c', 'stone-block', 'brick', 'planks'],
  },
  farmland: {
    ...LAND,
    ground: ['ground-grass:dryGrass', 'ground-soil:soil'],
    buildings: ['barn-planks', 'planks', 'plaster'],
    things: ['straw', 'planks', ...STONES],
  },
  forest: { ...WOODED, ground: ['ground-litter:litter', 'ground-moss:moss'] },
  rainforest: {
    ...WOODED,
    ground: ['ground-litter:litter', 'ground-moss:moss'],
    grown: ['jungle-leaf', 'banana-leaf', 'taro-leaf', 'jungle-leaf:#3f7a35', 'fern-leaf'],
    posts: ['jungle-bark', 'liana'],
  },
  'conifer-forest': {
    ...WOODED,
    ground: ['ground-litter:litter', 'ground-moss:moss'],
    grown: ['needle', 'needle:#46653c', 'needle-shade', 'needle:#53703f'],
    posts: ['pine-bark', 'pine-bark:#6a4c3a'],
  },
  swamp: {
    ...WOODED,
    ground: ['ground-mud:mud', 'ground-moss:moss'],
    grown: ['reed', 'bush-leaf:#5f6f3a', 'leaf:#55683a'],
    posts: ['dead-wood', 'bark'],
  },
  alpine: {
    ...ROCKY,
    ground: ['ground-grass:grass', 'ground-gravel:gravel'],
    steep: 'ground-rock:rock',
    grown: ['needle', 'needle:#46653c', 'bush-leaf'],
  },
  canyon: {
    ...ROCKY,
    ground: ['ground-sand:redSand', 'ground-gravel:paleRock'],
    steep: 'ground-strata:redRock',
    grown: ['bush-leaf:#8b8a4f', 'cactus', 'dry-grass'],
    things: ['sand-stone', 'sand-stone:#c98a5c', 'sand-stone:#a5623f'],
  },
  desert: {
    ...ROCKY,
    ground: ['ground-sand:sand', 'ground-sand:redSand'],
    steep: 'ground-strata:paleRock',
    large: 'buildings',
    buildings: ['plaster:#d3b184', 'sand-stone:#c9a274', 'plaster:#c79a6c'],
    roofs: ['plaster:#b98d60'],
    grown: ['cactus', 'bush-leaf:#8b8a4f', 'palm-leaf'],
    posts: ['palm-bark', 'cactus'],
    things: ['sand-stone:#c9a274', 'sand-stone', 'terracotta'],
  },
  beach: {
    ...LAND,
    ground: ['ground-sand:sand', 'ground-sand:sand'],
    steep: 'ground-sand:sand',
    grown: ['palm-leaf', 'palm-leaf:#6f9a42', 'bush-leaf'],
    posts: ['palm-bark', 'weathered-planks'],
    buildings: ['weathered-planks', 'white-wood', 'planks:#7fa9b5'],
    roofs: ['thatch'],
    things: [...STONES, 'weathered-planks', 'boat-paint'],
  },
  'tropical-island': {
    ...LAND,
    ground: ['ground-sand:sand', 'ground-grass:grass'],
    grown: ['palm-leaf', 'jungle-leaf', 'banana-leaf', 'palm-leaf:#6f9a42'],
    posts: ['palm-bark'],
    buildings: ['weathered-planks', 'planks'],
    roofs: ['thatch'],
    things: [...STONES, 'coconut', 'weathered-planks'],
  },
  tundra: {
    ...ROCKY,
    ground: ['ground-snow:snow', 'ground-gravel:lichen'],
    grown: ['needle', 'bush-leaf:#8f8d63', 'dry-grass'],
    things: [...STONES, 'ice'],
  },
  volcanic: {
    ...ROCKY,
    ground: ['ground-soil:ash', 'ground-gravel:darkRock'],
    steep: 'ground-rock:darkRock',
    grown: ['dead-wood', 'dry-grass'],
    posts: ['dead-wood'],
    things: ['basalt', 'basalt:#5a4a44', 'basalt:#38302e'],
  },
  'city-street': {
    ...LAND,
    ground: ['ground-asphalt:#626366', 'ground-asphalt:#626366'],
    steep: 'concrete',
    buildings: ['facade-brick', 'facade', 'concrete', 'facade:#b3a593', 'facade-brick:#6f4f48', 'facade:#a9afb5'],
    roofs: ['roof-felt'],
    posts: ['iron', 'steel', 'bark'],
    things: ['car-paint', 'car-paint:#2f4668', 'steel', 'concrete', 'car-paint:#d8d6cf', 'awning'],
  },
  ruins: {
    ...LAND,
    ground: ['ground-grass:dryGrass', 'ground-path:path'],
    buildings: ['ruin-stone', 'ruin-stone:#a3947a', 'stone-block'],
    roofs: ['ruin-stone'],
    posts: ['ruin-stone', 'marble'],
    things: ['ruin-stone', 'ruin-stone:#c2b393', 'marble:#cfc6b4'],
  },
  'living-room': ROOM,
  library: {
    ...ROOM,
    trims: ['walnut', 'walnut:#5a3a28'],
    openings: ['window-daylight', 'list-brown', 'list-red', 'list-green'],
    wall: 'room-plaster:#b9a283',
    things: ['walnut', 'list-brown', 'list-red', 'list-green', 'walnut:#5a3a28', 'upholstery', 'list-tan'],
  },
  workshop: {
    ...ROOM,
    ground: ['planks', 'planks'],
    wall: 'brick:#8a6a58',
    ceiling: 'timber',
    things: ['planks', 'oak', 'iron', 'steel', 'timber'],
    posts: ['timber', 'iron'],
  },
  'temple-hall': {
    ...ROOM,
    openings: ['stone-block:#7d766b'],
    trims: ['marble', 'stone-block'],
    ground: ['marble-floor', 'stone-floor'],
    wall: 'stone-block',
    ceiling: 'stone-block:#8a8378',
    things: ['marble', 'gold', 'marble:#cfc3ad', 'bronze'],
    posts: ['marble'],
  },
  kitchen: {
    ...ROOM,
    ground: ['floor-tiles', 'floor-tiles'],
    wall: 'room-plaster:#e3dccb',
    things: ['cabinet-paint', 'worktop', 'stainless-steel', 'enamel', 'oak', 'cabinet-paint:#8a9a7a', 'white-wood'],
    posts: ['oak', 'stainless-steel'],
  },
  cave: {
    ...ROOM,
    doors: ['cave-rock'],
    openings: ['cave-rock'],
    trims: ['cave-rock', 'flowstone'],
    ground: ['cave-floor', 'ground-gravel:gravel'],
    steep: 'cave-rock',
    wall: 'cave-rock',
    ceiling: 'cave-rock:#74685b',
    things: ['flowstone', 'flowstone:#b09c84', 'cave-rock', 'stone'],
    posts: ['flowstone', 'flowstone:#b3a28c'],
    grown: ['moss', 'flowstone'],
  },
  'spaceship-corridor': {
    ...ROOM,
    doors: ['hull-dark', 'hull-frame'],
    openings: ['hull-dark', 'light-panel', 'screen-blue', 'hull-frame'],
    trims: ['hull-frame', 'hull-panel', 'hull-mark'],
    ground: ['deck', 'deck'],
    wall: 'hull-panel',
    ceiling: 'hull-frame',
    things: ['hull-frame', 'hull-dark', 'hull-panel', 'hull-mark', 'steel'],
    posts: ['hull-frame', 'steel'],
  },
};
