import type { GeneratorContext } from '@diorama/catalogue';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drawContents } from '../parts/contents.js';
import { arc, cushion, plate, roller, roundedRectangle, tube } from '../parts/solids.js';

/** Draws the popcorn machine. */
export function popcornMachine({ size: [w, h, d] }: GeneratorContext): Shape {
  const [low, tall] = [h * 0.42, h * 0.86];
  return group(
    move(box('body', w, low - 0.26, d, 0.015), 0, 0.26, 0),
    mirror(group(move(rotatedWheel(0.24), w / 2 + 0.03, 0.24, -d * 0.2), move(box('steel', 0.04, 0.3, 0.04), w / 2 - 0.05, 0, d * 0.36))),
    mirror(mirror(move(box('gold', 0.03, tall - low, 0.03), w / 2 - 0.015, low, d / 2 - 0.015), 'z')),
    move(box('steel', w - 0.06, 0.03, d - 0.06), 0, low, 0),
    ...Array.from({ length: 70 }, (_, k) =>
      move(
        sphere('pop', 0.035, { detail: 1, roughness: 0.3, seed: 1 + (k % 5) }),
        w * 0.4 * Math.sin(k * 2.39) * Math.sqrt(((k * 7) % 70) / 70),
        low + 0.04 + 0.1 * (1 - ((k * 7) % 70) / 70) + 0.02 * (k % 3),
        d * 0.4 * Math.cos(k * 2.39) * Math.sqrt(((k * 7) % 70) / 70),
      ),
    ),
    move(
      lathe(
        'steel',
        [
          [0.08, 0],
          [0.11, 0.03],
          [0.11, 0.14],
          [0.09, 0.16],
        ],
        { sides: 18 },
      ),
      0,
      tall - 0.26,
      0,
    ),
    rod('steel', [0, tall - 0.12, 0], [0, tall, 0], 0.02),
    move(box('body', w, 0.06, d, 0.01), 0, tall, 0),
    move(cushion('body', w * 0.94, h - tall - 0.04, d * 0.94, 0.05), 0, tall + 0.04, 0),
    ...Array.from({ length: 7 }, (_, k) => move(box(k % 2 ? 'white' : 'button', w / 7, 0.1, 0.016), (k - 3) * (w / 7), tall - 0.07, d / 2)),
    move(box('gold', w * 0.7, low * 0.3, 0.012), 0, 0.34, d / 2),
    tube(
      'gold',
      [
        [-w / 2, low - 0.04, -d / 2],
        [-w * 0.46, low + 0.02, -d / 2 - 0.16],
        [w * 0.46, low + 0.02, -d / 2 - 0.16],
        [w / 2, low - 0.04, -d / 2],
      ],
      0.016,
    ),
  );
}

const rotatedWheel = (radius: number): Shape =>
  group(
    turn(torus('gold', radius - 0.02, 0.018, 24), [0, 0, 90]),
    ...[0, 1, 2, 3].map((k) =>
      rod(
        'gold',
        [0, -(radius - 0.02) * Math.cos(k * 0.785), -(radius - 0.02) * Math.sin(k * 0.785)],
        [0, (radius - 0.02) * Math.cos(k * 0.785), (radius - 0.02) * Math.sin(k * 0.785)],
        0.008,
        5,
      ),
    ),
    roller('gold', 0.035, 0.04, 'x', 10),
  );

