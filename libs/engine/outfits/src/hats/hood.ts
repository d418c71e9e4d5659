import { group, implicit } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** A hood around the head, open in front. */
export function createHood(): Shape {
  return group(
    implicit(
      'hat',
      [
        { from: [0, 0.05, -0.045], to: [0, 0.07, -0.01], radii: [0.118, 0.112] },
        { from: [0, 0.13, -0.06], to: [0, 0.15, -0.11], radii: [0.06, 0.02] },
        { from: [0.085, 0.06, 0.03], to: [0.095, -0.1, 0.02], radii: [0.04, 0.042] },
        { from: [-0.085, 0.06, 0.03], to: [-0.095, -0.1, 0.02], radii: [0.04, 0.042] },
        { from: [-0.06, 0.125, 0.04], to: [0.06, 0.125, 0.04], radii: [0.036, 0.036] },
        { from: [0, 0, -0.07], to: [0, -0.16, -0.07], radii: [0.1, 0.11], flatten: 1.2 },
        { from: [-0.1, -0.15, 0.02], to: [0.1, -0.15, 0.02], radii: [0.05, 0.05] },
      ],
      { blend: 0.035, cell: 0.027 },
    ),
  );
}
