import type { RackSpec } from '../../parameters/furnishings/furnishings-storage.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const rack = (rest: Omit<RackSpec, 'generator'>): RackSpec => ({ generator: 'rack', ...rest });
const WALL = { stand: 'wall' } as const;

/** Shelves and racks. */
export const RACK_ROWS: readonly CatalogueRow[] = [
  row('shelf-unit', [1, 1.85, 0.36], rack({ levels: 5, posts: 'wood', contents: 'mixed', fill: 0.75 }), {
    ...WALL,
    words: 'shelving unit, shelving, shelves, wooden shelf, storage shelf, storage rack',
    variants: 4,
    finishes: { shelf: 'wood #b8884e', post: 'wood #a07440' },
  }),
  row('shelf', [0.9, 0.46, 0.26], rack({ levels: 1, posts: 'none', contents: 'books', fill: 0.6 }), {
    stand: 'hung',
    words: 'wall shelf, floating shelf, wall-mounted shelf, hanging shelf',
    variants: 4,
    finishes: { shelf: 'wood #9a6a38', post: 'iron #2c2c2e' },
  }),
  row('plant-shelf', [0.9, 0.44, 0.26], rack({ levels: 1, posts: 'none', contents: 'plants' }), {
    stand: 'hung',
    words: 'shelf with plants, shelf of plants',
    variants: 3,
    family: 'shelf',
    finishes: { shelf: 'wood #d0a870', post: 'wood #d0a870' },
  }),
  row('metal-shelf', [1.2, 1.9, 0.5], rack({ levels: 4, posts: 'angle', contents: 'boxes' }), {
    ...WALL,
    words: 'metal shelving, industrial shelf, garage shelf, steel shelf, storage shelving',
    places: ['garage', 'warehouse', 'basement'],
    variants: 4,
    finishes: { shelf: 'metal #8f979e', post: 'metal #6f777e' },
  }),
  row('wire-shelf', [1.1, 1.8, 0.46], rack({ levels: 4, posts: 'wire', contents: 'jars', wheels: true }), {
    ...WALL,
    words: 'wire rack, chrome shelf, kitchen rack, catering rack',
    places: ['kitchen'],
    variants: 3,
    finishes: { shelf: 'chrome', post: 'chrome' },
  }),
  row('ladder-shelf', [0.7, 1.85, 0.44], rack({ levels: 5, posts: 'ladder', contents: 'plants', fill: 0.7 }), {
    ...WALL,
    words: 'leaning shelf, a-frame shelf, plant stand, plant ladder',
    variants: 3,
    finishes: { shelf: 'wood #b8884e', post: 'wood #8a5f34' },
  }),
  row('supermarket-shelf', [2.4, 2.1, 0.6], rack({ levels: 5, posts: 'gondola', contents: 'mixed', bays: 3, fill: 1.05 }), {
    ...WALL,
    words: 'grocery shelf, store shelf, shop shelf, gondola shelf, retail shelf, supermarket aisle, shop shelving, grocery shelves',
    places: ['supermarket', 'shop'],
    variants: 4,
    finishes: { shelf: 'paint #e8e6e0', post: 'paint #b8bcc0', back: 'paint #f2f0ea' },
  }),
  row('pallet-rack', [5.6, 4.6, 1.1], rack({ levels: 3, posts: 'pallet', contents: 'pallets', bays: 2 }), {
    words:
      'warehouse rack, warehouse shelf, pallet racking, warehouse shelving, storage racking, pallet shelf, industrial racking, warehouse shelves',
    places: ['warehouse'],
    variants: 4,
    solid: 'parts',
    finishes: { post: 'paint #2f5f9a', beam: 'paint #e8801c' },
  }),
  row('shoe-rack', [0.9, 0.7, 0.34], rack({ levels: 3, posts: 'wire', contents: 'shoes' }), {
    ...WALL,
    words: 'shoe shelf, shoe stand',
    places: ['hallway'],
    variants: 3,
    finishes: { shelf: 'metal #3a3d42', post: 'metal #3a3d42' },
  }),
  row('bread-rack', [1, 1.8, 0.55], rack({ levels: 5, posts: 'wood', contents: 'bread', fill: 1 }), {
    ...WALL,
    words: 'bakery rack, bakery shelf, bread shelf',
    places: ['bakery'],
    variants: 3,
    finishes: { shelf: 'wood #c79a5e', post: 'wood #9a6c3a' },
  }),
  row('wine-shelf', [1, 1.7, 0.34], rack({ levels: 7, posts: 'sides', contents: 'wine', fill: 1.05 }), {
    ...WALL,
    words: 'wine storage, wine cabinet, bottle rack',
    places: ['wine-cellar'],
    finishes: { shelf: 'wood #6a4426', post: 'wood #5a3620' },
  }),
  row('bar-shelf', [1.8, 2, 0.34], rack({ levels: 5, posts: 'sides', contents: 'bottles', back: true, fill: 1 }), {
    ...WALL,
    words: 'back bar, liquor shelf, shelf of bottles, bottle shelf, spirits shelf',
    places: ['bar', 'tavern'],
    variants: 3,
    finishes: { shelf: 'wood #5a3620', post: 'wood #4a2c18', back: 'chrome #93a4ac' },
  }),
  row('jar-shelf', [1.1, 1.5, 0.3], rack({ levels: 5, posts: 'sides', contents: 'jars', back: true, fill: 1 }), {
    ...WALL,
    words: 'pantry shelf, apothecary shelf, potion shelf, preserve shelf',
    places: ['kitchen', 'alchemist-lab'],
    variants: 3,
    finishes: { shelf: 'wood #8a5c32', post: 'wood #7a4e28', back: 'wood #6a4422' },
  }),
  row('dish-rack-shelf', [1.1, 1.2, 0.3], rack({ levels: 3, posts: 'sides', contents: 'dishes', back: true }), {
    stand: 'hung',
    words: 'plate shelf, crockery shelf, dish shelf',
    places: ['kitchen'],
    variants: 3,
    finishes: { shelf: 'paint #f0ece2', post: 'paint #f0ece2', back: 'paint #dcd6c8' },
  }),
  row('tyre-rack', [2, 1.9, 0.62], rack({ levels: 3, posts: 'angle', contents: 'tyres' }), {
    ...WALL,
    words: 'tire rack, rack of tires, rack of tyres',
    places: ['garage'],
    finishes: { shelf: 'metal #6f777e', post: 'paint #c8302a' },
  }),
  row('magazine-stand', [1, 1.5, 0.42], rack({ levels: 4, posts: 'ladder', contents: 'magazines', back: false, fill: 1.02 }), {
    ...WALL,
    words: 'newsstand rack, magazine rack, magazine display',
    places: ['shop'],
    variants: 3,
    finishes: { shelf: 'metal #4a4e54', post: 'metal #3a3d42' },
  }),
  row('fruit-rack', [1.5, 1.3, 0.8], rack({ levels: 3, posts: 'ladder', contents: 'fruit', fill: 1.02 }), {
    ...WALL,
    words: 'fruit display, produce display, vegetable rack, fruit shelf, produce stand',
    places: ['supermarket', 'market'],
    variants: 3,
    finishes: { shelf: 'wood #8a5f34', post: 'wood #6a4426' },
  }),
  row('utility-cart', [0.75, 0.92, 0.45], rack({ levels: 3, posts: 'metal', contents: 'jars', wheels: true, fill: 0.9 }), {
    words: 'rolling cart, kitchen trolley, kitchen cart, storage cart, serving trolley',
    variants: 3,
    finishes: { shelf: 'paint #5f9a94', post: 'paint #5f9a94' },
  }),
];
