import type { HornKind } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { group, mirror, sheet, sphere, move } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';

type Tines = readonly (readonly Joint[])[];

/** The right horn or antler, in multiples of the head's length, from the top of the skull. */
const PAIRS: Partial<Readonly<Record<HornKind, Tines>>> = {
  cow: [
    [
      [0.12, 0.02, 0, 0.05],
      [0.3, 0.06, 0, 0.045],
      [0.4, 0.18, 0.06, 0.03],
      [0.38, 0.28, 0.1, 0],
    ],
  ],
  bull: [
    [
      [0.12, 0, 0, 0.065],
      [0.38, 0.02, 0.02, 0.058],
      [0.54, 0.14, 0.12, 0.04],
      [0.54, 0.3, 0.2, 0],
    ],
  ],
  buffalo: [
    [
      [0.04, 0.04, 0.02, 0.1],
      [0.26, -0.02, 0, 0.09],
      [0.52, -0.06, -0.06, 0.06],
      [0.66, 0.1, -0.1, 0.04],
      [0.56, 0.26, -0.06, 0],
    ],
  ],
  ram: [
    [
      [0.1, 0.02, 0, 0.1],
      [0.26, 0.1, -0.16, 0.1],
      [0.4, -0.06, -0.32, 0.09],
      [0.44, -0.3, -0.22, 0.075],
      [0.46, -0.38, 0.02, 0.055],
      [0.52, -0.26, 0.2, 0.04],
      [0.6, -0.1, 0.18, 0],
    ],
  ],
  goat: [
    [
      [0.09, 0.02, 0, 0.06],
      [0.12, 0.24, -0.06, 0.05],
      [0.17, 0.42, -0.24, 0.035],
      [0.24, 0.48, -0.42, 0],
    ],
  ],
  ibex: [
    [
      [0.08, 0.02, 0, 0.075],
      [0.12, 0.5, -0.02, 0.07],
      [0.2, 0.85, -0.3, 0.055],
      [0.28, 0.9, -0.75, 0.035],
      [0.3, 0.66, -1.0, 0],
    ],
  ],
  spear: [
    [
      [0.08, 0.02, 0, 0.045],
      [0.12, 0.8, -0.3, 0.034],
      [0.17, 1.6, -0.66, 0],
    ],
  ],
  lyre: [
    [
      [0.08, 0.02, 0, 0.05],
      [0.16, 0.24, -0.12, 0.045],
      [0.26, 0.52, -0.24, 0.034],
      [0.2, 0.8, -0.2, 0],
    ],
  ],
  antler: [
    [
      [0.08, 0, 0, 0.045],
      [0.22, 0.4, -0.2, 0.042],
      [0.5, 0.8, -0.36, 0.036],
      [0.62, 1.2, -0.26, 0.028],
      [0.56, 1.5, -0.1, 0],
    ],
    [
      [0.1, 0.08, 0, 0.034],
      [0.16, 0.2, 0.22, 0.026],
      [0.18, 0.4, 0.32, 0],
    ],
    [
      [0.3, 0.5, -0.24, 0.034],
      [0.42, 0.6, 0.02, 0.026],
      [0.44, 0.8, 0.1, 0],
    ],
    [
      [0.56, 0.95, -0.34, 0.032],
      [0.72, 1.06, -0.2, 0.024],
      [0.8, 1.26, -0.14, 0],
    ],
    [
      [0.6, 1.15, -0.28, 0.03],
      [0.6, 1.36, -0.42, 0.02],
      [0.6, 1.52, -0.5, 0],
    ],
  ],
  reindeer: [
    [
      [0.08, 0, 0, 0.045],
      [0.24, 0.34, -0.34, 0.04],
      [0.5, 0.8, -0.5, 0.036],
      [0.6, 1.3, -0.3, 0.03],
      [0.5, 1.64, -0.02, 0],
    ],
    [
      [0.1, 0.08, 0, 0.04],
      [0.1, 0.16, 0.26, 0.036],
      [0.06, 0.34, 0.4, 0],
    ],
    [
      [0.34, 0.5, -0.42, 0.034],
      [0.4, 0.62, -0.12, 0.03],
      [0.4, 0.86, 0.02, 0],
    ],
    [
      [0.58, 1.1, -0.42, 0.03],
      [0.66, 1.3, -0.56, 0.02],
      [0.66, 1.46, -0.6, 0],
    ],
    [
      [0.58, 1.35, -0.26, 0.03],
      [0.66, 1.6, -0.3, 0.02],
      [0.68, 1.76, -0.26, 0],
    ],
  ],
  knob: [
    [
      [0.08, 0, 0, 0.06],
      [0.1, 0.14, -0.04, 0.045],
      [0.11, 0.26, -0.06, 0.05],
      [0.11, 0.31, -0.06, 0.03],
    ],
  ],
  dragon: [
    [
      [0.1, 0, -0.04, 0.07],
      [0.18, 0.16, -0.28, 0.06],
      [0.24, 0.22, -0.6, 0.04],
      [0.24, 0.38, -0.86, 0],
    ],
    [
      [0.2, -0.1, -0.02, 0.05],
      [0.34, -0.06, -0.22, 0.035],
      [0.4, 0, -0.42, 0],
    ],
  ],
  demon: [
    [
      [0.14, 0, 0, 0.08],
      [0.26, 0.24, -0.06, 0.075],
      [0.36, 0.44, -0.2, 0.05],
      [0.34, 0.66, -0.24, 0],
    ],
  ],
};

