import type { Prototype } from '@diorama/world-model';

import { Hit, createRay } from '../rays/ray.js';
import type { TriangleBvh } from '../tracing/triangle-bvh.js';

const DIRECTIONS = 8;
/** Share of a prototype's size beyond which its parts do not darken each other. */
const REACH = 0.35;
/** Golden-angle spiral over the sphere: even, and no direction lies in a plane of a box. */
const SPHERE = Float64Array.from({ length: 3 * DIRECTIONS }, (_, at) => {
  const i = Math.floor(at / 3);
  const y = 1 - (2 * i + 1) / DIRECTIONS;
  const level = Math.sqrt(1 - y * y);
  const angle = 0.37 + i * Math.PI * (3 - Math.sqrt(5));
  return at % 3 === 1 ? y : level * (at % 3 === 0 ? Math.cos(angle) : Math.sin(angle));
});

/**
 * How open a prototype's vertices are to light from around, 0 to 1, as far as the prototype itself hides it; the same for
 * all its instances. A vertex is measured when first asked for: the answer depends on nothing else.
 */
export class PrototypeOcclusion {
  private readonly open: Float32Array;
  private readonly reach: number;
  private readonly ray = createRay();
  private readonly hit = new Hit();

  constructor(
    private readonly prototype: Prototype,
    private readonly mesh: TriangleBvh,
  ) {
    this.open = new Float32Array(prototype.positions.length / 3).fill(-1);
    const [x0, y0, z0, x1, y1, z1] = mesh.box as unknown as readonly [number, number, number, number, number, number];
    this.reach = REACH * Math.hypot(x1 - x0, y1 - y0, z1 - z0);
  }

  /** Interpolated over a triangle. */
  at(triangle: number, u: number, v: number): number {
    const { indices } = this.prototype;
    const a = this.vertex(indices[3 * triangle] as number);
    const b = this.vertex(indices[3 * triangle + 1] as number);
    const c = this.vertex(indices[3 * triangle + 2] as number);
    return a * (1 - u - v) + b * u + c * v;
  }

  private vertex(index: number): number {
    const known = this.open[index] as number;
    if (known >= 0) return known;
    const measured = this.measure(index);
    this.open[index] = measured;
    return Math.fround(measured);
  }

  private measure(index: number): number {
    const { ray, hit, prototype, reach } = this;
    const { positions, normals, doubleSided } = prototype;
    const at = 3 * index;
    const lift = 0.01 * reach;
    for (let axis = 0; axis < 3; axis++)
      ray[axis] = (positions[at + axis] as number) + (doubleSided ? 0 : lift * (normals[at + axis] as number));
    let sum = 0;
    let whole = 0;
    for (let i = 0; i < 3 * DIRECTIONS; i += 3) {
      const x = SPHERE[i] as number;
      const y = SPHERE[i + 1] as number;
      const z = SPHERE[i + 2] as number;
      const facing = x * (normals[at] as number) + y * (normals[at + 1] as number) + z * (normals[at + 2] as number);
      // Light from above counts more: it is the sky.
      const weight = (doubleSided ? 1 : facing) * (1 + 0.5 * y);
      if (weight <= 0) continue;
      whole += weight;
      ray[3] = x;
      ray[4] = y;
      ray[5] = z;
      hit.t = reach;
      // Starting a little away keeps a leaf from hiding behind itself.
      for (let axis = 0; axis < 3; axis++) ray[axis] = (ray[axis] as number) + (ray[axis + 3] as number) * lift;
      if (this.mesh.trace(ray, hit, false)) sum += weight * (hit.t / reach) ** 0.7;
      else sum += weight;
      for (let axis = 0; axis < 3; axis++) ray[axis] = (ray[axis] as number) - (ray[axis + 3] as number) * lift;
    }
    return whole > 0 ? sum / whole : 1;
  }
}
