import type { ObjectKind } from '@diorama/domain';

import { barn } from './buildings/barn.js';
import { bridge } from './buildings/bridge.js';
import { cityBlock } from './buildings/city-block.js';
import { highRise } from './buildings/high-rise.js';
import { house } from './buildings/house.js';
import { tent } from './buildings/tent.js';
import { tower } from './buildings/tower.js';
import { well } from './buildings/well.js';
import { windmill } from './buildings/windmill.js';
import { barrel } from './farm/barrel.js';
import { crate } from './farm/crate.js';
import { fence } from './farm/fence.js';
import { hayBale } from './farm/hay-bale.js';
import { bed } from './furniture/bed.js';
import { bench } from './furniture/bench.js';
import { bookshelf } from './furniture/bookshelf.js';
import { chair } from './furniture/chair.js';
import { controlPanel } from './furniture/control-panel.js';
import { fireplace } from './furniture/fireplace.js';
import { kitchenCounter } from './furniture/kitchen-counter.js';
import { picture } from './furniture/picture.js';
import { plantPot } from './furniture/plant-pot.js';
import { rangeHood } from './furniture/range-hood.js';
import { refrigerator } from './furniture/refrigerator.js';
import { rug } from './furniture/rug.js';
import { sofa } from './furniture/sofa.js';
import { stove } from './furniture/stove.js';
import { table } from './furniture/table.js';
import { wallCabinet } from './furniture/wall-cabinet.js';
import { workbench } from './furniture/workbench.js';
import { arch } from './landforms/arch.js';
import { boulder } from './landforms/boulder.js';
import { crystal } from './landforms/crystal.js';
import { pebble, snowDrift } from './landforms/pebble.js';
import { rock } from './landforms/rock.js';
import { stalactite } from './landforms/stalactite.js';
import { stalagmite } from './landforms/stalagmite.js';
import { brazier } from './lights/brazier.js';
import { campfire } from './lights/campfire.js';
import { chandelier } from './lights/chandelier.js';
import { lamp } from './lights/lamp.js';
import { pendantLamp } from './lights/pendant-lamp.js';
import { column } from './monuments/column.js';
import { fountain } from './monuments/fountain.js';
import { columnDrum, flagstone, ruinedWall } from './monuments/ruin-things.js';
import { statue } from './monuments/statue.js';
import { templeRuin } from './monuments/temple-ruin.js';
import { bush } from './plants/bush.js';
import { cactus } from './plants/cactus.js';
import { cabbageRow, cornRow, stubbleRow, wheatRow } from './plants/crop-rows.js';
import { fern } from './plants/fern.js';
import { flower } from './plants/flower.js';
import { dryTuft, grassClump, grassCushion, grassTuft, tallGrass } from './plants/grass-tuft.js';
import { bananaPlant, taro, treeFern } from './plants/jungle-plants.js';
import { leafLitter } from './plants/leaf-litter.js';
import { lilyPad } from './plants/lily-pad.js';
import { mushroom } from './plants/mushroom.js';
import { reed } from './plants/reed.js';
import { shrub } from './plants/shrub.js';
import { crosswalkStripe, laneMarking, litterBin, manhole, pavement, trafficLight, treeGrate } from './street/street-things.js';
import { broadleafTree } from './trees/broadleaf-tree.js';
import { coconut } from './trees/coconut.js';
import { conifer } from './trees/conifer.js';
import { deadTree } from './trees/dead-tree.js';
import { kapok, understoryTree } from './trees/jungle-trees.js';
import { log } from './trees/log.js';
import { palm } from './trees/palm.js';
import { stump } from './trees/stump.js';
import { tallSpruce } from './trees/tall-spruce.js';
import { boat } from './vehicles/boat.js';
import { car } from './vehicles/car.js';
import type { ObjectRecipe } from './recipe/object-recipe.js';

/** One row for each kind of thing. The kinds of the scene language (`ObjectKind`) can be asked for; places bring the others of their own. */
const RECIPES = {
  // Trees
  'broadleaf-tree': broadleafTree,
  conifer,
  palm,
  'dead-tree': deadTree,
  log,
  stump,
  coconut,
  kapok,
  'understory-tree': understoryTree,
  'tall-spruce': tallSpruce,
  // Plants
  bush,
  fern,
  cactus,
  flower,
  mushroom,
  'grass-tuft': grassTuft,
  'grass-clump': grassClump,
  'grass-cushion': grassCushion,
  'tall-grass': tallGrass,
  'dry-tuft': dryTuft,
  'leaf-litter': leafLitter,
  'lily-pad': lilyPad,
  reed,
  shrub,
  'banana-plant': bananaPlant,
  taro,
  'tree-fern': treeFern,
  'wheat-row': wheatRow,
  'corn-row': cornRow,
  'cabbage-row': cabbageRow,
  'stubble-row': stubbleRow,
  // Rocks and ice
  rock,
  boulder,
  arch,
  stalagmite,
  crystal,
  pebble,
  'snow-drift': snowDrift,
  stalactite,
  // Buildings
  house,
  barn,
  tower,
  well,
  bridge,
  tent,
  windmill,
  'city-block': cityBlock,
  'high-rise': highRise,
  // Streets
  pavement,
  manhole,
  'lane-dash': laneMarking,
  'crossing-bar': crosswalkStripe,
  'tree-grate': treeGrate,
  'traffic-light': trafficLight,
  'litter-bin': litterBin,
  // Monuments and ruins
  column,
  statue,
  fountain,
  'ruined-wall': ruinedWall,
  'column-drum': columnDrum,
  flagstone,
  'temple-ruin': templeRuin,
  // Vehicles
  boat,
  car,
  // Farm and yard
  fence,
  crate,
  barrel,
  'hay-bale': hayBale,
  // Furniture
  table,
  chair,
  sofa,
  bookshelf,
  bed,
  rug,
  fireplace,
  workbench,
  picture,
  'plant-pot': plantPot,
  stove,
  refrigerator,
  'kitchen-counter': kitchenCounter,
  'control-panel': controlPanel,
  bench,
  'range-hood': rangeHood,
  'wall-cabinet': wallCabinet,
  // Lights and fires
  lamp,
  campfire,
  brazier,
  chandelier,
  'pendant-lamp': pendantLamp,
} as const satisfies Readonly<Record<ObjectKind, ObjectRecipe>> & Readonly<Record<string, ObjectRecipe>>;

/** A kind with a recipe of its own; other kinds are rows of the catalogue. */
export type RecipeKind = keyof typeof RECIPES;

/** How to draw the kinds with a recipe of their own. */
export const THINGS: Readonly<Record<RecipeKind, ObjectRecipe>> = RECIPES;

export const isRecipeKind = (kind: string): kind is RecipeKind => Object.hasOwn(RECIPES, kind);
