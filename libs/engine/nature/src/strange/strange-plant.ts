import type { Generated, GeneratedLight, GeneratorContext, GeneratorRandom, StrangePlantSpec } from '@diorama/catalogue';
import { blades, group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { bezier, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';

const FINISHES = {
  flesh: 'leaf #5a9a4a',
  second: 'petal #c83a6a',
  glow: 'neon #58f0c8',
  dark: 'leaf #2a3a4a',
  tooth: 'bone #f0f0d8',
  spot: 'petal #f4d84a',
  white: 'paint #f4f4f0',
  leaf: 'leaf #4f8a3a',
} as const;

type MakePlant = (size: Vec3, count: number, random: GeneratorRandom) => Shape;
const GLOWING: readonly StrangePlantSpec['kind'][] = ['bulb', 'spores', 'fan', 'spiral'];

/** A plant of another world, or one that eats. */
export function makeStrangePlant({ kind, count = 7 }: StrangePlantSpec, { size, random }: GeneratorContext): Generated {
  const lights: GeneratedLight[] = GLOWING.includes(kind)
    ? [{ at: [0, 0.7 * size[1], 0], color: '#58f0c8', power: 1, when: 'always' }]
    : [];
  return { shape: KINDS[kind](size, count, random), finishes: FINISHES, ...(lights.length > 0 ? { lights } : {}) };
}

const tentacle: MakePlant = ([w, h, d], count, random) => {
  const arms = times(count, (k) => {
    const angle = (k * 2 * Math.PI) / count;
    const out = polar(1, angle);
    const tall = h * random.range(0.7, 1);
    const path = times(13, (j): Vec3 => {
      const t = j / 12;
      const reach = 0.1 + 0.34 * Math.sin(2.6 * t) + 0.06 * Math.sin(7 * t + k);
      const curl = t > 0.75 ? (t - 0.75) * 1.2 : 0;
      return [
        out[0] * (reach - curl) * w + 0.05 * w * Math.sin(6 * t + k * 2),
        tall * (t - 1.6 * curl * curl),
        out[2] * (reach - curl) * d,
      ];
    });
    const radii = path.map((_, j) => 0.055 * w * (1 - 0.072 * j));
    const suckers = times(9, (j) => {
      const at = path[j + 2] as Vec3;
      const r = (radii[j + 2] ?? 0.01) * 0.55;
      return move(sphere('spot', r, { detail: 1 }), at[0] - out[0] * 1.3 * r, at[1] + 0.5 * r, at[2] - out[2] * 1.3 * r);
    });
    return group(sweep('second', path, radii, { sides: 8 }), ...suckers);
  });
  return group(move(sphere('dark', [0.2 * w, 0.16 * h, 0.2 * d], { detail: 2, roughness: 0.1 }), 0, 0.06 * h, 0), ...arms);
};

/** Two lobes with teeth at their edges, open at this angle. */
function trap(size: number, open: number): Shape {
  const lobe = (side: 1 | -1): Shape => {
    const teeth = times(11, (k): Blade => {
      const angle = Math.PI * (0.06 + 0.088 * k);
      const at: Vec3 = [size * 0.5 * Math.cos(angle), size * 0.62 * Math.sin(angle), 0.04 * size];
      return { path: [at, [at[0] * 1.34, at[1] * 1.32, 0.16 * size]], width: 0.06 * size, up: [0, 0, 1] };
    });
    const shell = group(
      move(scale(sphere('flesh', 1, { detail: 2 }), [0.5 * size, 0.34 * size, 0.07 * size]), 0, 0.32 * size, 0),
      move(scale(sphere('second', 1, { detail: 2 }), [0.43 * size, 0.28 * size, 0.06 * size]), 0, 0.32 * size, 0.03 * size),
      blades('tooth', teeth),
    );
    return turn(shell, [-open, side > 0 ? 180 : 0, 0]);
  };
  return group(lobe(-1), lobe(1));
}

const flytrap: MakePlant = ([w, h, d], count) => {
  const heads = times(count, (k) => {
    const out = polar(k === 0 ? 0.15 : 1, k * 2.4 + 0.5);
    const tip: Vec3 = [out[0] * 0.34 * w, h * (k === 0 ? 0.7 : 0.34 + 0.08 * (k % 3)), out[2] * 0.34 * d];
    const size = 0.34 * Math.min(w, d) * (k === 0 ? 1.15 : 0.9);
    const path = bezier([0, 0, 0], [0.8 * tip[0], 0.3 * tip[1], 0.8 * tip[2]], tip, 5);
    return group(
      sweep(
        'flesh',
        path,
        [0.05, 0.04, 0.034, 0.03, 0.03, 0.03].map((r) => r * w),
        { sides: 6 },
      ),
      turn(turn(trap(size, 42), [46, 0, 0]), [0, (Math.atan2(out[0], out[2]) * 180) / Math.PI, 0], tip),
    );
  });
  const base = times(8, (k): Blade => {
    const out = polar(1, k * 0.785 + 0.2);
    return {
      path: bezier([0, 0.02 * h, 0], [out[0] * 0.2 * w, 0.16 * h, out[2] * 0.2 * d], [out[0] * 0.46 * w, 0.02 * h, out[2] * 0.46 * d], 3),
      width: [0.04 * w, 0.13 * w, 0.16 * w, 0],
    };
  });
  return group(...heads, blades('leaf', base));
};

const pitcher: MakePlant = ([w, h, d], count, random) =>
  group(
    ...times(count, (k) => {
      const [x, , z] = polar(k === 0 ? 0.02 : 0.28, k * 2.4);
      const tall = h * (k === 0 ? 1 : random.range(0.55, 0.85)) * 0.86;
      const r = 0.1 * Math.min(w, d) * (k === 0 ? 1.2 : 1);
      const cup = lathe(
        'flesh',
        points2(
          [0.15 * r, 0],
          [0.5 * r, 0.2 * tall],
          [0.95 * r, 0.6 * tall],
          [0.86 * r, 0.9 * tall],
          [1.25 * r, tall],
          [1.0 * r, 1.01 * tall],
          [0.6 * r, 0.85 * tall],
          [0, 0.75 * tall],
        ),
        { sides: 12, bands: [null, null, null, 'second', 'second', 'dark', 'dark'] },
      );
      const lid = turn(
        scale(sphere('second', 1, { detail: 1 }), [1.2 * r, 0.16 * r, 1.25 * r]),
        [-34, 0, 0],
        [0, tall + 0.75 * r, -0.35 * r],
      );
      return turn(
        group(cup, lid, sweep('second', points3([0, 0.95 * tall, -1.1 * r], [0, tall + 0.8 * r, -1.25 * r]), 0.14 * r, { sides: 5 })),
        [6 * z, k * 70, -6 * x],
        [x * w, 0, z * d],
      );
    }),
    blades(
      'leaf',
      times(10, (k): Blade => ({
        path: bezier([0, 0, 0], polar(0.22 * w, k * GOLDEN_ANGLE, 0.3 * h), polar(0.46 * w, k * GOLDEN_ANGLE, 0.08 * h), 3),
        width: [0.03 * w, 0.08 * w, 0.06 * w, 0],
      })),
    ),
  );

/** Stalks with a shape on each end. */
const onStalks =
  (head: (size: number, k: number) => Shape, options: { readonly slot: string; readonly size: number; readonly bend: number }): MakePlant =>
  ([w, h, d], count, random) =>
    group(
      ...times(count, (k) => {
        const out = polar(k === 0 ? 0.1 : 1, k * GOLDEN_ANGLE + 0.4);
        const tall = (h - options.size * Math.min(w, d)) * (k === 0 ? 1 : random.range(0.45, 0.9));
        const tip: Vec3 = [out[0] * 0.34 * w, tall, out[2] * 0.34 * d];
        const path = bezier(
          [0.15 * tip[0], 0, 0.15 * tip[2]],
          [tip[0] * (0.3 - options.bend), 0.7 * tall, tip[2] * (0.3 - options.bend)],
          tip,
          5,
        );
        return group(
          sweep(
            options.slot,
            path,
            [0.04, 0.032, 0.028, 0.024, 0.02, 0.018].map((r) => r * w),
            { sides: 6 },
          ),
          move(turn(head(options.size * Math.min(w, d), k), [0, k * 80, 0]), ...tip),
        );
      }),
      blades(
        'leaf',
        times(8, (k): Blade => ({
          path: bezier([0, 0, 0], polar(0.2 * w, k * 0.785, 0.2 * h), polar(0.48 * w, k * 0.785, 0.03 * h), 3),
          width: [0.03 * w, 0.12 * w, 0.1 * w, 0],
        })),
      ),
    );

const bulb = onStalks(
  (size) =>
    group(
      move(sphere('glow', [0.5 * size, 0.62 * size, 0.5 * size], { detail: 2 }), 0, 0.45 * size, 0),
      blades(
        'flesh',
        times(5, (k): Blade => ({
          path: [[0, 0, 0], polar(0.54 * size, k * 1.257, 0.3 * size), polar(0.5 * size, k * 1.257, 0.75 * size)],
          width: [0.2 * size, 0.3 * size, 0],
        })),
      ),
    ),
  { slot: 'flesh', size: 0.3, bend: 0.2 },
);

const spiral: MakePlant = ([w, h, d], count) =>
  group(
    ...times(count, (k) => {
      const tall = h * (k === 0 ? 1 : 0.4 + 0.45 * ((k * 0.618) % 1));
      const [x, , z] = polar(k === 0 ? 0 : 0.3, k * GOLDEN_ANGLE);
      const path = times(34, (j): Vec3 => {
        const t = j / 33;
        const coil = t > 0.55 ? (t - 0.55) / 0.45 : 0;
        const r = 0.3 * tall * (1 - 0.85 * coil) * (coil > 0 ? 1 : 0);
        const angle = coil * 4.2 * Math.PI;
        return coil === 0 ? [0, (tall * 0.7 * t) / 0.55, 0] : [0.3 * tall - r * Math.cos(angle), 0.7 * tall + r * Math.sin(angle), 0];
      });
      return turn(
        group(
          sweep(
            'second',
            path,
            path.map((_, j) => 0.04 * tall * (1 - 0.02 * j)),
            { sides: 7 },
          ),
          move(sphere('glow', 0.05 * tall, { detail: 1 }), ...(path.at(-1) as Vec3)),
        ),
        [0, k * 137 - 20, 0],
        [x * w, 0, z * d],
      );
    }),
  );

const eye = onStalks(
  (size) =>
    turn(
      group(
        move(sphere('white', 0.5 * size, { detail: 3 }), 0, 0.4 * size, 0),
        move(sphere('spot', [0.28 * size, 0.28 * size, 0.1 * size], { detail: 2 }), 0, 0.4 * size, 0.44 * size),
        move(sphere('dark', [0.13 * size, 0.2 * size, 0.08 * size], { detail: 1 }), 0, 0.4 * size, 0.51 * size),
      ),
      [0, 0, 0],
    ),
  { slot: 'second', size: 0.26, bend: 0.1 },
);

const fanPlant: MakePlant = ([w, h, d], count) =>
  group(
    ...times(count, (k) => {
      const angle = (k - (count - 1) / 2) * (1.9 / count);
      const tip: Vec3 = [Math.sin(angle) * 0.46 * w, Math.cos(angle) * 0.92 * h, 0.2 * d * Math.sin(k * 2.2)];
      const path = bezier([0, 0, 0], [0.3 * tip[0], 0.6 * tip[1], 0], tip, 4);
      return group(
        sweep('dark', path, 0.012 * h, { sides: 5 }),
        blades('second', [{ path, width: [0.02, 0.1, 0.2, 0.26, 0].map((v) => v * w), up: [0, 0, 1] }]),
        move(sphere('glow', 0.04 * h, { detail: 1 }), ...tip),
      );
    }),
  );

const spores = onStalks(
  (size) =>
    group(
      move(sphere('dark', 0.34 * size, { detail: 1 }), 0, 0.45 * size, 0),
      ...times(20, (k) => {
        const y = 1 - (1.9 * (k + 0.5)) / 20;
        const [x, , z] = polar(Math.sqrt(1 - y * y), k * GOLDEN_ANGLE);
        return move(sphere('glow', 0.1 * size, { detail: 0 }), 0.4 * size * x, (0.45 + 0.4 * y) * size, 0.4 * size * z);
      }),
    ),
  { slot: 'dark', size: 0.34, bend: 0.4 },
);

/** Five thick spotted petals flat on the ground around a deep cup. */
const giantFlower: MakePlant = ([w, tall, d]) => {
  const h = 1.55 * tall;
  const petals = times(5, (k) => {
    const petal = group(
      scale(sphere('second', 1, { detail: 2 }), [0.2 * w, 0.14 * h, 0.24 * d]),
      ...times(12, (j) =>
        move(
          sphere('white', [0.024 * w, 0.04 * h, 0.024 * w], { detail: 1 }),
          0.13 * w * Math.sin(j * 2.4) * Math.sqrt(j / 12),
          0.13 * h * (1 - 0.4 * (j / 12)),
          0.17 * d * Math.cos(j * 2.4) * Math.sqrt(j / 12),
        ),
      ),
    );
    return turn(move(turn(petal, [8, 0, 0]), 0, 0.2 * h, 0.3 * d), [0, k * 72, 0]);
  });
  return group(
    ...petals,
    scale(
      lathe('second', points2([0.1, 0], [0.19, 0.2], [0.22, 0.4], [0.2, 0.5], [0.13, 0.46], [0.15, 0.3], [0, 0.2]), {
        sides: 20,
        bands: [null, null, null, 'spot', 'dark', 'dark'],
      }),
      [w, h, d],
    ),
    ...times(9, (k) =>
      move(lathe('spot', points2([0.012 * w, 0], [0.004 * w, 0.2 * h]), { sides: 5 }), ...polar(0.08 * w, k * 0.7, 0.22 * h)),
    ),
  );
};

const corpseFlower: MakePlant = ([w, h, d]) => {
  const skirt = times(14, (k): Blade => {
    const angle = (k * 2 * Math.PI) / 14;
    return {
      path: [
        polar(0.1 * w, angle, 0.2 * h),
        polar(0.26 * w, angle, 0.34 * h),
        polar(0.42 * w, angle, 0.5 * h),
        polar(0.5 * w, angle, 0.54 * h),
      ],
      width: [0.06, 0.16, 0.23, 0.16].map((v) => v * w),
      up: polar(-1, angle, 0.6),
    };
  });
  return group(
    scale(lathe('flesh', points2([0.06, 0], [0.08, 0.1], [0.14, 0.2], [0.1, 0.26], [0, 0.27]), { sides: 14 }), [w, h, d]),
    blades('second', skirt),
    scale(lathe('spot', points2([0.09, 0.2], [0.1, 0.4], [0.08, 0.7], [0.045, 0.95], [0, 1]), { sides: 14 }), [w, h, d]),
  );
};

const pods = onStalks(
  (size, k) =>
    turn(
      group(
        scale(sphere('flesh', 1, { detail: 2 }), [0.36 * size, 0.6 * size, 0.36 * size]),
        ...times(4, (j) =>
          turn(move(scale(sphere('glow', 1, { detail: 1 }), [0.05 * size, 0.44 * size, 0.08 * size]), 0, 0, 0.33 * size), [
            0,
            j * 90 + 45,
            0,
          ]),
        ),
      ),
      [24, k * 30, 10],
    ),
  { slot: 'flesh', size: 0.32, bend: 0.3 },
);

const KINDS: Readonly<Record<StrangePlantSpec['kind'], MakePlant>> = {
  tentacle,
  flytrap,
  pitcher,
  bulb,
  spiral,
  eye,
  fan: fanPlant,
  spores,
  'giant-flower': giantFlower,
  'corpse-flower': corpseFlower,
  pods,
};
