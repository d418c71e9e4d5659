import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { CartSpec } from '../../parameters/vehicles/vehicles-road.js';

const row = rowsOf('vehicles');
const cart = (body: CartSpec['body'], wheels?: 2 | 4): CartSpec => ({
  generator: 'cart',
  body,
  ...(wheels === undefined ? {} : { wheels }),
});
const OUTDOORS: RowDetails = { side: 'outdoors' };

/** Vehicles that animals or people draw, push or ride down a slope. */
export const CART_ROWS: readonly CatalogueRow[] = [
  row('cart', [1.7, 1.4, 3.2], cart('box', 2), {
    ...OUTDOORS,
    words: 'ox cart, donkey cart, horse cart, farm cart, wooden cart, bullock cart',
  }),
  row('wagon', [1.8, 1.6, 4], cart('box', 4), {
    ...OUTDOORS,
    words: 'farm wagon, horse wagon, wooden wagon, bullock wagon, ox wagon, bullock dray',
    finishes: { body: 'planks #7a5a3a', wood: 'paint #a03c2a' },
  }),
  row('covered-wagon', [2, 2.7, 4.6], cart('covered', 4), {
    ...OUTDOORS,
    words: 'prairie schooner, conestoga wagon, pioneer wagon',
    family: 'wagon',
  }),
  row('hay-wagon', [2.2, 2.4, 4.6], cart('hay', 4), { ...OUTDOORS, words: 'hay cart, haycart, harvest wagon', family: 'wagon' }),
  row('stagecoach', [2, 2.6, 4.6], cart('stagecoach'), {
    ...OUTDOORS,
    words: 'mail coach, horse coach',
    finishes: { body: 'paint #8a2c20', wood: 'paint #e0b040', trim: 'paint #6a1f18' },
  }),
  row('carriage', [1.9, 2.3, 4.2], cart('carriage'), {
    ...OUTDOORS,
    words: 'horse carriage, royal carriage, horse-drawn carriage, coach carriage, royal coach',
    finishes: { body: 'paint #f0ece2', wood: 'gold', pane: 'window #6a88a0' },
  }),
  row('gypsy-wagon', [2.2, 3.2, 4.6], cart('vardo'), {
    ...OUTDOORS,
    words: 'vardo, circus wagon, travelling wagon',
    finishes: { body: 'paint #2f7a5a', roof: 'paint #a02c28', wood: 'paint #e0a838', trim: 'paint #c03830' },
  }),
  row('war-wagon', [2.1, 2.4, 4.4], cart('war-wagon'), { ...OUTDOORS, words: 'battle wagon', finishes: { roof: 'planks #5a4430' } }),
  row('chariot', [1.7, 1.35, 3], cart('chariot'), {
    ...OUTDOORS,
    words: 'war chariot, roman chariot',
    finishes: { body: 'paint #a8242a' },
  }),
  row('rickshaw', [1.3, 1.85, 2.7], cart('rickshaw'), {
    ...OUTDOORS,
    words: 'pulled rickshaw, jinrikisha',
    finishes: { body: 'paint #8a1c1c', hood: 'leather #2c2422' },
  }),
  row('hand-cart', [1.1, 0.95, 2], cart('hand-cart'), { ...OUTDOORS, words: 'handcart, pushcart, barrow' }),
  row('vendor-cart', [1.7, 2.2, 1.5], cart('market-cart'), {
    ...OUTDOORS,
    words: 'market cart, fruit cart, food cart, hot dog cart, peddler cart',
    finishes: { body: 'paint #2f7a5a', stripe: 'paint #c83028', wicker: 'wicker' },
  }),
  row('sled', [0.6, 0.36, 1.4], cart('sled'), { words: 'sledge, snow sled', finishes: { body: 'wood #c07a3c' } }),
  row('sleigh', [1.4, 1.4, 2.8], cart('sleigh'), {
    ...OUTDOORS,
    words: 'santa sleigh, horse sleigh, christmas sleigh',
    finishes: { body: 'paint #b01c20', velvet: 'fabric #2c5a34', sack: 'canvas #a07848' },
  }),
  row('dog-sled', [0.75, 1.1, 2.6], cart('dog-sled'), {
    ...OUTDOORS,
    words: 'dogsled, husky sled',
    principal: 'canvas',
    finishes: { canvas: 'canvas #4f6a8a' },
    family: 'sled',
  }),
  row('stroller', [0.55, 1.05, 0.95], cart('stroller'), {
    words: 'baby carriage, pram, pushchair, buggy, baby stroller, perambulator',
    finishes: { body: 'fabric #2c3f6a', hood: 'fabric #24345a' },
    semantic: 'object',
  }),
  row('soapbox-car', [1.1, 0.75, 1.9], cart('soapbox'), { words: 'soapbox racer, gravity racer', finishes: { body: 'planks #b08a4a' } }),
  row('sedan-chair', [0.9, 1.8, 3.2], cart('sedan-chair'), {
    words: 'palanquin, litter',
    finishes: { body: 'paint #2c4a6a', roof: 'paint #1f2c3f' },
  }),
];
