import { cushion, hoop, roller, tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { castorStar, oxygenTank, eyeChart, skeleton, crutches, walker, defibrillator } from './care-aids.js';
import type { Size } from './care-aids.js';

const ivStand = ([w, h]: Size): Shape =>
  group(
    castorStar(w * 0.46),
    rod('steel', [0, 0.08, 0], [0, h, 0], 0.012),
    ...[0, 90, 180, 270].map((yaw) =>
      turn(
        tube(
          'steel',
          [
            [0, h - 0.02, 0],
            [0, h, 0.08],
            [0, h - 0.03, 0.14],
          ],
          0.006,
          5,
        ),
        [0, yaw, 0],
      ),
    ),
    move(cushion('bag', 0.14, 0.24, 0.05, 0.022), 0, h - 0.3, 0.14),
    move(cushion('bag', 0.12, 0.2, 0.05, 0.022), 0, h - 0.26, -0.14),
    tube(
      'bag',
      [
        [0, h - 0.3, 0.14],
        [0.04, h - 0.6, 0.16],
        [0, h * 0.5, 0.1],
        [0.08, h * 0.3, 0.14],
      ],
      0.007,
      5,
    ),
    move(box('white', 0.16, 0.22, 0.12, 0.02), 0, h * 0.5, 0.06),
    move(box('led', 0.1, 0.05, 0.01), 0, h * 0.5 + 0.13, 0.12),
  );

const xRay = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w * 0.9, 0.1, d * 0.36, 0.02), 0, 0.66, d * 0.1),
    move(cushion('mat', w * 0.88, 0.06, d * 0.34, 0.02), 0, 0.75, d * 0.1),
    move(box('white', w * 0.4, 0.62, d * 0.24, 0.03), 0, 0.04, d * 0.1),
    move(box('grey', w * 0.5, 0.05, d * 0.34), 0, 0, d * 0.1),
    move(box('white', 0.2, h, 0.2, 0.02), w * 0.1, 0, -d * 0.38),
    move(box('grey', 0.14, 0.14, d * 0.5), w * 0.1, h * 0.76, -d * 0.12),
    move(cylinder('white', 0.13, 0.34, { sides: 20 }), w * 0.1, h * 0.68, d * 0.1),
    move(box('blue', 0.26, 0.16, 0.26, 0.02), w * 0.1, h * 0.58, d * 0.1),
    move(
      lathe(
        'dark',
        [
          [0.08, 0],
          [0.06, 0.06],
        ],
        { sides: 4, smooth: false },
      ),
      w * 0.1,
      h * 0.53,
      d * 0.1,
    ),
    tube(
      'grey',
      [
        [w * 0.1, h * 0.74, d * 0.26],
        [w * 0.2, h * 0.64, d * 0.3],
        [w * 0.2, h * 0.6, d * 0.18],
      ],
      0.016,
    ),
    move(box('dark', 0.46, 0.46, 0.05, 0.01), -w * 0.3, h * 0.56, -d * 0.4),
    move(box('white', 0.1, h * 0.8, 0.1), -w * 0.3, 0, -d * 0.45),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((y) => move(box('bone', 0.2, 0.016, 0.01), -w * 0.3, h * 0.56 + 0.2 + y, -d * 0.372)),
    move(box('bone', 0.02, 0.34, 0.012), -w * 0.3, h * 0.56 + 0.05, -d * 0.372),
  );

const mri = ([w, h, d]: Size): Shape =>
  group(
    move(
      turn(
        lathe(
          'white',
          [
            [h * 0.22, -d * 0.22],
            [h * 0.44, -d * 0.22],
            [h * 0.49, -d * 0.16],
            [h * 0.49, d * 0.14],
            [h * 0.44, d * 0.2],
            [h * 0.3, d * 0.2],
            [h * 0.22, d * 0.1],
            [h * 0.22, -d * 0.22],
          ],
          { sides: 36 },
        ),
        [90, 0, 0],
      ),
      0,
      h * 0.5,
      -d * 0.24,
    ),
    move(box('white', w * 0.9, h * 0.24, d * 0.4, 0.04), 0, 0, -d * 0.24),
    move(turn(hoop('blue', h * 0.37, 0.016, 'z', 36), [0, 0, 0]), 0, h * 0.5, -d * 0.03),
    move(box('white', w * 0.28, h * 0.34, d * 0.5, 0.03), 0, 0, d * 0.24),
    move(box('grey', w * 0.24, 0.05, d * 0.8), 0, h * 0.34, d * 0.04),
    move(cushion('mat', w * 0.22, 0.06, d * 0.5, 0.025), 0, h * 0.36, d * 0.22),
    move(cushion('white', w * 0.16, 0.07, 0.26, 0.03), 0, h * 0.39, d * 0.02),
    ...[-1, 1].map((s) => move(box('screen', 0.16, 0.12, 0.02), s * w * 0.36, h * 0.62, -d * 0.02)),
  );

