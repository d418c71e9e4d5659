import type { WaterSpec } from '@diorama/catalogue';
import { gradientNoise3 } from '@diorama/random';
import { blades, box, cylinder, group, lathe, loft, move, relief, scale, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cycle, GOLDEN_ANGLE, polar, times } from '../geometry/curves.js';
import { stone } from '../rocks/stones.js';
import type { MakeWater } from './make-water.js';

/** A ribbon of water over a step of rock into a pool. */
const waterfall: MakeWater = ([w, h, d], random) => {
  const lipZ = -0.06 * d;
  const columns = 26;
  const rows = [[-0.5, 0.93], [-0.2, 0.97], [-0.06, 0.94], [-0.02, 0.75], [0.0, 0.55], [-0.01, 0.36], [0.05, 0.2], [0.08, 0.08], [0.1, 0.0]] as const;
  const grid = rows.map(([z, y], r) => times(columns + 1, (c): Vec3 => {
    const x = c / columns - 0.5;
    const noise = gradientNoise3(3, x * 5, y * 4, 0) + 0.5 * gradientNoise3(4, x * 13, y * 9, 0);
    const valley = Math.abs(x) < 0.2 ? -0.05 : 0.05 * Math.min(1, (Math.abs(x) - 0.2) * 8);
    return [x * w, Math.max(0, y + (r < 3 ? valley + 0.05 * noise : 0)) * h, (z + (r === 0 ? 0 : 0.1 * noise + (Math.abs(x) < 0.2 ? -0.04 : 0.03))) * d];
  }));
  const strip = (x: number, width: number, slot: string, forward: number): Shape => {
    const line: readonly (readonly [number, number])[] = [[-0.46, 0.945], [-0.2, 0.95], [-0.02, 0.93], [0.06, 0.86], [0.085, 0.62], [0.1, 0.36], [0.12, 0.06]];
    return sheet(slot, line.map(([z, y]) => times(5, (c): Vec3 => [(x + (c / 4 - 0.5) * width * (1 + 0.25 * (1 - y))) * w, y * h + 0.004 * h * Math.sin(c * 2), (z + forward + 0.01 * Math.sin(c * 2.4 + y * 9)) * d])), 0.02 * d);
  };
  const mist = times(26, (k) => {
    const r = 0.035 * w * random.range(0.6, 1.5);
    return move(sphere('foam', [r, 0.75 * r, r], { detail: 1 }), (((k * 0.618) % 1) - 0.5) * 0.42 * w, 0.03 * h + 0.6 * r, (0.13 + 0.1 * ((k * 0.755) % 1)) * d);
  });
  const pool = scale(lathe('water', [[0.5, 0], [0.5, 0.03], [0, 0.035]], { sides: 26 }), [0.86 * w, 1.1 * h, 0.66 * d]);
  const banks = times(16, (k) => {
    const angle = -1.75 + (3.5 * k) / 15;
    const [x, , z] = polar(0.45, angle);
    const r = 0.065 * w * random.range(0.7, 1.4);
    return move(stone([r, 0.7 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }), x * w, 0.2 * r, (z * 0.74 + 0.16) * d);
  });
  return group(relief('stone', grid, { smooth: false, cells: rows.slice(1).map((_, r) => times(columns, () => (r < 1 ? 'grass' : r % 3 === 1 ? 'dark' : null))) }), strip(0, 0.3, 'water', 0), strip(-0.07, 0.05, 'foam', 0.012), strip(0.05, 0.035, 'foam', 0.014), strip(0.11, 0.03, 'foam', 0.012), strip(-0.12, 0.02, 'foam', 0.012), move(pool, 0, 0, 0.17 * d), ...mist, ...banks, move(cylinder('stone', 0.01 * w, 0.01 * h, { sides: 4 }), 0, 0, lipZ));
};

