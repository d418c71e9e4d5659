import { group, move, relief } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { times } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import { stone } from '../rocks/stones.js';
import type { MakeWater } from './make-water.js';

/** A tongue of glowing rock with a broken dark crust. */
export const lavaFlow: MakeWater = ([w, h, d], random) => {
  const centre = (t: number): number => 0.12 * w * Math.sin(t * 4.4);
  const half = (t: number): number => w * (0.2 + 0.16 * t + 0.03 * Math.sin(t * 11));
  const grid = times(20, (r) =>
    times(11, (c): Vec3 => {
      const t = r / 19;
      const s = c / 5 - 1;
      const end = t > 0.9 ? 1 - ((t - 0.9) / 0.1) ** 2 * 0.6 : 1;
      const bumps = 0.18 * gradientNoise3(5, c * 0.6, r * 0.6, 1);
      return [
        centre(t) + s * half(t) * end,
        Math.max(0, h * (1 - s ** 4) * (0.75 - 0.25 * t + bumps) * (t > 0.95 ? 0.4 : 1)),
        (t - 0.5) * d,
      ];
    }),
  );
  const cells = times(19, (r) => times(10, (c) => (c < 2 || c > 7 || gradientNoise3(8, c * 0.7, r * 0.45, 2) > 0.12 ? 'crust' : null)));
  return group(
    relief('lava', grid, { cells }),
    ...times(22, (k) => {
      const t = (k * 0.618) % 1;
      const r = 0.05 * w * random.range(0.6, 1.3);
      return move(
        stone([r, 0.6 * r, r], random, { detail: 2, slot: 'crust' }),
        centre(t) + (k % 2 === 0 ? 1 : -1) * half(t) * random.range(0.9, 1.1),
        0.3 * r,
        (t - 0.5) * 0.95 * d,
      );
    }),
  );
};
