import type { Sky } from '@diorama/world-model';

/** Where the sun of a world stands. */
export interface SunPosition {
  /** Degrees clockwise from -z, the centre of the panorama. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
}

/** The sun of a clear sky; null at night, behind clouds, fog, snow or rain, and where the place does not have the air of the earth. */
export function findSun({ time, weather, air, lightDirection: [x, y, z] }: Sky): SunPosition | null {
  if (time === 'night' || weather !== 'clear' || air !== undefined) return null;
  return { azimuth: toDegrees(Math.atan2(x, -z)), elevation: toDegrees(Math.asin(y)) };
}

/** Degrees, to a hundredth. */
const toDegrees = (radians: number): number => Math.round((radians * 18_000) / Math.PI) / 100;
