import type { CatalogueRow } from '../../row/row.js';
import { CROPS, MUSHROOMS } from './crops.js';
import { DEBRIS } from './debris.js';
import { CORALS, STRANGE } from './sea-and-strange.js';

/** Crops, fungi, corals, strange plants and what lies under trees. */
export const GROWTH_ROWS: readonly CatalogueRow[] = [...CROPS, ...MUSHROOMS, ...CORALS, ...STRANGE, ...DEBRIS];
