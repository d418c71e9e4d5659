import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme sky. */
export const SKY_ROWS: readonly CatalogueRow[] = [];
