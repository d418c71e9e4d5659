import {
  ball,
  discPoints,
  madeInCentimetres,
  pointsOf,
  roundedBlock,
  slab,
  smoothOutline,
  smoothPath,
  spun,
  vectorsOf,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, move, radial, sphere, sweep, torus, turn, array, arcPoints } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const loafSlashes = (count: number, length: number, height: number, width: number): Shape =>
  array(move(turn(sphere('flour', [0.8, 0.7, width], { detail: 1 }), [0, 32, 0]), 0, height, 0), count, [length / count, 0, 0], true);

const bread: Maker = () =>
  madeInCentimetres([ball('crust', [16, 6, 7.4], [0, 4.6, 0], 3), loafSlashes(5, 21, 10, 4.4)], {
    crust: 'bread #b8702e',
    flour: 'bread #e8cc98',
  });

const toastLoaf: Maker = () => {
  const slice = smoothOutline(pointsOf([-5, 0, 5, 0, 5.4, 5, 6.2, 8.4, 4.6, 10.6, 0, 11, -4.6, 10.6, -6.2, 8.4, -5.4, 5]), 3);
  const piece = (x: number, lean: number): Shape =>
    turn(
      group(
        slab('crust', slice, 1.6),
        slab(
          'crumb',
          slice.map(([a, b]) => [a * 0.9, 0.4 + b * 0.91]),
          1.7,
        ),
      ),
      [90, 90, lean],
      [x, 0, 0],
    );
  const body = turn(slab('crust', slice, 14), [90, 90, 0], [-9, 0, 0]);
  const face = turn(
    slab(
      'crumb',
      slice.map(([a, b]) => [a * 0.9, 0.4 + b * 0.91]),
      14.1,
    ),
    [90, 90, 0],
    [-9, 0, 0],
  );
  return madeInCentimetres([body, face, piece(6.6, -4), piece(10, -16)], { crust: 'bread #a8642c', crumb: 'cream #f4dfb4' });
};

const baguette: Maker = () =>
  madeInCentimetres(
    [
      sweep(
        'crust',
        vectorsOf([-32, 3, 0, -29, 3.2, 0, -16, 3.6, 0, 0, 3.7, 0, 16, 3.6, 0, 29, 3.2, 0, 32, 3, 0]),
        [0.6, 2.4, 3.2, 3.4, 3.2, 2.4, 0.6],
        { sides: 10 },
      ),
      loafSlashes(7, 52, 6.8, 2.8),
    ],
    { crust: 'bread #c07c34', flour: 'bread #ecd09c' },
  );

const croissant: Maker = () => {
  const parts = Array.from({ length: 11 }, (_, k): Shape => {
    const share = (k - 5) / 5;
    const angle = share * 78;
    const size = 3.4 * (1 - 0.72 * share * share) + 0.3;
    return turn(
      move(turn(sphere('crust', [1.75, size, size], { detail: 2 }), [0, 0, 8 * share]), 0, size, 0),
      [0, -angle, 0],
      [7.4 * Math.sin((angle * Math.PI) / 180), 0, 4 - 7.4 * Math.cos((angle * Math.PI) / 180)],
    );
  });
  return madeInCentimetres(turn(group(...parts), [0, 180, 0]), { crust: 'bread #c8822e' });
};

const pretzel: Maker = () => {
  const line: Vec3[] = vectorsOf([
    -3.6, 1.6, 1, 0.8, 5.4, 0.9, 3.4, 9, 0, 6.2, 10, 0, 8, 7.4, 0, 7, 3.4, 0, 3.6, 0.6, 0, 0, 0, 0, -3.6, 0.6, 0, -7, 3.4, 0, -8, 7.4, 0,
    -6.2, 10, 0, -3.4, 9, 0, -0.8, 5.4, -0.7, 3.6, 1.6, 1,
  ]);
  const salt = [
    [7.6, 6],
    [-7.6, 6],
    [6.4, 9.6],
    [-6.4, 9.6],
    [2, 0.4],
    [-2, 0.4],
    [-5.6, 1.8],
    [5.6, 1.8],
  ] as const;
  return madeInCentimetres(
    [sweep('crust', smoothPath(line, 3), 1.15, { sides: 8 }), ...salt.map(([x, y]) => ball('salt', 0.3, [x, y, 1.1], 0))],
    { crust: 'bread #96501c', salt: 'snow' },
  );
};

