import type { Generated, GeneratorContext, GeneratorRandom, GrassSpec } from '@diorama/catalogue';
import { blades, group, lathe, move, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, GOLDEN_ANGLE, polar, times, wobble, points2 } from '../geometry/curves.js';

const FINISHES = {
  blade: 'grass #7fa548',
  shade: 'grass #587c34',
  ear: 'straw #d8b860',
  stalk: 'stem #8fa050',
  soil: 'soil',
  water: 'water',
} as const;

/** Blades of grass with stalks that carry ears. */
export function makeGrass(spec: GrassSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const list: Record<'blade' | 'shade', Blade[]> = { blade: [], shade: [] };
  const { patch = false, bend = 0.5 } = spec;
  for (let k = 0; k < spec.blades; k++) {
    const foot = footOf(spec, { width, depth, k, count: spec.blades }, random);
    const out = patch ? random.range(0, 2 * Math.PI) : Math.atan2(foot[0], foot[2]) + random.range(-0.4, 0.4);
    const tall = height * random.range(0.55, 1) * (spec.ears === undefined ? 1 : 0.8);
    const reach = (patch ? 0.35 * tall : Math.min(0.42 * Math.min(width, depth), 0.75 * tall)) * bend * random.range(0.4, 1.4);
    const lean = polar(reach, out);
    const tip: Vec3 = [foot[0] + lean[0], tall * (1 - 0.22 * bend), foot[2] + lean[2]];
    const path = bezier(foot, [foot[0] + 0.12 * lean[0], 0.7 * tall, foot[2] + 0.12 * lean[2]], tip, 3);
    list[random.next() < 0.35 ? 'shade' : 'blade'].push({
      path,
      width: spec.width,
      up: blendDirections([lean, -1], [[0, 1, 0], 0.6 * reach + 0.001]),
      shade: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.45]),
    });
  }
  const parts: Shape[] = (['blade', 'shade'] as const).filter((slot) => list[slot].length > 0).map((slot) => blades(slot, list[slot]));
  if (spec.ears !== undefined) parts.push(...earsOf(spec, spec.ears, size, random));
  return { shape: group(...parts), finishes: FINISHES };
}

function footOf(
  { patch = false }: GrassSpec,
  { width, depth, k, count }: { width: number; depth: number; k: number; count: number },
  random: GeneratorRandom,
): Vec3 {
  if (patch) return [random.range(-0.46, 0.46) * width, 0, random.range(-0.46, 0.46) * depth];
  const radius = 0.13 * Math.sqrt((k + 0.5) / count);
  const [x, , z] = polar(radius, k * GOLDEN_ANGLE);
  return [x * width, 0, z * depth];
}

function earsOf(
  spec: GrassSpec,
  { kind, count, length }: NonNullable<GrassSpec['ears']>,
  [width, height, depth]: Vec3,
  random: GeneratorRandom,
): Shape[] {
  const stalks: Blade[] = [];
  const ears: Blade[] = [];
  const bodies: Shape[] = [];
  for (let k = 0; k < count; k++) {
    const foot = footOf(spec, { width, depth, k, count }, random);
    const tall = (height - (kind === 'cattail' ? 0.12 * height : 0)) * random.range(0.84, 1) - (kind === 'oat' ? 0 : 0.2 * length);
    const spread = spec.patch === true ? 0.06 * tall : 0.26 * Math.min(width, depth, tall);
    const heading = spec.patch === true ? random.range(0, 6.3) : k * GOLDEN_ANGLE;
    const tip: Vec3 = [foot[0] + spread * Math.sin(heading), tall, foot[2] + spread * Math.cos(heading)];
    stalks.push({
      path: [foot, [0.6 * foot[0] + 0.4 * tip[0], 0.55 * tall, 0.6 * foot[2] + 0.4 * tip[2]], tip],
      width: [0.0045 * height + 0.003, 0.004 * height + 0.002, 0.003],
      up: [0.4, 0, 1],
    });
    if (kind === 'cattail') bodies.push(move(catkin(length, height), tip[0], tip[1] - length, tip[2]));
    else ears.push(...EARS[kind](tip, { length, heading }, random));
  }
  return [blades('stalk', stalks), ...(ears.length > 0 ? [blades('ear', ears)] : []), ...bodies];
}

const catkin = (length: number, height: number): Shape =>
  turn(
    group(
      lathe(
        'ear',
        points2([0, 0], [0.1 * length, 0.04 * length], [0.12 * length, 0.5 * length], [0.1 * length, 0.95 * length], [0, length]),
        { sides: 8 },
      ),
      move(lathe('stalk', points2([0.02 * length, 0], [0.004, 0.08 * height]), { sides: 4 }), 0, length, 0),
    ),
    [2, 0, 3],
  );

type MakeEar = (tip: Vec3, measures: { readonly length: number; readonly heading: number }, random: GeneratorRandom) => Blade[];

/** Blades on both sides of the end of a stalk. */
const EARS: Readonly<Record<'wheat' | 'plume' | 'oat' | 'spray', MakeEar>> = {
  wheat: (tip, { length, heading }) =>
    times(10, (k): Blade => {
      const from: Vec3 = [tip[0], tip[1] - length * 0.75 + 0.085 * length * k, tip[2]];
      const out = polar(k % 2 === 0 ? 1 : -1, heading + (k % 4 < 2 ? 0 : 1.57));
      return {
        path: [from, along(along(from, out, 0.11 * length), [0, 1, 0], 0.32 * length)],
        width: 0.15 * length,
        up: out,
        shade: blendDirections([out, 0.6], [[0, 1, 0], 0.8]),
      };
    }),
  plume: (tip, { length, heading }, random) =>
    times(26, (k): Blade => {
      const share = k / 25;
      const from: Vec3 = [tip[0], tip[1] - length * (1 - share), tip[2]];
      const out = polar(1, heading + k * GOLDEN_ANGLE);
      const reach = length * (0.12 + 0.3 * Math.sin(Math.PI * (0.15 + 0.7 * share)));
      return {
        path: [from, along(along(from, out, 0.5 * reach), [0, 1, 0], 0.8 * reach * random.range(0.5, 1))],
        width: 0.1 * length,
        shade: blendDirections([out, 0.6], [[0, 1, 0], 0.8]),
      };
    }),
  oat: (tip, { length, heading }, random) =>
    times(9, (k): Blade => {
      const from: Vec3 = [
        tip[0] + Math.sin(heading) * 0.05 * length * k,
        tip[1] - 0.08 * length * (9 - k) * 0.6 - 0.012 * length * k * k,
        tip[2] + Math.cos(heading) * 0.05 * length * k,
      ];
      const out = polar(1, heading + random.range(-1.2, 1.2));
      return {
        path: [from, along(along(from, out, 0.14 * length), [0, -1, 0], 0.14 * length)],
        width: 0.07 * length,
        shade: blendDirections([out, 0.5], [[0, 1, 0], 0.8]),
      };
    }),
  spray: (tip, { length }, random) =>
    times(30, (k): Blade => {
      const out = blendDirections([polar(1, k * GOLDEN_ANGLE), 1], [[0, 1, 0], random.range(-0.3, 1.3)]);
      return {
        path: [tip, along(tip, out, 0.6 * length), along(along(tip, out, length), [0, -1, 0], 0.2 * length)],
        width: 0.05 * length,
        shade: blendDirections([out, 0.6], [[0, 1, 0], 0.8]),
      };
    }),
};
