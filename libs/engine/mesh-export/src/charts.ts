import { crossProduct, dotProduct, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Prototype, Vec3 } from '@diorama/world-model';

import type { ThinnedPrototype } from './foliage.js';

/** A piece of surface that lies nearly flat, with coordinates on its own plane: what a texture shows in one rectangle. */
export interface Chart {
  /** As the prototype counts them. */
  readonly triangles: readonly number[];
  /** Vertices of the prototype that the triangles use. */
  readonly vertices: readonly number[];
  /** For each corner of each triangle its place in `vertices`. */
  readonly corners: Uint16Array;
  /** Coordinates on the plane, two a vertex, from (0, 0) to (width, height); metres of the prototype. */
  readonly plane: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Unit normal of the plane, and the middle of the chart, in the prototype's frame. */
  readonly normal: Vec3;
  readonly centre: Vec3;
}

/** Triangles join a chart while their normal is within this cosine of its first one's. */
const BEND = 0.72;
const MOST_TRIANGLES = 400;

/** Cuts a mesh into charts, from the first triangle on: neighbours across edges join while they lie nearly in one plane. */
export function segmentIntoCharts(prototype: Prototype, thinned: ThinnedPrototype): Chart[] {
  const mesh = { indices: prototype.indices, positions: thinned.positions };
  const neighbours = neighboursOf(mesh, thinned.triangles);
  const done = new Set<number>();
  const charts: Chart[] = [];
  for (const seed of thinned.triangles) {
    if (done.has(seed)) continue;
    done.add(seed);
    const normal = normalOf(mesh, seed);
    const members = [seed];
    for (let at = 0; at < members.length; at++)
      for (const next of neighbours.get(members[at] as number) ?? []) {
        if (members.length === MOST_TRIANGLES || done.has(next) || dotProduct(normalOf(mesh, next), normal) < BEND) continue;
        done.add(next);
        members.push(next);
      }
    charts.push(chartOf(mesh, members, normal));
  }
  return charts;
}

interface Mesh {
  readonly indices: Uint32Array;
  readonly positions: Float32Array;
}

/** Triangles that share an edge, by the numbers of its vertices. */
function neighboursOf({ indices, positions }: Mesh, triangles: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const count = positions.length / 3;
  const first = new Map<number, number>();
  const neighbours = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    const known = neighbours.get(a);
    if (known) known.push(b);
    else neighbours.set(a, [b]);
  };
  for (const triangle of triangles)
    for (let k = 0; k < 3; k++) {
      const a = indices[3 * triangle + k] as number;
      const b = indices[3 * triangle + ((k + 1) % 3)] as number;
      const edge = Math.min(a, b) * count + Math.max(a, b);
      const other = first.get(edge);
      if (other === undefined) first.set(edge, triangle);
      else {
        join(triangle, other);
        join(other, triangle);
      }
    }
  return neighbours;
}

function chartOf(mesh: Mesh, triangles: readonly number[], normal: Vec3): Chart {
  const vertices: number[] = [];
  const places = new Map<number, number>();
  const corners = new Uint16Array(3 * triangles.length);
  for (const [t, triangle] of triangles.entries())
    for (let k = 0; k < 3; k++) {
      const vertex = mesh.indices[3 * triangle + k] as number;
      if (!places.has(vertex)) places.set(vertex, vertices.push(vertex) - 1);
      corners[3 * t + k] = places.get(vertex) as number;
    }
  const across = longestEdge(mesh, triangles[0] as number);
  const up = crossProduct(normal, across);
  const plane = new Float32Array(2 * vertices.length);
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  const sum: [number, number, number] = [0, 0, 0];
  for (const [i, vertex] of vertices.entries()) {
    const point = pointOf(mesh, vertex);
    for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] as number) + (point[axis] as number) / vertices.length;
    for (const [k, axis] of [across, up].entries()) {
      const value = dotProduct(point, axis);
      plane[2 * i + k] = value;
      low[k] = Math.min(low[k] as number, value);
      high[k] = Math.max(high[k] as number, value);
    }
  }
  for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) - (low[i % 2] as number);
  const extent = (k: number): number => (high[k] as number) - (low[k] as number);
  return { triangles, vertices, corners, plane, width: extent(0), height: extent(1), normal, centre: sum };
}

const pointOf = ({ positions }: Mesh, vertex: number): Vec3 => [
  positions[3 * vertex] as number,
  positions[3 * vertex + 1] as number,
  positions[3 * vertex + 2] as number,
];

function edgesOf(mesh: Mesh, triangle: number): readonly [Vec3, Vec3, Vec3] {
  const [a, b, c] = [0, 1, 2].map((k) => pointOf(mesh, mesh.indices[3 * triangle + k] as number)) as [Vec3, Vec3, Vec3];
  return [subtractVectors(b, a), subtractVectors(c, b), subtractVectors(a, c)];
}

function normalOf(mesh: Mesh, triangle: number): Vec3 {
  const [ab, , ca] = edgesOf(mesh, triangle);
  return normalizeVector(crossProduct(ca, ab)); // ca x ab = ab x ac
}

function longestEdge(mesh: Mesh, triangle: number): Vec3 {
  return normalizeVector(
    edgesOf(mesh, triangle).reduce((longest, edge) => (dotProduct(edge, edge) > dotProduct(longest, longest) ? edge : longest)),
  );
}
