import { box, cylinder, extrude, group, lathe, mirror, move, rod, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { item } from './item.js';
import type { HeldItem } from './item.js';
import { cutlass } from './weapon-parts.js';

const roundShield = (slot: string): Shape =>
  turn(
    group(
      scale(
        lathe(
          slot,
          [
            [0.36, 0],
            [0.35, 0.02],
            [0.2, 0.05],
            [0, 0.06],
          ],
          { sides: 26, bands: [null, slot, 'shield-2'] },
        ),
        1,
      ),
      lathe(
        'steel',
        [
          [0.35, -0.012],
          [0.375, 0],
          [0.37, 0.03],
          [0.34, 0.03],
          [0.35, -0.012],
        ],
        { sides: 26 },
      ),
      move(sphere('steel', [0.085, 0.06, 0.085], { detail: 2 }), 0, 0.05, 0),
    ),
    [90, 0, 0],
    [0, 0, 0.05],
  );

const heaterShield = (): Shape => {
  const outline: Point2[] = [
    [-0.24, 0.28],
    [-0.24, 0],
    [-0.17, -0.2],
    [0, -0.4],
    [0.17, -0.2],
    [0.24, 0],
    [0.24, 0.28],
  ];
  const small = outline.map(([x, y]): Point2 => [x * 0.88, y * 0.88]);
  return move(
    group(
      extrude('steel', outline, 0.03),
      move(extrude('shield', small, 0.03), 0, 0.0, 0.012),
      move(box('shield-2', 0.06, 0.52, 0.02), 0, -0.28, 0.025),
      move(box('shield-2', 0.38, 0.06, 0.02), 0, 0.05, 0.025),
    ),
    0,
    0,
    0.06,
  );
};

const towerShield = (): Shape => {
  const grid = (half: number, low: number, high: number, out: number): Vec3[][] =>
    [high, low].map((y) => [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share): Vec3 => [half * share, y, out - 0.14 * share * share]));
  return move(
    group(
      sheet('shield', grid(0.3, -0.5, 0.5, 0.06).toReversed(), 0.02),
      sheet('gold', grid(0.3, 0.46, 0.51, 0.068).toReversed(), 0.02),
      sheet('gold', grid(0.3, -0.51, -0.46, 0.068).toReversed(), 0.02),
      move(sphere('gold', [0.09, 0.09, 0.05], { detail: 2 }), 0, 0, 0.07),
      mirror(move(turn(box('gold', 0.03, 0.6, 0.012), [0, 0, 22]), 0.1, -0.3, 0.065)),
    ),
    0,
    0.0,
    0.08,
  );
};

const drawnBow = (): Shape => {
  const limb = (sign: number): Vec3[] => [
    [0, 0, 0],
    [-0.03, 0.2 * sign, 0],
    [-0.1, 0.42 * sign, 0],
    [-0.22, 0.58 * sign, 0],
    [-0.25, 0.66 * sign, 0],
  ];
  return group(
    sweep('wood', limb(1), [0.02, 0.018, 0.015, 0.012, 0.008], { sides: 7 }),
    sweep('wood', limb(-1), [0.02, 0.018, 0.015, 0.012, 0.008], { sides: 7 }),
    sweep(
      'white',
      [
        [-0.25, 0.66, 0],
        [-0.62, 0, 0.03],
        [-0.25, -0.66, 0],
      ],
      0.005,
      { sides: 4 },
    ),
    rod('wood', [-0.62, 0, 0.03], [0.12, 0, 0], 0.008, 6),
    sweep(
      'steel',
      [
        [0.1, 0, 0],
        [0.19, 0, 0],
      ],
      [0.022, 0],
      { sides: 4 },
    ),
    move(box('red', 0.1, 0.05, 0.004), -0.52, -0.025, 0.025),
  );
};

const restBow = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [-0.12, 0.72, 0],
        [-0.05, 0.58, 0],
        [0.02, 0.3, 0],
        [0, 0, 0],
        [0.02, -0.3, 0],
        [-0.05, -0.58, 0],
        [-0.12, -0.72, 0],
      ],
      [0.008, 0.013, 0.018, 0.022, 0.018, 0.013, 0.008],
      { sides: 7 },
    ),
    rod('white', [-0.12, 0.72, 0], [-0.12, -0.72, 0], 0.005, 4),
  );