/** Draws the espresso. */
export function espresso({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    mirror(mirror(move(cylinder('cord', 0.02, 0.03), w * 0.42, 0, d * 0.36), 'z')),
    move(box('steel', w, h * 0.18, d * 0.96, 0.01), 0, 0.03, 0),
    move(box('panel', w * 0.9, 0.012, d * 0.44), 0, h * 0.24, d * 0.2),
    move(box('steel', w * 0.96, h * 0.56, d * 0.5, 0.02), 0, h * 0.2, -d * 0.22),
    move(box('body', w, h * 0.28, d * 0.86, 0.03), 0, h * 0.64, -d * 0.04),
    move(
      plate('chrome', roundedRectangle(w * 0.96, d * 0.7, 0.03), 0.05, { holes: [roundedRectangle(w * 0.92, d * 0.66, 0.03)] }),
      0,
      h * 0.92,
      -d * 0.06,
    ),
    ...[-0.24, 0.24].flatMap((x) => [
      move(cylinder('chrome', 0.045, 0.06, { sides: 16 }), x * w, h * 0.55, d * 0.2),
      rod('cord', [x * w, h * 0.55, d * 0.22], [x * w, h * 0.52, d * 0.5], 0.018),
      move(
        lathe(
          'white',
          [
            [0.02, 0],
            [0.035, 0.05],
            [0.03, 0.05],
            [0, 0.02],
          ],
          { sides: 12 },
        ),
        x * w,
        h * 0.255,
        d * 0.2,
      ),
    ]),
    move(turn(cylinder('white', 0.045, 0.02, { sides: 18 }), [90, 0, 0]), 0, h * 0.78, d * 0.39),
    mirror(
      tube(
        'chrome',
        [
          [w * 0.44, h * 0.66, d * 0.3],
          [w * 0.48, h * 0.5, d * 0.42],
          [w * 0.46, h * 0.3, d * 0.42],
        ],
        0.008,
      ),
    ),
    ...[-3, -2, -1, 1, 2, 3].map((k) =>
      move(
        lathe(
          'white',
          [
            [0.02, 0],
            [0.034, 0.045],
            [0.03, 0.045],
            [0, 0.02],
          ],
          { sides: 10 },
        ),
        k * w * 0.12,
        h * 0.93,
        -d * 0.06,
      ),
    ),
    ...[-0.36, 0.36].map((x) => move(box('led', 0.02, 0.014, 0.01), x * w, h * 0.78, d * 0.39)),
  );
}

/** Draws the pizza oven. */
export function pizzaOven({ size: [w, h, d] }: GeneratorContext): Shape {
  const low = h * 0.42;
  const r = 0.48 * Math.min(w, d);
  return group(
    move(box('brick', w, low, d, 0.01), 0, 0, 0),
    move(
      extrude(
        'black',
        [
          [-w * 0.26, 0],
          [w * 0.26, 0],
          [w * 0.26, low * 0.4],
          ...arc([0, low * 0.4], [w * 0.26, low * 0.34], [0, 180], 9).slice(1, -1),
          [-w * 0.26, low * 0.4],
        ],
        0.02,
      ),
      0,
      0.04,
      d / 2,
    ),
    ...[0, 1, 2, 3, 4].map((k) => move(roller('bread', 0.05, 0.12, 'z', 9), (k - 2) * 0.11, 0.09 + (k % 2) * 0.06, d / 2 - 0.02)),
    move(box('stone', w + 0.06, 0.07, d + 0.06, 0.01), 0, low, 0),
    move(
      lathe(
        'white',
        [
          [r, 0],
          [r * 0.98, r * 0.3],
          [r * 0.8, r * 0.66],
          [r * 0.44, r * 0.88],
          [0, r * 0.94],
        ],
        { sides: 26 },
      ),
      0,
      low + 0.06,
      -d * 0.02,
    ),
    move(
      extrude(
        'brick',
        [[-w * 0.3, 0], [w * 0.3, 0], [w * 0.3, 0.14], ...arc([0, 0.14], [w * 0.3, 0.24], [0, 180], 11).slice(1, -1), [-w * 0.3, 0.14]],
        0.24,
      ),
      0,
      low + 0.06,
      d * 0.34,
    ),
    move(
      extrude(
        'black',
        [[-w * 0.22, 0], [w * 0.22, 0], [w * 0.22, 0.12], ...arc([0, 0.12], [w * 0.22, 0.17], [0, 180], 9).slice(1, -1), [-w * 0.22, 0.12]],
        0.02,
      ),
      0,
      low + 0.07,
      d * 0.34 + 0.12,
    ),
    ...[-0.1, 0, 0.08].map((x, k) =>
      move(
        lathe(
          'flame',
          [
            [0.03, 0],
            [0.05, 0.05],
            [0, 0.15 + 0.03 * k],
          ],
          { sides: 8 },
        ),
        x,
        low + 0.07,
        d * 0.34 + 0.13,
      ),
    ),
    move(
      lathe(
        'white',
        [
          [0.14, 0],
          [0.11, 0.2],
          [0.11, h - low - r * 0.7],
          [0.13, h - low - r * 0.7 + 0.04],
        ],
        { sides: 14 },
      ),
      0,
      low + r * 0.7,
      d * 0.12,
    ),
    rod('wood', [w * 0.4, low + 0.1, d * 0.54], [w * 0.34, low + 0.14, -d * 0.1], 0.014),
  );
}

