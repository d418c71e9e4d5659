import { box, extrude, group, implicit, mirror, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, madeInCentimetres, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { ellipse, smoothOutline, symmetric } from '../geometry/outlines.js';
import { smoothPath } from '../geometry/paths.js';

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
      sweep(
        'felt',
        smoothPath(
          [
            [0, 25, 0],
            [1, 32, 0],
            [4, 38, 0],
            [9, 41, 0],
          ],
          3,
        ),
        [5.1, 4.8, 4.4, 4, 3.6, 3.2, 2.4, 1.6, 0.9, 0.2],
        { sides: 14 },
      ),
      spun('band', [11.3, 2.2, 11.8, 2.6, 11, 6, 10.5, 6.2]),
      move(
        extrude(
          'gold',
          [
            [-2.4, -2],
            [2.4, -2],
            [2.4, 2],
            [-2.4, 2],
          ],
          0.8,
          {
            holes: [
              [
                [-1.3, -1],
                [1.3, -1],
                [1.3, 1],
                [-1.3, 1],
              ],
            ],
          },
        ),
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
              extrude(
                'gold',
                [
                  [0, 1.8],
                  [-0.5, 0.5],
                  [-1.8, 0],
                  [-0.5, -0.5],
                  [0, -1.8],
                  [0.5, -0.5],
                  [1.8, 0],
                  [0.5, 0.5],
                ],
                0.6,
              ),
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
        smoothPath(
          [
            [0, 3, 0],
            [0, 12, 0],
            [3, 20, 0],
            [10, 23, 0],
            [16, 17, 0],
          ],
          3,
        ),
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
      extrude(
        'felt',
        smoothOutline(
          [
            [-20, 4],
            [-12, 0],
            [0, -1],
            [12, 0],
            [20, 4],
            [14, 10],
            [6, 16],
            [0, 18],
            [-6, 16],
            [-14, 10],
          ],
          3,
        ),
        1.4,
      ),
      sweep(
        'gold',
        smoothOutline(
          [
            [-20, 4],
            [-14, 10],
            [-6, 16],
            [0, 18],
            [6, 16],
            [14, 10],
            [20, 4],
          ],
          3,
        )
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

const shoeSole = (slot: string, y: number, thick: number): Shape =>
  move(
    turn(
      extrude(
        slot,
        smoothOutline(
          [
            [-3, -12],
            [0, -13.4],
            [3, -12],
            [3.2, -4],
            [4.4, 6],
            [3, 13],
            [0, 14.6],
            [-3, 13],
            [-4.2, 6],
            [-2.8, -4],
          ],
          3,
        ),
        thick,
      ),
      [90, 0, 0],
    ),
    0,
    y + thick / 2,
    0,
  );
const pair = (left: Shape, gap: number): Shape =>
  group(move({ form: 'mirrored', part: left, axis: 'x', keep: false }, -gap, 0, 1.4), move(left, gap, 0, 0));

const sneakers: Maker = () => {
  const one = group(
    shoeSole('white', 0, 2),
    implicit(
      'cloth',
      [
        { from: [0, 4.4, -9], to: [0, 7, -8], radii: [3.6, 3.4] },
        { from: [0, 4.4, -6], to: [0, 3.4, 9], radii: [3.8, 3.4] },
        { from: [0, 7.4, -7], to: [0, 6, 2], radii: [3, 2.4] },
      ],
      { blend: 1.6, cell: 0.65 },
    ),
    ball('white', [3.6, 2.2, 3], [0, 3, 11.6]),
    ...[0, 1, 2, 3].map((k) => turn(box('lace', 4.4, 0.5, 0.7), [24, 0, 0], [0, 8.3 - 0.75 * k, 0.6 + 2 * k])),
    spun('dark', [2.6, 10, 2.4, 10.6, 0, 10.2], { at: [0, 0, -7] }),
    mirror(
      move(
        turn(
          extrude(
            'white',
            [
              [-4, 0],
              [3, 1],
              [-1, 2.4],
            ],
            0.5,
          ),
          [0, 90, 0],
        ),
        3.9,
        4,
        0,
      ),
    ),
  );
  return madeInCentimetres(pair(one, 5.6), {
    cloth: 'fabric #c8242c',
    white: 'rubber #f6f4ee',
    lace: 'rope #fbf8f0',
    dark: 'fabric #26262a',
  });
};
const boots: Maker = () => {
  const one = group(
    shoeSole('sole', 0, 1.8),
    move(box('sole', 6, 2.4, 7), 0, 0, -9),
    implicit(
      'leather',
      [
        { from: [0, 5, -8], to: [0, 28, -8], radii: [4.6, 5.2] },
        { from: [0, 4.6, -6], to: [0, 3.8, 9.6], radii: [4, 3.4] },
      ],
      { blend: 2, cell: 0.9 },
    ),
    spun('trim', [5, 29, 5.8, 29.4, 5.8, 32.6, 5, 33, 0, 32], { at: [0, 0, -8] }),
    ...[10, 14, 18, 22, 26].map((y) => move(box('lace', 4, 0.7, 1), 0, y, -3.4)),
  );
  return madeInCentimetres(pair(one, 6.6), {
    leather: 'leather #7a4a28',
    sole: 'rubber #26201c',
    trim: 'leather #5a3018',
    lace: 'rope #d8c8a0',
  });
};
const wellies: Maker = () => {
  const one = group(
    shoeSole('sole', 0, 1.8),
    implicit(
      'rubber',
      [
        { from: [0, 5, -8], to: [0, 26, -8], radii: [4.8, 5.6] },
        { from: [0, 5, -6], to: [0, 4.4, 9], radii: [4.4, 4] },
      ],
      { blend: 2.4, cell: 0.9 },
    ),
    spun('dark', [5.4, 28, 6.2, 28.6, 6.2, 30.4, 5.2, 31, 4.6, 29.6, 0, 29.6], { at: [0, 0, -8] }),
  );
  return madeInCentimetres(pair(one, 7), { rubber: 'rubber #f4c01c', sole: 'rubber #c8941c', dark: 'rubber #d8a41c' });
};
const heels: Maker = () => {
  const one = group(
    implicit(
      'red',
      [
        { from: [0, 9.6, -9], to: [0, 6, -2], radii: [2.2, 2.2] },
        { from: [0, 5.6, -2], to: [0, 2, 7], radii: [2, 2.6] },
        { from: [0, 1.8, 8], to: [0, 1.2, 12], radii: [2.4, 1] },
      ],
      { blend: 1.2, cell: 0.5 },
    ),
    sweep(
      'red',
      [
        [0, 9.4, -9.8],
        [0, 4, -9.4],
        [0, 0, -9.2],
      ],
      [2, 0.9, 0.5],
    ),
    ball('dark', [2, 1.2, 4], [0, 9.2, -6], 2),
  );
  return madeInCentimetres(pair(one, 5), { red: 'leather #c8142c', dark: 'leather #2a1418' });
};

const glasses: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(
          sweep(
            'frame',
            ellipse(2.8, 2.3, [3.6, 3], 20).map(([x, y]): Vec3 => [x, y, 0]),
            0.28,
            { closed: true, sides: 8 },
          ),
          move(extrude('lens', ellipse(2.7, 2.2, [3.6, 3], 20), 0.15), 0, 0, 0),
          sweep(
            'frame',
            smoothPath(
              [
                [6.4, 3.4, 0],
                [7, 3.6, -1],
                [7, 3.4, -10],
                [6.8, 1, -13.4],
              ],
              3,
            ),
            0.28,
          ),
        ),
      ),
      sweep(
        'frame',
        smoothPath(
          [
            [-1, 3.4, 0],
            [0, 4, 0.3],
            [1, 3.4, 0],
          ],
          3,
        ),
        0.3,
      ),
    ],
    { frame: 'plastic #26201c', lens: 'glass #a8d0e0' },
  );
