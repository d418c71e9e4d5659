/** A ray: origin x, y, z, then direction x, y, z. Distances along it are in lengths of the direction. */
export type Ray = Float64Array;

/** What a hit is on, as `Hit.surface`; an instance is SURFACE_INSTANCE plus its index. */
export const SURFACE_SKY = 0;
export const SURFACE_TERRAIN = 1;
export const SURFACE_WATER = 2;
export const SURFACE_INSTANCE = 3;

/** Where a ray met the world. Reused from ray to ray: the tracers write into it. */
export class Hit {
  /** Distance, or the limit of the search where nothing was met. */
  t = Infinity;
  /** One of the SURFACE numbers. */
  surface = SURFACE_SKY;
  /** Triangle of the prototype, and the weights of its second and third corner. */
  triangle = -1;
  u = 0.5;
  v = 0.5;
  /** Whether the normal below is that of this hit: the tracers leave it out, and the first reader writes it for the next ones. */
  isLocated = false;
  /** Geometric unit normal on the viewer's side, and whether that is the back of the triangle. */
  gx = 0.5;
  gy = 0.5;
  gz = 0.5;
  isBack = false;
}

export const createRay = (): Ray => new Float64Array(6);

/** Division by a component that is nearly zero must not give 0 · Infinity = NaN in the slab test. */
export const DIRECTION_MIN = 1e-12;
export const invertDirectionComponent = (component: number): number =>
  1 / (Math.abs(component) < DIRECTION_MIN ? (component < 0 ? -DIRECTION_MIN : DIRECTION_MIN) : component);
