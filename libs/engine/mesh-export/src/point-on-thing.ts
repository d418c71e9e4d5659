import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import type { MeshExportThing } from './select-instances.js';

/** A place on a thing's triangle, written by `computeSurfacePoint` from its weights. */
export interface SurfacePoint {
  instance: number;
  triangle: number;
  /** Weights of the triangle's second and third corner. */
  u: number;
  v: number;
  /** Metres, in the world. */
  x: number;
  y: number;
  z: number;
}

/** Fills in the place in the world of the weights `u` and `v` on a triangle of a thing. */
export function computeSurfacePoint(model: WorldModel, thing: MeshExportThing, triangle: number, place: SurfacePoint): void {
  const { transform: m } = model.instances[thing.instance] as Instance;
  const { indices } = model.prototypes[thing.prototype] as Prototype;
  const { positions } = thing.mesh;
  const a = 3 * (indices[3 * triangle] as number);
  const b = 3 * (indices[3 * triangle + 1] as number);
  const c = 3 * (indices[3 * triangle + 2] as number);
  const { u, v } = place;
  const w = 1 - u - v;
  const x = w * (positions[a] as number) + u * (positions[b] as number) + v * (positions[c] as number);
  const y = w * (positions[a + 1] as number) + u * (positions[b + 1] as number) + v * (positions[c + 1] as number);
  const z = w * (positions[a + 2] as number) + u * (positions[b + 2] as number) + v * (positions[c + 2] as number);
  place.instance = thing.instance;
  place.triangle = triangle;
  place.x = (m[0] as number) * x + (m[1] as number) * y + (m[2] as number) * z + (m[3] as number);
  place.y = (m[4] as number) * x + (m[5] as number) * y + (m[6] as number) * z + (m[7] as number);
  place.z = (m[8] as number) * x + (m[9] as number) * y + (m[10] as number) * z + (m[11] as number);
}
