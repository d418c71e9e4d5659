import { blades, group, lathe, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { onBall } from './head-parts.js';
import type { MakeHead } from './head-parts.js';

/** Florets all over a ball. */
export const globe: MakeHead = ({ petal }) =>
  group(
    move(sphere('inner', 0.38, { detail: 1 }), 0, 0.4, 0),
    blades(
      petal,
      times(70, (k): Blade => {
        const [x, y, z] = onBall(k, 70);
        const [sx, , sz] = polar(0.17, k * 1.7);
        const centre: Vec3 = [0.44 * x, 0.4 + 0.44 * y, 0.44 * z];
        const lift = y > 0.7 ? 0 : 0.1;
        return {
          path: points3(
            [centre[0] - sx / 2, centre[1] - lift, centre[2] - sz / 2],
            [centre[0] + sx / 2, centre[1] + lift, centre[2] + sz / 2],
          ),
          width: 0.17,
          up: [x, y, z],
          shade: [x, y, z],
        };
      }),
    ),
  );

/** Hairs with tufts all over a ball. */
export const puff: MakeHead = ({ petal }) =>
  group(
    move(sphere(petal, 0.3, { detail: 2 }), 0, 0.45, 0),
    blades(
      petal,
      times(80, (k): Blade => {
        const [x, y, z] = onBall(k, 76);
        return {
          path: points3([0.06 * x, 0.45 + 0.06 * y, 0.06 * z], [0.36 * x, 0.45 + 0.36 * y, 0.36 * z], [0.5 * x, 0.45 + 0.5 * y, 0.5 * z]),
          width: [0.01, 0.02, 0.12],
          shade: [x, y, z],
        };
      }),
    ),
  );

/** Whorls of florets; the spike is 1 long and stands on the origin. */
export const spike: MakeHead = ({ petals, petal }) =>
  group(
    sweep('stem', points3([0, 0, 0], [0, 1, 0]), 0.012, { sides: 4 }),
    blades(
      petal,
      times(petals * 9, (k): Blade => {
        const share = k / (petals * 9 - 1);
        const reach = (0.15 - 0.1 * share) * (petals > 8 ? 1 : 0.62);
        const out = polar(reach, k * GOLDEN_ANGLE, 0.02 + 0.95 * share + 0.4 * reach);
        return { path: [polar(0.01, k * GOLDEN_ANGLE, 0.95 * share), out], width: 0.9 * reach, shade: polar(0.9, k * GOLDEN_ANGLE, 0.45) };
      }),
    ),
  );

/** A flat cluster on spokes. */
export const umbel: MakeHead = ({ petal }) =>
  group(
    blades(
      'stem',
      times(10, (k): Blade => ({ path: [[0, 0, 0], polar(0.4 * Math.sqrt((k + 0.5) / 10), k * GOLDEN_ANGLE, 0.4)], width: 0.03 })),
    ),
    ...times(16, (k) => {
      const radius = 0.42 * Math.sqrt((k + 0.3) / 16);
      const [x, y, z] = polar(radius, k * GOLDEN_ANGLE, 0.42 - 0.3 * radius * radius);
      return move(sphere(petal, [0.1, 0.06, 0.1], { detail: 0 }), x, y, z);
    }),
  );

/** A hanging bell. */
export const bell: MakeHead = ({ petal }) =>
  move(
    turn(
      lathe(petal, points2([0.06, 0], [0.24, 0.1], [0.3, 0.4], [0.34, 0.62], [0.5, 0.8], [0.44, 0.78], [0.24, 0.55], [0, 0.5]), {
        sides: 7,
      }),
      [180, 0, 0],
    ),
    0,
    0,
    0,
  );

/** A brush of hairs on a bulb. */
export const thistle: MakeHead = ({ petal }) =>
  group(
    lathe('stem', points2([0.05, 0], [0.3, 0.15], [0.36, 0.35], [0.24, 0.55], [0, 0.56]), { sides: 9 }),
    blades(
      petal,
      times(40, (k): Blade => ({
        path: [polar(0.1, k * GOLDEN_ANGLE, 0.5), polar(0.5 * Math.sqrt((k + 1) / 40), k * GOLDEN_ANGLE, 1 - 0.3 * (k / 40))],
        width: 0.06,
      })),
    ),
    blades(
      'leaf',
      times(14, (k): Blade => ({
        path: [polar(0.3, k * GOLDEN_ANGLE, 0.2 + 0.02 * k), polar(0.5, k * GOLDEN_ANGLE, 0.14 + 0.03 * k)],
        width: 0.08,
      })),
    ),
  );
