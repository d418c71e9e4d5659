import { fbm3, hashToUnitInterval } from '@diorama/random';
import { distanceToBone } from '@diorama/shape-language';
import type { Bone, Coat, ImplicitShape, SkinMark, Slot } from '@diorama/shape-language';
import {
  addVectors,
  applyToPoint,
  composeTransforms,
  createRotationX,
  createRotationY,
  createRotationZ,
  crossProduct,
  dotProduct,
  normalizeVector,
  scaleVector,
  subtractVectors,
} from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { drawPainted } from './painted-skin.js';
import type { Quad } from './painted-skin.js';
import type { SlotSurfaces } from './slot-surfaces.js';

/** Cells of the grid at most; a finer cell is made coarser until it fits. */
const CELLS_MAX = 400_000;
/** Of `blend`: the constant of the exponential smooth minimum. */
const SHARPNESS = 0.25;
const EXPONENT_MAX = 60;
/** Nearest that the surface comes to a sample, as a share of the cell: nearer, vertices coincide and faces without area leave gaps. */
const LEAST_SHARE = 0.02;

/**
 * Draws the smooth skin over bones: a sampled field of rounded cones, joined by the exponential smooth minimum
 * `-k ln(sum exp(-d / k))`, polygonised by surface nets (Gibson 1998).
 */
export function drawImplicit(mesh: MeshBuilder, shape: ImplicitShape, surfaces: SlotSurfaces): void {
  if (shape.bones.length === 0) throw new RangeError('an implicit body needs a bone');
  const { points, quads } = polygonise(sampleField(shape));
  const normals = smoothNormals(points, quads);
  const markAt = markLookup(shape.marks ?? []);
  const slotAt = (point: Vec3, normal: Vec3): Slot => {
    const own = nearestBone(shape.bones, point).slot ?? shape.slot;
    return markAt(point) ?? coatAt(shape.coat, own, point, normal) ?? own;
  };
  drawPainted(mesh, { points, normals, quads }, slotAt, surfaces);
}

interface Field {
  readonly size: readonly [number, number, number];
  readonly origin: Vec3;
  readonly cell: number;
  /** Negative inside. */
  readonly values: Float32Array;
}

function sampleField({ bones, blend, cell: wanted }: ImplicitShape): Field {
  const k = Math.max(1e-3, blend * SHARPNESS);
  const margin = 4 * k;
  const ends = bones.flatMap(({ from, to, radii, flatten = 1 }) => {
    const grow = (radius: number): Vec3 => [radius * Math.max(1, flatten), radius, radius];
    return [
      subtractVectors(from, grow(radii[0])),
      addVectors(from, grow(radii[0])),
      subtractVectors(to, grow(radii[1])),
      addVectors(to, grow(radii[1])),
    ];
  });
  const low = [0, 1, 2].map((axis) => Math.min(...ends.map((point) => point[axis] as number)) - blend);
  const high = [0, 1, 2].map((axis) => Math.max(...ends.map((point) => point[axis] as number)) + blend);
  const volume = [0, 1, 2].reduce((product, axis) => product * ((high[axis] as number) - (low[axis] as number)), 1);
  const cell = Math.max(wanted, Math.cbrt(volume / CELLS_MAX));
  const origin = low.map((value) => value - 1.5 * cell) as unknown as Vec3;
  const size = [0, 1, 2].map((axis) => Math.ceil(((high[axis] as number) - (low[axis] as number)) / cell) + 4) as [number, number, number];
  const sums = new Float64Array(size[0] * size[1] * size[2]);
  for (const bone of bones) addBone(sums, { bone, k, margin, size, origin, cell });
  const outside = margin;
  const least = LEAST_SHARE * cell;
  const valueOf = (sum: number): number => {
    const distance = sum > 0 ? Math.min(outside, -k * Math.log(sum)) : outside;
    return Math.abs(distance) < least ? least * (distance < 0 ? -1 : 1) : distance;
  };
  return { size, origin, cell, values: Float32Array.from(sums, valueOf) };
}

interface BoneSampling {
  readonly bone: Bone;
  readonly k: number;
  readonly margin: number;
  readonly size: readonly [number, number, number];
  readonly origin: Vec3;
  readonly cell: number;
}

