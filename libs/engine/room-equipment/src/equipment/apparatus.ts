import { cushion, ellipse, plate, tube } from '@diorama/furnishing-parts';
import { bar, box, cylinder, group, lathe, mirror, move, rod, sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { Size } from './weights.js';

/** Draws the boxing ring. */
export const boxingRing = ([w, h, d]: Size): Shape =>
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

/** Draws the horse. */
export const horse = ([w, h, d]: Size): Shape =>
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

/** Draws the beam. */
export const beam = ([w, h, d]: Size): Shape =>
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

/** Draws the parallel bars. */
export const parallelBars = ([w, h, d]: Size): Shape =>
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

/** Draws the bowling lane. */
export const bowlingLane = ([w, h, d]: Size): Shape =>
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
