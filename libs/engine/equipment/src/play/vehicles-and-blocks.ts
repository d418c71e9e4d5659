import { ball, ellipse, madeInCentimetres, roundedBlock, smoothOutline, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, implicit, mirror, move, rod, sphere, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const wheel = (slot: string, radius: number, width: number, at: Vec3): Shape =>
  group(
    turn(spun(slot, [radius, -width / 2, radius, width / 2], { sides: 16 }), [0, 0, 90], at),
    turn(spun('hub', [0.4 * radius, -width / 2 - 0.3, 0.4 * radius, width / 2 + 0.3], { sides: 10 }), [0, 0, 90], at),
  );

const toyTrain: Maker = () => {
  const car = (z: number, slot: string): Shape =>
    group(
      move(box('wood', 9, 1.6, 12), 0, 2.6, z),
      move(box(slot, 9, 5, 12, 0.4), 0, 4.2, z),
      ...[-4, 4].flatMap((dz) => [-1, 1].map((side) => wheel('black', 2, 1.2, [4.4 * side, 2, z + dz]))),
    );
  return madeInCentimetres(
    [
      move(box('wood', 9, 1.6, 18), 0, 2.6, 8),
      turn(spun('red', [3.8, 0, 3.8, 10.4, 3.2, 11, 0, 11], { sides: 18 }), [90, 0, 0], [0, 8, 6]),
      move(box('blue', 9, 11, 7, 0.4), 0, 4, 3),
      move(box('yellow', 11, 1.6, 9, 0.4), 0, 15, 3),
      move(box('dark', 6, 4, 7.4), 0, 9.4, 3),
      spun('black', [1.2, 11, 1.2, 14, 2, 16, 0, 15], { at: [0, 0, 14], sides: 12 }),
      spun('yellow', [1.2, 11, 1.2, 12, 0, 13.4], { at: [0, 0, 9.6], sides: 10 }),
      turn(spun('yellow', [1.6, 0, 1.6, 0.8, 0, 1]), [90, 0, 0], [0, 8, 17]),
      turn(
        extrude(
          'red',
          [
            [-4.4, 0],
            [4.4, 0],
            [3, 3.4],
            [-3, 3.4],
          ],
          2,
        ),
        [-18, 0, 0],
        [0, 0.6, 18],
      ),
      ...[3, 8.6, 14].flatMap((z) => [-1, 1].map((side) => wheel('black', z < 5 ? 2.8 : 2, 1.2, [4.6 * side, z < 5 ? 2.8 : 2, z]))),
      car(-9, 'green'),
      car(-24, 'yellow'),
      ...[-2.4, -16.6].map((z) => rod('dark', [0, 3.4, z - 1.4], [0, 3.4, z + 1.4], 0.6)),
      ...[
        [-2, -11],
        [2, -8],
        [-1, -7],
        [1.4, -11],
      ].map(([x = 0, z = 0], k) => ball(k % 2 === 0 ? 'red' : 'blue', 2, [x, 9.6, z], 1)),
      move(box('red', 4, 4, 4, 0.2), -1.6, 8, -25),
      move(box('blue', 3.6, 3.6, 3.6, 0.2), 2, 8, -22),
    ],
    {
      red: 'paint #d8342c',
      blue: 'paint #2f6fd0',
      yellow: 'paint #f4c430',
      green: 'paint #4aa84a',
      wood: 'wood #c8955a',
      black: 'paint #26262a',
      dark: 'paint #4a4038',
      hub: 'paint #f4c430',
    },
  );
};

const toyCar: Maker = () => {
  const side: Point2[] = smoothOutline(
    [
      [-11, 2],
      [11, 2],
      [11.4, 4.6],
      [9, 5.6],
      [5, 6],
      [2.6, 9.6],
      [-4.6, 9.8],
      [-7.6, 6.4],
      [-11, 5.8],
    ],
    2,
  );
  return madeInCentimetres(
    [
      turn(extrude('body', side, 9), [0, -90, 0]),
      turn(
        extrude(
          'glass',
          [
            [-6, 6.2],
            [4, 6.2],
            [2, 9],
            [-4.2, 9],
          ],
          9.3,
        ),
        [0, -90, 0],
      ),
      move(box('glass', 7, 2.4, 0.5), 0, 6.3, 4),
      ...[-6.4, 6.4].flatMap((z) => [-1, 1].map((x) => wheel('black', 2.4, 1.8, [4.4 * x, 2.4, z]))),
      mirror(ball('lamp', 0.9, [3, 4.4, 11.2], 1)),
      move(box('hub', 7, 0.8, 0.8), 0, 2.6, 11.4),
      move(box('hub', 7, 0.8, 0.8), 0, 2.6, -11.2),
    ],
    { body: 'paint #d8242c', glass: 'glass #6a9ab8', black: 'rubber', hub: 'chrome', lamp: 'lamp' },
  );
};

const rockingHorse: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        sweep(
          'rocker',
          arcPoints([0, 72], 70, 240, 300, 14).map(([z, y]): Vec3 => [14, y, z]),
          2.2,
          { sides: 4 },
        ),
      ),
      ...[-22, 22].map((z) => move(box('rocker', 30, 2.4, 4), 0, 4.4, z)),
      implicit(
        'body',
        [
          { from: [0, 38, -16], to: [0, 38, 14], radii: [10.4, 10] },
          { from: [0, 42, 16], to: [0, 60, 26], radii: [8, 5.4] },
          { from: [0, 62, 26], to: [0, 54, 40], radii: [5.4, 3.6] },
        ],
        { blend: 4, cell: 1.4 },
      ),
      mirror(
        group(
          rod('body', [6, 34, 14], [13, 6, 24], 3),
          rod('body', [6, 34, -16], [13, 6, -24], 3),
          ball('mane', [3.4, 2.4, 4], [13, 7, 24], 1),
          ball('mane', [3.4, 2.4, 4], [13, 7, -24], 1),
        ),
      ),
      mirror(move(spun('body', [1.6, 0, 0, 5], { sides: 8 }), 2.6, 66, 25)),
      ...[0, 1, 2, 3, 4, 5].map((k) => ball('mane', [2, 3.6, 3.6], [0, 68 - 3.6 * k, 22 - 2.4 * k], 1)),
      ...[0, 1, 2, 3].map((k) => ball('mane', [2.4, 4, 3], [0, 42 - 4 * k, -26 - 2.4 * k], 1)),
      move(roundedBlock('seat', 19, 3, 16, 4), 0, 46.6, -2),
      ball('seat', [9, 3, 3], [0, 50, -9]),
      mirror(ball('eye', 1, [4.6, 60, 31], 1)),
      sweep(
        'strap',
        smoothPath(
          [
            [4, 56, 38],
            [8, 52, 20],
            [7, 50, 4],
          ],
          3,
        ),
        0.7,
      ),
      sweep(
        'strap',
        smoothPath(
          [
            [-4, 56, 38],
            [-8, 52, 20],
            [-7, 50, 4],
          ],
          3,
        ),
        0.7,
      ),
      rod('rocker', [-11, 58, 20], [11, 58, 20], 1.3),
    ],
    { body: 'wood #d8a868', mane: 'fur #4a2a18', rocker: 'paint #c8302c', seat: 'paint #2f5fa8', eye: 'eye', strap: 'leather #6a2a1c' },
  );

