import type { GeneratorContext } from '@diorama/catalogue';
import { box, cylinder, extrude, group, lathe, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { bowl, cushion, ellipse, plate, roundedRectangle, sideways, tube } from '../parts/solids.js';
import { tap, scaled, toilet, wallToilet, squatToilet, bidet, urinal } from './toilets.js';

function basinTop(w: number, d: number): Shape {
  return group(
    scaled(
      lathe(
        'china',
        [
          [0.12, 0],
          [0.34, 0.06],
          [0.48, 0.2],
          [0.5, 0.24],
          [0.42, 0.24],
          [0.38, 0.16],
          [0.12, 0.06],
          [0, 0.06],
        ],
        { sides: 28 },
      ),
      w,
      1,
      d,
    ),
    move(cushion('china', w * 0.9, 0.06, d * 0.34, 0.02), 0, 0.19, -d * 0.34),
    move(cylinder('dark', 0.02, 0.008, { sides: 10 }), 0, 0.062, 0),
    move(tap('metal', 0.15, 0.14), 0, 0.24, -d * 0.36),
  );
}

function pedestalSink({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = h - 0.15;
  return group(
    move(basinTop(w, d), 0, rim - 0.24, 0),
    move(
      lathe(
        'china',
        [
          [0.14, 0],
          [0.14, 0.03],
          [0.1, 0.08],
          [0.085, rim * 0.6],
          [0.12, rim - 0.18],
        ],
        { sides: 20 },
      ),
      0,
      0,
      -d * 0.1,
    ),
  );
}

function wallSink({ size: [w, h, d] }: GeneratorContext): Shape {
  const rim = h - 0.15;
  return group(
    move(cushion('china', w, 0.16, d, 0.05), 0, rim - 0.16, 0),
    move(plate('basin', ellipse(w * 0.36, d * 0.3, 24), 0.006), 0, rim - 0.001, d * 0.06),
    move(tap('metal', 0.15, 0.16), 0, rim - 0.006, -d * 0.36),
    tube(
      'metal',
      [
        [0, rim - 0.14, 0.02],
        [0, 0.14, 0.02],
        [0, 0.02, -0.02],
        [0, 0.08, -0.08],
        [0, 0.14, -d / 2],
      ],
      0.02,
    ),
    mirror(
      move(
        sideways(
          'steel',
          [
            [-d / 2, rim - 0.4],
            [-d / 2 + 0.02, rim - 0.4],
            [d * 0.2, rim - 0.15],
            [-d / 2, rim - 0.15],
          ],
          0.02,
        ),
        w * 0.4,
        0,
        0,
      ),
    ),
  );
}

/** A cabinet with a steel sink, a draining board and a tall tap. */
function kitchenSink({ size: [w, h, d] }: GeneratorContext): Shape {
  const top = h - 0.34;
  const x = -w * 0.18;
  const inner = roundedRectangle(0.44, d * 0.62, 0.05);
  const rim = roundedRectangle(0.436, d * 0.62 - 0.004, 0.05);
  return group(
    move(box('cabinet', w - 0.02, top - 0.14, d - 0.06), 0, 0.1, -0.02),
    move(box('dark', w - 0.06, 0.1, d - 0.12), 0, 0, -0.03),
    ...[-1, 1].map((s) =>
      move(
        group(box('front', w / 2 - 0.03, top - 0.2, 0.02, 0.004), move(box('metal', 0.14, 0.014, 0.024), 0, top - 0.27, 0.02)),
        (s * w) / 4,
        0.12,
        d / 2 - 0.05,
      ),
    ),
    move(
      turn(
        extrude(
          'top',
          [
            [-w / 2, -d / 2],
            [w / 2, -d / 2],
            [w / 2, d / 2],
            [-w / 2, d / 2],
          ],
          0.04,
          { holes: [inner.map(([a, b]): Point2 => [a + x, b])] },
        ),
        [90, 0, 0],
      ),
      0,
      top - 0.02,
      0,
    ),
    move(plate('steel', roundedRectangle(0.5, d * 0.7, 0.06), 0.008, { holes: [rim] }), x, top, 0),
    move(box('basin', 0.46, 0.01, d * 0.64), x, top - 0.16, 0),
    ...[-1, 1].map((s) => move(box('steel', 0.008, 0.16, d * 0.62), x + s * 0.222, top - 0.16, 0)),
    ...[-1, 1].map((s) => move(box('steel', 0.44, 0.16, 0.008), x, top - 0.16, s * d * 0.312)),
    move(
      group(
        box('steel', w * 0.36, 0.006, d * 0.66),
        ...[-3, -2, -1, 0, 1, 2, 3].map((k) => move(box('basin', 0.01, 0.004, d * 0.54), k * w * 0.045, 0.005, 0)),
      ),
      w * 0.27,
      top,
      0,
    ),
    tube(
      'metal',
      [
        [x, top, -d * 0.4],
        [x, h - 0.06, -d * 0.4],
        [x, h, -d * 0.26],
        [x, h - 0.04, -d * 0.13],
        [x, h - 0.12, -d * 0.12],
      ],
      0.015,
    ),
    move(box('metal', 0.07, 0.014, 0.02), x + 0.06, top + 0.06, -d * 0.4),
    ...[-1, 0, 1].map((k) =>
      turn(
        lathe(
          'china',
          [
            [0.05, 0],
            [0.1, 0.012],
            [0, 0.006],
          ],
          { sides: 16 },
        ),
        [78, 0, 0],
        [w * 0.27, top + 0.1, k * 0.07],
      ),
    ),
  );
}

function doubleVanity({ size: [w, h, d] }: GeneratorContext): Shape {
  const top = 0.84;
  const half = (s: number): Shape =>
    group(
      move(
        scaled(
          lathe(
            'china',
            [
              [0.16, 0],
              [0.36, 0.05],
              [0.48, 0.12],
              [0.44, 0.12],
              [0.2, 0.03],
              [0, 0.02],
            ],
            { sides: 24 },
          ),
          0.46,
          1,
          0.4,
        ),
        s * w * 0.25,
        top,
        0.02,
      ),
      move(tap('brass', 0.2, 0.14), s * w * 0.25, top, -d * 0.36),
      move(extrude('metal', ellipse(w * 0.17, (h - top) * 0.4, 28), 0.03), s * w * 0.25, top + (h - top) * 0.58, -d / 2 + 0.02),
      move(extrude('mirror', ellipse(w * 0.155, (h - top) * 0.37, 28), 0.034), s * w * 0.25, top + (h - top) * 0.58, -d / 2 + 0.022),
      ...[-0.5, 0.5].map((k) =>
        move(
          group(box('front', w * 0.24, top - 0.26, 0.02, 0.004), move(box('brass', 0.012, 0.14, 0.024), k * -0.2, top - 0.52, 0.02)),
          s * w * 0.25 + k * w * 0.24,
          0.16,
          d / 2 - 0.03,
        ),
      ),
    );
  return group(
    move(box('cabinet', w - 0.03, top - 0.18, d - 0.05), 0, 0.14, -0.01),
    move(box('china', w, 0.04, d, 0.006), 0, top - 0.04, 0),
    half(-1),
    half(1),
    ...[-1, 1].map((s) => move(box('cabinet', 0.06, 0.15, 0.06), s * (w / 2 - 0.06), 0, d / 2 - 0.08)),
  );
}

function faucet({ size: [, h, d] }: GeneratorContext): Shape {
  return group(tap('metal', h, d * 0.8), move(sphere('metal', 0.018, { detail: 1 }), 0, 0.02, 0));
}

function drinkingFountain({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('steel', w * 0.9, h - 0.12, d * 0.7, 0.02), 0, 0, -d * 0.12),
    move(
      scaled(
        bowl(
          'steel',
          [
            [0.2, 0],
            [0.46, 0.1],
            [0.5, 0.16],
          ],
          0.05,
          24,
        ),
        w,
        1,
        d,
      ),
      0,
      h - 0.2,
      0,
    ),
    move(
      tube(
        'metal',
        [
          [0, 0, 0],
          [0, 0.07, 0],
          [0, 0.09, 0.03],
        ],
        0.012,
      ),
      w * 0.3,
      h - 0.08,
      -d * 0.1,
    ),
    tube(
      'water',
      [
        [w * 0.28, h - 0.02, -d * 0.08],
        [w * 0.18, h, -d * 0.04],
        [0.02, h - 0.12, 0.02],
      ],
      0.008,
      6,
    ),
    move(box('dark', w * 0.5, 0.2, 0.01), 0, 0.14, d * 0.232),
    move(box('metal', 0.1, 0.03, 0.02, 0.006), 0, h - 0.13, d * 0.48),
  );
}

/** Toilets and basins. */
export const BASINS = {
  toilet,
  'wall-toilet': wallToilet,
  'squat-toilet': squatToilet,
  bidet,
  urinal,
  'pedestal-sink': pedestalSink,
  'wall-sink': wallSink,
  'kitchen-sink': kitchenSink,
  'double-vanity': doubleVanity,
  faucet,
  'drinking-fountain': drinkingFountain,
} as const;
