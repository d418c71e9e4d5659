import type { CatalogueRow } from '../../row/row.js';
import { fitting, itemsOf, turned } from './forms.js';

const item = itemsOf('goods');
const fantasy = itemsOf('fantasy');
const kitchen = { places: ['kitchen', 'restaurant', 'tavern'] };

/** Pots and pans, cans and drums, bells, candles and other turned goods. */
export const COOKWARE_ROWS: readonly CatalogueRow[] = [
  item(
    'frying-pan',
    [0.441, 0.071, 0.26],
    turned([10.4, 0, 11, 0.4, 13, 4.4], 'iron #2c2c30', {
      wall: 0.5,
      fittings: [fitting('arm', [3.4, 6, 19, 1.1], 'plastic #1c1a1a')],
      sides: 28,
    }),
    'skillet, frypan, pan, cooking pan, paella pan, griddle, griddle pan',
    kitchen,
  ),
  item(
    'saucepan',
    [0.353, 0.149, 0.192],
    turned([9, 0, 9.2, 0.4, 9.2, 11], 'metal #b8bcc2', {
      wall: 0.5,
      fittings: [fitting('arm', [9, 10.4, 17, 1], 'plastic #26221f'), fitting('knob', [13.6, 0, 0, 1.3], 'plastic #26221f')],
      parts: [{ profile: [9.6, 10.8, 9.6, 11.4, 4, 12.6, 0, 12.9], finish: 'metal #c8ccd0' }],
    }),
    'sauce pan, saucepot',
    kitchen,
  ),
  item(
    'cooking-pot',
    [0.322, 0.216, 0.26],
    turned([12, 0, 12.4, 0.6, 12.4, 16], 'paint #c8402e', {
      wall: 0.6,
      fittings: [fitting('lugs', [13, 13, 3.4, 0.8]), fitting('knob', [20, 0, 0, 1.6], 'plastic #26221f')],
      parts: [{ profile: [13, 15.8, 13, 16.6, 7, 18.6, 0, 19.2], finish: 'paint #a83424' }],
    }),
    'pot, stockpot, casserole, stew pot, dutch oven, pressure cooker, slow cooker, crock pot, hot pot',
    kitchen,
  ),
  item(
    'wok',
    [0.554, 0.133, 0.34],
    turned([5, 0, 9, 1, 14, 4.4, 17, 9], 'iron #333338', {
      wall: 0.4,
      curve: true,
      fittings: [fitting('arm', [8, 12, 20, 1.3], 'wood #8a5c34'), fitting('lugs', [7.6, 7.6, 3, 0.6])],
    }),
    '',
    { ...kitchen, family: 'frying-pan' },
  ),
  fantasy(
    'cauldron',
    [0.689, 0.563, 0.64],
    turned([0, 8, 14, 9, 27, 18, 32, 32, 29, 44, 23, 51, 23, 51, 27, 54, 27, 56], 'iron #2a2a2e', {
      curve: true,
      wall: 2,
      content: ['glow #5ad83a', 48],
      fittings: [fitting('lugs', [46, 46, 6, 1.4]), fitting('tripod', [16, 0, 20, 2.4])],
      parts: [{ profile: [0, 47, 4, 49, 4.4, 51, 3, 53.4, 0, 54.4], finish: 'glow #8af05a', curve: true }],
      light: { at: [0, 0.6, 0], color: '#6ae84a', power: 1.2, when: 'always' },
    }),
    'witch cauldron, witches cauldron, kettle of brew, iron cauldron',
    { stand: 'ground' },
  ),
  item(
    'bucket',
    [0.3, 0.435, 0.3],
    turned([10, 0, 10.3, 0.6, 14.4, 28, 15, 28, 15, 29.4], 'metal #9aa4ac', {
      wall: 0.6,
      content: ['water', 22],
      fittings: [fitting('bail', [27.6, 43, 0, 0.5], 'iron')],
    }),
    'pail, metal bucket, water bucket, bucket of water, sauna bucket',
    { stand: 'ground' },
  ),
  item(
    'wooden-bucket',
    [0.334, 0.429, 0.32],
    turned([13, 0, 16, 28], 'planks #9a6e40', {
      wall: 1.4,
      content: ['water', 22],
      bands: [
        [4, 7, 'iron'],
        [20, 23, 'iron'],
      ],
      fittings: [fitting('bail', [26, 42, 0, 0.9], 'rope')],
      sides: 16,
    }),
    'wooden pail, well bucket',
    { stand: 'ground', family: 'bucket' },
  ),
  item(
    'paint-bucket',
    [0.174, 0.303, 0.174],
    turned([8, 0, 8.2, 0.4, 8.2, 17, 8.7, 17.4, 8.7, 18.2], 'metal #c4c8cc', {
      wall: 0.6,
      content: ['paint #e8502c', 17],
      bands: [
        [3, 14, 'paint #f4f0e6'],
        [14, 16.6, 'paint #e8502c'],
      ],
      fittings: [fitting('bail', [17, 30, 0, 0.35], 'iron'), fitting('label', [4.6, 11, 9], 'paint #e8502c')],
    }),
    'paint can, bucket of paint, tin of paint, paint tin',
    { stand: 'ground' },
  ),
  item(
    'watering-can',
    [0.482, 0.302, 0.192],
    turned([9.4, 0, 9.6, 0.5, 9, 18, 6, 20.6, 6, 22], 'paint #3f8a5c', {
      wall: 0.5,
      content: ['water', 17],
      fittings: [fitting('loop', [4, 20, 8, 0.9]), fitting('rose', [4, 25, 17, 1.6])],
      bands: [
        [2, 3, 'paint #2f6a46'],
        [16.6, 17.6, 'paint #2f6a46'],
      ],
    }),
    'garden watering can, sprinkling can',
    { stand: 'ground', places: ['garden', 'greenhouse'] },
  ),
  item(
    'milk-churn',
    [0.444, 0.622, 0.3],
    turned([14, 0, 15, 1, 15, 36, 14, 40, 8, 46, 8, 54, 10, 56, 10, 60, 9, 61, 4, 62, 0, 62.2], 'metal #a8acb0', {
      bands: [
        [2, 4, 'metal #7c8086'],
        [34, 36, 'metal #7c8086'],
        [54, 56, 'metal #7c8086'],
      ],
      fittings: [fitting('pair', [39, 51, 7, 1.2])],
    }),
    'milk can, milk churn can',
    { stand: 'ground', places: ['farm', 'barn'] },
  ),
  item(
    'tin-can',
    [0.078, 0.11, 0.078],
    turned([3.7, 0, 3.9, 0, 3.9, 0.5, 3.7, 0.6, 3.7, 10.4, 3.9, 10.5, 3.9, 11, 3.6, 11, 3.6, 10.7, 0, 10.7], 'metal #c4c8cc', {
      bands: [
        [0.8, 10.2, 'paint #c83228'],
        [3.6, 4, 'paint #f4f0e6'],
        [7.4, 7.8, 'paint #f4f0e6'],
      ],
      fittings: [fitting('label', [4.2, 7.2, 5], 'paper #f6f0de')],
    }),
    'can, soup can, canned food, food can',
    kitchen,
  ),
  item(
    'soda-can',
    [0.066, 0.122, 0.066],
    turned([2.4, 0, 3.3, 1, 3.3, 10.4, 2.6, 11.6, 2.7, 12.2, 2.4, 12.2, 2.4, 11.8, 0, 11.8], 'paint #d0202c', {
      bands: [
        [0, 0.8, 'metal #c8ccd0'],
        [10.9, 12.4, 'metal #c8ccd0'],
        [4.6, 6.4, 'paint #f6f4f0'],
      ],
      parts: [{ profile: [0, 11.6, 0.9, 11.7, 0.9, 12.1, 0, 12.1], finish: 'metal #9aa0a6' }],
    }),
    'coke can, drinks can, beer can, energy drink, aluminium can',
    kitchen,
  ),
  item(
    'spray-can',
    [0.066, 0.192, 0.066],
    turned([3.2, 0, 3.3, 0.3, 3.3, 14.6, 2.4, 16.6, 1.4, 17.2, 1.4, 17.2], 'paint #2a9ac8', {
      bands: [
        [0, 0.7, 'metal'],
        [14.4, 17.4, 'metal'],
        [8, 11, 'paint #f4d43a'],
      ],
      parts: [{ profile: [1.2, 17, 1.2, 18.8, 0.9, 19.2, 0, 19.2], finish: 'plastic #f4f2ee' }],
    }),
    'spray paint, aerosol can, spray paint can',
  ),
  item(
    'oil-drum',
    [0.588, 0.884, 0.588],
    turned(
      [
        28, 0, 29, 0.6, 28.4, 2, 28.4, 28, 29.4, 29, 28.4, 30, 28.4, 58, 29.4, 59, 28.4, 60, 28.4, 86, 29.2, 87, 29.2, 88.4, 28, 88.4, 28,
        87, 0, 87,
      ],
      'paint #2a5f9a',
      {
        bands: [[38, 50, 'paint #e8e4da']],
        parts: [{ profile: [0, 86.4, 4, 86.6, 4, 88.2, 0, 88.3], finish: 'metal' }],
        fittings: [fitting('label', [40, 48, 14, 0], 'paint #d8a420', 'diamond')],
      },
    ),
    'drum of oil, steel drum, metal drum, metal barrel, steel barrel, petrol drum, chemical drum, plastic drum, blue drum',
    { stand: 'ground', solid: 'cylinder', places: ['factory', 'warehouse', 'junkyard', 'oil rig'] },
  ),
  item(
    'toxic-barrel',
    [0.588, 0.904, 0.588],
    turned(
      [28, 0, 29, 0.6, 28.4, 2, 28.4, 28, 29.4, 29, 28.4, 30, 28.4, 58, 29.4, 59, 28.4, 60, 28.4, 84, 29.2, 86, 27, 86, 27, 84, 0, 84],
      'paint #e8c020',
      {
        bands: [
          [0, 4, 'paint #26241f'],
          [30, 34, 'paint #26241f'],
          [54, 58, 'paint #26241f'],
          [83, 87, 'glow #7aff3a'],
        ],
        parts: [{ profile: [0, 83, 8, 84.4, 10, 86.6, 6, 89.4, 0, 90.4], finish: 'glow #7aff3a', curve: true }],
        fittings: [fitting('label', [36, 52, 20, 0], 'paint #26241f', 'diamond')],
        light: { at: [0, 0.95, 0], color: '#7aff3a', power: 1, when: 'always' },
      },
    ),
    'toxic waste, toxic waste barrel, radioactive barrel, hazardous waste, nuclear waste',
    { stand: 'ground', solid: 'cylinder', family: 'oil-drum' },
  ),
  item(
    'gas-cylinder',
    [0.228, 1.26, 0.228],
    turned([10.4, 0, 11.4, 1, 11.4, 100, 10, 106, 6, 111, 3.4, 113, 3.4, 116], 'paint #c8402c', {
      bands: [[88, 98, 'paint #e8e4dc']],
      parts: [
        { profile: [1.6, 115, 1.6, 122, 3.6, 122, 3.6, 124, 0, 124.4], finish: 'brass' },
        { profile: [6, 113, 6.4, 113, 6.4, 126, 6, 126, 6, 113], finish: 'metal #6a6e74', sides: 10 },
      ],
    }),
    'gas bottle, propane tank, compressed gas cylinder, welding cylinder',
    { stand: 'ground', solid: 'cylinder', places: ['laboratory', 'factory', 'warehouse', 'workshop'] },
  ),
  item(
    'candle',
    [0.112, 0.148, 0.112],
    turned([3.4, 0.8, 3.4, 9, 3, 9.6, 2.2, 9.2, 0, 9], 'wax', {
      parts: [
        { profile: [4.6, 0, 5.6, 1.2, 5.6, 1.4, 3.4, 0.9, 0, 0.9], finish: 'brass' },
        { profile: [0.2, 8.8, 0.2, 10.4, 0, 10.5], finish: 'rubber', sides: 6 },
        { profile: [0, 10, 0.9, 11, 0.95, 11.9, 0.5, 13.4, 0, 14.8], finish: 'flame', curve: true, sides: 10 },
      ],
      fittings: [fitting('drip', [8, 3.6, 3.3, 0.6], 'wax')],
      light: { at: [0, 0.13, 0], color: '#ffb050', power: 0.8, when: 'always' },
    }),
    'burning candle, wax candle, tealight, votive candle, lit candle, candlelight, candle light',
  ),
  item(
    'candlestick',
    [0.122, 0.404, 0.122],
    turned([6, 0, 6, 0.8, 4.6, 1.6, 1.4, 3, 1, 6, 1.9, 8, 1, 10, 0.9, 16, 2.2, 18, 2.8, 19, 2.8, 19.6, 0, 19.8], 'brass', {
      curve: true,
      parts: [
        { profile: [1.3, 19, 1.2, 34, 0, 34.2], finish: 'wax #f4ecd8' },
        { profile: [0.2, 34, 0.2, 35.2, 0, 35.3], finish: 'rubber', sides: 6 },
        { profile: [0, 34.8, 0.9, 36, 0.95, 37, 0.5, 38.8, 0, 40.4], finish: 'flame', curve: true, sides: 10 },
      ],
      light: { at: [0, 0.37, 0], color: '#ffb050', power: 0.9, when: 'always' },
    }),
    'candle holder, candle stick, taper candle',
    { family: 'candle' },
  ),
  item(
    'hand-bell',
    [0.125, 0.196, 0.125],
    turned([6, 0, 6.2, 0.6, 4.8, 2.4, 3.8, 6, 3.2, 8.6, 1.8, 10, 0, 10.3], 'brass', {
      curve: true,
      parts: [{ profile: [0.7, 9.8, 0.7, 11, 1.2, 13, 1.1, 17, 1.4, 18.6, 0, 19.6], finish: 'wood #4a2a1c', curve: true }],
    }),
    'handbell, school bell',
  ),
  item(
    'cake-stand',
    [0.308, 0.098, 0.308],
    turned([7, 0, 7, 0.6, 2, 1.6, 1.4, 5, 2.4, 8, 15, 9, 15.4, 9.6, 15, 9.8, 0, 9.8], 'ceramic #f6eef0', {
      bands: [[9, 10, 'candy #f4a8c0']],
      sides: 28,
    }),
    'tiered cake stand, afternoon tea stand, afternoon tea',
    kitchen,
  ),
  item(
    'rolling-pin',
    [0.454, 0.062, 0.062],
    turned(
      [
        1.3, 0, 1.6, 1, 1.4, 8, 0.8, 9, 0.8, 9, 0.8, 9.4, 0.8, 9.4, 3, 9.8, 3.1, 10.4, 3.1, 35, 3, 35.6, 0.8, 36, 0.8, 36.4, 1.4, 37.4, 1.6,
        44, 1.3, 45.4,
      ],
      'wood #c89a60',
      {
        bands: [
          [0, 9.2, 'wood #a8342a'],
          [36.2, 46, 'wood #a8342a'],
        ],
        lying: true,
      },
    ),
    'dough roller',
    kitchen,
  ),
  item(
    'baseball-bat',
    [0.0686, 0.824, 0.0686],
    turned([2.4, 0, 2.5, 1, 1.4, 2.2, 1.3, 20, 2, 40, 3.2, 62, 3.4, 76, 2.8, 81, 0, 82.4], 'wood #c8955a', {
      curve: true,
      bands: [[2.4, 22, 'rubber #22222a']],
    }),
    'wooden bat',
    { stand: 'wall' },
  ),
  item(
    'bowling-pin',
    [0.122, 0.382, 0.122],
    turned([2.6, 0, 3.2, 1, 5.6, 8, 6, 12, 4.4, 18, 2.4, 24, 2.3, 27, 3.1, 31, 3.2, 34, 2, 37.2, 0, 38.2], 'plastic #f4f2ec', {
      curve: true,
      bands: [
        [23, 24.2, 'paint #c82430'],
        [25.6, 26.8, 'paint #c82430'],
      ],
    }),
    'skittle, ninepin',
  ),
  item(
    'spinning-top',
    [0.103, 0.134, 0.103],
    turned([0, 0, 0.6, 1, 4.6, 5, 5, 6.4, 3.4, 8, 1, 8.6, 0.6, 9, 0.6, 12.4, 0.9, 13, 0, 13.4], 'paint #d83a3a', {
      curve: true,
      bands: [
        [3, 4.2, 'paint #f4d040'],
        [4.2, 6.2, 'paint #2f7fc8'],
        [9, 14, 'wood'],
      ],
    }),
    'top toy, dreidel',
  ),
  item(
    'light-bulb',
    [0.063, 0.118, 0.063],
    turned([0.8, 0, 1.2, 0.6, 1.3, 0.8, 1.3, 3, 1.5, 3.4, 3, 7, 3, 9, 2, 11, 0, 11.8], 'lamp #fff2c8', {
      curve: true,
      bands: [
        [0, 0.7, 'rubber'],
        [0.7, 3.3, 'metal'],
      ],
    }),
    'bulb, lightbulb, electric bulb',
  ),
  item(
    'flask',
    [0.12, 0.156, 0.12],
    turned([5.6, 0, 6, 0.5, 5.6, 2, 2, 11, 1.8, 15, 2.3, 15.6], 'glass #cfe4ea', {
      wall: 0.3,
      content: ['glow #3ac8e8', 6.6],
      bands: [[0.4, 6.6, 'glow #3ac8e8']],
    }),
    'erlenmeyer flask, conical flask, chemistry flask, lab flask, laboratory glassware',
    { places: ['laboratory'] },
  ),
  item(
    'round-flask',
    [0.12, 0.216, 0.12],
    turned([0, 2, 3, 2.4, 5.4, 5, 6, 8, 5, 11, 2, 13.4, 1.6, 15, 1.6, 21, 2.1, 21.6], 'glass #cfe4ea', {
      curve: true,
      wall: 0.3,
      content: ['glow #a04ae8', 10],
      bands: [[2.6, 10, 'glow #a04ae8']],
      parts: [{ profile: [4.4, 0, 5, 0, 4.6, 2.8, 4, 3, 4.4, 0], finish: 'rubber' }],
    }),
    'boiling flask, round bottom flask, alembic',
    { places: ['laboratory'], family: 'flask' },
  ),
  item(
    'beaker',
    [0.114, 0.129, 0.104],
    turned([4.6, 0, 4.8, 0.4, 4.8, 12, 5.2, 12.6], 'glass #cfe4ea', {
      wall: 0.25,
      content: ['glow #e8c83a', 7.4],
      bands: [[0.4, 7.4, 'glow #e8c83a']],
      fittings: [fitting('lip', [0, 12.3, 1.6, 1])],
    }),
    'lab beaker, glass beaker',
    { places: ['laboratory'], family: 'flask' },
  ),
];
