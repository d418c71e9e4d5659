import type { CatalogueRow } from '../../row/row.js';
import { land } from './rock-row.js';

/** Dunes and heaps. */
export const LOOSE_GROUND: readonly CatalogueRow[] = [
  land(
    'sand-dune',
    [20, 3.4, 14],
    {
      profile: [
        [0, 1],
        [0.2, 0.9],
        [0.5, 0.56],
        [0.76, 0.2],
        [1, 0],
      ],
      rough: 0.2,
      bands: [[0, 'sand']],
      lean: [0.12, 0.16],
      extras: ['ripples'],
    },
    {
      words: 'dune, desert dune, sandy hill',
      places: ['desert', 'beach'],
      solid: 'none',
      finishes: { body: 'sand #dcbf8a', sand: 'sand #d4b57e' },
    },
  ),
  land(
    'sand-pile',
    [2.4, 1.1, 2.4],
    {
      profile: [
        [0, 1],
        [0.12, 0.93],
        [0.5, 0.5],
        [0.86, 0.1],
        [1, 0],
      ],
      rough: 0.1,
      bands: [[0, 'sand']],
    },
    { words: 'pile of sand, heap of sand, sand heap, sand', solid: 'cylinder' },
  ),
  land(
    'dirt-pile',
    [2.4, 1.1, 2.2],
    {
      profile: [
        [0, 1],
        [0.14, 0.9],
        [0.5, 0.55],
        [0.84, 0.14],
        [1, 0],
      ],
      rough: 0.34,
      bands: [[0, 'mud']],
      extras: ['stones'],
    },
    {
      words: 'pile of dirt, dirt mound, earth mound, soil heap, pile of earth',
      finishes: { body: 'soil', mud: 'soil #5a4432' },
      solid: 'cylinder',
    },
  ),
  land(
    'gravel-pile',
    [2.6, 1.1, 2.4],
    {
      profile: [
        [0, 1],
        [0.12, 0.92],
        [0.5, 0.52],
        [0.86, 0.12],
        [1, 0],
      ],
      rough: 0.5,
      facets: true,
      bands: [[0, 'body']],
      extras: ['stones'],
      seed: 9,
    },
    { words: 'pile of gravel, gravel heap, rubble heap', solid: 'cylinder' },
  ),
  land(
    'snow-pile',
    [2.2, 0.9, 2],
    {
      profile: [
        [0, 1],
        [0.3, 0.92],
        [0.6, 0.6],
        [0.86, 0.2],
        [1, 0],
      ],
      rough: 0.26,
      bands: [[0, 'snow']],
    },
    { words: 'pile of snow, snow mound, snow heap, snowbank, snow bank, snow', solid: 'cylinder', finishes: { body: 'snow' } },
  ),
];

/** Geysers, springs and pits. */
export const POOLS: readonly CatalogueRow[] = [
  land(
    'geyser',
    [4, 7, 4],
    {
      body: 0.17,
      profile: [
        [0.0, 0.22],
        [0.12, 0.24],
        [0.16, 0.34],
        [0.24, 0.3],
        [0.5, 0.14],
        [1, 0],
      ],
      rough: 0.14,
      bands: [
        [0, 'pale'],
        [0.1, 'body'],
      ],
      extras: ['jet'],
    },
    { words: 'erupting geyser, hot fountain, old faithful', solid: 'none' },
  ),
  land(
    'hot-spring',
    [6, 2.8, 5.4],
    {
      body: 0.25,
      profile: [
        [0, 0.3],
        [0.55, 0.4],
        [0.62, 0.95],
        [0.72, 1],
        [0.86, 0.5],
        [1, 0],
      ],
      rough: 0.16,
      bands: [
        [0, 'pale'],
        [0.5, 'body'],
      ],
      pool: ['water', 0.64, 0.8],
      extras: ['stones', 'steam'],
    },
    { words: 'onsen, thermal spring, thermal pool, steaming pool', solid: 'none', finishes: { water: 'water #48c0c8' } },
  ),
  land(
    'mud-pit',
    [3.4, 0.4, 3.2],
    {
      profile: [
        [0, 0.4],
        [0.6, 0.5],
        [0.7, 0.95],
        [0.78, 1],
        [0.9, 0.5],
        [1, 0],
      ],
      rough: 0.2,
      bands: [[0, 'mud']],
      pool: ['wet', 0.7, 0.75],
      extras: ['bubbles'],
    },
    { words: 'mud pool, mud puddle, mud, mud hole, bog', solid: 'none', finishes: { body: 'mud #5a4430', mud: 'mud #7a5c40' } },
  ),
  land(
    'lava-pool',
    [3.6, 0.5, 3.4],
    {
      profile: [
        [0, 0.4],
        [0.6, 0.5],
        [0.7, 0.92],
        [0.78, 1],
        [0.9, 0.5],
        [1, 0],
      ],
      rough: 0.3,
      facets: true,
      bands: [[0, 'ash']],
      pool: ['lava', 0.7, 0.72],
      extras: ['bubbles', 'stones'],
    },
    { words: 'pool of lava, magma pool, lava pit, lava lake, magma', solid: 'none', finishes: { rock: 'stone #2e282a' } },
  ),
  land(
    'tar-pit',
    [3.6, 0.4, 3.4],
    {
      profile: [
        [0, 0.4],
        [0.6, 0.5],
        [0.7, 0.92],
        [0.78, 1],
        [0.9, 0.5],
        [1, 0],
      ],
      rough: 0.3,
      bands: [[0, 'sand']],
      pool: ['tar', 0.7, 0.78],
      extras: ['bubbles'],
    },
    {
      words: 'quicksand, oil pool, black pool',
      solid: 'none',
      finishes: { tar: 'obsidian #18161a', body: 'mud #8a7048', sand: 'mud #9a8058' },
    },
  ),
  land(
    'sinkhole',
    [8, 1, 8],
    {
      profile: [
        [0, 0.02],
        [0.4, 0.03],
        [0.56, 0.5],
        [0.64, 0.92],
        [0.76, 1],
        [0.9, 0.6],
        [1, 0],
      ],
      rough: 0.26,
      facets: true,
      bands: [
        [0, 'dark'],
        [0.4, 'mud'],
        [0.8, 'grass'],
      ],
      extras: ['stones'],
    },
    { words: 'pit, hole in the ground, hole, chasm', solid: 'none', finishes: { body: 'soil #3a2c20' } },
  ),
];
