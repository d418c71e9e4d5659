import type { GeneratorContext } from '@diorama/catalogue';
import { ellipse, plate, roundedRectangle } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, move, scatter, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Size = GeneratorContext['size'];

/** Draws the fringe. */
export const fringe = (w: number, d: number): Shape =>
  group(
    ...[-1, 1].map((s) =>
      array(
        move(box('fringe', 0.06, 0.008, 0.012), s * (w / 2 + 0.025), 0, 0),
        Math.round(d / 0.05),
        [0, 0, d / Math.round(d / 0.05)],
        true,
      ),
    ),
  );

const rect = (slot: string, w: number, d: number, y: number): Shape => move(box(slot, w, 0.004, d), 0, y, 0);

/** Draws the persian. */
export const persian = ([w, h, d]: Size): Shape => {
  const W = w - 0.1;
  const medal = (s: number): Point2[] =>
    Array.from({ length: 24 }, (_, k): Point2 => [
      W * s * (1 + 0.14 * Math.cos(k * 2.094 * 2)) * Math.cos((k * Math.PI) / 12),
      d * s * 1.1 * (1 + 0.14 * Math.cos(k * 2.094 * 2)) * Math.sin((k * Math.PI) / 12),
    ]);
  return group(
    fringe(W, d),
    box('red', W, h * 0.5, d),
    rect('navy', W * 0.94, d * 0.92, h * 0.5),
    rect('gold2', W * 0.86, d * 0.82, h * 0.56),
    rect('red', W * 0.84, d * 0.79, h * 0.62),
    ...Array.from({ length: 12 }, (_, k) =>
      ([-1, 1] as const).map((s) =>
        move(plate('gold2', ellipse(W * 0.022, d * 0.02, 8), 0.004), (k - 5.5) * W * 0.075, h * 0.6, s * d * 0.435),
      ),
    ).flat(),
    ...Array.from({ length: 7 }, (_, k) =>
      ([-1, 1] as const).map((s) =>
        move(plate('gold2', ellipse(W * 0.016, d * 0.03, 8), 0.004), s * W * 0.45, h * 0.6, (k - 3) * d * 0.12),
      ),
    ).flat(),
    move(plate('navy', medal(0.23), 0.004), 0, h * 0.7, 0),
    move(plate('gold2', medal(0.17), 0.004), 0, h * 0.78, 0),
    move(plate('red', medal(0.12), 0.004), 0, h * 0.86, 0),
    move(plate('navy', medal(0.05), 0.004), 0, h * 0.94, 0),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        move(
          turn(
            plate(
              'navy',
              [
                [0, 0],
                [W * 0.2, 0],
                [0, d * 0.2],
              ].map(([a = 0, b = 0]): Point2 => [a * -x, b * -z]),
              0.004,
            ),
            [0, 0, 0],
          ),
          x * W * 0.42,
          h * 0.7,
          z * d * 0.395,
        ),
      ),
    ),
  );
};

/** Draws the plain carpet. */
export const plainCarpet = ([w, h, d]: Size): Shape =>
  group(
    plate('grey', roundedRectangle(w, d, 0.03), h * 0.6),
    move(plate('cream', roundedRectangle(w - 0.16, d - 0.16, 0.02), h * 0.2), 0, h * 0.6, 0),
    move(plate('grey', roundedRectangle(w - 0.22, d - 0.22, 0.02), h * 0.2), 0, h * 0.8, 0),
  );

/** Draws the round carpet. */
export const roundCarpet = ([w, h]: Size): Shape =>
  group(
    ...[1, 0.84, 0.68, 0.5, 0.32, 0.14].map((s, k) =>
      move(
        cylinder(['teal', 'cream', 'teal', 'amber', 'cream', 'teal'][k] as string, (w / 2) * s, h * 0.4, { sides: 40 }),
        0,
        (h * 0.6 * k) / 5,
        0,
      ),
    ),
  );

/** Draws the shag. */
export const shag = ([w, h, d]: Size): Shape =>
  scatter(
    plate('cream', roundedRectangle(w - 0.06, d - 0.06, 0.1), h * 0.4),
    [turn(box('cream', 0.02, h * 0.6, 0.02), [16, 0, 12]), turn(box('fringe', 0.024, h * 0.6, 0.02), [-14, 0, -10])],
    420,
    { seed: 3, follow: false },
  );

/** Draws the runner. */
export const runner = ([w, h, d]: Size): Shape =>
  group(
    turn(fringe(d - 0.1, w), [0, 90, 0]),
    box('navy', w, h * 0.5, d - 0.1),
    rect('gold2', w * 0.8, d - 0.26, h * 0.5),
    rect('navy', w * 0.7, d - 0.34, h * 0.6),
    array(
      move(plate('gold2', ellipse(w * 0.2, w * 0.28, 4), 0.004), 0, h * 0.74, 0),
      Math.round(d / 0.4),
      [0, 0, (d - 0.4) / Math.round(d / 0.4)],
      true,
    ),
  );

