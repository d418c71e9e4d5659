import type { CycleSpec, Generator } from '@diorama/catalogue';
import { boxAt, group, mirror, move, rod, sphere, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { drumX, drumZ, finished, plateX, rods, spread, tube, wheel } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { MOTORCYCLES } from './motorcycles.js';

/** Makes cycles. */
export const generateCycle: Generator<CycleSpec> = ({ frame }, { size }) => finished((CYCLES[frame] ?? CYCLES.diamond)(size), 'body');

type FrameName = CycleSpec['frame'];
type Draw = (size: Vec3) => Shape;

/** A wheel that stands at z. */
const upright = (style: 'wire' | 'solid', radius: number, width: number, [x, z]: readonly [number, number] = [0, 0]): Shape =>
  move(wheel(style, radius, width), x, radius, z);

/** Chain ring, cranks, pedals and chain between the bracket and the rear hub. */
function drive(bracket: Vec3, hub: Vec3, ring = 0.1): Shape {
  const [, y, z] = bracket;
  return group(
    drumX('steel', ring, 0.012, [0.05, y, z], { sides: 20 }),
    drumX('steel', 0.4 * ring, 0.012, [0.05, hub[1], hub[2]], { sides: 12 }),
    // prettier-ignore
    rods('dark', [[[0.05, y + ring, z], [0.05, hub[1] + 0.4 * ring, hub[2]]], [[0.05, y - ring, z], [0.05, hub[1] - 0.4 * ring, hub[2]]]], 0.008),
    rod('steel', [0.07, y, z], [0.07, y - 0.12, z + 0.12], 0.012),
    rod('steel', [-0.07, y, z], [-0.07, y + 0.12, z - 0.12], 0.012),
    boxAt('dark', [0.1, 0.025, 0.08], [0.13, y - 0.13, z + 0.12]),
    boxAt('dark', [0.1, 0.025, 0.08], [-0.13, y + 0.11, z - 0.12]),
    rod('steel', [-0.07, y, z], [0.07, y, z], 0.02),
  );
}

const saddle = (at: Vec3, width = 0.16): Shape =>
  // prettier-ignore
  move(plateX('seat', [[-0.15, 0], [0.14, 0.01], [0.15, 0.03], [-0.1, 0.07], [-0.16, 0.06]], width * 0.75), ...at);

/** A fork, a stem and a handlebar that reaches back to the rider. */
function steering(hub: Vec3, head: Vec3, bars: { width: number; rise: number; back: number }): Shape {
  const { width, rise, back } = bars;
  const top: Vec3 = [0, head[1] + rise, head[2] - 0.04];
  return group(
    ...[-0.06, 0.06].map((x) => rod('body', [x, hub[1], hub[2]], [0.6 * x, head[1] - 0.12, head[2] + 0.05], 0.016)),
    rod('body', [0, head[1] - 0.14, head[2] + 0.05], top, 0.022),
    // prettier-ignore
    tube('chrome', [[-width / 2, top[1] + 0.03, top[2] - back], [-0.3 * width, top[1] + 0.03, top[2]], [0.3 * width, top[1] + 0.03, top[2]], [width / 2, top[1] + 0.03, top[2] - back]], 0.014),
    mirror(
      tube(
        'dark',
        [
          [width / 2, top[1] + 0.03, top[2] - back],
          [width / 2 - 0.02, top[1] + 0.03, top[2] - back + 0.11],
        ],
        0.022,
      ),
    ),
  );
}

/** A bicycle frame with two wheels; `step` lowers its top tube. */
function bicycle([width, height, length]: Vec3, style: { step?: boolean; basket?: boolean; radius?: number }): Shape {
  const r = style.radius ?? 0.34;
  // prettier-ignore
  const [rear, front]: readonly [Vec3, Vec3] = [[0, r, -length / 2 + r], [0, r, length / 2 - r]];
  const bracket: Vec3 = [0, r - 0.05, rear[2] + 0.43];
  const seatTop: Vec3 = [0, 0.86 * height, bracket[2] - 0.2];
  const head: Vec3 = [0, 0.86 * height, front[2] - 0.2];
  const low: Vec3 = [0, head[1] - 0.14, head[2] + 0.04];
  const joint: Vec3 = style.step === true ? [0, 0.5 * height, bracket[2] - 0.08] : [0, seatTop[1] - 0.1, seatTop[2] + 0.04];
  return group(
    upright('wire', r, 0.045, [0, rear[2]]),
    upright('wire', r, 0.045, [0, front[2]]),
    // prettier-ignore
    rods('body', [[bracket, seatTop], [bracket, low], [joint, head]], 0.019),
    // prettier-ignore
    mirror(rods('body', [[[0.06, rear[1], rear[2]], [0.02, bracket[1], bracket[2]]], [[0.06, rear[1], rear[2]], [0.02, seatTop[1] - 0.12, seatTop[2] + 0.05]]], 0.012)),
    saddle([0, seatTop[1] + 0.02, seatTop[2]]),
    rod('chrome', seatTop, [0, seatTop[1] + 0.04, seatTop[2]], 0.014),
    steering(front, head, { width, rise: style.step === true ? height - head[1] - 0.04 : 0.08, back: style.step === true ? 0.2 : 0.05 }),
    drive(bracket, rear),
    ...(style.step === true ? [fenders(rear, r), fenders(front, r), drumZ('lamp', 0.05, 0.07, [0, head[1] - 0.05, head[2] + 0.1])] : []),
    ...(style.basket === true ? [basket([0, head[1] - 0.12, head[2] + 0.22])] : []),
  );
}

const fenders = ([, y, z]: Vec3, r: number): Shape =>
  // prettier-ignore
  sweep('body', spread(20, 170, 9).map((a): Vec3 => [0, y + (r + 0.03) * Math.sin((a * Math.PI) / 180), z - (r + 0.03) * Math.cos((a * Math.PI) / 180)]), 0.024, { sides: 6 });

const basket = (at: Vec3): Shape =>
  move(
    group(
      ...[-1, 1].map((s) => boxAt('wicker', [0.34, 0.22, 0.02], [0, 0, s * 0.12])),
      mirror(boxAt('wicker', [0.02, 0.22, 0.26], [0.16, 0, 0])),
      boxAt('wicker', [0.34, 0.02, 0.24], [0, 0, 0]),
    ),
    ...at,
  );

const CYCLES: Readonly<Record<FrameName, Draw>> = {
  ...MOTORCYCLES,
  diamond: (size) => bicycle(size, {}),
  'step-through': (size) => bicycle(size, { step: true, basket: true }),
  cargo: ([width, height, length]) =>
    group(
      move(bicycle([0.6, height, 1.75], { step: true }), 0, 0, -length / 2 + 0.88),
      boxAt('wood', [width, 0.5, 0.8], [0, 0.3, length / 2 - 0.5]),
      boxAt('dark', [0.9 * width, 0.02, 0.72], [0, 0.8, length / 2 - 0.5]),
      mirror(upright('wire', 0.26, 0.045, [width / 2 - 0.02, length / 2 - 0.4])),
    ),
  tandem: ([width, height, length]) => {
    const [r, head] = [0.34, 0.86 * height];
    const [rear, front] = [-length / 2 + r, length / 2 - r];
    const brackets = [rear + 0.43, rear + 1.08];
    return group(
      upright('wire', r, 0.045, [0, rear]),
      upright('wire', r, 0.045, [0, front]),
      // prettier-ignore
      ...brackets.map((z) => group(rods('body', [[[0, 0.29, z], [0, head, z - 0.2]]], 0.019), saddle([0, head + 0.02, z - 0.2]))),
      // prettier-ignore
      rods('body', [[[0, 0.29, rear + 0.43], [0, 0.29, rear + 1.08]], [[0, head - 0.1, rear + 0.27], [0, head, front - 0.2]], [[0, 0.29, rear + 1.08], [0, head - 0.16, front - 0.16]], [[0, head - 0.1, rear + 0.27], [0, 0.29, rear + 1.08]]], 0.019),
      // prettier-ignore
      mirror(rods('body', [[[0.06, r, rear], [0.02, 0.29, rear + 0.43]], [[0.06, r, rear], [0.02, head - 0.12, rear + 0.27]]], 0.012)),
      steering([0, r, front], [0, head, front - 0.2], { width, rise: 0.08, back: 0.05 }),
      // prettier-ignore
      tube('chrome', [[-0.24, head + 0.06, rear + 0.62], [-0.2, head + 0.06, rear + 0.84], [0.2, head + 0.06, rear + 0.84], [0.24, head + 0.06, rear + 0.62]], 0.014),
      rod('chrome', [0, head - 0.06, rear + 0.86], [0, head + 0.06, rear + 0.84], 0.014),
      drive([0, 0.29, rear + 0.43], [0, r, rear]),
      drive([0, 0.29, rear + 1.08], [0, 0.29, rear + 0.43]),
    );
  },
  'penny-farthing': ([width, height, length]) => {
    const [big, small] = [0.43 * height, 0.13 * height];
    const [front, rear] = [length / 2 - big, -length / 2 + small];
    // prettier-ignore
    const bend = spread(80, 165, 7).map((a): Vec3 => [0, big + (big + 0.08) * Math.sin((a * Math.PI) / 180), front + (big + 0.08) * Math.cos((a * Math.PI) / 180)]);
    return group(
      upright('wire', big, 0.035, [0, front]),
      upright('wire', small, 0.035, [0, rear]),
      tube('body', [...bend, [0, small + 0.05, rear + 0.06], [0, small, rear]], 0.02),
      // prettier-ignore
      mirror(rods('body', [[[0.05, big, front], [0.03, 2 * big + 0.1, front]]], 0.016)),
      rod('body', [0, 2 * big + 0.04, front], [0, height - 0.02, front + 0.04], 0.02),
      // prettier-ignore
      tube('chrome', [[-width / 2, height - 0.1, front - 0.08], [-0.12, height - 0.02, front + 0.04], [0.12, height - 0.02, front + 0.04], [width / 2, height - 0.1, front - 0.08]], 0.015),
      saddle([0, 2 * big + 0.11, front - 0.18]),
      rod('steel', [0.06, big, front], [0.06, big - 0.14, front], 0.014),
      rod('steel', [-0.06, big, front], [-0.06, big + 0.14, front], 0.014),
      boxAt('dark', [0.1, 0.025, 0.08], [0.12, big - 0.15, front]),
      boxAt('dark', [0.1, 0.025, 0.08], [-0.12, big + 0.13, front]),
    );
  },
  unicycle: ([, height]) => {
    const r = 0.3;
    return group(
      upright('wire', r, 0.05),
      // prettier-ignore
      mirror(rods('body', [[[0.06, r, 0], [0.05, 2 * r + 0.06, 0]]], 0.015)),
      boxAt('body', [0.13, 0.03, 0.05], [0, 2 * r + 0.05, 0]),
      rod('body', [0, 2 * r + 0.06, 0], [0, height - 0.08, 0], 0.018),
      saddle([0, height - 0.08, 0], 0.2),
      // prettier-ignore
      rods('steel', [[[0.07, r, 0], [0.07, r - 0.14, 0]], [[-0.07, r, 0], [-0.07, r + 0.14, 0]]], 0.013),
      boxAt('dark', [0.11, 0.025, 0.09], [0.13, r - 0.15, 0]),
      boxAt('dark', [0.11, 0.025, 0.09], [-0.13, r + 0.13, 0]),
    );
  },
  tricycle: ([width, height, length]) => {
    const [big, small] = [0.2 * length * 1.1, 0.14 * length];
    const [front, rear] = [length / 2 - big, -length / 2 + small];
    return group(
      upright('solid', big, 0.06, [0, front]),
      mirror(upright('solid', small, 0.06, [width / 2 - 0.05, rear])),
      tube(
        'body',
        [
          [0, height - 0.24, front - 0.02],
          [0, height - 0.34, front - 0.12],
          [0, small + 0.06, rear + 0.1],
          [0, small, rear],
        ],
        0.03,
      ),
      rod('body', [-width / 2 + 0.05, small, rear], [width / 2 - 0.05, small, rear], 0.02),
      // prettier-ignore
      plateX('seat', [[-0.14, 0], [0.1, 0], [0.12, 0.05], [-0.08, 0.07], [-0.16, 0.16]].map(([z, y]): [number, number] => [(z ?? 0) + rear + 0.2, (y ?? 0) + 0.48 * height]), 0.2),
      rod('body', [0, small, rear + 0.14], [0, 0.5 * height, rear + 0.16], 0.02),
      boxAt('body', [0.5 * width, 0.03, 0.16], [0, small + 0.08, rear]),
      // prettier-ignore
      mirror(rods('chrome', [[[0.05, big, front], [0.04, 2 * big + 0.04, front - 0.03]]], 0.015)),
      rod('chrome', [0, 2 * big + 0.03, front - 0.03], [0, height - 0.02, front - 0.08], 0.018),
      rod('chrome', [-0.4 * width, height - 0.02, front - 0.1], [0.4 * width, height - 0.02, front - 0.1], 0.015),
      // prettier-ignore
      mirror(rods('yellow', [[[0.3 * width, height - 0.02, front - 0.1], [0.44 * width, height - 0.02, front - 0.12]]], 0.025)),
      mirror(boxAt('dark', [0.09, 0.03, 0.07], [0.1, big - 0.02, front])),
    );
  },
  'kick-scooter': ([width, height, length]) =>
    group(
      upright('solid', 0.1, 0.035, [0, length / 2 - 0.1]),
      upright('solid', 0.1, 0.035, [0, -length / 2 + 0.1]),
      boxAt('body', [0.15, 0.04, length - 0.36], [0, 0.1, -0.02], 0.01),
      boxAt('dark', [0.13, 0.01, length - 0.44], [0, 0.14, -0.04]),
      tube(
        'body',
        [
          [0, 0.13, length / 2 - 0.24],
          [0, 0.24, length / 2 - 0.16],
          [0, height, length / 2 - 0.26],
        ],
        0.022,
      ),
      rod('body', [0, 0.1, length / 2 - 0.1], [0, 0.26, length / 2 - 0.17], 0.03),
      rod('chrome', [-width / 2, height - 0.02, length / 2 - 0.26], [width / 2, height - 0.02, length / 2 - 0.26], 0.015),
      // prettier-ignore
      mirror(rods('dark', [[[0.3 * width, height - 0.02, length / 2 - 0.26], [width / 2, height - 0.02, length / 2 - 0.26]]], 0.02)),
      boxAt('body', [0.07, 0.02, 0.22], [0, 0.21, -length / 2 + 0.12]),
    ),
  segway: ([width, height]) =>
    group(
      mirror(move(wheel('car', 0.24, 0.1), width / 2 - 0.05, 0.24, 0)),
      boxAt('body', [width - 0.22, 0.1, 0.4], [0, 0.18, 0], 0.03),
      boxAt('dark', [width - 0.26, 0.02, 0.36], [0, 0.28, 0]),
      rod('chrome', [0, 0.25, 0.16], [0, height - 0.04, 0.08], 0.022),
      rod('dark', [-0.24, height - 0.03, 0.06], [0.24, height - 0.03, 0.06], 0.02),
      move(sphere('dark', 0.05, { detail: 1 }), 0, height - 0.04, 0.08),
    ),
};
