import type { GroundPalette } from '@diorama/materials';
import {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
} from '@diorama/placement';
import { fbm2, ridged2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { GroundLayers, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** A high meadow in a ring of snowy peaks. */
export const alpine: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land,
  paint: () => paint,
  scatter: (scene) => [
    {
      kind: 'conifer',
      spacing: 7,
      reach: [14, 130],
      size: [0.7, 1.5],
      share: 0.7,
      patches: 26,
      opening: 0.42,
      fromTrail: 3,
      tints: chooseLeafTints(scene),
      height: [-8, 22],
      steepest: 0.8,
    },
    ...createStoneScatterRules(1.6),
    { kind: 'bush', spacing: 7, reach: [6, 45], size: [0.4, 0.9], share: 0.25, patches: 12, fromTrail: 1.5, tints: chooseLeafTints(scene) },
    ...createShoreScatterRules().slice(1),
    ...createFlowerScatterRules(scene, 0.6),
    ...createGrassScatterRules(scene, 0.85),
  ],
};

function land({ seed, scene }: SitePlan): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const warp = fbm2(seed + 1, x / 60, z / 60, 3) * 26;
    const [wx, wz] = [x + warp, z - warp];
    // The ring is lower to one side, so that the view opens there.
    const around = 0.78 + 0.5 * fbm2(seed + 2, x / r || 0, z / r || 0, 2) + (z < 0 ? 0.12 : -0.05);
    const peaks = ridged2(seed + 3, wx / 88, wz / 88, 7) ** 1.35 * 1.25;
    const ring = smoothstep(34, 150, r + warp * 0.4);
    const shoulders = smoothstep(28, 90, r) * (4 + fbm2(seed + 4, x / 34, z / 34, 4) * 9);
    const bumps = fbm2(seed + 5, x / 14, z / 14, 4) * 1.3 * smoothstep(3, 20, r) + fbm2(seed + 6, x / 4, z / 4, 2) * 0.15;
    return bumps + (shoulders + ring * peaks * around * 104) * scene.relief;
  };
}

/** Meadow below, scree and rock above, snow where it is high and not too steep. */
function paint(s: GroundSample, layers: GroundLayers, palette: GroundPalette): void {
  layers.lay('ground-grass', palette.meadow, 1);
  layers.lay('ground-grass', palette.grass, smoothstep(-0.3, 0.4, s.broad));
  layers.lay('ground-gravel', palette.gravel, smoothstep(0.35, 0.7, s.fine * 0.5 - s.broad) * 0.6);
  const high = s.height + s.broad * 6 + s.fine * 2;
  layers.lay('ground-soil', palette.lichen, smoothstep(10, 24, high) * 0.7);
  layers.lay('ground-rock', palette.rock, Math.max(smoothstep(0.12, 0.24, s.slope + s.fine * 0.03), smoothstep(16, 28, high)));
  layers.lay('ground-rock', palette.darkRock, smoothstep(0.34, 0.6, s.slope + s.broad * 0.1) * 0.55);
  layers.lay('ground-snow', palette.snow, smoothstep(24, 38, high) * (1 - smoothstep(0.42, 0.62, s.slope + s.fine * 0.06)));
}
