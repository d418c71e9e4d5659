import { EYE_HEIGHT, lerp, smoothstep } from '@diorama/world-model';
import { createRandomStream, fbm2, hashStreamName, ridged2 } from '@diorama/random';

import { distanceToPath, TrailCourse } from '../course.js';
import { createIsland } from '../island.js';
import type { TerrainHeight } from '../raise-ground.js';
import type { LandformShape } from './landform-shape.js';
import { lowWater } from './low-water.js';

/** The edge of a cliff. */
interface CliffEdge {
  /** Metres beyond the edge, negative on the land: a bay between two headlands. */
  readonly out: TerrainHeight;
  /** Share of the height of the promontory that ends the bay: 1 on it, 0 elsewhere. */
  readonly promontory: TerrainHeight;
}

/** Where the promontory leaves the land and where it ends, and half of its width, metres; x on the side of the nearer headland. */
const PROMONTORY = {
  path: [
    [66, -26],
    [11, -60],
  ],
  radius: 15,
} as const;

function createCliffEdge(seed: number): CliffEdge {
  const random = createRandomStream(seed, hashStreamName('cliff coast'));
  const away = random.range(5.5, 7.5);
  const near = random.range(48, 60);
  const side = random.pick([-1, 1]);
  const off: TerrainHeight = (x, z) => distanceToPath(PROMONTORY.path, side * x, z) - PROMONTORY.radius;
  return {
    out: (x, z) => {
      const calm = Math.min(1, 0.12 + Math.hypot(x, z) / 45);
      const arm = smoothstep(near, near + 34, side * x) * 66 + smoothstep(near + 22, near + 64, -side * x) * 40;
      return Math.min(-z - away - arm, off(x, z)) + 9 * fbm2(seed + 1, x / 26, z / 26, 4) * calm;
    },
    promontory: (x, z) => 1 - smoothstep(-6, 8, off(x, z)),
  };
}

const CLIFF = 11;
/** Metres by which the promontory stands above the viewer's ground, so that its cliffs show across the bay. */
const PROMONTORY_HEIGHT = 4.5;

/** The edge of a cliff around a bay, with a promontory in view across it; the land behind the viewer rises. */
export const cliffCoast: LandformShape = {
  trailBearing: 1.45,
  shore: (request) => {
    const edge = createCliffEdge(request.seed).out;
    return {
      ...lowWater(request, { level: -CLIFF - 0.6, distance: (x, z) => 4.5 - edge(x, z) }),
      kind: 'sea',
      course: null,
      beach: 0.6,
      bank: 3,
      distance: (x, z) => 4.5 - edge(x, z),
    };
  },
  land: ({ seed, scene }) => {
    const edge = createCliffEdge(seed);
    return (x, z) => {
      const out = edge.out(x, z);
      const r = Math.hypot(x, z);
      const top =
        (Math.max(0, fbm2(seed + 2, x / 55, z / 55, 3) + 0.25) * 15 * smoothstep(24, 110, r) + 7 * smoothstep(30, 70, Math.abs(x))) *
        scene.relief;
      const bumps = fbm2(seed + 3, x / 9, z / 9, 3) * 0.5 * smoothstep(3, 15, r);
      const drop = smoothstep(-0.5, 3.6, out);
      const ribs = (ridged2(seed + 4, x / 6, z / 6, 3) - 0.5) * 2 * smoothstep(0.1, 0.5, drop);
      const low = -CLIFF + fbm2(seed + 5, x / 18, z / 18, 3) * 0.8;
      const height = lerp(top, PROMONTORY_HEIGHT + 0.25 * top, edge.promontory(x, z));
      return (bumps + height) * (1 - drop) + low * drop + ribs * (1 - smoothstep(8, 16, out));
    };
  },
};

/** An arm of the sea between mountains; the viewer stands on its bank. */
export const fjord: LandformShape = {
  trailBearing: -0.12,
  riverBearing: 0.1,
  shore: ({ seed, water }) => {
    const arm = fjordCourse(seed);
    const half = water === 'river' || water === 'canal' ? 9 : 25;
    return {
      kind: 'sea',
      level: -EYE_HEIGHT - 0.7,
      depth: 7,
      bank: 9,
      beach: 1.6,
      course: null,
      distance: (x, z) =>
        Math.abs(arm.offsetAt(x, z) - half - 8.5) -
        half +
        5 * fbm2(seed + 73, x / 24, z / 24, 3) * Math.min(1, 0.2 + Math.hypot(x, z) / 50),
    };
  },
  land: ({ seed, scene }) => {
    const arm = fjordCourse(seed);
    return (x, z) => {
      const warp = fbm2(seed + 1, x / 50, z / 50, 3) * 12;
      // Metres from the bank on which the viewer stands, and from the one on the other side.
      const off = arm.offsetAt(x, z);
      const here = Math.max(0, -off - 16 + warp);
      const there = Math.max(0, off - 54 + warp);
      const summits = 0.55 + 0.75 * ridged2(seed + 2, x / 62, z / 62, 6);
      const wall = (smoothstep(4, 80, here) * 66 + smoothstep(0, 60, there) * 72) * summits;
      const bumps = fbm2(seed + 3, x / 10, z / 10, 3) * 0.6 * smoothstep(3, 16, Math.hypot(x, z));
      return bumps + wall * scene.relief;
    };
  },
};

