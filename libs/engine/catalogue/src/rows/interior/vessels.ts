import type { FittingSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: FittingSpec['kind']): FittingSpec => ({ generator: 'fitting', kind: name });
const WALL = { stand: 'wall' } as const;

/** Fittings of synagogues, mosques, submarines, ice rinks and buses. */
export const VESSEL_ROWS: readonly CatalogueRow[] = [
  row('torah-ark', [2.9, 4, 1.1], kind('torah-ark'), {
    ...WALL,
    words: 'ark of the torah, holy ark, aron kodesh, synagogue ark',
    places: ['synagogue'],
    side: 'indoors',
  }),
  row('bimah', [2.8, 1.6, 2.6], kind('bimah'), {
    words: 'reading platform, tevah, synagogue platform, torah table',
    places: ['synagogue'],
    side: 'indoors',
    solid: 'box',
  }),
  row('star-of-david', [1.1, 1.1, 0.06], kind('star-of-david'), {
    stand: 'hung',
    words: 'magen david, jewish star, six-pointed star, shield of david',
    places: ['synagogue'],
    principal: 'gold',
  }),
  row('mihrab', [2.8, 4.4, 0.8], kind('mihrab'), {
    ...WALL,
    words: 'prayer niche, qibla niche',
    places: ['mosque'],
    side: 'indoors',
  }),
  row('minbar', [1.2, 4, 3.4], kind('minbar'), {
    ...WALL,
    words: 'mosque pulpit, minber',
    places: ['mosque'],
    side: 'indoors',
  }),
  row('gauge-panel', [1.5, 2, 0.5], kind('gauge-panel'), {
    ...WALL,
    words: 'gauge, pressure gauge, wall of gauges, instrument panel, valve panel',
    variants: 3,
  }),
  row('torpedo-tubes', [2.2, 2.1, 0.9], kind('torpedo-tubes'), { ...WALL, words: 'torpedo tube, torpedo hatch, torpedo door' }),
  row('periscope', [0.9, 2.2, 0.9], kind('periscope'), { words: 'submarine periscope', solid: 'cylinder' }),
  row('bulkhead-hatch', [1.6, 2, 0.4], kind('round-hatch'), {
    ...WALL,
    words: 'watertight door, pressure door, pressure hatch',
    family: 'hatch',
  }),
  row('rink-lines', [13.6, 0.012, 11.6], kind('rink-lines'), {
    stand: 'flat',
    words: 'rink markings, hockey lines, face-off circle',
    side: 'indoors',
    solid: 'none',
  }),
  row('court-lines', [10.5, 0.012, 12.6], kind('court-lines'), {
    stand: 'flat',
    words: 'court line, boundary line, court marking, floor marking, sideline, basketball court line',
    side: 'indoors',
    solid: 'none',
  }),
  row('rink-board', [2.4, 2.2, 0.16], kind('rink-board'), { ...WALL, words: 'rink boards, hockey boards, dasher board', variants: 4 }),
  row('bus-seat', [0.96, 2.2, 0.8], kind('bus-seat'), { words: 'bus bench, coach seat, passenger seat', solid: 'box' }),
  row('bus-cab', [2.5, 2.2, 1.5], kind('bus-cab'), {
    ...WALL,
    words: 'bus driver seat, windscreen, drivers cab, bus dashboard',
    solid: 'box',
  }),
];
