import { memoizeByObject } from '@diorama/world-model';
import type { Prototype, Vec3 } from '@diorama/world-model';

/** Triangles of a thin prototype that lie together. */
export interface FoliageCluster {
  /** Mean of the triangles' centres, weighted by area, in the prototype's frame. */
  readonly centre: Vec3;
  /** Square metres of one side, in the prototype's frame. */
  readonly area: number;
  readonly triangles: Uint32Array;
  /** Areas up to the end of each triangle; the last one is `area`. */
  readonly ends: Float64Array;
  /** Means of the triangles' longest sides and of their heights over these, weighted by area, metres. */
  readonly length: number;
  readonly breadth: number;
}

/** Most triangles of a cluster. */
const CLUSTER = 48;

/** Divides the triangles of a prototype into clusters: the leaves of a k-d tree over their centres. All jobs of a scene on a thread share them. */
export const clusterFoliage: (prototype: Prototype) => readonly FoliageCluster[] = memoizeByObject(divideTriangles);

function divideTriangles({ positions, indices }: Prototype): FoliageCluster[] {
  const count = indices.length / 3;
  const centres = new Float64Array(3 * count);
  const areas = new Float64Array(count);
  const lengths = new Float64Array(count);
  for (let t = 0; t < count; t++) {
    const corner = (k: number): number => 3 * (indices[3 * t + k] as number);
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const edge = (from: number, to: number, axis: number): number => (positions[to + axis] as number) - (positions[from + axis] as number);
    for (let axis = 0; axis < 3; axis++)
      centres[3 * t + axis] = ((positions[a + axis] as number) + (positions[b + axis] as number) + (positions[c + axis] as number)) / 3;
    areas[t] =
      Math.hypot(
        edge(a, b, 1) * edge(a, c, 2) - edge(a, b, 2) * edge(a, c, 1),
        edge(a, b, 2) * edge(a, c, 0) - edge(a, b, 0) * edge(a, c, 2),
        edge(a, b, 0) * edge(a, c, 1) - edge(a, b, 1) * edge(a, c, 0),
      ) / 2;
    const side = (from: number, to: number): number => Math.hypot(edge(from, to, 0), edge(from, to, 1), edge(from, to, 2));
    lengths[t] = Math.max(side(a, b), side(b, c), side(c, a));
  }
  const clusters: FoliageCluster[] = [];
  const divide = (triangles: Uint32Array): void => {
    if (triangles.length <= CLUSTER) {
      clusters.push(summarise(triangles, { centres, areas, lengths }));
      return;
    }
    const axis = widestAxis(triangles, centres);
    const at = (t: number): number => centres[3 * t + axis] as number;
    const sorted = triangles.toSorted((s, t) => at(s) - at(t) || s - t);
    divide(sorted.subarray(0, sorted.length >> 1));
    divide(sorted.subarray(sorted.length >> 1));
  };
  if (count > 0) divide(Uint32Array.from({ length: count }, (_, t) => t));
  return clusters;
}

function widestAxis(triangles: Uint32Array, centres: Float64Array): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const t of triangles)
    for (let axis = 0; axis < 3; axis++) {
      const at = centres[3 * t + axis] as number;
      low[axis] = Math.min(low[axis] as number, at);
      high[axis] = Math.max(high[axis] as number, at);
    }
  const width = (axis: number): number => (high[axis] as number) - (low[axis] as number);
  return width(0) >= width(1) && width(0) >= width(2) ? 0 : width(1) >= width(2) ? 1 : 2;
}

interface Measures {
  readonly centres: Float64Array;
  readonly areas: Float64Array;
  readonly lengths: Float64Array;
}

function summarise(triangles: Uint32Array, { centres, areas, lengths }: Measures): FoliageCluster {
  const ends = new Float64Array(triangles.length);
  const centre: [number, number, number] = [0, 0, 0];
  let [area, length] = [0, 0];
  triangles.forEach((t, i) => {
    const own = areas[t] as number;
    area += own;
    ends[i] = area;
    length += own * (lengths[t] as number);
    for (let axis = 0; axis < 3; axis++) centre[axis] = (centre[axis] as number) + own * (centres[3 * t + axis] as number);
  });
  const whole = area || 1;
  const breadth = triangles.reduce((sum, t) => sum + (2 * (areas[t] as number) ** 2) / ((lengths[t] as number) || 1), 0) / whole;
  return { centre: [centre[0] / whole, centre[1] / whole, centre[2] / whole], area, triangles, ends, length: length / whole, breadth };
}
