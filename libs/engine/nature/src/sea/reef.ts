import type { GeneratorRandom } from '@diorama/catalogue';
import { blades, group, lathe, move, radial, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, cycle, GOLDEN_ANGLE, polar, times, points2 } from '../geometry/curves.js';
import type { MakeCoral } from './make-coral.js';

/** Radius of a dome of height 1 at a height. */
const domeRadius = (y: number): number => 0.47 * Math.sqrt(Math.max(0, 1 - (0.98 * y) ** 2.4));

/** A dome with winding ridges. */
export const brain: MakeCoral = ([w, h, d]) => {
  const dome = scale(
    lathe(
      'groove',
      times(11, (k): Point2 => [k === 10 ? 0 : domeRadius(k / 10), k / 10]),
      { sides: 22 },
    ),
    [w, h, d],
  );
  const ridges = times(34, (k) => {
    const level = Math.sin((Math.PI / 2) * ((k + 0.5) / 34)) * 0.93;
    const path = times(9, (j): Vec3 => {
      const y = Math.min(0.985, Math.max(0.03, level + 0.06 * Math.sin(j * 2.1 + k)));
      const [x, , z] = polar(domeRadius(y), k * GOLDEN_ANGLE + (j * 0.17) / Math.max(0.3, 2 * domeRadius(y)) + 0.1 * Math.cos(j * 1.7 + k));
      return [x * w, y * h, z * d];
    });
    return sweep('coral', path, 0.032 * w, { sides: 6 });
  });
  return group(dome, ...ridges);
};

/** A forking branch: tubes that split `level` times. */
function forks(
  from: Vec3,
  direction: Vec3,
  { length, radius, level, spread, flat }: { length: number; radius: number; level: number; spread: number; flat: boolean },
  slot: string,
  random: GeneratorRandom,
): Shape[] {
  const to = along(from, direction, length);
  const own = sweep(slot, [from, to], [radius, radius * 0.8], { sides: 6 });
  if (level === 0) return [own, move(sphere('tip', radius * 0.95, { detail: 0 }), ...to)];
  const count = level > 1 ? 3 : 2;
  return [
    own,
    ...times(count, (k) => {
      const side = (k - (count - 1) / 2) * spread + random.range(-0.15, 0.15);
      const bent = flat
        ? blendDirections(
            [direction, 1],
            [[Math.cos(Math.atan2(direction[1], direction[0]) + 1.57), Math.sin(Math.atan2(direction[1], direction[0]) + 1.57), 0], side],
          )
        : blendDirections([direction, 1], [polar(1, k * 2.1 + random.range(0, 1.5)), 0.75 * spread], [[0, 1, 0], 0.25]);
      return forks(
        to,
        bent,
        { length: length * random.range(0.68, 0.85), radius: radius * 0.78, level: level - 1, spread, flat },
        slot,
        random,
      );
    }).flat(),
  ];
}

/** Branches that fork, with pale tips. */
export const staghorn: MakeCoral = ([w, h], random) =>
  group(
    ...times(5, (k) =>
      forks(
        polar(0.06 * w, k * 1.257),
        blendDirections([[0, 1, 0], 0.8], [polar(1, k * 1.257 + 0.3), 0.7]),
        { length: 0.36 * h, radius: 0.05 * w, level: 2, spread: 0.95, flat: false },
        'coral',
        random,
      ),
    ).flat(),
  );

/** A flat net of branches. */
export const fan: MakeCoral = ([w, h, d], random) => {
  const tubes = times(9, (k) => {
    const lean = (k - 4) * 0.24;
    return forks(
      [0, 0.06 * h, 0],
      [Math.sin(lean), Math.cos(lean), 0],
      { length: 0.3 * h, radius: 0.024 * h, level: 2, spread: 0.55, flat: true },
      'coral',
      random,
    );
  }).flat();
  const net = times(13, (k): Blade => {
    const radius = h * (0.22 + 0.055 * k);
    const path = times(11, (j): Vec3 => {
      const angle = (j - 5) * 0.22;
      return [radius * Math.sin(angle), 0.06 * h + radius * Math.cos(angle) * 0.96, 0];
    });
    return { path, width: path.map(() => 0.012 * h), up: [0, 0, 1] };
  });
  return scale(group(...tubes, blades('coral', net), scale(sphere('rock', 0.1 * h, { detail: 1, roughness: 0.2 }), [1.4, 0.7, 1])), [
    1,
    1,
    Math.max(1, d / w),
  ]);
};

