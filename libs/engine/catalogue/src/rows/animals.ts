import type { CatalogueRow } from '../row/row.js';
import { FARM_ROWS } from './animals-farm.js';

/** Objects of the theme animals. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [...FARM_ROWS];
