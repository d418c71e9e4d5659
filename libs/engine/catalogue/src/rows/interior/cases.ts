import type { CabinetColumn, CellKind, CabinetSpec } from '../../parameters/furnishings/furnishings-storage.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

const row = rowsOf('interior');

type Hex = `#${string}`;

type Cells = CabinetColumn['cells'];

const column = (...cells: Cells): CabinetColumn => ({ cells });
const columns = (count: number, ...cells: Cells): CabinetColumn[] => Array.from({ length: count }, () => column(...cells));
const times = (kind: CellKind, count: number): CellKind[] => Array.from({ length: count }, () => kind);

const cabinet = (rest: Omit<CabinetSpec, 'generator'>): CabinetSpec => ({ generator: 'cabinet', ...rest });

/** All boards of a cabinet: fronts in the first colour, the rest in the second. */
const tones = (front: Finish, body: Finish, inset: Finish = body): Readonly<Record<string, Finish>> => ({
  front,
  body,
  top: body,
  inset,
  plinth: body,
  legs: body,
  inside: body,
});
const wood = (front: Hex, body: Hex): Readonly<Record<string, Finish>> => tones(`wood ${front}`, `wood ${body}`);
const painted = (front: Hex, body: Hex): Readonly<Record<string, Finish>> => tones(`paint ${front}`, `paint ${body}`);

const WALL = { stand: 'wall' } as const;

