import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme interior. */
export const INTERIOR_ROWS: readonly CatalogueRow[] = [];
