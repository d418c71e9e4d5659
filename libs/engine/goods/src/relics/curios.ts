import {
  ball,
  ellipse,
  gearOutline,
  heart,
  madeInCentimetres,
  pointsOf,
  slab,
  smoothOutline,
  smoothPath,
  spun,
  vectorsOf,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, implicit, mirror, move, rod, starOutline, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const dragonEgg: Maker = () => {
  const profile = [
    [0, 9],
    [0.16, 15],
    [0.34, 19],
    [0.52, 18.6],
    [0.7, 15.4],
    [0.86, 10],
    [0.96, 4.6],
  ] as const;
  const scales = profile.flatMap(([share, radius], row) => {
    const count = Math.max(5, Math.round(radius * 0.72));
    return Array.from({ length: count }, (_, k) =>
      turn(
        turn(
          slab(row % 2 === 0 ? 'scale' : 'light', smoothOutline(pointsOf([-3.4, 0, 0, -4.6, 3.4, 0, 0, 3.4]), 2), 0.8),
          [76 - 90 * (share - 0.36), 0, 0],
          [0, 52 * share + 3, radius],
        ),
        [0, (360 * (k + 0.5 * (row % 2))) / count, 0],
      ),
    );
  });
  const twig = (k: number): Shape =>
    turn(rod('twig', [-12, 3 + (k % 4) * 1.8, 16 + (k % 3) * 2.2], [12, 2 + ((k * 3) % 5) * 1.6, 17 + (k % 2) * 2], 1.1, 6), [
      0,
      24 * k,
      0,
    ]);
  return madeInCentimetres(
    [
      spun('egg', [0, 2, 9, 4, 15, 10, 19, 20, 18.4, 31, 14, 42, 7, 51, 0, 55], { curve: true }),
      ...scales,
      ...Array.from({ length: 24 }, (_, k) => twig(k)),
    ],
    { scale: 'scales #a8202c', egg: 'scales #5a1420', light: 'scales #c8402c', twig: 'bark #6a4a2c' },
  );
};

const idol: Maker = () =>
  madeInCentimetres(
    [
      move(box('base', 14, 4, 12, 0.6), 0, 0, 0),
      implicit(
        'gold',
        [
          { from: [0, 7, 0], to: [0, 15, 0], radii: [4.6, 4] },
          { from: [-4, 15, 0], to: [-3, 8, 4], radii: [1.8, 1.6] },
          { from: [4, 15, 0], to: [3, 8, 4], radii: [1.8, 1.6] },
          { from: [-3, 6, 0], to: [-4.4, 5, 5], radii: [2.4, 1.8] },
          { from: [3, 6, 0], to: [4.4, 5, 5], radii: [2.4, 1.8] },
        ],
        { blend: 1, cell: 0.5 },
      ),
      move(box('gold', 9, 10, 8, 1.4), 0, 18, 0),
      mirror(move(box('dark', 2.4, 1.6, 0.6), 2.2, 23.4, 4)),
      mirror(move(box('gem', 1.2, 1, 0.8), 2.2, 23.7, 4)),
      move(box('gold', 1.6, 3, 1.4, 0.3), 0, 20.8, 4.4),
      move(box('dark', 5, 1.2, 0.6), 0, 19.2, 4),
      ...[-3, -1, 1, 3].map((x) => move(box('gold', 1, 0.9, 0.8), x * 0.5, 19.3, 4)),
      mirror(spun('gold', [1.6, 0, 1.8, 1, 0.6, 1.2], { turn: [0, 0, -90], at: [4.4, 22, 0] })),
      ...[-4, -2, 0, 2, 4].map((x) =>
        turn(
          extrude(
            'gold',
            [
              [-1, 0],
              [1, 0],
              [1.4, 4],
              [0, 7 - 0.3 * x * x * 0.5],
              [-1.4, 4],
            ],
            1.4,
          ),
          [0, 0, -6 * x],
          [x * 0.9, 27.4, 0],
        ),
      ),
    ],
    { gold: 'gold #d8a838', base: 'stone #5c5650', dark: 'rubber #2a1c10', gem: 'crystal #20c06a' },
  );

const magicLamp: Maker = () =>
  madeInCentimetres(
    [
      spun('gold', [5, 0, 5, 0.6, 2, 1.6, 2, 2.6, 6, 4, 7.6, 6, 6.4, 8, 3, 9.4, 3.2, 10, 2.4, 11, 0.8, 12, 0.8, 12.6, 1.2, 13.4, 0, 14.4], {
        curve: true,
      }),
      sweep(
        'gold',
        smoothPath(vectorsOf([-4, 6, 0, -10, 6.4, 0, -13, 8.4, 0, -16.4, 10.4, 0]), 3),
        [3.4, 3.2, 2.8, 2.2, 1.8, 1.6, 1.3, 1.1, 1, 1.2],
      ),
      sweep('gold', smoothPath(vectorsOf([6.4, 8, 0, 11, 10, 0, 13, 7, 0, 10, 4, 0, 6.4, 4.8, 0]), 3), 0.7),
      ball('smoke', [1.4, 1.2, 1.2], [-18, 13, 0]),
      ball('smoke', [2.2, 1.8, 1.8], [-18.6, 16.4, 0.4]),
      ball('smoke', [3, 2.4, 2.4], [-16.6, 20.4, 0]),
    ],
    { gold: 'gold #e0a830', smoke: 'cloud #c8b4f0' },
  );

const shipInBottle: Maker = () => {
  const sail = (x: number, y: number, w: number, h: number): Shape =>
    turn(
      slab(
        'sail',
        [
          [-w / 2, 0],
          [w / 2, 0],
          [w / 2, h],
          [-w / 2, h],
        ],
        0.2,
      ),
      [90, 0, 0],
      [x, y, 0.4],
    );
  return madeInCentimetres(
    [
      turn(spun('glass', [0, 0, 6, 0.2, 6.6, 1, 6.6, 1.6, 6.3, 1.6, 0, 1.2]), [0, 0, -90], [-13, 9.6, 0]),
      turn(spun('glass', [5.6, 0, 3.4, 3, 2, 4.4, 1.9, 9, 2.3, 9.2, 2.3, 10.2, 0, 10.2]), [0, 0, -90], [8.4, 9.6, 0]),
      ...[0, 180].map((angle) =>
        turn(
          sweep(
            'glass',
            [
              [-12, 9.6, 6.5],
              [8.6, 9.6, 5.8],
            ],
            0.3,
          ),
          [0, 0, 0],
          [0, 0, angle === 0 ? 0 : -12.4],
        ),
      ),
      ...[3.2, 16].map((y) =>
        sweep(
          'glass',
          [
            [-12, y, 0],
            [8.6, y === 16 ? 15.2 : 4, 0],
          ],
          0.3,
        ),
      ),
      slab('sea', pointsOf([-12, -5, 8, -5, 8, 5, -12, 5]), 2, { at: [0, 4.2, 0] }),
      turn(slab('hull', pointsOf([-7, 2, -5.6, -0.6, 4, -0.6, 6.6, 2.6, 5, 2]), 3), [90, 0, 0], [-1.6, 7.2, -1.5]),
      ...[-5, -1, 2.6].map((x) => rod('mast', [x, 8, 0], [x, 14.4 - Math.abs(x + 1) * 0.3, 0], 0.16, 5)),
      sail(-5, 9.6, 3, 1.7),
      sail(-5, 11.6, 2.4, 1.5),
      sail(-1, 9.6, 3.6, 2),
      sail(-1, 12, 2.8, 1.7),
      sail(2.6, 9.6, 3, 1.7),
      sail(2.6, 11.6, 2.2, 1.5),
      ...[-9, 5].map((x) => group(move(box('mast', 1.6, 2.4, 11), x, 0, 0), mirror(move(box('mast', 1.6, 4, 1.6), x, 0, 4.6), 'z'))),
      turn(spun('cork', [1.7, 0, 1.5, 2.6, 0, 2.6]), [0, 0, -90], [18, 9.6, 0]),
    ],
    {
      glass: 'glass #b4d4de',
      sea: 'water #2a7aa8',
      hull: 'wood #6a3c20',
      mast: 'wood #4a2c18',
      sail: 'canvas #f4ecd8',
      cork: 'wood #c8a070',
    },
  );
};

const key: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        torus('gold', 2.6, 0.6),
        ...[0, 90, 180].map((a) => turn(move(torus('gold', 1.1, 0.4, 12), 0, 0, -3.4), [0, a - 90, 0])),
        rod('gold', [0, 0, 2.6], [0, 0, 14], 0.7),
        torus('gold', 0.9, 0.4, 12),
        move(box('gold', 3.4, 1, 1), 1.8, -0.5, 13),
        move(box('gold', 2.4, 1, 1), 1.4, -0.5, 11),
      ),
      [-80, 0, 0],
      [0, 4, 0],
    ),
    { gold: 'brass' },
  );

