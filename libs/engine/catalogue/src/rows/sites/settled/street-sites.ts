import { alongZ, dashes, segment } from '../floors/floor-lines.js';
import { plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { FloorMark, SiteDetails, SiteFloor, SiteType } from '../../../sites/site-type.js';

const STREET: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** The stripes of a crossing for walkers about (x, z): across the view, or along it. */
const zebra = (x: number, z: number, isAlong: boolean): FloorMark[] =>
  Array.from({ length: 8 }, (_, k) => {
    const off = (k - 3.5) * 1.1;
    return isAlong
      ? segment([x - 1.6, z + off], [x + 1.6, z + off], { color: '#efeee8', width: 0.5 })
      : segment([x + off, z - 1.6], [x + off, z + 1.6], { color: '#efeee8', width: 0.5 });
  });

/** Middle of a crossing of two streets, metres ahead, and half of the width of the streets. */
const CROSS = 15;

const HALF = 4.8;

/** Two streets that cross, with pavements, lines and crossings for walkers. */
const CROSSING_FLOOR: SiteFloor = {
  half: [70, 80],
  surface: 'ground-paving',
  color: '#9c978e',
  marks: [
    segment([0, -79], [0, 79], { color: '#4c4d51', width: 2 * HALF, surface: 'ground-asphalt' }),
    segment([-69, -CROSS], [69, -CROSS], { color: '#4c4d51', width: 2 * HALF, surface: 'ground-asphalt' }),
    ...dashes(0, 7, { color: '#e8e6dc', width: 0.2, pitch: 4 }),
    ...[-1, 1].flatMap((side) => [
      segment([side * HALF, 79], [side * HALF, HALF - CROSS], { color: '#c8c2b6', width: 0.3 }),
      segment([side * HALF, -CROSS - HALF], [side * HALF, -79], { color: '#c8c2b6', width: 0.3 }),
      segment([side * HALF, HALF - CROSS], [side * 69, HALF - CROSS], { color: '#c8c2b6', width: 0.3 }),
      segment([side * HALF, -CROSS - HALF], [side * 69, -CROSS - HALF], { color: '#c8c2b6', width: 0.3 }),
    ]),
    ...zebra(0, HALF + 2.4 - CROSS, false),
    ...zebra(0, -CROSS - HALF - 2.4, false),
    ...zebra(HALF + 2.4, -CROSS, true),
    ...zebra(-HALF - 2.4, -CROSS, true),
  ],
};

/** A street that ends in a round. */
const CLOSE_FLOOR: SiteFloor = {
  half: [40, 60],
  surface: 'ground-grass',
  color: '#5f8a3c',
  marks: [
    { color: '#aaa69c', width: 25, surface: 'ground-paving', circle: [0, -18, 0.1] },
    segment([0, -18], [0, 59], { color: '#aaa69c', width: 11, surface: 'ground-paving' }),
    { color: '#55565a', width: 21, surface: 'ground-asphalt', circle: [0, -18, 0.1] },
    segment([0, -18], [0, 59], { color: '#55565a', width: 7.2, surface: 'ground-asphalt' }),
    ...[-70, -35, 0, 35, 70].map((degrees): FloorMark => {
      const a = (degrees * Math.PI) / 180;
      return segment([11 * Math.sin(a), -18 - 11 * Math.cos(a)], [22 * Math.sin(a), -18 - 22 * Math.cos(a)], {
        color: '#a8a49a',
        width: 3.4,
        surface: 'ground-paving',
      });
    }),
  ],
};

/** A place on a circle about the middle of a close: degrees from ahead, metres. */
const onClose = (degrees: number, away: number): readonly [x: number, z: number] => {
  const a = (degrees * Math.PI) / 180;
  return [away * Math.sin(a), -18 - away * Math.cos(a)];
};

/** Crossings and streets. */
export const STREET_SITES: readonly SiteType[] = [
  site(
    'intersection',
    'city-street',
    {
      ...STREET,
      words:
        'city intersection, street intersection, urban intersection, crossroads, crossroad, four way intersection, busy intersection, road junction, junction, street crossing, shibuya crossing, signalized intersection, four way stop, road crossing, t junction',
      floor: CROSSING_FLOOR,
    },
    [
      stand('city-block', [
        [-19, -30],
        [-35, -30],
        [19, -30],
        [35, -30],
        [-19, -46],
        [19, -46],
        [-19, -62],
        [19, -62],
      ]),
      stand(
        'city-block',
        [
          [-19, 2],
          [-19, 18],
        ],
        90,
      ),
      stand(
        'city-block',
        [
          [19, 2],
          [19, 18],
        ],
        -90,
      ),
      stand('cafe', [[-36, 0]], 180),
      stand('traffic-light', [
        [5.8, -8.6],
        [-5.8, -8.6],
        [5.8, -21.6],
        [-5.8, -21.6],
      ]),
      stand('utility-pole', [
        [7, -6],
        [-7, -24],
        [7, 12],
        [7, -42],
      ]),
      stand('sedan', [[-2.4, -34]]),
      stand('taxi', [[2.4, 9]], 180),
      stand('bus', [[16, -12.8]], -90),
      stand('hatchback', [[-15, -17.4]], 90),
      stand('street-sign', [[6.4, -9.6]]),
      stand('street-light', [
        [-6.4, 4],
        [6.4, -30],
        [-6.4, -48],
      ]),
      stand('fire-hydrant', [[-6.2, -5.4]]),
      stand('trash-can', [[6.6, -24]]),
      place('person', 'at', 8, {
        spots: [
          [-1.4, -7.6],
          [1.2, -7.9],
          [-7.4, -9.4],
          [7.6, -7],
          [8.4, -15.6],
          [-7.6, -14.2],
          [0.6, -22.4],
          [9, -23],
        ],
      }),
    ],
  ),
  site(
    'cul-de-sac',
    'village',
    {
      ...STREET,
      density: 0.6,
      words:
        'cul de sac, dead end street, suburban cul de sac, suburban cul-de-sac, suburban american cul de sac, close of houses, quiet cul de sac, turning circle',
      floor: CLOSE_FLOOR,
    },
    [
      ...[-70, -35, 0, 35, 70].map((a) => stand('suburban-house', [onClose(a, 27)], -a)),
      stand(
        'suburban-house',
        [
          [-17, 4],
          [-17, 21],
        ],
        90,
      ),
      stand(
        'suburban-house',
        [
          [17, 4],
          [17, 21],
        ],
        -90,
      ),
      stand('suv', [onClose(35, 17)], -35),
      stand('sedan', [onClose(-35, 17)], 145),
      stand(
        'mailbox',
        [-55, -18, 18, 55].map((a) => onClose(a, 13)),
      ),
      stand('street-lamp', [onClose(-52, 13.4), onClose(52, 13.4), [-5, 4]]),
      stand('maple-tree', [onClose(-18, 16), onClose(18, 17), onClose(-54, 18), onClose(54, 18)], 0, { size: 0.7 }),
      stand('basketball-hoop', [onClose(-2, 14)], 0, { size: 1 }),
      stand('wheelie-bin', [onClose(-30, 13), onClose(28, 13)]),
      place('bicycle', 'near', 1),
      place('oak-tree', 'ring', 14, { distance: 58 }),
    ],
  ),
  site(
    'under-flyover',
    'city-street',
    {
      ...STREET,
      noun: 'the space under a flyover',
      words:
        'motorway underpass, highway underpass, underside of a flyover, underside of a bridge, space under a flyover, space under a motorway, underpass',
      floor: plainFloor('ground-paving', '#8c8982', [34, 50]),
    },
    [
      place('flyover-deck', 'at', 9, { spots: alongZ(0, -64, 40, 13), lift: 6.5, isExact: true }),
      stand('flyover-pier', alongZ(0, -57.5, -5, 13).slice(0, 4)),
      stand('flyover-pier', [
        [0, 20.5],
        [0, 33.5],
      ]),
      stand('graffiti-wall', alongZ(-9.4, -40, 10, 5.1), 90),
      stand('chain-link-fence', alongZ(9.6, -50, 30, 4.2), 90),
      stand('townhouse', alongZ(-30, -60, 40, 7), 90),
      stand('townhouse', alongZ(30, -60, 40, 7), -90),
      stand('oil-drum', [
        [3.4, -9],
        [4.2, -9.4],
      ]),
      stand('shopping-cart', [[-4.4, -7]], 40),
      stand('van', [[5.6, -20]], 10),
      place('trash-bag', 'near', 4),
      place('puddle', 'near', 2),
      place('pigeon', 'scatter', 6, { distance: 4, reach: 14 }),
    ],
  ),
  site(
    'school-yard',
    'village',
    {
      ...STREET,
      density: 0.5,
      words:
        'schoolyard, school playground, school grounds, recess yard, primary school yard, elementary school yard, school yard at recess, playground of a school, high school, outside a school',
      floor: {
        ...plainFloor('ground-asphalt', '#6a6a6c', [22, 26]),
        marks: [
          { color: '#f0ead8', width: 0.2, circle: [0, -8, 3] },
          {
            color: '#e8b83c',
            width: 0.2,
            path: [
              [-5, -14],
              [5, -14],
              [5, -2],
              [-5, -2],
              [-5, -14],
            ],
          },
          ...[0, 1, 2, 3, 4, 5].map((k) => ({
            color: k % 2 === 0 ? '#d85a4a' : '#4a8ac8',
            width: 0.9,
            path: [[8, -3 - k] as const, [8.9, -3 - k] as const],
          })),
        ],
      },
    },
    [
      stand('school', [[0, -36]]),
      stand('street-basketball-hoop', [[0, -15.4]]),
      stand('climbing-frame', [[-13, -9]]),
      stand('slide', [[-12, -3]], 40),
      stand(
        'park-bench',
        [
          [13, -8],
          [13, -2],
        ],
        -90,
      ),
      stand('flag', [[9, -23]], 0, { size: 1.3 }),
      stand('bicycle', [
        [15, -17],
        [15.8, -17],
        [16.6, -17],
      ]),
      place('child', 'scatter', 12, { distance: 4.5, reach: 18 }),
      place('teacher', 'ring', 1, { from: -24, distance: 9 }),
      place('soccer-ball', 'near', 1),
      stand('chain-link-fence', [...alongZ(-23, -24, 22, 4.15), ...alongZ(23, -24, 22, 4.15)], 90),
      place('maple-tree', 'ring', 14, { distance: 32 }),
    ],
  ),
  site(
    'trailer-park',
    'meadow',
    {
      ...STREET,
      density: 0.5,
      words: 'caravan park, mobile home park, rv park, caravan site, trailer court, campervan park, static caravans, motorhome park',
      floor: {
        ...plainFloor('ground-grass', '#7f8a4c', [26, 44]),
        marks: [
          {
            color: '#a89c84',
            width: 5,
            surface: 'ground-gravel',
            path: [
              [0, -43],
              [0, 43],
            ],
          },
        ],
      },
    },
    [
      stand('caravan', [...alongZ(-9, -40, 24, 9)], 70),
      stand('caravan', [...alongZ(9, -40, 24, 9)], -70),
      stand(
        'camper-van',
        [
          [-17, -14],
          [18, -24],
        ],
        40,
      ),
      stand(
        'deck-chair',
        [
          [-5, -8],
          [-5.4, -9.6],
          [5.2, -12],
        ],
        60,
      ),
      stand('picnic-table', [[6, -6]], 20),
      stand('clothes-rack', [[-5.6, -18]]),
      stand('utility-pole', alongZ(13.4, -40, 20, 15)),
      place('pickup-truck', 'ring', 1, { from: -12, distance: 16 }),
      place('trash-can', 'near', 1),
      place('oak-tree', 'ring', 14, { distance: 46 }),
    ],
  ),
  site(
    'beach-bar',
    'beach',
    {
      keepsFurniture: false,
      words:
        'tiki bar, beach bar at sunset, beach cafe, beach hut bar, beach shack bar, bar on the beach, beachside bar, chiringuito, beach restaurant',
      density: 0.7,
    },
    [
      stand('hut', [[-8.6, 1.4]], 70, { size: 1.2 }),
      stand('bar-counter', [[-5, 0.4]], 66),
      stand(
        'bar-stool',
        [
          [-4, -0.8],
          [-3.6, 0.4],
          [-3.8, 1.5],
        ],
        66,
      ),
      stand(
        'sun-lounger',
        [
          [4.6, -0.6],
          [6.8, 0],
          [9, 1],
          [11.2, 2],
        ],
        180,
      ),
      stand(
        'parasol',
        [
          [5.7, 0.6],
          [10.1, 2.2],
          [-3.4, 3.6],
        ],
        0,
        { size: 1.4 },
      ),
      place('coconut-palm', 'ring', 5, { from: 50, distance: 12 }),
      place('surfboard', 'near', 2),
      place('string-lights', 'at', 1, { spots: [[-5.4, 0]], lift: 2.4, turn: 60 }),
      place('cooler', 'near', 1),
    ],
  ),
];
