import { fbm2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import type { TerrainHeight } from './raise-ground.js';
import type { SitePlan } from './site-plan.js';
import { measureFromLip } from './waterfall.js';

/** The land with the ledge of the waterfall of a plan; the land itself where it has none. */
export function withLedge(land: TerrainHeight, { shore, seed }: SitePlan): TerrainHeight {
  const fall = shore?.fall;
  if (fall === undefined) return land;
  return (x, z) => {
    const { out, aside } = measureFromLip(fall, x, z);
    const wide = Math.abs(aside);
    if (out < -6 || wide > 70 || out > 90) return land(x, z);
    const rough = fbm2(seed + 78, x / 8, z / 8, 3) * smoothstep(fall.width / 2, fall.width, wide);
    // The wall stands around the pool like a shell.
    const rise = smoothstep(0, 1.8, out + (wide * wide) / 130 + 2.2 * rough);
    const fade = (1 - smoothstep(22, 58, wide + 6 * rough)) * (1 - smoothstep(40, 88, out));
    const notch = 0.9 * (1 - smoothstep(fall.width * 0.45, fall.width * 0.7, wide));
    const lumps = 1.6 * rough * smoothstep(0.3, 0.9, rise);
    return land(x, z) + (fall.height * (1 + 0.12 * smoothstep(4, 22, wide)) - notch + lumps) * rise * fade;
  };
}
