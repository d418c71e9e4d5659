import type { GeneratorContext } from '@diorama/catalogue';
import { array, bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { cushion, ellipse, hoop, plate, roller, sideways, tube } from '../parts/solids.js';

type Size = GeneratorContext['size'];

const treadmill = ([w, h, d]: Size): Shape =>
  group(
    move(box('frame', w * 0.9, 0.16, d * 0.94, 0.03), 0, 0.02, 0),
    move(box('belt', w * 0.6, 0.02, d * 0.86), 0, 0.17, d * 0.02),
    mirror(move(box('grey', w * 0.12, 0.03, d * 0.8, 0.01), w * 0.38, 0.17, d * 0.06)),
    move(cushion('body', w * 0.9, 0.2, d * 0.2, 0.06), 0, 0.14, -d * 0.4),
    mirror(
      group(
        bar('frame', [w * 0.42, 0.16, -d * 0.32], [w * 0.4, h * 0.82, -d * 0.4], 0.06),
        tube(
          'frame',
          [
            [w * 0.42, h * 0.74, -d * 0.38],
            [w * 0.43, h * 0.72, -d * 0.2],
            [w * 0.43, h * 0.66, -d * 0.04],
          ],
          0.022,
        ),
      ),
    ),
    turn(
      group(
        box('dark', w * 0.86, h * 0.22, 0.06, 0.02),
        move(box('screen', w * 0.4, h * 0.13, 0.01), 0, h * 0.05, 0.03),
        ...[-0.3, 0.3].map((x) => move(box('led', 0.06, 0.03, 0.01), x * w, h * 0.1, 0.03)),
      ),
      [-30, 0, 0],
      [0, h * 0.8, -d * 0.38],
    ),
    move(box('red', 0.03, 0.03, 0.03), 0, h * 0.78, -d * 0.33),
  );

const bike = ([w, h, d]: Size): Shape =>
  group(
    ...[-0.42, 0.42].map((z) => move(roller('frame', 0.03, w, 'x', 10), 0, 0.03, z * d)),
    bar('frame', [0, 0.04, -d * 0.42], [0, 0.04, d * 0.42], 0.06),
    move(
      turn(
        lathe(
          'grey',
          [
            [0.26, -0.03],
            [0.28, 0],
            [0.26, 0.03],
          ],
          { sides: 28 },
        ),
        [0, 0, 90],
      ),
      0,
      0.36,
      -d * 0.26,
    ),
    move(
      turn(
        lathe(
          'red',
          [
            [0.2, -0.034],
            [0.2, 0.034],
          ],
          { sides: 24 },
        ),
        [0, 0, 90],
      ),
      0,
      0.36,
      -d * 0.26,
    ),
    bar('frame', [0, 0.05, -d * 0.1], [0, h * 0.6, -d * 0.2], 0.06),
    bar('frame', [0, 0.3, -d * 0.2], [0, h * 0.62, d * 0.16], 0.06),
    bar('frame', [0, 0.1, d * 0.06], [0, h * 0.66, d * 0.2], 0.05),
    move(sphere('pad', [0.12, 0.05, 0.15], { detail: 2 }), 0, h * 0.7, d * 0.22),
    bar('frame', [0, h * 0.5, -d * 0.2], [0, h * 0.86, -d * 0.3], 0.05),
    tube(
      'pad',
      [
        [-w * 0.45, h * 0.92, -d * 0.1],
        [-w * 0.4, h * 0.9, -d * 0.28],
        [0, h * 0.86, -d * 0.32],
        [w * 0.4, h * 0.9, -d * 0.28],
        [w * 0.45, h * 0.92, -d * 0.1],
      ],
      0.02,
    ),
    turn(
      group(box('dark', 0.2, 0.16, 0.03, 0.01), move(box('screen', 0.16, 0.1, 0.01), 0, 0.03, 0.015)),
      [-30, 0, 0],
      [0, h * 0.88, -d * 0.36],
    ),
    move(roller('dark', 0.14, 0.04, 'x', 20), 0, 0.34, 0),
    ...[-1, 1].map((s) =>
      group(
        bar('steel', [s * 0.06, 0.34, 0], [s * 0.06, 0.34 + s * 0.15, 0.06 * s], 0.03),
        move(box('dark', 0.1, 0.025, 0.1), s * 0.12, 0.34 + s * 0.15, 0.06 * s),
      ),
    ),
  );

const elliptical = ([w, h, d]: Size): Shape =>
  group(
    ...[-0.42, 0.42].map((z) => move(roller('frame', 0.035, w, 'x', 10), 0, 0.04, z * d)),
    bar('frame', [0, 0.05, -d * 0.42], [0, 0.05, d * 0.42], 0.08),
    move(cushion('body', 0.2, 0.6, 0.62, 0.09), 0, 0.06, d * 0.28),
    move(
      turn(
        lathe(
          'grey',
          [
            [0.24, -0.12],
            [0.26, 0],
            [0.24, 0.12],
          ],
          { sides: 26 },
        ),
        [0, 0, 90],
      ),
      0,
      0.4,
      d * 0.28,
    ),
    bar('frame', [0, 0.06, -d * 0.3], [0, h * 0.8, -d * 0.34], 0.07),
    ...[-1, 1].map((s) =>
      group(
        bar('grey', [s * 0.16, 0.24 + s * 0.08, d * 0.28], [s * 0.16, 0.2, -d * 0.34], 0.05),
        move(box('dark', 0.15, 0.04, 0.36, 0.012), s * 0.17, 0.26 + s * 0.04, -d * 0.02),
        tube(
          'frame',
          [
            [s * 0.2, 0.2, -d * 0.34],
            [s * 0.22, h * 0.5, -d * 0.32 + s * 0.1],
            [s * 0.26, h * 0.8, -d * 0.22 + s * 0.14],
            [s * 0.26, h, -d * 0.2 + s * 0.14],
          ],
          0.022,
        ),
        move(cylinder('pad', 0.03, 0.2), s * 0.26, h * 0.78, -d * 0.21 + s * 0.14),
      ),
    ),
    turn(
      group(box('dark', 0.36, 0.24, 0.05, 0.02), move(box('screen', 0.24, 0.14, 0.01), 0, 0.05, 0.026)),
      [-26, 0, 0],
      [0, h * 0.78, -d * 0.34],
    ),
  );

const rower = ([w, h, d]: Size): Shape =>
  group(
    move(box('steel', 0.09, 0.08, d * 0.78, 0.01), 0, 0.26, d * 0.1),
    ...[0.42, -0.2].map((z) =>
      group(bar('frame', [0, 0.28, z * d], [0, 0.03, z * d], 0.06), move(roller('frame', 0.03, w, 'x', 10), 0, 0.03, z * d)),
    ),
    move(
      turn(
        lathe(
          'dark',
          [
            [0.28, -0.06],
            [0.3, 0],
            [0.28, 0.06],
          ],
          { sides: 28 },
        ),
        [0, 0, 90],
      ),
      0,
      0.4,
      -d * 0.36,
    ),
    move(
      turn(
        lathe(
          'grey',
          [
            [0.2, -0.065],
            [0.2, 0.065],
          ],
          { sides: 24 },
        ),
        [0, 0, 90],
      ),
      0,
      0.4,
      -d * 0.36,
    ),
    move(cushion('pad', 0.3, 0.07, 0.28, 0.03), 0, 0.36, d * 0.16),
    ...[-1, 1].map((s) => turn(box('dark', 0.12, 0.03, 0.3, 0.01), [-48, 0, 0], [s * 0.14, 0.36, -d * 0.18])),
    rod('steel', [0, 0.5, -d * 0.24], [0, 0.52, -d * 0.06], 0.006),
    move(roller('pad', 0.018, w * 0.8, 'x', 10), 0, 0.52, -d * 0.05),
    bar('frame', [0, 0.6, -d * 0.36], [0, h * 0.86, -d * 0.24], 0.04),
    turn(group(box('dark', 0.2, 0.16, 0.03), move(box('screen', 0.16, 0.1, 0.01), 0, 0.03, 0.016)), [-16, 0, 0], [0, h * 0.82, -d * 0.23]),
  );

const dumbbell = (r: number, length: number): Shape =>
  group(
    rod('steel', [-length * 0.4, 0, 0], [length * 0.4, 0, 0], r * 0.26),
    mirror(move(roller('dark', r, length * 0.32, 'x', 8), length * 0.34, 0, 0)),
  );

const dumbbellRack = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      move(
        sideways(
          'frame',
          [
            [-d / 2, 0],
            [d / 2, 0],
            [d / 2, 0.06],
            [d * 0.1, 0.1],
            [-d * 0.3, h],
            [-d * 0.44, h],
            [-d * 0.1, 0.1],
            [-d / 2, 0.06],
          ],
          0.06,
        ),
        w / 2 - 0.03,
        0,
        0,
      ),
    ),
    ...[0.26, 0.58, 0.9].map((y, k) =>
      group(
        ...[-1, 1].map((s) =>
          turn(box('grey', w - 0.06, 0.02, d * 0.2), [18, 0, 0], [0, y * h - 0.07, d * (0.14 - 0.2 * k) + s * d * 0.13]),
        ),
        ...Array.from({ length: 7 }, (_, n) =>
          turn(dumbbell(0.075 - 0.012 * k, d * 0.5), [0, 90, 0], [(n - 3) * (w - 0.16) * 0.145, y * h + 0.02, d * (0.14 - 0.2 * k)]),
        ),
      ),
    ),
  );

