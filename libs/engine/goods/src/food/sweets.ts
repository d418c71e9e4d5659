import { ball, discPoints, facing, helixPath, madeInCentimetres, roundedBlock, slab, sphereDirections, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, group, move, radial, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

const SPRINKLES = ['red', 'yellow', 'blue', 'green'] as const;
const SPRINKLE_FINISHES = { red: 'candy #e8324a', yellow: 'candy #f8d030', blue: 'candy #3a8ae8', green: 'candy #50b848' } as const;

const sprinkle = (k: number): Shape => rod(SPRINKLES[k % 4] as string, [-0.45, 0, 0], [0.45, 0, 0], 0.14, 5);

const cakeStand = spun('plate', [6, 0, 6, 0.5, 2, 1, 2, 2, 15, 2.6, 15.2, 3.1, 0, 3.1], { sides: 28 });

const tier = (radius: number, from: number, height: number): Shape[] => [
  spun('sponge', [radius, from, radius, from + height * 0.62, 0, from + height * 0.62], { sides: 28 }),
  spun('icing', [radius + 0.3, from + height * 0.55, radius + 0.3, from + height * 0.9, radius - 0.6, from + height, 0, from + height], {
    sides: 28,
  }),
  spun('cream', [radius + 0.15, from + height * 0.22, radius + 0.15, from + height * 0.32, 0, from + height * 0.32], { sides: 28 }),
  ...Array.from({ length: Math.round(radius * 1.3) }, (_, k) => {
    const count = Math.round(radius * 1.3);
    return turn(
      sphere('icing', [1, 1 + (k % 3) * 0.5, 0.6], { detail: 1 }),
      [0, (360 * k) / count, 0],
      [radius * Math.sin((2 * Math.PI * k) / count), from + height * 0.55, radius * Math.cos((2 * Math.PI * k) / count)],
    );
  }),
];

const cherryRing = (count: number, radius: number, y: number): Shape =>
  radial(
    group(move(spun('cream', [1.5, 0, 1.4, 0.7, 0.6, 1.4, 0, 1.8], { sides: 10 }), 0, y, 0), ball('cherry', 0.95, [0, y + 1.8, 0], 1)),
    count,
    radius,
  );

const cake: Maker = () =>
  madeInCentimetres([cakeStand, ...tier(12, 3, 9.4), cherryRing(8, 9, 12.2)], {
    icing: 'candy #f49ab8',
    sponge: 'bread #d8a860',
    cream: 'cream',
    cherry: 'fruit #c01828',
    plate: 'ceramic #f4f1ea',
  });

const birthdayCake: Maker = () => {
  const candle = (x: number, z: number, k: number): Shape =>
    group(
      rod(SPRINKLES[k % 4] as string, [x, 19, z], [x, 24.6, z], 0.4),
      spun('flame', [0, 24.8, 0.55, 25.6, 0.5, 26.3, 0, 27.6], { at: [x, 0, z], sides: 8 }),
    );
  const candles = Array.from({ length: 7 }, (_, k) =>
    candle(4.6 * Math.sin((2 * Math.PI * k) / 7), 4.6 * Math.cos((2 * Math.PI * k) / 7), k),
  );
  return madeInCentimetres(
    [cakeStand, ...tier(12.4, 3, 8.6), ...tier(7.4, 11.6, 7.4), cherryRing(12, 10.4, 11.4), ...candles],
    {
      icing: 'cream #fbf3ea',
      sponge: 'chocolate #6a3c22',
      cream: 'candy #f49ab8',
      cherry: 'candy #e8506a',
      plate: 'ceramic #8ac4d8',
      flame: 'flame',
      ...SPRINKLE_FINISHES,
    },
    { lights: [{ at: [0, 0.3, 0], color: '#ffc070', power: 0.7, when: 'always' }] },
  );
};

const weddingCake: Maker = () =>
  madeInCentimetres(
    [
      cakeStand,
      ...tier(13, 3, 9),
      ...tier(9.6, 12, 9),
      ...tier(6.2, 21, 8),
      cherryRing(14, 11.6, 11.6),
      cherryRing(10, 8, 20.6),
      cherryRing(6, 4, 28.6),
      ball('cherry', 1.6, [0, 30.4, 0]),
      ball('cherry', 1.6, [1.4, 31.4, 0.4]),
    ],
    {
      icing: 'cream #fdf9f2',
      sponge: 'cream #f8ecd8',
      cream: 'candy #f4d8dc',
      cherry: 'petal #e898ac',
      plate: 'gold',
    },
  );

const cakeSlice: Maker = () => {
  const wedge = (radius: number): Point2[] => [[0, -7], ...arcPoints([0, -7], radius, 65, 115, 8)];
  const layer = (slot: string, y: number, height: number, radius = 14): Shape => slab(slot, wedge(radius), height, { at: [0, y, 0] });
  return madeInCentimetres(
    [
      spun('plate', [6, 0, 10, 1, 10.2, 1.3, 6, 0.7, 0, 0.7], { sides: 24 }),
      layer('sponge', 0.8, 2.4),
      layer('icing', 3.2, 0.9),
      layer('sponge', 4.1, 2.4),
      layer('icing', 6.5, 1.1, 14.5),
      spun('icing', [1.6, 0, 1.4, 0.8, 0, 1.9], { at: [0, 7.4, -4], sides: 10 }),
      ball('cherry', 1.2, [0, 9.6, -4]),
    ],
    { sponge: 'bread #d8a45a', icing: 'candy #f8b0c8', cherry: 'fruit #c01828', plate: 'ceramic #f2efe8' },
  );
};

const cupcake: Maker = () =>
  madeInCentimetres(
    [
      spun('wrapper', [2.4, 0, 3.5, 4.2, 0, 4.2], { sides: 18 }),
      radial(rod('fold', [0, 0, 2.4], [0, 4.2, 3.5], 0.22, 5), 18),
      sweep('icing', helixPath([2.9, 0.4], [4.6, 8.8], 3.2), [1.3, 1.3, 1.2, 1.1, 1, 1, 0.9, 0.9, 0.8, 0.8, 0.7], { sides: 8 }),
      spun('icing', [3.2, 4, 2.6, 6, 0.6, 9, 0, 9.3]),
      ball('cherry', 1, [0, 10, 0]),
      ...sphereDirections(22, 0.1)
        .map((out, k) => facing(sprinkle(k), [out[0], out[1] * 0.5, out[2]], 1, 'y'))
        .map((part, k) => {
          const y = 5 + (k / 22) * 3.4;
          const reach = 3.9 - (y - 4.6) * 0.72;
          return move(part, reach * Math.sin(2.4 * k), y, reach * Math.cos(2.4 * k));
        }),
    ],
    { icing: 'candy #f488b0', wrapper: 'paper #6ac0d8', fold: 'paper #4aa0bc', cherry: 'fruit #c01828', ...SPRINKLE_FINISHES },
  );

const donut: Maker = () => {
  const topping = Array.from({ length: 34 }, (_, k): Shape => {
    const [angle, across] = [2.39996 * k, -0.9 + 1.8 * ((k * 0.618) % 1)];
    const radius = 3.3 + 1.5 * across;
    return turn(
      sprinkle(k),
      [0, 77 * k, 0],
      [radius * Math.cos(angle), 2 + 1.5 * Math.sqrt(1 - across * across * 0.8), radius * Math.sin(angle)],
    );
  });
  return madeInCentimetres(
    turn(
      group(
        move(torus('dough', 3.3, 1.7), 0, 1.7, 0),
        move({ form: 'placed', part: torus('icing', 3.3, 1.66), scale: [1.02, 0.8, 1.02] }, 0, 2.3, 0),
        ...topping,
      ),
      [28, 0, 0],
    ),
    {
      icing: 'candy #f47ab0',
      dough: 'bread #c8904a',
      ...SPRINKLE_FINISHES,
    },
  );
};

const iceCream: Maker = () =>
  madeInCentimetres(
    [
      spun('cone', [0.2, 0, 2.9, 11, 3, 11.6, 0, 11.6], { sides: 16 }),
      ...[0, 1].flatMap((way) =>
        Array.from({ length: 6 }, (_, k) =>
          turn(sweep('line', helixPath([0.5, 3], [0.8, 11.4], way === 0 ? 0.5 : -0.5, 16), 0.14, { sides: 4 }), [0, 60 * k, 0]),
        ),
      ),
      ball('strawberry', 3.3, [0, 13, 0]),
      ball('vanilla', 3, [0, 16.8, 0.2]),
      ball('mint', 2.7, [0, 20.2, -0.1]),
      radial(ball('strawberry', [1, 0.7, 0.8], [0, 11.5, 2.7], 1), 8),
      ball('cherry', 0.9, [0, 23.2, 0], 1),
    ],
    {
      strawberry: 'candy #f288a8',
      vanilla: 'cream #f8ecc8',
      mint: 'candy #9adcc0',
      cone: 'bread #d8a050',
      line: 'bread #a86c2c',
      cherry: 'fruit #c01828',
    },
  );

const popsicle: Maker = () =>
  madeInCentimetres(
    [
      move(roundedBlock('stick', 1.2, 6, 0.5, 0.2), 0, 0, 0),
      turn(slab('ice', [[-2.6, 0], [2.6, 0], ...arcPoints([0, 8], 2.6, 0, 180, 8)], 1.9), [90, 0, 0], [0, 4, -0.95]),
      turn(slab('dip', [[-2.7, 6], [2.7, 6], ...arcPoints([0, 8], 2.7, 0, 180, 8)], 2.1), [90, 0, 0], [0, 4, -1.05]),
    ],
    {
      ice: 'candy #f8883a',
      dip: 'candy #e83a5a',
      stick: 'wood #d8b884',
    },
  );

const lollipop: Maker = () => {
  const spiral = Array.from({ length: 46 }, (_, k): Vec3 => {
    const angle = (2 * Math.PI * k) / 14;
    const reach = 0.3 + 0.112 * k;
    return [reach * Math.cos(angle), 19 + reach * Math.sin(angle), 0.55];
  });
  const back = spiral.map(([x, y, z]): Vec3 => [x, y, -z]);
  return madeInCentimetres(
    [
      rod('stick', [0, 0, 0], [0, 15, 0], 0.35),
      spun('candy', [5.6, -0.7, 6, 0, 5.6, 0.7, 0, 0.8], { turn: [90, 0, 0], at: [0, 19, 0], sides: 28 }),
      spun('candy', [0, -0.8, 5.6, -0.7], { turn: [90, 0, 0], at: [0, 19, 0], sides: 28 }),
      sweep('swirl', spiral, 0.42, { sides: 6 }),
      sweep('swirl', back, 0.42, { sides: 6 }),
    ],
    {
      candy: 'candy #f8f0f0',
      swirl: 'candy #e8304a',
      stick: 'paper #f4f0e6',
    },
  );
};

const candyCane: Maker = () => {
  const path: Vec3[] = [
    [0, 0, 0],
    [0, 4, 0],
    [0, 8, 0],
    [0, 12, 0],
    [0, 16, 0],
    ...arcPoints([-3, 17], 3, 0, 190, 12).map(([x, y]): Vec3 => [x, y, 0]),
  ];
  const pieces = path.slice(1).flatMap((point, k) => {
    const from = path[k] as Vec3;
    const steps = k < 4 ? 4 : 1;
    return Array.from({ length: steps }, (_, s): [Vec3, Vec3] => [
      lerpVectors(from, point, s / steps),
      lerpVectors(from, point, (s + 1) / steps),
    ]);
  });
  return madeInCentimetres(
    pieces.map(([from, to], k) =>
      rod(k % 2 === 0 ? 'red' : 'white', lerpVectors(to, from, 1.12), lerpVectors(from, to, 1.12), k % 2 === 0 ? 1.02 : 0.98, 10),
    ),
    { red: 'candy #d81e30', white: 'candy #faf4f0' },
  );
};

const candies: Maker = () => {
  const piece = (slot: string): Shape =>
    group(
      sphere(slot, [1.4, 1, 1], { detail: 2 }),
      ...[90, -90].map((angle) =>
        spun(slot, [0.3, 0, 1.2, 1.4, 0.9, 1.3, 0, 0.6], { turn: [0, 0, angle], at: [angle > 0 ? -1.2 : 1.2, 0, 0], sides: 8 }),
      ),
    );
  return madeInCentimetres(
    [
      ...discPoints(9, 4.4).map(([x, z], k) => turn(piece(SPRINKLES[k % 4] as string), [0, 50 * k, 0], [x, 1, z])),
      turn(piece('blue'), [0, 20, 10], [0.6, 2.6, 0.4]),
      turn(piece('red'), [0, -60, 8], [-1.4, 2.5, -0.6]),
    ],
    SPRINKLE_FINISHES,
  );
};

const chocolateBar: Maker = () => {
  const square = move(spun('chocolate', [1.7, 0, 1.7, 0.5, 1.3, 1, 0, 1], { sides: 4, turn: [0, 45, 0] }), 0, 0.5, 0);
  const rows = Array.from({ length: 18 }, (_, k) => move(square, (Math.floor(k / 3) - 1.2) * 2.5, 0, ((k % 3) - 1) * 2.5));
  return madeInCentimetres(
    turn(
      group(
        move(roundedBlock('chocolate', 15, 0.9, 7.4, 0.2), 3.2, 0, 0),
        ...rows,
        move(roundedBlock('wrapper', 8, 1.6, 8, 0.2), -5.6, 0, 0),
        move(roundedBlock('foil', 1.6, 1.5, 7.9, 0.3), -1.2, 0, 0),
        move(roundedBlock('band', 2, 1.7, 8.05, 0.1), -6.4, 0, 0),
      ),
      [22, 0, 0],
    ),
    {
      chocolate: 'chocolate',
      wrapper: 'paper #b8283a',
      foil: 'silver',
      band: 'gold',
    },
  );
};

/** Cakes, ice cream and candy. */
export const SWEETS = {
  cake,
  'birthday-cake': birthdayCake,
  'wedding-cake': weddingCake,
  'cake-slice': cakeSlice,
  cupcake,
  donut,
  'ice-cream': iceCream,
  popsicle,
  lollipop,
  'candy-cane': candyCane,
  candies,
  'chocolate-bar': chocolateBar,
};
