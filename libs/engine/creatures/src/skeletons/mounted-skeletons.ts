import type { Shape, Slot } from '@diorama/shape-language';
import { group, implicit, mirror, move, sphere, turn } from '@diorama/shape-language';

import type { Palette } from '../anatomy/palette.js';
import { both, limb } from '../anatomy/curves.js';
import { mountSkeleton, teethRow } from './skeleton-parts.js';
import type { MountedSkeleton } from './skeleton-parts.js';

/** A walking predator: a large skull with teeth, small arms, two legs and a tail that balances. */
const THEROPOD: MountedSkeleton = {
  spine: [
    [0.06, 0.235, -0.53, 0.004],
    [0.02, 0.27, -0.4, 0.008],
    [0, 0.3, -0.25, 0.013],
    [0, 0.315, -0.1, 0.018],
    [0, 0.325, 0, 0.02],
    [0, 0.335, 0.12, 0.02],
    [0, 0.35, 0.2, 0.019],
    [0, 0.385, 0.25, 0.018],
    [0, 0.42, 0.29, 0.017],
  ],
  spikes: 2.7,
  ribs: { z: [0.035, 0.21], count: 10, top: 0.335, bottom: 0.185, halfWidth: 0.085, radius: 0.0075 },
  legs: [
    [
      [0.045, 0.3, -0.005, 0.024],
      [0.075, 0.19, 0.06, 0.02],
      [0.075, 0.085, -0.02, 0.015],
      [0.075, 0.035, 0.015, 0.012],
    ],
    [
      [0.07, 0.26, 0.2, 0.011],
      [0.08, 0.215, 0.185, 0.009],
      [0.075, 0.2, 0.225, 0.007],
    ],
  ],
  toes: { length: 0.065, count: 3 },
  blades: [
    [
      [0.035, 0.315, -0.01],
      [0.012, 0.038, 0.075],
    ],
    [
      [0.025, 0.25, -0.045],
      [0.012, 0.055, 0.02],
    ],
    [
      [0.072, 0.29, 0.19],
      [0.008, 0.06, 0.018],
    ],
  ],
  plinth: { width: 0.28, z: [-0.32, 0.36], height: 0.022 },
  rods: [
    [0, 0.3, -0.24],
    [0, 0.325, 0.1],
  ],
};

/** A giant plant eater: a long neck held up, a long tail, four columns of legs. */
const SAUROPOD: MountedSkeleton = {
  spine: [
    [0.08, 0.09, -0.52, 0.003],
    [0.03, 0.12, -0.4, 0.006],
    [0, 0.19, -0.25, 0.011],
    [0, 0.245, -0.12, 0.015],
    [0, 0.27, 0, 0.017],
    [0, 0.27, 0.08, 0.016],
    [0, 0.29, 0.15, 0.015],
    [0, 0.35, 0.24, 0.012],
    [0, 0.425, 0.34, 0.01],
    [0, 0.47, 0.42, 0.009],
  ],
  spikes: 2.4,
  ribs: { z: [-0.045, 0.12], count: 11, top: 0.268, bottom: 0.125, halfWidth: 0.078, radius: 0.0062 },
  legs: [
    [
      [0.06, 0.235, -0.075, 0.02],
      [0.066, 0.125, -0.055, 0.016],
      [0.066, 0.032, -0.075, 0.015],
    ],
    [
      [0.062, 0.22, 0.115, 0.018],
      [0.068, 0.12, 0.095, 0.014],
      [0.066, 0.032, 0.115, 0.013],
    ],
  ],
  toes: { length: 0.022, count: 4 },
  blades: [
    [
      [0.04, 0.255, -0.075],
      [0.01, 0.035, 0.05],
    ],
    [
      [0.066, 0.245, 0.105],
      [0.008, 0.06, 0.018],
    ],
  ],
  plinth: { width: 0.26, z: [-0.3, 0.3], height: 0.018 },
  rods: [
    [0, 0.19, -0.25],
    [0, 0.265, 0.02],
    [0, 0.35, 0.24],
  ],
};

/** A mammoth: a high skull with curved tusks, a deep chest and four straight legs. */
const MAMMOTH: MountedSkeleton = {
  spine: [
    [0, 0.34, -0.42, 0.008],
    [0, 0.46, -0.38, 0.014],
    [0, 0.55, -0.28, 0.026],
    [0, 0.61, -0.12, 0.03],
    [0, 0.65, 0.05, 0.03],
    [0, 0.66, 0.14, 0.03],
    [0, 0.64, 0.22, 0.03],
  ],
  spikes: 3.6,
  ribs: { z: [-0.16, 0.17], count: 11, top: 0.63, bottom: 0.3, halfWidth: 0.17, radius: 0.014 },
  legs: [
    [
      [0.11, 0.52, -0.26, 0.042],
      [0.12, 0.29, -0.23, 0.036],
      [0.12, 0.07, -0.26, 0.034],
    ],
    [
      [0.13, 0.5, 0.15, 0.042],
      [0.135, 0.29, 0.12, 0.036],
      [0.13, 0.07, 0.14, 0.034],
    ],
  ],
  toes: { length: 0.06, count: 4 },
  blades: [
    [
      [0.08, 0.55, -0.26],
      [0.03, 0.075, 0.075],
    ],
    [
      [0.14, 0.56, 0.13],
      [0.015, 0.13, 0.055],
    ],
  ],
  plinth: { width: 0.5, z: [-0.44, 0.5], height: 0.04 },
  rods: [
    [0, 0.58, -0.2],
    [0, 0.65, 0.08],
  ],
};

