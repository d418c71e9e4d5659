import type { RandomStream } from '@diorama/random';

import type { Waterfall } from './shoreline.js';

/** Decides where a waterfall stands. */
export function planWaterfall(random: RandomStream): Waterfall {
  const bearing = random.range(0.06, 0.3) * random.pick([-1, 1]);
  const away = random.range(20, 23);
  return {
    x: Math.sin(bearing) * away,
    z: -Math.cos(bearing) * away,
    pool: random.range(8, 9.5),
    height: random.range(9, 12),
    width: random.range(4, 5.6),
  };
}

/** Metres from the lip of a waterfall: `out` towards the land behind it, `aside` to its right as the viewer sees it. */
export function measureFromLip({ x: cx, z: cz, pool }: Waterfall, x: number, z: number): { readonly out: number; readonly aside: number } {
  const away = Math.hypot(cx, cz);
  const [dx, dz] = [cx / away, cz / away];
  return { out: (x - cx) * dx + (z - cz) * dz - 0.72 * pool, aside: -(x - cx) * dz + (z - cz) * dx };
}
