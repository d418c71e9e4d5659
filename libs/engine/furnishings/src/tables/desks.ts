import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, drawSupport, made, plate, roller, roundedRectangle, sideways, tube } from '@diorama/furnishing-parts';
import { arcPoints, array, bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { cubicle, djBooth, mixingConsole } from './audio-desks.js';

function draftingTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const tilt = 32;
  return made(
    group(
      turn(
        group(
          box('board', w, 0.03, d * 0.9, 0.004),
          move(box('paper', w * 0.72, 0.004, d * 0.66), 0, 0.03, 0),
          move(box('ruler', w * 0.94, 0.012, 0.04), 0, 0.034, 0.1),
          ...[0, 1, 2, 3, 4].map((k) => move(box('ink', w * (0.5 - 0.06 * k), 0.002, 0.006), -0.06, 0.034, -0.22 + 0.06 * k)),
          move(box('frame', w, 0.03, 0.03), 0, 0.02, d * 0.44),
        ),
        [tilt, 0, 0],
        [0, h * 0.74, 0],
      ),
      mirror(
        group(
          bar('frame', [w * 0.4, 0.02, -d * 0.42], [w * 0.4, 0.02, d * 0.42], 0.06),
          bar('frame', [w * 0.4, 0, 0], [w * 0.4, h * 0.78, 0], 0.06),
          bar('frame', [w * 0.4, 0.1, d * 0.34], [w * 0.4, h * 0.5, 0.02], 0.035),
        ),
      ),
      bar('frame', [-w * 0.4, 0.3, 0], [w * 0.4, 0.3, 0], 0.05),
      tube(
        'lamp',
        [
          [w * 0.42, h * 0.86, -d * 0.4],
          [w * 0.46, h * 1.02, -d * 0.3],
          [w * 0.2, h * 1.12, -0.1],
        ],
        0.01,
      ),
      turn(
        lathe(
          'lamp',
          [
            [0.09, 0],
            [0.06, 0.08],
            [0.03, 0.12],
          ],
          { sides: 14 },
        ),
        [10, 0, 20],
        [w * 0.2, h * 1.03, -0.08],
      ),
    ),
    { board: 'wood #e0c490', paper: 'paper', ruler: 'metal', ink: 'paint #2a4a8a', frame: 'wood #7a4c28', lamp: 'paint #26282c' },
  );
}

function judgeBench({ size: [w, h, d] }: GeneratorContext): Generated {
  const panel = (x: number, width: number, height: number, z: number): Shape =>
    move(
      group(
        box('wood', width, height, 0.1),
        move(box('inset', width - 0.14, height - 0.3, 0.11), 0, 0.12, 0),
        move(box('wood', width - 0.26, height - 0.42, 0.12), 0, 0.18, 0),
      ),
      x,
      0,
      z,
    );
  return made(
    group(
      move(box('wood', w, 0.2, d), 0, 0, 0),
      ...[-1, 0, 1].map((k) => panel(k * w * 0.3, w * 0.3 - 0.02, h * 0.62 + (k === 0 ? 0.12 : 0), d / 2 - 0.14)),
      move(box('top', w * 0.94, 0.05, d * 0.5, 0.01), 0, h * 0.62, d / 2 - d * 0.24),
      move(box('top', w * 0.34, 0.05, 0.34, 0.01), 0, h * 0.62 + 0.12, d / 2 - 0.2),
      mirror(move(box('wood', 0.1, h * 0.62, d * 0.8), w * 0.45, 0, 0)),
      turn(cushion('leather', 0.7, h * 0.5, 0.14, 0.06), [-5, 0, 0], [0, h * 0.5 - 0.02, -d * 0.3]),
      move(box('wood', 0.84, h * 0.56, 0.08, 0.02), 0, h * 0.45 - 0.02, -d * 0.4),
      move(
        group(
          roller('gavel', 0.045, 0.14, 'x', 12),
          rod('gavel', [0, 0, 0], [0.05, -0.02, 0.28], 0.012),
          move(cylinder('gavel', 0.07, 0.03), 0, -0.08, 0),
        ),
        w * 0.26,
        h * 0.62 + 0.13,
        d * 0.2,
      ),
    ),
    { wood: 'wood #6a3c20', inset: 'wood #52290f', top: 'wood #7d4a28', leather: 'leather #26201c', gavel: 'wood #9a6030' },
  );
}

function picnicTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const slats = (count: number, width: number): Shape => array(box('wood', w, 0.035, width - 0.012, 0.004), count, [0, 0, width], true);
  return made(
    group(
      move(slats(5, 0.15), 0, h - 0.035, 0),
      ...[-1, 1].map((s) => move(slats(2, 0.14), 0, 0.42, s * (d / 2 - 0.14))),
      mirror(
        group(
          bar('wood', [w * 0.34, 0, d * 0.38], [w * 0.34, h - 0.03, 0.16], 0.07),
          bar('wood', [w * 0.34, 0, -d * 0.38], [w * 0.34, h - 0.03, -0.16], 0.07),
          bar('wood', [w * 0.36, 0.39, -d / 2 + 0.04], [w * 0.36, 0.39, d / 2 - 0.04], 0.06),
          bar('wood', [w * 0.34, h - 0.07, -0.34], [w * 0.34, h - 0.07, 0.34], 0.06),
          bar('wood', [w * 0.34, 0.42, 0], [0.1, h - 0.06, 0], 0.05),
        ),
      ),
    ),
    { wood: 'wood #a8763f' },
    { offers: [{ kind: 'top', height: h, size: [w, 0.74] }] },
  );
}

const teaCup = (): Shape =>
  group(
    lathe(
      'china',
      [
        [0.06, 0],
        [0.065, 0.008],
        [0, 0.006],
      ],
      { sides: 14 },
    ),
    lathe(
      'china',
      [
        [0.02, 0.006],
        [0.04, 0.05],
        [0.036, 0.05],
        [0, 0.02],
      ],
      { sides: 12 },
    ),
  );

const teapot = (): Shape =>
  group(
    lathe(
      'china',
      [
        [0.06, 0],
        [0.1, 0.06],
        [0.09, 0.13],
        [0.04, 0.17],
        [0.014, 0.19],
        [0, 0.21],
      ],
      { sides: 16 },
    ),
    tube(
      'china',
      [
        [0.09, 0.06, 0],
        [0.16, 0.1, 0],
        [0.18, 0.16, 0],
      ],
      [0.022, 0.02, 0.018, 0.016, 0.014, 0.013, 0.012, 0.012, 0.011],
    ),
    tube(
      'china',
      [
        [-0.09, 0.13, 0],
        [-0.16, 0.12, 0],
        [-0.15, 0.06, 0],
        [-0.09, 0.05, 0],
      ],
      0.01,
    ),
  );

const cakeStand = (): Shape =>
  group(
    lathe(
      'china',
      [
        [0.05, 0],
        [0.014, 0.02],
        [0.014, 0.08],
        [0.13, 0.1],
        [0, 0.095],
      ],
      { sides: 18 },
    ),
    move(cylinder('cake', 0.1, 0.09, { sides: 18 }), 0, 0.1, 0),
    move(cylinder('cream', 0.102, 0.02, { sides: 18 }), 0, 0.17, 0),
  );

