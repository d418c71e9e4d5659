import { SEMANTICS } from '@diorama/world-model';
import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import { TraceKernel } from '../kernel/trace-kernel.js';
import { buildBvh } from '../rays/bvh-build.js';
import type { Bvh } from '../rays/bvh-build.js';
import type { Hit, Ray } from '../rays/ray.js';
import { buildTriangleTree, TriangleBvh } from './triangle-bvh.js';

/** All instances of a world, ready for rays. */
export class InstanceBvh {
  readonly meshes: readonly TriangleBvh[];
  /** Six an instance: min xyz, max xyz in the world. */
  readonly boxes: Float32Array;
  private readonly kernel: TraceKernel;
  /** 1 for each instance that is a low plant. */
  private readonly low: Uint8Array;

  constructor(model: WorldModel) {
    const { instances } = model;
    const hulls = model.prototypes.map(prismRound);
    const inverses = new Float64Array(12 * instances.length);
    this.boxes = new Float32Array(6 * instances.length);
    instances.forEach((instance, i) => {
      inverses.set(invert(instance.transform), 12 * i);
      this.boxes.set(worldBox(instance, hulls[instance.prototype] as Float64Array), 6 * i);
    });
    this.low = Uint8Array.from(instances, ({ prototype }, i) => (isPlant(model.prototypes[prototype]) && isLow(this.boxes, i) ? 1 : 0));
    const tall = [...this.low.keys()].filter((i) => this.low[i] === 0);
    const grown = model.prototypes.map(buildTriangleTree);
    this.kernel = new TraceKernel(
      grown.map(({ tree }) => tree),
      {
        // Rays start near the ground and run along it: to part low things from high ones would cost them more.
        bvh: buildBvh(this.boxes, { leafSize: 1, axes: [0, 2] }),
        tall: treeOver(this.boxes, tall),
        meshes: Uint32Array.from(instances, (instance) => instance.prototype),
        inverses,
      },
    );
    this.meshes = grown.map(({ box }, mesh) => new TriangleBvh(box, this.kernel, mesh));
  }

  /** Finds the nearest triangle before `hit.t`: t, u, v, triangle and surface go into `hit`. */
  trace(ray: Ray, hit: Hit): boolean {
    return this.kernel.trace(ray, hit);
  }

  /** Whether any triangle lies before `limit` along the ray. */
  blocks(ray: Ray, limit: number): boolean {
    return this.kernel.blocks(ray, limit);
  }

  /** What the ray meets before `limit`: nothing, low plants alone, or something else. */
  shade(ray: Ray, limit: number): typeof UNOBSTRUCTED | typeof PARTLY_OBSTRUCTED | typeof SHADED {
    if (!this.kernel.blocks(ray, limit)) return UNOBSTRUCTED;
    // Which of many blocks a ray depends on the rays before; the answer must not.
    return this.low[this.kernel.blocker] === 1 && !this.kernel.blocksTall(ray, limit) ? PARTLY_OBSTRUCTED : SHADED;
  }
}

/** Answers of `InstanceBvh.shade`. */
export const UNOBSTRUCTED = 0;
export const PARTLY_OBSTRUCTED = 1;
export const SHADED = 2;

/** Metres up to which a plant is low. */
const LOW = 1;

const PLANT = SEMANTICS.indexOf('plant');
const isPlant = (prototype: Prototype | undefined): boolean => prototype?.semantic === PLANT && prototype.doubleSided;
const isLow = (boxes: Float32Array, i: number): boolean => (boxes[6 * i + 4] as number) - (boxes[6 * i + 1] as number) <= LOW;

/** A tree over some of the boxes, its order in numbers of all. */
function treeOver(boxes: Float32Array, chosen: readonly number[]): Bvh {
  const some = new Float32Array(6 * chosen.length);
  for (const [k, i] of chosen.entries()) some.set(boxes.subarray(6 * i, 6 * i + 6), 6 * k);
  const tree = buildBvh(some, { leafSize: 1, axes: [0, 2] });
  return { ...tree, order: tree.order.map((k) => chosen[k] as number) };
}

/** The inverse of a rotation times a uniform scale and a translation. */
function invert(transform: Float32Array): Float64Array {
  const m = (row: number, column: number): number => transform[4 * row + column] as number;
  const square = m(0, 0) ** 2 + m(1, 0) ** 2 + m(2, 0) ** 2;
  const result = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    let shift = 0;
    for (let column = 0; column < 3; column++) {
      result[4 * row + column] = m(column, row) / square;
      shift -= (m(column, row) / square) * m(column, 3);
    }
    result[4 * row + 3] = shift;
  }
  return result;
}

const SIDES = 12;

/**
 * Corners of an upright prism of SIDES sides that holds the prototype: much closer to it, once turned, than its box, and
 * a box round a turned box would be met by many more rays.
 */
function prismRound({ positions }: Prototype): Float64Array {
  const reach = new Float64Array(SIDES).fill(-Infinity);
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    const y = positions[i + 1] as number;
    const z = positions[i + 2] as number;
    if (y < low) low = y;
    if (y > high) high = y;
    for (let side = 0; side < SIDES; side++) {
      const outwards = x * (SIDE_X[side] as number) + z * (SIDE_Z[side] as number);
      if (outwards > (reach[side] as number)) reach[side] = outwards;
    }
  }
  const corners = new Float64Array(6 * SIDES);
  const sine = Math.sin((2 * Math.PI) / SIDES);
  for (let side = 0; side < SIDES; side++) {
    // Where the planes of two neighbouring sides meet.
    const next = (side + 1) % SIDES;
    const a = reach[side] as number;
    const b = reach[next] as number;
    const x = (a * (SIDE_Z[next] as number) - b * (SIDE_Z[side] as number)) / sine;
    const z = (b * (SIDE_X[side] as number) - a * (SIDE_X[next] as number)) / sine;
    corners.set([x, low, z, x, high, z], 6 * side);
  }
  return corners;
}

const SIDE_X = Array.from({ length: SIDES }, (_, i) => Math.cos((2 * Math.PI * i) / SIDES));
const SIDE_Z = Array.from({ length: SIDES }, (_, i) => Math.sin((2 * Math.PI * i) / SIDES));

function worldBox({ transform: m }: Instance, hull: Float64Array): Float32Array {
  const result = new Float32Array(6);
  for (let row = 0; row < 3; row++) {
    const a = m[4 * row] as number;
    const b = m[4 * row + 1] as number;
    const c = m[4 * row + 2] as number;
    const shift = m[4 * row + 3] as number;
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < hull.length; i += 3) {
      const value = a * (hull[i] as number) + b * (hull[i + 1] as number) + c * (hull[i + 2] as number);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    const pad = 1e-4 + 1e-6 * Math.max(Math.abs(low + shift), Math.abs(high + shift));
    result[row] = low + shift - pad;
    result[row + 3] = high + shift + pad;
  }
  return result;
}
