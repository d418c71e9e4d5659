import type { Generator, ImplementSpec } from '@diorama/catalogue';
import { box, extrude, group, mirror, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, discPoints, madeInCentimetres, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, roundedRectangle, smoothOutline } from '../geometry/outlines.js';
import { circlePath, helixPath, smoothPath } from '../geometry/paths.js';

const saw: Maker = () => {
  const teeth = Array.from({ length: 41 }, (_, k): Point2 => [-22 + k, k % 2 === 0 ? 0 : 0.9]);
  return madeInCentimetres(
    [
      extrude('metal', [...teeth, [18, 5], [-22, 11]], 0.4),
      extrude(
        'wood',
        smoothOutline(
          [
            [-20, -1],
            [-22, -2.6],
            [-33, -1],
            [-36, 4],
            [-33, 12],
            [-30, 13.6],
            [-21, 11.6],
          ],
          3,
        ),
        2.4,
        {
          holes: [
            smoothOutline(
              [
                [-24.6, 2],
                [-29, 2],
                [-31, 6],
                [-28.6, 9],
                [-24.6, 8],
              ],
              3,
            ),
          ],
        },
      ),
      ...[
        [-21.6, 8],
        [-21.6, 3],
      ].map(([x = 0, y = 0]) => turn(spun('brass', [0.7, -1.4, 0.7, 1.4], { sides: 10 }), [90, 0, 0], [x, y, 0])),
    ].map((part) => move(part, 0, 3, 0)),
    { metal: 'metal #a8b0b8', wood: 'wood #9a5c2c', brass: 'brass' },
  );
};
const wrench: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        extrude(
          'metal',
          [
            [-1, 0],
            [1, 0],
            [1.3, 13],
            [-1.3, 13],
          ],
          0.8,
        ),
        extrude(
          'metal',
          [
            [-1.2, 12],
            [1.2, 12],
            [2.8, 14],
            [2.9, 17],
            [1.6, 19],
            [1.2, 16],
            [-1.2, 16],
            [-1.6, 19],
            [-2.9, 17],
            [-2.8, 14],
          ],
          1.2,
        ),
        turn(spun('metal', [1.1, -0.6, 2.4, -0.6, 2.4, 0.6, 1.1, 0.6, 1.1, -0.6], { sides: 16 }), [90, 0, 0], [0, -1.4, 0]),
      ),
      [0, 0, -62],
      [0, 2.4, 0],
    ),
    { metal: 'chrome #8a9298' },
  );
const screwdriver: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('grip', [1, 0, 1.5, 0.6, 1.4, 3, 1.6, 6, 1.2, 9, 0.8, 10], { curve: true, sides: 6 }),
        spun('metal', [0.45, 9.6, 0.45, 20], { sides: 10 }),
        move(
          extrude(
            'metal',
            [
              [-0.5, 0],
              [0.5, 0],
              [0.7, 1.6],
              [0.6, 2.4],
              [-0.6, 2.4],
              [-0.7, 1.6],
            ],
            0.3,
          ),
          0,
          19.8,
          0,
        ),
        spun('band', [1.5, 5, 1.7, 6, 1.55, 7, 1.4, 7]),
      ),
      [0, 0, -64],
    ),
    { grip: 'plastic #d8242c', metal: 'chrome #a8aeb4', band: 'plastic #f4c430' },
  );
const pliers: Maker = () => {
  const half = group(
    extrude(
      'metal',
      smoothOutline(
        [
          [-0.9, -1.6],
          [1.1, -1],
          [1.4, 1],
          [0.9, 4],
          [0.2, 6.6],
          [0, 6.6],
          [0, 1.4],
          [-1, 0.6],
        ],
        2,
      ),
      1,
    ),
    sweep(
      'grip',
      smoothPath(
        [
          [-0.4, -1, 0],
          [-2.4, -4, 0],
          [-3, -9, 0],
          [-2.2, -13, 0],
        ],
        3,
      ),
      0.75,
    ),
  );
  return madeInCentimetres(
    turn(
      group(
        half,
        turn({ form: 'mirrored', part: half, axis: 'x', keep: false }, [0, 0, 0], [0, 0, 0.1]),
        turn(spun('metal', [0.9, -0.8, 0.9, 0.8], { sides: 12 }), [90, 0, 0]),
      ),
      [0, 0, 0],
      [0, 13, 0],
    ),
    { metal: 'metal #7c848c', grip: 'plastic #2f6fd0' },
  );
};
const drill: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('body', [2.4, -10, 3.4, -9, 3.6, 2, 2.8, 5], { sides: 16 }), [0, 0, -90], [0, 16, 0]),
      turn(spun('metal', [2.2, 5, 2.2, 8, 1.2, 10.4, 0.4, 10.6, 0.4, 19, 0, 20], { sides: 12 }), [0, 0, -90], [0, 16, 0]),
      extrude(
        'body',
        smoothOutline(
          [
            [-6, 14],
            [-7.4, 4],
            [-2.6, 4],
            [-0.6, 14],
          ],
          3,
        ),
        4,
      ),
      move(box('dark', 10.6, 4.6, 6.4, 0.8), -5, 0, 0),
      move(box('dark', 1.6, 3.4, 1.6, 0.4), -0.4, 10, 0),
      ...[-4, -2, 0].map((x) => mirror(move(box('dark', 0.8, 3, 0.4), x - 3, 15, 3.4), 'z')),
    ],
    { body: 'plastic #f0b81c', dark: 'plastic #26262a', metal: 'metal #5c6268' },
  );
