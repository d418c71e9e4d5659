import { box, cylinder, group, lathe, mirror, move, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';
import { crest, dome, greatHelm } from './helmet-parts.js';

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

/** Helmets of warriors. */
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
} as const satisfies Record<string, () => Shape>;