/** Draws the red carpet. */
export const redCarpet = ([w, h, d]: Size): Shape =>
  group(
    box('red', w, h * 0.7, d),
    ...[-1, 1].map((s) => move(box('gold2', 0.05, h * 0.3, d), s * (w / 2 - 0.08), h * 0.7, 0)),
    move(box('red', w - 0.26, h * 0.2, d), 0, h * 0.7, 0),
  );

/** Draws the doormat. */
export const doormat = ([w, h, d]: Size): Shape =>
  group(
    plate('coir', roundedRectangle(w, d, 0.02), h * 0.7),
    move(
      plate('dark', roundedRectangle(w * 0.86, d * 0.76, 0.02), h * 0.15, { holes: [roundedRectangle(w * 0.82, d * 0.7, 0.02)] }),
      0,
      h * 0.7,
      0,
    ),
    move(
      plate(
        'dark',
        [
          [-0.05, 0.03],
          [0.05, 0.03],
          [0.05, -0.02],
          [0.075, -0.02],
          [0, -0.08],
          [-0.075, -0.02],
          [-0.05, -0.02],
        ],
        h * 0.2,
      ),
      0,
      h * 0.7,
      0,
    ),
  );

const pelt = (w: number, d: number): Point2[] =>
  [
    [-0.1, 0.34],
    [-0.16, 0.3],
    [-0.46, 0.4],
    [-0.5, 0.32],
    [-0.24, 0.16],
    [-0.26, -0.12],
    [-0.48, -0.34],
    [-0.42, -0.42],
    [-0.14, -0.32],
    [-0.04, -0.4],
    [0.04, -0.4],
    [0.14, -0.32],
    [0.42, -0.42],
    [0.48, -0.34],
    [0.26, -0.12],
    [0.24, 0.16],
    [0.5, 0.32],
    [0.46, 0.4],
    [0.16, 0.3],
    [0.1, 0.34],
  ].map(([x = 0, y = 0]): Point2 => [x * w, y * d]);

/** Draws the bearskin. */
export const bearskin = ([w, h, d]: Size): Shape =>
  group(
    plate('fur', pelt(w, d), 0.035),
    move(sphere('fur', [0.17, h * 0.5, 0.19], { detail: 2 }), 0, h * 0.5, d * 0.38),
    move(sphere('fur2', [0.08, h * 0.28, 0.12], { detail: 2 }), 0, h * 0.38, d * 0.38 + 0.16),
    move(sphere('dark', [0.03, 0.025, 0.02], { detail: 1 }), 0, h * 0.5, d * 0.38 + 0.27),
    ...[-1, 1].flatMap((s) => [
      move(sphere('fur', 0.05, { detail: 1 }), s * 0.12, h * 0.84, d * 0.34),
      move(sphere('dark', 0.016, { detail: 1 }), s * 0.07, h * 0.72, d * 0.38 + 0.15),
      ...[0, 1, 2].map((k) =>
        move(
          lathe(
            'white',
            [
              [0.01, 0],
              [0, 0.06],
            ],
            { sides: 5 },
          ),
          s * (w * 0.47 - k * 0.03),
          0.02,
          d * 0.37 + 0.02 * k,
        ),
      ),
    ]),
  );

/** Draws the cowhide. */
export const cowhide = ([w, h, d]: Size): Shape =>
  group(
    plate(
      'white',
      pelt(w, d).map(([x, y]): Point2 => [x, y * 1.2]),
      h * 0.6,
    ),
    ...[
      [-0.1, 0.16, 0.13, 0.1],
      [0.12, -0.02, 0.1, 0.14],
      [-0.12, -0.2, 0.09, 0.1],
      [0.2, 0.24, 0.09, 0.06],
      [0.22, -0.3, 0.1, 0.05],
    ].map(([x = 0, z = 0, a = 0, b = 0], k) =>
      move(
        plate(
          'fur',
          Array.from({ length: 14 }, (_, n): Point2 => [
            a * w * (1 + 0.2 * Math.sin(n * 2.3 + k)) * Math.cos((n * Math.PI) / 7),
            b * d * (1 + 0.2 * Math.cos(n * 1.9 + k)) * Math.sin((n * Math.PI) / 7),
          ]),
          h * 0.4,
        ),
        x * w,
        h * 0.6,
        z * d,
      ),
    ),
  );

/** Draws the tatami. */
export const tatami = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 1].map((s) =>
      move(
        group(
          box('straw', w / 2 - 0.008, h, d),
          ...[-1, 1].map((t) => move(box('trim2', 0.04, h * 0.1, d), t * (w / 4 - 0.024), h * 0.95, 0)),
        ),
        (s * w) / 4,
        0,
        0,
      ),
    ),
  );

/** Draws the foam mats. */
export const foamMats = ([w, h, d]: Size): Shape =>
  group(
    ...Array.from({ length: 9 }, (_, k) =>
      move(
        plate(['red', 'amber', 'teal', 'mint', 'navy'][k % 5] as string, roundedRectangle(w / 3 - 0.006, d / 3 - 0.006, 0.02), h),
        ((k % 3) - 1) * (w / 3),
        0,
        (Math.floor(k / 3) - 1) * (d / 3),
      ),
    ),
  );
