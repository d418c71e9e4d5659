import type { CatalogueRow } from '../row/row.js';
import { CONIFER_AND_PALM_ROWS } from './nature/conifers-and-palms.js';
import { FLOWER_ROWS } from './nature/flowers.js';
import { GREEN_ROWS } from './nature/greens.js';
import { GROWTH_ROWS } from './nature/growths.js';
import { ROCK_ROWS } from './nature/rocks.js';
import { BRANCHING_TREE_ROWS } from './nature/trees.js';

/** Objects of the theme nature. */
export const NATURE_ROWS: readonly CatalogueRow[] = [
  ...BRANCHING_TREE_ROWS,
  ...CONIFER_AND_PALM_ROWS,
  ...FLOWER_ROWS,
  ...GREEN_ROWS,
  ...GROWTH_ROWS,
  ...ROCK_ROWS,
];
