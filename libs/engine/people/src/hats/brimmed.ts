import { box, cylinder, deform, group, lathe, mirror, move, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A turned hat on the head: its rings from the brim up; the head is deeper than wide. */
export const turned = (slot: string, profile: readonly Point2[], y: number, bands?: readonly (string | null)[]): Shape =>
  move(scale(lathe(slot, profile, { sides: 24, ...(bands === undefined ? {} : { bands }) }), [0.94, 1, 1.08]), 0, y, -0.012);

const brimmed = (brim: number, crown: number, height: number, top: number): Shape =>
  turned(
    'hat',
    [
      [brim, 0.004],
      [brim, 0.014],
      [crown + 0.012, 0.02],
      [crown, 0.024],
      [crown - 0.002, 0.06],
      [top + 0.01, height - 0.012],
      [top, height],
      [0, height + 0.002],
    ],
    0.055,
    [null, null, null, 'band', null, null, null],
  );

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

const peak = (slot: string): Shape =>
  sheet(
    slot,
    [0, 0.5, 1]
      .map((share) =>
        [-60, -35, 0, 35, 60].map((degrees): Vec3 => {
          const angle = (degrees * Math.PI) / 180;
          return [(0.094 + 0.012 * share) * Math.sin(angle), 0.066 - 0.022 * share, 0.0 + (0.098 + 0.075 * share) * Math.cos(angle)];
        }),
      )
      .toReversed(),
    0.01,
  );

const policeCap = (): Shape =>
  group(
    turned(
      'hat',
      [
        [0.098, 0],
        [0.1, 0.045],
        [0.135, 0.085],
        [0.132, 0.1],
        [0, 0.112],
      ],
      0.055,
      ['band'],
    ),
    peak('dark'),
    turn(cylinder('badge', 0.026, 0.014, { sides: 6 }), [80, 0, 0], [0, 0.098, 0.098]),
  );

const tricorne = (): Shape => {
  const corner = (degrees: number): Vec3 => {
    const angle = (degrees * Math.PI) / 180;
    return [0.2 * Math.sin(angle), 0.1, -0.012 + 0.2 * Math.cos(angle)];
  };
  const side = (a: number, b: number): Shape => {
    const [p, q] = [corner(a), corner(b)];
    const low = (share: number): Vec3 => [(p[0] + (q[0] - p[0]) * share) * 0.7, 0.055, (p[2] + (q[2] - p[2]) * share) * 0.7];
    const high = (share: number): Vec3 => {
      const bulge = 1 - 0.1 * Math.sin(Math.PI * share);
      return [(p[0] + (q[0] - p[0]) * share) * bulge, 0.1 + 0.075 * Math.sin(Math.PI * share), (p[2] + (q[2] - p[2]) * share) * bulge];
    };
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
    return group(
      sheet('hat', [shares.map(low), shares.map(high)].toReversed(), 0.014),
      sweep('band', shares.map(high), 0.009, { sides: 5 }),
    );
  };
  return group(
    side(0, 120),
    side(120, 240),
    side(240, 360),
    turned(
      'hat',
      [
        [0.1, 0],
        [0.1, 0.05],
        [0.08, 0.09],
        [0, 0.1],
      ],
      0.05,
    ),
  );
};

const bicorneShell = (): Shape => {
  const fan = (z: number): Shape => {
    const angles = [-90, -60, -30, 0, 30, 60, 90];
    return sheet(
      'hat',
      [
        angles.map((a): Vec3 => [0.2 * Math.sin((a * Math.PI) / 180), 0.05 + 0.17 * Math.cos((a * Math.PI) / 180), z * 0.6]),
        angles.map((a): Vec3 => [0.12 * Math.sin((a * Math.PI) / 180), 0.05, z + 0.05 * Math.sign(z) * Math.cos((a * Math.PI) / 180)]),
      ],
      0.016,
    );
  };
  return group(
    fan(0.06),
    fan(-0.08),
    turned(
      'hat',
      [
        [0.1, 0],
        [0.1, 0.06],
        [0, 0.1],
      ],
      0.05,
    ),
    turn(cylinder('red', 0.026, 0.012, { sides: 10 }), [90, 0, 0], [0.05, 0.13, 0.06]),
  );
};

const skullAndBones = (): Shape =>
  group(
    move(sphere('white', [0.026, 0.028, 0.012], { detail: 1 }), 0, 0.135, 0.075),
    move(box('white', 0.03, 0.02, 0.014), 0, 0.1, 0.075),
    mirror(
      sweep(
        'white',
        [
          [-0.05, 0.085, 0.078],
          [0.05, 0.155, 0.07],
        ],
        0.007,
        { sides: 5 },
      ),
    ),
    mirror(move(sphere('dark', 0.008, { detail: 0 }), 0.011, 0.135, 0.088)),
  );

const pirateHat = (): Shape => group(tricorne(), skullAndBones());

const feather = (slot: string, x: number): Shape =>
  turn(
    sheet(
      slot,
      [
        [
          [-0.016, 0, 0],
          [0.016, 0, 0],
        ],
        [
          [-0.034, 0.1, -0.05],
          [0.034, 0.1, -0.05],
        ],
        [
          [-0.03, 0.17, -0.14],
          [0.03, 0.17, -0.14],
        ],
        [
          [-0.004, 0.17, -0.21],
          [0.004, 0.17, -0.21],
        ],
      ],
      0.012,
    ),
    [0, 0, x > 0 ? -24 : 24],
    [x, 0.09, 0],
  );

/** Hats with a brim, a peak or a tip. */
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
  'police-cap': policeCap,
  'peaked-cap': policeCap,
  'flat-cap': () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.118, 0.02],
          [0.1, 0.05],
          [0, 0.065],
        ],
        0.06,
      ),
      peak('hat'),
    ),
  cap: () =>
    group(
      turned(
        'hat',
        [
          [0.102, 0],
          [0.101, 0.03],
          [0.084, 0.07],
          [0.04, 0.092],
          [0, 0.096],
        ],
        0.05,
      ),
      peak('hat'),
    ),
  kepi: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.1, 0.03],
          [0.092, 0.1],
          [0, 0.104],
        ],
        0.055,
        ['band'],
      ),
      peak('dark'),
    ),
  tricorne,
  'pirate-hat': pirateHat,
  'kettle-hat': () =>
    turned(
      'steel',
      [
        [0.165, -0.02],
        [0.17, -0.01],
        [0.108, 0.03],
        [0.104, 0.06],
        [0.07, 0.11],
        [0, 0.13],
      ],
      0.055,
    ),
  shako: () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.1, 0.03],
          [0.112, 0.2],
          [0.115, 0.21],
          [0, 0.214],
        ],
        0.055,
        ['band', null, 'gold'],
      ),
      peak('dark'),
      turn(cylinder('gold', 0.045, 0.012, { sides: 8 }), [86, 0, 0], [0, 0.17, 0.1]),
      sweep(
        'plume',
        [
          [0, 0.2, 0.09],
          [0, 0.36, 0.1],
        ],
        [0.02, 0.034],
        { sides: 8 },
      ),
    ),
  'bicorne-plain': () => bicorneShell(),
  'feather-hat': () => group(brimmed(0.2, 0.1, 0.1, 0.085), feather('red', 0.09)),
  'robin-hat': () =>
    group(
      turned(
        'hat',
        [
          [0.12, 0.02],
          [0.105, 0],
          [0.1, 0.04],
          [0.06, 0.1],
          [0, 0.12],
        ],
        0.055,
      ),
      sweep(
        'hat',
        [
          [0, 0.06, 0.06],
          [0, 0.055, 0.19],
        ],
        [0.06, 0.002],
        { sides: 4 },
      ),
      feather('red', 0.09),
    ),
  'leprechaun-hat': () => group(brimmed(0.17, 0.1, 0.2, 0.115), turn(box('buckle', 0.06, 0.05, 0.014), [-4, 0, 0], [0, 0.075, 0.1])),
  'pith-helmet': () =>
    turned(
      'hat',
      [
        [0.19, -0.02],
        [0.195, -0.008],
        [0.115, 0.03],
        [0.11, 0.06],
        [0.09, 0.11],
        [0.03, 0.14],
        [0, 0.16],
      ],
      0.05,
      [null, null, 'band'],
    ),
  'bee-hat': () =>
    group(
      brimmed(0.24, 0.1, 0.1, 0.085),
      move(
        lathe(
          'veil',
          [
            [0.14, -0.2],
            [0.17, -0.15],
            [0.21, 0.05],
            [0.2, 0.06],
          ],
          { sides: 18 },
        ),
        0,
        0,
        0,
      ),
    ),
} as const satisfies Record<string, () => Shape>;
