import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme goods. */
export const GOODS_ROWS: readonly CatalogueRow[] = [];
