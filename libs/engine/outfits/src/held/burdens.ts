import { box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import { item } from './item.js';
import type { HeldItem } from './item.js';

/** What people carry. */
export const BURDENS = {
  'bread-tray': item('carry', () =>
    move(
      group(
        box('wood', 0.5, 0.03, 0.3, 0.01),
        ...[-0.14, 0, 0.14].map((x) => move(sphere('crust', [0.065, 0.055, 0.13], { detail: 1 }), x, 0.07, 0)),
      ),
      -0.16,
      0.0,
      0.14,
    ),
  ),
  'carrying-pole': item('shoulder', () =>
    group(
      rod('wood', [-0.62, 0.0, -0.06], [0.62, 0, -0.06], 0.018),
      mirror(
        group(
          ...[-0.1, 0.1].map((z) => rod('rope', [0.58, 0, -0.06], [0.58 + z, -0.4, -0.06 + 0.5 * z], 0.006, 4)),
          move(
            lathe(
              'wicker',
              [
                [0.1, -0.56],
                [0.16, -0.4],
                [0.165, -0.39],
                [0, -0.42],
              ],
              { sides: 14 },
            ),
            0.58,
            0,
            -0.06,
          ),
        ),
      ),
    ),
  ),
  tongs: item(
    'forward',
    () =>
      group(
        mirror(
          sweep(
            'iron',
            [
              [0.02, -0.2, 0],
              [0.012, 0, 0],
              [-0.02, 0.1, 0],
              [0.022, 0.26, 0],
            ],
            0.01,
            { sides: 5 },
          ),
        ),
        move(box('ember', 0.05, 0.22, 0.035), 0, 0.24, 0),
      ),
    { up: [0, 0.15, 1] },
  ),
  'welding-torch': item(
    'forward',
    () =>
      group(
        rod('brass', [0, -0.1, 0], [0, 0.22, 0], 0.014),
        move(
          lathe(
            'glow',
            [
              [0.012, 0],
              [0.022, 0.03],
              [0, 0.14],
            ],
            { sides: 7 },
          ),
          0,
          0.21,
          0,
        ),
        ...[0, 45, 90, 135].map((degrees) => turn(rod('flame', [-0.09, 0, 0], [0.09, 0, 0], 0.006, 4), [0, degrees, 0], [0, 0.34, 0])),
        sweep(
          'dark',
          [
            [0, -0.1, 0],
            [0, -0.3, -0.1],
            [0.1, -0.7, -0.1],
          ],
          0.012,
          { sides: 6 },
        ),
      ),
    { up: [-0.3, -0.2, 0.9] },
  ),
  saw: item(
    'low',
    () =>
      group(
        move(box('wood', 0.1, 0.12, 0.03, 0.01), 0.02, -0.06, 0),
        extrude(
          'steel',
          [
            [-0.03, 0.04],
            [0.09, 0.04],
            [0.05, 0.5],
            [-0.03, 0.52],
            [-0.045, 0.46],
            [-0.03, 0.4],
            [-0.045, 0.34],
            [-0.03, 0.28],
            [-0.045, 0.22],
            [-0.03, 0.16],
            [-0.045, 0.1],
          ],
          0.01,
        ),
      ),
    { up: [0, 0.35, 1] },
  ),
  plank: item('shoulder', () => move(box('wood', 0.14, 0.04, 1.7), 0.06, 0.02, -0.2)),
  honeycomb: item('carry', () =>
    move(group(box('wood', 0.34, 0.24, 0.03), move(box('honey', 0.29, 0.19, 0.04), 0, 0.025, 0)), -0.12, 0, 0.05),
  ),
  letter: item('forward', () =>
    move(group(box('paper', 0.2, 0.13, 0.014), move(box('red', 0.03, 0.03, 0.018), 0.07, 0.08, 0)), -0.03, 0, 0.05),
  ),
  gavel: item('forward', () =>
    group(rod('wood', [0, -0.06, 0], [0, 0.22, 0], 0.012), turn(cylinder('wood', 0.04, 0.14, { sides: 12 }), [90, 0, 0], [0, 0.24, -0.07])),
  ),
  coins: item('forward', () =>
    group(
      move(sphere('leather', [0.08, 0.09, 0.08], { detail: 1 }), 0, 0.05, 0.02),
      move(cylinder('leather', 0.03, 0.05, { top: 0.055, sides: 9 }), 0, 0.12, 0.02),
      ...[0, 1, 2, 3].map((k) =>
        move(cylinder('gold', 0.028, 0.012, { sides: 10 }), 0.02 * Math.sin(2 * k), 0.165 + 0.012 * k, 0.02 + 0.02 * Math.cos(2 * k)),
      ),
    ),
  ),
  'skull-staff': item('staff', () =>
    group(
      sweep(
        'wood',
        [
          [0, -0.95, 0],
          [0.015, -0.3, 0],
          [0, 0.75, 0],
        ],
        [0.018, 0.022, 0.024],
        { sides: 8 },
      ),
      move(sphere('bone', [0.075, 0.085, 0.085], { detail: 2 }), 0, 0.87, 0),
      move(box('bone', 0.075, 0.06, 0.07, 0.01), 0, 0.76, 0.02),
      mirror(move(sphere('neon', 0.02, { detail: 1 }), 0.03, 0.865, 0.075)),
    ),
  ),
  bowl: item('carry', () =>
    move(
      lathe(
        'wood',
        [
          [0.04, 0],
          [0.1, 0.06],
          [0.105, 0.07],
          [0.085, 0.06],
          [0, 0.02],
        ],
        { sides: 16 },
      ),
      0,
      0,
      0.04,
    ),
  ),
  tree: item('staff', () =>
    group(
      lathe(
        'wood',
        [
          [0.05, -0.75],
          [0.045, 0.2],
          [0.03, 0.6],
        ],
        { sides: 9 },
      ),
      ...[0, 72, 144, 216, 288].map((degrees) =>
        turn(
          sweep(
            'wood',
            [
              [0, -0.72, 0],
              [0, -0.82, 0.1],
              [0, -0.86, 0.2],
            ],
            [0.03, 0.022, 0],
            { sides: 6 },
          ),
          [0, degrees, 0],
        ),
      ),
      ...[0.3, 0.52, 0.74].map((y, k) =>
        move(
          lathe(
            'pine',
            [
              [0.05, 0],
              [0.34 - 0.08 * k, -0.02],
              [0.1, 0.24],
              [0, 0.36],
            ],
            { sides: 11 },
          ),
          0,
          y,
          0,
        ),
      ),
    ),
  ),
} as const satisfies Record<string, HeldItem>;
