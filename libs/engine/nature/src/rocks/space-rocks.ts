import { group, lathe, move, relief, scatter, sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, randomDirection, times, points2 } from '../geometry/curves.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** A rim around a dark hollow, which lies on a face. */
const craterOf = (r: number): Shape =>
  lathe('light', points2([1.3 * r, -0.4 * r], [1.15 * r, 0.16 * r], [0.95 * r, 0.2 * r], [0.75 * r, 0.02 * r], [0, -0.02 * r]), {
    sides: 14,
    bands: [null, null, 'dark', 'dark'],
  });

/** A rock of space with craters. */
export const asteroid: MakeRock = ([w, h, d], { count = 12 }, random) => {
  const cuts = times(6, () => ({ out: randomDirection(random), share: random.range(0.66, 0.88) }));
  const body = sphere('stone', [0.5 * w, 0.5 * h, 0.5 * d], { detail: 3, roughness: 0.2, seed: 11, cuts });
  return move(
    scatter(
      body,
      [0.07, 0.04, 0.1, 0.055].map((r) => craterOf(r * Math.min(w, h))),
      2 * count,
      { minUp: -1, follow: true, seed: 7 },
    ),
    0,
    0.5 * h,
    0,
  );
};

/** A pitted stone in a shallow crater, still hot. */
export const meteorite: MakeRock = ([w, h, d], _, random) => {
  const rim = relief(
    'soil',
    points2([0, 0.04], [0.28, 0.05], [0.5, 0.16], [0.68, 0.3], [0.84, 0.14], [1, 0]).map(([r, y], ring) =>
      times(30, (k): Vec3 => {
        const noise = ring < 2 || ring === 5 ? 1 : 1 + 0.3 * Math.sin(k * 2.7 + ring);
        const [x, , z] = polar(0.5 * r * (1 + (ring > 3 ? 0.06 * Math.sin(k * 3.1) : 0)), (2 * Math.PI * k) / 30);
        return [x * w, y * h * noise, z * d];
      }),
    ),
    { rings: true },
  );
  const r = 0.2 * Math.min(w, d);
  return group(
    rim,
    move(
      group(
        stone([r, 1.05 * r, r], random, { slot: 'dark', rough: 0.3, faces: 9 }),
        ...times(10, (k) => {
          const y = 0.9 - 0.16 * k;
          const [x, , z] = polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE);
          return move(sphere('glow', 0.2 * r, { detail: 1 }), 0.76 * r * x, 0.78 * r * y, 0.76 * r * z);
        }),
      ),
      0,
      0.14 * h + 0.8 * r,
      0,
    ),
    ...times(9, (k) =>
      move(stone([0.03 * w, 0.03 * w, 0.03 * w], random, { detail: 1, slot: 'dark' }), ...polar(0.4 * w, k * 0.7, 0.2 * h)),
    ),
  );
};
