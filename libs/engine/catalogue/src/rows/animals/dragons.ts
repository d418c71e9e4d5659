import { quadrupedOf } from '../../parameters/creatures/creatures-forms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('fantasy');
const RED = {
  coat: '#a8281e',
  belly: '#e0b060',
  breast: '#e0b060',
  wings: '#7a1a18',
  dorsal: '#3a1a18',
  horns: '#d8cbb0',
  claws: '#2a2220',
  iris: '#f0c020',
  teeth: '#f6f0de',
  tongue: '#e06a50',
};
const DRAGON = {
  skin: 'scales',
  horns: 'dragon',
  hornSize: 1.1,
  dorsal: 'spikes',
  dorsalSize: 1.0,
  teeth: true,
  tailEnd: 'arrow',
} as const;

/** Dragons. */
export const DRAGON_ROWS: readonly CatalogueRow[] = [
  row('dragon', [8.3, 5.58, 9.79], quadrupedOf('dragon', 2.4, RED, { ...DRAGON, wings: 'membrane', wingSpan: 4.4, wingRise: 38 }), {
    words: 'red dragon, fire dragon, drake, fire-breathing dragon',
  }),
  row(
    'green-dragon',
    [4.86, 5.51, 7.28],
    quadrupedOf(
      'dragon',
      2.2,
      { ...RED, coat: '#2e7a3a', belly: '#c8d080', breast: '#c8d080', wings: '#1e5a3a', dorsal: '#e0c860' },
      { ...DRAGON, pose: 'sitting', wings: 'membrane', wingSpan: 3.6, wingRise: 52 },
    ),
    { words: 'sitting dragon, guardian dragon', family: 'dragon' },
  ),
  row(
    'flying-dragon',
    [14.6, 4.76, 11.6],
    quadrupedOf(
      'dragon',
      2.4,
      { ...RED, coat: '#34405a', belly: '#a8b0c0', breast: '#a8b0c0', wings: '#26304a', dorsal: '#1a2030' },
      {
        ...DRAGON,
        pose: 'running',
        wings: 'membrane',
        wingSpan: 6.4,
        wingRise: 18,
        neck: { angle: 18, arch: -0.08 },
        tail: { kind: 'taper', length: 2.2, radius: 0.21, angle: 6, bend: 6 },
      },
    ),
    { words: 'blue dragon, soaring dragon', family: 'dragon', stand: 'air', lift: 14 },
  ),
  row(
    'black-dragon',
    [5.97, 9.38, 9.76],
    quadrupedOf(
      'dragon',
      3.0,
      {
        ...RED,
        coat: '#1e1c22',
        belly: '#4a3a4a',
        breast: '#4a3a4a',
        wings: '#2a1a28',
        dorsal: '#5a1e24',
        iris: '#f04020',
        horns: '#5a5058',
      },
      { ...DRAGON, horns: 'demon', hornSize: 1.6, wings: 'membrane', wingSpan: 4.0, wingRise: 60, pose: 'rearing', head: { gape: 22 } },
    ),
    { words: 'shadow dragon, evil dragon', family: 'dragon' },
  ),
  row(
    'ice-dragon',
    [8.61, 3.9, 9.79],
    quadrupedOf(
      'dragon',
      2.4,
      {
        ...RED,
        coat: '#a8d0e8',
        belly: '#eef6fa',
        breast: '#eef6fa',
        wings: '#6aa8d0',
        dorsal: '#e0f2fa',
        horns: '#e8f6ff',
        iris: '#30a0f0',
        claws: '#d0ecfa',
      },
      { ...DRAGON, pose: 'lying', wings: 'membrane', wingSpan: 4.0, wingRise: 26, substances: { dorsal: 'ice', horns: 'ice' } },
    ),
    { words: 'frost dragon, white dragon', family: 'dragon' },
  ),
  row(
    'baby-dragon',
    [0.794, 0.7, 0.766],
    quadrupedOf(
      'dragon',
      0.4,
      { ...RED, coat: '#7a4aa8', belly: '#e8d0a0', breast: '#e8d0a0', wings: '#b880d8', dorsal: '#f0c860' },
      {
        skin: 'scales',
        horns: 'dragon',
        hornSize: 0.7,
        dorsal: 'spikes',
        dorsalSize: 0.9,
        pose: 'sitting',
        wings: 'membrane',
        wingSpan: 2.6,
        wingRise: 40,
        trunk: { length: 0.6 },
        neck: { length: 0.44, root: 0.18, tip: 0.15, arch: 0 },
        head: { size: 0.62, skull: 0.36, muzzle: [0.22, 0.14], eye: 0.09, gape: 0, drop: 0.1 },
        tail: { length: 1.0 },
        legs: { thick: 1.5 },
      },
    ),
    { words: 'dragonling, hatchling, whelp', family: 'dragon' },
  ),
  row(
    'wyvern',
    [9.13, 5.47, 7.55],
    quadrupedOf(
      'theropod',
      2.4,
      { ...RED, coat: '#5a4a3a', belly: '#b89a6a', breast: '#b89a6a', wings: '#8a5a34', dorsal: '#3a2e24' },
      {
        ...DRAGON,
        pose: 'biped',
        wings: 'membrane',
        wingSpan: 4.6,
        wingRise: 34,
        neck: { length: 0.75, angle: 60, root: 0.15, tip: 0.09, arch: -0.1 },
        head: { size: 0.46 },
        legs: { arm: 0.3 },
      },
    ),
    { family: 'dragon' },
  ),
  row(
    'hydra',
    [4.09, 5.26, 9.69],
    quadrupedOf(
      'dragon',
      2.4,
      { ...RED, coat: '#3a6a5a', belly: '#b8c08a', breast: '#b8c08a', dorsal: '#1e3a34' },
      { ...DRAGON, heads: 3, neck: { length: 1.15, angle: 64, root: 0.15, tip: 0.1 }, head: { size: 0.42 } },
    ),
    { words: 'three-headed dragon, many-headed serpent' },
  ),
];
