import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import {
  along,
  bezier,
  blendDirections,
  GOLDEN_ANGLE,
  polar,
  randomDirection,
  times,
  wobble,
  points2,
  points3,
} from '../geometry/curves.js';
import { leaf, leafPile, twigPile } from './litter.js';
import type { MakeDebris } from './make-debris.js';

/** A ring-shaped body along x: a log that is hollow. */
const hollowLog: MakeDebris = ([w, h], random) => {
  const r = 0.46 * h;
  const tube = lathe(
    'bark',
    points2(
      [0.72 * r, 0],
      [r, 0.01 * w],
      [0.96 * r, 0.3 * w],
      [1.02 * r, 0.6 * w],
      [0.95 * r, 0.99 * w],
      [0.68 * r, w],
      [0.66 * r, 0.5 * w],
      [0.72 * r, 0],
    ),
    { sides: 20, bands: ['wood', null, null, null, 'wood', 'dark', 'dark'] },
  );
  const moss = times(9, () => {
    const angle = random.range(-0.8, 0.8);
    return move(
      scale(sphere('moss', 1, { detail: 1, roughness: 0.15 }), [0.3 * r * random.range(0.7, 1.6), 0.12 * r, 0.35 * r]),
      random.range(-0.4, 0.4) * w,
      r + r * 0.95 * Math.cos(angle),
      r * 0.95 * Math.sin(angle),
    );
  });
  const stub = turn(
    sweep('bark', points3([0, 0, 0], [0, 0.9 * r, 0.1 * r]), [0.3 * r, 0.24 * r], { sides: 8 }),
    [18, 0, -24],
    [0.16 * w, 1.8 * r, 0.1 * r],
  );
  return group(turn(tube, [0, 0, -90], [-0.5 * w, r, 0]), ...moss, stub);
};

const solidLog = (length: number, r: number, moss: number, random: GeneratorRandom): Shape => {
  const trunk = turn(
    lathe(
      'bark',
      points2(
        [0, 0],
        [0.9 * r, 0],
        [r, 0.02 * length],
        [0.97 * r, 0.5 * length],
        [0.92 * r, 0.985 * length],
        [0.8 * r, length],
        [0, length],
      ),
      { sides: 14, bands: ['wood', null, null, null, 'wood', 'wood'] },
    ),
    [0, 0, -90],
    [-0.5 * length, r, 0],
  );
  const patches = times(moss, (k) => {
    const angle = random.range(-1, 1);
    return move(
      scale(sphere('moss', 1, { detail: 2, roughness: 0.16, seed: k }), [0.1 * length * random.range(0.6, 1.3), 0.16 * r, 0.5 * r]),
      random.range(-0.42, 0.42) * length,
      r + 0.94 * r * Math.cos(angle),
      0.94 * r * Math.sin(angle),
    );
  });
  return group(trunk, ...patches);
};

const mossyLog: MakeDebris = ([w, h, d], random) => {
  const r = 0.4 * h;
  const ferns = times(16, (k): Blade => {
    const at: Vec3 = [(-0.32 + 0.24 * Math.floor(k / 5)) * w, 1.9 * r, 0.1 * d];
    const out = polar(1, k * GOLDEN_ANGLE, 0.5);
    return {
      path: bezier(at, along(at, out, 0.25 * h), along(along(at, out, 0.4 * h), [0, -1, 0], 0.06 * h), 3),
      width: [0.02, 0.05, 0.04, 0].map((v) => v * h * 1.6),
    };
  });
  const caps = times(4, (k) =>
    move(
      group(sphere('second', [0.09 * h, 0.04 * h, 0.09 * h], { detail: 1 })),
      0.12 * w + 0.07 * k * w,
      1.3 * r + 0.12 * r * (k % 2),
      0.92 * r,
    ),
  );
  return group(solidLog(w, r, 12, random), blades('leaf', ferns), ...caps);
};

