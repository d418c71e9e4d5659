import type { Scene } from '@diorama/domain';
import { WINDOW_LIGHT } from '@diorama/materials';
import type { WorldAssembly } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { THINGS } from '@diorama/things';
import { crossProduct, FLOOR_HEIGHT, scaleVector, subtractVectors } from '@diorama/world-model';

import { addCaveFloor, createPoolWater } from './cave-floor.js';
import { CAVE_LANDSCAPE_RADIUS, addCaveMouthLandscape } from './cave-outlook.js';
import { CAVE_FLOOR_BOX, CAVE_CLEAR_HEIGHT, planCave } from './cave-plan.js';
import type { CavePlan } from './cave-plan.js';
import { CAVE_ROOF_ROWS, addCaveRock, computeCaveWallDistance, computeCaveRoofPoint } from './cave-rock.js';
import { findCaveSurfaces } from './cave-surfaces.js';
import type { CaveSurfaces } from './cave-surfaces.js';
import type { RoomPlan } from '../room-plan.js';
import type { RoomRecipe } from '../room-recipe.js';

/** Daylight reaches further in ice than between rocks. */
const FROZEN_BRIGHTNESS = 1.5;

/** A dripstone cave with a mouth in front, a pool below a hole in the roof, and crystals where it is dark. */
export const cave: RoomRecipe = {
  shape: {
    x: [CAVE_FLOOR_BOX.x - CAVE_FLOOR_BOX.halfX, CAVE_FLOOR_BOX.x + CAVE_FLOOR_BOX.halfX],
    z: [CAVE_FLOOR_BOX.z - CAVE_FLOOR_BOX.halfZ, CAVE_FLOOR_BOX.z + CAVE_FLOOR_BOX.halfZ],
    height: CAVE_CLEAR_HEIGHT,
    ceiling: 'plain',
    wall: 'cave-rock',
    floor: 'cave-floor',
    top: 'cave-rock',
    trim: 'flowstone',
    openings: [],
    suspension: 4.4,
    isUneven: true,
  },
  shell: {
    radius: CAVE_LANDSCAPE_RADIUS,
    brightness: (scene) => (findCaveSurfaces(scene).isFrozen ? FROZEN_BRIGHTNESS : 0.6),
    prepare,
    build,
    water: (scene) => createPoolWater(planCave(scene)),
  },
  furnish,
};

function prepare(plan: RoomPlan): void {
  const { pool } = planCave(plan.scene);
  if (pool === null) return;
  const { x, z, radiusX, radiusZ } = pool;
  plan.keepClear({ x0: x - radiusX, x1: x + radiusX, z0: z - radiusZ, z1: z + radiusZ });
}

function build(scene: Scene, assembly: WorldAssembly): void {
  const plan = planCave(scene);
  const { rock, floor, drip, outlook } = findCaveSurfaces(scene);
  addCaveFloor(assembly, plan, floor);
  addCaveRock(assembly, plan, rock);
  addCaveMouthLandscape(assembly, plan, outlook);
  hangStalactites(assembly, plan, { random: createRandomStream(scene.seed, hashStreamName('stalactites')), drip });
  lightCave(assembly, plan, scene);
}

/** Metres by which a stalactite reaches into the rock above it. */
const ROOTED = 0.12;
/** Stalactites hang from rock whose normal rises or falls at least this much. */
const LEAST_RISE = 0.5;
/** Radians to the next column of the rock, which stand closer at the mouth. */
const COLUMN_STEP = 0.04;

/** More of them where the roof is low, in groups; their tips stay above what stands below. */
function hangStalactites(
  assembly: WorldAssembly,
  plan: CavePlan,
  { random, drip }: Pick<CaveSurfaces, 'drip'> & { readonly random: RandomStream },
): void {
  const { height } = THINGS.stalactite;
  for (let k = 0; k < 90; k++) {
    const azimuth = random.range(-Math.PI, Math.PI);
    const row = Math.round(CAVE_ROOF_ROWS * random.range(0.4, 0.94));
    const [x, y, z] = computeCaveRoofPoint(plan, azimuth, row);
    const wanted = random.range(0.35, 1) ** 2 * 1.7;
    const scale = Math.min(wanted, (y - FLOOR_HEIGHT - CAVE_CLEAR_HEIGHT) / height);
    const fromMouth = Math.abs(azimuth - plan.mouth.azimuth);
    if (riseOfNormal(plan, azimuth, row) < LEAST_RISE || scale < 0.25 || fromMouth < plan.mouth.halfAngle * 0.9) continue;
    assembly.place('stalactite', {
      position: [x, y + ROOTED - height * scale, z],
      turn: random.range(0, 6),
      scale,
      variant: random.integer(0, 4),
      ...drip,
    });
  }
}

/** How much the normal of the rock rises or falls at a vertex of the roof, 0 to 1. */
function riseOfNormal(plan: CavePlan, azimuth: number, row: number): number {
  const here = computeCaveRoofPoint(plan, azimuth, row);
  const [along, up] = [computeCaveRoofPoint(plan, azimuth + COLUMN_STEP, row), computeCaveRoofPoint(plan, azimuth, row + 1)];
  const normal = crossProduct(subtractVectors(along, here), subtractVectors(up, here));
  return Math.abs(normal[1]) / Math.hypot(...normal);
}