/** Its barrel points along +y. */
const rifle = (): Shape =>
  group(
    rod('gun', [0, 0, 0], [0, 0.62, 0], 0.016),
    move(box('gun', 0.045, 0.32, 0.07, 0.008), 0, -0.16, -0.005),
    move(box('wood', 0.05, 0.28, 0.055, 0.01), 0, 0.1, -0.01),
    turn(move(box('wood', 0.045, 0.3, 0.11, 0.015), 0, -0.3, 0), [12, 0, 0], [0, -0.13, -0.02]),
    turn(box('gun', 0.03, 0.05, 0.14, 0.006), [-8, 0, 0], [0, 0.02, -0.09]),
    rod('gun', [0, -0.02, 0.055], [0, 0.14, 0.055], 0.015),
  );

const blaster = (): Shape =>
  group(
    move(box('white', 0.07, 0.36, 0.11, 0.025), 0, -0.1, 0.03),
    move(cylinder('gun', 0.03, 0.24, { top: 0.022, sides: 10 }), 0, 0.26, 0.03),
    move(cylinder('neon', 0.037, 0.03, { sides: 10 }), 0, 0.32, 0.03),
    move(cylinder('neon', 0.037, 0.03, { sides: 10 }), 0, 0.4, 0.03),
    move(box('gun', 0.04, 0.05, 0.13, 0.01), 0, -0.06, -0.08),
  );

/** Shields, bows, guns and odd weapons. */
export const SHIELDS_AND_GUNS = {
  'round-shield': item('forward', () => roundShield('shield')),
  'heater-shield': item('forward', heaterShield),
  'tower-shield': item('forward', towerShield),
  'drawn-bow': item('bow', drawnBow, { front: [0, 0, 1] }),
  bow: item('staff', restBow, { front: [0.2, 0, 1] }),
  scimitar: item('low', () => scale(cutlass(), 1.25), { up: [0.35, 0.9, 0.35] }),
  rapier: item(
    'low',
    () =>
      group(
        sweep(
          'steel',
          [
            [0, 0.04, 0],
            [0, 1, 0],
          ],
          [0.012, 0.003],
          { sides: 6 },
        ),
        move(cylinder('leather', 0.015, 0.13, { sides: 7 }), 0, -0.09, 0),
        move(sphere('gold', [0.055, 0.04, 0.055], { detail: 1 }), 0, 0.04, 0),
        rod('gold', [-0.1, 0.06, 0], [0.1, 0.06, 0], 0.008, 6),
      ),
    { up: [0.3, 0.55, 0.8] },
  ),
  'oval-shield': item('forward', () => move(scale(roundShield('shield'), [0.75, 1.6, 1]), 0, 0, 0.02)),
  lightning: item(
    'strike',
    () =>
      extrude(
        'glow',
        [
          [0.02, -0.3],
          [0.1, 0.02],
          [0.03, 0.02],
          [0.12, 0.42],
          [-0.06, 0.08],
          [0.01, 0.08],
          [-0.08, -0.12],
        ],
        0.04,
      ),
    { up: [0, 1, 0] },
  ),
  cleaver: item('strike', () =>
    group(
      move(cylinder('wood', 0.018, 0.13, { sides: 7 }), 0, -0.08, 0),
      move(
        extrude(
          'steel',
          [
            [-0.03, 0],
            [0.11, 0.01],
            [0.11, 0.24],
            [-0.03, 0.22],
          ],
          0.012,
        ),
        0,
        0.05,
        0,
      ),
    ),
  ),
  hook: item(
    'low',
    () =>
      group(
        move(cylinder('dark', 0.05, 0.09, { top: 0.06, sides: 12 }), 0, -0.06, 0),
        sweep(
          'steel',
          [
            [0, 0, 0],
            [0, 0.1, 0],
            [0.05, 0.17, 0],
            [0.12, 0.14, 0],
            [0.13, 0.07, 0],
          ],
          [0.014, 0.014, 0.014, 0.012, 0.002],
          { sides: 7 },
        ),
      ),
    { up: [0.3, -0.5, 0.85] },
  ),
  rifle: item('carry', rifle, { up: [-0.75, 0.6, 0.35], front: [0, 0.35, 1] }),
  'shouldered-rifle': item('shoulder', rifle, { up: [0.02, 1, -0.12], front: [0, 0, -1] }),
  blaster: item('carry', blaster, { up: [-0.55, 0.25, 0.75], front: [0, 1, 0] }),
} as const satisfies Record<string, HeldItem>;