function teaTrolley({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.28;
  const cup = teaCup();
  return made(
    group(
      ...[0.24, top].map((y) =>
        move(
          group(
            plate('wood', roundedRectangle(w - 0.1, d, 0.06), 0.02),
            plate('brass', roundedRectangle(w - 0.08, d + 0.01, 0.06), 0.045, { holes: [roundedRectangle(w - 0.11, d - 0.02, 0.05)] }),
          ),
          0,
          y,
          0,
        ),
      ),
      mirror(
        group(
          ...[-1, 1].map((s) =>
            rod('brass', [w / 2 - 0.08, 0.1, s * (d / 2 - 0.03)], [w / 2 - 0.08, top + 0.14, s * (d / 2 - 0.03)], 0.012),
          ),
          rod('brass', [w / 2 - 0.08, top + 0.14, -d / 2 + 0.03], [w / 2 - 0.08, top + 0.14, d / 2 - 0.03], 0.014),
          ...[-1, 1].map((s) => move(roller('dark', 0.06, 0.024, 'z', 16), w / 2 - 0.08, 0.06, s * (d / 2 - 0.03))),
        ),
      ),
      move(teapot(), -0.08, top + 0.02, 0),
      ...[0, 1, 2].map((k) => move(cup, 0.16 + 0.06 * (k % 2), top + 0.02, -0.13 + 0.13 * k)),
      move(cakeStand(), 0, 0.26, 0),
    ),
    { wood: 'wood #6a3c20', brass: 'brass', dark: 'rubber', china: 'ceramic', cake: 'bread', cream: 'cream' },
  );
}

function kotatsu({ size: [w, h, d] }: GeneratorContext): Generated {
  const quilt = (reach: number): Point2[] => roundedRectangle(w * reach, d * reach, 0.1 + 0.1 * reach, 3);
  const layers = [
    [0.02, 1],
    [0.1, 0.9],
    [0.2, 0.8],
    [h - 0.05, 0.74],
  ] as const;
  return made(
    group(
      plate('quilt', quilt(1), 0.05),
      ...layers
        .slice(1)
        .map(([y, reach], k) =>
          move(
            plate(k % 2 ? 'quilt' : 'trim', quilt(reach), y - (layers[k] as readonly [number, number])[0]),
            0,
            (layers[k] as readonly [number, number])[0],
            0,
          ),
        ),
      move(plate('top', roundedRectangle(w * 0.66, d * 0.66, 0.04), 0.04), 0, h - 0.05, 0),
      ...[0, 1, 2].map((k) => move(sphere('orange', 0.04, { detail: 1 }), 0.07 * k - 0.07, h + 0.02, 0.03 * (k % 2))),
    ),
    { quilt: 'fabric #8a2f3a', trim: 'fabric #a84a4a', top: 'wood #7a4c28', orange: 'fruit #e88a28' },
  );
}

function nestingTables({ size: [w, h, d] }: GeneratorContext): Generated {
  const one = (share: number, x: number, z: number): Shape =>
    move(
      group(
        move(plate('top', roundedRectangle(w * 0.56 * share, d * 0.8 * share, 0.03), 0.02), 0, h * share - 0.02, 0),
        drawSupport({ style: 'sled', thickness: 0.02 }, { width: w * 0.52 * share, depth: d * 0.76 * share, height: h * share - 0.02 }),
      ),
      x,
      0,
      z,
    );
  return made(group(one(1, -w * 0.22, -d * 0.1), one(0.82, w * 0.06, d * 0.06), one(0.66, w * 0.28, d * 0.18)), {
    top: 'wood #9c6a3a',
    legs: 'brass',
  });
}

function ironingBoard({ size: [w, h, d] }: GeneratorContext): Generated {
  const top: Point2[] = [
    [-w / 2, -d / 2],
    [w * 0.22, -d / 2],
    ...arcPoints([w * 0.22, 0], [w * 0.28, d / 2], -80, 80, 9),
    [w * 0.22, d / 2],
    [-w / 2, d / 2],
  ];
  const board = h - 0.18;
  return made(
    group(
      move(plate('cloth', top, 0.04), 0, board - 0.04, 0),
      ...[-1, 1].flatMap((s) => [
        rod('metal', [-w * 0.36, 0.02, s * d * 0.34], [w * 0.24, board - 0.03, s * d * 0.2], 0.012),
        rod('metal', [w * 0.36, 0.02, s * d * 0.34], [-w * 0.28, board - 0.03, s * d * 0.2], 0.012),
      ]),
      ...[-1, 1].map((s) => rod('metal', [s * w * 0.36, 0.02, -d * 0.42], [s * w * 0.36, 0.02, d * 0.42], 0.014)),
      move(
        group(
          turn(
            sideways(
              'iron',
              [
                [-0.12, 0],
                [0.13, 0],
                [0.1, 0.05],
                [-0.04, 0.1],
                [-0.12, 0.09],
              ],
              0.1,
            ),
            [0, 90, 0],
          ),
          tube(
            'grip',
            [
              [-0.1, 0.08, 0],
              [-0.08, 0.15, 0],
              [0.04, 0.15, 0],
              [0.08, 0.07, 0],
            ],
            0.016,
          ),
          move(box('metal', 0.26, 0.008, 0.11), 0.0, 0, 0),
        ),
        -w * 0.26,
        board,
        0,
      ),
    ),
    { cloth: 'fabric #5f9ac0', metal: 'metal', iron: 'plastic #e8e8ec', grip: 'plastic #2f5fa8' },
  );
}

/** Desks and tables for work. */
export const DESKS = {
  'drafting-table': draftingTable,
  'judge-bench': judgeBench,
  'picnic-table': picnicTable,
  'tea-trolley': teaTrolley,
  kotatsu,
  'nesting-tables': nestingTables,
  cubicle,
  'dj-booth': djBooth,
  'mixing-console': mixingConsole,
  'ironing-board': ironingBoard,
} as const;
