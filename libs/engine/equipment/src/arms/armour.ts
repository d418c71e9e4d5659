import { ball, madeInCentimetres, pointsOf, smoothPath, spun, vectorsOf } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, implicit, mirror, move, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const greatHelm = group(
  {
    form: 'placed',
    part: spun('metal', [9.4, 0, 10.4, 1, 10.8, 8, 11, 16, 10.4, 22, 8, 26, 4, 28, 0, 28.6], { sides: 20 }),
    scale: [1, 1, 1.14],
  },
  move(box('dark', 15, 1.6, 4), 0, 16, 10.9),
  move(box('trim', 2, 20, 1.4, 0.3), 0, 4, 12.2),
  move(box('trim', 18, 2, 3), 0, 18.4, 9.6),
  ...[-5, -3.4, 3.4, 5].flatMap((x) => [6, 9, 12].map((y) => ball('dark', 0.5, [x, y, 12.5 - 0.055 * x * x], 0))),
  { form: 'placed', part: spun('trim', [10.6, -0.4, 11, -0.4, 11, 1.8, 10.6, 1.8], { sides: 20 }), scale: [1, 1, 1.14] },
);
const plume = (slot: string): Shape =>
  sweep(
    slot,
    smoothPath(vectorsOf([0, 27, 2, 0, 34, 0, 0, 37, -8, 0, 30, -16, 0, 20, -18]), 3),
    [1.4, 2.2, 3, 3.4, 3.6, 3.6, 3.4, 3.2, 3, 2.6, 2, 1.2, 0.4],
  );

const helmet: Maker = () =>
  madeInCentimetres([greatHelm, plume('plume')], {
    metal: 'metal #8f98a2',
    dark: 'rubber #17171a',
    trim: 'gold #c8a048',
    plume: 'feather #b8202c',
  });

const vikingHelmet: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: spun('metal', [10.6, 0, 10.8, 5, 9.6, 11, 6, 15.4, 0, 17.4], { curve: true, sides: 22 }),
        scale: [1, 1, 1.12],
      },
      { form: 'placed', part: spun('trim', [10.6, 0, 11.4, 0, 11.4, 3.4, 10.6, 3.4], { sides: 22 }), scale: [1, 1, 1.12] },
      sweep(
        'trim',
        arcPoints([0, 3], [12.2, 14.2], 0, 180, 12).map(([z, y]): Vec3 => [0, y, z]),
        0.9,
        { sides: 6 },
      ),
      move(box('trim', 2.6, 7, 1.4, 0.3), 0, -3, 12.2),
      mirror(
        sweep(
          'horn',
          smoothPath(vectorsOf([9, 7, 0, 16, 9, 0, 20, 15, 0, 19, 24, 0]), 4),
          [3, 2.9, 2.8, 2.7, 2.6, 2.4, 2.2, 2, 1.7, 1.4, 1, 0.6, 0.2],
        ),
      ),
      mirror(spun('trim', [3.4, 0, 3.4, 2, 3, 2], { turn: [0, 0, -80], at: [9.4, 7, 0] })),
    ],
    { metal: 'metal #8f98a2', trim: 'bronze', horn: 'bone #efe4c8' },
  );

const romanHelmet: Maker = () => {
  const crest = sheet(
    'crest',
    [0, 1].map((up) => arcPoints([0, 8], [11.6 + 9 * up, 12 + 9 * up], 12, 176, 14).map(([z, y]): Vec3 => [0, y, z])),
    4,
  );
  return madeInCentimetres(
    [
      {
        form: 'placed',
        part: spun('bronze', [10.4, 4, 10.8, 9, 9.4, 15, 6, 19, 0, 20.6], { curve: true, sides: 22 }),
        scale: [1, 1, 1.12],
      },
      crest,
      mirror(turn(extrude('bronze', pointsOf([-4, 6, 4, 6, 4.6, 0, 2, -7, -1, -7, -3.4, 0]), 1), [0, 70, 0], [10, 2, 3.4])),
      turn(spun('bronze', [9, 0, 14, 1, 14, 2, 9, 1.6, 9, 0]), [16, 0, 0], [0, 3.6, -3]),
      move(box('trim', 18, 2.2, 3, 0.4), 0, 8, 10.4),
    ],
    { bronze: 'brass #c89a48', crest: 'feather #c0202a', trim: 'gold' },
  );
};

