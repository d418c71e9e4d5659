import type { GeneratorRandom, SkySpec } from '@diorama/catalogue';
import { extrude, group, implicit, move, scale, sweep, turn } from '@diorama/shape-language';
import type { Bone, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { cycle, GOLDEN_ANGLE, polar, times, points2, points3 } from '../geometry/curves.js';
import type { MakeSky } from './make-sky.js';

/** Balls that melt into a cloud with a flat underside. */
function puffs([w, h, d]: Vec3, count: number, slots: readonly [top: string, under: string], random: GeneratorRandom): Shape {
  const bones = times(count, (k): Bone => {
    const x = (k + 0.5) / count - 0.5;
    const envelope = Math.sqrt(Math.max(0.05, 1 - (2.05 * x) ** 2));
    const r = 0.3 * h * (0.45 + 0.75 * envelope) * random.range(0.75, 1.15);
    const at: Vec3 = [
      x * (w - 0.5 * h),
      r * 0.75 + envelope * 0.5 * h * random.range(0.1, 0.75),
      random.range(-0.5, 0.5) * (d - 1.2 * r) * envelope,
    ];
    return { from: at, to: at, radii: [r, r] };
  });
  const base = times(5, (k): Bone => {
    const at: Vec3 = [((k + 0.5) / 5 - 0.5) * 0.8 * w, 0.2 * h, 0];
    return { from: at, to: at, radii: [0.17 * h, 0.17 * h], flatten: 1.7 };
  });
  return implicit(slots[0], [...bones, ...base], {
    blend: 0.08 * h,
    cell: Math.max(w, d) / 46,
    coat: { pattern: 'belly', slot: slots[1], scale: 1, share: 0.3 },
  });
}

const cloud: MakeSky = (size, random) => puffs(size, 15, ['cloud', 'shade'], random);

/** A zigzag plate with forks. */
function bolt(height: number, width: number): Shape {
  const zigzag: Point2[] = points2(
    [0.1, 1],
    [-0.18, 0.6],
    [0.02, 0.6],
    [-0.16, 0.3],
    [0.04, 0.32],
    [-0.1, 0],
    [0.24, 0.42],
    [0.06, 0.4],
    [0.3, 0.7],
    [0.12, 0.7],
    [0.4, 1],
  );
  const fork: Point2[] = points2([0.04, 0.66], [0.22, 0.5], [0.3, 0.52], [0.44, 0.28], [0.24, 0.46], [0.18, 0.42]);
  const shaped = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * width, y * height]);
  return group(extrude('bolt', shaped(zigzag), 0.06 * width), extrude('bolt', shaped(fork.toReversed()), 0.05 * width));
}

const storm: MakeSky = ([w, h, d], random) => {
  const body = move(puffs([w, 0.62 * h, d], 15, ['dark', 'black'], random), 0, 0.38 * h, 0);
  const rain = times(46, (k) => {
    const x = (((k * 0.618) % 1) - 0.5) * 0.74 * w;
    const z = (((k * 0.755) % 1) - 0.5) * 0.5 * d;
    const top = h * (0.38 - 0.2 * ((k * 0.37) % 1));
    return sweep('rain', points3([x, top, z], [x - 0.01 * w, Math.max(0, top - 0.13 * h), z]), 0.002 * w, { sides: 3 });
  });
  return group(
    body,
    move(bolt(0.46 * h, 0.14 * w), -0.1 * w, 0, 0.1 * d),
    move(scale(bolt(0.4 * h, 0.12 * w), [-1, 1, 1]), 0.2 * w, 0.04 * h, -0.05 * d),
    ...rain,
  );
};

/** Thin streaks that fan out and hook upwards at one end. */
const layers: MakeSky = ([w, h, d], random) =>
  group(
    ...times(34, (k) => {
      const row = k % 3;
      const start = random.range(-0.5, -0.12) * w;
      const reach = random.range(0.4, 0.66) * w;
      const y = h * (0.14 + 0.3 * row + random.range(-0.07, 0.07));
      const z = d * (((k * 0.618) % 1) - 0.5) * 0.8;
      const path = times(9, (j): Vec3 => {
        const t = j / 8;
        return [
          Math.min(0.48 * w, start + reach * t),
          y + h * (0.05 * Math.sin(4 * t + k) + 0.22 * Math.max(0, t - 0.7) ** 1.5 * 4),
          z + 0.1 * d * Math.sin(3 * t + k),
        ];
      });
      return scale(
        sweep(
          'cloud',
          path,
          path.map((_, j) => 0.045 * h * Math.sin(Math.PI * (0.05 + 0.9 * (j / 8))) * random.range(0.8, 1.2)),
          { sides: 7 },
        ),
        [1, 1, 1.6],
      );
    }),
  );

