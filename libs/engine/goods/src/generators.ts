import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateArms } from './arms/arms.js';
import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateRelic } from './relics/relics.js';
import { generateBlade } from './tools/blade.js';
import { generateShield } from './tools/shield.js';
import { generateTool } from './tools/tool.js';
import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  arms: generateArms,
  blade: generateBlade,
  food: generateFood,
  fruit: generateFruit,
  relic: generateRelic,
  shield: generateShield,
  tool: generateTool,
  turned: generateTurned,
};
