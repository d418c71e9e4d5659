import type { CatalogueRow } from '../row/row.js';
import { COMMON_PEOPLE_ROWS } from './people-common.js';

/** Objects of the theme people. */
export const PEOPLE_ROWS: readonly CatalogueRow[] = [...COMMON_PEOPLE_ROWS];
