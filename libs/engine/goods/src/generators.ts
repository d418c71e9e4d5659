import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateFood } from './food/food.js';
import { generateFruit } from './food/fruit.js';
import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  food: generateFood,
  fruit: generateFruit,
  turned: generateTurned,
};
