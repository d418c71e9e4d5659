import type { GeneratorContext } from '@diorama/catalogue';
import { roller, tube } from '@diorama/furnishing-parts';
import { array, box, extrude, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { rim } from './frames.js';

type Size = GeneratorContext['size'];

const chart = (slot: string, w: number, h: number): Shape =>
  group(
    ...[0.3, 0.55, 0.4, 0.8].map((s, k) =>
      move(box(['paint1', 'paint2', 'paint3', 'paint1'][k] as string, w * 0.06, h * s * 0.5, 0.004), -w * 0.34 + k * w * 0.09, h * 0.2, 0),
    ),
    tube(
      slot,
      [
        [w * 0.06, h * 0.3, 0],
        [w * 0.16, h * 0.5, 0],
        [w * 0.24, h * 0.42, 0],
        [w * 0.36, h * 0.76, 0],
      ],
      0.006,
      5,
    ),
    ...[0, 1, 2].map((k) => move(box(slot, w * (0.3 - 0.05 * k), 0.014, 0.004), -w * 0.22, h * (0.86 - 0.06 * k), 0)),
    rod(slot, [w * 0.04, h * 0.2, 0], [w * 0.4, h * 0.2, 0], 0.005, 5),
    rod(slot, [w * 0.04, h * 0.2, 0], [w * 0.04, h * 0.82, 0], 0.005, 5),
  );

const whiteboard = ([w, h, d]: Size): Shape =>
  group(
    move(rim('steel', w, h, 0.03, 0.03), 0, 0, 0),
    move(box('white', w - 0.04, h - 0.04, 0.016), 0, 0.02, 0),
    move(chart('ink', w, h), 0, 0, 0.01),
    move(box('steel', w * 0.6, 0.014, d), 0, -0.004, d / 2),
    ...['paint1', 'paint2', 'ink'].map((c, k) => move(roller(c, 0.009, 0.12, 'x', 8), -0.2 + k * 0.16, 0.018, d * 0.6)),
    move(box('ink', 0.12, 0.03, 0.05), w * 0.22, 0.008, d * 0.6),
  );

const scribble = (w: number, h: number): Shape =>
  group(
    ...[0, 1, 2, 3].map((k) =>
      tube(
        'chalk',
        [
          [-w * 0.42, h * (0.82 - 0.13 * k), 0],
          [-w * 0.3, h * (0.84 - 0.13 * k), 0],
          [-w * 0.2, h * (0.8 - 0.13 * k), 0],
          [-w * (0.06 + 0.03 * k), h * (0.83 - 0.13 * k), 0],
        ],
        0.006,
        4,
      ),
    ),
    tube(
      'chalk',
      [
        [w * 0.1, h * 0.24, 0],
        [w * 0.4, h * 0.24, 0],
      ],
      0.006,
      4,
    ),
    tube(
      'chalk',
      [
        [w * 0.1, h * 0.24, 0],
        [w * 0.1, h * 0.76, 0],
      ],
      0.006,
      4,
    ),
    tube(
      'chalk',
      [
        [w * 0.1, h * 0.26, 0],
        [w * 0.22, h * 0.32, 0],
        [w * 0.32, h * 0.5, 0],
        [w * 0.38, h * 0.76, 0],
      ],
      0.006,
      4,
    ),
  );

const blackboard = ([w, h, d]: Size): Shape =>
  group(
    rim('frame', w, h, 0.06, 0.04),
    move(box('slate', w - 0.1, h - 0.1, 0.02), 0, 0.05, 0),
    move(scribble(w, h), 0, 0, 0.012),
    move(box('frame', w * 0.9, 0.03, d), 0, 0, d / 2),
    ...[0, 1, 2].map((k) => move(roller(k === 1 ? 'paint3' : 'chalk', 0.01, 0.08, 'x', 8), -0.3 + k * 0.14, 0.04, d * 0.6)),
    move(box('ink', 0.14, 0.04, 0.06), w * 0.26, 0.03, d * 0.6),
  );

const rollingWhiteboard = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        rod('steel', [w / 2 - 0.02, 0.06, 0], [w / 2 - 0.02, h - 0.06, 0], 0.02),
        rod('steel', [w / 2 - 0.02, 0.07, -d / 2 + 0.04], [w / 2 - 0.02, 0.07, d / 2 - 0.04], 0.02),
        ...[-1, 1].map((s) => move(roller('dark', 0.035, 0.03, 'x', 12), w / 2 - 0.02, 0.035, s * (d / 2 - 0.05))),
      ),
    ),
    rod('steel', [-w / 2, 0.3, 0], [w / 2, 0.3, 0], 0.014),
    move(whiteboard([w - 0.08, h * 0.56, 0.08]), 0, h * 0.42, 0),
  );

