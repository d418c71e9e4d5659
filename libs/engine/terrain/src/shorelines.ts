import type { Scene } from '@diorama/domain';
import { createRandomStream, fbm2, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { EYE_HEIGHT } from '@diorama/world-model';

import { TrailCourse } from './course.js';
import { createIsland } from './island.js';
import type { Shoreline } from './shoreline.js';
import type { SitePlanOptions } from './site-plan-options.js';
import { measureLedge, planBasinFall, planWaterfall } from './waterfall.js';

/** Decides where the water of a scene lies; null where it has none. */
export function planShore(scene: Scene, style: SitePlanOptions, random: RandomStream): Shoreline | null {
  if (scene.water === 'none') return null;
  const own = style.shore?.({
    isLaden: scene.objects.length > 0,
    seed: scene.seed,
    water: scene.water,
    random: createRandomStream(scene.seed, hashStreamName('shore of the landform')),
  });
  if (own != null) return scene.water === 'waterfall' ? { ...own, fall: planBasinFall(random) } : own;
  if (scene.water === 'waterfall') return fallShore(scene.seed, random);
  if (scene.water === 'canal') return canalShore(style, random);
  if (scene.water === 'pools') return poolShore(scene.seed);
  if (scene.water === 'river') return riverShore(scene.seed, style, random);
  if (scene.water === 'lake') return style.pools ? poolShore(scene.seed) : lakeShore(scene.seed, random);
  return style.island === true ? islandShore(scene.seed) : seaShore(scene.seed, random);
}

function riverShore(seed: number, style: SitePlanOptions, random: RandomStream): Shoreline {
  const side = random.pick([-1, 1]);
  // Along a valley the river keeps to one side; else it crosses the view at a slant.
  const bearing = style.riverBearing === null ? side * random.range(0.75, 1.05) : style.riverBearing;
  const halfWidth = random.range(2.6, 3.6);
  const offset = -side * (style.riverBearing === null ? random.range(8.5, 10.5) : random.range(7.2, 8.5));
  const course = new TrailCourse({ bearing, offset, swing: 2.6, wavelength: 44, phase: random.range(0, 6.28) });
  return {
    kind: 'river',
    level: -EYE_HEIGHT - 0.42,
    depth: 0.9,
    bank: 7,
    course,
    distance: (x, z) => Math.abs(course.offsetAt(x, z)) - halfWidth * (1 + 0.35 * fbm2(seed + 71, x / 11, z / 11, 2)),
  };
}

/** A straight channel between upright banks. */
function canalShore({ riverBearing }: SitePlanOptions, random: RandomStream): Shoreline {
  const side = random.pick([-1, 1]);
  const course = new TrailCourse({
    bearing: (riverBearing ?? 0.1) * side + random.range(-0.04, 0.04),
    offset: side * random.range(7.4, 8.6),
    swing: 0,
    wavelength: 100,
    phase: 0,
  });
  return {
    kind: 'canal',
    level: -EYE_HEIGHT - 0.75,
    depth: 1.8,
    bank: 0.5,
    course,
    distance: (x, z) => Math.abs(course.offsetAt(x, z)) - 3.4,
  };
}

/** The pool under a waterfall in view, and the stream that leaves it. */
function fallShore(seed: number, random: RandomStream): Shoreline {
  const fall = planWaterfall(random);
  const side = fall.x > 0 ? 1 : -1;
  const bearing = side * random.range(2.45, 2.6);
  const [alongX, alongZ] = [Math.sin(bearing), -Math.cos(bearing)];
  const course = new TrailCourse({
    bearing,
    offset: fall.z * alongX - fall.x * alongZ,
    swing: 1.5,
    wavelength: 34,
    phase: 0,
  });
  const start = course.alongAt(fall.x, fall.z);
  return {
    kind: 'river',
    level: -EYE_HEIGHT - 0.5,
    depth: 1.3,
    bank: 1.6,
    course,
    fall,
    distance: (x, z) => {
      const pool = Math.hypot(x - fall.x, z - fall.z) - fall.pool + 2.4 * fbm2(seed + 77, x / 6, z / 6, 3);
      const stream = Math.abs(course.offsetAt(x, z)) - 2 * (1 + 0.3 * fbm2(seed + 71, x / 9, z / 9, 2));
      // No water stands behind the wall of the ledge.
      return Math.max(Math.min(pool, Math.max(stream, start - course.alongAt(x, z))), measureLedge(fall, x, z) + 0.3);
    },
  };
}

function lakeShore(seed: number, random: RandomStream): Shoreline {
  const bearing = random.range(-0.4, 0.4);
  const radius = random.range(22, 30);
  const away = radius + random.range(6.4, 7.8);
  const [cx, cz] = [Math.sin(bearing) * away, -Math.cos(bearing) * away];
  return {
    kind: 'lake',
    level: -EYE_HEIGHT - 0.45,
    depth: 3.2,
    bank: 9,
    course: null,
    distance: (x, z) => {
      const nearby = clampNear(Math.hypot(x, z));
      const warp = 9 * fbm2(seed + 72, x / 26, z / 26, 4) * nearby;
      return Math.hypot((x - cx) * 0.8, z - cz) - radius + warp;
    },
  };
}

function seaShore(seed: number, random: RandomStream): Shoreline {
  const bearing = random.range(-0.35, 0.35);
  const [sx, sz] = [Math.sin(bearing), -Math.cos(bearing)];
  const away = random.range(6.2, 7.6);
  return {
    kind: 'sea',
    level: -EYE_HEIGHT - 0.7,
    depth: 6,
    bank: 12,
    course: null,
    distance: (x, z) => {
      const across = x * -sz + z * sx;
      // The coast bends round the viewer, so that water lies to both sides too.
      const bend = (across * across) / 260;
      return away + Math.min(bend, 46) - (x * sx + z * sz) + 7 * fbm2(seed + 73, x / 34, z / 34, 4) * clampNear(Math.hypot(x, z));
    },
  };
}

function islandShore(seed: number): Shoreline {
  const island = createIsland(seed);
  return { kind: 'sea', level: -EYE_HEIGHT - 0.7, depth: 4.5, bank: 12, course: null, distance: (x, z) => island.distance(x, z) };
}

function poolShore(seed: number): Shoreline {
  return {
    kind: 'pools',
    level: -EYE_HEIGHT - 0.2,
    depth: 0.8,
    bank: 3,
    course: null,
    distance: (x, z) => {
      const r = Math.hypot(x, z);
      const noise = fbm2(seed + 74, x / 17, z / 17, 3) * 17 + 0.8;
      // A pool for certain in front, dry ground for certain under the viewer.
      const front = Math.hypot(x - 1.5, (z + 9.8) * 0.8) - 5.2;
      return Math.max(Math.min(noise, front + fbm2(seed + 75, x / 5, z / 5, 2) * 2), 4.2 - r);
    },
  };
}

/** Little warp near the viewer, so that the shore stays where it was put. */
const clampNear = (distance: number): number => Math.min(1, 0.25 + distance / 50);
