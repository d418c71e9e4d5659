import type { NatureSpec, GeneratorTable } from '@diorama/catalogue';

import { makeCrop } from './crops/crop.js';
import { makeDebris } from './debris/debris.js';
import { makeMushroom } from './fungi/mushroom.js';
import { makeCactus } from './herbs/cactus.js';
import { makeFlower } from './herbs/flower.js';
import { makeGrass } from './herbs/grass.js';
import { makeGroundCover, makeSeaweed } from './herbs/ground-cover.js';
import { makeRosette } from './herbs/rosette.js';
import { makeLandform } from './rocks/landform.js';
import { makeRock } from './rocks/rock.js';
import { makeCoral } from './sea/coral.js';
import { makeClimber } from './shrubs/climber.js';
import { makeShrub } from './shrubs/shrub.js';
import { makeSky } from './sky/sky.js';
import { makeStrangePlant } from './strange/strange-plant.js';
import { makeBamboo } from './trees/bamboo.js';
import { makeNeedleTree } from './trees/needle-tree.js';
import { makePalmTree } from './trees/palm-tree.js';
import { makeTree } from './trees/tree.js';
import { makeWater } from './water/water.js';

/** The generator of each name in `NatureSpec`. */
export const NATURE_GENERATORS: GeneratorTable<NatureSpec> = {
  bamboo: makeBamboo,
  cactus: makeCactus,
  climber: makeClimber,
  coral: makeCoral,
  crop: makeCrop,
  debris: makeDebris,
  flower: makeFlower,
  grass: makeGrass,
  'ground-cover': makeGroundCover,
  landform: makeLandform,
  mushroom: makeMushroom,
  'needle-tree': makeNeedleTree,
  'palm-tree': makePalmTree,
  rock: makeRock,
  rosette: makeRosette,
  seaweed: makeSeaweed,
  shrub: makeShrub,
  sky: makeSky,
  'strange-plant': makeStrangePlant,
  tree: makeTree,
  water: makeWater,
};
