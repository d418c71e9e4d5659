import { blades, box, group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { polar, times, points2, points3 } from '../geometry/curves.js';
import type { MakeWater } from './make-water.js';

/** A round tower with battlements and a window. */
const tower = ([w, h, d]: Vec3, { x, z, r, tall }: { x: number; z: number; r: number; tall: number }): Shape =>
  move(
    group(
      lathe(
        'sand',
        points2(
          [1.15 * r, 0],
          [r, 0.12 * tall],
          [0.92 * r, 0.8 * tall],
          [1.12 * r, 0.84 * tall],
          [1.12 * r, 0.94 * tall],
          [0, 0.94 * tall],
        ),
        { sides: 16, bands: [null, null, 'shade', null, null] },
      ),
      ...times(7, (k) => {
        const [dx, , dz] = polar(0.92 * r, (2 * Math.PI * k) / 7);
        return turn(box('sand', 0.42 * r, 0.1 * tall, 0.34 * r), [0, (360 * k) / 7, 0], [dx, 0.93 * tall, dz]);
      }),
      move(scale(sphere('shade', 1, { detail: 1 }), [0.22 * r, 0.1 * tall, 0.1 * r]), 0, 0.55 * tall, 0.93 * r),
    ),
    x * w,
    0.06 * h,
    z * d,
  );

/** A flag on a stick. */
const flag = ([w, h, d]: Vec3, { x, z, y }: { x: number; z: number; y: number }): Shape =>
  move(
    group(
      sweep('wood', points3([0, 0, 0], [0, 0.16 * h, 0]), 0.006 * w, { sides: 5 }),
      blades('flag', [
        {
          path: points3([0, 0.135 * h, 0], [0.11 * w, 0.125 * h, 0]),
          width: [0.06 * h, 0.005],
          up: [0, 0, 1],
        },
      ]),
    ),
    x * w,
    y * h,
    z * d,
  );

/** A straight wall with battlements. */
const wall = ([w, h, d]: Vec3, { x, z, width, depth }: { x: number; z: number; width: number; depth: number }): Shape =>
  move(
    group(
      box('sand', width * w, 0.3 * h, depth * d, 0.01 * w),
      ...times(5, (k) =>
        move(
          box('sand', width > depth ? 0.1 * width * w : width * w, 0.06 * h, width > depth ? depth * d : 0.1 * depth * d),
          width > depth ? (k / 4 - 0.5) * 0.85 * width * w : 0,
          0.29 * h,
          width > depth ? 0 : (k / 4 - 0.5) * 0.85 * depth * d,
        ),
      ),
    ),
    x * w,
    0.05 * h,
    z * d,
  );

/** Towers of wet sand with battlements, windows and flags. */
export const sandcastle: MakeWater = (size) => {
  const [w, h, d] = size;
  return group(
    scale(lathe('sand', points2([0.5, 0], [0.46, 0.05], [0, 0.08]), { sides: 24 }), [w, h, d]),
    ...points2([-0.26, 0.24], [0.26, 0.24], [-0.26, -0.24], [0.26, -0.24]).map(([x, z]) =>
      tower(size, { x, z, r: 0.09 * w, tall: 0.55 * h }),
    ),
    wall(size, { x: 0, z: 0.24, width: 0.46, depth: 0.08 }),
    wall(size, { x: 0, z: -0.24, width: 0.46, depth: 0.08 }),
    wall(size, { x: 0.26, z: 0, width: 0.08, depth: 0.46 }),
    wall(size, { x: -0.26, z: 0, width: 0.08, depth: 0.46 }),
    tower(size, { x: 0, z: -0.04, r: 0.13 * w, tall: 0.8 * h }),
    move(scale(sphere('shade', 1, { detail: 2 }), [0.06 * w, 0.16 * h, 0.03 * d]), 0, 0.1 * h, 0.275 * d),
    flag(size, { x: 0, z: -0.04, y: 0.8 }),
    flag(size, { x: 0.26, z: 0.24, y: 0.56 }),
    ...times(9, (k) =>
      move(sphere(k % 2 === 0 ? 'pale' : 'shade', [0.02 * w, 0.014 * w, 0.02 * w], { detail: 1 }), ...polar(0.42 * w, k * 0.7, 0.07 * h)),
    ),
  );
};
