import { ball, madeInCentimetres, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, group, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const flare = (radius: number, length: number): Shape =>
  spun(
    'brass',
    [
      1.1,
      0,
      1.3,
      0.3 * length,
      2,
      0.6 * length,
      0.5 * radius,
      0.84 * length,
      radius,
      length,
      0.94 * radius,
      length,
      0.4 * radius,
      0.82 * length,
      0,
      0.7 * length,
    ],
    { sides: 20 },
  );

const trumpet: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        turn(flare(6.4, 24), [0, 0, -90], [6, 12, 0]),
        sweep(
          'brass',
          [
            [6, 12, 0],
            [-12, 12, 0],
            ...arcPoints([-14, 8], 4, 90, 270, 8).map(([x, y]): Vec3 => [x, y, 0]),
            [12, 4, 0],
            ...arcPoints([14, 7.5], 3.5, 270, 450, 8).map(([x, y]): Vec3 => [x, y, 0.6]),
            [-27, 11, 1.4],
          ],
          1.05,
          { sides: 8 },
        ),
        turn(spun('silver', [0.8, 0, 1, 4, 1.8, 6, 1.8, 6.6, 0, 6]), [0, 0, 90], [-26, 11, 1.4]),
        ...[-5, -1, 3].map((x) =>
          group(
            spun('brass', [1.6, 2, 1.6, 13], { at: [x, 0, 0.4], sides: 12 }),
            spun('silver', [0.5, 13, 0.5, 15, 1.3, 15, 1.3, 15.8, 0, 15.8], { at: [x, 0, 0.4], sides: 10 }),
          ),
        ),
        move(turn(torus('brass', 1.6, 0.35, 12), [90, 0, 0]), 8, 9, 1.4),
      ),
      [0, 0, 10],
    ),
    { brass: 'gold #e0b040', silver: 'silver' },
  );

const trombone: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        turn(flare(11, 40), [0, 0, 90], [-2, 18, 0]),
        sweep(
          'brass',
          [
            [-2, 18, 0],
            [24, 18, 0],
            ...arcPoints([26, 12], 6, 90, -90, 8).map(([x, y]): Vec3 => [x, y, 0]),
            [-66, 6, 0],
            ...arcPoints([-68, 2], 4, 90, 270, 8).map(([x, y]): Vec3 => [x, y, 0]),
            [14, -2, 0],
          ],
          1.1,
        ),
        turn(spun('silver', [0.8, 0, 1, 4, 2.2, 6.4, 0, 6]), [0, 0, -90], [13, -2, 0]),
        rod('brass', [0, -2, 0], [0, 18, 0], 0.6),
        rod('brass', [-30, -2, 0], [-30, 6, 0], 0.6),
      ),
      [0, 0, 28],
      [0, 34, 0],
    ),
    { brass: 'gold #d8a840', silver: 'silver' },
  );

const frenchHorn: Maker = () => {
  const coil = (radius: number, z: number): Shape => move(turn(torus('brass', radius, 1.1, 28), [90, 0, 0]), 0, 16, z);
  return madeInCentimetres(
    [
      coil(13, 0),
      coil(10.4, 1.2),
      coil(7.4, 0.4),
      turn(flare(13, 30), [24, 0, 118], [9, 14, 1]),
      sweep(
        'brass',
        smoothPath(
          [
            [-10, 23, 0],
            [-16, 28, 1],
            [-22, 31, 2],
          ],
          3,
        ),
        0.8,
      ),
      turn(spun('silver', [0.7, 0, 1.5, 4, 0, 3.8]), [0, 0, 60], [-21.4, 30.6, 2]),
      ...[-3, 0, 3].map((x) => turn(spun('silver', [1.4, -3, 1.4, 5, 0, 5.2], { sides: 12 }), [0, 0, 0], [x, 16, 1.4])),
    ],
    { brass: 'gold #d8a840', silver: 'silver' },
  );
};

const saxophone: Maker = () => {
  const body: Vec3[] = [
    [-3, 58, 0],
    [-3, 40, 0],
    [-3, 22, 0],
    [-2, 8, 0],
    [2, 1.8, 0],
    [8, 3.4, 0],
    [11, 10, 0],
    [13, 20, 0],
    [15.4, 28, 0],
  ];
  const path = smoothPath(body, 3);
  const pads = Array.from({ length: 8 }, (_, k) =>
    turn(spun('gold', [1.9 - 0.08 * k, 0, 1.9 - 0.08 * k, 0.8, 0, 1], { sides: 12 }), [90, 0, 0], [-2.8, 12 + 5.2 * k, 3.6 - 0.16 * k]),
  );
  return madeInCentimetres(
    [
      sweep(
        'brass',
        path,
        path.map((_, k) => 1.7 + (k / (path.length - 1)) ** 1.4 * 4.6),
        { sides: 14 },
      ),
      turn(spun('brass', [6.2, -1, 8.2, 3, 7.6, 3, 5, 0, 0, -1]), [0, 0, -14], [15.2, 27, 0]),
      sweep(
        'brass',
        smoothPath(
          [
            [-3, 57, 0],
            [-3.4, 62, 0],
            [-8, 65, 0],
            [-14, 62, 0],
          ],
          4,
        ),
        1.2,
      ),
      turn(spun('dark', [1.3, 0, 1.6, 2, 1.1, 7, 0.4, 8]), [0, 0, 118], [-13, 62.4, 0]),
      ...pads,
      rod('gold', [-1, 10, 3.4], [-1, 52, 2.2], 0.35),
      ...[0, 1, 2, 3].map((k) => ball('pearl', 0.8, [-4.6, 24 + 6 * k, 3], 1)),
      move(turn(torus('gold', 3.4, 0.5, 16), [90, 0, 0]), 8, 12, 2),
    ],
    { brass: 'gold #d8a030', gold: 'brass #b8863c', dark: 'rubber', pearl: 'ceramic' },
  );
};

