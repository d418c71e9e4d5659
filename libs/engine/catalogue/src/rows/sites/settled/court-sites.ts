import { plainFloor } from '../floors/ground-floors.js';
import { alongZ } from '../floors/floor-lines.js';
import { court, place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

/** A site whose ground lies between the wings of a court. */
const COURT: SiteDetails = { keepsFurniture: false, hasTrail: false, isStyled: false, density: 0.3 };

/** The four corners of a rectangle about a middle, metres. */
const corners = (x: number, z: number, middle = 0): readonly (readonly [x: number, z: number])[] => [
  [-x, middle - z],
  [x, middle - z],
  [-x, middle + z],
  [x, middle + z],
];

/** Courts of inns, schools, monasteries and palaces. */
export const COURT_SITES: readonly SiteType[] = [
  site(
    'riad-courtyard',
    'desert',
    {
      ...COURT,
      noun: 'riad courtyard',
      style: 'islamic',
      words:
        'moroccan riad courtyard, courtyard of a riad, riad, moroccan courtyard, moorish courtyard, andalusian courtyard, arabian courtyard, arab courtyard, courtyard of a riad, islamic courtyard, marrakech courtyard, patio of a riad',
      floor: {
        ...plainFloor('ground-paving', '#d8cdb4', [7, 7]),
        marks: [
          {
            color: '#2f8f88',
            width: 0.5,
            path: [
              [-6.6, -6.6],
              [6.6, -6.6],
              [6.6, 6.6],
              [-6.6, 6.6],
              [-6.6, -6.6],
            ],
          },
          { color: '#3f7a52', width: 0.6, circle: [0, -3.4, 2.6] },
        ],
      },
    },
    [
      ...court('riad-wing', [14, 4.6], { across: 1, along: 1 }),
      stand('fountain', [[0, -3.4]], 0, { size: 0.62 }),
      stand('orange-tree', corners(5, 5), 0, { size: 0.8 }),
      stand('plant-pot', [...corners(6.3, 2.4), ...corners(2.6, 6.3)]),
      stand('pouf', [
        [-4.6, -1.4],
        [-5.4, -0.6],
      ]),
      stand('drum-table', [[-4.9, -0.4]]),
      stand('candle-lantern', [
        [-1.9, -5.4],
        [1.9, -5.4],
        [-1.9, -1.6],
        [1.9, -1.6],
      ]),
    ],
  ),
  site(
    'madrasa-courtyard',
    'desert',
    {
      ...COURT,
      noun: 'madrasa courtyard',
      style: 'islamic',
      words:
        'madrasa, madrassa, medrese, madrassa courtyard, mosque courtyard, courtyard of a mosque, courtyard of a madrasa, registan, timurid courtyard, persian courtyard, iwan courtyard',
      floor: {
        ...plainFloor('ground-paving', '#cdbd9c', [16, 16]),
        marks: [
          {
            color: '#b09a74',
            width: 0.6,
            path: [
              [-13, -13],
              [13, -13],
              [13, 13],
              [-13, 13],
              [-13, -13],
            ],
          },
          { color: '#b09a74', width: 0.5, circle: [0, -6, 5] },
        ],
      },
    },
    [
      ...court('madrasa-wing', [16, 4.6], { across: 2, along: 2, head: { kind: 'iwan', size: [16, 3] } }),
      stand('pond-basin', [[0, -7]], 0, { size: 0.9 }),
      stand(
        'minaret',
        [
          [-22, -24],
          [22, -24],
        ],
        0,
        { size: 0.9 },
      ),
      stand('cypress-tree', corners(11, 11), 0, { size: 0.7 }),
      place('pigeon', 'scatter', 10, { distance: 4, reach: 12 }),
      stand(
        'park-bench',
        [
          [-13.6, -4],
          [-13.6, 4],
        ],
        90,
      ),
    ],
  ),
  site(
    'caravanserai',
    'desert',
    {
      ...COURT,
      style: 'islamic',
      words: 'caravanserai courtyard, silk road inn, khan courtyard, silk road caravanserai, caravansary, desert inn, fondouk, funduq',
      floor: plainFloor('ground-sand', '#c9ab78', [16, 16]),
    },
    [
      ...court('caravanserai-wing', [16, 5], { across: 2, along: 2 }),
      stand('well', [[0, -7]]),
      stand(
        'camel',
        [
          [-8, -7],
          [-11, -3],
        ],
        60,
      ),
      stand('bactrian-camel', [[8, -10]], -60),
      stand('donkey', [[11, -2]], -90),
      stand('persian-carpet', [
        [-4, -4.2],
        [4.4, -4.4],
      ]),
      place('sack', 'near', 6),
      place('amphora', 'near', 4),
      place('crate', 'near', 4),
      place('barrel', 'near', 2),
      stand(
        'date-palm',
        [
          [-12, -12],
          [12, 8],
        ],
        0,
        { size: 0.8 },
      ),
      stand('merchant', [
        [-5.6, -5],
        [3, -7],
      ]),
      stand('market-stall', [[12.4, -8]], -90),
    ],
  ),
  site(
    'cloister',
    'meadow',
    {
      ...COURT,
      words:
        'cloister garden, cloisters, monastery courtyard, abbey courtyard, monastery garden, abbey cloister, convent courtyard, cloister garth, monastery cloister',
      floor: {
        ...plainFloor('ground-grass', '#5c8238', [15, 15]),
        marks: [
          {
            color: '#b8ac96',
            width: 1.8,
            surface: 'ground-paving',
            path: [
              [0, -14.6],
              [0, 14.6],
            ],
          },
          {
            color: '#b8ac96',
            width: 1.8,
            surface: 'ground-paving',
            path: [
              [-14.6, -6],
              [14.6, -6],
            ],
          },
          { color: '#b8ac96', width: 2.2, surface: 'ground-paving', circle: [0, -6, 2.4] },
        ],
      },
    },
    [
      ...court('cloister-wing', [15, 5.1], { across: 2, along: 2 }),
      stand('well', [[0, -6]]),
      stand(
        'low-hedge',
        [-9, -6.8, -4.6, 4.6, 6.8, 9].flatMap((x) => [-8.4, -3.6].map((z) => [x, z] as const)),
      ),
      stand(
        'cypress-tree',
        [
          [-11, -12],
          [11, -12],
          [-11, 3],
          [11, 3],
        ],
        0,
        { size: 0.7 },
      ),
      stand('rose-bed', [...alongZ(-2.4, 1, 10, 3), ...alongZ(2.4, 1, 10, 3)], 90),
      stand('bell-tower', [[-24, -30]]),
      place('monk', 'ring', 2, { from: 32, distance: 11 }),
    ],
  ),
  site(
    'palace-courtyard',
    'village',
    {
      ...COURT,
      noun: 'palace courtyard',
      words:
        'royal courtyard, renaissance courtyard, palazzo courtyard, courtyard of a palace, cortile, patio of a palace, mansion courtyard, italian courtyard, spanish courtyard',
      floor: {
        ...plainFloor('ground-paving', '#c8bca6', [16, 16]),
        bands: { width: 2, color: '#b8aa92' },
      },
    },
    [
      ...court('palace-wing', [16, 5], { across: 2, along: 2 }),
      stand('fountain', [[0, -7]], 0, { size: 1.1 }),
      stand('marble-statue', [
        [-9, -12],
        [9, -12],
        [-9, 2],
        [9, 2],
      ]),
      stand('topiary-cone', [...corners(5, 5, -7), ...corners(13, 13)]),
      stand(
        'lemon-tree',
        [
          [-12.6, -4],
          [12.6, -4],
          [-12.6, 5],
          [12.6, 5],
        ],
        0,
        { size: 0.8 },
      ),
      place('park-bench', 'ring', 4, { from: 45, distance: 9 }),
      place('pigeon', 'scatter', 6, { distance: 3.5, reach: 10 }),
    ],
  ),
  site(
    'house-courtyard',
    'village',
    {
      ...COURT,
      noun: 'courtyard',
      turns: {
        styles: {
          islamic: 'riad-courtyard',
          chinese: 'siheyuan-courtyard',
          japanese: 'siheyuan-courtyard',
          egyptian: 'egyptian-desert',
          adobe: 'riad-courtyard',
        },
        objects: {
          hanok: 'hanok-courtyard',
          siheyuan: 'siheyuan-courtyard',
          'coral-house': 'swahili-courtyard',
          'veranda-house': 'african-palace-courtyard',
          castle: 'castle-courtyard',
          mosque: 'madrasa-courtyard',
          monastery: 'cloister',
          palace: 'palace-courtyard',
        },
      },
      words: 'courtyard, inner courtyard, inner court, courtyard house, atrium courtyard, house courtyard, garden courtyard',
      floor: { ...plainFloor('ground-paving', '#b5a68e', [12, 12]), bands: { width: 1, color: '#a99a82' } },
    },
    [
      ...court('palace-wing', [16, 5], { across: 1, along: 1 }),
      stand('fountain', [[0, -4.6]], 0, { size: 0.7 }),
      stand('lemon-tree', corners(5.8, 5.8), 0, { size: 0.8 }),
      stand('plant-pot', [...corners(7.2, 2.4), ...corners(2.8, 7.2)]),
      stand('park-bench', [[-6.6, 0]], 90),
      stand('bistro-table', [[5.4, -1.6]]),
      stand('wicker-chair', [
        [4.6, -1.2],
        [6.2, -1.9],
      ]),
    ],
  ),
];
