import { array, box, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { cushion, roller } from '../parts/solids.js';

/** Measures of the parts in this file. */
export interface Front {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The plane of the front. */
  readonly z: number;
}

/** Draws the bar handle. */
export const barHandle = (width: number, x: number, y: number, z: number, upright = false): Shape => {
  const bar = group(
    move(roller('handle', 0.011, width, 'x', 10), 0, 0, 0.04),
    mirror(move(box('handle', 0.014, 0.014, 0.04), width / 2 - 0.03, -0.007, 0.02)),
  );
  return turn(bar, [0, 0, upright ? 90 : 0], [x, y, z]);
};

/** Draws the fridge. */
export const fridge = ({ width: w, height: h, z }: Front): Shape =>
  group(
    move(box('body', w - 0.01, h * 0.68, 0.05, 0.012), 0, 0.06, z + 0.01),
    move(box('body', w - 0.01, h * 0.28, 0.05, 0.012), 0, h * 0.7, z + 0.01),
    barHandle(h * 0.26, -w * 0.4, h * 0.54, z + 0.03, true),
    barHandle(h * 0.16, -w * 0.4, h * 0.8, z + 0.03, true),
  );

/** Draws the french fridge. */
export const frenchFridge = ({ width: w, height: h, z }: Front): Shape =>
  group(
    mirror(
      group(
        move(box('steel', w / 2 - 0.006, h * 0.56, 0.05, 0.01), w / 4, h * 0.42, z + 0.01),
        barHandle(h * 0.4, 0.04, h * 0.68, z + 0.035, true),
      ),
    ),
    ...[0.06, 0.24].map((y) =>
      group(move(box('steel', w - 0.01, h * 0.17, 0.05, 0.01), 0, y * h, z + 0.01), barHandle(w * 0.8, 0, (y + 0.14) * h, z + 0.035)),
    ),
    move(box('dark', w * 0.2, h * 0.17, 0.02, 0.006), -w * 0.27, h * 0.66, z + 0.03),
    move(box('screen', w * 0.14, 0.05, 0.006), -w * 0.27, h * 0.78, z + 0.038),
    move(box('glass', w * 0.14, h * 0.09, 0.006), -w * 0.27, h * 0.67, z + 0.038),
  );

/** Draws the retro fridge. */
export const retroFridge = ({ width: w, height: h, depth: d }: Front): Shape =>
  group(
    move(cushion('body', w, h - 0.05, d - 0.1, 0.1), 0, 0.04, -0.04),
    move(cushion('body', w, h - 0.14, 0.12, 0.05), 0, 0.12, d / 2 - 0.1),
    move(box('handle', w * 0.86, 0.02, 0.01), 0, h * 0.62, d / 2 - 0.045),
    move(box('handle', 0.03, 0.2, 0.05, 0.012), w * 0.36, h * 0.66, d / 2 - 0.02),
    move(box('handle', 0.2, 0.03, 0.012, 0.004), -w * 0.16, h * 0.82, d / 2 - 0.04),
  );

/** Draws the glass door. */
export const glassDoor = ({ width: w, height: h, z }: Front): Shape => {
  const levels = Math.max(3, Math.round(h / 0.24));
  return group(
    move(box('dark', w - 0.08, h - 0.16, 0.012), 0, 0.1, z + 0.004),
    ...Array.from({ length: levels }, (_, k) => {
      const y = 0.12 + (k * (h - 0.22)) / levels;
      return group(
        move(box('shelf', w - 0.1, 0.014, 0.02), 0, y, z + 0.016),
        array(
          turn(
            lathe(
              'bottle',
              [
                [0.036, 0],
                [0.036, 0.01],
              ],
              { sides: 10 },
            ),
            [90, 0, 0],
            [0, y + 0.055, z + 0.01],
          ),
          Math.floor((w - 0.1) / 0.09),
          [0.088, 0, 0],
          true,
        ),
      );
    }),
    mirror(move(box('steel', 0.04, h - 0.08, 0.04), w / 2 - 0.022, 0.06, z + 0.012)),
    ...[0.06, h - 0.06].map((y) => move(box('steel', w - 0.01, 0.04, 0.04), 0, y, z + 0.012)),
    barHandle(h * 0.4, w * 0.45, h * 0.55, z + 0.03, true),
    move(box('light', w - 0.16, 0.014, 0.01), 0, h - 0.1, z + 0.012),
  );
};

/** Draws the chest. */
export const chest = ({ width: w, height: h, depth: d, z }: Front): Shape =>
  group(
    turn(
      group(
        move(box('body', w, 0.08, d - 0.04, 0.02), 0, 0, (d - 0.04) / 2),
        move(box('panel', w - 0.08, 0.02, d - 0.12), 0, -0.015, (d - 0.04) / 2),
      ),
      [-50, 0, 0],
      [0, h - 0.02, -d / 2 + 0.03],
    ),
    move(box('dark', w - 0.1, 0.012, d - 0.18), 0, h - 0.008, -0.02),
    ...[-2, -1, 0, 1, 2].map((k) =>
      move(
        box(['red', 'green', 'yellow'][Math.abs(k) % 3] as string, w * 0.14, 0.06, d * 0.3, 0.01),
        k * w * 0.17,
        h - 0.02,
        0.04 * (k % 2),
      ),
    ),
    move(box('panel', w * 0.3, 0.08, 0.012), w * 0.28, 0.1, z + 0.01),
    move(sphere('green', 0.012, { detail: 1 }), w * 0.18, 0.14, z + 0.016),
    move(box('handle', 0.16, 0.03, 0.03, 0.008), 0, h - 0.06, z + 0.02),
  );
