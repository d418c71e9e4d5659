import { birdOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const CHICKEN = {
  body: 0.3,
  plump: 0.29,
  tilt: 16,
  neck: { length: 0.34, thick: 0.12, angle: 66 },
  head: 0.13,
  beak: { kind: 'chicken', length: 0.13, base: 0.05 },
  legs: { length: 0.4, thick: 0.03 },
  tail: { kind: 'fan', length: 0.4, angle: 42 },
  crest: 'comb',
} as const;
const DUCK = {
  plump: 0.24,
  width: 1.05,
  tilt: 12,
  neck: { length: 0.3, thick: 0.1, angle: 70 },
  head: 0.14,
  beak: { kind: 'duck', length: 0.2, base: 0.065 },
  legs: { length: 0.24, thick: 0.03, foot: 'web' },
  tail: { kind: 'short', length: 0.2, angle: 12 },
} as const;
const SWAN = {
  plump: 0.24,
  width: 1.05,
  neck: { length: 0.85, thick: 0.075, curve: 's', angle: 72 },
  head: 0.095,
  beak: { kind: 'duck', length: 0.15, base: 0.05 },
  tail: { kind: 'short', length: 0.24, angle: 14 },
  headMarks: [{ part: 'marks2', at: [0, 0.15, 0.85], radii: [0.4, 0.35, 0.4] }],
} as const;
const ALOFT = { stand: 'air', solid: 'none' } as const;

/** Poultry, ducks, geese and swans. */
export const POULTRY_ROWS: readonly CatalogueRow[] = [
  row('chicken', [0.188, 0.397, 0.431], birdOf(0.3, { body: '#f2ede4', comb: '#d02820', beak: '#e8b040', legs: '#e8b040' }, CHICKEN), {
    words: 'hen, white hen',
  }),
  row('brown-hen', [0.188, 0.397, 0.431], birdOf(0.3, { body: '#a85a2c', neck: '#b86a34', tail: '#4a2818', beak: '#d8a040' }, CHICKEN), {
    words: 'red hen, brown chicken',
    family: 'chicken',
  }),
  row(
    'rooster',
    [0.183, 0.457, 0.589],
    birdOf(
      0.32,
      { body: '#a8481e', breast: '#7a2c16', neck: '#d88a2c', wings: '#8a3418', 'wing-tips': '#1e3a34', tail: '#173a36', thighs: '#5a2414' },
      {
        ...CHICKEN,
        plump: 0.28,
        tilt: 22,
        neck: { length: 0.42, thick: 0.12, angle: 66 },
        head: 0.125,
        legs: { length: 0.52, thick: 0.03 },
        tail: { kind: 'cock', length: 0.75 },
      },
    ),
    { words: 'cockerel, cock' },
  ),
  row(
    'chick',
    [0.0544, 0.0922, 0.0844],
    birdOf(
      0.07,
      { body: '#f8dc4a', beak: '#e8963c', legs: '#e8a050' },
      {
        plump: 0.36,
        width: 0.96,
        tilt: 30,
        head: 0.28,
        neck: { length: 0.2, thick: 0.22, angle: 70 },
        beak: { kind: 'cone', length: 0.2, base: 0.085 },
        legs: { length: 0.3, thick: 0.04 },
        tail: { kind: 'none' },
        wings: 'stubs',
      },
    ),
    { words: 'baby chicken, baby chick', solid: 'none' },
  ),
  row(
    'turkey',
    [0.923, 0.833, 0.695],
    birdOf(
      0.55,
      {
        body: '#4a2e1e',
        neck: '#c84a4a',
        head: '#7a9ac0',
        wings: '#5a3a24',
        'wing-tips': '#d8ccb8',
        tail: '#6a3a1e',
        'tail-eye': '#3a2014',
        'tail-ring': '#e0d0b0',
        beak: '#d8c090',
        legs: '#c88a7a',
      },
      {
        plump: 0.34,
        tilt: 22,
        neck: { length: 0.38, thick: 0.08, angle: 72, curve: 's' },
        head: 0.1,
        crest: 'wattle',
        beak: { kind: 'chicken', length: 0.11, base: 0.04 },
        legs: { length: 0.4, thick: 0.034 },
        tail: { kind: 'peacock', length: 0.85 },
      },
    ),
    {},
  ),
  row(
    'duck',
    [0.207, 0.337, 0.486],
    birdOf(
      0.34,
      {
        body: '#9a9088',
        breast: '#5a2f1e',
        neck: '#1d5a3a',
        beak: '#e0b030',
        wings: '#7a6e62',
        'wing-tips': '#4a4440',
        tail: '#efeae2',
        legs: '#e88a30',
      },
      DUCK,
    ),
    { words: 'mallard, drake duck' },
  ),
  row(
    'white-duck',
    [0.219, 0.38, 0.509],
    birdOf(0.36, { body: '#f6f4ee', beak: '#f0962a', legs: '#f0962a' }, { ...DUCK, neck: { length: 0.36, thick: 0.1, angle: 76 } }),
    { words: 'pekin duck', family: 'duck' },
  ),
  row(
    'swimming-duck',
    [0.207, 0.275, 0.488],
    birdOf(
      0.34,
      { body: '#9a8060', breast: '#8a6a48', neck: '#a08864', beak: '#c88a30', 'wing-tips': '#4a5a9a' },
      { ...DUCK, pose: 'swimming' },
    ),
    { words: 'duck on water', family: 'duck', stand: 'water' },
  ),
  row(
    'duckling',
    [0.0758, 0.113, 0.126],
    birdOf(
      0.1,
      { body: '#f4d848', beak: '#e8862c', legs: '#e8862c' },
      { ...DUCK, plump: 0.32, head: 0.22, neck: { length: 0.26, thick: 0.16, angle: 76 }, wings: 'stubs', tail: { kind: 'none' } },
    ),
    { words: 'baby duck', family: 'duck', solid: 'none' },
  ),
  row(
    'goose',
    [0.288, 0.711, 0.673],
    birdOf(
      0.5,
      {
        body: '#9a8a76',
        breast: '#c8b8a2',
        neck: '#1e1c1c',
        head: '#1e1c1c',
        marks: '#f2efe8',
        'wing-tips': '#5a4e42',
        tail: '#1e1c1c',
        beak: '#1e1c1c',
        legs: '#2a2624',
      },
      {
        plump: 0.26,
        tilt: 16,
        neck: { length: 0.62, thick: 0.075, angle: 78 },
        head: 0.105,
        beak: { kind: 'duck', length: 0.14, base: 0.05 },
        legs: { length: 0.34, thick: 0.034, foot: 'web' },
        tail: { kind: 'short', length: 0.24, angle: 8 },
        headMarks: [{ part: 'marks', at: [0.55, -0.35, 0], radii: [0.5, 0.5, 0.45] }],
      },
    ),
    { words: 'canada goose' },
  ),
  row(
    'white-goose',
    [0.304, 0.716, 0.656],
    birdOf(
      0.5,
      { body: '#f6f4f0', beak: '#f08a2a', legs: '#f08a2a' },
      {
        plump: 0.28,
        tilt: 18,
        neck: { length: 0.6, thick: 0.085, angle: 82 },
        head: 0.115,
        beak: { kind: 'duck', length: 0.15, base: 0.06 },
        legs: { length: 0.32, thick: 0.036, foot: 'web' },
        tail: { kind: 'short', length: 0.2, angle: 16 },
      },
    ),
    { words: 'farm goose', family: 'goose' },
  ),
  row(
    'flying-geese',
    [5.58, 0.599, 2.86],
    birdOf(
      0.5,
      { body: '#8a7a66', neck: '#2a2624', wings: '#7a6a58', 'wing-tips': '#3a322a', belly: '#e0d8cc', beak: '#2a2624' },
      {
        pose: 'flying',
        count: 5,
        span: 3,
        neck: { length: 0.5, thick: 0.08 },
        head: 0.1,
        beak: { kind: 'duck', length: 0.14, base: 0.05 },
        tail: { kind: 'short', length: 0.24 },
      },
    ),
    { words: 'flock of geese, skein of geese, migrating geese', family: 'goose', ...ALOFT, lift: 12 },
  ),
  row('swan', [0.487, 1.02, 1.21], birdOf(0.8, { body: '#f6f4f0', beak: '#e8822c', marks2: '#16161a' }, { ...SWAN, pose: 'swimming' }), {
    words: 'white swan, mute swan',
    stand: 'water',
  }),
  row(
    'black-swan',
    [0.487, 1.02, 1.21],
    birdOf(0.8, { body: '#1e1c20', beak: '#d82a24', marks2: '#d82a24', 'wing-tips': '#f0eee8' }, { ...SWAN, pose: 'swimming' }),
    { family: 'swan', stand: 'water' },
  ),
  row(
    'hen-with-chicks',
    [1.13, 0.397, 0.708],
    birdOf(0.3, { body: '#c88a4a', tail: '#8a5a2c', beak: '#d8a040' }, { ...CHICKEN, count: 4, chicks: true }),
    { words: 'mother hen', family: 'chicken' },
  ),
];
