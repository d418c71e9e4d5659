import { createRandomStream, hashStreamName } from '@diorama/random';

import { CATALOGUE } from '../catalogue.js';
import type { Generated, Generator } from '../row/generated.js';
import type { CatalogueRow } from '../row/row.js';

/** Generators by their names; the table of any family fits. */
export type Generators = Readonly<Record<string, Generator<never>>>;

/** The rows of the catalogue that name one of these generators. */
export const listRowsOf = (generators: Generators): CatalogueRow[] =>
  [...CATALOGUE.values()].filter(({ form }) => form.generator in generators);

/**
 * Makes the object of a row, with the same random numbers for the same id and seed.
 *
 * @throws RangeError for an id whose row is unknown or names none of these generators
 */
export function generateObject(generators: Generators, id: string, variant = 0, seed = variant): Generated {
  const row = CATALOGUE.get(id);
  const generator = generators[row?.form.generator ?? ''];
  if (row === undefined || generator === undefined) throw new RangeError(`no generator makes ${id}`);
  // The rows are those that the table knows; the compiler cannot relate a name to its own parameters.
  return generator(row.form as never, { size: row.size, variant, random: createRandomStream(seed, hashStreamName(id)) });
}