const brick = (slot: string, nx: number, nz: number): Shape =>
  group(
    box(slot, 8 * nx - 0.2, 9.6, 8 * nz - 0.2, 0.2),
    ...Array.from({ length: nx * nz }, (_, k) =>
      spun(slot, [2.5, 9.4, 2.5, 11.4, 0, 11.4], {
        at: [8 * ((k % nx) - (nx - 1) / 2), 0, 8 * (Math.floor(k / nx) - (nz - 1) / 2)],
        sides: 12,
      }),
    ),
  );

const bricks: Maker = () =>
  madeInCentimetres(
    {
      form: 'placed',
      scale: 0.4,
      part: group(
        move(brick('red', 4, 2), -10, 0, 0),
        move(brick('blue', 2, 2), 16, 0, 2),
        move(brick('yellow', 4, 2), 2, 9.6, 0),
        move(brick('green', 2, 2), -6, 19.2, 0),
        turn(brick('white', 2, 2), [0, 32, 0], [-16, 0, 24]),
        turn(brick('orange', 4, 1), [0, -24, 0], [14, 0, 26]),
      ),
    },
    {
      red: 'plastic #d01c1c',
      blue: 'plastic #1f5fc0',
      yellow: 'plastic #f4c81c',
      green: 'plastic #2f9a3c',
      white: 'plastic #f4f4f0',
      orange: 'plastic #f0821c',
    },
  );

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  5: [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
  6: [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, -1],
  ],
};

