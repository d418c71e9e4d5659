import { alongZ } from '../floors/floor-lines.js';
import { plainFloor, wornGround } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const GROUND: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Grounds of shows and feasts. */
export const EVENT_SITES: readonly SiteType[] = [
  site(
    'jousting-field',
    'meadow',
    {
      ...GROUND,
      density: 0.5,
      words:
        'jousting tournament, knights tournament, tournament field, jousting arena, jousting, joust, medieval tournament, tournament ground, tiltyard, jousting ground, tourney, tournament grounds, knights tournament field, renaissance fair, renaissance faire, medieval fair, medieval festival',
      floor: {
        ...plainFloor('ground-grass', '#6d8a42', [30, 44]),
        marks: [
          {
            color: '#b79a68',
            width: 7,
            surface: 'ground-sand',
            path: [
              [0, -42],
              [0, 20],
            ],
          },
        ],
      },
    },
    [
      stand('tilt-barrier', alongZ(0, -40, -8, 6.04), 90),
      stand('grandstand', [[22, -24]], -90, { size: 0.8 }),
      stand(
        'pavilion-tent',
        [
          [-10, -12],
          [-14, -20],
          [-10, -28],
          [-16, -34],
          [9, -6],
          [-11, -40],
        ],
        60,
      ),
      stand('banner', [...alongZ(-5, -40, -6, 5.6), ...alongZ(6, -40, -6, 5.6)]),
      stand('striped-banner', [
        [-3.4, -44],
        [3.4, -44],
      ]),
      stand('galloping-horse', [[-1.6, -22]], 0),
      stand('galloping-horse', [[1.7, -30]], 180),
      stand('knight', [
        [-5, -8.6],
        [5.4, -9.6],
        [-6.4, -15],
      ]),
      stand('shield', [
        [-8, -9],
        [-8.6, -15],
      ]),
      place('split-rail-fence', 'line', 10, { distance: 47, pitch: 4.7, reach: 24 }),
      place('bunting', 'ring', 2, { from: -30, distance: 9 }),
      place('villager', 'scatter', 8, { distance: 6, reach: 22 }),
      place('castle', 'ring', 1, { from: -8, distance: 110, isExact: true }),
    ],
  ),
  site(
    'festival-ground',
    'meadow',
    {
      ...GROUND,
      density: 0.4,
      words:
        'music festival, festival grounds, festival field, rock festival, open air concert, outdoor concert, open air festival, festival site, summer festival, camping festival, glastonbury, woodstock, outdoor music festival, festival, concert field, folk festival, open air stage',
      floor: wornGround('#8a8a4c', '#8a7450', [40, 50]),
    },
    [
      stand('stage', [[0, -34]], 0, { size: 1.9 }),
      stand('crowd', [
        [-5, -19],
        [5, -20],
        [0, -16],
        [-11, -22],
        [11, -22],
      ]),
      stand(
        'floodlight-mast',
        [
          [-16, -34],
          [16, -34],
        ],
        0,
        { size: 0.5 },
      ),
      stand(
        'food-truck',
        [
          [-19, -12],
          [-19, -20],
        ],
        70,
      ),
      stand(
        'market-stall',
        [
          [18, -10],
          [18, -14.4],
          [18, -18.8],
        ],
        -80,
      ),
      place('pavilion-tent', 'ring', 3, { from: 60, distance: 24 }),
      place('expedition-tent', 'scatter', 34, { distance: 26, reach: 60 }),
      place('flag', 'ring', 12, { distance: 22, from: 20, size: 1.5 }),
      place('string-lights', 'ahead', 1, { distance: 9 }),
      place('balloons', 'aloft', 3, { distance: 6, reach: 16, lift: 0.9, rise: 1.4 }),
      place('person', 'scatter', 18, { distance: 5, reach: 26 }),
    ],
  ),
  site(
    'film-set',
    'city-street',
    {
      ...GROUND,
      words:
        'movie set, movie backlot, film backlot, backlot, studio backlot, film studio lot, shooting location, film shoot, outdoor film set, location shoot, film location, movie shoot',
      floor: plainFloor('ground-asphalt', '#6c6a66', [30, 34]),
      fronts: { kinds: ['saloon', 'townhouse', 'cafe', 'half-timbered-house'], half: [20, 24], share: 0.7 },
    },
    [
      stand(
        'film-camera',
        [
          [1.4, -5.4],
          [-3.4, -6.8],
        ],
        160,
        { size: 1.2 },
      ),
      stand(
        'director-chair',
        [
          [-1.6, -4.6],
          [3.2, -4.8],
        ],
        150,
      ),
      stand(
        'softbox',
        [
          [-5, -8],
          [5, -8.4],
        ],
        20,
        { size: 1.4 },
      ),
      stand(
        'stage-light',
        [
          [-6.4, -10],
          [6.8, -10.4],
        ],
        0,
        { size: 1.4 },
      ),
      stand('boom-lift', [[9.6, -14]], -30),
      stand('trailer', [[-12, -8]], 60),
      stand('truck', [[13, -6]], 20),
      stand('railway-track', [[0.4, -10]], 0, { size: 0.5 }),
      place('crate', 'near', 4),
      place('cable-bundle', 'near', 2),
      place('person', 'scatter', 6, { distance: 5, reach: 16 }),
      stand(
        'scaffolding',
        [
          [8, -20],
          [-8, -20],
        ],
        180,
      ),
    ],
  ),
  site(
    'drive-in',
    'meadow',
    {
      ...GROUND,
      noun: 'drive-in cinema',
      words:
        'drive in cinema, drive-in cinema, drive-in theater, drive-in movie theater, drive-in movie, drive-in theatre, open air cinema, outdoor cinema, car cinema, drive in movie theater, drive in theater, drive in theatre, drive in movie, drive in',
      floor: plainFloor('ground-gravel', '#8c8272', [34, 46]),
    },
    [
      stand('drive-in-screen', [[0, -42]]),
      ...[-13, -20, -27].flatMap((z, k) => [
        stand(
          'vintage-car',
          [
            [-9 + k, z],
            [5 - k, z],
          ],
          180,
        ),
        stand(
          'convertible',
          [
            [-4.4 + k, z],
            [14 - k, z],
          ],
          180,
        ),
        stand(
          'pickup-truck',
          [
            [9.6 - k, z],
            [-14 + k, z],
          ],
          180,
        ),
      ]),
      stand('kiosk', [[18, -9]], -60),
      stand('popcorn-machine', [[15.6, -7.6]], -40),
      stand('street-light', [
        [-20, -12],
        [20, -22],
      ]),
      place('chain-link-fence', 'ring', 50, { distance: 48 }),
      place('oak-tree', 'ring', 20, { distance: 60 }),
    ],
  ),
  site(
    'wedding-ground',
    'meadow',
    {
      ...GROUND,
      density: 0.8,
      words:
        'outdoor wedding venue, wedding venue outdoors, garden wedding, wedding ceremony outdoors, outdoor wedding, garden wedding venue, wedding in a garden, wedding in a meadow, vineyard wedding, wedding tent, wedding reception tent, wedding marquee',
      floor: {
        ...plainFloor('ground-grass', '#64903f', [16, 22]),
        marks: [
          {
            color: '#efe6dc',
            width: 1.5,
            surface: 'ground-paving',
            path: [
              [0, 4],
              [0, -14],
            ],
          },
        ],
      },
    },
    [
      stand('pergola', [[0, -16]]),
      ...[-5.8, -4.8, -3.8, -2.8, -1.8, 1.8, 2.8, 3.8, 4.8, 5.8].map((x) => stand('folding-chair', alongZ(x, -11.6, -4.6, 1.4), 180)),
      stand('rose-bed', [...alongZ(-1.1, -12, -4, 2.8), ...alongZ(1.1, -12, -4, 2.8)], 90, { size: 0.5 }),
      stand('banquet-table', [[-11, -8]], 90),
      stand('wedding-cake', [[9.4, -7]]),
      stand(
        'urn',
        [
          [-2.2, -14.4],
          [2.2, -14.4],
        ],
        0,
        { size: 1.4 },
      ),
      place('string-lights', 'ring', 3, { from: -30, distance: 12 }),
      place('oak-tree', 'ring', 12, { distance: 32 }),
      place('falling-petals', 'aloft', 2, { distance: 4, reach: 8, lift: 1.4 }),
    ],
  ),
  site(
    'water-park',
    'meadow',
    {
      ...GROUND,
      density: 0.4,
      words: 'waterpark, aqua park, aquapark, splash park, water slides, lazy river, wave pool, water playground',
      floor: { ...plainFloor('ground-paving', '#d8cdb8', [28, 34]), bands: { width: 1.4, color: '#cfc2aa' } },
    },
    [
      stand(
        'swimming-pool',
        [
          [0, -10],
          [-14, -14],
          [14, -16],
        ],
        0,
        { size: 1.1 },
      ),
      stand(
        'slide',
        [
          [-3, -17.4],
          [0, -18],
          [3, -17.4],
          [-14, -22],
          [14, -24],
        ],
        0,
        { size: 2.6 },
      ),
      stand('sun-lounger', [...alongZ(-8, -8, -3, 2.2), ...alongZ(8, -8, -3, 2.2)], 90),
      stand(
        'parasol',
        [
          [-9.2, -7],
          [9.2, -7],
          [-9.2, -3],
          [9.2, -3],
        ],
        0,
        { size: 1.6 },
      ),
      stand('palm', [
        [-20, -10],
        [20, -10],
        [-22, -26],
        [22, -28],
        [-8, -28],
        [8, -29],
      ]),
      stand('kiosk', [[-18, 0]], 70),
      place('beach-ball', 'near', 2),
      place('swimmer', 'scatter', 5, { distance: 5, reach: 14 }),
      place('child', 'scatter', 6, { distance: 5, reach: 16 }),
    ],
  ),
];
