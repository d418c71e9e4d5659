import type { GeneratorContext } from '@diorama/catalogue';
import { cushion, hoop, roller, tube } from '@diorama/furnishing-parts';
import { box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Size = GeneratorContext['size'];

/** Draws the castor star. */
export const castorStar = (r: number): Shape =>
  group(
    ...[0, 72, 144, 216, 288].map((yaw) =>
      turn(group(rod('steel', [0, 0.09, 0], [0, 0.06, r], 0.016), move(roller('dark', 0.03, 0.025, 'x', 10), 0, 0.03, r)), [0, yaw, 0]),
    ),
  );

/** Draws the oxygen tank. */
export const oxygenTank = ([w, h]: Size): Shape => {
  const r = w * 0.36;
  return group(
    lathe(
      'tank',
      [
        [r * 0.9, 0],
        [r, 0.04],
        [r, h * 0.7],
        [r * 0.7, h * 0.82],
        [r * 0.26, h * 0.86],
      ],
      { sides: 22, bands: [null, null, 'white', 'white'] },
    ),
    move(cylinder('steel', r * 0.24, h * 0.08, { sides: 12 }), 0, h * 0.86, 0),
    move(turn(cylinder('steel', r * 0.5, 0.03, { sides: 10 }), [0, 0, 0]), 0, h * 0.95, 0),
    move(turn(cylinder('white', r * 0.4, 0.03, { sides: 18 }), [90, 0, 0]), r * 0.7, h * 0.9, 0.02),
    rod('steel', [0, h * 0.9, 0], [r * 0.7, h * 0.9, 0], 0.012),
    tube(
      'bag',
      [
        [r * 0.5, h * 0.88, 0.04],
        [r * 1.2, h * 0.6, 0.1],
        [r * 1.1, h * 0.4, 0.1],
      ],
      0.01,
      5,
    ),
  );
};

/** Draws the eye chart. */
export const eyeChart = ([w, h, d]: Size): Shape =>
  group(
    box('dark', w, h, d * 0.6, 0.01),
    move(box('light', w * 0.92, h * 0.95, d * 0.3), 0, h * 0.025, d * 0.25),
    ...[1, 2, 3, 4, 5, 6].flatMap((n) =>
      Array.from({ length: n }, (_, k) => {
        const s = (w * 0.28) / n ** 0.75;
        return move(
          group(
            move(box('ink', s * 0.22, s, 0.006), -s * 0.4, 0, 0),
            ...[0, 0.4, 0.8].map((y) => move(box('ink', s, s * 0.2, 0.006), 0, y * s, 0)),
          ),
          (k - (n - 1) / 2) * s * 1.5,
          h * (1 - 0.02 - 0.15 * n) - s * 0.2,
          d * 0.41,
        );
      }),
    ),
  );

/** Draws the skeleton. */
export const skeleton = ([w, h]: Size): Shape => {
  const b = (a: readonly [number, number, number], c: readonly [number, number, number], r: number): Shape =>
    group(
      rod('bone', [a[0] * h, a[1] * h, a[2] * h], [c[0] * h, c[1] * h, c[2] * h], r * h, 7),
      move(sphere('bone', r * 1.5 * h, { detail: 1 }), a[0] * h, a[1] * h, a[2] * h),
      move(sphere('bone', r * 1.5 * h, { detail: 1 }), c[0] * h, c[1] * h, c[2] * h),
    );
  return group(
    castorStar(w * 0.46),
    rod('steel', [0, 0.08, -0.07 * h], [0, h, -0.07 * h], 0.014),
    rod('steel', [0, h - 0.01, -0.07 * h], [0, h - 0.03, 0], 0.01),
    move(sphere('bone', [0.05 * h, 0.062 * h, 0.058 * h], { detail: 2 }), 0, 0.905 * h, 0),
    move(box('bone', 0.06 * h, 0.03 * h, 0.04 * h, 0.01), 0, 0.835 * h, 0.025 * h),
    ...[-1, 1].map((s) => move(sphere('ink', [0.015 * h, 0.016 * h, 0.012 * h], { detail: 1 }), s * 0.021 * h, 0.905 * h, 0.047 * h)),
    move(box('ink', 0.035 * h, 0.004 * h, 0.012 * h), 0, 0.852 * h, 0.04 * h),
    b([0, 0.84, -0.01], [0, 0.52, -0.02], 0.012),
    ...[0, 1, 2, 3, 4].map((k) =>
      move(
        {
          form: 'placed',
          part: turn(hoop('bone', 0.075 * h - Math.abs(k - 2.5) * 0.007 * h, 0.006 * h, 'z', 18), [90, 0, 0]),
          scale: [1, 1, 0.7],
        },
        0,
        (0.76 - 0.032 * k) * h,
        0,
      ),
    ),
    rod('bone', [0, 0.77 * h, 0.052 * h], [0, 0.64 * h, 0.056 * h], 0.009 * h),
    ...[-1, 1].flatMap((s) => [
      b([s * 0.02, 0.79, 0], [s * 0.1, 0.785, 0], 0.007),
      b([s * 0.11, 0.78, 0], [s * 0.13, 0.61, 0], 0.009),
      b([s * 0.13, 0.61, 0], [s * 0.14, 0.46, 0.02], 0.008),
      move(sphere('bone', [0.016 * h, 0.035 * h, 0.01 * h], { detail: 1 }), s * 0.143 * h, 0.425 * h, 0.024 * h),
      move(sphere('bone', [0.045 * h, 0.035 * h, 0.03 * h], { detail: 1 }), s * 0.04 * h, 0.51 * h, -0.01 * h),
      b([s * 0.055, 0.49, 0], [s * 0.06, 0.28, 0.01], 0.012),
      b([s * 0.06, 0.28, 0.01], [s * 0.06, 0.08, 0], 0.01),
      move(sphere('bone', [0.02 * h, 0.014 * h, 0.045 * h], { detail: 1 }), s * 0.06 * h, 0.066 * h, 0.025 * h),
    ]),
  );
};

/** Draws the crutches. */
export const crutches = ([w, h]: Size): Shape =>
  group(
    ...[-1, 1].map((s) =>
      turn(
        group(
          mirror(
            tube(
              'wood',
              [
                [0.015, 0.2, 0],
                [0.045, h * 0.5, 0],
                [0.06, h - 0.06, 0],
              ],
              0.012,
            ),
          ),
          rod('wood', [0, 0, 0], [0, h * 0.34, 0], 0.014),
          move(cylinder('dark', 0.022, 0.05), 0, 0, 0),
          move(cushion('pad', 0.17, 0.06, 0.06, 0.025), 0, h - 0.07, 0),
          move(roller('pad', 0.02, 0.1, 'x', 10), 0, h * 0.56, 0),
        ),
        [0, 0, s * 5],
        [s * w * 0.2, 0, 0],
      ),
    ),
  );

/** Draws the walker. */
export const walker = ([w, h, d]: Size): Shape =>
  group(
    mirror(
      group(
        tube(
          'grey',
          [
            [w / 2 - 0.02, 0, d / 2 - 0.03],
            [w / 2 - 0.05, h * 0.8, d * 0.2],
            [w / 2 - 0.06, h, d * 0.1],
            [w / 2 - 0.06, h, -d * 0.1],
            [w / 2 - 0.05, h * 0.8, -d * 0.24],
            [w / 2 - 0.02, 0.05, -d / 2 + 0.03],
          ],
          0.014,
        ),
        rod('grey', [w / 2 - 0.03, h * 0.42, d * 0.36], [w / 2 - 0.03, h * 0.42, -d * 0.36], 0.012),
        move(roller('pad', 0.022, 0.16, 'z', 10), w / 2 - 0.06, h, 0),
        move(roller('dark', 0.05, 0.03, 'x', 14), w / 2 - 0.02, 0.05, d / 2 - 0.03),
        move(cylinder('dark', 0.02, 0.05), w / 2 - 0.02, 0, -d / 2 + 0.03),
      ),
    ),
    ...[0.74, 0.46].map((y) => rod('grey', [-w / 2 + 0.04, y * h, d * 0.28], [w / 2 - 0.04, y * h, d * 0.28], 0.013)),
  );

/** Draws the defibrillator. */
export const defibrillator = ([w, h, d]: Size): Shape =>
  group(
    box('white', w, h * 0.8, d * 0.8, 0.03),
    move(box('red', w * 1.005, h * 0.12, d * 0.805), 0, h * 0.5, 0),
    move(cushion('white', w * 0.66, h * 0.24, 0.03), 0, h * 0.18, d * 0.39),
    move(turn(sphere('red', [h * 0.2, h * 0.2, 0.014], { detail: 2 }), [0, 0, 0]), 0, h * 0.3, d * 0.41),
    move(box('white', h * 0.06, h * 0.24, 0.01), 0, h * 0.18, d * 0.425),
    move(box('white', h * 0.24, h * 0.06, 0.01), 0, h * 0.27, d * 0.425),
    move(box('led', 0.03, 0.02, 0.01), w * 0.34, h * 0.7, d * 0.4),
    tube(
      'dark',
      [
        [-w * 0.24, h * 0.8, 0],
        [-w * 0.2, h * 0.96, 0],
        [w * 0.2, h * 0.96, 0],
        [w * 0.24, h * 0.8, 0],
      ],
      0.02,
    ),
  );
