import type { WaterSpec } from '@diorama/catalogue';
import { blades, box, group, move, relief, sheet, sphere } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cycle, polar, times } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import { stone } from '../rocks/stones.js';
import type { MakeWater } from './make-water.js';
import { lavaFlow } from './lava-flow.js';
import { sandcastle } from './sandcastle.js';
import { waterfall } from './waterfall.js';
import { drop, ripple, splash, wave, whirlpool } from './waves.js';

/** A winding bed with water between stones and grass. */
const stream: MakeWater = ([w, h, d], random) => {
  const centre = (t: number): number => 0.14 * w * Math.sin(t * 5.2);
  const half = 0.24 * w;
  const water = sheet(
    'water',
    times(15, (r) =>
      times(3, (c): Vec3 => [centre(r / 14) + (c - 1) * half, 0.4 * h + 0.02 * h * Math.sin(r * 2 + c), (r / 14 - 0.5) * d]),
    ),
    0.2 * h,
  );
  const bank = (side: 1 | -1): Shape =>
    relief(
      'grass',
      times(15, (r) =>
        [0, 0.25, 0.55, 1].map((share, c): Vec3 => {
          const inner = centre(r / 14) + side * half * 0.92;
          const outer = side * 0.5 * w;
          return [inner + (outer - inner) * share, h * cycle([0.34, 0.72, 0.8, 0.6], c), (r / 14 - 0.5) * d];
        }),
      ),
    );
  const foam = times(12, (k) =>
    blades('foam', [
      {
        path: times(4, (j): Vec3 => [
          centre((k + 0.1 * j) / 12) + (((k * 0.618) % 1) - 0.5) * half,
          0.52 * h,
          ((k + 0.35 * j) / 12 - 0.5) * d * 0.96,
        ]),
        width: [0, 0.02 * w, 0.02 * w, 0],
        up: [0, 1, 0],
      },
    ]),
  );
  const rocks = times(34, (k) => {
    const t = (k * 0.618) % 1;
    const side = k % 2 === 0 ? 1 : -1;
    const r = 0.04 * w * random.range(0.6, 1.6);
    const middle = k % 8 === 0 ? 0.3 : 1;
    return move(
      stone([r, 0.75 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }),
      centre(t) + side * half * middle * random.range(0.92, 1.06),
      0.45 * h + 0.2 * r,
      (t - 0.5) * 0.96 * d,
    );
  });
  return group(box('dark', 0.98 * w, 0.2 * h, d), water, bank(1), bank(-1), ...foam, ...rocks);
};

/** A flat outline out of round. */
const blot = (radius: number, seed: number, sides = 30): Point2[] =>
  times(sides, (k) => {
    const angle = (2 * Math.PI * k) / sides;
    const r = radius * (0.84 + 0.3 * gradientNoise3(seed, 1.6 * Math.cos(angle), 1.6 * Math.sin(angle), 0.5));
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

const flat = (slot: string, outline: readonly Point2[], [w, d]: readonly [number, number], height: number): Shape =>
  relief(slot, [outline.map((): Vec3 => [0, height, 0]), outline.map(([x, z]): Vec3 => [x * w, height * 0.6, z * d])], { rings: true });

const puddle: MakeWater = ([w, h, d]) =>
  group(
    flat('stone', blot(0.55, 3), [w, d], 0.5 * h),
    flat('water', blot(0.5, 3), [w, d], h),
    flat('deep', blot(0.3, 5), [w, d], 1.04 * h),
  );

const pond: MakeWater = ([w, h, d], random) => {
  const shore = times(26, (k) => {
    const [x, , z] = polar(0.45, (2 * Math.PI * k) / 26);
    const r = 0.045 * w * random.range(0.7, 1.4);
    return move(stone([r, 0.8 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }), x * w, 0.12 * h, z * d);
  });
  const reeds = times(60, (k): Blade => {
    const [x, , z] = polar(0.38 + 0.06 * random.next(), 2.2 + 1.2 * random.next());
    const foot: Vec3 = [x * w, 0.1 * h, z * d];
    return {
      path: [
        foot,
        [foot[0] + 0.01 * w, h * random.range(0.6, 1), foot[2]],
        [foot[0] + 0.03 * w * random.range(-1, 1), h * random.range(0.7, 1), foot[2] + 0.02 * d],
      ],
      width: 0.012 * w,
      up: [1, 0, k % 2],
    };
  });
  const pads = times(7, (k) =>
    move(sphere('moss', [0.05 * w, 0.02 * h, 0.05 * d], { detail: 1 }), ...polar(0.24 * w, 4 + k * 0.5, 0.13 * h)),
  );
  return group(
    flat(
      'water',
      blot(0.5, 8).map(([x, z]): Point2 => [x * 0.98, z * 0.98]),
      [w, d],
      0.12 * h,
    ),
    ...shore,
    blades('grass', reeds),
    ...pads,
  );
};

/** Water, lava and sand. */
export const FLOWING_KINDS = {
  waterfall,
  stream,
  puddle,
  pond,
  wave,
  whirlpool,
  'lava-flow': lavaFlow,
  ripple,
  splash,
  sandcastle,
  drop,
} as const satisfies Partial<Record<WaterSpec['kind'], MakeWater>>;