const barbell = (w: number, y: number, z: number): Shape =>
  group(
    rod('steel', [-w / 2, y, z], [w / 2, y, z], 0.016),
    mirror(
      group(
        ...[
          [0.22, 0.05],
          [0.18, 0.045],
          [0.12, 0.03],
        ].map(([r = 0, t = 0], k) => move(roller(k === 1 ? 'red' : 'dark', r, t, 'x', 26), w / 2 - 0.26 + k * 0.055, y, z)),
        move(roller('steel', 0.03, 0.04, 'x', 12), w / 2 - 0.1, y, z),
      ),
    ),
  );

const bench = (d: number): Shape =>
  group(
    move(cushion('red', 0.3, 0.09, d * 0.92, 0.03), 0, 0.38, 0),
    bar('frame', [0, 0.34, -d * 0.42], [0, 0.34, d * 0.42], 0.06),
    ...[-0.36, 0.36].map((z) =>
      group(bar('frame', [0, 0.02, z * d], [0, 0.36, z * d], 0.06), move(box('frame', 0.44, 0.05, 0.06), 0, 0, z * d)),
    ),
  );

const weightBench = ([w, h, d]: Size): Shape =>
  group(
    bench(d),
    mirror(
      group(
        bar('frame', [0.42, 0, -d * 0.3], [0.42, h - 0.1, -d * 0.32], 0.06),
        bar('frame', [0.42, 0.03, -d * 0.46], [0.42, 0.03, -d * 0.1], 0.06),
        move(
          sideways(
            'grey',
            [
              [-0.06, 0],
              [0.07, 0],
              [0.07, 0.08],
              [0.05, 0.08],
              [0.05, 0.03],
              [-0.04, 0.03],
              [-0.04, 0.1],
              [-0.06, 0.1],
            ],
            0.05,
          ),
          0.42,
          h - 0.25,
          -d * 0.32,
        ),
      ),
    ),
    bar('frame', [-0.42, 0.3, -d * 0.31], [0.42, 0.3, -d * 0.31], 0.05),
    barbell(w, h - 0.2, -d * 0.315),
  );

