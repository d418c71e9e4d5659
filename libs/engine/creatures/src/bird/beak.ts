import type { BirdSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { group, move, scale, sphere } from '@diorama/shape-language';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

type BeakKind = NonNullable<NonNullable<BirdSpec['beak']>['kind']>;

interface BeakForm {
  /** Upper and lower half: height, distance ahead in beak lengths, radius in base radii. */
  readonly upper: readonly (readonly [y: number, z: number, r: number])[];
  readonly lower: readonly (readonly [y: number, z: number, r: number])[];
  /** Width over height of the section. */
  readonly width?: number;
  /** Share of the upper half from which on the tip has another colour. */
  readonly tip?: number;
}

const BEAKS: Readonly<Record<BeakKind, BeakForm>> = {
  cone: {
    upper: [
      [0.04, -0.2, 1],
      [0.04, 0.4, 0.62],
      [-0.02, 1, 0],
    ],
    lower: [
      [-0.12, -0.2, 0.8],
      [-0.1, 0.4, 0.4],
      [-0.06, 0.9, 0],
    ],
  },
  chicken: {
    upper: [
      [0.06, -0.2, 1],
      [0.06, 0.45, 0.7],
      [-0.12, 1, 0],
    ],
    lower: [
      [-0.14, -0.2, 0.7],
      [-0.14, 0.4, 0.4],
      [-0.12, 0.8, 0],
    ],
  },
  hook: {
    upper: [
      [0.08, -0.2, 1],
      [0.14, 0.4, 0.95],
      [0.04, 0.8, 0.62],
      [-0.3, 1.02, 0.22],
      [-0.48, 0.98, 0],
    ],
    lower: [
      [-0.16, -0.2, 0.8],
      [-0.18, 0.4, 0.5],
      [-0.16, 0.78, 0],
    ],
    tip: 0.55,
  },
  parrot: {
    upper: [
      [0.12, -0.25, 1.1],
      [0.2, 0.35, 1.05],
      [-0.02, 0.8, 0.75],
      [-0.5, 0.92, 0.35],
      [-0.86, 0.74, 0],
    ],
    lower: [
      [-0.3, -0.2, 0.85],
      [-0.46, 0.2, 0.6],
      [-0.5, 0.5, 0],
    ],
  },
  dagger: {
    upper: [
      [0.02, -0.1, 1],
      [0.01, 0.5, 0.55],
      [-0.01, 1, 0],
    ],
    lower: [
      [-0.03, -0.1, 0.9],
      [-0.03, 0.5, 0.45],
      [-0.02, 0.95, 0],
    ],
    tip: 0.6,
  },
  duck: {
    upper: [
      [0.04, -0.2, 0.9],
      [-0.06, 0.35, 0.62],
      [-0.1, 0.75, 0.68],
      [-0.1, 0.95, 0.5],
      [-0.1, 1.04, 0.1],
    ],
    lower: [
      [-0.1, -0.1, 0.7],
      [-0.16, 0.4, 0.5],
      [-0.18, 0.8, 0.5],
      [-0.16, 0.95, 0.1],
    ],
    width: 1.5,
  },
  toucan: {
    upper: [
      [0.08, -0.12, 1],
      [0.14, 0.3, 1.1],
      [0.1, 0.65, 0.9],
      [-0.04, 0.92, 0.5],
      [-0.16, 1, 0],
    ],
    lower: [
      [-0.1, -0.1, 0.9],
      [-0.1, 0.4, 0.75],
      [-0.12, 0.8, 0.4],
      [-0.16, 0.95, 0],
    ],
    tip: 0.7,
    width: 0.75,
  },
  pelican: {
    upper: [
      [0, -0.1, 0.9],
      [0, 0.5, 0.55],
      [-0.02, 0.95, 0.42],
      [-0.07, 1, 0],
    ],
    lower: [
      [-0.07, -0.15, 1.3],
      [-0.14, 0.25, 1.5],
      [-0.08, 0.65, 0.7],
      [-0.03, 0.95, 0],
    ],
  },
  flamingo: {
    upper: [
      [0.02, -0.15, 1],
      [0, 0.4, 0.95],
      [-0.36, 0.78, 0.75],
      [-0.8, 0.86, 0],
    ],
    lower: [
      [-0.16, -0.1, 0.8],
      [-0.24, 0.35, 0.8],
      [-0.5, 0.6, 0.6],
      [-0.76, 0.74, 0],
    ],
    tip: 0.5,
  },
  curved: {
    upper: [
      [0.02, -0.1, 1],
      [0.04, 0.35, 0.7],
      [-0.06, 0.72, 0.5],
      [-0.3, 1, 0],
    ],
    lower: [
      [-0.03, -0.1, 0.8],
      [-0.01, 0.35, 0.5],
      [-0.09, 0.7, 0.35],
      [-0.28, 0.95, 0],
    ],
  },
};

/** A beak that starts at the origin and points to +z. */
export function beakOf({ kind = 'cone', length = 0.15, base = 0.06 }: NonNullable<BirdSpec['beak']>, { slot }: Palette): Shape {
  const form = BEAKS[kind];
  const joints = (line: BeakForm['upper']): Joint[] => line.map(([y, z, r]) => [0, y * length, z * length, r * base]);
  const upper = joints(form.upper);
  const pieces = [
    limb(slot('beak'), upper, { steps: 3, sides: 9 }),
    limb(slot(kind === 'pelican' ? 'pouch' : 'lower-beak'), joints(form.lower), { steps: 3, sides: 8 }),
  ];
  if (slot('beak-tip') !== slot('beak') && form.tip !== undefined) {
    const first = Math.floor(form.tip * (upper.length - 1));
    const tip = upper.slice(Math.min(first, upper.length - 2)).map(([x, y, z, r]): Joint => [x, y, z, r * 1.07]);
    pieces.push(limb(slot('beak-tip'), tip, { steps: 3, sides: 9 }));
  }
  if (kind === 'duck' || kind === 'chicken' || kind === 'parrot')
    pieces.push(
      ...[-1, 1].map((side) =>
        move(sphere(slot('nostril'), base * 0.14, { detail: 0 }), side * base * 0.5, 0.06 * length + base * 0.6, length * 0.24),
      ),
    );
  return scale(group(...pieces), [form.width ?? 0.85, form.width === 1.5 ? 0.75 : 1, 1]);
}
