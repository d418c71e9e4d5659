import { ball, discPoints, madeInCentimetres, roundedBlock, slab, smoothOutline, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { group, implicit, mirror, move, rod, sphere, sweep, turn, box, arcPoints } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { leafOf } from './fruit.js';
import { plate } from './plates.js';

const cheese: Maker = () => {
  const wedge: Point2[] = [
    [-9, -1],
    [8, -7],
    [9.4, -1],
    [8, 5],
  ];
  const front = (x: number, y: number, r: number): Shape =>
    turn(sphere('hole', [r, r, 0.12], { detail: 2 }), [0, -19.4, 0], [x, y, 1 + ((x + 9) * 6) / 17]);
  const top = (x: number, z: number, r: number): Shape => ball('hole', [r, 0.12, r], [x, 7, z]);
  return madeInCentimetres(
    [
      slab('cheese', wedge, 7),
      slab(
        'rind',
        [
          [8, -7],
          [8.6, -6.9],
          [10, -1],
          [8.6, 5],
          [8, 5],
          [9.4, -1],
        ],
        7.1,
      ),
      front(-4, 4.4, 1),
      front(0.4, 2.6, 1.3),
      front(3.6, 5, 0.9),
      front(5.6, 2, 0.8),
      front(-2.4, 1.6, 0.6),
      top(-2, 1, 1),
      top(3.4, 3.4, 1.4),
      top(6, -2, 1),
      top(1.4, -0.6, 0.7),
    ],
    {
      cheese: 'cream #f6c840',
      rind: 'wax #e09a28',
      hole: 'cream #c8922a',
    },
  );
};

const cheeseWheel: Maker = () => {
  const sector = (radius: number): Point2[] => [[0, 0], ...arcPoints([0, 0], radius, -55, 245, 28)];
  return madeInCentimetres(
    [
      slab('rind', sector(15), 9),
      slab('cheese', sector(14.2), 9.06),
      turn(slab('cheese', [[0, 0], ...arcPoints([0, 0], 14, -22, 22, 6)], 8), [0, -90, 0], [0, 0, 4.6]),
    ],
    { rind: 'wax #d88a24', cheese: 'cream #f6d468' },
  );
};

const sausages: Maker = () => {
  const link = (k: number): Shape =>
    move(
      sweep(
        'sausage',
        smoothPath(
          [
            [-6.4, 2.4, 0],
            [-6, 2.2, 0.2],
            [0, 1.8, 1],
            [6, 2.2, 0.2],
            [6.4, 2.4, 0],
          ],
          3,
        ),
        [0.3, 1, 1.35, 1.5, 1.55, 1.55, 1.6, 1.55, 1.5, 1.35, 1.3, 0.9, 0.3],
        { sides: 10 },
      ),
      0,
      0,
      3.4 * (k - 1.5),
    );
  return madeInCentimetres([plate(12), ...[0, 1, 2, 3].map(link)], { sausage: 'fruit #8e3a20', plate: 'ceramic #f2efe8' });
};

const fishPlate: Maker = () => {
  const body: Point2[] = [
    [-11, 0],
    [-7, 3.4],
    [-1, 4.4],
    [5, 3],
    [9, 1],
    [13, 4],
    [12, 0],
    [13, -4],
    [9, -1],
    [5, -3],
    [-1, -4],
    [-7, -3],
  ];
  return madeInCentimetres(
    [
      { form: 'placed', part: plate(14), scale: [1.35, 1, 0.9] },
      slab('fish', smoothOutline(body, 3), 1.6, { at: [0, 0.8, 0] }),
      ball('fish', [9, 1.8, 3.4], [-1.6, 1.6, 0]),
      slab(
        'fin',
        smoothOutline(
          [
            [-3, 4],
            [3, 3.4],
            [4, 5.4],
            [-1, 6],
          ],
          2,
        ),
        0.8,
        { at: [0, 0.9, 0] },
      ),
      ball('eye', 0.6, [-7.8, 2.6, -0.9], 1),
      ...[-4, -1, 2].map((x) => turn(box('fin', 0.4, 0.5, 4), [0, 24, 0], [x, 3, 0])),
      spun('lemon', [2, 0, 2, 0.6, 0, 0.6], { at: [6, 0.9, 5.4] }),
      spun('lemon', [2, 0, 2, 0.6, 0, 0.6], { at: [3, 0.9, 6.6] }),
      ...[0, 1, 2].map((k) => move(turn(leafOf(4, 12), [0, 200 + 30 * k, 0]), -6, 1.2, 5.6)),
    ],
    { fish: 'metal #9ab0bc', plate: 'ceramic #f4f1ea', fin: 'metal #5a7280', eye: 'eye', lemon: 'fruit #f4d838', leaf: 'leaf #4a9030' },
  );
};

const roastChicken: Maker = () =>
  madeInCentimetres(
    [
      { form: 'placed', part: plate(17), scale: [1.2, 1, 0.9] },
      move(
        implicit(
          'skin',
          [
            { from: [-4, 6, 0], to: [5, 6.4, 0], radii: [6.2, 5] },
            ...[1, -1].flatMap((side) => [
              { from: [-5, 4.6, 4.6 * side] as Vec3, to: [1, 6.4, 6.4 * side] as Vec3, radii: [3.4, 2.4] as const },
              { from: [1, 6.4, 6.4 * side] as Vec3, to: [-8, 9.4, 5 * side] as Vec3, radii: [1.9, 1.1] as const },
              { from: [5, 6, 4.6 * side] as Vec3, to: [1.6, 4.6, 7 * side] as Vec3, radii: [1.6, 1.2] as const },
            ]),
          ],
          { blend: 1.6, cell: 0.75 },
        ),
        0,
        0,
        0,
      ),
      mirror(
        group(
          rod('bone', [-8, 9.4, 5], [-11.4, 10.4, 4.4], 0.7),
          ball('bone', 1, [-11.6, 10.8, 4.6], 1),
          ball('bone', 1, [-11.8, 10, 4], 1),
        ),
        'z',
      ),
      ...Array.from({ length: 9 }, (_, k) =>
        k % 3 === 0
          ? ball('potato', [2, 1.6, 1.6], [14 * Math.cos(0.7 * k), 2.2, 9 * Math.sin(0.7 * k)], 1)
          : move(turn(leafOf(5, 20), [0, 70 * k, 0]), 13 * Math.cos(0.7 * k), 1.6, 8.6 * Math.sin(0.7 * k)),
      ),
    ],
    { skin: 'bread #b8682a', plate: 'ceramic #f2efe8', bone: 'bone', leaf: 'leaf #4a9030', potato: 'bread #e0b860' },
  );

const drumstick: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('meat', [0, 0, 4, 1.2, 6, 5, 5, 10, 2.4, 14, 1.4, 15.4, 0, 15.6], { curve: true }),
        rod('bone', [0, 14, 0], [0, 20, 0], 0.9),
        ball('bone', 1.3, [0.8, 20.6, 0], 1),
        ball('bone', 1.3, [-0.8, 20.6, 0], 1),
      ),
      [0, 0, -58],
    ),
    { meat: 'bread #a8602a', bone: 'bone' },
  );

