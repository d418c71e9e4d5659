import { alongZ } from '../floors/floor-lines.js';
import { plainFloor } from '../floors/ground-floors.js';
import { place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteItem, SiteType } from '../../../sites/site-type.js';

const FIELD: SiteDetails = { keepsFurniture: false, hasTrail: false };

/** Metres from the middle of the view to the rows of an orchard. */
const ROWS = [-27, -21, -15, -9, -3.4, 3.4, 9, 15, 21, 27] as const;

/** An orchard of one kind of tree in straight rows, with what its pickers leave. */
const orchard = (tree: string, fruit: string, spacing: number, size = 1): SiteItem[] => [
  ...ROWS.map((x) => stand(tree, alongZ(x, -58, 38, spacing), 0, { size })),
  stand('ladder', [[2.2, -8]], -60),
  place(fruit, 'near', 5),
  place('basket', 'near', 4),
  place('fruit-crate', 'near', 4),
  place('hand-cart', 'near', 1),
  place('farmhouse', 'ring', 1, { from: 2, distance: 70 }),
];

/** What stands about a farmyard. */
const YARD: readonly SiteItem[] = [
  stand('barn', [[9, -24]], -20, { size: 1.3 }),
  stand('farmhouse', [[-14, -26]], 20),
  stand('silo', [[19, -30]]),
  stand('tractor', [[4.6, -10]], -40),
  stand('split-rail-fence', alongZ(-20, -24, 14, 4.7), 90),
  place('hay-bale', 'near', 3),
  place('milk-churn', 'near', 2),
  stand('haystack', [[15, -13]]),
  stand('oak-tree', [[-24, -12]]),
];

const YARD_FLOOR = { ...plainFloor('ground-soil', '#9a7f5a', [22, 26]), isRolling: true as const };

