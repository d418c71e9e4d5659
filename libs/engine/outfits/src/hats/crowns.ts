import { group, implicit, mirror, move, radial, scale, sheet, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';
import { cowl } from './soft-hat-parts.js';

const crown = (points: number, height: number): Shape =>
  group(
    turned(
      'gold',
      [
        [0.096, 0],
        [0.104, 0],
        [0.106, 0.045],
        [0.098, 0.045],
        [0.096, 0],
      ],
      0.075,
    ),
    move(
      scale(
        radial(
          group(
            sweep(
              'gold',
              [
                [0, 0.04, 0],
                [0, 0.04 + height, 0.01],
              ],
              [0.026, 0.003],
              { sides: 4 },
            ),
            move(sphere('gold', 0.014, { detail: 1 }), 0, 0.045 + height, 0.01),
            move(sphere('jewel', [0.012, 0.014, 0.008], { detail: 0 }), 0, 0.024, 0.004),
          ),
          points,
          0.102,
        ),
        [0.94, 1, 1.08],
      ),
      0,
      0.075,
      -0.012,
    ),
  );

const tiara = (): Shape =>
  group(
    sweep(
      'gold',
      [-100, -60, -30, 0, 30, 60, 100].map((a): Vec3 => [
        0.1 * Math.sin((a * Math.PI) / 180),
        0.095,
        -0.01 + 0.1 * Math.cos((a * Math.PI) / 180),
      ]),
      0.01,
      { sides: 6 },
    ),
    ...[-50, -25, 0, 25, 50].map((a) => {
      const angle = (a * Math.PI) / 180;
      const height = a === 0 ? 0.09 : 0.06 - 0.0006 * Math.abs(a);
      return group(
        sweep(
          'gold',
          [
            [0.1 * Math.sin(angle), 0.095, -0.01 + 0.1 * Math.cos(angle)],
            [0.102 * Math.sin(angle), 0.095 + height, 0.1 * Math.cos(angle)],
          ],
          [0.018, 0.003],
          { sides: 4 },
        ),
        move(sphere('jewel', 0.012, { detail: 1 }), 0.104 * Math.sin(angle), 0.1 + height, 0.1 * Math.cos(angle)),
      );
    }),
  );

const turban = (): Shape =>
  group(
    move(sphere('hat', [0.12, 0.075, 0.125], { detail: 2 }), 0, 0.105, -0.015),
    ...[-18, 0, 18].map((tilt, k) =>
      turn(scale(torus('hat', 0.108, 0.04, 20), [0.95, 1, 1.06]), [0, 0, tilt], [0, 0.085 + 0.014 * k, -0.014]),
    ),
    move(sphere('jewel', [0.022, 0.028, 0.014], { detail: 1 }), 0, 0.11, 0.14),
  );

const headscarf = (): Shape =>
  group(
    cowl('hat', -0.12),
    sweep(
      'hat',
      [
        [0.07, -0.1, 0.05],
        [0, -0.13, 0.075],
        [-0.07, -0.1, 0.05],
      ],
      [0.026, 0.024, 0.026],
      { sides: 7 },
    ),
  );

/** Crowns, wreaths, turbans and veils. */
export const CROWNS = {
  crown: () => crown(8, 0.07),
  'great-crown': () => group(crown(8, 0.08), move(sphere('band', [0.088, 0.07, 0.096], { detail: 2 }), 0, 0.11, -0.012)),
  tiara,
  circlet: () =>
    turned(
      'gold',
      [
        [0.098, 0],
        [0.103, 0.006],
        [0.098, 0.014],
      ],
      0.075,
    ),
  laurel: () =>
    group(
      ...Array.from({ length: 14 }, (_, k) =>
        turn(
          sphere('laurel', [0.014, 0.036, 0.02], { detail: 1 }),
          [0, (360 * k) / 14, 40],
          [0.096 * Math.sin((2 * Math.PI * k) / 14), 0.085, -0.012 + 0.104 * Math.cos((2 * Math.PI * k) / 14)],
        ),
      ),
    ),
  turban,
  headscarf,
  wimple: () =>
    group(
      cowl('hat', -0.42),
      sweep(
        'white',
        [
          [0.078, 0.06, 0.062],
          [0, 0.1, 0.098],
          [-0.078, 0.06, 0.062],
        ],
        0.026,
        { sides: 7 },
      ),
      sweep(
        'white',
        [
          [0.08, 0.04, 0.045],
          [0.075, -0.07, 0.055],
          [0, -0.125, 0.07],
          [-0.075, -0.07, 0.055],
          [-0.08, 0.04, 0.045],
        ],
        0.026,
        { sides: 8 },
      ),
      move(sphere('white', [0.12, 0.07, 0.09], { detail: 2 }), 0, -0.17, 0.02),
    ),
  veil: () =>
    group(
      sheet(
        'veil',
        [0.13, 0.06, -0.1, -0.35, -0.6].map((y, r) =>
          [100, 125, 150, 180, 210, 235, 260].map((a): Vec3 => [
            (0.1 + 0.04 * r) * Math.sin((a * Math.PI) / 180),
            y,
            -0.012 + (0.1 + 0.04 * r) * Math.cos((a * Math.PI) / 180),
          ]),
        ),
        0.01,
      ),
      tiara(),
    ),
  keffiyeh: () =>
    group(
      cowl('hat', -0.28),
      turned(
        'dark',
        [
          [0.104, 0],
          [0.11, 0.012],
          [0.104, 0.024],
        ],
        0.085,
      ),
      turned(
        'dark',
        [
          [0.1, 0],
          [0.106, 0.012],
          [0.1, 0.024],
        ],
        0.112,
      ),
    ),
  bandana: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.103, 0.03],
          [0.09, 0.07],
          [0.05, 0.1],
          [0, 0.108],
        ],
        0.05,
      ),
      sweep(
        'hat',
        [
          [0.03, 0.06, -0.12],
          [0.06, 0.0, -0.16],
          [0.07, -0.08, -0.17],
        ],
        [0.018, 0.024, 0.004],
        { sides: 5 },
      ),
      sweep(
        'hat',
        [
          [0.03, 0.06, -0.12],
          [0.02, 0.0, -0.17],
          [0.03, -0.06, -0.19],
        ],
        [0.018, 0.024, 0.004],
        { sides: 5 },
      ),
    ),
  headband: () =>
    group(
      turned(
        'hat',
        [
          [0.096, 0],
          [0.1, 0.014],
          [0.096, 0.03],
        ],
        0.06,
      ),
      sweep(
        'hat',
        [
          [0.02, 0.07, -0.11],
          [0.05, 0.0, -0.17],
          [0.06, -0.1, -0.2],
        ],
        [0.014, 0.02, 0.004],
        { sides: 5 },
      ),
    ),
  balaclava: () =>
    group(
      implicit(
        'hat',
        [
          { from: [0, 0.032, -0.024], to: [0, 0.03, 0.014], radii: [0.1, 0.098], flatten: 0.92 },
          { from: [0, -0.01, 0.02], to: [0, -0.07, 0.035], radii: [0.082, 0.07], flatten: 0.95 },
          { from: [0, -0.05, -0.012], to: [0, -0.17, -0.02], radii: [0.066, 0.075] },
        ],
        { blend: 0.02, cell: 0.023 },
      ),
      move(sphere('skin', [0.066, 0.026, 0.05], { detail: 2 }), 0, 0.014, 0.072),
      mirror(move(sphere('eye-white', [0.015, 0.01, 0.008], { detail: 1 }), 0.032, 0.014, 0.116)),
      mirror(move(sphere('eye', 0.009, { detail: 1 }), 0.032, 0.014, 0.121)),
    ),
} as const satisfies Record<string, () => Shape>;
