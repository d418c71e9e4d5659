import { fbm2, gradientNoise2, ridged2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import { duneHeight } from './dune-height.js';
import { createRollingTerrain } from '../rolling-terrain.js';
import type { LandformShape } from './landform-shape.js';

/** Level to the horizon, with swells that the eye hardly sees. */
export const plain: LandformShape = {
  land:
    ({ seed, scene }) =>
    (x, z) => {
      const swell = fbm2(seed + 1, x / 90, z / 90, 2) * 1.6 * smoothstep(10, 90, Math.hypot(x, z));
      return (swell + fbm2(seed + 2, x / 9, z / 9, 3) * 0.16) * scene.relief;
    },
};

/** Round hills that begin close to the viewer. */
export const hills: LandformShape = {
  land: (plan) => {
    const rolling = createRollingTerrain(plan, { hills: 12, waves: 2.4 });
    const { seed } = plan;
    return (x, z) => {
      const r = Math.hypot(x, z);
      const warp = fbm2(seed + 11, x / 70, z / 70, 2) * 16;
      const dome = Math.max(0, 0.5 + 1.1 * fbm2(seed + 12, (x + warp) / 58, (z - warp) / 58, 2));
      return rolling(x, z) + dome * dome * 15 * smoothstep(7, 40, r) * plan.scene.relief;
    };
  },
};

/** Wind-blown ridges of sand with sharp crests. */
export const dunes: LandformShape = {
  land:
    ({ seed, scene }) =>
    (x, z) => {
      const r = Math.hypot(x, z);
      const warp = fbm2(seed + 1, x / 70, z / 70, 2) * 26;
      const large = duneHeight(seed + 2, (x * 0.8 + z * 0.6 + warp) / 52, (z * 0.8 - x * 0.6) / 130) * 16;
      const small = duneHeight(seed + 3, (x * 0.9 + z * 0.4 + warp * 0.3) / 15, (z - x * 0.4) / 40) * 1.1;
      return (large * smoothstep(5, 28, r) + small * smoothstep(3, 14, r)) * scene.relief;
    },
};

/** A bank a little above the water, level behind it. */
export const riverBank: LandformShape = {
  riverBearing: 0.34,
  land:
    ({ seed, scene }) =>
    (x, z) => {
      const r = Math.hypot(x, z);
      const swell = Math.max(0, fbm2(seed + 1, x / 70, z / 70, 3) + 0.25) * 9 * smoothstep(35, 120, r);
      return (swell + fbm2(seed + 2, x / 11, z / 11, 3) * 0.3 * smoothstep(3, 16, r)) * scene.relief;
    },
};

/** Ripples, mounds of reef and hollows, with walls of rock far off. */
export const seaBed: LandformShape = {
  land:
    ({ seed, scene }) =>
    (x, z) => {
      const r = Math.hypot(x, z);
      const ripples = Math.sin((x * 0.9 + z * 0.5) * 2.4 + 3 * fbm2(seed + 1, x / 12, z / 12, 2)) * 0.05;
      const mounds = ridged2(seed + 2, x / 21, z / 21, 4) ** 2 * 9 * smoothstep(5, 20, r);
      const walls = smoothstep(0.05, 0.4, fbm2(seed + 3, x / 46, z / 46, 3)) * 26 * smoothstep(30, 66, r);
      return ripples + (mounds + walls) * scene.relief;
    },
};

/** Level steps up a slope, each with an upright edge; the viewer stands on one of them and looks along the slope. */
export const terraces: LandformShape = {
  riverBearing: 0.9,
  land: ({ seed, scene }) => {
    const rise = 1.5 * scene.relief ** 0.5;
    const slopeAt = (x: number, z: number): number => {
      const bend = fbm2(seed + 1, x / 75, z / 75, 2) * 34 + gradientNoise2(seed + 2, x / 24, z / 24) * 3;
      // Up to the left, down to the right, and up again behind the valley.
      const across = x + 0.18 * z + bend;
      const far = smoothstep(52, 130, across);
      return -across * 0.21 + far * (across - 52) * 0.42;
    };
    // The viewer stands in the middle of a step.
    const middle = slopeAt(0, 0) / rise - 0.5;
    return (x, z) => {
      const steps = slopeAt(x, z) / rise - middle;
      const step = Math.floor(steps);
      return (step + smoothstep(0.86, 1, steps - step)) * rise;
    };
  },
};
