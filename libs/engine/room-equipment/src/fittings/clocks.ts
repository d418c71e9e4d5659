import type { GeneratorContext } from '@diorama/catalogue';
import { hoop } from '@diorama/furnishing-parts';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Room = Pick<GeneratorContext, 'size'>;

/** A dial that faces +z around the origin, its hands at ten past ten. */
const dial = (r: number): Shape =>
  group(
    turn(cylinder('face', r, 0.012, { sides: 32 }), [90, 0, 0]),
    ...Array.from({ length: 12 }, (_, k) =>
      turn(move(box('ink', k % 3 ? r * 0.03 : r * 0.06, r * 0.14, 0.006), 0, r * 0.76, 0.013), [0, 0, 30 * k]),
    ),
    turn(move(box('ink', r * 0.07, r * 0.5, 0.006), 0, -r * 0.05, 0.017), [0, 0, 58]),
    turn(move(box('ink', r * 0.05, r * 0.74, 0.006), 0, -r * 0.05, 0.021), [0, 0, -60]),
    move(turn(cylinder('brass', r * 0.07, 0.02, { sides: 12 }), [90, 0, 0]), 0, 0, 0.012),
  );

/** Draws the wall clock. */
export const wallClock = ({ size: [w, , d] }: Room): Shape =>
  move(
    group(
      turn(
        lathe(
          'frame',
          [
            [w / 2, -d / 2],
            [w / 2, d * 0.3],
            [w * 0.44, d / 2],
            [w * 0.42, d * 0.1],
            [0, d * 0.1],
            [0, -d / 2],
          ],
          { sides: 36 },
        ),
        [90, 0, 0],
      ),
      move(dial(w * 0.42), 0, 0, d * 0.12),
    ),
    0,
    w / 2,
    0,
  );

/** Draws the grandfather. */
export const grandfather = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('frame', w, h * 0.2, d, 0.012), 0, 0, 0),
    move(box('panel', w * 0.7, h * 0.13, 0.02), 0, h * 0.04, d / 2),
    mirror(move(box('frame', w * 0.14, h * 0.46, d * 0.8), w * 0.32, h * 0.2, 0)),
    move(box('dark2', w * 0.6, h * 0.46, 0.03), 0, h * 0.2, -d * 0.3),
    move(box('frame', w * 0.78, 0.06, d * 0.82), 0, h * 0.2, 0),
    rod('brass', [0, h * 0.64, d * 0.05], [0, h * 0.32, d * 0.05], 0.008),
    move(turn(cylinder('brass', w * 0.13, 0.02, { sides: 24 }), [90, 0, 0]), 0, h * 0.3, d * 0.04),
    ...[-0.18, 0.18].map((x) =>
      group(rod('brass', [x * w, h * 0.64, 0], [x * w, h * 0.5, 0], 0.004, 5), move(cylinder('brass', 0.026, 0.2), x * w, h * 0.36, 0)),
    ),
    move(box('frame', w * 0.96, h * 0.24, d * 0.96, 0.01), 0, h * 0.66, 0),
    move(dial(w * 0.36), 0, h * 0.78, d * 0.48),
    move(turn(hoop('brass', w * 0.37, 0.014, 'z', 30), [0, 0, 0]), 0, h * 0.78, d * 0.49),
    mirror(
      move(
        lathe(
          'frame',
          [
            [0.03, 0],
            [0.02, 0.03],
            [0.02, h * 0.18],
            [0.03, h * 0.2],
          ],
          { sides: 10 },
        ),
        w * 0.44,
        h * 0.68,
        d * 0.46,
      ),
    ),
    move(
      extrude(
        'frame',
        [
          [-w * 0.52, 0],
          [w * 0.52, 0],
          [w * 0.44, h * 0.04],
          [w * 0.2, h * 0.05],
          [w * 0.06, h * 0.09],
          [-w * 0.06, h * 0.09],
          [-w * 0.2, h * 0.05],
          [-w * 0.44, h * 0.04],
        ],
        d,
      ),
      0,
      h * 0.9,
      0,
    ),
    move(sphere('brass', 0.03, { detail: 1 }), 0, h * 0.99, 0),
  );

