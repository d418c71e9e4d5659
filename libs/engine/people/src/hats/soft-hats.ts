import {
  box,
  cylinder,
  group,
  implicit,
  lathe,
  mirror,
  move,
  radial,
  scale,
  sheet,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { turned } from './brimmed.js';

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

const cowl = (slot: string, low: number): Shape =>
  implicit(
    slot,
    [
      { from: [0, 0.05, -0.04], to: [0, 0.06, -0.005], radii: [0.104, 0.1] },
      { from: [0, 0, -0.05], to: [0, low, -0.07], radii: [0.092, 0.08], flatten: 1.25 },
      { from: [0.08, 0.04, 0.01], to: [0.088, low * 0.8, 0.0], radii: [0.03, 0.034] },
      { from: [-0.08, 0.04, 0.01], to: [-0.088, low * 0.8, 0.0], radii: [0.03, 0.034] },
      { from: [-0.05, 0.11, 0.045], to: [0.05, 0.11, 0.045], radii: [0.03, 0.03] },
    ],
    { blend: 0.03, cell: 0.026 },
  );

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

/** Soft hats, crowns and other headgear. */
export const SOFT_HATS = {
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
  'chef-hat': chef,
  mitre,
  zucchetto: () =>
    turned(
      'hat',
      [
        [0.08, 0],
        [0.07, 0.025],
        [0.04, 0.045],
        [0, 0.052],
      ],
      0.1,
    ),
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
  'sailor-cap': () =>
    group(
      turned(
        'hat',
        [
          [0.1, 0],
          [0.102, 0.035],
          [0.13, 0.06],
          [0.12, 0.075],
          [0, 0.085],
        ],
        0.06,
        ['band'],
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
  fez: () =>
    group(
      turned(
        'hat',
        [
          [0.092, 0],
          [0.075, 0.12],
          [0, 0.122],
        ],
        0.07,
      ),
      sweep(
        'dark',
        [
          [0, 0.195, -0.012],
          [0.07, 0.2, 0],
          [0.085, 0.12, 0.01],
        ],
        [0.005, 0.007, 0.012],
        { sides: 5 },
      ),
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
  ushanka: () =>
    group(
      turned(
        'hat',
        [
          [0.108, 0],
          [0.118, 0.02],
          [0.115, 0.08],
          [0.08, 0.11],
          [0, 0.12],
        ],
        0.045,
      ),
      mirror(move(sphere('hat', [0.03, 0.07, 0.05], { detail: 1 }), 0.1, -0.03, -0.01)),
      move(box('hat', 0.15, 0.07, 0.05, 0.02), 0, 0.055, 0.09),
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
  'bunny-ears': () =>
    mirror(
      turn(
        group(sphere('hat', [0.03, 0.12, 0.02], { detail: 2 }), move(sphere('band', [0.017, 0.09, 0.012], { detail: 1 }), 0, 0, 0.014)),
        [0, 0, -10],
        [0.045, 0.22, 0],
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