const pizza: Maker = () => {
  const disc = (slot: string, x: number, z: number, r: number, y: number): Shape =>
    spun(slot, [r, y, r, y + 0.5, 0, y + 0.6], { at: [x, 0, z], sides: 12 });
  const slices = discPoints(12, 13).map(([x, z], k) => disc(k % 4 === 3 ? 'leaf' : 'salami', x, z, k % 4 === 3 ? 1.1 : 2, 1.3));
  const olives = discPoints(16, 13.4).map(([x, z]) => move(torus('olive', 0.7, 0.3, 8), -z, 2, x));
  const cuts = radial(box('sauce', 0.3, 1.7, 15), 4, 0);
  return madeInCentimetres(
    [
      spun('crust', [16, 0, 17, 1, 16.6, 2.4, 15.4, 2.6, 14.6, 1.5, 0, 1.5], { sides: 32 }),
      spun('cheese', [15, 1, 14.8, 1.6, 0, 1.7], { sides: 32 }),
      cuts,
      ...slices,
      ...olives,
    ],
    {
      crust: 'bread #c88a44',
      cheese: 'cream #f4c850',
      salami: 'fruit #b8281e',
      sauce: 'fruit #9a2414',
      leaf: 'leaf #4a8a2e',
      olive: 'rubber #26221f',
    },
  );
};

const pizzaSlice: Maker = () => {
  const wedge = (radius: number): Point2[] => [[0, -9], ...arcPoints([0, -9], radius, 66, 114, 8)];
  const spot = (x: number, z: number, r = 1.7): Shape => spun('salami', [r, 0.8, r, 1.5, 0, 1.6], { at: [x, 0, -z], sides: 12 });
  const rim = arcPoints([0, -9], 17.6, 66, 114, 8).map(([x, y]): [number, number, number] => [x, 1.2, -y]);
  return madeInCentimetres(
    turn(
      group(
        slab('crust', wedge(18), 0.7),
        slab('cheese', wedge(16.6), 1.1),
        spot(-2, 4.4),
        spot(2.6, 4),
        spot(0.4, 0),
        spot(-0.2, -4, 1.1),
        sweep('crust', rim, 1.4),
      ),
      [24, 0, 0],
    ),
    { cheese: 'cream #f4c850', crust: 'bread #c88a44', salami: 'fruit #b8281e' },
  );
};

const cookie: Maker = () =>
  madeInCentimetres(
    [
      spun('dough', [3.6, 0, 4.1, 0.5, 3.6, 1.1, 0, 1.4], { sides: 18 }),
      ...discPoints(11, 3.4).map(([x, z]) => ball('chip', [0.55, 0.4, 0.55], [x, 1.2, z], 1)),
      turn(
        group(
          spun('dough', [3.6, 0, 4.1, 0.5, 3.6, 1.1, 0, 1.4], { sides: 18 }),
          ...discPoints(11, 3.4).map(([x, z]) => ball('chip', [0.55, 0.4, 0.55], [x, 1.2, z], 1)),
        ),
        [52, 0, 0],
        [0.4, 4.2, -3.6],
      ),
    ],
    { dough: 'bread #c88c4c', chip: 'chocolate #3a2012' },
  );

const pancakes: Maker = () =>
  madeInCentimetres(
    [
      spun('plate', [6, 0, 11, 1.2, 11.2, 1.5, 6.4, 0.6, 0, 0.6], { sides: 26 }),
      ...[0, 1, 2, 3, 4].map((k) =>
        spun('dough', [7.2, 0.8 + 1.4 * k, 7.8, 1.4 + 1.4 * k, 7.2, 2.1 + 1.4 * k, 0, 2.2 + 1.4 * k], {
          sides: 22,
          at: [0.4 * Math.sin(2 * k), 0, 0.4 * Math.cos(3 * k)],
        }),
      ),
      spun('syrup', [4.8, 7.4, 5, 8.1, 0, 8.3], { sides: 14 }),
      ...[0, 70, 150, 215, 290].map((angle, k) =>
        turn(
          sweep(
            'syrup',
            [
              [0, 8, 4],
              [0, 7.8, 7.4],
              [0, 6.4, 8],
              [0, 3 + (k % 3), 8],
            ],
            [0.9, 0.8, 0.7, 0.8],
          ),
          [0, angle, 0],
        ),
      ),
      turn(roundedBlock('butter', 2.8, 1.4, 2.8, 0.3), [0, 24, 0], [0, 8.2, 0]),
    ],
    { dough: 'bread #d09a50', plate: 'ceramic #f2efe8', syrup: 'fruit #7a3a10', butter: 'cream #f8e070' },
  );