const padlock: Maker = () =>
  madeInCentimetres(
    [
      move(box('body', 6.4, 5.4, 2.6, 0.6), 0, 0, 0),
      sweep('shackle', vectorsOf([-2.1, 5, 0, -2.1, 7.4, 0, -1.4, 9, 0, 0, 9.6, 0, 1.4, 9, 0, 2.1, 7.4, 0, 2.1, 5, 0]), 0.6),
      turn(slab('dark', ellipse(0.8, 0.8, [0, 0.5], 12), 0.3), [90, 0, 0], [0, 2.4, 1.25]),
      move(box('dark', 0.7, 1.8, 0.3), 0, 1, 1.35),
    ],
    { body: 'brass', shackle: 'metal', dark: 'rubber' },
  );

const gear: Maker = () =>
  madeInCentimetres(
    [
      turn(
        slab('metal', gearOutline(14, 20, 16.4), 5, {
          holes: [
            ellipse(4, 4, [0, 0], 16),
            ...[0, 72, 144, 216, 288].map((a) =>
              ellipse(3.6, 3.6, [10 * Math.cos((a * Math.PI) / 180), 10 * Math.sin((a * Math.PI) / 180)], 14),
            ),
          ],
        }),
        [90, 0, 0],
        [0, 20, -2.5],
      ),
      turn(spun('hub', [4, 0, 5.6, 0, 5.6, 7, 4, 7, 4, 0]), [90, 0, 0], [0, 20, -3.5]),
    ],
    { metal: 'bronze', hub: 'brass' },
  );

