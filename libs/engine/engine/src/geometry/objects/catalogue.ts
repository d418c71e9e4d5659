import type { ObjectKind } from '../../scene/scene.js';
import { barn } from './barn.js';
import { barrel } from './barrel.js';
import { bed } from './bed.js';
import { boat } from './boat.js';
import { bookshelf } from './bookshelf.js';
import { boulder } from './boulder.js';
import { bridge } from './bridge.js';
import { broadleafTree } from './broadleaf-tree.js';
import { bush } from './bush.js';
import { cactus } from './cactus.js';
import { campfire } from './campfire.js';
import { chair } from './chair.js';
import { column } from './column.js';
import { conifer } from './conifer.js';
import { crate } from './crate.js';
import { deadTree } from './dead-tree.js';
import { fence } from './fence.js';
import { fern } from './fern.js';
import { fireplace } from './fireplace.js';
import { flower } from './flower.js';
import { house } from './house.js';
import { lamp } from './lamp.js';
import { log } from './log.js';
import { mushroom } from './mushroom.js';
import { palm } from './palm.js';
import { picture } from './picture.js';
import { plantPot } from './plant-pot.js';
import { rock } from './rock.js';
import { rug } from './rug.js';
import { sofa } from './sofa.js';
import { statue } from './statue.js';
import { table } from './table.js';
import { tent } from './tent.js';
import { tower } from './tower.js';
import { well } from './well.js';
import { workbench } from './workbench.js';
import { hayBale } from './hay-bale.js';
import { windmill } from './windmill.js';
import { cityBlock } from './city-block.js';
import { car } from './car.js';
import { arch } from './arch.js';
import { fountain } from './fountain.js';
import { stove } from './stove.js';
import { refrigerator } from './refrigerator.js';
import { kitchenCounter } from './kitchen-counter.js';
import { stalagmite } from './stalagmite.js';
import { crystal } from './crystal.js';
import { controlPanel } from './control-panel.js';
import type { ObjectRecipe } from './object-recipe.js';

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
