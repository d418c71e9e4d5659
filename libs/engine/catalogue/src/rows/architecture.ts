import type { CatalogueRow } from '../row/row.js';
import { FORTIFIED_ROWS } from './architecture/fortified.js';
import { HOUSE_ROWS } from './architecture/houses.js';
import { SACRED_ROWS } from './architecture/sacred.js';

/** Objects of the theme architecture. */
export const ARCHITECTURE_ROWS: readonly CatalogueRow[] = [...FORTIFIED_ROWS, ...HOUSE_ROWS, ...SACRED_ROWS];
