import { ball, madeInCentimetres, smoothOutline, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, implicit, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const shoeSole = (slot: string, y: number, thick: number): Shape =>
  move(
    turn(
      extrude(
        slot,
        smoothOutline(
          [
            [-3, -12],
            [0, -13.4],
            [3, -12],
            [3.2, -4],
            [4.4, 6],
            [3, 13],
            [0, 14.6],
            [-3, 13],
            [-4.2, 6],
            [-2.8, -4],
          ],
          3,
        ),
        thick,
      ),
      [90, 0, 0],
    ),
    0,
    y + thick / 2,
    0,
  );

const pair = (left: Shape, gap: number): Shape =>
  group(move({ form: 'mirrored', part: left, axis: 'x', keep: false }, -gap, 0, 1.4), move(left, gap, 0, 0));

const sneakers: Maker = () => {
  const one = group(
    shoeSole('white', 0, 2),
    implicit(
      'cloth',
      [
        { from: [0, 4.4, -9], to: [0, 7, -8], radii: [3.6, 3.4] },
        { from: [0, 4.4, -6], to: [0, 3.4, 9], radii: [3.8, 3.4] },
        { from: [0, 7.4, -7], to: [0, 6, 2], radii: [3, 2.4] },
      ],
      { blend: 1.6, cell: 0.65 },
    ),
    ball('white', [3.6, 2.2, 3], [0, 3, 11.6]),
    ...[0, 1, 2, 3].map((k) => turn(box('lace', 4.4, 0.5, 0.7), [24, 0, 0], [0, 8.3 - 0.75 * k, 0.6 + 2 * k])),
    spun('dark', [2.6, 10, 2.4, 10.6, 0, 10.2], { at: [0, 0, -7] }),
    mirror(
      move(
        turn(
          extrude(
            'white',
            [
              [-4, 0],
              [3, 1],
              [-1, 2.4],
            ],
            0.5,
          ),
          [0, 90, 0],
        ),
        3.9,
        4,
        0,
      ),
    ),
  );
  return madeInCentimetres(pair(one, 5.6), {
    cloth: 'fabric #c8242c',
    white: 'rubber #f6f4ee',
    lace: 'rope #fbf8f0',
    dark: 'fabric #26262a',
  });
};

const boots: Maker = () => {
  const one = group(
    shoeSole('sole', 0, 1.8),
    move(box('sole', 6, 2.4, 7), 0, 0, -9),
    implicit(
      'leather',
      [
        { from: [0, 5, -8], to: [0, 28, -8], radii: [4.6, 5.2] },
        { from: [0, 4.6, -6], to: [0, 3.8, 9.6], radii: [4, 3.4] },
      ],
      { blend: 2, cell: 0.9 },
    ),
    spun('trim', [5, 29, 5.8, 29.4, 5.8, 32.6, 5, 33, 0, 32], { at: [0, 0, -8] }),
    ...[10, 14, 18, 22, 26].map((y) => move(box('lace', 4, 0.7, 1), 0, y, -3.4)),
  );
  return madeInCentimetres(pair(one, 6.6), {
    leather: 'leather #7a4a28',
    sole: 'rubber #26201c',
    trim: 'leather #5a3018',
    lace: 'rope #d8c8a0',
  });
};

const wellies: Maker = () => {
  const one = group(
    shoeSole('sole', 0, 1.8),
    implicit(
      'rubber',
      [
        { from: [0, 5, -8], to: [0, 26, -8], radii: [4.8, 5.6] },
        { from: [0, 5, -6], to: [0, 4.4, 9], radii: [4.4, 4] },
      ],
      { blend: 2.4, cell: 0.9 },
    ),
    spun('dark', [5.4, 28, 6.2, 28.6, 6.2, 30.4, 5.2, 31, 4.6, 29.6, 0, 29.6], { at: [0, 0, -8] }),
  );
  return madeInCentimetres(pair(one, 7), { rubber: 'rubber #f4c01c', sole: 'rubber #c8941c', dark: 'rubber #d8a41c' });
};

const heels: Maker = () => {
  const one = group(
    implicit(
      'red',
      [
        { from: [0, 9.6, -9], to: [0, 6, -2], radii: [2.2, 2.2] },
        { from: [0, 5.6, -2], to: [0, 2, 7], radii: [2, 2.6] },
        { from: [0, 1.8, 8], to: [0, 1.2, 12], radii: [2.4, 1] },
      ],
      { blend: 1.2, cell: 0.5 },
    ),
    sweep(
      'red',
      [
        [0, 9.4, -9.8],
        [0, 4, -9.4],
        [0, 0, -9.2],
      ],
      [2, 0.9, 0.5],
    ),
    ball('dark', [2, 1.2, 4], [0, 9.2, -6], 2),
  );
  return madeInCentimetres(pair(one, 5), { red: 'leather #c8142c', dark: 'leather #2a1418' });
};

const gloves: Maker = () => {
  const one = group(
    implicit(
      'wool',
      [
        { from: [0, 6, 0], to: [0, 12, 0], radii: [3.8, 4.2], flatten: 1 },
        ...[-3, -1, 1, 3].map((x) => ({
          from: [x, 13, 0] as Vec3,
          to: [x * 1.25, 20 - Math.abs(x) * 0.5, 0] as Vec3,
          radii: [1.3, 1.2] as const,
        })),
        { from: [3, 8, 0], to: [7, 12.6, 1], radii: [1.5, 1.3] },
      ],
      { blend: 0.8, cell: 0.55 },
    ),
    spun('cuff', [3.6, 0, 4, 0.6, 4, 5, 3.6, 5.6]),
  );
  return madeInCentimetres(pair(one, 8), { wool: 'wool #c8342c', cuff: 'wool #f4efe4' });
};

/** Shoes and gloves. */
export const SHOES = { sneakers, boots, wellies, heels, gloves };