const tubeOf = (slot: string, height: number, radius: number): Shape =>
  lathe(
    slot,
    points2(
      [0.7 * radius, 0],
      [0.85 * radius, 0.3 * height],
      [radius, 0.8 * height],
      [1.08 * radius, height],
      [0.72 * radius, height],
      [0.62 * radius, 0.8 * height],
      [0, 0.72 * height],
    ),
    { sides: 12, bands: [null, null, null, 'tip', 'dark', 'dark'] },
  );

/** Open tubes in a group. */
export const tube: MakeCoral = ([w, h, d], random) =>
  group(
    ...times(9, (k) => {
      const [x, , z] = polar(0.36 * Math.sqrt(k / 9), k * GOLDEN_ANGLE);
      return turn(tubeOf('coral', h * (k === 0 ? 1 : random.range(0.45, 0.9)), 0.11 * w), [14 * z * 2, 0, -14 * x * 2], [x * w, 0, z * d]);
    }),
  );

/** A ribbed barrel with an open top. */
export const barrel: MakeCoral = ([w, h, d]) => {
  const ribs = times(16, (k) => {
    const path = times(6, (j): Vec3 => {
      const [x, , z] = polar(0.5 * cycle([0.46, 0.66, 0.84, 0.96, 1, 0.9], j) * (1 + 0.05 * Math.sin(k * 2.3 + j)), (k * Math.PI) / 8);
      return [x * w, (h * (j + 0.2 * Math.sin(k * 1.9) * (j / 5))) / 5, z * d];
    });
    return sweep('groove', path, 0.03 * w, { sides: 5 });
  });
  return group(
    scale(
      lathe('coral', points2([0.22, 0], [0.34, 0.22], [0.44, 0.5], [0.49, 0.8], [0.45, 0.97], [0.35, 0.95], [0.28, 0.7], [0, 0.5]), {
        sides: 20,
        bands: [null, null, null, null, 'tip', 'dark', 'dark'],
      }),
      [w, h, d],
    ),
    ...ribs,
  );
};

/** A short trunk with a crown of arms. */
export const anemone: MakeCoral = ([w, h, d], random) => {
  const arms = times(56, (k) => {
    const share = Math.sqrt((k + 0.5) / 56);
    const [x, , z] = polar(0.26 * share, k * GOLDEN_ANGLE);
    const out = polar(1, k * GOLDEN_ANGLE + random.range(-0.3, 0.3));
    const from: Vec3 = [x * w, 0.42 * h, z * d];
    const tip: Vec3 = [
      out[0] * 0.46 * w * (0.25 + 0.75 * share),
      h * (1 - 0.36 * share * share),
      out[2] * 0.46 * d * (0.25 + 0.75 * share),
    ];
    const path = bezier(from, [from[0] + 0.1 * tip[0], 0.85 * tip[1], from[2] + 0.1 * tip[2]], tip, 4);
    return group(
      sweep(
        'coral',
        path,
        [0.024, 0.022, 0.02, 0.017, 0.012].map((r) => r * w),
        { sides: 5 },
      ),
      move(sphere('tip', 0.022 * w, { detail: 0 }), ...tip),
    );
  });
  return group(
    scale(lathe('groove', points2([0.3, 0], [0.24, 0.1], [0.24, 0.3], [0.3, 0.42], [0, 0.45]), { sides: 16 }), [w, h, d]),
    ...arms,
  );
};

