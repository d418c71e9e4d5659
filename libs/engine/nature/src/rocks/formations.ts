import type { GeneratorRandom, RockSpec } from '@diorama/catalogue';
import { gradientNoise3 } from '@diorama/random';
import { blades, cylinder, group, implicit, lathe, move, relief, scale, sphere, sweep } from '@diorama/shape-language';
import type { Blade, Bone, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, cycle, GOLDEN_ANGLE, polar, randomDirection, times, wobble } from '../geometry/curves.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** A span of rock on two legs. */
const arch: MakeRock = ([w, h, d]) => {
  const path = times(13, (k): Vec3 => {
    const angle = Math.PI * (k / 12);
    return [-0.36 * w * Math.cos(angle) * (1 + 0.05 * Math.sin(k * 2)), 0.02 * h + 0.8 * h * Math.sin(angle) ** 0.75, 0.04 * d * Math.sin(k * 1.7)];
  });
  const thick = (k: number): number => Math.min(d, 0.34 * w) * (0.36 + 0.1 * Math.abs(k - 6) * 0.35 + 0.035 * Math.sin(k * 2.3));
  const bones = path.slice(1).map((to, k): Bone => ({ from: path[k] as Vec3, to, radii: [thick(k), thick(k + 1)] }));
  const feet = [0, 12].map((k): Bone => ({ from: path[k] as Vec3, to: path[k] as Vec3, radii: [1.35 * thick(k), 1.35 * thick(k)] }));
  return implicit('stone', [...bones, ...feet], { blend: 0.08 * w, cell: w / 42, coat: { pattern: 'stripes', slot: 'light', scale: 0.34 * h, share: 0.4, seed: 3 } });
};

/** Six-sided columns of different heights. */
const columns: MakeRock = ([w, h, d], { count = 34 }, random) => {
  const r = 0.5 * Math.min(w, d) * Math.sqrt(0.78 / count);
  return group(
    ...times(count, (k) => {
      const row = Math.floor(k / Math.ceil(Math.sqrt(count)));
      const column = k % Math.ceil(Math.sqrt(count));
      const n = Math.ceil(Math.sqrt(count));
      const x = ((column + (row % 2) * 0.5 + 0.25) / n - 0.5) * (w - 1.6 * r);
      const z = ((row + 0.5) / Math.ceil(count / n) - 0.5) * (d - 1.6 * r);
      const away = Math.hypot(x / w, z / d);
      const tall = h * Math.max(0.12, (1 - 1.1 * away + (z < 0 ? 0.15 : -0.1)) * random.range(0.86, 1));
      return move(lathe(k % 5 === 0 ? 'light' : 'stone', [[1.18 * r, 0], [1.18 * r, tall - 0.06 * r], [1.1 * r, tall], [0, tall]], { sides: 6, smooth: false, bands: [null, 'light', 'light'] }), x, 0, z);
    }),
  );
};

/** Thin columns of soft rock with hard caps. */
const hoodoo: MakeRock = ([w, h, d], { count = 3 }, random) =>
  group(
    ...times(count, (k) => {
      const tall = h * (k === 0 ? 1 : random.range(0.55, 0.85));
      const r = 0.17 * w * (k === 0 ? 1.1 : 0.9);
      const [x, , z] = polar(k === 0 ? 0.04 : 0.27, k * 2.2 + 0.4);
      const profile: Point2[] = [[1.9, 0], [1.3, 0.1], [0.95, 0.22], [1.15, 0.32], [0.8, 0.44], [1, 0.54], [0.66, 0.66], [0.52, 0.78], [0, 0.8]].map(([a, y]): Point2 => [(a as number) * r, (y as number) * tall]);
      const column = lathe('stone', profile, { sides: 13, bands: ['light', null, 'light', null, 'light', null, null, null] });
      return move(group(column, move(stone([1.25 * r, 0.13 * tall, 1.2 * r], random, { slot: 'dark', faces: 5 }), 0, 0.87 * tall, 0)), x * w, 0, z * d);
    }),
  );

