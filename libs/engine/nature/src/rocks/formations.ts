import type { RockSpec } from '@diorama/catalogue';
import { group, jitter, lathe, move, sweep } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { polar, times, points2 } from '../geometry/curves.js';
import { cave, cliff } from './cliffs.js';
import { floatingIsland, floatingRock } from './floating.js';
import type { MakeRock } from './make-rock.js';
import { asteroid, meteorite } from './space-rocks.js';
import { stone } from './stones.js';

/** A span of rock on two legs, in layers. */
const arch: MakeRock = ([w, h, d], _, random) => {
  const path = times(19, (k): Vec3 => {
    const angle = Math.PI * (k / 18);
    return [-0.36 * w * Math.cos(angle) * (1 + 0.03 * Math.sin(k * 2)), 0.82 * h * Math.sin(angle) ** 0.7, 0.03 * d * Math.sin(k * 1.7)];
  });
  const thick = path.map(([, y], k) => Math.min(0.5 * d, 0.17 * w) * (0.72 + 0.55 * (1 - y / h) ** 2.4 + 0.09 * Math.sin(k * 2.3)));
  // Layers: slabs of the other slot around the span.
  const layers = times(9, (k) => {
    const j = 1 + 2 * k;
    const [from, to] = [path[j] as Vec3, path[j + 1] as Vec3];
    const radius = 1.03 * (thick[j] as number);
    return sweep('light', [lerpVectors(from, to, 0.1), lerpVectors(from, to, 0.65)], [radius, radius], { sides: 9 });
  });
  const rubble = times(10, (k) => {
    const r = 0.05 * w * random.range(0.6, 1.3);
    return move(
      stone([r, 0.75 * r, r], random, { detail: 2, foot: 0.4 }),
      (k % 2 === 0 ? -1 : 1) * w * random.range(0.24, 0.46),
      0.3 * r,
      d * random.range(-0.4, 0.4),
    );
  });
  return group(jitter(group(sweep('stone', path, thick, { sides: 11 }), ...layers), 0.02 * w, 5), ...rubble);
};

/** Six-sided columns of different heights. */
const columns: MakeRock = ([w, h, d], { count = 34 }, random) => {
  const r = 0.5 * Math.min(w, d) * Math.sqrt(0.78 / count);
  return group(
    ...times(count, (k) => {
      const row = Math.floor(k / Math.ceil(Math.sqrt(count)));
      const column = k % Math.ceil(Math.sqrt(count));
      const n = Math.ceil(Math.sqrt(count));
      const x = ((column + (row % 2) * 0.5 + 0.25) / n - 0.5) * (w - 1.6 * r);
      const z = ((row + 0.5) / Math.ceil(count / n) - 0.5) * (d - 1.6 * r);
      const away = Math.hypot(x / w, z / d);
      const tall = h * Math.max(0.12, (1 - 1.1 * away + (z < 0 ? 0.15 : -0.1)) * random.range(0.86, 1));
      return move(
        lathe(k % 5 === 0 ? 'light' : 'stone', points2([1.18 * r, 0], [1.18 * r, tall - 0.06 * r], [1.1 * r, tall], [0, tall]), {
          sides: 6,
          smooth: false,
          bands: [null, 'light', 'light'],
        }),
        x,
        0,
        z,
      );
    }),
  );
};

/** Thin columns of soft rock with hard caps. */
const hoodoo: MakeRock = ([w, h, d], { count = 3 }, random) =>
  group(
    ...times(count, (k) => {
      const tall = h * (k === 0 ? 1 : random.range(0.55, 0.85));
      const r = 0.17 * w * (k === 0 ? 1.1 : 0.9);
      const [x, , z] = polar(k === 0 ? 0.04 : 0.27, k * 2.2 + 0.4);
      const profile: Point2[] = points2(
        [1.9, 0],
        [1.3, 0.1],
        [0.95, 0.22],
        [1.15, 0.32],
        [0.8, 0.44],
        [1, 0.54],
        [0.66, 0.66],
        [0.52, 0.78],
        [0, 0.8],
      ).map(([a, y]): Point2 => [a * r, y * tall]);
      const column = lathe('stone', profile, { sides: 13, bands: ['light', null, 'light', null, 'light', null, null, null] });
      return move(
        group(column, move(stone([1.25 * r, 0.13 * tall, 1.2 * r], random, { slot: 'dark', faces: 5 }), 0, 0.87 * tall, 0)),
        x * w,
        0,
        z * d,
      );
    }),
  );

/** Rock that weather and fire have shaped. */
export const FORMATION_KINDS = {
  arch,
  columns,
  hoodoo,
  'floating-rock': floatingRock,
  'floating-island': floatingIsland,
  asteroid,
  meteorite,
  cave,
  cliff,
} as const satisfies Partial<Record<RockSpec['kind'], MakeRock>>;
