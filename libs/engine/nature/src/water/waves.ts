import { blades, group, lathe, loft, move, relief, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import type { MakeWater } from './make-water.js';

/** A breaking wave that curls towards +z, with foam on its crest. */
export const wave: MakeWater = ([w, h, d]) => {
  const section = (swell: number): Point2[] => {
    const line: readonly (readonly [number, number])[] = points2(
      [-0.5, 0],
      [-0.36, 0.12],
      [-0.22, 0.34],
      [-0.1, 0.62],
      [0, 0.84],
      [0.1, 0.96],
      [0.2, 0.98],
      [0.29, 0.9],
      [0.34, 0.78],
      [0.35, 0.66],
      [0.31, 0.74],
      [0.24, 0.8],
      [0.16, 0.76],
      [0.1, 0.6],
      [0.09, 0.42],
      [0.14, 0.24],
      [0.26, 0.1],
      [0.5, 0],
    );
    return line.map(([z, y]): Point2 => [z * d, y * h * swell]);
  };
  const sections = times(13, (k) => {
    const t = k / 12;
    return { z: (t - 0.5) * w, outline: section(0.72 + 0.28 * Math.sin(Math.PI * t) + 0.03 * Math.sin(9 * t)).toReversed() };
  });
  const body = turn(
    loft('water', sections, { strips: times(18, (k) => (k >= 8 && k <= 10 ? 'foam' : k >= 2 && k <= 6 ? 'deep' : null)) }),
    [0, -90, 0],
  );
  const crest = times(44, (k) => {
    const t = (k + 0.5) / 44;
    const swell = 0.72 + 0.28 * Math.sin(Math.PI * t);
    const r = 0.032 * h * (1 + 0.7 * Math.sin(k * 2.3)) + 0.025 * h;
    return move(
      sphere('foam', [1.3 * r, r, r], { detail: 1 }),
      (t - 0.5) * w,
      h * swell * (0.9 - 0.18 * ((k * 0.618) % 1)),
      (0.27 + 0.08 * ((k * 0.755) % 1)) * d,
    );
  });
  const spray = times(30, (k) => {
    const t = (k + 0.5) / 30;
    const r = 0.045 * h * (0.6 + ((k * 0.618) % 1));
    return move(sphere('foam', [1.5 * r, 0.6 * r, r], { detail: 1 }), (t - 0.5) * w, 0.4 * r, (0.34 + 0.14 * ((k * 0.37) % 1)) * d);
  });
  return group(body, ...crest, ...spray);
};

/** A funnel of water with spiral lines of foam. */
export const whirlpool: MakeWater = ([w, h, d]) => {
  const height = (r: number): number => h * (1 - 0.97 * Math.exp(-3.6 * r)) * Math.min(1, 0.02 + 4 * (1 - r));
  const grid = times(14, (ring) => {
    const r = ring / 13;
    return times(36, (k): Vec3 => {
      const [x, , z] = polar(0.5 * r, (2 * Math.PI * k) / 36);
      return [x * w, height(r) * (1 + 0.02 * Math.sin(k + 6 * r)), z * d];
    });
  });
  const cells = times(13, (ring) => times(36, (k) => (ring < 4 ? 'deep' : (k + ring * 2) % 9 === 0 ? 'foam' : null)));
  const arms = times(5, (arm) =>
    blades('foam', [
      {
        path: times(20, (j): Vec3 => {
          const r = 0.06 + 0.92 * (j / 19);
          const [x, , z] = polar(0.5 * r, (arm * 2 * Math.PI) / 5 + 4.6 * Math.log(1 + 2.4 * r));
          return [x * w, height(r) + 0.02 * h, z * d];
        }),
        width: times(20, (j) => (j === 0 || j === 19 ? 0 : 0.05 * w * Math.sin((Math.PI * j) / 19) + 0.01 * w)),
        up: [0, 1, 0],
      },
    ]),
  );
  return group(relief('water', grid, { rings: true, cells }), ...arms);
};

/** Rings on a water surface around drops. */
export const ripple: MakeWater = ([w, h, d]) =>
  scale(
    relief(
      'water',
      times(22, (ring) =>
        times(36, (k): Vec3 =>
          polar(
            ring / 44,
            (2 * Math.PI * k) / 36,
            (ring === 21 ? 0 : 0.35 + 0.3 * Math.cos(ring * 1.5) * Math.exp(-ring / 14)) + (ring === 0 ? 0.3 : 0),
          ),
        ),
      ),
      { rings: true, cells: times(21, (ring) => times(36, () => (Math.cos((ring + 0.5) * 1.5) > 0.6 ? 'foam' : null))) },
    ),
    [w, h, d],
  );

/** A crown of drops around a jet. */
export const splash: MakeWater = ([w, h, d], random) => {
  const sheetOf = times(16, (k) => {
    const angle = (2 * Math.PI * k) / 16;
    const tall = h * (0.55 + 0.35 * ((k * 0.618) % 1));
    const path = [
      polar(0.2 * w, angle, 0),
      polar(0.26 * w, angle, 0.35 * tall),
      polar(0.34 * w, angle, 0.8 * tall),
      polar(0.42 * w, angle, tall),
    ];
    return group(
      sweep(
        'water',
        path,
        [0.06, 0.045, 0.025, 0.014].map((r) => r * w),
        { sides: 6 },
      ),
      move(sphere('foam', 0.028 * w * random.range(0.7, 1.3), { detail: 1 }), ...polar(0.45 * w, angle, tall + 0.04 * h)),
    );
  });
  return group(
    scale(lathe('water', points2([0.36, 0], [0.34, 0.06], [0.24, 0.14], [0.16, 0.1], [0, 0.08]), { sides: 24 }), [w, h, d]),
    ...sheetOf,
    sweep('water', points3([0, 0, 0], [0, 0.5 * h, 0], [0, 0.9 * h, 0]), [0.08 * w, 0.035 * w, 0], { sides: 8 }),
    ...times(20, (k) =>
      move(
        sphere('foam', 0.014 * w * random.range(0.7, 1.8), { detail: 1 }),
        ...polar(w * random.range(0.1, 0.48), k * GOLDEN_ANGLE, h * random.range(0.3, 1)),
      ),
    ),
  );
};

/** A drop with a pointed top. */
export const drop: MakeWater = ([w, h, d]) =>
  scale(lathe('water', points2([0, 0], [0.3, 0.05], [0.48, 0.22], [0.44, 0.42], [0.24, 0.66], [0.08, 0.88], [0, 1]), { sides: 20 }), [
    w,
    h,
    d,
  ]);
