import type { SkySpec } from '@diorama/catalogue';
import { blades, extrude, group, implicit, lathe, move, scale, sheet, sphere, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Blade, Bone, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cycle, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import type { MakeSky } from './make-sky.js';

const star: MakeSky = ([w, h, d]) => move(scale(extrude('sun', starOutline(5, 0.5, 0.5 * 0.42), 1), [w, h, d]), 0, 0.5 * h, 0);

const stars: MakeSky = ([w, h, d], random) =>
  group(
    ...times(70, () => {
      const size = 0.012 * w * random.range(0.5, 2);
      const shape =
        size > 0.016 * w
          ? extrude(
              'star',
              starOutline(4, 0.5, 0.5 * 0.28).map(([x, y]): Point2 => [3.4 * x * size, 3.4 * y * size]),
              0.5 * size,
            )
          : sphere('star', 0.6 * size, { detail: 0 });
      return move(shape, random.range(-0.48, 0.48) * w, random.range(0.03, 0.97) * h, random.range(-0.4, 0.4) * d);
    }),
  );

/** A bright head, from which a tail fans out to the upper right. */
const comet: MakeSky = ([w, h, d]) => {
  const tail = (slot: string, from: number, to: number): Shape => {
    const list = times(9, (k): Blade => {
      const spread = ((k - 4) / 4) * 0.16;
      const reach = to - 0.06 * Math.abs(k - 4);
      const at = (t: number): Vec3 => [
        (-0.36 + 0.86 * t + spread * t * 0.4) * w,
        (0.2 + 0.72 * t - spread * t * 1.7) * h,
        0.1 * d * Math.sin(k * 2.1) * t,
      ];
      return { path: [at(from), at(0.5 * (from + reach)), at(reach)], width: [0.07 * h, 0.1 * h, 0], up: [0, 0, 1] };
    });
    return blades(slot, list);
  };
  const r = 0.1 * h;
  return group(
    tail('tail', 0, 1),
    tail('star', 0, 0.55),
    move(sphere('star', r, { detail: 2 }), -0.36 * w, 0.2 * h, 0),
    move(sphere('tail', [1.35 * r, 1.35 * r, 0.6 * r], { detail: 2 }), -0.35 * w, 0.215 * h, -0.3 * r),
  );
};

const meteors: MakeSky = ([w, h, d], random) =>
  group(
    ...times(9, (k) => {
      const head: Vec3 = [random.range(-0.46, 0.1) * w, random.range(0.04, 0.66) * h, random.range(-0.4, 0.4) * d];
      const reach = random.range(0.2, 0.38);
      const end: Vec3 = [head[0] + reach * w, Math.min(h, head[1] + 0.85 * reach * h), head[2]];
      const r = 0.012 * w * random.range(0.7, 1.4);
      const middle: Vec3 = [0.6 * head[0] + 0.4 * end[0], 0.6 * head[1] + 0.4 * end[1], head[2]];
      return group(
        move(sphere(k % 3 === 0 ? 'ember' : 'star', 1.35 * r, { detail: 1 }), ...head),
        sweep('core', [head, middle], [1.1 * r, 0.6 * r], { sides: 6 }),
        sweep('flame', [middle, end], [0.6 * r, 0], { sides: 5 }),
      );
    }),
  );

/** Two-armed spiral of stars around a bright middle, tilted towards the viewer. */
const galaxy: MakeSky = ([w, h, d], random) => {
  const dots = times(460, (k) => {
    const arm = k % 2;
    const t = 0.08 + 0.92 * ((k * 0.618) % 1);
    const angle = arm * Math.PI + 4.6 * Math.log(1 + 2.6 * t) + random.range(-0.34, 0.34) * (1.2 - t);
    const at = polar(0.48 * t * random.range(0.92, 1.06), angle, random.range(-0.02, 0.02));
    const slot = t < 0.3 ? 'core' : cycle(['star', 'blue', 'violet', 'tail', 'pink'], k);
    return { at, r: (0.011 - 0.004 * t) * random.range(0.6, 1.5), slot };
  });
  const lanes = [0, 1].flatMap((arm) =>
    [0, 0.35].map((shift, k) =>
      blades(k === 0 ? 'blue' : 'violet', [
        {
          path: times(18, (j) => {
            const t = 0.1 + 0.9 * (j / 17);
            return polar(0.45 * t, arm * Math.PI + 4.6 * Math.log(1 + 2.6 * t) + shift);
          }),
          width: times(18, (j) => 0.1 * Math.sin(Math.PI * (0.12 + 0.88 * (j / 17)))),
          up: [0, 1, 0],
        },
      ]),
    ),
  );
  const body = group(
    scale(sphere('core', 0.09, { detail: 2 }), [1, 0.55, 1]),
    scale(sphere('sun', 0.13, { detail: 2 }), [1, 0.25, 1]),
    ...lanes,
    ...dots.map(({ at, r, slot }) => move(sphere(slot, r, { detail: 0 }), ...at)),
  );
  return move(scale(turn(body, [52, 0, -14]), [w, w, w]), 0, 0.5 * h, 0.001 * d);
};

const nebula: MakeSky = ([w, h, d], random) => {
  const lobes = (slot: string, count: number, seed: number): Shape =>
    implicit(
      slot,
      times(count, (k): Bone => {
        const angle = k * GOLDEN_ANGLE + seed;
        const reach = 0.3 * Math.sqrt((k + 0.5) / count);
        const r = 0.09 * h * random.range(0.7, 1.4);
        const at: Vec3 = [reach * w * Math.sin(angle), 0.5 * h + reach * h * Math.cos(angle * 1.3 + seed), random.range(-0.2, 0.2) * d];
        return { from: at, to: [at[0] + 0.06 * w, at[1] + random.range(-0.06, 0.06) * h, at[2]], radii: [r, 0.6 * r] };
      }),
      { blend: 0.06 * h, cell: w / 44 },
    );
  return group(
    lobes('violet', 14, 0),
    lobes('pink', 10, 1.4),
    lobes('blue', 10, 3.1),
    ...times(40, (k) =>
      move(
        sphere('star', 0.006 * w * random.range(0.6, 1.8), { detail: 0 }),
        (((k * 0.618) % 1) - 0.5) * 0.96 * w,
        h * (0.03 + 0.94 * ((k * 0.755) % 1)),
        0.4 * d,
      ),
    ),
  );
};

/** Folded curtains of light, green below and violet above. */
const aurora: MakeSky = ([w, h, d]) => {
  const curtain = (shift: number, lift: number, share: number): Shape => {
    const columns = 34;
    const line = (c: number): readonly [number, number] => {
      const t = c / columns;
      return [(t - 0.5) * 0.96 * w, (shift + 0.2 * Math.sin(t * 9 + shift * 9) + 0.09 * Math.sin(t * 23)) * d];
    };
    const band = (slot: string, from: number, to: number): Shape =>
      sheet(
        slot,
        [from, to].map((level) =>
          times(columns + 1, (c): Vec3 => {
            const [x, z] = line(c);
            const top = 0.75 + 0.25 * gradientNoise3(4, c * 0.3, shift * 5, 0.5) + 0.1 * Math.sin(c * 1.9);
            return [x + 0.03 * level * w, h * (lift + share * level * (level > 0.5 ? top : 1)), z];
          }),
        ),
        0.004 * w,
      );
    return group(band('green', 0, 0.34), band('cyan', 0.34, 0.56), band('violet', 0.56, 0.8), band('pink', 0.8, 1));
  };
  return group(curtain(-0.2, 0.05, 0.9), curtain(0.15, 0, 0.7));
};

/** Seven bands in half a ring. */
const rainbow: MakeSky = ([w, h, d]) =>
  group(
    ...['red', 'orange', 'yellow', 'lime', 'cyan', 'indigo', 'purple'].map((slot, k) => {
      const [outer, inner] = [0.5 - 0.017 * k, 0.5 - 0.017 * (k + 1)];
      const arc = (r: number): Point2[] =>
        times(41, (j): Point2 => [r * w * Math.cos((Math.PI * j) / 40), 2 * r * h * Math.sin((Math.PI * j) / 40)]);
      return extrude(slot, [...arc(outer), ...arc(inner).toReversed()], d);
    }),
  );

const rays: MakeSky = ([w, h, d]) =>
  group(
    // Thin, as they are solid: thick ones look like sheets.
    ...times(11, (k) => {
      const x = ((k + 0.5) / 11 - 0.5) * 0.8;
      return sweep('ray', points3([(0.25 + 0.3 * x) * w, h, x * 0.4 * d], [(x - 0.1) * w, 0, x * d]), [0.002 * w, 0.005 * w], { sides: 6 });
    }),
  );

/** A six-armed crystal of snow. */
const snowflake: MakeSky = ([w, h, d]) => {
  const arm = group(
    extrude('ice', points2([-0.018, 0], [0.018, 0], [0.018, 0.47], [0, 0.5], [-0.018, 0.47]), 1),
    ...[0.2, 0.31, 0.41].flatMap((y, k) =>
      [-1, 1].map((side) =>
        move(
          turn(extrude('ice', points2([-0.014, 0], [0.014, 0], [0.012, 0.15 - 0.035 * k], [-0.012, 0.15 - 0.035 * k]), 0.9), [
            0,
            0,
            side * 55,
          ]),
          0,
          y,
          0,
        ),
      ),
    ),
  );
  return move(
    scale(
      group(
        ...times(6, (k) => turn(arm, [0, 0, 60 * k])),
        turn(lathe('ice', points2([0.1, -0.5], [0.1, 0.5]), { sides: 6, smooth: false }), [90, 0, 0]),
      ),
      [w, h, d],
    ),
    0,
    0.5 * h,
    0,
  );
};

/** Stars and lights of the night and of the sky by day. */
export const STAR_KINDS = { star, stars, comet, meteors, galaxy, nebula, aurora, rainbow, rays, snowflake } as const satisfies Partial<
  Record<SkySpec['kind'], MakeSky>
>;
