import type { CatalogueRow } from '../../row/row.js';
import { fitting, itemsOf, turned } from './forms.js';

const item = itemsOf('goods');
const kitchen = { places: ['kitchen', 'dining room', 'restaurant', 'cafe'] };

/** Cups, plates, bowls, glasses and bottles. */
export const TABLEWARE_ROWS: readonly CatalogueRow[] = [
  item(
    'cup',
    [0.152, 0.079, 0.152],
    turned([2.4, 0, 2.6, 0.5, 3.6, 2.5, 4.2, 5, 4.4, 6.5], 'ceramic #f2efe8', {
      wall: 0.3,
      curve: true,
      content: ['chocolate #5a3520', 5.2],
      bands: [[5, 5.7, 'paint #3a6ea8']],
      parts: [{ profile: [3.5, -1.4, 4, -1.4, 7.5, -0.2, 7.6, 0.1, 3.5, -0.6, 2.4, 0.05, 0, 0.05], finish: 'ceramic #f2efe8' }],
      fittings: [fitting('loop', [1.6, 5.6, 2.6, 0.42])],
    }),
    'teacup, coffee cup, cup of tea, cup of coffee, espresso, cappuccino, cup and saucer',
    kitchen,
  ),
  item(
    'mug',
    [0.117, 0.095, 0.082],
    turned([3.9, 0, 4.1, 0.3, 4.1, 9.5], 'ceramic #c0392b', {
      wall: 0.4,
      inside: 'ceramic #f2efe8',
      content: ['chocolate #4a2a18', 8.2],
      fittings: [fitting('loop', [1.8, 8, 3.2, 0.6])],
    }),
    'coffee mug, tea mug, mug of coffee',
    kitchen,
  ),
  item(
    'tankard',
    [0.16, 0.164, 0.109],
    turned([5.4, 0, 5.6, 0.4, 4.9, 14], 'wood #9a6a3a', {
      wall: 0.6,
      content: ['foam #f4ead0', 13.7],
      bands: [
        [1.2, 2.8, 'iron'],
        [10.4, 12, 'iron'],
      ],
      sides: 14,
      parts: [{ profile: [0, 13, 4.2, 13.2, 5, 14.4, 4.4, 15.6, 2.4, 16.2, 0, 16.4], finish: 'foam #f6eed8', curve: true }],
      fittings: [fitting('loop', [2.4, 11.6, 4.4, 0.8], 'wood #7a5028')],
    }),
    'beer tankard, stein, beer stein, mug of ale, mead',
    { ...kitchen, family: 'mug' },
  ),
  item(
    'beer-glass',
    [0.098, 0.191, 0.098],
    turned([3.6, 0, 3.6, 1, 3.4, 2, 4.6, 15.5], 'glass #e0a030', {
      bands: [[0, 1.2, 'glass #d8e4e8']],
      parts: [{ profile: [4.6, 15.2, 4.9, 16.6, 4.2, 18.4, 2, 19, 0, 19.1], finish: 'foam #f8f2e4', curve: true }],
    }),
    'pint, beer, pint of beer, glass of beer, lager',
    kitchen,
  ),
  item(
    'tumbler',
    [0.08, 0.11, 0.08],
    turned([3.2, 0, 3.3, 0.3, 4, 11], 'glass #c4dce6', { wall: 0.3, content: ['water #6aa4c4', 8], bands: [[1, 8, 'water #6aa4c4']] }),
    'drinking glass, glass, water glass, glass of water, drink',
    kitchen,
  ),
  item(
    'juice-glass',
    [0.076, 0.19, 0.076],
    turned([3, 0, 3.1, 0.3, 3.8, 13], 'glass #c4dce6', {
      wall: 0.3,
      content: ['fruit #f08a1c', 11],
      bands: [[0.8, 11, 'fruit #f08a1c']],
      parts: [{ profile: [0, 12.6, 2.4, 12.9, 2.4, 13.5, 0, 13.7], finish: 'fruit #f8b040' }],
      fittings: [fitting('stem', [8, 19, 0, 0.35], 'plastic #d83a4a')],
    }),
    'juice, glass of juice, orange juice, lemonade',
    kitchen,
  ),
  item(
    'wine-glass',
    [0.082, 0.2, 0.082],
    turned([3.6, 0, 3.6, 0.25, 1, 0.6, 0.45, 1.2, 0.45, 1.2, 0.4, 8.5, 0.4, 8.5, 2.4, 10, 4, 13, 4.1, 15, 3.4, 20], 'glass #cfe0e8', {
      wall: 0.2,
      content: ['fruit #7a1428', 14.6],
      bands: [[9, 14.6, 'fruit #7a1428']],
    }),
    'glass of wine, red wine glass, wineglass',
    kitchen,
  ),
  item(
    'champagne-flute',
    [0.06, 0.23, 0.06],
    turned([3, 0, 3, 0.25, 0.8, 0.6, 0.4, 1.4, 0.4, 9, 0.4, 9, 1.6, 11, 2.5, 15, 2.4, 23], 'glass #d8e6ec', {
      wall: 0.2,
      content: ['glass #e8c050', 20.5],
      bands: [[9.6, 20.5, 'glass #e8c050']],
    }),
    'champagne glass, flute glass, champagne, glass of champagne',
    { ...kitchen, family: 'wine-glass' },
  ),
  item(
    'cocktail-glass',
    [0.116, 0.22, 0.116],
    turned([3.6, 0, 3.6, 0.25, 0.8, 0.6, 0.4, 1.2, 0.4, 9, 0.4, 9, 5.8, 16], 'glass #cfe4ea', {
      wall: 0.2,
      content: ['candy #f0588a', 14.8],
      bands: [[9.4, 14.8, 'candy #f0588a']],
      parts: [{ profile: [0, 16.4, 1.1, 17.2, 1.1, 18, 0, 18.8], finish: 'fruit #7aa030', curve: true }],
      fittings: [fitting('stem', [12, 22, 0, 0.2], 'wood')],
    }),
    'martini glass, cocktail, martini',
    kitchen,
  ),
  item(
    'goblet',
    [0.0864, 0.155, 0.0864],
    turned([4, 0, 4, 0.4, 3.2, 1, 1.2, 2, 0.8, 4, 1.5, 5.2, 0.8, 6.4, 1, 7.6, 3.2, 8.8, 4.2, 11, 4.3, 13, 4.1, 15.5], 'gold', {
      curve: true,
      wall: 0.3,
      content: ['fruit #6e1024', 14.2],
      bands: [[11.4, 12.8, 'paint #a01c2c']],
    }),
    'chalice, holy grail, grail, golden cup',
    { principal: 'body' },
  ),
  item(
    'trophy',
    [0.218, 0.264, 0.14],
    turned([3.4, 6, 3.4, 6.6, 1.2, 8, 1, 10.5, 1.6, 11.4, 1.2, 12.4, 4, 15, 6, 19, 6.6, 25, 7, 26.4], 'gold', {
      curve: true,
      wall: 0.4,
      fittings: [fitting('pair', [16.5, 25, 4, 0.6], 'gold')],
      parts: [{ profile: [6, 0, 6, 2, 5, 2.2, 5, 6, 0, 6.1], finish: 'wood #4a2c1c' }],
    }),
    'trophy cup, winner cup, award',
  ),
  item(
    'plate',
    [0.264, 0.024, 0.264],
    turned([7.5, 0, 8, 0.2, 13, 2, 13.2, 2.3, 12.9, 2.4, 8.4, 0.8, 8, 0.6, 0, 0.6], 'ceramic #f4f1ea', {
      bands: [[1.7, 2.6, 'paint #2f5f9a']],
      sides: 32,
    }),
    'dish, dinner plate, china plate',
    kitchen,
  ),
  item(
    'bowl',
    [0.192, 0.08, 0.192],
    turned([4, 0, 4.2, 0.8, 7, 2.4, 9, 5.2, 9.6, 8], 'ceramic #3f7f86', { wall: 0.5, inside: 'ceramic #efe8d8', curve: true }),
    'soup bowl, cereal bowl, salad bowl, mixing bowl, sugar bowl, washing-up bowl, tea bowl',
    kitchen,
  ),
  item(
    'bottle',
    [0.072, 0.265, 0.0733],
    turned([3.4, 0, 3.6, 0.4, 3.6, 14, 3.4, 16, 1.4, 19, 1.3, 24, 1.6, 24, 1.6, 25, 1.3, 25], 'glass #3f9a5a', {
      parts: [{ profile: [1.5, 24.6, 1.5, 26.4, 0, 26.5], finish: 'paint #c8a840' }],
      fittings: [fitting('label', [4, 12, 8], 'paper #f0e6c8')],
    }),
    'glass bottle, green bottle, soda bottle',
    kitchen,
  ),
  item(
    'wine-bottle',
    [0.076, 0.306, 0.0773],
    turned([3.5, 0, 3.8, 0.5, 3.8, 18, 3.5, 20, 1.6, 23, 1.4, 25, 1.4, 25, 1.6, 25, 1.6, 30.5, 0, 30.6], 'glass #1f3a28', {
      bands: [[25, 31, 'paint #8a1c2c']],
      fittings: [fitting('label', [6, 15, 9.4], 'paper #f2ead2'), fitting('label', [7, 9, 6, 0.1], 'paint #8a1c2c')],
    }),
    'bottle of wine, red wine, champagne bottle',
    { ...kitchen, family: 'bottle' },
  ),
  item(
    'beer-bottle',
    [0.062, 0.235, 0.0633],
    turned([2.9, 0, 3.1, 0.4, 3.1, 13, 2.8, 15, 1.5, 18, 1.3, 22.5, 1.6, 22.6, 1.6, 23.4, 0, 23.5], 'glass #6e3c14', {
      bands: [[22.5, 23.6, 'gold']],
      fittings: [fitting('label', [4, 11, 7], 'paint #d8b040')],
    }),
    'bottle of beer',
    { ...kitchen, family: 'bottle' },
  ),
  item(
    'water-bottle',
    [0.068, 0.228, 0.068],
    turned([3, 0, 3.4, 0.6, 3.4, 4, 3.1, 5, 3.4, 6, 3.4, 9, 3.1, 10, 3.4, 11, 3.4, 16, 2.6, 19, 1.4, 20.5, 1.4, 21], 'glass #9fd0ea', {
      bands: [[11, 15.5, 'plastic #2a6fc0']],
      parts: [{ profile: [1.6, 20.6, 1.6, 22.8, 0, 22.8], finish: 'plastic #2a6fc0' }],
    }),
    'plastic bottle, bottle of water',
    { ...kitchen, family: 'bottle' },
  ),
  item(
    'milk-bottle',
    [0.084, 0.229, 0.084],
    turned([4, 0, 4.2, 0.5, 4.2, 13, 3.8, 15.5, 2.4, 18.5, 2.2, 21, 2.6, 21.4, 2.6, 22.4, 0, 22.4], 'ceramic #f6f4ee', {
      bands: [[18.6, 21.2, 'glass #d4e4ea']],
      parts: [{ profile: [2.7, 21.6, 2.7, 22.8, 0, 22.9], finish: 'paint #3a7fc8' }],
    }),
    'bottle of milk, milk',
    { ...kitchen, family: 'bottle' },
  ),
  item(
    'sauce-bottle',
    [0.062, 0.21, 0.0632],
    turned([2.8, 0, 3, 0.4, 3.1, 11, 2.2, 14, 1.5, 15, 1.5, 16.4], 'plastic #c41e1e', {
      parts: [{ profile: [1.8, 16, 1.8, 17.6, 0.7, 18.2, 0.4, 21, 0, 21], finish: 'plastic #f4f0e8' }],
      fittings: [fitting('label', [4, 10, 4.4], 'paper #f6f0e0')],
    }),
    'ketchup, ketchup bottle, hot sauce',
    kitchen,
  ),
  item(
    'jug',
    [0.208, 0.228, 0.15],
    turned([5, 0, 5.4, 0.8, 7.4, 6, 7, 11, 4.6, 16, 4.4, 19, 5.4, 22], 'ceramic #e8ddc4', {
      wall: 0.5,
      curve: true,
      content: ['cream', 15],
      bands: [[8.6, 10.4, 'paint #2f5f9a']],
      fittings: [fitting('loop', [6, 19.6, 4.6, 0.8]), fitting('lip', [0, 21.7, 4, 2])],
    }),
    'pitcher, milk jug, water jug, ewer, sauce boat, gravy boat, sauceboat, creamer',
    kitchen,
  ),
  item(
    'teapot',
    [0.285, 0.178, 0.179],
    turned(
      [
        4.6, 0, 5, 0.6, 8.4, 4.5, 8.8, 7.5, 7, 11, 4.4, 12.6, 4.4, 12.6, 4.6, 13.4, 3.2, 14.6, 0.8, 15.2, 0.5, 15.6, 0.5, 15.6, 1.3, 16.4,
        1.1, 17.4, 0, 17.8,
      ],
      'ceramic #4f7fb8',
      {
        curve: true,
        bands: [[12.6, 13.5, 'ceramic #f2efe8']],
        fittings: [fitting('loop', [3.6, 11.2, 5, 0.8]), fitting('spout', [4.4, 12.4, 6.4, 1.3])],
      },
    ),
    'tea pot, china teapot, tea set, tea service',
    kitchen,
  ),
  item(
    'kettle',
    [0.238, 0.237, 0.185],
    turned([8.6, 0, 9.2, 0.6, 9, 4, 7.4, 10, 4.6, 13.4, 4.6, 13.4, 4.8, 14, 1, 15, 0, 15.1], 'metal #b8bec4', {
      curve: true,
      fittings: [
        fitting('bail', [9, 23, 0, 0.7], 'plastic #2a2624'),
        fitting('spout', [5, 13.4, 5, 1.7]),
        fitting('knob', [15.8, 0, 0, 1.2], 'plastic #2a2624'),
      ],
    }),
    'tea kettle, teakettle, water kettle',
    kitchen,
  ),
  item(
    'coffee-pot',
    [0.221, 0.243, 0.132],
    turned([6.4, 0, 6.6, 0.6, 4.4, 10, 4.8, 10, 4.8, 11.2, 4.4, 11.2, 6.2, 20, 5.8, 20.6, 1, 22.6, 0, 22.7], 'metal #b4b8bc', {
      sides: 8,
      fittings: [
        fitting('loop', [12.4, 20, 5.4, 0.9], 'plastic #1f1c1a'),
        fitting('knob', [23.2, 0, 0, 1.1], 'plastic #1f1c1a'),
        fitting('lip', [0, 20, 5, 2.4]),
      ],
    }),
    'moka pot, espresso maker, percolator',
    kitchen,
  ),
  item(
    'thermos',
    [0.126, 0.289, 0.088],
    turned([4.2, 0, 4.4, 0.5, 4.4, 20, 3.6, 22, 3.4, 22], 'paint #2f6a4a', {
      parts: [{ profile: [3.9, 21.6, 3.9, 28, 3.2, 28.8, 0, 28.9], finish: 'metal' }],
      bands: [
        [0, 1.4, 'metal'],
        [18.6, 20, 'metal'],
      ],
      fittings: [fitting('loop', [6, 17, 3.4, 0.7], 'plastic #2a2a2c')],
    }),
    'thermos flask, vacuum flask',
  ),
  item(
    'paper-cup',
    [0.088, 0.119, 0.088],
    turned([2.9, 0, 3, 0.2, 4.1, 10.4], 'paper #f4f0e6', {
      bands: [[3, 8.4, 'paper #a8784a']],
      parts: [{ profile: [4.4, 10.2, 4.4, 10.9, 4, 11, 3.7, 11.9, 0, 11.9], finish: 'plastic #26221f' }],
    }),
    'takeaway coffee, coffee to go, disposable cup',
    kitchen,
  ),
  item(
    'jar',
    [0.096, 0.151, 0.0973],
    turned([4.4, 0, 4.8, 0.6, 4.8, 11, 4, 12.6, 4, 13.4], 'glass #cfe2e4', {
      bands: [[0.9, 10, 'fruit #b8283c']],
      parts: [{ profile: [4.5, 13, 4.5, 15, 0, 15.1], finish: 'metal #d8b04a' }],
      fittings: [fitting('label', [3.5, 8.5, 6], 'paper #f6efdc')],
    }),
    'jam jar, glass jar, mason jar, preserving jar, pickle jar, jam, marmalade, jar of jam',
    kitchen,
  ),
  item(
    'honey-jar',
    [0.141, 0.24, 0.142],
    turned([5, 0, 5.6, 0.8, 7, 5, 6.6, 10, 5, 12.4, 5.4, 13.6], 'glass #e09a1c', {
      curve: true,
      wall: 0.5,
      content: ['wax #f0b030', 12.6],
      fittings: [fitting('stem', [8, 24, 0, 0.5], 'wood'), fitting('label', [4, 9.4, 7], 'paper #f6e6b4')],
      parts: [
        { profile: [4.9, 11.4, 5.5, 11.4, 5.5, 12.2, 4.9, 12.2, 4.9, 11.4], finish: 'rope' },
        { profile: [0, 12, 1.6, 13, 1.6, 15.4, 0, 16.4], finish: 'wood #c89a5c', curve: true },
      ],
    }),
    'honey pot, pot of honey, honey',
    kitchen,
  ),
  item(
    'salt-shaker',
    [0.048, 0.083, 0.048],
    turned([2.2, 0, 2.4, 0.3, 1.9, 6, 1.9, 6], 'glass #b4d0dc', {
      bands: [[0.4, 4.4, 'snow']],
      parts: [{ profile: [2.1, 5.8, 2.1, 7, 1.4, 8, 0, 8.3], finish: 'metal #8a8e94' }],
    }),
    'pepper shaker, salt cellar, salt and pepper, salt and pepper shakers',
    kitchen,
  ),
  item(
    'pepper-mill',
    [0.0612, 0.222, 0.0612],
    turned(
      [
        3, 0, 3, 2, 2.2, 4, 1.6, 9, 2.4, 13, 2.6, 14, 2.6, 14, 1.2, 14.6, 2.6, 16.4, 2.8, 18.4, 1.8, 20.4, 0.6, 20.8, 0.6, 20.8, 0.9, 21.6,
        0, 22.2,
      ],
      'wood #6e4024',
      { curve: true, bands: [[20.7, 22.4, 'chrome']] },
    ),
    'pepper grinder',
    kitchen,
  ),
  item(
    'mortar',
    [0.166, 0.186, 0.152],
    turned([5.4, 0, 5.6, 1.4, 4.4, 2.6, 6.6, 6, 7.6, 11], 'stone #77736c', {
      wall: 1.1,
      curve: true,
      content: ['leaf #7a9a4a', 5],
      fittings: [fitting('stick', [5, 18, 8, 1.2], 'stone #a8a49a')],
    }),
    'mortar and pestle, pestle',
    kitchen,
  ),
];
