import type { HeavyMachineSpec } from '@diorama/catalogue';
import { arcPoints, array, bar, boxAt, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { crawler, drumX, drumY, drumZ, plateX, rods, seat, spread, steeringWheel, tube, wheel, wheelPair } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

type Draw = (size: Vec3) => Shape;

/** A cab with glass on all sides, its floor at y = 0. */
export const glassCab = (width: number, height: number, depth: number): Shape =>
  group(
    boxAt('dark', [0.94 * width, 0.3 * height, 0.94 * depth], [0, 0, 0]),
    boxAt('glass', [0.9 * width, 0.62 * height, 0.9 * depth], [0, 0.3 * height, 0]),
    boxAt('body', [width, 0.09 * height, 1.04 * depth], [0, 0.91 * height, 0], 0.03),
    mirror(mirror(boxAt('body', [0.08 * width, 0.64 * height, 0.08 * depth], [0.45 * width, 0.28 * height, 0.45 * depth]), 'z')),
    mirror(boxAt('body', [0.06 * width, 0.3 * height, 0.96 * depth], [0.46 * width, 0, 0])),
    boxAt('amber', [0.12 * width, 0.08 * height, 0.12 * width], [-0.2 * width, height, 0]),
  );

/** A hydraulic cylinder: barrel and rod. */
export const hydraulic = (from: Vec3, to: Vec3, radius: number): Shape => {
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return group(rod('dark', from, middle, radius, 8), rod('chrome', middle, to, 0.6 * radius, 8));
};

/** A bucket that opens to +z with teeth, its lower back edge at the origin. */
export const bucket = (width: number, size: number, slot = 'dark'): Shape =>
  group(
    // prettier-ignore
    plateX(slot, [...arcPoints([0, 0.5 * size], 0.5 * size, 100, 260, 7), [0.5 * size, 0], [0.52 * size, 0.07 * size], [0.02 * size, 0.08 * size], ...arcPoints([0, 0.5 * size], 0.43 * size, 250, 110, 6)], 0.96 * width),
    mirror(
      plateX(
        slot,
        [...arcPoints([0, 0.5 * size], 0.5 * size, 100, 260, 7), [0.5 * size, 0], [0.3 * size, 0.9 * size]],
        0.05 * width,
        0.475 * width,
      ),
    ),
    ...spread(-0.42, 0.42, 5).map((x) => boxAt('steel', [0.08 * width, 0.06 * size, 0.2 * size], [x * width, 0, 0.56 * size])),
  );

/** An excavator's boom, stick and bucket from its foot at the origin, reaching to a z. */
function diggerArm(reach: number, height: number, width: number): Shape {
  const w = 0.16 * width;
  // prettier-ignore
  const boom: Point2[] = [[0, -0.05 * height], [0.24 * reach, 0.62 * height], [0.58 * reach, 0.8 * height], [0.62 * reach, 0.72 * height], [0.32 * reach, 0.5 * height], [0.08 * reach, -0.05 * height]];
  // prettier-ignore
  const stick: Point2[] = [[0.52 * reach, 0.9 * height], [0.66 * reach, 0.86 * height], [0.86 * reach, 0.2 * height], [0.8 * reach, 0.16 * height], [0.58 * reach, 0.66 * height]];
  return group(
    plateX('body', boom, w),
    plateX('body', stick, 0.8 * w),
    mirror(hydraulic([0.7 * w, 0.02 * height, 0.2 * reach], [0.7 * w, 0.56 * height, 0.3 * reach], 0.3 * w)),
    hydraulic([0, 0.72 * height, 0.22 * reach], [0, 0.92 * height, 0.54 * reach], 0.3 * w),
    hydraulic([0, 0.84 * height, 0.68 * reach], [0, 0.3 * height, 0.92 * reach], 0.24 * w),
    turn(bucket(0.42 * width, 0.3 * height), [120, 180, 0], [0, 0.2 * height, 0.92 * reach]),
    drumX('dark', 0.35 * w, 1.3 * w, [0, 0.74 * height, 0.6 * reach]),
  );
}

const excavator: Draw = ([width, height, length]) => {
  const track = 0.24 * height;
  const base = -0.5 * length + 0.24 * length;
  const deck = 1.25 * track;
  const cabX = -0.28 * width;
  return group(
    mirror(move(crawler({ length: 0.44 * length, height: track, width: 0.22 * width }), 0.38 * width, 0, base)),
    boxAt('frame', [0.6 * width, 0.6 * track, 0.24 * length], [0, 0.3 * track, base]),
    drumY('dark', 0.28 * width, 0.35 * track, [0, 0.9 * track, base], { sides: 18 }),
    boxAt('body', [0.9 * width, 0.1 * height, 0.42 * length], [0, deck, base - 0.02 * length], 0.03),
    boxAt('body', [0.9 * width, 0.3 * height, 0.2 * length], [0, deck + 0.08 * height, base - 0.13 * length], 0.08),
    boxAt('dark', [0.7 * width, 0.14 * height, 0.02 * length], [0, deck + 0.14 * height, base - 0.235 * length]),
    move(glassCab(0.36 * width, 0.5 * height, 0.2 * length), cabX, deck + 0.06 * height, base + 0.08 * length),
    drumY('dark', 0.03 * width, 0.16 * height, [0.2 * width, deck + 0.36 * height, base - 0.12 * length], { sides: 8 }),
    move(diggerArm(0.66 * length, 0.72 * height, width), 0.08 * width, deck + 0.04 * height, base + 0.12 * length),
    mirror(boxAt('stripe', [0.01 * width, 0.08 * height, 0.16 * length], [0.452 * width, deck + 0.2 * height, base - 0.13 * length])),
  );
};

const bulldozer: Draw = ([width, height, length]) => {
  const track = 0.36 * height;
  const back = -0.08 * length;
  // prettier-ignore
  const blade = [...arcPoints([0.5 * length + 0.06 * height, 0.42 * height], 0.3 * height, 200, 300, 7), ...arcPoints([0.5 * length + 0.06 * height, 0.42 * height], 0.26 * height, 300, 200, 7)];
  return group(
    mirror(move(crawler({ length: 0.66 * length, height: track, width: 0.2 * width }), 0.32 * width, 0, back)),
    boxAt('body', [0.44 * width, 0.34 * height, 0.34 * length], [0, 0.26 * height, 0.14 * length], 0.05),
    boxAt('dark', [0.38 * width, 0.26 * height, 0.02 * length], [0, 0.3 * height, 0.312 * length]),
    mirror(boxAt('dark', [0.02 * width, 0.12 * height, 0.2 * length], [0.22 * width, 0.38 * height, 0.14 * length])),
    boxAt('body', [0.7 * width, 0.2 * height, 0.3 * length], [0, 0.32 * height, -0.2 * length], 0.04),
    move(glassCab(0.5 * width, 0.46 * height, 0.26 * length), 0, 0.5 * height, -0.14 * length),
    drumY('dark', 0.025 * width, 0.26 * height, [0.1 * width, 0.58 * height, 0.18 * length], { sides: 10 }),
    // prettier-ignore
    plateX('body', blade.map(([z, y]): Point2 => [z, Math.max(0.01, 1.2 * (y - 0.12 * height))]), width),
    boxAt('steel', [width, 0.05 * height, 0.04 * length], [0, 0, 0.47 * length]),
    mirror(bar('body', [0.44 * width, 0.16 * height, -0.06 * length], [0.44 * width, 0.16 * height, 0.42 * length], 0.07 * height)),
    mirror(hydraulic([0.14 * width, 0.5 * height, 0.28 * length], [0.16 * width, 0.28 * height, 0.42 * length], 0.03 * height)),
    mirror(
      turn(
        boxAt('dark', [0.05 * width, 0.4 * height, 0.05 * length], [0, 0, 0]),
        [-10, 0, 0],
        [0.2 * width, 0.04 * height, -0.46 * length],
      ),
    ),
    boxAt('body', [0.5 * width, 0.12 * height, 0.08 * length], [0, 0.3 * height, -0.42 * length]),
  );
};

const loaderBody = ([width, height, length]: Vec3, r: number): Shape =>
  group(
    wheelPair('lugged', { radius: r, width: 0.2 * width, gauge: 0.78 * width }, -0.24 * length),
    wheelPair('lugged', { radius: r, width: 0.2 * width, gauge: 0.78 * width }, 0.16 * length),
    boxAt('body', [0.5 * width, 0.3 * height, 0.34 * length], [0, 0.3 * height, -0.3 * length], 0.06),
    boxAt('dark', [0.4 * width, 0.2 * height, 0.02 * length], [0, 0.34 * height, -0.475 * length]),
    boxAt('frame', [0.36 * width, 0.18 * height, 0.4 * length], [0, 0.26 * height, 0.02 * length]),
    // prettier-ignore
    ...[-0.24, 0.16].map((z) => mirror(plateX('body', [...arcPoints([z * length, r], 1.18 * r, 165, 15, 7), ...arcPoints([z * length, r], 1.08 * r, 15, 165, 7)], 0.2 * width, 0.38 * width))),
    move(glassCab(0.46 * width, 0.5 * height, 0.24 * length), 0, 0.48 * height, -0.06 * length),
    drumY('dark', 0.03 * width, 0.2 * height, [0.12 * width, 0.58 * height, -0.34 * length], { sides: 10 }),
  );

const frontArms = ([width, height, length]: Vec3): Shape =>
  group(
    // prettier-ignore
    mirror(plateX('body', [[0.06 * length, 0.5 * height], [0.14 * length, 0.54 * height], [0.4 * length, 0.2 * height], [0.36 * length, 0.14 * height], [0.12 * length, 0.4 * height]], 0.06 * width, 0.2 * width)),
    hydraulic([0, 0.4 * height, 0.1 * length], [0, 0.26 * height, 0.34 * length], 0.03 * height),
    move(bucket(0.98 * width, 0.3 * height, 'body'), 0, 0.04 * height, 0.42 * length),
  );

/** Machines that dig, push and load. */
export const DIGGERS: Partial<Record<HeavyMachineSpec['kind'], Draw>> = {
  excavator,
  'mini-excavator': (size) =>
    group(
      excavator(size),
      boxAt('body', [0.94 * size[0], 0.14 * size[1], 0.03 * size[2]], [0, 0, 0.02 * size[2]]),
      mirror(
        bar('body', [0.14 * size[0], 0.08 * size[1], -0.2 * size[2]], [0.14 * size[0], 0.08 * size[1], 0.02 * size[2]], 0.06 * size[1]),
      ),
    ),
  bulldozer,
  'wheel-loader': (size) => group(loaderBody(size, 0.24 * size[1]), frontArms(size)),
  backhoe: ([width, height, length]) => {
    const inner: Vec3 = [width, height, 0.7 * length];
    return group(
      move(group(loaderBody(inner, 0.22 * height), frontArms(inner)), 0, 0, 0.14 * length),
      turn(move(diggerArm(0.36 * length, 0.62 * height, 0.8 * width), 0, 0.3 * height, 0), [0, 180, 0], [0, 0, -0.12 * length]),
      // prettier-ignore
      mirror(group(boxAt('body', [0.06 * width, 0.3 * height, 0.04 * length], [0.4 * width, 0.06 * height, -0.13 * length]), boxAt('dark', [0.14 * width, 0.04 * height, 0.06 * length], [0.4 * width, 0.02, -0.13 * length]))),
    );
  },
  'skid-steer': ([width, height, length]) => {
    const r = 0.19 * height;
    return group(
      ...[-0.22, 0.1].map((z) => wheelPair('lugged', { radius: r, width: 0.2 * width, gauge: 0.78 * width }, z * length)),
      boxAt('body', [0.6 * width, 0.32 * height, 0.6 * length], [0, 0.16 * height, -0.1 * length], 0.04),
      move(glassCab(0.52 * width, 0.58 * height, 0.32 * length), 0, 0.42 * height, 0),
      boxAt('body', [0.6 * width, 0.3 * height, 0.18 * length], [0, 0.42 * height, -0.3 * length], 0.04),
      // prettier-ignore
      mirror(group(bar('body', [0.36 * width, 0.72 * height, -0.36 * length], [0.36 * width, 0.7 * height, 0.12 * length], 0.08 * height), bar('body', [0.36 * width, 0.7 * height, 0.12 * length], [0.36 * width, 0.2 * height, 0.32 * length], 0.08 * height), bar('body', [0.36 * width, 0.4 * height, -0.34 * length], [0.36 * width, 0.74 * height, -0.36 * length], 0.07 * height), hydraulic([0.36 * width, 0.42 * height, -0.2 * length], [0.36 * width, 0.68 * height, 0.06 * length], 0.03 * height))),
      move(bucket(width, 0.3 * height, 'dark'), 0, 0.03 * height, 0.38 * length),
    );
  },
  'road-roller': ([width, height, length]) => {
    const r = 0.27 * height;
    return group(
      // prettier-ignore
      ...[-1, 1].map((s) => group(drumX('steel', r, 0.84 * width, [0, r, s * 0.34 * length], { sides: 28 }), mirror(boxAt('body', [0.06 * width, 0.12 * height, 0.34 * length], [0.45 * width, 0.3 * height, s * 0.32 * length])), boxAt('body', [0.96 * width, 0.14 * height, 0.06 * length], [0, 0.4 * height, s * 0.16 * length]))),
      boxAt('body', [0.7 * width, 0.3 * height, 0.5 * length], [0, 0.3 * height, 0], 0.05),
      boxAt('body', [0.8 * width, 0.16 * height, 0.3 * length], [0, 0.5 * height, 0.22 * length], 0.06),
      move(seat('seat', 0.5, 0.5), 0, 0.72 * height, -0.1 * length),
      move(steeringWheel(0.2), 0, 0.78 * height, 0.06 * length),
      // prettier-ignore
      mirror(rods('dark', [[[0.36 * width, 0.5 * height, -0.2 * length], [0.36 * width, 0.98 * height, -0.2 * length]], [[0.36 * width, 0.5 * height, 0.12 * length], [0.36 * width, 0.98 * height, 0.12 * length]]], 0.035)),
      boxAt('body', [0.86 * width, 0.05 * height, 0.42 * length], [0, 0.95 * height, -0.04 * length], 0.03),
      drumY('dark', 0.04, 0.16 * height, [0.2 * width, 0.64 * height, 0.3 * length], { sides: 8 }),
    );
  },
  grader: ([width, height, length]) => {
    const r = 0.2 * height;
    return group(
      ...[-0.4, -0.22].map((z) => wheelPair('lugged', { radius: r, width: 0.16 * width, gauge: 0.8 * width }, z * length)),
      wheelPair('lugged', { radius: r, width: 0.16 * width, gauge: 0.8 * width }, 0.42 * length),
      boxAt('body', [0.5 * width, 0.3 * height, 0.34 * length], [0, 0.36 * height, -0.33 * length], 0.06),
      move(glassCab(0.5 * width, 0.52 * height, 0.16 * length), 0, 0.44 * height, -0.08 * length),
      // prettier-ignore
      tube('body', [[0, 0.5 * height, -0.02 * length], [0, 0.66 * height, 0.14 * length], [0, 0.62 * height, 0.36 * length], [0, 0.36 * height, 0.46 * length]], 0.07 * width),
      turn(plateX('dark', arcPlate(0.16 * height), width), [0, 26, 0], [0, 0.02 * height, 0.14 * length]),
      drumY('body', 0.3 * width, 0.05 * height, [0, 0.26 * height, 0.14 * length], { sides: 20 }),
      mirror(hydraulic([0.12 * width, 0.62 * height, 0.18 * length], [0.26 * width, 0.28 * height, 0.14 * length], 0.03 * height)),
      bar('body', [0, 0.4 * height, 0.44 * length], [0, 0.26 * height, 0.16 * length], 0.08 * width),
      drumY('dark', 0.04, 0.2 * height, [0.1 * width, 0.64 * height, -0.34 * length], { sides: 8 }),
    );
  },
  'steam-roller': ([width, height, length]) => {
    const r = 0.24 * height;
    return group(
      drumX('iron', r, 0.6 * width, [0, r, 0.36 * length], { sides: 26 }),
      // prettier-ignore
      mirror(group(move(wheel('solid', 0.32 * height, 0.16 * width), 0.4 * width, 0.32 * height, -0.24 * length), drumX('body', 0.2 * height, 0.17 * width, [0.4 * width, 0.32 * height, -0.24 * length], { sides: 18 }))),
      drumZ('body', 0.15 * height, 0.56 * length, [0, 0.5 * height, 0.08 * length], { sides: 20 }),
      ...[-0.12, 0.08, 0.3].map((z) => drumZ('brass', 0.154 * height, 0.02 * length, [0, 0.5 * height, z * length], { sides: 20 })),
      drumY('black', 0.045 * height, 0.34 * height, [0, 0.6 * height, 0.32 * length], { sides: 14 }),
      drumY('brass', 0.06 * height, 0.04 * height, [0, 0.92 * height, 0.32 * length], { top: 0.07 * height, sides: 14 }),
      boxAt('body', [0.5 * width, 0.14 * height, 0.06 * length], [0, 0.4 * height, 0.36 * length]),
      boxAt('body', [0.6 * width, 0.26 * height, 0.3 * length], [0, 0.26 * height, -0.3 * length]),
      boxAt('dark', [0.8 * width, 0.04 * height, 0.7 * length], [0, 0.9 * height, -0.12 * length]),
      // prettier-ignore
      mirror(rods('brass', [[[0.36 * width, 0.5 * height, -0.42 * length], [0.36 * width, 0.9 * height, -0.42 * length]], [[0.3 * width, 0.5 * height, 0.12 * length], [0.34 * width, 0.9 * height, 0.16 * length]]], 0.03)),
      { form: 'placed', part: wheel('wooden', 0.2 * height, 0.06 * width), move: [0.3 * width, 0.62 * height, 0.04 * length] },
      move(steeringWheel(0.24), 0.1, 0.7 * height, -0.24 * length),
      array(boxAt('iron', [0.6 * width, 0.02, 0.05], [0, 0.24 * height, -0.44 * length]), 2, [0, 0.1 * height, 0]),
    );
  },
};

// prettier-ignore
const arcPlate = (height: number): Point2[] => [...arcPoints([0.6 * height, 0.7 * height], height, 130, 230, 6), ...arcPoints([0.6 * height, 0.7 * height], 0.88 * height, 230, 130, 6)];