/** A cone of rock that points down, with a level top. */
function hangingRock([w, h, d]: Vec3, top: number, seed: number): Shape {
  const rings = [[0, 0], [0.1, 0.05], [0.26, 0.24], [0.44, 0.5], [0.72, 0.72], [0.94, 0.9], [1, 0.97]] as const;
  const profile = rings.map(([r, y]): Point2 => [0.5 * r, y * top]);
  const sides = 26;
  const grid = profile.map(([r, y], ring) => times(sides, (k): Vec3 => {
    const angle = (2 * Math.PI * k) / sides;
    const noise = ring === 0 ? 0 : gradientNoise3(seed, 2.4 * Math.sin(angle), 4 * y, 2.4 * Math.cos(angle));
    const [x, , z] = polar(r * (1 + 0.34 * noise), angle);
    return [x * w, (y + (ring === 0 ? 0 : 0.04 * noise)) * h, z * d];
  }));
  const flipped = grid.map((row) => row.map(([x, y, z]): Vec3 => [x, -y, z]));
  return scale(relief('stone', flipped, { rings: true, base: -0.985 * top * h, smooth: false }), [1, -1, 1]);
}

const floatingRock: MakeRock = (size, _, random) => {
  const [w, h, d] = size;
  return group(
    hangingRock([w, h, d], 0.82, 4),
    move(scale(sphere('grass', 1, { detail: 3, roughness: 0.1, seed: 6 }), [0.46 * w, 0.12 * h, 0.46 * d]), 0, 0.8 * h, 0),
    ...times(3, (k) => move(stone([0.09 * w, 0.09 * h, 0.09 * w], random, { detail: 2 }), ...polar(0.42 * w, k * 2.2, h * (0.16 + 0.12 * k)))),
  );
};

/** A small tree: limbs with leaves on balls. */
function smallTree(height: number, random: GeneratorRandom): Shape {
  const list: Record<'leaf' | 'grass', Blade[]> = { leaf: [], grass: [] };
  for (let k = 0; k < 420; k++) {
    const ball = k % 5;
    const [x, , z] = polar(ball === 0 ? 0 : 0.22 * height, ball * 1.57);
    const out = randomDirection(random);
    const reach = 0.24 * height * (0.6 + 0.4 * random.next());
    const at: Vec3 = [x + out[0] * reach, height * (ball === 0 ? 0.78 : 0.62) + out[1] * 0.75 * reach, z + out[2] * reach];
    list[out[1] > 0.1 ? 'grass' : 'leaf'].push({ path: [at, along(at, blendDirections([out, 1], [randomDirection(random), 0.8]), 0.11 * height)], width: 0.07 * height, up: out, shade: out });
  }
  return group(
    sweep('trunk', [[0, -0.05 * height, 0], [0.03 * height, 0.25 * height, 0], [0, 0.7 * height, 0]], [0.06, 0.04, 0.02].map((r) => r * height), { sides: 8 }),
    ...times(4, (k) => sweep('trunk', [[0.02 * height, 0.34 * height, 0], polar(0.2 * height, k * 1.57, 0.6 * height)], [0.025 * height, 0.008 * height], { sides: 5 })),
    blades('leaf', list.leaf),
    blades('grass', list.grass),
  );
}

const floatingIsland: MakeRock = (size, _, random) => {
  const [w, h, d] = size;
  const top = 0.62;
  const fall = times(9, (k): Vec3 => [0.47 * w + 0.012 * w * Math.sin(k), h * (top - 0.004 - 0.055 * k), 0.08 * d]);
  return group(
    hangingRock([w, h, d], top, 9),
    move(scale(sphere('grass', 1, { detail: 3, roughness: 0.12, seed: 3 }), [0.5 * w, 0.075 * h, 0.5 * d]), 0, (top - 0.01) * h, 0),
    move(smallTree(0.36 * h, random), -0.1 * w, (top + 0.04) * h, -0.05 * d),
    move(smallTree(0.22 * h, random), 0.22 * w, (top + 0.03) * h, -0.16 * d),
    move(scale(sphere('water', 1, { detail: 2 }), [0.16 * w, 0.02 * h, 0.1 * d]), 0.24 * w, (top + 0.055) * h, 0.1 * d),
    blades('water', [{ path: [[0.3 * w, (top + 0.066) * h, 0.09 * d], [0.43 * w, (top + 0.04) * h, 0.08 * d], ...fall], width: times(11, () => 0.09 * w), up: [0.4, 0, 1] }]),
    ...times(4, (k) => move(stone([0.06 * w, 0.05 * h, 0.06 * w], random, { detail: 2 }), ...polar(0.33 * w, 1 + k * 1.4, (top + 0.05) * h))),
  );
};

