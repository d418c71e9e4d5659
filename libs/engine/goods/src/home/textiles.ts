import { ball, madeInCentimetres, roundedBlock, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const pillowShape = (slot: string, width: number, depth: number, height: number): Shape => {
  const grid = (side: number): Vec3[][] =>
    Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 11 }, (__, c): Vec3 => {
        const [u, v] = [c / 5 - 1, r / 4 - 1];
        const swell = Math.sqrt(Math.max(0, (1 - u ** 4) * (1 - v ** 4)));
        const pull = 1 - 0.07 * (1 - u * u) * Math.abs(v) - 0.07 * (1 - v * v) * Math.abs(u);
        return [u * (width / 2) * pull, (side * swell * height) / 2, -v * (depth / 2) * pull];
      }),
    );
  return group(sheet(slot, grid(1), 1), sheet(slot, grid(-1), 1));
};

const pillow: Maker = () => madeInCentimetres([turn(pillowShape('cloth', 66, 44, 17), [12, 0, 0])], { cloth: 'fabric #f6f2e8' });

const cushion: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        pillowShape('cloth', 44, 44, 16),
        ball('button', [1.8, 1, 1.8], [0, 8, 0], 1),
        ...[1, -1].flatMap((x) =>
          [1, -1].map((z) =>
            group(
              ball('button', 1.4, [21 * x, 0, 21 * z], 1),
              sweep(
                'button',
                [
                  [21 * x, 0, 21 * z],
                  [24 * x, -1, 24 * z],
                ],
                [0.8, 2],
              ),
            ),
          ),
        ),
      ),
      [58, 0, 0],
    ),
    { cloth: 'fabric #b8303c', button: 'gold #e0b040' },
  );

const blanket: Maker = () => {
  const fold = (k: number): Shape =>
    move(roundedBlock(k % 2 === 0 ? 'cloth' : 'second', 56 - k * 0.6, 4.2, 40 - k * 0.5, 3), 0, 4.4 * k, 0);
  const fringe = Array.from({ length: 14 }, (_, k) => rod('second', [-24 + 3.7 * k, 18, 20], [-24 + 3.7 * k, 12, 21.4], 0.5, 5));
  return madeInCentimetres(
    [
      ...[0, 1, 2, 3].map(fold),
      move(roundedBlock('cloth', 57, 2, 41, 3), 0, 17, 0),
      ...[-12, 12].map((x) => move(box('stripe', 5, 2.3, 41.4), x, 17, 0)),
      ...fringe,
    ],
    { cloth: 'wool #c8402c', second: 'wool #a83222', stripe: 'wool #f0e4c8' },
  );
};

const towels: Maker = () => {
  const towel = (slot: string, y: number): Shape =>
    group(
      ...[0, 1, 2].map((k) => move(roundedBlock(slot, 38, 2.4, 26, 3), 0, y + 2.5 * k, 0)),
      turn(spun(slot, [3.7, -19, 3.7, 19], { sides: 14 }), [0, 0, 90], [0, y + 3.7, 12.4]),
      move(box('band', 3, 7.7, 26.6), 12, y, 0.4),
    );
  return madeInCentimetres([towel('blue', 0), towel('white', 7.8), towel('teal', 15.6)], {
    blue: 'fabric #3a6fa8',
    white: 'fabric #f4f0e8',
    teal: 'fabric #5ab0a8',
    band: 'fabric #e0dccf',
  });
};

const canopy = (slots: readonly string[], radius: number, height: number, ribs: number, y: number): Shape =>
  group(
    ...Array.from({ length: ribs }, (_, k): Shape => {
      const at = (share: number, angle: number, sag: number): Vec3 => [
        radius * Math.sin(share * 1.35) * 1.02 * Math.sin(angle),
        y + height * Math.cos(share * 1.35) - sag,
        radius * Math.sin(share * 1.35) * 1.02 * Math.cos(angle),
      ];
      const [a, b] = [(2 * Math.PI * k) / ribs, (2 * Math.PI * (k + 1)) / ribs];
      return sheet(
        slots[k % slots.length] as string,
        [0.03, 0.25, 0.5, 0.75, 1].map((share) =>
          [0, 0.5, 1].map((t): Vec3 => at(share, a + (b - a) * t, t === 0.5 ? -0.04 * height * share * (share > 0.9 ? -1.6 : 1) : 0)),
        ),
        0.01 * radius,
      );
    }),
  );

const umbrella: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        canopy(['cloth', 'second'], 52, 34, 8, 52),
        rod('metal', [0, 6, 0], [0, 90, 0], 0.9),
        spun('metal', [0.8, 86, 0.5, 92, 0, 93]),
        sweep(
          'grip',
          smoothPath(
            [
              [0, 12, 0],
              [0, 2, 0],
              [3, -4, 0],
              [8, -3, 0],
              [9, 2, 0],
            ],
            3,
          ),
          1.5,
        ),
      ),
      [0, 0, 0],
    ),
    { cloth: 'fabric #c8242c', second: 'fabric #a81c24', metal: 'chrome', grip: 'wood #6a3a20' },
  );

const parasol: Maker = () =>
  madeInCentimetres(
    [
      canopy(['cloth', 'second'], 130, 62, 8, 176),
      rod('wood', [0, 0, 0], [0, 240, 0], 2.6, 10),
      ball('wood', 4, [0, 242, 0], 1),
      spun('base', [26, 0, 26, 6, 8, 12, 6, 30, 3, 30], { sides: 20 }),
    ],
    { cloth: 'canvas #e8402c', second: 'canvas #f8f2e4', wood: 'wood #c8985c', base: 'stone #b8b4ac' },
  );

/** Pillows, towels and umbrellas. */
export const TEXTILES = { pillow, cushion, blanket, towels, umbrella, parasol };
