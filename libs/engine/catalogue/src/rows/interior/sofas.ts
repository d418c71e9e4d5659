import type { SupportSpec } from '../../parameters/furnishings/furnishings-seats.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
const row = rowsOf('interior');
const LIVING = ['living-room'];
const BLOCKS: SupportSpec = { style: 'square', thickness: 0.06 };
const TAPERED: SupportSpec = { style: 'pointed', thickness: 0.05, splay: 0.02 };
const BUNS: SupportSpec = { style: 'bun', thickness: 0.05 };

/** Sofas and upholstered chairs. */
export const SOFA_ROWS: readonly CatalogueRow[] = [
  row(
    'armchair',
    [0.9, 0.86, 0.88],
    { generator: 'sofa', seats: 1, back: 'plain', arms: 'round', support: TAPERED },
    {
      words: 'easy chair, lounge armchair, club chair',
      places: LIVING,
      family: 'chair',
      finishes: { body: 'fabric #b5673c', cushion: 'fabric #c27547' },
    },
  ),
  row(
    'wingback-chair',
    [0.82, 1.12, 0.86],
    { generator: 'sofa', seats: 1, back: 'wings', arms: 'rolled', support: { style: 'cabriole', thickness: 0.06 }, feet: 0.18 },
    {
      words: 'wing chair, wing back chair, fireside chair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'leather #7a3322', cushion: 'leather #8a3d29', button: 'leather #5a2418' },
    },
  ),
  row(
    'recliner',
    [0.94, 1.02, 1.5],
    { generator: 'sofa', seats: 1, back: 'cushions', arms: 'round', support: BLOCKS, feet: 0.05, footrest: true },
    {
      solid: 'parts',
      words: 'reclining chair, reclining armchair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'leather #4f3a2c', cushion: 'leather #5f4736' },
    },
  ),
  row(
    'tub-chair',
    [0.76, 0.74, 0.7],
    { generator: 'sofa', seats: 1, back: 'shell', arms: 'none', support: TAPERED, feet: 0.14 },
    {
      words: 'barrel chair, bucket chair, accent chair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'fabric #2f6f66', cushion: 'fabric #3b8076' },
    },
  ),
  row(
    'loveseat',
    [1.5, 0.84, 0.88],
    { generator: 'sofa', seats: 2, back: 'cushions', arms: 'slim', support: TAPERED, pillows: 2 },
    {
      words: 'two-seater sofa, small sofa, settee, booth, diner booth, restaurant booth',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #a8b09a', cushion: 'fabric #b6bea8' },
    },
  ),
  row(
    'corner-sofa',
    [2.8, 0.82, 2.3],
    {
      generator: 'sofa',
      seats: 3,
      back: 'cushions',
      arms: 'square',
      support: BLOCKS,
      feet: 0.07,
      corner: true,
      chaise: 'right',
      pillows: 2,
    },
    {
      words: 'sectional sofa, sectional, sectional couch, l-shaped sofa, modular sofa, corner couch',
      places: LIVING,
      family: 'sofa',
      solid: 'parts',
      finishes: { body: 'fabric #8c8a86', cushion: 'fabric #9a9894' },
    },
  ),
  row(
    'chaise-sofa',
    [2.6, 0.84, 1.65],
    { generator: 'sofa', seats: 2, back: 'cushions', arms: 'slim', support: TAPERED, chaise: 'left', pillows: 3 },
    {
      words: 'sofa with chaise, l-shaped couch',
      places: LIVING,
      family: 'sofa',
      solid: 'parts',
      finishes: { body: 'fabric #3f5674', cushion: 'fabric #4b6484' },
    },
  ),
  row(
    'chesterfield-sofa',
    [2.1, 0.76, 0.92],
    { generator: 'sofa', seats: 3, back: 'tufted', arms: 'rolled', support: BUNS },
    {
      words: 'chesterfield, leather sofa, leather couch, tufted sofa',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'leather #6b3a22', cushion: 'leather #77442a', button: 'leather #3e2012' },
    },
  ),
  row(
    'camelback-sofa',
    [2, 0.96, 0.86],
    { generator: 'sofa', seats: 2, back: 'camel', arms: 'rolled', support: { style: 'cabriole', thickness: 0.07 }, feet: 0.17 },
    {
      words: 'antique sofa, victorian sofa, canape',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #5f7a58', cushion: 'fabric #6d8965', button: 'wood #5a3620' },
    },
  ),
  row(
    'velvet-sofa',
    [2, 0.8, 0.86],
    { generator: 'sofa', seats: 3, back: 'low', arms: 'round', support: { style: 'pointed', thickness: 0.04 }, feet: 0.16, pillows: 2 },
    {
      words: 'modern sofa, designer sofa, lounge sofa',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #1f5a4a', cushion: 'fabric #286a58', legs: 'brass' },
    },
  ),
  row(
    'ottoman',
    [0.7, 0.42, 0.5],
    { generator: 'sofa', seats: 1, back: 'none', arms: 'none', support: TAPERED, feet: 0.12 },
    { words: 'footstool, foot rest, footrest', places: LIVING, finishes: { body: 'fabric #b5673c', cushion: 'fabric #c27547' } },
  ),
  row(
    'pouf',
    [0.55, 0.36, 0.55],
    { generator: 'special-seat', kind: 'pouf' },
    { words: 'pouffe, leather pouf, hassock', places: LIVING, solid: 'cylinder', family: 'ottoman' },
  ),
  row(
    'chaise-longue',
    [1.85, 0.86, 0.72],
    { generator: 'special-seat', kind: 'chaise-longue' },
    { words: 'chaise lounge, fainting couch, daybed couch, recamier', places: LIVING, family: 'sofa' },
  ),
  row(
    'bean-bag',
    [0.9, 0.82, 0.95],
    { generator: 'special-seat', kind: 'bean-bag' },
    { words: 'beanbag, bean bag chair, beanbag chair, sack chair', places: LIVING, solid: 'cylinder' },
  ),
  row(
    'egg-chair',
    [0.86, 1.08, 0.8],
    { generator: 'special-seat', kind: 'egg-chair' },
    { words: 'ball chair, pod chair, bubble chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'lounge-chair',
    [0.84, 0.96, 0.9],
    { generator: 'special-seat', kind: 'lounge-chair' },
    { words: 'eames chair, designer lounge chair, mid-century chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'massage-chair',
    [0.84, 1.2, 1.6],
    { generator: 'special-seat', kind: 'massage-chair' },
    { words: 'massage armchair, zero gravity chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'swing-chair',
    [1, 1.95, 1],
    { generator: 'special-seat', kind: 'hanging-chair' },
    { words: 'hanging chair, hanging egg chair, basket chair, egg swing', solid: 'cylinder' },
  ),
  row(
    'porch-swing',
    [1.9, 1.8, 1.3],
    { generator: 'special-seat', kind: 'porch-swing' },
    { words: 'swing seat, garden swing, swing sofa, hollywood swing', side: 'outdoors' },
  ),
];
