import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const KITCHEN = { stand: 'wall', places: ['kitchen'] } as const;
const LAUNDRY = { stand: 'wall', places: ['laundry-room', 'bathroom'] } as const;

/** Household appliances. */
export const APPLIANCE_ROWS: readonly CatalogueRow[] = [
  row(
    'washing-machine',
    [0.6, 0.86, 0.62],
    { generator: 'appliance', front: 'porthole' },
    { ...LAUNDRY, words: 'washer, laundry machine, clothes washer' },
  ),
  row(
    'top-loader',
    [0.66, 1.5, 0.66],
    { generator: 'appliance', front: 'top-loader' },
    { ...LAUNDRY, words: 'top-loading washer, top load washing machine', family: 'washing-machine' },
  ),
  row(
    'dryer',
    [0.62, 0.9, 0.66],
    { generator: 'appliance', front: 'porthole' },
    {
      ...LAUNDRY,
      words: 'tumble dryer, clothes dryer, drier',
      family: 'washing-machine',
      finishes: { body: 'metal #6c7278', panel: 'plastic #2a2c30', door: 'chrome', glass: 'glass #101820' },
    },
  ),
  row(
    'oven',
    [0.6, 0.86, 0.6],
    { generator: 'appliance', front: 'oven' },
    { ...KITCHEN, words: 'baking oven, electric oven, built-in oven, wall oven' },
  ),
  row(
    'double-oven',
    [0.62, 1.35, 0.6],
    { generator: 'appliance', front: 'double-oven' },
    {
      ...KITCHEN,
      words: 'twin oven, stacked oven, oven tower',
      family: 'oven',
      finishes: { body: 'metal #3a3d42', steel: 'metal #5a5e64' },
    },
  ),
  row(
    'range-cooker',
    [1.1, 1.08, 0.66],
    { generator: 'appliance', front: 'range' },
    {
      ...KITCHEN,
      words: 'range, kitchen range, cooking range, gas range, restaurant stove, professional stove, aga, aga cooker, aga stove',
      family: 'oven',
      finishes: { body: 'paint #1f4a3a', steel: 'paint #245543' },
    },
  ),
  row(
    'microwave',
    [0.5, 0.3, 0.38],
    { generator: 'appliance', front: 'microwave' },
    { stand: 'surface', places: ['kitchen'], words: 'microwave oven', finishes: { body: 'metal #c4c8cc' } },
  ),
  row(
    'dishwasher',
    [0.6, 0.86, 1.22],
    { generator: 'appliance', front: 'dishwasher' },
    { ...KITCHEN, words: 'dish washer, open dishwasher' },
  ),
  row(
    'fridge-freezer',
    [0.62, 1.82, 0.66],
    { generator: 'appliance', front: 'fridge' },
    { ...KITCHEN, words: 'white fridge, tall fridge, freezer, upright freezer', family: 'refrigerator' },
  ),
  row(
    'double-door-fridge',
    [0.92, 1.8, 0.76],
    { generator: 'appliance', front: 'french-fridge' },
    {
      ...KITCHEN,
      words: 'american fridge, french door refrigerator, side-by-side fridge, large fridge, steel fridge',
      family: 'refrigerator',
      principal: 'steel',
      finishes: { body: 'metal #4a4e54', steel: 'metal #aab0b6' },
    },
  ),
  row(
    'retro-fridge',
    [0.62, 1.55, 0.68],
    { generator: 'appliance', front: 'retro-fridge' },
    {
      ...KITCHEN,
      words: 'vintage fridge, fifties fridge, retro refrigerator, smeg fridge',
      family: 'refrigerator',
      finishes: { body: 'paint #7cc0b4' },
    },
  ),
  row(
    'mini-fridge',
    [0.5, 0.62, 0.5],
    { generator: 'appliance', front: 'fridge' },
    { words: 'small fridge, hotel fridge, bar fridge, dorm fridge', family: 'refrigerator', finishes: { body: 'paint #2a2c30' } },
  ),
  row(
    'wine-cooler',
    [0.6, 1.1, 0.58],
    { generator: 'appliance', front: 'glass-door' },
    { words: 'wine fridge, wine refrigerator, wine chiller', family: 'refrigerator', finishes: { body: 'metal #26282c' } },
  ),
  row(
    'chest-freezer',
    [1.3, 1.32, 0.7],
    { generator: 'appliance', front: 'chest' },
    { words: 'deep freezer, freezer chest, deep freeze', family: 'refrigerator', places: ['basement', 'garage'] },
  ),
];
