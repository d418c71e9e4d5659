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

/** A waterfall to one side of the viewer, whose basin lies above the other water: on an island, over a cliff. */
export function planBasinFall(random: RandomStream): Waterfall {
  const fall = planWaterfall(random);
  const bearing = random.range(1.75, 2.1) * random.pick([-1, 1]);
  const away = 14;
  return { ...fall, x: Math.sin(bearing) * away, z: -Math.cos(bearing) * away, pool: 4.2, height: 8, width: 3.4, isBasin: true };
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