const gears: Maker = () => {
  const wheel = (slot: string, [x, y, z]: Vec3, r: number, teeth: number): Shape =>
    group(
      turn(
        slab(slot, gearOutline(teeth, r, r - 2.4), 3, {
          holes: [
            ellipse(r * 0.16, r * 0.16, [0, 0], 12),
            ...[8, 97, 189, 278].map((a) =>
              ellipse(r * 0.2, r * 0.2, [r * 0.5 * Math.cos((a * Math.PI) / 180), r * 0.5 * Math.sin((a * Math.PI) / 180)], 12),
            ),
          ],
        }),
        [90, 0, 0],
        [x, y, z],
      ),
      turn(spun('axle', [r * 0.2, 0, r * 0.2, 5], { sides: 10 }), [90, 0, 0], [x, y, z - 1]),
    );
  return madeInCentimetres(
    [
      wheel('bronze', [0, 22, 0], 20, 18),
      wheel('brass', [26, 32, 0.6], 12, 11),
      wheel('copper', [-25, 34, -0.8], 13, 12),
      wheel('iron', [20, 10.3, 2], 9.6, 9),
      move(box('iron', 64, 3, 10, 0.5), 0, 0, 0),
      ...[
        [-25, 34],
        [0, 22],
        [26, 32],
        [20, 10],
      ].map(([x = 0, y = 0]) => rod('iron', [x, 0, -1.6], [x, y, -1.6], 1.2, 6)),
    ],
    { bronze: 'bronze', brass: 'brass', copper: 'copper', iron: 'iron', axle: 'metal' },
  );
};

const chain: Maker = () => {
  const path = smoothPath(vectorsOf([-30, 2, 4, -20, 2, -6, -8, 2, 4, 2, 2, 8, 10, 2, -2, 20, 2, -6, 30, 2, 2]), 4);
  const link = (k: number): Shape => {
    const [from, to] = [path[k] as Vec3, path[k + 1] as Vec3];
    const middle: Vec3 = [(from[0] + to[0]) / 2, 2, (from[2] + to[2]) / 2];
    const yaw = (Math.atan2(to[0] - from[0], to[2] - from[2]) * 180) / Math.PI;
    return turn(
      turn({ form: 'placed', part: torus('iron', 2, 0.6, 14), scale: [0.75, 1, 1.35] }, [0, 0, k % 2 === 0 ? 20 : 90]),
      [0, yaw, 0],
      middle,
    );
  };
  return madeInCentimetres(
    Array.from({ length: path.length - 1 }, (_, k) => link(k)),
    { iron: 'iron #5c5c62' },
  );
};

const heartShape: Maker = () =>
  madeInCentimetres(
    move(
      {
        form: 'group',
        parts: [
          extrude('heart', heart(18), 3),
          ...[1, -1].map((side) => move({ form: 'placed', part: extrude('heart', heart(15), 2), scale: 1 }, 0, 0, side * 2)),
        ],
      },
      0,
      10,
      0,
    ),
    { heart: 'candy #e0203c' },
  );

const starShape: Maker = () =>
  madeInCentimetres(
    move(
      group(
        extrude('star', starOutline(5, 16, 7), 4),
        ...[1, -1].map((side) => move(extrude('star', starOutline(5, 12, 5), 2), 0, 0, 2.4 * side)),
      ),
      0,
      14,
      0,
    ),
    { star: 'gold #f8c838' },
  );

/** Curiosities. */
export const CURIOS = {
  'dragon-egg': dragonEgg,
  idol,
  'magic-lamp': magicLamp,
  'ship-in-bottle': shipInBottle,
  key,
  padlock,
  gear,
  gears,
  chain,
  heart: heartShape,
  star: starShape,
};