const chainsaw: Maker = () =>
  madeInCentimetres(
    [
      move(box('body', 26, 15, 14, 2), -14, 4, 0),
      extrude('bar', roundedRectangle(46, 9, 4.4, [22, 10]), 1),
      ...Array.from({ length: 24 }, (_, k) => move(box('chain', 1.2, 1.4, 1.6), 1 + 1.8 * k, 14.2, 0)),
      ...Array.from({ length: 24 }, (_, k) => move(box('chain', 1.2, 1.4, 1.6), 1 + 1.8 * k, 4.6, 0)),
      sweep(
        'dark',
        smoothPath(
          [
            [-24, 16, 0],
            [-32, 18, 0],
            [-36, 11, 0],
            [-26, 6, 0],
          ],
          3,
        ),
        1.5,
      ),
      sweep(
        'dark',
        smoothPath(
          [
            [-6, 10, 8],
            [-6, 24, 7],
            [-6, 26, -2],
            [-6, 18, -8],
          ],
          3,
        ),
        1.3,
      ),
      turn(box('dark', 1.4, 11, 12), [0, 0, -20], [0, 17, 0]),
      mirror(turn(spun('dark', [4, 0, 4, 1], { sides: 16 }), [90, 0, 0], [-16, 11, 6.6]), 'z'),
    ],
    { body: 'paint #e8601c', bar: 'metal #a8aeb4', chain: 'iron', dark: 'plastic #26262a' },
  );
const anvil: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: turn(
          {
            form: 'loft',
            slot: 'iron',
            smooth: false,
            sections: [
              { z: 0, outline: roundedRectangle(34, 24, 3) },
              { z: 5, outline: roundedRectangle(31, 21, 3) },
              { z: 10, outline: roundedRectangle(17, 13, 3) },
              { z: 16, outline: roundedRectangle(17, 13, 3) },
              { z: 21, outline: roundedRectangle(30, 15, 3) },
            ],
          },
          [-90, 0, 0],
        ),
        move: [0, 34, 0],
      },
      move(box('face', 40, 9, 15, 0.6), -4, 54.6, 0),
      turn(spun('face', [5.4, 0, 5, 6, 3.4, 16, 0.6, 25, 0, 26], { sides: 14 }), [0, 0, -86], [14, 58.4, 0]),
      move(box('face', 7, 6, 12, 0.5), -26, 57, 0),
      spun('wood', [24, 0, 23, 34, 0, 34.4], { sides: 12 }),
      ...[6, 26].map((y) => spun('band', [23.8 - 0.03 * y, y, 24.6, y, 24.4, y + 3.4, 23.4, y + 3.4], { sides: 12 })),
    ],
    { iron: 'iron #3e3e44', face: 'iron #5c5c64', wood: 'bark #6a4a30', band: 'iron' },
  );
const ladder: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        mirror(rod('wood', [22, 0, 0], [19, 300, 0], 2.6, 6)),
        ...Array.from({ length: 10 }, (_, k) => rod('wood', [-22 + 0.3 * k, 20 + 29 * k, 0], [22 - 0.3 * k, 20 + 29 * k, 0], 1.8, 8)),
      ),
      [-13, 0, 0],
    ),
    { wood: 'wood #b8844a' },
  );
