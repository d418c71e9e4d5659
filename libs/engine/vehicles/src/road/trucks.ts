import { arcPoints, array, bar, boxAt, group, lathe, mirror, move, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  axles,
  bumper,
  copies,
  crossPane,
  doorSeams,
  drumX,
  drumY,
  drumZ,
  ladder,
  plateX,
  rods,
  shell,
  sideWindows,
  spread,
  turnedZ,
  wingMirrors,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

export type CargoName = 'box' | 'flatbed' | 'tank' | 'dump' | 'mixer' | 'ladder' | 'garbage' | 'tow' | 'logs' | 'plough';

/** Where a load lies: its back and front z, the height of the frame's upper edge, half width and full height. */
interface Bed {
  readonly back: number;
  readonly front: number;
  readonly y: number;
  readonly half: number;
  readonly height: number;
  readonly radius: number;
}

/** A truck with a cab over its engine and a load. */
export function truck(cargo: CargoName, [width, height, length]: Vec3): Shape {
  const half = width / 2 - 0.03;
  const radius = Math.min(0.52, 0.17 * height + 0.05);
  const cabLength = Math.min(2.2, 0.3 * length);
  const cabHeight = Math.min(height, cargo === 'box' ? 0.82 * height : 0.98 * height, 2.9);
  const front = length / 2;
  const bed: Bed = { back: -front, front: front - cabLength - 0.12, y: 1.35 * radius + 0.3, half, height, radius };
  const rear = length > 7 ? [-front + 1.1 * radius + 0.5, -front + 3.3 * radius + 0.5] : [-front + 1.4 * radius + 0.3];
  return group(
    move(cab([width, cabHeight, cabLength], radius), 0, 0, front - cabLength),
    boxAt('frame', [0.8 * half, 0.24, length - 0.6], [0, 1.3 * radius, -0.2]),
    axles('truck', { radius, width: 0.3, gauge: 2 * half - 0.3 }, [...rear, front - 0.5 * cabLength - 0.1]),
    mirror(boxAt('metal', [0.3, 0.42, 1.1], [0.6 * half, radius, 0.06 * length], 0.06)),
    mirror(
      boxAt(
        'dark',
        [0.34, 0.05, 1.3 * radius + 1.1 * (rear.length - 1)],
        [half - 0.18, 2.12 * radius, rear.reduce((a, b) => a + b, 0) / rear.length],
      ),
    ),
    mirror(boxAt('tail', [0.3, 0.12, 0.06], [0.7 * half, 1.3 * radius, -front + 0.03])),
    boxAt('dark', [1.8 * half, 0.1, 0.1], [0, radius, -front + 0.06]),
    CARGO[cargo](bed),
  );
}

/** A cab over the engine from z = 0 to its length. */
export function cab([width, height, length]: Vec3, radius: number): Shape {
  const half = width / 2 - 0.03;
  const floor = 0.9 * radius;
  return group(
    shell('body', {
      // prettier-ignore
      top: [[0, 0.96 * height], [0.06, height], [0.72 * length, height], [0.84 * length, 0.94 * height], [0.97 * length, 0.54 * height], [length, 0.5 * height]],
      // prettier-ignore
      half: [[0, half], [0.8 * length, half], [length, 0.92 * half]],
      floor,
      arches: [{ z: 0.5 * length - 0.1, radius: 1.16 * radius, height: radius }],
      shoulder: [0.08 * half, 0.05 * height],
    }),
    crossPane('glass', [0.975 * length, 0.56 * height, 0.84 * half], [0.85 * length, 0.92 * height, 0.82 * half]),
    sideWindows(half, [[0.32 * length, 0.78 * length]], [0.58 * height, 0.88 * height]),
    doorSeams(half, [0.26 * length, 0.84 * length], [floor + 0.5, 0.92 * height]),
    boxAt('dark', [1.2 * half, 0.2 * height, 0.05], [0, 0.28 * height, length]),
    ...spread(0.31, 0.44, 3).map((y) => boxAt('chrome', [1.16 * half, 0.025, 0.07], [0, y * height, length])),
    mirror(boxAt('lamp', [0.24, 0.15, 0.06], [0.72 * half, 0.22 * height, length - 0.02], 0.02)),
    bumper('trim', 2 * half, [floor - 0.08, length - 0.02], 0.3),
    wingMirrors('dark', [half, 0.66 * height, 0.9 * length], 0.3),
    mirror(boxAt('dark', [0.2, 0.08, 0.5], [half - 0.05, floor, 0.86 * length - 0.5])),
  );
}

const CARGO: Readonly<Record<CargoName, (bed: Bed) => Shape>> = {
  box: ({ back, front, y, half, height }) =>
    group(
      boxAt('cargo', [2 * half, height - y, front - back], [0, y, (back + front) / 2], 0.04),
      ...[y, height - 0.1].map((at) => boxAt('trim', [2 * half + 0.03, 0.1, front - back + 0.03], [0, at, (back + front) / 2])),
      boxAt('dark', [0.02, height - y - 0.3, 0.03], [0, y + 0.1, back]),
      mirror(boxAt('steel', [0.04, height - y - 0.3, 0.05], [0.35 * half, y + 0.1, back])),
    ),
  flatbed: ({ back, front, y, half }) =>
    group(
      boxAt('planks', [2 * half, 0.1, front - back], [0, y, (back + front) / 2]),
      mirror(boxAt('body', [0.05, 0.4, front - back], [half - 0.03, y + 0.05, (back + front) / 2])),
      boxAt('body', [2 * half, 0.4, 0.05], [0, y + 0.05, back + 0.03]),
      boxAt('body', [2 * half, 1, 0.08], [0, y, front]),
      mirror(array(boxAt('frame', [0.07, 0.42, 0.08], [half, y + 0.05, back + 0.4]), Math.floor((front - back) / 0.9), [0, 0, 0.9])),
    ),
  tank: ({ back, front, y, half, height }) => tank({ back, front, y, half, height }),
  dump: ({ back, front, y, half, height }) => {
    // prettier-ignore
    const outline: Point2[] = [[back + 0.5, y], [front, y], [front + 0.1, height - 0.1], [front + 0.9, height - 0.05], [front + 0.9, height], [front - 0.05, height], [back, y + 0.62 * (height - y)]];
    return group(
      mirror(plateX('cargo', outline, 0.08, half - 0.04)),
      boxAt('cargo', [2 * half, 0.1, front - back - 0.4], [0, y, (back + front) / 2 + 0.2]),
      boxAt('cargo', [2 * half, height - y, 0.08], [0, y, front]),
      boxAt('cargo', [2 * half, 0.06, 0.95], [0, height - 0.06, front + 0.42]),
      turn(boxAt('cargo', [2 * half, 0.62 * (height - y) + 0.1, 0.08], [0, 0, 0]), [-38, 0, 0], [0, y, back + 0.45]),
      mirror(array(boxAt('cargo', [0.1, 0.8 * (height - y), 0.12], [half, y, back + 0.9]), 4, [0, 0, (front - back - 1) / 3.4])),
      // prettier-ignore
      turn(boxAt('soil', [1.8 * half, 0.5 * (height - y), 0.76 * (front - back)], [0, 0, 0], 0.4), [0, 0, 0], [0, y + 0.2, (back + front) / 2 + 0.25]),
    );
  },
  mixer: ({ back, front, y, half, height }) => {
    const l = front - back;
    const r = Math.min(half, 0.5 * (height - y));
    // prettier-ignore
    const drum = turnedZ('cargo', [[0.38 * r, 0], [0.5 * r, 0.12 * l], [0.98 * r, 0.5 * l], [r, 0.68 * l], [0.7 * r, 0.88 * l], [0.3 * r, 0.93 * l]], [0, 0, 0], { sides: 22, bands: ['cargo', 'stripe', 'cargo', 'stripe', 'cargo'] });
    return group(
      turn(drum, [12, 0, 0], [0, y + 1.25 * r, back + 0.15]),
      boxAt('frame', [1.2 * half, 0.5 * r, 0.3], [0, y, front - 0.2]),
      mirror(bar('frame', [0.5 * half, y, back + 0.5], [0.3 * half, y + 0.9 * r, back + 0.5], 0.14)),
      turn(boxAt('frame', [0.6 * half, 0.06, 1.1], [0, 0, -0.5]), [-38, 0, 0], [0, y + 0.55 * r, back + 0.2]),
      move(ladder('frame', 0.36, height - y, 0.04), 0.62 * half, y, back + 0.12),
      // prettier-ignore
      turn(lathe('frame', [[0.45 * r, 0], [0.25 * r, 0.5 * r]], { sides: 14 }), [180, 0, 0], [0, y + 2.25 * r, back + 0.2]),
    );
  },
  ladder: ({ back, front, y, half, height }) =>
    group(
      boxAt('body', [2 * half, 0.5 * (height - y), front - back - 0.05], [0, y - 0.45, (back + front) / 2], 0.04),
      // prettier-ignore
      ...spread(back + 0.6, front - 0.6, 4).map((z) => mirror(boxAt('steel', [0.03, 0.42 * (height - y), 0.2 * (front - back)], [half, y - 0.36, z]))),
      boxAt('white', [2 * half + 0.02, 0.14, front - back], [0, y + 0.22 * (height - y), (back + front) / 2]),
      drumY('frame', 0.5, 0.36, [0, y + 0.3 * (height - y), back + 1.2], { sides: 16 }),
      // prettier-ignore
      turn(group(ladderTruss(0.9, front - back + 1.9), move(ladderTruss(0.66, front - back + 1.4), 0, 0.14, 0)), [-6, 0, 0], [0, height - 0.55, back + 0.2]),
      mirror(drumZ('steel', 0.12, 0.8, [0.7 * half, y + 0.42 * (height - y), front - 0.8], { sides: 10 })),
    ),
  garbage: ({ back, front, y, half, height }) =>
    group(
      // prettier-ignore
      plateX('cargo', [[back + 1, y], [front, y], [front, height], [back + 0.5, height], [back + 0.15, height - 0.3]], 2 * half - 0.1),
      // prettier-ignore
      plateX('body', [[back, y - 0.4], [back + 1.1, y - 0.4], [back + 1.2, y], [back + 0.7, height - 0.2], [back + 0.3, height - 0.25]], 2 * half),
      boxAt('dark', [1.6 * half, 0.8, 0.3], [0, y - 0.2, back + 0.14]),
      mirror(array(boxAt('frame', [0.08, height - y - 0.1, 0.1], [half - 0.04, y, back + 1.4]), 4, [0, 0, (front - back - 1.6) / 3.2])),
      mirror(drumZ('amber', 0.08, 0.06, [0.8 * half, height - 0.3, back + 0.28])),
    ),
  tow: ({ back, front, y, half, height }) =>
    group(
      boxAt('body', [2 * half, 0.4, front - back - 0.3], [0, y - 0.3, (back + front) / 2 + 0.1], 0.04),
      mirror(bar('frame', [0.5 * half, y, front - 0.6], [0.08 * half, height - 0.2, back - 0.1], 0.16)),
      mirror(bar('frame', [0.5 * half, y, back + 1.1], [0.25 * half, y + 0.62 * (height - y), (back + front) / 2 - 0.4], 0.12)),
      boxAt('body', [2 * half, 0.6, 0.3], [0, y, front - 0.3]),
      drumX('frame', 0.2, 0.8 * half, [0, y + 0.2, front - 0.8], { sides: 12 }),
      // prettier-ignore
      rods('dark', [[[0, height - 0.22, back - 0.1], [0, y - 0.1, back - 0.1]]], 0.025),
      boxAt('steel', [0.16, 0.3, 0.1], [0, y - 0.35, back - 0.1], 0.03),
    ),
  logs: ({ back, front, y, half, height }) => {
    const r = Math.min(0.3, (height - y) / 5);
    // prettier-ignore
    const rows = [4, 3, 4, 3].flatMap((count, row) => spread(-(count - 1) * r, (count - 1) * r, count).map((x): Vec3 => [x, y + r + row * 1.7 * r, (back + front) / 2]));
    return group(
      boxAt('frame', [1.2 * half, 0.12, front - back], [0, y - 0.12, (back + front) / 2]),
      copies(
        group(
          drumZ('bark', r, front - back - 0.1, [0, 0, 0], { sides: 12 }),
          drumZ('wood', 0.9 * r, front - back, [0, 0, 0], { sides: 12 }),
        ),
        rows,
      ),
      ...spread(back + 0.6, front - 0.6, 3).map((z) => mirror(boxAt('frame', [0.09, height - y, 0.12], [half - 0.08, y, z]))),
      boxAt('frame', [2 * half, height - y + 0.1, 0.08], [0, y, front + 0.04]),
    );
  },
  plough: (bed) =>
    group(
      CARGO.dump({ ...bed, height: bed.y + 0.6 * (bed.height - bed.y) }),
      // prettier-ignore
      turn(plateX('accent', [...arcPoints([0.9, 1.15], 1.1, 200, 280, 6), ...arcPoints([0.9, 1.15], 1.02, 200, 280, 6).toReversed()], 2.4 * bed.half), [0, 24, 0], [0, 0, bed.front + 2.6]),
    ),
};

const ladderTruss = (width: number, length: number): Shape =>
  group(
    mirror(
      group(
        boxAt('steel', [0.06, 0.08, length], [width / 2, 0, length / 2]),
        boxAt('steel', [0.05, 0.06, length], [width / 2, 0.3, length / 2]),
      ),
    ),
    array(boxAt('steel', [width, 0.05, 0.05], [0, 0.02, 0.2]), Math.floor(length / 0.4), [0, 0, 0.4]),
    mirror(array(boxAt('steel', [0.04, 0.3, 0.04], [width / 2, 0.02, 0.2]), Math.floor(length / 0.8), [0, 0, 0.8])),
  );

/** A round tank with hoops, a walkway and hatches. */
const tank = ({ back, front, y, half, height }: Pick<Bed, 'back' | 'front' | 'y' | 'half' | 'height'>): Shape => {
  const r = Math.min(half, (height - y - 0.25) / 2);
  const middle = (back + front) / 2;
  const l = front - back;
  return group(
    // prettier-ignore
    turnedZ('cargo', [[0.7 * r, 0], [0.95 * r, 0.08], [r, 0.25], [r, l - 0.25], [0.95 * r, l - 0.08], [0.7 * r, l]], [0, y + r, back], { sides: 24 }),
    ...spread(back + 0.5, front - 0.5, 4).map((z) => drumZ('trim', 1.015 * r, 0.08, [0, y + r, z], { sides: 24 })),
    boxAt('frame', [0.5, 0.05, 0.8 * l], [0, y + 2 * r, middle]),
    ...spread(back + 0.25 * l, front - 0.25 * l, 3).map((z) => drumY('steel', 0.26, 0.18, [0, y + 2 * r, z], { sides: 14 })),
    mirror(boxAt('frame', [0.1, 0.4, 0.9 * l], [0.5 * half, y - 0.1, middle])),
    move(ladder('frame', 0.4, y + 2 * r - 0.8, 0.04), 0, 0.8, back + 0.02),
    mirror(boxAt('stripe', [0.02, 0.3, 0.7 * l], [r - 0.012, y + 0.86 * r, middle])),
  );
};

/** A tractor unit with a bonnet, sleeper and stacks, and its semi-trailer with a box, a tank or logs. */
export function semiTruck(cargo: CargoName, [width, height, length]: Vec3): Shape {
  const half = width / 2 - 0.02;
  const [radius, front] = [0.52, length / 2];
  const bed: Bed = { back: -front, front: front - 5.2, y: 1.25, half: half - 0.02, height, radius };
  const hood = shell('body', {
    // prettier-ignore
    top: [[0, 2.95], [0.1, 3.05], [1.6, 2.95], [2.2, 2.7], [2.42, 1.85], [3.9, 1.72], [4.05, 1.5]],
    // prettier-ignore
    half: [[0, 0.95 * half], [2.4, 0.95 * half], [2.5, 0.62 * half], [4.05, 0.56 * half]],
    floor: 0.7,
    arches: [],
    shoulder: [0.14, 0.14],
  });
  return group(
    move(
      group(
        hood,
        crossPane('glass', [2.44, 1.95, 0.8 * half], [2.22, 2.62, 0.78 * half]),
        sideWindows(0.95 * half, [[1.3, 2.1]], [1.95, 2.55]),
        boxAt('chrome', [1.05 * half, 0.95, 0.08], [0, 0.72, 4.04]),
        ...spread(0.85, 1.5, 6).map((y) => boxAt('dark', [0.94 * half, 0.05, 0.1], [0, y, 4.05])),
        // prettier-ignore
        mirror(plateX('body', [[2.55, 0.9], ...arcPoints([3.3, 0.62], 0.72, 170, 10, 6), [4.05, 0.9], [4, 1.15], [3.5, 1.42], [2.8, 1.36]], 0.42, 0.8 * half)),
        mirror(drumZ('lamp', 0.14, 0.1, [0.82 * half, 1.12, 4.04])),
        mirror(drumY('chrome', 0.1, 2.3, [0.98 * half, 1, -0.18], { sides: 12 })),
        mirror(drumZ('chrome', 0.32, 1.2, [0.82 * half, 0.8, 1.6], { sides: 16 })),
        boxAt('chrome', [2 * half, 0.34, 0.2], [0, 0.45, 4.1], 0.06),
        wingMirrors('chrome', [0.98 * half, 2.1, 2.2], 0.26),
        ...spread(-0.6, 0.6, 5).map((x) => boxAt('amber', [0.1, 0.07, 0.1], [x * half, 3, 1.5])),
      ),
      0,
      0,
      front - 4.25,
    ),
    boxAt('frame', [0.9, 0.26, 6], [0, 0.7, front - 4.2]),
    boxAt('frame', [1.1, 0.3, bed.front - bed.back - 0.6], [0, 0.95, (bed.front + bed.back) / 2]),
    axles('truck', { radius, width: 0.42, gauge: 2 * half - 0.42 }, [-front + 1, -front + 2.2, front - 5.4, front - 4.2 - 0.1]),
    axles('truck', { radius, width: 0.3, gauge: 1.75 * half - 0.2 }, [front - 0.95]),
    mirror(boxAt('frame', [0.1, 0.9, 0.1], [0.5 * half, 0.1, bed.front - 2.6])),
    CARGO[cargo](bed),
  );
}
