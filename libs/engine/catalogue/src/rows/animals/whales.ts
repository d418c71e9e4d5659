import type { FishSpec, SwimmerSpec } from '../../parameters/creatures/creatures-fish.js';
import type { PartColors } from '../../parameters/creatures/creatures-quadruped.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const DEEP = { stand: 'under-water', solid: 'none', places: ['coral reef'] } as const;
const AFLOAT = { stand: 'water' } as const;
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
const swimmerOf = (kind: SwimmerSpec['kind'], length: number, colors: PartColors): SwimmerSpec => ({
  generator: 'swimmer',
  kind,
  length,
  colors,
});
const WHALE = { skin: 'skin', tail: { kind: 'fluke', size: 0.8 }, anal: false, eye: 0.009, eyeAt: [0.17, -0.25] } as const;
const SHARK = {
  skin: 'skin',
  tail: { kind: 'shark', size: 0.62 },
  dorsal: { kind: 'shark', at: 0.36, size: 0.95 },
  pectoral: { kind: 'wing', length: 0.22, width: 0.1 },
  anal: false,
  eye: 0.012,
  eyeAt: [0.09, 0.3],
  pale: true,
  mouth: 'open',
} as const;
const GREY_SHARK = { body: '#6a7480', belly: '#eceae6', iris: '#1a1a1c', line: '#3a2426', gills: '#3a424a' };

