import { ball, madeInCentimetres, slab, smoothLine, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** White and black keys along x from the left, centred; the front of the keys at z = 0. */
const keyboard = (count: number, width: number, length: number): Shape =>
  group(
    ...Array.from({ length: count }, (_, k) =>
      move(box('ivory', width * 0.92, 1.6, length), (k - (count - 1) / 2) * width, 0, -length / 2),
    ),
    ...Array.from({ length: count - 1 }, (_, k) => k)
      .filter((k) => ![2, 6].includes(k % 7))
      .map((k) => move(box('ebony', width * 0.55, 1.4, length * 0.62), (k - count / 2 + 1) * width, 1.2, -length * 0.68)),
  );

const pedals = (z: number): Shape => group(...[-6, 0, 6].map((x) => move(box('gold', 2.6, 1.4, 8, 0.4), x, 4, z)));

const piano: Maker = () =>
  madeInCentimetres(
    [
      move(box('case', 148, 118, 30, 0.6), 0, 0, -14),
      move(box('case', 152, 4, 36, 0.8), 0, 117, -12),
      move(box('case', 148, 8, 32, 0.8), 0, 62, 14),
      move(keyboard(35, 3.8, 16), 0, 70, 28.6),
      mirror(move(box('case', 7, 10, 30, 0.8), 70.5, 68, 14)),
      mirror(move(box('case', 6, 62, 7, 0.8), 68, 0, 24)),
      turn(box('case', 100, 2, 5), [0, 0, 0], [0, 84, 3]),
      turn(box('paper', 34, 24, 0.8), [-12, 0, 0], [0, 86, 5]),
      ...[0, 1, 2, 3, 4].map((k) => turn(box('ink', 28, 0.6, 0.4), [-12, 0, 0], [0, 90 + 4 * k, 4.6 - 0.85 * k])),
      pedals(4),
      mirror(move(box('panel', 56, 46, 0.8, 0.3), 34, 10, 1.2)),
      mirror(move(box('panel', 60, 22, 0.8, 0.3), 34, 88, 1.2)),
    ],
    {
      case: 'wood #4a2416',
      panel: 'wood #6a3620',
      ivory: 'ceramic #f6f2e6',
      ebony: 'rubber #141416',
      gold: 'brass',
      paper: 'paper',
      ink: 'paint #4a4a50',
    },
    { offers: [{ kind: 'top', height: 1.21, size: [1.4, 0.3] }] },
  );

const grandPiano: Maker = () => {
  const outline: Point2[] = [
    [-72, -60],
    [72, -60],
    ...smoothLine(
      [
        [72, -20],
        [66, 20],
        [40, 50],
        [20, 82],
        [-10, 104],
        [-48, 108],
        [-70, 88],
        [-72, 40],
      ],
      3,
    ),
  ];
  const lid = outline.filter(([, y]) => y > -40);
  return madeInCentimetres(
    [
      slab('case', outline, 28, { at: [0, 66, 0] }),
      slab(
        'inside',
        outline.map(([x, y]): Point2 => [0.94 * x, 0.94 * y + 2]).filter(([, y]) => y > -34),
        1,
        { at: [0, 93.6, 0] },
      ),
      turn(
        slab(
          'case',
          lid.map(([x, y]): Point2 => [x + 72, y]),
          3,
        ),
        [0, 0, 33],
        [-72, 96, 0],
      ),
      move(box('case', 146, 3, 26), 0, 66, 60),
      move(keyboard(35, 3.8, 16), 0, 76, 74),
      move(box('case', 134, 9, 24), 0, 67, 64),
      mirror(move(box('case', 7, 18, 26, 0.8), 70, 67, 62)),
      move(box('case', 90, 22, 2), 0, 94, 30),
      rod('case', [46, 94, -10], [52, 176, -8], 1.4, 6),
      ...[
        [-60, 46],
        [60, 46],
        [-30, -88],
      ].map(([x = 0, z = 0]) =>
        group(
          spun('case', [5.4, 6, 7, 62, 8, 66], { sides: 12, at: [x, 0, z] }),
          turn(spun('gold', [3.4, -2, 3.4, 2], { sides: 12 }), [0, 0, 90], [x, 3.4, z]),
        ),
      ),
      move(pedals(52), 0, 2, 0),
      mirror(rod('case', [5, 8, 46], [8, 66, 46], 1.2)),
      move(box('case', 20, 4, 6), 0, 5, 46),
      ...Array.from({ length: 12 }, (_, k) =>
        rod('gold', [-50 + 8 * k, 95.4, 20], [-56 + 5.4 * k, 95.4, -90 + 7 * Math.abs(k - 2)], 0.3, 4),
      ),
      turn(box('paper', 40, 26, 0.8), [-16, 0, 0], [0, 97, 34]),
    ],
    { case: 'paint #17171a', inside: 'gold #b88a3c', ivory: 'ceramic #f6f2e6', ebony: 'rubber #0e0e10', gold: 'brass', paper: 'paper' },
  );
};

const synthesizer: Maker = () =>
  madeInCentimetres(
    [
      ...[1, -1].map((side) => rod('metal', [-34 * side, 0, 0], [34 * side, 70, 0], 1.8, 8)),
      ...[-34, 34].map((x) => rod('metal', [x, 0, -16], [x, 0, 16], 1.8, 8)),
      mirror(rod('metal', [34, 70, -12], [34, 70, 12], 1.8, 8)),
      move(box('case', 104, 8, 32, 1), 0, 71, 0),
      move(keyboard(26, 3.8, 15), 0, 76, 16.2),
      move(box('screen', 18, 0.8, 6), 0, 78.6, -8),
      ...[-40, -34, -28, -22, 22, 28, 34, 40].map((x) => spun('metal', [1.6, 78, 1.5, 80.4, 0, 80.4], { sides: 10, at: [x, 0, -8] })),
    ],
    { case: 'plastic #26262c', ivory: 'ceramic #f6f2e6', ebony: 'rubber #0e0e10', metal: 'chrome', screen: 'screen' },
  );

const harp: Maker = () => {
  const neckPath = smoothPath(
    [
      [-34, 104, 0],
      [-24, 122, 0],
      [-6, 118, 0],
      [12, 126, 0],
      [30, 148, 0],
      [36, 158, 0],
    ],
    4,
  );
  const strings = Array.from({ length: 18 }, (_, k): Shape => {
    const share = (k + 1) / 19;
    const [x, y] = neckPath[Math.floor(share * (neckPath.length - 4)) + 1] ?? [0, 0, 0];
    return rod(k % 7 === 0 ? 'red' : 'string', [x, y, 0], [x + 3 - 2 * share, 24 + 74 * Math.max(0, 1 - (x + 34) / 66) ** 1.2, 0], 0.28, 4);
  });
  return madeInCentimetres(
    [
      spun('gold', [3.4, 8, 2.6, 20, 2.6, 140, 4, 150, 5.6, 154, 3, 160, 0, 164], { sides: 14, at: [34, 0, 0] }),
      sweep('gold', neckPath, 3.4, { sides: 8 }),
      sweep(
        'wood',
        [
          [34, 14, 0],
          [10, 34, 0],
          [-16, 70, 0],
          [-36, 106, 0],
        ],
        [9, 8, 6, 3.6],
        { sides: 8 },
      ),
      move(box('gold', 34, 9, 30, 2), 24, 0, 0),
      ...strings,
      turn(torus('gold', 4, 1.4, 14), [90, 0, 0], [36, 162, 0]),
      ball('gold', 3, [-36, 106, 0]),
    ],
    { gold: 'gold #d8a840', wood: 'wood #8a5428', string: 'silver', red: 'paint #c82c30' },
  );
};

const accordion: Maker = () => {
  const folds = Array.from({ length: 11 }, (_, k) =>
    move(box(k % 2 === 0 ? 'bellows' : 'fold', 2, 30 - (k % 2) * 2.4, 17 - (k % 2) * 2), -10 + 2 * k, 1 + (k % 2) * 1.2, 0),
  );
  const keys = Array.from({ length: 14 }, (_, k) => move(box('ivory', 7, 2, 1.6), 21.4, 2 + 2.2 * k, 6.4));
  const dark = Array.from({ length: 13 }, (_, k) => k)
    .filter((k) => ![2, 6].includes(k % 7))
    .map((k) => move(box('ebony', 4, 1.1, 1.6), 20, 3.4 + 2.2 * k, 7));
  return madeInCentimetres(
    [
      ...folds,
      move(box('case', 10, 34, 20, 1.4), 16, 0, 0),
      move(box('case', 10, 32, 20, 1.4), -16, 0.6, 0),
      ...keys,
      ...dark,
      ...Array.from({ length: 24 }, (_, k) => ball('ivory', 0.8, [-18 + 2.6 * (k % 3), 4 + 3.4 * Math.floor(k / 3), 10.2], 0)),
      ...[8, 16, 24].map((y) => move(box('gold', 5, 1.4, 0.8), 13.6, y, 10)),
      sweep(
        'strap',
        smoothPath(
          [
            [14, 33, -8],
            [12, 24, -15],
            [14, 4, -8],
          ],
          4,
        ),
        1.2,
      ),
    ],
    {
      case: 'paint #b01c2c',
      bellows: 'leather #26262a',
      fold: 'paint #d8b050',
      ivory: 'ceramic #f6f2e6',
      ebony: 'rubber #0e0e10',
      gold: 'gold',
      strap: 'leather #3a2018',
    },
  );
};

const xylophone: Maker = () => {
  const slots = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet', 'pink'] as const;
  return madeInCentimetres(
    [
      ...slots.map((slot, k) =>
        group(
          move(box(slot, 4.4, 1.4, 25 - 1.7 * k, 0.4), -19 + 5.4 * k, 5, 0),
          ...[0.34, -0.34].map((share) =>
            spun('metal', [0.5, 6.3, 0.5, 6.9, 0, 7], { at: [-19 + 5.4 * k, 0, share * (25 - 1.7 * k)], sides: 8 }),
          ),
        ),
      ),
      ...[1, -1].map((side) =>
        sweep(
          'wood',
          [
            [-23, 3.4, side * 9],
            [23, 3.4, side * 5],
          ],
          1.8,
          { sides: 4 },
        ),
      ),
      move(box('wood', 2, 4, 19), -21.4, 1, 0),
      move(box('wood', 2, 4, 12), 21.4, 1, 0),
      ...[0, 1].map((k) =>
        group(
          rod('wood', [-16 + 6 * k, 7.4, 16], [12 + 5 * k, 8.6, -2 + 3 * k], 0.4, 6),
          ball('red', 1.6, [12 + 5 * k, 8.8, -2 + 3 * k], 1),
        ),
      ),
    ],
    {
      wood: 'wood #c8955a',
      metal: 'chrome',
      red: 'paint #d8342c',
      orange: 'paint #f08a2c',
      yellow: 'paint #f4d030',
      green: 'paint #4ab84a',
      cyan: 'paint #3ac0c8',
      blue: 'paint #2f6fd0',
      violet: 'paint #7a4ab8',
      pink: 'paint #e86aa8',
    },
  );
};

/** Pianos, harps and accordions. */
export const KEYBOARDS = { piano, 'grand-piano': grandPiano, synthesizer, harp, accordion, xylophone };