/** Draws the cuckoo. */
export const cuckoo = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('frame', w * 0.6, h * 0.34, d * 0.7), 0, h * 0.36, -d * 0.1),
    move(
      extrude(
        'dark2',
        [
          [-w / 2, h * 0.62],
          [0, h],
          [w / 2, h * 0.62],
          [w * 0.42, h * 0.6],
          [0, h * 0.9],
          [-w * 0.42, h * 0.6],
        ],
        d,
      ),
      0,
      0,
      0,
    ),
    move(
      extrude(
        'frame',
        [
          [-w * 0.3, h * 0.7],
          [w * 0.3, h * 0.7],
          [0, h * 0.92],
        ],
        d * 0.7,
      ),
      0,
      0,
      -d * 0.1,
    ),
    move(dial(w * 0.2), 0, h * 0.52, d * 0.26),
    move(box('ink', w * 0.14, h * 0.09, 0.02), 0, h * 0.7, d * 0.25),
    move(sphere('bird', [0.018, 0.022, 0.03], { detail: 1 }), 0, h * 0.74, d * 0.36),
    ...[-1, 1].map((s) =>
      turn(sphere('weed', [w * 0.07, h * 0.1, 0.012], { detail: 1 }), [0, 0, s * 30], [s * w * 0.33, h * 0.46, d * 0.2]),
    ),
    ...[-0.12, 0.12].map((x) =>
      group(
        rod('brass', [x * w, h * 0.36, 0], [x * w, h * 0.12, 0], 0.003, 4),
        move(
          lathe(
            'iron',
            [
              [0.006, 0],
              [0.02, 0.03],
              [0.018, 0.09],
              [0, 0.11],
            ],
            { sides: 10 },
          ),
          x * w,
          x > 0 ? 0 : h * 0.06,
          0,
        ),
      ),
    ),
    rod('frame', [0, h * 0.36, d * 0.05], [0, h * 0.2, d * 0.05], 0.004),
    move(turn(cylinder('brass', w * 0.06, 0.008, { sides: 16 }), [90, 0, 0]), 0, h * 0.2, d * 0.05),
  );

/** Draws the mantel. */
export const mantel = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('frame', w, h * 0.14, d, 0.01), 0, 0, 0),
    extrude(
      'panel',
      [
        [-w * 0.44, h * 0.12],
        [w * 0.44, h * 0.12],
        [w * 0.36, h * 0.3],
        ...Array.from(
          { length: 9 },
          (_, k) => [h * 0.46 * Math.cos((k * Math.PI) / 8) * 0.9, h * 0.54 + h * 0.44 * Math.sin((k * Math.PI) / 8)] as const,
        ),
        [-w * 0.36, h * 0.3],
      ],
      d * 0.8,
    ),
    move(dial(h * 0.3), 0, h * 0.56, d * 0.4),
    move(hoop('brass', h * 0.31, 0.008, 'z', 28), 0, h * 0.56, d * 0.41),
    mirror(move(cylinder('brass', 0.014, h * 0.16), w * 0.4, h * 0.14, d * 0.3)),
  );

/** Draws the station clock. */
export const stationClock = ({ size: [w, h, d] }: Room): Shape =>
  group(
    rod('iron', [0, h - w * 0.5, 0], [0, h, 0], 0.03),
    move(box('iron', w * 0.3, 0.03, d), 0, h - 0.03, 0),
    move(
      group(
        turn(cylinder('iron', w / 2, d * 0.8, { sides: 36 }), [90, 0, 0], [0, 0, -d * 0.4]),
        ...[0, 180].map((yaw) => turn(move(dial(w * 0.44), 0, 0, d * 0.4), [0, yaw, 0])),
      ),
      0,
      w / 2,
      0,
    ),
  );
