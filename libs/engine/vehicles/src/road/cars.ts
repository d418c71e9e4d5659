import { bar, boxAt, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  axles,
  bumper,
  doorSeams,
  drumX,
  drumZ,
  interpolated,
  lampPair,
  seat,
  shell,
  slab,
  smoothed,
  steeringWheel,
  upright,
  wingMirrors,
} from '@diorama/vehicle-parts';
import type { Vec3, WheelStyle } from '@diorama/vehicle-parts';

/** A car: a shell with a bonnet and a boot, and a cabin of glass on it. Lengths are shares of length (z), height (y) and half width (x). */
interface CarPlan {
  /** Upper edge of the shell, z from -0.5 to 0.5. */
  readonly top: readonly Point2[];
  /** The cabin at its foot and at the roof: back z and front z; none for an open car. */
  readonly cabin: { readonly foot: Point2; readonly roof: Point2; readonly pillars: readonly number[]; readonly lean: number } | null;
  /** Wheels: z of the axles as shares of length, radius as a share of height, width in metres. */
  readonly axles: readonly number[];
  readonly radius: number;
  readonly tyre: number;
  readonly style: WheelStyle;
  /** Height of the shell's lower edge as a share. */
  readonly floor: number;
  readonly isTapered?: boolean;
  readonly seams: readonly number[];
}

/** The shares of a usual car; kinds differ from it. */
const SEDAN: CarPlan = {
  // prettier-ignore
  top: [[-0.5, 0.5], [-0.47, 0.63], [-0.3, 0.66], [0.2, 0.66], [0.4, 0.6], [0.48, 0.5], [0.5, 0.4]],
  cabin: { foot: [-0.36, 0.22], roof: [-0.24, 0.07], pillars: [-0.06], lean: 0.78 },
  axles: [-0.3, 0.31],
  radius: 0.225,
  tyre: 0.21,
  style: 'car',
  floor: 0.14,
  isTapered: true,
  seams: [-0.21, -0.05, 0.14],
};

/** Plans of cars by name. */
export const CAR_PLANS: Readonly<Record<CarName, CarPlan>> = {
  sedan: SEDAN,
  hatchback: {
    ...SEDAN,
    // prettier-ignore
    top: [[-0.5, 0.52], [-0.48, 0.66], [-0.3, 0.66], [0.22, 0.64], [0.42, 0.56], [0.49, 0.46], [0.5, 0.38]],
    cabin: { foot: [-0.49, 0.27], roof: [-0.42, 0.08], pillars: [-0.12], lean: 0.8 },
  },
  estate: { ...SEDAN, cabin: { foot: [-0.48, 0.22], roof: [-0.44, 0.07], pillars: [-0.26, -0.06], lean: 0.8 } },
  limousine: {
    ...SEDAN,
    cabin: { foot: [-0.42, 0.28], roof: [-0.36, 0.2], pillars: [-0.2, -0.05, 0.08], lean: 0.8 },
    axles: [-0.34, 0.36],
    seams: [-0.3, -0.16, -0.02, 0.12, 0.26],
    // prettier-ignore
    top: [[-0.5, 0.5], [-0.48, 0.62], [0.28, 0.65], [0.44, 0.6], [0.49, 0.5], [0.5, 0.4]],
  },
  suv: {
    ...SEDAN,
    // prettier-ignore
    top: [[-0.5, 0.4], [-0.49, 0.62], [0.2, 0.62], [0.44, 0.58], [0.49, 0.5], [0.5, 0.36]],
    cabin: { foot: [-0.49, 0.24], roof: [-0.45, 0.12], pillars: [-0.28, -0.06], lean: 0.84 },
    radius: 0.22,
    tyre: 0.26,
    floor: 0.17,
    isTapered: false,
  },
  sports: {
    ...SEDAN,
    // prettier-ignore
    top: [[-0.5, 0.5], [-0.48, 0.7], [-0.3, 0.72], [0.1, 0.66], [0.3, 0.54], [0.46, 0.36], [0.5, 0.24]],
    cabin: { foot: [-0.38, 0.2], roof: [-0.17, -0.02], pillars: [-0.1], lean: 0.7 },
    radius: 0.29,
    tyre: 0.28,
    floor: 0.12,
    seams: [-0.14, 0.12],
  },
  convertible: {
    ...SEDAN,
    // prettier-ignore
    top: [[-0.5, 0.5], [-0.47, 0.66], [-0.28, 0.7], [-0.27, 0.5], [0.12, 0.5], [0.13, 0.7], [0.4, 0.62], [0.48, 0.5], [0.5, 0.4]],
    cabin: null,
    radius: 0.25,
    seams: [-0.16, 0.1],
  },
  beetle: {
    ...SEDAN,
    // prettier-ignore
    top: smoothed([[-0.5, 0.3], [-0.4, 0.5], [-0.25, 0.6], [0.15, 0.6], [0.38, 0.52], [0.47, 0.4], [0.5, 0.24]], 2),
    cabin: { foot: [-0.4, 0.2], roof: [-0.2, 0.1], pillars: [-0.04], lean: 0.76 },
    seams: [-0.06, 0.16],
  },
};

