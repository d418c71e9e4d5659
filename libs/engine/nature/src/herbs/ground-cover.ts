import type { Generated, GeneratorContext, GroundCoverSpec, SeaweedSpec } from '@diorama/catalogue';
import { blades, extrude, group, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, GOLDEN_ANGLE, polar, randomDirection, times, wobble, cycle, points3 } from '../geometry/curves.js';
import { flowerHead } from './flower.js';

const COVER_FINISHES = {
  leaf: 'leaf #4f9038',
  shade: 'leaf #386a2c',
  petal: 'petal #f6f2f4',
  inner: 'petal #f0a8c0',
  centre: 'petal #e8b830',
  stem: 'stem #5f8f3c',
  ground: 'moss #4a6a30',
  pad: 'leaf #4a8040',
  notch: 'leaf #3a6834',
} as const;

/** Low plants over a round patch. */
export function makeGroundCover(spec: GroundCoverSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const place = (k: number, count: number): Vec3 => {
    const [x, , z] = polar(0.48 * Math.sqrt((k + 0.5) / count), k * GOLDEN_ANGLE + random.range(-0.3, 0.3));
    return [x * width, 0, z * depth];
  };
  if (spec.kind === 'lily-pads') return { shape: group(...lilyPads(spec, place, random)), finishes: COVER_FINISHES };
  if (spec.kind === 'moss' || spec.kind === 'cushion') return { shape: cushions(spec, size, random), finishes: COVER_FINISHES };
  const list: Record<'leaf' | 'shade' | 'stem', Blade[]> = { leaf: [], shade: [], stem: [] };
  for (let k = 0; k < spec.count; k++) {
    const foot = place(k, spec.count);
    if (spec.kind === 'clover')
      addClover(list, { foot, height: height * random.range(0.5, 0.9), leaf: spec.leaf, heading: random.range(0, 6.3) });
    else {
      const at: Vec3 = [foot[0], height * random.range(0.05, 0.9), foot[2]];
      const out = polar(1, random.range(0, 6.3), random.range(-0.2, 0.35));
      const length = spec.leaf * random.range(0.7, 1.2);
      list[random.next() < 0.4 ? 'shade' : 'leaf'].push({
        path: [at, along(at, out, length)],
        width: 0.7 * length,
        up: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.6]),
        shade: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.4]),
      });
    }
  }
  const parts: Shape[] = (['leaf', 'shade', 'stem'] as const)
    .filter((slot) => list[slot].length > 0)
    .map((slot) => blades(slot, list[slot]));
  for (let k = 0; k < (spec.flowers ?? 0); k++) {
    const [x, , z] = place(k * 3 + 1, 3 * (spec.flowers ?? 1));
    parts.push(
      move(flowerHead('puff', 0.5 * spec.leaf + 0.012), x, 0.75 * height, z),
      sweep('stem', points3([x, 0, z], [x, 0.8 * height, z]), 0.0015, { sides: 3 }),
    );
  }
  return { shape: group(...parts), finishes: COVER_FINISHES };
}

/** Three heart-shaped leaflets on a stalk, each of two blades. */
function addClover(
  list: Readonly<Record<'leaf' | 'shade' | 'stem', Blade[]>>,
  { foot, height, leaf, heading }: { foot: Vec3; height: number; leaf: number; heading: number },
): void {
  const top: Vec3 = [foot[0], height, foot[2]];
  list.stem.push({ path: [foot, top], width: 0.003, up: polar(1, heading) });
  for (let k = 0; k < 3; k++) {
    for (const side of [-0.28, 0.28]) {
      const out = polar(1, heading + (k * 2 * Math.PI) / 3 + side, 0.12);
      list[side < 0 ? 'shade' : 'leaf'].push({
        path: [top, along(top, out, 0.55 * leaf), along(top, out, 0.85 * leaf), along(top, out, leaf)],
        width: [0, 0.5 * leaf, 0.5 * leaf, 0.2 * leaf],
        shade: blendDirections([[0, 1, 0], 1], [out, 0.15]),
      });
    }
  }
}

function cushions(
  { count, leaf, flowers = 0, kind }: GroundCoverSpec,
  [width, height, depth]: Vec3,
  random: GeneratorContext['random'],
): Shape {
  const lumps = times(count, (k) => {
    // A lump reaches as far below its middle as above it, down to the ground.
    const share = Math.sqrt((k + 0.3) / count);
    const [x, , z] = polar(0.3 * share, k * GOLDEN_ANGLE);
    const radius = 0.5 * Math.min(width, depth) * (0.55 - 0.25 * share) * random.range(0.85, 1.15);
    const tall = height * (1 - 0.55 * share) * random.range(0.8, 1);
    return { at: [x * width, 0.4 * tall, z * depth] as Vec3, radius, tall: 0.6 * tall };
  });
  const fuzz = lumps.flatMap(({ at, radius, tall }) =>
    times(Math.round(220 / count) + 12, (): Blade => {
      const raw = randomDirection(random);
      const out: Vec3 = [raw[0], Math.abs(raw[1]), raw[2]];
      const base: Vec3 = [at[0] + out[0] * radius * 0.97, at[1] + out[1] * tall * 0.97, at[2] + out[2] * radius * 0.97];
      return { path: [base, along(base, blendDirections([out, 1], [wobble(random, 1), 0.5]), leaf)], width: 0.5 * leaf, shade: out };
    }),
  );
  const dots = times(flowers, (k) => {
    const { at, radius, tall } = lumps[k % lumps.length] as (typeof lumps)[number];
    const raw = randomDirection(random);
    const up = 0.35 + 0.6 * Math.abs(raw[1]);
    return move(flowerHead('daisy', 1.6 * leaf), at[0] + raw[0] * 0.8 * radius, at[1] + tall * up, at[2] + raw[2] * 0.8 * radius);
  });
  return group(
    ...lumps.map(({ at, radius, tall }, k) =>
      move(sphere(kind === 'moss' ? 'leaf' : 'shade', [radius, tall, radius], { detail: 2, roughness: 0.14, seed: k + 1 }), ...at),
    ),
    blades('shade', fuzz),
    ...dots,
  );
}

