import { boxAt, group, mirror } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { axles, bumper, crossPane, doorSeams, drumZ, lampPair, shell, sideWindows, spread, wingMirrors } from '@diorama/vehicle-parts';
import type { Vec3, WheelStyle } from '@diorama/vehicle-parts';

/** A vehicle with one box: van, bus. Lengths are shares of length and height. */
interface BoxPlan {
  readonly top: readonly Point2[];
  /** The windscreen: its lower and upper point of `top`. */
  readonly screen: readonly [Point2, Point2];
  /** Rows of windows: heights as shares, first and last z, count. */
  readonly windows: readonly { readonly y: Point2; readonly z: Point2; readonly count: number }[];
  readonly axles: readonly number[];
  readonly radius: number;
  readonly style: WheelStyle;
  readonly seams: readonly number[];
  /** Doors with glass on the right side, shares of length. */
  readonly doors: readonly number[];
  readonly hasRearWindow?: boolean;
}

export type BoxName = 'van' | 'minibus' | 'bus' | 'double-decker' | 'school-bus' | 'step-van';

/** Plans of vans and buses by name. */
export const BOX_PLANS: Readonly<Record<BoxName, BoxPlan>> = {
  van: {
    // prettier-ignore
    top: [[-0.5, 0.97], [-0.46, 1], [0.16, 1], [0.24, 0.96], [0.36, 0.56], [0.47, 0.48], [0.5, 0.36]],
    // prettier-ignore
    screen: [[0.36, 0.56], [0.24, 0.96]],
    windows: [{ y: [0.56, 0.88], z: [0.1, 0.24], count: 1 }],
    axles: [-0.29, 0.31],
    radius: 0.15,
    style: 'car',
    seams: [-0.2, 0.08, 0.26],
    doors: [],
    hasRearWindow: true,
  },
  minibus: {
    // prettier-ignore
    top: [[-0.5, 0.9], [-0.47, 1], [0.3, 1], [0.38, 0.95], [0.45, 0.52], [0.49, 0.44], [0.5, 0.3]],
    // prettier-ignore
    screen: [[0.45, 0.52], [0.38, 0.95]],
    windows: [{ y: [0.54, 0.88], z: [-0.46, 0.37], count: 5 }],
    axles: [-0.3, 0.31],
    radius: 0.165,
    style: 'car',
    seams: [-0.12, 0.1, 0.34],
    doors: [],
    hasRearWindow: true,
  },
  bus: {
    // prettier-ignore
    top: [[-0.5, 0.96], [-0.49, 1], [0.47, 1], [0.485, 0.96], [0.5, 0.4]],
    // prettier-ignore
    screen: [[0.499, 0.44], [0.487, 0.92]],
    windows: [{ y: [0.46, 0.84], z: [-0.47, 0.46], count: 8 }],
    axles: [-0.26, 0.3],
    radius: 0.155,
    style: 'truck',
    seams: [],
    doors: [0.42, 0.02],
    hasRearWindow: true,
  },
  'double-decker': {
    // prettier-ignore
    top: [[-0.5, 0.97], [-0.48, 1], [0.47, 1], [0.49, 0.97], [0.5, 0.3]],
    // prettier-ignore
    screen: [[0.5, 0.26], [0.5, 0.44]],
    windows: [
      { y: [0.28, 0.46], z: [-0.46, 0.34], count: 6 },
      { y: [0.66, 0.88], z: [-0.48, 0.48], count: 7 },
    ],
    axles: [-0.24, 0.3],
    radius: 0.11,
    style: 'truck',
    seams: [],
    doors: [0.42, -0.44],
    hasRearWindow: true,
  },
  'school-bus': {
    // prettier-ignore
    top: [[-0.5, 0.94], [-0.49, 1], [0.3, 1], [0.32, 0.96], [0.335, 0.56], [0.47, 0.53], [0.5, 0.44]],
    // prettier-ignore
    screen: [[0.336, 0.58], [0.321, 0.92]],
    windows: [{ y: [0.6, 0.84], z: [-0.48, 0.3], count: 9 }],
    axles: [-0.25, 0.38],
    radius: 0.165,
    style: 'truck',
    seams: [],
    doors: [0.26],
    hasRearWindow: true,
  },
  'step-van': {
    // prettier-ignore
    top: [[-0.5, 1], [0.32, 1], [0.36, 0.97], [0.39, 0.52], [0.48, 0.48], [0.5, 0.4]],
    // prettier-ignore
    screen: [[0.39, 0.54], [0.362, 0.94]],
    windows: [{ y: [0.54, 0.84], z: [0.22, 0.35], count: 1 }],
    axles: [-0.28, 0.33],
    radius: 0.145,
    style: 'car',
    seams: [0.2],
    doors: [],
  },
};

