import type { CycleSpec } from '@diorama/catalogue';
import { arcPoints, boxAt, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, drumZ, plateX, ringX, rods, tube, turnedZ, wheel } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

interface MotorcyclePlan {
  readonly rake: number;
  readonly bar: { readonly width: number; readonly rise: number; readonly back: number };
  readonly tank: readonly Point2[];
  readonly seat: readonly Point2[];
  readonly tyre: number;
  readonly hasFairing?: boolean;
}

/** Draws a motorcycle: wheels, engine with cylinders, tank, seat, fork, exhausts. */
function motorcycle(plan: MotorcyclePlan, [, height, length]: Vec3): Shape {
  const r = 0.32;
  const [rear, front] = [-length / 2 + r, length / 2 - r];
  const head: Vec3 = [0, 0.84, front - 0.18 - plan.rake];
  const top: Vec3 = [0, head[1] + plan.bar.rise, head[2] - 0.04];
  const outline = (line: readonly Point2[]): Point2[] => line.map(([z, y]): Point2 => [z * length, y * height]);
  const { width } = plan.bar;
  return group(
    move(wheel('car', r, plan.tyre), 0, r, rear),
    move(wheel('car', r, 0.8 * plan.tyre), 0, r, front),
    mirror(ringX('steel', 0.13, 0.012, [0.07, r, front], 14)),
    // prettier-ignore
    mirror(rods('chrome', [[[0.1, r, front], [0.08, top[1], top[2]]]], 0.028)),
    // prettier-ignore
    tube('chrome', [[-width / 2, top[1] + 0.05, top[2] - plan.bar.back], [-0.3 * width, top[1] + 0.08, top[2]], [0.3 * width, top[1] + 0.08, top[2]], [width / 2, top[1] + 0.05, top[2] - plan.bar.back]], 0.016),
    mirror(
      tube(
        'dark',
        [
          [width / 2, top[1] + 0.05, top[2] - plan.bar.back],
          [width / 2 - 0.06, top[1] + 0.055, top[2] - 0.7 * plan.bar.back],
        ],
        0.026,
      ),
    ),
    plateX('body', outline(plan.tank), 0.24),
    plateX(
      'body',
      outline(plan.tank).map(([z, y]): Point2 => [0.94 * z, y - 0.02]),
      0.32,
    ),
    plateX('seat', outline(plan.seat), 0.26),
    plateX('body', [...arcPoints([rear, r], r + 0.06, 30, 150, 7), ...arcPoints([rear, r], r + 0.02, 150, 30, 7)], plan.tyre + 0.06),
    plateX('body', [...arcPoints([front, r], r + 0.05, 40, 150, 7), ...arcPoints([front, r], r + 0.015, 150, 40, 7)], plan.tyre + 0.03),
    // prettier-ignore
    mirror(rods('frame', [[[0.1, r, rear], [0.12, 0.36, -0.02 * length]], [[0.1, r, rear], [0.1, 0.66, -0.16 * length]], [[0.12, 0.28, 0.06 * length], head]], 0.025)),
    boxAt('metal', [0.3, 0.26, 0.42], [0, 0.24, 0.02 * length], 0.04),
    // prettier-ignore
    ...[-22, 22].map((lean) => turn(group(boxAt('metal', [0.2, 0.28, 0.16], [0, 0, 0]), ...[0.06, 0.12, 0.18, 0.24].map((y) => boxAt('steel', [0.26, 0.02, 0.2], [0, y, 0]))), [lean, 0, 0], [0, 0.42, 0.03 * length])),
    mirror(drumX('chrome', 0.11, 0.06, [0.16, 0.34, 0.02 * length])),
    // prettier-ignore
    ...[0, 0.1].map((dy) => tube('chrome', [[0.16, 0.46, 0.1 * length], [0.2, 0.28 + dy, 0.06 * length], [0.2, 0.24 + dy, -0.1 * length], [0.2, 0.27 + dy, -0.46 * length]], 0.038)),
    // prettier-ignore
    turnedZ('chrome', [[0.03, -0.1], [0.1, 0.02], [0.1, 0.06]], [0, head[1] - 0.04, head[2] + 0.16], { sides: 14 }),
    drumZ('lamp', 0.085, 0.03, [0, head[1] - 0.04, head[2] + 0.23]),
    boxAt('tail', [0.12, 0.06, 0.05], [0, 0.68, rear - 0.24]),
    mirror(boxAt('dark', [0.12, 0.03, 0.06], [0.2, 0.26, 0.02 * length])),
    ...(plan.hasFairing === true
      ? [
          // prettier-ignore
          plateX('body', outline([[0.04, 0.28], [0.2, 0.2], [0.27, 0.46], [0.33, 0.7], [0.2, 0.86], [0.12, 0.6]]), 0.36),
          // prettier-ignore
          plateX('glass', outline([[0.2, 0.84], [0.31, 0.72], [0.18, 1]]), 0.26),
          // prettier-ignore
          plateX('accent', outline([[0, 0.18], [0.2, 0.2], [0.22, 0.3], [0.02, 0.34]]), 0.38),
        ]
      : // prettier-ignore
        [mirror(rods('chrome', [[[0.24, top[1] + 0.08, top[2]], [0.3, top[1] + 0.24, top[2]]]], 0.01)), mirror(drumZ('chrome', 0.05, 0.02, [0.3, top[1] + 0.25, top[2]]))]),
  );
}

const CLASSIC: MotorcyclePlan = {
  rake: 0.05,
  bar: { width: 0.74, rise: 0.12, back: 0.12 },
  // prettier-ignore
  tank: [[-0.06, 0.56], [0.16, 0.62], [0.17, 0.72], [0.08, 0.82], [-0.04, 0.76]],
  // prettier-ignore
  seat: [[-0.34, 0.66], [-0.05, 0.6], [-0.05, 0.7], [-0.18, 0.7], [-0.34, 0.76]],
  tyre: 0.15,
};

