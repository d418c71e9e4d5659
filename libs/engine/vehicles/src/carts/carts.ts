import type { CartSpec, Generator } from '@diorama/catalogue';
import { array, bar, boxAt, group, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, drumY, finished, plateX, rods, slab, spread, tube, wheelPair } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { COACHES } from './coaches.js';
import { RUNNERS } from './runners.js';

/** Makes vehicles that animals or people draw or push. */
export const generateCart: Generator<CartSpec> = (spec, { size }) =>
  finished((BODIES[spec.body] ?? COACHES[spec.body] ?? RUNNERS[spec.body] ?? boxCart)(size, spec), 'body', {
    finishes: { body: 'planks #8a6238', gilt: 'gold', wheel: 'wood', velvet: 'fabric #8a2434' },
  });

type Draw = (size: Vec3, spec: CartSpec) => Shape;

/** Wheels of a cart: two in the middle, or four with smaller ones in front. */
const wheelsOf = ([width, , length]: Vec3, spec: CartSpec, radius: number): Shape => {
  const pair = (r: number, z: number): Shape => wheelPair('wooden', { radius: r, width: 0.09, gauge: width - 0.1 }, z);
  return spec.wheels === 2 ? pair(radius, -0.16 * length) : group(pair(radius, -0.26 * length), pair(0.82 * radius, 0.16 * length));
};

/** Shafts for an animal, from the body's front to the front of the cart. */
const shafts = (x: number, y: number, back: number, front: number): Shape =>
  // prettier-ignore
  group(mirror(rods('wood', [[[x, y, back], [x, y + 0.14, front]]], 0.035)), drumX('wood', 0.03, 2 * x + 0.1, [0, y + 0.06, (back + front) / 2]));

const plankSides = (w: number, [y, h]: Point2, [back, front]: Point2, lean = 0.08): Shape => {
  const middle = (back + front) / 2;
  return group(
    boxAt('body', [2 * w, 0.07, front - back], [0, y, middle]),
    mirror(turn(boxAt('body', [0.05, h, front - back], [0, 0, 0]), [0, 0, -lean * 100], [w, y, middle])),
    ...[back, front].map((z) => turn(boxAt('body', [2 * w, h, 0.05], [0, 0, 0]), [0, 0, 0], [0, y, z])),
    // prettier-ignore
    mirror(array(turn(boxAt('wood', [0.06, h + 0.08, 0.07], [0.03, 0, 0]), [0, 0, -lean * 100], [w, y - 0.04, back + 0.08]), 4, [0, 0, (front - back - 0.16) / 3])),
  );
};

const boxCart: Draw = (size, spec) => {
  const [width, height, length] = size;
  const radius = Math.min(0.3 * length, 0.34 * height + 0.16);
  const [back, front] = [-0.48 * length, 0.22 * length];
  return group(
    wheelsOf(size, spec, radius),
    // prettier-ignore
    plankSides(width / 2 - 0.28, [radius + 0.12, height - radius - 0.24], [back, front]),
    mirror(boxAt('wood', [0.09, 0.1, front - back], [0.2 * width, radius + 0.02, (back + front) / 2])),
    shafts(0.26 * width, radius + 0.1, front - 0.2, length / 2),
  );
};

