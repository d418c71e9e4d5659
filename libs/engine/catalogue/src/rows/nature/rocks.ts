import type { CatalogueRow } from '../../row/row.js';
import { ICE_FORMS, WATERS } from './ice-and-water.js';
import { LANDFORMS } from './landforms.js';
import { LOOSE_GROUND, POOLS } from './loose-ground.js';
import { FORMATIONS, STONES } from './stones.js';

/** Rocks, landforms, ice and pieces of water. */
export const ROCK_ROWS: readonly CatalogueRow[] = [
  ...STONES,
  ...FORMATIONS,
  ...LANDFORMS,
  ...LOOSE_GROUND,
  ...POOLS,
  ...ICE_FORMS,
  ...WATERS,
];
