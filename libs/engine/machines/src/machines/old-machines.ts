import { arcPoints, array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { cogwheel, drumX, drumY, drumZ, plateX, range, ringBand, ringZ, rods, spread, tube, turnedZ, wheel } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { DrawMachine } from './plant.js';

/** Machines of mills, ships and old factories. */
export const OLD_MACHINES = {
  loom: ([width, height, depth]) =>
    group(
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) =>
          boxAt('body', [0.06 * width, (b < 0 ? 1 : 0.62) * height, 0.07 * depth], [a * 0.46 * width, 0, b * 0.44 * depth]),
        ),
      ),
      // prettier-ignore
      mirror(group(...[0.14, 0.56].map((y) => boxAt('body', [0.05 * width, 0.05 * height, 0.9 * depth], [0.46 * width, y * height, 0])), boxAt('body', [0.06 * width, 0.92 * height, 0.08 * depth], [0.46 * width, 0.06 * height, 0]))),
      boxAt('body', [0.98 * width, 0.06 * height, 0.1 * depth], [0, 0.93 * height, 0]),
      ...[-0.44, 0.44].map((z) => drumX('wood', 0.06 * height, 0.9 * width, [0, 0.56 * height, z * depth], { sides: 12 })),
      drumX('cloth', 0.075 * height, 0.7 * width, [0, 0.3 * height, 0.36 * depth], { sides: 14 }),
      boxAt('cloth', [0.7 * width, 0.012 * height, 0.34 * depth], [0, 0.61 * height, 0.28 * depth]),
      ...[0.2, 0.28, 0.38].map((z) => boxAt('red', [0.7 * width, 0.014 * height, 0.03 * depth], [0, 0.611 * height, z * depth])),
      array(
        rod('thread', [-0.34 * width, 0.62 * height, -0.44 * depth], [-0.34 * width, 0.615 * height, 0.12 * depth], 0.003 * width, 4),
        24,
        [(0.68 * width) / 23, 0, 0],
      ),
      // prettier-ignore
      ...[-0.04, 0.04].map((z, k) => group(boxAt('wood', [0.8 * width, 0.03 * height, 0.03 * depth], [0, (0.78 - 0.05 * k) * height, z * depth]), boxAt('wood', [0.8 * width, 0.03 * height, 0.03 * depth], [0, (0.5 - 0.05 * k) * height, z * depth]), array(rod('thread', [-0.34 * width, (0.52 - 0.05 * k) * height, z * depth], [-0.34 * width, (0.79 - 0.05 * k) * height, z * depth], 0.003 * width, 4), 16, [(0.68 * width) / 15, 0, 0]))),
      boxAt('wood', [0.84 * width, 0.1 * height, 0.04 * depth], [0, 0.58 * height, 0.13 * depth]),
      boxAt('body', [0.8 * width, 0.05 * height, 0.2 * depth], [0, 0.4 * height, 0.56 * depth]),
      ...spread(-0.2, 0.2, 4).map((x) =>
        boxAt('wood', [0.05 * width, 0.03 * height, 0.4 * depth], [x * width, 0.06 * height, 0.16 * depth]),
      ),
      boxAt('wood', [0.14 * width, 0.02 * height, 0.03 * depth], [0.16 * width, 0.63 * height, 0.18 * depth]),
    ),
  'printing-press': ([width, height, depth]) =>
    group(
      mirror(boxAt('body', [0.14 * width, height, 0.22 * depth], [0.4 * width, 0, -0.14 * depth])),
      mirror(boxAt('body', [0.2 * width, 0.06 * height, 0.5 * depth], [0.4 * width, 0, -0.14 * depth])),
      ...[0.9, 0.64].map((y) => boxAt('body', [0.94 * width, 0.1 * height, 0.2 * depth], [0, y * height, -0.14 * depth])),
      boxAt('body', [0.7 * width, 0.08 * height, 0.9 * depth], [0, 0.34 * height, 0.04 * depth]),
      mirror(boxAt('body', [0.08 * width, 0.34 * height, 0.08 * depth], [0.28 * width, 0, 0.42 * depth])),
      drumY('iron', 0.07 * width, 0.24 * height, [0, 0.56 * height, -0.14 * depth], { sides: 14 }),
      ...spread(0.57, 0.76, 6).map((y) =>
        turn(ringZ('steel', 0.07 * width, 0.008 * height, [0, 0, 0], 14), [84, 0, 0], [0, y * height, -0.14 * depth]),
      ),
      boxAt('wood', [0.5 * width, 0.07 * height, 0.34 * depth], [0, 0.5 * height, -0.14 * depth]),
      rod('wood', [0, 0.62 * height, -0.1 * depth], [0.5 * width, 0.62 * height, 0.16 * depth], 0.022 * height),
      boxAt('iron', [0.52 * width, 0.03 * height, 0.4 * depth], [0, 0.42 * height, 0.24 * depth]),
      boxAt('paper', [0.44 * width, 0.012 * height, 0.32 * depth], [0, 0.45 * height, 0.24 * depth]),
      ...range(8).map((k) =>
        boxAt('black', [0.36 * width, 0.003 * height, 0.012 * depth], [0, 0.462 * height, (0.12 + 0.034 * k) * depth]),
      ),
      turn(boxAt('wood', [0.5 * width, 0.02 * height, 0.34 * depth], [0, 0, 0.17 * depth]), [-62, 0, 0], [0, 0.42 * height, 0.44 * depth]),
      { form: 'placed', part: wheel('wooden', 0.14 * height, 0.04 * width), move: [0.42 * width, 0.34 * height, 0.2 * depth] },
    ),
  'spinning-wheel': ([width, height, length]) => {
    const r = 0.3 * height;
    const [y, z] = [height - r - 0.02, -0.2 * length];
    return group(
      move(wheel('wooden', r, 0.06 * width + 0.02), 0, y, z),
      // prettier-ignore
      mirror(rods('body', [[[0.16 * width, 0.3 * height, z], [0.1 * width, y, z]]], 0.02)),
      turn(boxAt('body', [0.4 * width, 0.05 * height, 0.9 * length], [0, 0, 0]), [-10, 0, 0], [0, 0.3 * height, 0]),
      ...[
        [0.16, -0.36],
        [-0.16, -0.36],
        [0, 0.4],
      ].map(([x, dz]) =>
        rod('body', [(x ?? 0) * width, 0.3 * height, (dz ?? 0) * length], [1.9 * (x ?? 0) * width, 0, 1.2 * (dz ?? 0) * length], 0.02),
      ),
      // prettier-ignore
      mirror(rods('body', [[[0.14 * width, 0.36 * height, 0.3 * length], [0.14 * width, 0.62 * height, 0.3 * length]]], 0.018)),
      drumX('thread', 0.05 * height, 0.22 * width, [0, 0.6 * height, 0.3 * length], { sides: 12 }),
      rod('body', [0.1 * width, 0.34 * height, 0.4 * length], [0.1 * width, 0.8 * height, 0.42 * length], 0.015),
      move(sphere('thread', [0.06 * height, 0.11 * height, 0.06 * height], { detail: 1 }), 0.1 * width, 0.86 * height, 0.42 * length),
      // prettier-ignore
      rods('thread', [[[0, y + 0.94 * r, z], [0, 0.65 * height, 0.3 * length]], [[0, y - 0.94 * r, z], [0, 0.56 * height, 0.3 * length]]], 0.005, 4),
      boxAt('body', [0.2 * width, 0.02 * height, 0.3 * length], [0, 0.06 * height, 0.04 * length]),
    );
  },
  'steam-engine': ([width, height, length]) => {
    const r = 0.34 * height;
    const y = 0.42 * height;
    const z = -0.22 * length;
    return group(
      boxAt('brick', [0.9 * width, 0.1 * height, length], [0, 0, 0]),
      boxAt('body', [0.34 * width, 0.14 * height, 0.86 * length], [0.1 * width, 0.1 * height, 0.04 * length], 0.02),
      // prettier-ignore
      move(group(turn(ringBand('red', 0.84 * r, r, 0.1 * width, 30), [0, 0, 90]), ...range(6).map((k) => turn(boxAt('red', [0.05 * width, 0.86 * r, 0.08 * r], [0, 0, 0]), [60 * k, 0, 0])), drumX('red', 0.14 * r, 0.16 * width, [0, 0, 0])), -0.3 * width, y, z),
      drumX('steel', 0.05 * r, 0.8 * width, [0, y, z], { sides: 12 }),
      ...[-0.12, 0.3].map((x) => boxAt('body', [0.1 * width, 0.3 * height, 0.1 * length], [x * width, 0.16 * height, z], 0.02)),
      drumZ('body', 0.13 * height, 0.26 * length, [0.1 * width, y, 0.32 * length], { sides: 20 }),
      ...[0.2, 0.44].map((s) => drumZ('brass', 0.145 * height, 0.03 * length, [0.1 * width, y, s * length], { sides: 20 })),
      drumZ('steel', 0.03 * height, 0.26 * length, [0.1 * width, y, 0.1 * length], { sides: 10 }),
      bar('steel', [0.1 * width, y, 0.02 * length], [0.1 * width, y + 0.1 * height, z + 0.02 * length], 0.05 * height),
      turn(drumX('steel', 0.14 * height, 0.06 * width, [0, 0, 0], { sides: 18 }), [0, 0, 0], [0.14 * width, y, z]),
      rod('brass', [0.1 * width, y, -0.02 * length], [0.1 * width, height - 0.02, 0.04 * length], 0.015 * height),
      mirror(move(sphere('brass', 0.05 * height, { detail: 1 }), 0, 0, 0)),
      // prettier-ignore
      ...[-1, 1].map((s) => group(rod('brass', [0.1 * width, height - 0.04, 0.04 * length], [0.1 * width + s * 0.16 * width, 0.84 * height, 0.04 * length], 0.01 * height), move(sphere('brass', 0.05 * height, { detail: 1 }), 0.1 * width + s * 0.17 * width, 0.82 * height, 0.04 * length))),
      tube(
        'copper',
        [
          [0.1 * width, y + 0.12 * height, 0.36 * length],
          [0.1 * width, 0.8 * height, 0.36 * length],
          [0.36 * width, 0.86 * height, 0.36 * length],
          [0.36 * width, 0.1 * height, 0.36 * length],
        ],
        0.03 * height,
      ),
    );
  },
  cogwheel: ([width, , depth]) => move(cogwheel('body', width / 2, 0.7 * depth, 18), 0, width / 2, 0),
  gears: ([width, height, depth]) =>
    group(
      move(cogwheel('body', 0.33 * width, 0.4 * depth, 20), -0.16 * width, 0.34 * width, 0),
      move(turn(cogwheel('copper', 0.2 * width, 0.4 * depth, 12), [0, 0, 12]), 0.29 * width, 0.55 * width, 0.06 * depth),
      move(turn(cogwheel('steel', 0.15 * width, 0.4 * depth, 9), [0, 0, 8]), 0.06 * width, 0.8 * width, 0),
      ...[
        [-0.16, 0.34],
        [0.29, 0.55],
        [0.06, 0.8],
      ].map(([x, y]) => drumZ('dark', 0.03 * width, depth, [(x ?? 0) * width, (y ?? 0) * width, 0], { sides: 10 })),
      boxAt('dark', [0.8 * width, 0.04 * height, 0.8 * depth], [0, 0, 0]),
      ...[-0.16, 0.29, 0.06].map((x, k) =>
        boxAt('dark', [0.05 * width, ([0.34, 0.55, 0.8][k] ?? 0.5) * width, 0.1 * depth], [x * width, 0, -0.42 * depth]),
      ),
    ),
  windlass: ([width, height, depth]) =>
    group(
      // prettier-ignore
      mirror(plateX('body', [[-0.44, 0], [-0.34, 0], [0, 0.72], [0.34, 0], [0.44, 0], [0.07, 0.92], [-0.07, 0.92]].map(([z, y]): Point2 => [(z ?? 0) * depth, (y ?? 0) * height]), 0.07 * width, 0.36 * width)),
      drumX('wood', 0.14 * height, 0.66 * width, [0, 0.76 * height, 0], { sides: 14 }),
      ...spread(-0.24, 0.24, 13).map((x) =>
        turn(ringZ('rope', 0.155 * height, 0.02 * height, [0, 0, 0], 14), [0, 90, 0], [x * width, 0.76 * height, 0]),
      ),
      drumX('iron', 0.03 * height, width, [0, 0.76 * height, 0], { sides: 8 }),
      ...[-1, 1].map((s) =>
        group(
          bar('iron', [s * 0.47 * width, 0.76 * height, 0], [s * 0.47 * width, 0.98 * height, s * 0.16 * depth], 0.04 * height),
          drumX('wood', 0.028 * height, 0.16 * width, [s * 0.53 * width, 0.98 * height, s * 0.16 * depth]),
        ),
      ),
      rod('rope', [0.05 * width, 0.62 * height, 0.14 * height], [0.05 * width, 0.14 * height, 0.14 * height], 0.016 * height),
      lathe(
        'wood',
        [
          [0.08 * height, 0],
          [0.1 * height, 0.16 * height],
        ],
        { sides: 12 },
      ),
      boxAt('body', [0.7 * width, 0.05 * height, 0.06 * depth], [0, 0.1 * height, -0.34 * depth]),
    ),
  capstan: ([width, height]) =>
    group(
      drumY('iron', 0.36 * width, 0.1 * height, [0, 0, 0], { sides: 22 }),
      // prettier-ignore
      lathe('body', [[0.3 * width, 0.1 * height], [0.2 * width, 0.3 * height], [0.17 * width, 0.5 * height], [0.22 * width, 0.7 * height]], { sides: 20 }),
      drumY('body', 0.28 * width, 0.2 * height, [0, 0.7 * height, 0], { sides: 20 }),
      drumY('brass', 0.2 * width, 0.06 * height, [0, 0.9 * height, 0], { sides: 20 }),
      radial(boxAt('wood', [0.05 * width, 0.07 * height, 0.34 * width], [0, 0.77 * height, 0.32 * width]), 8),
      ...[0.34, 0.4, 0.46].map((y) => ringAt(0.2 * width, 0.035 * height, y * height)),
      radial(boxAt('body', [0.04 * width, 0.5 * height, 0.06 * width], [0, 0.12 * height, 0.22 * width]), 6),
    ),
  winch: ([width, height, depth]) =>
    group(
      boxAt('dark', [width, 0.1 * height, 0.9 * depth], [0, 0, 0]),
      drumX('rope', 0.28 * height, 0.5 * width, [-0.08 * width, 0.46 * height, 0], { sides: 18 }),
      ...[-0.34, 0.18].map((x) => drumX('body', 0.42 * height, 0.05 * width, [x * width, 0.46 * height, 0], { sides: 22 })),
      boxAt('body', [0.2 * width, 0.8 * height, 0.6 * depth], [0.34 * width, 0.08 * height, 0], 0.03),
      boxAt('body', [0.06 * width, 0.6 * height, 0.5 * depth], [-0.44 * width, 0.08 * height, 0]),
      turn(drumY('blue', 0.16 * height, 0.4 * depth, [0, 0, 0], { sides: 14 }), [90, 0, 0], [0.34 * width, 0.5 * height, 0.2 * depth]),
      rod('rope', [-0.1 * width, 0.2 * height, 0.16 * depth], [-0.1 * width, 0.16 * height, 0.7 * depth], 0.03 * height),
    ),
  pulley: ([width, height, depth]) =>
    group(
      // prettier-ignore
      { form: 'sweep', slot: 'iron', radius: 0.03 * height, sides: 8, path: range(9).map((k): Vec3 => { const a = ((k * 34 - 120) * Math.PI) / 180; return [0.08 * height * Math.sin(a), 0.92 * height + 0.08 * height * Math.cos(a) - 0.06 * height, 0]; }) },
      ...[-1, 1].map((s) =>
        turn(
          lathe(
            'body',
            [
              [0.2 * height, -0.06 * depth],
              [0.24 * height, 0],
              [0.2 * height, 0.06 * depth],
            ],
            { sides: 18 },
          ),
          [90, 0, 0],
          [0, 0.56 * height, s * 0.3 * depth],
        ),
      ),
      turnedZ(
        'steel',
        [
          [0.19 * height, -0.2 * depth],
          [0.15 * height, 0],
          [0.19 * height, 0.2 * depth],
        ],
        [0, 0.56 * height, 0],
        { sides: 20 },
      ),
      drumZ('iron', 0.03 * height, 0.9 * depth, [0, 0.56 * height, 0]),
      boxAt('body', [0.14 * width, 0.2 * height, 0.5 * depth], [0, 0.68 * height, 0]),
      // prettier-ignore
      tube('rope', [[-0.16 * height, 0, 0], ...arcPoints([0, 0.56 * height], 0.165 * height, 180, 0, 8).map(([x, y]): Vec3 => [x, y, 0]), [0.16 * height, 0.1 * height, 0]], 0.03 * height),
    ),
  furnace: ([width, height, depth]) =>
    group(
      // prettier-ignore
      lathe('brick', [[0.48 * width, 0], [0.46 * width, 0.36 * height], [0.3 * width, 0.6 * height], [0.2 * width, 0.74 * height], [0.2 * width, height]], { sides: 18, smooth: false }),
      ...[0.1, 0.3].map((y) =>
        lathe(
          'iron',
          [
            [0.49 * width, y * height],
            [0.48 * width, (y + 0.04) * height],
          ],
          { sides: 18 },
        ),
      ),
      boxAt('iron', [0.34 * width, 0.26 * height, 0.1 * depth], [0, 0.06 * height, 0.45 * depth], 0.02),
      boxAt('flame', [0.24 * width, 0.16 * height, 0.04 * depth], [0, 0.09 * height, 0.49 * depth]),
      ...spread(-0.08, 0.08, 4).map((x) =>
        boxAt('iron', [0.02 * width, 0.17 * height, 0.03 * depth], [x * width, 0.09 * height, 0.51 * depth]),
      ),
      lathe(
        'iron',
        [
          [0.22 * width, 0.96 * height],
          [0.22 * width, height],
        ],
        { sides: 18 },
      ),
      tube(
        'iron',
        [
          [0.4 * width, 0.2 * height, 0],
          [0.6 * width, 0.24 * height, 0],
          [0.6 * width, 0.5 * height, 0],
          [0.34 * width, 0.62 * height, 0],
        ],
        0.04 * width,
      ),
      boxAt('lava', [0.1 * width, 0.02 * height, 0.3 * depth], [-0.24 * width, 0.02 * height, 0.5 * depth]),
      boxAt('stone', [0.18 * width, 0.04 * height, 0.3 * depth], [-0.24 * width, 0, 0.5 * depth]),
    ),
} satisfies Record<string, DrawMachine>;

const ringAt = (radius: number, thickness: number, y: number): Shape =>
  turn(ringZ('rope', radius, thickness, [0, 0, 0], 18), [-90, 0, 0], [0, y, 0]);
