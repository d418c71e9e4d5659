import { ball, facing, sphereDirections, spun } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { blade } from './head-parts.js';

const drum = (slot: string, radius: number, length: number, sides = 14): Shape =>
  spun(slot, [radius, -length / 2, radius, length / 2], { turn: [0, 0, 90], sides, at: [0, 0, 0] });

const hammer = group(
  move(box('metal', 2.6, 3, 2.6, 0.3), 0, -1.5, 0),
  move(drum('metal', 1, 3), 2.4, 0, 0),
  move(drum('metal', 1.7, 2), 4.4, 0, 0),
  mirror(
    move(
      turn(
        extrude(
          'metal',
          [[0, -1.2], [0, 1.3], ...arcPoints([-0.6, -4.4], 5.4, 90, 146, 7), ...arcPoints([-0.6, -5.2], 5.2, 146, 90, 7)],
          0.9,
        ),
        [0, 9, 0],
      ),
      -1,
      0,
      0.75,
    ),
    'z',
  ),
);

const sledge = group(drum('metal', 3.4, 15, 8), move(box('accent', 3, 8, 3, 0.3), 0, -4, 0));

const mallet = group(drum('metal', 4.6, 13), mirror(move(drum('accent', 4.7, 1.2), 4.6, 0, 0)), spun('shaft', [1.4, 3, 1.4, 5.4, 0, 5.5]));

const axeBlade = blade(
  'metal',
  [
    [0, 3.2],
    [-4, 3],
    [-9, 6],
    [-11, 7],
    [-12.4, 3.6],
    [-12.8, 0],
    [-12.2, -4],
    [-10.6, -8],
    [-8.6, -5.6],
    [-4, -2.6],
    [0, -2.6],
  ],
  1,
);

const axe = group(move(axeBlade, 0, -4, 0), move(box('metal', 4.4, 5.6, 3, 0.4), 0.4, -7, 0), spun('shaft', [1.4, -1, 1.5, 1, 0, 1.2]));

const doubleAxe = group(
  mirror(move({ form: 'placed', part: axeBlade, scale: [1.15, 1.5, 1.2] }, -1, -6, 0)),
  move(box('metal', 4, 12, 3.4, 0.5), 0, -12, 0),
  spun('accent', [1.6, 0, 1.2, 3, 0, 9], { sides: 6 }),
);

const pickaxe = group(
  sweep(
    'metal',
    [...arcPoints([0, -38], 38, 52, 128, 14)].map(([x, y]): Vec3 => [x, y, 0]),
    [0.4, 0.9, 1.3, 1.6, 1.8, 2, 2.2, 2.3, 2.2, 2, 1.8, 1.6, 1.3, 0.9, 0.4],
    { sides: 4 },
  ),
  move(box('metal', 5, 5, 4, 0.5), 0, -3, 0),
  spun('shaft', [1.6, 0, 1.8, 4, 0, 4.2]),
);

const mace = group(
  ball('metal', 5.4, [0, 5, 0]),
  ...sphereDirections(18).map((out) => move(facing(spun('accent', [1.3, 0, 0, 3.6], { sides: 6 }), out, 5, 'y'), 0, 5, 0)),
  spun('metal', [1.8, -4, 2.4, -1, 2.2, 1]),
);

const warHammer = group(
  move(drum('metal', 4.6, 9, 8), 5, 0, 0),
  move(spun('metal', [4, 0, 2.6, 6, 0, 15], { turn: [0, 0, 90], sides: 6 }), -2, 0, 0),
  move(box('metal', 8, 9, 7, 0.8), 0, -4.5, 0),
  spun('accent', [1.8, 4, 1.4, 7, 0, 15], { sides: 6 }),
  spun('accent', [2.2, -16, 2.5, -14, 2.4, -5], { sides: 8 }),
);

const club = group(
  spun('shaft', [1.6, -40, 2.4, -20, 5, 4, 7, 18, 6, 27, 0, 30], { curve: true, sides: 10 }),
  ...sphereDirections(16, -0.6).map(([x, y, z]) =>
    move(facing(spun('metal', [1.1, 0, 0, 4], { sides: 5 }), [x, y * 0.3, z], 5.8, 'y'), 0, 13 + 9 * y, 0),
  ),
);

const flail = group(
  spun('accent', [1.6, -2, 2.2, 0, 1.8, 2, 0, 2.4]),
  ...Array.from({ length: 6 }, (_, k): Shape => {
    const point = arcPoints([8, 0], 8, 165, 20, 6)[k] as Point2;
    return turn(
      sweep(
        'accent',
        Array.from({ length: 8 }, (__, s): Vec3 => [1.7 * Math.cos((s * Math.PI) / 4), 1 * Math.sin((s * Math.PI) / 4), 0]),
        0.4,
        { closed: true, sides: 5 },
      ),
      [90 * (k % 2), 0, 60 - 26 * k],
      [point[0], point[1], 0],
    );
  }),
  move(
    group(
      ball('metal', 5, [0, 0, 0]),
      ...sphereDirections(16).map((out) => facing(spun('accent', [1.2, 0, 0, 3.4], { sides: 6 }), out, 4.7, 'y')),
    ),
    16,
    -5,
    0,
  ),
);

/** Heads of hammers and axes. */
export const HAMMER_HEADS = {
  hammer,
  sledge,
  mallet,
  axe,
  'double-axe': doubleAxe,
  pickaxe,
  mace,
  'war-hammer': warHammer,
  club,
  flail,
};
