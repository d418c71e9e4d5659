import { EYE_HEIGHT } from '@diorama/world-model';

import { computeUpperMedian } from '../images/median.js';

/** Distances of a panorama that something else than its layout tells, such as a network: they are right up to a factor. */
export interface DepthHint {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  /** Metres along the ray, row by row from the top; not finite or not positive where nothing is known, as in the sky. */
  readonly metres: Float32Array;
}

/** Degrees below the horizon between which the ground tells the factor. */
const GROUND_FROM = 18;
const GROUND_TO = 45;
/** Degrees above the horizon up to which what stands in a column is asked for its distance. */
const STANDING_TO = 25;
/** Degrees above the horizon from which on a room shows its ceiling. */
const CEILING_FROM = 55;
const RADIANS = Math.PI / 180;

/**
 * Metres along the ground to what stands in each of so many columns, 0 where the hint does not know: the median of what
 * reaches over the horizon, by the factor that brings the ground near the viewer to its height under him.
 */
export function computeDistanceFromHint(hint: DepthHint, columns: number, top: Float32Array): Float32Array {
  const factor = groundFactor(hint);
  const { width, metres } = hint;
  const perRow = 180 / (width / 2);
  return Float32Array.from({ length: columns }, (_, column) => {
    const from = Math.min(width - 1, Math.floor(((column + 0.5) * width) / columns));
    const rows = Math.floor(Math.min(STANDING_TO, (top[column] as number) / RADIANS) / perRow);
    const found: number[] = [];
    for (let up = 0; up < rows; up++) {
      const distance = metres[(width / 4 - 1 - up) * width + from] as number;
      if (isKnown(distance)) found.push(distance * Math.cos((up + 0.5) * perRow * RADIANS));
    }
    return found.length === 0 ? 0 : factor * (computeUpperMedian(found) as number);
  });
}

/** Metres up from the viewer to what lies overhead, or null where the hint does not know. */
export function estimateCeilingFromHint(hint: DepthHint): number | null {
  const { width, metres } = hint;
  const perRow = 180 / (width / 2);
  const heights: number[] = [];
  for (let up = Math.ceil(CEILING_FROM / perRow); up < width / 4; up++)
    for (let column = 0; column < width; column++) {
      const distance = metres[(width / 4 - 1 - up) * width + column] as number;
      if (isKnown(distance)) heights.push(distance * Math.sin((up + 0.5) * perRow * RADIANS));
    }
  return heights.length === 0 ? null : groundFactor(hint) * (computeUpperMedian(heights) as number);
}

function groundFactor({ width, metres }: DepthHint): number {
  const perRow = 180 / (width / 2);
  const factors: number[] = [];
  for (let down = Math.ceil(GROUND_FROM / perRow); down < GROUND_TO / perRow; down++)
    for (let column = 0; column < width; column++) {
      const distance = metres[(width / 4 + down) * width + column] as number;
      if (isKnown(distance)) factors.push(EYE_HEIGHT / Math.sin((down + 0.5) * perRow * RADIANS) / distance);
    }
  return factors.length === 0 ? 1 : (computeUpperMedian(factors) as number);
}

const isKnown = (distance: number): boolean => Number.isFinite(distance) && distance > 0;
