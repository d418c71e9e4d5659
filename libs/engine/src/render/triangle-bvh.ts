import { buildBvh } from './bvh-build.js';
import type { Bvh } from './bvh-build.js';
import { traverse } from './bvh-trace.js';
import type { Leaves } from './bvh-trace.js';
import type { Hit, Ray } from './ray.js';
import type { Prototype } from '../geometry/world-model.js';

const LEAF_SIZE = 3;

/** A prototype's triangles, ready for rays in its own frame. Both sides of a triangle count. */
export class TriangleBvh implements Leaves {
  readonly bvh: Bvh;
  /** min xyz, max xyz, a little wide. */
  readonly box = new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
  /** Nine a triangle in the order of the leaves: first corner, then the edges to the second and third. */
  private readonly triangles: Float32Array;

  constructor(prototype: Prototype) {
    const boxes = triangleBoxes(prototype);
    for (let at = 0; at < boxes.length; at += 6)
      for (let axis = 0; axis < 3; axis++) {
        this.box[axis] = Math.min(this.box[axis] as number, boxes[at + axis] as number);
        this.box[axis + 3] = Math.max(this.box[axis + 3] as number, boxes[at + axis + 3] as number);
      }
    this.bvh = buildBvh(boxes, { leafSize: LEAF_SIZE, axes: [0, 1, 2] });
    this.triangles = inLeafOrder(prototype, this.bvh.order);
  }

  /** Finds the nearest triangle before `hit.t`, or any one: t, u, v and the triangle go into `hit`. */
  trace(ray: Ray, hit: Hit, any: boolean): boolean {
    return traverse(this, ray, hit, any);
  }

  /** T. Möller and B. Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997. */
  test(first: number, end: number, ray: Ray, hit: Hit): boolean {
    const { triangles } = this;
    const dx = ray[3] as number;
    const dy = ray[4] as number;
    const dz = ray[5] as number;
    let found = false;
    for (let i = first; i < end; i++) {
      const at = 9 * i;
      const ax = triangles[at + 3] as number;
      const ay = triangles[at + 4] as number;
      const az = triangles[at + 5] as number;
      const bx = triangles[at + 6] as number;
      const by = triangles[at + 7] as number;
      const bz = triangles[at + 8] as number;
      const px = dy * bz - dz * by;
      const py = dz * bx - dx * bz;
      const pz = dx * by - dy * bx;
      const determinant = ax * px + ay * py + az * pz;
      if (determinant === 0) continue;
      const scale = 1 / determinant;
      const sx = (ray[0] as number) - (triangles[at] as number);
      const sy = (ray[1] as number) - (triangles[at + 1] as number);
      const sz = (ray[2] as number) - (triangles[at + 2] as number);
      const u = (sx * px + sy * py + sz * pz) * scale;
      if (!(u >= 0 && u <= 1)) continue;
      const qx = sy * az - sz * ay;
      const qy = sz * ax - sx * az;
      const qz = sx * ay - sy * ax;
      const v = (dx * qx + dy * qy + dz * qz) * scale;
      if (!(v >= 0 && u + v <= 1)) continue;
      const t = (bx * qx + by * qy + bz * qz) * scale;
      if (!(t > 0 && t < hit.t)) continue;
      hit.t = t;
      hit.u = u;
      hit.v = v;
      hit.triangle = this.bvh.order[i] as number;
      found = true;
    }
    return found;
  }
}

function triangleBoxes({ positions, indices }: Prototype): Float32Array {
  const boxes = new Float32Array(2 * indices.length);
  for (let i = 0; i < indices.length; i += 3)
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[3 * (indices[i] as number) + axis] as number;
      const b = positions[3 * (indices[i + 1] as number) + axis] as number;
      const c = positions[3 * (indices[i + 2] as number) + axis] as number;
      const low = Math.min(a, b, c);
      const high = Math.max(a, b, c);
      // A flat box would lose grazing rays to rounding.
      const pad = 1e-5 + 1e-6 * Math.max(Math.abs(low), Math.abs(high));
      boxes[2 * i + axis] = low - pad;
      boxes[2 * i + axis + 3] = high + pad;
    }
  return boxes;
}

function inLeafOrder({ positions, indices }: Prototype, order: Uint32Array): Float32Array {
  const triangles = new Float32Array(9 * order.length);
  for (let i = 0; i < order.length; i++) {
    const at = 3 * (order[i] as number);
    for (let axis = 0; axis < 3; axis++) {
      const corner = positions[3 * (indices[at] as number) + axis] as number;
      triangles[9 * i + axis] = corner;
      triangles[9 * i + axis + 3] = (positions[3 * (indices[at + 1] as number) + axis] as number) - corner;
      triangles[9 * i + axis + 6] = (positions[3 * (indices[at + 2] as number) + axis] as number) - corner;
    }
  }
  return triangles;
}