const pie: Maker = () =>
  madeInCentimetres(
    [
      spun('tin', [9, 0, 12.6, 4, 13.4, 4.2, 12.4, 4.4, 0, 4.4], { sides: 28 }),
      spun('filling', [11.8, 4, 11.4, 4.9, 0, 5.2], { sides: 28 }),
      ...[-7.6, -3.8, 0, 3.8, 7.6].flatMap((x) => {
        const length = 2 * Math.sqrt(11.8 ** 2 - x * x);
        return [move(box('crust', 1.8, 0.8, length), x, 4.7, 0), move(box('crust', length, 0.8, 1.8), 0, 5, x)];
      }),
      radial(ball('crust', [1.7, 1.1, 1.3], [0, 4.8, 12]), 22),
    ],
    { crust: 'bread #d09c50', filling: 'fruit #8a1c2c', tin: 'metal #b4b8bc' },
  );

const gingerbreadMan: Maker = () => {
  const half: Point2[] = pointsOf([
    0, 6, 1.4, 4.6, 2.4, 0.4, 4.6, 0.2, 5, 2, 3.4, 7.6, 3.6, 9, 7, 9.2, 8, 10.6, 7, 12.2, 3, 12, 2.2, 12.8, 3.4, 14.6, 3, 17.2, 0, 18.4,
  ]);
  const outline = smoothOutline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([x, y]): Point2 => [-x, y]),
    ],
    3,
  );
  const dot = (slot: string, x: number, y: number, r: number): Shape => move(sphere(slot, [r, r, 0.35], { detail: 1 }), x, y, 0.8);
  const icing = (points: readonly Point2[]): Shape =>
    sweep(
      'icing',
      points.map(([x, y]): [number, number, number] => [x, y, 0.75]),
      0.25,
      { sides: 6 },
    );
  return madeInCentimetres(
    turn(
      group(
        turn(slab('dough', outline, 1.5), [90, 0, 0], [0, 0, -0.75]),
        dot('icing', -1.2, 15.6, 0.5),
        dot('icing', 1.2, 15.6, 0.5),
        icing(pointsOf([-1.5, 14, 0, 13.2, 1.5, 14])),
        dot('button', 0, 10.6, 0.7),
        dot('button', 0, 8.2, 0.7),
        icing(pointsOf([6.2, 9.6, 6.6, 10.6, 6.2, 11.8])),
        icing(pointsOf([-6.2, 9.6, -6.6, 10.6, -6.2, 11.8])),
        icing(pointsOf([2.8, 2.4, 3.6, 2, 4.4, 2.6])),
        icing(pointsOf([-2.8, 2.4, -3.6, 2, -4.4, 2.6])),
      ),
      [-12, 0, 0],
    ),
    { dough: 'gingerbread', icing: 'cream #fbf6ea', button: 'candy #e83a4a' },
  );
};

const sandwich: Maker = () => {
  const triangle = (grow: number): Point2[] => [
    [-6.4 - grow, -3.4 - grow],
    [6.4 + grow, -3.4 - grow],
    [0, 4.6 + grow],
  ];
  return madeInCentimetres(
    [
      slab('bread', triangle(0), 1.5),
      slab('lettuce', triangle(0.5), 0.5, { at: [0, 1.5, 0] }),
      slab('ham', triangle(0.1), 0.7, { at: [0, 2, 0] }),
      slab('cheese', triangle(0.4), 0.5, { at: [0, 2.7, 0] }),
      slab('tomato', triangle(-0.3), 0.7, { at: [0, 3.2, 0] }),
      slab('bread', triangle(0), 1.5, { at: [0, 3.9, 0] }),
    ],
    { bread: 'bread #e8c890', lettuce: 'leaf #5aa03a', ham: 'fruit #e88a80', cheese: 'cream #f4c030', tomato: 'fruit #d03424' },
  );
};

/** Bread, pizza, cookies and pies. */
export const BAKED = {
  bread,
  'toast-loaf': toastLoaf,
  baguette,
  croissant,
  pretzel,
  pizza,
  'pizza-slice': pizzaSlice,
  cookie,
  pancakes,
  pie,
  'gingerbread-man': gingerbreadMan,
  sandwich,
};

export const sesame = (count: number, radius: number, height: number, slot: string): Shape[] =>
  discPoints(count, 0.8 * radius).map(([x, z]) =>
    ball(slot, [0.25, 0.18, 0.35], [x, height * Math.sqrt(1 - (x * x + z * z) / (radius * radius)), z], 0),
  );
