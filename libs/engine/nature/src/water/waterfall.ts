import { group, lathe, move, relief, scale, sheet, sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { polar, times, points2 } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import { stone } from '../rocks/stones.js';
import type { MakeWater } from './make-water.js';

/** The wall of a waterfall from back to front: depth and height as shares. */
const WALL = points2(
  [-0.5, 0.93],
  [-0.2, 0.97],
  [-0.06, 0.94],
  [-0.02, 0.75],
  [0.0, 0.55],
  [-0.01, 0.36],
  [0.05, 0.2],
  [0.08, 0.08],
  [0.1, 0.0],
);

/** The line of the water: depth and height as shares. */
const FALL: readonly (readonly [number, number])[] = points2(
  [-0.46, 0.945],
  [-0.2, 0.95],
  [-0.02, 0.93],
  [0.06, 0.86],
  [0.085, 0.62],
  [0.1, 0.36],
  [0.12, 0.06],
);

const COLUMNS = 26;

/** A step of rock with a notch in the middle. */
function wallOf([w, h, d]: Vec3): Shape {
  const columns = COLUMNS;
  const grid = WALL.map(([z, y], r) =>
    times(columns + 1, (c): Vec3 => {
      const x = c / columns - 0.5;
      const noise = gradientNoise3(3, x * 5, y * 4, 0) + 0.5 * gradientNoise3(4, x * 13, y * 9, 0);
      const valley = Math.abs(x) < 0.2 ? -0.05 : 0.05 * Math.min(1, (Math.abs(x) - 0.2) * 8);
      return [
        x * w,
        Math.max(0, y + (r < 3 ? valley + 0.05 * noise : 0)) * h,
        (z + (r === 0 ? 0 : 0.1 * noise + (Math.abs(x) < 0.2 ? -0.04 : 0.03))) * d,
      ];
    }),
  );
  const cells = WALL.slice(1).map((_, r) => times(columns, () => (r < 1 ? 'grass' : r % 3 === 1 ? 'dark' : null)));
  return relief('stone', grid, { smooth: false, cells });
}

/** A strip of the fall: its place and width as shares of the width. */
function strip([w, h, d]: Vec3, slot: string, { x, width, forward }: { x: number; width: number; forward: number }): Shape {
  return sheet(
    slot,
    FALL.map(([z, y]) =>
      times(5, (c): Vec3 => [
        (x + (c / 4 - 0.5) * width * (1 + 0.25 * (1 - y))) * w,
        y * h + 0.004 * h * Math.sin(c * 2),
        (z + forward + 0.01 * Math.sin(c * 2.4 + y * 9)) * d,
      ]),
    ),
    0.02 * d,
  );
}

/** A ribbon of water over a step of rock into a pool. */
export const waterfall: MakeWater = (size, random) => {
  const [w, h, d] = size;
  const mist = times(26, (k) => {
    const r = 0.035 * w * random.range(0.6, 1.5);
    return move(
      sphere('foam', [r, 0.75 * r, r], { detail: 1 }),
      (((k * 0.618) % 1) - 0.5) * 0.42 * w,
      0.03 * h + 0.6 * r,
      (0.13 + 0.1 * ((k * 0.755) % 1)) * d,
    );
  });
  const pool = scale(lathe('water', points2([0.5, 0], [0.5, 0.03], [0, 0.035]), { sides: 26 }), [0.86 * w, 1.1 * h, 0.66 * d]);
  const banks = times(16, (k) => {
    const angle = -1.75 + (3.5 * k) / 15;
    const [x, , z] = polar(0.45, angle);
    const r = 0.065 * w * random.range(0.7, 1.4);
    return move(stone([r, 0.7 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }), x * w, 0.2 * r, (z * 0.74 + 0.16) * d);
  });
  return group(
    wallOf(size),
    strip(size, 'water', { x: 0, width: 0.3, forward: 0 }),
    strip(size, 'foam', { x: -0.07, width: 0.05, forward: 0.012 }),
    strip(size, 'foam', { x: 0.05, width: 0.035, forward: 0.014 }),
    strip(size, 'foam', { x: 0.11, width: 0.03, forward: 0.012 }),
    strip(size, 'foam', { x: -0.12, width: 0.02, forward: 0.012 }),
    move(pool, 0, 0, 0.17 * d),
    ...mist,
    ...banks,
  );
};
