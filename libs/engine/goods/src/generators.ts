import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateArms } from './arms/arms.js';
import { generateContainer } from './containers/containers.js';
import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateRelic } from './relics/relics.js';
import { generateStudy } from './study/study.js';
import { generateBlade } from './tools/blade.js';
import { generateShield } from './tools/shield.js';
import { generateTool } from './tools/tool.js';
import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  arms: generateArms,
  blade: generateBlade,
  container: generateContainer,
  food: generateFood,
  fruit: generateFruit,
  relic: generateRelic,
  shield: generateShield,
  study: generateStudy,
  tool: generateTool,
  turned: generateTurned,
};