const steak: Maker = () => {
  const outline = smoothOutline(
    [
      [-8, -2],
      [-4, -6],
      [3, -5.6],
      [8, -2],
      [7, 3],
      [2, 3.6],
      [-1, 6],
      [-7, 4],
    ],
    4,
  );
  const inner = outline.map(([x, y]): Point2 => [0.86 * x, 0.86 * y]);
  const bone = [
    [-5.6, 2.8],
    [1.6, 1.4],
    [5.6, -0.4],
  ] as const;
  return madeInCentimetres(
    [
      plate(12.6),
      slab('fat', outline, 2, { at: [0, 0.8, 0] }),
      slab('meat', inner, 2.2, { at: [0, 0.8, 0] }),
      sweep(
        'bone',
        bone.map(([x, y]): Vec3 => [x, 3, -y]),
        0.6,
        { sides: 6 },
      ),
      ...[-4, -1, 2, 5].map((x) => turn(box('grill', 0.4, 0.3, 6), [0, 34, 0], [x, 2.85, 1.8])),
    ],
    {
      meat: 'fruit #8a3424',
      fat: 'cream #ecd0b0',
      bone: 'bone',
      plate: 'ceramic #e8e4da',
      grill: 'chocolate #3a1c12',
    },
  );
};

const friedEgg: Maker = () =>
  madeInCentimetres(
    [
      spun('pan', [9.6, 0, 11, 2, 11.6, 2.2, 10, 0.7, 0, 0.7], { sides: 26 }),
      slab(
        'white',
        smoothOutline(
          [
            [-6, -1],
            [-3, -5.4],
            [2, -4.6],
            [6, -3],
            [6.6, 2],
            [2.6, 5.4],
            [-2, 4.4],
            [-5.6, 4],
          ],
          4,
        ),
        0.6,
        { at: [0, 0.7, 0] },
      ),
      ball('yolk', [2.4, 1.5, 2.4], [0.3, 1.3, 0]),
      rod('pan', [11, 2, 0], [25, 3.6, 0], 0.9),
    ],
    {
      white: 'ceramic #fbf8f0',
      yolk: 'fruit #f8b020',
      pan: 'iron #2c2c30',
    },
  );

