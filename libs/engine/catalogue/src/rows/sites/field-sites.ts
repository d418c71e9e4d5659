import { plainFloor, rowsOfSoil } from './floors/ground-floors.js';
import { alongZ } from './floors/floor-lines.js';
import { place, site, stand } from '../../sites/site-type.js';
import type { SiteType } from '../../sites/site-type.js';

/** Fields, orchards and vineyards. */
export const FIELD_SITES: readonly SiteType[] = [
  site(
    'vineyard',
    'farmland',
    {
      words: 'wine country, vine field, grape farm, winery, hop garden, hop farm, hop field, hop yard',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.6,
      floor: rowsOfSoil([36, 52], 1.5),
    },
    [
      ...[-30, -27, -24, -21, -18, -15, -12, -9, -6, -3, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map((x) =>
        stand('vineyard-row', alongZ(x, -48, 40, 5.1), 90),
      ),
      stand('farmhouse', [[-4, -62]]),
      place('barrel', 'near', 3),
      place('basket', 'near', 2),
      place('cypress-tree', 'ring', 16, { distance: 58 }),
    ],
  ),
  site(
    'lavender-field',
    'meadow',
    {
      words: 'field of lavender, lavender fields, lavender farm, lavender',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: rowsOfSoil([34, 40], 0.8),
    },
    [
      place('lavender-field', 'rows', 460, { pitch: 3.45, reach: 33, distance: 4.4, isExact: true }),
      place('farmhouse', 'ring', 1, { from: 8, distance: 56 }),
      place('cypress-tree', 'ring', 10, { distance: 50 }),
    ],
  ),
  site(
    'sunflower-field',
    'meadow',
    {
      words: 'field of sunflowers, sunflower fields, sunflower farm',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: rowsOfSoil([34, 40], 0.8),
    },
    [
      place('sunflower-field', 'rows', 460, { pitch: 3.45, reach: 30, distance: 4.2, isExact: true }),
      place('sunflower', 'near', 6),
      place('barn', 'ring', 1, { from: -9, distance: 48 }),
    ],
  ),
  site(
    'tulip-field',
    'meadow',
    {
      words: 'field of tulips, tulip fields, tulip farm, keukenhof',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: rowsOfSoil([34, 40], 0.8),
    },
    [
      place('tulip-field', 'rows', 460, { pitch: 3, reach: 33, distance: 4, isExact: true }),
      place('windmill', 'ring', 1, { from: 7, distance: 44 }),
      place('windmill', 'ring', 1, { from: -24, distance: 62 }),
    ],
  ),
  site('poppy-field', 'meadow', { words: 'poppy fields, field of poppies, poppy meadow', keepsFurniture: false, density: 0.5 }, [
    place('poppy-field', 'scatter', 170, { distance: 4, reach: 36 }),
    place('poppy', 'near', 8),
    place('oak-tree', 'ring', 1, { from: 10, distance: 40 }),
  ]),
  site(
    'canola-field',
    'farmland',
    {
      words: 'canola fields, rapeseed fields, field of rapeseed, field of canola, mustard fields',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.3,
      floor: rowsOfSoil([34, 40], 0.8),
    },
    [
      place('canola-field', 'rows', 460, { pitch: 3, reach: 33, distance: 4, isExact: true }),
      place('farmhouse', 'ring', 1, { from: 9, distance: 56 }),
      place('oak-tree', 'ring', 5, { from: 30, distance: 52 }),
    ],
  ),
  site(
    'tea-plantation',
    'farmland',
    {
      words: 'tea field, tea garden plantation, tea terraces, tea estate, tea farm, tea hills, tea fields',
      keepsFurniture: false,
      hasTrail: false,
      density: 0.4,
      floor: rowsOfSoil([36, 60], 1.75),
    },
    [
      ...[-30, -27.5, -25, -22.5, -20, -17.5, -15, -12.5, -10, -7.5, -5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30, -2.5, 2.5].map(
        (x) => stand('tea-row', alongZ(x, -58, 44, 3.9)),
      ),
      stand('rice-farmer', [
        [-1.2, -7],
        [1.2, -13],
        [-6.2, -17],
        [6.2, -9],
      ]),
      stand('basket', [[-0.6, -6.2]]),
      place('farmhouse', 'ring', 1, { from: 6, distance: 68 }),
      place('oak-tree', 'scatter', 14, { distance: 62, reach: 120 }),
    ],
  ),
  site(
    'rice-terrace',
    'meadow',
    {
      landform: 'terraces',
      words: 'rice field, rice paddy, rice terraces, paddy field',
      hasTrail: false,
      density: 0.3,
      terraces: { water: '#86aac4', crop: '#8fb04a', bank: '#566f30' },
      plants: {
        flower: null,
        rock: null,
        boulder: null,
        pebble: null,
        bush: null,
        'grass-tuft': null,
        'tall-grass': null,
      },
    },
    [
      place('farmer', 'ring', 1, { from: 12, distance: 8 }),
      place('farmer', 'scatter', 4, { distance: 8, reach: 24 }),
      place('water-buffalo', 'ring', 1, { from: -16, distance: 10, turn: 70 }),
      place('stilt-house', 'ring', 2, { from: 16, distance: 34 }),
      place('palm', 'scatter', 20, { distance: 16, reach: 80 }),
      place('hut', 'scatter', 5, { distance: 24, reach: 80 }),
      place('egret', 'scatter', 6, { distance: 6, reach: 24 }),
    ],
  ),
  site(
    'allotment',
    'meadow',
    {
      keepsFurniture: false,
      hasTrail: false,
      words:
        'allotments, allotment garden, allotment gardens, community garden, vegetable plot, vegetable plots, vegetable patch, schrebergarten, urban farm, vegetable beds',
      floor: {
        ...plainFloor('ground-grass', '#6c8a44', [20, 26]),
        marks: [
          {
            color: '#b8aa8c',
            width: 1.8,
            surface: 'ground-gravel',
            path: [
              [0, -25],
              [0, 25],
            ],
          },
        ],
      },
    },
    [
      ...[-12, -8.6, -5.2, -2.6, 2.6, 5.2, 8.6, 12].flatMap((x, k) => [
        stand((['cabbage-patch', 'lettuce-bed', 'raised-bed', 'carrot-row'] as const)[k % 4] ?? 'raised-bed', alongZ(x, -21, 12, 5.2)),
        stand(
          (['tomato-plant', 'bean-plant', 'strawberry-plant', 'pepper-plant'] as const)[k % 4] ?? 'bean-plant',
          alongZ(x + 0.2, -18.6, 10, 5.2),
          0,
          { size: 1.4 },
        ),
      ]),
      stand(
        'hut',
        [
          [-15, -14],
          [15, -18],
        ],
        40,
        { size: 0.6 },
      ),
      stand('greenhouse', [[-14.6, -4]], 90, { size: 0.5 }),
      stand(
        'sunflower',
        [
          [-1.6, -7],
          [-1.7, -8],
          [1.7, -12],
          [1.6, -13],
        ],
        0,
        { size: 1.2 },
      ),
      place('scarecrow', 'ring', 1, { from: 16, distance: 9 }),
      place('wheelbarrow', 'near', 1),
      place('watering-can', 'near', 2),
      place('picket-fence', 'ring', 60, { distance: 28 }),
    ],
  ),
  site(
    'inca-terraces',
    'alpine',
    {
      keepsFurniture: false,
      hasTrail: false,
      noun: 'Inca terraces',
      isStyled: false,
      landform: 'terraces',
      style: 'mesoamerican',
      density: 0.2,
      words:
        'inca terraces, incan terraces, andean terraces, andean terrace, inca farming terraces, stone terraces, dry stone terraces, agricultural terraces, terrace farm, terraced farm, farming terraces, potato terraces, moray',
      terraces: { water: '#9aa04c', crop: '#7f9a44', bank: '#8d8474' },
      plants: { conifer: null, 'broadleaf-tree': null, rock: null, boulder: null, bush: null },
    },
    [
      place('llama', 'ring', 1, { from: -14, distance: 7, turn: 60 }),
      place('llama', 'ring', 1, { from: 22, distance: 9, turn: -60 }),
      place('alpaca', 'scatter', 3, { distance: 10, reach: 26 }),
      place('hut', 'ring', 2, { from: 14, distance: 22 }),
      place('ruined-house', 'ring', 2, { from: -30, distance: 30 }),
      place('stone-wall', 'scatter', 16, { distance: 8, reach: 40 }),
      place('stone-steps', 'scatter', 4, { distance: 7, reach: 26 }),
    ],
  ),
  site(
    'cotton-field',
    'farmland',
    {
      keepsFurniture: false,
      hasTrail: false,
      words: 'cotton plantation, cotton fields, field of cotton, cotton farm, rows of cotton',
      floor: { ...plainFloor('ground-soil', '#7d5e42', [34, 52]), isRolling: true, bands: { width: 0.9, color: '#6b4e36', isAlong: true } },
    },
    [
      ...[-18, -16.2, -14.4, -12.6, -10.8, -9, -7.2, -5.4, -3.6, -1.8, 1.8, 3.6, 5.4, 7.2, 9, 10.8, 12.6, 14.4, 16.2, 18].map((x) =>
        stand('cotton-plant', alongZ(x, -44, 16, 1.3), 0, { size: 1.1 }),
      ),
      place('basket', 'near', 3),
      place('barn', 'ring', 1, { from: 14, distance: 60 }),
      place('oak-tree', 'ring', 8, { from: -20, distance: 60 }),
    ],
  ),
];