const logPile: MakeDebris = ([w, h, d], random) => {
  const r = h / 5.2;
  const rows = [4, 3, 2];
  return group(
    ...rows.flatMap((count, level) =>
      times(count, (k) =>
        turn(
          solidLog(w * random.range(0.9, 1), r * random.range(0.92, 1.04), 0, random),
          [0, random.range(-1.5, 1.5), 0],
          [0, level * 1.72 * r, (k - (count - 1) / 2) * (d / 4.1)],
        ),
      ),
    ),
  );
};

/** Roots that spread from a point and dip into the ground. */
const root: MakeDebris = ([w, h, d], random) =>
  group(
    ...times(9, (k) => {
      const out = polar(1, k * GOLDEN_ANGLE);
      const reach = random.range(0.7, 1) * 0.48;
      const path = times(8, (j): Vec3 => {
        const t = j / 7;
        return [
          (out[0] * reach * t + 0.05 * Math.sin(7 * t + k)) * w,
          Math.max(-0.03 * h, h * (0.8 * (1 - t) ** 1.7 + 0.12 * Math.sin(9 * t + k) * (1 - t) * t * 4)),
          (out[2] * reach * t + 0.05 * Math.cos(6 * t + k)) * d,
        ];
      });
      const side = path[4] as Vec3;
      return group(
        sweep(
          'bark',
          path,
          path.map((_, j) => 0.12 * h * (1 - 0.12 * j)),
          { sides: 7 },
        ),
        sweep('bark', [side, along(side, polar(1, k * 2.4 + 0.8, -0.1), 0.14 * w)], [0.05 * h, 0.01 * h], { sides: 5 }),
      );
    }),
    sweep('bark', points3([0, 0.5 * h, 0], [0, h, 0]), [0.22 * h, 0.17 * h], { sides: 9 }),
    move(scale(sphere('wood', 1, { detail: 1 }), [0.16 * h, 0.03 * h, 0.16 * h]), 0, 0.99 * h, 0),
  );

/** A limb with side twigs that lies on the ground along x. */
const limb =
  (leafy: boolean, slot: string): MakeDebris =>
  ([w, h, d], random) => {
    const path = times(7, (k): Vec3 => [(k / 6 - 0.5) * w, 0.16 * h + 0.12 * h * Math.sin(k * 1.1), 0.05 * d * Math.sin(k * 1.7)]);
    const twigs = times(9, (k) => {
      const at = path[1 + (k % 5)] as Vec3;
      const out = blendDirections([[0.6, 0, 0], 1], [[0, random.range(0, 0.9), k % 2 === 0 ? 1 : -1], 0.8]);
      const tip = along(at, out, 0.32 * w * random.range(0.5, 0.9));
      return { tip: [tip[0], Math.max(0.05 * h, Math.min(h, tip[1])), Math.max(-0.48 * d, Math.min(0.48 * d, tip[2]))] as Vec3, at };
    });
    const list = twigs.flatMap(({ tip }) =>
      times(leafy ? 14 : 0, (): Blade => {
        const at = along(tip, randomDirection(random), 0.05 * w);
        return { path: [at, along(at, randomDirection(random), 0.07 * w)], width: 0.04 * w };
      }),
    );
    return group(
      sweep(
        slot,
        path,
        path.map((_, k) => 0.11 * h * (1 - 0.12 * k) + 0.006),
        { sides: 7 },
      ),
      ...twigs.map(({ at, tip }) =>
        sweep(slot, [at, along(tip, wobble(random, 1), 0.02 * w), tip], [0.05 * h + 0.003, 0.03 * h + 0.002, 0.001], { sides: 4 }),
      ),
      ...(list.length > 0 ? [blades('leaf', list)] : []),
    );
  };

