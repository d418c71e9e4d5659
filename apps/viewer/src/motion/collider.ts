import { moveAlong } from './pose.js';
import type { Vector } from './pose.js';

/** What walkers stand on and bump into. */
export interface Collider {
  /** Frees an upright capsule from what it touches. */
  separate(capsule: CollisionCapsule): CollisionContact;
  /** The first surface met on the way down from `from` within `reach` metres, or null. */
  groundBelow(from: Vector, reach: number): Ground | null;
  /** The first point of a surface along a unit vector within `reach` metres, or null. */
  surfaceAlong(from: Vector, direction: Vector, reach: number): Vector | null;
}

/** All points within `radius` of the upright line above `x, z` from `low` to `high`; metres. */
export interface CollisionCapsule {
  readonly x: number;
  readonly z: number;
  readonly low: number;
  readonly high: number;
  readonly radius: number;
}

/** The level shift in metres that frees a capsule, and whether something hangs into its top. */
export interface CollisionContact {
  readonly x: number;
  readonly z: number;
  readonly ceiling: boolean;
}

/** A point of a surface from above: its height in metres and its unit normal, which never points down. */
export interface Ground {
  readonly y: number;
  readonly normal: Vector;
}

/** An endless level floor at height `y` metres: stands in until a world's collider has come. */
export function createFlatFloor(y: number): Collider {
  return {
    separate: () => ({ x: 0, z: 0, ceiling: false }),
    groundBelow: (from, reach) => (from.y >= y && from.y - reach <= y ? { y, normal: { x: 0, y: 1, z: 0 } } : null),
    surfaceAlong: (from, direction, reach) => {
      const distance = (y - from.y) / direction.y;
      return distance >= 0 && distance <= reach ? moveAlong(from, direction, distance) : null;
    },
  };
}
