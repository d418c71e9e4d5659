import { box, cylinder, group, move, sphere } from '@diorama/shape-language';

import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('robotics');
const built = rowsOf('architecture');

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
  built(
    'stone-lantern',
    [0.75, 1.7, 0.75],
    {
      generator: 'shape',
      shape: group(
        cylinder('stone', 0.34, 0.16, { sides: 6 }),
        move(cylinder('stone', 0.12, 0.7, { sides: 12 }), 0, 0.16, 0),
        move(cylinder('stone', 0.3, 0.12, { sides: 6 }), 0, 0.86, 0),
        move(cylinder('light', 0.17, 0.26, { sides: 6 }), 0, 0.98, 0),
        ...[0, 60, 120, 180, 240, 300].map((angle) =>
          move(cylinder('stone', 0.03, 0.26), 0.19 * Math.sin((angle * Math.PI) / 180), 0.98, 0.19 * Math.cos((angle * Math.PI) / 180)),
        ),
        move(cylinder('stone', 0.42, 0.3, { top: 0.08, sides: 6 }), 0, 1.24, 0),
        move(sphere('stone', 0.08), 0, 1.6, 0),
      ),
      finishes: { stone: 'stone #8d8c86', light: 'lamp #ffdf9a' },
    },
    { words: 'garden lantern, stone garden lantern, japanese stone lantern' },
  ),
];
