import { fbm2, gradientNoise2, ridged2, worley2 } from '@diorama/random';
import { applyTerraces, clamp, lerp, smoothstep } from '@diorama/world-model';

import { TrailCourse } from '../course.js';
import type { TerrainHeight } from '../raise-ground.js';
import type { SitePlan } from '../site-plan.js';
import type { LandformShape } from './landform-shape.js';
import { lowWater } from './low-water.js';

/** A wide floor between terraced walls of rock that wind away from the viewer, with towers of rock left standing. */
export const canyon: LandformShape = { riverBearing: 0.12, land: createCanyonTerrain };

/** The canyon of the canyon place, too. */
export function createCanyonTerrain({ seed, scene }: SitePlan): TerrainHeight {
  const floor = new TrailCourse({ bearing: 0.1, offset: 1.5, swing: 9, wavelength: 150, phase: (seed % 628) / 100 });
  const height = 34 * scene.relief ** 0.7;
  return (x, z) => {
    const r = Math.hypot(x, z);
    const warp = fbm2(seed + 1, x / 24, z / 24, 4) * 9;
    const off = Math.abs(floor.offsetAt(x, z)) + warp;
    const half = 12.5 + fbm2(seed + 2, x / 60, z / 60, 2) * 7;
    const broad = 0.86 + fbm2(seed + 3, x / 70, z / 70, 3) * 0.75;
    const face = smoothstep(half, half + 19, off);
    const fins = (ridged2(seed + 4, x / 9, z / 9, 3) - 0.5) * 1.7 * smoothstep(0.03, 0.3, face);
    const wall = applyTerraces(clamp(face * broad, 0, 1), 5) * height + fins;
    const towers = smoothstep(0.22, 0.34, fbm2(seed + 5, x / 30, z / 30, 3)) * smoothstep(45, 80, r) * height * 0.62;
    const tower = applyTerraces(clamp(towers / height, 0, 1), 4) * height;
    const talus = smoothstep(half - 7, half + 3, off) * 2.2 * (1 + fbm2(seed + 6, x / 5, z / 5, 3));
    const bed = fbm2(seed + 7, x / 12, z / 12, 4) * 0.9 * smoothstep(3, 18, r);
    return bed + talus + Math.max(wall, lerp(wall, tower, 1 - face));
  };
}

/** A narrow floor between upright walls. */
export const gorge: LandformShape = {
  riverBearing: 0.06,
  land: ({ seed, scene }) => {
    const floor = new TrailCourse({ bearing: 0.05, offset: -2, swing: 7, wavelength: 130, phase: (seed % 628) / 100 });
    return (x, z) => {
      const warp = fbm2(seed + 1, x / 17, z / 17, 4) * 4.5;
      const off = Math.abs(floor.offsetAt(x, z)) + warp;
      const half = 11 + fbm2(seed + 2, x / 50, z / 50, 2) * 4;
      const face = smoothstep(half, half + 8, off);
      const wall = face * (30 + 9 * fbm2(seed + 3, x / 60, z / 60, 2));
      const ledges = applyTerraces(clamp(wall / 40, 0, 1), 3) * 40;
      const ribs = (ridged2(seed + 4, x / 7, z / 7, 3) - 0.5) * 2.6 * smoothstep(0.05, 0.4, face);
      const back = smoothstep(half + 9, half + 90, off) * 16;
      const talus = smoothstep(half - 5, half + 2, off) * 1.8 * (1 + fbm2(seed + 5, x / 4, z / 4, 3));
      return talus + (lerp(wall, ledges, 0.5) + ribs + back) * scene.relief ** 0.7;
    };
  },
};

/** Table mountains and pillars on a plain. */
export const mesas: LandformShape = {
  land:
    ({ seed, scene }) =>
    (x, z) => {
      const r = Math.hypot(x, z);
      const shape = fbm2(seed + 1, x / 44, z / 44, 4) + 0.12 * gradientNoise2(seed + 2, x / 15, z / 15);
      const table = smoothstep(0.1, 0.24, shape) * smoothstep(34, 62, r);
      const ribs = (ridged2(seed + 3, x / 7, z / 7, 3) - 0.5) * 1.8 * smoothstep(0.05, 0.3, table);
      const skirt = smoothstep(-0.1, 0.2, shape) * 5 * smoothstep(26, 60, r);
      const bed = fbm2(seed + 4, x / 13, z / 13, 4) * 0.8 * smoothstep(3, 22, r);
      const height = 25 + 9 * gradientNoise2(seed + 5, x / 60, z / 60);
      return bed + skirt + (applyTerraces(table, 3) * height + ribs) * scene.relief;
    },
};

/** Metres from the edge of the table on which the viewer stands, positive outside. */
const plateauEdge =
  (seed: number): TerrainHeight =>
  (x, z) =>
    Math.hypot(x * 0.8, z - 23) - 31 + 12 * fbm2(seed + 1, x / 34, z / 34, 4) * Math.min(1, 0.1 + Math.hypot(x, z) / 42);