/** Farms and what grows in rows. */
export const FARM_SITES: readonly SiteType[] = [
  site(
    'orchard-site',
    'meadow',
    {
      ...FIELD,
      noun: 'orchard',
      density: 0.6,
      words:
        'orchard, apple orchard, fruit orchard, peach orchard, pear orchard, plum orchard, orchard rows, cider orchard, rows of apple trees, rows of fruit trees, apple trees in rows, orchards, fruit farm',
    },
    orchard('apple-tree', 'apple', 5.6),
  ),
  site(
    'cherry-orchard',
    'meadow',
    {
      ...FIELD,
      density: 0.6,
      words: 'cherry blossom orchard, cherry grove, cherry farm, cherry blossom grove, almond orchard, almond grove',
    },
    orchard('cherry-tree', 'cherries', 5.8),
  ),
  site(
    'orange-grove',
    'meadow',
    { ...FIELD, density: 0.5, words: 'orange orchard, citrus grove, citrus orchard, tangerine grove, mandarin orchard, orange plantation' },
    orchard('orange-tree', 'orange', 5),
  ),
  site(
    'lemon-grove',
    'meadow',
    { ...FIELD, density: 0.5, words: 'lemon orchard, lemon garden, lime grove, lemon trees of amalfi' },
    orchard('lemon-tree', 'lemon', 4.6),
  ),
  site(
    'olive-grove',
    'meadow',
    {
      ...FIELD,
      density: 0.5,
      ground: '#a79a5e',
      words: 'olive orchard, olive plantation, olive garden, grove of olive trees, olive grove terraces, olive farm, olive groves',
      plants: { flower: 'poppy', 'broadleaf-tree': 'olive-tree', conifer: 'cypress-tree' },
    },
    [
      ...ROWS.map((x) => stand('olive-tree', alongZ(x, -58, 38, 6.6), 0, { share: 0.94 })),
      stand('stone-wall', alongZ(-31, -50, 34, 5), 90),
      place('basket', 'near', 2),
      place('ladder', 'near', 1),
      place('sheep', 'scatter', 4, { distance: 9, reach: 30 }),
      place('farmhouse', 'ring', 1, { from: -6, distance: 72 }),
    ],
  ),
  site(
    'palm-plantation',
    'rainforest',
    {
      ...FIELD,
      density: 0.3,
      words:
        'date palm grove, palm grove, date plantation, palm oil plantation, oil palm plantation, coconut plantation, rubber plantation, banana plantation, coffee plantation, cocoa plantation, plantation',
    },
    [
      ...ROWS.map((x) => stand('date-palm', alongZ(x, -58, 38, 7), 0, { share: 0.95 })),
      place('basket', 'near', 4),
      place('hut', 'ring', 1, { from: 6, distance: 60 }),
    ],
  ),
  site(
    'greenhouse-field',
    'farmland',
    {
      ...FIELD,
      density: 0.4,
      words:
        'field of greenhouses, greenhouse complex, greenhouses, greenhouse farm, rows of greenhouses, polytunnel farm, polytunnels, plastic greenhouses, glasshouses, plant nursery, garden nursery, market garden, horticulture farm, rows of polytunnels, greenhouse nursery',
      floor: {
        ...plainFloor('ground-soil', '#8a6f4e', [40, 60]),
        marks: [
          {
            color: '#b8aa8c',
            width: 3.4,
            surface: 'ground-gravel',
            path: [
              [0, -58],
              [0, 58],
            ],
          },
        ],
      },
    },
    [
      ...[-26, -19, -12, -5.4, 5.4, 12, 19, 26].map((x) =>
        stand(
          'polytunnel',
          [-44, -22.5, 20].map((z) => [x, z] as const),
        ),
      ),
      ...[-5.4, 5.4].map((x) => stand('greenhouse', [[x, -5.4]], 0, { size: 0.9 })),
      stand('raised-bed', [
        [-3, 3],
        [3, 3],
        [-3, 5],
        [3, 5],
      ]),
      place('wheelbarrow', 'near', 1),
      place('fruit-crate', 'near', 4),
      place('gardener', 'near', 1),
      stand('water-tower', [[0, -62]], 0, { size: 0.7 }),
    ],
  ),
  site(
    'farmyard',
    'farmland',
    { ...FIELD, words: 'farm yard, barnyard, farmstead, farm courtyard, dairy farmyard, old farm, homestead yard', floor: YARD_FLOOR },
    [
      ...YARD,
      place('brown-hen', 'near', 5),
      place('rooster', 'near', 1),
      stand('chicken-coop', [[-7, -11]], 40),
      stand('wagon', [[-3.4, -14]], 30),
      place('duck', 'scatter', 4, { distance: 4, reach: 12 }),
      place('wheelbarrow', 'near', 1),
      stand('well', [[-9, -6]]),
    ],
  ),
  site(
    'dairy-farm',
    'farmland',
    { ...FIELD, words: 'cattle farm, cow farm, cow pasture, dairy yard, milk farm, cattle yard, cattle pen, feedlot', floor: YARD_FLOOR },
    [
      ...YARD,
      place('cow', 'scatter', 9, { distance: 6, reach: 26 }),
      place('cow', 'at', 5, {
        spots: [
          [-5, -12],
          [1, -15],
          [-8.4, -17],
          [10, -14],
          [-3, -19],
        ],
        turn: 60,
      }),
      place('calf', 'near', 2),
      stand('water-tower', [[-26, -40]], 0, { size: 0.7 }),
      place('bucket', 'near', 2),
    ],
  ),
  site(
    'cattle-ranch',
    'meadow',
    {
      ...FIELD,
      ground: '#b29a58',
      density: 0.5,
      words: 'ranch, horse ranch, texas ranch, cattle station, estancia, hacienda ranch, cowboy ranch, western ranch, ranchland',
    },
    [
      stand('farmhouse', [[-12, -30]], 10),
      stand('stable', [[12, -26]], -20),
      stand('windmill', [[22, -40]], 0, { size: 0.8 }),
      stand('split-rail-fence', [...alongZ(-4.6, -22, -4, 4.7), ...alongZ(7, -22, -4, 4.7)], 90),
      place('cow', 'scatter', 12, { distance: 12, reach: 50 }),
      place('cow', 'at', 5, {
        spots: [
          [-2, -11],
          [2.4, -14],
          [-1, -18],
          [4.6, -19],
          [-9, -16],
        ],
        turn: -60,
      }),
      place('horse', 'ring', 3, { from: 30, distance: 9 }),
      place('cowboy', 'ring', 1, { from: -22, distance: 7 }),
      place('hay-bale', 'near', 3),
      place('pickup-truck', 'ring', 1, { from: -48, distance: 10 }),
      stand('water-tower', [[28, -30]], 0, { size: 0.8 }),
    ],
  ),
  site(
    'sheep-station',
    'meadow',
    {
      ...FIELD,
      ground: '#b3a263',
      density: 0.5,
      landform: 'hills',
      words:
        'sheep farm, sheep ranch, sheepfold, sheep pen, sheep pasture, shearing shed, patagonian sheep station, australian sheep station, sheep yard, wool station, sheep fold',
    },
    [
      stand('barn', [[10, -26]], -16, { size: 1.4 }),
      stand('farmhouse', [[-16, -32]], 20),
      stand('split-rail-fence', [...alongZ(-6, -20, -6, 4.7), ...alongZ(6, -20, -6, 4.7)], 90),
      stand('split-rail-fence', [
        [-3.6, -22.4],
        [1.1, -22.4],
      ]),
      place('sheep', 'scatter', 34, { distance: 8, reach: 44 }),
      place('sheep', 'at', 8, {
        spots: [
          [-3, -9],
          [-1.4, -11.4],
          [1.8, -10],
          [3.2, -13],
          [-2.4, -15],
          [0.6, -16.4],
          [2.6, -18],
          [-4, -18],
        ],
      }),
      place('dog', 'near', 1),
      stand('windmill', [[24, -44]], 0, { size: 0.8 }),
      place('sack', 'near', 3),
      place('horse', 'ring', 1, { from: 40, distance: 9 }),
      place('shepherd', 'ring', 1, { from: -26, distance: 7 }),
    ],
  ),
  site(
    'stable-yard',
    'village',
    {
      ...FIELD,
      density: 0.5,
      words:
        'stableyard, horse yard, riding school, riding stables, equestrian center, horse stables yard, horse farm, horse paddock, riding arena, stud farm',
      floor: { ...plainFloor('ground-sand', '#c4ab7e', [19, 22]) },
    },
    [
      stand(
        'stable',
        [
          [-13, -10],
          [-13, 4],
        ],
        90,
      ),
      stand(
        'stable',
        [
          [13, -10],
          [13, 4],
        ],
        -90,
      ),
      stand('stable', [[0, -24]]),
      stand('split-rail-fence', [...alongZ(-6, -17, -8, 4.7), ...alongZ(6, -17, -8, 4.7)], 90),
      place('horse', 'ring', 3, { from: 24, distance: 8 }),
      place('white-horse', 'ring', 1, { from: -20, distance: 9, turn: 60 }),
      place('black-horse', 'ring', 1, { from: 4, distance: 13, turn: -60 }),
      place('hay-bale', 'near', 4),
      place('bucket', 'near', 3),
      stand('well', [[4, -6]]),
      place('pitchfork', 'near', 1),
    ],
  ),
  site(
    'poultry-farm',
    'farmland',
    { ...FIELD, words: 'chicken farm, hen yard, chicken run, egg farm, pig farm, piggery, goose farm, chicken yard', floor: YARD_FLOOR },
    [
      ...YARD,
      stand(
        'chicken-coop',
        [
          [-6, -9],
          [-10, -8],
          [7, -16],
        ],
        30,
      ),
      place('chicken', 'scatter', 20, { distance: 3.4, reach: 16 }),
      place('rooster', 'near', 2),
      place('pig', 'scatter', 4, { distance: 6, reach: 18 }),
    ],
  ),
];
