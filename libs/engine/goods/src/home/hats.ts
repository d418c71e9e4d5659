import { ball, ellipse, madeInCentimetres, pointsOf, smoothOutline, smoothPath, spun, vectorsOf } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const oval = (part: Shape, share = 1.16): Shape => ({ form: 'placed', part, scale: [1, 1, share] });

const topHat: Maker = () =>
  madeInCentimetres(
    [
      oval(spun('felt', [15, 0, 15.6, 0.8, 9.4, 1.6, 9.4, 16, 10, 17.4, 0, 17.6], { sides: 26 })),
      oval(spun('band', [9.4, 1.4, 9.7, 1.6, 9.7, 4.6, 9.4, 4.8])),
    ],
    { felt: 'fabric #1f1f24', band: 'fabric #a8202c' },
  );

const fedora: Maker = () =>
  madeInCentimetres(
    [
      oval(spun('felt', [15, 0.6, 16, 1.6, 9.6, 1.6, 9.4, 6, 8, 11, 4, 12.6, 0, 11.4], { sides: 26 })),
      oval(spun('band', [9.6, 1.8, 10, 2, 9.8, 4.6, 9.4, 4.8])),
    ],
    { felt: 'fabric #8a6a44', band: 'fabric #3a2418' },
  );

const cowboyHat: Maker = () => {
  const brim = sheet(
    'felt',
    [0.55, 0.75, 1]
      .map((share) =>
        Array.from({ length: 25 }, (_, k): Vec3 => {
          const a = (2 * Math.PI * k) / 24;
          return [17 * share * Math.cos(a), 2 + 6.4 * Math.cos(a) ** 4 * (share - 0.5) * 2, 19 * share * Math.sin(a)];
        }),
      )
      .toReversed(),
    0.8,
  );
  return madeInCentimetres(
    [
      brim,
      oval(spun('felt', [10, 1.6, 9.6, 6, 8.8, 12, 6, 14.6, 2, 13, 0, 12.4], { curve: true, sides: 24 }), 1.2),
      oval(spun('band', [10, 2, 10.3, 2.4, 10, 4.4, 9.6, 4.6], { sides: 24 }), 1.2),
    ],
    { felt: 'leather #8a5a30', band: 'leather #3a2014' },
  );
};

const strawHat: Maker = () =>
  madeInCentimetres(
    [
      oval(spun('straw', [19, 0, 19.4, 0.6, 9.6, 1.6, 9.4, 7, 7, 10, 0, 10.6], { sides: 28 })),
      ...[12, 15, 18].map((radius) => oval(move(torus('weave', radius, 0.4, 28), 0, 1.2 - 0.04 * radius, 0))),
      oval(spun('band', [9.6, 1.8, 9.9, 2, 9.8, 4.4, 9.4, 4.6])),
    ],
    { straw: 'straw #e0c070', weave: 'straw #c8a450', band: 'fabric #c8302c' },
  );

const wizardHat: Maker = () =>
  madeInCentimetres(
    [
      spun('felt', [22, 0, 22.4, 1, 11.4, 2.4, 10, 9, 7.4, 18, 5, 26], { sides: 24 }),
      sweep('felt', smoothPath(vectorsOf([0, 25, 0, 1, 32, 0, 4, 38, 0, 9, 41, 0]), 3), [5.1, 4.8, 4.4, 4, 3.6, 3.2, 2.4, 1.6, 0.9, 0.2], {
        sides: 14,
      }),
      spun('band', [11.3, 2.2, 11.8, 2.6, 11, 6, 10.5, 6.2]),
      move(
        extrude('gold', pointsOf([-2.4, -2, 2.4, -2, 2.4, 2, -2.4, 2]), 0.8, {
          holes: [pointsOf([-1.3, -1, 1.3, -1, 1.3, 1, -1.3, 1])],
        }),
        0,
        4.4,
        11.4,
      ),
      ...[
        [0, 14, 8.6],
        [40, 20, 6.7],
        [-50, 12, 9.2],
        [110, 16, 7.9],
        [200, 13, 8.8],
        [-110, 20, 6.7],
      ].map(([a = 0, y = 0, r = 0]) =>
        turn(
          move(
            turn(
              extrude('gold', pointsOf([0, 1.8, -0.5, 0.5, -1.8, 0, -0.5, -0.5, 0, -1.8, 0.5, -0.5, 1.8, 0, 0.5, 0.5]), 0.6),
              [-16, 0, 0],
            ),
            0,
            y,
            r,
          ),
          [0, a, 0],
        ),
      ),
    ],
    { felt: 'fabric #2f2a7a', band: 'fabric #6a4ab8', gold: 'gold #f4d04a' },
  );

