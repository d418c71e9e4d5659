import type { Bone, Shape } from '@diorama/shape-language';
import { curve, group, implicit, lathe, mirror, move, radial, scale, scatter, sphere, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { ball, both, limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** A pair of eyes with pupils, and their place. */
export const pairOfEyes = ({ slot }: Palette, radius: number, [x, y, z]: Vec3): Shape[] => [
  mirror(move(sphere(slot('iris'), radius, { detail: 2 }), x, y, z)),
  mirror(move(sphere(slot('eye'), radius * 0.6, { detail: 1 }), x * 1.06, y + radius * 0.1, z + radius * 0.56)),
  mirror(move(sphere(slot('glint'), radius * 0.2, { detail: 1 }), x * 1.1, y + radius * 0.42, z + radius * 0.94)),
];

/** Eight arms around the origin that lie on the ground and curl up at their tips. */
function armsOf({ slot }: Palette, count: number, reach: number, thick: number): Shape[] {
  return Array.from({ length: count }, (_, k) => {
    const curl = k % 2 === 0 ? 1 : -1;
    const joints: Joint[] = [
      [0, 0.14, 0.05, thick],
      [0.02 * curl, 0.06, reach * 0.3, thick * 0.85],
      [0.1 * curl, thick * 0.62, reach * 0.55, thick * 0.62],
      [0.04 * curl, thick * 0.5, reach * 0.82, thick * 0.42],
      [-0.1 * curl, thick * 0.7, reach * 0.98, thick * 0.26],
      [-0.13 * curl, thick * 2.2, reach * 0.9, thick * 0.16],
      [-0.08 * curl, thick * 2.6, reach * 0.82, 0],
    ];
    const cups = curve(joints, 3)
      .filter((_joint, j) => j % 2 === 1 && j > 3)
      .map((place) => suckerAt(slot('suckers'), place, curl));
    return turn(group(limb(slot('arms'), joints, { steps: 3, sides: 8 }), ...cups), [0, (360 / count) * (k + 0.5), 0]);
  });
}

const suckerAt = (slot: string, [x, y, z, r]: Joint, curl: number): Shape =>
  move(sphere(slot, r * 0.42, { detail: 0 }), x + curl * r * 0.8, y + r * 0.1, z);

function octopus(palette: Palette): Shape[] {
  const { slot } = palette;
  const bones: Bone[] = [
    { from: [0, 0.34, -0.08], to: [0, 0.46, -0.14], radii: [0.15, 0.17] },
    { from: [0, 0.2, 0], to: [0, 0.34, -0.04], radii: [0.13, 0.12] },
    ...both(ball([0.09, 0.28, 0.07], 0.055)),
  ];
  const spots = [
    [0.1, 0.58, -0.1],
    [-0.08, 0.6, -0.06],
    [0.02, 0.56, 0.02],
    [0.13, 0.48, -0.02],
    [-0.14, 0.46, -0.04],
  ] as const;
  return [
    implicit(slot('body'), bones, { blend: 0.09, cell: 0.036 }),
    ...armsOf(palette, 8, 0.5, 0.07),
    ...pairOfEyes(palette, 0.045, [0.1, 0.3, 0.1]),
    ...spots.map(([x, y, z]) => move(sphere(slot('spots'), [0.025, 0.025, 0.025], { detail: 1 }), x, y, z)),
  ];
}

function squid(palette: Palette): Shape[] {
  const { slot } = palette;
  const arms = Array.from({ length: 8 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 8;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return limb(
      slot('arms'),
      [
        [x * 0.03, 0.16 + y * 0.03, 0.2, 0.02],
        [x * 0.06, 0.16 + y * 0.06, 0.3, 0.016],
        [x * 0.05, 0.15 + y * 0.05, 0.4, 0.009],
        [x * 0.07, 0.15 + y * 0.07, 0.46, 0],
      ],
      { sides: 6 },
    );
  });
  const long = mirror(
    group(
      limb(
        slot('arms'),
        [
          [0.03, 0.15, 0.2, 0.014],
          [0.1, 0.12, 0.36, 0.01],
          [0.07, 0.1, 0.52, 0.01],
          [0.08, 0.1, 0.56, 0.022],
          [0.07, 0.1, 0.64, 0],
        ],
        { sides: 6 },
      ),
    ),
  );
  return [
    turn(
      lathe(
        slot('body'),
        [
          [0.0, -0.42],
          [0.035, -0.36],
          [0.075, -0.2],
          [0.09, 0.0],
          [0.085, 0.1],
          [0.06, 0.12],
          [0, 0.125],
        ],
        { sides: 16 },
      ),
      [90, 0, 0],
      [0, 0.16, 0],
    ),
    move(sphere(slot('body'), [0.065, 0.062, 0.075], { detail: 2 }), 0, 0.16, 0.16),
    mirror(turn(sphere(slot('arms'), [0.13, 0.012, 0.11], { detail: 2 }), [0, 34, 0], [0.07, 0.16, -0.3])),
    ...arms,
    long,
    ...pairOfEyes(palette, 0.026, [0.058, 0.17, 0.18]),
  ];
}

function jellyfish({ slot }: Palette): Shape[] {
  const bell = lathe(
    slot('bell'),
    [
      [0.0, 0.72],
      [0.17, 0.7],
      [0.27, 0.68],
      [0.3, 0.72],
      [0.28, 0.84],
      [0.2, 0.94],
      [0.09, 0.99],
      [0, 1],
    ],
    { sides: 24 },
  );
  const ring = Array.from({ length: 16 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 16;
    const [x, z] = [Math.sin(angle) * 0.27, Math.cos(angle) * 0.27];
    const sway = 0.04 * Math.sin(k * 2.1);
    return limb(
      slot('threads'),
      [
        [x, 0.7, z, 0.01],
        [x * 0.9 + sway, 0.5, z * 0.9, 0.007],
        [x * 1.02 - sway, 0.28, z * 1.02, 0.006],
        [x * 0.9 + sway, 0.06 + 0.02 * (k % 3), z * 0.9, 0],
      ],
      { sides: 5 },
    );
  });
  const frills = Array.from({ length: 4 }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / 4;
    const [x, z] = [Math.sin(angle) * 0.07, Math.cos(angle) * 0.07];
    return limb(
      slot('arms'),
      [
        [x, 0.74, z, 0.05],
        [x * 1.6, 0.56, z * 1.4, 0.045],
        [x * 0.8, 0.42, z, 0.05],
        [x * 1.5, 0.28, z * 1.3, 0.035],
        [x, 0.14, z, 0],
      ],
      { sides: 7 },
    );
  });
  return [
    bell,
    ...frills,
    ...ring,
    radial(move(sphere(slot('rim'), [0.03, 0.025, 0.025], { detail: 1 }), 0, 0.705, 0.285), 16),
    radial(move(sphere(slot('spots'), [0.05, 0.03, 0.05], { detail: 1 }), 0, 0.935, 0.12), 4),
  ];
}

/** A spiral shell in the plane x = 0 around a middle. */
function spiral(slot: string, stripes: string, turns: number, [, my, mz]: Vec3, size: number): Shape[] {
  const steps = Math.round(turns * 12);
  const joints = Array.from({ length: steps + 1 }, (_, k): Joint => {
    const t = k / steps;
    const grown = Math.exp(-2.3 * t);
    const angle = 2 * Math.PI * turns * t - 0.5;
    return [
      0.22 * size * t * 0.5,
      my + size * 0.62 * grown * Math.sin(angle),
      mz + size * 0.62 * grown * Math.cos(angle),
      size * 0.4 * grown,
    ];
  });
  const fine = joints.map(([x, y, z]): Vec3 => [x, y, z]);
  return [
    sweep(
      slot,
      fine,
      joints.map(([, , , r]) => r),
      { sides: 12 },
    ),
    move(sphere(slot, [size * 0.3, size * 0.5, size * 0.5], { detail: 2 }), 0, my, mz),
    ...joints
      .filter((_, k) => k % 3 === 0 && k < steps * 0.7)
      .map(([x, y, z, r], k) => {
        const angle = 2 * Math.PI * turns * ((k * 3) / steps) - 0.5;
        return turn(
          scale(sphere(stripes, [r * 1.04, r * 1.04, r * 0.16], { detail: 2 }), 1),
          [(-angle * 180) / Math.PI + 0, 0, 0],
          [x, y, z],
        );
      }),
  ];
}

function snail({ slot }: Palette): Shape[] {
  const foot: Bone[] = [
    { from: [0, 0.045, -0.46], to: [0, 0.07, -0.1], radii: [0.015, 0.085] },
    { from: [0, 0.07, -0.1], to: [0, 0.085, 0.22], radii: [0.085, 0.075] },
    { from: [0, 0.085, 0.22], to: [0, 0.2, 0.36], radii: [0.075, 0.075] },
  ];
  const horn = mirror(
    group(
      limb(
        slot('arms'),
        [
          [0.035, 0.24, 0.38, 0.016],
          [0.07, 0.34, 0.42, 0.012],
          [0.085, 0.4, 0.44, 0.011],
        ],
        { sides: 6 },
      ),
      move(sphere(slot('eye'), 0.02, { detail: 1 }), 0.086, 0.41, 0.442),
      limb(
        slot('arms'),
        [
          [0.03, 0.17, 0.42, 0.012],
          [0.05, 0.15, 0.48, 0.006],
        ],
        { sides: 5, steps: 1 },
      ),
    ),
  );
  return [
    implicit(slot('body'), foot, { blend: 0.06, cell: 0.03 }),
    horn,
    ...spiral(slot('shell'), slot('stripes'), 2.4, [0, 0.34, -0.1], 0.34),
  ];
}

function slug({ slot }: Palette): Shape[] {
  const foot: Bone[] = [
    { from: [0, 0.03, -0.5], to: [0, 0.08, -0.1], radii: [0.012, 0.09] },
    { from: [0, 0.08, -0.1], to: [0, 0.09, 0.26], radii: [0.095, 0.085] },
    { from: [0, 0.09, 0.26], to: [0, 0.15, 0.4], radii: [0.085, 0.06] },
    { from: [0, 0.13, 0.02], to: [0, 0.13, 0.18], radii: [0.075, 0.07], slot: slot('spots') },
  ];
  const horn = mirror(
    group(
      limb(
        slot('arms'),
        [
          [0.03, 0.19, 0.41, 0.014],
          [0.06, 0.28, 0.45, 0.01],
        ],
        { sides: 6, steps: 1 },
      ),
      move(sphere(slot('eye'), 0.017, { detail: 1 }), 0.061, 0.285, 0.452),
    ),
  );
  return [implicit(slot('body'), foot, { blend: 0.05, cell: 0.026 }), horn];
}

function starfish({ slot }: Palette): Shape[] {
  const bones = Array.from({ length: 5 }, (_, k): Bone => {
    const angle = (2 * Math.PI * k) / 5;
    return { from: [0, 0.05, 0], to: [Math.sin(angle) * 0.46, 0.025, Math.cos(angle) * 0.46], radii: [0.12, 0.03] };
  });
  const dots = bones.flatMap(({ to }, k) =>
    [0.2, 0.4, 0.6, 0.8].flatMap((t) => [
      move(sphere(slot('spots'), 0.02 - 0.008 * t, { detail: 0 }), to[0] * t, 0.16 - 0.115 * t, to[2] * t),
      ...(k < 0 ? [] : []),
    ]),
  );
  return [
    scale(implicit(slot('body'), bones, { blend: 0.07, cell: 0.03 }), [1, 0.8, 1]),
    scale(group(...dots, move(sphere(slot('spots'), 0.025, { detail: 1 }), 0, 0.175, 0)), [1, 0.8, 1]),
  ];
}

function urchin({ slot }: Palette): Shape[] {
  const spine = move(
    lathe(
      slot('arms'),
      [
        [0.016, 0],
        [0.002, 0.3],
      ],
      { sides: 5 },
    ),
    0,
    -0.02,
    0,
  );
  return [
    move(scatter(sphere(slot('body'), [0.26, 0.2, 0.26], { detail: 2 }), [spine], 150, { seed: 4, minUp: -0.5, follow: true }), 0, 0.22, 0),
  ];
}

/** Molluscs and stars. */
export const SOFT_BODIES = {
  octopus,
  squid,
  jellyfish,
  snail,
  slug,
  starfish,
  urchin,
  nautilus: (palette: Palette): Shape[] => {
    const { slot } = palette;
    const arms = Array.from({ length: 9 }, (_, k) =>
      limb(
        slot('arms'),
        [
          [0.05 * ((k % 3) - 1), 0.22 - 0.05 * Math.floor(k / 3), 0.26, 0.024],
          [0.09 * ((k % 3) - 1), 0.2 - 0.08 * Math.floor(k / 3), 0.42, 0.016],
          [0.12 * ((k % 3) - 1), 0.14 - 0.08 * Math.floor(k / 3), 0.52, 0],
        ],
        { sides: 6 },
      ),
    );
    return [
      ...spiral(slot('shell'), slot('stripes'), 2.2, [0, 0.42, 0], 0.42),
      move(sphere(slot('body'), [0.12, 0.13, 0.12], { detail: 2 }), 0, 0.2, 0.22),
      ...arms,
      ...pairOfEyes(palette, 0.036, [0.11, 0.24, 0.27]),
    ];
  },
  clam: ({ slot }: Palette): Shape[] => {
    const half = (tilt: number): Shape => {
      const ribs = Array.from({ length: 11 }, (_, k) => {
        const angle = ((k - 5) / 5) * 1.25;
        const [x, z] = [Math.sin(angle), Math.cos(angle)];
        return limb(
          slot(k % 2 === 0 ? 'shell' : 'stripes'),
          [
            [0, 0.02, 0, 0.03],
            [x * 0.26, 0.14, z * 0.26, 0.055],
            [x * 0.46, 0.1, z * 0.46, 0.055],
            [x * 0.52, 0.02, z * 0.52, 0.02],
          ],
          { sides: 7, steps: 2 },
        );
      });
      return turn(group(...ribs), [tilt, 0, 0], [0, 0.16, -0.25]);
    };
    return [
      half(-34),
      scale(move(half(0), 0, -0.16, 0), [1, -1, 1]),
      move(sphere(slot('body'), [0.3, 0.06, 0.2], { detail: 2 }), 0, 0.13, 0),
      move(sphere(slot('inside'), 0.075, { detail: 2 }), 0, 0.2, 0.06),
    ].map((part, k) => (k === 1 ? move(part, 0, 0.14, 0) : part));
  },
};
