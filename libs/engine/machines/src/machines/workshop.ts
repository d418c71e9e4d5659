import { array, boxAt, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, drumY, drumZ, gauge, handWheel, range, ringBand, ringZ, spread, tube, turnedX } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { DrawMachine } from './plant.js';

/** A panel with a screen and buttons that faces +z. */
export const operatorPanel = (width: number, height: number, at: Vec3): Shape =>
  move(
    group(
      boxAt('dark', [width, height, 0.06], [0, 0, 0], 0.01),
      boxAt('screen', [0.8 * width, 0.42 * height, 0.02], [0, 0.5 * height, 0.03]),
      // prettier-ignore
      ...range(8).map((k) => boxAt(['green', 'white', 'yellow', 'red'][k % 4] ?? 'white', [0.1 * width, 0.08 * height, 0.03], [((k % 4) - 1.5) * 0.2 * width, (0.12 + 0.18 * Math.floor(k / 4)) * height, 0.025])),
    ),
    ...at,
  );

/** Machines of workshops, mills and factories. */
export const WORKSHOP = {
  '3d-printer': ([width, height, depth]) =>
    group(
      boxAt('body', [width, 0.16 * height, depth], [0, 0, 0], 0.01),
      mirror(boxAt('body', [0.08 * width, 0.8 * height, 0.1 * depth], [0.44 * width, 0.14 * height, -0.36 * depth])),
      boxAt('body', [0.96 * width, 0.08 * height, 0.1 * depth], [0, 0.88 * height, -0.36 * depth]),
      boxAt('glass', [0.66 * width, 0.02 * height, 0.62 * depth], [0, 0.22 * height, 0.04 * depth]),
      boxAt('dark', [0.6 * width, 0.04 * height, 0.5 * depth], [0, 0.17 * height, 0.04 * depth]),
      ...[0.52, 0.57].map((y) => drumX('steel', 0.012 * height, 0.84 * width, [0, y * height, -0.3 * depth], { sides: 8 })),
      boxAt('dark', [0.16 * width, 0.16 * height, 0.14 * depth], [0.04 * width, 0.46 * height, -0.22 * depth], 0.01),
      drumY('brass', 0.03 * width, 0.06 * height, [0.04 * width, 0.4 * height, -0.14 * depth], { sides: 8 }),
      // prettier-ignore
      move(lathe('accent', [[0.13 * width, 0], [0.15 * width, 0.05 * height], [0.09 * width, 0.1 * height], [0.12 * width, 0.16 * height]], { sides: 14 }), 0.04 * width, 0.24 * height, -0.06 * depth),
      // prettier-ignore
      turn(group(ringBand('accent', 0.08 * width, 0.2 * width, 0.1 * width, 20), drumY('dark', 0.22 * width, 0.01 * width, [0, 0.05 * width, 0], { sides: 20 }), drumY('dark', 0.22 * width, 0.01 * width, [0, -0.06 * width, 0], { sides: 20 })), [0, 0, 90], [0, 0.94 * height, -0.34 * depth]),
      tube(
        'accent',
        [
          [0, 0.9 * height, -0.3 * depth],
          [0.16 * width, 0.8 * height, -0.1 * depth],
          [0.04 * width, 0.62 * height, -0.2 * depth],
        ],
        0.008 * width,
      ),
      boxAt('screen', [0.24 * width, 0.08 * height, 0.01], [0.26 * width, 0.04 * height, 0.5 * depth]),
      drumZ('dark', 0.035 * width, 0.03, [0.06 * width, 0.08 * height, 0.5 * depth]),
    ),
  lathe: ([width, height, depth]) =>
    group(
      mirror(boxAt('body', [0.22 * width, 0.56 * height, 0.6 * depth], [0.36 * width, 0, 0], 0.02)),
      boxAt('steel', [0.86 * width, 0.1 * height, 0.46 * depth], [0, 0.54 * height, 0]),
      boxAt('dark', [0.7 * width, 0.05 * height, 0.9 * depth], [0, 0.36 * height, 0]),
      boxAt('body', [0.24 * width, 0.4 * height, 0.7 * depth], [-0.38 * width, 0.54 * height, -0.04 * depth], 0.03),
      drumX('steel', 0.13 * height, 0.06 * width, [-0.23 * width, 0.78 * height, 0], { sides: 18 }),
      ...range(3).map((k) =>
        turn(
          boxAt('dark', [0.05 * width, 0.06 * height, 0.04 * depth], [0.03 * width, 0.07 * height, 0]),
          [120 * k, 0, 0],
          [-0.22 * width, 0.78 * height, 0],
        ),
      ),
      drumX('brass', 0.06 * height, 0.32 * width, [-0.06 * width, 0.78 * height, 0], { sides: 14 }),
      boxAt('body', [0.12 * width, 0.24 * height, 0.36 * depth], [0.36 * width, 0.62 * height, 0], 0.02),
      // prettier-ignore
      turnedX('steel', [[0.05 * height, 0], [0.05 * height, 0.1 * width], [0.01 * height, 0.14 * width]].map(([r, x]): Point2 => [r ?? 0, -(x ?? 0)]).toReversed(), [0.3 * width, 0.78 * height, 0]),
      boxAt('grey', [0.16 * width, 0.1 * height, 0.7 * depth], [0.02 * width, 0.62 * height, 0.06 * depth], 0.01),
      boxAt('dark', [0.06 * width, 0.08 * height, 0.2 * depth], [0.02 * width, 0.72 * height, 0.16 * depth]),
      ...[
        [0.02, 0.5],
        [0.14, 0.48],
      ].map(([x, z]) => turn(handWheel('chrome', 0.07 * height), [90, 0, 0], [(x ?? 0) * width, 0.6 * height, (z ?? 0) * depth])),
      turn(handWheel('chrome', 0.08 * height), [0, 0, 90], [0.46 * width, 0.76 * height, 0]),
      operatorPanel(0.16 * width, 0.16 * height, [-0.38 * width, 0.74 * height, 0.33 * depth]),
    ),
  'milling-machine': ([width, height, depth]) =>
    group(
      boxAt('body', [0.6 * width, 0.1 * height, 0.9 * depth], [0, 0, 0], 0.02),
      boxAt('body', [0.36 * width, 0.8 * height, 0.4 * depth], [0, 0.08 * height, -0.24 * depth], 0.03),
      boxAt('body', [0.34 * width, 0.16 * height, 0.7 * depth], [0, 0.74 * height, -0.06 * depth], 0.03),
      drumY('dark', 0.12 * width, 0.14 * height, [0, 0.88 * height, 0.16 * depth], { sides: 16 }),
      drumY('grey', 0.11 * width, 0.24 * height, [0, 0.56 * height, 0.16 * depth], { sides: 16 }),
      drumY('steel', 0.04 * width, 0.08 * height, [0, 0.49 * height, 0.16 * depth], { sides: 10 }),
      boxAt('steel', [width, 0.05 * height, 0.34 * depth], [0, 0.4 * height, 0.14 * depth]),
      ...[-0.1, 0, 0.1].map((z) => boxAt('dark', [0.98 * width, 0.005, 0.03 * depth], [0, 0.448 * height, (0.14 + z) * depth])),
      boxAt('grey', [0.3 * width, 0.12 * height, 0.44 * depth], [0, 0.28 * height, 0.12 * depth]),
      boxAt('blue', [0.2 * width, 0.06 * height, 0.14 * depth], [0.04 * width, 0.45 * height, 0.14 * depth]),
      mirror(turn(handWheel('chrome', 0.07 * height), [0, 0, 90], [0.5 * width, 0.42 * height, 0.14 * depth])),
      turn(handWheel('chrome', 0.06 * height), [90, 0, 0], [0, 0.34 * height, 0.38 * depth]),
      // prettier-ignore
      ...range(3).map((k) => rod('dark', [0.12 * width, 0.64 * height, 0.2 * depth], [0.12 * width + 0.12 * width, 0.64 * height + 0.06 * height * Math.sin(2.09 * k), 0.2 * depth + 0.08 * depth * Math.cos(2.09 * k)], 0.012)),
      operatorPanel(0.3 * width, 0.18 * height, [0.4 * width, 0.62 * height, 0.1 * depth]),
    ),
  'drill-press': ([width, height, depth]) =>
    group(
      boxAt('dark', [0.8 * width, 0.05 * height, depth], [0, 0, 0], 0.01),
      drumY('steel', 0.07 * width, 0.9 * height, [0, 0.03 * height, -0.26 * depth], { sides: 14 }),
      boxAt('body', [0.5 * width, 0.2 * height, 0.8 * depth], [0, 0.74 * height, 0], 0.04),
      boxAt('body', [0.56 * width, 0.06 * height, 0.9 * depth], [0, 0.93 * height, -0.02 * depth], 0.03),
      drumY('dark', 0.16 * width, 0.2 * height, [0, 0.7 * height, -0.4 * depth], { sides: 14 }),
      drumY('grey', 0.09 * width, 0.1 * height, [0, 0.65 * height, 0.22 * depth], { sides: 14 }),
      drumY('steel', 0.02 * width, 0.14 * height, [0, 0.52 * height, 0.22 * depth], { sides: 8 }),
      boxAt('steel', [0.7 * width, 0.03 * height, 0.6 * depth], [0, 0.42 * height, 0.16 * depth]),
      boxAt('dark', [0.3 * width, 0.08 * height, 0.3 * depth], [0, 0.36 * height, -0.16 * depth]),
      // prettier-ignore
      ...range(3).map((k) => { const a = 2.09 * k + 0.4; return group(rod('steel', [0.26 * width, 0.8 * height, 0.16 * depth], [0.36 * width, 0.8 * height + 0.12 * height * Math.sin(a), 0.16 * depth + 0.12 * height * Math.cos(a)], 0.01 * height), move(sphere('red', 0.018 * height, { detail: 1 }), 0.36 * width, 0.8 * height + 0.12 * height * Math.sin(a), 0.16 * depth + 0.12 * height * Math.cos(a))); }),
      boxAt('red', [0.1 * width, 0.03 * height, 0.02], [-0.1 * width, 0.86 * height, 0.41 * depth]),
    ),
  press: ([width, height, depth]) =>
    group(
      boxAt('body', [width, 0.2 * height, depth], [0, 0, 0], 0.03),
      mirror(boxAt('body', [0.16 * width, 0.6 * height, 0.8 * depth], [0.4 * width, 0.18 * height, 0], 0.02)),
      boxAt('body', [width, 0.24 * height, 0.94 * depth], [0, 0.74 * height, 0], 0.03),
      drumY('chrome', 0.14 * width, 0.24 * height, [0, 0.54 * height, 0], { sides: 18 }),
      drumY('dark', 0.18 * width, 0.1 * height, [0, 0.7 * height, 0], { sides: 18 }),
      boxAt('grey', [0.56 * width, 0.07 * height, 0.66 * depth], [0, 0.48 * height, 0]),
      mirror(drumY('chrome', 0.03 * width, 0.5 * height, [0.27 * width, 0.22 * height, 0.2 * depth], { sides: 8 })),
      boxAt('steel', [0.6 * width, 0.06 * height, 0.7 * depth], [0, 0.2 * height, 0]),
      boxAt('accent', [0.3 * width, 0.07 * height, 0.34 * depth], [0, 0.26 * height, 0]),
      ...[0.42, -0.42].map((x) =>
        array(boxAt('yellow', [0.15 * width, 0.04 * height, 0.01], [x * width, 0.24 * height, 0.41 * depth]), 7, [0, 0.076 * height, 0]),
      ),
      operatorPanel(0.2 * width, 0.2 * height, [0.34 * width, 0.76 * height, 0.49 * depth]),
      move(gauge(0.05 * height), -0.3 * width, 0.86 * height, 0.49 * depth),
      drumX('dark', 0.07 * height, 0.5 * width, [0, 1.02 * height, 0], { sides: 14 }),
    ),
  'vent-fan': ([width, height, depth]) => {
    const [r, y] = [0.42 * Math.min(width, height), height / 2];
    return group(
      ...[0, 90, 180, 270].map((a) => turn(boxAt('body', [0.98 * width, 0.08 * height, depth], [0, -height / 2, 0]), [0, 0, a], [0, y, 0])),
      turn(ringBand('body', 0.94 * r, 1.16 * r, 0.5 * depth, 28), [90, 0, 0], [0, y, 0]),
      ...[45, 135, 225, 315].map((a) =>
        turn(boxAt('body', [0.3 * width, 0.2 * height, 0.3 * depth], [0, 1.06 * r, 0]), [0, 0, a], [0, y, 0]),
      ),
      ...range(5).map((k) =>
        turn(turn(boxAt('blade', [0.46 * r, 0.84 * r, 0.04 * depth], [0, 0.06 * r, 0]), [0, 34, 0]), [0, 0, 72 * k], [0, y, 0]),
      ),
      drumZ('dark', 0.18 * r, 0.6 * depth, [0, y, 0], { sides: 16 }),
      ...spread(0.3, 0.95, 4).map((s) => ringZ('steel', s * r, 0.012 * r, [0, y, 0.46 * depth])),
      ...[0, 60, 120].map((a) => turn(boxAt('steel', [0.03 * r, 2 * r, 0.02 * r], [0, -r, 0]), [0, 0, a], [0, y, 0.46 * depth])),
    );
  },
} satisfies Record<string, DrawMachine>;
