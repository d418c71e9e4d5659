import type { LandformSpec } from '../../parameters/nature/nature-rocks.js';
import type { CatalogueRow } from '../../row/row.js';
import { land } from './rock-row.js';

type Profile = LandformSpec['profile'];

const PEAK: Profile = [
  [0, 1],
  [0.1, 0.86],
  [0.26, 0.62],
  [0.46, 0.38],
  [0.72, 0.15],
  [1, 0],
];

const ROUND: Profile = [
  [0, 1],
  [0.22, 0.96],
  [0.48, 0.76],
  [0.72, 0.42],
  [0.9, 0.12],
  [1, 0],
];

const TABLE: Profile = [
  [0.62, 1],
  [0.68, 0.97],
  [0.72, 0.7],
  [0.76, 0.46],
  [0.86, 0.22],
  [1, 0],
];

const TOWER: Profile = [
  [0.42, 1],
  [0.5, 0.95],
  [0.56, 0.7],
  [0.6, 0.45],
  [0.72, 0.18],
  [1, 0],
];

/** The profile of a needle of rock or ice. */
export const NEEDLE: Profile = [
  [0, 1],
  [0.16, 0.9],
  [0.3, 0.66],
  [0.46, 0.4],
  [0.66, 0.16],
  [1, 0],
];

const CONE: Profile = [
  [0.0, 0.8],
  [0.1, 0.82],
  [0.18, 1],
  [0.24, 0.98],
  [0.4, 0.66],
  [0.62, 0.32],
  [0.82, 0.1],
  [1, 0],
];

const BOWL: Profile = [
  [0, 0.12],
  [0.3, 0.16],
  [0.52, 0.5],
  [0.66, 0.96],
  [0.72, 1],
  [0.84, 0.4],
  [1, 0],
];

const ISLE: Profile = [
  [0.3, 1],
  [0.44, 0.98],
  [0.6, 0.7],
  [0.76, 0.34],
  [0.9, 0.08],
  [1, 0],
];

