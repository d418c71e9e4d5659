import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateArms } from './arms/arms.js';
import { generateContainer } from './containers/containers.js';
import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateHousehold } from './home/home.js';
import { generateInstrument } from './music/instruments.js';
import { generateStringed } from './music/stringed.js';
import { generateBall } from './play/balls.js';
import { generateToy } from './play/sports.js';
import { generateRelic } from './relics/relics.js';
import { generateFlag } from './signs/signs.js';
import { generateSign } from './signs/signs.js';
import { generateStudy } from './study/study.js';
import { generateBlade } from './tools/blade.js';
import { generateImplement } from './tools/implements.js';
import { generateShield } from './tools/shield.js';
import { generateTool } from './tools/tool.js';
import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  arms: generateArms,
  ball: generateBall,
  blade: generateBlade,
  container: generateContainer,
  flag: generateFlag,
  food: generateFood,
  fruit: generateFruit,
  household: generateHousehold,
  implement: generateImplement,
  instrument: generateInstrument,
  relic: generateRelic,
  shield: generateShield,
  sign: generateSign,
  stringed: generateStringed,
  study: generateStudy,
  tool: generateTool,
  toy: generateToy,
  turned: generateTurned,
};
