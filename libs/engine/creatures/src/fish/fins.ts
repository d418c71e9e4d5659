import type { FishSpec } from '@diorama/catalogue';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import { extrude, group, mirror, move, turn } from '@diorama/shape-language';

/** A fin in the plane x = 0 with points ahead and up. */
export const uprightFin = (slot: Slot, outline: readonly Point2[], thickness: number): Shape =>
  turn(extrude(slot, outline.map(([z, y]): Point2 => [-z, y]).toReversed(), thickness), [0, 90, 0]);

type TailKind = NonNullable<FishSpec['tail']>['kind'];

/** Tails at the root, which points back (-z); in multiples of their size. */
const TAILS: Readonly<Record<TailKind, readonly Point2[]>> = {
  fork: [
    [0.06, -0.05],
    [0.06, 0.05],
    [-0.12, 0.2],
    [-0.34, 0.36],
    [-0.24, 0.12],
    [-0.18, 0],
    [-0.24, -0.12],
    [-0.34, -0.36],
    [-0.12, -0.2],
  ],
  fan: [
    [0.06, -0.05],
    [0.06, 0.05],
    [-0.1, 0.2],
    [-0.28, 0.28],
    [-0.34, 0.14],
    [-0.36, 0],
    [-0.34, -0.14],
    [-0.28, -0.28],
    [-0.1, -0.2],
  ],
  moon: [
    [0.06, -0.03],
    [0.06, 0.03],
    [-0.06, 0.14],
    [-0.18, 0.32],
    [-0.28, 0.46],
    [-0.16, 0.16],
    [-0.12, 0],
    [-0.16, -0.16],
    [-0.28, -0.46],
    [-0.18, -0.32],
    [-0.06, -0.14],
  ],
  shark: [
    [0.06, -0.03],
    [0.06, 0.03],
    [-0.12, 0.22],
    [-0.32, 0.46],
    [-0.42, 0.5],
    [-0.26, 0.16],
    [-0.18, 0.02],
    [-0.24, -0.2],
    [-0.14, -0.18],
    [-0.04, -0.1],
  ],
  veil: [
    [0.06, -0.05],
    [0.06, 0.05],
    [-0.14, 0.3],
    [-0.5, 0.46],
    [-0.72, 0.3],
    [-0.52, 0.12],
    [-0.78, 0.0],
    [-0.52, -0.12],
    [-0.72, -0.34],
    [-0.46, -0.48],
    [-0.12, -0.3],
  ],
  fluke: [
    [0.05, -0.04],
    [0.05, 0.04],
    [-0.06, 0.16],
    [-0.16, 0.36],
    [-0.26, 0.46],
    [-0.22, 0.2],
    [-0.14, 0.01],
    [-0.14, -0.01],
    [-0.22, -0.2],
    [-0.26, -0.46],
    [-0.16, -0.36],
    [-0.06, -0.16],
  ],
};

/** A tail fin at the origin. */
export function tailFin(kind: TailKind, size: number, slot: Slot): Shape {
  const fin = uprightFin(
    slot,
    TAILS[kind].map(([z, y]): Point2 => [z * size, y * size]),
    0.016 * Math.max(0.6, size),
  );
  return kind === 'fluke' ? turn(fin, [0, 0, 90]) : fin;
}

/** Fins on the back; the root lies on z from 0 to -1 of their length, y = 0. */
const DORSALS: Readonly<Record<NonNullable<FishSpec['dorsal']>['kind'], { readonly outline: readonly Point2[]; readonly size: number }>> = {
  ridge: {
    size: 0.42,
    outline: [
      [0, -0.12],
      [-0.06, 0.16],
      [-0.2, 0.3],
      [-0.5, 0.26],
      [-0.8, 0.2],
      [-1, 0.12],
      [-0.98, -0.14],
    ],
  },
  spiny: {
    size: 0.5,
    outline: [
      [0, -0.12],
      [-0.02, 0.3],
      [-0.12, 0.2],
      [-0.2, 0.42],
      [-0.28, 0.22],
      [-0.38, 0.44],
      [-0.46, 0.2],
      [-0.58, 0.38],
      [-0.66, 0.16],
      [-0.8, 0.26],
      [-1, 0.06],
      [-1, -0.14],
    ],
  },
  shark: {
    size: 0.2,
    outline: [
      [0.1, -0.2],
      [-0.2, 0.34],
      [-0.5, 0.76],
      [-0.66, 0.8],
      [-0.62, 0.4],
      [-0.8, 0.06],
      [-0.95, -0.2],
    ],
  },
  orca: {
    size: 0.18,
    outline: [
      [0.1, -0.2],
      [-0.16, 0.5],
      [-0.4, 1.15],
      [-0.52, 1.25],
      [-0.54, 0.6],
      [-0.62, 0.1],
      [-0.75, -0.2],
    ],
  },
  crown: {
    size: 0.3,
    outline: [
      [0, -0.2],
      [-0.1, 0.5],
      [-0.3, 1.0],
      [-0.9, 1.5],
      [-1.1, 1.4],
      [-0.7, 0.7],
      [-0.8, 0.1],
      [-0.9, -0.2],
    ],
  },
  none: { size: 0, outline: [] },
};

/** A fin on the back at the origin. */
export function dorsalFin(kind: NonNullable<FishSpec['dorsal']>['kind'], size: number, slot: Slot): Shape {
  const { size: own, outline } = DORSALS[kind];
  return uprightFin(
    slot,
    outline.map(([z, y]): Point2 => [z * own * size, y * own * size]),
    0.014,
  );
}

/** A pair of breast fins at a half width. */
export function breastFins(
  { length = 0.16, width = 0.1, kind = 'fin' }: NonNullable<FishSpec['pectoral']>,
  aside: number,
  slot: Slot,
): Shape {
  const outlines: Readonly<Record<string, readonly Point2[]>> = {
    fin: [
      [0, -0.3],
      [0.1, 0.3],
      [0.6, 0.5],
      [1, 0.1],
      [0.9, -0.4],
      [0.5, -0.55],
    ],
    wing: [
      [0, -0.5],
      [0, 0.5],
      [0.5, 0.36],
      [0.9, -0.2],
      [1, -0.6],
      [0.7, -0.55],
      [0.35, -0.5],
    ],
    paddle: [
      [0, -0.45],
      [0, 0.45],
      [0.35, 0.62],
      [0.8, 0.4],
      [1, -0.1],
      [0.8, -0.5],
      [0.4, -0.6],
    ],
  };
  const fin = extrude(
    slot,
    (outlines[kind] as readonly Point2[]).map(([x, y]): Point2 => [x * length, y * width]),
    0.014,
  );
  // Fins of fish lie against the body; those of sharks and whales stand out.
  const posed = kind === 'fin' ? turn(fin, [0, 58, -28]) : turn(fin, [-90, 0, 0]);
  return mirror(group(move(kind === 'fin' ? posed : turn(posed, [0, 12, -24]), aside, 0, 0)));
}