const squatRack = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        ...[-0.38, 0.3].map((z) => move(box('frame', 0.07, h, 0.07), w * 0.27, 0, z * d)),
        move(box('frame', 0.07, 0.06, d), w * 0.27, 0, 0),
        move(box('frame', 0.06, 0.06, d * 0.7), w * 0.27, h - 0.06, -d * 0.04),
        move(box('yellow', 0.06, 0.08, d * 0.7), w * 0.27, h * 0.28, -d * 0.04),
        ...Array.from({ length: 12 }, (_, k) => move(box('dark', 0.074, 0.02, 0.02), w * 0.27, h * 0.2 + k * h * 0.06, d * 0.3)),
      ),
    ),
    ...[-0.38, 0.3].map((z) => move(box('frame', w * 0.54, 0.06, 0.06), 0, h - 0.06, z * d)),
    barbell(w, h * 0.66, d * 0.38),
    move(box('grey', w * 0.54, 0.02, d * 0.6), 0, 0, 0),
  );

const cableMachine = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        ...[-0.06, 0.06].map((x) => rod('steel', [w * 0.36 + x, 0.1, 0], [w * 0.36 + x, h - 0.1, 0], 0.016)),
        move(array(box('dark', 0.26, 0.045, 0.16), 10, [0, 0.05, 0]), w * 0.36, 0.1, 0),
        move(box('frame', 0.08, h, 0.1), w / 2 - 0.04, 0, 0),
        move(box('frame', 0.3, 0.08, d), w * 0.38, 0, 0),
        move(roller('grey', 0.07, 0.03, 'x', 18), w * 0.26, h * 0.84, d * 0.2),
        rod('dark', [w * 0.26, h * 0.82, d * 0.22], [w * 0.2, h * 0.5, d * 0.3], 0.005, 5),
        move(turn(hoop('dark', 0.07, 0.012, 'z', 3), [0, 0, 90]), w * 0.2, h * 0.46, d * 0.3),
      ),
    ),
    move(box('frame', w, 0.09, 0.1), 0, h - 0.09, 0),
    rod('steel', [-w * 0.2, h - 0.2, d * 0.1], [w * 0.2, h - 0.2, d * 0.1], 0.016),
  );

