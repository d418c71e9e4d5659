import type { SerpentSpec } from '../../parameters/creatures/creatures-small.js';
import type { PartColors } from '../../parameters/creatures/creatures-quadruped.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('animals');
const fantasy = rowsOf('fantasy');
const LOW = { solid: 'none' } as const;
const DEEP = { stand: 'under-water', solid: 'none' } as const;
const snakeOf = (
  length: number,
  colors: PartColors,
  rest: Omit<Partial<SerpentSpec>, 'generator' | 'length' | 'colors'> = {},
): SerpentSpec => ({
  generator: 'serpent',
  length,
  thick: 0.026,
  pose: 'coiled',
  head: 'snake',
  colors: { iris: '#e8c030', tongue: '#c83038', ...colors },
  ...rest,
});

/** Snakes, worms and eastern dragons. */
export const SERPENT_ROWS: readonly CatalogueRow[] = [
  row('snake', [0.458, 0.429, 0.521], snakeOf(1.6, { coat: '#5a8a34', bands: '#2e4a1c', belly: '#d8d898' }, { pattern: 'diamonds' }), {
    words: 'coiled snake, serpent, viper, adder',
    ...LOW,
  }),
  row(
    'slithering-snake',
    [0.401, 0.112, 1.61],
    snakeOf(1.8, { coat: '#8a6a3a', bands: '#4a3018', belly: '#d8c898' }, { pose: 'stretched', pattern: 'diamonds', thick: 0.022 }),
    { words: 'crawling snake, grass snake', family: 'snake', ...LOW },
  ),
  row(
    'python',
    [1.18, 1.1, 1.46],
    snakeOf(4, { coat: '#c8a850', bands: '#4a3420', belly: '#e8dcb0' }, { thick: 0.034, pattern: 'bands' }),
    { words: 'boa, boa constrictor, anaconda', family: 'snake' },
  ),
  row(
    'cobra',
    [0.529, 0.72, 0.515],
    snakeOf(1.6, { coat: '#5a4a30', belly: '#d8c890', hood: '#6a5636', bands: '#1e1810' }, { pose: 'raised', head: 'cobra', thick: 0.022 }),
    { words: 'king cobra', family: 'snake' },
  ),
  row(
    'rattlesnake',
    [0.436, 0.408, 0.517],
    snakeOf(1.5, { coat: '#b89a6a', bands: '#5a4028', belly: '#e0d0a8' }, { pattern: 'diamonds', rattle: true, thick: 0.03 }),
    { family: 'snake', ...LOW },
  ),
  row(
    'coral-snake',
    [0.185, 0.0559, 0.73],
    snakeOf(0.8, { coat: '#d8281e', bands: '#f0d83c', bands2: '#16141a', iris: '#1a1a1a' }, { pose: 'stretched', pattern: 'rings' }),
    { family: 'snake', ...LOW },
  ),
  row(
    'eel',
    [0.313, 0.202, 1.4],
    snakeOf(
      1.4,
      { coat: '#6a7a3a', belly: '#6a7a3a', fin: '#8a9a4a', iris: '#f0f0d0' },
      { pose: 'wave', head: 'eel', thick: 0.042, dorsal: 'fin', skin: 'skin' },
    ),
    { words: 'moray eel, moray, electric eel, sea snake', ...DEEP },
  ),
  row(
    'worm',
    [0.0361, 0.0118, 0.127],
    snakeOf(0.15, { coat: '#c8807a', bands: '#b06a64' }, { pose: 'stretched', head: 'worm', thick: 0.03, pattern: 'bands', skin: 'skin' }),
    { words: 'earthworm', ...LOW },
  ),
  fantasy(
    'sea-serpent',
    [1.61, 7.98, 13.8],
    snakeOf(
      14,
      { coat: '#2e6a6a', belly: '#b8d0a0', dorsal: '#1e4a50', horns: '#d8d0b0', teeth: '#f4eedc', iris: '#f0d030' },
      { pose: 'arches', head: 'serpent', thick: 0.036, dorsal: 'spikes' },
    ),
    { words: 'leviathan, sea monster, lake monster', stand: 'water' },
  ),
  fantasy(
    'eastern-dragon',
    [2.5, 4.25, 9.43],
    snakeOf(
      9,
      {
        coat: '#c83a24',
        belly: '#f0c860',
        mane: '#f0b030',
        dorsal: '#f0b030',
        horns: '#e8d8b0',
        claws: '#f0e0b0',
        teeth: '#f6f0de',
        iris: '#f8e030',
        muzzle: '#d85a30',
      },
      { pose: 'flying', head: 'dragon', thick: 0.032, dorsal: 'spikes', legs: true },
    ),
    { words: 'chinese dragon, japanese dragon, oriental dragon, long dragon', family: 'dragon', stand: 'air', lift: 4 },
  ),
  fantasy(
    'sandworm',
    [8.56, 11.3, 8.43],
    snakeOf(
      20,
      { coat: '#b08a5a', bands: '#8a6640', teeth: '#f0e8d0', tongue: '#7a2a24' },
      { pose: 'raised', head: 'worm', thick: 0.065, pattern: 'bands', skin: 'skin' },
    ),
    { words: 'giant worm, purple worm' },
  ),
];