const stepladder: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(turn(box('metal', 4, 152, 6, 0.4), [-14, 0, 0], [22, 0, 22]), turn(box('metal', 4, 148, 4, 0.4), [14, 0, 0], [20, 0, -52])),
      ),
      ...[0, 1, 2, 3].map((k) => move(box('step', 44, 3, 13, 0.4), 0, 30 + 30 * k, 15 - 7.4 * k)),
      move(box('top', 50, 5, 26, 1), 0, 148, -15),
      rod('metal', [-20, 60, -38], [20, 60, -38], 1.2),
      rod('metal', [-20, 100, -28], [20, 100, -28], 1.2),
    ],
    { metal: 'metal #c8ccd0', step: 'metal #a0a6ac', top: 'plastic #d8302c' },
  );
const wheelbarrow: Maker = () => {
  const tray = turn(
    {
      form: 'loft',
      slot: 'tray',
      smooth: false,
      sections: [
        {
          z: 0,
          outline: [
            [22, -34],
            [22, 20],
            [-22, 20],
            [-22, -34],
          ],
        },
        {
          z: 28,
          outline: [
            [34, -60],
            [34, 34],
            [-34, 34],
            [-34, -60],
          ],
        },
      ],
    },
    [-90, 0, 0],
    [0, 34, 0],
  );
  return madeInCentimetres(
    [
      tray,
      move(
        slab(
          'inside',
          [
            [-30, -54],
            [30, -54],
            [30, 29],
            [-30, 29],
          ],
          0.6,
        ),
        0,
        62,
        0,
      ),
      { form: 'placed', part: ball('soil', [29, 14, 40], [0, 0, 0]), move: [0, 60, 12] },
      turn(
        group(
          turn(spun('rubber', [15, -4, 18, -3, 18, 3, 15, 4], { sides: 22 }), [0, 0, 90]),
          turn(spun('metal', [11, -4.4, 11, 4.4], { sides: 18 }), [0, 0, 90]),
        ),
        [0, 0, 0],
        [0, 18, 62],
      ),
      mirror(
        group(
          rod('wood', [8, 19, 66], [26, 40, -40], 2.6, 6),
          rod('wood', [26, 40, -40], [30, 54, -92], 2.6, 6),
          rod('rubber', [29, 50, -78], [30.6, 55, -96], 3.2),
          sweep(
            'metal',
            [
              [24, 38, -18],
              [26, 1, -26],
              [20, 1, -26],
            ],
            1.7,
          ),
          rod('metal', [10, 30, 40], [18, 60, 48], 1.6),
        ),
      ),
    ],
    { tray: 'paint #2f7a4a', inside: 'paint #26633c', soil: 'soil', rubber: 'rubber', metal: 'metal', wood: 'wood #b8844a' },
  );
};
const ropeCoil: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 1, 2, 3].map((k) =>
        move(torus('rope', 16 + 0.8 * Math.sin(2 * k), 2.1, 24), 0.6 * Math.sin(3 * k), 2.1 + 3.5 * k, 0.6 * Math.cos(2 * k)),
      ),
      ...[0, 1, 2].map((k) => move(torus('rope', 12, 2.1, 22), 0, 2.4 + 3.6 * k, 0)),
      sweep(
        'rope',
        smoothPath(
          [
            [15, 12, 4],
            [20, 8, 10],
            [26, 2, 8],
            [34, 2, 14],
          ],
          4,
        ),
        2,
      ),
      spun('band', [0, 0, 2.8, 0.4, 2.8, 3, 0, 3.4], { turn: [0, 0, -80], at: [33, 2.4, 13.4] }),
    ],
    { rope: 'rope #b8985c', band: 'rope #7a5a34' },
  );
const anchor: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        rod('iron', [0, 8, 0], [0, 104, 0], 4, 8),
        move(turn(torus('iron', 8, 2, 18), [90, 0, 0]), 0, 113, 0),
        rod('iron', [-26, 92, 0], [26, 92, 0], 3, 8),
        mirror(ball('iron', 4.4, [26, 92, 0], 1)),
        sweep(
          'iron',
          arcPoints([0, 44], [42, 40], 190, 350, 16).map(([x, y]): Vec3 => [x, y, 0]),
          [2.4, 3, 3.6, 4, 4.4, 4.8, 5, 5.2, 5.2, 5.2, 5, 4.8, 4.4, 4, 3.6, 3, 2.4],
        ),
        mirror(
          turn(
            extrude(
              'iron',
              [
                [-9, 0],
                [9, 0],
                [0, 20],
              ],
              3,
            ),
            [0, 0, -20],
            [39, 32, 0],
          ),
        ),
        sweep('rope', helixPath([4.6, 4.6], [50, 88], 3, 12), 1.4),
      ),
      [-10, 0, 0],
    ),
    { iron: 'iron #4a4c52', rope: 'rope' },
  );
