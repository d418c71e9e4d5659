import type { ObjectKind } from '@diorama/domain';

import { barn } from './buildings/barn.js';
import { bridge } from './buildings/bridge.js';
import { cityBlock } from './buildings/city-block.js';
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
import { bookshelf } from './furniture/bookshelf.js';
import { chair } from './furniture/chair.js';
import { controlPanel } from './furniture/control-panel.js';
import { fireplace } from './furniture/fireplace.js';
import { kitchenCounter } from './furniture/kitchen-counter.js';
import { picture } from './furniture/picture.js';
import { plantPot } from './furniture/plant-pot.js';
import { refrigerator } from './furniture/refrigerator.js';
import { rug } from './furniture/rug.js';
import { sofa } from './furniture/sofa.js';
import { stove } from './furniture/stove.js';
import { table } from './furniture/table.js';
import { workbench } from './furniture/workbench.js';
import { arch } from './landforms/arch.js';
import { boulder } from './landforms/boulder.js';
import { crystal } from './landforms/crystal.js';
import { rock } from './landforms/rock.js';
import { stalagmite } from './landforms/stalagmite.js';
import { campfire } from './lights/campfire.js';
import { lamp } from './lights/lamp.js';
import { column } from './monuments/column.js';
import { fountain } from './monuments/fountain.js';
import { statue } from './monuments/statue.js';
import { bush } from './plants/bush.js';
import { cactus } from './plants/cactus.js';
import { fern } from './plants/fern.js';
import { flower } from './plants/flower.js';
import { mushroom } from './plants/mushroom.js';
import type { ObjectRecipe } from './recipe/object-recipe.js';
import { broadleafTree } from './trees/broadleaf-tree.js';
import { conifer } from './trees/conifer.js';
import { deadTree } from './trees/dead-tree.js';
import { log } from './trees/log.js';
import { palm } from './trees/palm.js';
import { boat } from './vehicles/boat.js';
import { car } from './vehicles/car.js';

/** How to make each kind of thing that a prompt can ask for. */
export const OBJECTS: Readonly<Record<ObjectKind, ObjectRecipe>> = {
  'broadleaf-tree': broadleafTree,
  conifer,
  palm,
  'dead-tree': deadTree,
  bush,
  fern,
  cactus,
  rock,
  boulder,
  flower,
  mushroom,
  log,
  house,
  barn,
  tower,
  well,
  fence,
  lamp,
  bridge,
  boat,
  campfire,
  tent,
  column,
  statue,
  crate,
  barrel,
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
  'hay-bale': hayBale,
  windmill,
  'city-block': cityBlock,
  car,
  arch,
  fountain,
  stove,
  refrigerator,
  'kitchen-counter': kitchenCounter,
  stalagmite,
  crystal,
  'control-panel': controlPanel,
};
