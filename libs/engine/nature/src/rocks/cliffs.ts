import { blades, group, lathe, move, relief, scale, scatter, sphere } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, cycle, times, wobble, points2 } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** Great stones around and behind the opening of a cave: places and radii as shares. */
const BACK = [
  [-0.22, 0.3, -0.12, 0.3],
  [0.22, 0.3, -0.12, 0.3],
  [0, 0.5, -0.1, 0.32],
  [-0.12, 0.66, -0.02, 0.2],
  [0.16, 0.66, -0.04, 0.21],
  [-0.34, 0.1, 0.05, 0.17],
  [0.35, 0.1, 0.05, 0.16],
] as const;

/** A heap of great stones with a dark opening in front. */
export const cave: MakeRock = ([w, h, d], spec, random) => {
  const rim = times(11, (k) => {
    const angle = Math.PI * (k / 10);
    const [x, y] = [-0.31 * w * Math.cos(angle), 0.12 * h + 0.5 * h * Math.sin(angle) ** 0.8];
    const r = 0.125 * w * random.range(0.9, 1.15);
    return move(stone([r, 0.95 * r, 1.3 * r], random, { detail: 2, slot: k % 4 === 1 ? 'light' : 'stone' }), x, y, 0.2 * d);
  });
  const back = BACK.map(([x, y, z, r]) => move(stone([r * w, r * w * 0.82, r * d], random, { foot: 0.9 }), x * w, y * h, z * d));
  const teeth = times(7, (k) => {
    const tall = 0.13 * h * (1 + 0.5 * Math.sin(k * 2.3));
    return move(
      scale(lathe('light', points2([0.03 * w, 0], [0, tall]), { sides: 7 }), [1, -1, 1]),
      (k - 3) * 0.058 * w,
      h * (0.56 - 0.02 * (k - 3) ** 2),
      0.27 * d,
    );
  });
  const body = group(...rim, ...back);
  const tuft = scale(sphere('moss', 1, { detail: 1, roughness: 0.2, seed: 3 }), [0.045 * w, 0.01 * w, 0.045 * w]);
  return group(
    spec.mossy === true ? scatter(body, [tuft], 46, { minUp: 0.75, follow: true, seed: 5 }) : body,
    move(
      scale(lathe('dark', points2([1, 0], [0.97, 0.3], [0.8, 0.65], [0.5, 0.88], [0, 1]), { sides: 20 }), [0.27 * w, 0.6 * h, 0.1 * d]),
      0,
      0,
      0.2 * d,
    ),
    ...teeth,
    ...times(8, (k) =>
      move(
        stone([0.06 * w, 0.05 * h, 0.05 * w], random, { detail: 2, slot: k % 2 === 0 ? 'stone' : 'light', foot: 0.4 }),
        (k < 4 ? -1 : 1) * (0.26 + 0.05 * (k % 4)) * w,
        0.02 * h,
        (0.36 + 0.04 * (k % 3)) * d,
      ),
    ),
  );
};

/** The face of a cliff from back to front: depth and height as shares. */
const FACE = points2(
  [-0.5, 0.97],
  [-0.1, 1],
  [0.1, 0.98],
  [0.17, 0.93],
  [0.2, 0.8],
  [0.24, 0.66],
  [0.23, 0.55],
  [0.31, 0.42],
  [0.3, 0.3],
  [0.38, 0.17],
  [0.42, 0.08],
  [0.5, 0],
);

const ACROSS = 30;

/** A wall of rock with a level top, in layers. */
function faceOf([w, h, d]: Vec3): Shape {
  const grid = FACE.map(([z, y], r) =>
    times(ACROSS + 1, (c): Vec3 => {
      const x = (c / ACROSS - 0.5) * w;
      const noise = gradientNoise3(7, (5 * c) / ACROSS, 3.5 * y, 0) + 0.5 * gradientNoise3(9, (14 * c) / ACROSS, 7 * y, 2);
      const shift = r === 0 || r === FACE.length - 1 ? 0 : 0.14 * noise;
      return [x, Math.max(0, y + (r > 2 && y > 0 ? 0.02 * noise : 0)) * h, (z + shift) * d];
    }),
  );
  const cells = FACE.slice(1).map((_, r) =>
    times(ACROSS, (c) => (r < 2 ? 'grass' : cycle([null, null, 'light', null, 'dark'], Math.floor(r + 0.2 * c)))),
  );
  return relief('stone', grid, { smooth: false, cells });
}

/** A wall of rock in steps, with a level top of grass, its face towards +z. */
export const cliff: MakeRock = (size, spec, random) => {
  const [w, h, d] = size;
  return group(
    faceOf(size),
    ...times(10, (k) =>
      move(
        stone([0.06 * w, 0.05 * h, 0.06 * w], random, { detail: 2 }),
        (((k * 0.618) % 1) - 0.5) * 0.9 * w,
        0.02 * h,
        (0.4 + 0.06 * ((k * 0.37) % 1)) * d,
      ),
    ),
    ...(spec.mossy === true
      ? [
          blades(
            'grass',
            times(160, (k): Blade => {
              const at: Vec3 = [(((k * 0.618) % 1) - 0.5) * 0.96 * w, 0.985 * h, (-0.42 + 0.5 * ((k * 0.755) % 1)) * d];
              return {
                path: [at, along(at, blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.3]), 0.06 * h)],
                width: 0.012 * h,
                shade: [0, 1, 0],
              };
            }),
          ),
        ]
      : []),
  );
};
