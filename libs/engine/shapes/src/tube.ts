import type { SurfaceName } from '@diorama/materials';
import { addVectors, crossProduct, dotProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A point of a tube's axis with the radius there, metres. */
export interface TubePoint {
  readonly at: Vec3;
  readonly radius: number;
}

/** A closed tube along a line of at least two points; a last radius of 0 makes a tip. */
export function addTube(mesh: MeshBuilder, points: readonly TubePoint[], sides: number, material: SurfaceName): void {
  const rings = tubeRings(mesh, points, sides);
  for (let k = 0; k + 1 < rings.length; k++) {
    const low = rings[k] as readonly number[];
    const high = rings[k + 1] as readonly number[];
    for (let side = 0; side < sides; side++) {
      const next = (side + 1) % sides;
      const [a, b, c, d] = [low[side], low[next], high[next], high[side]] as [number, number, number, number];
      mesh.triangle(a, b, c, material);
      mesh.triangle(a, c, d, material);
    }
  }
  addLid(mesh, points, sides, material);
}

/** Both ends get a flat lid of their own vertices, or none where the tube ends in a tip. */
function addLid(mesh: MeshBuilder, points: readonly TubePoint[], sides: number, material: SurfaceName): void {
  const frames = createTubeFrames(points);
  const ends: readonly [number, boolean][] = [
    [0, true],
    [points.length - 1, false],
  ];
  for (const [k, first] of ends) {
    const point = points[k] as TubePoint;
    if (point.radius === 0) continue;
    const circle = Array.from({ length: sides }, (_, side) =>
      addVectors(point.at, scaleVector(spoke(frames[k] as Frame, side / sides), point.radius)),
    );
    mesh.polygon(first ? circle.toReversed() : circle, material);
  }
}

interface Frame {
  readonly u: Vec3;
  readonly v: Vec3;
}

const spoke = (frame: Frame, turn: number): Vec3 =>
  addVectors(scaleVector(frame.u, Math.cos(2 * Math.PI * turn)), scaleVector(frame.v, Math.sin(2 * Math.PI * turn)));

function tubeRings(mesh: MeshBuilder, points: readonly TubePoint[], sides: number): number[][] {
  const frames = createTubeFrames(points);
  return points.map((point, k) =>
    Array.from({ length: sides }, (_, side) => {
      const out = spoke(frames[k] as Frame, side / sides);
      return mesh.vertex(addVectors(point.at, scaleVector(out, point.radius)), out);
    }),
  );
}

/** Frames across the line that turn as little as they can from one point to the next; the last point of a closed line is followed by its first. */
export function createTubeFrames(points: readonly TubePoint[], isClosed = false): Frame[] {
  let u: Vec3 = [1, 0, 0];
  const last = points.length - 1;
  return points.map((_, k) => {
    const before = points[k > 0 ? k - 1 : isClosed ? last : 0] as TubePoint;
    const after = points[k < last ? k + 1 : isClosed ? 0 : last] as TubePoint;
    const along = normalizeVector(subtractVectors(after.at, before.at));
    if (k === 0) u = Math.abs(along[0]) > 0.9 ? [0, 0, 1] : [1, 0, 0];
    u = normalizeVector(subtractVectors(u, scaleVector(along, dotProduct(u, along))));
    return { u, v: crossProduct(along, u) };
  });
}
