import { ball, ellipse, madeInCentimetres, smoothOutline, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, radial, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const pencil: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('eraser', [0.4, 0, 0.42, 1.2], { sides: 12 }),
        spun('metal', [0.45, 1.1, 0.45, 2.4], { sides: 12 }),
        spun('paint', [0.42, 2.3, 0.42, 15], { sides: 6 }),
        spun('wood', [0.42, 15, 0.14, 17], { sides: 12 }),
        spun('lead', [0.14, 16.9, 0, 17.9], { sides: 8 }),
      ),
      [0, 0, -66],
    ),
    { paint: 'paint #f4b81c', eraser: 'rubber #e07a8a', metal: 'metal', wood: 'wood #e4c08a', lead: 'rubber' },
  );

const pen: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('body', [0.5, 0, 0.6, 0.6, 0.66, 8, 0.6, 8.2], { sides: 12 }),
        spun('gold', [0.7, 5, 0.72, 5.4], { sides: 12 }),
        spun('body', [0.56, 8, 0.46, 11.4], { sides: 12 }),
        spun('gold', [0.46, 11.2, 0.3, 12, 0, 13.8], { sides: 8 }),
        move(box('gold', 0.3, 5, 0.3), 0, 0.4, 0.75),
      ),
      [0, 0, -66],
    ),
    { body: 'plastic #1f2f6a', gold: 'gold' },
  );

const pencilCup: Maker = () => {
  const stick = (x: number, z: number, slot: string, height: number): Shape =>
    turn(
      group(
        spun(slot, [0.45, 2, 0.45, height], { sides: 6 }),
        spun('wood', [0.45, height, 0.1, height + 1.8, 0, height + 2], { sides: 8 }),
      ),
      [10 * z, 0, -10 * x],
      [1.4 * x, 0, 1.4 * z],
    );
  return madeInCentimetres(
    [
      spun('cup', [3.8, 0, 4, 0.4, 4, 10, 3.7, 10, 3.7, 2, 0, 2], { sides: 20 }),
      stick(1, 0.4, 'yellow', 16),
      stick(-1, 0.6, 'red', 17),
      stick(0.2, -1, 'blue', 18),
      stick(-0.6, -0.6, 'green', 15),
      stick(0.7, 1, 'red', 15.4),
      spun('band', [4.05, 3, 4.15, 3, 4.15, 7, 4.05, 7]),
    ],
    {
      cup: 'ceramic #3a7f86',
      yellow: 'paint #f4b81c',
      red: 'paint #d83a34',
      blue: 'paint #2f6fd0',
      green: 'paint #3a9a4a',
      wood: 'wood #e4c08a',
      band: 'ceramic #f2efe8',
    },
  );
};

const globe: Maker = () => {
  const land = [
    [0.3, 0.7, 0.65],
    [0.62, 0.5, 0.6],
    [0.2, 0.1, 0.97],
    [-0.5, 0.55, 0.67],
    [-0.72, 0.1, 0.68],
    [-0.9, 0.35, -0.2],
    [0.85, -0.15, 0.5],
    [0.5, -0.6, 0.62],
    [-0.2, -0.5, 0.84],
    [0.9, 0.35, -0.25],
    [0.1, 0.6, -0.79],
    [-0.45, 0.1, -0.89],
    [0.5, -0.2, -0.84],
    [0, -0.98, 0.1],
    [0.05, 0.98, 0.15],
    [-0.62, -0.5, -0.6],
  ] as const;
  const patches = land.map(([x, y, z], k): Shape => ({
    form: 'placed',
    part: { form: 'sphere', radii: [4.4 - (k % 3), 3.8, 4 - (k % 2)], detail: 2, roughness: 0.5, seed: k + 2, slot: 'land' },
    move: [8.2 * x, 8.2 * y, 8.2 * z],
  }));
  return madeInCentimetres(
    [
      spun('wood', [8, 0, 8, 1, 5, 2, 1.6, 4, 1.2, 8, 0, 9], { curve: true }),
      move(
        turn(
          group(
            sphere('sea', 11, { detail: 3 }),
            ...patches,
            rod('gold', [0, -12.6, 0], [0, 12.6, 0], 0.5),
            ball('gold', 0.9, [0, 12.8, 0], 1),
          ),
          [0, 0, -23],
        ),
        0,
        21,
        0,
      ),
      sweep(
        'gold',
        arcPoints([0, 21], 12.8, 67, -114, 18).map(([x, y]): Vec3 => [x, y, 0]),
        0.6,
      ),
    ],
    { sea: 'paint #2f7fc0', land: 'paint #6aa84a', wood: 'wood #6a3a20', gold: 'brass' },
  );
};

