import { box, deform, group, lathe, move, scale, sheet, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { brimmed, turned } from './turned.js';

const cowboy = (): Shape => {
  const grid = [0.9, 1.15, 1.5, 1.85].map((share, r) =>
    Array.from({ length: 25 }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / 24;
      const side = Math.abs(Math.sin(angle));
      return [
        0.098 * share * Math.sin(angle) * (1 - 0.06 * r),
        0.06 + 0.028 * r * side * side - 0.012 * r * (1 - side),
        -0.012 + 0.115 * share * Math.cos(angle),
      ];
    }),
  );
  return group(
    sheet('hat', grid.toReversed(), 0.012),
    turned(
      'hat',
      [
        [0.106, 0],
        [0.104, 0.03],
        [0.098, 0.1],
        [0.075, 0.135],
        [0.03, 0.12],
        [0, 0.115],
      ],
      0.055,
      ['band'],
    ),
  );
};

const pointed = (brim: number, height: number, radius: number): Shape =>
  group(
    ...(brim > 0
      ? [
          turned(
            'hat',
            [
              [brim, -0.008],
              [brim, 0.004],
              [radius + 0.02, 0.02],
              [0.05, 0.03],
              [0.05, -0.004],
              [brim, -0.008],
            ],
            0.055,
          ),
        ]
      : []),
    move(
      scale(
        deform(
          lathe(
            'hat',
            [
              [radius, 0],
              [radius - 0.002, 0.04],
              [radius * 0.66, height * 0.4],
              [radius * 0.36, height * 0.7],
              [0, height],
            ],
            { sides: 20, bands: ['band'] },
          ),
          { kind: 'bend', rate: -60 },
        ),
        [0.94, 1, 1.08],
      ),
      0,
      0.05,
      -0.012,
    ),
  );

/** Hats with a brim or a tip. */
export const BRIMMED_HATS = {
  'straw-hat': () => brimmed(0.23, 0.1, 0.12, 0.085),
  'sun-hat': () => brimmed(0.28, 0.1, 0.11, 0.07),
  fedora: () => brimmed(0.17, 0.1, 0.13, 0.08),
  'bowler-hat': () =>
    turned(
      'hat',
      [
        [0.15, 0.002],
        [0.155, 0.014],
        [0.105, 0.012],
        [0.104, 0.04],
        [0.098, 0.08],
        [0.07, 0.12],
        [0, 0.138],
      ],
      0.055,
      [null, null, 'band'],
    ),
  'top-hat': () => brimmed(0.165, 0.1, 0.27, 0.108),
  sombrero: () =>
    turned(
      'hat',
      [
        [0.33, 0.05],
        [0.335, 0.07],
        [0.3, 0.02],
        [0.11, 0.02],
        [0.1, 0.05],
        [0.075, 0.16],
        [0.04, 0.2],
        [0, 0.205],
      ],
      0.055,
      ['band', 'band', null, 'band'],
    ),
  cowboy,
  'slouch-hat': () => brimmed(0.18, 0.1, 0.1, 0.09),
  'wizard-hat': () => pointed(0.22, 0.5, 0.104),
  'witch-hat': () => group(pointed(0.25, 0.46, 0.104), turn(box('buckle', 0.05, 0.045, 0.012), [-12, 0, 0], [0, 0.062, 0.1])),
  'gnome-hat': () => pointed(0, 0.4, 0.108),
  'santa-hat': () =>
    group(
      move(
        scale(
          deform(
            lathe(
              'hat',
              [
                [0.108, 0],
                [0.1, 0.06],
                [0.07, 0.16],
                [0.035, 0.26],
                [0.01, 0.34],
              ],
              { sides: 18 },
            ),
            { kind: 'bend', rate: -220 },
          ),
          [0.94, 1, 1.08],
        ),
        0,
        0.06,
        -0.012,
      ),
      turned(
        'white',
        [
          [0.1, 0],
          [0.122, 0.008],
          [0.124, 0.045],
          [0.1, 0.055],
        ],
        0.045,
      ),
      move(sphere('white', 0.042, { detail: 1 }), 0, 0.22, -0.2),
    ),
  'elf-hat': () => pointed(0, 0.3, 0.104),
  'conical-hat': () =>
    turned(
      'hat',
      [
        [0.28, 0],
        [0.285, 0.008],
        [0.15, 0.095],
        [0.05, 0.15],
        [0, 0.17],
      ],
      0.045,
    ),
} as const satisfies Record<string, () => Shape>;
