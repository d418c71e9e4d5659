import type { FloatImage } from '../images/float-image.js';
import type { Horizon } from './horizon.js';
import type { Picture, Projection } from './picture.js';

/** Half the diagonal of a 35 mm frame over the focal length assumed: a phone's main camera, about 27 mm. */
const HALF_DIAGONAL = 21.63 / 27;
/** Pictures wider than this for their height were stitched, so they lie on a cylinder, which is this many degrees high. */
const WIDEST_PERSPECTIVE = 2.6;
const CYLINDER_HEIGHT = 50;
/** Fields of view that a camera may claim, degrees. */
const NARROWEST = 10;
const WIDEST = 140;
/** Steepest camera that a horizon is believed for, degrees. */
const STEEPEST = 25;
const RADIANS = Math.PI / 180;

/** How a picture was taken, before it is known where it looks. */
export interface Lens {
  readonly projection: Projection;
  /** Degrees across. */
  readonly horizontalFov: number;
}

/** The lens of a picture: as the camera told, else a phone's. */
export function estimateLens({ raster: { width, height }, horizontalFov }: Picture, isPano: boolean): Lens {
  if (isPano) return { projection: 'equirectangular', horizontalFov: 360 };
  const aspect = width / height;
  if (aspect > WIDEST_PERSPECTIVE) {
    const radius = 0.5 / Math.tan((CYLINDER_HEIGHT / 2) * RADIANS);
    return { projection: 'cylindrical', horizontalFov: Math.min(360, aspect / radius / RADIANS) };
  }
  const told = horizontalFov ?? null;
  if (told !== null && told >= NARROWEST && told <= WIDEST) return { projection: 'perspective', horizontalFov: told };
  const half = HALF_DIAGONAL * (width / Math.hypot(width, height));
  return { projection: 'perspective', horizontalFov: (2 * Math.atan(half)) / RADIANS };
}

/** Focal length of a lens in pixels of a picture this wide. */
export function computeFocalLength({ projection, horizontalFov }: Lens, width: number): number {
  if (projection === 'perspective') return width / 2 / Math.tan((horizontalFov / 2) * RADIANS);
  return width / (horizontalFov * RADIANS);
}

/** Degrees that the camera looked up, and was turned by, for a horizon there. */
export function computeCameraLeveling(
  { width, height }: Pick<FloatImage, 'width' | 'height'>,
  lens: Lens,
  { row, slope }: Horizon,
): { pitch: number; roll: number } {
  if (lens.projection === 'equirectangular') return { pitch: 0, roll: 0 };
  const roll = Math.atan(slope) / RADIANS;
  // Distance of the horizon's line from the centre.
  const below = (row - (height - 1) / 2) * Math.cos(roll * RADIANS);
  const pitch = Math.atan(below / computeFocalLength(lens, width)) / RADIANS;
  return Math.abs(pitch) > STEEPEST ? { pitch: 0, roll: 0 } : { pitch, roll: lens.projection === 'cylindrical' ? 0 : roll };
}

/** Degrees from the front within which no picture is given if it is free: about half a view. */
const FRONT = 30;

/**
 * Directions of all pictures, degrees from 0 to 360: those given as they are; of the others the first at the front if that is free,
 * and the rest, in their order, in the middles of the widest free arcs between those that have a place.
 */
export function distributeAzimuths(azimuths: readonly (number | null)[]): number[] {
  const given = azimuths.filter((azimuth) => azimuth !== null).map(normalizeDegrees);
  const missing = azimuths.length - given.length;
  if (given.length === 0) return azimuths.map((_, i) => (360 * i) / azimuths.length);
  const isFrontFree = given.every((azimuth) => Math.min(azimuth, 360 - azimuth) >= FRONT);
  const free = isFrontFree && missing > 0 ? [0, ...middlesOfArcs([0, ...given], missing - 1)] : middlesOfArcs(given, missing);
  let next = 0;
  return azimuths.map((azimuth) => (azimuth === null ? (free[next++] ?? 0) : normalizeDegrees(azimuth)));
}

/** Degrees from 0 up to, but not including, 360. */
export const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** So many directions between the given ones, as evenly as the arcs allow, clockwise from the front. */
function middlesOfArcs(given: readonly number[], count: number): number[] {
  const sorted = [...new Set(given)].sort((a, b) => a - b);
  const arcs = sorted.map((start, i) => ({ start, length: (sorted[i + 1] ?? (sorted[0] as number) + 360) - start, guests: 0 }));
  for (let i = 0; i < count; i++) {
    const widest = arcs.reduce((best, arc) => (arc.length / (arc.guests + 1) > best.length / (best.guests + 1) + 1e-9 ? arc : best));
    widest.guests++;
  }
  return arcs
    .flatMap(({ start, length, guests }) =>
      Array.from({ length: guests }, (_, i) => normalizeDegrees(start + (length * (i + 1)) / (guests + 1))),
    )
    .sort((a, b) => a - b);
}