export type CarName = 'sedan' | 'hatchback' | 'estate' | 'limousine' | 'suv' | 'sports' | 'convertible' | 'beetle';

/** Draws a car of a plan to a size. */
export function car(plan: CarPlan, [width, full, length]: Vec3, wheels: { style: WheelStyle; size: number } | undefined): Shape {
  // A body on large wheels stands above them.
  const height = wheels === undefined ? full : 0.62 * full;
  const lift = full - height;
  const half = width / 2 - 0.04 - (wheels === undefined ? 0 : 0.08 * width);
  const radius = plan.radius * height * (wheels?.size ?? 1);
  const places = plan.axles.map((z) => z * length);
  const top = plan.top.map(([z, y]): Point2 => [z * length, y * height]);
  const nose = plan.isTapered === true ? 0.8 : 0.9;
  // prettier-ignore
  const outline: Point2[] = [[-0.5 * length, 0.86 * half], [-0.44 * length, half], [0.36 * length, half], [0.46 * length, 0.93 * half], [0.5 * length, nose * half]];
  const body = shell('body', {
    top,
    half: outline,
    floor: plan.floor * height,
    arches: places.map((z) => ({ z, radius: 1.16 * plan.radius * height, height: 0.95 * plan.radius * height })),
    shoulder: [0.1 * half, 0.07 * height],
  });
  const front = interpolated(top, 0.47 * length);
  return group(
    move(
      group(body, cabinOf(plan, [2 * half + 0.08, height, length]), carDetails(plan, [2 * half + 0.08, height, length], front)),
      0,
      lift,
      0,
    ),
    ...(wheels === undefined
      ? [axles(plan.style, { radius, width: plan.tyre, gauge: 2 * half - plan.tyre * 0.9 }, places)]
      : [
          axles(wheels.style, { radius, width: 1.1 * radius, gauge: width - 1.1 * radius }, places),
          ...places.map((z) => suspension([0.3 * width, radius, z], lift + 0.2 * height)),
        ]),
  );
}

/** Springs and struts between an axle and a body high above it. */
const suspension = ([x, y, z]: Vec3, top: number): Shape =>
  group(
    mirror(
      group(
        rod('accent', [x, y, z], [0.8 * x, top, z - 0.1], 0.09),
        rod('steel', [0.7 * x, y, z + 0.12], [0.5 * x, top, z + 0.3], 0.05),
        rod('steel', [0.7 * x, y, z - 0.12], [0.5 * x, top, z - 0.4], 0.05),
      ),
    ),
    drumX('steel', 0.14, 2 * x, [0, y, z]),
    move(sphere('accent', 0.28, { detail: 1 }), 0, y, z),
  );

