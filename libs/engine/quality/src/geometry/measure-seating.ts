import { getThing } from '@diorama/things';
import { applyToPoint, memoizeByObject, sampleHeight } from '@diorama/world-model';
import type { Prototype, Vec3, WorldModel } from '@diorama/world-model';

import { crossesMesh, distanceToMesh } from './distance-to-mesh.js';
import { areNear, isAloft, listPlacedBodies } from './placed-body.js';
import type { PlacedBody } from './placed-body.js';

/** Metres between an object and what bears it. */
export const SEATING_TOLERANCE = 0.05;
/** Metres between the back of an object and the wall to which it is fixed. */
const FIXING_TOLERANCE = 0.015;
/** Metres that the waterline of a floating object lies above or below the level. */
const WATERLINE = 0.1;
/** Vertices of each side of an object that are compared with its surroundings. */
const SAMPLES = 24;
/** Metres from the extreme of a side within which vertices belong to it, and within which they lie in one plane. */
const SIDE = 0.03;
const FLAT = 0.002;

/** An object that nothing bears. */
export interface FloatingObject {
  readonly name: string;
  /** Metres from its lower end to the ground or the floor. */
  readonly gap: number;
  readonly at: Vec3;
}

/**
 * Objects that stand on nothing, in order: neither on ground, floor, water or an object that is borne itself, nor fixed to a wall or a ceiling.
 * What flies, what swims in water all around and what is near the horizon needs no support.
 */
export function measureSeating(model: WorldModel, bodies: readonly PlacedBody[] = listPlacedBodies(model)): FloatingObject[] {
  const open = new Set(bodies.filter((body) => !body.isPlace && !isAloft(body) && !isSwimming(model, body) && !isOnGround(model, body)));
  const borne = bodies.filter((body) => !open.has(body));
  for (let found = borne.filter(() => open.size > 0); found.length > 0;) {
    const bearers = found;
    found = [...open].filter((body) => bearers.some((bearer) => areNear(body, bearer, SEATING_TOLERANCE) && bears(bearer, body)));
    for (const body of found) open.delete(body);
  }
  return [...open].map((body) => ({
    name: body.name,
    gap: gapBelow(model, body),
    at: applyToPoint(body.transform, FOOT),
  }));
}

/** Whether it is an animal or a boat in water that is all around; plants grow on the bed. */
const isSwimming = ({ sky }: WorldModel, { isPlace, name, semantic }: PlacedBody): boolean =>
  !isPlace && sky.air === 'water' && semantic !== 'plant' && getThing(name).stand === 'under-water';

/** Where an object stands, in its own frame: its leaves may hang lower. */
const FOOT: Vec3 = [0, 0, 0];

function gapBelow({ terrain, eyeHeight }: WorldModel, { min, transform }: PlacedBody): number {
  return min[1] - (terrain === null ? -eyeHeight : sampleHeight(terrain, transform[3] as number, transform[11] as number));
}

function isOnGround({ terrain, water }: WorldModel, body: PlacedBody): boolean {
  if (water !== null && body.min[1] <= water.level + WATERLINE && body.max[1] >= water.level - WATERLINE) return true;
  if (terrain === null) return false;
  return [FOOT, ...sidesOf(body.prototype).bottom].some((point) => {
    const [x, y, z] = applyToPoint(body.transform, point);
    return y - sampleHeight(terrain, x, z) <= SEATING_TOLERANCE;
  });
}

/** Whether one body bears another: from below or from above, or as a wall to which it is fixed. */
function bears(bearer: PlacedBody, body: PlacedBody): boolean {
  if (bearer.isPlace && isDriven(bearer, body)) return true;
  const { bottom, top, around } = sidesOf(body.prototype);
  if (bearer.isPlace && bearer.semantic === 'wall')
    return around.some((point) => distanceToMesh(bearer, applyToPoint(body.transform, point), FIXING_TOLERANCE) <= FIXING_TOLERANCE);
  return [FOOT, ...bottom, ...top].some((point) => {
    const [x, y, z] = applyToPoint(body.transform, point);
    return crossesMesh(bearer, [x, y - SEATING_TOLERANCE, z], [x, y + SEATING_TOLERANCE, z]);
  });
}

/** Whether an object is driven into a body of the place, as a dripstone into the roof: its axis crosses the surface. */
function isDriven(bearer: PlacedBody, { min, max }: PlacedBody): boolean {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  return crossesMesh(bearer, [x, min[1], z], [x, max[1], z]);
}

/** At most SAMPLES of the vertices, at equal steps. */
function takeEvenly(vertices: readonly Vec3[]): Vec3[] {
  const step = Math.max(1, Math.ceil(vertices.length / SAMPLES));
  return vertices.filter((_, k) => k % step === 0);
}

interface Sides {
  readonly bottom: readonly Vec3[];
  readonly top: readonly Vec3[];
  readonly around: readonly Vec3[];
}

/** Vertices at the extremes of a mesh, in its own frame. */
const sidesOf = memoizeByObject(({ positions }: Prototype): Sides => {
  const vertices = Array.from({ length: positions.length / 3 }, (_, k): Vec3 => [
    positions[3 * k] as number,
    positions[3 * k + 1] as number,
    positions[3 * k + 2] as number,
  ]);
  const extreme = (axis: number, sign: number): Vec3[] => {
    const most = vertices.reduce((end, vertex) => Math.max(end, sign * (vertex[axis] as number)), -Infinity);
    const within = (margin: number): Vec3[] => takeEvenly(vertices.filter((vertex) => sign * (vertex[axis] as number) >= most - margin));
    return [...within(FLAT), ...within(SIDE)];
  };
  return {
    bottom: extreme(1, -1),
    top: extreme(1, 1),
    around: [...extreme(0, 1), ...extreme(0, -1), ...extreme(2, 1), ...extreme(2, -1)],
  };
});