const fjordCourse = (seed: number): TrailCourse =>
  new TrailCourse({ bearing: 0.1, offset: 0, swing: 10, wavelength: 170, phase: (seed % 628) / 100 });

/** The bay of an island with a mountain. */
export const island: LandformShape = {
  shore: ({ seed, water }) => islandShore(seed, water === 'lake' ? 'lake' : 'sea'),
  land: ({ seed, scene }) => {
    const outline = createIsland(seed);
    return (x, z) => {
      const inland = outline.distance(x, z);
      const knoll = smoothstep(3, 11, inland) * smoothstep(70, 95, Math.hypot(x, z)) * (3 + fbm2(seed + 2, x / 12, z / 12, 3) * 3);
      const rise = (0.5 + fbm2(seed + 1, x / 22, z / 22, 3)) * 2 * smoothstep(7, 30, inland);
      const mountain = outline.mountain(x, z) ** 1.05 * 34 * (0.55 + 0.65 * ridged2(seed + 3, x / 38, z / 38, 5));
      return fbm2(seed + 4, x / 6, z / 6, 3) * 0.2 + (rise + knoll + mountain * smoothstep(8, 30, inland)) * scene.relief;
    };
  },
};

const islandShore = (seed: number, kind: 'lake' | 'sea'): NonNullable<ReturnType<NonNullable<LandformShape['shore']>>> => ({
  kind,
  level: -EYE_HEIGHT - 0.7,
  depth: 4.5,
  bank: 12,
  course: null,
  distance: createIsland(seed).distance,
});

/** Metres inside the nearest island, negative in the water between them. */
function archipelagoDistance(seed: number): TerrainHeight {
  return (x, z) => {
    const r = Math.hypot(x, z);
    const home = 24 - Math.hypot(x, z - 13);
    const others = (fbm2(seed + 1, x / 38, z / 38, 3) - 0.13) * 60 * smoothstep(28, 48, r) - 14 * (1 - smoothstep(28, 48, r));
    return Math.max(home, others) + 5 * fbm2(seed + 2, x / 15, z / 15, 3) * Math.min(1, 0.15 + r / 40);
  };
}

/** Low islands all around. */
export const archipelago: LandformShape = {
  shore: ({ seed, water }) => ({
    ...islandShore(seed, water === 'lake' ? 'lake' : 'sea'),
    bank: 7,
    beach: 2.5,
    distance: archipelagoDistance(seed),
  }),
  land: ({ seed, scene }) => {
    const inside = archipelagoDistance(seed);
    return (x, z) => {
      const inland = inside(x, z);
      const r = Math.hypot(x, z);
      const dome = smoothstep(2, 26, inland) * (8 + 12 * smoothstep(40, 90, r)) * (0.6 + ridged2(seed + 3, x / 26, z / 26, 4) * 0.6);
      return fbm2(seed + 4, x / 7, z / 7, 3) * 0.3 - 1.5 * smoothstep(0, -8, inland) + dome * smoothstep(8, 30, r) * scene.relief;
    };
  },
};

/** Level of the sea of clouds under an island in the air, metres against the ground under the viewer. */
const CLOUDS = -26;

/** An island in the air: its edge falls to a sea of clouds. */
export const floatingIslands: LandformShape = {
  below: { level: CLOUDS + 5 },
  shore: (request) => ({
    ...lowWater(request, { level: CLOUDS, distance: (x, z) => 10 - skyIslandEdge(request)(x, z) }),
    kind: request.water === 'sea' ? 'sea' : 'lake',
    course: null,
    distance: (x, z) => 10 - skyIslandEdge(request)(x, z),
  }),
  land: ({ seed, scene }) => {
    const edge = skyIslandEdge({ seed, isLaden: scene.objects.length > 0 });
    return (x, z) => {
      const out = edge(x, z);
      const drop = smoothstep(0, 9, out);
      const ribs = (ridged2(seed + 3, x / 7, z / 7, 3) - 0.5) * 3 * smoothstep(0.05, 0.4, drop) * (1 - smoothstep(8, 14, out));
      const clouds = CLOUDS + 2.6 * fbm2(seed + 4, x / 24, z / 24, 4);
      const top = fbm2(seed + 5, x / 14, z / 14, 3) * 1.2 * smoothstep(3, 20, Math.hypot(x, z));
      return top * (1 - drop) + clouds * drop + ribs;
    };
  },
};

/** Middles along z and radii of the viewer's island and of the one ahead that carries what is asked for, metres. */
const HOME = { z: 1, radius: 21 } as const;
const CARRIER = { z: -78, radius: 30 } as const;

/** Metres outside the islands on which things stand; those that only float are objects. */
const skyIslandEdge = ({ seed, isLaden }: { readonly seed: number; readonly isLaden: boolean }): TerrainHeight => {
  return (x, z) => {
    const home = Math.hypot(x, z - HOME.z) - HOME.radius;
    const carrier = isLaden ? Math.hypot(x, z - CARRIER.z) - CARRIER.radius : Infinity;
    return Math.min(home, carrier) + 6 * fbm2(seed + 2, x / 16, z / 16, 3) * Math.min(1, 0.2 + Math.hypot(x, z) / 40);
  };
};
