import { box, group, mirror, move, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { turned } from './turned.js';
import { cowl } from './soft-hat-parts.js';

const nemes = (): Shape =>
  group(
    ...[0, 1, 2, 3, 4].map((k) =>
      turned(
        k % 2 === 0 ? 'gold' : 'blue',
        [
          [0.106 - 0.002 * k * k, 0],
          [0.104 - 0.005 * k - 0.002 * k * k, 0.03],
        ],
        0.05 + 0.022 * k,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
      const y = 0.06 - 0.036 * k;
      const out = 0.1 + 0.05 * Math.min(1, k / 3.5);
      return mirror(
        sheet(
          k % 2 === 0 ? 'gold' : 'blue',
          [
            [
              [0.075, y, 0.05],
              [out, y, 0.0],
              [0.02, y, -0.12],
            ],
            [
              [0.075, y - 0.038, 0.055],
              [out + 0.012, y - 0.038, 0.0],
              [0.02, y - 0.038, -0.12],
            ],
          ],
          0.016,
        ),
      );
    }),
    sweep(
      'gold',
      [
        [0, 0.09, 0.1],
        [0, 0.15, 0.13],
        [0, 0.18, 0.115],
      ],
      [0.016, 0.018, 0.008],
      { sides: 7 },
    ),
  );

const jester = (): Shape => {
  const tail = (slot: string, side: number): Shape =>
    group(
      sweep(
        slot,
        [
          [side * 0.04, 0.1, 0],
          [side * 0.12, 0.2, 0],
          [side * 0.22, 0.2, 0.01],
          [side * 0.27, 0.1, 0.02],
        ],
        [0.075, 0.06, 0.036, 0.012],
        { sides: 9 },
      ),
      move(sphere('gold', 0.026, { detail: 1 }), side * 0.275, 0.075, 0.02),
    );
  return group(
    tail('hat', 1),
    tail('band', -1),
    sweep(
      'hat',
      [
        [0, 0.1, -0.03],
        [0, 0.22, -0.06],
        [0, 0.22, -0.17],
        [0, 0.1, -0.22],
      ],
      [0.075, 0.06, 0.036, 0.012],
      { sides: 9 },
    ),
    move(sphere('gold', 0.026, { detail: 1 }), 0, 0.075, -0.225),
    turned(
      'band',
      [
        [0.102, 0],
        [0.106, 0.02],
        [0.1, 0.05],
      ],
      0.05,
    ),
  );
};

const featherRing = (): Shape =>
  group(
    turned(
      'band',
      [
        [0.104, 0],
        [0.108, 0.02],
        [0.104, 0.045],
      ],
      0.06,
    ),
    ...[-80, -60, -40, -20, 0, 20, 40, 60, 80].map((a, k) =>
      turn(
        sheet(
          k % 2 === 0 ? 'white' : 'red',
          [
            [
              [-0.012, 0, 0],
              [0.012, 0, 0],
            ],
            [
              [-0.028, 0.16, 0],
              [0.028, 0.16, 0],
            ],
            [
              [-0.003, 0.27, 0],
              [0.003, 0.27, 0],
            ],
          ],
          0.012,
        ),
        [0, 0, -a],
        [0.09 * Math.sin((a * Math.PI) / 180), 0.09 + 0.03 * Math.cos((a * Math.PI) / 180), -0.02],
      ),
    ),
  );

/** Hats of rank, disguise and ritual. */
export const RITUAL_HATS = {
  mortarboard: () =>
    group(
      turned(
        'hat',
        [
          [0.098, 0],
          [0.1, 0.06],
        ],
        0.055,
      ),
      turn(box('hat', 0.26, 0.014, 0.26), [0, 45, 0], [0, 0.115, -0.012]),
      sweep(
        'gold',
        [
          [0, 0.132, -0.012],
          [0.12, 0.132, 0.03],
          [0.135, 0.03, 0.035],
        ],
        [0.006, 0.006, 0.012],
        { sides: 5 },
      ),
    ),
  nemes,
  jester,
  'swim-cap': () =>
    turned(
      'hat',
      [
        [0.1, 0],
        [0.099, 0.03],
        [0.08, 0.075],
        [0.04, 0.095],
        [0, 0.1],
      ],
      0.045,
    ),
  'feather-crown': featherRing,
  'flower-crown': () =>
    group(
      ...Array.from({ length: 12 }, (_, k) =>
        move(
          sphere(['red', 'white', 'gold'][k % 3] ?? 'red', 0.026, { detail: 1 }),
          0.096 * Math.sin((2 * Math.PI * k) / 12),
          0.095,
          -0.012 + 0.105 * Math.cos((2 * Math.PI * k) / 12),
        ),
      ),
    ),
  ushnisha: () =>
    group(
      ...[0, 1, 2, 3, 4].flatMap((ring) =>
        Array.from({ length: 4 + 4 * ring }, (_, k) => {
          const polar = (0.12 + 0.3 * ring) * 1.0;
          const around = (2 * Math.PI * (k + 0.5 * (ring % 2))) / (4 + 4 * ring);
          const z = Math.sin(polar) * Math.cos(around);
          return z > 0.66 && ring > 2
            ? group()
            : move(
                sphere('hair', 0.02, { detail: 0 }),
                0.09 * Math.sin(polar) * Math.sin(around),
                0.035 + 0.09 * Math.cos(polar),
                -0.012 + 0.1 * z,
              );
        }),
      ),
      move(sphere('hair', [0.045, 0.045, 0.045], { detail: 1 }), 0, 0.14, -0.02),
    ),
  'fur-hood': () =>
    group(
      cowl('hat', -0.16),
      sweep(
        'white',
        Array.from({ length: 13 }, (_, k): Vec3 => {
          const angle = (2 * Math.PI * k) / 12;
          return [0.098 * Math.sin(angle), 0.0 + 0.135 * Math.cos(angle), 0.055];
        }),
        0.034,
        { sides: 8 },
      ),
    ),
} as const satisfies Record<string, () => Shape>;
