import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme animals. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [];
