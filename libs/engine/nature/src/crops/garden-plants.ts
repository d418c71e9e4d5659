import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, group, lathe, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, GOLDEN_ANGLE, polar, times, wobble } from '../geometry/curves.js';
import { flowerHead } from '../herbs/flower.js';

type MakePlant = (space: Vec3, random: GeneratorRandom) => Shape;

/** An arching leaf from a point. */
const archLeaf = (at: Vec3, angle: number, reach: number, wide: number, rise = 0.5, fall = 0.1): Blade => {
  const out = polar(1, angle);
  return {
    path: bezier(at, along(along(at, out, 0.4 * reach), [0, 1, 0], rise * reach), along(along(at, out, reach), [0, 1, 0], fall * reach), 4),
    width: [0.5 * wide, wide, 0.85 * wide, 0.5 * wide, 0],
  };
};

const corn: MakePlant = ([w, h, d], random) => {
  const reach = 0.5 * Math.min(w, d, 0.8 * h);
  const leaves = times(11, (k) =>
    archLeaf([0, h * (0.1 + 0.068 * k), 0], k * Math.PI + random.range(-0.5, 0.5), reach * (k > 8 ? 0.7 : 1), 0.05 * h, 0.55, 0.02),
  );
  const tassel = times(9, (k): Blade => ({ path: [[0, 0.86 * h, 0], polar(0.07 * h, k * GOLDEN_ANGLE, 0.985 * h)], width: 0.016 * h }));
  const cobs = [0, 1].map((k) =>
    turn(
      group(
        lathe(
          'second',
          [
            [0.01 * h, 0],
            [0.035 * h, 0.03 * h],
            [0.034 * h, 0.1 * h],
            [0.012 * h, 0.16 * h],
            [0, 0.17 * h],
          ],
          { sides: 8 },
        ),
        move(
          lathe(
            'fruit',
            [
              [0.026 * h, 0],
              [0.026 * h, 0.06 * h],
              [0, 0.1 * h],
            ],
            { sides: 8 },
          ),
          0,
          0.1 * h,
          0,
        ),
      ),
      [24, k * 180 + 20, 0],
      [0, (0.4 + 0.1 * k) * h, 0],
    ),
  );
  return group(
    sweep(
      'stem',
      [
        [0, 0, 0],
        [0, 0.9 * h, 0],
      ],
      [0.014 * h, 0.006 * h],
      { sides: 6 },
    ),
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
      [
        [0, 1.75 * tall * radius, 0],
        [0.02 * radius, 2.05 * tall * radius, 0],
        [0.2 * radius, 2.3 * tall * radius, 0.05 * radius],
      ],
      [0.16 * radius, 0.1 * radius, 0.09 * radius],
      { sides: 6 },
    ),
  );

/** A vine on the ground with round leaves. */
function groundVine([w, , d]: Vec3, leaf: number, count: number, random: GeneratorRandom): Shape {
  const path = times(9, (k): Vec3 => [(k / 8 - 0.5) * 0.9 * w, 0.012, 0.3 * d * Math.sin(k * 1.3)]);
  const list = times(count, (k): Blade => {
    const [x, , z] = path[k % 9] as Vec3;
    const at: Vec3 = [x + random.range(-0.12, 0.12) * w, random.range(0.03, 0.12) * w, z + random.range(-0.2, 0.2) * d];
    const out = polar(1, random.range(0, 6.3), 0.15);
    return {
      path: [at, along(at, out, 0.35 * leaf), along(at, out, 0.8 * leaf), along(at, out, leaf)],
      width: [0.3 * leaf, leaf, 0.8 * leaf, 0],
      shade: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.3]),
    };
  });
  return group(sweep('stem', path, 0.008 + 0.01 * leaf, { sides: 4 }), blades('leaf', list));
}

