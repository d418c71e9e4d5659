import { lerp, smoothstep } from '@diorama/world-model';

import type { TerrainHeight } from './raise-ground.js';
import type { SitePlan } from './site-plan.js';

/** Metres between the heights along a trail, and how far they are known. */
const STEP = 4;
const REACH = 176;
/** Steepest trail, rise over run. */
const GRADE_MAX = 0.09;

interface Strip {
  /** Metres to each side of the trail that people levelled. */
  readonly halfWidth: number;
  /** Metres along the trail up to which they built. */
  readonly length: number;
}

/** The land with a strip along its trail on which houses stand and carts drive; the land itself without a trail. */
export function gradeAlongTrail(land: TerrainHeight, { trail }: SitePlan, { halfWidth, length }: Strip): TerrainHeight {
  if (trail === null) return land;
  const meanAt = (along: number): number => {
    const heights = [-10, -4, 0, 4, 10].map((aside) => {
      const { x, z } = trail.pointAt(along, aside);
      return land(x, z);
    });
    return heights.reduce((sum, height) => sum + height, 0) / heights.length;
  };
  const count = REACH / STEP;
  const profile = new Float64Array(2 * count + 1);
  profile[count] = land(0, 0);
  for (let k = 1; k <= count; k++)
    for (const side of [-1, 1]) {
      const before = profile[count + side * (k - 1)] as number;
      const wanted = meanAt(side * k * STEP);
      profile[count + side * k] = before + Math.max(-GRADE_MAX * STEP, Math.min(GRADE_MAX * STEP, wanted - before));
    }
  return (x, z) => {
    const aside = Math.abs(trail.offsetAt(x, z));
    const along = trail.alongAt(x, z);
    const beyond = Math.max(
      smoothstep(halfWidth, halfWidth + 16 + 0.2 * halfWidth, aside),
      smoothstep(length, length + 30, Math.abs(along)),
    );
    if (beyond === 1) return land(x, z);
    const at = Math.max(0, Math.min(2 * count - 1e-6, along / STEP + count));
    const first = Math.floor(at);
    const level = lerp(profile[first] as number, profile[first + 1] as number, at - first);
    // A little of the slope stays, so that it does not look like a table.
    return lerp(level + 0.1 * Math.max(-3, Math.min(3, land(x, z) - level)), land(x, z), beyond);
  };
}

/** The land with gentle slopes about the viewer, on which a site has room. */
export function calmAboutViewer(land: TerrainHeight): TerrainHeight {
  const middle = land(0, 0);
  return (x, z) => {
    const height = land(x, z);
    return middle + (height - middle) * lerp(0.22, 1, smoothstep(20, 46, Math.hypot(x, z)));
  };
}