function cabinOf(plan: CarPlan, [width, height, length]: Vec3): Shape {
  const half = width / 2 - 0.04;
  const { cabin } = plan;
  if (cabin === null) return openCabin(plan, [width, height, length]);
  const [b0, f0] = [cabin.foot[0] * length, cabin.foot[1] * length];
  const [b1, f1] = [cabin.roof[0] * length, cabin.roof[1] * length];
  const foot = Math.min(interpolated(plan.top, cabin.foot[0]), interpolated(plan.top, cabin.foot[1])) * height - 0.06;
  const [roof, w0, w1] = [height - 0.05, 0.9 * half, cabin.lean * half];
  // prettier-ignore
  const ring = (back: number, front: number, w: number): Point2[] => [[w, front], [0.45 * w, front + 0.05], [-0.45 * w, front + 0.05], [-w, front], [-w, back], [w, back]];
  const at = (t: number, z0: number, z1: number, side: number): Vec3 => [
    side * (w0 + t * (w1 - w0)),
    foot + t * (roof - foot),
    z0 + t * (z1 - z0),
  ];
  // prettier-ignore
  const pillars: readonly Point2[] = [[b0, b1], [f0, f1], ...cabin.pillars.map((z): Point2 => [z * length, z * length])];
  return group(
    upright(
      'glass',
      [
        { y: foot, outline: ring(b0, f0, w0) },
        { y: roof, outline: ring(b1, f1, w1) },
        // prettier-ignore
      ],
      { smooth: false },
    ),
    upright(
      'body',
      [
        { y: roof - 0.03, outline: ring(b1 - 0.03, f1 + 0.03, w1 + 0.03) },
        { y: roof + 0.02, outline: ring(b1 - 0.02, f1 + 0.01, w1 + 0.01) },
        { y: roof + 0.05, outline: ring(b1 + 0.1, f1 - 0.1, w1 - 0.1) },
      ],
      { smooth: false },
    ),
    ...pillars.flatMap(([z0, z1]) => [-1, 1].map((side) => bar('body', at(0, z0, z1, side), at(1, z0, z1, side), 0.075))),
  );
}

function openCabin(plan: CarPlan, [width, height, length]: Vec3): Shape {
  const half = width / 2;
  const seatY = 0.62 * height;
  return group(
    // prettier-ignore
    slab('glass', [[-0.72 * half, 0.68 * height, 0.15 * length], [0.72 * half, 0.68 * height, 0.15 * length], [0.62 * half, height, 0.07 * length], [-0.62 * half, height, 0.07 * length]], 0.03),
    ...[-1, 1].map((s) => bar('chrome', [s * 0.74 * half, 0.68 * height, 0.15 * length], [s * 0.64 * half, height, 0.07 * length], 0.05)),
    mirror(move(seat('seat', 0.5), 0.4 * half, seatY, -0.02 * length)),
    move(seat('seat', 0.5), 0, seatY, -0.18 * length),
    mirror(move(seat('seat', 0.5), 0.4 * half, seatY, -0.18 * length)),
    boxAt('dark', [1.7 * half, 0.12, 0.2], [0, 0.64 * height, 0.1 * length]),
    move(steeringWheel(0.19), 0.4 * half, 0.72 * height, 0.07 * length),
    turn(boxAt('seat', [1.5 * half, 0.14, 0.3], [0, 0, 0], 0.05), [0, 0, 0], [0, 0.68 * height, -0.27 * length]),
  );
}

function carDetails(plan: CarPlan, [width, height, length]: Vec3, front: number): Shape {
  const half = width / 2 - 0.04;
  const belt = interpolated(plan.top, 0) * height;
  const back = interpolated(plan.top, -0.48) * height;
  const low = plan.floor * height;
  return group(
    mirror(drumZ('lamp', 0.07 * height, 0.08, [0.66 * half, front - 0.12 * height, 0.485 * length], { sides: 14 })),
    boxAt('dark', [0.8 * half, 0.1 * height, 0.06], [0, front - 0.17 * height, 0.49 * length]),
    boxAt('white', [0.3, 0.1, 0.03], [0, low + 0.06, 0.515 * length]),
    lampPair('tail', [0.3 * half, 0.09 * height, 0.06], [0.66 * half, back - 0.16 * height, -0.5 * length]),
    boxAt('white', [0.3, 0.1, 0.03], [0, back - 0.24 * height, -0.505 * length]),
    bumper('dark', 1.84 * half, [low, 0.485 * length], 0.09 * height),
    bumper('dark', 1.84 * half, [low, -0.485 * length], 0.12 * height),
    // prettier-ignore
    doorSeams(half, plan.seams.map((z) => z * length), [low + 0.08, belt - 0.09 * height]),
    wingMirrors('body', [0.95 * half, belt, (plan.cabin?.foot[1] ?? 0.13) * length - 0.28]),
    mirror(drumX('dark', 0.01, 0.02, [half, belt - 0.2, 0])),
  );
}
