import { fbm2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import type { TerrainHeight } from './raise-ground.js';
import type { SitePlan } from './site-plan.js';

/** Waves of a few metres near the viewer that rise to hills around the horizon; heights in metres. */
export function createRollingTerrain(plan: SitePlan, size: { hills: number; waves: number }): TerrainHeight {
  const { seed } = plan;
  const { relief } = plan.scene;
  return (x, z) => {
    const r = Math.hypot(x, z);
    const waves = fbm2(seed + 1, x / 42, z / 42, 3) * size.waves * smoothstep(4, 45, r);
    const bumps = fbm2(seed + 2, x / 7, z / 7, 3) * 0.35;
    const warp = fbm2(seed + 3, x / 80, z / 80, 2) * 30;
    const hills = (0.4 + fbm2(seed + 4, (x + warp) / 75, (z - warp) / 75, 4) * 1.3) * size.hills * smoothstep(38, 160, r);
    return (waves + bumps + Math.max(hills, -1.5)) * relief;
  };
}
