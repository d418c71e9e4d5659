import type { Hit, Ray } from '../rays/ray.js';

/**
 * Writes the radiance along a ray that met `hit` into `out`, without fine detail: for what water, wet ground and glossy surfaces mirror.
 *
 * @param angle radians that a pixel spans
 */
export type Shade = (ray: Ray, hit: Hit, angle: number, out: Float64Array) => void;
