import { array, box, boxAt, cylinder, extrude, group, lathe, loft, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

type Triple = readonly [x: number, y: number, z: number];

const rectangle = (width: number, depth: number): Point2[] => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
];

/** An upright cylinder or cone moved to a place. */
export const postAt = (slot: Slot, radius: number, height: number, at: Triple, options: { top?: number; sides?: number } = {}): Shape =>
  move(cylinder(slot, radius, height, { sides: 12, ...options }), ...at);

/** A truncated pyramid over a rectangle that stands on y = 0. */
export const frustum = (slot: Slot, base: readonly [number, number], height: number, top: readonly [number, number]): Shape =>
  turn(
    loft(
      slot,
      [
        { z: 0, outline: rectangle(...base) },
        { z: height, outline: rectangle(Math.max(0.01, top[0]), Math.max(0.01, top[1])) },
      ],
      { smooth: false },
    ),
    [-90, 0, 0],
  );

/** A horizontal plate over an outline in the xz plane (z towards the viewer), from y = 0 up. */
export const plate = (slot: Slot, outline: readonly Point2[], height: number, holes: readonly (readonly Point2[])[] = []): Shape =>
  turn(
    extrude(
      slot,
      outline.map(([x, z]): Point2 => [x, -z]),
      height,
      { holes: holes.map((hole) => hole.map(([x, z]): Point2 => [x, -z])) },
    ),
    [-90, 0, 0],
    [0, height / 2, 0],
  );

/** A low wall around a rectangle. */
export const rim = (slot: Slot, [width, depth]: readonly [number, number], height: number, thickness: number): Shape =>
  plate(slot, rectangle(width, depth), height, [rectangle(width - 2 * thickness, depth - 2 * thickness)]);

/** A low wall around a circle, or a thick-walled tube. */
export const tube = (slot: Slot, outer: number, inner: number, height: number, sides = 20): Shape =>
  lathe(
    slot,
    [
      [inner, 0],
      [outer, 0],
      [outer, height],
      [inner, height],
      [inner, 0],
    ],
    { sides, smooth: false },
  );

/** Points of an arc, degrees counter-clockwise from +x. */
export const arc = (
  radius: number | readonly [number, number],
  from: number,
  to: number,
  steps: number,
  centre: Point2 = [0, 0],
): Point2[] =>
  Array.from({ length: steps + 1 }, (_, k): Point2 => {
    const angle = ((from + ((to - from) * k) / steps) * Math.PI) / 180;
    const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
    // A sine of a multiple of 180 degrees is not exactly 0 in floating point.
    const exact = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : value);
    return [centre[0] + rx * exact(Math.cos(angle)), centre[1] + ry * exact(Math.sin(angle))];
  });

/** How an opening ends at its top. */
export type ArchForm = 'flat' | 'round' | 'pointed' | 'segment';

/** The outline of an opening: its foot from -width/2 to width/2 on y = 0. */
export function archOutline(width: number, height: number, form: ArchForm, steps = 8): Point2[] {
  const half = width / 2;
  const foot: Point2[] = [
    [-half, 0],
    [half, 0],
  ];
  if (form === 'flat') return [...foot, [half, height], [-half, height]];
  if (form === 'segment') return [...foot, ...arc([half, 0.25 * width], 0, 180, steps, [0, height - 0.25 * width])];
  if (form === 'round') return [...foot, ...arc([half, Math.min(half, height)], 0, 180, steps, [0, Math.max(0, height - half)])];
  // Two arcs around points beyond the axis meet in the tip.
  const rise = Math.min(0.9 * height, width * 0.95);
  const spring = height - rise;
  const right = Array.from({ length: steps / 2 + 1 }, (_, k): Point2 => {
    const share = k / (steps / 2);
    return [half * (1 - share) * (1 + 0.55 * share), spring + rise * share ** 0.8];
  });
  return [
    ...foot,
    ...right,
    ...right
      .slice(0, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ];
}

/** A wall in the xy plane with openings of one form, each at its x. */
export const piercedWall = (
  slot: Slot,
  [width, height, depth]: Triple,
  openings: {
    readonly at: readonly number[];
    readonly width: number;
    readonly height: number;
    readonly form: ArchForm;
    readonly sill?: number;
  },
): Shape => {
  const { at, sill = 0.01 } = openings;
  const hole = archOutline(openings.width, openings.height, openings.form);
  // Each opening is in a bay of its own: holes in one line would leave triangles without area.
  return group(
    ...at.map((x, k) => {
      const low = k === 0 ? -width / 2 : ((at[k - 1] ?? x) + x) / 2;
      const high = k === at.length - 1 ? width / 2 : ((at[k + 1] ?? x) + x) / 2;
      const outline: Point2[] = [
        [low, 0],
        [high, 0],
        [high, height],
        [low, height],
      ];
      return extrude(slot, outline, depth, { holes: [hole.map(([px, py]): Point2 => [px + x, py + sill])] });
    }),
  );
};

/** A wheel or disc that faces +z around the origin. */
export const disc = (slot: Slot, radius: number, depth: number, sides = 20): Shape =>
  turn(cylinder(slot, radius, depth, { sides }), [90, 0, 0], [0, 0, -depth / 2]);

/** Evenly spaced numbers, centred on 0. */
export const spaced = (count: number, step: number): number[] => Array.from({ length: count }, (_, k) => (k - (count - 1) / 2) * step);

/** A flight of steps that rises from the front (+z) to the back, its foot at z = depth. */
export const steps = (slot: Slot, width: number, height: number, depth: number, count: number): Shape =>
  group(
    ...Array.from({ length: count }, (_, k) => {
      const length = depth * (1 - k / count);
      return boxAt(slot, [width, height / count, length], [0, (k * height) / count, length / 2]);
    }),
  );

/** Merlons along a line of this length on x. */
export const merlons = (slot: Slot, length: number, size: number, thickness: number): Shape => {
  const count = Math.max(2, Math.round(length / (2 * size)));
  return array(box(slot, size, size * 1.1, thickness), count, [(length - size) / (count - 1), 0, 0], true);
};

/** A line of points as a square-sectioned bar. */
export const beam = (slot: Slot, path: readonly Triple[], width: number): Shape => sweep(slot, path, width / Math.SQRT2, { sides: 4 });

/** A ball of few triangles at a place. */
export const ballAt = (slot: Slot, radius: number, [x, y, z]: Triple): Shape =>
  move(
    lathe(
      slot,
      arc(radius, -90, 90, 6).map(([r, h]): Point2 => [Math.max(0, r), h]),
      { sides: 10 },
    ),
    x,
    y,
    z,
  );
