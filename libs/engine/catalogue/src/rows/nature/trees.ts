import type { CatalogueRow } from '../../row/row.js';
import { BROAD_LEAVED } from './broad-leaved-trees.js';
import { FRUIT_TREES } from './fruit-trees.js';
import { SPECIAL_TREES } from './special-trees.js';

/** Trees with branching crowns. */
export const BRANCHING_TREE_ROWS: readonly CatalogueRow[] = [...BROAD_LEAVED, ...FRUIT_TREES, ...SPECIAL_TREES];