/** Sharks, whales and other swimmers. */
export const WHALE_ROWS: readonly CatalogueRow[] = [
  row('shark', [2.15, 1.7, 4.5], fishOf('shark', 3.6, GREY_SHARK, SHARK), { words: 'great white shark, great white, reef shark', ...DEEP }),
  row(
    'hammerhead-shark',
    [1.91, 1.51, 4.07],
    fishOf(
      'shark',
      3.2,
      { ...GREY_SHARK, body: '#7a7a6a' },
      { ...SHARK, extra: 'hammer', mouth: 'none', eye: 0.004, dorsal: { kind: 'shark', at: 0.36, size: 1.1 } },
    ),
    { words: 'hammerhead', family: 'shark', ...DEEP },
  ),
  row(
    'whale-shark',
    [5.84, 4.26, 11.3],
    fishOf(
      'shark',
      9,
      { body: '#3e5468', belly: '#e8e8e4', patch: '#d8e4e8', iris: '#1a1a1c', gills: '#2a3a48' },
      {
        ...SHARK,
        wide: 1.3,
        mouth: 'lips',
        patches: [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((at) =>
          [0.2, 0.55, 0.8].map((up) => ({ part: 'patch', at: at + 0.06 * up, up, size: [0.012, 0.012] as const })),
        ),
      },
    ),
    { family: 'shark', ...DEEP },
  ),
  row(
    'whale',
    [8.83, 3.83, 14.3],
    fishOf(
      'whale',
      12,
      { body: '#3e5064', belly: '#c8ccd0', iris: '#1a1a1c', gills: '#5a6470', pectoral: '#c8ccd0' },
      {
        ...WHALE,
        pale: true,
        extra: 'grooves',
        pectoral: { kind: 'wing', length: 0.28, width: 0.075 },
        dorsal: { kind: 'shark', at: 0.66, size: 0.4 },
        arch: 16,
      },
    ),
    { words: 'humpback whale, humpback', ...AFLOAT },
  ),
  row(
    'blue-whale',
    [17.7, 5.66, 28.8],
    fishOf(
      'whale',
      24,
      { body: '#5a7e9a', belly: '#a8bcc8', iris: '#1a1a1c', gills: '#4a6478' },
      {
        ...WHALE,
        pale: true,
        extra: 'grooves',
        deep: 0.86,
        wide: 0.86,
        pectoral: { kind: 'wing', length: 0.14, width: 0.06 },
        dorsal: { kind: 'shark', at: 0.78, size: 0.24 },
      },
    ),
    { family: 'whale', ...AFLOAT },
  ),
  row(
    'sperm-whale',
    [11, 4.1, 18],
    fishOf(
      'sperm',
      15,
      { body: '#5a5a60', belly: '#7a7a80', iris: '#1a1a1c', line: '#d8d4d0' },
      {
        ...WHALE,
        pale: true,
        pectoral: { kind: 'paddle', length: 0.09, width: 0.06 },
        dorsal: { kind: 'shark', at: 0.66, size: 0.26 },
        eyeAt: [0.24, -0.5],
      },
    ),
    { words: 'moby dick, white whale', family: 'whale', ...AFLOAT },
  ),
  row(
    'orca',
    [3.86, 3.13, 7.03],
    fishOf(
      'dolphin',
      6,
      { body: '#16161a', belly: '#f6f6f4', patch: '#f6f6f4', iris: '#0e0e10' },
      {
        ...WHALE,
        wide: 1.15,
        deep: 1.1,
        pale: true,
        tail: { kind: 'fluke', size: 0.7 },
        dorsal: { kind: 'orca', at: 0.42, size: 1.2 },
        pectoral: { kind: 'paddle', length: 0.17, width: 0.11 },
        eyeAt: [0.16, 0.05],
        patches: [
          { part: 'patch', at: 0.2, up: 0.4, size: [0.045, 0.02] },
          { part: 'patch', at: 0.66, up: -0.2, size: [0.09, 0.03] },
        ],
      },
    ),
    { words: 'killer whale', family: 'whale', ...AFLOAT },
  ),
  row(
    'beluga',
    [2.21, 1.13, 4.58],
    fishOf(
      'whale',
      4,
      { body: '#f2f2f0', iris: '#1a1a1c' },
      {
        ...WHALE,
        dorsal: { kind: 'none' },
        deep: 1.1,
        pectoral: { kind: 'paddle', length: 0.11, width: 0.09 },
        tail: { kind: 'fluke', size: 0.6 },
        eyeAt: [0.1, 0.1],
        eye: 0.014,
      },
    ),
    { words: 'beluga whale', family: 'whale', ...AFLOAT },
  ),
  row(
    'narwhal',
    [2.21, 1.02, 6.9],
    fishOf(
      'whale',
      4,
      { body: '#8a96a4', belly: '#e4e6e8', iris: '#1a1a1c', horn: '#efe6cc' },
      {
        ...WHALE,
        pale: true,
        extra: 'horn',
        dorsal: { kind: 'none' },
        pectoral: { kind: 'paddle', length: 0.1, width: 0.08 },
        tail: { kind: 'fluke', size: 0.6 },
        eyeAt: [0.1, 0.1],
        eye: 0.012,
      },
    ),
    { family: 'whale', ...AFLOAT },
  ),
  row(
    'dolphin',
    [1.25, 0.8, 2.5],
    fishOf(
      'dolphin',
      2.2,
      { body: '#6e8496', belly: '#e6eaec', iris: '#1a1a1c' },
      {
        ...WHALE,
        pale: true,
        tail: { kind: 'fluke', size: 0.62 },
        dorsal: { kind: 'shark', at: 0.42, size: 0.8 },
        pectoral: { kind: 'wing', length: 0.16, width: 0.09 },
        eyeAt: [0.17, 0.1],
        eye: 0.014,
        arch: 22,
      },
    ),
    { words: 'bottlenose dolphin, porpoise', ...AFLOAT },
  ),
  row('stingray', [1.2, 0.157, 1.53], swimmerOf('ray', 1.2, { body: '#b09a70', spots: '#4a8ac8', belly: '#eeeae0' }), {
    words: 'ray',
    ...DEEP,
  }),
  row('manta-ray', [4.02, 0.66, 5.18], swimmerOf('manta', 4, { body: '#262e3c', belly: '#eceae6' }), {
    words: 'manta',
    family: 'stingray',
    ...DEEP,
  }),
  row('seahorse', [0.0414, 0.156, 0.0748], swimmerOf('seahorse', 0.15, { body: '#e8a838', rings: '#f0bc58', fins: '#f4d890' }), {
    words: 'sea horse',
    ...DEEP,
  }),
  row('plesiosaur', [4.07, 2.94, 6.06], swimmerOf('plesiosaur', 6, { body: '#4a6a6a', belly: '#c8ceb8', fins: '#3e5a5a' }), {
    words: 'loch ness monster, nessie, elasmosaurus',
    family: 'dinosaur',
    ...AFLOAT,
  }),
];
