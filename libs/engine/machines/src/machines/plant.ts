import { array, bar, boxAt, group, lathe, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  drumX,
  drumY,
  drumZ,
  gauge,
  handWheel,
  plateX,
  railing,
  range,
  ringBand,
  rods,
  spread,
  tube,
  turnedX,
  turnedZ,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** Draws a machine to a size; some kinds read a count. */
export type DrawMachine = (size: Vec3, count: number) => Shape;

/** A flange with bolts around y at a height. */
export const flange = (slot: string, radius: number, thickness: number): Shape =>
  group(
    drumY(slot, radius, thickness, [0, 0, 0], { sides: 20 }),
    radial(drumY('dark', 0.07 * radius, 1.5 * thickness, [0, 0, 0.82 * radius], { sides: 6 }), 8),
  );

/** A skid of two beams. */
const skid = (width: number, height: number, length: number): Shape =>
  group(
    mirror(boxAt('dark', [0.14 * width, height, length], [0.4 * width, 0, 0])),
    ...[-0.42, 0, 0.42].map((z) => boxAt('dark', [0.9 * width, 0.8 * height, 0.08 * length], [0, 0, z * length])),
  );

/** Louvres on a face that looks to +z. */
export const louvres = (width: number, height: number, [x, y, z]: Vec3, count = 7): Shape =>
  group(
    boxAt('dark', [width, height, 0.02], [x, y, z]),
    ...spread(y + 0.06 * height, y + 0.9 * height, count).map((at) =>
      turn(boxAt('grille', [0.94 * width, 0.05 * height, 0.03], [0, 0, 0]), [30, 0, 0], [x, at, z + 0.01]),
    ),
  );

/** Motor with cooling fins along x, around the origin. */
export const motor = (radius: number, length: number, slot = 'body'): Shape =>
  group(
    drumX(slot, 0.86 * radius, 0.8 * length, [0, 0, 0], { sides: 20 }),
    ...range(16).map((k) => turn(boxAt(slot, [0.62 * length, 0.2 * radius, 0.05 * radius], [0, 0.82 * radius, 0]), [(360 * k) / 16, 0, 0])),
    ...[-1, 1].map((s) => drumX(slot, radius, 0.12 * length, [s * 0.36 * length, 0, 0], { sides: 20 })),
    // prettier-ignore
    turnedX('dark', [[0.98 * radius, -0.5 * length], [0.98 * radius, -0.42 * length], [0.7 * radius, -0.41 * length]], [0, 0, 0], { smooth: false }),
    drumX('steel', 0.18 * radius, 0.26 * length, [0.53 * length, 0, 0], { sides: 12 }),
    boxAt('dark', [0.3 * length, 0.4 * radius, 0.6 * radius], [0, 0.86 * radius, 0], 0.03 * radius),
    mirror(boxAt('dark', [0.12 * length, 0.5 * radius, 1.7 * radius], [0.24 * length, -1.1 * radius, 0])),
  );

/** Machines of power and process plants. */
export const PLANT = {
  generator: ([width, height, length]) =>
    group(
      skid(width, 0.1 * height, length),
      boxAt('body', [0.96 * width, 0.76 * height, 0.94 * length], [0, 0.12 * height, 0], 0.04),
      // prettier-ignore
      mirror(group(...[-0.28, 0.02].map((z) => group(boxAt('trim', [0.02, 0.6 * height, 0.26 * length], [0.48 * width, 0.2 * height, z * length]), boxAt('dark', [0.05, 0.1, 0.04], [0.48 * width, 0.48 * height, (z + 0.1) * length]))), turn(louvres(0.24 * length, 0.4 * height, [0, 0, 0]), [0, 90, 0], [0.48 * width, 0.3 * height, 0.3 * length]))),
      louvres(0.7 * width, 0.56 * height, [0, 0.2 * height, 0.47 * length]),
      drumY('dark', 0.06 * width, 0.1 * height, [0.2 * width, 0.87 * height, -0.3 * length], { sides: 12 }),
      // prettier-ignore
      tube('dark', [[0.2 * width, 0.92 * height, -0.3 * length], [0.2 * width, 0.98 * height, -0.3 * length], [0.2 * width, height, -0.36 * length]], 0.035 * width),
      drumZ('grey', 0.12 * width, 0.3 * length, [-0.16 * width, 0.92 * height, -0.1 * length], { sides: 12 }),
      boxAt('screen', [0.24 * width, 0.12 * height, 0.02], [0, 0.6 * height, -0.475 * length]),
      boxAt('red', [0.08, 0.08, 0.03], [0.24 * width, 0.56 * height, -0.475 * length]),
    ),
  engine: ([width, height, length]) =>
    group(
      boxAt('metal', [0.4 * width, 0.4 * height, 0.8 * length], [0, 0.22 * height, 0], 0.03),
      boxAt('dark', [0.34 * width, 0.16 * height, 0.7 * length], [0, 0.06 * height, 0], 0.04),
      // prettier-ignore
      ...[-1, 1].map((s) => turn(group(boxAt('metal', [0.26 * width, 0.3 * height, 0.78 * length], [0, 0, 0], 0.02), boxAt('body', [0.26 * width, 0.12 * height, 0.8 * length], [0, 0.3 * height, 0], 0.03), ...spread(-0.28, 0.28, 4).map((z) => group(drumY('black', 0.03 * width, 0.06 * height, [0, 0.41 * height, z * length], { sides: 8 }), tube('black', [[0, 0.46 * height, z * length], [-s * 0.1 * width, 0.5 * height, z * length], [-s * 0.2 * width, 0.42 * height, 0]], 0.012 * width)))), [0, 0, -s * 32], [s * 0.12 * width, 0.46 * height, 0])),
      // prettier-ignore
      mirror(group(...spread(-0.28, 0.28, 4).map((z) => tube('rust', [[0.3 * width, 0.52 * height, z * length], [0.42 * width, 0.48 * height, z * length], [0.44 * width, 0.36 * height, 0.8 * z * length]], 0.035 * width)), drumZ('rust', 0.05 * width, 0.74 * length, [0.44 * width, 0.34 * height, 0]))),
      boxAt('metal', [0.26 * width, 0.1 * height, 0.5 * length], [0, 0.66 * height, 0], 0.02),
      drumY('chrome', 0.2 * width, 0.14 * height, [0, 0.8 * height, 0], { sides: 22 }),
      drumY('metal', 0.1 * width, 0.1 * height, [0, 0.72 * height, 0]),
      // prettier-ignore
      ...[[0, 0.3, 0.13], [0.24, 0.56, 0.08], [-0.24, 0.5, 0.08]].map(([x, y, r]) => group(drumZ('dark', (r ?? 0) * width, 0.06 * length, [(x ?? 0) * width, (y ?? 0) * height, 0.44 * length], { sides: 18 }), drumZ('steel', 0.5 * (r ?? 0) * width, 0.07 * length, [(x ?? 0) * width, (y ?? 0) * height, 0.445 * length], { sides: 12 }))),
      // prettier-ignore
      tube('rubber', [[0.13 * width, 0.3 * height, 0.45 * length], [0.32 * width, 0.56 * height, 0.45 * length], [0, 0.66 * height, 0.45 * length], [-0.32 * width, 0.5 * height, 0.45 * length], [-0.13 * width, 0.3 * height, 0.45 * length]], 0.014 * width),
      ...range(5).map((k) =>
        turn(boxAt('yellow', [0.06 * width, 0.16 * height, 0.02 * length], [0, 0, 0]), [0, 0, 72 * k], [0, 0.3 * height, 0.49 * length]),
      ),
    ),
  'jet-engine': ([width, height, length]) => {
    const r = Math.min(width, 0.84 * height) / 2;
    const y = height - r;
    return group(
      // prettier-ignore
      turnedZ('body', [[0.52 * r, -0.5 * length], [0.66 * r, -0.34 * length], [0.9 * r, -0.1 * length], [r, 0.2 * length], [r, 0.46 * length], [0.94 * r, 0.5 * length], [0.84 * r, 0.44 * length], [0.84 * r, 0.3 * length]], [0, y, 0], { sides: 28 }),
      drumZ('dark', 0.85 * r, 0.02 * length, [0, y, 0.3 * length], { sides: 28 }),
      ...range(22).map((k) =>
        turn(
          turn(boxAt('steel', [0.07 * r, 0.66 * r, 0.015 * r], [0, 0.16 * r, 0], 0.002), [0, 34, 0]),
          [0, 0, (360 * k) / 22],
          [0, y, 0.35 * length],
        ),
      ),
      // prettier-ignore
      turnedZ('white', [[0.24 * r, 0], [0.2 * r, 0.06 * length], [0.02 * r, 0.14 * length]], [0, y, 0.33 * length], { sides: 16 }),
      turnedZ(
        'nozzle',
        [
          [0.16 * r, -0.16 * length],
          [0.3 * r, 0],
        ],
        [0, y, -0.46 * length],
        { sides: 14 },
      ),
      ...[-0.3, -0.1, 0.1].map((z) =>
        drumZ('steel', (0.72 + 0.9 * (z + 0.3)) * r * 0.98, 0.012 * length, [0, y, z * length], { sides: 28 }),
      ),
      ...range(6).map((k) =>
        tube(
          'copper',
          [
            [0.72 * r * Math.cos(k), y + 0.72 * r * Math.sin(k), -0.3 * length],
            [0.98 * r * Math.cos(k), y + 0.98 * r * Math.sin(k), -0.06 * length],
          ],
          0.025 * r,
        ),
      ),
      // prettier-ignore
      mirror(rods('frame', [[[0.6 * r, 0, 0.2 * length], [0.3 * r, y - 0.8 * r, 0.1 * length]], [[0.6 * r, 0, -0.2 * length], [0.3 * r, y - 0.6 * r, -0.1 * length]], [[0.6 * r, 0.02, -0.26 * length], [0.6 * r, 0.02, 0.26 * length]]], 0.05 * r)),
    );
  },
  'electric-motor': ([width, height]) =>
    group(
      move(motor(0.42 * height, 0.86 * width), -0.06 * width, 0.5 * height, 0),
      boxAt('dark', [0.7 * width, 0.06 * height, 0.9 * height], [-0.06 * width, 0, 0]),
    ),
  turbine: ([width, height, length]) => {
    const [r, y] = [0.36 * width, 0.5 * height];
    // prettier-ignore
    const stage = (z: number, s: number): Shape => group(drumZ('steel', 0.3 * r, 0.05 * length, [0, y, z], { sides: 16 }), ...range(20).map((k) => turn(turn(boxAt('bronze', [0.12 * s * r, s * r, 0.02 * r], [0, 0.1 * s * r, 0]), [0, 40, 0]), [0, 0, 18 * k + 3], [0, y, z])));
    return group(
      ...[0.9, 0.78, 0.66, 0.54].map((s, k) => stage((0.1 - 0.1 * k) * length, s)),
      drumZ('steel', 0.09 * r, 0.96 * length, [0, y, 0], { sides: 14 }),
      // prettier-ignore
      turnedZ('body', [[0.5 * r, -0.48 * length], [0.7 * r, -0.28 * length], [0.7 * r, -0.24 * length]], [0, y, 0], { sides: 24 }),
      // prettier-ignore
      mirror(plateX('body', [[-0.3, 0.06], [0.26, 0.06], [0.26, 0.46], [-0.3, 0.46]].map(([z, s]): Point2 => [(z ?? 0) * length, (s ?? 0) * height]), 0.05 * width, 1.06 * r)),
      // prettier-ignore
      ...[-0.26, 0.24].map((z) => group(boxAt('body', [2.2 * r, 0.42 * height, 0.05 * length], [0, 0.04 * height, z * length]), turn(ringBand('body', 0.98 * r, 1.16 * r, 0.05 * length, 28), [90, 0, 0], [0, y, z * length]))),
      drumZ('blue', 0.26 * height, 0.2 * length, [0, y, 0.38 * length], { sides: 22 }),
      ...spread(0.3, 0.46, 5).map((z) => drumZ('blue', 0.275 * height, 0.014 * length, [0, y, z * length], { sides: 22 })),
      boxAt('dark', [0.9 * width, 0.05 * height, length], [0, 0, 0]),
      boxAt('body', [0.5 * width, 0.24 * height, 0.16 * length], [0, 0.04 * height, 0.38 * length]),
    );
  },
  pump: ([width, height, length]) =>
    group(
      boxAt('dark', [width, 0.08 * height, 0.7 * length], [0, 0, 0]),
      move(motor(0.26 * height, 0.5 * width, 'blue'), -0.22 * width, 0.42 * height, 0),
      boxAt('yellow', [0.12 * width, 0.24 * height, 0.2 * length], [0.08 * width, 0.34 * height, 0], 0.02),
      // prettier-ignore
      turnedX('body', [[0.2 * height, -0.1 * width], [0.34 * height, -0.06 * width], [0.34 * height, 0.06 * width], [0.2 * height, 0.1 * width]], [0.27 * width, 0.42 * height, 0], { sides: 22 }),
      drumX('body', 0.13 * height, 0.2 * width, [0.4 * width, 0.42 * height, 0], { sides: 16 }),
      drumX('body', 0.2 * height, 0.04 * width, [0.48 * width, 0.42 * height, 0], { sides: 18 }),
      drumY('body', 0.12 * height, 0.42 * height, [0.27 * width, 0.5 * height, 0.16 * height], { sides: 16 }),
      move(flange('body', 0.19 * height, 0.05 * height), 0.27 * width, 0.94 * height, 0.16 * height),
      boxAt('body', [0.16 * width, 0.2 * height, 0.3 * length], [0.27 * width, 0.04 * height, 0]),
    ),
  valve: ([width, height]) => {
    const r = 0.2 * height;
    const y = 0.3 * height;
    return group(
      drumX('body', r, 0.9 * width, [0, y, 0], { sides: 18 }),
      move(sphere('body', [0.26 * width, 1.3 * r, 1.3 * r], { detail: 2 }), 0, y, 0),
      ...[-1, 1].map((s) => turn(flange('body', 1.5 * r, 0.07 * width), [0, 0, s * -90], [s * 0.44 * width, y, 0])),
      drumY('body', 0.7 * r, 0.24 * height, [0, y + r, 0], { sides: 14 }),
      move(flange('body', 1.05 * r, 0.04 * height), 0, y + 1.5 * r, 0),
      rod('steel', [0, 0.6 * height, 0], [0, 0.98 * height, 0], 0.16 * r),
      mirror(bar('body', [0.5 * r, 0.62 * height, 0], [0.3 * r, 0.84 * height, 0], 0.2 * r)),
      move(handWheel('wheel', 0.36 * width), 0, 0.92 * height, 0),
    );
  },
  pipe: ([width, height]) => {
    const r = 0.38 * height;
    // prettier-ignore
    return group(drumX('body', r, width, [0, height / 2, 0], { sides: 20 }), ...[-1, 1].map((s) => turn(flange('body', height / 2, 0.05 * width), [0, 0, s * -90], [s * 0.45 * width, height / 2, 0])), drumX('dark', 0.86 * r, 1.001 * width, [0, height / 2, 0], { sides: 20 }));
  },
  'pipe-elbow': ([width, height, length]) => {
    const r = 0.34 * length;
    const bend = spread(0, 90, 8).map((a): Vec3 => [
      -0.36 * width + r * 1.4 - r * 1.4 * Math.cos((a * Math.PI) / 180) + 0,
      0.3 * height + 0.5 * height * Math.sin((a * Math.PI) / 180),
      0,
    ]);
    // prettier-ignore
    return group(tube('body', [[bend[0]?.[0] ?? 0, 0.02, 0], ...bend, [0.46 * width, bend.at(-1)?.[1] ?? 0, 0]], r, 18), move(flange('body', 1.35 * r, 0.06 * height), bend[0]?.[0] ?? 0, 0, 0), turn(flange('body', 1.35 * r, 0.06 * height), [0, 0, -90], [0.46 * width, bend.at(-1)?.[1] ?? 0, 0]));
  },
  pipes: ([width, height, length]) =>
    group(
      // prettier-ignore
      ...[[0.28, 0.1, 'body'], [0.5, 0.07, 'copper'], [0.66, 0.05, 'red'], [0.8, 0.06, 'green']].map(([y, r, slot]) => group(drumX(String(slot), Number(r) * height, width, [0, Number(y) * height, 0], { sides: 14 }), ...spread(-0.36, 0.36, 3).map((x) => drumX(String(slot), 1.5 * Number(r) * height, 0.03 * width, [x * width, Number(y) * height, 0], { sides: 14 })))),
      ...[-0.44, 0.44].map((x) =>
        group(
          boxAt('frame', [0.05 * width, height, 0.3 * length], [x * width, 0, -0.3 * length]),
          ...[0.18, 0.43, 0.61, 0.74].map((y) =>
            boxAt('frame', [0.05 * width, 0.03 * height, 0.6 * length], [x * width, y * height - 0.02, 0]),
          ),
        ),
      ),
      drumY('body', 0.08 * height, 0.26 * height, [0.12 * width, 0, 0], { sides: 14 }),
      move(turn(handWheel('red', 0.12 * height), [90, 0, 0]), -0.14 * width, 0.5 * height, 0.34 * length),
      rod('steel', [-0.14 * width, 0.5 * height, 0], [-0.14 * width, 0.5 * height, 0.34 * length], 0.02 * height),
      move(gauge(0.08 * height), 0.26 * width, 0.94 * height, 0.1 * length),
      rod('brass', [0.26 * width, 0.8 * height, 0.06 * length], [0.26 * width, 0.92 * height, 0.08 * length], 0.015 * height),
    ),
  'storage-tank': ([width, height]) => {
    const r = width / 2;
    // prettier-ignore
    const stair = spread(-60, 120, 26).map((a): Vec3 => [1.04 * r * Math.sin((a * Math.PI) / 180), 0.04 * height + (0.8 * height * (a + 60)) / 180, 1.04 * r * Math.cos((a * Math.PI) / 180)]);
    return group(
      // prettier-ignore
      lathe('body', [[0.96 * r, 0], [0.96 * r, 0.84 * height], [0.99 * r, 0.84 * height], [0.99 * r, 0.86 * height], [0.5 * r, 0.94 * height], [0.02, 0.98 * height]], { sides: 36, smooth: false }),
      ...[0.2, 0.4, 0.6].map((s) =>
        lathe(
          'body',
          [
            [0.965 * r, s * height],
            [0.98 * r, (s + 0.006) * height],
            [0.965 * r, (s + 0.012) * height],
          ],
          { sides: 36 },
        ),
      ),
      ...stair.map((at, k) => turn(boxAt('frame', [0.14 * r, 0.02 * height, 0.06 * r], [0, 0, 0]), [0, -60 + 7.2 * k + 90, 0], at)),
      // prettier-ignore
      tube('frame', stair.map(([x, y, z]): Vec3 => [1.05 * x, y + 0.09 * height, 1.05 * z]), 0.008 * height, 6),
      // prettier-ignore
      railing('frame', range(25).map((k): Vec3 => [0.96 * r * Math.sin((k * Math.PI) / 12), 0.86 * height, 0.96 * r * Math.cos((k * Math.PI) / 12)]), 0.08 * height, 0.004 * height),
      boxAt('concrete', [1.02 * width, 0.02 * height, 1.02 * width], [0, 0, 0]),
      drumZ('frame', 0.06 * height, 0.2 * r, [0.3 * r, 0.1 * height, r], { sides: 12 }),
      mirror(boxAt('stripe', [0.02 * r, 0.14 * height, 0.5 * r], [0.955 * r, 0.5 * height, 0])),
    );
  },
  'gas-tank': ([width, height]) => {
    const r = width / 2 - 0.02 * width;
    const y = height - r - 0.05 * height;
    return group(
      move(sphere('body', r, { detail: 3 }), 0, y, 0),
      // prettier-ignore
      ...range(8).map((k) => { const a = (k * Math.PI) / 4; return rod('frame', [r * 0.98 * Math.sin(a), 0, r * 0.98 * Math.cos(a)], [r * 0.98 * Math.sin(a), y, r * 0.98 * Math.cos(a)], 0.045 * r); }),
      // prettier-ignore
      ...range(8).map((k) => { const [a, b] = [(k * Math.PI) / 4, ((k + 1) * Math.PI) / 4]; return rods('frame', [[[r * Math.sin(a), 0.1 * height, r * Math.cos(a)], [r * Math.sin(b), 0.7 * y, r * Math.cos(b)]], [[r * Math.sin(b), 0.1 * height, r * Math.cos(b)], [r * Math.sin(a), 0.7 * y, r * Math.cos(a)]]], 0.015 * r, 5); }),
      lathe(
        'stripe',
        [
          [1.005 * r, y - 0.06 * r],
          [1.005 * r, y + 0.06 * r],
        ],
        { sides: 32 },
      ),
      drumY('frame', 0.12 * r, 0.08 * height, [0, y + 0.97 * r, 0], { sides: 12 }),
      // prettier-ignore
      railing('frame', range(9).map((k): Vec3 => [0.3 * r * Math.sin((k * Math.PI) / 4), y + 0.95 * r, 0.3 * r * Math.cos((k * Math.PI) / 4)]), 0.1 * r, 0.01 * r),
      rod('frame', [0, 0, 0], [0, y - r, 0], 0.05 * r),
    );
  },
  boiler: ([width, height, length]) => {
    const r = Math.min(0.44 * width, 0.34 * height);
    const y = 0.18 * height + r;
    return group(
      drumZ('body', r, 0.84 * length, [0, y, 0], { sides: 26 }),
      ...spread(-0.34, 0.34, 4).map((z) => drumZ('brass', 1.02 * r, 0.025 * length, [0, y, z * length], { sides: 26 })),
      // prettier-ignore
      turnedZ('dark', [[1.04 * r, 0], [1.04 * r, 0.04 * length], [0.8 * r, 0.06 * length]], [0, y, 0.42 * length], { smooth: false, sides: 26 }),
      turn(drumY('iron', 0.4 * r, 0.04 * length, [0, 0, 0], { sides: 18 }), [90, 0, 0], [0, y - 0.3 * r, 0.47 * length]),
      boxAt('flame', [0.4 * r, 0.1 * r, 0.012 * length], [0, y - 0.34 * r, 0.508 * length]),
      move(gauge(0.2 * r), -0.3 * r, y + 0.5 * r, 0.5 * length),
      move(gauge(0.2 * r), 0.3 * r, y + 0.5 * r, 0.5 * length),
      drumY('dark', 0.2 * r, height - y - 0.8 * r, [0, y + 0.8 * r, -0.28 * length], { sides: 14 }),
      drumY('brass', 0.16 * r, 0.5 * r, [0, y + 0.9 * r, 0.12 * length], { sides: 12 }),
      // prettier-ignore
      tube('copper', [[0, y + 1.3 * r, 0.12 * length], [0, y + 1.5 * r, 0.12 * length], [0.7 * r, y + 1.4 * r, 0.12 * length], [1.2 * r, y + 0.6 * r, 0.12 * length], [1.2 * r, 0.02, 0.12 * length]], 0.07 * r),
      ...[-0.3, 0.3].map((z) => boxAt('brick', [1.7 * r, 0.3 * height, 0.12 * length], [0, 0, z * length])),
      radialBolts(r, y, 0.46 * length),
    );
  },
  compressor: ([width, height, length]) =>
    group(
      drumZ('body', 0.2 * height, 0.92 * length, [0, 0.34 * height, 0], { sides: 20 }),
      mirror(move(sphere('body', [0.2 * height, 0.2 * height, 0.08 * length], { detail: 2 }), 0, 0.34 * height, 0.45 * length), 'z'),
      boxAt('dark', [0.5 * width, 0.04 * height, 0.6 * length], [0, 0.53 * height, 0]),
      turn(move(motor(0.14 * height, 0.34 * length, 'blue'), 0, 0, 0), [0, 90, 0], [0, 0.72 * height, -0.16 * length]),
      boxAt('metal', [0.26 * width, 0.24 * height, 0.16 * length], [0, 0.57 * height, 0.2 * length]),
      ...[-0.09, 0.09].map((x) =>
        group(
          ...spread(0.78, 0.94, 6).map((y) =>
            boxAt('steel', [0.16 * width, 0.015 * height, 0.14 * length], [x * width, y * height, 0.2 * length]),
          ),
        ),
      ),
      turn(drumY('dark', 0.16 * height, 0.03 * width, [0, 0, 0], { sides: 22 }), [0, 0, 90], [0.26 * width, 0.72 * height, 0.2 * length]),
      move(gauge(0.05 * height), 0.1 * width, 0.6 * height, 0.4 * length),
      mirror(boxAt('dark', [0.08 * width, 0.2 * height, 0.08 * length], [0.14 * width, 0, 0.36 * length])),
      mirror(
        turn(
          drumY('tyre', 0.12 * height, 0.1 * width, [0, 0, 0], { sides: 18 }),
          [0, 0, 90],
          [0.34 * width, 0.12 * height, -0.36 * length],
        ),
      ),
      tube(
        'copper',
        [
          [-0.1 * width, 0.9 * height, 0.2 * length],
          [-0.3 * width, 0.86 * height, 0.2 * length],
          [-0.3 * width, 0.4 * height, 0.2 * length],
        ],
        0.016 * height,
      ),
    ),
  transformer: ([width, height, length]) =>
    group(
      boxAt('body', [0.6 * width, 0.5 * height, 0.7 * length], [0, 0.1 * height, 0], 0.03),
      mirror(
        array(boxAt('body', [0.16 * width, 0.42 * height, 0.03 * length], [0.38 * width, 0.14 * height, -0.28 * length]), 10, [
          0,
          0,
          0.062 * length,
        ]),
      ),
      boxAt('concrete', [width, 0.08 * height, length], [0, 0, 0]),
      // prettier-ignore
      ...[-0.2, 0, 0.2].map((x) => turn(group(drumY('ceramic', 0.025 * width, 0.36 * height, [0, 0, 0], { sides: 10 }), ...range(6).map((k) => drumY('ceramic', 0.06 * width, 0.03 * height, [0, (0.03 + 0.055 * k) * height, 0], { top: 0.04 * width, sides: 12 })), drumY('steel', 0.02 * width, 0.08 * height, [0, 0.36 * height, 0], { sides: 8 })), [8, 0, -x * 60], [x * width, 0.58 * height, 0.12 * length])),
      drumX('body', 0.09 * height, 0.5 * width, [0, 0.78 * height, -0.24 * length], { sides: 16 }),
      // prettier-ignore
      rods('body', [[[0, 0.6 * height, -0.24 * length], [0, 0.72 * height, -0.24 * length]]], 0.03 * width),
      boxAt('yellow', [0.12 * width, 0.1 * height, 0.02], [0, 0.34 * height, 0.352 * length]),
      boxAt('grey', [0.2 * width, 0.24 * height, 0.08 * length], [0.16 * width, 0.14 * height, 0.36 * length]),
    ),
  'heat-exchanger': ([width, height, length]) =>
    group(
      drumZ('body', 0.24 * height, 0.8 * length, [0, 0.5 * height, 0], { sides: 22 }),
      ...[-0.36, 0.36].map((z) => turn(flange('body', 0.32 * height, 0.04 * length), [90, 0, 0], [0, 0.5 * height, z * length])),
      mirror(move(sphere('body', [0.24 * height, 0.24 * height, 0.08 * length], { detail: 2 }), 0, 0.5 * height, 0.41 * length), 'z'),
      // prettier-ignore
      ...[[-0.2, 1], [0.2, -1]].map(([z, s]) => group(drumY('body', 0.1 * height, 0.3 * height, [0, (s ?? 1) > 0 ? 0.66 * height : 0.04 * height, (z ?? 0) * length], { sides: 14 }), move(flange('body', 0.16 * height, 0.03 * height), 0, (s ?? 1) > 0 ? 0.95 * height : 0.02 * height, (z ?? 0) * length))),
      ...[-0.28, 0.28].map((z) => boxAt('dark', [0.6 * width, 0.34 * height, 0.05 * length], [0, 0, z * length])),
    ),
} satisfies Record<string, DrawMachine>;

// prettier-ignore
const radialBolts = (r: number, y: number, z: number): Shape => group(...range(12).map((k) => drumZ('iron', 0.05 * r, 0.02, [0.93 * r * Math.cos((k * Math.PI) / 6), y + 0.93 * r * Math.sin((k * Math.PI) / 6), z], { sides: 6 })));
