import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { bowl, cushion, drawSupport, hoop, made, roller, SUPPORT_FINISHES, tube, wheel } from '@diorama/furnishing-parts';
import { box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

function wheelchair({ size: [w, h, d] }: GeneratorContext): Generated {
  const big = 0.3;
  const seat = 0.5;
  const x = w / 2 - 0.11;
  return made(
    group(
      mirror(
        group(
          move(wheel(big, 0.036, { tyre: 'tyre', hub: 'frame' }, 12), w / 2 - 0.05, big, -d * 0.18),
          move(hoop('frame', big - 0.05, 0.009, 'x', 28), w / 2 - 0.012, big, -d * 0.18),
          move(wheel(0.09, 0.03, { tyre: 'tyre', hub: 'frame' }, 4), x, 0.09, d * 0.2),
          rod('frame', [x, 0.09, d * 0.2], [x, 0.3, d * 0.2], 0.014),
          tube(
            'frame',
            [
              [x, seat, -d * 0.22],
              [x, seat, d * 0.16],
              [x, 0.36, d * 0.26],
              [x, 0.1, d * 0.38],
            ],
            0.014,
          ),
          tube(
            'frame',
            [
              [x, 0.26, -d * 0.22],
              [x, 0.26, d * 0.2],
            ],
            0.014,
          ),
          tube(
            'frame',
            [
              [x, 0.26, -d * 0.26],
              [x, seat, -d * 0.26],
              [x, h - 0.08, -d * 0.3],
              [x, h - 0.03, -d * 0.34],
              [x, h - 0.03, -d * 0.46],
            ],
            0.014,
          ),
          move(roller('tyre', 0.02, 0.12, 'z', 10), x, h - 0.03, -d * 0.42),
          tube(
            'frame',
            [
              [x, seat, d * 0.08],
              [x, 0.7, d * 0.08],
              [x, 0.72, 0],
              [x, 0.72, -d * 0.26],
            ],
            0.012,
          ),
          move(cushion('pad', 0.05, 0.04, 0.3, 0.018), x, 0.72, -d * 0.06),
          move(box('pad', 0.13, 0.016, 0.17, 0.005), x - 0.07, 0.09, d * 0.4),
        ),
      ),
      move(cushion('pad', w - 0.24, 0.07, 0.42, 0.03), 0, seat, -d * 0.04),
      turn(cushion('pad', w - 0.24, 0.38, 0.04, 0.018), [-5, 0, 0], [0, seat + 0.05, -d * 0.27]),
      rod('frame', [-x, 0.27, 0.02], [x, seat - 0.01, 0.02], 0.012),
      rod('frame', [x, 0.27, 0.045], [-x, seat - 0.01, 0.045], 0.012),
    ),
    { pad: 'leather #1d2f55', frame: 'chrome', tyre: 'rubber #3a3a3e' },
    { offers: [{ kind: 'seat', height: 0.57, size: [0.42, 0.42] }] },
  );
}

function gamingChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const seat = 0.5;
  const back = h - seat - 0.02;
  return made(
    group(
      drawSupport({ style: 'star', thickness: 0.06 }, { width: w, depth: d, height: seat - 0.08 }),
      move(cushion('body', 0.42, 0.11, 0.5, 0.045), 0, seat - 0.09, 0.02),
      mirror(turn(cushion('stripe', 0.11, 0.13, 0.5, 0.045), [0, 0, 14], [0.23, seat - 0.09, 0.02])),
      turn(
        group(
          cushion('body', 0.36, back, 0.1, 0.045),
          mirror(turn(cushion('stripe', 0.1, back * 0.56, 0.13, 0.045), [0, -12, 3], [0.2, 0.02, 0.02])),
          mirror(turn(cushion('stripe', 0.11, back * 0.36, 0.12, 0.045), [0, -12, -6], [0.21, back * 0.56, 0.02])),
          mirror(move(box('gap', 0.05, 0.1, 0.12, 0.015), 0.1, back * 0.8, 0)),
          move(cushion('stripe', 0.3, 0.13, 0.09, 0.04), 0, back * 0.66, 0.07),
          move(cushion('stripe', 0.32, 0.16, 0.09, 0.04), 0, 0.08, 0.07),
        ),
        [-10, 0, 0],
        [0, seat, -0.22],
      ),
      mirror(
        group(
          move(cushion('castors', 0.09, 0.035, 0.27, 0.015), 0.31, seat + 0.2, 0),
          move(box('castors', 0.035, 0.26, 0.07), 0.31, seat - 0.05, 0),
          move(box('castors', 0.14, 0.025, 0.05), 0.25, seat - 0.08, 0),
        ),
      ),
    ),
    { stripe: 'leather #c8202a', body: 'leather #1c1c20', gap: 'paint #050506', ...SUPPORT_FINISHES, legs: 'plastic #2a2a2e' },
    { offers: [{ kind: 'seat', height: seat, size: [0.5, 0.46] }] },
  );
}

function barberChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const seat = 0.6;
  return made(
    group(
      lathe(
        'metal',
        [
          [0.34, 0],
          [0.34, 0.03],
          [0.3, 0.06],
          [0.1, 0.1],
          [0.07, 0.14],
          [0.07, 0.4],
        ],
        { sides: 28 },
      ),
      move(cushion('cushion', w - 0.18, 0.18, 0.52, 0.06), 0, seat - 0.18, 0),
      move(box('metal', w - 0.14, 0.05, 0.54, 0.01), 0, seat - 0.22, 0),
      turn(
        group(
          cushion('cushion', w - 0.2, 0.5, 0.14, 0.055),
          move(box('metal', 0.09, 0.2, 0.03), 0, 0.45, 0),
          move(cushion('cushion', 0.26, 0.13, 0.1, 0.04), 0, 0.6, 0.02),
        ),
        [-12, 0, 0],
        [0, seat, -0.26],
      ),
      mirror(
        group(
          move(cushion('cushion', 0.1, 0.06, 0.38, 0.025), w / 2 - 0.05, seat + 0.2, 0),
          move(box('metal', 0.06, 0.42, 0.3, 0.02), w / 2 - 0.05, seat - 0.2, 0),
          rod('metal', [w * 0.26, seat - 0.18, 0.24], [w * 0.2, 0.2, d / 2 - 0.08], 0.014),
        ),
      ),
      turn(box('metal', w * 0.56, 0.03, 0.2, 0.008), [24, 0, 0], [0, 0.19, d / 2 - 0.12]),
      rod('metal', [0.1, 0.32, 0], [w / 2 - 0.02, 0.36, 0.1], 0.011),
      move(sphere('cushion', 0.026, { detail: 1 }), w / 2 - 0.02, 0.36, 0.1),
    ),
    { cushion: 'leather #8c1f22', metal: 'chrome' },
    { offers: [{ kind: 'seat', height: h * 0.5, size: [0.5, 0.5] }] },
  );
}

/** The unit at the patient's right with basin and lamp. */
const dentistUnit = (w: number, h: number): Shape =>
  group(
    move(box('base', 0.26, 0.72, 0.34, 0.04), -w / 2 + 0.14, 0, -0.1),
    move(
      bowl(
        'ceramic',
        [
          [0.06, 0],
          [0.12, 0.05],
          [0.14, 0.1],
        ],
        0.015,
        16,
      ),
      -w / 2 + 0.16,
      0.7,
      0,
    ),
    tube(
      'base',
      [
        [-w / 2 + 0.14, 0.7, -0.2],
        [-w / 2 + 0.14, h - 0.5, -0.22],
        [-w / 2 + 0.14, h - 0.06, -0.2],
        [-w * 0.28, h - 0.03, 0],
        [0, h - 0.1, 0.16],
      ],
      0.022,
    ),
    turn(
      group(
        lathe(
          'base',
          [
            [0.1, 0],
            [0.16, 0.05],
            [0.15, 0.09],
            [0.05, 0.12],
          ],
          { sides: 18 },
        ),
        move(
          lathe(
            'lamp',
            [
              [0.13, 0],
              [0.13, 0.012],
            ],
            { sides: 18 },
          ),
          0,
          -0.005,
          0,
        ),
      ),
      [20, 0, 0],
      [0, h - 0.22, 0.2],
    ),
  );