const boiledEgg: Maker = () =>
  madeInCentimetres(
    [
      spun('cup', [2.2, 0, 2.2, 0.4, 0.8, 1.2, 0.9, 2.4, 2.4, 4, 2.5, 5, 0, 5], { curve: true }),
      spun('shell', [1.4, 3.6, 2.3, 5, 2.2, 7, 1.3, 8.8, 0, 9.5], { curve: true }),
    ],
    { shell: 'shell #e8c4a0', cup: 'ceramic #4a86b8' },
  );

const eggCarton: Maker = () => {
  const egg = spun('shell', [1.2, 1, 2.2, 2.8, 2, 4.8, 1.1, 6.4, 0, 7], { curve: true, sides: 12 });
  return madeInCentimetres(
    [
      roundedBlock('carton', 30, 3, 11, 1.2),
      ...Array.from({ length: 12 }, (_, k) => move(egg, 4.7 * ((k % 6) - 2.5), 0, k < 6 ? 2.4 : -2.4)),
      turn(roundedBlock('carton', 30, 2, 11, 1.2), [-100, 0, 0], [0, 8, -7]),
    ],
    { shell: 'shell #dcb48a', carton: 'paper #9a9a90' },
  );
};

const fruitBowl: Maker = () => {
  const banana = (z: number): Shape =>
    sweep(
      'banana',
      arcPoints([0, 13], 8, 205, 300, 8).map(([x, y]): Vec3 => [x, y + 5.4, z]),
      [0.4, 1.2, 1.6, 1.7, 1.7, 1.7, 1.5, 1.1, 0.5],
      { sides: 6 },
    );
  return madeInCentimetres(
    [
      spun('bowl', [5.4, 0, 5.4, 1, 3, 2, 9, 5, 13, 9, 13.4, 9.4, 12.4, 9.2, 0, 6.4], { sides: 28 }),
      ball('apple', [3.6, 3.4, 3.6], [-6.4, 10.4, 4]),
      ball('orange', 3.7, [1, 10.6, 6.2]),
      ball('green', [3.5, 3.3, 3.5], [7, 10.4, 3]),
      ball('orange', 3.6, [-5, 10.2, -4]),
      ball('apple', [3.6, 3.4, 3.6], [4.6, 10.4, -4.4]),
      ball('green', [3.4, 3.2, 3.4], [0, 13.6, 0]),
      banana(-1.4),
      banana(1.4),
      rod('stem', [-6.4, 13.4, 4], [-6, 15, 4], 0.25, 5),
      ...discPoints(14, 2.6).map(([x, z], k) => ball('grape', 1.15, [8.6 + x * 0.8, 11.8 + (k % 4) * 0.9 - 0.3 * k, 5.6 + z], 1)),
    ],
    {
      bowl: 'wood #8a5a34',
      apple: 'fruit #c8241e',
      orange: 'fruit #f08a1c',
      green: 'fruit #8ab83a',
      banana: 'fruit #f4d03a',
      grape: 'fruit #5a2a6e',
      stem: 'bark',
    },
  );
};

/** Cheese, meat, fish and eggs. */
export const DISHES = {
  cheese,
  'cheese-wheel': cheeseWheel,
  sausages,
  'fish-plate': fishPlate,
  'roast-chicken': roastChicken,
  drumstick,
  steak,
  'fried-egg': friedEgg,
  'boiled-egg': boiledEgg,
  'egg-carton': eggCarton,
  'fruit-bowl': fruitBowl,
};
