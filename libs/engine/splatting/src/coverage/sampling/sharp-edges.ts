import { memoizeByObject } from '@diorama/world-model';
import type { Prototype } from '@diorama/world-model';

/** Faces whose normals differ by more than this cosine, about 32 degrees, meet at a sharp edge. */
const SAME_FACE = 0.85;
/** Corners closer than this, metres, are one. */
const WELD = 1e-4;

/**
 * The edges of a prototype's triangles at which a surface ends or turns: bit k of a triangle's byte is set where the edge from its corner k to
 * the next one has no neighbour, or one that faces elsewhere. All jobs of a scene on a thread share them.
 */
export const findSharpEdges: (prototype: Prototype) => Uint8Array = memoizeByObject(compareFaces);

function compareFaces(prototype: Prototype): Uint8Array {
  const { indices } = prototype;
  const count = indices.length / 3;
  const corners = weldCorners(prototype);
  const normals = computeFaceNormals(prototype);
  const first = new Map<number, number>();
  const sharp = new Uint8Array(count).fill(0b111);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const a = corners[indices[3 * t + k] as number] as number;
      const b = corners[indices[3 * t + ((k + 1) % 3)] as number] as number;
      const key = Math.min(a, b) * corners.length + Math.max(a, b);
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, 3 * t + k);
        continue;
      }
      const [s, j] = [Math.floor(other / 3), other % 3];
      if (dot(normals, s, t) < SAME_FACE) continue;
      sharp[t] = (sharp[t] as number) & ~(1 << k);
      sharp[s] = (sharp[s] as number) & ~(1 << j);
    }
  return sharp;
}

/** For each vertex the first one at its place. */
function weldCorners({ positions }: Prototype): Uint32Array {
  const known = new Map<string, number>();
  return Uint32Array.from({ length: positions.length / 3 }, (_, i) => {
    const key = [0, 1, 2].map((axis) => Math.round((positions[3 * i + axis] as number) / WELD)).join(' ');
    const at = known.get(key);
    if (at !== undefined) return at;
    known.set(key, i);
    return i;
  });
}

function computeFaceNormals({ positions, indices }: Prototype): Float32Array {
  const normals = new Float32Array(indices.length);
  for (let t = 0; t < indices.length; t += 3) {
    const edge = (k: number, axis: number): number =>
      (positions[3 * (indices[t + k] as number) + axis] as number) - (positions[3 * (indices[t] as number) + axis] as number);
    const x = edge(1, 1) * edge(2, 2) - edge(1, 2) * edge(2, 1);
    const y = edge(1, 2) * edge(2, 0) - edge(1, 0) * edge(2, 2);
    const z = edge(1, 0) * edge(2, 1) - edge(1, 1) * edge(2, 0);
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], t);
  }
  return normals;
}

const dot = (normals: Float32Array, s: number, t: number): number =>
  (normals[3 * s] as number) * (normals[3 * t] as number) +
  (normals[3 * s + 1] as number) * (normals[3 * t + 1] as number) +
  (normals[3 * s + 2] as number) * (normals[3 * t + 2] as number);
