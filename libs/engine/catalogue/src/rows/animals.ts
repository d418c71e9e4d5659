import type { CatalogueRow } from '../row/row.js';
import { BIRD_ROWS } from './animals-birds.js';
import { FARM_ROWS } from './animals-farm.js';
import { PET_ROWS } from './animals-pets.js';
import { WILD_ROWS } from './animals-wild.js';

/** Objects of the theme animals. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [...FARM_ROWS, ...PET_ROWS, ...WILD_ROWS, ...BIRD_ROWS];
