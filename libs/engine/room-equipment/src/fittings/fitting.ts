import type { FittingSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { CONTENT_FINISHES, made } from '@diorama/furnishing-parts';

import { CLOCKS_AND_PETS } from './clocks-and-pets.js';
import { HALL_FITTINGS } from './hall-fittings.js';
import { RINK_FITTINGS } from './rink-fittings.js';
import { SACRED_FITTINGS } from './sacred-fittings.js';
import { SHOP_FITTINGS } from './shop-fittings.js';
import { VESSEL_FITTINGS } from './vessel-fittings.js';

const FITTINGS = { ...CLOCKS_AND_PETS, ...HALL_FITTINGS, ...RINK_FITTINGS, ...SACRED_FITTINGS, ...SHOP_FITTINGS, ...VESSEL_FITTINGS };

const FINISHES = {
  frame: 'wood #8a5a32',
  panel: 'wood #9c6a3e',
  dark2: 'wood #4a2a16',
  face: 'paint #f6f2e6',
  ink: 'paint #1c1c20',
  brass: 'brass',
  gold: 'gold',
  steel: 'chrome',
  metal: 'metal #7c848c',
  iron: 'iron #2c2c2e',
  water: 'water #6cc0dc',
  glass: 'glass',
  sand: 'sand',
  weed: 'leaf #3a9a4a',
  fish: 'paint #f08028',
  fish2: 'paint #f0d030',
  stone: 'stone',
  bird: 'feather #f0c828',
  extinguisher: 'paint #c81e22',
  white: 'plastic #f2f1ec',
  rubber: 'rubber #1f2022',
  cloth: 'fabric #8a1f2c',
  rope: 'fabric #a01f30',
  belt: 'rubber #18181a',
  light: 'glow #fff4d8',
  skin: 'plastic #e4d4c0',
  basket: 'metal #b4bac0',
  handle: 'plastic #c8302a',
  fur: 'fur #8a6238',
  antler: 'bone',
  pole1: 'paint #c8242c',
  pole2: 'paint #2450b0',
  dress: 'fabric #3a6f8f',
  teal: 'tile #2f8f98',
  ...CONTENT_FINISHES,
} as const;

/** A fitting of a room, a hall or a shop. */
export const fitting = ({ kind }: FittingSpec, context: GeneratorContext): Generated => made(FITTINGS[kind](context), FINISHES);
