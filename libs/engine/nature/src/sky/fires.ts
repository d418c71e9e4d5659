import type { GeneratorRandom, SkySpec } from '@diorama/catalogue';
import { group, implicit, lathe, move, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Bone, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { stone } from '../rocks/stones.js';
import { cycle, GOLDEN_ANGLE, polar, times, points2 } from '../geometry/curves.js';
import type { MakeSky } from './make-sky.js';

/** Tongues of flame that sway, bright inside. */
function flames([w, h, d]: Vec3, count: number, random: GeneratorRandom): Shape {
  const tongue = (slot: string, [x, z]: readonly [number, number], tall: number, r: number, phase: number): Shape => {
    const path = times(8, (j): Vec3 => {
      const t = j / 7;
      return [
        x * (1 - 0.55 * t) + 0.1 * r * 3 * Math.sin(phase + 4 * t) * t,
        tall * t,
        z * (1 - 0.55 * t) + 0.1 * r * 3 * Math.cos(phase + 3.4 * t) * t,
      ];
    });
    return sweep(
      slot,
      path,
      [0.55, 0.95, 1, 0.86, 0.62, 0.4, 0.2, 0].map((v) => v * r),
      { sides: 8 },
    );
  };
  return group(
    ...times(count, (k) => {
      const [x, , z] = polar(k === 0 ? 0 : 0.3, k * GOLDEN_ANGLE);
      const tall = h * (k === 0 ? 1 : random.range(0.45, 0.8));
      return tongue(k % 3 === 2 ? 'ember' : 'flame', [x * w, z * d], tall, 0.16 * Math.min(w, d), k * 2);
    }),
    ...times(Math.ceil(count / 2), (k) => {
      const [x, , z] = polar(k === 0 ? 0 : 0.2, k * GOLDEN_ANGLE + 0.7);
      return tongue('core', [x * w, z * d + 0.16 * d], h * (k === 0 ? 0.62 : random.range(0.3, 0.45)), 0.12 * Math.min(w, d), k * 2 + 1);
    }),
  );
}

const fire: MakeSky = (size, random) => flames(size, 9, random);

const bonfire: MakeSky = ([w, h, d], random) =>
  group(
    move(flames([0.72 * w, 0.84 * h, 0.72 * d], 11, random), 0, 0.12 * h, 0),
    ...times(12, (k) => {
      const angle = (2 * Math.PI * k) / 12;
      return sweep('wood', [polar(0.4 * w, angle, 0.02 * h), polar(0.04 * w, angle + 0.4, 0.46 * h)], [0.045 * w, 0.035 * w], { sides: 7 });
    }),
    ...times(13, (k) =>
      move(stone([0.06 * w, 0.05 * w, 0.05 * w], random, { slot: 'ash', detail: 2 }), ...polar(0.45 * w, (2 * Math.PI * k) / 13, 0.03 * w)),
    ),
    ...times(12, (k) =>
      move(sphere('core', 0.01 * w, { detail: 0 }), ...polar(w * random.range(0.05, 0.2), k * GOLDEN_ANGLE, h * random.range(0.7, 1))),
    ),
  );

/** Balls that rise and grow along a bent line. */
function plume(slot: string, [w, h, d]: Vec3, random: GeneratorRandom, options: { from: number; to: number; drift: number }): Shape {
  const bones = times(20, (k): Bone => {
    const t = k / 19;
    const r = 0.5 * Math.min(w, d) * (options.from + (options.to - options.from) * t ** 0.85) * random.range(0.75, 1.1);
    const at: Vec3 = [
      (options.drift * (t * t - 0.5) + random.range(-0.09, 0.09) * (0.3 + t)) * w,
      r * 0.8 + (h - 1.75 * r) * t,
      random.range(-0.09, 0.09) * (0.3 + t) * d,
    ];
    return { from: at, to: at, radii: [r, r] };
  });
  return implicit(slot, bones, { blend: 0.06 * w, cell: h / 50 });
}

const smoke: MakeSky = (size, random) => plume('smoke', size, random, { from: 0.22, to: 0.72, drift: 0.36 });
const steam: MakeSky = (size, random) => plume('steam', size, random, { from: 0.26, to: 0.8, drift: 0.1 });

/** A ball of fire that bursts, with smoke and fragments. */
const explosion: MakeSky = ([w, h, d], random) => {
  const burst = (slot: string, reach: number, r: number, count: number, seed: number): Shape =>
    implicit(
      slot,
      times(count, (k): Bone => {
        const y = 1 - (1.7 * (k + 0.5)) / count;
        const [x, , z] = polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE + seed);
        const own = r * random.range(0.75, 1.25);
        const at: Vec3 = [reach * x * w, 0.46 * h + reach * y * h * 0.95, reach * z * d];
        return { from: [0, 0.44 * h, 0], to: at, radii: [0.1 * w, own * w] };
      }),
      { blend: 0.06 * w, cell: w / 44 },
    );
  const shards = times(30, (k) => {
    const y = 1 - (1.75 * (k + 0.5)) / 30;
    const [x, , z] = polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE);
    const at = (share: number): Vec3 => [x * share * w, Math.max(0.02 * h, 0.46 * h + y * share * h), z * share * d];
    return sweep(k % 2 === 0 ? 'core' : 'flame', [at(0.3), at(0.42 + 0.08 * ((k * 0.618) % 1))], [0.022 * w, 0], { sides: 5 });
  });
  return group(
    burst('flame', 0.26, 0.13, 18, 0),
    burst('core', 0.29, 0.07, 13, 0.8),
    burst('smoke', 0.3, 0.08, 11, 2),
    ...shards,
    ...times(16, (k) =>
      move(
        stone([0.018 * w, 0.018 * w, 0.018 * w], random, { slot: 'ash', detail: 1 }),
        ...polar(w * random.range(0.3, 0.48), k * GOLDEN_ANGLE, h * random.range(0.1, 0.9)),
      ),
    ),
  );
};

