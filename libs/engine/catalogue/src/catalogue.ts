import { indexById } from './row/index-by-id.js';
import type { CatalogueRow } from './row/row.js';
import { ALL_ROWS } from './rows/all-rows.js';

const ROWS = new Map(indexById(ALL_ROWS));

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

/** Whether a kind of object is a flower. */
export const isFlower = (kind: string): boolean => kind === 'flower' || CATALOGUE.get(kind)?.form.generator === 'flower';
