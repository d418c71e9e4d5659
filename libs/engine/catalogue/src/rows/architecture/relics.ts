import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Graves, engines of war and ruins. */
export const RELIC_ROWS: readonly CatalogueRow[] = [
  row(
    'gravestone',
    [1.2, 1.1, 2.2],
    { generator: 'relic-structure', kind: 'gravestone' },
    { words: 'tombstone, headstone, grave marker, grave, tomb, graveyard', variants: 2 },
  ),
  row(
    'grave-cross',
    [1.2, 1.5, 2.2],
    { generator: 'relic-structure', kind: 'grave-cross' },
    { words: 'cross grave, stone cross, cemetery cross, celtic cross, grave with a cross' },
  ),
  row('mausoleum', [6, 6.9, 7.8], { generator: 'relic-structure', kind: 'mausoleum' }, { words: 'tomb house, family tomb, tomb chamber' }),
  row(
    'crypt',
    [4.4, 5.5, 5.65],
    { generator: 'relic-structure', kind: 'crypt' },
    { words: 'burial vault, vault of the dead, vampire crypt, sepulchre, sepulcher' },
  ),
  row(
    'sarcophagus',
    [1.3, 1.23, 2.6],
    { generator: 'relic-structure', kind: 'sarcophagus' },
    { words: 'coffin, casket, stone coffin, stone sarcophagus, stone tomb' },
  ),
  row(
    'altar',
    [2.8, 1.73, 1.8],
    { generator: 'relic-structure', kind: 'altar' },
    { words: 'stone altar, ritual altar, sacrificial altar, offering table' },
  ),
  row(
    'gallows',
    [3.4, 5.66, 4.4],
    { generator: 'relic-structure', kind: 'gallows' },
    { words: "hanging tree gallows, gibbet, hangman's scaffold, noose", solid: 'parts' },
  ),
  row(
    'guillotine',
    [1.4, 3.7, 2.69],
    { generator: 'relic-structure', kind: 'guillotine' },
    { words: 'beheading machine, execution machine' },
  ),
  row('stocks', [2.2, 1.9, 1.4], { generator: 'relic-structure', kind: 'stocks' }, { words: 'pillory, medieval stocks' }),
  row(
    'catapult',
    [2.3, 2.97, 4.83],
    { generator: 'relic-structure', kind: 'catapult' },
    { words: 'mangonel, onager, siege engine, stone thrower', solid: 'parts' },
  ),
  row(
    'trebuchet',
    [3, 9.88, 10.4],
    { generator: 'relic-structure', kind: 'trebuchet' },
    { words: 'counterweight catapult', solid: 'parts' },
  ),
  row(
    'ballista',
    [3.66, 2.02, 3.75],
    { generator: 'relic-structure', kind: 'ballista' },
    { words: 'giant crossbow, siege crossbow, scorpion ballista', solid: 'parts' },
  ),
  row(
    'siege-tower',
    [5.2, 13.4, 7.62],
    { generator: 'relic-structure', kind: 'siege-tower' },
    { words: 'siege engine tower, assault tower, belfry on wheels', solid: 'parts' },
  ),
  row(
    'battering-ram',
    [2.6, 4.05, 5.6],
    { generator: 'relic-structure', kind: 'battering-ram' },
    { words: 'ram engine, siege ram', solid: 'parts' },
  ),
  row(
    'cage',
    [1.6, 2.38, 1.66],
    { generator: 'relic-structure', kind: 'cage' },
    { words: 'iron cage, prisoner cage, animal cage, metal cage, prison cage', solid: 'parts' },
  ),
  row(
    'dungeon-cell',
    [4, 3.2, 4.05],
    { generator: 'relic-structure', kind: 'dungeon-cell' },
    { words: 'prison cell, jail cell, cell, dungeon, holding cell', solid: 'parts' },
  ),
  row(
    'ruined-house',
    [8.1, 4.76, 7.56],
    { generator: 'relic-structure', kind: 'ruined-house' },
    { words: 'house ruin, ruins, abandoned house, destroyed house, ruin, derelict house, old ruins', solid: 'parts' },
  ),
  row(
    'ruined-tower',
    [8.83, 10.9, 8.67],
    { generator: 'relic-structure', kind: 'ruined-tower' },
    { words: 'tower ruin, broken tower, crumbling tower, ancient ruins, castle ruin, castle ruins', solid: 'parts' },
  ),
  row(
    'ruined-arch',
    [5.79, 5.65, 3.6],
    { generator: 'relic-structure', kind: 'ruined-arch' },
    { words: 'broken arch, crumbling arch, arch ruin, abbey ruin', solid: 'parts' },
  ),
  row(
    'rubble-pile',
    [3.64, 1.87, 3.38],
    { generator: 'relic-structure', kind: 'rubble-pile' },
    { words: 'rubble, debris, debris pile, pile of rubble, wreckage', variants: 3 },
  ),
  row(
    'collapsed-building',
    [12.7, 9.79, 9.7],
    { generator: 'relic-structure', kind: 'collapsed-building' },
    {
      words: 'destroyed building, ruined building, bombed building, ruined skyscraper, collapsed house, abandoned building',
      solid: 'parts',
    },
  ),
];
