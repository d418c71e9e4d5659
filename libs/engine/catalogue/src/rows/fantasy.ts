import type { CatalogueRow } from '../row/row.js';
import { FANTASY_BUILDING_ROWS } from './fantasy/buildings.js';

/** Objects of the theme fantasy. */
export const FANTASY_ROWS: readonly CatalogueRow[] = [...FANTASY_BUILDING_ROWS];
