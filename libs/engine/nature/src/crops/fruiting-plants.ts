import { blades, group, lathe, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { flowerHead } from '../herbs/flower.js';
import type { MakePlant } from './make-plant.js';
import { archLeaf, groundVine } from './plant-parts.js';

/** A striped melon on its vine. */
export const melon: MakePlant = (space, random) => {
  const [w, h] = space;
  const radius = Math.min(0.26 * w, h * 0.5);
  const stripes = times(10, (k) => {
    const angle = (k * 2 * Math.PI) / 10;
    const path = times(9, (j): Vec3 => {
      const along = Math.PI * (0.04 + 0.92 * (j / 8));
      return [
        1.3 * radius * Math.cos(along),
        radius + radius * Math.sin(along) * Math.cos(angle),
        radius * Math.sin(along) * Math.sin(angle),
      ];
    });
    return sweep(
      'shade',
      path,
      path.map((_, j) => radius * (0.03 + 0.09 * Math.sin((Math.PI * j) / 8))),
      { sides: 6 },
    );
  });
  return group(
    move(scale(sphere('fruit', 1, { detail: 3 }), [1.3 * radius, radius, radius]), 0, radius, 0),
    ...stripes,
    groundVine([0.8 * w, h, 0.7 * space[2]], 0.24 * w, 11, random),
  );
};

/** Leaves in threes over berries on the ground. */
export const strawberry: MakePlant = ([w, h, d], random) => {
  const reach = 0.46 * Math.min(w, d);
  const list = times(14, (k) => {
    const top = polar(reach * random.range(0.35, 0.8), k * GOLDEN_ANGLE, h * random.range(0.6, 1));
    return [0, 1, 2].map((j): Blade => {
      const out = polar(1, k * GOLDEN_ANGLE + (j - 1) * 1.3, -0.1);
      const size = 0.34 * reach;
      return { path: [top, along(top, out, 0.5 * size), along(top, out, size)], width: [0.2 * size, 0.8 * size, 0.3 * size] };
    });
  }).flat();
  const stalks = times(14, (k): Blade => ({ path: [[0, 0, 0], polar(reach * 0.6, k * GOLDEN_ANGLE, 0.8 * h)], width: 0.015 * h }));
  const berries = times(9, (k) => {
    const [x, y, z] = polar(reach * random.range(0.75, 0.95), k * 0.7, 0.16 * h);
    const size = 0.13 * reach;
    return move(
      turn(
        lathe('fruit', points2([0, 0], [0.6 * size, 0.5 * size], [size, 1.3 * size], [0.7 * size, 1.7 * size], [0, 1.75 * size]), {
          sides: 8,
        }),
        [0, 0, 0],
      ),
      x,
      y - 0.4 * size,
      z,
    );
  });
  return group(
    blades('leaf', list),
    blades('stem', stalks),
    ...berries,
    ...times(3, (k) => move(flowerHead('daisy', 0.3 * reach, { petal: 'inner' }), ...polar(0.5 * reach, 2 * k, 0.95 * h))),
  );
};

/** A bush with white bolls. */
export const cotton: MakePlant = ([w, h, d], random) => {
  const reach = 0.42 * Math.min(w, d);
  const bolls = times(16, (k) => {
    const [x, y, z] = polar(reach * random.range(0.4, 1), k * GOLDEN_ANGLE, h * (0.35 + 0.6 * (k / 16)));
    return group(
      move(sphere('inner', 0.055 * h, { detail: 1, roughness: 0.2, seed: k }), x, y, z),
      sweep('wood', points3([0, y * 0.7, 0], [x, y, z]), [0.008 * h, 0.004 * h], { sides: 3 }),
    );
  });
  const list = times(40, (k) =>
    archLeaf(polar(0.2 * reach, k * GOLDEN_ANGLE, h * (0.1 + 0.75 * (k / 40))), k * GOLDEN_ANGLE, 0.8 * reach, 0.35 * reach, [0.3, -0.1]),
  );
  return group(sweep('wood', points3([0, 0, 0], [0, 0.95 * h, 0]), [0.014 * h, 0.004 * h], { sides: 5 }), blades('leaf', list), ...bolls);
};

/** Jointed canes with leaves at their tops. */
export const sugarcane: MakePlant = ([w, h, d], random) => {
  const stalks = times(7, (k) => {
    const [x, , z] = polar(0.16 * Math.min(w, d), k * GOLDEN_ANGLE);
    const tall = 0.8 * h * random.range(0.8, 1);
    const joints = times(8, (j) =>
      move(lathe('straw', points2([0.0125 * h, 0], [0.0125 * h, 0.012 * h]), { sides: 7 }), 0, (tall * (j + 1)) / 9, 0),
    );
    const leaves = times(8, (j) => archLeaf([0, tall * (0.72 + 0.035 * j), 0], j * 2.4 + k, 0.2 * h, 0.025 * h, [0.9, 0.2]));
    return move(
      group(sweep('stem', points3([0, 0, 0], [0, tall, 0]), [0.011 * h, 0.009 * h], { sides: 7 }), ...joints, blades('leaf', leaves)),
      x,
      0,
      z,
    );
  });
  return group(...stalks);
};

/** A fruit with a crown on a rosette of leaves. */
export const pineapple: MakePlant = ([w, h, d]) => {
  const reach = 0.5 * Math.min(w, d);
  const rosette = times(22, (k) => archLeaf([0, 0.02, 0], k * GOLDEN_ANGLE, reach * (0.7 + 0.3 * (k / 22)), 0.09 * reach, [0.7, 0.2]));
  const crown = times(14, (k) => archLeaf([0, 0.72 * h, 0], k * GOLDEN_ANGLE, 0.12 * h * (0.4 + 0.6 * (k / 14)), 0.03 * h, [2, 1.6]));
  return group(
    blades('leaf', [...rosette, ...crown]),
    sweep('stem', points3([0, 0, 0], [0, 0.42 * h, 0]), 0.03 * h, { sides: 6 }),
    move(
      lathe('fruit', points2([0.05 * h, 0], [0.1 * h, 0.06 * h], [0.115 * h, 0.2 * h], [0.085 * h, 0.32 * h], [0, 0.35 * h]), {
        sides: 12,
      }),
      0,
      0.4 * h,
      0,
    ),
    ...times(60, (k) => {
      const y = (k + 0.5) / 60;
      return move(
        sphere('centre', 0.02 * h, { detail: 0 }),
        ...polar(h * (0.05 + 0.068 * Math.sin(Math.PI * (0.12 + 0.8 * y)) ** 0.7), k * GOLDEN_ANGLE, h * (0.42 + 0.32 * y)),
      );
    }),
  );
};

/** A pole in leaves with cones. */
export const hop: MakePlant = ([w, h, d], random) => {
  const radius = 0.3 * Math.min(w, d);
  const list = times(170, (k) => {
    const y = h * (0.04 + 0.94 * (k / 170));
    return archLeaf(
      polar(0.05 * radius, k * GOLDEN_ANGLE, y),
      k * GOLDEN_ANGLE,
      radius * random.range(0.7, 1.3) * (1 - 0.5 * (k / 170)),
      0.5 * radius,
      [0.2, -0.2],
    );
  });
  return group(
    rod('wood', [0, 0, 0], [0, h, 0], 0.012 * h, 6),
    blades('leaf', list),
    ...times(30, (k) =>
      move(
        sphere('second', [0.05 * radius + 0.02, 0.05 * radius + 0.035, 0.05 * radius + 0.02], { detail: 0 }),
        ...polar(1.1 * radius, k * GOLDEN_ANGLE, h * (0.3 + 0.6 * (k / 30))),
      ),
    ),
  );
};