const pumpkinPlant: MakePlant = (space, random) => {
  const [w, h, d] = space;
  const radius = Math.min(0.3 * w, h * 0.45);
  return group(
    move(pumpkin(radius), 0, 0, 0),
    groundVine([w, h, 0.8 * d], 0.4 * w, 12, random),
    move(flowerHead('lily', 0.3 * radius, { inner: 'petal' }), 0.35 * w, 0.15 * h, 0.2 * d),
  );
};

const melon: MakePlant = (space, random) => {
  const [w, h] = space;
  const radius = Math.min(0.26 * w, h * 0.5);
  const stripes = times(9, (k) =>
    turn(
      scale(sphere('shade', 1, { detail: 1 }), [0.16 * radius, 1.29 * radius, 0.16 * radius]),
      [0, 0, 90],
      [0, radius + 0.88 * radius * Math.cos((k * 2 * Math.PI) / 9), 0.88 * radius * Math.sin((k * 2 * Math.PI) / 9)],
    ),
  );
  return group(
    move(scale(sphere('fruit', 1, { detail: 3 }), [1.3 * radius, radius, radius]), 0, radius, 0),
    ...stripes.slice(0, 0),
    groundVine(space, 0.32 * w, 14, random),
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
      return archLeaf(at, k * GOLDEN_ANGLE, length, 0.4 * length, 0.25, -0.15);
    });
    const fruit = times(count, (k) => {
      const [x, y, z] = polar(reach * random.range(0.55, 0.95), k * GOLDEN_ANGLE, h * (0.16 + 0.66 * ((k + 0.5) / count)));
      const size = fruitSize * h;
      return move(sphere(k % 5 === 4 ? 'second' : 'fruit', [size, size * long, size], { detail: 1 }), x, y, z);
    });
    return group(
      rod('wood', [0.02 * w, 0, 0], [0.02 * w, h, 0], 0.012 * h, 5),
      sweep(
        'stem',
        [
          [0, 0, 0],
          [0.01 * w, 0.5 * h, 0],
          [0, 0.92 * h, 0],
        ],
        [0.012 * h, 0.009 * h, 0.004 * h],
        { sides: 5 },
      ),
      blades('leaf', list),
      ...fruit,
    );
  };

const carrot: MakePlant = ([w, h, d], random) => {
  const top = 0.28 * h;
  const list = times(9, (k) => {
    const angle = k * GOLDEN_ANGLE;
    const stalk = archLeaf([0, top, 0], angle, 0.4 * Math.min(w, d) * random.range(0.7, 1), 0.02 * h, 1.6, 1.2);
    const pinnae = times(8, (j): Blade => {
      const at = stalk.path[1 + (j % 4)] as Vec3;
      const out = polar(1, angle + (j % 2 === 0 ? 1.2 : -1.2), 0.3);
      return { path: [at, along(at, out, 0.12 * h)], width: 0.045 * h };
    });
    return [stalk, ...pinnae];
  }).flat();
  return group(
    lathe(
      'fruit',
      [
        [0, 0],
        [0.05 * h, 0.1 * h],
        [0.1 * h, 0.24 * h],
        [0.07 * h, top],
        [0, top * 1.02],
      ],
      { sides: 9 },
    ),
    blades('leaf', list),
  );
};