const fishingRod: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('cork', [1.6, 0, 1.7, 2, 1.4, 30, 1, 32], { sides: 10 }),
        sweep(
          'rod',
          [
            [0, 30, 0],
            [0, 90, 0],
            [3, 140, 0],
            [12, 186, 0],
          ],
          [0.9, 0.75, 0.55, 0.3],
        ),
        move(turn(spun('metal', [3.4, -2, 3.4, 2, 2, 2.2, 0, 2.2], { sides: 16 }), [90, 0, 0]), -4.4, 22, 0),
        rod('metal', [0, 22, 0], [-4, 22, 0], 0.7),
        rod('metal', [-4, 22, 2], [-4, 18, 4], 0.5),
        ...[60, 100, 140].map((y) => turn(torus('metal', 1, 0.2, 10), [0, 0, 0], [y > 120 ? 2 : -0.9, y, 0])),
        sweep(
          'line',
          [
            [12, 186, 0],
            [24, 150, 0],
            [27, 96, 0],
          ],
          0.16,
          { sides: 4 },
        ),
        ball('red', 2, [27, 94, 0], 1),
        ball('white', 1.8, [27, 92.6, 0], 1),
        sweep(
          'metal',
          smoothPath(
            [
              [27, 92, 0],
              [27, 84, 0],
              [28.6, 82, 0],
              [30, 84, 0],
            ],
            3,
          ),
          0.25,
        ),
      ),
      [-8, 0, -8],
    ),
    {
      rod: 'paint #26304a',
      cork: 'wood #c8a070',
      metal: 'chrome',
      line: 'plastic #f4f4f0',
      red: 'plastic #d8242c',
      white: 'plastic #fbfbf8',
    },
  );
const netTool: Maker = () => {
  const ring = (y: number, radius: number): Vec3[] => circlePath(radius, y, { steps: 18 });
  const levels = [
    [0, 20],
    [-10, 18.6],
    [-20, 15],
    [-28, 9],
  ] as const;
  const bag = group(
    ...levels.slice(1).map(([y, radius]) => sweep('net', ring(y, radius), 0.3, { closed: true, sides: 4 })),
    ...Array.from({ length: 18 }, (_, k) =>
      sweep(
        'net',
        [
          ...levels.map(([y, radius], row): Vec3 => {
            const a = (2 * Math.PI * (k + 0.5 * row)) / 18;
            return [radius * Math.cos(a), y, radius * Math.sin(a)];
          }),
          [0, -32, 0],
        ],
        0.3,
        { sides: 4 },
      ),
    ),
  );
  return madeInCentimetres(
    turn(
      group(
        rod('wood', [0, 0, 0], [0, 104, 0], 1.3),
        turn(group(sweep('metal', ring(0, 20), 0.8, { closed: true }), bag), [90, 0, 0], [0, 124, 0]),
      ),
      [-8, 0, 0],
    ),
    { wood: 'wood #b8844a', metal: 'metal', net: 'rope #f4efe0' },
  );
};
const fishingNet: Maker = () => {
  const height = (x: number, z: number): number =>
    3 + 9 * Math.exp(-(x * x + z * z) / 2400) + 2.4 * Math.sin(x * 0.11) * Math.cos(z * 0.13);
  const lines = Array.from({ length: 13 }, (_, k) => -72 + 12 * k);
  const along = [-1, 1].flatMap((way) =>
    lines.map((c) =>
      sweep(
        'net',
        Array.from({ length: 11 }, (_, k): Vec3 => {
          const t = (-60 + 12 * k) * Math.sqrt(Math.max(0.05, 1 - (c / 80) ** 2));
          const [x, z] = way > 0 ? [t, c] : [c, t];
          return [x, height(x, z), z * 0.8];
        }),
        0.6,
        { sides: 4 },
      ),
    ),
  );
  return madeInCentimetres(
    [
      ...along,
      ...discPoints(9, 64).map(([x, z]) => ball('cork', [4, 4, 4], [x, height(x, z) + 1, z * 0.8], 1)),
      sweep(
        'rope',
        circlePath(70, 2, { steps: 24 }).map(([x, y, z]): Vec3 => [x, y, z * 0.8]),
        1.3,
        { closed: true },
      ),
    ],
    { net: 'rope #8aa08a', cork: 'paint #e0702c', rope: 'rope #c8b080' },
  );
};
const sickle: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('wood', [1.5, 0, 1.8, 1, 1.5, 8, 1.7, 13, 1, 14], { curve: true, sides: 10 }),
        sheet(
          'metal',
          arcPoints([10, 30], [14, 15], 205, 20, 16).map(([x, y], k): Vec3[] => {
            const wide = 3 * Math.sin(Math.PI * Math.min(1, 0.25 + k / 18)) * (1 - k / 17) + 0.4;
            return [
              [x, y, 0],
              [x + (10 - x) * 0.05 * wide * 1.6, y + (30 - y) * 0.05 * wide * 1.6, 0],
            ];
          }),
          0.5,
        ),
        rod('metal', [0, 13, 0], [-2.6, 23.6, 0], 0.7),
      ),
      [0, 0, 0],
    ),
    { wood: 'wood #9a6634', metal: 'metal #8a929a' },
  );
