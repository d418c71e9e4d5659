import { ball, madeInCentimetres, smoothPath } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, implicit, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { bone } from './treasure-parts.js';

const skullShape = group(
  implicit(
    'bone',
    [
      { from: [0, 13, -2.4], to: [0, 13, 1.4], radii: [7.4, 6.8] },
      { from: [-3, 9, 4.6], to: [3, 9, 4.6], radii: [3.4, 3.4] },
      { from: [-4.6, 8, 4], to: [-2.4, 3.4, 4.6], radii: [1.6, 1.4] },
      { from: [4.6, 8, 4], to: [2.4, 3.4, 4.6], radii: [1.6, 1.4] },
      { from: [-2.4, 4.2, 5.2], to: [2.4, 4.2, 5.2], radii: [2, 2] },
      { from: [-5, 6, 0], to: [-3.4, 1.4, 4], radii: [1.2, 1.4] },
      { from: [5, 6, 0], to: [3.4, 1.4, 4], radii: [1.2, 1.4] },
      { from: [-3, 1.2, 4.8], to: [3, 1.2, 4.8], radii: [1.3, 1.3] },
      { from: [-6, 9.4, 2], to: [-4.8, 8, 6], radii: [1, 1.2] },
      { from: [6, 9.4, 2], to: [4.8, 8, 6], radii: [1, 1.2] },
    ],
    { blend: 1.6, cell: 0.62 },
  ),
  mirror(ball('hollow', [2.3, 2.4, 1.6], [3.2, 10.2, 7.2])),
  ball('hollow', [1, 1.6, 1], [0, 6.6, 7.6], 1),
  ...[-2.25, -0.75, 0.75, 2.25].flatMap((x) => [
    move(box('tooth', 1.2, 1.6, 0.8, 0.2), x, 2.5, 6.6 - 0.12 * x * x),
    move(box('tooth', 1.2, 1.2, 0.8, 0.2), x, 1.4, 6.2 - 0.12 * x * x),
  ]),
  move(box('hollow', 6, 0.35, 0.5), 0, 2.5, 6.5),
);

const skullFinishes = { bone: 'bone', hollow: 'rubber #1c1814', tooth: 'bone #f2ecd8' } as const;

const skull: Maker = () => madeInCentimetres(skullShape, skullFinishes);

const singleBone: Maker = () => madeInCentimetres(move(turn(bone(24, 1.5), [70, 0, 0]), 0, 3, 0), { bone: 'bone #f0e8d0' });

const bones: Maker = () => {
  const rib = (x: number): Shape =>
    sweep(
      'bone',
      smoothPath(
        [
          [x, 0.6, -8],
          [x + 1, 9, -6],
          [x + 1.4, 12, 2],
          [x + 1, 8, 8],
        ],
        3,
      ),
      [0.9, 0.9, 0.8, 0.8, 0.8, 0.7, 0.7, 0.6, 0.5, 0.3],
    );
  return madeInCentimetres(
    [
      move(turn(skullShape, [-14, 24, 0]), 12, 1, 8),
      rib(-18),
      rib(-13),
      rib(-8),
      rib(-3),
      sweep(
        'bone',
        [
          [-24, 1, -8],
          [2, 1.2, -8],
        ],
        1.3,
      ),
      turn(bone(30, 1.4), [0, 24, 4], [-4, 2, 12]),
      turn(bone(26, 1.3), [0, -38, 8], [-2, 3.6, 10]),
      turn(bone(22, 1.2), [0, 70, 0], [20, 1.6, -6]),
      turn(bone(18, 1.1), [0, 130, 0], [-22, 1.4, 8]),
    ],
    skullFinishes,
  );
};

const crossbones: Maker = () =>
  madeInCentimetres(
    [move(skullShape, 0, 5, 2), turn(bone(34, 1.5), [0, 0, 32], [0, 8.4, -1]), turn(bone(34, 1.5), [0, 0, -32], [0, 8.4, -4])],
    skullFinishes,
  );

/** Skulls and bones. */
export const BONES = { skull, bone: singleBone, bones, crossbones };
