import { ball, discPoints, madeInCentimetres, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { extrude, group, move, radial, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** A coin around the origin. */
export const coin = (radius = 1.6): Shape =>
  spun('gold', [radius, -0.2, radius, 0.2, 0.8 * radius, 0.2, 0.8 * radius, 0.14, 0, 0.14], { sides: 12 });

/** A cut stone that stands on its tip. */
export const cutGem = (slot: string, radius: number): Shape =>
  spun(slot, [0, 0, radius, radius * 1.05, radius, radius * 1.2, 0.62 * radius, radius * 1.6, 0, radius * 1.6], { sides: 8 });

const crystalBall: Maker = () =>
  madeInCentimetres(
    [
      spun('stand', [7.4, 0, 7.6, 1, 5, 2, 4, 4, 5.4, 6.4, 6.4, 7.4, 5, 7.6, 0, 6], { sides: 20, curve: true }),
      radial(
        sweep(
          'stand',
          smoothPath(
            [
              [0, 0, 6],
              [0, 1.6, 9],
              [0, 0.4, 10.4],
            ],
            2,
          ),
          0.9,
        ),
        3,
      ),
      move(sphere('ball', 9, { detail: 3 }), 0, 15, 0),
      radial(
        sweep(
          'stand',
          smoothPath(
            [
              [0, 6.4, 6],
              [0, 10, 8.8],
              [0, 14, 9.6],
            ],
            2,
          ),
          [0.9, 0.8, 0.7, 0.5, 0.3],
        ),
        4,
      ),
      ball('glint', [1.4, 2, 0.6], [-4.4, 18.8, 7], 1),
      ball('glint', [0.7, 0.9, 0.4], [-2.4, 21, 6.8], 1),
    ],
    { ball: 'crystal #9a6af0', stand: 'gold #b8903c', glint: 'snow' },
    { lights: [{ at: [0, 0.16, 0], color: '#a87aff', power: 0.7, when: 'always' }] },
  );

const orb: Maker = () =>
  madeInCentimetres(
    [
      spun('stone', [11, 0, 11, 3, 8, 4, 6, 12, 8, 15, 9, 16, 9, 18, 0, 17], { sides: 8 }),
      move(sphere('orb', 8, { detail: 3 }), 0, 30, 0),
      turn(torus('ring', 11.6, 0.5), [18, 0, 12], [0, 30, 0]),
      turn(torus('ring', 13.4, 0.4), [-24, 0, -30], [0, 30, 0]),
    ],
    { orb: 'glow #3ad0ff', stone: 'stone #5c5a60', ring: 'gold' },
    { lights: [{ at: [0, 0.3, 0], color: '#4ad8ff', power: 1.4, when: 'always' }] },
  );

const gem: Maker = () => madeInCentimetres(turn(cutGem('gem', 5), [0, 22, 34], [0, 0, 0]), { gem: 'crystal #d8203c' });

const diamond: Maker = () => madeInCentimetres(cutGem('gem', 5), { gem: 'crystal #c8ecf8' });

const gems: Maker = () => {
  const slots = ['red', 'green', 'blue', 'violet', 'clear'] as const;
  return madeInCentimetres(
    [
      ...discPoints(12, 8).map(([x, z], k) =>
        turn(cutGem(slots[k % 5] as string, 2 + (k % 3) * 0.4), [50 + 30 * (k % 3), 67 * k, 20 * (k % 4)], [x, 1.6, z]),
      ),
      ...discPoints(5, 3.4).map(([x, z], k) => turn(cutGem(slots[(k + 2) % 5] as string, 2.2), [70, 90 * k, 30], [x, 4.4, z])),
      turn(cutGem('blue', 2.4), [120, 20, 0], [0.4, 8, 0]),
    ],
    { red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8', violet: 'crystal #9a3ae0', clear: 'crystal #d8f0f8' },
  );
};

const goldPile: Maker = ({ random }) => {
  const coins = Array.from({ length: 110 }, (_, k): Shape => {
    const [x, z] = discPoints(110, 34)[k] as [number, number];
    const y = 24 * (1 - Math.hypot(x, z) / 36) ** 0.9 + 0.6;
    return turn(coin(2.4), [random.range(-34, 34), random.range(0, 180), random.range(-34, 34)], [x, y, z]);
  });
  const stones = [
    [-14, 13, 9, 'red'],
    [12, 15, 6, 'green'],
    [3, 16, 12, 'blue'],
  ].map(([x, y, z, slot]) => turn(cutGem(String(slot), 3), [40, 30, 20], [Number(x), Number(y), Number(z)]));
  return madeInCentimetres(
    [
      spun('heap', [36, 0, 34, 1.6, 24, 9.4, 12, 17, 4, 22, 0, 23.4], { sides: 24 }),
      ...coins,
      ...stones,
      turn(spun('gold', [3, 0, 3, 0.6, 0.8, 1.6, 0.8, 4, 3.4, 6, 3.8, 10, 3.4, 10, 0, 6]), [20, 0, -24], [16, 9, 10]),
    ],
    { gold: 'gold #f0c048', heap: 'gold #c8922c', red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8' },
  );
};

const coins: Maker = () => {
  const pile = (x: number, z: number, count: number): Shape =>
    group(
      ...Array.from({ length: count }, (_, k) =>
        turn(coin(), [0, 30 * k, 0], [x + 0.15 * Math.sin(2 * k), 0.2 + 0.42 * k, z + 0.15 * Math.cos(3 * k)]),
      ),
    );
  return madeInCentimetres(
    [
      pile(0, 0, 13),
      pile(-3.7, 0.8, 8),
      pile(3.5, 1.2, 10),
      pile(0.4, 3.6, 4),
      turn(coin(), [70, 20, 0], [4, 1.6, 4]),
      move(coin(), -3, 0.2, 4.4),
    ],
    { gold: 'gold #f0c048' },
  );
};

const crown: Maker = () => {
  const spike = (k: number): Shape =>
    turn(
      group(
        move(
          extrude(
            'gold',
            [
              [-2.2, 0],
              [2.2, 0],
              [1.4, 3],
              [0, 7],
              [-1.4, 3],
            ],
            0.7,
          ),
          0,
          3.4,
          8.4,
        ),
        ball('pearl', 0.9, [0, 10.8, 8.4], 1),
        ball(k % 2 === 0 ? 'ruby' : 'sapphire', [1, 1.2, 0.6], [0, 2.4, 9], 1),
      ),
      [0, 45 * k, 0],
    );
  return madeInCentimetres(
    [
      spun('gold', [8.4, 0, 9, 0, 9, 0.6, 8.8, 1, 8.8, 4, 9, 4.4, 9, 5, 8.2, 5, 8.4, 0], { sides: 28 }),
      ...Array.from({ length: 8 }, (_, k) => spike(k)),
      spun('velvet', [8.2, 1.6, 8, 5, 5, 8.4, 0, 9.6], { curve: true, sides: 20 }),
    ],
    { gold: 'gold #f0c040', pearl: 'ceramic #f4f0ea', ruby: 'crystal #d81c3c', sapphire: 'crystal #2a5ae0', velvet: 'fabric #8a1428' },
  );
};

const ring: Maker = () =>
  madeInCentimetres(
    [
      turn(torus('gold', 1, 0.17, 28), [90, 0, 0], [0, 1.17, 0]),
      spun('gold', [0.3, 2.2, 0.55, 2.5, 0.6, 2.8, 0, 2.8], { sides: 8 }),
      move(cutGem('gem', 0.6), 0, 2.4, 0),
    ],
    { gold: 'gold #f0c040', gem: 'crystal #d0ecf8' },
  );

const amulet: Maker = () => {
  const chain = Array.from({ length: 28 }, (_, k): Shape => {
    const angle = (2 * Math.PI * (k + 0.5)) / 28;
    return ball(
      'gold',
      0.55,
      [7.4 * Math.sin(angle), 15 - 8.4 * Math.cos(angle) * (1 - 0.16 * Math.cos(angle)), -1 + 0.6 * Math.cos(angle)],
      1,
    );
  });
  return madeInCentimetres(
    turn(
      group(
        ...chain,
        turn(spun('gold', [3.6, 0, 3.8, 0.4, 3.4, 1, 2.4, 1, 0, 0.8], { sides: 20 }), [90, 0, 0], [0, 4, -0.6]),
        ball('gem', [2.2, 2.2, 1.1], [0, 4, 0.5]),
      ),
      [-16, 0, 0],
    ),
    { gold: 'gold #e8b840', gem: 'crystal #20b8a0' },
  );
};

/** Gems, gold and jewellery. */
export const JEWELS = { 'crystal-ball': crystalBall, orb, gem, diamond, gems, 'gold-pile': goldPile, coins, crown, ring, amulet };
