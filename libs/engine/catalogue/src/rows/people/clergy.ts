import type { PersonParameters } from '../../parameters/people/people.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const theme = rowsOf('people');
const row = (id: string, size: readonly [number, number, number], person: PersonParameters, details: RowDetails = {}): CatalogueRow =>
  theme(id, size, { generator: 'person', ...person }, { family: 'person', solid: 'cylinder', ...details });

const WHITE = 'fabric #f4f2ee';
const BLACK = 'fabric #1c1c20';
const BLACK_SHOE = 'leather #1c1a1a';

/** People of faith. */
export const CLERGY_ROWS: readonly CatalogueRow[] = [
  row(
    'priest',
    [0.87, 1.79, 0.67],
    {
      top: BLACK,
      hair: 'side',
      hairColor: 'hair #8a8680',
      shoes: BLACK_SHOE,
      wears: [
        ['cassock', BLACK],
        ['collar', WHITE],
        ['cross', 'gold', 'gold'],
        ['stole', 'fabric #6a2a7a', 'gold'],
      ],
      left: 'holy-book',
      rightArm: 'bless',
    },
    { words: 'clergyman, vicar, pastor, reverend, minister, preacher, cleric' },
  ),
  row(
    'bishop',
    [1.08, 2.02, 0.69],
    {
      build: 'old',
      top: 'fabric #f0e8d0',
      hair: 'short',
      hairColor: 'hair #d8d4cc',
      hat: 'mitre',
      hatColor: 'fabric #f4eedc',
      wears: [
        ['cassock', 'fabric #f0e8d0'],
        ['closed-cloak', 'fabric #c8283a', 'gold'],
        ['stole', 'fabric #c8a03a', 'fabric #c8283a'],
        ['cross', 'gold', 'gold'],
      ],
      left: 'crozier',
      rightArm: 'bless',
    },
    { words: 'pope, archbishop, abbot, pontiff' },
  ),
  row(
    'nun',
    [0.54, 1.67, 0.51],
    {
      build: 'woman',
      pose: 'pray',
      top: BLACK,
      hat: 'wimple',
      hatColor: BLACK,
      wears: [
        ['cassock', BLACK],
        ['wide-sleeves', BLACK],
        ['cross', 'gold', 'gold'],
        ['rope-belt', 'fabric #3a3a3e'],
      ],
    },
    { words: 'abbess, mother superior, religious sister' },
  ),
  row(
    'monk',
    [0.68, 1.7, 0.57],
    {
      build: 'stocky',
      top: 'fabric #6a4a30',
      hair: 'tonsure',
      pose: 'clasp',
      wears: [
        ['robe', 'fabric #6a4a30'],
        ['rope-belt', 'rope #d8c8a0'],
        ['cowl', 'fabric #5e4028'],
        ['beads', 'wood #3a2414'],
      ],
    },
    { words: 'friar, abbey monk, hermit' },
  ),
  row(
    'buddhist-monk',
    [0.62, 1.76, 0.57],
    {
      pose: 'pray',
      top: 'fabric #e07a1c',
      sleeves: 'none',
      hair: 'bald',
      skin: 'skin #b98a5e',
      wears: [
        ['cassock', 'fabric #e07a1c'],
        ['toga', 'fabric #c85a14', 'fabric #e8a030'],
        ['beads', 'wood #4a2a18'],
      ],
    },
    { words: 'tibetan monk, shaolin monk, lama' },
  ),
];