const punchingBag = ([w, h, d]: Size): Shape =>
  group(
    move(box('frame', w * 0.8, 0.06, 0.1), 0, 0, -d * 0.4),
    mirror(bar('frame', [w * 0.3, 0.03, -d * 0.42], [w * 0.3, 0.03, d * 0.42], 0.07)),
    bar('frame', [0, 0.03, -d * 0.4], [0, h - 0.05, -d * 0.4], 0.09),
    bar('frame', [0, h - 0.05, -d * 0.44], [0, h - 0.05, d * 0.16], 0.08),
    bar('frame', [0, h - 0.4, -d * 0.4], [0, h - 0.06, -d * 0.1], 0.05),
    ...[0, 90, 180, 270].map((yaw) => turn(rod('steel', [0, 0, 0], [0, -0.26, 0.13], 0.008, 5), [0, yaw, 0], [0, h - 0.08, d * 0.12])),
    move(
      lathe(
        'red',
        [
          [0.12, 0],
          [0.17, 0.03],
          [0.175, h * 0.5],
          [0.15, h * 0.53],
        ],
        { sides: 24 },
      ),
      0,
      h * 0.32,
      d * 0.12,
    ),
    ...[0.04, 0.42].map((y) =>
      move(
        lathe(
          'pad',
          [
            [0.176, 0],
            [0.179, 0.02],
            [0.179, 0.1],
            [0.176, 0.12],
          ],
          { sides: 24 },
        ),
        0,
        h * (0.32 + y),
        d * 0.12,
      ),
    ),
  );

const boxingRing = ([w, h, d]: Size): Shape =>
  group(
    move(box('blue', w, 0.6, d), 0, 0, 0),
    move(box('canvas', w - 0.1, 0.06, d - 0.1), 0, 0.58, 0),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        group(
          move(cylinder('steel', 0.05, h - 0.6), x * (w / 2 - 0.3), 0.6, z * (d / 2 - 0.3)),
          move(box(x === z ? 'red' : 'mat', 0.22, h - 0.9, 0.22, 0.05), x * (w / 2 - 0.4), 0.8, z * (d / 2 - 0.4)),
        ),
      ),
    ),
    ...[0.3, 0.62, 0.94].flatMap((y, k) => [
      ...[-1, 1].map((s) =>
        rod(
          ['stripe', 'rope', 'mat'][k] as string,
          [-w / 2 + 0.3, 0.6 + y * (h - 0.75), s * (d / 2 - 0.3)],
          [w / 2 - 0.3, 0.6 + y * (h - 0.75), s * (d / 2 - 0.3)],
          0.022,
          6,
        ),
      ),
      ...[-1, 1].map((s) =>
        rod(
          ['stripe', 'rope', 'mat'][k] as string,
          [s * (w / 2 - 0.3), 0.6 + y * (h - 0.75), -d / 2 + 0.3],
          [s * (w / 2 - 0.3), 0.6 + y * (h - 0.75), d / 2 - 0.3],
          0.022,
          6,
        ),
      ),
    ]),
    ...[0, 1, 2].map((k) => move(box('grey', 1, 0.2 * (k + 1), 0.26), -w * 0.3, 0, d / 2 + 0.65 - 0.26 * k)),
    move(plate('red', ellipse(w * 0.14, d * 0.14, 28), 0.004), 0, 0.64, 0),
  );

