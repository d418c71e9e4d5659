import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { hoop, roller, tube } from '../parts/solids.js';
import type { Size } from './candles.js';

/** Draws the stage light. */
export const stageLight = ([w, h, d]: Size): Shape =>
  group(
    mirror(move(box('black', 0.02, h * 0.6, 0.04), w * 0.46, h * 0.36, 0)),
    move(box('black', w * 0.94, 0.03, 0.04), 0, h * 0.94, 0),
    turn(
      group(
        lathe(
          'black',
          [
            [w * 0.2, -d * 0.4],
            [w * 0.36, -d * 0.3],
            [w * 0.38, d * 0.34],
            [w * 0.34, d * 0.36],
            [w * 0.32, d * 0.1],
            [0, d * 0.1],
          ],
          { sides: 24 },
        ),
        move(cylinder('paper', w * 0.32, 0.012, { sides: 22 }), 0, d * 0.24, 0),
        ...[0, 90, 180, 270].map((yaw) =>
          turn(turn(box('black', w * 0.5, 0.01, d * 0.26), [-62, 0, 0], [0, d * 0.44, w * 0.42]), [0, yaw, 0]),
        ),
      ),
      [112, 0, 0],
      [0, h * 0.42, 0],
    ),
    move(roller('chrome', 0.03, w, 'x', 10), 0, h * 0.42, 0),
  );

/** Draws the track light. */
export const trackLight = ([w, h]: Size): Shape =>
  group(
    move(box('white', w, 0.03, 0.04), 0, h - 0.03, 0),
    ...[-0.36, -0.12, 0.12, 0.36].map((x, k) =>
      group(
        move(cylinder('white', 0.012, 0.08), x * w, h - 0.1, 0),
        turn(
          group(
            lathe(
              'black',
              [
                [0.03, -0.06],
                [0.045, -0.05],
                [0.05, 0.08],
                [0.044, 0.08],
                [0.03, 0],
                [0, 0],
              ],
              { sides: 14 },
            ),
            move(cylinder('bulb', 0.042, 0.006), 0, 0.06, 0),
          ),
          [130, 20 * k - 30, 0],
          [x * w, h - 0.14, 0],
        ),
      ),
    ),
  );

/** Draws the tube light. */
export const tubeLight = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w, h * 0.4, d * 0.4), 0, h * 0.6, 0),
    mirror(move(box('white', 0.03, h * 0.5, d * 0.8), w / 2 - 0.02, h * 0.2, 0)),
    ...[-0.22, 0.22].map((z) => move(roller('paper', Math.min(0.02, h * 0.2), w - 0.06, 'x', 10), 0, h * 0.36, z * d)),
  );

/** Draws the exit sign. */
export const exitSign = ([w, h, d]: Size): Shape => {
  const man = group(
    move(sphere('white', [h * 0.07, h * 0.07, 0.004], { detail: 1 }), 0.02, h * 0.78, 0),
    ...(
      [
        [
          [0, 0.68],
          [-0.04, 0.42],
        ],
        [
          [-0.04, 0.42],
          [0.06, 0.3],
        ],
        [
          [0.06, 0.3],
          [0.03, 0.12],
        ],
        [
          [-0.04, 0.42],
          [-0.12, 0.26],
        ],
        [
          [-0.12, 0.26],
          [-0.2, 0.28],
        ],
        [
          [0, 0.64],
          [0.1, 0.52],
        ],
        [
          [0, 0.64],
          [-0.1, 0.54],
        ],
      ] as const
    ).map(([a, b]) => rod('white', [a[0] * h, a[1] * h, 0], [b[0] * h, b[1] * h, 0], h * 0.04, 6)),
  );
  return group(
    box('exit', w, h, d, 0.01),
    move(man, w * 0.04, 0, d / 2),
    move(box('white', w * 0.2, h * 0.72, 0.006), w * 0.32, h * 0.14, d / 2),
    move(box('exit', w * 0.15, h * 0.64, 0.008), w * 0.32, h * 0.14, d / 2),
    rod('white', [-w * 0.42, h * 0.5, d / 2], [-w * 0.18, h * 0.5, d / 2], h * 0.03, 6),
    ...[1, -1].map((s) => rod('white', [-w * 0.42, h * 0.5, d / 2], [-w * 0.32, h * (0.5 + 0.2 * s), d / 2], h * 0.03, 6)),
  );
};

