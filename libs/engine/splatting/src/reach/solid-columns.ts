import { applyToPoint } from '@diorama/world-model';
import type { ConvexSolid, Solid, Transform, Vec3, WorldModel } from '@diorama/world-model';

/** A convex solid as an upright column: its outline seen from above, counter-clockwise, and the heights of foot and top. */
export interface Column {
  /** x and z in turn. */
  readonly outline: Float64Array;
  readonly bottom: number;
  readonly top: number;
}

/** Metres between the cells of the index. */
const CELL = 2;
const CYLINDER_SIDES = 12;

/** The solids of a world, to be asked what stands at a place. */
export class SolidColumns {
  private readonly cells = new Map<number, Column[]>();

  /** @param reach metres around the origin; solids beyond are left out */
  constructor(model: WorldModel, reach: number) {
    for (const { prototype, transform } of model.instances) {
      const solid = model.prototypes[prototype]?.solid;
      if (!solid) continue;
      for (const column of toColumns(solid, [...transform])) this.add(column, reach);
    }
  }

  /** Calls back with foot and top of every column that comes within `margin` metres of the place. */
  forEachNear(x: number, z: number, margin: number, visit: (bottom: number, top: number) => void): void {
    for (const column of this.cells.get(keyOf(Math.floor(x / CELL), Math.floor(z / CELL))) ?? [])
      if (distanceTo(column.outline, x, z) <= margin) visit(column.bottom, column.top);
  }

  private add(column: Column, reach: number): void {
    const { outline } = column;
    let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < outline.length; i += 2) {
      x0 = Math.min(x0, outline[i] as number);
      x1 = Math.max(x1, outline[i] as number);
      z0 = Math.min(z0, outline[i + 1] as number);
      z1 = Math.max(z1, outline[i + 1] as number);
    }
    const cell = (value: number): number => Math.floor(Math.min(reach, Math.max(-reach, value)) / CELL);
    if (x1 < -reach || x0 > reach || z1 < -reach || z0 > reach) return;
    // A walker's radius is less than half a cell, so the cells around the outline suffice.
    for (let j = cell(z0 - CELL / 2); j <= cell(z1 + CELL / 2); j++)
      for (let i = cell(x0 - CELL / 2); i <= cell(x1 + CELL / 2); i++) {
        const known = this.cells.get(keyOf(i, j));
        if (known === undefined) this.cells.set(keyOf(i, j), [column]);
        else known.push(column);
      }
  }
}

const keyOf = (i: number, j: number): number => (i + 4_096) * 8_192 + j + 4_096;

/** The upright columns around the convex parts of a placed solid. */
export const toColumns = (solid: Solid, transform: Transform): Column[] =>
  (solid.shape === 'group' ? solid.members : [solid]).map((member) => columnOf(member, transform));

function columnOf(solid: ConvexSolid, transform: Transform): Column {
  const corners = cornersOf(solid).map((corner) => applyToPoint(transform, corner));
  const heights = corners.map(([, y]) => y);
  return { outline: hullOf(corners), bottom: Math.min(...heights), top: Math.max(...heights) };
}

function cornersOf(solid: ConvexSolid): Vec3[] {
  if (solid.shape === 'box')
    return [solid.min[1], solid.max[1]].flatMap((y) =>
      [solid.min[0], solid.max[0]].flatMap((x) => [solid.min[2], solid.max[2]].map((z): Vec3 => [x, y, z])),
    );
  return [solid.bottom, solid.top].flatMap((y) =>
    Array.from({ length: CYLINDER_SIDES }, (_, i): Vec3 => {
      const angle = (2 * Math.PI * i) / CYLINDER_SIDES;
      return [solid.radius * Math.cos(angle), y, solid.radius * Math.sin(angle)];
    }),
  );
}

/** The convex hull of points seen from above, x and z in turn (monotone chain, Andrew 1979). */
function hullOf(points: readonly Vec3[]): Float64Array {
  const sorted = points.map(([x, , z]) => [x, z] as const).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly (readonly [number, number])[]): (readonly [number, number])[] => {
    const out: (readonly [number, number])[] = [];
    for (const point of list) {
      while (out.length > 1 && turn(out.at(-2) as readonly [number, number], out.at(-1) as readonly [number, number], point) <= 0)
        out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return Float64Array.from([...chain(sorted), ...chain(sorted.toReversed())].flat());
}

type Point = readonly [number, number];
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Metres from a place to a convex outline; 0 inside. */
function distanceTo(outline: Float64Array, x: number, z: number): number {
  let inside = true;
  let nearest = Infinity;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    const [ax, az] = [outline[i] as number, outline[i + 1] as number];
    const [ex, ez] = [(outline[j] as number) - ax, (outline[j + 1] as number) - az];
    const [px, pz] = [x - ax, z - az];
    if (ex * pz - ez * px < 0) inside = false;
    const along = Math.min(1, Math.max(0, (px * ex + pz * ez) / (ex * ex + ez * ez)));
    nearest = Math.min(nearest, Math.hypot(px - along * ex, pz - along * ez));
  }
  return inside && outline.length >= 6 ? 0 : nearest;
}
