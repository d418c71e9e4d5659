import type { CatalogueRow } from '../../row/row.js';
import { NEEDLE } from './landforms.js';
import { land, water } from './rock-row.js';

/** Icebergs and glaciers. */
export const ICE_FORMS: readonly CatalogueRow[] = [
  land(
    'iceberg',
    [14, 8, 11],
    {
      profile: [
        [0, 1],
        [0.2, 0.8],
        [0.36, 0.52],
        [0.6, 0.26],
        [0.86, 0.1],
        [0.94, 0],
      ],
      rough: 0.6,
      gullies: 0.5,
      facets: true,
      bands: [
        [0, 'ice'],
        [0.1, 'body'],
      ],
      lean: [0.16, 0],
      extras: ['foam'],
      seed: 3,
    },
    { words: 'ice mountain, ice island', stand: 'water', finishes: { body: 'snow #f2f8fc', ice: 'ice #7ac4e0' } },
  ),
  land(
    'ice-floe',
    [5, 0.6, 4],
    {
      profile: [
        [0.9, 1],
        [0.96, 0.96],
        [1, 0.5],
        [0.98, 0],
      ],
      rough: 0.4,
      facets: true,
      bands: [
        [0, 'ice'],
        [0.8, 'snow'],
      ],
      seed: 8,
    },
    { words: 'drift ice, pack ice, sheet of ice', stand: 'water', finishes: { body: 'ice #9ad0e6' } },
  ),
  land(
    'glacier',
    [40, 12, 30],
    {
      profile: [
        [0.3, 1],
        [0.5, 0.94],
        [0.7, 0.7],
        [0.76, 0.4],
        [0.92, 0.3],
        [1, 0],
      ],
      rough: 0.4,
      gullies: 0.7,
      facets: true,
      bands: [
        [0, 'ice'],
        [0.55, 'body'],
        [0.8, 'snow'],
      ],
      seed: 5,
    },
    { words: 'ice sheet, ice cliff, ice wall', finishes: { body: 'ice #b8dcec', ice: 'ice #6cb4d8' } },
  ),
  land(
    'ice-spire',
    [3, 6, 3],
    {
      profile: NEEDLE,
      rough: 0.45,
      facets: true,
      bands: [
        [0, 'snow'],
        [0.08, 'ice'],
        [0.5, 'body'],
      ],
      seed: 11,
    },
    { words: 'ice pinnacle, ice tower, ice needle', finishes: { body: 'ice #d8f0fa', ice: 'ice #94cce8' } },
  ),
];

/** Pieces of water, lava and ice. */
export const WATERS: readonly CatalogueRow[] = [
  water('waterfall', [9, 9, 7], 'waterfall', { words: 'cascade, falls, cataract', solid: 'parts' }),
  water('stream', [3.4, 0.5, 7], 'stream', { words: 'brook, creek, river, rivulet, river piece, flowing water', stand: 'flat' }),
  water('puddle', [1.6, 0.03, 1.2], 'puddle', { words: 'puddle of water, rain puddle, water puddle', stand: 'flat', variants: 1 }),
  water('garden-pond', [5, 0.7, 4], 'pond', { words: 'pond, koi pond, small lake, lily pond, lake', places: ['garden'] }),
  water('wave', [12, 4, 6], 'wave', {
    words: 'ocean wave, breaking wave, sea wave, big wave, tsunami, tidal wave, surf',
    stand: 'water',
    variants: 1,
  }),
  water('whirlpool', [9, 2, 9], 'whirlpool', { words: 'maelstrom, vortex, water vortex', stand: 'water', variants: 1 }),
  water('ripple', [2, 0.08, 2], 'ripple', { words: 'water ripple, water rings, ripples group', stand: 'water', variants: 1 }),
  water('splash', [1.6, 1.2, 1.6], 'splash', { words: 'water splash, crown splash', stand: 'water' }),
  water('water-drop', [0.3, 0.44, 0.3], 'drop', { words: 'droplet, raindrop, tear drop, teardrop', stand: 'air', lift: 1, variants: 1 }),
  water('lava-flow', [4, 0.9, 7], 'lava-flow', { words: 'lava stream, lava river, lava, flowing lava, magma flow' }),
  water('sandcastle', [1.3, 0.85, 1.2], 'sandcastle', {
    words: 'sand castle, castle of sand',
    places: ['beach'],
    solid: 'cylinder',
    variants: 1,
  }),
  water('icicle', [1.6, 0.9, 0.3], 'icicles', { words: 'icicles row, hanging ice', stand: 'ceiling' }),
  water('ice-block', [0.7, 0.55, 0.6], 'ice-block', { words: 'block of ice, ice cube, ice', solid: 'box', variants: 1 }),
  water('ice-crystals', [1.6, 1.5, 1.6], 'ice-crystal', {
    words: 'ice shard, ice cluster, frost crystal, frozen spikes',
    solid: 'cylinder',
  }),
  water('snowball', [0.3, 0.29, 0.3], 'snowball', { words: 'ball of snow, giant snowball', variants: 1 }),
];
