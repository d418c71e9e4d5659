import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const WHITE_FACE = { part: 'marks', at: [0, 0.1, 1.35], radii: [0.24, 0.62, 1.5], turn: [30, 0, 0] } as const;
const FRIESIAN = {
  coat: '#f0ece4',
  pattern: '#1e1a1a',
  head: '#1e1a1a',
  muzzle: '#efe6de',
  nose: '#dc9c90',
  tail: '#f0ece4',
  'tail-tip': '#26201e',
  ears: '#1e1a1a',
};
const PINK = { coat: '#e8a8a0', nose: '#d88a84', hoofs: '#7a5a50', 'inner-ear': '#d88a84' };

/** Cattle, sheep, goats, pigs and llamas. */
export const CATTLE_ROWS: readonly CatalogueRow[] = [
  row(
    'cow',
    [0.77, 1.52, 2.63],
    quadrupedOf('bovine', 1.4, FRIESIAN, {
      coat: { pattern: 'patches', scale: 0.75, share: 0.46, seed: 3 },
      horns: 'cow',
      hornSize: 0.7,
      headMarks: [WHITE_FACE],
      bodyMarks: [{ part: 'udder', at: [0, -0.26, 0.08], radii: [0.13, 0.11, 0.14], solid: true }],
    }),
    { words: 'dairy cow, cattle, holstein' },
  ),
  row(
    'grazing-cow',
    [0.763, 1.41, 2.59],
    quadrupedOf(
      'bovine',
      1.4,
      { coat: '#9a5a30', muzzle: '#e0c4ac', nose: '#c89484', 'tail-tip': '#5a341c' },
      {
        pose: 'grazing',
        horns: 'cow',
        hornSize: 0.8,
        bodyMarks: [{ part: 'udder', at: [0, -0.26, 0.08], radii: [0.13, 0.11, 0.14], solid: true }],
      },
    ),
    { words: 'brown cow, jersey cow', family: 'cow' },
  ),
  row(
    'lying-cow',
    [0.912, 1.13, 3.53],
    quadrupedOf('bovine', 1.4, FRIESIAN, {
      pose: 'lying',
      coat: { pattern: 'patches', scale: 0.7, share: 0.5, seed: 9 },
      horns: 'cow',
      hornSize: 0.6,
      headMarks: [WHITE_FACE],
    }),
    { words: 'resting cow', family: 'cow' },
  ),
  row(
    'bull',
    [0.927, 1.63, 2.86],
    quadrupedOf(
      'bovine',
      1.5,
      { coat: '#2a201c', muzzle: '#4a3c34', nose: '#1e1816', horns: '#e0d4b8' },
      {
        horns: 'bull',
        trunk: { chest: 0.35, waist: 0.28, hip: 0.24, hump: 0.05 },
        neck: { root: 0.27, tip: 0.17, angle: 10, length: 0.46 },
        head: { size: 0.38, pitch: 46 },
        legs: { thick: 1.3 },
      },
    ),
    { words: 'toro, bullock, steer' },
  ),
  row(
    'calf',
    [0.435, 0.968, 1.42],
    quadrupedOf('bovine', 0.85, FRIESIAN, {
      coat: { pattern: 'patches', scale: 0.45, share: 0.44, seed: 5 },
      trunk: { length: 0.66, chest: 0.235, waist: 0.21, hip: 0.19 },
      head: { size: 0.4, eye: 0.06 },
      legs: { thick: 1.1 },
    }),
    { words: 'baby cow', family: 'cow' },
  ),
  row(
    'highland-cow',
    [0.871, 1.39, 2.4],
    quadrupedOf(
      'bovine',
      1.25,
      { coat: '#b8662c', fleece: '#b8662c', mane: '#a85a24', nose: '#8a5a4a', horns: '#e8dcc0' },
      { horns: 'bull', hornSize: 1.5, fleece: true, mane: 'forelock' },
    ),
    { words: 'highland cattle', family: 'cow' },
  ),
  row(
    'water-buffalo',
    [0.88, 1.52, 2.87],
    quadrupedOf(
      'bovine',
      1.5,
      { coat: '#4a4644', muzzle: '#5a5450', nose: '#2a2624', horns: '#2e2a28' },
      { skin: 'hide', horns: 'buffalo', hornSize: 1.05, neck: { angle: 8 } },
    ),
    { words: 'buffalo, cape buffalo' },
  ),
  row(
    'sheep',
    [0.406, 0.803, 1.05],
    quadrupedOf('ovine', 0.7, { coat: '#ece6d8', head: '#2a2624', legs: '#2a2624', ears: '#2a2624', muzzle: '#35302c' }, { fleece: true }),
    { words: 'ewe, black-faced sheep' },
  ),
  row(
    'ram',
    [0.453, 0.94, 1.17],
    quadrupedOf(
      'ovine',
      0.78,
      { coat: '#ddd2bc', fleece: '#e2d8c4', head: '#e6ddca', horns: '#a8906a', legs: '#d8ccb4' },
      { fleece: true, horns: 'ram', hornSize: 1.15 },
    ),
    { words: 'merino ram, bighorn sheep' },
  ),
  row(
    'lamb',
    [0.193, 0.475, 0.537],
    quadrupedOf(
      'ovine',
      0.4,
      { coat: '#f6f2ea', fleece: '#f8f5ee', head: '#f2ece0', nose: '#d8a098' },
      { fleece: true, trunk: { length: 0.56, chest: 0.21, waist: 0.2, hip: 0.18 }, head: { size: 0.4, eye: 0.06 }, legs: { thick: 1.15 } },
    ),
    { words: 'baby sheep', family: 'sheep' },
  ),
  row(
    'goat',
    [0.34, 1.07, 1.08],
    quadrupedOf(
      'ovine',
      0.75,
      { coat: '#e6ded0', horns: '#7a6a54', mane: '#a89880', muzzle: '#e8e0d4', iris: '#d8b050' },
      {
        horns: 'goat',
        hornSize: 1.1,
        beard: true,
        neck: { angle: 58, length: 0.36 },
        trunk: { chest: 0.23, waist: 0.21 },
        tail: { kind: 'stub', length: 0.16, radius: 0.04, angle: 50 },
        ears: { tilt: 112, length: 0.46 },
        head: { iris: true },
      },
    ),
    { words: 'billy goat, nanny goat' },
  ),
  row('pig', [0.557, 0.849, 1.66], quadrupedOf('swine', 0.8, PINK, { skin: 'skin' }), { words: 'hog, sow, swine' }),
  row(
    'piglet',
    [0.2, 0.334, 0.586],
    quadrupedOf('swine', 0.3, PINK, {
      skin: 'skin',
      trunk: { length: 0.78, chest: 0.31, waist: 0.32, hip: 0.3 },
      head: { size: 0.56, eye: 0.05 },
    }),
    { words: 'baby pig', family: 'pig' },
  ),
  row(
    'wild-boar',
    [0.559, 0.983, 1.82],
    quadrupedOf(
      'swine',
      0.9,
      { coat: '#4a3c30', muzzle: '#5a4a3c', mane: '#2a221c', nose: '#3a2e28', dorsal: '#2a221c', legs: '#2e2620', ears: '#3a3028' },
      {
        dorsal: 'crest',
        dorsalSize: 0.5,
        head: { fang: -0.22, size: 0.56, pitch: 26 },
        trunk: { hip: 0.26, waist: 0.31, chest: 0.35, length: 0.8, hump: 0.06 },
        tail: { kind: 'tuft', length: 0.32, radius: 0.025, angle: -60 },
        legs: { thick: 1.1 },
      },
    ),
    { words: 'boar, razorback, warthog' },
  ),
  row(
    'llama',
    [0.538, 1.96, 1.63],
    quadrupedOf(
      'cervine',
      1.15,
      { coat: '#e0cfae', fleece: '#e6d8bc', head: '#d8c49e', legs: '#c8b08a', neck: '#e0d0b0' },
      {
        fleece: true,
        neck: { length: 0.68, angle: 80, root: 0.15, tip: 0.1 },
        head: { size: 0.3, pitch: 16 },
        ears: { kind: 'long', length: 0.5, width: 0.16, tilt: 10 },
        tail: { kind: 'stub', length: 0.2, radius: 0.06, angle: 20 },
        trunk: { chest: 0.22, waist: 0.2, hip: 0.19 },
        legs: { thick: 1.1 },
      },
    ),
    { words: 'guanaco, vicuna' },
  ),
  row(
    'alpaca',
    [0.492, 1.44, 1.26],
    quadrupedOf(
      'cervine',
      0.9,
      { coat: '#a86a3c', fleece: '#a8683a', head: '#b87a48', neck: '#a86a3c', legs: '#a0623a', mane: '#a8683a' },
      {
        fleece: true,
        mane: 'forelock',
        neck: { length: 0.6, angle: 78, root: 0.17, tip: 0.13 },
        head: { size: 0.32, skull: 0.32, pitch: 10, muzzle: [0.18, 0.12] },
        ears: { kind: 'pointed', length: 0.4, width: 0.2, tilt: 14 },
        trunk: { chest: 0.25, waist: 0.24, hip: 0.22 },
        legs: { thick: 1.5 },
        tail: { kind: 'stub', length: 0.16, radius: 0.06, angle: -30 },
      },
    ),
    { family: 'llama' },
  ),
  row(
    'herd-of-sheep',
    [1.8, 0.795, 2.31],
    quadrupedOf('ovine', 0.7, { coat: '#ece6d8', head: '#2a2624', legs: '#2a2624', ears: '#2a2624' }, { count: 3, fleece: true }),
    { words: 'flock of sheep', family: 'sheep' },
  ),
];
