import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme architecture. */
export const ARCHITECTURE_ROWS: readonly CatalogueRow[] = [];
