import { box, group, move, sheet, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { turned } from './turned.js';

const chef = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.1, 0],
        [0.102, 0.09],
        [0.1, 0.1],
      ],
      0.06,
    ),
    ...Array.from({ length: 9 }, (_, k) =>
      move(
        sphere('hat', [0.062, 0.085, 0.062], { detail: 1 }),
        0.08 * Math.sin((2 * Math.PI * k) / 9),
        0.2,
        -0.012 + 0.085 * Math.cos((2 * Math.PI * k) / 9),
      ),
    ),
    move(sphere('hat', [0.1, 0.08, 0.1], { detail: 2 }), 0, 0.235, -0.012),
  );

const mitre = (): Shape => {
  const outline = [
    [-0.1, 0],
    [0.1, 0],
    [0.125, 0.13],
    [0.07, 0.25],
    [0, 0.33],
    [-0.07, 0.25],
    [-0.125, 0.13],
  ] as const;
  const face = (z: number): Shape => ({ form: 'placed', part: { form: 'extrude', outline, depth: 0.02, slot: 'hat' }, move: [0, 0.05, z] });
  return group(
    face(0.075),
    face(-0.09),
    turned(
      'hat',
      [
        [0.1, 0],
        [0.104, 0.1],
        [0.08, 0.16],
        [0, 0.18],
      ],
      0.05,
    ),
    move(box('gold', 0.03, 0.3, 0.012), 0, 0.06, 0.088),
    move(box('gold', 0.2, 0.034, 0.014), 0, 0.055, 0.088),
  );
};

/** Caps and soft hats. */
export const CAPS = {
  'chef-hat': chef,
  mitre,
  'sailor-hat': () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.12, 0.01],
          [0.124, 0.055],
          [0.1, 0.06],
          [0.08, 0.08],
          [0, 0.088],
        ],
        0.06,
      ),
    ),
  beret: () =>
    turn(
      turned(
        'hat',
        [
          [0.09, 0],
          [0.13, 0.03],
          [0.12, 0.05],
          [0, 0.075],
        ],
        0.06,
      ),
      [0, 0, -10],
    ),
  beanie: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.104, 0.04],
          [0.085, 0.09],
          [0.04, 0.12],
          [0, 0.126],
        ],
        0.045,
      ),
      turned(
        'band',
        [
          [0.104, 0],
          [0.112, 0.01],
          [0.11, 0.04],
          [0.1, 0.045],
        ],
        0.04,
      ),
      move(sphere('band', 0.034, { detail: 1, roughness: 0.15 }), 0, 0.185, -0.012),
    ),
  'nurse-cap': () =>
    group(
      sheet(
        'hat',
        [
          [
            [-0.1, 0.1, 0.02],
            [0, 0.115, 0.07],
            [0.1, 0.1, 0.02],
          ],
          [
            [-0.105, 0.15, -0.01],
            [0, 0.19, 0.05],
            [0.105, 0.15, -0.01],
          ],
        ],
        0.02,
      ),
      move(box('red', 0.014, 0.04, 0.014), 0, 0.13, 0.075),
      move(box('red', 0.04, 0.014, 0.014), 0, 0.143, 0.076),
    ),
  'surgical-cap': () =>
    turned(
      'hat',
      [
        [0.1, 0],
        [0.106, 0.03],
        [0.09, 0.08],
        [0.05, 0.105],
        [0, 0.11],
      ],
      0.05,
    ),
} as const satisfies Record<string, () => Shape>;