const heartMonitor = ([w, h, d]: Size): Shape =>
  group(
    castorStar(w * 0.46),
    rod('steel', [0, 0.08, 0], [0, h * 0.68, 0], 0.02),
    move(box('grey', w * 0.6, 0.1, d * 0.5), 0, h * 0.42, 0),
    move(box('white', w * 0.84, h * 0.28, d * 0.36, 0.03), 0, h * 0.7, 0),
    move(box('dark', w * 0.72, h * 0.21, 0.02), 0, h * 0.74, d * 0.18),
    ...[0, 1].map((r) =>
      tube(
        r ? 'screen' : 'led',
        [-0.32, -0.16, -0.12, -0.08, -0.04, 0.0, 0.06, 0.14, 0.18, 0.22, 0.32].map(
          (x, k) =>
            [x * w, h * (0.9 - 0.075 * r) + ([0, 0, 0.02, -0.02, 0.05, -0.02, 0, 0, 0.05, 0, 0][k] as number) * h * 0.6, d * 0.2] as const,
        ),
        0.005,
        4,
      ),
    ),
    move(box('yellow', w * 0.14, h * 0.03, 0.01), w * 0.24, h * 0.76, d * 0.195),
    ...[0, 1, 2].map((k) => move(cylinder('grey', 0.012, 0.01), -0.06 + k * 0.05, h * 0.7, d * 0.19)),
    tube(
      'dark',
      [
        [w * 0.42, h * 0.74, 0],
        [w * 0.5, h * 0.6, 0.06],
        [w * 0.36, h * 0.4, 0.1],
      ],
      0.008,
      5,
    ),
  );

const ultrasound = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => move(roller('dark', 0.06, 0.04, 'x', 14), x * w * 0.38, 0.06, z * d * 0.4))),
    move(box('white', w * 0.9, 0.12, d * 0.9, 0.04), 0, 0.08, 0),
    move(box('white', w * 0.6, h * 0.4, d * 0.6, 0.05), 0, 0.16, -d * 0.06),
    turn(
      group(
        box('white', w, 0.08, d * 0.6, 0.03),
        move(box('dark', w * 0.8, 0.01, d * 0.4), 0, 0.08, 0),
        ...Array.from({ length: 15 }, (_, k) =>
          move(box('grey', 0.03, 0.012, 0.03), ((k % 5) - 2) * 0.07, 0.085, (Math.floor(k / 5) - 1) * 0.06),
        ),
        move(sphere('blue', 0.025, { detail: 1 }), 0.0, 0.09, 0.14),
      ),
      [14, 0, 0],
      [0, h * 0.56, d * 0.14],
    ),
    rod('grey', [0, h * 0.56, -d * 0.2], [0, h * 0.8, -d * 0.14], 0.03),
    move(
      group(
        box('dark', w * 0.9, h * 0.26, 0.05, 0.012),
        move(box('screen', w * 0.82, h * 0.21, 0.01), 0, h * 0.025, 0.026),
        move(
          lathe(
            'white',
            [
              [0.02, 0],
              [0.12, 0.16],
            ],
            { sides: 3, smooth: false },
          ),
          0,
          h * 0.05,
          0.0,
        ),
      ),
      0,
      h * 0.72,
      -d * 0.08,
    ),
    ...[-1, 1].map((s) =>
      group(
        move(cylinder('white', 0.025, 0.14), s * w * 0.5, h * 0.58, d * 0.2),
        tube(
          'dark',
          [
            [s * w * 0.5, h * 0.58, d * 0.2],
            [s * w * 0.54, h * 0.34, d * 0.24],
            [s * w * 0.4, h * 0.3, d * 0.1],
          ],
          0.008,
          5,
        ),
      ),
    ),
  );

const medicalCart = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => move(roller('dark', 0.05, 0.03, 'x', 12), x * w * 0.4, 0.05, z * d * 0.38))),
    move(box('red', w * 0.94, h * 0.72, d * 0.9, 0.012), 0, 0.1, 0),
    ...[0, 1, 2, 3, 4].map((k) =>
      move(
        group(box('white', w * 0.84, h * 0.12, 0.02, 0.004), move(box('grey', w * 0.3, 0.014, 0.02), 0, h * 0.08, 0.014)),
        0,
        0.13 + k * h * 0.135,
        d * 0.45,
      ),
    ),
    move(box('white', w, 0.03, d, 0.008), 0, 0.1 + h * 0.72, 0),
    tube(
      'steel',
      [
        [-w * 0.5, h * 0.8, -d * 0.4],
        [-w * 0.56, h * 0.86, -d * 0.4],
        [-w * 0.56, h * 0.86, d * 0.4],
        [-w * 0.5, h * 0.8, d * 0.4],
      ],
      0.014,
    ),
    move(box('dark', 0.26, 0.2, 0.16, 0.02), -w * 0.14, 0.13 + h * 0.72, -d * 0.1),
    move(box('screen', 0.18, 0.1, 0.01), -w * 0.14, 0.19 + h * 0.72, -d * 0.018),
    ...[0, 1, 2].map((k) => move(cylinder(['tank', 'yellow', 'bag'][k] as string, 0.026, 0.1), w * 0.16 + k * 0.07, 0.13 + h * 0.72, 0.02)),
  );