/** A winding bed with water between stones and grass. */
const stream: MakeWater = ([w, h, d], random) => {
  const centre = (t: number): number => 0.14 * w * Math.sin(t * 5.2);
  const half = 0.24 * w;
  const water = sheet('water', times(15, (r) => times(3, (c): Vec3 => [centre(r / 14) + (c - 1) * half, 0.4 * h + 0.02 * h * Math.sin(r * 2 + c), (r / 14 - 0.5) * d])), 0.2 * h);
  const bank = (side: 1 | -1): Shape => relief('grass', times(15, (r) => [0, 0.25, 0.55, 1].map((share, c): Vec3 => {
    const inner = centre(r / 14) + side * half * 0.92;
    const outer = side * 0.5 * w;
    return [inner + (outer - inner) * share, h * cycle([0.34, 0.72, 0.8, 0.6], c), (r / 14 - 0.5) * d];
  })));
  const foam = times(12, (k) => blades('foam', [{ path: times(4, (j): Vec3 => [centre((k + 0.1 * j) / 12) + (((k * 0.618) % 1) - 0.5) * half, 0.52 * h, ((k + 0.35 * j) / 12 - 0.5) * d * 0.96]), width: [0, 0.02 * w, 0.02 * w, 0], up: [0, 1, 0] }]));
  const rocks = times(34, (k) => {
    const t = (k * 0.618) % 1;
    const side = k % 2 === 0 ? 1 : -1;
    const r = 0.04 * w * random.range(0.6, 1.6);
    const middle = k % 8 === 0 ? 0.3 : 1;
    return move(stone([r, 0.75 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }), centre(t) + side * half * middle * random.range(0.92, 1.06), 0.45 * h + 0.2 * r, (t - 0.5) * 0.96 * d);
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

const puddle: MakeWater = ([w, h, d]) => group(flat('stone', blot(0.55, 3), [w, d], 0.5 * h), flat('water', blot(0.5, 3), [w, d], h), flat('deep', blot(0.3, 5), [w, d], 1.04 * h));

const pond: MakeWater = ([w, h, d], random) => {
  const shore = times(26, (k) => {
    const [x, , z] = polar(0.45, (2 * Math.PI * k) / 26);
    const r = 0.045 * w * random.range(0.7, 1.4);
    return move(stone([r, 0.8 * r, r], random, { detail: 2, slot: k % 3 === 0 ? 'dark' : 'stone' }), x * w, 0.12 * h, z * d);
  });
  const reeds = times(60, (k): Blade => {
    const [x, , z] = polar(0.38 + 0.06 * random.next(), 2.2 + 1.2 * random.next());
    const foot: Vec3 = [x * w, 0.1 * h, z * d];
    return { path: [foot, [foot[0] + 0.01 * w, h * random.range(0.6, 1), foot[2]], [foot[0] + 0.03 * w * random.range(-1, 1), h * random.range(0.7, 1), foot[2] + 0.02 * d]], width: 0.012 * w, up: [1, 0, k % 2] };
  });
  const pads = times(7, (k) => move(sphere('moss', [0.05 * w, 0.02 * h, 0.05 * d], { detail: 1 }), ...polar(0.24 * w, 4 + k * 0.5, 0.13 * h)));
  return group(flat('water', blot(0.5, 8).map(([x, z]): Point2 => [x * 0.98, z * 0.98]), [w, d], 0.12 * h), ...shore, blades('grass', reeds), ...pads);
};

/** A breaking wave that curls towards +z, with foam on its crest. */
const wave: MakeWater = ([w, h, d]) => {
  const section = (swell: number): Point2[] => {
    const line: readonly (readonly [number, number])[] = [[-0.5, 0], [-0.36, 0.12], [-0.22, 0.34], [-0.1, 0.62], [0, 0.84], [0.1, 0.96], [0.2, 0.98], [0.29, 0.9], [0.34, 0.78], [0.35, 0.66], [0.31, 0.74], [0.24, 0.8], [0.16, 0.76], [0.1, 0.6], [0.09, 0.42], [0.14, 0.24], [0.26, 0.1], [0.5, 0]];
    return line.map(([z, y]): Point2 => [z * d, y * h * swell]);
  };
  const sections = times(13, (k) => {
    const t = k / 12;
    return { z: (t - 0.5) * w, outline: section(0.72 + 0.28 * Math.sin(Math.PI * t) + 0.03 * Math.sin(9 * t)).toReversed() };
  });
  const body = turn(loft('water', sections, { strips: times(18, (k) => (k >= 8 && k <= 10 ? 'foam' : k >= 2 && k <= 6 ? 'deep' : null)) }), [0, -90, 0]);
  const crest = times(44, (k) => {
    const t = (k + 0.5) / 44;
    const swell = 0.72 + 0.28 * Math.sin(Math.PI * t);
    const r = 0.032 * h * (1 + 0.7 * Math.sin(k * 2.3)) + 0.025 * h;
    return move(sphere('foam', [1.3 * r, r, r], { detail: 1 }), (t - 0.5) * w, h * swell * (0.9 - 0.18 * ((k * 0.618) % 1)), (0.27 + 0.08 * ((k * 0.755) % 1)) * d);
  });
  const spray = times(30, (k) => {
    const t = (k + 0.5) / 30;
    const r = 0.045 * h * (0.6 + ((k * 0.618) % 1));
    return move(sphere('foam', [1.5 * r, 0.6 * r, r], { detail: 1 }), (t - 0.5) * w, 0.4 * r, (0.34 + 0.14 * ((k * 0.37) % 1)) * d);
  });
  return group(body, ...crest, ...spray);
};

/** A funnel of water with spiral lines of foam. */
const whirlpool: MakeWater = ([w, h, d]) => {
  const height = (r: number): number => h * (1 - 0.97 * Math.exp(-3.6 * r));
  const grid = times(14, (ring) => {
    const r = ring / 13;
    return times(36, (k): Vec3 => {
      const [x, , z] = polar(0.5 * r, (2 * Math.PI * k) / 36);
      return [x * w, height(r) * (1 + 0.02 * Math.sin(k + 6 * r)), z * d];
    });
  });
  const cells = times(13, (ring) => times(36, (k) => (ring < 4 ? 'deep' : (k + ring * 2) % 9 === 0 ? 'foam' : null)));
  const arms = times(5, (arm) => blades('foam', [{ path: times(20, (j): Vec3 => {
    const r = 0.06 + 0.92 * (j / 19);
    const [x, , z] = polar(0.5 * r, (arm * 2 * Math.PI) / 5 + 4.6 * Math.log(1 + 2.4 * r));
    return [x * w, height(r) + 0.02 * h, z * d];
  }), width: times(20, (j) => (j === 0 || j === 19 ? 0 : 0.05 * w * Math.sin((Math.PI * j) / 19) + 0.01 * w)), up: [0, 1, 0] }]));
  return group(relief('water', grid, { rings: true, cells }), ...arms);
};

/** A tongue of glowing rock with a broken dark crust. */
const lavaFlow: MakeWater = ([w, h, d], random) => {
  const centre = (t: number): number => 0.12 * w * Math.sin(t * 4.4);
  const half = (t: number): number => w * (0.2 + 0.16 * t + 0.03 * Math.sin(t * 11));
  const grid = times(20, (r) => times(11, (c): Vec3 => {
    const t = r / 19;
    const s = c / 5 - 1;
    const end = t > 0.9 ? 1 - ((t - 0.9) / 0.1) ** 2 * 0.6 : 1;
    const bumps = 0.18 * gradientNoise3(5, c * 0.6, r * 0.6, 1);
    return [centre(t) + s * half(t) * end, Math.max(0, h * (1 - s ** 4) * (0.75 - 0.25 * t + bumps) * (t > 0.95 ? 0.4 : 1)), (t - 0.5) * d];
  }));
  const cells = times(19, (r) => times(10, (c) => (c < 2 || c > 7 || gradientNoise3(8, c * 0.7, r * 0.45, 2) > 0.12 ? 'crust' : null)));
  return group(
    relief('lava', grid, { cells }),
    ...times(22, (k) => {
      const t = (k * 0.618) % 1;
      const r = 0.05 * w * random.range(0.6, 1.3);
      return move(stone([r, 0.6 * r, r], random, { detail: 2, slot: 'crust' }), centre(t) + (k % 2 === 0 ? 1 : -1) * half(t) * random.range(0.9, 1.1), 0.3 * r, (t - 0.5) * 0.95 * d);
    }),
  );
};

/** Rings on a water surface around drops. */
const ripple: MakeWater = ([w, h, d]) =>
  scale(relief('water', times(22, (ring) => times(36, (k): Vec3 => polar(ring / 44, (2 * Math.PI * k) / 36, (ring === 21 ? 0 : 0.35 + 0.3 * Math.cos(ring * 1.5) * Math.exp(-ring / 14)) + (ring === 0 ? 0.3 : 0)))), { rings: true, cells: times(21, (ring) => times(36, () => (Math.cos((ring + 0.5) * 1.5) > 0.6 ? 'foam' : null))) }), [w, h, d]);

/** A crown of drops around a jet. */
const splash: MakeWater = ([w, h, d], random) => {
  const sheetOf = times(16, (k) => {
    const angle = (2 * Math.PI * k) / 16;
    const tall = h * (0.55 + 0.35 * ((k * 0.618) % 1));
    const path = [polar(0.2 * w, angle, 0), polar(0.26 * w, angle, 0.35 * tall), polar(0.34 * w, angle, 0.8 * tall), polar(0.42 * w, angle, tall)];
    return group(sweep('water', path, [0.06, 0.045, 0.025, 0.014].map((r) => r * w), { sides: 6 }), move(sphere('foam', 0.028 * w * random.range(0.7, 1.3), { detail: 1 }), ...polar(0.45 * w, angle, tall + 0.04 * h)));
  });
  return group(scale(lathe('water', [[0.36, 0], [0.34, 0.06], [0.24, 0.14], [0.16, 0.1], [0, 0.08]], { sides: 24 }), [w, h, d]), ...sheetOf, sweep('water', [[0, 0, 0], [0, 0.5 * h, 0], [0, 0.9 * h, 0]], [0.08 * w, 0.035 * w, 0], { sides: 8 }), ...times(20, (k) => move(sphere('foam', 0.014 * w * random.range(0.7, 1.8), { detail: 1 }), ...polar(w * random.range(0.1, 0.48), k * GOLDEN_ANGLE, h * random.range(0.3, 1)))));
};

/** Towers of wet sand with battlements, windows and flags. */
const sandcastle: MakeWater = ([w, h, d]) => {
  const tower = (x: number, z: number, r: number, tall: number): Shape =>
    move(
      group(
        lathe('sand', [[1.15 * r, 0], [r, 0.12 * tall], [0.92 * r, 0.8 * tall], [1.12 * r, 0.84 * tall], [1.12 * r, 0.94 * tall], [0, 0.94 * tall]], { sides: 16, bands: [null, null, 'shade', null, null] }),
        ...times(7, (k) => {
          const [dx, , dz] = polar(0.92 * r, (2 * Math.PI * k) / 7);
          return turn(box('sand', 0.42 * r, 0.1 * tall, 0.34 * r), [0, (360 * k) / 7, 0], [dx, 0.93 * tall, dz]);
        }),
        move(scale(sphere('shade', 1, { detail: 1 }), [0.22 * r, 0.1 * tall, 0.1 * r]), 0, 0.55 * tall, 0.93 * r),
      ),
      x * w,
      0.06 * h,
      z * d,
    );
  const flag = (x: number, z: number, y: number): Shape => move(group(sweep('wood', [[0, 0, 0], [0, 0.16 * h, 0]], 0.006 * w, { sides: 5 }), blades('flag', [{ path: [[0, 0.135 * h, 0], [0.11 * w, 0.125 * h, 0]], width: [0.06 * h, 0.005], up: [0, 0, 1] }])), x * w, y * h, z * d);
  const wall = (x: number, z: number, width: number, depth: number): Shape => move(group(box('sand', width * w, 0.3 * h, depth * d, 0.01 * w), ...times(5, (k) => move(box('sand', width > depth ? 0.1 * width * w : width * w, 0.06 * h, width > depth ? depth * d : 0.1 * depth * d), width > depth ? (k / 4 - 0.5) * 0.85 * width * w : 0, 0.29 * h, width > depth ? 0 : (k / 4 - 0.5) * 0.85 * depth * d))), x * w, 0.05 * h, z * d);
  return group(
    scale(lathe('sand', [[0.5, 0], [0.46, 0.05], [0, 0.08]], { sides: 24 }), [w, h, d]),
    ...([[-0.26, 0.24], [0.26, 0.24], [-0.26, -0.24], [0.26, -0.24]] as const).map(([x, z]) => tower(x, z, 0.09 * w, 0.55 * h)),
    wall(0, 0.24, 0.46, 0.08),
    wall(0, -0.24, 0.46, 0.08),
    wall(0.26, 0, 0.08, 0.46),
    wall(-0.26, 0, 0.08, 0.46),
    tower(0, -0.04, 0.13 * w, 0.8 * h),
    move(scale(sphere('shade', 1, { detail: 2 }), [0.06 * w, 0.16 * h, 0.03 * d]), 0, 0.1 * h, 0.275 * d),
    flag(0, -0.04, 0.8),
    flag(0.26, 0.24, 0.56),
    ...times(9, (k) => move(sphere(k % 2 === 0 ? 'pale' : 'shade', [0.02 * w, 0.014 * w, 0.02 * w], { detail: 1 }), ...polar(0.42 * w, k * 0.7, 0.07 * h))),
  );
};

const drop: MakeWater = ([w, h, d]) => scale(lathe('water', [[0, 0], [0.3, 0.05], [0.48, 0.22], [0.44, 0.42], [0.24, 0.66], [0.08, 0.88], [0, 1]], { sides: 20 }), [w, h, d]);

/** Water, lava and sand. */
export const FLOWING_KINDS = { waterfall, stream, puddle, pond, wave, whirlpool, 'lava-flow': lavaFlow, ripple, splash, sandcastle, drop } as const satisfies Partial<Record<WaterSpec['kind'], MakeWater>>;
