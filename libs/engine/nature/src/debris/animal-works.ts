import { blades, group, lathe, move, relief, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import { acorn, cocoon, feather, fossil, pineCone, shell } from './finds.js';
import type { MakeDebris } from './make-debris.js';

/** A bowl of twigs with eggs. */
const birdNest: MakeDebris = ([w, h, d], random) => {
  const twigs = times(120, (k) => {
    const level = (k % 10) / 9;
    const r = 0.3 + 0.15 * level + random.range(-0.03, 0.03);
    const start = k * GOLDEN_ANGLE;
    const path = times(4, (j): Vec3 => {
      const [x, , z] = polar(r + random.range(-0.02, 0.03), start + j * 0.34);
      return [x * w, h * (0.1 + 0.78 * level) + random.range(-0.06, 0.06) * h, z * d];
    });
    return sweep(k % 3 === 0 ? 'straw' : 'bark', path, 0.012 * w, { sides: 3 });
  });
  const bowl = scale(lathe('bark', points2([0.2, 0], [0.38, 0.25], [0.45, 0.8], [0.4, 0.84], [0.3, 0.5], [0, 0.4]), { sides: 18 }), [
    w,
    h,
    d,
  ]);
  const eggs = times(3, (k) =>
    move(
      turn(scale(sphere('egg', 1, { detail: 2 }), [0.085 * w, 0.085 * w, 0.115 * w]), [0, k * 130, 0]),
      ...polar(0.11 * w, k * 2.1, 0.62 * h),
    ),
  );
  return group(bowl, ...twigs, ...eggs);
};

/** A drop of paper rings that hangs from a branch. */
const wildHive: MakeDebris = ([w, h, d], random) => {
  const tall = 0.86 * h;
  const rings = times(9, (k) => {
    const t = (k + 0.5) / 9;
    const r = 0.42 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.8;
    return move(
      scale(sphere(k % 2 === 0 ? 'straw' : 'second', 1, { detail: 2 }), [r * w, 0.075 * tall, r * d]),
      0,
      tall * (0.05 + 0.9 * t),
      0,
    );
  });
  const bees = times(6, (k) => {
    const [x, y, z] = polar(0.47 * w, k * 1.05, tall * (0.25 + 0.1 * k));
    return move(
      group(
        scale(sphere('honey', 1, { detail: 1 }), [0.022 * w, 0.018 * w, 0.034 * w]),
        blades('egg', [
          {
            path: points3([0, 0.01 * w, 0], [0.05 * w, 0.03 * w, 0]),
            width: 0.03 * w,
          },
          {
            path: points3([0, 0.01 * w, 0], [-0.05 * w, 0.03 * w, 0]),
            width: 0.03 * w,
          },
        ]),
      ),
      x,
      y + random.range(-0.05, 0.05) * h,
      z,
    );
  });
  return group(
    ...rings,
    move(scale(sphere('dark', 1, { detail: 2 }), [0.08 * w, 0.06 * h, 0.06 * d]), 0, 0.32 * h, 0.39 * d),
    sweep('bark', points3([-0.5 * w, 0.94 * h, 0], [0, 0.96 * h, 0], [0.5 * w, 0.99 * h, 0.02 * d]), [0.05 * h, 0.045 * h, 0.035 * h], {
      sides: 7,
    }),
    sweep('straw', points3([0, 0.8 * h, 0], [0, 0.95 * h, 0]), 0.09 * w, { sides: 8 }),
    ...bees,
  );
};

/** Spokes and rings of thread in the xy plane. */
const spiderWeb: MakeDebris = ([w, h, d]) => {
  const rim = times(13, (k): Vec3 => {
    const angle = (k * 2 * Math.PI) / 13;
    const reach = 0.5 * (0.84 + 0.16 * Math.cos(k * 5.1));
    return [reach * w * Math.cos(angle), 0.5 * h + reach * h * Math.sin(angle), 0];
  });
  const middle: Vec3 = [0.03 * w, 0.52 * h, 0];
  const at = (k: number, share: number): Vec3 => {
    const [x, y] = rim[k % 13] as Vec3;
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share, 0];
  };
  const thread = Math.max(0.003, 0.0065 * w);
  const spokes = rim.map((_, k) => sweep('thread', [middle, at(k, 1)], thread, { sides: 3 }));
  const rings = times(9, (r) => {
    const share = 0.13 + 0.095 * r;
    // Threads sag towards the middle between spokes.
    const path = times(26, (j): Vec3 =>
      j % 2 === 0
        ? at(j / 2, share)
        : (([x, y], [u, v]): Vec3 => [0.5 * (x + u) * 0.98 + 0.02 * middle[0], 0.5 * (y + v) * 0.98 + 0.02 * middle[1], 0])(
            at((j - 1) / 2, share * 0.96),
            at((j + 1) / 2, share * 0.96),
          ),
    );
    return sweep('thread', path, 0.8 * thread, { sides: 3, closed: true });
  });
  const spider = group(
    scale(sphere('dark', 1, { detail: 1 }), [0.03 * w, 0.045 * w, 0.5 * d]),
    move(sphere('dark', [0.018 * w, 0.02 * w, 0.3 * d], { detail: 1 }), 0, -0.055 * w, 0),
    ...times(8, (k) => {
      const side = k < 4 ? -1 : 1;
      const j = k % 4;
      return sweep(
        'dark',
        points3([0, -0.03 * w, 0], [side * 0.06 * w, (0.04 - 0.03 * j) * w, 0.3 * d], [side * 0.08 * w, (0.08 - 0.07 * j) * w, 0]),
        0.004 * w,
        { sides: 3 },
      );
    }),
  );
  return group(...spokes, ...rings, move(spider, middle[0], middle[1] + 0.06 * w, 0.2 * d));
};

