import type { ArthropodSpec } from '@diorama/catalogue';
import type { Point2, Shape } from '@diorama/shape-language';
import { extrude, group, mirror, move, scale, sphere, turn } from '@diorama/shape-language';

import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

interface WingRoot {
  readonly y: number;
  readonly z: number;
  readonly abdomen: readonly [number, number, number];
  readonly back: number;
  readonly middle: number;
}

/** Outlines of right wings in a plane: aside, ahead. */
const FORE: readonly Point2[] = [
  [0, -0.04],
  [0.25, 0.28],
  [0.62, 0.56],
  [0.92, 0.66],
  [1.0, 0.58],
  [0.94, 0.3],
  [0.84, 0.04],
  [0.5, -0.16],
  [0.12, -0.16],
];
const HIND: readonly Point2[] = [
  [0, -0.02],
  [0.5, -0.1],
  [0.8, -0.24],
  [0.84, -0.46],
  [0.7, -0.64],
  [0.5, -0.68],
  [0.42, -0.78],
  [0.3, -0.66],
  [0.12, -0.42],
  [0.02, -0.2],
];
const BLADE: readonly Point2[] = [
  [0, -0.04],
  [0.2, 0.05],
  [0.6, 0.1],
  [0.95, 0.08],
  [1.05, 0],
  [0.95, -0.09],
  [0.6, -0.13],
  [0.2, -0.08],
];

/** A plate over an outline that lies flat (aside, ahead), its top up. */
const flat = (slot: string, outline: readonly Point2[], thickness: number, lift = 0): Shape =>
  move(turn(extrude(slot, outline, thickness), [90, 0, 0]), 0, lift, 0);

const shrunk = (outline: readonly Point2[], share: number): Point2[] => {
  const [cx, cy] = outline.reduce(([x, y], [px, py]) => [x + px / outline.length, y + py / outline.length], [0, 0]);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
};

/** A clear right wing: factors on its length and width, and its thickness. */
const bladeWing = (slot: string, long: number, wide: number, thickness: number): Shape =>
  flat(
    slot,
    BLADE.map(([x, z]): Point2 => [x * long, z * wide]),
    thickness,
  );

/** Wings of an insect on both sides. */
export function insectWings(
  { kind, size = 1, rise = 20 }: NonNullable<ArthropodSpec['wings']>,
  root: WingRoot,
  { slot }: Palette,
): Shape[] {
  const wing = (part: Shape, tilt: number, yaw = 0): Shape =>
    mirror(turn(turn(scale(part, size), [0, yaw, 0]), [0, 0, tilt], [0.03, root.y, root.z]));
  switch (kind) {
    case 'butterfly':
    case 'moth':
      return [wing(paintedWing(kind, slot), rise)];
    case 'clear':
      return [wing(bladeWing(slot('wings'), 0.9, 2.1, 0.012), rise, 26), wing(bladeWing(slot('wings'), 0.62, 1.9, 0.012), rise * 0.8, 52)];
    case 'dragonfly':
      return [wing(bladeWing(slot('wings'), 1, 1.1, 0.01), rise, -10), wing(bladeWing(slot('wings'), 0.94, 1.35, 0.01), rise * 0.7, 16)];
    default: {
      // Wing cases are the two halves of a dome over the abdomen.
      const [ax, ay, az] = root.abdomen;
      const shell = sphere(slot('cases'), [ax * 0.56, ay * 1.06, az * 1.04], { detail: 2 });
      const open = kind === 'open-cases' ? 34 : 4;
      const half = mirror(
        turn(
          group(shell, ...caseSpots(ax, ay, az, slot('spots'), kind === 'cases' && slot('spots') !== slot('cases'))),
          [0, open * 0.4, 0],
          [ax * (kind === 'open-cases' ? 0.9 : 0.5), root.middle + ay * 0.08 + (kind === 'open-cases' ? 0.1 : 0), root.back],
        ),
      );
      return kind === 'open-cases' ? [half, wing(bladeWing(slot('wings'), 1, 2, 0.012), 14, 30)] : [half];
    }
  }
}

const caseSpots = (ax: number, ay: number, az: number, slot: string, isSpotted: boolean): Shape[] =>
  isSpotted
    ? (
        [
          [0.1, 0.78, 0.42],
          [0.34, 0.6, -0.05],
          [0.06, 0.82, -0.4],
          [0.3, 0.56, 0.5],
        ] as const
      ).map(([x, y, z]) => move(sphere(slot, [ax * 0.17, ay * 0.2, az * 0.15], { detail: 1 }), x * ax, y * ay * 1.02, z * az))
    : [];

/** Spots along the edge of a butterfly's wing: aside, ahead, radius. */
const SPOTS: readonly (readonly [x: number, z: number, radius: number])[] = [
  [0.9, 0.52, 0.03],
  [0.88, 0.36, 0.026],
  [0.82, 0.18, 0.026],
  [0.76, -0.4, 0.03],
  [0.64, -0.58, 0.028],
];
const VEINS: readonly Point2[] = [
  [0.9, 0.5],
  [0.86, 0.24],
  [0.7, -0.02],
];

/** The right wings of a butterfly or a moth. */
function paintedWing(kind: 'butterfly' | 'moth', slot: Palette['slot']): Shape {
  const plain = (outline: readonly Point2[], part: string): Shape =>
    group(flat(slot('wing-edge'), outline, 0.016), flat(slot(part), shrunk(outline, kind === 'moth' ? 0.86 : 0.78), 0.03));
  const dots = SPOTS.map(([x, z, r]) => move(scale(sphere(slot('wing-spots'), [r, 0.024, r], { detail: 1 }), 1), x, 0, z));
  const eye =
    kind === 'moth'
      ? [
          move(sphere(slot('wing-edge'), [0.1, 0.028, 0.1], { detail: 1 }), 0.6, 0, 0.24),
          move(sphere(slot('wing-spots'), [0.05, 0.034, 0.05], { detail: 1 }), 0.6, 0, 0.24),
        ]
      : [];
  const veins =
    kind === 'butterfly'
      ? VEINS.map(([x, z]) =>
          limb(
            slot('wing-edge'),
            [
              [0.06, 0.012, 0.02, 0.012],
              [x * 0.85, 0.012, z * 0.85, 0.008],
            ],
            { sides: 4, steps: 1 },
          ),
        )
      : [];
  return group(plain(FORE, 'wings'), plain(HIND, 'hind-wings'), ...dots, ...eye, ...veins);
}
