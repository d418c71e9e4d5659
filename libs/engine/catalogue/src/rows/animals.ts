import type { CatalogueRow } from '../row/row.js';
import { BIRD_ROWS } from './animals-birds.js';
import { FARM_ROWS } from './animals-farm.js';

/** Objects of the theme animals. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [...FARM_ROWS, ...BIRD_ROWS];
