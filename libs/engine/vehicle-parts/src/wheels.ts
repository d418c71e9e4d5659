import { arcPoints, bar, boxAt, cylinder, extrude, group, lathe, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { ellipse, gearOutline } from './outlines.js';
import { copies, drumX, plateX, range } from './solids.js';
import type { Vec3 } from './solids.js';

export type WheelStyle =
  /** A tyre on a rim with five spokes. */
  | 'car'
  /** A deep tyre with lugs. */
  | 'lugged'
  /** A tyre on a dished steel disc with bolts. */
  | 'truck'
  /** A thin tyre with wire spokes. */
  | 'wire'
  /** A wooden wheel with an iron hoop. */
  | 'wooden'
  /** A steel wheel with a flange on its inner side (-x). */
  | 'rail'
  /** A plain roller. */
  | 'solid';

/** A wheel around the x axis, its outer side towards +x. */
export function wheel(style: WheelStyle, radius: number, width: number): Shape {
  return turn(WHEELS[style](radius, width), [0, 0, -90]);
}

/** Wheels on both sides: the one at +x and its mirror image. */
export function wheelPair(style: WheelStyle, measures: { radius: number; width: number; gauge: number }, z: number): Shape {
  const { radius, width, gauge } = measures;
  const one = move(wheel(style, radius, width), gauge / 2, radius, z);
  return group(
    { form: 'mirrored', part: one, axis: 'x' },
    drumX(style === 'wooden' ? 'wood' : 'dark', Math.min(0.12 * radius, 0.07), gauge, [0, radius, z], { sides: 8 }),
  );
}

/** Each draws a wheel that lies around the y axis, its middle at the origin, its outer side up. */
const WHEELS: Readonly<Record<WheelStyle, (radius: number, width: number) => Shape>> = {
  car: (radius, width) =>
    group(
      tyre(radius, width, 0.66),
      move(cylinder('dark', 0.67 * radius, 0.5 * width, { sides: 18 }), 0, -0.4 * width, 0),
      radial(boxAt('rim', [0.16 * radius, 0.14 * width, 0.56 * radius], [0, 0.18 * width, 0.36 * radius]), 5),
      // prettier-ignore
      move(lathe('rim', [[0.18 * radius, 0], [0.14 * radius, 0.22 * width]], { sides: 10 }), 0, 0.14 * width, 0),
      move(torus('rim', 0.62 * radius, 0.07 * radius, 18), 0, 0.22 * width, 0),
    ),
  lugged: (radius, width) =>
    group(
      tyre(0.95 * radius, width, 0.6),
      radial(turn(boxAt('tyre', [0.1 * radius, 0.48 * width, 0.12 * radius], [0, 0, 0.9 * radius]), [0, 0, 0], [0, 0.02 * width, 0]), 16),
      turn(radial(boxAt('tyre', [0.1 * radius, 0.48 * width, 0.12 * radius], [0, -0.5 * width, 0.9 * radius]), 16), [0, 11, 0]),
      disc(0.62 * radius, width),
    ),
  truck: (radius, width) => group(tyre(radius, width, 0.62), disc(0.64 * radius, width)),
  wire: (radius, width) =>
    group(
      move(torus('tyre', radius - width / 2, width / 2, 32), 0, 0, 0),
      torus('rim', radius - 1.1 * width, 0.35 * width, 28),
      radial(rod('spoke', [0, 0, 0.03], [0, 0, radius - width], 0.0035 + 0.004 * radius, 4), 16),
      move(cylinder('rim', 0.06 * radius + 0.01, 1.8 * width, { sides: 10 }), 0, -0.9 * width, 0),
    ),
  wooden: (radius, width) =>
    group(
      ringBand('wood', 0.84 * radius, 0.97 * radius, width),
      ringBand('iron', 0.95 * radius, radius, 0.9 * width),
      radial(bar('wood', [0, 0, 0.1 * radius], [0, 0, 0.9 * radius], 0.085 * radius), 12),
      // prettier-ignore
      move(lathe('wood', [[0.13 * radius, 0], [0.17 * radius, width], [0.1 * radius, 2.4 * width]], { sides: 12 }), 0, -width, 0),
    ),
  rail: (radius, width) =>
    group(
      lathe(
        'iron',
        [
          [radius, -width / 2],
          [radius, -0.25 * width],
          [0.93 * radius, -0.2 * width],
          [0.93 * radius, 0.5 * width],
          [0.75 * radius, 0.5 * width],
          [0.7 * radius, 0.2 * width],
          [0.2 * radius, 0.25 * width],
          [0.18 * radius, 0.6 * width],
        ],
        { smooth: false, sides: 22 },
      ),
    ),
  solid: (radius, width) =>
    group(
      move(cylinder('tyre', radius, width, { sides: 18 }), 0, -width / 2, 0),
      move(cylinder('rim', 0.45 * radius, 1.1 * width, { sides: 10 }), 0, -0.55 * width, 0),
    ),
};

function tyre(radius: number, width: number, inner: number): Shape {
  const [r, w] = [radius, width / 2];
  const profile: Point2[] = [
    [inner * r, -w],
    [0.94 * r, -w],
    [r, -0.6 * w],
    [r, 0.6 * w],
    [0.94 * r, w],
    [inner * r, w],
    [inner * r, -w],
  ];
  return lathe('tyre', profile, { smooth: false, sides: 22 });
}

/** A dished disc with a hub and bolts. */
const disc = (radius: number, width: number): Shape =>
  group(
    move(
      lathe(
        'rim',
        [
          [radius, 0],
          [radius, 0.85 * width],
          [0.86 * radius, 0.85 * width],
          [0.7 * radius, 0.6 * width],
          [0.4 * radius, 0.66 * width],
          [0.3 * radius, 1.02 * width],
        ],
        { smooth: false, sides: 18 },
      ),
      0,
      -0.45 * width,
      0,
    ),
    radial(boxAt('dark', [0.08 * radius, 0.06 * width, 0.08 * radius], [0, 0.18 * width, 0.53 * radius]), 8),
  );

/** A ring with a rectangular section around the y axis, its middle at the origin. */
export const ringBand = (slot: string, inner: number, outer: number, height: number, sides = 28): Shape =>
  lathe(
    slot,
    [
      [inner, -height / 2],
      [outer, -height / 2],
      [outer, height / 2],
      [inner, height / 2],
      [inner, -height / 2],
    ],
    { smooth: false, sides },
  );

/** A cogwheel across z, its middle at the origin. */
export const cogwheel = (slot: string, radius: number, thickness: number, teeth: number): Shape => {
  const hole = (angle: number): Point2[] =>
    ellipse(0.15 * radius, 0.15 * radius, 10, [0.45 * radius * Math.cos(angle), 0.45 * radius * Math.sin(angle)]);
  return group(
    extrude(slot, gearOutline(0.8 * radius, radius, teeth), thickness, {
      holes: range(5).map((k) => hole((2 * Math.PI * k + 0.4) / 5)),
    }),
    turn(ringBand(slot, 0.1 * radius, 0.22 * radius, 1.5 * thickness, 16), [90, 0, 0]),
  );
};

/** A crawler track along z, its inner middle at x = 0, standing on y = 0: belt with shoes, wheels and sprockets. */
export function crawler(measures: { length: number; height: number; width: number; wheels?: number; rise?: number }): Shape {
  const { length, height, width, wheels = 5, rise = 0 } = measures;
  const r = height / 2;
  const half = length / 2 - r;
  // With a rise, the ends of the belt leave the ground as on a tank.
  const outline: Point2[] =
    rise > 0
      ? // prettier-ignore
        [[-half + rise, 0], [half - rise, 0], ...arcPoints([half + 0.3 * r, height - 0.6 * r], 0.6 * r, -50, 90, 5), ...arcPoints([-half - 0.3 * r, height - 0.6 * r], 0.6 * r, 90, 230, 5)]
      : [...arcPoints([half, r], r, -90, 90, 7), ...arcPoints([-half, r], r, 90, 270, 7)];
  const inner = outline.map(([z, y]): Point2 => [0.96 * z, r + 0.86 * (y - r)]);
  const shoes = pointsAlong([...outline, outline[0] as Point2], Math.round((2 * length) / (0.36 * height)));
  const shoe = boxAt('track', [width, 0.06 * height, 0.2 * height], [0, 0, 0]);
  const road: Vec3[] = range(wheels).map((k) => [0, 0.36 * height, -0.86 * half + (1.72 * half * k) / Math.max(1, wheels - 1)]);
  return group(
    plateX('track', outline, 0.94 * width, 0, [inner]),
    ...shoes.map(({ at: [z, y], angle }) => turn(shoe, [-angle, 0, 0], [0, y, z])),
    copies(drumX('frame', 0.3 * height, 0.96 * width, [0, 0, 0], { sides: 14 }), rise > 0 ? road : road.slice(1, -1)),
    copies(drumX('rim', 0.12 * height, width, [0, 0, 0], { sides: 8 }), rise > 0 ? road : road.slice(1, -1)),
    ...[-half, half].map((z) =>
      drumX('frame', (rise > 0 ? 0.27 : 0.4) * height, 0.9 * width, [0, rise > 0 ? 0.66 * height : r, z], { sides: 14 }),
    ),
    boxAt('frame', [0.5 * width, 0.5 * height, 1.7 * half], [0, 0.25 * height, 0]),
  );
}

/** Evenly spaced points of a line in z and y, each with the direction of the line in degrees from z to y. */
function pointsAlong(line: readonly Point2[], count: number): { readonly at: Point2; readonly angle: number }[] {
  const spans = line.slice(1).map(([z, y], k) => {
    const [z0, y0] = line[k] ?? [0, 0];
    return { z0, y0, dz: z - z0, dy: y - y0, length: Math.hypot(z - z0, y - y0) };
  });
  const total = spans.reduce((sum, { length }) => sum + length, 0);
  return range(count).map((k) => {
    let rest = (total * (k + 0.5)) / count;
    const span = spans.find(({ length }) => (rest -= length) <= 0) ?? spans.at(-1);
    if (span === undefined) return { at: [0, 0], angle: 0 };
    const t = 1 + rest / span.length;
    return { at: [span.z0 + t * span.dz, span.y0 + t * span.dy], angle: (Math.atan2(span.dy, span.dz) * 180) / Math.PI };
  });
}