const sunglasses: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(
          extrude(
            'frame',
            smoothOutline(
              [
                [0.6, 4.4],
                [6.8, 5],
                [6.8, 2.6],
                [5, 0.4],
                [2.4, 0.4],
                [0.9, 2.6],
              ],
              2,
            ),
            0.5,
          ),
          move(
            extrude(
              'lens',
              smoothOutline(
                [
                  [1.2, 4],
                  [6.3, 4.4],
                  [6.3, 2.6],
                  [4.8, 0.9],
                  [2.6, 0.9],
                  [1.4, 2.6],
                ],
                2,
              ),
              0.3,
            ),
            0,
            0,
            0.2,
          ),
          sweep(
            'frame',
            smoothPath(
              [
                [6.6, 4, 0],
                [7.2, 4.2, -1],
                [7.2, 4, -10],
                [7, 1.6, -13.4],
              ],
              3,
            ),
            0.32,
          ),
        ),
      ),
      move(box('frame', 1.8, 0.8, 0.5), 0, 3.6, 0),
    ],
    { frame: 'plastic #17171a', lens: 'glass #3a2a5a' },
  );

const garment = (slot: string, outline: readonly Point2[], depth: number): Shape => ({
  form: 'loft',
  slot,
  sections: [-1, -0.7, 0.7, 1].map((side) => ({
    z: (side * depth) / 2,
    outline: outline.map(([x, y]): Point2 => [x * (Math.abs(side) === 1 ? 0.93 : 1), y]),
  })),
});
const hanger = sweep(
  'metal',
  smoothPath(
    [
      [-16, 90, 0],
      [0, 98, 0],
      [0, 102, 0],
      [3, 105, 0],
      [0, 108, 0],
      [-2.4, 106, 0],
    ],
    3,
  ),
  0.4,
  { sides: 6 },
);
const coat: Maker = () =>
  madeInCentimetres(
    [
      garment(
        'cloth',
        symmetric([
          [0, 0],
          [26, 0],
          [23, 50],
          [25, 66],
          [33, 34],
          [41, 37],
          [33, 76],
          [20, 90],
          [7, 94],
          [0, 91],
        ]),
        14,
      ),
      extrude(
        'dark',
        [
          [-0.4, 0],
          [0.4, 0],
          [0.4, 74],
          [-0.4, 74],
        ],
        14.6,
      ),
      mirror(
        extrude(
          'lapel',
          [
            [0.5, 66],
            [3, 92],
            [10, 93],
            [12, 78],
            [9, 76],
          ],
          15.4,
        ),
      ),
      ...[20, 36, 52].flatMap((y) =>
        [-4, 4].map((x) => turn(spun('button', [1.2, 0, 1.2, 0.8, 0, 0.8], { sides: 10 }), [90, 0, 0], [x, y, 7])),
      ),
      mirror(move(box('lapel', 11, 2.4, 1.6), 14, 32, 6.6)),
      move(box('lapel', 46, 4, 14.8), 0, 48, 0),
      hanger,
    ],
    { cloth: 'fabric #8a6a48', lapel: 'fabric #6a4e34', dark: 'fabric #4a3424', button: 'wood #3a2418', metal: 'chrome' },
  );
