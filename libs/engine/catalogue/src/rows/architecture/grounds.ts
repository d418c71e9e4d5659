import type { WorkKind } from '../../parameters/structures/structures-kinds.js';
import type { CatalogueRow, RowForm } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');
const work = (kind: WorkKind): RowForm => ({ generator: 'site-work', kind });

/** Structures of sports grounds and building sites. */
export const GROUND_ROWS: readonly CatalogueRow[] = [
  row('grandstand', [26.6, 23.2, 17.4], work('grandstand'), {
    words: 'bleachers, spectator stand, stadium stand, tribune',
    side: 'outdoors',
  }),
  row('floodlight-mast', [7.4, 36.6, 2.2], work('floodlight-mast'), {
    words: 'floodlight, flood light, floodlight tower, stadium light, stadium lights, light mast, flood light mast',
    side: 'outdoors',
    solid: { trunk: 0.9 },
  }),
  row('scoreboard', [17.4, 30.5, 1.4], work('scoreboard'), {
    words: 'score board, stadium screen, jumbotron',
    side: 'outdoors',
    solid: 'parts',
  }),
  row('tennis-net', [12.92, 1.1, 0.12], work('tennis-net'), { words: 'tennis court net', side: 'outdoors', solid: 'box' }),
  row('golf-flag', [1.2, 2.67, 0.24], work('golf-flag'), {
    words: 'flagstick, golf hole, golf pin, hole flag',
    side: 'outdoors',
    solid: { trunk: 0.05 },
  }),
  row('concrete-frame', [18, 16, 14.4], work('concrete-frame'), {
    words: 'unfinished building, building under construction, building shell, concrete skeleton, half-built building, construction frame',
    side: 'outdoors',
    solid: 'parts',
  }),
  row('brick-pallet', [1.23, 1.06, 1.05], work('brick-pallet'), {
    words:
      'pallet of bricks, stack of bricks, brick pile, pile of bricks, breeze block, concrete block, cinder block, pile of breeze blocks',
  }),
  row('rebar-stack', [5.8, 0.5, 1.4], work('rebar-stack'), { words: 'rebar, steel bars, reinforcing bars, stack of rebar' }),
  row('site-office', [6.1, 3.05, 3.4], work('site-office'), {
    words: 'site hut, construction trailer, office container, building site cabin',
    side: 'outdoors',
  }),
];