const strawberry: MakePlant = ([w, h, d], random) => {
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
        lathe(
          'fruit',
          [
            [0, 0],
            [0.6 * size, 0.5 * size],
            [size, 1.3 * size],
            [0.7 * size, 1.7 * size],
            [0, 1.75 * size],
          ],
          { sides: 8 },
        ),
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

const cotton: MakePlant = ([w, h, d], random) => {
  const reach = 0.42 * Math.min(w, d);
  const bolls = times(16, (k) => {
    const [x, y, z] = polar(reach * random.range(0.4, 1), k * GOLDEN_ANGLE, h * (0.35 + 0.6 * (k / 16)));
    return group(
      move(sphere('inner', 0.055 * h, { detail: 1, roughness: 0.2, seed: k }), x, y, z),
      sweep(
        'wood',
        [
          [0, y * 0.7, 0],
          [x, y, z],
        ],
        [0.008 * h, 0.004 * h],
        { sides: 3 },
      ),
    );
  });
  const list = times(40, (k) =>
    archLeaf(polar(0.2 * reach, k * 2.1, h * (0.1 + 0.75 * (k / 40))), k * 2.1, 0.8 * reach, 0.35 * reach, 0.3, -0.1),
  );
  return group(
    sweep(
      'wood',
      [
        [0, 0, 0],
        [0, 0.95 * h, 0],
      ],
      [0.014 * h, 0.004 * h],
      { sides: 5 },
    ),
    blades('leaf', list),
    ...bolls,
  );
};

const sugarcane: MakePlant = ([w, h, d], random) => {
  const stalks = times(7, (k) => {
    const [x, , z] = polar(0.16 * Math.min(w, d), k * GOLDEN_ANGLE);
    const tall = 0.8 * h * random.range(0.8, 1);
    const joints = times(8, (j) =>
      move(
        lathe(
          'straw',
          [
            [0.0125 * h, 0],
            [0.0125 * h, 0.012 * h],
          ],
          { sides: 7 },
        ),
        0,
        (tall * (j + 1)) / 9,
        0,
      ),
    );
    const leaves = times(8, (j) => archLeaf([0, tall * (0.72 + 0.035 * j), 0], j * 2.4 + k, 0.2 * h, 0.025 * h, 0.9, 0.2));
    return move(
      group(
        sweep(
          'stem',
          [
            [0, 0, 0],
            [0, tall, 0],
          ],
          [0.011 * h, 0.009 * h],
          { sides: 7 },
        ),
        ...joints,
        blades('leaf', leaves),
      ),
      x,
      0,
      z,
    );
  });
  return group(...stalks);
};

const pineapple: MakePlant = ([w, h, d]) => {
  const reach = 0.5 * Math.min(w, d);
  const rosette = times(22, (k) => archLeaf([0, 0.02, 0], k * GOLDEN_ANGLE, reach * (0.7 + 0.3 * (k / 22)), 0.09 * reach, 0.7, 0.2));
  const crown = times(14, (k) => archLeaf([0, 0.72 * h, 0], k * GOLDEN_ANGLE, 0.12 * h * (0.4 + 0.6 * (k / 14)), 0.03 * h, 2, 1.6));
  return group(
    blades('leaf', [...rosette, ...crown]),
    sweep(
      'stem',
      [
        [0, 0, 0],
        [0, 0.42 * h, 0],
      ],
      0.03 * h,
      { sides: 6 },
    ),
    move(
      lathe(
        'fruit',
        [
          [0.05 * h, 0],
          [0.11 * h, 0.06 * h],
          [0.125 * h, 0.2 * h],
          [0.09 * h, 0.32 * h],
          [0, 0.35 * h],
        ],
        { sides: 12, smooth: false },
      ),
      0,
      0.4 * h,
      0,
    ),
  );
};

const hop: MakePlant = ([w, h, d], random) => {
  const radius = 0.3 * Math.min(w, d);
  const list = times(170, (k) => {
    const y = h * (0.04 + 0.94 * (k / 170));
    return archLeaf(
      polar(0.05 * radius, k * GOLDEN_ANGLE, y),
      k * GOLDEN_ANGLE,
      radius * random.range(0.7, 1.3) * (1 - 0.5 * (k / 170)),
      0.5 * radius,
      0.2,
      -0.2,
    );
  });
  return group(
    rod('wood', [0, 0, 0], [0, h, 0], 0.012 * h, 6),
    blades('leaf', list),
    ...times(30, (k) =>
      move(
        sphere('second', [0.05 * radius + 0.02, 0.05 * radius + 0.035, 0.05 * radius + 0.02], { detail: 0 }),
        ...polar(1.1 * radius, k * 2.1, h * (0.3 + 0.6 * (k / 30))),
      ),
    ),
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
