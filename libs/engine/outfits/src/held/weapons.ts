import { box, cylinder, extrude, group, lathe, mirror, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { item } from './item.js';
import type { HeldItem } from './item.js';
import { blade, curved, cutlass } from './weapon-parts.js';

const straightSword = (length: number, width: number): Shape =>
  group(
    blade('steel', [
      [-width, 0.06],
      [width, 0.06],
      [0.8 * width, length * 0.88],
      [0, length],
      [-0.8 * width, length * 0.88],
    ]),
    move(box('gold', 0.2, 0.026, 0.036, 0.008), 0, 0.04, 0),
    move(cylinder('leather', 0.018, 0.16, { sides: 8 }), 0, -0.1, 0),
    move(sphere('gold', 0.03, { detail: 1 }), 0, -0.115, 0),
  );

const katana = (): Shape =>
  group(
    blade('steel', curved(0.78, 0.016, 0.09)),
    move(cylinder('gold', 0.045, 0.014, { sides: 14 }), 0, 0.05, 0),
    move(cylinder('dark', 0.018, 0.26, { sides: 8 }), 0, -0.21, 0),
  );

const pole = (below: number, above: number, radius = 0.015, slot = 'wood'): Shape => rod(slot, [0, -below, 0], [0, above, 0], radius);

const spear = (): Shape =>
  group(
    pole(0.85, 1.0),
    move(
      blade(
        'steel',
        [
          [-0.012, 0],
          [0.012, 0],
          [0.05, 0.07],
          [0, 0.28],
          [-0.05, 0.07],
        ],
        0.02,
      ),
      0,
      0.98,
      0,
    ),
    move(cylinder('red', 0.024, 0.05, { sides: 8 }), 0, 0.94, 0),
  );

const trident = (slot: string): Shape =>
  group(
    pole(0.85, 0.82, 0.018, slot),
    sweep(
      slot,
      [
        [-0.15, 1.12, 0],
        [-0.15, 0.92, 0],
        [-0.08, 0.83, 0],
        [0, 0.8, 0],
        [0.08, 0.83, 0],
        [0.15, 0.92, 0],
        [0.15, 1.12, 0],
      ],
      0.017,
      { sides: 8 },
    ),
    ...[-0.15, 0, 0.15].map((x) =>
      sweep(
        slot,
        [
          [x, x === 0 ? 0.8 : 1.05, 0],
          [x, x === 0 ? 1.18 : 1.12, 0],
          [x, x === 0 ? 1.32 : 1.25, 0],
        ],
        [0.018, 0.034, 0],
        { sides: 6 },
      ),
    ),
  );

const halberd = (): Shape =>
  group(
    pole(0.9, 1.0),
    move(
      blade(
        'steel',
        [
          [-0.03, 0],
          [0.02, 0],
          [0.17, -0.08],
          [0.2, 0.09],
          [0.15, 0.22],
          [0.02, 0.13],
          [0, 0.42],
          [-0.03, 0.13],
          [-0.13, 0.06],
        ],
        0.02,
      ),
      0,
      0.85,
      0,
    ),
  );

const scythe = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [0, -0.95, 0],
        [0.02, -0.3, 0],
        [0, 0.3, 0],
        [0.02, 1.0, 0],
      ],
      0.018,
      { sides: 8 },
    ),
    rod('wood', [0, 0.1, 0], [0, 0.1, 0.14], 0.014),
    extrude(
      'steel',
      [
        [0.02, 0.93],
        [0.02, 1.02],
        [-0.2, 1.05],
        [-0.44, 0.97],
        [-0.66, 0.74],
        [-0.45, 0.88],
        [-0.22, 0.94],
      ],
      0.016,
    ),
  );

const axe = (length: number, head: number): Shape =>
  group(
    rod('wood', [0, -0.25, 0], [0, length, 0], 0.018),
    move(
      blade(
        'steel',
        [
          [-0.03, -0.05],
          [0.03, -0.06],
          [head, -0.13],
          [head * 1.12, 0],
          [head, 0.13],
          [0.03, 0.06],
          [-0.03, 0.05],
        ],
        0.03,
      ),
      0,
      length - 0.08,
      0,
    ),
  );

const doubleAxe = (): Shape =>
  group(
    rod('wood', [0, -0.5, 0], [0, 0.7, 0], 0.02),
    mirror(
      move(
        blade(
          'steel',
          [
            [0, -0.05],
            [0.05, -0.05],
            [0.19, -0.17],
            [0.235, 0],
            [0.19, 0.17],
            [0.05, 0.05],
            [0, 0.05],
          ],
          0.03,
        ),
        0,
        0.56,
        0,
      ),
    ),
    sweep(
      'steel',
      [
        [0, 0.66, 0],
        [0, 0.8, 0],
      ],
      [0.022, 0],
      { sides: 6 },
    ),
  );

const club = (): Shape =>
  group(
    lathe(
      'wood',
      [
        [0.025, -0.12],
        [0.028, 0.05],
        [0.06, 0.35],
        [0.085, 0.55],
        [0.08, 0.68],
        [0.04, 0.74],
        [0, 0.75],
      ],
      { sides: 12 },
    ),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      turn(
        sweep(
          'bone',
          [
            [0, 0.4 + 0.05 * (k % 3), 0.06],
            [0, 0.42 + 0.05 * (k % 3), 0.13],
          ],
          [0.018, 0],
          { sides: 5 },
        ),
        [0, 60 * k, 0],
      ),
    ),
  );

const warHammer = (size: number): Shape =>
  group(
    rod('wood', [0, -0.25, 0], [0, 0.5 * size, 0], 0.02),
    move(box('steel', 0.26 * size, 0.13 * size, 0.13 * size, 0.015), 0, 0.45 * size, 0),
  );

/** Blades, poles, axes and clubs. */
export const WEAPONS = {
  sword: item('low', () => straightSword(0.85, 0.028), { up: [0.35, 0.85, 0.5] }),
  'raised-sword': item('strike', () => straightSword(0.95, 0.034), { up: [-0.1, 1, -0.35] }),
  'planted-sword': item('clasp', () => straightSword(0.85, 0.034), { up: [0, -1, 0] }),
  'short-sword': item('forward', () => straightSword(0.55, 0.03), { up: [0.25, 0.7, 0.7] }),
  cutlass: item('strike', cutlass, { up: [0.15, 1, 0.25] }),
  katana: item('guard', katana, { up: [0, 0.85, 0.6] }),
  dagger: item('low', () => scale(straightSword(0.55, 0.03), 0.65), { up: [0.1, 0.3, 0.9] }),
  spear: item('staff', spear),
  'level-spear': item('carry', spear, { up: [0, 0.25, 1] }),
  trident: item('staff', () => trident('gold')),
  'red-trident': item('staff', () => trident('iron')),
  halberd: item('staff', halberd),
  scythe: item('staff', scythe),
  axe: item('low', () => axe(0.5, 0.16), { up: [0.2, 0.9, 0.5] }),
  'wood-axe': item('shoulder', () => axe(0.6, 0.2), { up: [0.12, 0.75, -0.65], front: [1, 0, 0] }),
  'battle-axe': item('staff', doubleAxe, { up: [0.12, 1, 0.1] }),
  'raised-axe': item('strike', doubleAxe, { up: [0.1, 1, -0.2] }),
  club: item('strike', club, { up: [0.2, 1, -0.2] }),
  'low-club': item('hang', club, { up: [0.25, -0.75, 0.7] }),
  'smith-hammer': item('strike', () => warHammer(0.8), { up: [0, 0.75, 0.7] }),
} as const satisfies Record<string, HeldItem>;
