import { ball, discPoints, madeInCentimetres, roundedBlock, slab, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { extrude, group, move, radial, rod, sphere, sweep, torus, turn, box, arcPoints } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { sesame } from './baked.js';

const hamburger: Maker = () => {
  const frill = Array.from({ length: 20 }, (_, k): Vec3 => [
    5.7 * Math.cos((Math.PI * k) / 10),
    3 + 0.35 * Math.sin(2.5 * k),
    5.7 * Math.sin((Math.PI * k) / 10),
  ]);
  return madeInCentimetres(
    [
      spun('bun', [4.6, 0, 5.2, 0.6, 5.3, 2, 0, 2.2], { sides: 22 }),
      spun('meat', [5.4, 2.9, 5.7, 3.6, 5.4, 4.8, 0, 4.8], { sides: 22 }),
      sweep('lettuce', frill, 0.7, { closed: true, sides: 7 }),
      turn(
        slab(
          'cheese',
          [
            [-4.6, -4.6],
            [4.6, -4.6],
            [4.6, 4.6],
            [-4.6, 4.6],
          ],
          0.4,
        ),
        [0, 45, 0],
        [0, 4.8, 0],
      ),
      spun('tomato', [5.3, 5.1, 5.3, 5.9, 0, 5.9], { sides: 22 }),
      spun('bun', [5.2, 5.9, 5.6, 6.8, 5, 8.8, 3.4, 10, 0, 10.6], { curve: true, sides: 22 }),
      move(group(...sesame(22, 5.4, 4.4, 'seed')), 0, 6.3, 0),
    ],
    {
      bun: 'bread #c8843a',
      meat: 'chocolate #5a2e1a',
      lettuce: 'leaf #64b03c',
      cheese: 'cream #f8c428',
      tomato: 'fruit #d63a28',
      seed: 'cream #f6e8c4',
    },
  );
};

const hotDog: Maker = () => {
  const zigzag = Array.from({ length: 15 }, (_, k): Vec3 => [-7 + k, 5, k % 2 === 0 ? 0.7 : -0.7]);
  return madeInCentimetres(
    [
      ball('bun', [8, 2.2, 2], [0, 2.2, 1.9], 2),
      ball('bun', [8, 2.2, 2], [0, 2.2, -1.9], 2),
      sweep(
        'sausage',
        [
          [-9.6, 3.4, 0],
          [-9, 3.5, 0],
          [0, 3.2, 0],
          [9, 3.5, 0],
          [9.6, 3.4, 0],
        ],
        [0.6, 1.4, 1.5, 1.4, 0.6],
        { sides: 10 },
      ),
      sweep('mustard', zigzag, 0.35, { sides: 6 }),
    ],
    { bun: 'bread #d0944a', sausage: 'fruit #a83a22', mustard: 'cream #f8c820' },
  );
};

const fries: Maker = () => {
  const stick = Array.from({ length: 26 }, (_, k) => {
    const [x, z] = discPoints(26, 1)[k] as [number, number];
    return turn(move(box('fry', 0.9, 8 + ((k * 7) % 5), 0.9), 0, 0, 0), [14 * z, 30 * k, -14 * x], [3.4 * x, 5, 1.5 * z]);
  });
  const pack = (y: number, w: number, d: number): { z: number; outline: Point2[] } => ({
    z: y,
    outline: [
      [w, -d],
      [w, d],
      [-w, d],
      [-w, -d],
    ],
  });
  return madeInCentimetres(
    [
      turn(group({ form: 'loft', sections: [pack(0, 3, 1.6), pack(9, 4.6, 2.4)], smooth: false, slot: 'box' }), [-90, 0, 0]),
      ...stick,
      turn(slab('mark', arcPoints([0, 0], 1.7, 0, 360, 16).slice(0, -1), 0.5), [95, 0, 0], [0, 5.4, 1.85]),
    ],
    {
      box: 'paper #d02420',
      fry: 'bread #f0c050',
      mark: 'paint #f8d030',
    },
  );
};

const sushi: Maker = () => {
  const nigiri = (x: number, z: number, topping: string): Shape =>
    move(
      group(
        ball('rice', [3, 1.5, 1.6], [0, 1.6, 0]),
        ball(topping, [3.6, 0.9, 1.8], [0, 3, 0]),
        ...[-1.6, 0, 1.6].map((dx) => turn(box('rice', 0.25, 0.3, 3), [0, 20, 0], [dx, 3.6, 0])),
      ),
      x,
      1.6,
      z,
    );
  const roll = (x: number, z: number): Shape =>
    move(
      group(
        spun('nori', [1.9, 0, 1.9, 2.6, 0, 2.6]),
        spun('rice', [1.6, 2, 1.6, 2.75, 0, 2.75]),
        spun('tuna', [0.7, 2.4, 0.7, 2.95, 0, 2.95], { sides: 8 }),
      ),
      x,
      1.6,
      z,
    );
  return madeInCentimetres(
    [
      move(roundedBlock('board', 26, 1.6, 13, 0.6), 0, 0, 0),
      nigiri(-8, -3, 'salmon'),
      nigiri(0, -3, 'tuna'),
      nigiri(8, -3, 'salmon'),
      roll(-9, 3),
      roll(-4.6, 3),
      roll(-0.2, 3),
      roll(4.2, 3),
      ball('wasabi', [1.4, 1, 1.2], [9.4, 2.2, 3], 1),
      rod('stick', [-12, 2, 6], [12, 2.2, 5.8], 0.35),
      rod('stick', [-12, 2, 5.2], [12, 2.2, 6.6], 0.35),
    ],
    {
      rice: 'ceramic #f8f6f0',
      board: 'wood #7a4a2a',
      salmon: 'fruit #f4843c',
      tuna: 'fruit #c83038',
      nori: 'rubber #1f2e22',
      wasabi: 'leaf #8cc050',
      stick: 'wood #b8342a',
    },
  );
};

const ramen: Maker = () => {
  const noodle = (k: number): Shape =>
    sweep(
      'noodle',
      smoothPath(
        [
          [-6, 6.6, -3 + k],
          [-3, 7.2, -4 + 1.2 * k],
          [0, 7.4, -2 + 0.8 * k],
          [3, 7.2, -3.4 + k],
          [5.6, 6.6, -2 + 0.8 * k],
        ],
        3,
      ),
      0.4,
      { sides: 6 },
    );
  return madeInCentimetres(
    [
      spun('bowl', [4.6, 0, 4.8, 1, 9, 4.4, 10.4, 8, 9.9, 8, 9.4, 6.8, 0, 6.8], { sides: 28 }),
      spun('stripe', [10.3, 6.6, 10.55, 7.8, 10.3, 7.8, 10.1, 6.6, 10.3, 6.6], { sides: 28 }),
      spun('soup', [9.4, 6.4, 9.3, 6.9, 0, 6.95], { sides: 28 }),
      ...[0, 1, 2, 3, 4, 5].map(noodle),
      ball('egg', [2.2, 1.3, 1.7], [-4.4, 7.2, 4.2]),
      ball('yolk', [1.1, 0.6, 0.9], [-4.4, 8.3, 4.3], 1),
      spun('ham', [2.4, 0, 2.4, 0.6, 0, 0.6], { at: [3.8, 7, 4.4] }),
      turn(box('nori', 4, 6, 0.3), [-14, 24, 0], [5, 5.6, -5]),
      rod('stick', [-2, 7.4, -1], [13, 17, 4], 0.38),
      rod('stick', [-2, 7.4, -2.4], [14, 17, 1.6], 0.38),
      ...discPoints(7, 3).map(([x, z]) => move(torus('leaf', 0.5, 0.2, 8), x - 1, 7.8, z + 2)),
    ],
    {
      bowl: 'ceramic #23232a',
      stripe: 'paint #c8282c',
      soup: 'chocolate #a8682c',
      noodle: 'cream #f0d488',
      egg: 'ceramic',
      yolk: 'fruit #f8a820',
      ham: 'fruit #e0988a',
      nori: 'rubber #1c2a20',
      stick: 'wood #9a5a30',
      leaf: 'leaf',
    },
  );
};

const taco: Maker = () => {
  const half = arcPoints([0, 0], 7.4, 0, 180, 14);
  const shell = (lean: number, z: number): Shape => turn(extrude('shell', half, 0.5), [lean, 0, 0], [0, 0.6, z]);
  const filling = Array.from({ length: 15 }, (_, k): Shape => {
    const angle = Math.PI * (0.14 + (0.72 * k) / 14);
    return ball(
      (['meat', 'lettuce', 'tomato', 'cheese'] as const)[k % 4] as string,
      [1.3, 1.1, 1.2],
      [6.2 * Math.cos(angle), 0.8 + 6.6 * Math.sin(angle), 0.5 * (k % 3) - 0.5],
      1,
    );
  });
  return madeInCentimetres(
    [
      shell(12, 0.8),
      shell(-12, -0.8),
      turn(
        slab(
          'meat',
          half.map(([x, y]) => [0.9 * x, 0.9 * y]),
          1.6,
        ),
        [90, 0, 0],
        [0, 0.6, -0.8],
      ),
      ...filling,
    ],
    { shell: 'bread #ecbc50', meat: 'chocolate #6a3a20', lettuce: 'leaf #5cb03a', tomato: 'fruit #d83828', cheese: 'cream #f8d848' },
  );
};

const popcorn: Maker = () => {
  const bits = discPoints(34, 5).map(([x, z], k) =>
    move(
      sphere('corn', [1.3, 1.1, 1.2], { detail: 1, roughness: 0.35, seed: k + 1 }),
      x,
      15 + 2.6 * (1 - (x * x + z * z) / 30) + 0.4 * (k % 2),
      z,
    ),
  );
  const strips = radial(
    turn(
      slab(
        'stripe',
        [
          [-0.8, 0],
          [0.8, 0],
          [1.15, 15],
          [-1.15, 15],
        ],
        0.25,
      ),
      [96, 0, 0],
      [0, 0, 4.15],
    ),
    8,
  );
  return madeInCentimetres([spun('box', [4.2, 0, 5.8, 15, 0, 15.2], { sides: 24 }), strips, ...bits], {
    box: 'paper #f6f2ea',
    stripe: 'paper #d02430',
    corn: 'cream #fae8a8',
  });
};

/** Sandwiches, noodles and snacks. */
export const FAST_FOOD = { hamburger, 'hot-dog': hotDog, fries, sushi, ramen, taco, popcorn };
