import { array, bar, boxAt, cylinder, group, lathe, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import { range, rods, spread } from './solids.js';
import type { Vec3 } from './solids.js';

/** An upright ladder that leans on z = 0, from y = 0 to its height. */
export const ladder = (slot: Slot, width: number, height: number, thickness = 0.04): Shape =>
  group(
    ...[-1, 1].map((side) => boxAt(slot, [thickness, height, thickness], [(side * width) / 2, 0, 0])),
    array(boxAt(slot, [width, 0.7 * thickness, 0.7 * thickness], [0, 0.15, 0]), Math.max(2, Math.floor(height / 0.32)), [0, 0.32, 0]),
  );

/** A railing along points: posts at the points, a hand rail and a knee rail. */
export function railing(slot: Slot, path: readonly Vec3[], height: number, thickness = 0.025): Shape {
  const raised = (share: number): Vec3[] => path.map(([x, y, z]) => [x, y + share * height, z]);
  // prettier-ignore
  const lines = (share: number): Shape[] => raised(share).slice(1).map((to, k) => rod(slot, raised(share)[k] ?? to, to, thickness, 5));
  return group(...path.map((at) => rod(slot, at, [at[0], at[1] + height, at[2]], thickness, 5)), ...lines(1), ...lines(0.5));
}

/** A truss with a square section from a point straight up: four chords with crossed braces. */
export function lattice(slot: Slot, measures: { width: number; height: number; bays: number; thickness: number; top?: number }): Shape {
  const { width, height, bays, thickness, top = width } = measures;
  const half = (y: number): number => (width + ((top - width) * y) / height) / 2;
  const corner = (k: number, y: number): Vec3 => {
    // prettier-ignore
    const [sx, sz] = [[-1, -1], [1, -1], [1, 1], [-1, 1]][k % 4] ?? [1, 1];
    return [(sx ?? 1) * half(y), y, (sz ?? 1) * half(y)];
  };
  const parts: Shape[] = [];
  for (let k = 0; k < 4; k++) {
    parts.push(bar(slot, corner(k, 0), corner(k, height), 1.6 * thickness));
    for (let bay = 0; bay < bays; bay++) {
      const [y0, y1] = [(height * bay) / bays, (height * (bay + 1)) / bays];
      const [from, to] = bay % 2 === 0 ? [k, k + 1] : [k + 1, k];
      parts.push(bar(slot, corner(from, y0), corner(to, y1), thickness), bar(slot, corner(k, y1), corner(k + 1, y1), thickness));
    }
  }
  return group(...parts);
}

/** A dish that faces +z around the origin: bowl, rim, feed on three struts. */
export function dish(slot: Slot, radius: number, depth = 0.3 * radius): Shape {
  const shares = spread(0, 1, 7);
  const bowl = lathe(
    slot,
    [
      ...shares.map((s) => [Math.max(0.001, s * radius), depth * s * s] as const),
      ...shares.toReversed().map((s) => [Math.max(0.001, s * radius * 0.97), depth * s * s + 0.05 * radius] as const),
    ],
    { sides: 28 },
  );
  const focus: Vec3 = [0, 0.95 * radius, 0];
  const struts = range(3).map((k) => {
    const angle = (2 * Math.PI * k) / 3;
    return rod('frame', [0.85 * radius * Math.sin(angle), 0.8 * depth, 0.85 * radius * Math.cos(angle)], focus, 0.018 * radius, 5);
  });
  return turn(
    group(bowl, ...struts, move(cylinder('frame', 0.08 * radius, 0.16 * radius, { sides: 10 }), 0, 0.87 * radius, 0)),
    [90, 0, 0],
  );
}

/** A round pressure gauge that faces +z. */
export const gauge = (radius: number): Shape =>
  group(
    turn(cylinder('brass', radius, 0.4 * radius, { sides: 16 }), [90, 0, 0], [0, 0, -0.2 * radius]),
    turn(cylinder('white', 0.82 * radius, 0.06 * radius, { sides: 16 }), [90, 0, 0], [0, 0, 0.18 * radius]),
    turn(boxAt('red', [0.12 * radius, 0.7 * radius, 0.05 * radius], [0, 0, 0.26 * radius]), [0, 0, 40]),
  );

/** A hand wheel around the y axis. */
export const handWheel = (slot: Slot, radius: number): Shape =>
  group(
    // prettier-ignore
    { form: 'sweep', path: range(16).map((k): Vec3 => [radius * Math.sin((k * Math.PI) / 8), 0, radius * Math.cos((k * Math.PI) / 8)]), radius: 0.11 * radius, closed: true, slot },
    radial(rod(slot, [0, 0, 0], [0, 0, radius], 0.08 * radius, 6), 4),
    sphere(slot, 0.2 * radius, { detail: 1 }),
  );

/** A seat that faces +z, its cushion's top at y = 0. */
export const seat = (slot: Slot, width: number, back = width): Shape =>
  group(
    boxAt(slot, [width, 0.14 * width, width], [0, -0.14 * width, 0], 0.03 * width),
    turn(boxAt(slot, [width, back, 0.14 * width], [0, 0, 0], 0.03 * width), [-10, 0, 0], [0, -0.05 * width, -0.46 * width]),
  );

/** A steering wheel on its column; the driver sits behind it at -z. */
export const steeringWheel = (radius: number): Shape =>
  turn(group(handWheel('dark', radius), rod('dark', [0, 0, 0], [0, -0.5, 0], 0.12 * radius, 6)), [-30, 0, 0]);

/** A propeller that faces +z around the origin: tapered twisted blades, and a spinner. */
export function propeller(slot: Slot, radius: number, blades: number, spinner = 0.12 * radius): Shape {
  const chord = 0.12 * radius;
  const blade: Shape = turn(
    {
      form: 'deformed',
      by: { kind: 'twist', rate: 30 / radius },
      // prettier-ignore
      part: { form: 'deformed', by: { kind: 'taper', from: 0.2 * radius, to: radius, factor: 0.6 }, part: boxAt(slot, [1.4 * chord, radius, 0.2 * chord], [0, 0, 0], 0.08 * chord) },
    },
    [0, 20, 0],
  );
  return group(
    ...range(blades).map((k) => turn(blade, [0, 0, (360 * k) / blades])),
    // prettier-ignore
    turn(lathe('hub', [[spinner, -spinner], [spinner, 0], [0.7 * spinner, 0.9 * spinner], [0.001, 1.5 * spinner]], { sides: 14 }), [90, 0, 0]),
  );
}

/** Straight cables from points to points. */
export const stays = (slot: Slot, lines: readonly (readonly [Vec3, Vec3])[], radius: number): Shape => rods(slot, lines, radius, 4);