const tShirt: Maker = () =>
  madeInCentimetres(
    [
      move(
        garment(
          'cloth',
          symmetric([
            [0, 0],
            [22, 0],
            [21, 34],
            [31, 30],
            [37, 42],
            [22, 56],
            [8, 60],
            [0, 55],
          ]),
          9,
        ),
        0,
        36,
        0,
      ),
      move(
        extrude(
          'mark',
          symmetric([
            [0, 0],
            [7, 8],
            [8, 12],
            [5, 15],
            [0, 12],
          ]),
          9.8,
        ),
        0,
        58,
        0,
      ),
      hanger,
    ],
    { cloth: 'fabric #2f7fc0', mark: 'fabric #f8d030', metal: 'chrome' },
  );
const dress: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: spun('cloth', [34, 0, 33, 3, 20, 36, 11, 60, 14, 76, 10, 86, 5, 88, 0, 86], { curve: true, sides: 22 }),
        scale: [1, 1, 0.6],
      },
      { form: 'placed', part: spun('sash', [11.2, 58, 12, 59, 12, 64, 11.6, 65]), scale: [1, 1, 0.62] },
      mirror(rod('cloth', [8, 84, 0], [5, 96, 0], 1)),
      { form: 'placed', part: move(torus('sash', 33.6, 1, 24), 0, 2, 0), scale: [1, 1, 0.6] },
      hanger,
    ],
    { cloth: 'fabric #c83a6a', sash: 'fabric #f4d8e4', metal: 'chrome' },
  );