/** The top of a table mountain, which ends in cliffs; others stand as high as it beyond. */
export const plateau: LandformShape = {
  shore: (request) =>
    lowWater(request, {
      level: -15,
      distance: (x, z) => 24 - plateauEdge(request.seed)(x, z) + 10 * fbm2(request.seed + 9, x / 40, z / 40, 3),
    }),
  land: ({ seed, scene }) => {
    const edge = plateauEdge(seed);
    return (x, z) => {
      const r = Math.hypot(x, z);
      const away = edge(x, z);
      const drop = smoothstep(0, 7, away) * 0.72 + smoothstep(7, 26, away) * 0.28;
      const others = smoothstep(0.06, 0.2, fbm2(seed + 2, x / 50, z / 50, 4)) * smoothstep(66, 92, r);
      const ribs = (ridged2(seed + 3, x / 8, z / 8, 3) - 0.5) * 2.2 * smoothstep(0.05, 0.5, drop) * (1 - smoothstep(26, 40, away));
      const top = fbm2(seed + 4, x / 12, z / 12, 3) * 0.6 * smoothstep(3, 16, r);
      return top + ribs - 15 * drop * (1 - applyTerraces(others, 2)) * scene.relief ** 0.5;
    };
  },
};

/** Steep slopes in fine gullies, with a flat wash between them. */
export const badlands: LandformShape = {
  riverBearing: 0.15,
  land: ({ seed, scene }) => {
    const wash = new TrailCourse({ bearing: 0.1, offset: 1, swing: 9, wavelength: 120, phase: (seed % 628) / 100 });
    return (x, z) => {
      const r = Math.hypot(x, z);
      const off = Math.abs(wash.offsetAt(x, z)) + 5 * fbm2(seed + 1, x / 26, z / 26, 3);
      const rise = smoothstep(6, 44, off) * smoothstep(7, 24, r);
      const crests = ridged2(seed + 2, x / 34, z / 34, 6);
      const gullies = ridged2(seed + 3, x / 9, z / 9, 4);
      return (rise * (4 + crests * 36 - gullies * 7) + fbm2(seed + 4, x / 9, z / 9, 3) * 0.5 * smoothstep(3, 15, r)) * scene.relief;
    };
  },
};

/** The floor of a round crater: a level bowl inside a broken rim. */
export const crater: LandformShape = {
  land: ({ seed, scene }) => {
    const [cx, cz] = [6, -18];
    return (x, z) => {
      const r = Math.hypot(x, z);
      const away = Math.hypot(x - cx, z - cz) + fbm2(seed + 1, x / 40, z / 40, 3) * 9;
      const wall = smoothstep(36, 92, away);
      const rim = wall * (42 + 10 * fbm2(seed + 2, x / 30, z / 30, 3)) - smoothstep(94, 150, away) * 26;
      const ribs = (ridged2(seed + 3, x / 14, z / 14, 4) - 0.5) * 6 * smoothstep(0.1, 0.5, wall);
      const floor = fbm2(seed + 4, x / 14, z / 14, 4) * 0.8 * smoothstep(3, 20, r);
      return floor + (applyTerraces(clamp(rim / 46, 0, 1), 3) * 0.4 * 46 + rim * 0.6 + ribs) * scene.relief ** 0.7;
    };
  },
};

/** A plain with many craters, small ones near and large ones far, and rounded hills at the horizon. */
export const craters: LandformShape = {
  land: ({ seed, scene }) => {
    const pits = createPits(seed);
    return (x, z) => {
      const r = Math.hypot(x, z);
      const hillside = Math.max(0, fbm2(seed + 4, x / 62, z / 62, 3) + 0.3) * 30 * smoothstep(60, 150, r);
      const swell = fbm2(seed + 5, x / 45, z / 45, 3) * 2.2 * smoothstep(6, 40, r);
      return swell + hillside * scene.relief + pits(x, z) * smoothstep(5, 16, r);
    };
  },
};

/** A small round body: the ground bends away, so that the horizon is near and space begins behind it. */
export const asteroid: LandformShape = {
  land: ({ seed, scene }) => {
    const pits = createPits(seed);
    return (x, z) => {
      const r = Math.hypot(x, z);
      const lumps = fbm2(seed + 6, x / 22, z / 22, 4) * 5 * smoothstep(5, 26, r);
      return lumps * scene.relief + pits(x, z) * smoothstep(5, 16, r) - (r * r) / 190;
    };
  },
};

/** Craters of three sizes: a bowl with a raised rim in each cell of a grid that has one. */
function createPits(seed: number): TerrainHeight {
  const found = [0, 0, 0];
  const layer =
    (number: number, cell: number, depth: number) =>
    (x: number, z: number): number => {
      worley2(seed + 40 + number, x / cell, z / cell, found);
      const size = 0.24 + (((found[2] as number) % 97) / 97) * 0.2;
      const away = (found[0] as number) / size;
      const bowl = away < 1 ? away * away - 1 : 0;
      return depth * (size / 0.4) * (bowl + 0.34 * smoothstep(0.7, 1, away) * (1 - smoothstep(1, 1.7, away)));
    };
  const layers = [layer(0, 46, 4.2), layer(1, 19, 1.7), layer(2, 7, 0.6)];
  return (x, z) => layers.reduce((sum, pit) => sum + pit(x, z), 0);
}