/** Draws the disco ball. */
export const discoBall = ([w, h]: Size): Shape => {
  const r = w / 2 - 0.01;
  const tiles = Array.from({ length: 9 }, (_, row) => {
    const polar = ((row + 0.5) / 9) * Math.PI;
    const count = Math.max(3, Math.round(16 * Math.sin(polar)));
    return Array.from({ length: count }, (_, k) =>
      turn(move(box(['chrome', 'white', 'crystal', 'chrome'][(k * 3 + row) % 4] as string, r * 0.34, r * 0.3, 0.012), 0, -r * 0.15, r), [
        ((polar * 180) / Math.PI - 90) * 1,
        (360 / count) * k,
        0,
      ]),
    );
  }).flat();
  return group(
    move(group(sphere('chrome', r, { detail: 2 }), ...tiles), 0, r + 0.01, 0),
    rod('black', [0, 2 * r, 0], [0, h, 0], 0.006),
    move(cylinder('black', 0.04, 0.05), 0, 2 * r, 0),
  );
};

/** Draws the surgical light. */
export const surgicalLight = ([w, h]: Size): Shape =>
  group(
    rod('white', [0, h * 0.5, 0], [0, h, 0], 0.03),
    move(cylinder('white', 0.1, 0.04), 0, h - 0.04, 0),
    ...[-1, 1].map((s) =>
      group(
        tube(
          'white',
          [
            [0, h * 0.56, 0],
            [s * w * 0.16, h * 0.6, 0],
            [s * w * 0.26, h * 0.42, 0],
            [s * w * 0.26, h * 0.26, 0],
          ],
          0.022,
        ),
        move(
          group(
            lathe(
              'white',
              [
                [w * 0.2, 0],
                [w * 0.22, 0.03],
                [w * 0.16, 0.1],
                [0.04, 0.12],
              ],
              { sides: 24 },
            ),
            ...Array.from({ length: 7 }, (_, k) =>
              move(
                cylinder('paper', w * 0.045, 0.012, { sides: 12 }),
                k ? w * 0.12 * Math.cos(k * 1.047) : 0,
                -0.012,
                k ? w * 0.12 * Math.sin(k * 1.047) : 0,
              ),
            ),
          ),
          s * w * 0.28,
          h * 0.14,
          0,
        ),
      ),
    ),
  );

/** Draws the ring light. */
export const ringLight = ([w, h]: Size): Shape =>
  group(
    ...[0, 120, 240].map((yaw) => turn(rod('black', [0, h * 0.2, 0.02], [0, 0, w * 0.45], 0.012), [0, yaw, 0])),
    rod('black', [0, h * 0.16, 0], [0, h - w * 0.98, 0], 0.014),
    move(hoop('paper', w * 0.42, w * 0.055, 'z', 32), 0, h - w * 0.5, 0),
    move(box('black', 0.07, 0.14, 0.012), 0, h - w * 0.57, 0),
  );

/** Draws the work light. */
export const workLight = ([w, h, d]: Size): Shape =>
  group(
    ...[0, 120, 240].map((yaw) => turn(rod('yellow', [0, h * 0.34, 0.02], [0, 0, d * 0.46], 0.016), [0, yaw, 0])),
    rod('yellow', [0, h * 0.28, 0], [0, h * 0.84, 0], 0.018),
    move(box('black', w * 0.9, 0.03, 0.03), 0, h * 0.8, 0),
    mirror(
      move(
        group(
          box('yellow', w * 0.4, h * 0.16, 0.08, 0.008),
          move(box('paper', w * 0.34, h * 0.12, 0.01), 0, h * 0.02, 0.04),
          array(move(box('black', 0.006, h * 0.15, 0.006), 0, 0, 0.05), 5, [w * 0.08, 0, 0], true),
        ),
        w * 0.25,
        h * 0.83,
        0.03,
      ),
    ),
  );
