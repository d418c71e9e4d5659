import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, group, move, relief, scale, sphere, sweep } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, polar, randomDirection, times, points2, points3 } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** A cone of rock that points down, with a level top. */
function hangingRock([w, h, d]: Vec3, top: number, seed: number): Shape {
  const rings = points2([0, 0], [0.1, 0.05], [0.26, 0.24], [0.44, 0.5], [0.72, 0.72], [0.94, 0.9], [1, 0.97]);
  const profile = rings.map(([r, y]): Point2 => [0.5 * r, y * top]);
  const sides = 26;
  const grid = profile.map(([r, y], ring) =>
    times(sides, (k): Vec3 => {
      const angle = (2 * Math.PI * k) / sides;
      const noise = ring === 0 ? 0 : gradientNoise3(seed, 2.4 * Math.sin(angle), 4 * y, 2.4 * Math.cos(angle));
      const [x, , z] = polar(r * (1 + 0.34 * noise), angle);
      return [x * w, (y + (ring === 0 ? 0 : 0.04 * noise)) * h, z * d];
    }),
  );
  const flipped = grid.map((row) => row.map(([x, y, z]): Vec3 => [x, -y, z]));
  return scale(relief('stone', flipped, { rings: true, base: -0.985 * top * h, smooth: false }), [1, -1, 1]);
}

/** A cone of rock with grass on top, in the air. */
export const floatingRock: MakeRock = (size, _, random) => {
  const [w, h, d] = size;
  return group(
    hangingRock([w, h, d], 0.82, 4),
    move(scale(sphere('grass', 1, { detail: 3, roughness: 0.1, seed: 6 }), [0.46 * w, 0.12 * h, 0.46 * d]), 0, 0.8 * h, 0),
    ...times(3, (k) =>
      move(stone([0.09 * w, 0.09 * h, 0.09 * w], random, { detail: 2 }), ...polar(0.42 * w, k * 2.2, h * (0.16 + 0.12 * k))),
    ),
  );
};

/** A small tree: limbs with leaves on balls. */
function smallTree(height: number, random: GeneratorRandom): Shape {
  const list: Record<'leaf' | 'grass', Blade[]> = { leaf: [], grass: [] };
  for (let k = 0; k < 420; k++) {
    const ball = k % 5;
    const [x, , z] = polar(ball === 0 ? 0 : 0.22 * height, ball * 1.57);
    const out = randomDirection(random);
    const reach = 0.24 * height * (0.6 + 0.4 * random.next());
    const at: Vec3 = [x + out[0] * reach, height * (ball === 0 ? 0.78 : 0.62) + out[1] * 0.75 * reach, z + out[2] * reach];
    list[out[1] > 0.1 ? 'grass' : 'leaf'].push({
      path: [at, along(at, blendDirections([out, 1], [randomDirection(random), 0.8]), 0.11 * height)],
      width: 0.07 * height,
      up: out,
      shade: out,
    });
  }
  return group(
    sweep(
      'trunk',
      points3([0, -0.05 * height, 0], [0.03 * height, 0.25 * height, 0], [0, 0.7 * height, 0]),
      [0.06, 0.04, 0.02].map((r) => r * height),
      { sides: 8 },
    ),
    ...times(4, (k) =>
      sweep('trunk', [[0.02 * height, 0.34 * height, 0], polar(0.2 * height, k * 1.57, 0.6 * height)], [0.025 * height, 0.008 * height], {
        sides: 5,
      }),
    ),
    blades('leaf', list.leaf),
    blades('grass', list.grass),
  );
}

/** A cone of rock with grass, trees, a pool and a waterfall, in the air. */
export const floatingIsland: MakeRock = (size, _, random) => {
  const [w, h, d] = size;
  const top = 0.62;
  const fall = times(9, (k): Vec3 => [0.47 * w + 0.012 * w * Math.sin(k), h * (top - 0.004 - 0.055 * k), 0.08 * d]);
  return group(
    hangingRock([w, h, d], top, 9),
    move(scale(sphere('grass', 1, { detail: 3, roughness: 0.12, seed: 3 }), [0.5 * w, 0.075 * h, 0.5 * d]), 0, (top - 0.01) * h, 0),
    move(smallTree(0.36 * h, random), -0.1 * w, (top + 0.04) * h, -0.05 * d),
    move(smallTree(0.22 * h, random), 0.22 * w, (top + 0.03) * h, -0.16 * d),
    move(scale(sphere('water', 1, { detail: 2 }), [0.16 * w, 0.02 * h, 0.1 * d]), 0.24 * w, (top + 0.055) * h, 0.1 * d),
    blades('water', [
      {
        path: [[0.3 * w, (top + 0.066) * h, 0.09 * d], [0.43 * w, (top + 0.04) * h, 0.08 * d], ...fall],
        width: times(11, () => 0.09 * w),
        up: [0.4, 0, 1],
      },
    ]),
    ...times(4, (k) =>
      move(stone([0.06 * w, 0.05 * h, 0.06 * w], random, { detail: 2 }), ...polar(0.33 * w, 1 + k * 1.4, (top + 0.05) * h)),
    ),
  );
};
