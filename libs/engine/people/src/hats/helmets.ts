import { box, cylinder, group, lathe, mirror, move, rod, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { turned } from './brimmed.js';

const dome = (slot: string, radius: number, height: number, y: number): Shape =>
  turned(
    slot,
    [
      [radius, 0],
      [radius, 0.02],
      [radius * 0.9, height * 0.55],
      [radius * 0.5, height * 0.9],
      [0, height],
    ],
    y,
  );

/** A crest over the skull from front to back. */
const crest = (slot: string, height: number, from: number, to: number): Shape => {
  const points = Array.from({ length: 9 }, (_, k) => ((from + ((to - from) * k) / 8) * Math.PI) / 180);
  const at = (angle: number, radius: number): Vec3 => [0, 0.03 + radius * Math.cos(angle), -0.012 - radius * 1.08 * Math.sin(angle)];
  return sheet(slot, [points.map((angle) => at(angle, 0.11)), points.map((angle) => at(angle, 0.11 + height))], 0.036);
};

/** A closed shell that hangs around the back and the sides of the head. */
const neckGuard = (slot: string, low: number, from: number, flare = 0.02): Shape =>
  sheet(
    slot,
    [0.07, 0, low].map((y, r) =>
      Array.from({ length: 11 }, (_, k): Vec3 => {
        const angle = ((from + ((360 - 2 * from) * k) / 10) * Math.PI) / 180;
        const radius = 0.108 + flare * r;
        return [0.94 * radius * Math.sin(angle), y, -0.012 + 1.06 * radius * Math.cos(angle)];
      }),
    ),
    0.012,
  );

const cheeks = (slot: string): Shape =>
  mirror(
    sheet(
      slot,
      [
        [
          [0.094, 0.06, 0.01],
          [0.088, 0.06, 0.05],
        ],
        [
          [0.09, -0.06, 0.02],
          [0.066, -0.075, 0.075],
        ],
      ],
      0.012,
    ),
  );

const knight = (): Shape =>
  group(
    turned(
      'steel',
      [
        [0.075, -0.17],
        [0.105, -0.13],
        [0.112, -0.06],
        [0.116, 0.04],
        [0.108, 0.1],
        [0.07, 0.15],
        [0, 0.17],
      ],
      0,
    ),
    sweep(
      'steel',
      [
        [0, -0.11, 0.1],
        [0, -0.02, 0.16],
        [0, 0.06, 0.118],
      ],
      [0.03, 0.042, 0.03],
      { sides: 4 },
    ),
    mirror(move(box('dark', 0.075, 0.016, 0.03), 0.05, 0.018, 0.112)),
    ...[-0.07, -0.045, -0.02].flatMap((y) =>
      [0.03, 0.05, 0.07].map((x) => mirror(move(sphere('dark', 0.007, { detail: 0 }), x, y, 0.134 - 0.55 * x))),
    ),
    sweep(
      'plume',
      [
        [0, 0.15, 0],
        [0, 0.27, -0.05],
        [0, 0.28, -0.15],
        [0, 0.16, -0.25],
        [0, 0, -0.28],
      ],
      [0.02, 0.05, 0.056, 0.045, 0.01],
      { sides: 9 },
    ),
  );

const greatHelm = (): Shape =>
  group(
    turned(
      'steel',
      [
        [0.112, -0.15],
        [0.12, 0.02],
        [0.112, 0.13],
        [0.06, 0.16],
        [0, 0.165],
      ],
      0,
    ),
    move(box('gold', 0.026, 0.26, 0.012), 0, -0.13, 0.122),
    turn(box('gold', 0.19, 0.026, 0.02), [0, 0, 0], [0, 0.006, 0.112]),
    mirror(move(box('dark', 0.062, 0.014, 0.03), 0.046, 0.024, 0.106)),
    ...[-0.09, -0.06].flatMap((y) => [0.03, 0.055].map((x) => mirror(move(sphere('dark', 0.007, { detail: 0 }), x, y, 0.122 - 0.3 * x)))),
  );

const viking = (): Shape =>
  group(
    dome('steel', 0.106, 0.12, 0.05),
    turned(
      'bronze',
      [
        [0.11, 0],
        [0.114, 0.014],
        [0.11, 0.028],
      ],
      0.045,
    ),
    move(box('bronze', 0.02, 0.075, 0.012), 0, -0.012, 0.112),
    mirror(
      sweep(
        'horn',
        [
          [0.09, 0.09, -0.01],
          [0.16, 0.1, -0.01],
          [0.21, 0.16, 0],
          [0.215, 0.25, 0.02],
        ],
        [0.036, 0.032, 0.022, 0],
        { sides: 8 },
      ),
    ),
  );

const samurai = (): Shape =>
  group(
    dome('hat', 0.11, 0.13, 0.045),
    ...[0, 1, 2].map((k) => neckGuard(k % 2 === 0 ? 'hat' : 'band', -0.09 + 0.045 * k, 62, 0.042 - 0.008 * k)),
    sheet(
      'hat',
      [
        [-0.075, 0.055, 0.09],
        [0.075, 0.055, 0.09],
      ]
        .map((_, r) =>
          [-50, -20, 20, 50].map((a): Vec3 => [
            (0.105 + 0.03 * r) * Math.sin((a * Math.PI) / 180),
            0.062 - 0.01 * r,
            (0.105 + 0.05 * r) * Math.cos((a * Math.PI) / 180),
          ]),
        )
        .toReversed(),
      0.01,
    ),
    mirror(
      sheet(
        'gold',
        [
          [
            [0.004, 0.07, 0.115],
            [0.03, 0.07, 0.11],
          ],
          [
            [0.07, 0.16, 0.12],
            [0.105, 0.13, 0.115],
          ],
          [
            [0.115, 0.27, 0.12],
            [0.135, 0.26, 0.12],
          ],
        ],
        0.01,
      ),
    ),
    turn(cylinder('gold', 0.03, 0.014, { sides: 12 }), [90, 0, 0], [0, 0.1, 0.112]),
  );

const space = (): Shape =>
  group(
    move(sphere('suit', [0.165, 0.17, 0.17], { detail: 2 }), 0, 0.01, -0.02),
    move(sphere('visor', [0.135, 0.115, 0.13], { detail: 2 }), 0, 0.015, 0.045),
    turned(
      'suit',
      [
        [0.15, -0.2],
        [0.165, -0.18],
        [0.165, -0.15],
        [0.14, -0.13],
      ],
      0,
      ['trim-grey', 'trim-grey'],
    ),
    mirror(move(box('suit', 0.04, 0.06, 0.06, 0.012), 0.165, 0.03, 0.0)),
  );

const army = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.132, -0.012],
        [0.134, 0],
        [0.115, 0.03],
        [0.1, 0.08],
        [0.06, 0.115],
        [0, 0.125],
      ],
      0.05,
    ),
    sweep(
      'dark',
      [
        [0.09, 0.05, 0.02],
        [0.07, -0.08, 0.04],
        [0, -0.115, 0.06],
        [-0.07, -0.08, 0.04],
        [-0.09, 0.05, 0.02],
      ],
      0.006,
      { sides: 5 },
    ),
  );

