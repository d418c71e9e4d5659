import type { Rgb, Vec3 } from '@diorama/world-model';

import type { Appearance } from './appearance.js';

/** Where and how one thing stands. */
export interface ThingPlacement extends Appearance {
  readonly position: Vec3;
  /** Radians that its front (+z) is turned, counter-clockwise seen from above. */
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
  /** Unit vector that its own upright axis follows. */
  readonly up?: Vec3;
  readonly tint?: Rgb;
  /** Width and depth in metres of the ground that a form of a style may take; those of its kind where left out. */
  readonly lot?: readonly [width: number, depth: number];
}
