import type { Generated, PersonSpec } from '@diorama/catalogue';
import { box, group, mirror, move, scale, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { BUILDS } from '../body/builds.js';
import { POSES } from '../body/poses.js';
import { createSkeleton } from '../body/skeleton.js';
import type { Limb } from '../body/skeleton.js';
import { placeIn } from '../frame/frame.js';
import { BEAST_HEADS } from '../head/beast-heads.js';

type BonesSpec = Extract<PersonSpec, { readonly generator: 'bones' }>;

/** A bare skeleton, as of an anatomy room. */
export function generateBones({ pose, leftArm, rightArm }: BonesSpec): Generated {
  const [legs, left, right, nod = 0] = POSES[pose];
  const {
    torso,
    head,
    arms,
    legs: limbs,
    build,
  } = createSkeleton(BUILDS.man, { legs, arms: [leftArm ?? left, rightArm ?? right], lean: 0, nod });
  const skull = BEAST_HEADS.skull?.(0.016) ?? group();
  return {
    shape: group(
      placeIn(scale(skull, build.head), head),
      placeIn(group(createTrunk(build.torso), createPelvis(), createShoulders(build.torso, build.shoulderX)), torso),
      ...arms.map((arm) => createLimb(arm, 0.022, createHandBones(arm.side))),
      ...limbs.map((leg) => createLimb(leg, 0.03, createFootBones())),
    ),
    finishes: { skin: 'bone', dark: 'plastic #1c1a18' },
  };
}

function createTrunk(top: number): Shape {
  const ribs = [0, 1, 2, 3, 4, 5, 6].map((k) => {
    const y = top - 0.045 - 0.044 * k;
    const width = 0.1 + 0.045 * Math.sin((Math.PI * (k + 1.2)) / 8);
    return move(turn(scale(torus('skin', 1, 0.085, 18), [width, 0.13, 0.66 * width]), [-14, 0, 0]), 0, y, 0.02);
  });
  const spine = Array.from({ length: 12 }, (_, k) =>
    move(box('skin', 0.05, 0.034, 0.05, 0.008), 0, 0.04 + 0.052 * k, -0.055 + 0.02 * Math.sin(k / 2)),
  );
  return group(
    ...ribs,
    ...spine,
    move(box('skin', 0.034, 0.2, 0.016, 0.004), 0, top - 0.25, 0.105),
    sweep(
      'skin',
      [
        [0, top, -0.05],
        [0, top + 0.14, -0.02],
      ],
      0.026,
      { sides: 8 },
    ),
  );
}

const createPelvis = (): Shape =>
  group(
    mirror(
      group(
        turn(sphere('skin', [0.085, 0.09, 0.03], { detail: 1 }), [20, -30, 20], [0.075, 0.045, -0.02]),
        sweep(
          'skin',
          [
            [0.09, 0, 0.0],
            [0.05, -0.05, 0.04],
            [0, -0.045, 0.055],
          ],
          0.02,
          { sides: 7 },
        ),
      ),
    ),
    move(sphere('skin', [0.045, 0.07, 0.03], { detail: 1 }), 0, 0.0, -0.065),
  );

const createShoulders = (top: number, x: number): Shape =>
  mirror(
    group(
      sweep(
        'skin',
        [
          [0.01, top - 0.03, 0.07],
          [0.6 * x, top + 0.01, 0.04],
          [x, top - 0.01, 0],
        ],
        0.014,
        { sides: 7 },
      ),
      turn(sphere('skin', [0.055, 0.085, 0.014], { detail: 1 }), [0, -20, 10], [0.11, top - 0.1, -0.09]),
    ),
  );

/** Two long bones with knobs at their ends. */
function createLimb({ root, joint, end, tip }: Limb, radius: number, extremity: Shape): Shape {
  const bone = (from: Vec3, to: Vec3, size: number): Shape =>
    sweep(
      'skin',
      [from, lerpVectors(from, to, 0.09), lerpVectors(from, to, 0.2), lerpVectors(from, to, 0.8), lerpVectors(from, to, 0.92), to],
      [1.5 * size, 1.35 * size, 0.8 * size, 0.8 * size, 1.3 * size, 1.4 * size],
      { sides: 8 },
    );
  const [across, forth] = [tip.x, tip.z];
  const aside = (point: Vec3, amount: number, ahead = 0): Vec3 => [
    point[0] + amount * across[0] + ahead * forth[0],
    point[1] + amount * across[1] + ahead * forth[1],
    point[2] + amount * across[2] + ahead * forth[2],
  ];
  return group(
    move(sphere('skin', 1.5 * radius, { detail: 1 }), ...root),
    bone(root, joint, radius),
    bone(aside(joint, 0.012), aside(end, 0.014), 0.72 * radius),
    bone(aside(joint, -0.014), aside(end, -0.016), 0.6 * radius),
    placeIn(extremity, tip),
  );
}

const createHandBones = (side: number): Shape =>
  group(
    move(box('skin', 0.03, 0.05, 0.06, 0.01), 0, 0, 0),
    ...[-0.03, -0.01, 0.01, 0.03].map((z) =>
      sweep(
        'skin',
        [
          [0, 0.04, z],
          [0, 0.1, 1.15 * z],
          [-0.012 * side, 0.15, 1.2 * z],
          [-0.03 * side, 0.185, 1.2 * z],
        ],
        [0.01, 0.009, 0.009, 0.005],
        { sides: 5 },
      ),
    ),
    sweep(
      'skin',
      [
        [0, 0.03, 0.03],
        [-0.012 * side, 0.08, 0.06],
        [-0.02 * side, 0.11, 0.065],
      ],
      [0.01, 0.009, 0.005],
      { sides: 5 },
    ),
  );

const createFootBones = (): Shape =>
  group(
    move(sphere('skin', [0.036, 0.036, 0.045], { detail: 1 }), 0, -0.05, -0.03),
    move(sphere('skin', [0.036, 0.03, 0.05], { detail: 1 }), 0, -0.04, 0.03),
    ...[-0.03, -0.01, 0.01, 0.03].map((x) =>
      sweep(
        'skin',
        [
          [0.7 * x, -0.045, 0.05],
          [x, -0.062, 0.13],
          [1.15 * x, -0.074, 0.2],
        ],
        [0.013, 0.011, 0.008],
        { sides: 5 },
      ),
    ),
  );