const cuirass = group(
  implicit(
    'metal',
    [
      { from: [0, 4, 0], to: [0, 14, 0], radii: [12, 12], flatten: 1.25 },
      { from: [0, 14, 0], to: [0, 30, 1], radii: [12.4, 12.6], flatten: 1.35 },
      { from: [0, 34, 0], to: [0, 37, 0], radii: [9, 8], flatten: 1.7 },
    ],
    { blend: 3, cell: 1.3 },
  ),
  mirror(implicit('metal', [{ from: [4, 30, 9.4], to: [10, 30, 6], radii: [5, 4] }], { blend: 2, cell: 0.8 })),
  move(box('trim', 1.4, 34, 2, 0.3), 0, 3, 13),
  spun('trim', [8, 42, 8.6, 43, 7.4, 47, 6.8, 47, 7, 43]),
  spun('dark', [6.9, 43, 6.8, 46.4, 0, 46.4]),
);
const pauldron = mirror(
  group(ball('metal', [8, 7.4, 9], [17.6, 39, 0]), ball('metal', [7, 6, 8.4], [20.4, 33, 0]), ball('trim', 1.4, [17.6, 46, 0], 1)),
);

const breastplate: Maker = () =>
  madeInCentimetres(
    [
      cuirass,
      pauldron,
      spun('leather', [15, -3, 16, 0, 15, 3], { sides: 20 }),
      ...[-10, -3.4, 3.4, 10].map((x) => move(box('metal', 5.6, 10, 2, 0.5), x, -10, 9 - 0.04 * x * x)),
    ],
    { metal: 'metal #98a2ac', trim: 'gold #c8a048', leather: 'leather #5a3420', dark: 'rubber #17171a' },
  );

const skirt = Array.from({ length: 10 }, (_, k): Shape => turn(move(box('metal', 9.6, 15, 1.4, 0.4), 0, -15, 13.4), [0, 36 * k, 0]));

const displaySword = group(
  extrude('blade', pointsOf([-2.6, 0, 0, -76, 2.6, 0]), 1),
  move(box('trim', 20, 2, 2, 0.4), 0, 0, 0),
  rod('leather', [0, 1, 0], [0, 15, 0], 1.5),
  ball('trim', 2.2, [0, 16, 0], 1),
);

const suitOfArmour: Maker = () => {
  const arm = mirror(
    move(
      group(
        rod('metal', [25, 36, 0], [29, 18, 2], 4.6, 12),
        ball('trim', 4.6, [29, 17, 2]),
        sweep(
          'metal',
          [
            [29, 16, 2],
            [27, -2, 8],
          ],
          [4.4, 3.6],
          { sides: 12 },
        ),
        ball('metal', [3.6, 4.6, 4], [26, -6, 9]),
        rod('trim', [27.4, -0.4, 7.4], [27, -2.6, 8.4], 5, 12),
      ),
      -4,
      0,
      0,
    ),
  );
  const leg = mirror(
    group(
      sweep(
        'metal',
        [
          [9, -2, 0],
          [10, -34, 1],
        ],
        [8.4, 6],
        { sides: 12 },
      ),
      ball('trim', [6.4, 6, 6.6], [10, -36, 2]),
      sweep(
        'metal',
        [
          [10, -38, 1],
          [10.6, -70, 0],
        ],
        [6, 4.6],
        { sides: 12 },
      ),
      ball('metal', [5, 4.4, 10], [10.8, -72, 5]),
    ),
  );
  return madeInCentimetres(
    [
      cuirass,
      pauldron,
      arm,
      leg,
      ...skirt,
      move({ form: 'placed', part: greatHelm, scale: 0.95 }, 0, 47, 0),
      move({ form: 'placed', part: plume('plume'), scale: 0.95 }, 0, 47, 0),
      move(displaySword, 22, -4, 15),
      move(box('wood', 54, 6, 36, 1), 0, -82, 2),
    ],
    {
      metal: 'metal #929ca6',
      trim: 'gold #c8a048',
      dark: 'rubber #17171a',
      plume: 'feather #b8202c',
      blade: 'metal #b4bcc4',
      leather: 'leather',
      wood: 'wood #5c3820',
    },
  );
};

