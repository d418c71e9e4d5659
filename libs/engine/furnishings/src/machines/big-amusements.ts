import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { arc, cushion, hoop, sideways, tube } from '../parts/solids.js';

/** Draws the stick. */
export const stick = (slot: string): Shape =>
  group(rod('chrome', [0, 0, 0], [0, 0.08, 0], 0.008, 6), move(sphere(slot, 0.024, { detail: 1 }), 0, 0.09, 0));

/** Draws the jukebox. */
export function jukebox({ size: [w, h, d] }: GeneratorContext): Shape {
  const dome = (inset: number): Point2[] => [
    [-w / 2 + inset, inset],
    [w / 2 - inset, inset],
    [w / 2 - inset, h - w / 2],
    ...arc([0, h - w / 2], w / 2 - inset, [0, 180], 17).slice(1, -1),
    [-w / 2 + inset, h - w / 2],
  ];
  return group(
    extrude('wood', dome(0), d * 0.86),
    move(extrude('amber', dome(0.03), d * 0.1, { holes: [dome(0.09)] }), 0, 0, d * 0.43),
    move(extrude('chrome', dome(0.085), d * 0.12, { holes: [dome(0.105)] }), 0, 0, d * 0.43),
    move(extrude('neon', dome(0.115), d * 0.1, { holes: [dome(0.15)] }), 0, 0, d * 0.43),
    move(box('chrome', w * 0.7, 0.03, 0.06), 0, h * 0.48, d * 0.45),
    move(box('black', w * 0.62, h * 0.28, 0.02), 0, h * 0.5, d * 0.43),
    move(cylinder('black', w * 0.2, 0.016, { sides: 26 }), 0, h * 0.6, d * 0.36),
    ...[0, 1, 2].map((k) =>
      turn(
        group(cylinder('black', w * 0.16, 0.01, { sides: 24 }), cylinder('button', w * 0.05, 0.014, { sides: 14 })),
        [90, 0, 0],
        [(k - 1) * w * 0.2, h * 0.66, d * 0.44],
      ),
    ),
    ...Array.from({ length: 14 }, (_, k) =>
      move(box(k % 3 === 0 ? 'button' : 'paper', 0.03, 0.05, 0.012), (k - 6.5) * w * 0.045, h * 0.43, d * 0.44),
    ),
    move(box('body', w * 0.62, h * 0.3, 0.02), 0, h * 0.08, d * 0.43),
    array(move(box('gold', 0.014, h * 0.28, 0.03), 0, h * 0.09, d * 0.43), 9, [w * 0.072, 0, 0], true),
    move(box('gold', w * 0.62, 0.02, 0.034), 0, h * 0.22, d * 0.43),
    mirror(
      move(
        lathe(
          'neon2',
          [
            [0.05, 0],
            [0.05, h * 0.56],
          ],
          { sides: 12 },
        ),
        w / 2 - 0.03,
        0.05,
        d * 0.36,
      ),
    ),
    move(box('chrome', w + 0.02, 0.06, d * 0.9, 0.02), 0, 0, 0),
  );
}

