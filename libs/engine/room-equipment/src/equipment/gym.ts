import { cushion, hoop, roller, tube } from '@diorama/furnishing-parts';
import { bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { dumbbellRack, weightBench, squatRack, cableMachine, punchingBag, kettlebell } from './weights.js';
import type { Size } from './weights.js';
import { boxingRing, horse, beam, parallelBars, bowlingLane } from './apparatus.js';

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
  'gymnastics-horse': horse,
  'balance-beam': beam,
  'parallel-bars': parallelBars,
  'bowling-lane': bowlingLane,
  'exercise-ball': exerciseBall,
  kettlebell,
  'ballet-barre': barre,
} as const;