const gauntlet: Maker = () => {
  const finger = (x: number, length: number): Shape =>
    group(
      ...[0, 1, 2].map((k) => move(box('metal', 2.2, length / 3 - 0.2, 2.4, 0.5), x, 16 + (k * length) / 3, 0.5)),
      ball('trim', 0.8, [x, 16 + length / 3, 1.8], 0),
    );
  return madeInCentimetres(
    [
      spun('metal', [7, 0, 7.4, 0.6, 4.6, 9, 4.4, 10, 0, 10], { sides: 16 }),
      spun('trim', [7.2, 0, 7.7, 0.4, 7.4, 1.6, 6.9, 1.6], { sides: 16 }),
      move(box('metal', 9.6, 8, 3.6, 0.9), 0, 8.6, 0.2),
      finger(-3.6, 6.4),
      finger(-1.2, 8),
      finger(1.2, 7.6),
      finger(3.6, 6),
      turn(
        group(move(box('metal', 2.4, 3.4, 2.6, 0.5), 0, 0, 0), move(box('metal', 2.2, 3, 2.4, 0.5), 0, 3.4, 0)),
        [0, 0, -42],
        [4.6, 10.4, 0.6],
      ),
    ],
    { metal: 'metal #8f98a2', trim: 'gold #c8a048' },
  );
};

const samuraiHelmet: Maker = () =>
  madeInCentimetres(
    [
      { form: 'placed', part: spun('black', [10.4, 4, 10.8, 9, 9.4, 15, 6, 19, 0, 20.4], { curve: true, sides: 16 }), scale: [1, 1, 1.12] },
      ...[0, 1, 2, 3].map((k) =>
        sweep(
          'red',
          arcPoints([0, 0], [11.6 + 1.7 * k, 12 + 1.5 * k], 160, 380, 14).map(([x, z]): Vec3 => [x, 4.4 - 2.2 * k, -z]),
          1.3,
          { sides: 6 },
        ),
      ),
      mirror(
        sweep(
          'gold',
          smoothPath(vectorsOf([1.4, 12, 11.4, 6, 17, 12, 12, 26, 10, 14, 36, 7]), 3),
          [1.2, 1.3, 1.3, 1.3, 1.2, 1.1, 0.9, 0.7, 0.5, 0.2],
          { sides: 6 },
        ),
      ),
      spun('gold', [2.4, 0, 2.2, 0.8, 0, 1.2], { turn: [90, 0, 0], at: [0, 12, 11.2] }),
      sweep(
        'black',
        arcPoints([0, 0], [11, 13], 210, 330, 8).map(([x, z]): Vec3 => [x, 7, -z]),
        1.1,
        { sides: 6 },
      ),
      move(sphere('red', [7.6, 6, 5.4], { detail: 2 }), 0, -1, 6),
      move(box('black', 6, 1, 2), 0, -2, 11),
    ],
    { black: 'paint #26262c', red: 'paint #a8202a', gold: 'gold' },
  );

/** Helmets and armour. */
export const ARMOUR = {
  helmet,
  'viking-helmet': vikingHelmet,
  'roman-helmet': romanHelmet,
  'samurai-helmet': samuraiHelmet,
  breastplate,
  'suit-of-armour': suitOfArmour,
  gauntlet,
};
