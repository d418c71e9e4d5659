import type { GeneratorRandom, LandformSpec } from '@diorama/catalogue';
import { blades, cylinder, group, implicit, move, scale, sphere, sweep, torus } from '@diorama/shape-language';
import type { Blade, Bone, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, GOLDEN_ANGLE, polar, randomDirection, times, wobble } from '../geometry/curves.js';
import { stone } from './stones.js';

/** What additions know of their landform. */
export interface ExtraContext {
  readonly spec: LandformSpec;
  /** Of the body. */
  readonly size: Vec3;
  /** Height of the row with a plume or a jet. */
  readonly total: number;
  /** The point of the surface at a share of the way from the top to the foot and an angle, radians. */
  readonly surface: (share: number, angle: number) => Vec3;
}

type MakeExtra = (context: ExtraContext, random: GeneratorRandom) => Shape[];

/** Streams of lava down the sides. */
const lava: MakeExtra = ({ size, surface }, random) =>
  times(5, (k) => {
    const start = k * 1.3 + random.range(-0.3, 0.3);
    const reach = random.range(0.55, 0.95);
    const path = times(10, (j): Vec3 => surface(0.22 + ((reach - 0.22) * j) / 9, start + 0.16 * Math.sin(j * 1.1 + k)));
    const radius = 0.028 * size[0];
    return sweep(
      'lava',
      path,
      path.map((_, j) => radius * (1 - 0.05 * j)),
      { sides: 6 },
    );
  });

/** A billowing column over the top, which ends at the height of the row. */
const column =
  (slot: string, wide: number): MakeExtra =>
  ({ size: [w, h, d], total }, random) => {
    const rise = total - 0.9 * h;
    const bones = times(17, (k): Bone => {
      const share = k / 16;
      const radius = Math.min(0.24 * rise, w * wide) * (0.3 + 0.8 * share) * random.range(0.75, 1.2);
      const at: Vec3 = [
        (0.14 * share * share + random.range(-0.05, 0.05) * share) * w,
        0.9 * h + (rise - radius) * share,
        random.range(-0.06, 0.06) * d * share,
      ];
      return { from: at, to: at, radii: [radius, radius] };
    });
    return [implicit(slot, bones, { blend: 0.04 * rise, cell: Math.max(rise, w * wide) / 34 })];
  };

/** A jet of water with drops, which ends at the height of the row. */
const jet: MakeExtra = ({ size: [w, h], total }, random) => [
  sweep(
    'foam',
    times(8, (k): Vec3 => [0, 0.5 * h + (total - 0.5 * h) * (k / 7), 0]),
    [0.05, 0.045, 0.04, 0.045, 0.06, 0.075, 0.06, 0].map((r) => r * w),
    { sides: 9 },
  ),
  ...times(70, (k) => {
    const share = 0.35 + 0.65 * random.next();
    const [x, , z] = polar(w * 0.2 * share * Math.sqrt(random.next()), k * GOLDEN_ANGLE);
    return move(
      sphere(k % 3 === 0 ? 'water' : 'foam', w * 0.018 * random.range(0.6, 1.6), { detail: 1 }),
      x,
      h + (total - 1.1 * h) * share,
      z,
    );
  }),
];

const trees: MakeExtra = ({ size, surface }, random) =>
  times(16, (k) => {
    const at = surface(random.range(0.15, 0.85), k * GOLDEN_ANGLE);
    const tall = 0.17 * Math.min(size[0], 2 * size[1]) * random.range(0.7, 1.2);
    return move(
      group(
        cylinder('trunk', 0.06 * tall, 0.4 * tall, { sides: 5 }),
        move(sphere('leaf', [0.3 * tall, 0.38 * tall, 0.3 * tall], { detail: 1, roughness: 0.15, seed: k + 1 }), 0, 0.66 * tall, 0),
      ),
      ...at,
    );
  });

const grass: MakeExtra = ({ size, surface }, random) => {
  const list = times(420, (k): Blade => {
    const at = surface(random.range(0.02, 0.98), k * GOLDEN_ANGLE);
    const length = 0.06 * Math.min(size[0], 2.5 * size[1]) * random.range(0.6, 1.3);
    return {
      path: [at, along(at, blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.4]), length)],
      width: 0.16 * length,
      up: randomDirection(random),
      shade: [0, 1, 0],
    };
  });
  return [blades('grass', list)];
};

const stones: MakeExtra = ({ size, surface }, random) =>
  times(14, (k) => {
    const at = surface(random.range(0.72, 1), k * GOLDEN_ANGLE);
    const radius = 0.035 * size[0] * random.range(0.6, 1.5);
    return move(stone([radius, 0.7 * radius, radius], random, { slot: 'rock', detail: 2 }), at[0], at[1] + 0.2 * radius, at[2]);
  });

/** Ridges across a dune, which follow its surface. */
const ripples: MakeExtra = ({ surface, size }) =>
  times(9, (k) => {
    const path = times(12, (j): Vec3 => {
      const [x, y, z] = surface(0.25 + 0.075 * k, Math.PI * 0.5 + (j - 5.5) * 0.16 + 0.05 * Math.sin(j + k));
      return [x, y, z];
    });
    return sweep('sand', path, 0.006 * size[0], { sides: 4 });
  });

const foam: MakeExtra = ({ size: [w, h, d] }) => [
  scale(move(torus('foam', 0.5, 0.02, 30), 0, 0, 0), [1.02 * w, 0.6 * h, 1.02 * d]),
  ...times(20, (k) =>
    move(sphere('foam', [0.035 * w, 0.014 * w, 0.035 * w], { detail: 1 }), ...polar(0.52 * Math.min(w, d), k * 0.63, 0.01 * h)),
  ),
];

const bubbles: MakeExtra = ({ size: [w, h, d], spec }, random) => {
  const [slot, radius, height] = spec.pool ?? ['mud', 0.7, 0.5];
  return times(16, (k) => {
    const [x, , z] = polar(0.42 * radius * Math.sqrt(random.next()), k * GOLDEN_ANGLE);
    const size = 0.03 * w * random.range(0.5, 1.3);
    return move(sphere(slot, [size, 0.7 * size, size], { detail: 1 }), x * w, height * h, z * d);
  });
};

/** Additions by name. */
export const EXTRAS: Readonly<Record<NonNullable<LandformSpec['extras']>[number], MakeExtra>> = {
  lava,
  smoke: column('smoke', 0.12),
  steam: column('steam', 0.1),
  jet,
  trees,
  grass,
  stones,
  ripples,
  foam,
  bubbles,
};
