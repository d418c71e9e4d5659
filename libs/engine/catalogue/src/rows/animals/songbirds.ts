import { birdOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const SONGBIRD = {
  tilt: 32,
  beak: { kind: 'cone', length: 0.13, base: 0.045 },
  legs: { length: 0.36, thick: 0.022 },
  tail: { kind: 'long', length: 0.5 },
} as const;
const ALOFT = { stand: 'air', solid: 'none' } as const;

/** Songbirds, crows and pigeons. */
export const SONGBIRD_ROWS: readonly CatalogueRow[] = [
  row(
    'bird',
    [0.0633, 0.121, 0.154],
    birdOf(0.11, { body: '#6a5844', breast: '#d8602c', belly: '#efe8dc', face: '#d8602c', beak: '#3a3028', legs: '#5a4030' }, SONGBIRD),
    { words: 'robin, songbird, small bird, redbreast', solid: 'none' },
  ),
  row(
    'flying-bird',
    [0.385, 0.185, 0.233],
    birdOf(
      0.14,
      { body: '#5a6a80', belly: '#e8e4dc', wings: '#4a5a70', 'wing-tips': '#2e3a4a', beak: '#2a2622' },
      { pose: 'swooping', span: 2.6, tail: { kind: 'fan', length: 0.5 }, beak: { kind: 'cone', length: 0.13, base: 0.045 } },
    ),
    { family: 'bird', ...ALOFT, lift: 3 },
  ),
  row(
    'flock-of-birds',
    [2.21, 0.258, 1.17],
    birdOf(0.16, { body: '#26262a', beak: '#2a2622' }, { pose: 'flying', span: 2.6, count: 7, tail: { kind: 'short', length: 0.4 } }),
    { words: 'birds in the sky', family: 'bird', ...ALOFT, lift: 10 },
  ),
  row(
    'sparrow',
    [0.0575, 0.11, 0.14],
    birdOf(
      0.1,
      {
        body: '#8a6644',
        breast: '#c8bca8',
        belly: '#d8d0c0',
        cap: '#6a4a34',
        wings: '#7a5434',
        'wing-tips': '#4a3424',
        beak: '#3a3028',
        face: '#d0c4b0',
      },
      SONGBIRD,
    ),
    { words: 'finch, wren', family: 'bird', solid: 'none' },
  ),
  row(
    'blue-jay',
    [0.092, 0.186, 0.225],
    birdOf(
      0.16,
      {
        body: '#4a80c8',
        breast: '#e8e6e2',
        belly: '#e8e6e2',
        'wing-tips': '#1e3a7a',
        face: '#e8e6e2',
        beak: '#1e1e22',
        tail: '#2e5ab0',
        'tail-tip': '#f0f0f0',
      },
      { ...SONGBIRD, crest: 'tuft' },
    ),
    { words: 'bluebird, jay', family: 'bird', solid: 'none' },
  ),
  row(
    'cardinal-bird',
    [0.0748, 0.151, 0.18],
    birdOf(
      0.13,
      { body: '#c8201c', face: '#1a1416', beak: '#e8682c', wings: '#a01c1a' },
      { ...SONGBIRD, crest: 'tuft', beak: { kind: 'cone', length: 0.12, base: 0.065 } },
    ),
    { words: 'red cardinal, northern cardinal, red bird', family: 'bird', solid: 'none' },
  ),
  row('canary', [0.0518, 0.0988, 0.126], birdOf(0.09, { body: '#f4d82c', wings: '#e8c824', beak: '#e8a078', legs: '#e0a080' }, SONGBIRD), {
    words: 'yellow bird',
    family: 'bird',
    solid: 'none',
  }),
  row(
    'hummingbird',
    [0.127, 0.0673, 0.111],
    birdOf(
      0.06,
      { body: '#1e8a5a', breast: '#e8e4dc', belly: '#e8e4dc', face: '#c8207a', wings: '#5a6a70', beak: '#1e1e20' },
      {
        pose: 'swooping',
        span: 2.0,
        wingChord: 0.4,
        beak: { kind: 'dagger', length: 0.42, base: 0.022 },
        tail: { kind: 'fork', length: 0.4 },
      },
    ),
    { ...ALOFT, lift: 1.2 },
  ),
  row(
    'kingfisher',
    [0.071, 0.132, 0.169],
    birdOf(
      0.12,
      {
        body: '#1a7ac0',
        breast: '#e07a28',
        belly: '#e07a28',
        face: '#e07a28',
        cap: '#1a6ab0',
        beak: '#26221e',
        legs: '#d8502a',
        wings: '#1560a0',
      },
      {
        tilt: 46,
        plump: 0.27,
        head: 0.2,
        beak: { kind: 'dagger', length: 0.42, base: 0.05 },
        legs: { length: 0.28, thick: 0.03 },
        tail: { kind: 'short', length: 0.26 },
      },
    ),
    { solid: 'none' },
  ),
  row(
    'woodpecker',
    [0.104, 0.291, 0.171],
    birdOf(
      0.18,
      { body: '#1e1e20', breast: '#f0eee8', belly: '#f0eee8', crest: '#d8201a', face: '#f0eee8', beak: '#4a463e', 'wing-tips': '#f0eee8' },
      {
        tilt: 66,
        crest: 'plume',
        beak: { kind: 'dagger', length: 0.24, base: 0.04 },
        legs: { length: 0.36, thick: 0.026, foot: 'talon' },
        tail: { kind: 'long', length: 0.5 },
      },
    ),
    { solid: 'none' },
  ),
  row(
    'swallow',
    [0.338, 0.0873, 0.2],
    birdOf(
      0.1,
      { body: '#1e2a5a', breast: '#a84a24', belly: '#f0e8dc', face: '#a84a24', wings: '#1a244a', tail: '#1a244a' },
      { pose: 'flying', span: 3.2, wingChord: 0.32, tail: { kind: 'fork', length: 0.9 }, beak: { kind: 'cone', length: 0.07, base: 0.03 } },
    ),
    { words: 'swift, martin', family: 'bird', ...ALOFT, lift: 4 },
  ),
  row(
    'crow',
    [0.15, 0.3, 0.392],
    birdOf(
      0.26,
      { body: '#1a1a1e', beak: '#16161a', legs: '#1a1a1c' },
      {
        tilt: 30,
        beak: { kind: 'dagger', length: 0.22, base: 0.065 },
        legs: { length: 0.42, thick: 0.03 },
        tail: { kind: 'long', length: 0.5 },
      },
    ),
    { words: 'blackbird, rook' },
  ),
  row(
    'raven',
    [0.98, 0.456, 0.572],
    birdOf(
      0.32,
      { body: '#16161c', beak: '#141416', legs: '#16161a', wings: '#1a1a26' },
      {
        pose: 'swooping',
        span: 2.9,
        wingChord: 0.56,
        beak: { kind: 'hook', length: 0.24, base: 0.065 },
        tail: { kind: 'fan', length: 0.5 },
      },
    ),
    { words: 'flying crow', family: 'crow', ...ALOFT, lift: 4 },
  ),
  row(
    'magpie',
    [0.127, 0.25, 0.429],
    birdOf(
      0.22,
      { body: '#1a1a20', belly: '#f4f4f0', coverts: '#f4f4f0', wings: '#1e3a6a', tail: '#1a4a4a', beak: '#1a1a1c' },
      {
        tilt: 26,
        beak: { kind: 'dagger', length: 0.17, base: 0.05 },
        legs: { length: 0.42, thick: 0.028 },
        tail: { kind: 'long', length: 1.0 },
      },
    ),
    { family: 'crow' },
  ),
  row(
    'pigeon',
    [0.134, 0.233, 0.287],
    birdOf(
      0.22,
      {
        body: '#8a929e',
        neck: '#3a6a5a',
        breast: '#7a6a80',
        head: '#6a7280',
        'wing-tips': '#3a3e46',
        tail: '#5a6068',
        beak: '#4a4440',
        legs: '#d86a60',
        iris: '#e87a30',
      },
      {
        plump: 0.28,
        tilt: 24,
        head: 0.13,
        neck: { length: 0.22, thick: 0.12, angle: 66 },
        beak: { kind: 'cone', length: 0.11, base: 0.034 },
        legs: { length: 0.3, thick: 0.03 },
        tail: { kind: 'fan', length: 0.36 },
        iris: true,
      },
    ),
    { words: 'rock dove' },
  ),
  row(
    'dove',
    [0.528, 0.26, 0.322],
    birdOf(
      0.2,
      { body: '#f8f6f2', beak: '#d8a090', legs: '#d8807a' },
      {
        pose: 'swooping',
        plump: 0.27,
        head: 0.13,
        span: 2.5,
        wingChord: 0.55,
        beak: { kind: 'cone', length: 0.11, base: 0.034 },
        tail: { kind: 'fan', length: 0.5 },
      },
    ),
    { words: 'white dove, peace dove', family: 'pigeon', ...ALOFT, lift: 3 },
  ),
  row(
    'flock-of-pigeons',
    [0.912, 0.214, 0.611],
    birdOf(
      0.22,
      { body: '#8a929e', neck: '#3a6a5a', 'wing-tips': '#3a3e46', tail: '#5a6068', beak: '#4a4440', legs: '#d86a60' },
      {
        plump: 0.28,
        tilt: 20,
        head: 0.13,
        beak: { kind: 'cone', length: 0.11, base: 0.034 },
        legs: { length: 0.3, thick: 0.03 },
        tail: { kind: 'fan', length: 0.36 },
        count: 4,
      },
    ),
    { words: 'pigeons in the square', family: 'pigeon' },
  ),
];