/** Bookcases, lockers and cabinets of offices and bathrooms. */
export const CASE_ROWS: readonly CatalogueRow[] = [
  row(
    'tv-stand',
    [1.7, 1.16, 0.42],
    cabinet({
      columns: [column('door'), column('open', 'open'), column('door')],
      handles: 'slot',
      on: 'television',
      support: { style: 'pointed', thickness: 0.04 },
      feet: 0.13,
    }),
    {
      ...WALL,
      words: 'tv unit, media console, tv cabinet, television stand, entertainment center, entertainment unit, media unit, tv console',
      places: ['living-room'],
      finishes: wood('#9c6a3a', '#84562c'),
    },
  ),
  row('bookcase', [1, 2.05, 0.32], cabinet({ columns: [column('books')], handles: 'none', crown: 'cornice' }), {
    ...WALL,
    words: 'book case, library shelf, bookrack',
    places: ['library', 'study', 'living-room'],
    variants: 4,
    principal: 'body',
    family: 'bookshelf',
    finishes: wood('#7a4a28', '#7a4a28'),
  }),
  row(
    'library-bookcase',
    [2.4, 2.6, 0.42],
    cabinet({ columns: columns(3, ['books', 3], 'door'), handles: 'ring', fronts: 'panel', crown: 'cornice' }),
    {
      ...WALL,
      words: 'wall of books, book wall, library wall, built-in bookcase',
      places: ['library'],
      variants: 3,
      principal: 'body',
      family: 'bookcase',
      finishes: wood('#5a3620', '#4c2c18'),
    },
  ),
  row('low-bookcase', [1.3, 0.9, 0.32], cabinet({ columns: columns(2, 'books'), handles: 'none' }), {
    ...WALL,
    words: 'half bookcase, children’s bookcase, short bookcase',
    places: ['nursery', 'classroom'],
    variants: 3,
    principal: 'body',
    family: 'bookcase',
    finishes: painted('#f0eee8', '#f0eee8'),
  }),
  row('toy-shelf', [1.2, 0.95, 0.36], cabinet({ columns: columns(3, 'toys'), handles: 'none' }), {
    ...WALL,
    words: 'toy rack, toy storage, playroom shelf',
    places: ['nursery'],
    variants: 3,
    principal: 'body',
    finishes: wood('#d8b47c', '#d8b47c'),
  }),
  row(
    'filing-cabinet',
    [0.46, 1.32, 0.62],
    cabinet({ columns: [column(...times('file-drawer', 4))], handles: 'none', feet: 0.03, overhang: 0.002 }),
    {
      ...WALL,
      words: 'file cabinet, file drawers, filing drawers, document cabinet',
      places: ['office'],
      finishes: tones('metal #8a949c', 'metal #78828a'),
    },
  ),
  row(
    'wide-filing-cabinet',
    [0.92, 1.05, 0.48],
    cabinet({ columns: [column(...times('file-drawer', 3))], handles: 'none', feet: 0.04, overhang: 0.002 }),
    {
      ...WALL,
      words: 'lateral file, lateral filing cabinet',
      places: ['office'],
      family: 'filing-cabinet',
      finishes: tones('paint #e2e0d8', 'paint #d0cec4'),
    },
  ),
  row(
    'office-cupboard',
    [1, 1.95, 0.45],
    cabinet({ columns: [column('files', 'files', ['pair', 1.2])], handles: 'latch', feet: 0.05, overhang: 0.004 }),
    {
      ...WALL,
      words: 'office cabinet, binder cabinet, office storage, folder shelf',
      places: ['office'],
      variants: 2,
      finishes: wood('#c8a878', '#d8d4cc'),
    },
  ),
  row('locker', [0.4, 1.85, 0.5], cabinet({ columns: [column('vent')], handles: 'none', feet: 0.1, overhang: 0.002 }), {
    ...WALL,
    words: 'gym locker, single locker, metal locker',
    places: ['gym', 'school'],
    finishes: tones('paint #3f6f9a', 'paint #34608a'),
  }),
  row('locker-row', [1.9, 1.85, 0.5], cabinet({ columns: columns(5, 'vent', 'vent'), handles: 'none', feet: 0.1, overhang: 0.002 }), {
    ...WALL,
    words: 'lockers, school lockers, locker bank, row of lockers, changing room lockers',
    places: ['gym', 'school'],
    family: 'locker',
    finishes: tones('paint #b03a30', 'paint #96302a'),
  }),
  row(
    'apothecary-cabinet',
    [1.3, 1.3, 0.42],
    cabinet({ columns: columns(6, ...times('drawer', 6)), handles: 'ring', support: { style: 'bun', thickness: 0.05 }, feet: 0.1 }),
    {
      ...WALL,
      words: 'card catalog, card catalogue, medicine chest of drawers, multi-drawer cabinet, pharmacy cabinet',
      places: ['library', 'alchemist-lab'],
      finishes: wood('#8a5a30', '#6e4422'),
    },
  ),
  row('pigeonholes', [1.2, 1.3, 0.36], cabinet({ columns: columns(2, ['pigeonholes', 3], 'drawer'), handles: 'ring', crown: 'cornice' }), {
    ...WALL,
    words: 'pigeonhole cabinet, mail slots, mail sorter, key cubbies, hotel key rack',
    places: ['hotel'],
    finishes: wood('#8a5a32', '#7a4c28'),
  }),
  row('trophy-case', [1.5, 1.9, 0.42], cabinet({ columns: columns(2, ['trophies', 4], ['blank', 0.8]), handles: 'none', glazed: true }), {
    ...WALL,
    words: 'trophy cabinet, award cabinet, trophy display',
    places: ['school'],
    principal: 'body',
    finishes: wood('#5a3620', '#4c2c18'),
  }),
  row('medicine-cabinet', [0.6, 0.72, 0.16], cabinet({ columns: [column('mirror'), column('tools')], handles: 'knob', feet: 0 }), {
    stand: 'hung',
    words: 'mirror cabinet, bathroom cabinet, mirrored cabinet, bathroom mirror cabinet',
    places: ['bathroom'],
    finishes: painted('#f2f0ea', '#e6e3da'),
  }),
  row(
    'bathroom-vanity',
    [1, 1.12, 0.52],
    cabinet({ columns: [column('pair'), column('drawer', 'drawer')], handles: 'bar', on: 'sink', overhang: 0.02 }),
    {
      ...WALL,
      words: 'vanity unit, sink cabinet, washstand, vanity sink, bathroom sink cabinet',
      places: ['bathroom'],
      finishes: { ...painted('#3f5f6f', '#35525f'), top: 'marble' },
    },
  ),
  row('changing-table', [0.9, 0.98, 0.56], cabinet({ columns: columns(2, 'drawer', 'drawer', 'open'), handles: 'knob', on: 'pad' }), {
    ...WALL,
    words: 'baby changing table, diaper table, nappy table',
    places: ['nursery'],
    finishes: painted('#f4f2ec', '#e8e5dc'),
  }),
  row('shoe-cabinet', [0.9, 1, 0.3], cabinet({ columns: columns(2, 'drawer', 'drawer'), handles: 'slot', on: 'vases', overhang: 0.01 }), {
    ...WALL,
    words: 'shoe cupboard, hallway shoe storage',
    places: ['hallway'],
    finishes: painted('#e8e6e0', '#c8a878'),
  }),
  row(
    'hallway-cabinet',
    [1.1, 1.2, 0.4],
    cabinet({
      columns: columns(2, ['drawer', 0.4], 'door'),
      handles: 'ring',
      on: 'vases',
      fronts: 'panel',
      support: { style: 'tapered', thickness: 0.05 },
      feet: 0.16,
    }),
    {
      ...WALL,
      words: 'accent cabinet, entryway cabinet, chiffonier',
      places: ['hallway'],
      family: 'cabinet',
      finishes: painted('#2f5a52', '#264b44'),
    },
  ),
  row(
    'bar-cabinet',
    [0.95, 1.4, 0.42],
    cabinet({
      columns: [column(['bottles', 1.6], 'pair')],
      handles: 'ring',
      crown: 'cornice',
      support: { style: 'bun', thickness: 0.05 },
      feet: 0.1,
    }),
    {
      ...WALL,
      words: 'drinks cabinet, liquor cabinet, minibar, home bar',
      places: ['bar', 'living-room'],
      variants: 3,
      finishes: wood('#5f3418', '#4f2a14'),
    },
  ),
];
