import { blades, extrude, group, loft, mirror, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { blendDirections, cycle, GOLDEN_ANGLE, polar, times, wobble, points2, points3 } from '../geometry/curves.js';
import type { MakeCoral } from './make-coral.js';

/** Five arms with rows of knobs. */
export const starfish: MakeCoral = ([w, h, d]) =>
  scale(
    group(
      ...times(5, (k) => {
        const out = polar(1, (k * 2 * Math.PI) / 5 + Math.PI);
        return scale(
          sweep(
            'coral',
            points3(
              [0, 0.5, 0],
              [out[0] * 0.22, 0.5, out[2] * 0.22],
              [out[0] * 0.4, 0.38, out[2] * 0.4],
              [out[0] * 0.52, 0.24, out[2] * 0.52],
            ),
            [0.17, 0.13, 0.08, 0],
            { sides: 8 },
          ),
          [1, 1, 1],
        );
      }),
      ...times(26, (k) => {
        const [x, , z] = polar(0.05 + 0.09 * Math.floor(k / 5), ((k % 5) * 2 * Math.PI) / 5 + Math.PI);
        return move(sphere('tip', 0.026, { detail: 0 }), x, 0.68 - 0.55 * Math.hypot(x, z), z);
      }),
    ),
    [w, h * 2, d],
  );

/** A ball of spines. */
export const urchin: MakeCoral = ([w, h, d], random) => {
  const spines = times(110, (k): Blade => {
    const y = 1 - (1.75 * (k + 0.5)) / 110;
    const out = polar(Math.sqrt(1 - y * y), k * GOLDEN_ANGLE, y);
    const reach = random.range(0.85, 1);
    const at = (share: number): Vec3 => [out[0] * share * 0.5 * w, 0.42 * h + out[1] * share * 0.56 * h, out[2] * share * 0.5 * d];
    return { path: [at(0.4), at(reach)], width: 0.03 * w, up: blendDirections([wobble(random, 1), 1]), shade: out };
  });
  return group(move(sphere('dark', [0.24 * w, 0.28 * h, 0.24 * d], { detail: 2 }), 0, 0.4 * h, 0), blades('dark', spines));
};

/** Two fluted shells, open, with a soft body between them. */
export const clam: MakeCoral = ([w, h, d]) => {
  const outline = (reach: number): Point2[] =>
    times(24, (k) => {
      const angle = (Math.PI * k) / 23;
      const out = reach * (1 + 0.07 * Math.cos(6 * angle * 2));
      return [0.5 * w * out * Math.cos(angle), 0.86 * h * out * Math.sin(angle)];
    });
  const shell = turn(
    loft(
      'pearl',
      [0.02, 0.16, 0.3, 0.42].map((z, k) => ({ z: z * d, outline: outline(cycle([1, 0.97, 0.78, 0.36], k)) })),
      { smooth: false },
    ),
    [24, 0, 0],
  );
  return group(
    mirror(move(shell, 0, 0.02 * h, 0.02 * d), 'z'),
    move(scale(sphere('fourth', 1, { detail: 2, roughness: 0.12 }), [0.42 * w, 0.5 * h, 0.12 * d]), 0, 0.3 * h, 0),
    move(sphere('pearl', 0.09 * w, { detail: 2 }), 0, 0.82 * h, 0),
    extrude('second', points2([-0.3 * w, 0], [0.3 * w, 0], [0.2 * w, 0.1 * h], [-0.2 * w, 0.1 * h]), 0.2 * d),
  );
};
