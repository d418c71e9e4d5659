import type { Generated, GeneratorContext, GeneratorRandom, ShrubSpec } from '@diorama/catalogue';
import { blades, group, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, GOLDEN_ANGLE, polar, randomDirection, times, wobble } from '../geometry/curves.js';
import { flowerHead } from '../herbs/flower.js';
import { bodiesOf } from './shrub-bodies.js';
import type { ShrubBody } from './shrub-bodies.js';

const FINISHES = {
  leaf: 'leaf #5a8a38',
  shade: 'leaf #3b6028',
  petal: 'petal #e0506a',
  inner: 'petal #f08aa0',
  centre: 'petal #f0d060',
  berry: 'fruit #c02434',
  twig: 'bark #6a5440',
  stem: 'stem #5f8f3c',
} as const;

/** A bush or a clipped plant: leaves over dark bodies. */
export function makeShrub(spec: ShrubSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const inset = 0.45 * spec.leaf[0];
  const { bodies, trunk } = bodiesOf(spec.outline, [width - 2 * inset, height - inset, depth - 2 * inset]);
  const total = bodies.reduce((sum, body) => sum + body.area, 0);
  const list: Record<'leaf' | 'shade', Blade[]> = { leaf: [], shade: [] };
  const places: { at: Vec3; out: Vec3 }[] = [];
  for (const body of bodies) {
    const count = Math.round(((spec.leaves ?? 900) * body.area) / total);
    for (let k = 0; k < count; k++) {
      const place = freePlace(body, bodies, random);
      places.push(place);
      const isLow = place.out[1] + random.range(-0.8, 0.8) < -0.1;
      list[isLow ? 'shade' : 'leaf'].push(leafAt(place, spec, random));
    }
  }
  const parts: Shape[] = [...bodies.map(drawCore), ...trunk];
  parts.push(...(['leaf', 'shade'] as const).filter((slot) => list[slot].length > 0).map((slot) => blades(slot, list[slot])));
  const upper = places.filter(({ out, at }) => out[1] > -0.2 && at[1] > 0.12 * height);
  parts.push(...flowersOf(spec, upper), ...berriesOf(spec, upper));
  if (spec.twigs !== undefined) parts.push(...twigsOf(spec.twigs, size, random));
  return { shape: group(...parts), finishes: FINISHES };
}

/** A place on a body that does not lie inside another. */
function freePlace(body: ShrubBody, bodies: readonly ShrubBody[], random: GeneratorRandom): { at: Vec3; out: Vec3 } {
  for (let k = 0; k < 6; k++) {
    const place = placeOn(body, random);
    if (!bodies.some((other) => other !== body && isInside(other, place.at))) return place;
  }
  return placeOn(body, random);
}

const isInside = ({ at, radii, kind, core }: ShrubBody, [x, y, z]: Vec3): boolean =>
  kind === 'ball' && core > 0 && Math.hypot((x - at[0]) / radii[0], (y - at[1]) / radii[1], (z - at[2]) / radii[2]) < core;

function drawCore({ at, radii, kind, core, seed }: ShrubBody): Shape {
  if (core <= 0) return group();
  if (kind === 'box')
    return move(
      { form: 'box', size: [2 * radii[0] * core, 2 * radii[1] * core, 2 * radii[2] * core], bevel: 0.06 * radii[1], slot: 'shade' },
      at[0],
      at[1] - radii[1] * core,
      at[2],
    );
  return move(sphere('shade', [radii[0] * core, radii[1] * core, radii[2] * core], { detail: 2, roughness: 0.05, seed }), ...at);
}

function placeOn({ at, radii, kind, loose }: ShrubBody, random: GeneratorRandom): { at: Vec3; out: Vec3 } {
  if (kind === 'box') {
    const areas = [radii[1] * radii[2], radii[0] * radii[2], radii[0] * radii[1]] as const;
    const lot = random.range(0, areas[0] + areas[1] * 0.5 + areas[2]);
    const axis = lot < areas[0] ? 0 : lot < areas[0] + areas[1] * 0.5 ? 1 : 2;
    const side = axis === 1 || random.next() < 0.5 ? 1 : -1;
    const out: [number, number, number] = [0, 0, 0];
    out[axis] = side;
    const point = [0, 1, 2].map((k) => (at[k] ?? 0) + (k === axis ? side : random.range(-1, 1)) * (radii[k] ?? 0)) as unknown as Vec3;
    return { at: point, out };
  }
  const out = randomDirection(random);
  const reach = loose > 0 ? 1 - loose * random.next() : random.range(0.93, 1.02);
  return {
    at: [at[0] + out[0] * radii[0] * reach, Math.max(0.01, at[1] + out[1] * radii[1] * reach), at[2] + out[2] * radii[2] * reach],
    out,
  };
}

function leafAt({ at, out }: { at: Vec3; out: Vec3 }, { leaf: [length, width] }: ShrubSpec, random: GeneratorRandom): Blade {
  const direction = blendDirections([out, 0.5], [randomDirection(random), 0.75], [[0, 1, 0], 0.15]);
  const size = random.range(0.75, 1.2);
  const from = along(at, direction, -0.35 * length * size);
  return {
    path: [from, along(from, direction, length * size)],
    width: width * size,
    up: blendDirections([out, 1], [wobble(random, 1), 0.4]),
    shade: blendDirections([out, 0.8], [wobble(random, 1), 0.35], [[0, 1, 0], 0.25]),
  };
}

const evenly = <T>(list: readonly T[], count: number): T[] =>
  times(Math.min(count, list.length), (k) => list[Math.floor(((k + 0.5) * list.length) / count)] as T);

function flowersOf({ flowers }: ShrubSpec, places: readonly { at: Vec3; out: Vec3 }[]): Shape[] {
  if (flowers === undefined) return [];
  return evenly(places, flowers.count).map(({ at, out }) => {
    const tilt = (Math.acos(Math.max(-1, Math.min(1, out[1]))) * 180) / Math.PI;
    return turn(turn(flowerHead(flowers.head, flowers.size), [0.8 * tilt, 0, 0]), [0, (Math.atan2(out[0], out[2]) * 180) / Math.PI, 0], at);
  });
}

function berriesOf({ berries }: ShrubSpec, places: readonly { at: Vec3; out: Vec3 }[]): Shape[] {
  if (berries === undefined) return [];
  return evenly(places, berries.count).map(({ at, out }) =>
    move(sphere('berry', berries.size, { detail: berries.count > 40 ? 0 : 1 }), ...along(at, out, berries.size)),
  );
}

function twigsOf(count: number, [width, height, depth]: Vec3, random: GeneratorRandom): Shape[] {
  return times(count, (k) => {
    const out = polar(random.range(0.5, 0.95), k * GOLDEN_ANGLE);
    const tip: Vec3 = [out[0] * 0.5 * width, height * random.range(0.55, 0.98), out[2] * 0.5 * depth];
    const middle: Vec3 = [0.4 * tip[0], 0.5 * tip[1], 0.4 * tip[2]];
    return sweep('twig', [[0.06 * tip[0], 0, 0.06 * tip[2]], middle, tip], [0.014 * height, 0.01 * height, 0.002 * height], { sides: 4 });
  });
}
