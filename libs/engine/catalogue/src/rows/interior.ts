import type { CatalogueRow } from '../row/row.js';
import { SEAT_ROWS } from './interior-seats.js';

/** Objects of the theme interior. */
export const INTERIOR_ROWS: readonly CatalogueRow[] = [...SEAT_ROWS];
