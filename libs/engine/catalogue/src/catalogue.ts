import { indexById } from './row/index-by-id.js';
import type { CatalogueRow } from './row/row.js';
import { ANIMAL_ROWS } from './rows/animals.js';
import { ARCHITECTURE_ROWS } from './rows/architecture.js';
import { ASSEMBLED_ROWS } from './rows/assembled.js';
import { FANTASY_ROWS } from './rows/fantasy.js';
import { GOODS_ROWS } from './rows/goods.js';
import { INTERIOR_ROWS } from './rows/interior.js';
import { NATURE_ROWS } from './rows/nature.js';
import { PEOPLE_ROWS } from './rows/people.js';
import { RECIPE_ROWS } from './rows/recipes.js';
import { ROBOTICS_ROWS } from './rows/robotics.js';
import { SCIFI_ROWS } from './rows/scifi.js';
import { SHAPE_ROWS } from './rows/shapes.js';
import { SKY_ROWS } from './rows/sky.js';
import { VEHICLE_ROWS } from './rows/vehicles.js';

const ROWS = new Map(
  indexById<CatalogueRow>([
    ...ANIMAL_ROWS,
    ...ARCHITECTURE_ROWS,
    ...ASSEMBLED_ROWS,
    ...FANTASY_ROWS,
    ...GOODS_ROWS,
    ...INTERIOR_ROWS,
    ...NATURE_ROWS,
    ...PEOPLE_ROWS,
    ...RECIPE_ROWS,
    ...ROBOTICS_ROWS,
    ...SCIFI_ROWS,
    ...SHAPE_ROWS,
    ...SKY_ROWS,
    ...VEHICLE_ROWS,
  ]),
);

/** Every object that a prompt can name, by id. */
export const CATALOGUE: ReadonlyMap<string, CatalogueRow> = ROWS;

/**
 * Adds the rows of object packs to `CATALOGUE`. A process adds them when it starts, before it reads a prompt or draws an object.
 *
 * @throws RangeError for an id that exists; no row is added then
 */
export function addRows(rows: readonly CatalogueRow[]): void {
  const added = indexById(rows);
  for (const id of added.keys()) if (ROWS.has(id)) throw new RangeError(`the catalogue has an object ${id} already`);
  for (const [id, row] of added) ROWS.set(id, row);
}
