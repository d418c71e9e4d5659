import { fbm2 } from '@diorama/random';
import { lerp, smoothstep } from '@diorama/world-model';

import type { TerrainHeight } from './raise-ground.js';
import type { Waterfall } from './shoreline.js';
import type { SitePlan } from './site-plan.js';
import { measureFromLip, measureLedge } from './waterfall.js';

/** The land with the ledge of the waterfall of a plan; the land itself where it has none. */
export function withLedge(land: TerrainHeight, { shore, seed }: SitePlan): TerrainHeight {
  const fall = shore?.fall;
  if (fall === undefined) return land;
  const dry = fall.isBasin === true ? withBasin(land, fall) : land;
  return (x, z) => {
    const { out, aside } = measureFromLip(fall, x, z);
    const wide = Math.abs(aside);
    if (out < -6 || wide > 70 || out > 90) return dry(x, z);
    const rough = fbm2(seed + 78, x / 8, z / 8, 3) * smoothstep(fall.width / 2, fall.width, wide);
    const rise = smoothstep(0, 1.8, measureLedge(fall, x, z) + 2.2 * rough);
    const fade = (1 - smoothstep(22, 58, wide + 6 * rough)) * (1 - smoothstep(40, 88, out));
    const notch = 0.9 * (1 - smoothstep(fall.width * 0.45, fall.width * 0.7, wide));
    const lumps = 1.6 * rough * smoothstep(0.3, 0.9, rise);
    return dry(x, z) + (fall.height * (1 + 0.12 * smoothstep(4, 22, wide)) - notch + lumps) * rise * fade;
  };
}

/** Metres by which the bed of a basin lies below the ground around. */
const BASIN_DEPTH = 0.35;

/** The land with a level basin under a waterfall. */
function withBasin(land: TerrainHeight, { x: cx, z: cz, pool }: Waterfall): TerrainHeight {
  const middle = land(cx, cz);
  return (x, z) => {
    const away = Math.hypot(x - cx, z - cz);
    const level = lerp(
      middle - BASIN_DEPTH * (1 - smoothstep(0.75 * pool, pool, away)),
      land(x, z),
      smoothstep(pool + 0.5, pool + 7, away),
    );
    return away > pool + 7 ? land(x, z) : level;
  };
}
