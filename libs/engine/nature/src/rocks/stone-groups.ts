import type { GeneratorRandom, RockSpec } from '@diorama/catalogue';
import { group, move, scale, scatter, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cycle, GOLDEN_ANGLE, polar, times, points3 } from '../geometry/curves.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** A lump of moss or snow that lies on a stone. */
const patch = (slot: string, size: number, seed: number): Shape =>
  scale(sphere(slot, 1, { detail: 1, roughness: 0.2, seed }), [size, 0.18 * size, size]);

function dressed(radii: Vec3, spec: RockSpec, random: GeneratorRandom, foot = 0.5): Shape {
  const body = stone(radii, random, { ...(spec.faces === undefined ? {} : { faces: spec.faces }), foot });
  const size = Math.min(radii[0], radii[2]);
  if (spec.mossy === true)
    return scatter(body, [patch('moss', 0.24 * size, 1), patch('moss', 0.36 * size, 2)], 30, { minUp: 0.62, follow: true, seed: 4 });
  if (spec.snowy === true)
    return scatter(body, [patch('snow', 0.34 * size, 1), patch('snow', 0.46 * size, 2)], 64, { minUp: 0.6, follow: true, seed: 4 });
  return body;
}

const single: MakeRock = ([w, h, d], spec, random) => move(dressed([0.54 * w, 0.66 * h, 0.54 * d], spec, random), 0, 0.33 * h, 0);

/** Stones of falling size, the smaller on top. */
const pile: MakeRock = ([w, h, d], spec, random) => {
  const { count = 9 } = spec;
  return group(
    ...times(count, (k) => {
      const level = k < count * 0.55 ? 0 : k < count * 0.85 ? 1 : 2;
      const r = 0.24 * Math.min(w, d) * random.range(0.75, 1.1) * (1 - 0.12 * level);
      const [x, , z] = polar(cycle([0.3, 0.15, 0.03], level) * random.range(0.8, 1.1), k * GOLDEN_ANGLE);
      return move(
        turn(dressed([r, 0.8 * r, 0.9 * r], spec, random), [0, random.range(0, 360), 0]),
        x * w,
        cycle([0.2, 0.52, 0.8], level) * h,
        z * d,
      );
    }),
  );
};

const slab: MakeRock = ([w, h, d], spec, random) =>
  group(
    move(dressed([0.5 * w, 0.34 * h, 0.5 * d], { ...spec, faces: 5 }, random), 0, 0.24 * h, 0),
    move(turn(dressed([0.4 * w, 0.26 * h, 0.42 * d], { ...spec, faces: 5 }, random), [4, 30, 3]), -0.05 * w, 0.6 * h, 0.02 * d),
    move(turn(dressed([0.28 * w, 0.18 * h, 0.3 * d], { ...spec, faces: 5 }, random), [-5, 80, 2]), 0.05 * w, 0.85 * h, 0),
  );

const standing: MakeRock = ([w, h, d], spec, random) =>
  move(dressed([0.55 * w, 0.6 * h, 0.55 * d], { ...spec, faces: 9 }, random, 0.7), 0, 0.42 * h, 0);

const cairn: MakeRock = ([w, h], { count = 6 }, random) => {
  const total = times(count, (k) => 1 - 0.12 * k).reduce((sum, value) => sum + value, 0);
  let y = 0;
  return group(
    ...times(count, (k) => {
      const tall = (h * (1 - 0.12 * k)) / total;
      const r = 0.48 * w * (1 - (0.72 * k) / count);
      const at = y + 0.5 * tall;
      y += tall;
      return turn(
        stone([r, 0.62 * tall, 0.86 * r], random, { faces: 3, rough: 0.1, slot: k % 2 === 0 ? 'stone' : 'light' }),
        [random.range(-4, 4), random.range(0, 360), random.range(-4, 4)],
        [random.range(-0.03, 0.03) * w, at, random.range(-0.03, 0.03) * w],
      );
    }),
  );
};

const balanced: MakeRock = ([w, h, d], spec, random) =>
  group(
    move(scale(stone([1, 1, 1], random, { slot: 'stone' }), [0.26 * w, 0.28 * h, 0.26 * d]), 0, 0.18 * h, 0),
    move(scale(stone([1, 1, 1], random, { slot: 'stone', faces: 4 }), [0.13 * w, 0.16 * h, 0.13 * d]), 0.02 * w, 0.46 * h, 0),
    move(turn(dressed([0.5 * w, 0.26 * h, 0.48 * d], { ...spec, faces: 5 }, random), [0, 20, 5]), 0, 0.76 * h, 0),
  );

const pebbles: MakeRock = ([w, h, d], { count = 30 }, random) =>
  group(
    ...times(count, (k) => {
      const r = 0.5 * h * random.range(0.5, 1);
      const [x, , z] = polar(0.44 * Math.sqrt((k + 0.5) / count), k * GOLDEN_ANGLE);
      return turn(
        sphere(cycle(['stone', 'light', 'dark'], k * 7), [r * random.range(1, 1.7), r * 0.7, r], { detail: 2, roughness: 0.05, seed: k }),
        [0, random.range(0, 360), 0],
        [x * w, 0.6 * r, z * d],
      );
    }),
  );

/** A few stones in raked sand. */
const zen: MakeRock = ([w, h, d], spec, random) => {
  const places = points3([-0.2, -0.08, 1], [-0.06, 0.02, 0.55], [0.24, 0.16, 0.7]);
  return group(
    { form: 'box', size: [w, 0.14 * h, d], slot: 'sand' },
    ...places.flatMap(([x, z, r]) => [
      move(dressed([0.1 * w * r, 0.62 * h * r, 0.09 * w * r], { ...spec, mossy: true }, random), x * w, 0.14 * h + 0.3 * h * r, z * d),
      ...times(4, (k) => move(torus('light', w * (0.13 * r + 0.025 * (k + 1)), 0.006 * w, 36), x * w, 0.14 * h, z * d)),
    ]),
    ...times(9, (k) => move({ form: 'box', size: [0.98 * w, 0.03 * h, 0.008 * d], slot: 'light' }, 0, 0.135 * h, (0.3 + 0.022 * k) * d)),
  );
};

/** Single stones and heaps. */
export const STONE_KINDS = { stone: single, pile, slab, standing, cairn, balanced, pebbles, zen } as const satisfies Partial<
  Record<RockSpec['kind'], MakeRock>
>;
