import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Dwellings of peoples. */
export const DWELLING_ROWS: readonly CatalogueRow[] = [
  row(
    'igloo',
    [4.7, 2.31, 5.73],
    { generator: 'dwelling', kind: 'igloo' },
    { words: 'snow house, ice house, eskimo house', solid: 'cylinder' },
  ),
  row('yurt', [6.1, 4, 6.1], { generator: 'dwelling', kind: 'yurt' }, { words: 'ger, mongolian tent, nomad tent', solid: 'cylinder' }),
  row('tipi', [4, 5.41, 3.98], { generator: 'dwelling', kind: 'tipi' }, { words: 'teepee, tepee, wigwam, indian tent', solid: 'cylinder' }),
  row(
    'treehouse',
    [8.38, 11.6, 7.08],
    { generator: 'dwelling', kind: 'treehouse' },
    { words: 'tree house, house in a tree, tree fort', solid: { trunk: 0.9 } },
  ),
];