const lightning: MakeSky = ([w, h]) => {
  const paths: Vec3[][] = [
    points2([0.1, 1], [-0.06, 0.86], [0.08, 0.78], [-0.1, 0.6], [0.06, 0.5], [-0.08, 0.34], [0.04, 0.24], [-0.06, 0.1], [0, 0]).map(
      ([x, y]): Vec3 => [x * w, y * h, 0],
    ),
    points2([0.08, 0.78], [0.28, 0.66], [0.22, 0.58], [0.42, 0.42], [0.36, 0.34]).map(([x, y]): Vec3 => [x * w, y * h, 0.03 * w]),
    points2([-0.1, 0.6], [-0.3, 0.48], [-0.24, 0.4], [-0.46, 0.22]).map(([x, y]): Vec3 => [x * w, y * h, -0.03 * w]),
    points2([0.06, 0.5], [0.2, 0.36], [0.16, 0.28], [0.26, 0.14]).map(([x, y]): Vec3 => [x * w, y * h, 0.02 * w]),
    points2([-0.3, 0.48], [-0.38, 0.5], [-0.5, 0.4]).map(([x, y]): Vec3 => [x * w, y * h, 0.06 * w]),
  ];
  return group(
    ...paths.map((path, k) =>
      sweep(
        'bolt',
        path,
        path.map((_, j) => w * (k === 0 ? 0.032 : 0.018) * (1 - (0.85 * j) / path.length)),
        { sides: 5 },
      ),
    ),
  );
};

/** A twisted funnel under a cloud, with dust and debris at its foot. */
const tornado: MakeSky = ([w, h, d], random) => {
  const bands = times(26, (k) => {
    const share = k / 25;
    const r = w * (0.035 + 0.4 * share ** 2.1);
    const centre: Vec3 = [0.07 * w * Math.sin(share * 4), h * (0.03 + 0.86 * share), 0.05 * d * Math.cos(share * 5)];
    const path = times(18, (j): Vec3 => {
      const [x, , z] = polar(r * (1 + 0.06 * Math.sin(j * 2 + k)), (2 * Math.PI * j) / 18 + share * 5);
      return [centre[0] + x, centre[1] + 0.022 * h * Math.sin((2 * Math.PI * j) / 18 + k), centre[2] + (z * d) / w];
    });
    return sweep(k % 3 === 0 ? 'smoke' : 'dark', path, h * 0.021 + 0.02 * r, { sides: 6, closed: true });
  });
  const funnel = sweep(
    'smoke',
    times(12, (k): Vec3 => [0.07 * w * Math.sin((k / 11) * 4), h * (0.02 + 0.88 * (k / 11)), 0.05 * d * Math.cos((k / 11) * 5)]),
    times(12, (k) => w * (0.03 + 0.37 * (k / 11) ** 2.1)),
    { sides: 16 },
  );
  const dust = times(20, (k): Bone => {
    const at = polar(w * random.range(0.06, 0.24), k * GOLDEN_ANGLE, 0.03 * h * random.range(0.4, 1.6));
    return { from: at, to: at, radii: [0.05 * w, 0.05 * w] };
  });
  const bits = times(26, (k) =>
    turn(
      extrude('wood', points2([-0.012 * w, 0], [0.012 * w, 0], [0.01 * w, 0.02 * w]), 0.006 * w),
      [k * 40, k * 70, 0],
      polar(w * random.range(0.1, 0.36), k * GOLDEN_ANGLE, h * random.range(0.06, 0.6)),
    ),
  );
  return group(
    funnel,
    ...bands,
    implicit('dust', dust, { blend: 0.05 * w, cell: 0.018 * w }),
    ...bits,
    move(puffs([w, 0.2 * h, d], 11, ['dark', 'black'], random), 0, 0.8 * h, 0),
  );
};

/** A rolling wall of dust. */
const dustStorm: MakeSky = ([w, h, d], random) =>
  implicit(
    'dust',
    times(34, (k): Bone => {
      const row = Math.floor(k / 12);
      const x = (((k % 12) + 0.5 + 0.5 * (row % 2)) / 12 - 0.5) * 0.9 * w;
      const r = h * cycle([0.26, 0.24, 0.2], row) * random.range(0.8, 1.2);
      const at: Vec3 = [x, h * cycle([0.2, 0.5, 0.74], row) * random.range(0.9, 1.08), (random.range(-0.25, 0.25) + 0.1 * row) * d];
      return { from: at, to: at, radii: [r, r] };
    }),
    { blend: 0.1 * h, cell: w / 56 },
  );

const fog: MakeSky = ([w, h, d], random) =>
  implicit(
    'cloud',
    times(18, (k): Bone => {
      const [x, , z] = polar(0.36 * Math.sqrt((k + 0.5) / 18), k * GOLDEN_ANGLE);
      const r = 0.42 * h * random.range(0.7, 1.1);
      const at: Vec3 = [x * w, 0.42 * h, z * d];
      return { from: at, to: at, radii: [r, r], flatten: 1.7 };
    }),
    { blend: 0.2 * h, cell: w / 46 },
  );

/** Clouds and storms. */
export const CLOUD_KINDS = {
  cloud,
  'storm-cloud': storm,
  'layer-cloud': layers,
  lightning,
  tornado,
  'dust-storm': dustStorm,
  fog,
} as const satisfies Partial<Record<SkySpec['kind'], MakeSky>>;
