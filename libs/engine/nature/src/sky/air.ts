import type { GeneratorRandom, SkySpec } from '@diorama/catalogue';
import { blades, extrude, group, move, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { along, cycle, polar, randomDirection, times, points2 } from '../geometry/curves.js';
import type { MakeSky } from './make-sky.js';

const inside = ([w, h, d]: Vec3, random: GeneratorRandom): Vec3 => [
  random.range(-0.48, 0.48) * w,
  random.range(0.03, 0.97) * h,
  random.range(-0.48, 0.48) * d,
];

/** Points of light, some larger. */
const fireflies: MakeSky = (size, random) =>
  group(
    ...times(44, (k) => {
      const r = 0.012 * Math.min(size[0], size[1]) * (k % 5 === 0 ? 2 : random.range(0.8, 1.3));
      return move(
        group(sphere('firefly', r, { detail: 1 }), move(sphere('wood', [0.3 * r, 0.3 * r, 0.5 * r], { detail: 0 }), 0, 0.85 * r, 0)),
        ...inside(size, random),
      );
    }),
  );

/** Flat pieces that drift down. */
const drifting =
  (slots: readonly string[], count: number, length: number, width: number): MakeSky =>
  (size, random) => {
    const lists = slots.map((): Blade[] => []);
    for (let k = 0; k < count; k++) {
      const at = inside(size, random);
      const out = randomDirection(random);
      const reach = length * size[1] * random.range(0.7, 1.2);
      lists[k % slots.length]?.push({
        path: [at, along(at, out, 0.5 * reach), along(along(at, out, reach), [0, -1, 0], 0.16 * reach)],
        width: [0.3 * width * reach, width * reach, 0],
        up: randomDirection(random),
      });
    }
    return group(...slots.map((slot, k) => blades(slot, lists[k] ?? [])));
  };

const snow: MakeSky = (size, random) =>
  group(
    ...times(110, (k) => {
      const at = inside(size, random);
      const r = 0.02 * size[1] * random.range(0.6, 1.4);
      if (k % 3 > 0) return move(sphere('snow', 0.7 * r, { detail: 0 }), ...at);
      const bar = (angle: number): Shape =>
        turn(extrude('snow', points2([-0.16 * r, -1.8 * r], [0.16 * r, -1.8 * r], [0.16 * r, 1.8 * r], [-0.16 * r, 1.8 * r]), 0.2 * r), [
          0,
          0,
          angle,
        ]);
      return turn(group(bar(0), bar(60), bar(120)), [random.range(-40, 40), random.range(0, 180), 0], at);
    }),
  );

const rain: MakeSky = (size, random) =>
  group(
    ...times(150, () => {
      const at = inside(size, random);
      const reach = 0.1 * size[1];
      return sweep('rain', [[at[0], Math.max(0, at[1] - reach), at[2]], at], [0.006 * size[1], 0.002 * size[1]], { sides: 4 });
    }),
  );

const bubbles: MakeSky = ([w, h, d], random) =>
  group(
    ...times(24, (k) => {
      const r = Math.min(w, h) * 0.04 * random.range(0.5, 1.6);
      const [x, , z] = polar(0.4 * Math.sqrt(random.next()), k * 2.4);
      return group(
        move(sphere('bubble', r, { detail: 2 }), x * w, r + (h - 2 * r) * (k / 23), z * d),
        move(
          scale(sphere('star', 1, { detail: 0 }), [0.16 * r, 0.22 * r, 0.06 * r]),
          x * w - 0.4 * r,
          r + (h - 2 * r) * (k / 23) + 0.45 * r,
          z * d + 0.8 * r,
        ),
      );
    }),
  );

/** Curled lines of moving air. */
const wind: MakeSky = ([w, h, d]) =>
  group(
    ...times(4, (k) => {
      const y = h * (0.18 + 0.2 * k);
      const path = times(30, (j): Vec3 => {
        const t = j / 29;
        if (t < 0.62) return [(-0.48 + 1.1 * t + 0.05 * (k % 2)) * w, y + 0.03 * h * Math.sin(t * 9 + k), ((k % 3) - 1) * 0.24 * d];
        const coil = (t - 0.62) / 0.38;
        const r = 0.13 * h * (1 - 0.68 * coil);
        const angle = -Math.PI / 2 + coil * 7;
        return [(0.22 + 0.05 * (k % 2)) * w + r * Math.cos(angle), y + 0.13 * h + r * Math.sin(angle), ((k % 3) - 1) * 0.24 * d];
      });
      return sweep(
        cycle(['cloud', 'steam'], k),
        path,
        path.map((_, j) => 0.014 * h * Math.sin(Math.PI * (0.08 + 0.88 * (j / 29)))),
        { sides: 5 },
      );
    }),
  );

/** What drifts in the air. */
export const AIR_KINDS = {
  fireflies,
  leaves: drifting(['leaf', 'leaf2'], 60, 0.1, 0.62),
  petals: drifting(['petal', 'blush'], 90, 0.06, 0.8),
  snow,
  rain,
  bubbles,
  wind,
} as const satisfies Partial<Record<SkySpec['kind'], MakeSky>>;
