import type { CatalogueRow } from '../row/row.js';
import { AIRCRAFT_ROWS } from './vehicles-aircraft.js';
import { CART_ROWS } from './vehicles-carts.js';
import { HEAVY_ROWS } from './vehicles-heavy.js';
import { RAIL_ROWS } from './vehicles-rail.js';
import { ROAD_ROWS } from './vehicles-road.js';
import { SHIP_ROWS } from './vehicles-ships.js';

/** Objects of the theme vehicles. */
export const VEHICLE_ROWS: readonly CatalogueRow[] = [
  ...ROAD_ROWS,
  ...RAIL_ROWS,
  ...CART_ROWS,
  ...SHIP_ROWS,
  ...AIRCRAFT_ROWS,
  ...HEAVY_ROWS,
];
