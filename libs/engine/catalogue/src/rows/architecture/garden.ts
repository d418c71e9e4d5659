import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Structures of gardens, farms and markets. */
export const GARDEN_STRUCTURE_ROWS: readonly CatalogueRow[] = [
  row(
    'gazebo',
    [5.2, 5.19, 5.2],
    { generator: 'garden-structure', kind: 'gazebo' },
    { words: 'summerhouse, garden gazebo', solid: 'parts' },
  ),
  row(
    'pergola',
    [4.8, 3.18, 4.4],
    { generator: 'garden-structure', kind: 'pergola' },
    { words: 'arbor, arbour, wooden pergola, vine pergola, trellis walk', solid: 'parts' },
  ),
  row(
    'pavilion',
    [6.87, 6.04, 7.13],
    { generator: 'garden-structure', kind: 'pavilion' },
    { words: 'garden pavilion, chinese pavilion, japanese pavilion, tea pavilion, ting', solid: 'parts' },
  ),
  row(
    'bandstand',
    [8, 7.3, 9.2],
    { generator: 'garden-structure', kind: 'bandstand' },
    { words: 'music pavilion, park bandstand', solid: 'parts' },
  ),
  row(
    'rotunda',
    [6, 6.2, 6],
    { generator: 'garden-structure', kind: 'garden-temple' },
    { words: 'garden temple, monopteros, folly, round temple', solid: 'parts' },
  ),
  row(
    'dovecote',
    [1.57, 4.31, 1.69],
    { generator: 'garden-structure', kind: 'dovecote' },
    { words: 'dovecot, pigeon loft, pigeon house, columbarium, birdhouse on a pole' },
  ),
  row('dog-house', [1.28, 1.36, 1.63], { generator: 'garden-structure', kind: 'dog-house' }, { words: 'doghouse, kennel, dog kennel' }),
  row(
    'chicken-coop',
    [2.52, 2.24, 2.18],
    { generator: 'garden-structure', kind: 'chicken-coop' },
    { words: 'hen house, henhouse, chicken house, coop, poultry house' },
  ),
  row(
    'stable',
    [13.2, 4.59, 6],
    { generator: 'garden-structure', kind: 'stable' },
    { words: 'horse stable, stables, horse barn, horse stall' },
  ),
  row(
    'market-stall',
    [3.42, 2.74, 2.46],
    { generator: 'garden-structure', kind: 'market-stall' },
    {
      words:
        'stall, market, fruit stand, vegetable stall, market booth, bazaar stall, food stall, fruit stall, vendor stall, spice stall, bread stall, cheese stall, fish stall, flower stall, vegetable and fruit stall, cloth stall, fish market stall',
      solid: 'parts',
      variants: 4,
    },
  ),
  row(
    'kiosk',
    [3.2, 3.68, 3.25],
    { generator: 'garden-structure', kind: 'kiosk' },
    { words: 'news kiosk, park kiosk, ticket booth, information booth' },
  ),
  row(
    'circus-tent',
    [23.2, 12.2, 23.2],
    { generator: 'garden-structure', kind: 'circus-tent' },
    { words: 'big top, carnival tent, circus, fairground tent' },
  ),
  row(
    'swimming-pool',
    [11, 1.24, 7],
    { generator: 'garden-structure', kind: 'swimming-pool' },
    { words: 'pool', stand: 'flat', solid: 'none' },
  ),
  row(
    'pond-basin',
    [4.8, 0.57, 4.8],
    { generator: 'garden-structure', kind: 'pond-basin' },
    { words: 'fish pond, water basin, reflecting pool, stone basin', solid: 'parts' },
  ),
  row(
    'raised-bed',
    [2.4, 1.03, 1.2],
    { generator: 'garden-structure', kind: 'raised-bed' },
    { words: 'herb garden, planter bed, kitchen garden' },
  ),
  row('outdoor-oven', [2.1, 2.7, 2.1], { generator: 'garden-structure', kind: 'outdoor-oven' }, { words: 'garden oven' }),
  row('kiln', [3.28, 5, 3.76], { generator: 'garden-structure', kind: 'kiln' }, { words: 'pottery kiln, brick kiln, bottle oven' }),
  row(
    'forge',
    [3.93, 4.6, 1.5],
    { generator: 'garden-structure', kind: 'forge' },
    { words: 'blacksmith forge, smithy, blacksmith hearth, smithy hearth' },
  ),
  row(
    'stage',
    [10.1, 6.4, 7.25],
    { generator: 'garden-structure', kind: 'stage' },
    { words: 'concert stage, festival stage, performance stage, outdoor stage', solid: 'parts' },
  ),
];