const gloves: Maker = () => {
  const one = group(
    implicit(
      'wool',
      [
        { from: [0, 6, 0], to: [0, 12, 0], radii: [3.8, 4.2], flatten: 1 },
        ...[-3, -1, 1, 3].map((x) => ({
          from: [x, 13, 0] as Vec3,
          to: [x * 1.25, 20 - Math.abs(x) * 0.5, 0] as Vec3,
          radii: [1.3, 1.2] as const,
        })),
        { from: [3, 8, 0], to: [7, 12.6, 1], radii: [1.5, 1.3] },
      ],
      { blend: 0.8, cell: 0.55 },
    ),
    spun('cuff', [3.6, 0, 4, 0.6, 4, 5, 3.6, 5.6]),
  );
  return madeInCentimetres(pair(one, 8), { wool: 'wool #c8342c', cuff: 'wool #f4efe4' });
};
const scarf: Maker = () =>
  madeInCentimetres(
    [
      torusOf(),
      ...[-1, 1].map((side) =>
        group(
          ...Array.from({ length: 8 }, (_, k) =>
            turn(
              box(k % 2 === 0 ? 'red' : 'white', 10, 5.2, 2.4, 0.4),
              [10, 0, side * 6],
              [side * (6 + 0.55 * (8 - k)), 5 * k + 4, 13 - 0.6 * k],
            ),
          ),
          ...[-4, -2, 0, 2, 4].map((x) => rod('white', [side * 10.6 + x, 4.6, 13], [side * 11 + x, 0, 13.4], 0.5, 5)),
        ),
      ),
    ],
    { red: 'wool #c8242c', white: 'wool #f4efe4' },
  );
const torusOf = (): Shape =>
  group(...Array.from({ length: 12 }, (_, k) => turn(ball(k % 2 === 0 ? 'red' : 'white', [4.4, 5, 4], [0, 46, 10], 1), [0, 30 * k, 0])));
const maskParts = (): readonly Shape[] => [
  {
    form: 'placed',
    part: turn(
      {
        form: 'loft',
        slot: 'white',
        sections: [1, 0.98, 0.8, 0.4].map((share, k) => ({
          z: 2 * k,
          outline: smoothOutline(
            symmetric([
              [0, -9],
              [5, -7],
              [9, 1],
              [8.4, 8],
              [4, 11],
              [0, 11.4],
            ]),
            2,
          ).map(([x, y]): Point2 => [x * share, y * share]),
        })),
      },
      [0, 0, 0],
    ),
    scale: [1, 1, 0.8],
  },
  mirror({ form: 'placed', part: ball('dark', [2.4, 1.3, 0.9], [0, 0, 0]), move: [3.6, 3, 4.2], turn: [0, 16, 12] }),
  { form: 'placed', part: ball('red', [2.6, 0.8, 0.9], [0, 0, 0]), move: [0, -4.6, 4.2] },
  spun('white', [1.6, 0, 0.6, 4, 0, 4.4], { turn: [-6, 0, 0], at: [0, -2, 4.4], sides: 8 }),
  mirror(
    extrude(
      'gold',
      smoothOutline(
        [
          [1, 6],
          [5, 8],
          [8, 6],
          [7, 9],
          [2, 10],
        ],
        2,
      ),
      8,
    ),
  ),
  ...[-2, -1, 0, 1, 2].map((k) =>
    turn(
      extrude(
        'feather',
        smoothOutline(
          [
            [0, 0],
            [2, 6],
            [0, 14 - Math.abs(k)],
            [-2, 6],
          ],
          3,
        ),
        0.6,
      ),
      [0, 0, -18 * k],
      [0, 10, 0],
    ),
  ),
];
const mask: Maker = () =>
  madeInCentimetres(move(group(...maskParts()), 0, 9, 0), {
    white: 'ceramic #f6f0e6',
    dark: 'rubber #17171a',
    red: 'paint #b81c2c',
    gold: 'gold',
    feather: 'feather #5a2a8a',
  });

/** Hats, shoes and clothes. */
export const CLOTHES = {
  'top-hat': topHat,
  fedora,
  'cowboy-hat': cowboyHat,
  'straw-hat': strawHat,
  'wizard-hat': wizardHat,
  cap,
  'santa-hat': santaHat,
  'pirate-hat': pirateHat,
  sneakers,
  boots,
  wellies,
  heels,
  glasses,
  sunglasses,
  coat,
  't-shirt': tShirt,
  dress,
  gloves,
  scarf,
  mask,
};