const CHOPPER: MotorcyclePlan = {
  rake: 0.42,
  bar: { width: 0.8, rise: 0.36, back: 0.2 },
  // prettier-ignore
  tank: [[-0.08, 0.5], [0.12, 0.58], [0.14, 0.66], [0.04, 0.72], [-0.07, 0.6]],
  // prettier-ignore
  seat: [[-0.34, 0.5], [-0.07, 0.44], [-0.06, 0.52], [-0.2, 0.52], [-0.3, 0.66], [-0.35, 0.66]],
  tyre: 0.2,
};

const SPORT: MotorcyclePlan = {
  rake: 0,
  bar: { width: 0.6, rise: 0.04, back: 0.08 },
  // prettier-ignore
  tank: [[-0.08, 0.62], [0.12, 0.6], [0.15, 0.74], [0.08, 0.88], [-0.04, 0.8]],
  // prettier-ignore
  seat: [[-0.4, 0.84], [-0.06, 0.6], [-0.06, 0.74], [-0.2, 0.74], [-0.38, 0.94]],
  tyre: 0.18,
  hasFairing: true,
};

/** Motorcycles by the name of their frame. */
export const MOTORCYCLES = {
  motorcycle: (size) => motorcycle(CLASSIC, size),
  chopper: (size) => motorcycle(CHOPPER, size),
  'sport-motorcycle': (size) => motorcycle(SPORT, size),
  sidecar: ([width, height, length]) =>
    group(
      move(motorcycle(CLASSIC, [0.76, height, length]), -width / 2 + 0.38, 0, 0),
      move(
        group(
          // prettier-ignore
          plateX('body', [[-0.7, 0.3], [0.5, 0.22], [0.86, 0.4], [0.5, 0.62], [-0.2, 0.58], [-0.66, 0.66]], 0.56),
          boxAt('seat', [0.46, 0.1, 0.4], [0, 0.56, -0.26], 0.03),
          boxAt('seat', [0.46, 0.36, 0.1], [0, 0.56, -0.5], 0.03),
          // prettier-ignore
          plateX('glass', [[0.1, 0.6], [0.16, 0.6], [0.0, 0.84], [-0.02, 0.84]], 0.46),
          move(wheel('car', 0.3, 0.12), 0.38, 0.3, -0.2),
          plateX('body', [...arcPoints([-0.2, 0.3], 0.36, 20, 160, 6), ...arcPoints([-0.2, 0.3], 0.33, 160, 20, 6)], 0.16, 0.38),
          rod('frame', [-0.6, 0.4, 0.1], [0, 0.36, 0.1], 0.03),
          rod('frame', [-0.6, 0.4, -0.4], [0, 0.36, -0.4], 0.03),
        ),
        width / 2 - 0.46,
        0,
        -0.1,
      ),
    ),
  'motor-scooter': ([, height, length]) => {
    const r = 0.22;
    const [rear, front] = [-length / 2 + r + 0.06, length / 2 - r];
    return group(
      move(wheel('car', r, 0.1), 0, r, rear),
      move(wheel('car', r, 0.1), 0, r, front),
      // prettier-ignore
      plateX('body', [[rear - 0.28, 0.36], [rear - 0.2, 0.3], [rear + 0.42, 0.3], [rear + 0.4, 0.62], [rear + 0.1, 0.7], [rear - 0.24, 0.6]], 0.36),
      boxAt('body', [0.32, 0.07, 0.5], [0, 0.24, 0.02], 0.02),
      // prettier-ignore
      plateX('body', [[front - 0.34, 0.24], [front - 0.24, 0.24], [front - 0.16, 0.7], [front - 0.22, 0.86], [front - 0.3, 0.86]], 0.4),
      plateX('body', [...arcPoints([front, r], r + 0.05, 5, 165, 7), ...arcPoints([front, r], 0.4 * r, 165, 5, 7)], 0.17),
      rod('chrome', [0, r + 0.2, front - 0.08], [0, height - 0.06, front - 0.28], 0.03),
      // prettier-ignore
      plateX('body', [[front - 0.36, height - 0.2], [front - 0.2, height - 0.18], [front - 0.16, height - 0.08], [front - 0.3, height - 0.02]], 0.22),
      rod('chrome', [-0.32, height - 0.08, front - 0.32], [0.32, height - 0.08, front - 0.32], 0.016),
      // prettier-ignore
      mirror(rods('dark', [[[0.22, height - 0.08, front - 0.32], [0.34, height - 0.08, front - 0.33]]], 0.024)),
      drumZ('lamp', 0.075, 0.05, [0, height - 0.13, front - 0.17]),
      // prettier-ignore
      plateX('seat', [[rear - 0.24, 0.66], [rear + 0.38, 0.62], [rear + 0.38, 0.7], [rear + 0.08, 0.74], [rear - 0.22, 0.78]], 0.26),
      // prettier-ignore
      mirror(rods('chrome', [[[0.26, height - 0.06, front - 0.3], [0.3, height + 0.1, front - 0.28]]], 0.01)),
      mirror(drumZ('chrome', 0.05, 0.02, [0.3, height + 0.12, front - 0.28])),
      boxAt('tail', [0.14, 0.07, 0.05], [0, 0.5, rear - 0.27]),
      tube(
        'steel',
        [
          [0.2, 0.2, rear + 0.2],
          [0.2, 0.2, rear - 0.2],
        ],
        0.045,
      ),
    );
  },
} satisfies Partial<Record<CycleSpec['frame'], (size: Vec3) => Shape>>;
