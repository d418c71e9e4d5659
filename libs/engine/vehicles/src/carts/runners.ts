import type { CartSpec } from '@diorama/catalogue';
import { array, boxAt, group, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, plateX, rods, spread, tube, wheel, wheelPair } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** A runner in z and y that curls up in front. */
const runner = (slot: string, x: number, [back, front]: Point2, [y, curl]: Point2, radius: number): Shape =>
  // prettier-ignore
  mirror(tube(slot, [[x, y, back], [x, y, front - 1.2 * curl], [x, y + 0.2 * curl, front - 0.5 * curl], [x, y + 0.8 * curl, front - 0.06 * curl], [x, y + 1.5 * curl, front - 0.15 * curl], [x, y + 1.9 * curl, front - 0.6 * curl]], radius));

/** Vehicles on runners, and light ones that people push. */
export const RUNNERS: Partial<Record<CartSpec['body'], (size: Vec3) => Shape>> = {
  sled: ([width, height, length]) =>
    group(
      // prettier-ignore
      runner('wood', 0.4 * width, [-0.5 * length, 0.5 * length], [0.025, 0.42 * height], 0.025),
      array(boxAt('body', [0.16 * width, 0.03, 0.84 * length], [-0.4 * width, 0.56 * height, -0.06 * length]), 5, [0.2 * width, 0, 0]),
      // prettier-ignore
      ...[-0.34, 0.02, 0.26].map((z) => group(boxAt('wood', [0.86 * width, 0.04, 0.05], [0, 0.5 * height, z * length]), mirror(rods('wood', [[[0.4 * width, 0.02, z * length], [0.4 * width, 0.54 * height, z * length]]], 0.022)))),
      // prettier-ignore
      tube('rope', [[-0.4 * width, 0.7 * height, 0.4 * length], [-0.1 * width, 0.5 * height, 0.56 * length], [0.1 * width, 0.5 * height, 0.56 * length], [0.4 * width, 0.7 * height, 0.4 * length]], 0.012),
    ),
  sleigh: ([width, height, length]) => {
    const w = 0.42 * width;
    // prettier-ignore
    const side: Point2[] = [[-0.5, 0.98], [-0.48, 0.5], [-0.38, 0.3], [0.2, 0.3], [0.36, 0.4], [0.44, 0.7], [0.36, 0.86], [0.28, 0.7], [0.14, 0.54], [-0.1, 0.54], [-0.26, 0.66], [-0.36, 0.9]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]);
    return group(
      mirror(plateX('body', side, 0.07, w)),
      // prettier-ignore
      mirror(tube('gilt', side.slice(5).map(([z, y]): Vec3 => [w, y, z]), 0.035)),
      boxAt('body', [2 * w, 0.06, 0.6 * length], [0, 0.3 * height, -0.08 * length]),
      turn(boxAt('body', [2 * w, 0.5 * height, 0.06], [0, 0, 0]), [14, 0, 0], [0, 0.3 * height, 0.3 * length]),
      turn(boxAt('body', [2 * w, 0.6 * height, 0.06], [0, 0, 0]), [-10, 0, 0], [0, 0.34 * height, -0.4 * length]),
      boxAt('velvet', [1.9 * w, 0.16 * height, 0.24 * length], [0, 0.4 * height, -0.24 * length], 0.05),
      turn(boxAt('velvet', [1.9 * w, 0.42 * height, 0.1], [0, 0, 0], 0.04), [-10, 0, 0], [0, 0.48 * height, -0.36 * length]),
      // prettier-ignore
      runner('gilt', 0.86 * w, [-0.48 * length, 0.52 * length], [0.03, 0.2 * height], 0.035),
      // prettier-ignore
      ...[-0.34, -0.04, 0.2].map((z) => mirror(rods('gilt', [[[0.86 * w, 0.02, z * length], [0.86 * w, 0.32 * height, z * length + 0.05]]], 0.03))),
      move(sphere('sack', [0.3, 0.32, 0.3], { detail: 2 }), 0, 0.62 * height, 0.1 * length),
    );
  },
  'dog-sled': ([width, height, length]) =>
    group(
      // prettier-ignore
      runner('wood', 0.4 * width, [-0.5 * length, 0.5 * length], [0.025, 0.24 * height], 0.025),
      array(boxAt('wood', [0.14 * width, 0.03, 0.7 * length], [-0.32 * width, 0.24 * height, 0.06 * length]), 5, [0.16 * width, 0, 0]),
      mirror(
        tube(
          'wood',
          [
            [0.38 * width, 0.04, -0.4 * length],
            [0.36 * width, 0.6 * height, -0.34 * length],
            [0.3 * width, height - 0.04, -0.4 * length],
          ],
          0.022,
        ),
      ),
      drumX('wood', 0.022, 0.62 * width, [0, height - 0.04, -0.4 * length]),
      mirror(
        tube(
          'wood',
          [
            [0.37 * width, 0.62 * height, -0.34 * length],
            [0.37 * width, 0.5 * height, 0.1 * length],
            [0.3 * width, 0.3 * height, 0.42 * length],
          ],
          0.018,
        ),
      ),
      mirror(
        array(rod('wood', [0.38 * width, 0.04, -0.2 * length], [0.37 * width, 0.5 * height, -0.2 * length], 0.016), 3, [
          0,
          0,
          0.2 * length,
        ]),
      ),
      boxAt('canvas', [0.6 * width, 0.24 * height, 0.5 * length], [0, 0.26 * height, 0.04 * length], 0.08),
      ...[-0.1, 0.12].map((z) => boxAt('rope', [0.64 * width, 0.25 * height, 0.03], [0, 0.26 * height, z * length])),
    ),
  stroller: ([width, height, length]) => {
    // prettier-ignore
    const hood = (a: number): Vec3[] => spread(-1, 1, 5).map((s): Vec3 => [s * 0.38 * width, 0.52 * height + 0.36 * height * Math.sin(a), 0.02 - 0.32 * length * Math.cos(a)]);
    return group(
      wheelPair('wire', { radius: 0.14, width: 0.04, gauge: width - 0.06 }, -0.32 * length),
      wheelPair('wire', { radius: 0.11, width: 0.04, gauge: width - 0.1 }, 0.36 * length),
      // prettier-ignore
      mirror(rods('chrome', [[[0.44 * width, 0.14, -0.32 * length], [0.42 * width, 0.5 * height, 0.2 * length]], [[0.44 * width, 0.12, 0.36 * length], [0.42 * width, 0.62 * height, -0.28 * length]], [[0.42 * width, 0.62 * height, -0.28 * length], [0.4 * width, 0.98 * height, -0.46 * length]]], 0.013)),
      drumX('dark', 0.02, 0.8 * width, [0, 0.98 * height, -0.46 * length]),
      // prettier-ignore
      { form: 'loft', slot: 'body', sections: [[-0.34, 0.36, 0.5], [-0.26, 0.3, 0.6], [0.2, 0.3, 0.54], [0.38, 0.36, 0.5]].map(([z, low, high]) => ({ z: (z ?? 0) * length, outline: [[-0.3 * width, (low ?? 0) * height], [0.3 * width, (low ?? 0) * height], [0.38 * width, (high ?? 0) * height], [-0.38 * width, (high ?? 0) * height]] as Point2[] })) },
      sheet('hood', spread(-0.1, 1.7, 7).map(hood), 0.02),
      // prettier-ignore
      mirror(sheet('hood', spread(0, 1.7, 6).map((a) => [hood(a)[4] ?? [0, 0, 0], [0.37 * width, 0.54 * height, 0.02]] as Vec3[]), 0.015)),
      boxAt('white', [0.62 * width, 0.05, 0.5 * length], [0, 0.54 * height, 0.06 * length], 0.02),
      boxAt('dark', [0.7 * width, 0.03, 0.44 * length], [0, 0.2 * height, 0]),
    );
  },
  soapbox: ([width, height, length]) =>
    group(
      // prettier-ignore
      plateX('body', [[-0.4, 0.24], [0.46, 0.24], [0.5, 0.4], [0.1, 0.62], [-0.02, 0.62], [-0.06, 0.44], [-0.3, 0.44], [-0.34, 0.9], [-0.42, 0.9]].map(([z, y]): Point2 => [(z ?? 0) * length, (y ?? 0) * height]), 0.44 * width),
      mirror(move(wheel('wire', 0.28 * height, 0.045), 0.46 * width, 0.28 * height, -0.3 * length)),
      mirror(move(wheel('wire', 0.24 * height, 0.045), 0.46 * width, 0.24 * height, 0.34 * length)),
      boxAt('wood', [0.9 * width, 0.05, 0.09], [0, 0.24 * height, -0.3 * length]),
      boxAt('wood', [0.9 * width, 0.05, 0.09], [0, 0.22 * height, 0.34 * length]),
      drumX('red', 0.14, 0.46 * width, [0, 0.44 * height, 0.24 * length]),
      // prettier-ignore
      tube('rope', [[-0.4 * width, 0.26 * height, 0.34 * length], [-0.06, 0.7 * height, 0], [0.06, 0.7 * height, 0], [0.4 * width, 0.26 * height, 0.34 * length]], 0.012),
    ),
};