const roman = (): Shape =>
  group(
    dome('steel', 0.108, 0.115, 0.05),
    neckGuard('steel', -0.06, 120, 0.03),
    cheeks('steel'),
    turned(
      'gold',
      [
        [0.112, 0],
        [0.116, 0.012],
        [0.112, 0.024],
      ],
      0.045,
    ),
    crest('plume', 0.12, -70, 100),
  );

const spartan = (): Shape =>
  group(
    dome('bronze', 0.11, 0.12, 0.045),
    neckGuard('bronze', -0.12, 58, 0.012),
    cheeks('bronze'),
    move(box('bronze', 0.018, 0.09, 0.014), 0, -0.03, 0.112),
    crest('plume', 0.13, -75, 130),
  );

const gladiator = (): Shape =>
  group(
    turned(
      'bronze',
      [
        [0.19, 0],
        [0.195, 0.012],
        [0.12, 0.03],
        [0.108, 0.07],
        [0.06, 0.11],
        [0, 0.12],
      ],
      0.045,
    ),
    scale(
      lathe(
        'bronze',
        [
          [0.08, -0.15],
          [0.105, -0.1],
          [0.11, 0.05],
        ],
        { sides: 18 },
      ),
      [0.94, 1, 1.1],
    ),
    mirror(turn(cylinder('dark', 0.028, 0.02, { sides: 12 }), [90, 0, 0], [0.042, -0.01, 0.096])),
    crest('plume', 0.09, -60, 70),
  );

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

const bike = (): Shape =>
  group(dome('hat', 0.118, 0.11, 0.055), ...[-28, 0, 28].map((a) => turn(crest('dark', 0.012, -50, 70), [0, 0, a * 0.7], [0, 0, 0])));

const football = (): Shape =>
  group(
    move(sphere('hat', [0.13, 0.135, 0.145], { detail: 2 }), 0, 0.03, -0.02),
    ...[-0.045, -0.085].map((y) =>
      sweep(
        'white',
        [
          [0.105, y + 0.01, 0.03],
          [0.06, y, 0.14],
          [-0.06, y, 0.14],
          [-0.105, y + 0.01, 0.03],
        ],
        0.009,
        { sides: 6 },
      ),
    ),
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

const skullHelm = (): Shape =>
  group(
    dome('bone', 0.11, 0.13, 0.045),
    mirror(
      sweep(
        'bone',
        [
          [0.08, 0.1, 0.02],
          [0.15, 0.14, 0.04],
          [0.17, 0.25, 0.06],
        ],
        [0.034, 0.026, 0],
        { sides: 7 },
      ),
    ),
  );

/** Helmets. */
export const HELMETS = {
  'knight-helmet': knight,
  'great-helm': greatHelm,
  'viking-helmet': viking,
  'samurai-helmet': samurai,
  'space-helmet': space,
  'army-helmet': army,
  'roman-helmet': roman,
  'spartan-helmet': spartan,
  'gladiator-helmet': gladiator,
  'fire-helmet': fire,
  'hard-hat': hard,
  'miner-helmet': miner,
  bearskin,
  'welding-mask': welding,
  'winged-helmet': wings,
  'bike-helmet': bike,
  'football-helmet': football,
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
  'skull-helmet': skullHelm,
  'spiked-helmet': () =>
    group(
      pot(),
      sweep(
        'steel',
        [
          [0, 0.16, -0.012],
          [0, 0.3, -0.012],
        ],
        [0.02, 0],
        { sides: 8 },
      ),
    ),
} as const satisfies Record<string, () => Shape>;
