import type { ArmPose } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** What a hand holds. Its origin is where the hand grips it. */
export interface HeldItem {
  readonly make: () => Shape;
  /** How the arm that holds it is posed. */
  readonly arm: ArmPose;
  /** Where its +y points; x counts outwards. Up where left out. */
  readonly up?: Vec3;
  /** Where its +z points as far as `up` allows; to the front where left out. */
  readonly front?: Vec3;
  /** Whether it hangs in front of the chest instead of in the hand. */
  readonly onChest?: boolean;
}

/** An item in a hand. */
export const item = (arm: ArmPose, make: () => Shape, rest: Omit<HeldItem, 'arm' | 'make'> = {}): HeldItem => ({ arm, make, ...rest });