/** The tray with instruments and the screen beside it. */
const instrumentTray = (w: number, d: number): Shape =>
  group(
    tube(
      'base',
      [
        [-w / 2 + 0.16, 0.6, 0.02],
        [-0.34, 0.82, 0.24],
        [0.1, 1.0, 0.44],
      ],
      0.02,
    ),
    move(box('tray', 0.46, 0.04, 0.3, 0.012), 0.18, 1.0, 0.46),
    ...[0, 1, 2, 3].map((k) => move(cylinder('metal', 0.009, 0.14, { sides: 6 }), 0.04 + 0.09 * k, 1.02, 0.56)),
    move(box('tray', 0.3, 0.22, 0.03, 0.01), w / 2 - 0.16, 1.16, d * 0.1),
    rod('base', [0.3, 1.02, 0.44], [w / 2 - 0.16, 1.2, d * 0.1], 0.014),
    move(box('screen', 0.26, 0.18, 0.01), w / 2 - 0.16, 1.18, d * 0.1 + 0.016),
  );

/** A treatment chair with a lamp on an arm, an instrument tray and a basin. */
function dentistChair({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      move(box('base', 0.5, 0.08, 0.9, 0.03), 0, 0, 0),
      move(box('base', 0.26, 0.42, 0.34, 0.05), 0, 0.04, 0),
      move(box('base', 0.44, 0.06, 0.9, 0.02), 0, 0.42, 0.05),
      move(cushion('cushion', 0.56, 0.13, 0.56, 0.05), 0, 0.48, 0.02),
      turn(cushion('cushion', 0.48, 0.11, 0.66, 0.05), [9, 0, 0], [0, 0.4, 0.56]),
      turn(cushion('cushion', 0.54, 0.72, 0.12, 0.05), [-52, 0, 0], [0, 0.54, -0.24]),
      turn(cushion('cushion', 0.28, 0.26, 0.1, 0.045), [-46, 0, 0], [0, 0.98, -0.8]),
      mirror(turn(cushion('cushion', 0.07, 0.05, 0.34, 0.02), [-10, 0, 0], [0.32, 0.72, -0.1])),
      mirror(rod('base', [0.3, 0.5, -0.1], [0.32, 0.73, -0.1], 0.02)),
      dentistUnit(w, h),
      instrumentTray(w, d),
    ),
    {
      cushion: 'leather #3f9aa8',
      base: 'plastic #f2f3f2',
      tray: 'plastic #dfe3e4',
      ceramic: 'ceramic',
      metal: 'chrome',
      lamp: 'glow #fff6dc',
      screen: 'screen',
    },
    { offers: [{ kind: 'seat', height: 0.6, size: [0.5, 0.5] }] },
  );
}

/** A salon chair under a hood that dries hair. */
function salonChair({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      lathe(
        'metal',
        [
          [0.27, 0],
          [0.27, 0.02],
          [0.05, 0.06],
          [0.045, 0.34],
        ],
        { sides: 24 },
      ),
      move(cushion('cushion', w - 0.16, 0.16, 0.5, 0.06), 0, 0.34, 0.06),
      turn(cushion('cushion', w - 0.14, 0.44, 0.12, 0.05), [-8, 0, 0], [0, 0.46, -0.18]),
      mirror(move(cushion('cushion', 0.08, 0.26, 0.44, 0.035), w / 2 - 0.05, 0.4, 0.04)),
      tube(
        'metal',
        [
          [0, 0.3, -0.22],
          [0, 0.7, -d / 2 + 0.05],
          [0, h - 0.3, -d / 2 + 0.03],
          [0, h - 0.08, -d / 2 + 0.14],
          [0, h - 0.05, -0.04],
        ],
        0.022,
      ),
      move(
        bowl(
          'hood',
          [
            [0.21, 0],
            [0.215, 0.12],
            [0.18, 0.22],
            [0.1, 0.29],
            [0.02, 0.31],
          ].map(([r = 0, y = 0]) => [r, y] as const),
          0.015,
          20,
        ),
        0,
        h - 0.33,
        0.02,
      ),
    ),
    { cushion: 'leather #26262a', hood: 'plastic #e88aa8', metal: 'chrome' },
  );
}

/** Seats with mechanics. */
export const MACHINE_SEATS = {
  wheelchair,
  'gaming-chair': gamingChair,
  'barber-chair': barberChair,
  'dentist-chair': dentistChair,
  'salon-chair': salonChair,
} as const;
