import type { ObjectKind } from '@diorama/domain';

import { highRise } from './buildings/high-rise.js';
import { bench } from './furniture/bench.js';
import { rangeHood } from './furniture/range-hood.js';
import { wallCabinet } from './furniture/wall-cabinet.js';
import { pebble, snowDrift } from './landforms/pebble.js';
import { stalactite } from './landforms/stalactite.js';
import { brazier } from './lights/brazier.js';
import { chandelier } from './lights/chandelier.js';
import { pendantLamp } from './lights/pendant-lamp.js';
import { columnDrum, flagstone, ruinedWall } from './monuments/ruin-things.js';
import { templeRuin } from './monuments/temple-ruin.js';
import { OBJECTS } from './objects.js';
import { cabbageRow, cornRow, stubbleRow, wheatRow } from './plants/crop-rows.js';
import { dryTuft, grassClump, grassCushion, grassTuft, tallGrass } from './plants/grass-tuft.js';
import { bananaPlant, taro, treeFern } from './plants/jungle-plants.js';
import { leafLitter } from './plants/leaf-litter.js';
import { lilyPad } from './plants/lily-pad.js';
import { reed } from './plants/reed.js';
import { shrub } from './plants/shrub.js';
import type { ObjectRecipe } from './recipe/object-recipe.js';
import { crossingBar, laneDash, litterBin, manhole, pavement, trafficLight, treeGrate } from './street/street-things.js';
import { coconut } from './trees/coconut.js';
import { kapok, understoryTree } from './trees/jungle-trees.js';
import { stump } from './trees/stump.js';
import { tallSpruce } from './trees/tall-spruce.js';

const PROPS = {
  bench,
  brazier,
  chandelier,
  'grass-tuft': grassTuft,
  'grass-clump': grassClump,
  'grass-cushion': grassCushion,
  'tall-grass': tallGrass,
  'dry-tuft': dryTuft,
  'leaf-litter': leafLitter,
  'lily-pad': lilyPad,
  pebble,
  'snow-drift': snowDrift,
  reed,
  shrub,
  'pendant-lamp': pendantLamp,
  'range-hood': rangeHood,
  stalactite,
  'wall-cabinet': wallCabinet,
  stump,
  coconut,
  'banana-plant': bananaPlant,
  taro,
  'tree-fern': treeFern,
  kapok,
  'understory-tree': understoryTree,
  pavement,
  manhole,
  'lane-dash': laneDash,
  'crossing-bar': crossingBar,
  'tree-grate': treeGrate,
  'traffic-light': trafficLight,
  'litter-bin': litterBin,
  'high-rise': highRise,
  'ruined-wall': ruinedWall,
  'column-drum': columnDrum,
  flagstone,
  'temple-ruin': templeRuin,
  'tall-spruce': tallSpruce,
  'wheat-row': wheatRow,
  'corn-row': cornRow,
  'cabbage-row': cabbageRow,
  'stubble-row': stubbleRow,
} as const satisfies Record<string, ObjectRecipe>;

/** Everything that stands in a world: what a prompt can ask for, and what places bring of their own. */
export type ThingKind = ObjectKind | keyof typeof PROPS;

export const THINGS: Readonly<Record<ThingKind, ObjectRecipe>> = { ...OBJECTS, ...PROPS };