const corkBoard = ([w, h, d]: Size): Shape =>
  group(
    rim('frame', w, h, 0.04, d),
    move(box('cork', w - 0.06, h - 0.06, d * 0.5), 0, 0.03, 0),
    ...(
      [
        [-0.3, 0.5, 0.2, 0.3, 6],
        [0, 0.56, 0.16, 0.24, -4],
        [0.28, 0.48, 0.22, 0.34, 3],
        [-0.22, 0.12, 0.26, 0.24, -5],
        [0.1, 0.14, 0.18, 0.26, 8],
        [0.34, 0.1, 0.14, 0.2, -6],
      ] as const
    ).map(([x, y, pw, ph, roll], k) =>
      group(
        move(
          turn(box(['paper', 'paint3', 'canvas', 'sky', 'paper', 'paint1'][k] as string, pw * w, ph * h, 0.004), [0, 0, roll]),
          x * w,
          y * h,
          d * 0.27,
        ),
        move(
          sphere(['paint1', 'paint2', 'hill'][k % 3] as string, 0.014, { detail: 1 }),
          x * w - (roll * ph * h) / 57,
          (y + ph * 0.92) * h,
          d * 0.3,
        ),
      ),
    ),
  );

const flipChart = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 1].map((s) => rod('steel', [s * w * 0.44, 0, d * 0.4], [s * w * 0.3, h * 0.9, 0], 0.016)),
    rod('steel', [0, 0, -d / 2 + 0.02], [0, h * 0.86, -0.03], 0.016),
    turn(
      group(
        box('white', w, h * 0.56, 0.02),
        move(box('paper', w * 0.94, h * 0.53, 0.012), 0, h * 0.01, 0.016),
        move(chart('ink', w, h * 0.52), 0, h * 0.02, 0.024),
        move(box('steel', w, 0.05, 0.05), 0, h * 0.53, 0.01),
        move(box('steel', w, 0.02, 0.07), 0, -0.02, 0.03),
      ),
      [-8, 0, 0],
      [0, h * 0.4, d * 0.2],
    ),
  );

const wallMap = ([w, h]: Size): Shape => {
  const land = (points: readonly (readonly [number, number])[]): Shape =>
    extrude(
      'field',
      points.map(([x, y]) => [x * w, y * h] as const),
      0.006,
    );
  return group(
    rod('frame', [-w / 2, h - 0.03, 0], [w / 2, h - 0.03, 0], 0.022),
    rod('frame', [-w / 2, 0.03, 0], [w / 2, 0.03, 0], 0.022),
    move(box('sea', w * 0.94, h - 0.06, 0.008), 0, 0.03, 0),
    move(
      group(
        land([
          [-0.42, 0.72],
          [-0.3, 0.84],
          [-0.16, 0.82],
          [-0.2, 0.62],
          [-0.27, 0.5],
          [-0.3, 0.56],
          [-0.36, 0.6],
        ]),
        land([
          [-0.24, 0.48],
          [-0.15, 0.42],
          [-0.17, 0.28],
          [-0.22, 0.14],
          [-0.25, 0.3],
        ]),
        land([
          [-0.02, 0.66],
          [0.04, 0.8],
          [0.2, 0.86],
          [0.4, 0.8],
          [0.42, 0.66],
          [0.32, 0.5],
          [0.24, 0.48],
          [0.2, 0.58],
          [0.1, 0.58],
        ]),
        land([
          [-0.04, 0.54],
          [0.06, 0.56],
          [0.13, 0.42],
          [0.08, 0.22],
          [0.03, 0.26],
          [0.01, 0.4],
        ]),
        land([
          [0.3, 0.28],
          [0.38, 0.32],
          [0.42, 0.22],
          [0.34, 0.18],
        ]),
      ),
      0,
      0,
      0.005,
    ),
    ...[-0.25, 0, 0.25].map((x) => move(box('chalk', 0.004, h - 0.08, 0.01), x * w, 0.04, 0)),
    ...[0.35, 0.65].map((y) => move(box('chalk', w * 0.94, 0.004, 0.01), 0, y * h, 0)),
  );
};

