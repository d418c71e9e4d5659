import type { CatalogueRow } from '../row/row.js';
import { COOKWARE_ROWS } from './goods/cookware.js';
import { FOOD_ROWS } from './goods/food.js';
import { TABLEWARE_ROWS } from './goods/tableware.js';

/** Objects of the theme goods. */
export const GOODS_ROWS: readonly CatalogueRow[] = [...FOOD_ROWS, ...COOKWARE_ROWS, ...TABLEWARE_ROWS];
