import type { GoodsSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `GoodsSpec`. */
export const GOODS_GENERATORS: GeneratorTable<GoodsSpec> = {
  'none-of-goods': () => ({ shape: group(), finishes: {} }),
};
