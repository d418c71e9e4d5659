import type { NatureSpec, GeneratorTable } from '@diorama/catalogue';

import { makeCrop } from './crops/crop.js';
import { makeDebris } from './debris/debris.js';
import { makeMushroom } from './fungi/mushroom.js';
import { makeCactus } from './herbs/cactus.js';
import { makeFlower } from './herbs/flower.js';
import { makeGrass } from './herbs/grass.js';
import { makeGroundCover, makeSeaweed } from './herbs/ground-cover.js';
import { makeRosette } from './herbs/rosette.js';
import { makeCoral } from './sea/coral.js';
import { makeClimber } from './shrubs/climber.js';
import { makeShrub } from './shrubs/shrub.js';
import { makeStrangePlant } from './strange/strange-plant.js';
import { makeBamboo } from './trees/bamboo.js';
import { makeNeedleTree } from './trees/needle-tree.js';
import { makePalmTree } from './trees/palm-tree.js';
import { makeTree } from './trees/tree.js';

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
  mushroom: makeMushroom,
  'needle-tree': makeNeedleTree,
  'palm-tree': makePalmTree,
  rosette: makeRosette,
  seaweed: makeSeaweed,
  shrub: makeShrub,
  'strange-plant': makeStrangePlant,
  tree: makeTree,
};
