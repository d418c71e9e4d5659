import type { FishSpec, SwimmerSpec } from '../parameters/creatures-fish.js';
import type { PartColors } from '../parameters/creatures-quadruped.js';
import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('animals');
const DEEP = { stand: 'under-water', solid: 'none' } as const;
const AFLOAT = { stand: 'water' } as const;

const fishOf = (profile: FishSpec['profile'], length: number, colors: PartColors, rest: Omit<Partial<FishSpec>, 'generator' | 'profile' | 'length' | 'colors'> = {}): FishSpec => ({
  generator: 'fish',
  profile,
  length,
  colors,
  ...rest,
});
const swimmerOf = (kind: SwimmerSpec['kind'], length: number, colors: PartColors): SwimmerSpec => ({ generator: 'swimmer', kind, length, colors });

const WHALE = { skin: 'skin', tail: { kind: 'fluke', size: 0.8 }, anal: false, eye: 0.009, eyeAt: [0.17, -0.25] } as const;
const SHARK = { skin: 'skin', tail: { kind: 'shark', size: 0.62 }, dorsal: { kind: 'shark', at: 0.36, size: 0.95 }, pectoral: { kind: 'wing', length: 0.22, width: 0.1 }, anal: false, eye: 0.012, eyeAt: [0.09, 0.3], pale: true, mouth: 'open' } as const;
const GREY_SHARK = { body: '#6a7480', belly: '#eceae6', iris: '#1a1a1c', line: '#3a2426', gills: '#3a424a' };

