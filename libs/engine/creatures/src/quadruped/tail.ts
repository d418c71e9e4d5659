import type { QuadrupedTail } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { move, radians, scale, sphere } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { bandedLimb, limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** Radii along a tail, as shares of the greatest. */
const PROFILES: Readonly<Record<QuadrupedTail['kind'], readonly number[]>> = {
  none: [],
  whip: [1.1, 1, 0.9, 0.8, 0.7, 0.45],
  tuft: [1.2, 1, 0.9, 0.85, 0.8, 0.8],
  hair: [0.5, 0.8, 1, 1, 0.8, 0],
  bush: [0.5, 0.85, 1.05, 1.1, 0.8, 0],
  plume: [0.4, 0.9, 1.2, 1.25, 1, 0],
  stub: [1.2, 1.1, 1, 0.8, 0.5, 0],
  curl: [1.2, 1, 0.9, 0.8, 0.7, 0.4],
  paddle: [],
  scut: [],
  ringed: [0.7, 1, 1.05, 1.05, 0.9, 0.5],
  taper: [1, 0.84, 0.62, 0.4, 0.22, 0],
};

/** A tail from a root; it leaves backwards and bends in the vertical plane. */
export function tailOf(tail: QuadrupedTail, root: Vec3, palette: Palette): Shape[] {
  const { kind, length, radius } = tail;
  const slot = palette.slot('tail');
  if (kind === 'none') return [];
  if (kind === 'scut')
    return [move(sphere(palette.slot('tail-tip'), [radius, radius * 1.1, radius], { detail: 2, roughness: 0.1 }), ...root)];
  if (kind === 'paddle') {
    const paddle = scale(sphere(slot, [radius * 2.6, radius * 0.5, length / 2], { detail: 2 }), 1);
    return [move(paddle, root[0], root[1] - 0.06, root[2] - length * 0.42)];
  }
  const joints = tailJoints(tail, root);
  if (kind === 'ringed') return bandedLimb([slot, palette.slot('tail-tip')], joints, { steps: 4, every: 2, sides: 10 });
  const parts = [limb(slot, joints, { steps: 4, sides: 9 })];
  const last = joints.at(-1) as Joint;
  const end = joints.at(-2) as Joint;
  if (kind === 'tuft') {
    const away: Vec3 = [0, last[1] - end[1], last[2] - end[2]];
    parts.push(
      limb(palette.slot('tail-tip'), [
        [last[0], last[1] - away[1] * 0.4, last[2] - away[2] * 0.4, radius * 0.8],
        [last[0], last[1] + away[1] * 0.2, last[2] + away[2] * 0.2, radius * 2.4],
        [last[0], last[1] + away[1] * 0.8, last[2] + away[2] * 0.8, radius * 1.8],
        [last[0], last[1] + away[1] * 1.5, last[2] + away[2] * 1.5, 0],
      ]),
    );
  }
  if ((kind === 'bush' || kind === 'plume' || kind === 'whip') && palette.slot('tail-tip') !== slot) {
    const from = joints.at(-3) as Joint;
    parts.push(
      limb(palette.slot('tail-tip'), [
        [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2, (from[2] + end[2]) / 2, end[3] * 1.02],
        [end[0], end[1], end[2], end[3] * 1.06],
        [last[0], last[1], last[2], last[3] * 1.06],
      ]),
    );
  }
  return parts;
}

/** Joints of a tail from its root to its tip. */
export function tailJoints({ kind, length, radius, angle, bend = 0 }: QuadrupedTail, root: Vec3): Joint[] {
  const profile = PROFILES[kind];
  const step = length / (profile.length - 1);
  let [, y, z] = root;
  return profile.map((share, k): Joint => {
    if (kind === 'curl') {
      const turn = (k / (profile.length - 1)) * 2 * Math.PI * 1.15;
      return [
        radius * 2.2 * Math.sin(turn),
        root[1] + radius * 2.6 * (1 - Math.cos(turn)) + 0.02 * k,
        root[2] - length * 0.5 * (k / (profile.length - 1)),
        radius * share,
      ];
    }
    const t = k / (profile.length - 1);
    const direction = radians(angle + bend * t);
    if (k > 0) {
      y += Math.sin(direction) * step;
      z -= Math.cos(direction) * step;
    }
    return [root[0], y, z, radius * share];
  });
}
