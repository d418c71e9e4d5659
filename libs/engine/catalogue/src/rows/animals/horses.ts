import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const BAY = { coat: '#7a4424', socks: '#2a1a14', mane: '#1e1614', tail: '#1e1614', muzzle: '#4a2c1c' };

/** Horses and donkeys. */
export const HORSE_ROWS: readonly CatalogueRow[] = [
  row(
    'horse',
    [0.684, 2.22, 2.68],
    quadrupedOf('equine', 1.6, BAY, { mane: 'crest', headMarks: [{ part: 'marks', at: [0, 0.72, 0.9], radii: [0.14, 0.34, 0.5] }] }),
    { words: 'mare, steed, bay horse, brown horse' },
  ),
  row(
    'white-horse',
    [0.685, 2.22, 2.68],
    quadrupedOf(
      'equine',
      1.6,
      { coat: '#ece8e0', mane: '#f6f4ee', tail: '#f6f4ee', muzzle: '#b8aca4', hoofs: '#5a5048' },
      { mane: 'crest', pose: 'walking' },
    ),
    { words: 'grey horse', family: 'horse' },
  ),
  row(
    'black-horse',
    [0.708, 2.35, 2.67],
    quadrupedOf(
      'equine',
      1.65,
      { coat: '#26201e', mane: '#141010', tail: '#141010' },
      { mane: 'crest', pose: 'walking', neck: { angle: 60 } },
    ),
    { words: 'black stallion, stallion', family: 'horse' },
  ),
  row(
    'galloping-horse',
    [0.684, 1.92, 3.21],
    quadrupedOf(
      'equine',
      1.6,
      { coat: '#8a4e26', mane: '#e0c08a', tail: '#e0c08a', socks: '#f0ece4' },
      { mane: 'crest', pose: 'running', tail: { angle: 8, bend: -50 } },
    ),
    { words: 'running horse, mustang, wild horse', family: 'horse' },
  ),
  row(
    'rearing-horse',
    [0.683, 3.21, 2.04],
    quadrupedOf('equine', 1.6, { coat: '#5a3420', mane: '#1e1614', tail: '#1e1614', socks: '#1e1614' }, { mane: 'crest', pose: 'rearing' }),
    { words: 'prancing horse', family: 'horse' },
  ),
  row(
    'grazing-horse',
    [0.662, 1.56, 2.74],
    quadrupedOf('equine', 1.55, { coat: '#a0602c', mane: '#e8d0a0', tail: '#e8d0a0' }, { mane: 'crest', pose: 'grazing' }),
    { words: 'palomino', family: 'horse' },
  ),
  row(
    'foal',
    [0.421, 1.34, 1.34],
    quadrupedOf(
      'equine',
      1.0,
      { coat: '#9a6236', mane: '#4a2e1c', tail: '#4a2e1c', socks: '#f0ece4' },
      {
        mane: 'stiff',
        trunk: { length: 0.54, chest: 0.19, waist: 0.16, hip: 0.165 },
        neck: { length: 0.42 },
        head: { size: 0.38, eye: 0.055, muzzle: [0.18, 0.11] },
        tail: { kind: 'hair', length: 0.26, radius: 0.04, angle: -40, bend: -40 },
        legs: { thick: 1.05 },
      },
    ),
    { words: 'colt, baby horse', family: 'horse' },
  ),
  row(
    'pony',
    [0.587, 1.42, 1.93],
    quadrupedOf(
      'equine',
      1.1,
      { coat: '#f0ece4', pattern: '#7a4a2c', mane: '#e8dcc4', tail: '#e8dcc4', head: '#7a4a2c' },
      {
        mane: 'crest',
        coat: { pattern: 'patches', scale: 0.5, share: 0.5 },
        trunk: { chest: 0.28, waist: 0.27, hip: 0.23, length: 0.68 },
        legs: { thick: 1.3 },
        neck: { length: 0.42, root: 0.17, tip: 0.11 },
        tail: { length: 0.62, radius: 0.09 },
      },
    ),
    { words: 'shetland pony, pinto' },
  ),
  row(
    'donkey',
    [0.492, 1.68, 1.77],
    quadrupedOf(
      'equine',
      1.15,
      { coat: '#8a827c', muzzle: '#e8e2d8', mane: '#3a3430', 'tail-tip': '#3a3430', belly: '#d8d2c8', 'inner-ear': '#d8ccc0' },
      {
        mane: 'stiff',
        head: { size: 0.46, eye: 0.05 },
        ears: { kind: 'long', length: 0.62, width: 0.17, tilt: 16 },
        tail: { kind: 'tuft', length: 0.5, radius: 0.022, angle: -70, bend: -14 },
        neck: { length: 0.42 },
      },
    ),
    { words: 'burro, ass, mule' },
  ),
];
