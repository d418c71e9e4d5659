import type { LowerKind } from '@diorama/catalogue';
import { group, implicit, move, sheet, sphere, sweep } from '@diorama/shape-language';
import type { Bone, Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { SIDES } from '../body/skeleton.js';
import type { Skeleton } from '../body/skeleton.js';
import { drape, torsoRing } from '../clothes/cloth.js';

const bone = (from: Vec3, to: Vec3, radii: readonly [number, number], slot?: Slot, flatten = 1): Bone => ({
  from,
  to,
  radii,
  flatten,
  ...(slot === undefined ? {} : { slot }),
});

/** A fish tail that rests on the ground and turns up at its left. */
function createFishTail({ torso }: Skeleton): Shape {
  const hip = torso.at[1];
  const fluke = (side: number): Shape =>
    sheet(
      'fin',
      [
        [
          [0.6, 0.12, 0],
          [0.64, 0.16, 0],
        ],
        [
          [0.68 + 0.04 * side, 0.2, 0.05 * side],
          [0.72, 0.22 + 0.02 * side, 0.05 * side],
        ],
        [
          [0.72 - 0.1 * side, 0.36 - 0.03 * side, 0.16 * side],
          [0.86 + 0.06 * side, 0.28, 0.16 * side],
        ],
        [
          [0.74 - 0.2 * side, 0.5 - 0.03 * side, 0.24 * side],
          [0.84, 0.36 - 0.02 * side, 0.22 * side],
        ],
      ],
      0.024,
    );
  return group(
    implicit(
      'tail',
      [
        bone([0, hip + 0.05, 0], [0.0, hip - 0.12, 0.03], [0.112, 0.12], undefined, 1.4),
        bone([0.0, hip - 0.12, 0.03], [0.02, hip - 0.42, 0.1], [0.125, 0.105], undefined, 1.25),
        bone([0.02, hip - 0.42, 0.1], [0.06, 0.2, 0.1], [0.105, 0.09]),
        bone([0.06, 0.2, 0.1], [0.24, 0.09, 0.08], [0.09, 0.075]),
        bone([0.24, 0.09, 0.08], [0.46, 0.065, 0.03], [0.075, 0.055]),
        bone([0.46, 0.065, 0.03], [0.63, 0.15, 0], [0.055, 0.035]),
      ],
      { blend: 0.06, cell: 0.034 },
    ),
    fluke(1),
    fluke(-1),
    sheet(
      'fin',
      [
        [
          [-0.15, hip + 0.1, 0.02],
          [-0.08, hip + 0.07, 0.115],
          [0, hip + 0.05, 0.14],
          [0.08, hip + 0.07, 0.115],
          [0.15, hip + 0.1, 0.02],
        ],
        [
          [-0.19, hip - 0.04, 0.03],
          [-0.1, hip - 0.08, 0.15],
          [0, hip - 0.1, 0.18],
          [0.1, hip - 0.08, 0.15],
          [0.19, hip - 0.04, 0.03],
        ],
      ],
      0.018,
    ),
  );
}

function createSnakeTail({ torso }: Skeleton): Shape {
  const hip = torso.at[1];
  const coil = Array.from({ length: 30 }, (_, k): Vec3 => {
    const angle = 0.42 * k;
    const radius = 0.2 + 0.012 * k;
    return [radius * Math.sin(angle), Math.max(0.09 - 0.001 * k, 0.36 - 0.022 * k), radius * Math.cos(angle) - 0.05];
  });
  const path: Vec3[] = [[0, hip + 0.02, 0], [0, hip - 0.2, 0.02], [-0.02, hip - 0.4, 0.1], ...coil];
  return sweep(
    'tail',
    path,
    path.map((_, k) => (k < 2 ? 0.135 : Math.max(0, 0.125 * (1 - (k / path.length) ** 3)))),
    { sides: 12 },
  );
}

/** The body of a horse under and behind the hips of a rider or a centaur. */
export function createHorseBody(chestZ: number, height: number): Shape {
  const leg = (x: number, z: number, lift: number): Bone[] => [
    bone([x, height - 0.02, z], [x, height - 0.42, z + 0.03 + 0.4 * lift], [0.1, 0.062], 'hide'),
    bone([x, height - 0.42, z + 0.03 + 0.4 * lift], [x, 0.12 + lift, z - 0.02 + 0.25 * lift], [0.056, 0.04], 'hide'),
    bone([x, 0.12 + lift, z - 0.02 + 0.25 * lift], [x, 0.05 + lift, z + 0.02 + 0.2 * lift], [0.046, 0.056], 'hoof'),
  ];
  return group(
    implicit(
      'hide',
      [
        bone([0, height, chestZ], [0, height - 0.02, chestZ - 0.45], [0.2, 0.19], 'hide', 1.02),
        bone([0, height - 0.02, chestZ - 0.45], [0, height + 0.02, chestZ - 0.85], [0.19, 0.205], 'hide', 1.02),
        ...leg(0.13, chestZ + 0.04, 0.18),
        ...leg(-0.13, chestZ + 0.04, 0),
        ...leg(0.13, chestZ - 0.9, 0),
        ...leg(-0.13, chestZ - 0.94, 0),
      ],
      { blend: 0.08, cell: 0.04 },
    ),
    sweep(
      'mane',
      [
        [0, height + 0.14, chestZ - 1.0],
        [0, height + 0.1, chestZ - 1.16],
        [0, height - 0.25, chestZ - 1.24],
        [0, height - 0.62, chestZ - 1.2],
      ],
      [0.04, 0.06, 0.075, 0.01],
      { sides: 9 },
    ),
  );
}

const createCentaurBody = ({ torso }: Skeleton): Shape =>
  group(
    createHorseBody(-0.02, torso.at[1] - 0.06),
    implicit('hide', [bone([0, torso.at[1] - 0.04, -0.02], [0, torso.at[1] + 0.07, 0], [0.19, 0.125], 'hide', 1.05)], {
      blend: 0.05,
      cell: 0.03,
    }),
  );

function createGoatLegs({ legs, build, torso }: Skeleton): Shape {
  const bones = legs.flatMap(({ side, root }): Bone[] => {
    const ground = 0.04;
    const x = root[0] + 0.05 * side;
    return [
      bone(root, [x, root[1] * 0.58, 0.13], [build.leg[0] * 1.15, 0.08], 'goat'),
      bone([x, root[1] * 0.58, 0.13], [x, root[1] * 0.3, -0.12], [0.08, 0.048], 'goat'),
      bone([x, root[1] * 0.3, -0.12], [x, 0.1, 0.0], [0.046, 0.042], 'goat'),
      bone([x, 0.09, 0.01], [x, ground, 0.04], [0.05, 0.058], 'hoof'),
    ];
  });
  return implicit('goat', [bone([0, torso.at[1] - 0.02, 0], [0, torso.at[1] + 0.07, 0], [0.12, 0.115], 'goat', 1.35), ...bones], {
    blend: 0.06,
    cell: 0.034,
  });
}

/** The ragged end of a ghost that floats. */
function createWisp(skeleton: Skeleton): Shape {
  const waist = torsoRing(skeleton, 0.16, 0.016);
  const at = (y: number, x: number, z: number, fold: number, back: number) => ({ at: [0, y, back] as Vec3, x, z, fold });
  return group(
    drape(
      'top',
      [
        at(0.08, 0.02, 0.02, 0, -0.34),
        at(0.16, 0.07, 0.07, 0.2, -0.24),
        at(0.36, 0.15, 0.14, 0.16, -0.1),
        at(0.62, 0.21, 0.19, 0.1, -0.03),
        at(0.86, 0.2, 0.17, 0.04, 0),
        waist,
      ],
      7,
    ),
    ...SIDES.map((side) => move(sphere('top', [0.03, 0.06, 0.03], { detail: 1 }), 0.2 * side, 0.3, -0.1)),
  );
}

/** What stands in for the legs, by name. */
export const LOWER_BODIES: Readonly<Partial<Record<LowerKind, (skeleton: Skeleton) => Shape>>> = {
  fish: createFishTail,
  snake: createSnakeTail,
  horse: createCentaurBody,
  goat: createGoatLegs,
  wisp: createWisp,
};
