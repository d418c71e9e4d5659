import type { NeedleTreeSpec, PalmTreeSpec } from '../../parameters/nature/nature-trees.js';
import { rowsOf } from '../../row/row.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';

const row = rowsOf('nature');

type Size = CatalogueRow['size'];

const needleTree = (id: string, size: Size, spec: Omit<NeedleTreeSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'needle-tree', ...spec },
    { semantic: 'tree', solid: { trunk: (spec.girth ?? 0.022) * size[1] }, variants: 3, side: 'outdoors', family: 'conifer', ...details },
  );

const palmTree = (id: string, size: Size, spec: Omit<PalmTreeSpec, 'generator'>, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'palm-tree', ...spec },
    {
      semantic: 'tree',
      solid: { trunk: Math.max(0.1, (spec.girth ?? 0.018) * size[1]) },
      variants: 2,
      side: 'outdoors',
      family: 'palm',
      ...details,
    },
  );

const CONIFERS: readonly CatalogueRow[] = [
  needleTree(
    'pine-tree',
    [6, 13, 6],
    { bare: 0.3, whorls: 11, branches: 7, droop: -0.2, outline: 'uneven', fan: 0.55, cones: 0.25 },
    { words: 'pine, white pine, ponderosa pine', finishes: { needle: 'needle #4a7a48', shade: 'needle #31563a', bark: 'bark #7c553c' } },
  ),
  needleTree('spruce-tree', [5, 12, 5], { bare: 0.05, whorls: 16, droop: 0.5 }, { words: 'spruce, norway spruce' }),
  needleTree(
    'fir-tree',
    [4.4, 10, 4.4],
    { bare: 0.06, whorls: 15, branches: 10, droop: -0.15, fan: 0.36 },
    { words: 'fir, noble fir, evergreen', finishes: { needle: 'needle #4f7c5c', shade: 'needle #35583f' } },
  ),
  needleTree(
    'blue-spruce',
    [4.6, 9, 4.6],
    { bare: 0.04, whorls: 15, branches: 10, droop: 0.1 },
    { words: 'blue fir', finishes: { needle: 'needle #7fa4a8', shade: 'needle #54787e' } },
  ),
  needleTree(
    'snowy-pine',
    [5, 11, 5],
    { bare: 0.06, whorls: 14, droop: 0.55, snow: true },
    { words: 'snow-covered pine, snowy spruce, snowy fir, winter pine' },
  ),
  needleTree(
    'subalpine-fir',
    [2.4, 11, 2.4],
    { bare: 0.03, whorls: 20, branches: 8, droop: 0.6, outline: 'spire', fan: 0.6 },
    { words: 'narrow fir, boreal spruce, taiga spruce', finishes: { needle: 'needle #365c40', shade: 'needle #24422e' } },
  ),
  needleTree(
    'redwood-tree',
    [8, 34, 8],
    { bare: 0.34, whorls: 18, branches: 7, droop: 0.3, outline: 'spire', girth: 0.042, fan: 0.5 },
    { words: 'redwood, sequoia, giant sequoia', finishes: { bark: 'bark #8a4a34', needle: 'needle #43703c', shade: 'needle #2c4f2c' } },
  ),
  needleTree(
    'cedar-tree',
    [11, 12, 11],
    { bare: 0.18, whorls: 7, branches: 8, droop: -0.02, outline: 'flat', plates: true, girth: 0.036, fan: 0.42 },
    { words: 'cedar, cedar of lebanon', finishes: { needle: 'needle #466a4e', shade: 'needle #304e3a' } },
  ),
  needleTree(
    'larch-tree',
    [5, 12, 5],
    { bare: 0.14, whorls: 13, branches: 7, droop: 0.05, fan: 0.3 },
    { words: 'larch, tamarack', finishes: { needle: 'needle #d8a838', shade: 'needle #b08428' } },
  ),
  needleTree(
    'dead-pine',
    [3.4, 10, 3.4],
    { bare: 0.2, whorls: 11, branches: 5, droop: 0.2, outline: 'uneven', dead: true },
    { words: 'dead spruce, dead conifer, snag', family: 'dead-tree', finishes: { bark: 'bark #7c746a' } },
  ),
  needleTree(
    'hemlock-tree',
    [7, 11, 7],
    { bare: 0.08, whorls: 11, branches: 8, droop: 0.8, outline: 'round', fan: 0.5 },
    { words: 'hemlock, yew, yew tree, weeping spruce', finishes: { needle: 'needle #3e6444', shade: 'needle #294634' } },
  ),
  row(
    'cypress-tree',
    [2.4, 11, 2.4],
    {
      generator: 'tree',
      crown: 'spindle',
      bare: 0.03,
      fork: 0.95,
      girth: 0.014,
      twigs: 60,
      rise: 1,
      leaves: 2400,
      cluster: 0.32,
      core: 0.95,
      leaf: [0.04, 0.013],
    },
    {
      words: 'cypress, italian cypress, tuscan cypress',
      semantic: 'tree',
      solid: { trunk: 0.3 },
      variants: 2,
      side: 'outdoors',
      family: 'conifer',
      finishes: { leaf: 'needle #3f6238', shade: 'needle #2c4a2c' },
    },
  ),
  row(
    'bald-cypress',
    [7, 14, 7],
    {
      generator: 'tree',
      crown: 'cone',
      bare: 0.34,
      fork: 0.9,
      girth: 0.045,
      twigs: 70,
      rise: 0.05,
      leaves: 1700,
      cluster: 0.24,
      leaf: [0.035, 0.01],
      roots: { kind: 'flare', count: 10 },
    },
    {
      words: 'swamp cypress, swamp tree',
      semantic: 'tree',
      solid: { trunk: 0.6 },
      variants: 2,
      side: 'outdoors',
      family: 'conifer',
      places: ['swamp', 'bayou'],
      finishes: { leaf: 'needle #6d8c4e', shade: 'needle #4a683a', bark: 'bark #84705e' },
    },
  ),
];

