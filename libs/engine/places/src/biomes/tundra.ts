import { isSnowy } from '@diorama/materials';
import type { GroundPalette } from '@diorama/materials';
import { createFlowerScatterRules, createShoreScatterRules, createStoneScatterRules, STONE_TINTS } from '@diorama/placement';
import { fbm2, ridged2, worley2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** Wide open cold land: frost hummocks, lichen, patches of snow, worn hills afar. */
export const tundra: Biome = {
  plan: { trail: null, pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land,
  paint: () => paint,
  scatter: (scene) => [
    ...createStoneScatterRules(1.7),
    { kind: 'boulder', spacing: 24, reach: [9, 60], size: [0.4, 1], share: 0.4, tints: STONE_TINTS, opening: 0.1 },
    {
      kind: 'bush',
      spacing: 6,
      reach: [5, 50],
      size: [0.35, 0.7],
      share: 0.22,
      patches: 14,
      tints: [
        [1.3, 1, 0.7],
        [1.1, 1, 0.8],
      ],
    },
    { kind: 'dead-tree', spacing: 34, reach: [18, 90], size: [0.5, 0.8], share: 0.3 },
    { kind: 'snow-drift', spacing: 4, reach: [4, 45], size: [0.6, 2], share: isSnowy(scene) ? 0.5 : 0.2, small: true },
    {
      kind: 'dry-tuft',
      spacing: 0.6,
      reach: [1.2, 20],
      size: [0.4, 0.9],
      share: isSnowy(scene) ? 0.35 : 0.8,
      patches: 4,
      tints: [
        [1, 1, 1],
        [0.9, 0.75, 0.55],
        [1, 0.85, 0.7],
      ],
      small: true,
    },
    ...createShoreScatterRules().slice(1),
    ...createFlowerScatterRules(scene, 0.35),
  ],
};

function land({ seed, scene }: SitePlan): TerrainHeight {
  const near = [0, 0, 0];
  return (x, z) => {
    const r = Math.hypot(x, z);
    // Ice wedges part the ground into polygons some metres wide.
    const bent = fbm2(seed + 1, x / 12, z / 12, 2);
    worley2(seed + 2, x / 6.5 + bent * 0.5, z / 6.5 - bent * 0.5, near);
    const wedges = smoothstep(0, 0.16, (near[1] as number) - (near[0] as number)) * 0.32;
    const hummocks = Math.max(0, fbm2(seed + 3, x / 3, z / 3, 3)) * 0.4;
    const waves = fbm2(seed + 4, x / 50, z / 50, 4) * 3 * smoothstep(4, 40, r);
    const hills = ridged2(seed + 5, x / 110, z / 110, 5) ** 1.5 * 48 * smoothstep(70, 165, r);
    return (wedges + hummocks) * smoothstep(2, 7, r) + (waves + hills) * scene.relief;
  };
}

function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-moss', palette.lichen, 1);
  layers.lay('ground-moss', palette.moss, smoothstep(0, 0.6, s.broad) * 0.5);
  layers.lay('ground-soil', palette.soil, smoothstep(0.2, 0.7, -s.fine - s.broad * 0.4) * 0.6);
  layers.lay('ground-gravel', palette.gravel, smoothstep(0.3, 0.8, -s.broad + s.fine * 0.3) * 0.7);
  layers.lay('ground-rock', palette.rock, smoothstep(0.1, 0.22, s.slope) * smoothstep(3, 8, s.height));
  layers.lay(
    'ground-snow',
    palette.snow,
    Math.max(smoothstep(12, 24, s.height + s.broad * 7), smoothstep(0.35, 0.6, s.broad - s.fine * 0.2)) *
      (1 - smoothstep(0.25, 0.4, s.slope)),
  );
}