/** Daylight from the mouth and a beam through the roof; what the beam's spot gives back is a lamp of its own. */
function lightCave(assembly: WorldAssembly, plan: CavePlan, scene: Scene): void {
  const sky = WINDOW_LIGHT[scene.time];
  const { mouth, skylight, height } = plan;
  const away = computeCaveWallDistance(mouth.azimuth) + 1.4;
  const position = [
    CAVE_FLOOR_BOX.x + Math.sin(mouth.azimuth) * away,
    FLOOR_HEIGHT + 2.1,
    CAVE_FLOOR_BOX.z - Math.cos(mouth.azimuth) * away,
  ] as const;
  assembly.addDaylight({ position, power: scaleVector(sky, 13), reach: 26 });
  const clear = scene.weather === 'clear' ? 1 : 0.3;
  assembly.addDaylight({
    position: [skylight.x - plan.side * 1.2, FLOOR_HEIGHT + height + 9, skylight.z - 1],
    power: scaleVector(sky, 110 * clear),
    reach: 40,
    isBeam: true,
  });
  assembly.addDaylight({ position: [skylight.x, FLOOR_HEIGHT + height * 0.62, skylight.z], power: scaleVector(sky, 1.1), reach: 13 });
}

function furnish(plan: RoomPlan): void {
  const cavern = planCave(plan.scene);
  const { random, scene } = plan;
  const { side } = cavern;
  const { drip, isFrozen } = findCaveSurfaces(scene);
  // The way from the viewer to the mouth stays open.
  plan.keepClear({ x0: -1.5, x1: 1.5, z0: -9.6, z1: 1.5 });
  const cluster = isFrozen ? 'ice-crystals' : 'crystal';
  if (plan.brings(cluster))
    for (const [x, z, scale] of [
      [-side * 2.9, -3.4, 1],
      [-side * 4.4, -6.4, 1.5],
      [side * 4.7, -0.9, 1.1],
      [-side * 3.4, 3.4, 1.3],
    ] as const)
      plan.putOnFloor(cluster, { x, z, turn: random.range(0, 6) }, { scale });
  if (plan.allows('stalagmite')) {
    for (const [x, z, scale] of [
      [-side * 2.4, -6.1, 1.2],
      [side * 4.9, -8.4, 1.7],
      [-side * 4.8, -2.1, 1.5],
      [side * 2.5, 2.4, 1.1],
    ] as const)
      plan.putOnFloor('stalagmite', { x, z, turn: random.range(0, 6) }, { scale, ...drip });
    scatterOnFloor(plan, 'stalagmite', { count: 60 * scene.density, scale: [0.3, 1.2], rim: 0.5, look: drip });
  }
  if (plan.allows('rock')) scatterOnFloor(plan, 'rock', { count: 18 * scene.density, scale: [0.25, 0.8], rim: 0.4, look: drip });
  scatterOnFloor(plan, 'pebble', { count: 60 * scene.density, scale: [0.5, 1.6], rim: 0.1, look: drip });
  if (plan.allows('fern') && !isFrozen) fernsAtMouth(plan, cavern);
}

interface FloorScatter {
  readonly count: number;
  readonly scale: readonly [number, number];
  /** Share of the way from the middle to the wall from which on they lie. */
  readonly rim: number;
  readonly look: CaveSurfaces['drip'];
}

/** Things in random places, towards the walls. */
function scatterOnFloor(plan: RoomPlan, kind: 'stalagmite' | 'rock' | 'pebble', { count, scale, rim, look }: FloorScatter): void {
  for (let k = 0; k < count; k++) {
    const azimuth = plan.random.range(-Math.PI, Math.PI);
    const reach = (computeCaveWallDistance(azimuth) / 1.13) * plan.random.range(rim, 0.99);
    const place = {
      x: CAVE_FLOOR_BOX.x + Math.sin(azimuth) * reach,
      z: CAVE_FLOOR_BOX.z - Math.cos(azimuth) * reach,
      turn: plan.random.range(0, 6),
    };
    plan.putOnFloor(kind, place, { scale: plan.random.range(...scale), ...look });
  }
}

/** Where daylight reaches the ground. */
function fernsAtMouth(plan: RoomPlan, { mouth }: CavePlan): void {
  for (let k = 0; k < 14; k++) {
    const side = k % 2 === 0 ? 1 : -1;
    const azimuth = mouth.azimuth + side * mouth.halfAngle * plan.random.range(0.7, 1.5);
    const reach = (computeCaveWallDistance(azimuth) / 1.13) * plan.random.range(0.86, 0.97);
    plan.putOnFloor(
      'fern',
      { x: CAVE_FLOOR_BOX.x + Math.sin(azimuth) * reach, z: CAVE_FLOOR_BOX.z - Math.cos(azimuth) * reach, turn: plan.random.range(0, 6) },
      { scale: plan.random.range(0.6, 1.1) },
    );
  }
}
