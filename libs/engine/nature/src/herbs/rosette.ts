import type { Generated, GeneratorContext, GeneratorRandom, RosetteSpec } from '@diorama/catalogue';
import { blades, group, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points3 } from '../geometry/curves.js';

const FINISHES = { leaf: 'leaf #6f9a6a', edge: 'leaf #d8cf8a', petal: 'petal #e8784a', stem: 'stem #7a8a52' } as const;

/** Thick pointed or rounded leaves around one or more middles. */
export function makeRosette(spec: RosetteSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const { heads = 1, stalk = false } = spec;
  const leafTall = stalk ? 0.45 * height : height;
  const parts = times(heads, (k) => {
    const share = heads === 1 ? 1 : k === 0 ? 0.62 : random.range(0.38, 0.55);
    const [x, , z] = polar(k === 0 ? 0 : 0.3, k * 2.4);
    return move(rosette(spec, { radius: 0.5 * Math.min(width, depth) * share, tall: leafTall * share }, random), x * width, 0, z * depth);
  });
  if (stalk) parts.push(stalkOf(height, leafTall));
  return { shape: group(...parts), finishes: FINISHES };
}

function rosette(
  { leaves, leaf: [wide, thick], open = 15, thorns = false, round = false }: RosetteSpec,
  { radius, tall }: { radius: number; tall: number },
  random: GeneratorRandom,
): Shape {
  const parts = times(leaves, (k) => {
    const share = k / Math.max(1, leaves - 1);
    const rise = 82 - (82 - open) * share ** 0.8 + random.range(-4, 4);
    const pitch = (rise * Math.PI) / 180;
    const length = (radius * Math.cos(pitch) + tall * Math.sin(pitch)) * (0.7 + 0.3 * share);
    return turn(turn(leafShape({ length, wide, thick, thorns, round }), [90 - rise, 0, 0]), [0, (k * GOLDEN_ANGLE * 180) / Math.PI, 0]);
  });
  return group(...parts, move(sphere('leaf', [0.16 * radius, 0.08 * tall, 0.16 * radius], { detail: 1 }), 0, 0.08 * tall, 0));
}

/** A leaf that stands along +y and faces +z, flat along z. */
function leafShape({
  length,
  wide,
  thick,
  thorns,
  round,
}: {
  length: number;
  wide: number;
  thick: number;
  thorns: boolean;
  round: boolean;
}): Shape {
  const radii = round ? [0.2, 0.34, 0.46, 0.52, 0.42, 0] : [0.3, 0.46, 0.5, 0.4, 0.2, 0];
  const path = radii.map((_, k): Vec3 => [
    0,
    (length * k) / (radii.length - 1),
    0.1 * length * (k / (radii.length - 1)) ** 2 * (round ? -1.2 : 0.6),
  ]);
  const body = scale(
    sweep(
      'leaf',
      path,
      radii.map((radius) => radius * wide * length),
      { sides: 6 },
    ),
    [1, 1, Math.min(1, thick / wide)],
  );
  if (!thorns) return body;
  const tip = path.at(-1) as Vec3;
  const spines = times(8, (k) => {
    const y = length * (0.2 + 0.085 * Math.floor(k / 2) * 1.9);
    const side = k % 2 === 0 ? 1 : -1;
    const edge = side * wide * length * 0.47 * (1 - 0.7 * (y / length) ** 2);
    return {
      path: points3([edge, y, 0], [edge + side * 0.05 * length, y + 0.04 * length, 0]),
      width: 0.03 * length,
      up: [0, 0, 1] as Vec3,
    };
  });
  return group(
    body,
    blades('edge', [...spines, { path: [tip, [tip[0], tip[1] + 0.08 * length, tip[2]]], width: 0.035 * length, up: [0, 0, 1] }]),
  );
}

/** A tall stalk with flowers along its end. */
function stalkOf(height: number, from: number): Shape {
  const florets = times(90, (k) => {
    const share = k / 89;
    const y = from * 1.1 + (height - from * 1.1) * share;
    const reach = 0.1 * height * (1 - 0.6 * share);
    const angle = k * GOLDEN_ANGLE;
    return { path: [polar(0.01, angle, y), polar(reach, angle, y - 0.5 * reach)], width: 0.4 * reach, shade: polar(0.9, angle, 0.4) };
  });
  return group(
    sweep('stem', points3([0, 0, 0], [0, 0.97 * height, 0]), [0.016 * height, 0.006 * height], { sides: 6 }),
    blades('petal', florets),
  );
}
