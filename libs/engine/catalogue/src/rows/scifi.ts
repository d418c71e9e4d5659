import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme scifi. */
export const SCIFI_ROWS: readonly CatalogueRow[] = [];