/** Draws the deep fryer. */
export function deepFryer({ size: [w, h, d] }: GeneratorContext): Shape {
  const top = h * 0.8;
  return group(
    mirror(mirror(move(cylinder('steel', 0.025, 0.12), w * 0.42, 0, d * 0.4), 'z')),
    move(box('steel', w, top - 0.1, d, 0.01), 0, 0.1, 0),
    move(box('steel', w, h - top, 0.05), 0, top, -d / 2 + 0.03),
    ...[-1, 1].map((s) =>
      group(
        move(box('cheese', w * 0.36, 0.01, d * 0.5), s * w * 0.24, top, 0.02),
        move(
          plate('iron', roundedRectangle(w * 0.3, d * 0.36, 0.02), 0.08, { holes: [roundedRectangle(w * 0.27, d * 0.33, 0.02)] }),
          s * w * 0.24,
          top + (s > 0 ? 0.0 : 0.08),
          0,
        ),
        ...[0, 1, 2, 3, 4, 5].map((k) =>
          turn(
            box('cheese', 0.014, 0.014, 0.1),
            [0, k * 40, 10],
            [s * w * 0.24 + 0.03 * Math.sin(k), top + (s > 0 ? 0.02 : 0.12), 0.04 * Math.cos(k)],
          ),
        ),
        rod('cord', [s * w * 0.24, top + 0.08 + (s > 0 ? 0 : 0.08), d * 0.18], [s * w * 0.24, top + 0.14, d * 0.5], 0.014),
        move(box('panel', w * 0.4, top * 0.6, 0.012), s * w * 0.24, 0.14, d / 2),
        move(turn(cylinder('cord', 0.03, 0.03, { sides: 12 }), [90, 0, 0]), s * w * 0.24, top - 0.06, d / 2),
      ),
    ),
  );
}

/** Draws the fume hood. */
export function fumeHood({ size: [w, h, d], random }: GeneratorContext): Shape {
  const table = h * 0.38;
  return group(
    move(box('white', w, table, d, 0.01), 0, 0, 0),
    ...[-1, 1].map((s) =>
      move(
        group(box('button2', w * 0.46, table * 0.8, 0.014), move(box('steel', 0.12, 0.014, 0.03), 0, table * 0.7, 0.01)),
        s * w * 0.24,
        0.05,
        d / 2,
      ),
    ),
    move(box('black', w + 0.02, 0.04, d + 0.02), 0, table, 0),
    mirror(move(box('white', 0.1, h - table, d), w / 2 - 0.05, table, 0)),
    move(box('white', w, h * 0.2, d), 0, h * 0.8, 0),
    move(box('white', w, h - table, 0.04), 0, table, -d / 2 + 0.03),
    move(box('glass', w - 0.2, h * 0.22, 0.014), 0, h * 0.58, d / 2 - 0.04),
    move(box('steel', w - 0.2, 0.03, 0.03), 0, h * 0.57, d / 2 - 0.04),
    move(drawContents('jars', { width: w * 0.6, height: 0.2, depth: 0.2 }, random), 0, table + 0.04, 0),
    move(cylinder('steel', 0.14, 0.2, { sides: 16 }), 0, h - 0.02, -d * 0.1),
    move(box('screen', 0.12, 0.08, 0.02), w / 2 - 0.05, h * 0.6, d / 2),
    move(box('light', w * 0.6, 0.02, 0.1), 0, h * 0.79, 0),
  );
}