/** A rock of space with craters: rims around dark hollows. */
const asteroid: MakeRock = ([w, h, d], { count = 12 }, random) =>
  move(
    scale(
      group(
        sphere('stone', 0.46, { detail: 4, roughness: 0.24, seed: 11, cuts: times(5, () => ({ out: randomDirection(random), share: random.range(0.72, 0.9) })) }),
        ...times(count, (k) => {
          const y = 1 - (2 * (k + 0.5)) / count;
          const [x, , z] = polar(Math.sqrt(1 - y * y), k * GOLDEN_ANGLE);
          const r = 0.07 * random.range(0.6, 1.6);
          return move(sphere('dark', r, { detail: 2 }), 0.415 * x, 0.415 * y, 0.415 * z);
        }),
      ),
      [w, h, d],
    ),
    0,
    0.5 * h,
    0,
  );

/** A pitted stone in a shallow crater, still hot. */
const meteorite: MakeRock = ([w, h, d], _, random) => {
  const rim = relief(
    'soil',
    [[0, 0.04], [0.28, 0.05], [0.5, 0.16], [0.68, 0.3], [0.84, 0.14], [1, 0]].map(([r, y], ring) => times(30, (k): Vec3 => {
      const noise = ring < 2 || ring === 5 ? 1 : 1 + 0.3 * Math.sin(k * 2.7 + ring);
      const [x, , z] = polar(0.5 * (r as number) * (1 + (ring > 3 ? 0.06 * Math.sin(k * 3.1) : 0)), (2 * Math.PI * k) / 30);
      return [x * w, (y as number) * h * noise, z * d];
    })),
    { rings: true },
  );
  const r = 0.2 * Math.min(w, d);
  return group(
    rim,
    move(group(stone([r, 1.05 * r, r], random, { slot: 'dark', rough: 0.3, faces: 9 }), ...times(10, (k) => {
      const y = 0.9 - 0.16 * k;
      const [x, , z] = polar(Math.sqrt(Math.max(0, 1 - y * y)), k * GOLDEN_ANGLE);
      return move(sphere('glow', 0.2 * r, { detail: 1 }), 0.76 * r * x, 0.78 * r * y, 0.76 * r * z);
    })), 0, 0.14 * h + 0.8 * r, 0),
    ...times(9, (k) => move(stone([0.03 * w, 0.03 * w, 0.03 * w], random, { detail: 1, slot: 'dark' }), ...polar(0.4 * w, k * 0.7, 0.2 * h))),
  );
};

