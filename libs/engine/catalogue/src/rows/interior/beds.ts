import type { SpecialBedSpec } from '../../parameters/furnishings/furnishings-rooms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: SpecialBedSpec['kind']): SpecialBedSpec => ({ generator: 'special-bed', kind: name });

const WALL = { stand: 'wall', places: ['bedroom'] } as const;

/** Beds, cots and other places to lie. */
export const BED_ROWS: readonly CatalogueRow[] = [
  row(
    'single-bed',
    [1, 1, 2.06],
    { generator: 'bed', frame: 'slats', level: 0.52, pillows: 1 },
    { ...WALL, words: 'twin bed, small bed, wooden bed', family: 'bed' },
  ),
  row(
    'double-bed',
    [1.6, 1.1, 2.1],
    { generator: 'bed', frame: 'panel', level: 0.55, pillows: 2, throw: true },
    {
      ...WALL,
      words: 'queen bed, queen-size bed, marital bed, full bed',
      family: 'bed',
      finishes: { cover: 'fabric #6f7f6a' },
    },
  ),
  row(
    'king-bed',
    [2, 1.3, 2.16],
    { generator: 'bed', frame: 'padded', level: 0.6, pillows: 4, throw: true },
    {
      ...WALL,
      words: 'king-size bed, upholstered bed, hotel bed, luxury bed',
      family: 'bed',
      principal: 'padding',
      finishes: { cover: 'fabric #f0ece2', throw: 'fabric #4a5a6a' },
    },
  ),
  row(
    'platform-bed',
    [2.3, 0.9, 2.1],
    { generator: 'bed', frame: 'platform', level: 0.42, pillows: 2 },
    { ...WALL, words: 'low bed, japanese bed, modern bed', family: 'bed', finishes: { cover: 'fabric #3a3d42', frame: 'wood #b08450' } },
  ),
  row(
    'storage-bed',
    [1.5, 1.05, 2.1],
    { generator: 'bed', frame: 'panel', level: 0.6, pillows: 2, under: 'drawers' },
    {
      ...WALL,
      words: 'bed with drawers, captain’s bed',
      family: 'bed',
      finishes: { frame: 'paint #ece8de', front: 'paint #f4f1e8', inset: 'paint #dcd7ca', cover: 'fabric #c88a7a' },
    },
  ),
  row(
    'iron-bed',
    [1.3, 1.25, 2.05],
    { generator: 'bed', frame: 'metal', level: 0.55, pillows: 2 },
    {
      ...WALL,
      words: 'metal bed, brass bed, dormitory bed, barracks bed',
      family: 'bed',
      principal: 'frame',
      finishes: { frame: 'iron #26272a', cover: 'fabric #d8cdb4' },
    },
  ),
  row(
    'sleigh-bed',
    [1.65, 1.2, 2.3],
    { generator: 'bed', frame: 'sleigh', level: 0.58, pillows: 2 },
    {
      ...WALL,
      words: 'antique bed, victorian bed',
      family: 'bed',
      principal: 'frame',
      finishes: { frame: 'wood #6a3a1e', cover: 'fabric #e2d6bc' },
    },
  ),
  row(
    'carved-bed',
    [1.9, 1.8, 2.25],
    { generator: 'bed', frame: 'carved', level: 0.62, pillows: 2, throw: true },
    {
      ...WALL,
      words: 'royal bed, ornate bed, king’s bed',
      family: 'bed',
      places: ['castle', 'bedroom'],
      finishes: { frame: 'wood #553018', inset: 'wood #74462a', cover: 'fabric #7a1f2f', throw: 'fabric #c8a050' },
    },
  ),
  row(
    'four-poster-bed',
    [1.8, 2.15, 2.2],
    { generator: 'bed', frame: 'posts', level: 0.62, pillows: 2 },
    { ...WALL, words: 'four poster, four-poster, poster bed', family: 'bed', finishes: { frame: 'wood #6a3e22', cover: 'fabric #2f4f3f' } },
  ),
  row(
    'canopy-bed',
    [1.9, 2.25, 2.25],
    { generator: 'bed', frame: 'canopy', level: 0.62, pillows: 2, throw: true },
    {
      ...WALL,
      words: 'princess bed, curtained bed, bed with curtains',
      family: 'four-poster-bed',
      principal: 'drape',
      finishes: { frame: 'wood #7a4c2a', drape: 'fabric #a83a4a', cover: 'fabric #f0e4d0' },
    },
  ),
  row(
    'bunk-bed',
    [1.2, 1.8, 2.06],
    { generator: 'bed', frame: 'slats', level: 0.5, pillows: 1, decks: 2 },
    {
      ...WALL,
      words: 'bunk, double-decker bed, bunkbed, berth, ship berth',
      family: 'bed',
      finishes: { frame: 'wood #b8884e', cover: 'fabric #c8503c' },
    },
  ),
  row(
    'triple-bunk',
    [1.15, 2.5, 2.06],
    { generator: 'bed', frame: 'slats', level: 0.42, pillows: 1, decks: 3 },
    {
      ...WALL,
      words: 'three-tier bunk, barracks bunk, hostel bunk',
      family: 'bunk-bed',
      principal: 'frame',
      finishes: { frame: 'metal #5a6268', cover: 'fabric #6f7a4a' },
    },
  ),
  row(
    'loft-bed',
    [1.25, 2.05, 2.06],
    { generator: 'bed', frame: 'slats', level: 1.6, pillows: 1, under: 'desk' },
    {
      ...WALL,
      words: 'high sleeper, raised bed with desk, bed with a desk under it',
      family: 'bunk-bed',
      finishes: { frame: 'paint #f0eee6', front: 'wood #c8a070', cover: 'fabric #4f8a6a' },
    },
  ),
  row('daybed', [2.05, 0.98, 0.95], kind('daybed'), { ...WALL, words: 'day bed, divan', family: 'bed' }),
  row('round-bed', [2.2, 0.98, 2.2], kind('round-bed'), { words: 'circular bed', places: ['bedroom'], family: 'bed' }),
  row('futon', [1.1, 0.26, 2], kind('futon'), {
    words: 'shikibuton, japanese futon, floor bed, tatami bed',
    places: ['bedroom'],
    family: 'mattress',
  }),
  row('mattress', [1.4, 0.24, 2], kind('mattress'), { words: 'bed mattress, bare mattress', places: ['bedroom'] }),
  row('air-mattress', [0.8, 0.22, 1.85], kind('air-bed'), {
    words: 'air bed, airbed, inflatable mattress, lilo, pool float',
    family: 'mattress',
  }),
  row('crib', [1.25, 1.5, 0.72], kind('crib'), { words: 'baby bed, cot, infant bed, baby cot, baby crib', places: ['nursery'] }),
  row('cradle', [0.95, 0.82, 0.6], kind('cradle'), {
    words: 'rocking cradle, rocking crib, baby cradle',
    places: ['nursery'],
    family: 'crib',
  }),
  row('bassinet', [0.86, 1.05, 0.86], kind('bassinet'), { words: 'moses basket, baby basket', places: ['nursery'], family: 'crib' }),
  row('playpen', [1.15, 0.76, 1.15], kind('playpen'), { words: 'baby playpen, play pen, travel cot', places: ['nursery'] }),
  row('hospital-bed', [1.05, 1.85, 2.2], kind('hospital-bed'), {
    words: 'patient bed, ward bed, sickbed, nursing bed, medical bed',
    places: ['hospital'],
    family: 'bed',
  }),
  row('gurney', [0.7, 1.2, 2], kind('gurney'), {
    words: 'stretcher, hospital trolley, ambulance stretcher',
    places: ['hospital'],
    family: 'hospital-bed',
  }),
  row('operating-table', [1.3, 2.3, 2], kind('operating-table'), {
    words: 'surgery table, surgical table, operating theater table, operation table',
    places: ['hospital'],
    solid: 'parts',
  }),
  row('examination-table', [0.72, 1.1, 1.75], kind('examination-table'), {
    words: 'exam table, examination couch, doctor’s couch, exam bed',
    places: ['hospital'],
  }),
  row('massage-table', [0.72, 0.82, 2.1], kind('massage-table'), { words: 'massage bed, spa table, spa bed', places: ['spa'] }),
  row('prison-bunk', [0.85, 1.6, 2], kind('prison-bunk'), {
    ...WALL,
    words: 'prison bed, cell bed, jail bed, cell bunk',
    places: ['prison'],
    family: 'bunk-bed',
  }),
  row('capsule-bed', [1.15, 2.2, 2.1], kind('capsule-bed'), {
    words: 'sleeping capsule, capsule hotel bed, pod bed',
    places: ['hotel'],
    family: 'bunk-bed',
  }),
  row('hammock', [3.2, 1.4, 1.1], kind('hammock'), { words: 'hanging bed, hammock with a stand', side: 'outdoors', solid: 'parts' }),
  row('sleeping-bag', [0.8, 0.2, 2], kind('sleeping-bag'), { words: 'bedroll, bed roll', places: ['campsite'] }),
  row('camp-bed', [0.75, 0.5, 1.95], kind('camp-bed'), {
    words: 'army cot, camping bed, folding bed, field bed, camping cot',
    places: ['campsite'],
    family: 'bed',
  }),
  row('straw-bed', [0.95, 0.48, 1.95], kind('straw-bed'), {
    words: 'straw mattress, hay bed, peasant bed, straw pallet, haybed',
    places: ['dungeon', 'barn'],
    family: 'bed',
  }),
  row('pet-bed', [0.7, 0.22, 0.56], kind('pet-bed'), { words: 'dog bed, cat bed, dog basket, pet basket' }),
  row('cat-tree', [0.62, 1.5, 0.52], kind('cat-tree'), { words: 'cat tower, scratching post, cat condo, cat scratcher' }),
];