const menuBoard = ([w, h, d]: Size): Shape =>
  group(
    rim('frame', w, h, 0.06, d),
    move(box('slate', w - 0.1, h - 0.1, d * 0.5), 0, 0.05, 0),
    ...[-1, 0, 1].map((c) =>
      group(
        move(box('paint3', w * 0.2, 0.03, 0.006), c * w * 0.3, h * 0.8, d * 0.26),
        ...[0, 1, 2, 3, 4].map((r) =>
          group(
            move(box('chalk', w * 0.15, 0.016, 0.006), c * w * 0.3 - w * 0.03, h * (0.66 - 0.11 * r), d * 0.26),
            move(box('chalk', w * 0.03, 0.016, 0.006), c * w * 0.3 + w * 0.1, h * (0.66 - 0.11 * r), d * 0.26),
          ),
        ),
      ),
    ),
  );

const screenDivider = ([w, h, d]: Size): Shape => {
  const n = 4;
  const each = w / n / 0.92;
  return group(
    ...Array.from({ length: n }, (_, k) =>
      turn(
        group(
          rim('frame', each, h, 0.04, 0.03),
          move(box('canvas', each - 0.06, h * 0.94, 0.012), 0, 0.03, 0),
          move(box('frame', each - 0.06, 0.03, 0.024), 0, h * 0.3, 0),
          ...[0, 1, 2].map((b) =>
            group(
              ...[1, -1].map((s) =>
                move(
                  sphere('paint1', [0.04, 0.04, 0.004], { detail: 1 }),
                  each * 0.1 * (b - 1) * 1.6,
                  h * (0.56 + 0.12 * ((b + k) % 3)),
                  s * 0.008,
                ),
              ),
              tube(
                'shade',
                [
                  [0, h * 0.34, 0.008],
                  [each * 0.06 * (b - 1), h * 0.46, 0.008],
                  [each * 0.16 * (b - 1), h * (0.56 + 0.12 * ((b + k) % 3)), 0.008],
                ],
                0.006,
                4,
              ),
            ),
          ),
        ),
        [0, k % 2 ? 23 : -23, 0],
        [(k - (n - 1) / 2) * (w / n), 0, d * 0.02],
      ),
    ),
  );
};

const shojiScreen = ([w, h]: Size): Shape =>
  group(
    move(box('frame', w, 0.06, 0.1), 0, 0, 0),
    move(box('frame', w, 0.08, 0.1), 0, h - 0.08, 0),
    ...[-1, 1].map((s) =>
      move(
        group(
          rim('frame', w / 2 + 0.02, h - 0.14, 0.05, 0.035),
          move(box('paper', w / 2 - 0.04, h - 0.2, 0.01), 0, 0.03, 0),
          array(move(box('frame', 0.014, h - 0.22, 0.022), 0, 0.04, 0), 3, [w / 8.4, 0, 0], true),
          array(move(box('frame', w / 2 - 0.06, 0.014, 0.022), 0, h * 0.22, 0), 6, [0, h * 0.115, 0]),
          move(box('panel', w / 2 - 0.06, h * 0.16, 0.016), 0, 0.04, 0),
        ),
        s * w * 0.245,
        0.06,
        s * 0.022,
      ),
    ),
  );

/** Boards to write on, maps and screens. */
export const BOARDS = {
  whiteboard,
  blackboard,
  'rolling-whiteboard': rollingWhiteboard,
  'cork-board': corkBoard,
  'flip-chart': flipChart,
  'wall-map': wallMap,
  'menu-board': menuBoard,
  'screen-divider': screenDivider,
  'shoji-screen': shojiScreen,
} as const;
