import type { RobotHeadKind } from '@diorama/catalogue';
import { box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const eyes = (slot: string, x: number, y: number, z: number, radius: number): Shape =>
  mirror(turn(cylinder(slot, radius, 0.03, { sides: 14 }), [90, 0, 0], [x, y, z]));

const grille = (y: number, z: number): Shape =>
  group(
    move(box('dark', 0.12, 0.045, 0.02), 0, y, z),
    ...[-0.04, -0.013, 0.013, 0.04].map((x) => move(box('shell', 0.008, 0.045, 0.03), x, y, z)),
  );

export const ANTENNA: Shape = group(
  rod('joint', [0, 0.1, 0], [0, 0.3, 0], 0.01, 6),
  move(sphere('accent', 0.03, { detail: 1 }), 0, 0.31, 0),
);

export const HEADS: Readonly<Record<RobotHeadKind, () => Shape>> = {
  box: () =>
    group(
      move(box('shell', 0.3, 0.25, 0.26, 0.02), 0, -0.11, 0),
      eyes('joint', 0.07, 0.03, 0.12, 0.05),
      eyes('light', 0.07, 0.03, 0.13, 0.036),
      grille(-0.075, 0.13),
      mirror(turn(cylinder('accent', 0.05, 0.05, { sides: 14 }), [0, 0, -90], [0.14, 0.01, 0])),
    ),
  dome: () =>
    group(
      lathe(
        'shell',
        [
          [0.13, -0.12],
          [0.15, -0.06],
          [0.15, 0.03],
          [0.12, 0.11],
          [0.06, 0.15],
          [0, 0.16],
        ],
        { sides: 20 },
      ),
      eyes('joint', 0.062, 0.03, 0.11, 0.052),
      eyes('light', 0.062, 0.03, 0.122, 0.038),
      grille(-0.07, 0.135),
      mirror(turn(cylinder('accent', 0.045, 0.05, { sides: 14 }), [0, 0, -90], [0.135, 0, 0])),
    ),
  visor: () =>
    group(
      move(sphere('shell', [0.1, 0.13, 0.12], { detail: 2 }), 0, 0, 0),
      move(sphere('dark', [0.086, 0.1, 0.1], { detail: 2 }), 0, 0.0, 0.034),
      eyes('light', 0.034, 0.015, 0.108, 0.013),
      move(box('light', 0.05, 0.006, 0.012), 0, -0.045, 0.12),
      mirror(turn(cylinder('joint', 0.036, 0.02, { sides: 14 }), [0, 0, -90], [0.09, 0, 0])),
    ),
  crest: () =>
    group(
      move(box('shell', 0.2, 0.2, 0.22, 0.04), 0, -0.1, 0),
      move(box('dark', 0.15, 0.05, 0.03), 0, 0.0, 0.105),
      mirror(turn(box('light', 0.056, 0.026, 0.02), [0, 0, 8], [0.038, 0.012, 0.118])),
      move(box('joint', 0.12, 0.08, 0.05, 0.012), 0, -0.1, 0.1),
      move(box('accent', 0.04, 0.09, 0.06, 0.01), 0, -0.12, 0.12),
      mirror(turn(box('yellow', 0.03, 0.2, 0.014), [-10, 0, -38], [0.02, 0.08, 0.11])),
      move(box('accent', 0.03, 0.07, 0.2, 0.01), 0, 0.09, 0),
      mirror(move(box('shell', 0.05, 0.14, 0.14, 0.02), 0.11, -0.07, 0)),
    ),
  round: () =>
    group(
      move(sphere('shell', 0.15, { detail: 2 }), 0, 0.02, 0),
      turn(cylinder('dark', 0.085, 0.03, { sides: 18 }), [90, 0, 0], [0, 0.02, 0.125]),
      turn(cylinder('light', 0.055, 0.03, { sides: 18 }), [90, 0, 0], [0, 0.02, 0.137]),
      mirror(turn(cylinder('joint', 0.05, 0.04, { sides: 14 }), [0, 0, -90], [0.13, 0.02, 0])),
    ),
};
