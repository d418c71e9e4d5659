import { group, loft, sheet, sweep } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Limb, Skeleton } from '../body/skeleton.js';
import { placeIn, pointIn } from '../frame/frame.js';
import { girthAt, onTorso } from './wearer.js';

/** A ring of hanging cloth: its middle, half width and half depth. */
export interface ClothRing {
  readonly at: Vec3;
  readonly x: number;
  readonly z: number;
  /** Depth of the folds as a share of the radius; 0 where left out. */
  readonly fold?: number;
}

const POINTS = 30;

/** A closed body of cloth through rings, from the bottom up, with folds that run down. */
export function drape(slot: Slot, rings: readonly ClothRing[], folds = 9): Shape {
  const sections = rings.map(({ at, x, z, fold = 0 }) => ({
    z: at[1],
    outline: Array.from({ length: POINTS }, (_, k): readonly [number, number] => {
      const angle = (2 * Math.PI * k) / POINTS;
      const radius = 1 + fold * Math.cos(folds * angle);
      return [at[0] + x * radius * Math.cos(angle), z * radius * Math.sin(angle) - at[2]];
    }),
  }));
  return { form: 'placed', part: loft(slot, sections), turn: [-90, 0, 0] };
}

/** Open cloth through rings, over degrees from the front to the left. */
export function wrap(
  slot: Slot,
  rings: readonly ClothRing[],
  {
    from,
    to,
    columns = 13,
    folds = 7,
    thickness = 0.014,
  }: { from: number; to: number; columns?: number; folds?: number; thickness?: number },
): Shape {
  const grid = rings.map(({ at, x, z, fold = 0 }) =>
    Array.from({ length: columns }, (_, k): Vec3 => {
      const angle = ((from + ((to - from) * k) / (columns - 1)) * Math.PI) / 180;
      const radius = 1 + fold * Math.cos(folds * angle);
      return [at[0] + x * radius * Math.sin(angle), at[1], at[2] + z * radius * Math.cos(angle)];
    }),
  );
  return sheet(slot, grid, thickness);
}

/** A band of cloth on the torso: a height from and to, over degrees from the front to the left. */
export function band(
  skeleton: Skeleton,
  slot: Slot,
  {
    low,
    high,
    from = -180,
    to = 180,
    out = 0.008,
    rows = 2,
  }: { low: number; high: number; from?: number; to?: number; out?: number; rows?: number },
): Shape {
  const columns = Math.max(4, Math.round((to - from) / 20));
  const grid = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, k) =>
      onTorso(skeleton, from + ((to - from) * k) / columns, low + ((high - low) * r) / (rows - 1), out),
    ),
  );
  return sheet(slot, grid, 0.014);
}

/** A closed ring around the torso at a height, such as a belt. */
export function hoop(
  { build, torso }: Skeleton,
  slot: Slot,
  { low, high, out = 0.008 }: { low: number; high: number; out?: number },
): Shape {
  const rings = [low, high].map((y): ClothRing => {
    const { x, z, forward } = girthAt(build, y);
    return { at: [0, y, forward], x: x + out, z: z + out };
  });
  return placeIn(drape(slot, rings), torso);
}

/** A cord over the torso through places: degrees from the front, height above the hip joints. */
export const cord = (skeleton: Skeleton, slot: Slot, places: readonly (readonly [number, number])[], radius: number, out = 0.006): Shape =>
  sweep(
    slot,
    places.map(([degrees, y]) => onTorso(skeleton, degrees, y, out)),
    radius,
    { sides: 7 },
  );

/** A flat strap over the torso through places: degrees from the front, height above the hip joints. */
export function strap(skeleton: Skeleton, slot: Slot, places: readonly (readonly [number, number])[], width: number, out = 0.01): Shape {
  const grid = places.map(([degrees, y], k) => {
    const [before, after] = [places[Math.max(0, k - 1)], places[Math.min(places.length - 1, k + 1)]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    const [a, b] = [onTorso(skeleton, ...before, out), onTorso(skeleton, ...after, out)];
    const steep = Math.abs(b[1] - a[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1);
    const { x } = girthAt(skeleton.build, y);
    const turn = ((steep * width) / Math.max(0.08, x)) * (90 / Math.PI);
    const rise = (1 - steep) * width * 0.5;
    const sign = (b[0] - a[0]) * (b[1] - a[1]) < 0 ? -1 : 1;
    return [onTorso(skeleton, degrees - turn, y + sign * rise, out), onTorso(skeleton, degrees + turn, y - sign * rise, out)];
  });
  return sheet(slot, grid, 0.012);
}

/** A sleeve or cuff around a limb: shares from its root over its joint (1) to its end (2), radius at both ends. */
export function cuff(limb: Limb, slot: Slot, { from, to, radii }: { from: number; to: number; radii: readonly [number, number] }): Shape {
  const steps = 1 + Math.ceil(2 * (to - from));
  const path = Array.from({ length: steps + 1 }, (_, k) => limbPoint(limb, from + ((to - from) * k) / steps));
  return sweep(
    slot,
    path,
    path.map((_, k) => radii[0] + ((radii[1] - radii[0]) * k) / steps),
    { sides: 12 },
  );
}

/** The point of a limb at a share from its root over its joint (1) to its end (2). */
export const limbPoint = ({ root, joint, end }: Limb, share: number): Vec3 =>
  share < 1 ? lerpVectors(root, joint, share) : lerpVectors(joint, end, share - 1);

/** The part on both arms or both legs. */
export const onBoth = (limbs: readonly Limb[], part: (limb: Limb) => Shape): Shape => group(...limbs.map(part));

/** A ring around the torso at a height above the hip joints, wider by `out`. */
export function torsoRing({ build, torso }: Skeleton, y: number, out: number): ClothRing {
  const { x, z, forward } = girthAt(build, y);
  return { at: pointIn(torso, [0, y, forward]), x: x + out, z: z + out };
}