const BODIES: Partial<Record<CartSpec['body'], Draw>> = {
  box: boxCart,
  covered: (size, spec) => {
    const [width, height, length] = size;
    const [back, front, r] = [-0.48 * length, 0.26 * length, 0.26 * height];
    const w = width / 2 - 0.16;
    const base = 0.52 * height;
    // prettier-ignore
    const hoop = (z: number, spreadOut: number): Vec3[] => spread(0, 180, 11).map((a): Vec3 => [w * 1.05 * Math.cos((a * Math.PI) / 180), base + (height - base) * Math.sin((a * Math.PI) / 180) ** 0.7, z + spreadOut]);
    return group(
      wheelsOf(size, spec, r),
      // prettier-ignore
      plankSides(w - 0.06, [1.3 * r, base - 1.3 * r + 0.1], [back + 0.1, front - 0.1]),
      // prettier-ignore
      sheet('canvas', spread(back, front, 9).map((z, k) => hoop(z, 0).map(([x, y, at]): Vec3 => [x * (k % 2 === 0 ? 1 : 0.965), base + (y - base) * (k === 0 || k === 8 ? 1.03 : k % 2 === 0 ? 1 : 0.96), at])), 0.03),
      tube('wood', hoop(back + 0.02, 0), 0.025),
      tube('wood', hoop(front - 0.02, 0), 0.025),
      boxAt('wood', [1.6 * w, 0.07, 0.36], [0, base + 0.04, front + 0.1]),
      mirror(drumY('wood', 0.2, 0.42, [w + 0.1, 1.3 * r, -0.1 * length], { sides: 12 })),
      rod('wood', [0, 0.9 * r, front], [0, 0.9 * r, length / 2], 0.05),
    );
  },
  hay: (size, spec) => {
    const [width, height, length] = size;
    const r = 0.26 * height;
    const [back, front] = [-0.48 * length, 0.26 * length];
    return group(
      wheelsOf(size, spec, r),
      // prettier-ignore
      plankSides(width / 2 - 0.3, [1.3 * r, 0.3 * height], [back, front]),
      move(
        sphere('straw', [width / 2 - 0.12, 0.34 * height, 0.52 * (front - back)], { detail: 3, roughness: 0.12 }),
        0,
        0.64 * height,
        (back + front) / 2,
      ),
      rod('wood', [0.2 * width, 0.8 * height, -0.1 * length], [0.4 * width, height + 0.1, -0.2 * length], 0.02),
      shafts(0.26 * width, 1.3 * r, front, length / 2),
    );
  },
  chariot: ([width, height, length]) => {
    const r = 0.34 * height;
    // prettier-ignore
    const rim = spread(-100, 100, 11).map((a): Point2 => [0.34 * width * Math.sin((a * Math.PI) / 180), -0.16 * length + 0.26 * length * Math.cos((a * Math.PI) / 180)]);
    const top = (a: number): number => 0.78 * height + 0.22 * height * Math.cos(((a - 5) * Math.PI * 36) / 180) ** 2;
    return group(
      wheelPair('wooden', { radius: r, width: 0.07, gauge: width - 0.1 }, -0.2 * length),
      // prettier-ignore
      sheet('body', [rim.map(([x, z]): Vec3 => [x, 0.34 * height, z]), rim.map(([x, z]): Vec3 => [1.05 * x, 0.6 * height, z + 0.02]), rim.map(([x, z], k): Vec3 => [1.1 * x, top(k), z + 0.05])].toReversed(), 0.04),
      // prettier-ignore
      tube('gilt', rim.map(([x, z], k): Vec3 => [1.1 * x, top(k), z + 0.05]), 0.03),
      tube(
        'gilt',
        rim.map(([x, z]): Vec3 => [x, 0.36 * height, z]),
        0.03,
      ),
      boxAt('wood', [0.66 * width, 0.06, 0.36 * length], [0, 0.32 * height, -0.2 * length]),
      tube(
        'wood',
        [
          [0, 0.3 * height, -0.1 * length],
          [0, 0.34 * height, 0.1 * length],
          [0, 0.62 * height, 0.34 * length],
          [0, 0.62 * height, 0.48 * length],
        ],
        0.04,
      ),
      rod('wood', [-0.42 * width, 0.64 * height, 0.46 * length], [0.42 * width, 0.64 * height, 0.46 * length], 0.035),
      move(sphere('gilt', [0.14, 0.14, 0.04], { detail: 1 }), 0, 0.64 * height, 0.11 * length),
    );
  },
  rickshaw: ([width, height, length]) => {
    const r = 0.26 * height;
    const z = -0.24 * length;
    // prettier-ignore
    const hood = (turned: number): Vec3[] => spread(-1, 1, 5).map((s): Vec3 => [s * (width / 2 - 0.22), 0.5 * height + 0.5 * height * Math.sin(turned), z - 0.1 - 0.34 * Math.cos(turned)]);
    return group(
      wheelPair('wire', { radius: r, width: 0.05, gauge: width - 0.1 }, z),
      // prettier-ignore
      plateX('body', [[z - 0.4, 1.1 * r], [z + 0.36, 1.1 * r], [z + 0.62, 0.8 * r], [z + 0.66, 0.9 * r], [z + 0.4, 1.5 * r], [z - 0.2, 1.5 * r], [z - 0.44, 0.56 * height]], width - 0.4),
      boxAt('velvet', [width - 0.46, 0.12, 0.4], [0, 1.55 * r, z], 0.04),
      boxAt('velvet', [width - 0.46, 0.4, 0.1], [0, 1.6 * r, z - 0.26], 0.04),
      sheet('hood', spread(-0.1, 2.2, 7).map(hood), 0.03),
      // prettier-ignore
      mirror(sheet('hood', spread(0, 2.2, 6).map((a) => [hood(a)[4] ?? [0, 0, 0], [width / 2 - 0.22, 0.5 * height, z - 0.1]] as Vec3[]), 0.02)),
      mirror(
        tube(
          'wood',
          [
            [0.36 * width, r, z - 0.2],
            [0.34 * width, 1.1 * r, z + 0.4],
            [0.3 * width, 1.6 * r, length / 2],
          ],
          0.025,
        ),
      ),
      rod('wood', [-0.3 * width, 1.5 * r, length / 2 - 0.1], [0.3 * width, 1.5 * r, length / 2 - 0.1], 0.022),
    );
  },
  'hand-cart': ([width, height, length]) => {
    const r = 0.36 * height;
    return group(
      wheelPair('wooden', { radius: r, width: 0.07, gauge: width - 0.08 }, -0.1 * length),
      // prettier-ignore
      plankSides(width / 2 - 0.24, [r + 0.08, height - r - 0.12], [-0.46 * length, 0.2 * length], 0.05),
      // prettier-ignore
      mirror(rods('wood', [[[0.24 * width, r + 0.05, -0.4 * length], [0.24 * width, r + 0.2, 0.5 * length]], [[0.22 * width, r, 0.16 * length], [0.22 * width, 0, 0.2 * length]]], 0.03)),
      drumX('wood', 0.026, 0.5 * width, [0, r + 0.2, 0.48 * length]),
    );
  },
  'market-cart': ([width, height, length]) => {
    const r = 0.17 * height;
    const counter = 0.4 * height;
    const stripes = spread(-0.5, 0.5, 9);
    return group(
      wheelPair('wooden', { radius: r, width: 0.07, gauge: width - 0.2 }, -0.2 * length),
      wheelPair('wooden', { radius: r, width: 0.07, gauge: width - 0.2 }, 0.2 * length),
      boxAt('body', [0.86 * width, counter - r, 0.8 * length], [0, r + 0.05, 0], 0.02),
      boxAt('wood', [width, 0.06, 0.92 * length], [0, counter, 0]),
      ...stripes.slice(1).map((to, k) => {
        const from = stripes[k] ?? 0;
        const [a, b] = [from * width * 1.1, to * width * 1.1];
        const slot = k % 2 === 0 ? 'stripe' : 'white';
        // prettier-ignore
        return group(slab(slot, [[a, 0.84 * height, 0.56 * length], [b, 0.84 * height, 0.56 * length], [b, height, 0], [a, height, 0]], 0.03), slab(slot, [[b, 0.84 * height, -0.56 * length], [a, 0.84 * height, -0.56 * length], [a, height, 0], [b, height, 0]], 0.03));
      }),
      // prettier-ignore
      mirror(mirror(rods('wood', [[[0.46 * width, counter, 0.4 * length], [0.46 * width, 0.88 * height, 0.4 * length]]], 0.03)), 'z'),
      // prettier-ignore
      ...[-0.3, 0, 0.3].map((x, k) => group(boxAt('wicker', [0.26 * width, 0.08, 0.5 * length], [x * width, counter + 0.05, 0.1 * length]), array(move(sphere(['red', 'orange', 'green'][k] ?? 'red', 0.07, { detail: 1 }), x * width - 0.14, counter + 0.16, 0.1 * length), 3, [0.14, 0, 0]), array(move(sphere(['red', 'orange', 'green'][k] ?? 'red', 0.07, { detail: 1 }), x * width - 0.14, counter + 0.16, 0.26 * length), 3, [0.14, 0, 0]))),
      mirror(bar('wood', [0.3 * width, counter - 0.1, -0.4 * length], [0.3 * width, counter - 0.04, -0.66 * length], 0.05)),
    );
  },
};
