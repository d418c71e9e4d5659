import type { ObjectKind } from '../../scene/scene.js';
import { OBJECTS } from '../objects/catalogue.js';
import type { ObjectRecipe } from '../objects/object-recipe.js';
import { bench } from './bench.js';
import { brazier } from './brazier.js';
import { chandelier } from './chandelier.js';
import { coconut } from './coconut.js';
import { cabbageRow, cornRow, stubbleRow, wheatRow } from './crop-rows.js';
import { dryTuft, grassClump, grassCushion, grassTuft, tallGrass } from './grass-tuft.js';
import { highRise } from './high-rise.js';
import { bananaPlant, taro, treeFern } from './jungle-plants.js';
import { kapok, understoryTree } from './jungle-trees.js';
import { leafLitter } from './leaf-litter.js';
import { lilyPad } from './lily-pad.js';
import { pendantLamp } from './pendant-lamp.js';
import { pebble, snowDrift } from './pebble.js';
import { rangeHood } from './range-hood.js';
import { reed } from './reed.js';
import { columnDrum, flagstone, ruinedWall } from './ruin-things.js';
import { shrub } from './shrub.js';
import { crossingBar, laneDash, litterBin, manhole, pavement, trafficLight, treeGrate } from './street-things.js';
import { stalactite } from './stalactite.js';
import { stump } from './stump.js';
import { tallSpruce } from './tall-spruce.js';
import { templeRuin } from './temple-ruin.js';
import { wallCabinet } from './wall-cabinet.js';

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
