import type { ExtraKind } from '@diorama/catalogue';
import { box, cylinder, group, lathe, mirror, move, scale, sheet, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const glasses = (lens: string, round: boolean): Shape =>
  group(
    mirror(
      group(
        turn(cylinder(lens, round ? 0.025 : 0.028, 0.004, { sides: 12 }), [90, 0, 0], [0.036, 0.008, 0.098]),
        turn(scale(torus('frame', 0.027, 0.004, 14), 1), [90, 0, 0], [0.036, 0.008, 0.101]),
        sweep(
          'frame',
          [
            [0.062, 0.012, 0.1],
            [0.085, 0.014, 0.02],
          ],
          0.004,
          { sides: 4 },
        ),
      ),
    ),
    sweep(
      'frame',
      [
        [-0.012, 0.012, 0.106],
        [0.012, 0.012, 0.106],
      ],
      0.004,
      { sides: 4 },
    ),
  );

/** What is added to a head, in its frame. */
export const HEAD_EXTRAS: Readonly<Partial<Record<ExtraKind, () => Shape>>> = {
  halo: () => move(torus('glow', 0.11, 0.012, 20), 0, 0.22, -0.02),
  'goat-horns': () =>
    mirror(
      sweep(
        'horn',
        [
          [0.05, 0.1, 0.02],
          [0.08, 0.17, -0.02],
          [0.11, 0.18, -0.09],
          [0.13, 0.12, -0.13],
          [0.14, 0.06, -0.1],
        ],
        [0.024, 0.022, 0.018, 0.012, 0],
        { sides: 7 },
      ),
    ),
  'devil-horns': () =>
    mirror(
      sweep(
        'horn',
        [
          [0.045, 0.1, 0.03],
          [0.075, 0.15, 0.03],
          [0.085, 0.21, 0.015],
          [0.07, 0.27, 0.0],
        ],
        [0.024, 0.02, 0.014, 0],
        { sides: 7 },
      ),
    ),
  tusks: () =>
    mirror(
      sweep(
        'white',
        [
          [0.03, -0.075, 0.085],
          [0.034, -0.05, 0.102],
          [0.036, -0.02, 0.104],
        ],
        [0.012, 0.01, 0],
        { sides: 6 },
      ),
    ),
  'long-nose': () =>
    sweep(
      'skin',
      [
        [0, 0.01, 0.09],
        [0, -0.015, 0.13],
        [0, -0.04, 0.15],
      ],
      [0.014, 0.016, 0.004],
      { sides: 7 },
    ),
  'clown-nose': () => move(sphere('red', 0.026, { detail: 1 }), 0, -0.02, 0.118),
  spectacles: () => glasses('lens', true),
  sunglasses: () => glasses('dark', false),
  'eye-patch': () =>
    group(
      turn(cylinder('dark', 0.024, 0.008, { sides: 8 }), [90, 0, 0], [-0.034, 0.008, 0.094]),
      sweep(
        'dark',
        [
          [-0.09, -0.01, 0],
          [-0.045, 0.02, 0.094],
          [0.01, 0.06, 0.1],
          [0.06, 0.09, 0.05],
        ],
        0.006,
        { sides: 4 },
      ),
    ),
  'face-mask': () =>
    scale(
      lathe(
        'mask',
        [
          [0.07, -0.105],
          [0.094, -0.06],
          [0.1, -0.02],
        ],
        { sides: 18 },
      ),
      [0.9, 1, 1.12],
    ),
  'eye-mask': () =>
    sheet(
      'mask',
      [0.04, 0.012, -0.016].map((y) =>
        [-60, -30, 0, 30, 60].map(
          (a) => [0.088 * Math.sin((a * Math.PI) / 180), y, 0.005 + 0.096 * Math.cos((a * Math.PI) / 180)] as const,
        ),
      ),
      0.008,
    ),
  'cyborg-plate': () =>
    group(
      move(sphere('steel', [0.062, 0.1, 0.1], { detail: 2 }), -0.036, 0.03, 0.004),
      turn(cylinder('dark', 0.024, 0.02, { sides: 10 }), [90, 0, 0], [-0.036, 0.008, 0.09]),
      move(sphere('red-light', 0.015, { detail: 1 }), -0.036, 0.008, 0.112),
      sweep(
        'dark',
        [
          [-0.07, -0.05, 0.04],
          [-0.075, -0.12, 0],
          [-0.06, -0.18, -0.02],
        ],
        0.01,
        { sides: 6 },
      ),
      sweep(
        'copper',
        [
          [-0.06, -0.06, 0.05],
          [-0.06, -0.13, 0.02],
          [-0.045, -0.19, 0],
        ],
        0.007,
        { sides: 6 },
      ),
    ),
  'snorkel-mask': () =>
    group(
      move(box('dark', 0.15, 0.085, 0.05, 0.015), 0, -0.025, 0.075),
      move(box('lens', 0.125, 0.062, 0.01), 0, -0.014, 0.122),
      move(sphere('dark', [0.03, 0.022, 0.03], { detail: 1 }), 0, -0.058, 0.11),
      sweep(
        'hose',
        [
          [0.03, -0.06, 0.11],
          [0.11, -0.07, 0.07],
          [0.13, -0.12, -0.02],
          [0.08, -0.18, -0.12],
        ],
        0.014,
        { sides: 7 },
      ),
      sweep(
        'hose',
        [
          [-0.03, -0.06, 0.11],
          [-0.11, -0.07, 0.07],
          [-0.13, -0.12, -0.02],
          [-0.08, -0.18, -0.12],
        ],
        0.014,
        { sides: 7 },
      ),
    ),
  fangs: () =>
    mirror(
      sweep(
        'white',
        [
          [0.011, -0.056, 0.09],
          [0.011, -0.078, 0.092],
        ],
        [0.006, 0],
        { sides: 5 },
      ),
    ),
  'neck-bolts': () =>
    mirror(
      group(
        sweep(
          'steel',
          [
            [0.05, -0.12, -0.01],
            [0.1, -0.12, -0.01],
          ],
          0.013,
          { sides: 8 },
        ),
        move(sphere('steel', 0.022, { detail: 1 }), 0.1, -0.12, -0.01),
      ),
    ),
  goggles: () =>
    group(
      mirror(
        group(
          turn(cylinder('lens', 0.028, 0.014, { sides: 12 }), [90, 0, 0], [0.036, 0.01, 0.098]),
          turn(torus('dark', 0.03, 0.008, 14), [90, 0, 0], [0.036, 0.01, 0.106]),
          sweep(
            'dark',
            [
              [0.062, 0.012, 0.1],
              [0.092, 0.02, 0.01],
              [0.08, 0.02, -0.08],
              [0, 0.02, -0.12],
            ],
            0.009,
            { sides: 5 },
          ),
        ),
      ),
      sweep(
        'dark',
        [
          [-0.01, 0.012, 0.112],
          [0.01, 0.012, 0.112],
        ],
        0.007,
        { sides: 5 },
      ),
    ),
  headphones: () =>
    group(
      mirror(turn(cylinder('dark', 0.036, 0.03, { sides: 12 }), [0, 0, -90], [0.075, 0, 0])),
      sweep(
        'dark',
        [
          [0.095, 0.02, 0],
          [0.08, 0.11, 0],
          [0, 0.145, 0],
          [-0.08, 0.11, 0],
          [-0.095, 0.02, 0],
        ],
        0.01,
        { sides: 6 },
      ),
    ),
};