/** A mound with a rough surface: radius shares by height, lumps as deep as `rough`. */
function mound(slot: string, [w, h, d]: Vec3, profile: readonly Point2[], rough: number, seed: number): Shape {
  const sides = 26;
  const grid = profile.map(([r, y], ring) =>
    times(sides, (k): Vec3 => {
      const angle = (2 * Math.PI * k) / sides;
      const noise =
        ring === 0 || ring === profile.length - 1 ? 0 : gradientNoise3(seed, 3 * Math.sin(angle), 6 * y, 3 * Math.cos(angle)) * rough;
      const [x, , z] = polar(r * (1 + noise), angle);
      return [0.5 * x * w, y * h, 0.5 * z * d];
    }),
  );
  return relief(slot, grid, { rings: true });
}

const antHill: MakeDebris = (size, random) => {
  const [w, h, d] = size;
  const crumbs = times(150, (k) => {
    const share = Math.sqrt(random.next());
    const [x, , z] = polar(0.48 * share, k * GOLDEN_ANGLE);
    return move(sphere(k % 3 === 0 ? 'straw' : 'soil', 0.022 * w, { detail: 0 }), x * w, h * 0.96 * (1 - share) ** 1.1 + 0.01 * h, z * d);
  });
  const ants = times(14, (k) => {
    const share = 0.3 + 0.65 * random.next();
    const [x, , z] = polar(0.5 * share, k * 0.9);
    const ant = group(...[-1, 0, 1].map((j) => move(sphere('dark', [0.008 * w, 0.008 * w, 0.012 * w], { detail: 0 }), 0, 0, 0.02 * w * j)));
    return turn(ant, [0, random.range(0, 360), 0], [x * w, h * (1 - share) + 0.035 * w, z * d]);
  });
  return group(
    mound('soil', size, points2([0, 0.9], [0.05, 0.93], [0.14, 1], [0.3, 0.76], [0.6, 0.38], [0.85, 0.1], [1, 0]), 0.12, 3),
    move(sphere('dark', [0.055 * w, 0.02 * h, 0.055 * w], { detail: 1 }), 0, 0.965 * h, 0),
    ...crumbs,
    ...ants,
  );
};

const termiteMound: MakeDebris = ([w, h, d]) =>
  group(
    mound(
      'mud',
      [0.7 * w, h, 0.7 * d],
      points2([0, 1], [0.22, 0.97], [0.36, 0.8], [0.55, 0.55], [0.72, 0.3], [0.9, 0.12], [1.05, 0]),
      0.4,
      5,
    ),
    move(
      mound('mud', [0.5 * w, 0.66 * h, 0.5 * d], points2([0, 1], [0.25, 0.96], [0.4, 0.75], [0.62, 0.45], [0.85, 0.15], [1, 0]), 0.4, 9),
      0.22 * w,
      0,
      0.06 * d,
    ),
    move(
      mound('mud', [0.46 * w, 0.5 * h, 0.46 * d], points2([0, 1], [0.25, 0.95], [0.45, 0.7], [0.65, 0.4], [0.9, 0.12], [1, 0]), 0.4, 14),
      -0.24 * w,
      0,
      -0.05 * d,
    ),
  );

const burrow: MakeDebris = (size) => {
  const [w, h, d] = size;
  return group(
    mound('soil', size, points2([0, 0.92], [0.3, 1], [0.62, 0.7], [0.86, 0.25], [1, 0]), 0.16, 7),
    turn(scale(sphere('dark', 1, { detail: 2 }), [0.2 * w, 0.34 * h, 0.12 * d]), [-32, 0, 0], [0, 0.34 * h, 0.32 * d]),
    move(scale(sphere('soil', 1, { detail: 1 }), [0.26 * w, 0.09 * h, 0.14 * d]), 0, 0.04 * h, 0.42 * d),
  );
};

/** What small animals build, and small finds. */
export const ANIMAL_WORKS = {
  'bird-nest': birdNest,
  'wild-hive': wildHive,
  'spider-web': spiderWeb,
  'ant-hill': antHill,
  'termite-mound': termiteMound,
  acorn,
  'pine-cone': pineCone,
  cocoon,
  feather,
  fossil,
  shell,
  burrow,
} as const satisfies Readonly<Record<string, MakeDebris>>;
