import type { CatalogueRow } from '../row/row.js';
import { BIRD_ROWS } from './animals-birds.js';
import { FARM_ROWS } from './animals-farm.js';
import { FOREST_ROWS } from './animals-forest.js';
import { MYTHICAL_ROWS } from './animals-mythical.js';
import { PET_ROWS } from './animals-pets.js';
import { REPTILE_ROWS } from './animals-reptiles.js';
import { SEA_ROWS } from './animals-sea.js';
import { SMALL_ROWS } from './animals-small.js';
import { WILD_ROWS } from './animals-wild.js';

/** Objects of the theme animals, and of the theme fantasy those that are beasts. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [
  ...FARM_ROWS,
  ...PET_ROWS,
  ...WILD_ROWS,
  ...FOREST_ROWS,
  ...REPTILE_ROWS,
  ...BIRD_ROWS,
  ...SEA_ROWS,
  ...SMALL_ROWS,
  ...MYTHICAL_ROWS,
];
