import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme people. */
export const PEOPLE_ROWS: readonly CatalogueRow[] = [];
