import { createRandomStream, hashStreamName } from '@diorama/random';
import type { GroundPoint } from '@diorama/world-model';

import type { TrailCourse } from './course.js';
import type { SitePlan } from './site-plan.js';

/** Half the width of the carriageway; metres from its middle to the house fronts; how far the pavement lies above it. */
export const ROAD_HALF_WIDTH = 5.1;
export const HOUSE_FRONT_DISTANCE = 8.6;
export const KERB_HEIGHT = 0.13;
/** The same for the streets that cross it: half a carriageway, and from the middle to the corner houses. */
export const SIDE_ROAD_HALF_WIDTH = 3.6;
export const CORNER_HOUSE_DISTANCE = 6.4;
/** Houses stand along the street and the side streets as far as this, metres. */
export const STREET_LENGTH = 132;
export const SIDE_STREET_LENGTH = 95;

/** A straight street past the viewer, and the places at which others cross it square. */
export class Street {
  constructor(
    private readonly course: TrailCourse,
    /** Metres along the street of the middle of each side street, from behind the viewer to the far end. */
    readonly crossings: readonly number[],
  ) {}

  /** The point this far along the street and to the right of its middle. */
  pointAt(along: number, aside: number): GroundPoint {
    return this.course.pointAt(along, aside);
  }

  alongAt(x: number, z: number): number {
    return this.course.alongAt(x, z);
  }

  /** Metres to the right of the middle. */
  asideAt(x: number, z: number): number {
    return this.course.offsetAt(x, z);
  }

  /** Metres from the middle of the nearest side street. */
  fromCrossing(along: number): number {
    return this.crossings.reduce((least, crossing) => Math.min(least, Math.abs(along - crossing)), Infinity);
  }

  /** Turn of a thing whose front (+z) looks along the street: ahead, to its right, back or to its left. */
  turnTo(way: 'ahead' | 'right' | 'back' | 'left'): number {
    return TURNS[way] - this.course.bearingAt(0);
  }
}

const TURNS = { ahead: Math.PI, right: Math.PI / 2, back: 0, left: -Math.PI / 2 } as const;

/** The street of a plan whose trail is one, or null. */
export function getStreet(plan: SitePlan): Street | null {
  if (plan.trail === null || plan.trailKind !== 'street') return null;
  const random = createRandomStream(plan.seed, hashStreamName('crossings'));
  const ahead = random.range(27, 36);
  const behind = -random.range(34, 52);
  return new Street(plan.trail, [behind - random.range(48, 56), behind, ahead, ahead + random.range(48, 58)]);
}
