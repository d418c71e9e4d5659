import type { CatalogueRow } from '../row/row.js';

/** Objects of the theme vehicles. */
export const VEHICLE_ROWS: readonly CatalogueRow[] = [];
