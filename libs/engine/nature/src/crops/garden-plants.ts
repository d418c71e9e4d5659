import { blades, group, lathe, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { flowerHead } from '../herbs/flower.js';
import { cotton, hop, melon, pineapple, strawberry, sugarcane } from './fruiting-plants.js';
import type { MakePlant } from './make-plant.js';
import { archLeaf, groundVine } from './plant-parts.js';

const corn: MakePlant = ([w, h, d], random) => {
  const reach = 0.5 * Math.min(w, d, 0.8 * h);
  const leaves = times(11, (k) =>
    archLeaf(
      [0, h * (0.1 + 0.068 * k), 0],
      k * (Math.PI + 0.42) + random.range(-0.3, 0.3),
      reach * (k > 8 ? 0.7 : 1),
      0.05 * h,
      [0.55, 0.02],
    ),
  );
  const tassel = times(9, (k): Blade => ({ path: [[0, 0.86 * h, 0], polar(0.07 * h, k * GOLDEN_ANGLE, 0.985 * h)], width: 0.016 * h }));
  const cobs = [0, 1].map((k) =>
    turn(
      group(
        lathe('second', points2([0.01 * h, 0], [0.035 * h, 0.03 * h], [0.034 * h, 0.1 * h], [0.012 * h, 0.16 * h], [0, 0.17 * h]), {
          sides: 8,
        }),
        move(lathe('fruit', points2([0.026 * h, 0], [0.026 * h, 0.06 * h], [0, 0.1 * h]), { sides: 8 }), 0, 0.1 * h, 0),
      ),
      [24, k * 180 + 20, 0],
      [0, (0.4 + 0.1 * k) * h, 0],
    ),
  );
  return group(
    sweep('stem', points3([0, 0, 0], [0, 0.9 * h, 0]), [0.014 * h, 0.006 * h], { sides: 6 }),
    blades('leaf', leaves),
    blades('straw', tassel),
    ...cobs,
  );
};

/** A ribbed pumpkin of this radius on the ground. */
export const pumpkin = (radius: number, tall = 0.8): Shape =>
  group(
    ...times(9, (k) => {
      const [x, , z] = polar(0.48 * radius, (k * 2 * Math.PI) / 9);
      return move(scale(sphere('fruit', 1, { detail: 2 }), [0.52 * radius, tall * radius, 0.52 * radius]), x, tall * radius, z);
    }),
    sweep(
      'stem',
      points3([0, 1.75 * tall * radius, 0], [0.02 * radius, 2.05 * tall * radius, 0], [0.2 * radius, 2.3 * tall * radius, 0.05 * radius]),
      [0.16 * radius, 0.1 * radius, 0.09 * radius],
      { sides: 6 },
    ),
  );

const pumpkinPlant: MakePlant = (space, random) => {
  const [w, h, d] = space;
  const radius = Math.min(0.3 * w, h * 0.45);
  return group(
    move(pumpkin(radius), 0, 0, 0),
    groundVine([0.72 * w, h, 0.6 * d], 0.28 * w, 12, random),
    move(flowerHead('lily', 0.3 * radius, { inner: 'petal' }), 0.35 * w, 0.15 * h, 0.2 * d),
  );
};

/** Broad leaves that close into a head. */
const headOf =
  (open: number, frill: number): MakePlant =>
  ([w, h, d], random) => {
    const radius = 0.5 * Math.min(w, d);
    const ring = (slot: string, count: number, reach: number, tall: number, start: number): Shape =>
      blades(
        slot,
        times(count, (k): Blade => {
          const angle = start + (2 * Math.PI * k) / count;
          const wide = 1.15 * reach;
          const path = [
            polar(0.06 * radius, angle, 0.02 * h),
            polar(0.72 * reach, angle, 0.22 * tall),
            polar(reach, angle, 0.7 * tall),
            polar(reach * (0.8 + 0.3 * open), angle, tall * (1 - 0.25 * open) + frill * random.range(-0.05, 0.05) * h),
          ];
          return { path, width: [0.3 * wide, wide, 1.05 * wide, 0.55 * wide], up: polar(-0.8, angle, 1) };
        }),
      );
    return group(
      ring('shade', 7, radius, 0.62 * h, 0),
      ring('leaf', 6, 0.76 * radius, 0.85 * h, 0.4),
      ring('second', 5, 0.52 * radius, h, 0.1),
      move(sphere('second', [0.5 * radius, 0.4 * h, 0.5 * radius], { detail: 2, roughness: 0.08 }), 0, 0.46 * h, 0),
    );
  };

const staked =
  (fruitSize: number, long: number, count: number): MakePlant =>
  ([w, h, d], random) => {
    const reach = 0.42 * Math.min(w, d);
    const list = times(64, (k): Blade => {
      const at = polar(0.3 * reach * random.next(), k * GOLDEN_ANGLE, h * (0.1 + 0.82 * (k / 64)));
      const length = reach * (1 - 0.4 * (k / 64)) * random.range(0.7, 1.1);
      return archLeaf(at, k * GOLDEN_ANGLE, length, 0.4 * length, [0.25, -0.15]);
    });
    const fruit = times(count, (k) => {
      const [x, y, z] = polar(reach * random.range(0.55, 0.95), k * GOLDEN_ANGLE, h * (0.16 + 0.66 * ((k + 0.5) / count)));
      const size = fruitSize * h;
      return move(sphere(k % 5 === 4 ? 'second' : 'fruit', [size, size * long, size], { detail: 1 }), x, y, z);
    });
    return group(
      rod('wood', [0.02 * w, 0, 0], [0.02 * w, h, 0], 0.012 * h, 5),
      sweep('stem', points3([0, 0, 0], [0.01 * w, 0.5 * h, 0], [0, 0.92 * h, 0]), [0.012 * h, 0.009 * h, 0.004 * h], { sides: 5 }),
      blades('leaf', list),
      ...fruit,
    );
  };

const carrot: MakePlant = ([w, h, d], random) => {
  const top = 0.28 * h;
  const list = times(9, (k) => {
    const angle = k * GOLDEN_ANGLE;
    const stalk = archLeaf([0, top, 0], angle, 0.4 * Math.min(w, d) * random.range(0.7, 1), 0.02 * h, [1.6, 1.2]);
    const pinnae = times(8, (j): Blade => {
      const at = stalk.path[1 + (j % 4)] as Vec3;
      const out = polar(1, angle + (j % 2 === 0 ? 1.2 : -1.2), 0.3);
      return { path: [at, along(at, out, 0.12 * h)], width: 0.045 * h };
    });
    return [stalk, ...pinnae];
  }).flat();
  const soil = lathe('soil', points2([0.24 * h, 0], [0.2 * h, 0.1 * h], [0.08 * h, 0.17 * h], [0, 0.17 * h]), { sides: 10 });
  return group(
    soil,
    lathe('fruit', points2([0, 0], [0.05 * h, 0.1 * h], [0.1 * h, 0.24 * h], [0.07 * h, top], [0, top * 1.02]), { sides: 9 }),
    blades('leaf', list),
  );
};

/** Plants that stand alone or in rows. */
export const GARDEN_PLANTS = {
  corn,
  pumpkin: pumpkinPlant,
  melon,
  cabbage: headOf(0.15, 0),
  lettuce: headOf(0.75, 1),
  tomato: staked(0.035, 0.92, 16),
  pepper: staked(0.03, 1.9, 12),
  bean: staked(0.012, 5, 22),
  carrot,
  strawberry,
  cotton,
  sugarcane,
  pineapple,
  hop,
} as const satisfies Readonly<Record<string, MakePlant>>;
