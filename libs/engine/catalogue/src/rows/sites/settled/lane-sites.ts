import { item } from '../../../rooms/room-type.js';
import { alongZ, dashes, segment } from '../floors/floor-lines.js';
import { cobbledStreet, plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

const STREET: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Lanes of food, roofs, borders and aprons. */
export const LANE_SITES: readonly SiteType[] = [
  site(
    'food-alley',
    'city-street',
    {
      ...STREET,
      words:
        'noodle alley, neon noodle alley, street food alley, ramen alley, food street, street food market, yatai alley, izakaya alley, yokocho, hawker alley, food stall alley, noodle street, asian food street, street food stalls, street food lane, ramen street, golden gai, hawker street, dumpling alley',
      floor: { ...cobbledStreet(3.4, '#58544f', '#45413d') },
      fronts: { kinds: ['townhouse', 'shop', 'townhouse'], half: [5.3, 36] },
    },
    [
      stand('market-stall', alongZ(-3.9, -26, -5, 4.4), 90),
      stand('vendor-cart', alongZ(4, -24, -6, 6), -90),
      stand(
        'neon-sign',
        [
          [-4.2, -8],
          [4.2, -11],
          [-4.2, -15],
          [4.2, -19],
          [-4.2, -23],
        ].map(([x = 0, z = 0]) => [x, z] as const),
        0,
        { lift: 3.1 },
      ),
      stand('paper-lantern', [...alongZ(-1.8, -28, -4, 2.4), ...alongZ(1.8, -28, -4, 2.4)], 0, { lift: 2.8 }),
      stand(
        'string-lights',
        [
          [0, -8],
          [0, -14],
          [0, -20],
        ],
        0,
        { lift: 3.2 },
      ),
      stand('stool', alongZ(-1.4, -22, -5, 1.5)),
      stand('high-table', [
        [2, -9],
        [2, -15],
      ]),
      stand('ramen', [[2, -9]], 0, { lift: 1.1 }),
      stand('wok', [[3.3, -12]], 0, { lift: 1 }),
      stand(
        'steam-plume',
        [
          [3.2, -12],
          [-3, -17],
        ],
        0,
        { size: 0.4 },
      ),
      stand('vending-machine', [[3.7, -17]], -90),
      stand('bicycle', [[-3.6, -29]], 10),
      stand('crate', [
        [3.6, -21],
        [-3.7, -3.6],
      ]),
      place('person', 'scatter', 8, { distance: 6, reach: 24 }),
    ],
  ),
  site(
    'night-market',
    'village',
    {
      time: 'night',
      ...STREET,
      density: 0.2,
      words:
        'asian night market, taiwanese night market, street night market, lantern market, taipei night market, evening market, midnight market, night bazaar',
      floor: cobbledStreet(7, '#6a645c', '#544f49'),
    },
    [
      stand('market-stall', alongZ(-4.6, -44, 16, 3.9), 90),
      stand('market-stall', alongZ(4.6, -44, 16, 3.9), -90),
      stand('market-stall', alongZ(-9.6, -40, 12, 4.4), 90),
      stand('market-stall', alongZ(9.6, -40, 12, 4.4), -90),
      stand('paper-lantern', [...alongZ(-2.4, -40, 8, 2), ...alongZ(2.4, -40, 8, 2)], 0, { lift: 2.9 }),
      stand('string-lights', alongZ(0, -40, -6, 6), 0, { lift: 3.4 }),
      stand('lantern', alongZ(-2.8, -30, 4, 4)),
      place('fruit-rack', 'near', 3),
      place('basket', 'near', 4),
      place('steam-plume', 'scatter', 4, { distance: 9, reach: 24, size: 0.5 }),
      place('merchant', 'scatter', 4, { distance: 5, reach: 20 }),
      place('person', 'scatter', 12, { distance: 5, reach: 26 }),
      place('townhouse', 'ring', 24, { distance: 46 }),
    ],
  ),
  site(
    'rooftop-bar',
    'city-street',
    {
      words:
        'sky bar, roof bar, rooftop lounge, rooftop cocktail bar, rooftop restaurant, bar on a rooftop, rooftop club, rooftop party, bar on the roof, rooftop terrace bar, roof terrace bar, penthouse terrace',
      platform: {
        form: 'roof',
        size: [18, 18, 0.62],
        height: 34,
        deck: 'planks #9a7c5a',
        side: 'concrete #8a857c',
        below: 'land',
        items: [
          item('bar-counter', 'back', 1),
          item('high-bar-stool', 'around', 4, { of: 'bar-counter' }),
          item('lounge-chair', 'floor', 4),
          item('drum-table', 'floor', 3),
          item('wicker-chair', 'around', 4, { of: 'drum-table' }),
          item('plant-pot', 'along-front'),
          item('fan-palm', 'corner', 3, { size: 0.6 }),
          item('cocktail-glass', 'on', 3),
          item('brazier', 'front', 1),
          item('parasol', 'left', 2),
          item('string-lights', 'left', 2),
        ],
      },
    },
    [place('skyscraper', 'backdrop', 10), place('glass-skyscraper', 'backdrop', 6), place('twisted-skyscraper', 'backdrop', 1)],
  ),
  site(
    'border-post',
    'meadow',
    {
      ...STREET,
      density: 0.6,
      words:
        'border crossing, border checkpoint, checkpoint, border station, military checkpoint, customs post, frontier post, border control, checkpoint charlie, police checkpoint, toll station, toll plaza, border gate, guard post on the border, roadblock checkpoint',
      floor: {
        ...plainFloor('ground-gravel', '#9a9080', [22, 60]),
        marks: [
          segment([0, -59], [0, 59], { color: '#55565a', width: 8, surface: 'ground-asphalt' }),
          ...dashes(0, 56, { color: '#e8e6dc', width: 0.24, pitch: 6 }),
        ],
      },
    },
    [
      stand('boom-barrier', [[-0.4, -12]]),
      stand('boom-barrier', [[0.4, -17]], 180),
      stand('guard-booth', [[5.6, -10]], -40),
      stand('guard-booth', [[-5.8, -18]], 60),
      stand('site-office', [[11, -19]], -60, { size: 1.2 }),
      stand('watchtower', [[-13, -24]]),
      stand(
        'flag',
        [
          [5.4, -15],
          [-4.8, -12],
        ],
        0,
        { size: 1.4 },
      ),
      stand(
        'barbed-wire-fence',
        [-26, -21.7, -17.4, -13.1, -8.8, 8.8, 13.1, 17.4, 21.7, 26].map((x) => [x, -15] as const),
      ),
      stand('concrete-barrier', [
        [-3.6, -7],
        [3.8, -7],
        [-3.6, -22],
        [3.8, -22],
      ]),
      stand('stop-sign', [[4.4, -7.6]]),
      stand('truck', [[-2.2, -27]]),
      stand('sedan', [[2, -30]], 180),
      place('soldier', 'at', 3, {
        spots: [
          [3.6, -9.8],
          [-3.4, -13.4],
          [4.2, -18],
        ],
      }),
      stand('floodlight-mast', [[9, -28]], 0, { size: 0.4 }),
    ],
  ),
  site(
    'airport-apron',
    'meadow',
    {
      ...STREET,
      words:
        'airport, airport tarmac, airport stand, airport gate outside, jet stand, airplane parking, airport ramp, aircraft stand, international airport',
      floor: {
        ...plainFloor('ground-paving', '#9c9a95', [90, 80]),
        marks: [
          segment([2.4, 60], [2.4, -24], { color: '#e6b93c', width: 0.4 }),
          segment([-88, -8], [88, -8], { color: '#e6b93c', width: 0.4 }),
          segment([-50, -8], [-50, -40], { color: '#e6b93c', width: 0.3 }),
          segment([44, -8], [44, -40], { color: '#e6b93c', width: 0.3 }),
        ],
      },
    },
    [
      stand('airport-terminal', [
        [0, -86],
        [-61, -86],
        [61, -86],
      ]),
      stand('airliner', [[-24, -44]], 180),
      stand(
        'airliner',
        [
          [24, -44],
          [66, -44],
        ],
        180,
      ),
      stand('control-tower', [[-58, -66]]),
      stand('tanker-truck', [[-5, -21]], 60),
      stand('ladder', [[10, -30]]),
      stand('van', [[9, -14]], 70),
      stand(
        'cart',
        [
          [-9, -14],
          [-12.4, -14.4],
        ],
        80,
      ),
      stand('suitcase', [
        [-9, -12.4],
        [-9.6, -12.8],
        [-10.2, -12.3],
      ]),
      stand('traffic-cone', [
        [-3, -9],
        [3, -9],
        [-15, -26],
        [15, -26],
      ]),
      stand('windsock', [[28, -12]]),
      place('worker', 'at', 3, {
        spots: [
          [-3, -16],
          [6, -19],
          [-12, -18],
        ],
      }),
    ],
  ),
];
