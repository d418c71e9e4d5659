import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { pitched } from '../anatomy/curves.js';

/** Measures of a bird, in multiples of the length of its body. */
export interface BirdBuild {
  readonly plump: number;
  readonly width: number;
  readonly tilt: number;
  readonly head: number;
  readonly isFlying: boolean;
  /** The middle of the body. */
  readonly middle: Vec3;
}

/** A point of the body: aside, up and ahead in the frame of its axis. */
export const onBody = ({ middle, tilt }: BirdBuild, x: number, up: number, ahead: number): Vec3 =>
  addVectors(middle, pitched([x, up, ahead], -tilt));