const PALMS: readonly CatalogueRow[] = [
  palmTree(
    'coconut-palm',
    [6.4, 9, 6.4],
    { fronds: 20, frond: 'feather', length: 0.4, trunk: 0.82, lean: 0.22, fruit: 'coconuts', droop: 0.75 },
    { words: 'coconut tree, beach palm, tropical palm', places: ['beach'] },
  ),
  palmTree(
    'date-palm',
    [6.5, 9, 6.5],
    { fronds: 34, frond: 'feather', length: 0.36, trunk: 0.74, girth: 0.03, lean: 0.02, fruit: 'bunches', droop: 0.6 },
    {
      words: 'oasis palm, phoenix palm',
      finishes: { frond: 'leaf #6a8c54', dark: 'leaf #4d6c3c', fruit: 'fruit #b8642c' },
      places: ['oasis', 'desert'],
    },
  ),
  palmTree(
    'fan-palm',
    [4, 10, 4],
    { fronds: 34, frond: 'fan', length: 0.2, trunk: 0.86, girth: 0.02, lean: 0.03, skirt: true, droop: 0.9 },
    { words: 'washingtonia, california palm, windmill palm' },
  ),
  palmTree(
    'royal-palm',
    [5, 13, 5],
    { fronds: 18, frond: 'feather', length: 0.3, trunk: 0.8, girth: 0.018, bulge: true, lean: 0.01 },
    { words: 'king palm, boulevard palm', finishes: { bark: 'bark #b8b0a0', ring: 'bark #9a9282' } },
  ),
  palmTree(
    'sago-palm',
    [1.8, 1.4, 1.8],
    { fronds: 30, frond: 'plume', length: 0.7, trunk: 0.34, girth: 0.1, droop: 0.6 },
    { words: 'cycad, sago', solid: { trunk: 0.15 }, finishes: { bark: 'bark #5a4636' } },
  ),
  palmTree(
    'areca-palm',
    [2, 2.4, 2],
    { fronds: 9, frond: 'plume', length: 0.62, trunk: 0.3, girth: 0.012, stems: 4, droop: 0.7 },
    { words: 'butterfly palm, clump palm', solid: 'none', finishes: { frond: 'leaf #79a844', bark: 'bamboo #a8a858' } },
  ),
  palmTree(
    'travellers-palm',
    [6.5, 7, 0.7],
    { fronds: 20, frond: 'blade', length: 0.52, trunk: 0.42, girth: 0.026, lean: 0, plane: true, droop: 0.15 },
    { words: 'traveler palm, ravenala', finishes: { frond: 'leaf #5f9a48' } },
  ),
  palmTree(
    'bird-of-paradise-tree',
    [3, 3.6, 3],
    { fronds: 14, frond: 'blade', length: 0.62, trunk: 0.36, girth: 0.02, lean: 0.02, droop: 0.35 },
    { words: 'strelitzia tree', finishes: { frond: 'leaf #6fae48', bark: 'bark #9a9460' } },
  ),
  row(
    'bamboo-grove',
    [4, 7, 4],
    { generator: 'bamboo', stalks: 22, radius: 0.06, leaves: 2100 },
    {
      words: 'bamboo, bamboo forest, bamboo thicket, bamboo stand',
      variants: 3,
      solid: 'cylinder',
      side: 'outdoors',
      semantic: 'tree',
      places: ['japanese garden', 'zen garden'],
    },
  ),
  row(
    'bamboo-stalk',
    [1.9, 5.5, 1.9],
    { generator: 'bamboo', stalks: 3, radius: 0.05, leaves: 300 },
    { words: 'bamboo plant, bamboo cane, bamboo shoot', variants: 3, solid: { trunk: 0.15 }, side: 'outdoors', semantic: 'tree' },
  ),
];

/** Conifers, palms and bamboo. */
export const CONIFER_AND_PALM_ROWS: readonly CatalogueRow[] = [...CONIFERS, ...PALMS];
