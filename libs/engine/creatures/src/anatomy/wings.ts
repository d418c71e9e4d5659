import type { Shape, Slot } from '@diorama/shape-language';
import { group, mirror, sheet } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from './curves.js';
import { limb } from './curves.js';

/** Spread wings of feathers: the measures of the pair, metres. */
export interface WingMeasures {
  /** From tip to tip. */
  readonly span: number;
  /** Width from the leading edge back; a third of the half span where left out. */
  readonly chord?: number;
  /** Degrees that the wings rise. */
  readonly rise?: number;
  /** How far the tips sweep back, as a share of the half span. */
  readonly sweep?: number;
  /** Number of long feathers at the tip. */
  readonly primaries?: number;
  /** Number of feathers along the arm. */
  readonly secondaries?: number;
  readonly wings: Slot;
  readonly coverts?: Slot;
  readonly tips: Slot;
}

/** A pair of spread wings whose shoulders meet at the origin. */
export function featheredWings({
  span,
  chord = span / 5.5,
  rise = 22,
  sweep = 0.12,
  primaries = 6,
  secondaries = 7,
  wings,
  coverts = wings,
  tips,
}: WingMeasures): Shape {
  const half = span / 2;
  const height = Math.sin((rise * Math.PI) / 180) * half;
  // The leading edge rises to the wrist and falls to the tip.
  const lead = (t: number): Vec3 => [
    half * t,
    height * Math.sin(Math.min(1, t * 1.25) * 1.5),
    chord * (0.28 * Math.sin(Math.PI * Math.min(1, t * 1.3))) - half * sweep * Math.max(0, t - 0.45) * 1.8,
  ];
  const parts: Shape[] = [
    limb(
      coverts,
      [0, 0.25, 0.5, 0.75].map((t): Joint => [...lead(t), chord * (0.13 - 0.1 * t)] as const),
      { sides: 8 },
    ),
  ];
  parts.push(covertSheet(coverts, chord, lead));
  for (let k = 0; k < secondaries; k++) {
    const t = 0.04 + (0.56 * k) / Math.max(1, secondaries - 1);
    const [x, y, z] = lead(t);
    const from: Vec3 = [x, y - chord * 0.02 * (k % 2), z - chord * 0.3];
    parts.push(feather(wings, from, [x + half * 0.03, y - chord * 0.1, z - chord * (1.02 - 0.12 * t)], half * (0.8 / secondaries)));
  }
  for (let k = 0; k < primaries; k++) {
    const u = k / Math.max(1, primaries - 1);
    const [x, y, z] = lead(0.6 + 0.18 * u);
    const angle = ((100 - 78 * u) * Math.PI) / 180;
    const long = half * (0.26 + 0.1 * Math.sin(Math.PI * (0.2 + 0.7 * u)));
    parts.push(
      feather(
        tips,
        [x - 0.02 * half, y - 0.01 * k * chord, z - chord * 0.2],
        [
          x + Math.cos(angle) * long,
          y + height * 0.1 * u,
          z - Math.sin(angle) * long * (1.15 - 0.25 * u) - chord * 0.1 - half * sweep * u * 0.6,
        ],
        half * (0.6 / primaries),
      ),
    );
  }
  return mirror(group(...parts));
}

/** A cambered sheet over the roots of the feathers. */
function covertSheet(slot: Slot, chord: number, lead: (t: number) => Vec3): Shape {
  const camber: readonly (readonly [back: number, up: number])[] = [
    [0.06, 0],
    [-0.15, 0.07],
    [-0.38, 0.06],
    [-0.6, 0],
  ];
  const rows = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.8].map((t) => {
    const [x, y, z] = lead(t);
    return camber.map(([back, up]): Vec3 => [x, y + chord * up, z + chord * back * (1 - 0.35 * t)]);
  });
  return sheet(slot, rows, chord * 0.05);
}

/** Share of a feather's length, and of its width there. */
const VANE: readonly (readonly [along: number, width: number])[] = [
  [0, 0.6],
  [0.35, 1],
  [0.75, 0.95],
  [1, 0.3],
];

/** A feather from its root to its tip. */
function feather(slot: Slot, from: Vec3, to: Vec3, width: number): Shape {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz) || 1;
  const [ax, az] = [(-dz / length) * width, (dx / length) * width];
  const at = (t: number, side: number, w: number): Vec3 => [
    from[0] + dx * t + ax * side * w,
    from[1] + (to[1] - from[1]) * t + 0.06 * width * (1 - side * side),
    from[2] + dz * t + az * side * w,
  ];
  return sheet(
    slot,
    VANE.map(([t, w]) => [-0.5, 0, 0.5].map((side) => at(t, side, w))),
    width * 0.07,
  );
}
