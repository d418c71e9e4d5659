import type { QuadrupedSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { curve, group, mirror, radians, sheet } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';

/** Hair along a neck, in the frame of the body. */
export function maneOf(kind: NonNullable<QuadrupedSpec['mane']>, neck: readonly Joint[], slot: string): Shape[] {
  const line = curve(neck, 4);
  const normals = line.map((point, k): Vec3 => {
    const [a, b] = [line[Math.max(0, k - 1)] as Joint, line[Math.min(line.length - 1, k + 1)] as Joint];
    const length = Math.hypot(b[1] - a[1], b[2] - a[2]) || 1;
    return [0, (b[2] - a[2]) / length, -(b[1] - a[1]) / length];
  });
  const around = (k: number, angle: number, lift: number): Vec3 => {
    const [, y, z, r] = line[k] as Joint;
    const [, ny, nz] = normals[k] as Vec3;
    const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    return [(r + lift) * s, y + (r + lift) * c * ny, z + (r + lift) * c * nz];
  };
  if (kind === 'stiff' || kind === 'flame') {
    const tall = kind === 'flame' ? 0.2 : 0.085;
    const grid = line.map((_, k) => [
      around(k, 0, -0.03),
      around(k, 0, tall * 0.5),
      around(k, 0, tall * (kind === 'flame' ? 0.6 + 0.5 * (k % 3) : 1)),
    ]);
    return [sheet(slot, grid, 0.035)];
  }
  if (kind === 'crest') {
    const side = sheet(
      slot,
      line.map((_, k) => [0, 22, 48, 74, 92].map((angle, c) => around(k, angle * (k % 2 === 0 ? 1 : 0.84), 0.018 - 0.002 * c))),
      0.026,
    );
    const crest = sheet(
      slot,
      line.map((_, k) => [around(k, 0, -0.04), around(k, 0, 0.035)]),
      0.03,
    );
    return [mirror(side), crest];
  }
  return [];
}

/** The lock of hair between the ears of a horse, in head lengths. */
export const forelockOf = (skull: number, slot: string): Shape =>
  group(
    ...[-0.05, 0, 0.05].map((x) =>
      limb(slot, [
        [x * 0.6, skull * 0.9, -0.05, 0.05],
        [x, skull * 1.05, 0.1, 0.045],
        [x * 1.4, skull * 0.82, 0.26, 0],
      ]),
    ),
  );

/** A lion's mane: rings of tufts around the head and down the chest, in head lengths. */
export function lionMane(skull: number, slot: string, dark: string): Shape {
  const tufts: Shape[] = [];
  const rings: readonly (readonly [count: number, from: number, to: number, z: number, back: number])[] = [
    [15, 0.5, 1.55, 0.2, 0.2],
    [17, 0.4, 2.0, -0.25, 0.5],
    [17, 0.4, 2.25, -0.8, 0.75],
    [15, 0.4, 2.2, -1.4, 1.0],
  ];
  rings.forEach(([count, from, to, z, back], ring) => {
    for (let k = 0; k < count; k++) {
      const angle = (2 * Math.PI * (k + 0.5 * (ring % 2))) / count;
      const [x, y] = [Math.sin(angle), Math.cos(angle)];
      const long = to * (y < -0.3 ? 1.15 : y > 0.6 ? 0.78 : 1) * (k % 2 === 0 ? 1 : 0.92);
      const at = (radius: number, depth: number, thick: number): Joint => [
        x * radius * skull,
        (y * radius - 0.15) * skull,
        depth * skull,
        thick * skull,
      ];
      tufts.push(
        limb(ring > 1 ? dark : slot, [at(from, z, 0.42), at(long * 0.62, z - back * 0.25, 0.5), at(long, z - back, 0)], {
          steps: 2,
          sides: 7,
        }),
      );
    }
  });
  return group(...tufts);
}