/** Adds `exp(-d / k)` of one bone to the samples near it. */
function addBone(sums: Float64Array, { bone, k, margin, size, origin, cell }: BoneSampling): void {
  const reach = Math.max(...bone.radii) * Math.max(1, bone.flatten ?? 1) + margin + cell;
  const range = [0, 1, 2].map((axis) => {
    const [a, b] = [bone.from[axis] as number, bone.to[axis] as number];
    const first = Math.floor((Math.min(a, b) - reach - (origin[axis] as number)) / cell);
    const last = Math.ceil((Math.max(a, b) + reach - (origin[axis] as number)) / cell);
    return [Math.max(0, first), Math.min((size[axis] as number) - 1, last)] as const;
  });
  const [xs, ys, zs] = range as [readonly [number, number], readonly [number, number], readonly [number, number]];
  for (let z = zs[0]; z <= zs[1]; z++) {
    for (let y = ys[0]; y <= ys[1]; y++) {
      for (let x = xs[0]; x <= xs[1]; x++) {
        const distance = distanceToBone(bone, [origin[0] + x * cell, origin[1] + y * cell, origin[2] + z * cell]);
        if (distance > margin + cell) continue;
        const index = (z * size[1] + y) * size[0] + x;
        sums[index] = (sums[index] as number) + Math.exp(Math.min(EXPONENT_MAX, -distance / k));
      }
    }
  }
}

function nearestBone(bones: readonly Bone[], point: Vec3): Bone {
  let best = bones[0] as Bone;
  let least = Infinity;
  for (const bone of bones) {
    const distance = distanceToBone(bone, point);
    if (distance < least) [best, least] = [bone, distance];
  }
  return best;
}

/** One vertex for each cell that the surface passes, one quad for each edge that it crosses. */
function polygonise({ size, origin, cell, values }: Field): { points: Vec3[]; quads: Quad[] } {
  const [nx, ny, nz] = size;
  const strides = [1, nx, nx * ny] as const;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const points: Vec3[] = [];
  for (let z = 0; z + 1 < nz; z++)
    for (let y = 0; y + 1 < ny; y++)
      for (let x = 0; x + 1 < nx; x++) {
        const index = z * strides[2] + y * strides[1] + x;
        const at = cellVertex(values, index, strides);
        if (at === null) continue;
        vertexOf[index] = points.length;
        points.push([origin[0] + (x + at[0]) * cell, origin[1] + (y + at[1]) * cell, origin[2] + (z + at[2]) * cell]);
      }
  const quads: Quad[] = [];
  for (let z = 1; z + 1 < nz; z++)
    for (let y = 1; y + 1 < ny; y++)
      for (let x = 1; x + 1 < nx; x++) {
        const index = z * strides[2] + y * strides[1] + x;
        const inside = (values[index] as number) < 0;
        for (let axis = 0; axis < 3; axis++) {
          if (inside === (values[index + (strides[axis] as number)] as number) < 0) continue;
          const [u, v] = [strides[(axis + 1) % 3] as number, strides[(axis + 2) % 3] as number];
          const ring = [index - u - v, index - v, index, index - u].map((neighbour) => vertexOf[neighbour] as number) as unknown as Quad;
          quads.push(inside ? ring : ([ring[3], ring[2], ring[1], ring[0]] as const));
        }
      }
  return { points, quads };
}

const CORNERS: readonly Vec3[] = Array.from({ length: 8 }, (_, k): Vec3 => [k & 1, (k >> 1) & 1, (k >> 2) & 1]);
const EDGES: readonly (readonly [number, number])[] = CORNERS.flatMap((_, k) =>
  [1, 2, 4].filter((bit) => (k & bit) === 0).map((bit) => [k, k | bit] as const),
);

