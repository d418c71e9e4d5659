import type { GeneratorContext } from '@diorama/catalogue';
import { cushion, hoop, roller, sideways, tube } from '@diorama/furnishing-parts';
import { array, bar, box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Size = GeneratorContext['size'];

const dumbbell = (r: number, length: number): Shape =>
  group(
    rod('steel', [-length * 0.4, 0, 0], [length * 0.4, 0, 0], r * 0.26),
    mirror(move(roller('dark', r, length * 0.32, 'x', 8), length * 0.34, 0, 0)),
  );

/** Draws the dumbbell rack. */
export const dumbbellRack = ([w, h, d]: Size): Shape =>
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

/** Draws the weight bench. */
export const weightBench = ([w, h, d]: Size): Shape =>
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

/** Draws the squat rack. */
export const squatRack = ([w, h, d]: Size): Shape =>
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

/** Draws the cable machine. */
export const cableMachine = ([w, h, d]: Size): Shape =>
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

/** Draws the punching bag. */
export const punchingBag = ([w, h, d]: Size): Shape =>
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

/** Draws the kettlebell. */
export const kettlebell = ([w, h]: Size): Shape =>
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