const ventilator = ([w, h, d]: Size): Shape =>
  group(
    castorStar(w * 0.48),
    rod('grey', [0, 0.08, 0], [0, h * 0.56, 0], 0.035),
    move(box('white', w * 0.8, h * 0.24, d * 0.6, 0.04), 0, h * 0.46, 0),
    turn(
      group(box('dark', w * 0.8, h * 0.26, 0.05, 0.02), move(box('screen', w * 0.7, h * 0.2, 0.01), 0, h * 0.03, 0.026)),
      [-8, 0, 0],
      [0, h * 0.72, 0.02],
    ),
    ...[-0.2, 0.2].map((x) =>
      tube(
        'bag',
        [
          [x * w, h * 0.52, d * 0.3],
          [x * w * 1.6, h * 0.44, d * 0.5],
          [x * w * 2.4, h * 0.7, d * 0.4],
          [0.1, h * 0.9, d * 0.36],
        ],
        0.022,
        8,
      ),
    ),
    move(cylinder('tank', 0.07, h * 0.34, { sides: 14 }), 0, 0.1, -d * 0.3),
  );

const heightScale = ([w, h, d]: Size): Shape =>
  group(
    box('grey', w, 0.06, d * 0.8, 0.01),
    move(box('dark', w * 0.8, 0.02, d * 0.6), 0, 0.06, 0.04),
    move(box('white', 0.09, h - 0.3, 0.06), 0, 0.06, -d * 0.36),
    move(box('white', w * 0.9, 0.14, 0.14, 0.02), 0, h * 0.62, -d * 0.3),
    rod('steel', [-w * 0.4, h * 0.72, -d * 0.2], [w * 0.4, h * 0.72, -d * 0.2], 0.01),
    move(box('dark', 0.05, 0.06, 0.03), w * 0.1, h * 0.69, -d * 0.2),
    move(box('steel', 0.03, h * 0.4, 0.02), 0, h * 0.6, -d * 0.36),
    move(box('steel', 0.03, 0.016, d * 0.5), 0, h - 0.02, -d * 0.1),
    ...Array.from({ length: 12 }, (_, k) => move(box('ink', k % 3 ? 0.03 : 0.05, 0.006, 0.004), 0, 0.3 + k * 0.07, -d * 0.36 + 0.031)),
  );

const privacyScreen = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 0, 1].map((k) =>
      turn(
        group(
          mirror(rod('steel', [w * 0.165, 0.08, 0], [w * 0.165, h, 0], 0.014)),
          rod('steel', [-w * 0.165, h, 0], [w * 0.165, h, 0], 0.014),
          ...Array.from({ length: 7 }, (_, n) =>
            move(box('cloth', w * 0.044, h * 0.78, 0.012 + 0.012 * (n % 2)), (n - 3) * w * 0.044, h * 0.18, 0),
          ),
          mirror(move(roller('dark', 0.03, 0.025, 'x', 10), w * 0.165, 0.03, 0)),
          mirror(rod('steel', [w * 0.165, 0.04, -d * 0.3], [w * 0.165, 0.04, d * 0.3], 0.014)),
        ),
        [0, 20 * k, 0],
        [k * w * 0.325, 0, Math.abs(k) * 0.05],
      ),
    ),
  );

const autoclave = ([w, h, d]: Size): Shape =>
  group(
    box('white', w, h * 0.96, d * 0.9, 0.03),
    move(
      turn(
        group(cylinder('steel', h * 0.36, 0.05, { sides: 28 }), move(cylinder('grey', h * 0.3, 0.06, { sides: 28 }), 0, 0, 0)),
        [90, 0, 0],
      ),
      -w * 0.12,
      h * 0.5,
      d * 0.44,
    ),
    move(rod('dark', [-0.1, 0, 0], [0.1, 0, 0], 0.018), -w * 0.12, h * 0.5, d * 0.52),
    move(box('dark', w * 0.2, h * 0.6, 0.01), w * 0.37, h * 0.2, d * 0.45),
    move(box('screen', w * 0.15, h * 0.14, 0.014), w * 0.37, h * 0.6, d * 0.45),
    ...[0, 1, 2].map((k) => move(cylinder('led', 0.001 + 0.012, 0.01), w * 0.37, h * 0.3 + k * 0.05, d * 0.45)),
    array(move(box('grey', w * 0.6, 0.012, 0.012), 0, h * 0.04, d * 0.45), 2, [0, 0.03, 0]),
  );

/** Equipment of hospitals and practices. */
export const CARE = {
  'iv-stand': ivStand,
  'x-ray-machine': xRay,
  'mri-scanner': mri,
  'heart-monitor': heartMonitor,
  ultrasound,
  'medical-cart': medicalCart,
  ventilator,
  'oxygen-tank': oxygenTank,
  'eye-chart': eyeChart,
  'medical-skeleton': skeleton,
  crutches,
  walker,
  defibrillator,
  'height-scale': heightScale,
  'privacy-screen': privacyScreen,
  autoclave,
} as const;
