import { blades, extrude, group, lathe, scale, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, blendDirections, polar, times, wobble, points2, points3 } from '../geometry/curves.js';
import type { MakeDebris } from './make-debris.js';

/** Sticks laid over each other. */
export const twigPile: MakeDebris = ([w, h, d], random) =>
  group(
    ...times(46, (k) => {
      const share = k / 46;
      const angle = random.range(0, 6.3);
      const reach = 0.46 * (1 - 0.5 * share);
      const [x, , z] = polar(reach, angle);
      const y = h * share * 0.85 + 0.03 * h;
      const off = wobble(random, 0.1);
      return sweep(
        'bark',
        points3(
          [-x * w + off[0] * w, y, -z * d + off[2] * d],
          [off[2] * w * 0.4, y + 0.14 * h, off[0] * d * 0.4],
          [x * w, y * 0.9 + 0.04 * h, z * d],
        ),
        [0.02 * h + 0.004, 0.03 * h + 0.004, 0.01 * h],
        { sides: 5 },
      );
    }),
  );

/** A heap of fallen leaves. */
export const leafPile: MakeDebris = ([w, h, d], random) => {
  const slots = ['leaf', 'second', 'third'] as const;
  const list: Record<(typeof slots)[number], Blade[]> = { leaf: [], second: [], third: [] };
  for (let k = 0; k < 640; k++) {
    const share = random.next() ** 0.8;
    const [x, , z] = polar(0.46 * Math.sqrt(random.next()), random.range(0, 6.3));
    const top = h * Math.max(0.03, 1 - 4.4 * (x * x + z * z)) * 0.92;
    const at: Vec3 = [x * w, top * (0.75 + 0.25 * share), z * d];
    const out = polar(1, random.range(0, 6.3), random.range(-0.3, 0.3));
    const size = 0.085 * w * random.range(0.7, 1.2);
    list[slots[k % 3] as 'leaf'].push({
      path: [at, along(at, out, 0.5 * size), along(at, out, size)],
      width: [0.3 * size, 0.8 * size, 0],
      up: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.7]),
      shade: blendDirections([[0, 1, 0], 1], [wobble(random, 1), 0.6]),
    });
  }
  return group(
    scale(lathe('third', points2([0.46, 0], [0.4, 0.22], [0.22, 0.7], [0, 0.86]), { sides: 16 }), [w, h, d]),
    ...slots.map((slot) => blades(slot, list[slot])),
  );
};

/** Half of the outline of a maple leaf of length 1, from its stalk to its tip. */
const LOBES: readonly Point2[] = points2(
  [0.03, 0.2],
  [0.16, 0.14],
  [0.2, 0.2],
  [0.3, 0.2],
  [0.28, 0.28],
  [0.44, 0.38],
  [0.38, 0.44],
  [0.5, 0.6],
  [0.38, 0.58],
  [0.34, 0.66],
  [0.2, 0.54],
  [0.24, 0.8],
  [0.16, 0.78],
  [0.12, 0.88],
  [0, 1],
);

/** One lobed leaf that lies curled on the ground, its tip to the front. */
export const leaf: MakeDebris = ([w, h, d]) => {
  const outline = [
    ...LOBES,
    ...LOBES.slice(0, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ];
  const plate = turn(
    extrude(
      'leaf',
      outline.map(([x, y]): Point2 => [x * w, (y - 0.55) * d]),
      0.04 * h,
    ),
    [-42, 0, 0],
    [0, 0.5 * h, 0],
  );
  const veins = points2([0, 1], [0.42, 0.58], [-0.42, 0.58], [0.26, 0.3], [-0.26, 0.3]).map(([x, y]) =>
    sweep(
      'second',
      points3([0, 0.02, 0.04 * h], [0, 0.2 * d - 0.55 * d, 0.1 * h], [0.94 * x * w, 0.94 * (y - 0.55) * d, 0.08 * h]),
      [0.014 * w, 0.013 * w, 0.004 * w],
      { sides: 4 },
    ),
  );
  return group(
    plate,
    turn(
      group(...veins, sweep('second', points3([0, -0.33 * d, 0], [0.03 * w, -0.55 * d, 0]), [0.014 * w, 0.01 * w], { sides: 5 })),
      [-42, 0, 0],
      [0, 0.5 * h, 0],
    ),
  );
};
