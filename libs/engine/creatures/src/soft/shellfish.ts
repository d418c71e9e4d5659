import type { Shape } from '@diorama/shape-language';
import { group, mirror, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** A claw with two fingers at a wrist, pointing to +z. */
function claw({ slot }: Palette, at: Vec3, size: number, yaw: number): Shape {
  return turn(
    group(
      move(sphere(slot('claws'), [0.1 * size, 0.07 * size, 0.13 * size], { detail: 2 }), 0, 0, 0.1 * size),
      limb(
        slot('claws'),
        [
          [0.05 * size, 0, 0.16 * size, 0.06 * size],
          [0.08 * size, 0, 0.28 * size, 0.045 * size],
          [0.01 * size, 0, 0.4 * size, 0],
        ],
        { sides: 7 },
      ),
      limb(
        slot('claw-tips'),
        [
          [-0.05 * size, 0, 0.16 * size, 0.05 * size],
          [-0.09 * size, 0.01, 0.26 * size, 0.035 * size],
          [-0.03 * size, 0, 0.36 * size, 0],
        ],
        { sides: 7 },
      ),
    ),
    [0, yaw, 0],
    at,
  );
}

const walkingLeg = ({ slot }: Palette, root: Vec3, reach: number, angle: number): Shape => {
  const [dx, dz] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return limb(
    slot('legs'),
    [
      [...root, 0.028] as const,
      [root[0] + dx * reach * 0.5, root[1] + 0.08, root[2] + dz * reach * 0.5, 0.026],
      [root[0] + dx * reach * 0.85, root[1] - 0.02, root[2] + dz * reach * 0.85, 0.018],
      [root[0] + dx * reach, 0.005, root[2] + dz * reach, 0],
    ],
    { sides: 6, steps: 2 },
  );
};

const stalkEyes = ({ slot }: Palette, x: number, y: number, z: number): Shape =>
  mirror(
    group(
      limb(
        slot('legs'),
        [
          [x, y - 0.05, z, 0.014],
          [x * 1.2, y + 0.04, z + 0.02, 0.012],
        ],
        { sides: 6, steps: 1 },
      ),
      move(sphere(slot('eye'), 0.025, { detail: 1 }), x * 1.22, y + 0.055, z + 0.022),
    ),
  );

function crab(palette: Palette): Shape[] {
  const { slot } = palette;
  const legs = [-48, -22, 4, 26].map((angle, k) => walkingLeg(palette, [0.2, 0.14, -0.1 + 0.05 * k], 0.34, angle));
  const arm: Joint[] = [
    [0.18, 0.14, 0.1, 0.045],
    [0.36, 0.17, 0.16, 0.045],
    [0.34, 0.2, 0.28, 0.04],
  ];
  return [
    move(scale(sphere(slot('body'), [0.28, 0.11, 0.2], { detail: 3 }), 1), 0, 0.17, 0),
    move(sphere(slot('belly'), [0.24, 0.08, 0.17], { detail: 2 }), 0, 0.12, 0.01),
    mirror(group(...legs, limb(slot('claws'), arm, { sides: 8 }), claw(palette, [0.34, 0.2, 0.27], 0.85, -28))),
    ...[-0.16, -0.08, 0.08, 0.16].map((x) =>
      move(sphere(slot('spots'), [0.025, 0.014, 0.025], { detail: 1 }), x, 0.265 - 0.3 * x * x, 0.0 + 0.3 * Math.abs(x)),
    ),
    stalkEyes(palette, 0.06, 0.26, 0.16),
  ];
}

/** Rings of a tail with a fan at its end, from a root backwards. */
function ringedTail({ slot }: Palette, size: number, y: number, z: number, curl: number): Shape[] {
  const rings: Shape[] = [];
  let [py, pz, pitch] = [y, z, 0];
  for (let k = 0; k < 6; k++) {
    const r = size * (1 - 0.09 * k);
    rings.push(turn(sphere(slot('body'), [r, r * 0.85, r * 0.62], { detail: 2 }), [pitch, 0, 0], [0, py, pz]));
    pitch += curl;
    const step = r * 0.78;
    py -= Math.sin((pitch * Math.PI) / 180) * step;
    pz -= Math.cos((pitch * Math.PI) / 180) * step;
  }
  const fan = [-50, -24, 0, 24, 50].map((yaw) =>
    turn(move(sphere(slot('claws'), [size * 0.3, size * 0.1, size * 0.75], { detail: 1 }), 0, 0, -size * 0.6), [0, yaw, 0]),
  );
  return [...rings, turn(group(...fan), [pitch, 0, 0], [0, py, pz])];
}

function lobster(palette: Palette): Shape[] {
  const { slot } = palette;
  const legs = [-40, -14, 10, 30].map((angle, k) => walkingLeg(palette, [0.05, 0.08, -0.06 + 0.06 * k], 0.22, angle));
  const arm: Joint[] = [
    [0.05, 0.1, 0.14, 0.03],
    [0.16, 0.11, 0.2, 0.03],
    [0.15, 0.12, 0.32, 0.03],
  ];
  return [
    move(sphere(slot('body'), [0.085, 0.08, 0.19], { detail: 3 }), 0, 0.11, 0.06),
    limb(
      slot('body'),
      [
        [0, 0.13, 0.2, 0.035],
        [0, 0.14, 0.27, 0.016],
        [0, 0.15, 0.31, 0],
      ],
      { sides: 7 },
    ),
    ...ringedTail(palette, 0.075, 0.1, -0.14, 5),
    mirror(group(...legs, limb(slot('claws'), arm, { sides: 8 }), claw(palette, [0.15, 0.12, 0.31], 0.85, -8))),
    mirror(
      limb(
        slot('legs'),
        [
          [0.03, 0.14, 0.22, 0.01],
          [0.1, 0.26, 0.36, 0.007],
          [0.22, 0.3, 0.1, 0.005],
          [0.3, 0.24, -0.3, 0],
        ],
        { sides: 5 },
      ),
    ),
    stalkEyes(palette, 0.04, 0.17, 0.2),
  ];
}

function shrimp(palette: Palette): Shape[] {
  const { slot } = palette;
  const legs = [-30, -10, 8, 24].map((angle, k) => walkingLeg(palette, [0.02, 0.1, 0 + 0.05 * k], 0.14, angle));
  return [
    move(sphere(slot('body'), [0.08, 0.09, 0.17], { detail: 2 }), 0, 0.2, 0.08),
    limb(
      slot('body'),
      [
        [0, 0.23, 0.2, 0.03],
        [0, 0.25, 0.32, 0],
      ],
      { sides: 6, steps: 1 },
    ),
    ...ringedTail(palette, 0.085, 0.22, -0.1, 22),
    mirror(group(...legs)),
    mirror(
      limb(
        slot('legs'),
        [
          [0.03, 0.24, 0.22, 0.008],
          [0.1, 0.36, 0.36, 0.006],
          [0.2, 0.42, 0.1, 0.005],
          [0.26, 0.36, -0.3, 0],
        ],
        { sides: 5 },
      ),
    ),
    stalkEyes(palette, 0.05, 0.26, 0.2),
  ];
}

function hermitCrab(palette: Palette): Shape[] {
  const { slot } = palette;
  const whorls = [0.24, 0.19, 0.145, 0.1, 0.06].map((r, k) =>
    turn(
      sphere(slot(k % 2 === 0 ? 'shell' : 'stripes'), [r, r * 0.9, r * 0.8], { detail: 2 }),
      [-30, 0, 0],
      [0, 0.28 + 0.1 * k, -0.1 - 0.1 * k],
    ),
  );
  const legs = [10, 36].map((angle, k) => walkingLeg(palette, [0.1, 0.12, 0.06 + 0.05 * k], 0.26, angle));
  return [
    ...whorls,
    move(sphere(slot('body'), [0.12, 0.09, 0.12], { detail: 2 }), 0, 0.14, 0.14),
    mirror(group(...legs, claw(palette, [0.1, 0.12, 0.22], 0.55, 6))),
    stalkEyes(palette, 0.045, 0.24, 0.2),
  ];
}

/** Crabs, lobsters and shrimps. */
export const SHELLFISH = { crab, lobster, shrimp, 'hermit-crab': hermitCrab };
