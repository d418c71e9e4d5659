import { box, cylinder, group, implicit, lathe, mirror, move, scale, sheet, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';
import { cowl } from './soft-hat-parts.js';

const brimmedDisc = (): Shape =>
  turned(
    'hat',
    [
      [0.2, 0],
      [0.205, 0.012],
      [0.1, 0.02],
      [0.096, 0.09],
      [0, 0.1],
    ],
    0.08,
  );

/** Hoods and hats of other countries. */
export const HOODS = {
  'side-cap': () =>
    turn(
      group(
        turned(
          'hat',
          [
            [0.09, 0],
            [0.092, 0.04],
            [0.05, 0.1],
            [0, 0.105],
          ],
          0.075,
        ),
        move(box('gold', 0.02, 0.02, 0.014), 0.03, 0.1, 0.085),
      ),
      [0, 0, -6],
    ),
  'wetsuit-hood': () => cowl('hat', -0.14),
  'headscarf-band': () =>
    sheet(
      'hat',
      [0, 1].map((r) =>
        [-75, -50, -25, 0, 25, 50, 75].map((a): Vec3 => [
          0.1 * Math.sin((a * Math.PI) / 180),
          0.085 + 0.045 * r,
          -0.01 + (0.1 - 0.012 * r) * Math.cos((a * Math.PI) / 180),
        ]),
      ),
      0.016,
    ),
  'sou-wester': () =>
    group(
      turned(
        'hat',
        [
          [0.16, -0.02],
          [0.165, -0.008],
          [0.105, 0.02],
          [0.1, 0.05],
          [0.08, 0.1],
          [0, 0.118],
        ],
        0.055,
      ),
      sheet(
        'hat',
        [0, 1].map((r) =>
          [110, 135, 160, 180, 200, 225, 250].map((a): Vec3 => [
            (0.11 + 0.09 * r) * Math.sin((a * Math.PI) / 180),
            0.06 - 0.075 * r,
            -0.012 + (0.11 + 0.12 * r) * Math.cos((a * Math.PI) / 180),
          ]),
        ),
        0.012,
      ),
    ),
  'hazmat-hood': () =>
    group(
      implicit(
        'hat',
        [
          { from: [0, 0.04, -0.02], to: [0, 0.02, 0.02], radii: [0.14, 0.13] },
          { from: [0, -0.05, 0], to: [0, -0.17, -0.02], radii: [0.12, 0.12], flatten: 1.15 },
        ],
        { blend: 0.04, cell: 0.03 },
      ),
      move(box('lens', 0.16, 0.1, 0.03, 0.01), 0, -0.02, 0.135),
      mirror(turn(cylinder('dark', 0.036, 0.06, { sides: 10 }), [70, 30, 0], [0.05, -0.09, 0.115])),
    ),
  hennin: () =>
    group(
      turn(
        lathe(
          'hat',
          [
            [0.1, 0],
            [0.09, 0.05],
            [0.012, 0.46],
            [0, 0.46],
          ],
          { sides: 16 },
        ),
        [-32, 0, 0],
        [0, 0.05, -0.02],
      ),
      sheet(
        'white',
        [
          [
            [-0.02, 0.44, -0.27],
            [0.02, 0.44, -0.27],
          ],
          [
            [-0.1, 0.2, -0.3],
            [0.1, 0.2, -0.3],
          ],
          [
            [-0.16, -0.2, -0.24],
            [0.16, -0.2, -0.24],
          ],
        ],
        0.01,
      ),
      turned(
        'gold',
        [
          [0.1, 0],
          [0.104, 0.012],
          [0.1, 0.024],
        ],
        0.06,
      ),
    ),
  'mandarin-hat': () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.13, 0.03],
          [0.13, 0.07],
          [0.1, 0.05],
          [0.07, 0.1],
          [0, 0.115],
        ],
        0.055,
        [null, 'red', null],
      ),
      move(sphere('red', 0.026, { detail: 1 }), 0, 0.185, -0.012),
      sweep(
        'dark',
        [
          [0, 0.0, -0.12],
          [0, -0.2, -0.16],
          [0, -0.45, -0.16],
        ],
        [0.022, 0.02, 0.01],
        { sides: 6 },
      ),
    ),
  'plague-mask': () =>
    group(
      cowl('hat', -0.14),
      brimmedDisc(),
      sweep(
        'hat',
        [
          [0, 0.0, 0.06],
          [0, -0.02, 0.16],
          [0, -0.07, 0.27],
          [0, -0.13, 0.33],
        ],
        [0.07, 0.05, 0.03, 0],
        { sides: 10 },
      ),
      mirror(turn(cylinder('lens', 0.03, 0.02, { sides: 12 }), [80, 22, 0], [0.045, 0.02, 0.085])),
      mirror(turn(scale(torus('brass', 0.032, 0.006, 12), 1), [80, 22, 0], [0.05, 0.022, 0.1])),
    ),
  'hangman-hood': () =>
    group(
      implicit(
        'hat',
        [
          { from: [0, 0.04, -0.015], to: [0, 0.02, 0.01], radii: [0.108, 0.105], flatten: 0.95 },
          { from: [0, 0.1, -0.02], to: [0, 0.2, -0.04], radii: [0.07, 0.01] },
          { from: [0, -0.04, 0.01], to: [0, -0.17, 0], radii: [0.1, 0.12], flatten: 1.15 },
        ],
        { blend: 0.03, cell: 0.026 },
      ),
      mirror(move(sphere('eye-white', [0.019, 0.012, 0.01], { detail: 1 }), 0.034, 0.02, 0.108)),
      mirror(move(sphere('eye', 0.009, { detail: 1 }), 0.034, 0.02, 0.115)),
    ),
  antlers: () =>
    mirror(
      group(
        sweep(
          'horn',
          [
            [0.05, 0.1, 0],
            [0.11, 0.22, -0.03],
            [0.2, 0.32, -0.02],
            [0.24, 0.46, 0.02],
          ],
          [0.024, 0.02, 0.016, 0],
          { sides: 7 },
        ),
        sweep(
          'horn',
          [
            [0.11, 0.22, -0.03],
            [0.07, 0.36, 0.04],
          ],
          [0.018, 0],
          { sides: 6 },
        ),
        sweep(
          'horn',
          [
            [0.2, 0.32, -0.02],
            [0.32, 0.38, 0.0],
          ],
          [0.016, 0],
          { sides: 6 },
        ),
      ),
    ),
  'war-bonnet': () =>
    group(
      turned(
        'red',
        [
          [0.102, 0],
          [0.108, 0.02],
          [0.102, 0.045],
        ],
        0.06,
      ),
      ...Array.from({ length: 17 }, (_, k) => {
        const a = -112 + 14 * k;
        const low = Math.abs(a) / 112;
        return turn(
          group(
            sheet(
              'white',
              [
                [
                  [-0.014, 0, 0],
                  [0.014, 0, 0],
                ],
                [
                  [-0.03, 0.17, -0.03],
                  [0.03, 0.17, -0.03],
                ],
                [
                  [-0.024, 0.22, -0.045],
                  [0.024, 0.22, -0.045],
                ],
              ],
              0.012,
            ),
            sheet(
              'dark',
              [
                [
                  [-0.024, 0.22, -0.045],
                  [0.024, 0.22, -0.045],
                ],
                [
                  [-0.003, 0.3, -0.065],
                  [0.003, 0.3, -0.065],
                ],
              ],
              0.012,
            ),
          ),
          [0, 0, -a * 0.86],
          [0.09 * Math.sin((a * Math.PI) / 180), 0.085 + 0.05 * (1 - low) - 0.03 * low, -0.03 - 0.03 * low],
        );
      }),
      mirror(
        sheet(
          'red',
          [
            [
              [0.085, 0.05, 0.03],
              [0.1, 0.05, -0.01],
            ],
            [
              [0.1, -0.2, 0.05],
              [0.125, -0.2, 0.0],
            ],
          ],
          0.012,
        ),
      ),
    ),
  'ray-crown': () =>
    group(
      turned(
        'gold',
        [
          [0.1, 0],
          [0.106, 0.03],
          [0.098, 0.05],
        ],
        0.07,
      ),
      ...[-75, -50, -25, 0, 25, 50, 75].map((a) =>
        turn(
          sweep(
            'gold',
            [
              [0, 0.1, 0],
              [0, 0.3, 0.0],
            ],
            [0.02, 0],
            { sides: 5 },
          ),
          [0, 0, -a],
          [0, 0.07, 0],
        ),
      ),
    ),
} as const satisfies Record<string, () => Shape>;
