import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Playgrounds and fairs. */
export const PLAY_ROWS: readonly CatalogueRow[] = [
  row(
    'slide',
    [0.661, 2.63, 4.09],
    { generator: 'playground', kind: 'slide' },
    { words: "playground slide, children's slide", solid: 'parts' },
  ),
  row(
    'swing',
    [3.78, 2.38, 1.9],
    { generator: 'playground', kind: 'swing' },
    { words: 'swing set, swings, playground swing', solid: 'parts' },
  ),
  row(
    'seesaw',
    [2.96, 1.1, 0.4],
    { generator: 'playground', kind: 'seesaw' },
    { words: 'see-saw, teeter-totter, teeter totter', solid: 'parts' },
  ),
  row(
    'climbing-frame',
    [3.67, 1.86, 3.5],
    { generator: 'playground', kind: 'climbing-frame' },
    { words: 'jungle gym, climbing dome, monkey dome', solid: 'parts' },
  ),
  row(
    'monkey-bars',
    [0.89, 2.15, 3.89],
    { generator: 'playground', kind: 'monkey-bars' },
    { words: 'climbing bars, horizontal ladder', solid: 'parts' },
  ),
  row('sandbox', [2.2, 0.592, 2.2], { generator: 'playground', kind: 'sandbox' }, { words: 'sandpit, sand box, sand pit', solid: 'none' }),
  row(
    'playground-roundabout',
    [2.4, 1.14, 2.4],
    { generator: 'playground', kind: 'playground-roundabout' },
    { words: 'roundabout ride, playground carousel, spinner', solid: 'cylinder' },
  ),
  row(
    'playground',
    [6.6, 4.12, 5.6],
    { generator: 'playground', kind: 'playground-set' },
    { words: 'play set, play structure, playset, adventure playground, climbing castle', solid: 'parts' },
  ),
  row(
    'carousel',
    [8.83, 6.36, 8.83],
    { generator: 'playground', kind: 'carousel' },
    { words: 'merry-go-round, merry go round, horse carousel', solid: 'cylinder' },
  ),
  row(
    'ferris-wheel',
    [25.7, 26.9, 7],
    { generator: 'playground', kind: 'ferris-wheel' },
    { words: 'big wheel, observation wheel, giant wheel, london eye', solid: 'parts' },
  ),
  row(
    'roller-coaster',
    [37.8, 14, 26],
    { generator: 'playground', kind: 'roller-coaster' },
    { words: 'rollercoaster, theme park ride, coaster', solid: 'parts' },
  ),
  row('spring-rider', [0.48, 1.3, 1.48], { generator: 'playground', kind: 'spring-rider' }, { words: 'spring horse, playground horse' }),
  row(
    'street-basketball-hoop',
    [1.8, 3.9, 1.79],
    { generator: 'playground', kind: 'basketball-court-hoop' },
    { words: 'outdoor basketball hoop, streetball hoop', solid: 'parts' },
  ),
];
