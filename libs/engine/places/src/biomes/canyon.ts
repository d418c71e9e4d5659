import type { GroundPalette } from '@diorama/materials';
import { createFlowerScatterRules, createGrassScatterRules, createShoreScatterRules, LEAF_GREEN_TINTS } from '@diorama/placement';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { createCanyonTerrain } from '@diorama/terrain';
import type { GroundLayers, GroundSample } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

const REDS: readonly Rgb[] = [
  [1.5, 1.02, 0.74],
  [1.35, 0.9, 0.62],
  [1.7, 1.25, 0.95],
  [1.2, 0.78, 0.55],
];

/** A gorge between terraced walls of red rock that winds away from the viewer, with towers of rock left standing. */
export const canyon: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: 0.12 },
  water: WATER_APPEARANCES.green,
  land: createCanyonTerrain,
  paint: () => paint,
  scatter: (scene) => [
    {
      kind: 'boulder',
      spacing: 9,
      reach: [9, 90],
      size: [0.5, 1.7],
      share: 0.32,
      opening: 0.16,
      fromTrail: 2.6,
      tints: REDS,
      steepest: 0.9,
    },
    { kind: 'rock', spacing: 4, reach: [3.6, 55], size: [0.4, 1.5], share: 0.35, fromTrail: 1.1, tints: REDS, steepest: 1.2 },
    { kind: 'pebble', spacing: 0.8, reach: [1.2, 18], size: [0.5, 1.6], share: 0.45, patches: 5, tints: REDS, small: true, steepest: 1 },
    { kind: 'dead-tree', spacing: 17, reach: [10, 60], size: [0.6, 1], share: 0.3, opening: 0.15, fromTrail: 2 },
    {
      kind: 'shrub',
      spacing: 3,
      reach: [3, 60],
      size: [0.6, 1.6],
      share: 0.35,
      patches: 12,
      fromTrail: 1.1,
      tints: LEAF_GREEN_TINTS,
      steepest: 0.7,
    },
    { kind: 'dry-tuft', spacing: 0.9, reach: [2, 24], size: [0.5, 1.1], share: 0.4, patches: 5, fromTrail: 0.9, small: true },
    ...createShoreScatterRules(),
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.8) : []),
    ...(scene.cover === 'grass' || scene.cover === 'moss' ? createGrassScatterRules(scene, 0.6) : []),
  ],
};

const BANDS: readonly Rgb[] = [
  parseHexColor('#b4653c'),
  parseHexColor('#cf9468'),
  parseHexColor('#a9583a'),
  parseHexColor('#dbb38a'),
  parseHexColor('#bd7448'),
  parseHexColor('#8f4a34'),
];

/** Level bands of colour on the walls, sand and gravel on the floor. */
function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-sand', palette.redSand, 1);
  layers.lay('ground-gravel', palette.redRock, smoothstep(-0.1, 0.5, s.fine * 0.6 + s.broad) * 0.6);
  const layer = (s.height + s.broad * 1.6 + s.fine * 0.3) / 2.7 + 100;
  const band = BANDS[Math.floor(layer) % BANDS.length] as Rgb;
  const next = BANDS[Math.ceil(layer) % BANDS.length] as Rgb;
  const share = smoothstep(0.1, 0.26, s.slope);
  layers.lay('ground-strata', band, share);
  layers.lay('ground-strata', next, share * smoothstep(0.75, 1, layer % 1));
  // Ledges and the rim carry a little dry growth.
  layers.lay(
    'ground-soil',
    palette.lichen,
    smoothstep(0.2, 0.7, s.broad) * (1 - smoothstep(0.04, 0.12, s.slope)) * smoothstep(6, 14, s.height) * 0.6,
  );
}
