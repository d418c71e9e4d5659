import type { Scene } from '@diorama/domain';
import { createRandomStream, fbm2, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { EYE_HEIGHT } from '@diorama/world-model';

import { TrailCourse } from './course.js';
import { sampleHeightField } from './sample-height-field.js';
import { createIsland } from './island.js';

/** What the layout of a place has decided before its ground is shaped. */
export interface SitePlan {
  readonly scene: Scene;
  readonly seed: number;
  /** Leads past the origin into the view, or null. */
  readonly trail: TrailCourse | null;
  readonly trailKind: TrailKind | null;
  readonly shore: Shoreline | null;
  /** Metres from the trail, and from the water's edge, at every sample of the ground; null where there is none. */
  readonly trailField: Float32Array | null;
  readonly shoreField: Float32Array | null;
}

/** The edge of the water. */
export interface Shoreline {
  readonly kind: 'river' | 'lake' | 'sea' | 'pools';
  /** y of the water's surface. */
  readonly level: number;
  /** Metres from the water's edge, negative in the water. */
  distance(x: number, z: number): number;
  /** Metres of water over its deepest part. */
  readonly depth: number;
  /** Metres over which the banks meet the ground around. */
  readonly bank: number;
  /** The line of the river, where it is one. */
  readonly course: TrailCourse | null;
}

/** A footpath is one trodden line, a lane two tracks of wheels, a street straight and paved. */
type TrailKind = 'footpath' | 'lane' | 'street';

/** What a biome says of its trails and waters. */
export interface SitePlanOptions {
  readonly trail: TrailKind | null;
  /** Still water comes as pools that lie everywhere in place of one lake. */
  readonly pools: boolean;
  /** The sea lies around an island, in place of along a coast. */
  readonly island?: boolean;
  /** Radians clockwise from -z in which rivers run; chosen for the view where null. */
  readonly riverBearing: number | null;
}

/** Decides where trail and water lie. */
export function planSite(scene: Scene, style: SitePlanOptions): SitePlan {
  const random = createRandomStream(scene.seed, hashStreamName('site plan'));
  const trail = style.trail === null ? null : planTrail(style.trail, random);
  const shore = planShore(scene, style, random);
  return {
    scene,
    seed: scene.seed,
    trail,
    trailKind: style.trail,
    shore,
    trailField: trail === null ? null : sampleHeightField((x, z) => Math.abs(trail.offsetAt(x, z))),
    shoreField: shore === null ? null : sampleHeightField((x, z) => shore.distance(x, z)),
  };
}

function planTrail(kind: TrailKind, random: RandomStream): TrailCourse {
  if (kind === 'street') return planStreet(random);
  return new TrailCourse({
    bearing: random.range(-0.22, 0.22),
    offset: random.range(1.3, 1.8) * random.pick([-1, 1]),
    swing: random.range(2, 4.5),
    wavelength: random.range(38, 60),
    phase: random.range(-0.5, 0.5),
  });
}

function planStreet(random: RandomStream): TrailCourse {
  return new TrailCourse({
    bearing: random.range(-0.03, 0.03),
    offset: random.range(0.9, 1.5) * random.pick([-1, 1]),
    swing: 0,
    wavelength: 100,
    phase: 0,
  });
}

function planShore(scene: Scene, style: SitePlanOptions, random: RandomStream): Shoreline | null {
  if (scene.water === 'river') return riverShore(scene.seed, style, random);
  if (scene.water === 'lake') return style.pools ? poolShore(scene.seed) : lakeShore(scene.seed, random);
  if (scene.water === 'none') return null;
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

function lakeShore(seed: number, random: RandomStream): Shoreline {
  const bearing = random.range(-0.4, 0.4);
  const radius = random.range(22, 30);
  const away = radius + random.range(9, 11);
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
  const away = random.range(9.5, 12);
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
