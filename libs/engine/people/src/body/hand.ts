import { group, implicit, scale } from '@diorama/shape-language';
import type { Bone, Shape, Slot } from '@diorama/shape-language';

import { placeIn } from '../frame/frame.js';
import type { Limb } from './skeleton.js';

/** How the fingers are: stretched, slightly bent, or closed around something. */
export type Grip = 'flat' | 'open' | 'closed';

const PALM: Bone = { from: [0, 0.0, 0], to: [0, 0.062, 0.002], radii: [0.026, 0.03], flatten: 0.62 };

const FINGERS: Readonly<Record<Grip, readonly Bone[]>> = {
  flat: [
    PALM,
    { from: [0, 0.07, 0.012], to: [0, 0.155, 0.012], radii: [0.016, 0.011], flatten: 0.75 },
    { from: [0, 0.07, -0.012], to: [0, 0.15, -0.014], radii: [0.016, 0.011], flatten: 0.75 },
    { from: [0, 0.02, 0.022], to: [0, 0.09, 0.045], radii: [0.014, 0.01] },
  ],
  open: [
    PALM,
    { from: [0, 0.07, 0.012], to: [-0.014, 0.11, 0.014], radii: [0.017, 0.014], flatten: 0.8 },
    { from: [-0.014, 0.11, 0.014], to: [-0.034, 0.138, 0.012], radii: [0.014, 0.011] },
    { from: [0, 0.07, -0.014], to: [-0.014, 0.106, -0.014], radii: [0.017, 0.014], flatten: 0.8 },
    { from: [-0.014, 0.106, -0.014], to: [-0.036, 0.13, -0.012], radii: [0.014, 0.011] },
    { from: [0, 0.02, 0.022], to: [-0.016, 0.085, 0.044], radii: [0.014, 0.01] },
  ],
  closed: [
    PALM,
    { from: [0.0, 0.078, 0.016], to: [-0.036, 0.086, 0.016], radii: [0.02, 0.017] },
    { from: [-0.036, 0.086, 0.014], to: [-0.046, 0.052, 0.012], radii: [0.016, 0.014] },
    { from: [0.0, 0.076, -0.016], to: [-0.036, 0.082, -0.014], radii: [0.02, 0.017] },
    { from: [-0.036, 0.082, -0.014], to: [-0.046, 0.048, -0.012], radii: [0.016, 0.014] },
    { from: [-0.006, 0.02, 0.022], to: [-0.036, 0.06, 0.04], radii: [0.015, 0.012] },
  ],
};

/** A hand with a thumb; its palm faces the body when the arm hangs. */
export function createHand({ side, tip }: Limb, style: { grip: Grip; slot: Slot; size: number; cell: number }): Shape {
  const hand = implicit(style.slot, FINGERS[style.grip], { blend: 0.018, cell: style.cell });
  // The frame of a hanging hand has x to the left of the body, so that the palm of the left hand faces -x.
  const turned =
    side > 0 ? scale(hand, style.size) : { form: 'mirrored' as const, axis: 'x' as const, keep: false, part: scale(hand, style.size) };
  return placeIn(group(turned), tip);
}
