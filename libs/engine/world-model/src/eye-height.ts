/** Height of the viewer's eye above the ground at the origin, metres. */
export const EYE_HEIGHT = 1.6;

/** Tangent of the angle below the horizon up to which a first view shows the ground, with a margin: 19 degrees. */
const DOWNWARDS = 0.34;

/** Metres from the capture point to an object on the floor from which on its middle lies above the lower edge of the first view. */
export const findFloorDistance = (height: number): number => Math.max(0, EYE_HEIGHT - height / 2) / DOWNWARDS;
