/** A point of the ground plane, metres. */
export interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** The smallest turn from one bearing to another, -pi to pi. */
export const angleBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
