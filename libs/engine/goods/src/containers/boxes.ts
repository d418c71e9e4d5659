import {
  ball,
  board,
  discPoints,
  ellipse,
  madeInCentimetres,
  roundedBlock,
  roundedRectangle,
  slab,
  smoothPath,
  spun,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { coin, cutGem } from '../relics/jewels.js';

const metres = (height: number, width: number, depth: number) => ({
  offers: [{ kind: 'top' as const, height: height / 100, size: [width / 100, depth / 100] as const }],
});

const cardboardBox: Maker = ({ variant }) => {
  const wall = (w: number, x: number, z: number, turned: number): Shape => turn(box('card', w, 30, 0.6), [0, turned, 0], [x, 0, z]);
  const flap = (w: number, depth: number, tilt: number, to: Vec3, yaw: number): Shape =>
    turn(move(box('inner', w, 0.5, depth), 0, 0, depth / 2), [tilt, yaw, 0], to);
  const body = group(box('card', 44, 1, 34), wall(44, 0, 17, 0), wall(44, 0, -17, 0), wall(34, 22, 0, 90), wall(34, -22, 0, 90));
  if (variant === 1)
    return madeInCentimetres(
      [box('card', 44, 30, 34), move(box('tape', 44.3, 0.3, 5), 0, 29.9, 0), mirror(move(box('tape', 0.3, 9, 5), 22.1, 21.2, 0))],
      { card: 'paper #b88a54', tape: 'plastic #d8bc88' },
      metres(30, 44, 34),
    );
  return madeInCentimetres(
    [
      body,
      flap(43, 16, 28, [0, 30, 17], 0),
      flap(43, 16, 40, [0, 30, -17], 180),
      flap(33, 16, 34, [22, 30, 0], 90),
      flap(33, 16, 22, [-22, 30, 0], -90),
      move(box('mark', 7, 9, 0.3), 14, 5, 17.3),
      move(box('tape', 5, 12, 0.3), 0, 18, 17.3),
    ],
    { card: 'paper #b88a54', inner: 'paper #c89c64', mark: 'paper #6a4a28', tape: 'plastic #d8bc88' },
  );
};

const woodenBox: Maker = () => {
  const slat = (y: number): Shape =>
    group(
      ...[0, 1].map((k) =>
        mirror(move(box('wood', k === 0 ? 40 : 2, 7, k === 0 ? 2 : 30), k === 0 ? 0 : 19, y, k === 0 ? 14 : 0), k === 0 ? 'z' : 'x'),
      ),
    );
  return madeInCentimetres(
    [
      slat(1),
      slat(9.4),
      slat(17.8),
      move(box('wood', 40, 1.6, 30), 0, 0, 0),
      ...[1, -1].flatMap((x) => [1, -1].map((z) => move(box('post', 3, 26, 3), 18.4 * x, 0, 13.6 * z))),
    ],
    { wood: 'planks #b08a54', post: 'wood #8a6238' },
  );
};

const fruitCrate: Maker = () => {
  const slat = (y: number): Shape =>
    group(mirror(move(box('wood', 50, 6, 1.2), 0, y, 15.6), 'z'), mirror(move(box('wood', 1.2, 6, 31), 24.6, y, 0)));
  const apples = discPoints(20, 17).map(([x, z], k) =>
    ball(k % 3 === 0 ? 'green' : 'red', [4, 3.8, 4], [1.35 * x, 17 + 2 * (k % 2), 0.76 * z], 1),
  );
  return madeInCentimetres(
    [
      slat(1),
      slat(9),
      slat(16),
      move(box('wood', 49, 14, 30), 0, 1, 0),
      ...[1, -1].flatMap((x) => [1, -1].map((z) => move(box('wood', 3, 24, 3), 23 * x, 0, 14 * z))),
      ...apples,
    ],
    { wood: 'planks #c89c60', red: 'fruit #c8241e', green: 'fruit #8ab83a' },
  );
};

const bottleCrate: Maker = () => {
  const bottle = spun('glass', [3.2, 2, 3.2, 17, 1.4, 21, 1.2, 26, 1.6, 26, 1.6, 27.4, 0, 27.5], { sides: 10 });
  return madeInCentimetres(
    [
      mirror(move(board('crate', 40, 20, 1.4, 1), 0, 0, 14.4), 'z'),
      mirror(
        turn(
          extrude('crate', roundedRectangle(29, 24, 2, [0, 12]), 1.4, { holes: [roundedRectangle(11, 4, 1.8, [0, 19.4])] }),
          [0, 90, 0],
          [19.6, 0, 0],
        ),
      ),
      box('crate', 40, 2, 29),
      ...Array.from({ length: 12 }, (_, k) => move(bottle, 8.8 * ((k % 4) - 1.5), 0, 8.8 * (Math.floor(k / 4) - 1))),
      ...[-8.8, 0, 8.8].map((x) => move(box('crate', 0.7, 11, 28), x, 2, 0)),
    ],
    { crate: 'plastic #c82a2a', glass: 'glass #5a3414' },
  );
};

const chestBody = (): Shape[] => [
  move(box('wood', 70, 30, 44, 1), 0, 2, 0),
  ...[-30, 0, 30].map((x) => move(box('metal', 5, 32, 46, 0.6), x, 1, 0)),
  move(box('metal', 72, 4, 46, 0.6), 0, 29, 0),
  move(box('metal', 72, 4, 46, 0.6), 0, 0, 0),
  mirror(turn(torus('metal', 4, 0.9, 14), [0, 0, 90], [36.6, 18, 0])),
];

const chestLid = (): Shape => {
  const arch: Point2[] = [...arcPoints([0, 0], [22, 14], 0, 180, 12)];
  return group(
    turn(extrude('wood', arch, 70), [0, 90, 0]),
    ...[-30, 0, 30].map((x) =>
      turn(
        extrude(
          'metal',
          arch.map(([a, b]): Point2 => [a * 1.04, b * 1.06]),
          5,
        ),
        [0, 90, 0],
        [x, 0, 0],
      ),
    ),
    move(box('metal', 72, 2.4, 46, 0.4), 0, -0.6, 0),
  );
};

const lock: Shape = group(
  move(box('gold', 9, 11, 2, 0.5), 0, 24, 23),
  turn(slab('dark', ellipse(1.2, 1.2, [0, 0], 12), 0.5), [90, 0, 0], [0, 30.6, 24]),
  move(box('dark', 1, 3.4, 0.5), 0, 27, 24.2),
);

const CHEST = { wood: 'planks #7a4a28', metal: 'brass #b8924a', gold: 'gold', dark: 'rubber #1c1814' } as const;

const treasureChest: Maker = ({ random }) => {
  const gold = Array.from({ length: 56 }, (_, k): Shape => {
    const [x, z] = discPoints(56, 1)[k] as [number, number];
    return turn(
      coin(2.6),
      [random.range(-36, 36), random.range(0, 180), random.range(-36, 36)],
      [30 * x, 33 + 7 * (1 - x * x - z * z), 18 * z],
    );
  });
  const stones = [
    [-16, 8, 'red'],
    [6, 10, 'green'],
    [19, 4, 'blue'],
  ].map(([x, z, slot]) => turn(cutGem(String(slot), 3.4), [50, 20, 30], [Number(x), 37, Number(z)]));
  return madeInCentimetres(
    [
      ...chestBody(),
      turn(chestLid(), [-72, 0, 0], [0, 33, -22]),
      move({ form: 'placed', part: { form: 'sphere', radii: [32, 8, 19], slot: 'gold' } }, 0, 31, 0),
      ...gold,
      ...stones,
      lock,
      turn(spun('gold', [3, 0, 3, 0.6, 0.8, 1.6, 0.8, 4, 3.4, 6, 3.8, 10, 3.4, 10, 0, 6]), [0, 0, -20], [22, 36, -4]),
    ],
    { ...CHEST, red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8' },
  );
};

const chest: Maker = () => madeInCentimetres([...chestBody(), move(chestLid(), 0, 33, 0), move(lock, 0, 1, 0)], CHEST);

const tote: Maker = () =>
  madeInCentimetres(
    [
      turn(
        {
          form: 'loft',
          sections: [
            { z: 0, outline: roundedRectangle(50, 32, 3) },
            { z: 27, outline: roundedRectangle(58, 39, 3) },
          ],
          slot: 'body',
        },
        [-90, 0, 0],
      ),
      move(roundedBlock('lid', 61, 3, 42, 3), 0, 26, 0),
      move(roundedBlock('lid', 52, 4, 33, 3), 0, 27, 0),
      mirror(move(box('clip', 3, 8, 12, 0.6), 30.2, 20, 0)),
      ...[-16, 0, 16].map((x) => turn(box('body', 3, 24, 1.2), [7, 0, 0], [x, 0, 16.2])),
    ],
    { body: 'plastic #3a6fb8', lid: 'plastic #2a3038', clip: 'plastic #e0a020' },
    metres(31, 52, 33),
  );

const cooler: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('body', 56, 32, 34, 3),
      move(roundedBlock('lid', 58, 7, 36, 3), 0, 31, 0),
      sweep(
        'metal',
        [
          [-29, 22, 0],
          [-31, 24, 0],
          [-31, 46, 0],
          [31, 46, 0],
          [31, 24, 0],
          [29, 22, 0],
        ],
        1,
      ),
      move(box('metal', 5, 6, 1.4, 0.3), 0, 28, 17.6),
    ],
    { body: 'plastic #c82c2c', lid: 'plastic #f4f2ec', metal: 'metal' },
  );

