import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, box, group, lathe, move, relief, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import {
  along,
  bezier,
  blendDirections,
  GOLDEN_ANGLE,
  polar,
  randomDirection,
  times,
  wobble,
  points2,
  points3,
} from '../geometry/curves.js';

type MakeField = (size: Vec3, measures: { readonly rows: number; readonly each: number }, random: GeneratorRandom) => Shape;

/** Earth in ridges along z. */
const ridges = ([w, , d]: Vec3, rows: number, tall: number): Shape =>
  relief(
    'soil',
    [-0.5, 0.5].map((z) =>
      times(rows * 6 + 1, (k): Vec3 => [(k / (rows * 6) - 0.5) * w, tall * (0.3 + 0.7 * Math.sin((Math.PI * k) / 6) ** 2), z * d]),
    ),
  );

/** Rows of vines between posts with wires, with grapes. */
const vine: MakeField = ([w, h, d], { rows, each }, random) => {
  const parts: Shape[] = [];
  for (let r = 0; r < rows; r++) {
    const z = ((r + 0.5) / rows - 0.5) * d;
    const list: Record<'leaf' | 'shade', Blade[]> = { leaf: [], shade: [] };
    const line: Shape[] = [0.55, 0.86].map((share) => rod('second', [-0.48 * w, share * h, 0], [0.48 * w, share * h, 0], 0.004, 4));
    for (let k = 0; k <= each; k++) line.push(move(box('wood', 0.06, h, 0.06), (k / each - 0.5) * 0.96 * w, 0, 0));
    for (let k = 0; k < each; k++) {
      const x = ((k + 0.5) / each - 0.5) * 0.96 * w;
      line.push(sweep('wood', points3([x, 0, 0], [x + 0.04, 0.3 * h, 0.03], [x, 0.55 * h, 0]), [0.035, 0.028, 0.022], { sides: 6 }));
      for (const side of [-1, 1])
        line.push(sweep('wood', points3([x, 0.52 * h, 0], [x + (side * 0.42 * w) / each, 0.58 * h, 0]), [0.02, 0.01], { sides: 4 }));
      line.push(...times(5, (j) => bunch([x + ((j - 2) * 0.17 * w) / each, 0.5 * h, (j % 2 === 0 ? 1 : -1) * 0.1], 0.022)));
    }
    for (let k = 0; k < 110 * each; k++) {
      const at: Vec3 = [random.range(-0.48, 0.48) * w, h * random.range(0.48, 1), random.range(-0.16, 0.16)];
      const out = blendDirections([[0, 0, at[2]], 6], [randomDirection(random), 1]);
      list[random.next() < 0.35 ? 'shade' : 'leaf'].push({
        path: [at, along(at, out, 0.15)],
        width: 0.13,
        up: blendDirections([[0, 0.6, Math.sign(at[2])], 1], [wobble(random, 1), 0.4]),
      });
    }
    parts.push(move(group(...line, blades('leaf', list.leaf), blades('shade', list.shade)), 0, 0, z));
  }
  return group(...parts);
};

const bunch = ([x, y, z]: Vec3, size: number): Shape =>
  group(
    ...times(11, (k) => {
      const ring = Math.floor(k / 4);
      const [dx, , dz] = polar(size * (1.4 - 0.5 * ring), k * 1.57 + ring);
      return move(sphere('fruit', size, { detail: 0 }), x + dx, y - 1.6 * size * ring, z + dz);
    }),
  );

/** Young rice in water between low banks of earth. */
const rice: MakeField = ([w, h, d], { rows, each }, random) => {
  const floor = 0.18 * h;
  const list = times(rows * each, (k) => {
    const [x, z] = [((k % rows) + 0.5) / rows - 0.5, (Math.floor(k / rows) + 0.5) / each - 0.5] as const;
    const foot: Vec3 = [x * 0.9 * w, floor, z * 0.9 * d];
    return times(7, (j): Blade => {
      const out = polar(1, j * GOLDEN_ANGLE + k);
      const tall = (h - floor) * random.range(0.7, 1);
      return {
        path: bezier(
          foot,
          along(along(foot, out, 0.05 * tall), [0, 1, 0], 0.8 * tall),
          along(along(foot, out, 0.35 * tall), [0, 1, 0], tall),
          2,
        ),
        width: 0.03 * h + 0.006,
        up: along([0, 0.5, 0], out, -1),
        shade: blendDirections([[0, 1, 0], 1], [out, 0.4]),
      };
    });
  }).flat();
  const bank = (width: number, depth: number, x: number, z: number): Shape =>
    move(box('soil', width, 1.6 * floor, depth, 0.4 * floor), x, 0, z);
  return group(
    box('water', 0.97 * w, floor, 0.97 * d),
    bank(w, 0.05 * d, 0, -0.475 * d),
    bank(w, 0.05 * d, 0, 0.475 * d),
    bank(0.05 * w, d, -0.475 * w, 0),
    bank(0.05 * w, d, 0.475 * w, 0),
    blades('leaf', list),
  );
};

