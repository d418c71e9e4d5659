import type { CatalogueRow } from '../row/row.js';
import { COMMON_PEOPLE_ROWS } from './people-common.js';
import { FANTASY_PEOPLE_ROWS } from './people-fantasy.js';
import { HISTORIC_PEOPLE_ROWS } from './people-history.js';
import { WORKING_PEOPLE_ROWS } from './people-work.js';

/** People, humanoids and robots; those of tales and of the future carry the themes fantasy and scifi. */
export const PEOPLE_ROWS: readonly CatalogueRow[] = [
  ...COMMON_PEOPLE_ROWS,
  ...WORKING_PEOPLE_ROWS,
  ...HISTORIC_PEOPLE_ROWS,
  ...FANTASY_PEOPLE_ROWS,
];
