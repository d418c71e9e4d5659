import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const DROP = { kind: 'drop', length: 0.36, width: 0.26, tilt: 138, at: [0.78, 0.6, -0.05] } as const;
const CHUBBY = { trunk: { length: 0.58, chest: 0.24, waist: 0.22, hip: 0.22 }, neck: { length: 0.2 } } as const;

/** Dogs. */
export const DOG_ROWS: readonly CatalogueRow[] = [
  row(
    'dog',
    [0.226, 0.721, 1.02],
    quadrupedOf(
      'canine',
      0.58,
      { coat: '#d8ac6a', muzzle: '#e0bc82', ears: '#c08c48', collar: '#c83028' },
      { ears: DROP, neck: { root: 0.16, tip: 0.12 }, tail: { kind: 'bush', length: 0.55, radius: 0.05, angle: 10, bend: 50 } },
    ),
    { words: 'labrador, retriever, golden retriever, hound' },
  ),
  row(
    'sitting-dog',
    [0.298, 0.672, 0.842],
    quadrupedOf(
      'canine',
      0.58,
      { coat: '#8a5a30', muzzle: '#e8dcc8', ears: '#5a3a20', belly: '#e8dcc8', feet: '#e8dcc8' },
      { ears: DROP, pose: 'sitting' },
    ),
    { words: 'beagle, spaniel', family: 'dog' },
  ),
  row(
    'running-dog',
    [0.234, 0.609, 1.2],
    quadrupedOf(
      'canine',
      0.6,
      { coat: '#26221f', muzzle: '#a8683a', legs: '#a8683a', ears: '#1e1a18' },
      { ears: DROP, pose: 'running', trunk: { waist: 0.12 }, tail: { kind: 'whip', length: 0.5, radius: 0.03, angle: 10, bend: 20 } },
    ),
    { words: 'doberman, rottweiler', family: 'dog' },
  ),
  row(
    'german-shepherd',
    [0.242, 0.815, 1.11],
    quadrupedOf(
      'canine',
      0.62,
      { coat: '#b07a42', pattern: '#26201c', muzzle: '#2a221e', 'inner-ear': '#8a5a40', tail: '#3a2a1e' },
      { coat: { pattern: 'back', scale: 1, share: 0.24 }, ears: { length: 0.4 }, tail: { angle: -45, bend: 30 } },
    ),
    { words: 'police dog, guard dog, alsatian', family: 'dog' },
  ),
  row(
    'husky',
    [0.226, 0.771, 0.826],
    quadrupedOf(
      'canine',
      0.58,
      {
        coat: '#f0eeea',
        pattern: '#5a5e66',
        head: '#5a5e66',
        muzzle: '#f4f2ee',
        cheeks: '#f4f2ee',
        ears: '#4a4e56',
        iris: '#6ab4e8',
        tail: '#6a6e76',
        'tail-tip': '#f0eeea',
      },
      {
        coat: { pattern: 'back', scale: 1, share: 0.3 },
        head: { iris: true, eye: 0.05 },
        tail: { kind: 'plume', length: 0.6, radius: 0.08, angle: 60, bend: 130 },
      },
    ),
    { words: 'sled dog, malamute', family: 'dog' },
  ),
  row(
    'dalmatian',
    [0.226, 0.69, 1.11],
    quadrupedOf(
      'canine',
      0.58,
      { coat: '#f4f2ee', pattern: '#1e1a1a', ears: '#1e1a1a' },
      {
        coat: { pattern: 'spots', scale: 0.11, share: 0.3 },
        coatOnHead: true,
        ears: DROP,
        tail: { kind: 'whip', length: 0.6, radius: 0.035, angle: -20, bend: 60 },
      },
    ),
    { family: 'dog' },
  ),
  row(
    'poodle',
    [0.186, 0.612, 0.541],
    quadrupedOf(
      'canine',
      0.45,
      { coat: '#f2eeea', fleece: '#f6f4f0', marks: '#f6f4f0', nose: '#1e1a1a' },
      {
        fleece: true,
        ears: { ...DROP, width: 0.36, length: 0.42 },
        trunk: { length: 0.48, chest: 0.19, waist: 0.14, hip: 0.16 },
        neck: { length: 0.36, angle: 66 },
        head: { skull: 0.25, muzzle: [0.13, 0.08] },
        headMarks: [{ part: 'marks', at: [0, 0.85, -0.1], radii: [0.95, 0.75, 0.95], solid: true }],
        tail: { kind: 'tuft', length: 0.34, radius: 0.045, angle: 60 },
      },
    ),
    { family: 'dog' },
  ),
  row(
    'pug',
    [0.2, 0.381, 0.495],
    quadrupedOf(
      'canine',
      0.3,
      {
        coat: '#d8b48a',
        muzzle: '#2a2220',
        jaw: '#2a2220',
        ears: '#2a2220',
        'inner-ear': '#2a2220',
        marks2: '#2a2220',
        belly: '#e8d4b4',
        tongue: '#e07a7a',
      },
      {
        trunk: { length: 0.66, chest: 0.3, waist: 0.25, hip: 0.25, width: 1.0 },
        neck: { length: 0.34, root: 0.23, tip: 0.2, angle: 44 },
        head: {
          size: 0.6,
          skull: 0.4,
          muzzle: [0.19, 0.16],
          muzzleWidth: 1.35,
          drop: 0.12,
          nose: 0.06,
          eye: 0.08,
          cheek: 0.2,
          jaw: 1.0,
          eyeAt: [0.55, 0.12, 0.84],
        },
        legs: { thick: 1.4, stance: 0.2 },
        ears: { kind: 'drop', length: 0.26, width: 0.24, tilt: 120, at: [0.74, 0.66, 0.1] },
        headMarks: [{ part: 'marks2', at: [0, 0.62, 0.74], radii: [0.3, 0.07, 0.7], turn: [30, 0, 0] }],
        tail: { kind: 'curl', length: 0.2, radius: 0.045, angle: 20 },
      },
    ),
    { words: 'bulldog, french bulldog, boxer dog', family: 'dog' },
  ),
  row(
    'dachshund',
    [0.195, 0.321, 0.92],
    quadrupedOf(
      'canine',
      0.24,
      { coat: '#7a3c1c', ears: '#5a2c14', muzzle: '#8a4a26' },
      {
        trunk: { length: 1.7, chest: 0.34, waist: 0.28, hip: 0.28 },
        head: { size: 0.86, skull: 0.22, muzzle: [0.14, 0.085] },
        neck: { length: 0.5, root: 0.26, tip: 0.2, angle: 50 },
        legs: { thick: 1.7, stance: 0.2, foot: 1.5 },
        ears: { ...DROP, length: 0.42 },
        tail: { kind: 'whip', length: 0.9, radius: 0.06, angle: 5, bend: 30 },
      },
    ),
    { words: 'sausage dog, wiener dog', family: 'dog' },
  ),
  row(
    'corgi',
    [0.221, 0.454, 0.711],
    quadrupedOf(
      'canine',
      0.28,
      { coat: '#d8944a', belly: '#f6f2ea', breast: '#f6f2ea', muzzle: '#f6f2ea', legs: '#f6f2ea', neck: '#f6f2ea' },
      {
        trunk: { length: 1.25, chest: 0.38, waist: 0.33, hip: 0.33, width: 0.95 },
        head: { size: 0.8, skull: 0.31 },
        neck: { length: 0.46, root: 0.3, tip: 0.25, angle: 55 },
        legs: { thick: 1.8, stance: 0.2, foot: 1.5 },
        ears: { length: 0.42, width: 0.3 },
        tail: { kind: 'stub', length: 0.14, radius: 0.08, angle: 20 },
      },
    ),
    { family: 'dog' },
  ),
  row(
    'puppy',
    [0.169, 0.306, 0.348],
    quadrupedOf(
      'canine',
      0.26,
      { coat: '#e0c08c', muzzle: '#f0e0c4', ears: '#b88a50', nose: '#2a2220' },
      {
        pose: 'sitting',
        ...CHUBBY,
        head: { size: 0.6, skull: 0.36, muzzle: [0.2, 0.13], eye: 0.07, drop: 0.12 },
        ears: { ...DROP, length: 0.36, width: 0.3 },
        legs: { thick: 1.5, foot: 1.4 },
        tail: { kind: 'bush', length: 0.34, radius: 0.05, angle: 0 },
      },
    ),
    { words: 'pup, baby dog', family: 'dog' },
  ),
];