/** Draws a van or a bus of a plan to a size. */
export function boxCar(plan: BoxPlan, [width, height, length]: Vec3): Shape {
  const half = width / 2 - 0.03;
  const radius = plan.radius * height;
  const places = plan.axles.map((z) => z * length);
  const floor = 0.55 * radius + 0.1;
  const z = (share: number): number => share * length;
  const y = (share: number): number => share * height;
  const [low, high] = plan.screen;
  const panes = (w: BoxPlan['windows'][number]): Point2[] => {
    const step = (z(w.z[1]) - z(w.z[0])) / w.count;
    return spread(z(w.z[0]) + step / 2, z(w.z[1]) - step / 2, w.count).map((at): Point2 => [at - 0.43 * step, at + 0.43 * step]);
  };
  const front = plan.top.at(-1)?.[1] ?? 0.4;
  return group(
    shell('body', {
      top: plan.top.map(([a, b]): Point2 => [z(a), y(b)]),
      // prettier-ignore
      half: [[z(-0.5), 0.97 * half], [z(-0.48), half], [z(0.44), half], [z(0.5), 0.9 * half]],
      floor,
      arches: places.map((at) => ({ z: at, radius: 1.15 * radius, height: radius })),
      shoulder: [0.08 * half, 0.035 * height],
    }),
    axles(plan.style, { radius, width: 0.13 * width, gauge: 1.84 * half - 0.1 * width }, places),
    ...plan.windows.map((row) => sideWindows(half, panes(row), [y(row.y[0]), y(row.y[1])])),
    crossPane('glass', [z(low[0]) + 0.01, y(low[1]), 0.84 * half], [z(high[0]) + 0.01, y(high[1]), 0.84 * half]),
    ...plan.windows.slice(1).map((row) => crossPane('glass', [z(0.5), y(row.y[0]), 0.84 * half], [z(0.494), y(row.y[1]), 0.84 * half])),
    ...plan.doors.map((at) => busDoor([half, floor + 0.05, z(at)], y(0.84 - 0.38 * (plan.windows.length - 1)) - floor)),
    // prettier-ignore
    ...(plan.hasRearWindow === true ? [boxAt('glass', [1.4 * half, 0.28 * height * (plan.windows.length > 1 ? 0.6 : 1), 0.04], [0, y(plan.windows[0]?.y[0] ?? 0.5), z(-0.5)])] : [boxAt('dark', [0.015, 0.8 * height, 0.03], [0, floor, z(-0.5)])]),
    mirror(drumZ('lamp', 0.045 * height + 0.03, 0.08, [0.72 * half, y(front) - 0.07 * height, z(0.49)], { sides: 14 })),
    boxAt('dark', [0.8 * half, 0.09 * height, 0.08], [0, y(front) - 0.12 * height, z(0.49)]),
    lampPair('tail', [0.12, 0.12 * height, 0.05], [0.84 * half, 0.3 * height, z(-0.5)]),
    bumper('dark', 1.9 * half, [floor - 0.04, z(0.49)], 0.24),
    bumper('dark', 1.9 * half, [floor - 0.04, z(-0.49)], 0.24),
    // prettier-ignore
    doorSeams(half, plan.seams.map(z), [floor + 0.1, y(0.9)]),
    wingMirrors('dark', [half, y(low[1]) + 0.1, z(low[0]) - 0.16], 0.22),
  );
}

/** A folding door with two panes on the right side (-x, where passengers enter with the front towards +z). */
const busDoor = ([x, y, z]: Vec3, height: number): Shape =>
  group(
    boxAt('dark', [0.04, height, 1.1], [-x, y, z]),
    ...[-0.26, 0.26].map((dz) => boxAt('glass', [0.05, 0.84 * height, 0.42], [-x, y + 0.08 * height, z + dz])),
  );