function lilyPads(
  { count, leaf, flowers = 1 }: GroundCoverSpec,
  place: (k: number, count: number) => Vec3,
  random: GeneratorContext['random'],
): Shape[] {
  const pads = times(count, (k) => {
    const [x, , z] = place(k, count);
    const radius = 0.5 * leaf * random.range(0.7, 1.1);
    const outline = times(20, (j): Point2 => {
      const angle = 0.22 + ((2 * Math.PI - 0.44) * j) / 19;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    const plate = extrude('pad', [[0, 0], ...outline], 0.012, { edge: 'notch' });
    return turn(turn(plate, [-90, 0, 0]), [0, random.range(0, 360), 0], [x, 0.006 + 0.003 * (k % 4), z]);
  });
  const blooms = times(flowers, (k) => {
    const [x, , z] = place(2 * k + 1, count);
    return move(flowerHead('lotus', 0.72 * leaf), x, 0.012, z);
  });
  return [...pads, ...blooms];
}

const SEAWEED_FINISHES = { blade: 'leaf #4a7a3a', shade: 'leaf #35602f', bulb: 'leaf #8a8a3a', holdfast: 'bark #4a3c2c' } as const;

/** Strands that rise from the bed of the sea and wave. */
export function makeSeaweed({ strands, width: wide, kind }: SeaweedSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const list: Record<'blade' | 'shade' | 'bulb', Blade[]> = { blade: [], shade: [], bulb: [] };
  const parts: Shape[] = [sphere('holdfast', [0.12 * width, 0.05 * Math.min(height, width), 0.12 * depth], { detail: 1, roughness: 0.3 })];
  for (let k = 0; k < strands; k++) {
    const [x, , z] = polar(0.24 * Math.sqrt((k + 0.4) / strands), k * GOLDEN_ANGLE);
    const phase = random.range(0, 6.3);
    const tall = height * random.range(0.6, 1);
    const steps = 9;
    const path = times(steps + 1, (j): Vec3 => {
      const share = j / steps;
      const wave = 0.1 * width * share * Math.sin(phase + 5.5 * share);
      return [
        x * width * (0.5 + share) + wave,
        tall * share,
        z * depth * (0.5 + share) + 0.1 * depth * share * Math.cos(phase + 4.6 * share),
      ];
    });
    const slot = k % 3 === 0 ? 'shade' : 'blade';
    if (kind === 'ribbon') {
      list[slot].push({
        path,
        width: path.map((_, j) => wide * cycle([0.3, 0.8, 1, 1.1, 1, 1.1, 1, 0.9, 0.6, 0], j)),
        up: polar(1, phase),
      });
      continue;
    }
    parts.push(
      sweep(
        'shade',
        path,
        path.map((_, j) => (kind === 'kelp' ? 0.1 : 0.22) * wide * (1 - 0.07 * j)),
        { sides: 4 },
      ),
    );
    for (let j = 1; j <= steps * 2; j++) {
      const at = along(path[Math.floor(j / 2)] as Vec3, [0, 1, 0], (j % 2) * 0.5 * (tall / steps));
      const out = polar(1, phase + j * 2.2, kind === 'kelp' ? 0.45 : 0.9);
      const reach = kind === 'kelp' ? 0.26 * Math.min(width, 0.5 * height) : 0.16 * height * (1 - j / (2.6 * steps));
      const bend = along(along(at, out, 0.6 * reach), [0, 1, 0], 0.1 * reach);
      list[j % 3 === 0 ? 'shade' : 'blade'].push({
        path: [at, bend, along(bend, blendDirections([out, 1], [[0, 1, 0], 0.7]), 0.5 * reach)],
        width: [0.3 * wide, wide, kind === 'kelp' ? 0 : 0.5 * wide],
        up: [0, 1, 0],
      });
      if (kind === 'kelp')
        parts.push(move(sphere('bulb', [0.16 * wide, 0.22 * wide, 0.16 * wide], { detail: 0 }), ...along(at, out, 0.12 * wide)));
    }
  }
  parts.push(...(['blade', 'shade'] as const).filter((slot) => list[slot].length > 0).map((slot) => blades(slot, list[slot])));
  return { shape: group(...parts), finishes: SEAWEED_FINISHES };
}
