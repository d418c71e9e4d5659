import type { CatalogueRow } from '../row/row.js';
import { FORTIFIED_ROWS } from './architecture/fortified.js';
import { HOUSE_ROWS } from './architecture/houses.js';
import { PUBLIC_ROWS } from './architecture/public.js';
import { SACRED_ROWS } from './architecture/sacred.js';
import { SHOP_ROWS } from './architecture/shops.js';
import { TOWER_ROWS } from './architecture/towers.js';
import { WORKS_ROWS } from './architecture/works.js';

/** Objects of the theme architecture. */
export const ARCHITECTURE_ROWS: readonly CatalogueRow[] = [...FORTIFIED_ROWS, ...HOUSE_ROWS, ...PUBLIC_ROWS, ...SACRED_ROWS, ...SHOP_ROWS, ...TOWER_ROWS, ...WORKS_ROWS];
