import type { Generated } from '@diorama/catalogue';
import { group, implicit, mirror, move, sphere } from '@diorama/shape-language';

/** A stone head with a long face on shoulders in the ground. */
export function generateMoai(): Generated {
  return {
    shape: group(
      implicit(
        'stone',
        [
          { from: [-0.5, 0.35, -0.05], to: [0.5, 0.35, -0.05], radii: [0.36, 0.36] },
          { from: [0, 0, 0], to: [0, 0.6, 0], radii: [0.48, 0.42], flatten: 1.3 },
          { from: [0, 0.9, 0.02], to: [0, 2.15, -0.06], radii: [0.38, 0.4], flatten: 1.02 },
          { from: [0, 2.5, -0.1], to: [0, 2.62, -0.12], radii: [0.3, 0.28], flatten: 1.2 },
          { from: [-0.26, 2.24, 0.28], to: [0.26, 2.24, 0.28], radii: [0.14, 0.14] },
          { from: [0, 2.1, 0.34], to: [0, 1.58, 0.52], radii: [0.09, 0.14] },
          { from: [-0.11, 1.55, 0.46], to: [0.11, 1.55, 0.46], radii: [0.09, 0.09] },
          { from: [-0.18, 1.32, 0.33], to: [0.18, 1.32, 0.33], radii: [0.085, 0.085] },
          { from: [-0.18, 1.18, 0.32], to: [0.18, 1.18, 0.32], radii: [0.08, 0.08] },
          { from: [-0.2, 0.98, 0.28], to: [0.2, 0.98, 0.28], radii: [0.17, 0.17] },
          { from: [0.43, 2.15, -0.04], to: [0.44, 1.35, -0.02], radii: [0.09, 0.1], flatten: 0.7 },
          { from: [-0.43, 2.15, -0.04], to: [-0.44, 1.35, -0.02], radii: [0.09, 0.1], flatten: 0.7 },
        ],
        { blend: 0.09, cell: 0.075 },
      ),
      mirror(move(sphere('shade', [0.13, 0.08, 0.06], { detail: 1 }), 0.18, 2.06, 0.33)),
      move(sphere('shade', [0.18, 0.016, 0.05], { detail: 1 }), 0, 1.25, 0.38),
    ),
    finishes: { stone: 'stone #8a857a', shade: 'stone #4a4740' },
  };
}