/** A mounted skeleton faces +z with its side: the animal looks to +x. */
const sideways = (parts: readonly Shape[]): Shape[] => [turn(group(...parts), [0, 90, 0])];

export const theropodSkeleton = ({ slot }: Palette): Shape[] =>
  sideways([...mountSkeleton(THEROPOD, slot), turn(predatorSkull(slot('bone'), slot('eye')), [10, 0, 0], [0, 0.44, 0.3])]);

export const sauropodSkeleton = ({ slot }: Palette): Shape[] =>
  sideways([...mountSkeleton(SAUROPOD, slot), turn(smallSkull(slot('bone'), slot('eye')), [20, 0, 0], [0, 0.475, 0.425])]);

export const mammothSkeleton = ({ slot }: Palette): Shape[] =>
  sideways([...mountSkeleton(MAMMOTH, slot), tuskedSkull(slot('bone'), slot('eye'), slot('horn'))]);

function predatorSkull(bone: Slot, hollow: Slot): Shape {
  const bones = [
    { from: [0, 0.01, 0], to: [0, 0.02, 0.06], radii: [0.034, 0.04] } as const,
    { from: [0, 0.012, 0.06], to: [0, -0.012, 0.17], radii: [0.034, 0.02] } as const,
    ...both({ from: [0.026, 0.02, 0.03], to: [0.018, 0, 0.15], radii: [0.016, 0.012] }),
  ];
  const jaw = mirror(
    limb(
      bone,
      [
        [0.03, -0.028, 0, 0.013],
        [0.028, -0.068, 0.06, 0.014],
        [0.016, -0.082, 0.15, 0.01],
        [0, -0.084, 0.165, 0.009],
      ],
      { sides: 7 },
    ),
  );
  return group(
    implicit(bone, bones, { blend: 0.014, cell: 0.009 }),
    jaw,
    ...teethRow(bone, { from: [0.028, -0.016, 0.065], to: [0.014, -0.024, 0.175], count: 8, length: 0.03 }),
    ...teethRow(bone, { from: [0.026, -0.06, 0.075], to: [0.012, -0.076, 0.16], count: 7, length: -0.022 }),
    mirror(move(sphere(hollow, [0.01, 0.013, 0.012], { detail: 2 }), 0.038, 0.028, 0.045)),
    mirror(move(sphere(hollow, [0.01, 0.016, 0.02], { detail: 2 }), 0.031, 0.008, 0.085)),
    mirror(move(sphere(hollow, [0.008, 0.006, 0.01], { detail: 2 }), 0.02, 0, 0.155)),
  );
}

function smallSkull(bone: Slot, hollow: Slot): Shape {
  const bones = [
    { from: [0, 0.005, 0], to: [0, 0.004, 0.025], radii: [0.014, 0.015] } as const,
    { from: [0, 0, 0.025], to: [0, -0.008, 0.06], radii: [0.013, 0.009] } as const,
  ];
  const jaw = limb(
    bone,
    [
      [0, -0.012, 0, 0.006],
      [0, -0.022, 0.03, 0.007],
      [0, -0.026, 0.058, 0.006],
    ],
    { sides: 7 },
  );
  return group(
    implicit(bone, bones, { blend: 0.008, cell: 0.004 }),
    jaw,
    mirror(move(sphere(hollow, 0.006, { detail: 1 }), 0.013, 0.008, 0.02)),
  );
}

function tuskedSkull(bone: Slot, hollow: Slot, tusk: Slot): Shape {
  const bones = [
    { from: [0, 0.74, 0.27], to: [0, 0.68, 0.3], radii: [0.075, 0.085] } as const,
    { from: [0, 0.66, 0.31], to: [0, 0.54, 0.36], radii: [0.075, 0.05] } as const,
    ...both({ from: [0.05, 0.6, 0.34], to: [0.06, 0.48, 0.4], radii: [0.034, 0.03] }),
  ];
  const jaw = mirror(
    limb(
      bone,
      [
        [0.06, 0.58, 0.28, 0.022],
        [0.055, 0.46, 0.3, 0.024],
        [0.02, 0.43, 0.38, 0.016],
        [0, 0.43, 0.39, 0.014],
      ],
      { sides: 7 },
    ),
  );
  const tusks = mirror(
    limb(
      tusk,
      [
        [0.06, 0.5, 0.39, 0.026],
        [0.12, 0.33, 0.46, 0.025],
        [0.18, 0.24, 0.58, 0.021],
        [0.18, 0.28, 0.71, 0.015],
        [0.11, 0.39, 0.76, 0.009],
        [0.06, 0.45, 0.75, 0],
      ],
      { sides: 9, steps: 5 },
    ),
  );
  return group(
    implicit(bone, bones, { blend: 0.04, cell: 0.014 }),
    jaw,
    tusks,
    mirror(move(sphere(hollow, [0.014, 0.022, 0.022], { detail: 2 }), 0.07, 0.63, 0.35)),
    move(sphere(hollow, [0.03, 0.028, 0.014], { detail: 2 }), 0, 0.66, 0.385),
  );
}
