import type { ClimberSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import { blades, box, group, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, pointOn, polar, times, wobble } from '../geometry/curves.js';
import { flowerHead } from '../herbs/flower.js';

const FINISHES = {
  leaf: 'leaf #4f8a38',
  shade: 'leaf #34602a',
  stem: 'bark #6a5440',
  petal: 'petal #d83a5a',
  inner: 'petal #f08aa0',
  centre: 'petal #f0d060',
  fruit: 'fruit #5a2a6a',
  wood: 'wood #8a6844',
  wall: 'brick #9a6a54',
  thorn: 'bark #3a3028',
} as const;

/** A climbing or hanging plant: stems with leaves along them. */
export function makeClimber(spec: ClimberSpec, { size, random }: GeneratorContext): Generated {
  const paths = times(spec.strands, (k) => PATHS[spec.on](size, k, spec.strands, random));
  const list: Record<'leaf' | 'shade', Blade[]> = { leaf: [], shade: [] };
  const each = Math.round(spec.leaves / spec.strands);
  const places: Vec3[] = [];
  for (const path of paths)
    for (let k = 0; k < each; k++) {
      const at = pointOn(path, (k + random.next()) / each);
      places.push(at);
      list[random.next() < 0.38 ? 'shade' : 'leaf'].push(leafAt(spec, at, size, random));
    }
  const thick = spec.on === 'thorns' ? 0.022 * size[1] : spec.on === 'liana' ? 0.018 * size[1] : 0.006 * size[1] + 0.002;
  const parts: Shape[] = paths.map((path) =>
    sweep(
      'stem',
      path,
      path.map((_, k) => thick * (1 - (0.75 * k) / path.length)),
      { sides: spec.on === 'thorns' ? 7 : 4 },
    ),
  );
  parts.push(...(['leaf', 'shade'] as const).filter((slot) => list[slot].length > 0).map((slot) => blades(slot, list[slot])));
  parts.push(...supportOf(spec, size));
  if (spec.on === 'thorns')
    parts.push(
      blades(
        'thorn',
        paths.flatMap((path) => thornsOf(path, 4.4 * thick)),
      ),
    );
  if (spec.flowers !== undefined) parts.push(...bloomsOf(spec, places, size));
  return { shape: group(...parts), finishes: FINISHES };
}

type MakePath = (size: Vec3, k: number, count: number, random: GeneratorRandom) => Vec3[];
const STEPS = 10;

/** A stem that rises over a plane in waves. */
const overWall: MakePath = ([width, height, depth], k, count, random) => {
  const start = ((k + 0.5) / count - 0.5) * 0.9 * width;
  const drift = random.range(-0.2, 0.2) * width;
  const tall = height * random.range(0.82, 0.98);
  const phase = random.range(0, 6.3);
  return times(STEPS, (j): Vec3 => {
    const share = j / (STEPS - 1);
    const x = start + drift * share + 0.06 * width * Math.sin(phase + 7 * share);
    return [Math.max(-0.47 * width, Math.min(0.47 * width, x)), tall * share, -0.2 * depth];
  });
};

const PATHS: Readonly<Record<ClimberSpec['on'], MakePath>> = {
  wall: overWall,
  trellis: overWall,
  post: ([width, height], k, count, random) => {
    const phase = (k * 2 * Math.PI) / count;
    const tall = height * random.range(0.8, 0.97);
    return times(STEPS * 3, (j): Vec3 =>
      polar(0.13 * width + 0.03 * width, phase + (j * 5 * Math.PI) / (STEPS * 3), (tall * j) / (STEPS * 3 - 1)),
    );
  },
  hanging: ([width, height, depth], k, count, random) => {
    const x = ((k + 0.5) / count - 0.5) * 0.86 * width;
    const z = random.range(-0.3, 0.3) * depth;
    const drop = height * random.range(0.5, 0.98);
    const phase = random.range(0, 6.3);
    return times(STEPS, (j): Vec3 => [
      x + 0.03 * width * Math.sin(phase + 0.6 * j),
      height - (drop * j) / (STEPS - 1),
      z + 0.06 * depth * Math.cos(phase + 0.5 * j),
    ]);
  },
  liana: ([width, height, depth], k, count, random) => {
    const from = -0.46 * width + (0.2 * width * k) / count;
    const to = 0.46 * width - 0.25 * width * random.next();
    const sag = height * random.range(0.55, 0.9);
    return times(STEPS * 2, (j): Vec3 => {
      const share = j / (2 * STEPS - 1);
      return [
        from + (to - from) * share,
        height * 0.97 - sag * 4 * share * (1 - share) * (0.7 + 0.3 * share),
        0.3 * depth * Math.sin(3 * share + 2 * k),
      ];
    });
  },
  thorns: ([width, height, depth], k, count, random) => {
    const phase = (k * 2 * Math.PI) / count;
    const from = polar(0.42, phase);
    const to = polar(0.42, phase + random.range(1.6, 3.4));
    const tall = height * random.range(0.5, 0.95);
    return times(STEPS + 3, (j): Vec3 => {
      const share = j / (STEPS + 2);
      const coil = 0.12 * Math.sin(9 * share + phase);
      return [
        (from[0] + (to[0] - from[0]) * share + coil * 0.6) * width,
        tall * Math.sin(Math.PI * (0.04 + 0.9 * share)) ** 0.7,
        (from[2] + (to[2] - from[2]) * share) * depth + coil * depth,
      ];
    });
  },
};

function leafAt(spec: ClimberSpec, at: Vec3, size: Vec3, random: GeneratorRandom): Blade {
  const [length, width] = spec.leaf;
  const reach = length * random.range(0.7, 1.2);
  const flat = spec.on === 'wall' || spec.on === 'trellis';
  const away: Vec3 = flat
    ? [0, 0, 1]
    : spec.on === 'post'
      ? blendDirections([[at[0], 0, at[2]], 1], [[0, 0.1, 0], 1])
      : blendDirections([wobble(random, 1), 1], [[0, 0.2, 0], 1]);
  const spread = flat ? 0.09 * size[0] : 0.5 * length;
  const from: Vec3 = flat
    ? [
        at[0] + random.range(-1, 1) * spread,
        Math.max(0.02, at[1] + random.range(-1, 1) * 0.5 * spread),
        at[2] + random.range(0, 0.35) * size[2],
      ]
    : along(at, away, random.range(0, 0.5) * spread);
  const direction = blendDirections([away, 0.5], [[0, -1, 0], random.range(-0.1, 0.8)], [wobble(random, 1), 0.7]);
  return {
    path: [from, along(from, direction, reach)],
    width: (width / length) * reach,
    up: blendDirections([away, 1], [[0, 1, 0], 0.4], [wobble(random, 1), 0.3]),
    shade: blendDirections([away, 0.8], [[0, 1, 0], 0.4], [wobble(random, 1), 0.3]),
  };
}

function supportOf({ on }: ClimberSpec, [width, height, depth]: Vec3): Shape[] {
  if (on === 'wall') return [move(box('wall', width, height, 0.3 * depth, 0.01), 0, 0, -0.35 * depth)];
  if (on === 'post') return [box('wood', 0.2 * width, height, 0.2 * width, 0.01)];
  if (on !== 'trellis') return [];
  const bars = times(7, (k) => [
    rod('wood', [(k / 6 - 0.5) * 0.92 * width, 0, -0.3 * depth], [(k / 6 - 0.5) * 0.92 * width, height, -0.3 * depth], 0.012 * height, 5),
    rod(
      'wood',
      [-0.48 * width, (0.08 + 0.15 * k) * height, -0.26 * depth],
      [0.48 * width, (0.08 + 0.15 * k) * height, -0.26 * depth],
      0.01 * height,
      5,
    ),
  ]);
  return bars.flat();
}

function bloomsOf({ flowers, on }: ClimberSpec, places: readonly Vec3[], size: Vec3): Shape[] {
  if (flowers === undefined) return [];
  return times(flowers.count, (k) => {
    const at = places[Math.floor(((k + 0.5) * places.length) / flowers.count)] as Vec3;
    const flat = on === 'wall' || on === 'trellis';
    const heading = flat ? 0 : (Math.atan2(at[0], at[2]) * 180) / Math.PI;
    return turn(
      turn(flowerHead('rose', flowers.size), [66, 0, 0]),
      [0, heading + 40 * (((k * 0.618) % 1) - 0.5), 0],
      [at[0], at[1], at[2] + (flat ? 0.25 * size[2] : 0)],
    );
  });
}

const thornsOf = (path: readonly Vec3[], length: number): Blade[] =>
  times(34, (k) => {
    const at = pointOn(path, (k + 0.5) / 34);
    const out = polar(1, k * 2.4, ((k * 0.618) % 1) * 1.4 - 0.3);
    return { path: [at, along(at, out, length)], width: 0.32 * length, up: [0, 1, 0] };
  });
