import { createRandomStream, fbm2, hashStreamName, ridged2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import { TrailCourse } from '../course.js';
import type { LandformShape } from './landform-shape.js';
import { lowWater } from './low-water.js';

/** A wide floor between two long slopes. */
export const valley: LandformShape = {
  riverBearing: 0.08,
  land: ({ seed, scene }) => {
    const floor = new TrailCourse({ bearing: 0.06, offset: 0, swing: 14, wavelength: 210, phase: (seed % 628) / 100 });
    return (x, z) => {
      const warp = fbm2(seed + 1, x / 60, z / 60, 3) * 14;
      const off = Math.abs(floor.offsetAt(x, z)) + warp;
      const slope = smoothstep(13, 88, off) * (36 + 14 * fbm2(seed + 2, x / 80, z / 80, 2));
      const spurs = (ridged2(seed + 3, x / 46, z / 46, 4) - 0.4) * 8 * smoothstep(20, 64, off);
      const bumps = fbm2(seed + 4, x / 10, z / 10, 3) * 0.5 * smoothstep(3, 18, Math.hypot(x, z));
      return bumps + (slope + spurs) * scene.relief;
    };
  },
};

/** A ring of peaks about a high meadow. */
export const peaks: LandformShape = {
  land: ({ seed, scene }) => {
    return (x, z) => {
      const r = Math.hypot(x, z);
      const warp = fbm2(seed + 1, x / 60, z / 60, 3) * 26;
      const [wx, wz] = [x + warp, z - warp];
      const summits = ridged2(seed + 3, wx / 88, wz / 88, 7) ** 1.35 * 1.25;
      const ring = smoothstep(30, 140, r + warp * 0.4);
      const shoulders = smoothstep(26, 90, r) * (4 + fbm2(seed + 4, x / 34, z / 34, 4) * 9);
      const bumps = fbm2(seed + 5, x / 14, z / 14, 4) * 1.1 * smoothstep(3, 20, r);
      return bumps + (shoulders + ring * summits * 110) * scene.relief;
    };
  },
};

/** A crest that falls away to both sides, with lower crests beyond. */
export const ridge: LandformShape = {
  trailBearing: 0,
  shore: (request) =>
    lowWater(request, {
      level: -19,
      distance: (x, z) => 62 - Math.abs(x + 8 * fbm2(request.seed + 7, x / 40, z / 40, 2)) + Math.max(0, z * 0.1),
    }),
  land: ({ seed, scene }) => {
    const crest = new TrailCourse({ bearing: 0.04, offset: 0, swing: 6, wavelength: 120, phase: (seed % 628) / 100 });
    return (x, z) => {
      const off = Math.abs(crest.offsetAt(x, z)) + fbm2(seed + 1, x / 24, z / 24, 3) * 4;
      const fall = -24 * smoothstep(3, 36, off) * scene.relief;
      const beyond = ridged2(seed + 2, x / 70, z / 70, 5) ** 1.4 * 34 * smoothstep(70, 120, off) * scene.relief;
      const along = fbm2(seed + 3, z / 50, 0.5, 2) * 5 * smoothstep(10, 60, Math.abs(z));
      const ribs = (ridged2(seed + 4, x / 15, z / 15, 4) - 0.5) * 4 * smoothstep(8, 26, off);
      return along + fall + beyond + ribs;
    };
  },
};

/** A volcano that stands on a plain, in view. */
export const volcano: LandformShape = {
  land: ({ seed, scene }) => {
    const random = createRandomStream(seed, hashStreamName('volcano'));
    const bearing = random.range(-0.16, 0.16);
    const cone = { x: Math.sin(bearing) * 108, z: -Math.cos(bearing) * 108, height: 62 * scene.relief ** 0.6 };
    return (x, z) => {
      const r = Math.hypot(x, z);
      const away = Math.hypot(x - cone.x, z - cone.z) + fbm2(seed + 1, x / 25, z / 25, 4) * 8;
      const flank = Math.max(0, 1 - away / 84) ** 1.7 - smoothstep(11, 4, away) * 0.2;
      const gullies = (ridged2(seed + 2, x / 17, z / 17, 4) - 0.5) * 5 * smoothstep(0.02, 0.3, flank);
      const swell = fbm2(seed + 3, x / 40, z / 40, 3) * 2.4 * smoothstep(5, 45, r);
      return swell * scene.relief + flank * cone.height * 1.25 + gullies;
    };
  },
};