const horseshoe: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        sweep(
          'iron',
          arcPoints([0, 7], [5.6, 6.4], -50, 230, 22).map(([x, y]): Vec3 => [x, y, 0]),
          1.2,
          { sides: 4 },
        ),
        ...[-30, 10, 45, 135, 170, 210].map((a) =>
          ball('dark', 0.4, [5.6 * Math.cos((a * Math.PI) / 180), 7 + 6.4 * Math.sin((a * Math.PI) / 180), 0.9], 0),
        ),
      ),
      [-10, 0, 0],
    ),
    { iron: 'iron #77777c', dark: 'rubber #17171a' },
  );
const hose: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 1, 2].map((k) => move(torus('hose', 22 - k, 2, 28), 0, 2 + 3.6 * k, 0)),
      move(torus('hose', 17, 2, 24), 0, 2, 0),
      sweep(
        'hose',
        smoothPath(
          [
            [21, 9, 4],
            [28, 5, 14],
            [36, 2, 20],
            [44, 3, 16],
          ],
          4,
        ),
        2,
      ),
      turn(spun('brass', [2.4, 0, 2.4, 4, 1.4, 5, 1.2, 9, 0, 9], { sides: 12 }), [0, -30, -76], [43, 3.4, 16.4]),
    ],
    { hose: 'rubber #2f9a4a', brass: 'brass' },
  );
const fireExtinguisher: Maker = () =>
  madeInCentimetres(
    [
      spun('red', [7, 0, 7.6, 1, 7.6, 36, 6, 40, 3, 42.4, 2.4, 43], { sides: 20 }),
      spun('dark', [2.6, 42.6, 2.6, 46, 0, 46], { sides: 12 }),
      turn(box('dark', 11, 1.2, 2.6, 0.3), [0, 0, 12], [3, 46, 0]),
      turn(box('dark', 10, 1.2, 2.6, 0.3), [0, 0, -6], [3, 43.4, 0]),
      sweep(
        'dark',
        smoothPath(
          [
            [-2, 44, 0],
            [-9, 44, 0],
            [-11, 34, 2],
            [-9.4, 14, 3],
          ],
          4,
        ),
        1,
      ),
      turn(spun('dark', [2.4, 0, 1.2, 9], { sides: 12 }), [0, 0, -6], [-10, 7, 3]),
      spun('gauge', [1.8, 0, 1.8, 1, 0, 1], { turn: [90, 0, 0], at: [0, 44, 2], sides: 14 }),
      spun('label', [7.65, 14, 7.8, 14, 7.8, 26, 7.65, 26], { sides: 20 }),
    ],
    { red: 'paint #d01c20', dark: 'plastic #1f1f22', gauge: 'ceramic', label: 'paper #f4efe4' },
  );

const KINDS: Readonly<Record<ImplementSpec['kind'], Maker>> = {
  saw,
  wrench,
  screwdriver,
  pliers,
  drill,
  chainsaw,
  anvil,
  ladder,
  stepladder,
  wheelbarrow,
  'rope-coil': ropeCoil,
  anchor,
  'fishing-rod': fishingRod,
  'landing-net': netTool,
  'fishing-net': fishingNet,
  sickle,
  horseshoe,
  hose,
  'fire-extinguisher': fireExtinguisher,
};

/** Tools without a plain shaft, of a fixed kind. */
export const generateImplement: Generator<ImplementSpec> = ({ kind }, context) => KINDS[kind](context);