/** Draws the dance machine. */
export function danceMachine({ size: [w, h, d] }: GeneratorContext): Shape {
  const pad = group(
    ...Array.from({ length: 9 }, (_, k) =>
      move(
        box(k % 2 ? (k % 4 === 1 ? 'neon' : 'neon2') : 'steel', 0.24, 0.02, 0.24, 0.005),
        ((k % 3) - 1) * 0.26,
        0,
        (Math.floor(k / 3) - 1) * 0.26,
      ),
    ),
  );
  return group(
    move(box('panel', w, 0.16, d * 0.6, 0.02), 0, 0, d * 0.2),
    mirror(move(pad, w * 0.245, 0.16, d * 0.2)),
    move(box('side', w * 0.7, h * 0.46, d * 0.34, 0.02), 0, 0, -d * 0.32),
    move(box('black', w * 0.62, h * 0.4, 0.2, 0.02), 0, h * 0.46, -d * 0.28),
    move(box('screen', w * 0.56, h * 0.32, 0.02), 0, h * 0.5, -d * 0.28 + 0.1),
    ...[0, 1, 2, 3].map((k) =>
      move(
        turn(
          extrude(
            ['neon', 'button3', 'neon2', 'led'][k] as string,
            [
              [-0.05, 0],
              [0, -0.06],
              [0.05, 0],
              [0.02, 0],
              [0.02, 0.06],
              [-0.02, 0.06],
              [-0.02, 0],
            ],
            0.01,
          ),
          [0, 0, 90 * k],
        ),
        (k - 1.5) * w * 0.13,
        h * (0.56 + 0.07 * (k % 3)),
        -d * 0.28 + 0.115,
      ),
    ),
    mirror(
      group(
        move(cylinder('black', 0.16, 0.5, { sides: 18 }), w * 0.42, 0.16, -d * 0.3),
        move(box('side', 0.24, h * 0.66, 0.3, 0.02), w * 0.42, 0, -d * 0.32),
        move(turn(cylinder('steel', 0.1, 0.02, { sides: 18 }), [90, 0, 0]), w * 0.42, h * 0.5, -d * 0.32 + 0.15),
        move(turn(cylinder('black', 0.07, 0.03, { sides: 18 }), [90, 0, 0]), w * 0.42, h * 0.5, -d * 0.32 + 0.15),
      ),
    ),
    move(box('neon', w * 0.9, h * 0.1, 0.16, 0.02), 0, h * 0.88, -d * 0.28),
    tube(
      'button',
      [
        [-w * 0.44, 0.14, -d * 0.06],
        [-w * 0.44, 0.95, -d * 0.06],
        [-w * 0.3, 1, -d * 0.06],
        [-w * 0.08, 0.95, -d * 0.06],
        [-w * 0.08, 0.14, -d * 0.06],
      ],
      0.026,
    ),
    tube(
      'button',
      [
        [w * 0.08, 0.14, -d * 0.06],
        [w * 0.08, 0.95, -d * 0.06],
        [w * 0.3, 1, -d * 0.06],
        [w * 0.44, 0.95, -d * 0.06],
        [w * 0.44, 0.14, -d * 0.06],
      ],
      0.026,
    ),
  );
}

/** Draws the racing simulator. */
export function racingSimulator({ size: [w, h, d] }: GeneratorContext): Shape {
  return group(
    move(box('side', w * 0.9, 0.14, d, 0.03), 0, 0, 0),
    move(
      sideways(
        'body',
        [
          [-d / 2, 0.1],
          [-d * 0.1, 0.1],
          [-d * 0.16, h * 0.5],
          [-d * 0.24, h * 0.54],
          [-d * 0.26, h],
          [-d / 2, h],
        ],
        w * 0.86,
      ),
      0,
      0,
      0,
    ),
    turn(
      group(
        box('black', w * 0.8, h * 0.34, 0.03),
        move(box('screen', w * 0.74, h * 0.29, 0.01), 0, h * 0.025, 0.016),
        move(
          extrude(
            'panel',
            [
              [-0.2, 0],
              [0.2, 0],
              [0.04, h * 0.16],
              [-0.04, h * 0.16],
            ],
            0.012,
          ),
          0,
          h * 0.03,
          0.016,
        ),
        move(box('button3', 0.02, h * 0.12, 0.016), 0, h * 0.04, 0.016),
      ),
      [-8, 0, 0],
      [0, h * 0.56, -d * 0.23],
    ),
    move(box('neon2', w * 0.84, h * 0.08, 0.02), 0, h * 0.91, -d * 0.255),
    turn(
      group(
        turn(hoop('black', 0.15, 0.022, 'z', 22), [0, 0, 0]),
        box('black', 0.28, 0.03, 0.03),
        move(sphere('button', 0.035, { detail: 1 }), 0, 0, 0.01),
        rod('steel', [0, 0, 0], [0, 0, -0.2], 0.025),
      ),
      [-24, 0, 0],
      [0, h * 0.48, -d * 0.06],
    ),
    move(cushion('button', 0.46, 0.14, 0.46, 0.05), 0, 0.26, d * 0.22),
    move(box('panel', 0.4, 0.16, 0.4), 0, 0.12, d * 0.22),
    turn(
      group(cushion('button', 0.46, 0.66, 0.14, 0.06), mirror(move(cushion('panel', 0.1, 0.5, 0.2, 0.04), 0.22, 0.08, 0.04))),
      [-14, 0, 0],
      [0, 0.32, d * 0.38],
    ),
    ...[-1, 0, 1].map((k) => turn(box('steel', 0.07, 0.13, 0.02), [-24, 0, 0], [k * 0.11, 0.16, -d * 0.14])),
    move(stick('button3'), w * 0.26, 0.42, d * 0.06),
    move(box('panel', 0.1, 0.3, 0.16), w * 0.26, 0.12, d * 0.06),
  );
}

