import type { Finish, Generator, ShieldSpec } from '@diorama/catalogue';
import { ball, ellipse, madeInCentimetres, rectangle, smoothOutline, spun, symmetric } from '@diorama/goods-parts';
import { extrude, group, loft, move, radial, starOutline, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const OUTLINES: Readonly<Record<ShieldSpec['outline'], Point2[]>> = {
  heater: smoothOutline(
    symmetric([
      [0, -38],
      [9, -30],
      [22, -12],
      [28, 10],
      [28.4, 28],
      [27, 31],
      [14, 29],
      [0, 31],
    ]),
    2,
  ),
  kite: smoothOutline(
    symmetric([
      [0, -62],
      [6, -50],
      [18, -20],
      [25, 6],
      [25, 22],
      [18, 36],
      [0, 42],
    ]),
    3,
  ),
  round: ellipse(42, 42, [0, 0], 32),
  tower: rectangle(-32, -52, 32, 52),
};

/** Shields: a bulging plate with rim, field and emblem, leaning back. */
export const generateShield: Generator<ShieldSpec> = ({ outline: kind, field, rim, second, emblem }) => {
  const outline = OUTLINES[kind];
  const scaled = (share: number): Point2[] => outline.map(([x, y]) => [share * x, share * y]);
  const finishes: Record<string, Finish> = { field, rim, second };
  const parts: Shape[] = [
    loft('rim', [
      { z: -1.5, outline: scaled(1) },
      { z: 1.5, outline: scaled(1) },
      { z: 2.6, outline: scaled(0.93) },
    ]),
    loft('field', [
      { z: 0, outline: scaled(0.92) },
      { z: 2.8, outline: scaled(0.92) },
      { z: 4.8, outline: scaled(0.6) },
      { z: 5.4, outline: scaled(0.25) },
    ]),
    ...emblemOf(emblem, kind),
  ];
  return madeInCentimetres(turn(group(...parts), [-10, 0, 0]), finishes);
};

function emblemOf(emblem: ShieldSpec['emblem'], kind: ShieldSpec['outline']): Shape[] {
  switch (emblem) {
    case 'cross':
      return [rectangle(-4, -28, 4, 27), rectangle(-24, 4, 24, 12)].map((bar, k) =>
        loft(
          'second',
          [
            { z: 1, outline: bar },
            { z: 3.6 + 0.1 * k, outline: bar },
            { z: 6 + 0.1 * k, outline: bar.map(([x, y]): Point2 => [0.7 * x, 0.7 * (y - 4) + 4]) },
          ],
          { smooth: false },
        ),
      );
    case 'boss':
      return [spun('rim', [11, 0, 11, 1.4, 8, 1.6, 7.6, 4.4, 5, 8, 0, 9.4], { turn: [90, 0, 0], at: [0, 0, 3.4] }), ...quarters()];
    case 'star':
      return [move(extrude('second', starOutline(8, 18, 8), 3), 0, 0, 5)];
    default:
      return [
        spun('rim', [9, 0, 8, 3, 5, 6, 0, 7], { turn: [90, 0, 0], at: [0, 0, 3.6] }),
        move(extrude('second', rectangle(-26, -2.4, 26, 2.4), 4), 0, 0, 2.4),
        move(extrude('second', rectangle(-2.4, -44, 2.4, 44), 4), 0, 0, 2.4),
        ...[45, 135, 225, 315].map((angle) =>
          turn(
            move(
              extrude(
                'second',
                [
                  [8, -3],
                  [26, -1],
                  [36, 0],
                  [26, 1],
                  [8, 3],
                ],
                3,
              ),
              0,
              0,
              4.2,
            ),
            [0, 0, angle],
          ),
        ),
        ...(kind === 'tower' ? [-1, 1].flatMap((x) => [-1, 1].map((y) => ball('rim', 2, [27 * x, 46 * y, 3], 1))) : []),
      ];
  }
}

/** Two opposite quarters of a round field in the second colour, and rivets. */
function quarters(): Shape[] {
  const quarter = (from: number): Shape => {
    const arc = Array.from({ length: 9 }, (_, k): Point2 => [
      36 * Math.cos(((from + 11.25 * k) * Math.PI) / 180),
      36 * Math.sin(((from + 11.25 * k) * Math.PI) / 180),
    ]);
    const at = (share: number): Point2[] => [[0.01, 0.01], ...arc].map(([x = 0, y = 0]) => [share * x, share * y]);
    return loft('second', [
      { z: 1, outline: at(1.02) },
      { z: 3.4, outline: at(1.02) },
      { z: 5.4, outline: at(0.62) },
      { z: 5.9, outline: at(0.25) },
    ]);
  };
  return [quarter(0), quarter(180), turn(radial(ball('rim', 1.3, [0, 2, 39.6], 1), 12), [90, 0, 0])];
}
