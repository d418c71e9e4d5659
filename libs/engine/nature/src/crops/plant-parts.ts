import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, group, sweep } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, polar, times, wobble } from '../geometry/curves.js';

/** An arching leaf from a point. */
export const archLeaf = (
  at: Vec3,
  angle: number,
  reach: number,
  wide: number,
  [rise, fall]: readonly [rise: number, fall: number],
): Blade => {
  const out = polar(1, angle);
  return {
    path: bezier(at, along(along(at, out, 0.4 * reach), [0, 1, 0], rise * reach), along(along(at, out, reach), [0, 1, 0], fall * reach), 4),
    width: [0.5 * wide, wide, 0.85 * wide, 0.5 * wide, 0],
  };
};

/** A vine on the ground with round leaves. */
export function groundVine([w, , d]: Vec3, leaf: number, count: number, random: GeneratorRandom): Shape {
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
