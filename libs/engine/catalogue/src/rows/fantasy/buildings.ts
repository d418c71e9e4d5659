import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('fantasy');

/** Buildings of fairy tales and of the future. */
export const FANTASY_BUILDING_ROWS: readonly CatalogueRow[] = [
  row(
    'mushroom-house',
    [6.04, 5.6, 6.27],
    { generator: 'dwelling', kind: 'mushroom-house' },
    { words: 'giant mushroom house, toadstool house, gnome house, smurf house, mushroom cottage', solid: 'cylinder' },
  ),
  row(
    'gingerbread-house',
    [7, 5.94, 6.6],
    { generator: 'dwelling', kind: 'gingerbread-house' },
    { words: 'candy house, cookie house, witch candy house, sweets house' },
  ),
  row(
    'hobbit-house',
    [13.4, 4.8, 15.4],
    { generator: 'dwelling', kind: 'hobbit-house' },
    { words: 'hobbit hole, hobbit home, earth house, hill house, underground house, halfling house' },
  ),
  row(
    'fairy-house',
    [1.97, 3.35, 2.42],
    { generator: 'dwelling', kind: 'fairy-house' },
    { words: 'pixie house, tiny fairy house, fairy home, elf house, fairy cottage', solid: 'cylinder' },
  ),
  row(
    'wizard-tower',
    [7.75, 25.3, 7.82],
    { generator: 'dwelling', kind: 'wizard-tower' },
    { words: "mage tower, sorcerer tower, magic tower, wizard's tower, alchemist tower, witch tower", solid: 'cylinder' },
  ),
  row(
    'floating-castle',
    [37.6, 40, 27.3],
    { generator: 'dwelling', kind: 'floating-castle' },
    { words: 'sky castle, flying castle, castle in the sky, castle on a floating island, cloud castle', stand: 'air', lift: 18 },
  ),
  row(
    'crystal-tower',
    [10.2, 26.1, 10],
    { generator: 'dwelling', kind: 'crystal-tower' },
    { words: 'crystal castle, crystal palace tower, tower of crystal', solid: 'cylinder' },
  ),
  row(
    'dark-tower',
    [12.2, 38.9, 12.5],
    { generator: 'dwelling', kind: 'dark-tower' },
    { words: 'evil tower, dark lord tower, black tower, sauron tower, demon tower, evil fortress, dark castle, hell tower' },
  ),
  row(
    'pumpkin-house',
    [4.46, 3.83, 4.47],
    { generator: 'dwelling', kind: 'pumpkin-house' },
    { words: 'pumpkin cottage, halloween house', solid: 'cylinder' },
  ),
  row(
    'candy-castle',
    [11.2, 15.3, 9.12],
    { generator: 'dwelling', kind: 'candy-castle' },
    { words: 'candy palace, sweets castle, toy castle, pink castle, lollipop castle, princess castle' },
  ),
  row(
    'ice-palace',
    [16, 31, 13.6],
    { generator: 'dwelling', kind: 'ice-palace' },
    { words: 'ice castle, frozen castle, snow palace, snow castle, frozen palace, snow queen palace' },
  ),
  row(
    'moon-base',
    [28, 11, 24],
    { generator: 'landmark', kind: 'moon-base' },
    { words: 'lunar base, colony, moon base dome, mars colony, moon colony, lunar colony, martian habitat' },
  ),
];
