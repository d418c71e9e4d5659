import { inverse } from './ray.js';
import type { Hit, Ray } from './ray.js';
import type { Bvh } from './bvh-build.js';

/** A tree and what its leaves hold. */
export interface Leaves {
  readonly bvh: Bvh;
  /** Tests the items order[first, end); puts a nearer hit into `hit` and answers whether there was one. */
  test(first: number, end: number, ray: Ray, hit: Hit): boolean;
}

/** Two levels of trees, each at most so deep. */
const DEPTH = 96;
const stack = new Int32Array(2 * DEPTH);
const entries = new Float64Array(2 * DEPTH);
/** Where the stack of the innermost traversal begins: one inside another begins where the outer one stands. */
let depth = 0;

/**
 * Takes the ray through the tree, nearer boxes first, and gives `leaves` every leaf whose box it enters before `hit.t`;
 * with `any` it stops at the first hit. Answers whether there was one. The innermost loop of the renderer.
 */
export function traverse(leaves: Leaves, ray: Ray, hit: Hit, any: boolean): boolean {
  const { bounds, links, root } = leaves.bvh;
  const ox = ray[0] as number;
  const oy = ray[1] as number;
  const oz = ray[2] as number;
  const ix = inverse(ray[3] as number);
  const iy = inverse(ray[4] as number);
  const iz = inverse(ray[5] as number);
  // Which bound is entered first depends on the sign of the direction only.
  const nearX = ix < 0 ? 3 : 0;
  const nearY = iy < 0 ? 4 : 1;
  const nearZ = iz < 0 ? 5 : 2;
  let found = false;
  let best = hit.t;
  const bottom = depth;
  let top = bottom;
  let link = root;
  for (;;) {
    if (link < 0) {
      const leaf = ~link;
      depth = top;
      if (leaves.test(leaf >> 3, (leaf >> 3) + (leaf & 7), ray, hit)) {
        found = true;
        best = hit.t;
      }
      depth = bottom;
      if (found && any) return true;
    } else {
      const at = 12 * link;
      let x0 = ((bounds[at + nearX] as number) - ox) * ix;
      let x1 = ((bounds[at + 3 - nearX] as number) - ox) * ix;
      let y0 = ((bounds[at + nearY] as number) - oy) * iy;
      let y1 = ((bounds[at + 5 - nearY] as number) - oy) * iy;
      let z0 = ((bounds[at + nearZ] as number) - oz) * iz;
      let z1 = ((bounds[at + 7 - nearZ] as number) - oz) * iz;
      let enter = x0 > y0 ? x0 : y0;
      if (z0 > enter) enter = z0;
      let leave = x1 < y1 ? x1 : y1;
      if (z1 < leave) leave = z1;
      const left = enter <= leave && leave >= 0 && enter < best ? enter : Infinity;
      x0 = ((bounds[at + 6 + nearX] as number) - ox) * ix;
      x1 = ((bounds[at + 9 - nearX] as number) - ox) * ix;
      y0 = ((bounds[at + 6 + nearY] as number) - oy) * iy;
      y1 = ((bounds[at + 11 - nearY] as number) - oy) * iy;
      z0 = ((bounds[at + 6 + nearZ] as number) - oz) * iz;
      z1 = ((bounds[at + 13 - nearZ] as number) - oz) * iz;
      enter = x0 > y0 ? x0 : y0;
      if (z0 > enter) enter = z0;
      leave = x1 < y1 ? x1 : y1;
      if (z1 < leave) leave = z1;
      const right = enter <= leave && leave >= 0 && enter < best ? enter : Infinity;
      if (left < Infinity || right < Infinity) {
        const leftFirst = left <= right;
        const far = leftFirst ? right : left;
        if (far < Infinity) {
          stack[top] = links[2 * link + (leftFirst ? 1 : 0)] as number;
          entries[top++] = far;
        }
        link = links[2 * link + (leftFirst ? 0 : 1)] as number;
        continue;
      }
    }
    do {
      if (top === bottom) return found;
      top -= 1;
    } while ((entries[top] as number) >= best);
    link = stack[top] as number;
  }
}
