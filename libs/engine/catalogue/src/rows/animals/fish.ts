import type { FishSpec } from '../../parameters/creatures/creatures-fish.js';
import type { PartColors } from '../../parameters/creatures/creatures-quadruped.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const DEEP = { stand: 'under-water', solid: 'none', places: ['coral reef'], usual: 12 } as const;
const fishOf = (
  profile: FishSpec['profile'],
  length: number,
  colors: PartColors,
  rest: Omit<Partial<FishSpec>, 'generator' | 'profile' | 'length' | 'colors'> = {},
): FishSpec => ({
  generator: 'fish',
  profile,
  length,
  colors,
  ...rest,
});

/** Fish. */
export const FISH_ROWS: readonly CatalogueRow[] = [
  row(
    'fish',
    [0.102, 0.216, 0.399],
    fishOf('fish', 0.3, { body: '#8aa0ae', back: '#4a6478', belly: '#e8ece8', fins: '#7a8a90', iris: '#e8c850' }, { pale: true }),
    { words: 'carp, trout, sea bass, cod, herring', ...DEEP },
  ),
  row(
    'goldfish',
    [0.0474, 0.0987, 0.22],
    fishOf(
      'fish',
      0.14,
      { body: '#f0781e', belly: '#f8c060', fins: '#f4923c' },
      { pale: true, deep: 1.15, tail: { kind: 'veil', size: 0.75 }, eye: 0.042 },
    ),
    { family: 'fish', ...DEEP },
  ),
  row(
    'clownfish',
    [0.0372, 0.0618, 0.145],
    fishOf(
      'fish',
      0.11,
      { body: '#f0701a', fins: '#e8641a', band: '#f8f6f2', tail: '#f0701a', iris: '#f0a050' },
      {
        bands: [
          [0.2, 0.29, 'band'],
          [0.5, 0.6, 'band'],
          [0.86, 0.93, 'band'],
        ],
        tail: { kind: 'fan', size: 0.9 },
        eye: 0.04,
      },
    ),
    { words: 'nemo, clown fish, anemonefish', family: 'fish', ...DEEP },
  ),
  row(
    'angelfish',
    [0.0467, 0.199, 0.204],
    fishOf(
      'disc',
      0.16,
      { body: '#f2c838', band: '#1e2a6a', fins: '#f0b828', iris: '#f0f0e0' },
      {
        bands: [
          [0.12, 0.2, 'band'],
          [0.4, 0.5, 'band'],
          [0.72, 0.8, 'band'],
        ],
        tail: { kind: 'fan', size: 0.8 },
        dorsal: { kind: 'crown', at: 0.4, size: 1.1 },
        eye: 0.04,
      },
    ),
    { words: 'tropical fish, reef fish', family: 'fish', ...DEEP },
  ),
  row(
    'blue-tang',
    [0.0584, 0.149, 0.256],
    fishOf(
      'disc',
      0.2,
      { body: '#1e50c8', band2: '#141a3a', tail: '#f0c828', fins: '#1a3aa0', iris: '#e8e8e0' },
      { deep: 0.8, bands: [[0.52, 0.66, 'band2']], tail: { kind: 'fan', size: 0.8 }, eye: 0.036 },
    ),
    { words: 'surgeonfish, dory', family: 'fish', ...DEEP },
  ),
  row(
    'koi',
    [0.2, 0.216, 0.61],
    fishOf(
      'slim',
      0.5,
      { body: '#f4f0ea', band: '#e0521e', fins: '#f0e6dc', iris: '#2a2a2a' },
      {
        wide: 1.2,
        bands: [
          [0, 0.16, 'band'],
          [0.3, 0.52, 'band'],
          [0.68, 0.8, 'band'],
        ],
        tail: { kind: 'fork', size: 0.6 },
        extra: 'whiskers',
        dorsal: { kind: 'ridge', at: 0.4, size: 0.7 },
      },
    ),
    { words: 'koi carp, koi fish', family: 'fish', ...DEEP },
  ),
  row(
    'salmon',
    [0.201, 0.28, 0.824],
    fishOf(
      'slim',
      0.7,
      { body: '#c0503a', back: '#5a6a4a', belly: '#e8b8a0', fins: '#a8604a' },
      { pale: true, tail: { kind: 'fork', size: 0.55 }, dorsal: { kind: 'ridge', at: 0.42, size: 0.5 }, eye: 0.02 },
    ),
    { family: 'fish', ...DEEP },
  ),
  row(
    'tuna',
    [0.516, 0.883, 1.85],
    fishOf(
      'slim',
      1.6,
      { body: '#5a7890', back: '#1e3a5a', belly: '#e4e8ea', fins: '#d8b830', tail: '#2a4058' },
      { deep: 1.35, wide: 1.3, pale: true, tail: { kind: 'moon', size: 0.6 }, dorsal: { kind: 'shark', at: 0.36, size: 0.8 }, eye: 0.02 },
    ),
    { words: 'mackerel', family: 'fish', ...DEEP },
  ),
  row(
    'swordfish',
    [0.575, 1.14, 3.17],
    fishOf(
      'slim',
      2.0,
      { body: '#4a6a88', back: '#1e2e4a', belly: '#dfe4e8', fins: '#2a3e5a', horn: '#3a4a5e' },
      { pale: true, tail: { kind: 'moon', size: 0.62 }, dorsal: { kind: 'shark', at: 0.26, size: 1.0 }, extra: 'sword', eye: 0.022 },
    ),
    { words: 'marlin', family: 'fish', ...DEEP },
  ),
  row(
    'pufferfish',
    [0.19, 0.21, 0.3],
    fishOf(
      'puffer',
      0.25,
      { body: '#d8a83c', belly: '#f6f2e4', fins: '#e0b850', horn: '#f0e6c8', lips: '#e0a080' },
      {
        pale: false,
        tail: { kind: 'fan', size: 0.55 },
        dorsal: { kind: 'ridge', at: 0.66, size: 0.3 },
        extra: 'spikes',
        eye: 0.07,
        eyeAt: [0.14, 0.5],
        mouth: 'lips',
        anal: false,
      },
    ),
    { words: 'blowfish, porcupinefish', family: 'fish', ...DEEP },
  ),
  row(
    'lionfish',
    [0.171, 0.222, 0.358],
    fishOf(
      'fish',
      0.28,
      { body: '#a83a24', band: '#f2e6d8', fins: '#b8502e', pectoral: '#c8704a' },
      {
        bands: [
          [0.08, 0.13, 'band'],
          [0.2, 0.26, 'band'],
          [0.36, 0.42, 'band'],
          [0.52, 0.58, 'band'],
          [0.68, 0.74, 'band'],
          [0.84, 0.88, 'band'],
        ],
        dorsal: { kind: 'spiny', at: 0.2, size: 1.5 },
        pectoral: { length: 0.42, width: 0.4 },
        tail: { kind: 'fan', size: 0.8 },
      },
    ),
    { family: 'fish', ...DEEP },
  ),
  row(
    'anglerfish',
    [0.311, 0.456, 0.737],
    fishOf(
      'angler',
      0.5,
      { body: '#3a3034', belly: '#4a3c40', fins: '#2e262a', iris: '#b8d8d0', teeth: '#e8e4d0' },
      {
        skin: 'skin',
        extra: 'lure',
        tail: { kind: 'fan', size: 0.7 },
        dorsal: { kind: 'ridge', at: 0.6, size: 0.5 },
        eye: 0.04,
        eyeAt: [0.14, 0.55],
        mouth: 'none',
      },
    ),
    { words: 'deep-sea fish, abyssal fish', family: 'fish', ...DEEP },
  ),
  row(
    'piranha',
    [0.0813, 0.154, 0.303],
    fishOf(
      'fish',
      0.24,
      { body: '#5a6a78', belly: '#d8382a', fins: '#4a545e', iris: '#e03020', teeth: '#f4f0e4', line: '#3a1a1a' },
      { pale: true, deep: 1.25, mouth: 'open', tail: { kind: 'fork', size: 0.8 } },
    ),
    { family: 'fish', ...DEEP },
  ),
  row(
    'catfish',
    [0.32, 0.324, 0.986],
    fishOf(
      'slim',
      0.8,
      { body: '#5a5848', belly: '#c8c0a8', fins: '#4a483a' },
      {
        skin: 'skin',
        pale: true,
        wide: 1.5,
        extra: 'whiskers',
        tail: { kind: 'fan', size: 0.6 },
        dorsal: { kind: 'shark', at: 0.32, size: 0.7 },
        eye: 0.014,
      },
    ),
    { family: 'fish', ...DEEP },
  ),
  row(
    'school-of-fish',
    [0.888, 0.697, 1.64],
    fishOf('fish', 0.25, { body: '#6a90b8', back: '#3a5a80', belly: '#e8eef0', fins: '#7a9ab8' }, { pale: true, count: 10, eye: 0.03 }),
    { words: 'shoal, shoal of fish', family: 'fish', ...DEEP },
  ),
];
