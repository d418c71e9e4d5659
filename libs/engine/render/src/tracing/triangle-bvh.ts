import type { Prototype } from '@diorama/world-model';

import { TraceKernel } from '../kernel/trace-kernel.js';
import type { TriangleTree } from '../kernel/trace-kernel.js';
import { buildBvh } from '../rays/bvh-build.js';
import type { Hit, Ray } from '../rays/ray.js';

const LEAF_SIZE = 3;

/** A prototype's triangles, ready for rays in its own frame. Both sides of a triangle count. */
export class TriangleBvh {
  constructor(
    /** min xyz, max xyz, a little wide. */
    readonly box: Float64Array,
    private readonly kernel: TraceKernel,
    /** Which of the kernel's meshes it is. */
    private readonly mesh: number,
  ) {}

  /** Finds the nearest triangle before `hit.t`, or any one: t, u, v and the triangle go into `hit`. */
  trace(ray: Ray, hit: Hit, any: boolean): boolean {
    return this.kernel.traceMesh(this.mesh, ray, hit, any);
  }
}

/** The tree of one prototype alone. */
export function createSingleMeshBvh(prototype: Prototype): TriangleBvh {
  const { tree, box } = buildTriangleTree(prototype);
  return new TriangleBvh(box, new TraceKernel([tree], null), 0);
}

/** A prototype's tree before it is in a kernel, and its box as in `TriangleBvh`. */
export function buildTriangleTree(prototype: Prototype): { readonly tree: TriangleTree; readonly box: Float64Array } {
  const boxes = triangleBoxes(prototype);
  const box = new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
  for (let at = 0; at < boxes.length; at += 6)
    for (let axis = 0; axis < 3; axis++) {
      box[axis] = Math.min(box[axis] as number, boxes[at + axis] as number);
      box[axis + 3] = Math.max(box[axis + 3] as number, boxes[at + axis + 3] as number);
    }
  const bvh = buildBvh(boxes, { leafSize: LEAF_SIZE, axes: [0, 1, 2] });
  return { tree: { bvh, triangles: inLeafOrder(prototype, bvh.order) }, box };
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