const driftwood: MakeDebris = ([w, h, d], random) => {
  const trunk = times(8, (k): Vec3 => [(k / 7 - 0.5) * w, h * (0.2 + 0.25 * Math.sin(k * 0.55)), 0.12 * d * Math.sin(k * 0.9)]);
  const arms = [
    [2, 0.1, 0.95, 0.3],
    [3, 0.25, 0.4, -0.46],
    [5, 0.42, 0.98, 0.1],
    [1, -0.3, 0.75, -0.3],
    [6, 0.5, 0.35, 0.44],
  ] as const;
  return group(
    sweep(
      'grey',
      trunk,
      [0.16, 0.2, 0.19, 0.16, 0.14, 0.11, 0.07, 0.02].map((v) => v * h),
      { sides: 8 },
    ),
    ...arms.map(([k, x, y, z]) => {
      const from = trunk[k] as Vec3;
      const tip: Vec3 = [x * w * 0.9, y * h, z * d];
      return sweep(
        'grey',
        [from, [0.5 * (from[0] + tip[0]), 0.4 * tip[1] + 0.5 * from[1], 0.6 * tip[2] + random.range(-0.05, 0.05) * d], tip],
        [0.12 * h, 0.08 * h, 0.012 * h],
        { sides: 6 },
      );
    }),
  );
};

const stump: MakeDebris = ([w, h, d], random) => {
  const r = 0.3 * w;
  const roots = times(7, (k) => {
    const angle = k * 0.9;
    return sweep(
      'bark',
      [polar(0.6 * r, angle, 0.5 * h), polar(r, angle, 0.22 * h), polar(0.48 * w * random.range(0.85, 1), angle, 0)],
      [0.36 * r, 0.32 * r, 0.08 * r],
      { sides: 7 },
    );
  });
  const moss = times(10, (k) =>
    move(
      scale(sphere('moss', 1, { detail: 1, roughness: 0.15, seed: k }), [0.3 * r, 0.16 * h, 0.26 * r]),
      ...polar(0.98 * r, k * 0.63, h * random.range(0.3, 0.92)),
    ),
  );
  return group(
    lathe(
      'bark',
      points2([1.25 * r, 0], [1.05 * r, 0.3 * h], [r, 0.96 * h], [0.9 * r, h], [0.55 * r, 0.99 * h], [0.5 * r, h], [0, 0.99 * h]),
      { sides: 16, bands: [null, null, 'wood', 'wood', 'dark', 'wood'] },
    ),
    ...roots,
    ...moss,
    scale(group(), d),
  );
};

const beaverDam: MakeDebris = ([w, h, d], random) =>
  group(
    scale(lathe('soil', points2([0.47, 0], [0.42, 0.4], [0.26, 0.76], [0, 0.88]), { sides: 18 }), [w, h, 0.85 * d]),
    ...times(90, (k) => {
      const x = random.range(-0.46, 0.46) * w;
      const y = h * 0.82 * Math.sqrt(Math.max(0.02, 1 - ((2 * x) / w) ** 2)) * random.range(0.5, 1.05);
      const z = random.range(-0.34, 0.34) * d * (k % 2 === 0 ? 1 : 0.5);
      const lean = random.range(-0.5, 0.5);
      return sweep(
        k % 4 === 0 ? 'wood' : 'bark',
        points3(
          [x - 0.16 * w, Math.max(0.02, y - lean * 0.4 * h), z - 0.1 * d],
          [x + 0.16 * w, Math.max(0.02, y + lean * 0.4 * h), z + random.range(-0.1, 0.1) * d],
        ),
        [0.03 * h + 0.01, 0.02 * h + 0.008],
        { sides: 5 },
      );
    }),
  );

/** Wood and leaves on the ground. */
export const WOOD_DEBRIS = {
  'hollow-log': hollowLog,
  'mossy-log': mossyLog,
  'log-pile': logPile,
  root,
  branch: limb(true, 'bark'),
  stick: limb(false, 'bark'),
  driftwood,
  'twig-pile': twigPile,
  'leaf-pile': leafPile,
  leaf,
  'mossy-stump': stump,
  'beaver-dam': beaverDam,
} as const satisfies Readonly<Record<string, MakeDebris>>;
