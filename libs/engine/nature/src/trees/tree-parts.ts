import type { GeneratorRandom } from '@diorama/catalogue';
import { group, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { bezier, polar, times } from '../geometry/curves.js';
import type { Skeleton } from './skeleton.js';

/** Fruit that hangs below the ends of twigs. */
export function drawFruit(
  skeleton: Skeleton,
  { count, size, long = false }: { count: number; size: number; long?: boolean },
  random: GeneratorRandom,
): Shape[] {
  return times(count, (k) => {
    const { at, direction } = skeleton.tips[(k * 7) % skeleton.tips.length] as Skeleton['tips'][number];
    const reach = size * random.range(1, 4);
    const point: Vec3 = [
      at[0] + direction[0] * reach + random.range(-2, 2) * size,
      at[1] - size * random.range(0, 2.5),
      at[2] + direction[2] * reach + random.range(-2, 2) * size,
    ];
    return move(sphere('fruit', [size, size * (long ? 1.7 : 0.95), size], { detail: 1 }), ...point);
  });
}

/** Roots that run out from the foot of a trunk into the ground. */
export function drawFlareRoots(
  { count, girth, reach: most, floor }: { count: number; girth: number; reach: number; floor: number },
  random: GeneratorRandom,
): Shape[] {
  return times(count, (k) => {
    const angle = (2 * Math.PI * (k + random.range(-0.25, 0.25))) / count;
    const reach = most * random.range(0.7, 1);
    const side = random.range(-0.35, 0.35);
    const path = [
      polar(0.5 * girth, angle, floor + 1.5 * girth),
      polar(1.1 * girth, angle + 0.2 * side, floor + 0.5 * girth),
      polar(0.6 * reach, angle + 0.6 * side, floor + 0.18 * girth),
      polar(reach, angle + side, floor - 0.02 * girth),
    ];
    return sweep('bark', path, [0.42 * girth, 0.4 * girth, 0.28 * girth, 0.05 * girth], { sides: 7 });
  });
}

/** Arched roots that carry a trunk above the water, as those of mangroves. */
export function drawStiltRoots(
  { count, height, spread }: { count: number; height: number; spread: number },
  random: GeneratorRandom,
): Shape[] {
  return times(count, (k) => {
    const angle = (2 * Math.PI * (k + random.range(-0.3, 0.3))) / count;
    const reach = spread * random.range(0.55, 1);
    const from = height * random.range(0.75, 1.25);
    const path = bezier([0, from, 0], polar(0.75 * reach, angle, 0.95 * from), polar(reach, angle + random.range(-0.1, 0.1), 0), 6);
    const thick = 0.035 * height;
    return sweep('bark', path, [1.6 * thick, 1.4 * thick, 1.2 * thick, thick, thick, thick, 0.8 * thick], { sides: 6 });
  });
}

/** Roots that hang from branches to the ground, as those of banyans. */
export function drawAerialRoots(
  skeleton: Skeleton,
  { count, radius }: { count: number; radius: number },
  random: GeneratorRandom,
): Shape[] {
  const open = skeleton.nodes.filter(({ isOpen, load, at }) => isOpen && load >= 1 && Math.hypot(at[0], at[2]) > 3 * radius);
  return times(Math.min(count, open.length), () => {
    const { at } = random.pick(open);
    const isThick = random.next() < 0.35;
    const foot: Vec3 = [
      at[0] + random.range(-1, 1) * radius,
      isThick ? 0 : at[1] * random.range(0.1, 0.5),
      at[2] + random.range(-1, 1) * radius,
    ];
    const own = radius * (isThick ? random.range(0.3, 0.7) : 0.13);
    const middle = lerpVectors(at, foot, 0.5);
    return sweep(
      'bark',
      [at, [middle[0] + random.range(-1, 1) * radius, middle[1], middle[2] + random.range(-1, 1) * radius], foot],
      [0.7 * own, own, isThick ? 1.5 * own : 0],
      { sides: isThick ? 7 : 4 },
    );
  });
}

/** Two hollow eyes and a mouth on the front of a trunk. */
export function drawFace(skeleton: Skeleton, { girth, height: y }: { girth: number; height: number }): Shape[] {
  const trunk = (skeleton.branches[0] ?? []).map((k) => skeleton.nodes[k]?.at ?? [0, 0, 0]);
  const [middleX, , middleZ] = trunk.find((at) => at[1] >= y) ?? [0, 0, 0];
  const hollow = (x: number, at: number, radii: Vec3, tilt: number): Shape =>
    turn(sphere('hollow', radii, { detail: 2 }), [0, 0, tilt], [middleX + x, at, middleZ + 0.84 * girth]);
  const brow = (x: number, tilt: number): Shape =>
    turn(
      scale(sphere('bark', 1, { detail: 2 }), [0.4 * girth, 0.14 * girth, 0.3 * girth]),
      [0, 0, tilt],
      [middleX + x, y + 0.42 * girth, middleZ + 0.9 * girth],
    );
  return [
    hollow(-0.4 * girth, y, [0.27 * girth, 0.34 * girth, 0.3 * girth], -20),
    hollow(0.4 * girth, y, [0.27 * girth, 0.34 * girth, 0.3 * girth], 20),
    hollow(0, y - 1.25 * girth, [0.46 * girth, 0.5 * girth, 0.34 * girth], 0),
    group(brow(-0.42 * girth, -22), brow(0.42 * girth, 22)),
    move(sphere('bark', [0.14 * girth, 0.3 * girth, 0.25 * girth], { detail: 1 }), middleX, y - 0.45 * girth, middleZ + girth),
  ];
}

/** Dark marks across a pale trunk. */
export function drawMarks(skeleton: Skeleton, { girth, height }: { girth: number; height: number }, random: GeneratorRandom): Shape[] {
  const trunk = (skeleton.branches[0] ?? []).map((k) => skeleton.nodes[k]?.at).filter((at) => at !== undefined);
  return times(46, () => {
    const y = random.range(0.03, 1) * height;
    const k = Math.max(
      1,
      trunk.findIndex((at) => at[1] >= y),
    );
    const [a, b] = [trunk[k - 1], trunk[k]];
    if (a === undefined || b === undefined) return group();
    const at = lerpVectors(a, b, (y - a[1]) / (b[1] - a[1]));
    const radius = girth * (1.02 - 0.3 * (y / height));
    const angle = random.range(0, 2 * Math.PI);
    const mark = sphere('mark', [0.42 * girth * random.range(0.6, 1.3), 0.1 * girth * random.range(0.6, 1.6), 0.2 * girth], { detail: 1 });
    const [x, , z] = polar(0.9 * radius, angle);
    return turn(mark, [0, (angle * 180) / Math.PI, 0], [at[0] + x, y, at[2] + z]);
  });
}
