import { blades, extrude, group, lathe, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import type { MakeDebris } from './make-debris.js';

/** A nut in its cup. */
export const acorn: MakeDebris = ([w, h]) =>
  group(
    lathe('honey', points2([0, 0], [0.1 * w, 0.02 * h], [0.4 * w, 0.25 * h], [0.44 * w, 0.6 * h], [0, 0.66 * h]), { sides: 16 }),
    lathe('bark', points2([0.4 * w, 0.56 * h], [0.5 * w, 0.6 * h], [0.49 * w, 0.7 * h], [0.3 * w, 0.84 * h], [0, 0.88 * h]), { sides: 16 }),
    ...times(40, (k) => {
      const share = Math.sqrt((k + 0.5) / 40);
      return move(sphere('bark', 0.05 * w, { detail: 0 }), ...polar(0.49 * w * share, k * GOLDEN_ANGLE, h * (0.87 - 0.2 * share * share)));
    }),
    sweep('bark', points3([0, 0.85 * h, 0], [0.02 * w, h, 0]), 0.05 * w, { sides: 6 }),
  );

/** Scales in spirals. */
export const pineCone: MakeDebris = ([w, h]) => {
  const scales = times(74, (k): Shape => {
    const share = k / 73;
    const r = 0.4 * w * Math.sin(Math.PI * (0.16 + 0.78 * share)) ** 0.8;
    const plate = scale(sphere(k % 2 === 0 ? 'bark' : 'second', 1, { detail: 0 }), [0.11 * w, 0.035 * h, 0.15 * w]);
    return turn(move(turn(plate, [-28 - 30 * share, 0, 0]), 0, h * (0.05 + 0.9 * share), r), [0, (k * GOLDEN_ANGLE * 180) / Math.PI, 0]);
  });
  return group(
    lathe('bark', points2([0.1 * w, 0], [0.3 * w, 0.25 * h], [0.28 * w, 0.6 * h], [0.06 * w, 0.96 * h], [0, 0.98 * h]), { sides: 10 }),
    ...scales,
  );
};

/** A hull wound with thread. */
export const cocoon: MakeDebris = ([w, h, d]) => {
  const threads = times(16, (k) => {
    const path = times(9, (j): Vec3 => {
      const t = j / 8;
      const [x, , z] = polar(0.42 * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.7, k * 0.39 + 2.2 * t);
      return [x * w, h * (0.04 + 0.86 * t), z * d];
    });
    return sweep('thread', path, 0.014 * w, { sides: 4 });
  });
  return group(
    scale(lathe('egg', points2([0, 0.02], [0.2, 0.06], [0.4, 0.3], [0.42, 0.55], [0.26, 0.82], [0.06, 0.92], [0, 0.93]), { sides: 18 }), [
      w,
      h,
      d,
    ]),
    ...threads,
    sweep('thread', points3([0, 0.88 * h, 0], [0, h, 0]), [0.06 * w, 0.03 * w], { sides: 6 }),
  );
};

/** A quill with barbs on both sides. */
export const feather: MakeDebris = ([w, d, h]) => {
  const barbs = times(56, (k): Blade => {
    const t = (k % 28) / 27;
    const side = k < 28 ? -1 : 1;
    const at: Vec3 = [(-0.24 + 0.72 * t) * w, h * (0.4 + 0.5 * Math.sin(Math.PI * t)), 0];
    const reach = 0.5 * Math.sin(Math.PI * (0.14 + 0.8 * t)) ** 0.7;
    return { path: [at, [at[0] + 0.1 * w, at[1] * 0.8, side * reach * d]], width: 0.07 * w };
  });
  return turn(
    group(
      blades('egg', barbs),
      sweep(
        'bone',
        points3([-0.5 * w, 0.2 * h, 0], [-0.2 * w, 0.5 * h, 0], [0.2 * w, 0.95 * h, 0], [0.48 * w, 0.5 * h, 0]),
        [0.016 * w, 0.014 * w, 0.009 * w, 0.002 * w],
        { sides: 5 },
      ),
    ),
    [90, 0, 0],
  );
};

/** A coiled shell in a slab of stone. */
export const fossil: MakeDebris = ([w, h, d]) => {
  const coil = times(60, (k): Vec3 => {
    const t = k / 59;
    const r = 0.34 * w * (0.1 + 0.9 * t ** 1.2);
    return [r * Math.cos(t * 5.2 * Math.PI), 0.54 * h + r * Math.sin(t * 5.2 * Math.PI) * 0.98, 0.22 * d];
  });
  const radii = coil.map((_, k) => 0.012 * w + 0.066 * w * (k / 59) ** 1.1);
  const ribs = times(34, (k) => {
    const j = 22 + k;
    const at = coil[j] as Vec3;
    const angle = (j / 59) * 5.2 * Math.PI;
    const r = radii[j] as number;
    return turn(scale(sphere('bone', 1, { detail: 1 }), [1.06 * r, 0.016 * w, 1.1 * r]), [0, 0, (angle * 180) / Math.PI], at);
  });
  const outline: Point2[] = times(14, (k) => {
    const angle = (k * 2 * Math.PI) / 14;
    const r = 0.46 + 0.05 * Math.cos(3.7 * k);
    return [r * w * Math.cos(angle), 0.5 * h + r * h * Math.sin(angle)];
  });
  return group(move(extrude('stone', outline, 0.5 * d), 0, 0, -0.06 * d), sweep('shell', coil, radii, { sides: 8 }), ...ribs);
};

/** A fan of ribs, as a scallop has. */
export const shell: MakeDebris = ([w, h, d]) => {
  const ribs = times(11, (k) => {
    const angle = ((k - 5) / 5) * 1.15;
    const path = times(6, (j): Vec3 => {
      const t = j / 5;
      return [
        Math.sin(angle) * 0.5 * w * t,
        h * (0.12 + 0.75 * Math.sin(Math.PI * (0.1 + 0.75 * t)) * Math.cos(angle * 0.8)),
        (0.48 - Math.cos(angle) * 0.94 * t) * d,
      ];
    });
    return sweep(
      k % 2 === 0 ? 'shell' : 'second',
      path,
      [0.02, 0.05, 0.07, 0.085, 0.09, 0.07].map((r) => r * w),
      { sides: 6 },
    );
  });
  return group(...ribs, move(sphere('second', [0.1 * w, 0.12 * h, 0.06 * d], { detail: 1 }), 0, 0.14 * h, 0.46 * d));
};