const trampoline = ([w, h]: Size): Shape => {
  const r = w / 2 - 0.05;
  const low = h * 0.32;
  return group(
    move(turn(hoop('steel', r, 0.03, 'z', 32), [90, 0, 0]), 0, low, 0),
    move(cylinder('net', r * 0.86, 0.02, { sides: 32 }), 0, low - 0.02, 0),
    move(
      lathe(
        'mat',
        [
          [r * 0.86, 0],
          [r * 1.02, 0],
          [r * 1.02, 0.05],
          [r * 0.86, 0.05],
          [r * 0.86, 0],
        ],
        { sides: 32, smooth: false },
      ),
      0,
      low,
      0,
    ),
    ...Array.from({ length: 8 }, (_, k) => {
      const [c, s] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
      return group(
        rod('steel', [r * c, 0, r * s], [r * c, low, r * s], 0.025),
        rod('pad', [r * c * 1.03, low, r * s * 1.03], [r * c * 1.03, h, r * s * 1.03], 0.035),
      );
    }),
    move(turn(hoop('steel', r * 1.0, 0.016, 'z', 32), [90, 0, 0]), 0, h - 0.04, 0),
    ...[0.5, 0.65, 0.8].map((y) => move(turn(hoop('net', r, 0.006, 'z', 32), [90, 0, 0]), 0, y * h, 0)),
    ...Array.from({ length: 32 }, (_, k) =>
      rod(
        'net',
        [r * Math.cos((k * Math.PI) / 16), low, r * Math.sin((k * Math.PI) / 16)],
        [r * Math.cos((k * Math.PI) / 16), h - 0.04, r * Math.sin((k * Math.PI) / 16)],
        0.005,
        4,
      ),
    ),
  );
};

const horse = ([w, h, d]: Size): Shape =>
  group(
    move(cushion('leather', w, 0.34, d * 0.5, 0.14), 0, h - 0.42, 0),
    mirror(
      group(
        tube(
          'wood',
          [
            [0.14, h - 0.1, 0],
            [0.14, h - 0.02, 0],
            [0.2, h, 0],
            [0.26, h - 0.02, 0],
            [0.26, h - 0.1, 0],
          ],
          0.022,
        ),
        rod('steel', [w * 0.3, h - 0.3, 0], [w * 0.42, 0, d * 0.46], 0.03),
        rod('steel', [w * 0.3, h - 0.3, 0], [w * 0.42, 0, -d * 0.46], 0.03),
      ),
    ),
    move(box('mat', w * 1.1, 0.04, d * 1.06), 0, 0, 0),
  );

const beam = ([w, h, d]: Size): Shape =>
  group(
    move(box('leather', w, 0.14, 0.11, 0.02), 0, h - 0.14, 0),
    mirror(
      group(
        ...[-1, 1].map((s) => bar('steel', [w * 0.38, h - 0.12, 0], [w * 0.4, 0.02, s * d * 0.44], 0.06)),
        bar('steel', [w * 0.4, 0.02, -d * 0.46], [w * 0.4, 0.02, d * 0.46], 0.06),
      ),
    ),
    move(box('mat', w * 0.9, 0.04, d), 0, 0, 0),
  );

const parallelBars = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        rod('wood', [w * 0.34, h - 0.03, -d / 2], [w * 0.34, h - 0.03, d / 2], 0.03),
        ...[-0.3, 0.3].map((z) =>
          group(
            rod('steel', [w * 0.34, h - 0.04, z * d], [w * 0.34, h * 0.45, z * d], 0.02),
            rod('frame', [w * 0.34, h * 0.5, z * d], [w * 0.34, 0, z * d], 0.032),
          ),
        ),
        bar('frame', [w * 0.34, 0.04, -d * 0.4], [w * 0.34, 0.04, d * 0.4], 0.07),
      ),
    ),
    ...[-0.3, 0.3].map((z) => bar('frame', [-w / 2, 0.04, z * d], [w / 2, 0.04, z * d], 0.07)),
  );

const pin = (): Shape =>
  lathe(
    'pin',
    [
      [0.028, 0],
      [0.055, 0.08],
      [0.06, 0.14],
      [0.03, 0.24],
      [0.024, 0.28],
      [0.034, 0.34],
      [0, 0.38],
    ],
    { sides: 12, bands: [null, null, null, 'stripe', null, null] },
  );

