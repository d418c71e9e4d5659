import { box, cylinder, extrude, group, lathe, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { item } from './item.js';
import type { HeldItem } from './item.js';

const pole = (below: number, above: number, radius = 0.015, slot = 'wood'): Shape => rod(slot, [0, -below, 0], [0, above, 0], radius);

const crystalStaff = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [0, -0.95, 0],
        [0.015, -0.3, 0],
        [-0.01, 0.3, 0],
        [0, 0.72, 0],
      ],
      [0.018, 0.02, 0.022, 0.028],
      { sides: 8 },
    ),
    ...[0, 120, 240].map((angle) =>
      turn(
        sweep(
          'wood',
          [
            [0, 0.7, 0],
            [0, 0.8, 0.075],
            [0, 0.92, 0.07],
            [0, 0.98, 0.02],
          ],
          [0.02, 0.016, 0.012, 0.004],
          { sides: 6 },
        ),
        [0, angle, 0],
      ),
    ),
    move(sphere('crystal', [0.06, 0.085, 0.06], { detail: 1, faceted: true }), 0, 0.87, 0),
  );

const crook = (slot: string): Shape =>
  group(
    sweep(
      slot,
      [
        [0, -0.95, 0],
        [0, 0.6, 0],
        [0.0, 0.78, 0],
        [0.05, 0.9, 0],
        [0.14, 0.92, 0],
        [0.2, 0.84, 0],
        [0.18, 0.74, 0],
      ],
      0.018,
      { sides: 8 },
    ),
  );

const broom = (): Shape =>
  group(
    pole(0.6, 0.75),
    move(
      lathe(
        'straw',
        [
          [0.12, -0.38],
          [0.13, -0.32],
          [0.06, -0.08],
          [0.025, 0],
          [0, 0.005],
        ],
        { sides: 12 },
      ),
      0,
      -0.58,
      0,
    ),
    move(cylinder('rope', 0.045, 0.03, { sides: 10 }), 0, -0.66, 0),
  );

const mop = (): Shape =>
  group(
    pole(0.8, 0.6),
    move(
      group(
        ...Array.from({ length: 9 }, (_, k) =>
          turn(
            sweep(
              'white',
              [
                [0, 0, 0],
                [0, -0.05, 0.08],
                [0, -0.17, 0.11],
              ],
              [0.03, 0.03, 0.015],
              { sides: 6 },
            ),
            [0, 40 * k, 0],
          ),
        ),
      ),
      0,
      -0.76,
      0,
    ),
  );

const shovel = (): Shape =>
  group(
    pole(0.55, 0.45),
    extrudeAt(
      'steel',
      [
        [-0.11, -0.55],
        [-0.11, -0.75],
        [-0.08, -0.86],
        [0, -0.92],
        [0.08, -0.86],
        [0.11, -0.75],
        [0.11, -0.55],
      ],
      0.02,
    ),
    rod('wood', [-0.07, 0.46, 0], [0.07, 0.46, 0], 0.016),
  );

const extrudeAt = (slot: string, outline: readonly (readonly [number, number])[], depth: number): Shape => extrude(slot, outline, depth);

const pickaxe = (): Shape =>
  group(
    rod('wood', [0, -0.3, 0], [0, 0.55, 0], 0.02),
    sweep(
      'iron',
      [
        [-0.34, 0.42, 0],
        [-0.18, 0.5, 0],
        [0, 0.53, 0],
        [0.18, 0.5, 0],
        [0.34, 0.42, 0],
      ],
      [0, 0.024, 0.034, 0.024, 0],
      { sides: 6 },
    ),
  );

const pitchfork = (): Shape =>
  group(
    pole(0.85, 0.7),
    sweep(
      'iron',
      [
        [-0.1, 1.02, 0],
        [-0.1, 0.78, 0],
        [0, 0.68, 0],
        [0.1, 0.78, 0],
        [0.1, 1.02, 0],
      ],
      0.012,
      { sides: 6 },
    ),
    rod('iron', [0, 0.68, 0], [0, 1.04, 0], 0.012, 6),
    rod('iron', [-0.1, 0.78, 0], [0.1, 0.78, 0], 0.012, 6),
  );

const rake = (): Shape =>
  group(
    pole(0.4, 0.85),
    move(box('iron', 0.34, 0.02, 0.02), 0, 0.84, 0),
    ...[-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15].map((x) => rod('iron', [x, 0.85, 0], [x, 0.85, 0.1], 0.008, 5)),
  );

const fishingRod = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [0, -0.25, 0],
        [0, 0.4, 0],
        [0, 0.95, 0.04],
        [0, 1.45, 0.16],
      ],
      [0.016, 0.013, 0.009, 0.004],
      { sides: 7 },
    ),
    turn(cylinder('steel', 0.04, 0.04, { sides: 12 }), [0, 0, 90], [0.04, -0.06, 0.03]),
    sweep(
      'white',
      [
        [0, 1.45, 0.16],
        [0, 1.1, 0.85],
        [0, 0.2, 0.95],
      ],
      0.004,
      { sides: 4 },
    ),
    move(sphere('red', [0.022, 0.035, 0.022], { detail: 1 }), 0, 0.2, 0.95),
  );

/** Staffs and long tools. */
export const STAFFS = {
  'crystal-staff': item('staff', crystalStaff),
  staff: item('staff', () =>
    sweep(
      'wood',
      [
        [0, -0.95, 0],
        [0.012, 0, 0],
        [-0.008, 0.5, 0],
        [0, 0.85, 0],
      ],
      [0.018, 0.021, 0.022, 0.026],
      { sides: 8 },
    ),
  ),
  crook: item('staff', () => crook('wood')),
  crozier: item('staff', () => crook('gold')),
  cane: item(
    'low',
    () =>
      group(
        rod('wood', [0, -0.62, 0], [0, 0, 0], 0.016),
        sweep(
          'wood',
          [
            [0, -0.02, 0],
            [0, 0.03, 0.0],
            [0, 0.045, 0.05],
            [0, 0.02, 0.1],
          ],
          0.018,
          { sides: 7 },
        ),
      ),
    { up: [0, 1, -0.05] },
  ),
  broom: item('staff', broom),
  mop: item('staff', mop),
  shovel: item('staff', shovel),
  pickaxe: item('shoulder', pickaxe, { up: [0.15, 0.8, -0.6], front: [1, 0, 0] }),
  pitchfork: item('staff', pitchfork),
  rake: item('staff', rake),
  'fishing-rod': item('forward', fishingRod, { up: [0, 0.75, 0.65] }),
} as const satisfies Record<string, HeldItem>;
