import type { LoftShape, Point2, SheetShape, SweepShape } from '@diorama/shape-language';
import { addVectors, crossProduct, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { addSlab } from '../slab.js';
import { addTube, createTubeFrames } from '../tube.js';
import type { SlotSurfaces } from './slot-surfaces.js';
import { drawFlat } from './extrude.js';

const SIDES = 8;
/** Sections with fewer sides are shaded flat. */
const ROUND_SIDES = 6;

/** Draws the skin through sections, with flat lids. */
export function drawLoft(mesh: MeshBuilder, { sections, smooth = true, slot, strips }: LoftShape, surfaces: SlotSurfaces): void {
  const [first, last] = [sections[0], sections.at(-1)];
  if (first === undefined || last === undefined || sections.length < 2) throw new RangeError('a loft needs two sections');
  const corners = first.outline.length;
  if (sections.some(({ outline }) => outline.length !== corners)) throw new RangeError('the sections of a loft need equally many points');
  const rings = sections.map(({ z, outline }) => outline.map(([x, y]): Vec3 => [x, y, z]));
  const surfaceOf = (corner: number) => surfaces(strips?.[corner] ?? slot);
  drawRings(mesh, rings, { smooth, isClosed: false, surfaceOf });
  const lid = (outline: readonly Point2[], z: number, side: 1 | -1): void => drawFlat(mesh, [outline], { z, side }, surfaces(slot));
  lid(first.outline, first.z, -1);
  lid(last.outline, last.z, 1);
}

interface RingStyle {
  readonly smooth: boolean;
  /** Whether the last ring joins the first. */
  readonly isClosed: boolean;
  readonly surfaceOf: (corner: number) => Parameters<MeshBuilder['triangle']>[3];
}

/** Draws the skin through rings of points, each counter-clockwise seen from where the rings go. */
function drawRings(mesh: MeshBuilder, rings: readonly (readonly Vec3[])[], { smooth, isClosed, surfaceOf }: RingStyle): void {
  const corners = rings[0]?.length ?? 0;
  const at = (ring: number, corner: number): Vec3 => rings[ring % rings.length]?.[corner % corners] as Vec3;
  const normals = smooth ? ringNormals(rings, isClosed) : null;
  const numbers = normals?.map((row, r) => row.map((normal, c) => mesh.vertex(at(r, c), normal)));
  const number = (ring: number, corner: number): number => numbers?.[ring % rings.length]?.[corner % corners] as number;
  for (let r = 0; r < rings.length - (isClosed ? 0 : 1); r++) {
    for (let c = 0; c < corners; c++) {
      const surface = surfaceOf(c);
      if (numbers === undefined) {
        const [a, b, d, e] = [at(r, c), at(r, c + 1), at(r + 1, c + 1), at(r + 1, c)] as const;
        mesh.polygon([a, b, d], surface);
        mesh.polygon([a, d, e], surface);
      } else {
        mesh.triangle(number(r, c), number(r, c + 1), number(r + 1, c + 1), surface);
        mesh.triangle(number(r, c), number(r + 1, c + 1), number(r + 1, c), surface);
      }
    }
  }
}

/** Normals of the points of rings: the mean of the faces around each, by area. */
function ringNormals(rings: readonly (readonly Vec3[])[], isClosed: boolean): Vec3[][] {
  const corners = rings[0]?.length ?? 0;
  const sums = rings.map((ring) => ring.map((): [number, number, number] => [0, 0, 0]));
  const point = (r: number, c: number): Vec3 => rings[r % rings.length]?.[c % corners] as Vec3;
  for (let r = 0; r < rings.length - (isClosed ? 0 : 1); r++) {
    for (let c = 0; c < corners; c++) {
      const across = crossProduct(subtractVectors(point(r + 1, c + 1), point(r, c)), subtractVectors(point(r + 1, c), point(r, c + 1)));
      for (const [row, column] of [
        [r, c],
        [r, c + 1],
        [r + 1, c],
        [r + 1, c + 1],
      ] as const) {
        const sum = sums[row % rings.length]?.[column % corners] as [number, number, number];
        for (const axis of [0, 1, 2] as const) sum[axis] += across[axis];
      }
    }
  }
  return sums.map((row) => row.map(normalizeVector));
}

/** Draws a tube along a line; square and other coarse sections have flat sides. */
export function drawSweep(mesh: MeshBuilder, shape: SweepShape, surfaces: SlotSurfaces): void {
  const { path, radius, sides = SIDES, closed = false, slot } = shape;
  if (path.length < 2) throw new RangeError('a sweep needs two points');
  const surface = surfaces(slot);
  const points = path.map((at, k) => ({ at, radius: typeof radius === 'number' ? radius : (radius[Math.min(k, radius.length - 1)] ?? 0) }));
  if (!closed && sides > ROUND_SIDES) return addTube(mesh, points, sides, surface);
  const frames = createTubeFrames(points, closed);
  const rings = points.map((point, k) => {
    const { u, v } = frames[k] as (typeof frames)[number];
    return Array.from({ length: sides }, (_, side): Vec3 => {
      const angle = (2 * Math.PI * (side + 0.5)) / sides;
      const out = addVectors(scaleVector(u, Math.cos(angle)), scaleVector(v, Math.sin(angle)));
      return addVectors(point.at, scaleVector(out, point.radius));
    });
  });
  drawRings(mesh, rings, { smooth: sides > ROUND_SIDES, isClosed: closed, surfaceOf: () => surface });
  if (closed) return;
  mesh.polygon((rings[0] as Vec3[]).toReversed(), surface);
  mesh.polygon(rings.at(-1) as Vec3[], surface);
}

/** Draws a thin slab over a grid of points. */
export function drawSheet(mesh: MeshBuilder, { grid, thickness = 0.01, slot }: SheetShape, surfaces: SlotSurfaces): void {
  if (grid.length < 2 || (grid[0]?.length ?? 0) < 2) throw new RangeError('a sheet needs a grid of two by two points');
  const normals = gridNormals(grid);
  const shifted = (share: number) =>
    grid.map((row, r) => row.map((point, c) => addVectors(point, scaleVector(normals[r]?.[c] as Vec3, share * thickness))));
  addSlab(mesh, { face: shifted(0.5), back: shifted(-0.5), isRing: false }, surfaces(slot));
}

function gridNormals(grid: SheetShape['grid']): Vec3[][] {
  const clampedAt = (r: number, c: number): Vec3 => {
    const row = grid[Math.min(grid.length - 1, Math.max(0, r))] as readonly Vec3[];
    return row[Math.min(row.length - 1, Math.max(0, c))] as Vec3;
  };
  return grid.map((row, r) =>
    row.map((_, c) =>
      normalizeVector(
        crossProduct(subtractVectors(clampedAt(r, c + 1), clampedAt(r, c - 1)), subtractVectors(clampedAt(r + 1, c), clampedAt(r - 1, c))),
      ),
    ),
  );
}
