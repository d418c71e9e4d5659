import type { QuadrupedEars, QuadrupedHead, QuadrupedLegs, QuadrupedNeck, QuadrupedTail, QuadrupedTrunk } from '@diorama/catalogue';

/** The proportions that a quadruped starts from. */
export interface Proportions {
  readonly trunk: QuadrupedTrunk;
  readonly neck: QuadrupedNeck;
  readonly head: QuadrupedHead;
  readonly legs: QuadrupedLegs;
  readonly tail: QuadrupedTail;
  readonly ears: QuadrupedEars;
}
