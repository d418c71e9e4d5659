import { blades, lathe, move } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2 } from '../geometry/curves.js';

/** A flower of width 1 that faces +y, its base at the origin. */
export interface HeadMeasures {
  readonly petals: number;
  /** Slot of the petals. */
  readonly petal: string;
}

/** Makes a flower of width 1 that faces +y. */
export type MakeHead = (measures: HeadMeasures) => Shape;

/** A profile of a petal: distance from the axis, height and width at each point. */
type Profile = readonly (readonly [radius: number, height: number, width: number])[];

/** Petals of one profile around the axis. */
export function whorl(slot: string, count: number, profile: Profile, start = 0): Shape {
  return blades(
    slot,
    times(count, (k): Blade => {
      const angle = start + (2 * Math.PI * k) / count;
      const inward = polar(-0.6, angle, 1);
      return {
        path: profile.map(([radius, height]) => polar(radius, angle, height)),
        width: profile.map(([, , width]) => width),
        up: inward,
      };
    }),
  );
}

/** The raised middle of a flower. */
export const disc = (slot: string, radius: number, height: number, y = 0): Shape =>
  move(
    lathe(slot, points2([0, -0.02], [radius * 0.9, 0], [radius, 0.3 * height], [radius * 0.6, 0.85 * height], [0, height]), { sides: 9 }),
    0,
    y,
    0,
  );

/** Threads from the middle of a flower. */
export const stamens = (count: number, reach: number, spread: number): Shape =>
  blades(
    'centre',
    times(count, (k): Blade => ({ path: [[0, 0.1, 0], polar(spread, k * GOLDEN_ANGLE, reach)], width: 0.035 })),
  );

/** Points spread over a ball but for its lowest part. */
export const onBall = (k: number, count: number): Vec3 => {
  const y = 1 - (1.9 * (k + 0.5)) / count;
  return polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE, y);
};