/** A hill of stone with a dark opening in front. */
const cave: MakeRock = ([w, h, d], spec, random) => {
  const opening: Bone[] = [];
  const path = times(11, (k): Vec3 => {
    const angle = Math.PI * (k / 10);
    return [-0.27 * w * Math.cos(angle), 0.03 * h + 0.5 * h * Math.sin(angle) ** 0.8, 0.3 * d];
  });
  for (let k = 0; k < 10; k++) opening.push({ from: path[k] as Vec3, to: path[k + 1] as Vec3, radii: [0.12 * w, 0.12 * w] });
  const hill: Bone[] = [
    { from: [-0.16 * w, 0.4 * h, -0.12 * d], to: [0.16 * w, 0.42 * h, -0.12 * d], radii: [0.3 * Math.min(w, d), 0.28 * Math.min(w, d)] },
    { from: [0, 0.62 * h, -0.05 * d], to: [0, 0.68 * h, 0.12 * d], radii: [0.24 * Math.min(w, h), 0.16 * Math.min(w, h)] },
    { from: [-0.3 * w, 0.1 * h, 0], to: [-0.24 * w, 0.2 * h, 0.1 * d], radii: [0.2 * w, 0.15 * w] },
    { from: [0.32 * w, 0.1 * h, 0], to: [0.26 * w, 0.2 * h, 0.1 * d], radii: [0.19 * w, 0.15 * w] },
  ];
  const teeth = times(7, (k) => {
    const x = (k - 3) * 0.062 * w;
    const tall = 0.13 * h * (1 + 0.5 * Math.sin(k * 2.3));
    return move(scale(lathe('stone', [[0.034 * w, 0], [0, tall]], { sides: 7 }), [1, -1, 1]), x, h * (0.47 - 0.03 * Math.abs(k - 3)), 0.33 * d);
  });
  return group(
    implicit('stone', [...opening, ...hill], { blend: 0.07 * w, cell: w / 40 }),
    move(scale(sphere('dark', 1, { detail: 3 }), [0.2 * w, 0.42 * h, 0.05 * d]), 0, 0.06 * h, 0.31 * d),
    ...teeth,
    ...times(8, (k) => move(stone([0.07 * w, 0.06 * h, 0.06 * w], random, { detail: 2, slot: k % 2 === 0 ? 'stone' : 'light' }), (k < 4 ? -1 : 1) * (0.3 + 0.035 * (k % 4)) * w, 0.03 * h, (0.34 + 0.03 * (k % 3)) * d)),
    ...(spec.mossy === true ? times(12, (k) => move(scale(sphere('moss', 1, { detail: 1, roughness: 0.2, seed: k }), [0.08 * w, 0.03 * h, 0.06 * d]), (((k * 0.618) % 1) - 0.5) * 0.5 * w, h * (0.76 + 0.1 * ((k * 0.37) % 1)), (((k * 0.755) % 1) - 0.5) * 0.3 * d)) : []),
  );
};

/** A wall of rock in steps, with a level top of grass, its face towards +z. */
const cliff: MakeRock = ([w, h, d], spec, random) => {
  const columnsAcross = 30;
  const rows = [[-0.5, 0.97], [-0.1, 1], [0.1, 0.98], [0.17, 0.93], [0.2, 0.8], [0.24, 0.66], [0.23, 0.55], [0.31, 0.42], [0.3, 0.3], [0.38, 0.17], [0.42, 0.08], [0.5, 0]] as const;
  const grid = rows.map(([z, y], r) => times(columnsAcross + 1, (c): Vec3 => {
    const x = (c / columnsAcross - 0.5) * w;
    const noise = gradientNoise3(7, (5 * c) / columnsAcross, 3.5 * y, 0) + 0.5 * gradientNoise3(9, (14 * c) / columnsAcross, 7 * y, 2);
    const shift = r === 0 || r === rows.length - 1 ? 0 : 0.14 * noise;
    return [x, Math.max(0, y + (r > 2 && y > 0 ? 0.02 * noise : 0)) * h, (z + shift) * d];
  }));
  const cells = rows.slice(1).map((_, r) => times(columnsAcross, (c) => (r < 2 ? 'grass' : cycle([null, null, 'light', null, 'dark'], Math.floor(r + 0.2 * c)))));
  return group(
    relief('stone', grid, { smooth: false, cells }),
    ...times(10, (k) => move(stone([0.06 * w, 0.05 * h, 0.06 * w], random, { detail: 2 }), (((k * 0.618) % 1) - 0.5) * 0.9 * w, 0.02 * h, (0.4 + 0.06 * ((k * 0.37) % 1)) * d)),
    ...(spec.mossy === true ? [blades('grass', times(160, (k): Blade => {
      const at: Vec3 = [(((k * 0.618) % 1) - 0.5) * 0.96 * w, 0.985 * h, (-0.42 + 0.5 * ((k * 0.755) % 1)) * d];
      return { path: [at, along(at, blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.3]), 0.06 * h)], width: 0.012 * h, shade: [0, 1, 0] };
    }))] : []),
    cylinder('stone', 0.01 * w, 0.01 * h, { sides: 4 }),
  );
};

/** Rock that weather and fire have shaped. */
export const FORMATION_KINDS = { arch, columns, hoodoo, 'floating-rock': floatingRock, 'floating-island': floatingIsland, asteroid, meteorite, cave, cliff } as const satisfies Partial<Record<RockSpec['kind'], MakeRock>>;
