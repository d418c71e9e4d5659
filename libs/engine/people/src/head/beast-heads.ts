import type { HeadKind } from '@diorama/catalogue';
import { box, cylinder, group, implicit, lathe, mirror, move, radial, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Heads that are not those of people, in the frame of the head. */
export const BEAST_HEADS: Readonly<Partial<Record<HeadKind, (cell: number) => Shape>>> = {
  skull: createBareSkull,
  alien: createAlienHead,
  bull: createBullHead,
  wolf: (cell) => createWolfHead(cell, 0.15, 0.07),
  jackal: (cell) => createWolfHead(cell, 0.19, 0.15),
  sack: createSackHead,
  pumpkin: createPumpkinHead,
};

const eyePair = (x: number, y: number, z: number, radius: number): Shape => mirror(move(sphere('eye', radius, { detail: 1 }), x, y, z));

function createBareSkull(cell: number): Shape {
  return group(
    implicit(
      'skin',
      [
        { from: [0, 0.04, -0.03], to: [0, 0.04, 0.01], radii: [0.088, 0.086], flatten: 0.92 },
        { from: [-0.045, -0.012, 0.052], to: [0.045, -0.012, 0.052], radii: [0.026, 0.026] },
        { from: [0, -0.03, 0.05], to: [0, -0.05, 0.056], radii: [0.042, 0.036] },
        { from: [0, -0.102, 0.055], to: [0, -0.106, 0.055], radii: [0.022, 0.022], flatten: 1.3 },
        { from: [0.055, -0.05, 0.01], to: [0.028, -0.1, 0.05], radii: [0.014, 0.016] },
        { from: [-0.055, -0.05, 0.01], to: [-0.028, -0.1, 0.05], radii: [0.014, 0.016] },
      ],
      { blend: 0.016, cell: 0.85 * cell },
    ),
    mirror(move(sphere('dark', [0.024, 0.026, 0.014], { detail: 1 }), 0.036, 0.012, 0.084)),
    move(sphere('dark', [0.012, 0.017, 0.01], { detail: 1 }), 0, -0.028, 0.094),
    move(box('dark', 0.06, 0.012, 0.02), 0, -0.088, 0.072),
    ...[-2, -1, 0, 1, 2].map((k) => move(box('skin', 0.01, 0.02, 0.012), 0.0125 * k, -0.088, 0.08)),
  );
}

function createAlienHead(cell: number): Shape {
  return group(
    implicit(
      'skin',
      [
        { from: [0, 0.075, -0.03], to: [0, 0.06, 0.015], radii: [0.125, 0.115], flatten: 1 },
        { from: [0, 0, 0.02], to: [0, -0.09, 0.04], radii: [0.075, 0.028] },
        { from: [0, -0.06, -0.02], to: [0, -0.18, -0.02], radii: [0.03, 0.034] },
      ],
      { blend: 0.04, cell },
    ),
    mirror(turn(sphere('eye', [0.026, 0.046, 0.02], { detail: 2 }), [0, 26, 30], [0.056, 0.022, 0.112])),
    sweep(
      'lips',
      [
        [-0.018, -0.078, 0.068],
        [0.018, -0.078, 0.068],
      ],
      0.004,
      { sides: 5 },
    ),
  );
}

function createBullHead(cell: number): Shape {
  return group(
    implicit(
      'skin',
      [
        { from: [0, 0.04, -0.02], to: [0, 0.02, 0.04], radii: [0.095, 0.08] },
        { from: [0, 0, 0.06], to: [0, -0.07, 0.15], radii: [0.066, 0.052] },
        { from: [-0.02, -0.08, 0.16], to: [0.02, -0.08, 0.16], radii: [0.04, 0.04] },
        { from: [0.08, 0.03, -0.01], to: [0.17, 0.01, -0.02], radii: [0.022, 0.012] },
        { from: [-0.08, 0.03, -0.01], to: [-0.17, 0.01, -0.02], radii: [0.022, 0.012] },
        { from: [0, -0.03, -0.04], to: [0, -0.17, -0.04], radii: [0.09, 0.11] },
      ],
      { blend: 0.03, cell: 1.15 * cell },
    ),
    eyePair(0.062, 0.02, 0.085, 0.014),
    mirror(move(sphere('dark', 0.012, { detail: 1 }), 0.022, -0.075, 0.194)),
    turn(
      lathe(
        'gold',
        [
          [0.028, -0.004],
          [0.032, 0],
          [0.028, 0.004],
          [0.024, 0],
          [0.028, -0.004],
        ],
        { sides: 14 },
      ),
      [75, 0, 0],
      [0, -0.112, 0.19],
    ),
    mirror(
      sweep(
        'horn',
        [
          [0.06, 0.09, -0.01],
          [0.15, 0.11, 0],
          [0.21, 0.16, 0.02],
          [0.22, 0.25, 0.05],
        ],
        [0.034, 0.03, 0.02, 0],
        { sides: 8 },
      ),
    ),
  );
}

function createWolfHead(cell: number, muzzle: number, ear: number): Shape {
  return group(
    implicit(
      'skin',
      [
        { from: [0, 0.03, -0.02], to: [0, 0.02, 0.03], radii: [0.086, 0.07] },
        { from: [0, 0, 0.06], to: [0, -0.03, 0.06 + muzzle * 0.85], radii: [0.046, 0.026] },
        { from: [0, -0.05, 0.05], to: [0, -0.07, 0.04 + muzzle * 0.7], radii: [0.026, 0.018] },
        { from: [0.05, 0.08, -0.02], to: [0.068, 0.12 + ear, -0.02], radii: [0.036, 0.008], flatten: 0.8 },
        { from: [-0.05, 0.08, -0.02], to: [-0.068, 0.12 + ear, -0.02], radii: [0.036, 0.008], flatten: 0.8 },
        { from: [0, -0.03, -0.03], to: [0, -0.17, -0.03], radii: [0.085, 0.09] },
        { from: [0.06, -0.04, 0.01], to: [0.1, -0.08, -0.01], radii: [0.03, 0.012] },
        { from: [-0.06, -0.04, 0.01], to: [-0.1, -0.08, -0.01], radii: [0.03, 0.012] },
      ],
      { blend: 0.025, cell: 1.1 * cell },
    ),
    mirror(move(sphere('eye', 0.013, { detail: 1 }), 0.038, 0.035, 0.085)),
    move(sphere('dark', 0.018, { detail: 1 }), 0, -0.024, 0.075 + muzzle),
    mirror(
      sweep(
        'white',
        [
          [0.017, -0.05, 0.03 + muzzle],
          [0.017, -0.078, 0.034 + muzzle],
        ],
        [0.008, 0],
        { sides: 5 },
      ),
    ),
  );
}

function createSackHead(): Shape {
  const ring = scale(
    lathe(
      'rope',
      [
        [0.07, -0.012],
        [0.078, 0],
        [0.07, 0.012],
      ],
      { sides: 14 },
    ),
    1,
  );
  return group(
    scale(
      lathe(
        'skin',
        [
          [0.05, -0.17],
          [0.068, -0.13],
          [0.1, -0.06],
          [0.112, 0.02],
          [0.098, 0.09],
          [0.05, 0.13],
          [0, 0.138],
        ],
        { sides: 18 },
      ),
      [0.95, 1, 1],
    ),
    move(ring, 0, -0.12, 0),
    mirror(turn(cylinder('dark', 0.019, 0.012, { sides: 10 }), [90, 0, 0], [0.038, 0.03, 0.098])),
    sweep(
      'dark',
      [
        [-0.05, -0.03, 0.088],
        [-0.025, -0.05, 0.094],
        [0, -0.056, 0.096],
        [0.025, -0.05, 0.094],
        [0.05, -0.03, 0.088],
      ],
      0.006,
      { sides: 5 },
    ),
    ...[-0.034, -0.012, 0.012, 0.034].map((x) => move(box('dark', 0.006, 0.03, 0.012), x, -0.066, 0.09)),
    turn(
      lathe(
        'carrot',
        [
          [0.018, 0],
          [0, 0.05],
        ],
        { sides: 8 },
      ),
      [90, 0, 0],
      [0, -0.006, 0.106],
    ),
  );
}

function createPumpkinHead(): Shape {
  return group(
    radial(scale(sphere('pumpkin', [0.06, 0.125, 0.075], { detail: 2 }), 1), 9, 0.075),
    move(sphere('pumpkin', [0.11, 0.11, 0.11], { detail: 1 }), 0, 0, 0),
    turn(cylinder('stem', 0.02, 0.07, { top: 0.014, sides: 7 }), [10, 0, 8], [0, 0.11, 0]),
    mirror(turn(cylinder('flame', 0.034, 0.02, { sides: 3 }), [90, 0, 0], [0.055, 0.03, 0.132])),
    turn(cylinder('flame', 0.018, 0.02, { sides: 3 }), [90, 0, 0], [0, -0.01, 0.14]),
    sweep(
      'flame',
      [
        [-0.08, -0.035, 0.112],
        [-0.05, -0.062, 0.13],
        [-0.02, -0.05, 0.142],
        [0.0, -0.07, 0.142],
        [0.02, -0.05, 0.142],
        [0.05, -0.062, 0.13],
        [0.08, -0.035, 0.112],
      ],
      0.011,
      { sides: 5 },
    ),
  );
}
