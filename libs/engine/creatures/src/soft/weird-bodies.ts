import type { Bone, Shape } from '@diorama/shape-language';
import { curve, group, implicit, lathe, mirror, move, radial, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { ball, both, limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import { dragonSkeleton } from '../skeletons/dragon-skeleton.js';
import { mammothSkeleton, sauropodSkeleton, theropodSkeleton } from '../skeletons/mounted-skeletons.js';
import { pairOfEyes } from './soft-bodies.js';

/** One arm that rises from the ground and curls, with suckers on its inner side. */
function risingArm({ slot }: Palette, height: number, thick: number, lean: number): Shape {
  const joints: Joint[] = [
    [0, -0.02, 0, thick],
    [0.02, height * 0.25, lean * 0.2, thick * 0.86],
    [-0.02, height * 0.5, lean * 0.5, thick * 0.7],
    [0, height * 0.76, lean * 0.55, thick * 0.54],
    [0.01, height * 0.94, lean * 0.75 + height * 0.1, thick * 0.4],
    [0, height * 0.93, lean * 0.75 + height * 0.26, thick * 0.28],
    [0, height * 0.8, lean * 0.75 + height * 0.3, thick * 0.18],
    [0, height * 0.74, lean * 0.75 + height * 0.22, 0.004],
  ];
  const cups = curve(joints, 4)
    .filter((_, k) => k % 2 === 0)
    .flatMap(([x, y, z, r], k) =>
      [-1, 1].map((side) =>
        move(sphere(slot('suckers'), [r * 0.3, r * 0.3, r * 0.3], { detail: 1 }), x + side * r * 0.42, y, z + r * (k > 8 ? -0.6 : 0.82)),
      ),
    );
  return group(limb(slot('arms'), joints, { steps: 4, sides: 10 }), ...cups.slice(0, 28));
}

function kraken(palette: Palette): Shape[] {
  const { slot } = palette;
  const bones: Bone[] = [
    { from: [0, 0.05, -0.02], to: [0, 0.24, -0.03], radii: [0.16, 0.17] },
    { from: [0, 0.26, -0.06], to: [0, 0.46, -0.14], radii: [0.16, 0.1] },
    ...both(ball([0.11, 0.19, 0.09], 0.05)),
  ];
  const arms = [20, 62, 108, 152, 208, 252, 298, 340].map((yaw, k) =>
    turn(move(risingArm(palette, 0.34 + 0.12 * (k % 3), 0.055, 0.12), 0, 0, 0.3), [0, yaw, 0]),
  );
  return [
    implicit(slot('body'), bones, { blend: 0.08, cell: 0.04 }),
    ...arms,
    ...pairOfEyes(palette, 0.05, [0.115, 0.2, 0.12]),
    lathe(
      slot('water'),
      [
        [0.62, 0],
        [0.6, 0.02],
        [0, 0.03],
      ],
      { sides: 28 },
    ),
    radial(
      move(
        lathe(
          slot('foam'),
          [
            [0.09, 0],
            [0.08, 0.03],
            [0.03, 0.035],
            [0, 0.035],
          ],
          { sides: 10 },
        ),
        0,
        0.012,
        0.3,
      ),
      8,
    ),
  ];
}

function slime(palette: Palette): Shape[] {
  const { slot } = palette;
  const bones: Bone[] = [
    { from: [0, 0.28, 0], to: [0, 0.4, 0], radii: [0.36, 0.24] },
    ...[0, 1, 2, 3, 4, 5, 6].map((k): Bone => ball([0.34 * Math.sin(k * 0.9), 0.09, 0.34 * Math.cos(k * 0.9)], 0.12)),
  ];
  return [
    implicit(slot('goo'), bones, { blend: 0.16, cell: 0.05 }),
    mirror(move(sphere(slot('eye'), [0.055, 0.085, 0.04], { detail: 2 }), 0.13, 0.42, 0.335)),
    mirror(move(sphere(slot('glint'), 0.022, { detail: 1 }), 0.15, 0.455, 0.37)),
    sweep(
      slot('mouth'),
      [
        [-0.1, 0.3, 0.36],
        [-0.05, 0.265, 0.385],
        [0, 0.255, 0.39],
        [0.05, 0.265, 0.385],
        [0.1, 0.3, 0.36],
      ],
      0.016,
      { sides: 6 },
    ),
    turn(sphere(slot('glint'), [0.07, 0.035, 0.03], { detail: 1 }), [-40, 0, 24], [-0.15, 0.55, 0.2]),
    mirror(move(sphere(slot('goo'), [0.07, 0.05, 0.07], { detail: 1 }), 0.56, 0.05, 0.1)),
  ];
}

function caterpillar(palette: Palette): Shape[] {
  const { slot } = palette;
  const parts: Shape[] = [];
  for (let k = 0; k < 9; k++) {
    const t = k / 8;
    const [y, z] = [0.1 + 0.09 * Math.sin(Math.PI * t) ** 2, -0.42 + 0.1 * k];
    parts.push(move(sphere(slot(k % 2 === 0 ? 'body' : 'stripes'), [0.085, 0.085, 0.07], { detail: 2 }), 0, y, z));
    parts.push(
      mirror(
        limb(
          slot('legs'),
          [
            [0.05, y - 0.05, z, 0.022],
            [0.07, y - 0.1, z, 0.014],
          ],
          { sides: 6, steps: 1 },
        ),
      ),
    );
    if (k % 2 === 1)
      parts.push(
        mirror(
          limb(
            slot('spots'),
            [
              [0.03, y + 0.075, z, 0.014],
              [0.05, y + 0.13, z - 0.01, 0],
            ],
            { sides: 5, steps: 1 },
          ),
        ),
      );
  }
  parts.push(
    move(sphere(slot('claws'), [0.09, 0.092, 0.085], { detail: 2 }), 0, 0.13, 0.46),
    ...pairOfEyes(palette, 0.026, [0.045, 0.155, 0.53]),
  );
  parts.push(
    mirror(
      group(
        limb(
          slot('legs'),
          [
            [0.03, 0.2, 0.47, 0.01],
            [0.06, 0.28, 0.5, 0.008],
          ],
          { sides: 5, steps: 1 },
        ),
        move(sphere(slot('spots'), 0.018, { detail: 1 }), 0.062, 0.285, 0.502),
      ),
    ),
  );
  return parts;
}

function centipede({ slot }: Palette): Shape[] {
  const line = curve(
    [
      [0.06, 0, -0.5],
      [-0.1, 0, -0.3],
      [0.06, 0, -0.1],
      [-0.06, 0, 0.1],
      [0.05, 0, 0.3],
      [0, 0, 0.48],
    ].map((point): readonly number[] => point),
    4,
  );
  const parts = line.flatMap(([x, , z], k) => {
    const [nx, , nz] = line[Math.min(line.length - 1, k + 1)] as readonly number[];
    const [px, , pz] = line[Math.max(0, k - 1)] as readonly number[];
    const yaw = (Math.atan2((nx as number) - (px as number), (nz as number) - (pz as number)) * 180) / Math.PI;
    const leg = mirror(
      limb(
        slot('legs'),
        [
          [0.03, 0.045, 0, 0.01],
          [0.09, 0.07, 0.01, 0.009],
          [0.13, 0.005, 0.02, 0],
        ],
        { sides: 5, steps: 1 },
      ),
    );
    return [
      turn(
        group(sphere(slot(k % 2 === 0 ? 'body' : 'stripes'), [0.042, 0.03, 0.034], { detail: 1 }), move(leg, 0, -0.045, 0)),
        [0, yaw, 0],
        [x as number, 0.05, z as number],
      ),
    ];
  });
  const feeler = mirror(
    limb(
      slot('legs'),
      [
        [0.02, 0.06, 0.5, 0.009],
        [0.09, 0.1, 0.6, 0.007],
        [0.14, 0.06, 0.7, 0],
      ],
      { sides: 5 },
    ),
  );
  return [
    ...parts,
    move(sphere(slot('claws'), [0.048, 0.036, 0.05], { detail: 2 }), 0, 0.05, 0.5),
    feeler,
    mirror(move(sphere(slot('eye'), 0.012, { detail: 1 }), 0.03, 0.07, 0.53)),
  ];
}

function eyeball({ slot }: Palette): Shape[] {
  const stalks = Array.from({ length: 7 }, (_, k) => {
    const angle = ((k - 3) / 3) * 1.1;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    const tip: Vec3 = [x * 0.52, 0.56 + y * 0.46 + 0.04 * (k % 2), 0.02];
    return group(
      limb(slot('body'), [[x * 0.28, 0.5 + y * 0.28, -0.04, 0.036], [x * 0.42, 0.54 + y * 0.36, -0.1, 0.028], [...tip, 0.024] as const], {
        sides: 7,
      }),
      move(sphere(slot('glint'), 0.055, { detail: 1 }), ...tip),
      move(sphere(slot('eye'), 0.03, { detail: 1 }), tip[0], tip[1], tip[2] + 0.036),
    );
  });
  const teeth = [-0.16, -0.08, 0, 0.08, 0.16].map((x) =>
    limb(
      slot('horn'),
      [
        [x, 0.36 - 0.3 * x * x, 0.28, 0.024],
        [x, 0.28 - 0.3 * x * x, 0.33, 0],
      ],
      { sides: 5, steps: 1 },
    ),
  );
  return [
    move(sphere(slot('body'), [0.34, 0.33, 0.33], { detail: 3 }), 0, 0.5, 0),
    move(sphere(slot('glint'), [0.17, 0.16, 0.1], { detail: 2 }), 0, 0.58, 0.27),
    move(sphere(slot('iris'), [0.1, 0.1, 0.06], { detail: 2 }), 0, 0.58, 0.33),
    move(sphere(slot('eye'), [0.03, 0.07, 0.04], { detail: 1 }), 0, 0.58, 0.365),
    move(scale(sphere(slot('mouth'), [0.2, 0.06, 0.07], { detail: 2 }), 1), 0, 0.34, 0.27),
    ...teeth,
    ...stalks,
  ];
}

/** Beasts without bones, and bones without a beast. */
export const WEIRD_BODIES = {
  kraken,
  slime,
  caterpillar,
  centipede,
  eyeball,
  tentacle: (palette: Palette): Shape[] => [risingArm(palette, 0.95, 0.11, 0.14)],
  'dragon-skeleton': dragonSkeleton,
  'theropod-skeleton': theropodSkeleton,
  'sauropod-skeleton': sauropodSkeleton,
  'mammoth-skeleton': mammothSkeleton,
};
