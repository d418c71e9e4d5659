import { box, cylinder, group, lathe, mirror, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { lens } from './machine-parts.js';

/** A dog-like robot on four jointed legs. */
export function createQuadruped(): Shape {
  const leg = (z: number): Shape =>
    group(
      turn(cylinder('joint', 0.06, 0.1, { sides: 16 }), [0, 0, -90], [0.1, 0.52, z]),
      turn(cylinder('accent', 0.062, 0.03, { sides: 16 }), [0, 0, -90], [0.195, 0.52, z]),
      sweep(
        'shell',
        [
          [0.18, 0.52, z],
          [0.18, 0.4, z - 0.09],
          [0.18, 0.28, z - 0.16],
        ],
        [0.05, 0.045, 0.036],
        { sides: 8 },
      ),
      move(sphere('joint', 0.04, { detail: 1 }), 0.18, 0.28, z - 0.16),
      sweep(
        'joint',
        [
          [0.18, 0.28, z - 0.16],
          [0.18, 0.04, z],
        ],
        [0.03, 0.02],
        { sides: 8 },
      ),
      move(sphere('rubber', 0.034, { detail: 1 }), 0.18, 0.034, z),
    );
  return group(
    move(box('shell', 0.22, 0.15, 0.78, 0.045), 0, 0.46, 0),
    move(box('accent', 0.225, 0.04, 0.5, 0.015), 0, 0.52, 0),
    move(box('dark', 0.19, 0.13, 0.05, 0.02), 0, 0.47, 0.39),
    lens(0.05, 0.55, 0.4, 0.028, 'light'),
    lens(-0.05, 0.55, 0.4, 0.028, 'light'),
    move(box('joint', 0.05, 0.012, 0.3, 0.004), 0.06, 0.61, 0),
    move(box('joint', 0.05, 0.012, 0.3, 0.004), -0.06, 0.61, 0),
    move(cylinder('dark', 0.055, 0.07, { sides: 16 }), 0, 0.61, -0.2),
    mirror(group(leg(0.32), leg(-0.28))),
    sweep(
      'joint',
      [
        [0, 0.6, 0.26],
        [0, 0.74, 0.28],
        [0, 0.8, 0.4],
      ],
      0.03,
      { sides: 8 },
    ),
    move(box('shell', 0.13, 0.11, 0.2, 0.03), 0, 0.75, 0.44),
    lens(0, 0.81, 0.53, 0.03, 'red'),
  );
}

/** A robot on six legs. */
export function createHexapod(): Shape {
  const leg = group(
    move(sphere('joint', 0.055, { detail: 1 }), 0, 0.34, 0.2),
    rod('shell', [0, 0.34, 0.2], [0, 0.54, 0.46], 0.04),
    move(sphere('joint', 0.05, { detail: 1 }), 0, 0.54, 0.46),
    sweep(
      'shell',
      [
        [0, 0.54, 0.46],
        [0, 0.3, 0.68],
        [0, 0, 0.76],
      ],
      [0.042, 0.03, 0.008],
      { sides: 8 },
    ),
    move(box('accent', 0.07, 0.05, 0.14, 0.012), 0, 0.44, 0.34),
  );
  return group(
    ...[35, 90, 145, -35, -90, -145].map((degrees) => turn(leg, [0, degrees, 0])),
    move(scale(sphere('shell', [0.24, 0.12, 0.28], { detail: 2 }), 1), 0, 0.36, -0.02),
    move(
      lathe(
        'accent',
        [
          [0.2, 0],
          [0.18, 0.05],
          [0, 0.07],
        ],
        { sides: 18 },
      ),
      0,
      0.42,
      -0.04,
    ),
    move(sphere('shell', [0.14, 0.1, 0.12], { detail: 2 }), 0, 0.37, 0.27),
    lens(0.055, 0.4, 0.35, 0.035, 'red'),
    lens(-0.055, 0.4, 0.35, 0.035, 'red'),
    rod('joint', [0.05, 0.44, 0.26], [0.1, 0.66, 0.28], 0.008, 5),
    move(sphere('red', 0.02, { detail: 1 }), 0.1, 0.67, 0.28),
  );
}