/** Horns that stand in the middle: on the nose or the forehead, in the frame of the skull's middle. */
const SINGLE: Partial<Readonly<Record<HornKind, Tines>>> = {
  rhino: [
    [
      [0, 0.08, 0.66, 0.11],
      [0, 0.26, 0.72, 0.075],
      [0, 0.46, 0.68, 0.04],
      [0, 0.6, 0.58, 0],
    ],
    [
      [0, 0.16, 0.36, 0.09],
      [0, 0.3, 0.38, 0.05],
      [0, 0.4, 0.34, 0],
    ],
  ],
  triceratops: [
    [
      [0.13, 0.16, 0.2, 0.06],
      [0.2, 0.4, 0.42, 0.05],
      [0.26, 0.52, 0.72, 0.03],
      [0.26, 0.56, 0.9, 0],
    ],
    [
      [-0.13, 0.16, 0.2, 0.06],
      [-0.2, 0.4, 0.42, 0.05],
      [-0.26, 0.52, 0.72, 0.03],
      [-0.26, 0.56, 0.9, 0],
    ],
    [
      [0, 0.02, 0.5, 0.055],
      [0, 0.16, 0.56, 0.035],
      [0, 0.26, 0.62, 0],
    ],
  ],
  unicorn: [
    [
      [0, 0.14, 0.16, 0.042],
      [0, 0.5, 0.38, 0.03],
      [0, 0.86, 0.6, 0],
    ],
  ],
};

/** Horns of a kind around the middle of a skull of this radius; lengths in multiples of the head's length. */
export function hornsOf(kind: HornKind, skull: number, size: number, slot: string): Shape {
  const grown = (tines: Tines): Shape[] =>
    tines.map((line) =>
      limb(
        slot,
        line.map(([x, y, z, r]): Joint => [x * size, y * size, z * size, r * size]),
        { steps: 4, sides: 8 },
      ),
    );
  const single = SINGLE[kind];
  if (single !== undefined) {
    const parts = single.map((line) => limb(slot, line, { steps: 4, sides: 10 }));
    return kind === 'unicorn' ? group(...parts, ...unicornRings(slot)) : group(...parts);
  }
  if (kind === 'moose') return move(mirror(group(...mooseAntler(slot, size))), 0, skull * 0.8, 0);
  return move(
    mirror(group(...grown(PAIRS[kind] ?? []))),
    0,
    skull * 0.82,
    kind === 'ram' || kind === 'goat' || kind === 'ibex' ? skull * 0.2 : 0,
  );
}

const unicornRings = (slot: string): Shape[] =>
  [0.2, 0.4, 0.6].map((t) =>
    move(sphere(slot, [0.05 - 0.035 * t, 0.012, 0.05 - 0.035 * t], { detail: 1 }), 0, 0.14 + 0.72 * t, 0.16 + 0.44 * t),
  );

/** A palm-shaped antler with tines along its edge. */
function mooseAntler(slot: string, size: number): Shape[] {
  const palm = (u: number, v: number): Vec3 => [
    size * (0.3 + 0.7 * u),
    size * (0.1 + 0.32 * u + 0.16 * v * v * u),
    size * (-0.16 + 0.62 * v * (0.35 + 0.65 * u)),
  ];
  const grid = [0, 0.33, 0.66, 1].map((u) => [-0.8, -0.3, 0.3, 0.8].map((v) => palm(u, v)));
  const stem = limb(slot, [
    [0.1 * size, 0, 0, 0.05 * size],
    [0.22 * size, 0.06 * size, -0.06 * size, 0.05 * size],
    [0.42 * size, 0.2 * size, -0.16 * size, 0.05 * size],
  ]);
  const tines = [-0.8, -0.4, 0, 0.4, 0.8].map((v) => {
    const [x, y, z] = palm(1, v);
    return limb(slot, [
      [x - 0.05 * size, y, z, 0.04 * size],
      [x + 0.1 * size, y + 0.12 * size, z + 0.05 * v * size, 0.03 * size],
      [x + 0.14 * size, y + 0.3 * size, z + 0.1 * v * size, 0],
    ]);
  });
  const front = limb(slot, [
    [0.4 * size, 0.14 * size, -0.1 * size, 0.04 * size],
    [0.5 * size, 0.2 * size, 0.2 * size, 0.032 * size],
    [0.5 * size, 0.4 * size, 0.34 * size, 0],
  ]);
  return [stem, front, sheet(slot, grid, 0.05 * size), ...tines];
}
