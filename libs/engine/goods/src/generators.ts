import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateContainer } from './containers/containers.js';
import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateHousehold } from './home/home.js';
import { generateRelic } from './relics/relics.js';
import { generateFlag, generateSign } from './signs/signs.js';
import { generateTurned } from './turned/turned.js';

/** The generators of vessels, containers, food, household goods, signs and relics, by their names in `GoodsSpec`. */
export const GOODS_GENERATORS: Pick<
  GeneratorTable<GoodsSpec>,
  'container' | 'flag' | 'food' | 'fruit' | 'household' | 'relic' | 'sign' | 'turned'
> = {
  container: generateContainer,
  flag: generateFlag,
  food: generateFood,
  fruit: generateFruit,
  household: generateHousehold,
  relic: generateRelic,
  sign: generateSign,
  turned: generateTurned,
};
