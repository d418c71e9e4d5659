import type { BirdSpec } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';
import { extrude, group, mirror, move, radians, sheet, sphere, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** A feather in the plane y = 0 that grows from the origin to -z. */
export function feather(slot: Slot, length: number, width: number, droop = 0): Shape {
  const rows: readonly (readonly [t: number, w: number])[] = [
    [0, 0.4],
    [0.3, 0.85],
    [0.7, 1],
    [0.92, 0.7],
    [1, 0.2],
  ];
  return sheet(
    slot,
    rows.map(([t, w]) =>
      [-0.5, 0, 0.5].map((side): Vec3 => [side * w * width, -droop * t * t * length + (side === 0 ? 0.08 * width : 0), -t * length]),
    ),
    Math.max(0.012, 0.1 * width),
  );
}

/** The tail of a bird, at the root of the tail. */
export function tailFeathers({ kind = 'fan', length = 0.4, angle = 0 }: NonNullable<BirdSpec['tail']>, { slot }: Palette): Shape[] {
  const fan = (count: number, spread: number, size: (share: number) => number, width: number, part = 'tail'): Shape =>
    group(
      ...Array.from({ length: count }, (_, k) => {
        const share = count === 1 ? 0 : (2 * k) / (count - 1) - 1;
        const tip = slot('tail-tip') !== slot(part) && part === 'tail';
        const long = length * size(Math.abs(share));
        const piece = group(
          feather(slot(part), long, width),
          ...(tip ? [move(feather(slot('tail-tip'), long * 0.28, width * 1.04), 0, 0.004, -long * 0.74)] : []),
        );
        return move(turn(piece, [0, spread * share, 0]), 0, -0.004 * Math.abs(share) * k, 0);
      }),
    );
  const raised = (part: Shape): Shape[] => [turn(part, [angle, 0, 0])];
  switch (kind) {
    case 'none':
      return [];
    case 'short':
      return raised(fan(5, 22, () => 1, 0.13));
    case 'long':
      return raised(group(fan(7, 9, (s) => 1 - 0.45 * s, 0.12)));
    case 'fork':
      return raised(fan(6, 20, (s) => 0.55 + 0.5 * s, 0.12));
    case 'cock':
      return cockTail(length, slot('tail'));
    case 'peacock':
      return openTrain(length, { slot } as Palette);
    case 'train':
      return raised(
        group(
          fan(9, 16, (s) => 1 - 0.3 * s, 0.14),
          ...[0.45, 0.62, 0.8, 0.95].flatMap((t, k) =>
            [-1, 0, 1].map((side) =>
              move(
                sphere(slot('tail-eye'), [0.05, 0.022, 0.06], { detail: 1 }),
                side * (0.05 + 0.16 * t) * (k % 2 === 0 ? 1 : 0.6),
                0.025,
                -t * length * (1 - 0.05 * Math.abs(side)),
              ),
            ),
          ),
        ),
      );
    default:
      return raised(fan(7, 24, (s) => 1 - 0.1 * s, 0.16));
  }
}

/** The curved tail of a cock. */
function cockTail(length: number, slot: Slot): Shape[] {
  return Array.from({ length: 9 }, (_, k) => {
    const share = k / 8;
    const aside = (k % 3) - 1;
    const high = length * (1.1 - 0.45 * share);
    const reach = length * (0.35 + 0.6 * share);
    return limb(
      slot,
      [
        [0.02 * aside, 0, 0.04, 0.03],
        [0.05 * aside, high * 0.75, -reach * 0.3, 0.05],
        [0.08 * aside, high * 0.85, -reach * 0.85, 0.045],
        [0.1 * aside, high * 0.3, -reach * 1.25, 0],
      ],
      { steps: 3, sides: 6 },
    );
  });
}

/** A peacock's train, spread upright as a disc. */
function openTrain(length: number, { slot }: Palette): Shape[] {
  const rings: readonly (readonly [count: number, reach: number])[] = [
    [15, 1],
    [13, 0.78],
    [11, 0.56],
  ];
  return rings.flatMap(([count, reach], ring) =>
    Array.from({ length: count }, (_, k) => {
      const angle = radians(-100 + (200 * k) / (count - 1));
      const long = length * reach;
      const width = 0.24 * length * reach;
      const plume = extrude(
        slot('tail'),
        [
          [-0.02, 0],
          [0.02, 0],
          [width * 0.5, long * 0.72],
          [width * 0.5, long * 0.9],
          [width * 0.2, long],
          [-width * 0.2, long],
          [-width * 0.5, long * 0.9],
          [-width * 0.5, long * 0.72],
        ],
        0.012,
      );
      const eye = group(
        move(sphere(slot('tail-ring'), [width * 0.34, width * 0.4, 0.018], { detail: 1 }), 0, long * 0.86, 0.004),
        move(sphere(slot('tail-eye'), [width * 0.2, width * 0.24, 0.024], { detail: 1 }), 0, long * 0.86, 0.008),
      );
      return turn(group(plume, eye), [-10, 0, (-angle * 180) / Math.PI], [0, 0, 0.03 * ring]);
    }),
  );
}

/** A pair of folded wings on the sides of a body. */
export function foldedWings(
  body: { readonly plump: number; readonly width: number; readonly kind: NonNullable<BirdSpec['wings']> },
  { slot }: Palette,
): Shape {
  const { plump, width, kind } = body;
  const side = plump * width;
  if (kind === 'flippers') {
    const flipper = group(turn(sphere(slot('wings'), [0.035, 0.09, 0.36], { detail: 2 }), [0, 0, 0], [0, 0, -0.3]));
    return mirror(turn(flipper, [-2, -9, 0], [side * 0.98, 0.06, 0.3]));
  }
  if (kind === 'stubs') return mirror(move(sphere(slot('wings'), [0.06, plump * 0.5, 0.24], { detail: 2 }), side * 0.95, 0.05, 0));
  const parts = [
    move(sphere(slot('wings'), [0.07, plump * 0.62, 0.36], { detail: 2 }), side * 0.86, 0.06, -0.02),
    move(sphere(slot('coverts'), [0.07, plump * 0.44, 0.22], { detail: 2 }), side * 0.93, 0.1, 0.1),
  ];
  for (let k = 0; k < 4; k++) {
    const part = turn(
      feather(slot('wing-tips'), 0.52 - 0.06 * k, 0.13),
      [2 + 2 * k, 0, -84],
      [side * (0.86 - 0.02 * k), 0.13 - 0.075 * k, -0.16],
    );
    parts.push(turn(part, [0, 8, 0]));
  }
  return mirror(group(...parts));
}
