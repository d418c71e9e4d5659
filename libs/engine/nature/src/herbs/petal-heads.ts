import { group, lathe, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { disc, stamens, whorl } from './head-parts.js';
import type { HeadMeasures, MakeHead } from './head-parts.js';

import { points2, points3 } from '../geometry/curves.js';

/** Rays around a disc. */
export function daisy({ petals, petal }: HeadMeasures): Shape {
  const wide = Math.min(0.36, 2.5 / petals);
  return group(
    whorl(petal, petals, points3([0.12, 0.01, 0.5 * wide], [0.3, 0.06, wide], [0.44, 0.04, 0.85 * wide], [0.5, 0, 0])),
    ...(petals > 14 ? [whorl(petal, petals - 2, points3([0.12, 0.03, 0.5 * wide], [0.28, 0.11, wide], [0.42, 0.11, 0]), 0.15)] : []),
    disc('centre', petals > 14 ? 0.24 : 0.15, 0.1),
  );
}

/** Six petals that close to a cup. */
export const tulip: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 3, points3([0.04, 0, 0.2], [0.42, 0.3, 0.72], [0.46, 0.75, 0.72], [0.36, 1.15, 0.34], [0.32, 1.3, 0])),
    whorl(petal, 3, points3([0.04, 0, 0.2], [0.36, 0.3, 0.7], [0.38, 0.75, 0.66], [0.28, 1.12, 0.3], [0.22, 1.24, 0]), Math.PI / 3),
    scale(sphere(petal, [0.3, 0.45, 0.3], { detail: 1 }), [1, 1, 1]),
  );

/** Four wide petals around a dark middle. */
export const poppy: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 2, points3([0.03, 0, 0.2], [0.25, 0.1, 0.66], [0.46, 0.3, 0.72], [0.5, 0.4, 0.5])),
    whorl(petal, 2, points3([0.03, 0.02, 0.2], [0.22, 0.14, 0.62], [0.42, 0.34, 0.66], [0.45, 0.44, 0.46]), Math.PI / 2),
    disc('centre', 0.12, 0.2, 0.04),
  );

/** Petals in whorls around a bud, with sepals. */
export const rose: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 5, points3([0.05, 0, 0.2], [0.32, 0.1, 0.5], [0.46, 0.24, 0.5], [0.5, 0.2, 0.3])),
    whorl(petal, 5, points3([0.05, 0.02, 0.2], [0.26, 0.16, 0.46], [0.35, 0.38, 0.46], [0.4, 0.42, 0.26]), 0.6),
    whorl('inner', 4, points3([0.04, 0.05, 0.2], [0.18, 0.2, 0.36], [0.22, 0.45, 0.36], [0.24, 0.5, 0.2]), 0.2),
    whorl('inner', 3, points3([0.03, 0.1, 0.15], [0.1, 0.3, 0.24], [0.1, 0.55, 0.2]), 0.9),
    move(sphere(petal, [0.14, 0.24, 0.14], { detail: 1 }), 0, 0.26, 0),
    whorl('leaf', 5, points3([0.04, -0.02, 0.1], [0.2, -0.05, 0.12], [0.34, -0.16, 0]), 0.3),
  );

/** Pointed petals in three whorls around a seed pod. */
export const lotus: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 9, points3([0.06, 0, 0.1], [0.34, 0.06, 0.26], [0.48, 0.2, 0.18], [0.52, 0.28, 0])),
    whorl(petal, 8, points3([0.06, 0.02, 0.1], [0.28, 0.14, 0.26], [0.38, 0.36, 0.18], [0.38, 0.46, 0]), 0.3),
    whorl('inner', 7, points3([0.05, 0.04, 0.1], [0.18, 0.2, 0.22], [0.22, 0.44, 0.14], [0.18, 0.56, 0]), 0.1),
    move(lathe('centre', points2([0.05, 0], [0.1, 0.18], [0.12, 0.22], [0, 0.22]), { sides: 10 }), 0, 0.02, 0),
  );

/** Six petals that turn back, with stamens. */
export const lily: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 3, points3([0.02, 0, 0.08], [0.14, 0.34, 0.26], [0.36, 0.56, 0.24], [0.52, 0.5, 0])),
    whorl('inner', 3, points3([0.02, 0, 0.08], [0.13, 0.36, 0.22], [0.34, 0.6, 0.2], [0.5, 0.56, 0]), Math.PI / 3),
    stamens(6, 0.72, 0.16),
  );

/** Six petals around a tube. */
export const daffodil: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 6, points3([0.05, 0, 0.1], [0.26, 0.02, 0.26], [0.42, 0.02, 0.18], [0.5, 0, 0])),
    lathe('centre', points2([0.08, 0], [0.13, 0.12], [0.15, 0.26], [0.2, 0.33], [0.17, 0.32], [0.12, 0.24], [0, 0.1]), { sides: 10 }),
  );

/** Three upright petals and three that hang. */
export const iris: MakeHead = ({ petal }) =>
  group(
    whorl('inner', 3, points3([0.03, 0, 0.1], [0.2, 0.3, 0.36], [0.16, 0.62, 0.3], [0.02, 0.74, 0])),
    whorl(petal, 3, points3([0.03, 0, 0.1], [0.26, 0.16, 0.26], [0.42, 0.02, 0.36], [0.48, -0.3, 0.26], [0.44, -0.4, 0]), Math.PI / 3),
    whorl('centre', 3, points3([0.1, 0.12, 0.06], [0.24, 0.19, 0.08], [0.36, 0.13, 0]), Math.PI / 3),
  );

/** Five petals and a lip; the middle of the flower faces +y. */
export const orchid: MakeHead = ({ petal }) => {
  const part = (slot: string, angle: number, reach: number, width: number): Shape =>
    whorl(
      slot,
      1,
      points3([0.02, 0, 0.4 * width], [0.55 * reach, 0.05, width], [0.85 * reach, 0.03, 0.8 * width], [reach, -0.02, 0]),
      angle,
    );
  return group(
    part(petal, Math.PI, 0.46, 0.26),
    part(petal, 0.7, 0.44, 0.24),
    part(petal, -0.7, 0.44, 0.24),
    part(petal, 1.85, 0.5, 0.46),
    part(petal, -1.85, 0.5, 0.46),
    turn(whorl('inner', 1, points3([0.02, 0.05, 0.12], [0.14, 0.12, 0.26], [0.3, 0.02, 0.1])), [0, 0, 0]),
    move(sphere('centre', 0.06, { detail: 1 }), 0, 0.06, 0.02),
  );
};
