import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateTurned } from './turned/turned.js';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  turned: generateTurned,
};