/** Fish, whales and other swimmers. */
export const SEA_ROWS: readonly CatalogueRow[] = [
  row('fish', [0.102, 0.216, 0.399], fishOf('fish', 0.3, { body: '#8aa0ae', back: '#4a6478', belly: '#e8ece8', fins: '#7a8a90', iris: '#e8c850' }, { pale: true }), { words: 'carp, trout, bass, cod, herring', ...DEEP }),
  row('goldfish', [0.0474, 0.0987, 0.22], fishOf('fish', 0.14, { body: '#f0781e', belly: '#f8c060', fins: '#f4923c' }, { pale: true, deep: 1.15, tail: { kind: 'veil', size: 0.75 }, eye: 0.042 }), { family: 'fish', ...DEEP }),
  row('clownfish', [0.0372, 0.0618, 0.145], fishOf('fish', 0.11, { body: '#f0701a', fins: '#e8641a', band: '#f8f6f2', tail: '#f0701a', iris: '#f0a050' }, { bands: [[0.2, 0.29, 'band'], [0.5, 0.6, 'band'], [0.86, 0.93, 'band']], tail: { kind: 'fan', size: 0.9 }, eye: 0.04 }), { words: 'nemo, anemonefish', family: 'fish', ...DEEP }),
  row('angelfish', [0.0467, 0.199, 0.204], fishOf('disc', 0.16, { body: '#f2c838', band: '#1e2a6a', fins: '#f0b828', iris: '#f0f0e0' }, { bands: [[0.12, 0.2, 'band'], [0.4, 0.5, 'band'], [0.72, 0.8, 'band']], tail: { kind: 'fan', size: 0.8 }, dorsal: { kind: 'crown', at: 0.4, size: 1.1 }, eye: 0.04 }), { words: 'tropical fish, reef fish', family: 'fish', ...DEEP }),
  row('blue-tang', [0.0584, 0.149, 0.256], fishOf('disc', 0.2, { body: '#1e50c8', band2: '#141a3a', tail: '#f0c828', fins: '#1a3aa0', iris: '#e8e8e0' }, { deep: 0.8, bands: [[0.52, 0.66, 'band2']], tail: { kind: 'fan', size: 0.8 }, eye: 0.036 }), { words: 'surgeonfish, dory', family: 'fish', ...DEEP }),
  row('koi', [0.2, 0.216, 0.61], fishOf('slim', 0.5, { body: '#f4f0ea', band: '#e0521e', fins: '#f0e6dc', iris: '#2a2a2a' }, { wide: 1.2, bands: [[0, 0.16, 'band'], [0.3, 0.52, 'band'], [0.68, 0.8, 'band']], tail: { kind: 'fork', size: 0.6 }, extra: 'whiskers', dorsal: { kind: 'ridge', at: 0.4, size: 0.7 } }), { words: 'koi carp, koi fish', family: 'fish', ...DEEP }),
  row('salmon', [0.201, 0.28, 0.824], fishOf('slim', 0.7, { body: '#c0503a', back: '#5a6a4a', belly: '#e8b8a0', fins: '#a8604a' }, { pale: true, tail: { kind: 'fork', size: 0.55 }, dorsal: { kind: 'ridge', at: 0.42, size: 0.5 }, eye: 0.02 }), { family: 'fish', ...DEEP }),
  row('tuna', [0.516, 0.883, 1.85], fishOf('slim', 1.6, { body: '#5a7890', back: '#1e3a5a', belly: '#e4e8ea', fins: '#d8b830', tail: '#2a4058' }, { deep: 1.35, wide: 1.3, pale: true, tail: { kind: 'moon', size: 0.6 }, dorsal: { kind: 'shark', at: 0.36, size: 0.8 }, eye: 0.02 }), { words: 'mackerel', family: 'fish', ...DEEP }),
  row('swordfish', [0.575, 1.55, 3.17], fishOf('slim', 2.0, { body: '#4a6a88', back: '#1e2e4a', belly: '#dfe4e8', fins: '#2a3e5a', horn: '#3a4a5e' }, { pale: true, tail: { kind: 'moon', size: 0.62 }, dorsal: { kind: 'sail', at: 0.22, size: 1.0 }, extra: 'sword', eye: 0.022 }), { words: 'marlin, sailfish', family: 'fish', ...DEEP }),
  row('pufferfish', [0.19, 0.21, 0.3], fishOf('puffer', 0.25, { body: '#d8a83c', belly: '#f6f2e4', fins: '#e0b850', horn: '#f0e6c8', lips: '#e0a080' }, { pale: false, tail: { kind: 'fan', size: 0.55 }, dorsal: { kind: 'ridge', at: 0.66, size: 0.3 }, extra: 'spikes', eye: 0.07, eyeAt: [0.14, 0.5], mouth: 'lips', anal: false }), { words: 'blowfish, porcupinefish', family: 'fish', ...DEEP }),
  row('lionfish', [0.171, 0.222, 0.358], fishOf('fish', 0.28, { body: '#a83a24', band: '#f2e6d8', fins: '#b8502e', pectoral: '#c8704a' }, { bands: [[0.08, 0.13, 'band'], [0.2, 0.26, 'band'], [0.36, 0.42, 'band'], [0.52, 0.58, 'band'], [0.68, 0.74, 'band'], [0.84, 0.88, 'band']], dorsal: { kind: 'spiny', at: 0.2, size: 1.5 }, pectoral: { length: 0.42, width: 0.4 }, tail: { kind: 'fan', size: 0.8 } }), { family: 'fish', ...DEEP }),
  row('anglerfish', [0.311, 0.456, 0.737], fishOf('angler', 0.5, { body: '#3a3034', belly: '#4a3c40', fins: '#2e262a', iris: '#b8d8d0', teeth: '#e8e4d0' }, { skin: 'skin', extra: 'lure', tail: { kind: 'fan', size: 0.7 }, dorsal: { kind: 'ridge', at: 0.6, size: 0.5 }, eye: 0.04, eyeAt: [0.14, 0.55], mouth: 'none' }), { words: 'deep-sea fish, abyssal fish', family: 'fish', ...DEEP }),
  row('piranha', [0.0813, 0.154, 0.303], fishOf('fish', 0.24, { body: '#5a6a78', belly: '#d8382a', fins: '#4a545e', iris: '#e03020', teeth: '#f4f0e4', line: '#3a1a1a' }, { pale: true, deep: 1.25, mouth: 'open', tail: { kind: 'fork', size: 0.8 } }), { family: 'fish', ...DEEP }),
  row('catfish', [0.32, 0.324, 0.986], fishOf('slim', 0.8, { body: '#5a5848', belly: '#c8c0a8', fins: '#4a483a' }, { skin: 'skin', pale: true, wide: 1.5, extra: 'whiskers', tail: { kind: 'fan', size: 0.6 }, dorsal: { kind: 'shark', at: 0.32, size: 0.7 }, eye: 0.014 }), { family: 'fish', ...DEEP }),
  row('school-of-fish', [1.03, 0.769, 1.99], fishOf('fish', 0.25, { body: '#6a90b8', back: '#3a5a80', belly: '#e8eef0', fins: '#7a9ab8' }, { pale: true, count: 14, eye: 0.03 }), { words: 'shoal, shoal of fish', family: 'fish', ...DEEP }),
  row('shark', [2.15, 1.7, 4.5], fishOf('shark', 3.6, GREY_SHARK, SHARK), { words: 'great white shark, great white, reef shark', ...DEEP }),
  row('hammerhead-shark', [1.91, 1.51, 4.07], fishOf('shark', 3.2, { ...GREY_SHARK, body: '#7a7a6a' }, { ...SHARK, extra: 'hammer', mouth: 'none', eye: 0.004, dorsal: { kind: 'shark', at: 0.36, size: 1.1 } }), { words: 'hammerhead', family: 'shark', ...DEEP }),
  row('whale-shark', [5.84, 4.26, 11.3], fishOf('shark', 9, { body: '#3e5468', belly: '#e8e8e4', patch: '#d8e4e8', iris: '#1a1a1c', gills: '#2a3a48' }, { ...SHARK, wide: 1.3, mouth: 'lips', patches: [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((at) => [0.2, 0.55, 0.8].map((up) => ({ part: 'patch', at: at + 0.06 * up, up, size: [0.012, 0.012] as const }))) }), { family: 'shark', ...DEEP }),
  row('whale', [8.83, 3.83, 14.3], fishOf('whale', 12, { body: '#3e5064', belly: '#c8ccd0', iris: '#1a1a1c', gills: '#5a6470', pectoral: '#c8ccd0' }, { ...WHALE, pale: true, extra: 'grooves', pectoral: { kind: 'wing', length: 0.28, width: 0.075 }, dorsal: { kind: 'shark', at: 0.66, size: 0.4 }, arch: 16 }), { words: 'humpback whale, humpback', ...AFLOAT }),
  row('blue-whale', [17.7, 5.66, 28.8], fishOf('whale', 24, { body: '#5a7e9a', belly: '#a8bcc8', iris: '#1a1a1c', gills: '#4a6478' }, { ...WHALE, pale: true, extra: 'grooves', deep: 0.86, wide: 0.86, pectoral: { kind: 'wing', length: 0.14, width: 0.06 }, dorsal: { kind: 'shark', at: 0.78, size: 0.24 } }), { family: 'whale', ...AFLOAT }),
  row('sperm-whale', [11, 4.1, 18], fishOf('sperm', 15, { body: '#5a5a60', belly: '#7a7a80', iris: '#1a1a1c', line: '#d8d4d0' }, { ...WHALE, pale: true, pectoral: { kind: 'paddle', length: 0.09, width: 0.06 }, dorsal: { kind: 'shark', at: 0.66, size: 0.26 }, eyeAt: [0.24, -0.5] }), { words: 'moby dick, white whale', family: 'whale', ...AFLOAT }),
  row('orca', [3.86, 3.13, 7.03], fishOf('dolphin', 6, { body: '#16161a', belly: '#f6f6f4', patch: '#f6f6f4', iris: '#0e0e10' }, { ...WHALE, wide: 1.15, deep: 1.1, pale: true, tail: { kind: 'fluke', size: 0.7 }, dorsal: { kind: 'orca', at: 0.42, size: 1.2 }, pectoral: { kind: 'paddle', length: 0.17, width: 0.11 }, eyeAt: [0.16, 0.05], patches: [{ part: 'patch', at: 0.2, up: 0.4, size: [0.045, 0.02] }, { part: 'patch', at: 0.66, up: -0.2, size: [0.09, 0.03] }] }), { words: 'killer whale', family: 'whale', ...AFLOAT }),
  row('beluga', [2.21, 1.13, 4.58], fishOf('whale', 4, { body: '#f2f2f0', iris: '#1a1a1c' }, { ...WHALE, dorsal: { kind: 'none' }, deep: 1.1, pectoral: { kind: 'paddle', length: 0.11, width: 0.09 }, tail: { kind: 'fluke', size: 0.6 }, eyeAt: [0.1, 0.1], eye: 0.014 }), { words: 'beluga whale', family: 'whale', ...AFLOAT }),
  row('narwhal', [2.21, 1.02, 6.9], fishOf('whale', 4, { body: '#8a96a4', belly: '#e4e6e8', iris: '#1a1a1c', horn: '#efe6cc' }, { ...WHALE, pale: true, extra: 'horn', dorsal: { kind: 'none' }, pectoral: { kind: 'paddle', length: 0.1, width: 0.08 }, tail: { kind: 'fluke', size: 0.6 }, eyeAt: [0.1, 0.1], eye: 0.012 }), { family: 'whale', ...AFLOAT }),
  row('dolphin', [1.25, 0.8, 2.5], fishOf('dolphin', 2.2, { body: '#6e8496', belly: '#e6eaec', iris: '#1a1a1c' }, { ...WHALE, pale: true, tail: { kind: 'fluke', size: 0.62 }, dorsal: { kind: 'shark', at: 0.42, size: 0.8 }, pectoral: { kind: 'wing', length: 0.16, width: 0.09 }, eyeAt: [0.17, 0.1], eye: 0.014, arch: 22 }), { words: 'bottlenose dolphin, porpoise', ...AFLOAT }),
  row('stingray', [1.2, 0.157, 1.53], swimmerOf('ray', 1.2, { body: '#b09a70', spots: '#4a8ac8', belly: '#eeeae0' }), { words: 'ray', ...DEEP }),
  row('manta-ray', [4.02, 0.66, 5.18], swimmerOf('manta', 4, { body: '#262e3c', belly: '#eceae6' }), { words: 'manta', family: 'stingray', ...DEEP }),
  row('seahorse', [0.0414, 0.156, 0.0748], swimmerOf('seahorse', 0.15, { body: '#e8a838', rings: '#f0bc58', fins: '#f4d890' }), { words: 'sea horse', ...DEEP }),
  row('plesiosaur', [4.07, 2.94, 6.06], swimmerOf('plesiosaur', 6, { body: '#4a6a6a', belly: '#c8ceb8', fins: '#3e5a5a' }), { words: 'loch ness monster, nessie, elasmosaurus', family: 'dinosaur', ...AFLOAT }),
];
