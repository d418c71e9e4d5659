import { smoothstep } from '@diorama/world-model';

/** Radius of the disc of the sun, radians. */
export const SUN_RADIUS = 0.0075;

/** Share of a pixel that the disc of the sun covers; `cosine` is that of the angle to its middle, and a pixel spans `angle` radians. */
export function computeSunCover(cosine: number, angle: number): number {
  const apart = Math.acos(Math.min(1, cosine));
  return 1 - smoothstep(SUN_RADIUS - angle * 0.5, SUN_RADIUS + angle * 0.5, apart);
}
