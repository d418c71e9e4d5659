import type { ConvexSolid, Instance, Solid, Vec3 } from '@diorama/world-model';

import { addTriangleBand, addClosingFan, addOpeningFan } from './body.js';
import type { BodyList } from './body.js';

/** Sides of a cylinder, and of one so far away that nobody sees its corners. */
const SIDES = 12;
const FAR_SIDES = 6;
const FAR = 30;
/** Bodies thinner than this in some direction, metres, would have degenerate triangles. */
const THINNEST = 1e-3;

/** Adds the solid of an instance as closed bodies; one without volume is left out. */
export function addSolid(bodies: BodyList, solid: Solid, instance: Instance): void {
  for (const member of solid.shape === 'group' ? solid.members : [solid]) addConvex(bodies, member, instance);
}

function addConvex(bodies: BodyList, solid: ConvexSolid, { transform }: Instance): void {
  const scale = Math.hypot(transform[0] as number, transform[4] as number, transform[8] as number);
  if (!(thinnest(solid) * scale > THINNEST)) return;
  const vertex = (point: Vec3): number => bodies.vertex(...apply(transform, point));
  const sides = Math.hypot(transform[3] as number, transform[11] as number) > FAR ? FAR_SIDES : SIDES;
  addPrism(bodies, solid.shape === 'box' ? boxOutline(solid) : cylinderOutline(solid, sides), vertex);
}

/** What stands straight between two outlines: corners clockwise seen from above, and the heights of foot and top. */
interface Prism {
  readonly corners: readonly (readonly [number, number])[];
  readonly bottom: number;
  readonly top: number;
}

type Box = Extract<ConvexSolid, { shape: 'box' }>;
type Cylinder = Extract<ConvexSolid, { shape: 'cylinder' }>;

function boxOutline({ min, max }: Box): Prism {
  const corners = [
    [min[0], min[2]],
    [max[0], min[2]],
    [max[0], max[2]],
    [min[0], max[2]],
  ] as const;
  return { corners, bottom: min[1], top: max[1] };
}

function cylinderOutline({ radius, bottom, top }: Cylinder, sides: number): Prism {
  const corners = Array.from({ length: sides }, (_, i): readonly [number, number] => {
    const azimuth = (2 * Math.PI * i) / sides;
    return [radius * Math.sin(azimuth), -radius * Math.cos(azimuth)];
  });
  return { corners, bottom, top };
}

/** Adds a prism as one closed body, its corners through `vertex`. */
export function addPrism(bodies: BodyList, { corners, bottom, top }: Prism, vertex: (point: Vec3) => number): void {
  const count = corners.length;
  const [x, z] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] as number), 0) / count) as [number, number];
  const ring = (y: number): number => corners.map((corner) => vertex([corner[0], y, corner[1]]))[0] as number;
  const upper = ring(top);
  const lower = ring(bottom);
  addOpeningFan(bodies, vertex([x, top, z]), upper, count);
  addTriangleBand(bodies, upper, lower, count);
  addClosingFan(bodies, lower, vertex([x, bottom, z]), count);
}

function thinnest(solid: ConvexSolid): number {
  if (solid.shape === 'cylinder') return Math.min(solid.radius, solid.top - solid.bottom);
  return Math.min(...[0, 1, 2].map((axis) => (solid.max[axis] as number) - (solid.min[axis] as number)));
}

/** A point through a row-major 3x4 transform. */
function apply(m: Float32Array, [x, y, z]: Vec3): Vec3 {
  const row = (at: number): number => (m[at] as number) * x + (m[at + 1] as number) * y + (m[at + 2] as number) * z + (m[at + 3] as number);
  return [row(0), row(4), row(8)];
}