/** Flat plates on a foot. */
export const table: MakeCoral = ([w, h, d], random) => {
  const plate = (radius: number, y: number, x: number): Shape =>
    move(
      scale(
        lathe(
          'coral',
          points2([0, -0.05 * h], [0.5 * radius, 0], [radius, 0.1 * h], [0.96 * radius, 0.16 * h], [0.4 * radius, 0.07 * h], [0, 0.05 * h]),
          { sides: 22, bands: ['groove', 'groove', 'tip', null, null] },
        ),
        [1, 1, d / w],
      ),
      x,
      y,
      0,
    );
  const knobs = times(60, (k) => {
    const [px, , pz] = polar(0.44 * w * Math.sqrt((k + 0.5) / 60), k * GOLDEN_ANGLE);
    return move(
      sphere('tip', [0.018 * w, 0.03 * w * random.range(0.7, 1.4), 0.018 * w], { detail: 0 }),
      px,
      h * 0.88 + 0.06 * h * (Math.hypot(px, pz) / (0.44 * w)),
      (pz * d) / w,
    );
  });
  return group(
    lathe('rock', points2([0.16 * w, 0], [0.07 * w, 0.3 * h], [0.09 * w, 0.85 * h], [0, 0.86 * h]), { sides: 10 }),
    plate(0.49 * w, 0.84 * h, 0),
    plate(0.3 * w, 0.5 * h, 0.06 * w),
    ...knobs,
  );
};

/** A disc with radial ridges on top. */
export const disc: MakeCoral = ([w, h, d]) =>
  group(
    scale(lathe('coral', points2([0.36, 0], [0.5, 0.4], [0.42, 0.85], [0.12, 1], [0, 0.8]), { sides: 24 }), [w, h, d]),
    move(radial(scale(sphere('tip', 1, { detail: 1 }), [0.012 * w, 0.2 * h, 0.16 * w]), 28, 0.25 * w), 0, 0.84 * h, 0),
  );

/** Blunt fingers in a cushion. */
export const finger: MakeCoral = ([w, h, d], random) =>
  group(
    sphere('groove', [0.4 * w, 0.12 * h, 0.4 * d], { detail: 1 }),
    ...times(16, (k) => {
      const [x, , z] = polar(0.34 * Math.sqrt((k + 0.3) / 16), k * GOLDEN_ANGLE);
      const tall = h * random.range(0.5, 0.95) * (1 - 0.5 * Math.hypot(x, z));
      const tip: Vec3 = [1.25 * x * w, tall, 1.25 * z * d];
      return group(
        sweep('coral', [[x * w, 0, z * d], [1.15 * x * w, 0.5 * tall, 1.15 * z * d], tip], [0.075 * w, 0.07 * w, 0.05 * w], { sides: 8 }),
        move(sphere('tip', 0.052 * w, { detail: 1 }), ...tip),
      );
    }),
  );

/** Different corals on rocks. */
export const reef: MakeCoral = ([w, h, d], random) => {
  const at = (shape: Shape, x: number, y: number, z: number, slots: Readonly<Record<string, string>> = {}): Shape =>
    move({ form: 'restyled', part: shape, slots }, x * w, y * h, z * d);
  const rock = (x: number, z: number, r: number, tall: number, seed: number): Shape =>
    move(sphere('rock', [r * w, tall * h, r * w * 0.9], { detail: 2, roughness: 0.22, seed }), x * w, 0.3 * tall * h, z * d);
  const s = 0.34 * Math.min(w, d);
  return group(
    rock(0, 0, 0.3, 0.4, 3),
    rock(-0.28, 0.12, 0.2, 0.26, 5),
    rock(0.28, 0.1, 0.2, 0.3, 8),
    at(staghorn([1.1 * s, 0.46 * h, 1.1 * s], random), -0.02, 0.48, -0.12),
    at(brain([0.9 * s, 0.28 * h, 0.9 * s], random), 0.28, 0.3, 0.12, { coral: 'third', groove: 'tip' }),
    at(tube([0.8 * s, 0.5 * h, 0.8 * s], random), -0.3, 0.28, -0.06, { coral: 'second' }),
    at(fan([1.1 * s, 0.56 * h, 0.3 * s], random), 0.2, 0.34, -0.24, { coral: 'second' }),
    at(anemone([0.7 * s, 0.28 * h, 0.7 * s], random), -0.08, 0.4, 0.2, { coral: 'fourth', groove: 'second' }),
    at(finger([0.7 * s, 0.26 * h, 0.7 * s], random), -0.36, 0.16, 0.24, { coral: 'third' }),
    at(table([1.1 * s, 0.3 * h, 1.1 * s], random), 0.36, 0.16, -0.08, { coral: 'fourth', groove: 'dark' }),
  );
};
