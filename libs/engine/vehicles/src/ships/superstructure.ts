import { array, bar, boxAt, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import { copies, drumY, drumZ, range, rods, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import type { HullLines } from './hull.js';

/** A deckhouse with rows of windows on all sides. */
export function cabin([width, height, depth]: Vec3, [x, y, z]: Vec3, levels: number, panes = 6): Shape {
  const h = height / levels;
  const across = Math.max(3, Math.round((panes * width) / depth / 1.4));
  return move(
    group(
      boxAt('house', [width, height, depth], [0, 0, 0], 0.03 * Math.min(width, height)),
      ...range(levels).map((k) =>
        group(
          // prettier-ignore
          mirror(array(boxAt('pane', [0.02 * width, 0.36 * h, (0.62 * depth) / panes], [width / 2, (k + 0.45) * h, -0.44 * depth + (0.44 * depth) / panes]), panes, [0, 0, (0.88 * depth) / panes])),
          // prettier-ignore
          ...[-1, 1].map((s) => array(boxAt('pane', [(0.66 * width) / across, 0.36 * h, 0.02 * depth + 0.02], [-0.44 * width + (0.44 * width) / across, (k + 0.45) * h, (s * depth) / 2]), Math.min(across, 10), [(0.88 * width) / Math.min(across, 10), 0, 0])),
          boxAt('trim', [1.02 * width, 0.05 * h, 1.02 * depth], [0, (k + 0.97) * h, 0]),
        ),
      ),
    ),
    x,
    y,
    z,
  );
}

/** A funnel with a band and a black top that leans back. */
export const funnel = ([radius, height]: readonly [number, number], at: Vec3, slot: Slot = 'boxa'): Shape =>
  turn(
    group(
      // prettier-ignore
      { form: 'placed', part: group(drumY(slot, radius, height, [0, 0, 0], { sides: 16 }), drumY('white', 1.02 * radius, 0.18 * height, [0, 0.5 * height, 0], { sides: 16 }), drumY('black', 1.03 * radius, 0.2 * height, [0, 0.82 * height, 0], { sides: 16 })), scale: [0.7, 1, 1.2] },
    ),
    [-8, 0, 0],
    at,
  );

/** A mast with a radar bar, lamps and a whip aerial. */
export const radarMast = (height: number, [x, y, z]: Vec3): Shape =>
  move(
    group(
      drumY('white', 0.05 * height, 0.8 * height, [0, 0, 0], { top: 0.025 * height, sides: 8 }),
      boxAt('white', [0.5 * height, 0.05 * height, 0.06 * height], [0, 0.56 * height, 0]),
      boxAt('dark', [0.4 * height, 0.06 * height, 0.05 * height], [0, 0.8 * height, 0.02 * height]),
      rod('dark', [0, 0.8 * height, 0], [0, height, 0], 0.012 * height, 5),
      // prettier-ignore
      mirror(rods('dark', [[[0.24 * height, 0.56 * height, 0], [0.24 * height, 0.86 * height, 0]]], 0.01 * height, 4)),
    ),
    x,
    y,
    z,
  );

/** A deck crane with a jib towards the bow. */
export const crane = ([radius, height]: readonly [number, number], reach: number, at: Vec3): Shape =>
  move(
    group(
      drumY('boxd', radius, 0.6 * height, [0, 0, 0], { sides: 10 }),
      boxAt('boxd', [3 * radius, 0.16 * height, 3 * radius], [0, 0.56 * height, 0]),
      mirror(bar('boxd', [0.9 * radius, 0.66 * height, 0], [0.3 * radius, height, reach], 0.5 * radius)),
      // prettier-ignore
      rods('dark', [[[0, 0.8 * height, -radius], [0, height, reach]], [[0, height, reach], [0, 0.5 * height, reach]]], 0.12 * radius, 4),
    ),
    ...at,
  );

/** Lifeboats on davits along both sides. */
export const lifeboatRow = (lines: HullLines, row: { y: number; x: number; from: number; to: number; count: number }): Shape => {
  const size = 0.028 * lines.length;
  const boat = group(
    // prettier-ignore
    turn(lathe('accent', [[0.001, -size / 2], [0.16 * size, -0.36 * size], [0.2 * size, 0], [0.16 * size, 0.36 * size], [0.001, size / 2]], { sides: 8 }), [90, 0, 0]),
    boxAt('white', [0.3 * size, 0.08 * size, 0.6 * size], [0, 0.08 * size, 0]),
  );
  return mirror(
    copies(
      boat,
      spread(row.from, row.to, row.count).map((z): Vec3 => [row.x, row.y, z * lines.length]),
    ),
  );
};

/** A gun turret with three barrels, turned by degrees. */
export const turret = ([width, height, depth]: Vec3, at: Vec3, degrees: number): Shape =>
  turn(
    group(
      // prettier-ignore
      { form: 'loft', slot: 'body', smooth: false, sections: [[-0.5, 0.7], [0.1, 1], [0.36, 0.7]].map(([z, w]) => ({ z: 0.5 * (z ?? 0) * depth, outline: [[-0.5 * (w ?? 1) * width, 0], [0.5 * (w ?? 1) * width, 0], [0.42 * (w ?? 1) * width, height], [-0.42 * (w ?? 1) * width, height]] as [number, number][] })) },
      ...[-0.24, 0, 0.24].map((x) =>
        turn(
          drumZ('dark', 0.13 * height, 0.6 * depth, [0, 0, 0.3 * depth], { sides: 8 }),
          [-4, 0, 0],
          [x * width, 0.5 * height, 0.1 * depth],
        ),
      ),
      boxAt('body', [0.3 * width, 0.14 * height, 0.14 * depth], [0, height, -0.08 * depth]),
    ),
    [0, degrees, 0],
    at,
  );
