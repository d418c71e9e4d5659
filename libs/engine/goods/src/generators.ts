import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateBlade } from './tools/blade.js';
import { generateShield } from './tools/shield.js';
import { generateTool } from './tools/tool.js';
import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  blade: generateBlade,
  food: generateFood,
  fruit: generateFruit,
  shield: generateShield,
  tool: generateTool,
  turned: generateTurned,
};
