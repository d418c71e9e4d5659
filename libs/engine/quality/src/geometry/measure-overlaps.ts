import type { Column } from '@diorama/splatting';
import type { WorldModel } from '@diorama/world-model';

import { crossesMesh, distanceToMesh } from './distance-to-mesh.js';
import { forEachNearPair, isAloft, listPlacedBodies, toMeshColumn } from './placed-body.js';
import type { PlacedBody } from './placed-body.js';

/** Metres that one object may reach into another one or into a wall. */
export const OVERLAP_TOLERANCE = 0.05;
/** Metres that pieces of one fence, wall or hedge may share where they join; such pieces are so many times as long as thick. */
const JOINT_TOLERANCE = 0.25;
const JOINT_SLENDERNESS = 4;
/** Classes whose objects may grow or lie in one another: thickets, heaps of rocks, paving. */
const MINGLING: readonly string[] = ['plant', 'tree', 'rock', 'ground', 'path', 'water', 'light'];

/** An object that reaches into a wall or into another object. */
export interface Overlap {
  readonly a: string;
  readonly b: string;
  /** Whether one of both is a body of the place, such as a wall. */
  readonly isPlace: boolean;
  /** Metres that one must move to be clear of the other. */
  readonly depth: number;
  readonly at: readonly [x: number, y: number, z: number];
}

/**
 * Objects that reach further than `OVERLAP_TOLERANCE` into walls or into other objects, each pair once. Objects are as their solids in the collider;
 * an object without one is the box around its mesh, and is compared with bodies of the place only.
 */
export function measureOverlaps(model: WorldModel, bodies: readonly PlacedBody[] = listPlacedBodies(model)): Overlap[] {
  const overlaps: Overlap[] = [];
  const solid = bodies.filter((body) => !isAloft(body) && (body.columns.length > 0 || (model.indoor && !body.isPlace)));
  forEachNearPair(solid, -OVERLAP_TOLERANCE, (a, b) => {
    if (!isCompared(a, b)) return;
    const depth = depthOf(columnsOf(a), columnsOf(b));
    if (depth <= (isJoined(a, b) ? JOINT_TOLERANCE : OVERLAP_TOLERANCE) || restsOn(a, b) || restsOn(b, a)) return;
    const small = a.isPlace ? b : a;
    const at = [0, 1, 2].map((axis) => ((small.min[axis] as number) + (small.max[axis] as number)) / 2) as [number, number, number];
    overlaps.push({ a: a.name, b: b.name, isPlace: a.isPlace || b.isPlace, depth, at });
  });
  return overlaps;
}

/** Whether both are pieces of one fence, wall or hedge, which join at their ends. */
function isJoined(a: PlacedBody, b: PlacedBody): boolean {
  if (a.name !== b.name || a.isPlace) return false;
  const [width, depth] = measureMeshFootprint(a);
  return Math.max(width, depth) >= JOINT_SLENDERNESS * Math.min(width, depth);
}

/** Width and depth of the box around a mesh in its own frame, metres. */
function measureMeshFootprint({ prototype }: PlacedBody): [width: number, depth: number] {
  const { positions } = prototype;
  let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k < positions.length; k += 3) {
    [x0, x1] = [Math.min(x0, positions[k] as number), Math.max(x1, positions[k] as number)];
    [z0, z1] = [Math.min(z0, positions[k + 2] as number), Math.max(z1, positions[k + 2] as number)];
  }
  return [x1 - x0, z1 - z0];
}

/** Whether an object stands on a surface of another one, as a cup on a desk in front of its raised back, with nothing of it above. */
function restsOn(object: PlacedBody, host: PlacedBody): boolean {
  if (object.isPlace || host.isPlace) return false;
  const [x, z] = [(object.min[0] + object.max[0]) / 2, (object.min[2] + object.max[2]) / 2];
  const foot = object.min[1];
  return (
    distanceToMesh(host, [x, foot, z], OVERLAP_TOLERANCE) <= OVERLAP_TOLERANCE &&
    !crossesMesh(host, [x, foot + OVERLAP_TOLERANCE, z], [x, object.max[1], z])
  );
}

const columnsOf = (body: PlacedBody): readonly Column[] => (body.columns.length > 0 ? body.columns : [toMeshColumn(body)]);

function isCompared(a: PlacedBody, b: PlacedBody): boolean {
  if (a.isPlace && b.isPlace) return false;
  if (a.isPlace || b.isPlace) {
    const [place, object] = a.isPlace ? [a, b] : [b, a];
    return place.columns.length > 0 && !(place.semantic === 'floor' && MINGLING.includes(object.semantic));
  }
  return a.columns.length > 0 && b.columns.length > 0 && !(MINGLING.includes(a.semantic) && MINGLING.includes(b.semantic));
}

/** Metres by which two bodies of columns overlap at most. */
function depthOf(a: readonly Column[], b: readonly Column[]): number {
  let deepest = 0;
  for (const one of a)
    for (const other of b) {
      const rise = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
      if (rise > deepest) deepest = Math.max(deepest, Math.min(rise, outlineDepth(one.outline, other.outline)));
    }
  return deepest;
}

/** Metres by which two convex outlines overlap: the least shift that parts them (separating axes). */
function outlineDepth(a: Float64Array, b: Float64Array): number {
  let least = Infinity;
  for (const outline of [a, b])
    for (let i = 0; i < outline.length; i += 2) {
      const j = (i + 2) % outline.length;
      const [ex, ez] = [(outline[j] as number) - (outline[i] as number), (outline[j + 1] as number) - (outline[i + 1] as number)];
      const length = Math.hypot(ex, ez);
      if (length === 0) continue;
      const [lowA, highA] = spanOf(a, ez / length, -ex / length);
      const [lowB, highB] = spanOf(b, ez / length, -ex / length);
      least = Math.min(least, highA - lowB, highB - lowA);
    }
  return Math.max(0, least);
}

function spanOf(outline: Float64Array, nx: number, nz: number): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    const along = (outline[i] as number) * nx + (outline[i + 1] as number) * nz;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}
