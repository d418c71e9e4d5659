import type { CatalogueRow } from '../row/row.js';
import { CONIFER_AND_PALM_ROWS } from './nature-conifers.js';
import { BRANCHING_TREE_ROWS } from './nature-trees.js';

/** Objects of the theme nature. */
export const NATURE_ROWS: readonly CatalogueRow[] = [...BRANCHING_TREE_ROWS, ...CONIFER_AND_PALM_ROWS];
