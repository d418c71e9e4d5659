import { curve, extrude, group, lathe, loft, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A rectangle with round corners around the origin, counter-clockwise. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 3): Point2[] {
  const r = Math.min(radius, 0.499 * width, 0.499 * height);
  const corners: readonly Point2[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  return corners.flatMap(([sx, sy], corner) =>
    Array.from({ length: steps + 1 }, (_, k): Point2 => {
      const angle = (corner - 1 + k / steps) * (Math.PI / 2);
      return [sx * (width / 2 - r) + r * Math.cos(angle), sy * (height / 2 - r) + r * Math.sin(angle)];
    }),
  );
}

/** An ellipse around the origin, counter-clockwise. */
export const ellipse = (radiusX: number, radiusY: number, points = 28): Point2[] =>
  Array.from({ length: points }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / points;
    return [radiusX * Math.cos(angle), radiusY * Math.sin(angle)];
  });

/** A soft box with round edges that stands on y = 0: cushions, mattresses, moulded housings. */
export function cushion(slot: Slot, width: number, height: number, depth: number, radius = 0.42 * height): Shape {
  const r = Math.min(radius, 0.45 * Math.min(width, height, depth));
  const ends = [72, 40, 8].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { z: depth / 2 - r + r * Math.sin(angle), inset: r * (1 - Math.cos(angle)) };
  });
  const sections = [...ends.map(({ z, inset }) => ({ z: -z, inset })), ...ends.toReversed()].map(({ z, inset }) => ({
    z,
    outline: roundedRectangle(width - 2 * inset, height - 2 * inset, Math.max(0.2 * r, r - inset), 2),
  }));
  return move(loft(slot, sections), 0, height / 2, 0);
}

/** A level plate over an outline seen from above (x right, y towards the front) that stands on y = 0. */
export const plate = (
  slot: Slot,
  outline: readonly Point2[],
  thickness: number,
  options: { edge?: Slot; holes?: readonly (readonly Point2[])[] } = {},
): Shape => move(turn(extrude(slot, outline, thickness, options), [90, 0, 0]), 0, thickness / 2, 0);

/** A body over a side outline (x towards the front, y up), `width` long across. */
export const sideways = (slot: Slot, outline: readonly Point2[], width: number, edge?: Slot): Shape =>
  turn(extrude(slot, outline, width, edge === undefined ? {} : { edge }), [0, -90, 0]);

/** A bent tube through points. */
export const tube = (slot: Slot, points: readonly Vec3[], radius: number | readonly number[], sides = 7): Shape =>
  sweep(slot, curve(points), radius, { sides });

/** A cylinder along x or z around its middle. */
export const roller = (slot: Slot, radius: number, length: number, axis: 'x' | 'z' = 'x', sides = 16): Shape =>
  turn(
    lathe(
      slot,
      [
        [radius, -length / 2],
        [radius, length / 2],
      ],
      { sides, smooth: false },
    ),
    axis === 'x' ? [0, 0, 90] : [90, 0, 0],
  );

/** A ring in an upright plane, its axis along x or z. */
export function hoop(slot: Slot, radius: number, thickness: number, axis: 'x' | 'z' = 'z', points = 24): Shape {
  const path = Array.from({ length: points }, (_, k): Vec3 => {
    const angle = (2 * Math.PI * k) / points;
    const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return axis === 'z' ? [c, s, 0] : [0, s, c];
  });
  return sweep(slot, path, thickness, { closed: true, sides: 8 });
}

/** A spoked wheel with its axle along x, around its middle. */
export const wheel = (radius: number, width: number, slots: { tyre: Slot; hub: Slot }, spokes = 8): Shape =>
  group(
    hoop(slots.tyre, radius - width / 2, width / 2, 'x', 28),
    roller(slots.hub, 0.12 * radius, 1.6 * width, 'x', 10),
    ...Array.from({ length: spokes }, (_, k) => {
      const angle = (2 * Math.PI * k) / spokes;
      return rod(slots.hub, [0, 0, 0], [0, (radius - width) * Math.sin(angle), (radius - width) * Math.cos(angle)], 0.04 * radius, 5);
    }),
  );

/** A turned dish or bowl, open at the top: an outer profile from the bottom up and a wall thickness. */
export const bowl = (slot: Slot, outer: readonly Point2[], wall: number, sides = 24): Shape => {
  const inner = outer.map(([radius, y], k): Point2 => [Math.max(0.001, radius - wall), k === 0 ? y + wall : y]).toReversed();
  const first = outer[0] as Point2;
  return lathe(slot, [[0, first[1]], ...outer, ...inner, [0, first[1] + wall]], { sides, smooth: true });
};