const die = (front: number, top: number, right: number): Shape => {
  const face = (count: number): Shape =>
    group(
      ...(PIPS[count] ?? []).map(([x, y]) =>
        move({ form: 'placed', part: sphere('pip', [1, 1, 0.25], { detail: 1 }), scale: 1 }, 2.6 * x, 2.6 * y, 5),
      ),
    );
  return group(
    move(box('die', 10, 10, 10, 1.2), 0, -5, 0),
    face(front),
    turn(face(7 - front), [0, 180, 0]),
    turn(face(top), [-90, 0, 0]),
    turn(face(right), [0, 90, 0]),
    turn(face(7 - right), [0, -90, 0]),
  );
};

const dice: Maker = () =>
  madeInCentimetres(
    { form: 'placed', scale: 0.2, part: group(turn(die(2, 5, 3), [0, 20, 0], [-7, 5, 0]), turn(die(6, 3, 5), [0, -28, 0], [8, 5, 3])) },
    { die: 'plastic #f4f0e8', pip: 'plastic #1f1c1c' },
  );

const blocks: Maker = () => {
  const cube = (slot: string, x: number, y: number, z: number, spin: number): Shape =>
    turn(
      group(
        box(slot, 5, 5, 5, 0.4),
        ...[0, 90, 180, 270].map((angle) => turn(move(box('wood', 3.4, 3.4, 0.4), 0, 0.8, 2.4), [0, angle, 0])),
        ...[0, 90].map((angle) =>
          turn(move(extrude(slot, angle === 0 ? starOutline(5, 1.3, 0.6) : ellipse(1, 1, [0, 0], 12), 0.4), 0, 2.5, 2.6), [0, angle, 0]),
        ),
      ),
      [0, spin, 0],
      [x, y, z],
    );
  return madeInCentimetres(
    [
      cube('red', -5.6, 0, 0, 10),
      cube('blue', 0.6, 0, 0.4, -8),
      cube('green', 6.6, 0, -0.4, 14),
      cube('yellow', -2.4, 5, 0, 24),
      cube('blue', 3.6, 5, 0, -16),
      cube('red', 0.6, 10, 0, 6),
    ],
    { red: 'paint #d8342c', blue: 'paint #2f6fd0', green: 'paint #4aa84a', yellow: 'paint #f4c430', wood: 'wood #e4c490' },
  );
};

const rubiks: Maker = () => {
  const face = (slots: readonly string[]): Shape =>
    group(
      ...Array.from({ length: 9 }, (_, k) =>
        move(box(slots[k % slots.length] as string, 1.6, 1.6, 0.2, 0.06), 1.85 * ((k % 3) - 1), 1.85 * (Math.floor(k / 3) - 1) - 0.8, 2.75),
      ),
    );
  return madeInCentimetres(
    turn(
      move(
        group(
          move(box('black', 5.6, 5.6, 5.6, 0.2), 0, -2.8, 0),
          face(['red', 'blue', 'white', 'red']),
          turn(face(['green', 'yellow', 'orange']), [0, 90, 0]),
          turn(face(['blue']), [0, 180, 0]),
          turn(face(['white', 'red', 'green', 'yellow']), [-90, 0, 0]),
          turn(face(['orange', 'orange', 'white']), [0, -90, 0]),
        ),
        0,
        2.8,
        0,
      ),
      [0, 16, 0],
    ),
    {
      black: 'plastic #17171a',
      red: 'plastic #c81c2c',
      blue: 'plastic #1f4fb8',
      white: 'plastic #f8f8f4',
      green: 'plastic #1f9a4a',
      yellow: 'plastic #f8d81c',
      orange: 'plastic #f8701c',
    },
  );
};

/** Toy vehicles, bricks and puzzles. */
export const BLOCKS = {
  'toy-train': toyTrain,
  'toy-car': toyCar,
  'rocking-horse': rockingHorse,
  bricks,
  dice,
  blocks,
  'puzzle-cube': rubiks,
};