/** Draws the photo booth. */
export function photoBooth({ size: [w, h, d] }: GeneratorContext): Shape {
  const folds = Array.from({ length: 9 }, (_, k) =>
    move(cylinder(k % 2 ? 'button' : 'fabric', 0.035, h * 0.62, { sides: 7 }), -w * 0.02 + k * 0.055, h * 0.28, d / 2 - 0.04),
  );
  return group(
    move(box('body', w * 0.42, h, d, 0.02), -w * 0.29, 0, 0),
    move(box('body', w, 0.14, d, 0.02), 0, h - 0.14, 0),
    move(box('body', 0.06, h, d, 0.01), w / 2 - 0.03, 0, 0),
    move(box('white', w * 0.6, h, 0.05), w * 0.2, 0, -d / 2 + 0.03),
    move(box('panel', w, 0.08, d), 0, 0, 0),
    ...folds,
    move(group(cylinder('chrome', 0.04, 0.4), move(cylinder('black', 0.17, 0.06, { sides: 20 }), 0, 0.4, 0)), w * 0.24, 0.08, 0),
    move(box('light', w * 0.94, 0.1, 0.02), 0, h - 0.12, d / 2),
    ...[0, 1, 2, 3].map((k) =>
      move(
        group(
          box('white', 0.2, 0.22, 0.012),
          move(sphere('skin', [0.05, 0.065, 0.008], { detail: 2 }), 0, 0.11, 0.008),
          move(box('button2', 0.12, 0.05, 0.016), 0, 0.012, 0),
        ),
        -w * 0.29,
        h * 0.34 + k * 0.26,
        d / 2,
      ),
    ),
    move(box('black', 0.14, 0.1, 0.03), -w * 0.4, h * 0.2, d / 2),
  );
}

/** Draws the gumball. */
export function gumball({ size: [w, h] }: GeneratorContext): Shape {
  const r = w * 0.5;
  const balls = Array.from({ length: 60 }, (_, k) => {
    const y = 1 - (2 * (k + 0.5)) / 60;
    const t = Math.sqrt(1 - y * y);
    return move(
      sphere(['button', 'button2', 'button3', 'icing', 'lime', 'white'][k % 6] as string, r * 0.17, { detail: 1 }),
      r * 0.86 * t * Math.cos(k * 2.4),
      h - r * 1.12 + r * 0.86 * y,
      r * 0.86 * t * Math.sin(k * 2.4),
    );
  });
  return group(
    lathe(
      'body',
      [
        [r * 0.9, 0],
        [r * 0.9, 0.03],
        [r * 0.3, 0.08],
        [r * 0.2, 0.14],
        [r * 0.2, h * 0.4],
        [r * 0.7, h * 0.44],
        [r * 0.74, h - r * 2.1],
        [r * 0.6, h - r * 1.9],
      ],
      { sides: 24 },
    ),
    ...balls,
    move(sphere('icing', r * 0.8, { detail: 2 }), 0, h - r * 1.12, 0),
    move(
      lathe(
        'body',
        [
          [r * 0.5, 0],
          [r * 0.3, r * 0.12],
          [r * 0.1, r * 0.16],
          [0, r * 0.24],
        ],
        { sides: 20 },
      ),
      0,
      h - r * 0.24,
      0,
    ),
    move(turn(cylinder('chrome', r * 0.26, 0.03, { sides: 18 }), [90, 0, 0]), 0, h * 0.54, r * 0.72),
    move(box('chrome', r * 0.4, 0.024, 0.04), 0, h * 0.54 - 0.012, r * 0.76),
    move(box('chrome', r * 0.5, h * 0.05, 0.05), 0, h * 0.45, r * 0.72),
  );
}
