import type { RandomStream } from '@diorama/random';

import type { Waterfall } from './shoreline.js';

/** Decides where a waterfall stands. */
export function planWaterfall(random: RandomStream): Waterfall {
  const bearing = random.range(0.06, 0.3) * random.pick([-1, 1]);
  const away = random.range(17, 19);
  return {
    x: Math.sin(bearing) * away,
    z: -Math.cos(bearing) * away,
    pool: random.range(7.2, 8.4),
    height: random.range(11, 14),
    width: random.range(5, 6.8),
  };
}

/** Metres behind the wall over which water falls, which stands around the pool like a shell; negative before it. */
export function measureLedge(fall: Waterfall, x: number, z: number): number {
  const { out, aside } = measureFromLip(fall, x, z);
  return out + (aside * aside) / 130;
}

/** Metres from the lip of a waterfall: `out` towards the land behind it, `aside` to its right as the viewer sees it. */
export function measureFromLip({ x: cx, z: cz, pool }: Waterfall, x: number, z: number): { readonly out: number; readonly aside: number } {
  const away = Math.hypot(cx, cz);
  const [dx, dz] = [cx / away, cz / away];
  return { out: (x - cx) * dx + (z - cz) * dz - 0.72 * pool, aside: -(x - cx) * dz + (z - cz) * dx };
}