/** Rounded rows of clipped bushes. */
const tea: MakeField = ([w, h, d], { rows }, random) => {
  const parts = times(rows, (r) => {
    const x = ((r + 0.5) / rows - 0.5) * w;
    const half = (0.4 * w) / rows;
    const arc = times(9, (k) => [half * Math.cos((Math.PI * k) / 8), 0.9 * h * Math.sin((Math.PI * k) / 8) ** 0.6] as const);
    const ridge = relief(
      'shade',
      times(11, (j) => arc.map(([dx, y]): Vec3 => [dx, y + 0.02 * h * Math.sin(j * 2.1 + dx), (j / 10 - 0.5) * 0.98 * d])),
    );
    const list = times(420, (k): Blade => {
      const angle = Math.PI * random.range(0.04, 0.96);
      const out: Vec3 = [Math.cos(angle), Math.sin(angle), 0];
      const at: Vec3 = [half * out[0], 0.9 * h * out[1] ** 0.6, random.range(-0.49, 0.49) * d];
      const direction = blendDirections([out, 0.7], [[0, 1, 0], 0.3], [randomDirection(random), 0.6]);
      return {
        path: [along(at, direction, -0.03), along(at, direction, 0.1 * h)],
        width: 0.055 * h + 0.001 * (k % 3),
        up: out,
        shade: blendDirections([out, 1], [wobble(random, 1), 0.3]),
      };
    });
    return move(group(ridge, blades('leaf', list)), x, 0, 0);
  });
  return group(...parts);
};

/** Loose hay heaped around a pole. */
const haystack: MakeField = ([w, h, d], _, random) => {
  const list = times(420, (): Blade => {
    const share = random.next() ** 1.3;
    const radius = 0.46 * Math.cos(share * 1.45) ** 0.7 + 0.02;
    const angle = random.range(0, 6.3);
    const [x, , z] = polar(radius, angle);
    const at: Vec3 = [x * w, 0.92 * h * share, z * d];
    const out = blendDirections([polar(1, angle), 0.5], [[0, -1, 0], 0.7], [randomDirection(random), 0.6]);
    return {
      path: [at, along(at, out, 0.09 * h)],
      width: 0.02 * h,
      up: polar(1, angle),
      shade: blendDirections([polar(1, angle), 0.7], [[0, 1, 0], 0.5], [wobble(random, 1), 0.3]),
    };
  });
  const profile = times(10, (k) => [k === 9 ? 0 : 0.46 * Math.cos((k / 9) * 1.45) ** 0.7, 0.92 * h * (k / 9)] as const);
  return group(
    { form: 'placed', part: lathe('straw', profile, { sides: 18 }), scale: [w, 1, d] },
    blades('straw', list),
    rod('wood', [0, 0.8 * h, 0], [0.02 * w, h, 0], 0.014 * h, 6),
  );
};

/** A ploughed field. */
const furrows: MakeField = (size, { rows }) => ridges(size, rows, size[1]);

/** Stalks of grain that stand bound together. */
const sheaf: MakeField = ([w, h, d], _, random) => {
  const list: Record<'straw' | 'second', Blade[]> = { straw: [], second: [] };
  for (let k = 0; k < 190; k++) {
    const angle = k * GOLDEN_ANGLE;
    const share = Math.sqrt((k + 0.5) / 190);
    const foot = polar(0.4 * share, angle);
    const waist = polar(0.14 * share, angle);
    const top = polar(0.46 * share, angle + 0.2);
    const tall = h * (1 - 0.1 * share) * random.range(0.94, 1);
    const at = (p: Vec3, y: number): Vec3 => [p[0] * w, y, p[2] * d];
    const tip = at(top, tall);
    list.straw.push({
      path: [at(foot, 0), at(waist, 0.5 * h), at(top, 0.8 * tall), tip],
      width: [0.016, 0.014, 0.014, 0.01].map((value) => value * h),
      up: polar(1, angle),
    });
    list.second.push({ path: [at(top, 0.8 * tall), tip], width: 0.035 * h, up: polar(1, angle) });
  }
  return group(
    blades('straw', list.straw),
    blades('petal', list.second),
    move(lathe('wood', points2([0.14 * w, 0], [0.165 * w, 0.02 * h], [0.14 * w, 0.05 * h]), { sides: 14 }), 0, 0.475 * h, 0),
    turn(group(), [0, 0, 0]),
  );
};

/** Crops that are drawn as a whole field. */
export const FIELD_PARTS: Readonly<Partial<Record<string, MakeField>>> = { vine, rice, tea, haystack, furrows, sheaf };