const cap: Maker = () =>
  madeInCentimetres(
    [
      oval(spun('cloth', [9.6, 0, 9.8, 3, 8, 8, 4, 11, 0, 11.8], { curve: true, sides: 24 })),
      sheet(
        'brim',
        [0, 0.5, 1]
          .map((out) =>
            [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => [
              u * (9 - 1.4 * out),
              1 - 1.4 * u * u,
              8.6 * Math.sqrt(1 - 0.5 * u * u) + 8.4 * out * (1 - 0.25 * u * u),
            ]),
          )
          .toReversed(),
        0.7,
      ),
      ball('brim', 1, [0, 11.8, 0], 1),
      move(extrude('mark', ellipse(3, 2.4, [0, 0], 16), 0.8), 0, 5.4, 10.4),
    ],
    { cloth: 'fabric #2f5fa8', brim: 'fabric #c8242c', mark: 'fabric #f4f0e6' },
  );

const santaHat: Maker = () =>
  madeInCentimetres(
    [
      sweep(
        'red',
        smoothPath(vectorsOf([0, 3, 0, 0, 12, 0, 3, 20, 0, 10, 23, 0, 16, 17, 0]), 3),
        [9.4, 9.2, 8.8, 8.2, 7.4, 6.6, 5.8, 5, 4.2, 3.4, 2.6, 1.8, 1.2],
        { sides: 16 },
      ),
      move(torus('fur', 9, 2.6, 22), 0, 2.6, 0),
      ball('fur', 3.4, [16.6, 14.4, 0]),
    ],
    { red: 'fabric #d0202c', fur: 'wool #fbf8f2' },
  );

const pirateHat: Maker = () =>
  madeInCentimetres(
    [
      oval(spun('felt', [9.4, 0, 9.6, 6, 7, 11, 0, 12], { curve: true, sides: 22 })),
      extrude('felt', smoothOutline(pointsOf([-20, 4, -12, 0, 0, -1, 12, 0, 20, 4, 14, 10, 6, 16, 0, 18, -6, 16, -14, 10]), 3), 1.4),
      sweep(
        'gold',
        smoothOutline(pointsOf([-20, 4, -14, 10, -6, 16, 0, 18, 6, 16, 14, 10, 20, 4]), 3)
          .slice(0, 19)
          .map(([x, y]): Vec3 => [x, y, 0]),
        0.6,
      ),
    ]
      .map((part, k) => (k === 0 ? part : move(part, 0, 0, 8)))
      .concat([
        move(
          group(
            ball('bone', [3, 2.8, 1], [0, 9.4, 0], 2),
            move(box('bone', 2.8, 2, 1.2, 0.3), 0, 6, 0),
            mirror(ball('felt', 0.8, [1.1, 9.4, 0.8], 1)),
            ...[24, -24].map((a) => turn(rod('bone', [-6, 0, 0], [6, 0, 0], 0.6), [0, 0, a], [0, 5.6, -0.2])),
          ),
          0,
          0,
          9.2,
        ),
      ]),
    { felt: 'fabric #1f1f24', gold: 'gold', bone: 'bone #f4eedc' },
  );

/** Hats. */
export const HATS = {
  'top-hat': topHat,
  fedora,
  'cowboy-hat': cowboyHat,
  'straw-hat': strawHat,
  'wizard-hat': wizardHat,
  cap,
  'santa-hat': santaHat,
  'pirate-hat': pirateHat,
};
