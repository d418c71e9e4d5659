import type { ExactSurfaces } from '../cameras/picture.js';
import { mapPixels } from '../images/map-pixels.js';
import type { RenderedPlace } from '../surroundings/render-surroundings.js';

/** The surfaces of a place where `isShown` says that its pixels are seen. */
export function selectExactSurfaces({ distance, normal, surface }: RenderedPlace, isShown: (at: number) => boolean): ExactSurfaces {
  const own = new Float32Array(new SharedArrayBuffer(4 * distance.length));
  for (let at = 0; at < own.length; at++) own[at] = isShown(at) ? (distance[at] as number) : NaN;
  return { distance: own, normal, surface };
}

/** Surfaces at a larger width of the panorama. */
export function enlargeSurfaces(surfaces: ExactSurfaces, width: number): ExactSurfaces {
  const { distance, normal, surface } = surfaces;
  const pixels = (width * width) / 2;
  if (pixels === distance.length) return surfaces;
  const from = mapPixels(width, Math.sqrt(2 * distance.length));
  const fine = {
    distance: new Float32Array(new SharedArrayBuffer(4 * pixels)),
    normal: new Int8Array(new SharedArrayBuffer(3 * pixels)),
    surface: new Uint16Array(new SharedArrayBuffer(2 * pixels)),
  };
  for (let at = 0; at < pixels; at++) {
    const source = from(at);
    fine.distance[at] = distance[source] as number;
    fine.surface[at] = surface[source] as number;
    for (let c = 0; c < 3; c++) fine.normal[3 * at + c] = normal[3 * source + c] as number;
  }
  return fine;
}
