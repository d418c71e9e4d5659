import type { CabinetColumn, CabinetSpec } from '../../parameters/furnishings/furnishings-storage.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

const row = rowsOf('interior');

type Hex = `#${string}`;

type Cells = CabinetColumn['cells'];

const column = (...cells: Cells): CabinetColumn => ({ cells });
const columns = (count: number, ...cells: Cells): CabinetColumn[] => Array.from({ length: count }, () => column(...cells));

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
const BEDROOM = ['bedroom'];

/** Wardrobes, dressers and cupboards. */
export const CABINET_ROWS: readonly CatalogueRow[] = [
  row(
    'wardrobe',
    [1.6, 2.1, 0.6],
    cabinet({
      columns: [column('door', ['drawer', 0.18]), column('mirror', ['drawer', 0.18]), column('door', ['drawer', 0.18])],
      handles: 'bar',
      fronts: 'panel',
      crown: 'cornice',
    }),
    { ...WALL, words: 'clothes cupboard, clothes cabinet, closet', places: BEDROOM, finishes: wood('#a87844', '#8c5e32') },
  ),
  row(
    'armoire',
    [1.25, 2.15, 0.62],
    cabinet({
      columns: [column('pair', ['drawer', 0.16])],
      handles: 'ring',
      fronts: 'arched',
      crown: 'arch',
      support: { style: 'bun', thickness: 0.06 },
      feet: 0.12,
    }),
    {
      ...WALL,
      words: 'antique wardrobe, french wardrobe, carved wardrobe',
      places: BEDROOM,
      family: 'wardrobe',
      finishes: wood('#7d4a28', '#673a1e'),
    },
  ),
  row(
    'open-wardrobe',
    [1.5, 2, 0.55],
    cabinet({
      columns: [column('clothes', ['drawer', 0.25]), { cells: [['boxes', 0.4], 'shelves', ['drawer', 0.3]], share: 0.6 }],
      handles: 'slot',
    }),
    {
      ...WALL,
      words: 'walk-in closet, open closet, dressing room wardrobe, wardrobe with clothes',
      places: BEDROOM,
      family: 'wardrobe',
      variants: 3,
      finishes: painted('#f1efe9', '#e4e1d8'),
    },
  ),
  row(
    'dresser',
    [1.5, 0.82, 0.5],
    cabinet({
      columns: columns(3, 'drawer', 'drawer', 'drawer'),
      handles: 'knob',
      support: { style: 'tapered', thickness: 0.045 },
      feet: 0.14,
    }),
    { ...WALL, words: 'bedroom dresser, low dresser, double dresser', places: BEDROOM, finishes: wood('#b4824a', '#9a6a38') },
  ),
  row(
    'mirror-dresser',
    [1.3, 1.75, 0.5],
    cabinet({
      columns: columns(2, 'drawer', 'drawer', 'drawer'),
      handles: 'ring',
      fronts: 'panel',
      mirror: true,
      support: { style: 'cabriole', thickness: 0.07 },
      feet: 0.14,
    }),
    {
      ...WALL,
      words: 'dresser with mirror, bureau with mirror, vanity dresser',
      places: BEDROOM,
      family: 'dresser',
      finishes: wood('#8a5530', '#744424'),
    },
  ),
  row(
    'chest-of-drawers',
    [0.85, 1.15, 0.46],
    cabinet({ columns: [column('drawer', 'drawer', 'drawer', 'drawer', 'drawer')], handles: 'cup' }),
    {
      ...WALL,
      words: 'drawers, tallboy, drawer chest, highboy, commode',
      places: BEDROOM,
      family: 'dresser',
      finishes: painted('#e9e4d6', '#dcd5c2'),
    },
  ),
  row(
    'nightstand',
    [0.5, 0.62, 0.42],
    cabinet({
      columns: [column('drawer', ['open', 1.2])],
      handles: 'knob',
      support: { style: 'pointed', thickness: 0.035, splay: 0.015 },
      feet: 0.16,
    }),
    {
      ...WALL,
      words: 'night stand, bedside table, bedside cabinet, night table',
      places: BEDROOM,
      finishes: wood('#b4824a', '#9a6a38'),
    },
  ),
  row('bedside-lamp-table', [0.48, 1.08, 0.4], cabinet({ columns: [column('drawer', 'drawer', 'drawer')], handles: 'knob', on: 'lamp' }), {
    ...WALL,
    words: 'nightstand with a lamp, bedside table with lamp',
    places: BEDROOM,
    family: 'nightstand',
    finishes: painted('#f0eee8', '#e2dfd6'),
  }),
  row(
    'sideboard',
    [1.8, 0.82, 0.46],
    cabinet({
      columns: [column('door'), column('drawer', 'drawer', 'drawer'), column('door')],
      handles: 'slot',
      support: { style: 'pointed', thickness: 0.045, splay: 0.03 },
      feet: 0.2,
    }),
    {
      ...WALL,
      words: 'credenza, buffet, low cabinet, lowboard',
      places: ['dining-room', 'living-room'],
      finishes: wood('#9c6436', '#85512a'),
    },
  ),
  row(
    'hutch',
    [1.3, 2.05, 0.5],
    cabinet({
      columns: [column('drawer', ['door', 2.4]), column('drawer', ['door', 2.4])],
      handles: 'knob',
      fronts: 'panel',
      crown: 'cornice',
      upper: { height: 0.54, depth: 0.6, columns: [column('dishes')] },
    }),
    {
      ...WALL,
      words: 'welsh dresser, kitchen dresser, plate rack, dish dresser, kitchen hutch',
      places: ['kitchen'],
      variants: 3,
      finishes: tones('paint #7d9a94', 'paint #6d8a84', 'paint #64807a'),
    },
  ),
  row(
    'china-cabinet',
    [1.2, 2, 0.46],
    cabinet({ columns: [column(['glass-pair', 2.4], 'pair')], handles: 'ring', fronts: 'panel', crown: 'arch' }),
    {
      ...WALL,
      words: 'glass cabinet, vitrine, curio cabinet, china hutch, crockery cabinet, glass-fronted cabinet',
      places: ['dining-room'],
      variants: 3,
      finishes: wood('#6a3c20', '#5a3018'),
    },
  ),
  row('cabinet', [0.9, 1.2, 0.42], cabinet({ columns: [column('pair')], handles: 'knob', fronts: 'panel' }), {
    ...WALL,
    words: 'storage cabinet, wooden cabinet, cupboard cabinet',
    finishes: wood('#a8763f', '#8f6234'),
  }),
  row(
    'cupboard',
    [0.95, 1.9, 0.5],
    cabinet({ columns: [column(['pair', 1.3], ['drawer', 0.3], 'pair')], handles: 'knob', fronts: 'panel', crown: 'cornice' }),
    {
      ...WALL,
      words: 'larder, pantry cupboard, pantry cabinet, kitchen cupboard',
      places: ['kitchen'],
      family: 'cabinet',
      finishes: painted('#e8e0c8', '#d8cdb0'),
    },
  ),
  row(
    'louvre-cabinet',
    [0.9, 1.5, 0.42],
    cabinet({ columns: columns(2, 'louvre'), handles: 'knob', support: { style: 'square', thickness: 0.05 }, feet: 0.12 }),
    { ...WALL, words: 'shutter cabinet, slatted cabinet, linen cabinet', family: 'cabinet', finishes: painted('#8fb0b8', '#7fa0a8') },
  ),
];
