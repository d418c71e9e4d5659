import type { SplatCloud } from '../cloud.js';
import { addRotatedCovariance } from '../levels/covariance.js';

/** A box in metres, x y z. */
export interface CellBounds {
  readonly min: number[];
  readonly max: number[];
}

/** Standard deviations up to which renderers draw a splat: there its opacity falls below 2 %, which is 1/e^4. */
const EXTENT_SIGMAS = Math.sqrt(8);
/** Where the variances of x, y and z are in a covariance. */
const DIAGONAL = [0, 3, 5] as const;

/** The smallest box; `joinBounds` and `addSplatBounds` enlarge it. */
export const createEmptyBounds = (): CellBounds => ({ min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] });

/** The box around both. */
export const joinBounds = (a: CellBounds, b: CellBounds): CellBounds => ({
  min: a.min.map((value, axis) => Math.min(value, b.min[axis] as number)),
  max: a.max.map((value, axis) => Math.max(value, b.max[axis] as number)),
});

/** Enlarges a box so that it holds the ellipsoids of splats, not only their centres. */
export function addSplatBounds(bounds: CellBounds, cloud: SplatCloud, splats: Uint32Array): void {
  const { positions, scales, rotations } = cloud;
  const covariance = new Float64Array(6);
  const quaternion = new Float64Array(4);
  const variance = new Float64Array(3);
  for (let i = 0; i < splats.length; i++) {
    const splat = splats[i] as number;
    for (let k = 0; k < 4; k++) quaternion[k] = rotations[4 * splat + k] as number;
    for (let k = 0; k < 3; k++) variance[k] = Math.exp(2 * (scales[3 * splat + k] as number));
    covariance.fill(0);
    addRotatedCovariance(covariance, 1, quaternion, variance);
    for (let axis = 0; axis < 3; axis++) {
      const reach = EXTENT_SIGMAS * Math.sqrt(Math.max(0, covariance[DIAGONAL[axis] as number] as number));
      const centre = positions[3 * splat + axis] as number;
      if (centre - reach < (bounds.min[axis] as number)) bounds.min[axis] = centre - reach;
      if (centre + reach > (bounds.max[axis] as number)) bounds.max[axis] = centre + reach;
    }
  }
}