const bowlingLane = ([w, h, d]: Size): Shape =>
  group(
    move(box('gutter', w, 0.06, d), 0, 0, 0),
    move(box('wood', w * 0.62, 0.1, d * 0.98), 0, 0, 0.0),
    ...[-1, 1].flatMap((s) => [move(box('oak', w * 0.06, 0.14, d), s * w * 0.47, 0, 0)]),
    ...[0, 1, 2, 3].flatMap((r) => Array.from({ length: r + 1 }, (_, k) => move(pin(), (k - r / 2) * 0.26, 0.1, -d / 2 + 1.1 - r * 0.24))),
    move(sphere('ball', 0.11, { detail: 2 }), 0.08, 0.21, d * 0.22),
    ...[-2, -1, 0, 1, 2].map((k) =>
      move(
        plate(
          'oak',
          [
            [-0.03, 0.1],
            [0.03, 0.1],
            [0, -0.1],
          ],
          0.006,
        ),
        k * w * 0.11,
        0.1,
        d * 0.1 + Math.abs(k) * 0.12,
      ),
    ),
    mirror(move(box('frame', 0.1, h, 0.6), w / 2 - 0.05, 0, -d / 2 + 0.3)),
    move(box('screen', w, h * 0.5, 0.1), 0, h * 0.5, -d / 2 + 0.6),
    move(box('yellow', w * 0.8, h * 0.08, 0.11), 0, h * 0.7, -d / 2 + 0.602),
    move(box('dark', w - 0.1, h * 0.52, 0.04), 0, 0.06, -d / 2 + 0.03),
  );

const exerciseBall = ([w, h]: Size): Shape =>
  move(
    group(
      sphere('mat', [w / 2, h / 2, w / 2], { detail: 3 }),
      ...[-0.3, -0.15, 0, 0.15, 0.3].map((y) =>
        move(turn(hoop('mat', (w / 2) * Math.sqrt(1 - 4 * y * y) * 1.003, 0.007, 'z', 30), [90, 0, 0]), 0, y * h, 0),
      ),
    ),
    0,
    h / 2,
    0,
  );

const kettlebell = ([w, h]: Size): Shape =>
  group(
    lathe(
      'dark',
      [
        [w * 0.34, 0],
        [w * 0.47, h * 0.12],
        [w * 0.5, h * 0.28],
        [w * 0.42, h * 0.48],
        [w * 0.2, h * 0.58],
      ],
      { sides: 22 },
    ),
    tube(
      'dark',
      [
        [-w * 0.26, h * 0.46, 0],
        [-w * 0.4, h * 0.74, 0],
        [-w * 0.22, h * 0.95, 0],
        [w * 0.22, h * 0.95, 0],
        [w * 0.4, h * 0.74, 0],
        [w * 0.26, h * 0.46, 0],
      ],
      w * 0.085,
      9,
    ),
    move(turn(cylinder('red', w * 0.2, 0.012, { sides: 20 }), [90, 0, 0]), 0, h * 0.28, w * 0.48),
  );

const barre = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        rod('steel', [w * 0.44, 0, 0], [w * 0.44, h, 0], 0.025),
        rod('steel', [w * 0.44, 0.03, -d / 2], [w * 0.44, 0.03, d / 2], 0.025),
      ),
    ),
    ...[0.98, 0.76].map((y) => rod('wood', [-w / 2, y * h, 0.02], [w / 2, y * h, 0.02], 0.022)),
  );

/** Machines and apparatus of gyms and halls. */
export const GYM = {
  treadmill,
  'exercise-bike': bike,
  elliptical,
  'rowing-machine': rower,
  'dumbbell-rack': dumbbellRack,
  'weight-bench': weightBench,
  'squat-rack': squatRack,
  'cable-machine': cableMachine,
  'punching-bag': punchingBag,
  'boxing-ring': boxingRing,
  trampoline,
  'gymnastics-horse': horse,
  'balance-beam': beam,
  'parallel-bars': parallelBars,
  'bowling-lane': bowlingLane,
  'exercise-ball': exerciseBall,
  kettlebell,
  'ballet-barre': barre,
} as const;