/** The mean of the crossings on a cell's edges, in cells; null where the surface does not pass. */
function cellVertex(values: Float32Array, index: number, strides: readonly [number, number, number]): Vec3 | null {
  const corner = CORNERS.map(([x, y, z]) => values[index + x * strides[0] + y * strides[1] + z * strides[2]] as number);
  let count = 0;
  let sum: Vec3 = [0, 0, 0];
  for (const [a, b] of EDGES) {
    const [va, vb] = [corner[a] as number, corner[b] as number];
    if (va < 0 === vb < 0) continue;
    const share = va / (va - vb);
    const [pa, pb] = [CORNERS[a] as Vec3, CORNERS[b] as Vec3];
    sum = addVectors(sum, addVectors(pa, scaleVector(subtractVectors(pb, pa), share)));
    count++;
  }
  return count === 0 ? null : scaleVector(sum, 1 / count);
}

function smoothNormals(points: readonly Vec3[], quads: readonly Quad[]): Vec3[] {
  const sums = points.map((): [number, number, number] => [0, 0, 0]);
  for (const quad of quads) {
    const [a, b, c, d] = quad.map((k) => points[k] as Vec3) as [Vec3, Vec3, Vec3, Vec3];
    const across = crossProduct(subtractVectors(c, a), subtractVectors(d, b));
    for (const k of quad) {
      const sum = sums[k] as [number, number, number];
      for (const axis of [0, 1, 2] as const) sum[axis] += across[axis];
    }
  }
  return sums.map(normalizeVector);
}

/** The slot of the coat at a place of the skin, or null where the bone's own shows. */
function coatAt(coat: Coat | undefined, own: Slot, point: Vec3, normal: Vec3): Slot | null {
  if (coat === undefined || (coat.on !== undefined && coat.on !== own)) return null;
  const { pattern, scale, share, seed = 1 } = coat;
  const [x, y, z] = scaleVector(point, 1 / scale);
  switch (pattern) {
    case 'stripes': {
      const wave = z + 0.35 * y + 0.8 * fbm3(seed, x * 0.8, y * 0.8, z * 0.8, 2);
      return wave - Math.floor(wave) < share ? coat.slot : null;
    }
    case 'spots':
      return spotDistance(seed, [x, y, z]) < 0.62 * Math.sqrt(share) ? coat.slot : null;
    case 'patches':
      return fbm3(seed, x, y, z, 2) > 0.42 * (1 - 2 * share) ? coat.slot : null;
    case 'belly':
      return normal[1] < 2 * share - 1 ? coat.slot : null;
    default:
      return normal[1] > 1 - 2 * share ? coat.slot : null;
  }
}

/** Distance to the nearest of points that lie one in each unit cube. */
function spotDistance(seed: number, [x, y, z]: Vec3): number {
  let least = Infinity;
  const cube = [Math.floor(x), Math.floor(y), Math.floor(z)] as const;
  for (let k = 0; k < 27; k++) {
    const [cx, cy, cz] = [cube[0] + (k % 3) - 1, cube[1] + (Math.floor(k / 3) % 3) - 1, cube[2] + Math.floor(k / 9) - 1];
    const index = (cx * 73_856_093) ^ (cy * 19_349_663) ^ (cz * 83_492_791);
    const at = (lane: number): number => 0.2 + 0.6 * hashToUnitInterval(seed + lane, index);
    least = Math.min(least, Math.hypot(cx + at(0) - x, cy + at(1) - y, cz + at(2) - z));
  }
  return least;
}

/** The slot of the last mark around a place, or null. */
function markLookup(marks: readonly SkinMark[]): (point: Vec3) => Slot | null {
  const frames = marks.toReversed().map(({ slot, at, radii, turn = [0, 0, 0] }) => {
    const [x, y, z] = scaleVector(turn, Math.PI / 180);
    const rotation = composeTransforms(createRotationZ(z), createRotationY(y), createRotationX(x));
    // Axes of the ellipsoid over its radii: a place is inside where its coordinates along them make a vector shorter than one.
    const axes = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const
    ).map((axis, k) => scaleVector(applyToPoint(rotation, axis), 1 / (radii[k] as number)));
    return { slot, at, axes };
  });
  return (point) =>
    frames.find(({ at, axes }) => axes.reduce((sum, axis) => sum + dotProduct(axis, subtractVectors(point, at)) ** 2, 0) < 1)?.slot ?? null;
}
