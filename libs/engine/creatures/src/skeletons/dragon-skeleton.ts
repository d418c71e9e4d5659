import type { Shape } from '@diorama/shape-language';
import { curve, group, implicit, mirror, move, sphere, turn } from '@diorama/shape-language';

import type { Joint } from '../anatomy/curves.js';
import { both, limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** The line of the spine from the tip of the tail to the skull. */
const SPINE: readonly Joint[] = [
  [0.1, 0.02, -0.5, 0.006],
  [-0.04, 0.03, -0.38, 0.01],
  [0, 0.06, -0.24, 0.016],
  [0, 0.15, -0.1, 0.022],
  [0, 0.19, 0.04, 0.024],
  [0, 0.2, 0.16, 0.022],
  [0, 0.25, 0.26, 0.018],
  [0, 0.34, 0.33, 0.016],
  [0, 0.38, 0.4, 0.014],
];

/** Bones of a dragon where it died: spine, ribs, legs, the fingers of its wings and its skull. */
export function dragonSkeleton({ slot }: Palette): Shape[] {
  const bone = slot('bone');
  const fine = curve(SPINE, 5);
  const vertebrae = fine.map(([x, y, z, r], k) =>
    group(
      move(sphere(bone, [r * 1.15, r * 1.15, r * 0.9], { detail: 1 }), x, y, z),
      limb(
        bone,
        [
          [x, y + r * 0.6, z, r * 0.5],
          [x, y + r * 2.6, z - r * 1.2, 0],
        ],
        { sides: 5, steps: 1 },
      ),
      ...(k % 2 === 0 ? [] : []),
    ),
  );
  const ribs = Array.from({ length: 7 }, (_, k) => {
    const z = -0.06 + 0.036 * k;
    const size = 0.8 + 0.25 * Math.sin((Math.PI * (k + 1)) / 8);
    return mirror(
      limb(
        bone,
        [
          [0.015, 0.18, z, 0.008],
          [0.1 * size, 0.16, z + 0.01, 0.0085],
          [0.12 * size, 0.08, z + 0.02, 0.008],
          [0.06 * size, 0.02, z + 0.03, 0.004],
        ],
        { sides: 6, steps: 3 },
      ),
    );
  });
  const leg = (z: number, lean: number): Shape =>
    mirror(
      group(
        limb(
          bone,
          [
            [0.03, 0.15, z, 0.014],
            [0.13, 0.16, z + lean, 0.009],
            [0.14, 0.15, z + lean, 0.014],
          ],
          { sides: 7 },
        ),
        limb(
          bone,
          [
            [0.14, 0.15, z + lean, 0.012],
            [0.16, 0.07, z + lean * 0.2, 0.007],
            [0.16, 0.012, z, 0.01],
          ],
          { sides: 6 },
        ),
        ...[-0.03, 0, 0.03].map((x) =>
          limb(
            bone,
            [
              [0.16, 0.014, z, 0.008],
              [0.16 + x, 0.02, z + 0.05, 0.006],
              [0.16 + 1.3 * x, 0.002, z + 0.085, 0],
            ],
            { sides: 5, steps: 1 },
          ),
        ),
      ),
    );
  return [...vertebrae, ...ribs, leg(-0.12, 0.07), leg(0.17, -0.06), wingBones(bone), skull(bone, slot('eye'), slot('horn'))];
}

function wingBones(bone: string): Shape {
  const tips = [
    [0.5, 0.16, -0.04],
    [0.44, 0.06, -0.18],
    [0.3, 0.02, -0.24],
  ] as const;
  return mirror(
    group(
      limb(
        bone,
        [
          [0.03, 0.21, 0.14, 0.013],
          [0.14, 0.32, 0.06, 0.009],
          [0.24, 0.44, 0.12, 0.012],
        ],
        { sides: 7 },
      ),
      ...tips.map(([x, y, z]) =>
        limb(
          bone,
          [
            [0.24, 0.44, 0.12, 0.009],
            [(0.24 + x) / 2 + 0.03, (0.44 + y) / 2 + 0.05, (0.12 + z) / 2, 0.006],
            [x, y, z, 0],
          ],
          { sides: 6 },
        ),
      ),
    ),
  );
}

function skull(bone: string, hollow: string, horn: string): Shape {
  const bones = [
    { from: [0, 0, 0], to: [0, 0.01, 0.04], radii: [0.036, 0.036] } as const,
    { from: [0, -0.005, 0.05], to: [0, -0.02, 0.14], radii: [0.03, 0.016] } as const,
    ...both({ from: [0.022, 0.02, 0.045], to: [0.024, 0.012, 0.07], radii: [0.014, 0.01] }),
  ];
  const teeth = [0, 1, 2, 3].map((k) =>
    mirror(
      limb(
        bone,
        [
          [0.017 - 0.001 * k, -0.032, 0.075 + 0.02 * k, 0.005],
          [0.017 - 0.001 * k, -0.06, 0.077 + 0.02 * k, 0],
        ],
        { sides: 5, steps: 1 },
      ),
    ),
  );
  const jaw = limb(
    bone,
    [
      [0, -0.045, 0.0, 0.02],
      [0, -0.07, 0.06, 0.018],
      [0, -0.085, 0.13, 0.01],
    ],
    { sides: 8 },
  );
  return turn(
    group(
      implicit(bone, bones, { blend: 0.02, cell: 0.01 }),
      jaw,
      ...teeth,
      mirror(move(sphere(hollow, 0.014, { detail: 1 }), 0.028, 0.012, 0.055)),
      mirror(
        limb(
          horn,
          [
            [0.02, 0.025, -0.01, 0.012],
            [0.045, 0.05, -0.07, 0.009],
            [0.05, 0.085, -0.13, 0],
          ],
          { sides: 7 },
        ),
      ),
    ),
    [12, 0, 0],
    [0, 0.4, 0.42],
  );
}