/** A stem and a rolling cap. */
const mushroomCloud: MakeSky = ([w, h, d], random) => {
  const cap = times(26, (k): Bone => {
    const ring = k < 14 ? 0.33 : k < 23 ? 0.2 : 0.05;
    const at = polar(ring * w, k * GOLDEN_ANGLE, h * (k < 14 ? 0.72 : k < 23 ? 0.82 : 0.88));
    const r = 0.13 * w * random.range(0.85, 1.2);
    return { from: at, to: at, radii: [r, r] };
  });
  const stem = times(9, (k): Bone => {
    const at: Vec3 = [random.range(-0.02, 0.02) * w, h * (0.08 + 0.075 * k), random.range(-0.02, 0.02) * d];
    const r = w * (0.15 - 0.05 * Math.sin((Math.PI * k) / 8));
    return { from: at, to: at, radii: [r, r] };
  });
  const foot = times(12, (k): Bone => {
    const at = polar(0.3 * w, (2 * Math.PI * k) / 12, 0.06 * h);
    const r = 0.08 * w * random.range(0.8, 1.2);
    return { from: at, to: at, radii: [r, r] };
  });
  return group(
    implicit('smoke', [...cap, ...stem, ...foot], {
      blend: 0.06 * w,
      cell: h / 46,
      coat: { pattern: 'belly', slot: 'flame', scale: 1, share: 0.22 },
    }),
    move(torus('steam', 0.2 * w, 0.03 * w), 0, 0.44 * h, 0),
  );
};

const dust: MakeSky = ([w, h, d], random) =>
  group(
    implicit(
      'dust',
      times(18, (k): Bone => {
        const [x, , z] = polar(0.34 * Math.sqrt((k + 0.3) / 18), k * GOLDEN_ANGLE);
        const r = 0.26 * Math.min(h, w) * random.range(0.6, 1.1) * (1 - 0.5 * Math.hypot(x, z));
        const at: Vec3 = [x * w, r + (h - 2 * r) * random.next() * (1 - 2 * Math.hypot(x, z)), z * d];
        return { from: at, to: at, radii: [r, r] };
      }),
      { blend: 0.1 * h, cell: w / 44 },
    ),
    ...times(16, (k) => move(sphere('dust', 0.016 * w, { detail: 0 }), ...polar(0.46 * w, k * GOLDEN_ANGLE, h * random.range(0.05, 0.6)))),
  );

const sparks: MakeSky = ([w, h, d], random) =>
  group(
    ...times(70, (k) => {
      const y = random.range(0.1, 1);
      const out = polar(Math.sqrt(random.next()) * (0.15 + 0.35 * y), k * GOLDEN_ANGLE);
      const tip: Vec3 = [out[0] * w, y * h, out[2] * d];
      return sweep(cycle(['core', 'flame', 'ember'], k), [[0.86 * tip[0], 0.9 * tip[1], 0.86 * tip[2]], tip], [0, 0.009 * w], { sides: 4 });
    }),
    turn(lathe('core', points2([0.05 * w, 0], [0.06 * w, 0.05 * h], [0, 0.14 * h]), { sides: 8 }), [0, 0, 0]),
  );

/** Fire and what rises from it. */
export const FIRE_KINDS = {
  fire,
  bonfire,
  smoke,
  steam,
  explosion,
  'mushroom-cloud': mushroomCloud,
  dust,
  sparks,
} as const satisfies Partial<Record<SkySpec['kind'], MakeSky>>;