const flute: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('silver', [1, 0, 1, 66], { sides: 12 }),
        ...[0.4, 20, 46, 64].map((y) => spun('dark', [1, y, 1.3, y, 1.3, y + 1.4, 1, y + 1.4], { sides: 12 })),
        ...Array.from({ length: 12 }, (_, k) =>
          turn(spun('key', [0.9, 0, 0.9, 0.5, 0, 0.6], { sides: 10 }), [90, 0, 0], [0, 6 + 3.2 * k, 0.9]),
        ),
        rod('key', [0.9, 4, 1], [0.9, 44, 1], 0.2, 5),
        { form: 'placed', part: ball('key', [1.5, 2, 0.8], [0, 56, 0.9], 1) },
      ),
      [0, 0, -78],
    ),
    { silver: 'silver', key: 'metal #8a9098', dark: 'metal #7c8288' },
  );

const recorder: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('wood', [1.7, 0, 2, 0.6, 1.7, 3, 1.3, 5, 1.3, 24, 1.8, 25, 1.8, 27, 1.4, 28, 1.4, 31, 0.8, 35, 0, 35], { sides: 14 }),
        ...Array.from({ length: 7 }, (_, k) => {
          const y = 6.4 + 2.4 * k;
          return turn(spun('dark', [0.45, 0, 0.45, 0.2, 0, 0.2], { sides: 8 }), [90, 0, 0], [0, y, 1.2]);
        }),
        move(turn(spun('dark', [0.7, 0, 0.7, 0.3, 0, 0.3], { sides: 4 }), [90, 0, 0]), 0, 29, 1.2),
        ...[24.4, 2].map((y) => spun('ivory', [1.9, y, 2.1, y, 2.1, y + 1, 1.9, y + 1], { sides: 14 })),
      ),
      [0, 0, -68],
    ),
    { wood: 'wood #a8642c', dark: 'rubber', ivory: 'bone' },
  );

const panFlute: Maker = () =>
  madeInCentimetres(
    [
      ...Array.from({ length: 9 }, (_, k) =>
        spun(k % 2 === 0 ? 'cane' : 'light', [1.2, 20 - 10 + 1.1 * k - 0.1 * k * k * 0.4, 1.2, 22, 0.8, 22, 0.8, 20, 0, 20], {
          sides: 10,
          at: [-9.6 + 2.4 * k, 0, 0.01 * k],
        }),
      ),
      ...[14, 18].map((y) => move(turn(spun('cord', [1.6, -11, 1.6, 11], { sides: 6 }), [0, 0, 90]), 0, y, 0)),
    ],
    { cane: 'bamboo', light: 'bamboo #d0b870', cord: 'leather #8a2c20' },
  );

const horn: Maker = () => {
  const path = smoothPath(
    [
      [-12, 16, 0],
      [-8, 8, 0],
      [0, 4.6, 0],
      [9, 8, 0],
      [14, 17, 0],
    ],
    4,
  );
  return madeInCentimetres(
    [
      sweep(
        'horn',
        path,
        path.map((_, k) => 0.7 + (k / (path.length - 1)) * 3.6),
        { sides: 14 },
      ),
      turn(spun('gold', [4.2, -1.4, 4.7, -1.4, 4.8, 1.2, 3.6, 1.2, 3.4, 0, 0, -1], { sides: 16 }), [0, 0, -26], [14, 17, 0]),
      turn(spun('gold', [0.9, -1, 1.3, 1.6, 0, 1.4], { sides: 10 }), [0, 0, 26], [-12, 16, 0]),
      turn(torus('gold', 2.8, 0.5, 14), [0, 0, -74], [2.6, 5, 0]),
      sweep(
        'cord',
        smoothPath(
          [
            [-9, 11, 1],
            [-4, 1, 3],
            [4, 0.6, 3],
            [10, 9, 2],
          ],
          3,
        ),
        0.35,
      ),
    ],
    { horn: 'bone #d8c49a', gold: 'brass', cord: 'leather' },
  );
};

/** Wind instruments. */
export const WINDS = { trumpet, trombone, 'french-horn': frenchHorn, saxophone, flute, recorder, 'pan-flute': panFlute, horn };