const typewriter: Maker = () => {
  const side: Point2[] = [
    [-14, 0],
    [14, 0],
    [14, 3],
    [2, 7.4],
    [-2, 11],
    [-13, 11],
  ];
  const keys = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 - (row === 3 ? 3 : 0) }, (_, k) =>
      group(
        spun('key', [1, 0, 1, 0.6, 0, 0.7], {
          sides: 10,
          at: [(k - (row === 3 ? 2.5 : 4)) * 2.7 + 0.5 * row, 7.7 - 1.25 * row, 3.4 + 2.7 * row],
        }),
      ),
    ),
  );
  return madeInCentimetres(
    [
      turn(extrude('body', side, 32), [0, -90, 0], [0, 0, 0]),
      ...keys,
      turn(spun('roller', [2.2, -17, 2.2, 17]), [0, 0, 90], [0, 13, -7]),
      mirror(turn(spun('knob', [2, 0, 2, 2.4]), [0, 0, -90], [17, 13, -7])),
      turn(box('paper', 21, 20, 0.3), [-14, 0, 0], [0, 13, -8.4]),
      ...[16, 19, 22, 25].map((y, k) =>
        turn(box('ink', k === 0 ? 9 : 15, 0.6, 0.2), [-14, 0, 0], [k === 0 ? -3 : 0, y, -8.9 - (y - 13) * 0.25]),
      ),
      rod('metal', [-17, 13, -7], [-21, 15, -3], 0.5),
      mirror(move(box('body', 2.4, 5, 9, 0.5), 15.6, 9, -7)),
      radial(move(box('metal', 0.4, 3, 0.4), 0, 9, 0), 9, 5, 130),
    ],
    {
      body: 'paint #2c4a4a',
      key: 'ceramic #ece6d4',
      roller: 'rubber',
      knob: 'rubber',
      paper: 'paper #faf7ee',
      ink: 'paint #55555a',
      metal: 'chrome',
    },
  );
};

const abacus: Maker = () => {
  const beads = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 10 }, (_, k) => {
      const x = k < 4 + ((row * 3) % 5) ? -12.6 + 2.1 * k : 12.6 - 2.1 * (9 - k);
      return turn(
        spun((['red', 'yellow', 'green', 'blue', 'violet'] as const)[row] as string, [0.8, -0.9, 1.8, 0, 0.8, 0.9], { sides: 10 }),
        [0, 0, 90],
        [x, 6 + 5 * row, 0],
      );
    }),
  );
  return madeInCentimetres(
    [
      mirror(move(box('wood', 2.4, 32, 3, 0.4), 16, 0, 0)),
      move(box('wood', 34, 2.4, 3, 0.4), 0, 0, 0),
      move(box('wood', 34, 2.4, 3, 0.4), 0, 29.6, 0),
      mirror(move(box('wood', 3, 1.6, 12, 0.4), 15.6, 0, 0)),
      ...[0, 1, 2, 3, 4].map((row) => rod('wire', [-16, 6 + 5 * row, 0], [16, 6 + 5 * row, 0], 0.25, 5)),
      ...beads,
    ],
    {
      wood: 'wood #b07a40',
      wire: 'metal',
      red: 'paint #d8342c',
      yellow: 'paint #f4c430',
      green: 'paint #4aa84a',
      blue: 'paint #2f7fd0',
      violet: 'paint #8a4ab8',
    },
  );
};

const scissors: Maker = () => {
  const half = group(
    extrude(
      'metal',
      smoothOutline(
        [
          [-0.9, -1],
          [0.9, 0],
          [0.6, 5],
          [0, 11],
          [-0.7, 5],
        ],
        3,
      ),
      0.5,
    ),
    sweep(
      'grip',
      ellipse(2.2, 3, [-2.4, -6.2], 16).map(([x, y]): Vec3 => [x, y, 0]),
      0.55,
      { closed: true },
    ),
    sweep(
      'metal',
      [
        [0, -0.6, 0],
        [-1.2, -3.6, 0],
      ],
      0.5,
    ),
  );
  return madeInCentimetres(
    turn(
      group(
        turn(half, [0, 0, 14], [0, 0, 0.3]),
        mirrorX(turn(half, [0, 0, 14], [0, 0, -0.3])),
        turn(spun('metal', [0.7, -0.8, 0.7, 0.8], { sides: 10 }), [90, 0, 0]),
      ),
      [0, 0, 180],
      [0, 11, 0],
    ),
    { metal: 'chrome', grip: 'plastic #d8342c' },
  );
};

const mirrorX = (part: Shape): Shape => ({ form: 'mirrored', part, axis: 'x', keep: false });

const magnifier: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        turn(torus('frame', 5.6, 0.7, 28), [90, 0, 0], [0, 18, 0]),
        turn(spun('glass', [5.4, -0.3, 5.5, 0, 5.4, 0.3, 0, 0.6], { sides: 24 }), [90, 0, 0], [0, 18, 0]),
        spun('frame', [0.8, 9, 0.8, 12.4], { sides: 12 }),
        spun('handle', [0.9, 0, 1.2, 1, 1, 5, 1.2, 9, 0.8, 10], { curve: true, sides: 12 }),
      ),
      [0, 0, -24],
    ),
    { frame: 'brass', glass: 'glass #c8e4ee', handle: 'wood #4a2a1c' },
  );

/** Things on a desk. */
export const DESK = { pencil, pen, 'pencil-cup': pencilCup, globe, typewriter, abacus, scissors, magnifier };
