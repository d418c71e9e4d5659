import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme fantasy. */
export const FANTASY_ROWS: readonly CatalogueRow[] = [];
