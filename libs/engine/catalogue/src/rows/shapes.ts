import { box, cylinder, sphere, move } from '@diorama/shape-language';

import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('robotics');

/** Plain solids. */
export const SHAPE_ROWS: readonly CatalogueRow[] = [
  row(
    'cube',
    [0.5, 0.5, 0.5],
    { generator: 'shape', shape: box('body', 0.5, 0.5, 0.5, 0.01), finishes: { body: 'plastic #3f7fbf' } },
    {
      words: 'block, building block',
    },
  ),
  row(
    'cylinder',
    [0.4, 0.6, 0.4],
    { generator: 'shape', shape: cylinder('body', 0.2, 0.6, { sides: 28 }), finishes: { body: 'plastic #e0a030' } },
    {
      solid: 'cylinder',
    },
  ),
  row(
    'sphere',
    [0.5, 0.5, 0.5],
    {
      generator: 'shape',
      shape: move(sphere('body', 0.25, { detail: 3 }), 0, 0.25, 0),
      finishes: { body: 'plastic #c8503c' },
    },
    { words: 'globe of stone', solid: 'cylinder' },
  ),
];
