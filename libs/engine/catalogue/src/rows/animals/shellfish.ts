import type { SoftSpec } from '../../parameters/creatures/creatures-small.js';
import type { PartColors } from '../../parameters/creatures/creatures-quadruped.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const fantasy = rowsOf('fantasy');
const LOW = { solid: 'none' } as const;
const DEEP = { stand: 'under-water', solid: 'none', places: ['coral reef'] } as const;
const softOf = (kind: SoftSpec['kind'], size: number, colors: PartColors): SoftSpec => ({ generator: 'soft', kind, size, colors });

/** Shellfish, soft animals and beasts without bones. */
export const SHELLFISH_ROWS: readonly CatalogueRow[] = [
  row(
    'caterpillar',
    [0.0108, 0.0187, 0.063],
    softOf('caterpillar', 0.06, {
      body: '#7ac038',
      stripes: '#f0d83c',
      spots: '#d8482c',
      claws: '#c83a2a',
      legs: '#4a7a24',
      iris: '#f4f4ee',
    }),
    LOW,
  ),
  row(
    'centipede',
    [0.0505, 0.0116, 0.153],
    softOf('centipede', 0.12, { body: '#7a2a1a', stripes: '#a84a24', legs: '#d89a34', claws: '#c8401e' }),
    { words: 'millipede', ...LOW },
  ),
  row(
    'crab',
    [0.216, 0.067, 0.185],
    softOf('crab', 0.2, { body: '#d8482a', belly: '#f0c8a0', legs: '#c83e24', claws: '#e0502e', 'claw-tips': '#f0d8c0', spots: '#f0a070' }),
    { words: 'king crab', ...LOW },
  ),
  row(
    'lobster',
    [0.27, 0.135, 0.511],
    softOf('lobster', 0.45, { body: '#b8281c', legs: '#a02018', claws: '#c83022', 'claw-tips': '#d84a34' }),
    { words: 'crayfish, crawfish', ...DEEP },
  ),
  row('shrimp', [0.0624, 0.0534, 0.0799], softOf('shrimp', 0.12, { body: '#f0a088', legs: '#e88a70', claws: '#e88a70' }), {
    words: 'prawn',
    ...DEEP,
  }),
  row(
    'hermit-crab',
    [0.0712, 0.0727, 0.0988],
    softOf('hermit-crab', 0.1, { body: '#d86a34', shell: '#e0c8a0', stripes: '#b8845a', claws: '#c8502a', legs: '#d0602e' }),
    { family: 'crab', ...LOW },
  ),
  row('octopus', [0.919, 0.567, 0.919], softOf('octopus', 0.9, { body: '#c8502e', suckers: '#f0cab0', spots: '#e07a4a' }), DEEP),
  row('squid', [0.233, 0.108, 0.636], softOf('squid', 0.6, { body: '#e0a8a0', arms: '#d88a84', iris: '#d8e0d0' }), {
    words: 'giant squid, cuttlefish',
    ...DEEP,
  }),
  row(
    'jellyfish',
    [0.372, 0.564, 0.372],
    softOf('jellyfish', 0.6, { bell: '#c88ad8', rim: '#e0b0ec', threads: '#d8a8e8', arms: '#f0c8e8', spots: '#f0d8f8' }),
    { words: 'medusa jelly, sea jelly', ...DEEP, lift: 1 },
  ),
  row(
    'snail',
    [0.0198, 0.0429, 0.0643],
    softOf('snail', 0.07, { body: '#c8a878', shell: '#a8643a', stripes: '#6a3a1e', arms: '#b89868' }),
    LOW,
  ),
  row('slug', [0.0198, 0.0321, 0.0969], softOf('slug', 0.1, { body: '#8a6a44', spots: '#7a5a38', arms: '#6a5030' }), LOW),
  row('starfish', [0.228, 0.0591, 0.219], softOf('starfish', 0.25, { body: '#e8703a', spots: '#f8c890' }), { words: 'sea star', ...LOW }),
  row('sea-urchin', [0.169, 0.111, 0.17], softOf('urchin', 0.16, { body: '#2a1e34', arms: '#3e2a4e' }), { words: 'urchin', ...DEEP }),
  row(
    'nautilus',
    [0.0874, 0.185, 0.188],
    softOf('nautilus', 0.25, { body: '#e8d8c8', shell: '#f4ece0', stripes: '#b8562a', arms: '#e0b8a0' }),
    { ...DEEP },
  ),
  row(
    'pearl-oyster',
    [0.307, 0.182, 0.18],
    softOf('clam', 0.3, { shell: '#e0d0b8', stripes: '#c8b090', body: '#d89a98', inside: '#f8f4f0' }),
    { words: 'open clam, oyster with pearl, bivalve', ...LOW },
  ),
  fantasy('kraken', [17.4, 9.5, 17.4], softOf('kraken', 14, { body: '#7a2e3e', suckers: '#e0b0a0', iris: '#f0d030' }), {
    words: 'giant octopus',
    stand: 'water',
  }),
  fantasy('tentacle', [0.908, 3.99, 2.07], softOf('tentacle', 4, { arms: '#5a3a6a', suckers: '#d8a8c0' }), {
    words: 'giant tentacle, eldritch tentacle',
    solid: 'cylinder',
  }),
  fantasy('slime', [0.882, 0.5, 0.614], softOf('slime', 0.7, { goo: '#5ac858' }), {
    words: 'ooze, jelly monster, gelatinous blob, blob monster',
    solid: 'cylinder',
  }),
  fantasy('dragon-skeleton', [12, 6.1, 12.9], softOf('dragon-skeleton', 12, { bone: '#dcd2b8', horn: '#a8987a', eye: '#141416' }), {
    words: 'dragon bones',
  }),
  fantasy(
    'floating-eye',
    [1.45, 1.32, 1.03],
    softOf('eyeball', 1.4, { body: '#8a4a6a', iris: '#3aa03a', horn: '#f0e8d0', glint: '#f8f6f2' }),
    { words: 'beholder, eye tyrant, eyeball monster', stand: 'air', lift: 1 },
  ),
];