/** Mountains, hills, volcanoes and islands. */
export const LANDFORMS: readonly CatalogueRow[] = [
  // Far objects: their size is for a distance of 150 m.
  land(
    'mountain',
    [120, 62, 90],
    {
      profile: PEAK,
      rough: 0.3,
      gullies: 0.6,
      facets: true,
      bands: [
        [0, 'grass'],
        [0.22, 'rock'],
        [0.64, 'snow'],
      ],
      lean: [0.05, -0.05],
    },
    { words: 'mountain peak, snow-capped mountain, snowy mountain, mount, alp, summit', stand: 'far', lift: 0, solid: 'none' },
  ),
  land(
    'rocky-mountain',
    [120, 70, 90],
    {
      profile: NEEDLE,
      rough: 0.45,
      gullies: 0.8,
      facets: true,
      bands: [
        [0, 'rock'],
        [0.4, 'body'],
      ],
      lean: [-0.06, 0],
      seed: 4,
    },
    { words: 'crag, jagged mountain, bare mountain, matterhorn', stand: 'far', lift: 0, solid: 'none' },
  ),
  land(
    'mount-fuji',
    [150, 52, 150],
    {
      profile: [
        [0.1, 0.98],
        [0.13, 1],
        [0.22, 0.78],
        [0.4, 0.46],
        [0.66, 0.18],
        [1, 0],
      ],
      rough: 0.08,
      gullies: 0.25,
      bands: [
        [0, 'grass'],
        [0.3, 'rock'],
        [0.7, 'snow'],
      ],
    },
    { words: 'fuji, snow-capped volcano, snowy volcano', stand: 'far', lift: 0, solid: 'none' },
  ),
  land(
    'hill',
    [40, 9, 34],
    { profile: ROUND, rough: 0.25, bands: [[0, 'grass']], extras: ['trees', 'grass'] },
    { words: 'grassy hill, green hill, hillock, knoll, mound' },
  ),
  land(
    'volcano',
    [110, 92, 110],
    {
      body: 0.52,
      profile: CONE,
      rough: 0.16,
      gullies: 0.5,
      facets: true,
      bands: [
        [0, 'rock'],
        [0.3, 'ash'],
      ],
      pool: ['lava', 0.16, 0.86],
      extras: ['lava', 'smoke'],
    },
    { words: 'erupting volcano, volcanic cone, active volcano', stand: 'far', lift: 0, solid: 'none' },
  ),
  land(
    'small-volcano',
    [9, 8.5, 9],
    {
      body: 0.55,
      profile: CONE,
      rough: 0.18,
      gullies: 0.4,
      facets: true,
      bands: [[0, 'ash']],
      pool: ['lava', 0.2, 0.88],
      extras: ['lava', 'smoke'],
      seed: 3,
    },
    { words: 'volcanic vent, mini volcano, cinder cone' },
  ),
  land(
    'crater',
    [12, 2, 12],
    {
      profile: BOWL,
      rough: 0.12,
      bands: [
        [0, 'body'],
        [0.6, 'rock'],
      ],
      extras: ['stones'],
    },
    { words: 'impact crater, moon crater, lunar crater, bomb crater', solid: 'none', finishes: { body: 'stone #9a948c' } },
  ),
  land(
    'mesa',
    [60, 18, 44],
    {
      profile: TABLE,
      rough: 0.25,
      gullies: 0.35,
      facets: true,
      bands: [
        [0, 'red'],
        [0.26, 'pale'],
        [0.4, 'red'],
        [0.58, 'pale'],
        [0.72, 'red'],
        [0.9, 'sand'],
      ],
    },
    { words: 'table mountain, plateau, tableland', stand: 'far', lift: 0, solid: 'none', places: ['desert'] },
  ),
  land(
    'butte',
    [34, 22, 28],
    {
      profile: TOWER,
      rough: 0.22,
      gullies: 0.35,
      facets: true,
      bands: [
        [0, 'pale'],
        [0.2, 'red'],
        [0.46, 'pale'],
        [0.56, 'red'],
        [0.98, 'pale'],
      ],
      seed: 5,
    },
    { words: 'monument valley rock, desert butte, rock tower', places: ['desert'] },
  ),
  land(
    'rock-spire',
    [5, 12, 5],
    {
      profile: NEEDLE,
      rough: 0.4,
      gullies: 0.3,
      facets: true,
      bands: [
        [0, 'rock'],
        [0.5, 'body'],
      ],
      seed: 7,
    },
    { words: 'spire, rock needle, stone spire, pinnacle, karst tower' },
  ),
  land(
    'sea-stack',
    [7, 12, 7],
    {
      profile: [
        [0.36, 1],
        [0.5, 0.97],
        [0.44, 0.84],
        [0.56, 0.8],
        [0.5, 0.62],
        [0.62, 0.57],
        [0.54, 0.36],
        [0.68, 0.3],
        [0.56, 0.14],
        [0.86, 0.07],
        [1, 0],
      ],
      rough: 0.34,
      facets: true,
      bands: [
        [0, 'dark'],
        [0.1, 'pale'],
        [0.32, 'rock'],
        [0.4, 'pale'],
        [0.58, 'rock'],
        [0.64, 'pale'],
        [0.8, 'rock'],
        [0.85, 'pale'],
        [0.96, 'grass'],
      ],
      extras: ['foam'],
      seed: 2,
    },
    { finishes: { pale: 'sandstone #b09a7c', rock: 'stone #85755f' }, words: 'coastal rock, rock in the sea, sea rock', stand: 'water' },
  ),
  land(
    'islet',
    [20, 4, 17],
    {
      profile: ISLE,
      rough: 0.26,
      bands: [
        [0, 'sand'],
        [0.45, 'grass'],
      ],
      extras: ['grass', 'stones', 'foam'],
      seed: 6,
    },
    { words: 'island, small island, desert island, tropical island, atoll', stand: 'water' },
  ),
];