const gift: Maker = ({ variant }) => {
  const papers = ['paint #c8242c', 'paint #2a6fc0', 'paint #2f8a4a'] as const;
  const ribbons = ['gold #f0c850', 'paint #f4f0e8', 'paint #d82c34'] as const;
  const loop = sweep(
    'ribbon',
    smoothPath(
      [
        [0, 0, 0],
        [5, 6, 0],
        [11, 6, 0],
        [10, 1, 0],
        [0, 0, 0],
      ],
      4,
    ),
    1.2,
    { sides: 6 },
  );
  return madeInCentimetres(
    [
      box('paper', 30, 20, 30),
      move(box('paper', 32, 6, 32), 0, 20, 0),
      move(box('ribbon', 5, 26.4, 32.6), 0, 0, 0),
      move(box('ribbon', 32.6, 26.4, 5), 0, 0, 0),
      ...[0, 90, 180, 270].map((angle) => move(turn(loop, [0, angle + 45, 0]), 0, 26, 0)),
      ball('ribbon', 2.2, [0, 27.6, 0], 1),
    ],
    { paper: papers[variant % 3] ?? 'paint #c8242c', ribbon: ribbons[variant % 3] ?? 'gold' },
  );
};

const ammoCrate: Maker = () =>
  madeInCentimetres(
    [
      move(box('green', 70, 28, 36, 0.6), 0, 4, 0),
      move(box('green', 72, 5, 38, 0.6), 0, 32, 0),
      ...[-26, 26].map((x) => move(box('dark', 6, 38, 39, 0.4), x, 0, 0)),
      ...[-12, 12].map((x) => move(box('metal', 4, 7, 1.4, 0.3), x, 28, 18.8)),
      mirror(
        sweep(
          'rope',
          smoothPath(
            [
              [36, 26, 7],
              [40, 18, 5],
              [40, 18, -5],
              [36, 26, -7],
            ],
            3,
          ),
          1,
        ),
      ),
      move(box('mark', 22, 3, 0.6), 0, 15, 18),
    ],
    { green: 'paint #5a6238', dark: 'paint #434a2a', metal: 'metal', rope: 'rope', mark: 'paint #e0c040' },
  );

/** Boxes and crates. */
export const BOXES = {
  'cardboard-box': cardboardBox,
  'wooden-box': woodenBox,
  'fruit-crate': fruitCrate,
  'bottle-crate': bottleCrate,
  'treasure-chest': treasureChest,
  chest,
  tote,
  cooler,
  gift,
  'ammo-crate': ammoCrate,
};
