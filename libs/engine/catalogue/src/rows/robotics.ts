import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme robotics. */
export const ROBOTICS_ROWS: readonly CatalogueRow[] = [];
