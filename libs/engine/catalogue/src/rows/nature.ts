import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme nature. */
export const NATURE_ROWS: readonly CatalogueRow[] = [];
