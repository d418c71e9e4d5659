import { findFloorDistance } from '@diorama/world-model';

/** Metres that the eye is away for each metre of height, so that an object takes about a third of the height of the view. */
const PER_HEIGHT = 2;
/** Metres from which on the foot of an object on level ground lies inside the view. */
const FOOT_SEEN = 3.8;
/** Metres from which on a tall object may be cut by the upper edge of the view. */
const TALL_MAX = 75;
/** Metres for each metre of radius, so that a wide object leaves room to its sides. */
const PER_RADIUS = 2;

/** Metres that the eye is away for each metre of height, so that what flies above an object lies below the upper edge of the view. */
const PER_FLIGHT_HEIGHT = 2.8;
/** Metres from which on what flies above an object may be outside of the view. */
const FLIGHT_MAX = 130;

/**
 * Metres from the capture point to an object on its ground from which on the first view shows most of it, and what flies above it.
 *
 * @param above metres from the top of the object to the top of what flies above it, 0 where nothing does
 */
export function findViewDistance(height: number, radius: number, above = 0): number {
  const whole = Math.min(TALL_MAX, PER_HEIGHT * height + 0.6);
  const flight = above === 0 ? 0 : Math.min(FLIGHT_MAX, PER_FLIGHT_HEIGHT * (height + above));
  return Math.max(FOOT_SEEN, findFloorDistance(height), whole, flight, PER_RADIUS * radius + 1.2);
}

/** Tangents of the angles below and above the horizon between which the middle of an object lies in the first view. */
const PICTURE = [-0.37, 0.3] as const;

/** Whether the middle of an object lies between the lower and the upper edge of the first view; `foot` is y of its ground. Metres. */
export function isInPicture(height: number, foot: number, distance: number): boolean {
  const slope = (foot + height / 2) / distance;
  return slope > PICTURE[0] && slope < PICTURE[1];
}
