import { box, cylinder, group, lathe, mirror, move, rod, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';
import { crest, dome, greatHelm } from './helmet-parts.js';

const fire = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.15, 0],
        [0.155, 0.012],
        [0.115, 0.03],
        [0.108, 0.08],
        [0.06, 0.12],
        [0, 0.13],
      ],
      0.05,
    ),
    sheet(
      'hat',
      [0, 1].map((r) =>
        [130, 155, 180, 205, 230].map((a): Vec3 => [
          (0.11 + 0.08 * r) * Math.sin((a * Math.PI) / 180),
          0.07 - 0.045 * r,
          -0.012 + (0.11 + 0.11 * r) * Math.cos((a * Math.PI) / 180),
        ]),
      ),
      0.012,
    ),
    crest('hat', 0.03, -60, 60),
    turn(extrudedShield(), [-14, 0, 0], [0, 0.08, 0.116]),
  );

const extrudedShield = (): Shape =>
  group(
    sheet(
      'gold',
      [
        [
          [-0.035, 0.07, 0],
          [0.035, 0.07, 0],
        ],
        [
          [-0.035, 0.03, 0],
          [0.035, 0.03, 0],
        ],
        [
          [-0.004, 0, 0],
          [0.004, 0, 0],
        ],
      ],
      0.014,
    ),
  );

const hard = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.118, -0.004],
        [0.124, 0.004],
        [0.112, 0.012],
        [0.108, 0.05],
        [0.08, 0.1],
        [0.03, 0.122],
        [0, 0.124],
      ],
      0.055,
    ),
    crest('hat', 0.016, -55, 70),
    sheet(
      'hat',
      [0, 1]
        .map((r) =>
          [-60, -30, 0, 30, 60].map((a): Vec3 => [
            (0.105 + 0.012 * r) * Math.sin((a * Math.PI) / 180),
            0.064 - 0.012 * r,
            (0.1 + 0.06 * r) * Math.cos((a * Math.PI) / 180),
          ]),
        )
        .toReversed(),
      0.01,
    ),
  );

const miner = (): Shape =>
  group(
    hard(),
    turn(cylinder('dark', 0.034, 0.03, { sides: 12 }), [90, 0, 0], [0, 0.105, 0.1]),
    turn(cylinder('glow', 0.028, 0.012, { sides: 12 }), [90, 0, 0], [0, 0.105, 0.126]),
  );

const bearskin = (): Shape =>
  group(
    move(sphere('fur', [0.135, 0.2, 0.15], { detail: 2, roughness: 0.06 }), 0, 0.19, -0.012),
    sweep(
      'gold',
      [
        [0.09, 0.04, 0.03],
        [0.06, -0.1, 0.06],
        [0, -0.125, 0.075],
        [-0.06, -0.1, 0.06],
        [-0.09, 0.04, 0.03],
      ],
      0.007,
      { sides: 5 },
    ),
  );

const welding = (): Shape =>
  group(
    dome('dark', 0.1, 0.1, 0.05),
    scale(
      lathe(
        'dark',
        [
          [0.06, -0.15],
          [0.1, -0.1],
          [0.112, 0.08],
          [0.1, 0.1],
        ],
        { sides: 16 },
      ),
      [0.94, 1, 1.25],
    ),
    move(box('lens', 0.11, 0.06, 0.02, 0.004), 0, -0.01, 0.128),
  );

const wings = (): Shape =>
  group(
    dome('steel', 0.108, 0.115, 0.05),
    turned(
      'gold',
      [
        [0.112, 0],
        [0.117, 0.014],
        [0.112, 0.028],
      ],
      0.045,
    ),
    mirror(
      sheet(
        'white',
        [
          [
            [0.1, 0.05, 0.0],
            [0.12, 0.06, -0.08],
          ],
          [
            [0.12, 0.13, -0.02],
            [0.15, 0.15, -0.13],
          ],
          [
            [0.14, 0.22, -0.05],
            [0.17, 0.27, -0.17],
          ],
        ],
        0.016,
      ),
    ),
    move(box('steel', 0.018, 0.06, 0.012), 0, 0.0, 0.112),
  );

const pot = (): Shape =>
  group(
    dome('steel', 0.108, 0.125, 0.05),
    turned(
      'leather',
      [
        [0.112, 0],
        [0.115, 0.012],
        [0.112, 0.03],
      ],
      0.042,
    ),
    move(box('steel', 0.02, 0.07, 0.012), 0, -0.012, 0.112),
  );

/** Helmets of work, sport and later ages. */
export const WORK_HELMETS = {
  'fire-helmet': fire,
  'hard-hat': hard,
  'miner-helmet': miner,
  bearskin,
  'welding-mask': welding,
  'winged-helmet': wings,
  'visor-helmet': () =>
    group(
      move(sphere('hat', [0.14, 0.155, 0.15], { detail: 2 }), 0, 0.01, -0.01),
      sheet(
        'visor',
        [0.075, 0.02, -0.05]
          .map((y, r) =>
            [-70, -45, -20, 0, 20, 45, 70].map((a): Vec3 => [
              (0.142 + 0.006 * (1 - Math.abs(r - 1))) * Math.sin((a * Math.PI) / 180),
              y,
              -0.01 + (0.152 + 0.006 * (1 - Math.abs(r - 1))) * Math.cos((a * Math.PI) / 180),
            ]),
          )
          .toReversed(),
        0.02,
      ),
      move(box('dark', 0.1, 0.05, 0.06, 0.012), 0, -0.13, 0.11),
      turned(
        'hat',
        [
          [0.13, -0.2],
          [0.14, -0.17],
          [0.12, -0.12],
          [0, -0.1],
        ],
        0,
      ),
      rod('dark', [0.13, 0.03, -0.02], [0.14, 0.26, -0.04], 0.007, 5),
    ),
  'pot-helmet': pot,
  'horned-helm': () =>
    group(
      greatHelm(),
      mirror(
        sweep(
          'iron',
          [
            [0.09, 0.1, 0],
            [0.18, 0.14, 0],
            [0.24, 0.24, 0.01],
            [0.2, 0.37, 0.03],
          ],
          [0.036, 0.032, 0.022, 0],
          { sides: 8 },
        ),
      ),
      mirror(move(sphere('red-light', [0.022, 0.01, 0.01], { detail: 1 }), 0.042, 0.031, 0.125)),
    ),
} as const satisfies Record<string, () => Shape>;
