import { boxAt, group, loft, mirror, move } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

import { interpolated } from './outlines.js';
import { slab, spread } from './solids.js';
import type { Vec3 } from './solids.js';
import { wheelPair } from './wheels.js';
import type { WheelStyle } from './wheels.js';

/** The measures of a body shell, metres. */
export interface ShellPlan {
  /** Height of the upper edge along z, from back to front. */
  readonly top: readonly Point2[];
  /** Half width along z, from back to front. */
  readonly half: readonly Point2[];
  readonly floor: number;
  /** Wheel arches: their z and radius; the height of their centre is that of the wheel. */
  readonly arches: readonly { readonly z: number; readonly radius: number; readonly height: number }[];
  /** How far the upper corners are cut: inwards and downwards. */
  readonly shoulder: Point2;
  /** How far the lower edge of the sides lies inside. */
  readonly tuck?: number;
}

/** The skin of a vehicle's body with wheel arches. */
export function shell(slot: Slot, plan: ShellPlan, underside: Slot = 'dark'): Shape {
  const { top, half, floor, arches, shoulder, tuck = 0.03 } = plan;
  const ends = [top[0]?.[0] ?? -1, top.at(-1)?.[0] ?? 1] as const;
  const cuts = arches.flatMap(({ z, radius }) => spread(-1, 1, 9).map((t) => z + radius * Math.sin((t * Math.PI) / 2)));
  const stations = [...new Set([...top.map(([z]) => z), ...half.map(([z]) => z), ...cuts].map((z) => Math.round(z * 1e4) / 1e4))]
    .filter((z) => z >= ends[0] && z <= ends[1])
    .sort((a, b) => a - b);
  const outlineAt = (z: number): Point2[] => {
    const [w, y] = [interpolated(half, z), interpolated(top, z)];
    // prettier-ignore
    const lifted = arches.map((arch) => arch.height + Math.sqrt(Math.max(0, arch.radius ** 2 - (z - arch.z) ** 2)) - (Math.abs(z - arch.z) > arch.radius - 1e-3 ? 9 : 0));
    const sill = Math.min(Math.max(floor + 0.01, ...lifted), y - shoulder[1] - 0.03);
    const inner = 0.62 * w;
    const right: Point2[] = [
      [inner, floor],
      [inner, sill],
      [w - tuck, sill],
      [w, sill + 0.45 * (y - shoulder[1] - sill)],
      [w, y - shoulder[1]],
      [w - shoulder[0], y],
    ];
    return [...right, ...right.toReversed().map(([x, h]): Point2 => [-x, h])];
  };
  const strips: (Slot | null)[] = [underside, underside, null, null, null, null, null, null, null, underside, underside, underside];
  // prettier-ignore
  return loft(slot, stations.map((z) => ({ z, outline: outlineAt(z) })), { smooth: false, strips });
}

/** Pairs of wheels at places along z. */
export const axles = (style: WheelStyle, measures: { radius: number; width: number; gauge: number }, places: readonly number[]): Shape =>
  group(...places.map((z) => wheelPair(style, measures, z)));

/** Windows on both sides at half width `x`: each from z to z, between two heights. */
export const sideWindows = (x: number, panes: readonly Point2[], [low, high]: Point2, slot: Slot = 'glass'): Shape =>
  mirror(group(...panes.map(([from, to]) => boxAt(slot, [0.03, high - low, to - from], [x, low, (from + to) / 2]))));

/** A pane across the body between two lines: lower z and y, upper z and y, with half widths. */
export function crossPane(
  slot: Slot,
  lower: readonly [z: number, y: number, half: number],
  upper: readonly [z: number, y: number, half: number],
): Shape {
  const corners: readonly [Vec3, Vec3, Vec3, Vec3] = [
    [-lower[2], lower[1], lower[0]],
    [lower[2], lower[1], lower[0]],
    [upper[2], upper[1], upper[0]],
    [-upper[2], upper[1], upper[0]],
  ];
  return slab(slot, corners, 0.04);
}

/** Lamps at the front (z > 0) or the back, on both sides. */
export const lampPair = (slot: Slot, size: Vec3, at: Vec3): Shape => mirror(boxAt(slot, size, at, 0.02));

/** Door seams and handles on both sides: z of each seam, from y to y. */
export const doorSeams = (x: number, seams: readonly number[], [low, high]: Point2): Shape =>
  mirror(
    group(
      ...seams.map((z) => boxAt('dark', [0.012, high - low, 0.018], [x, low, z])),
      ...seams.slice(0, -1).map((z) => boxAt('chrome', [0.03, 0.03, 0.14], [x + 0.01, high - 0.12, z + 0.16])),
    ),
  );

/** Mirrors on both sides. */
export const wingMirrors = (slot: Slot, [x, y, z]: Vec3, size = 0.16): Shape =>
  mirror(move(boxAt(slot, [1.2 * size, 0.75 * size, 0.5 * size], [0, 0, 0], 0.02), x + 0.5 * size, y, z));

/** A bumper across the body. */
export const bumper = (slot: Slot, width: number, [y, z]: Point2, height = 0.16): Shape =>
  boxAt(slot, [width, height, 0.14], [0, y, z], 0.04);
