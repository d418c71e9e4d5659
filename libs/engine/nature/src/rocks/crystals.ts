import type { GeneratorRandom, RockSpec } from '@diorama/catalogue';
import { group, lathe, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, times, points2 } from '../geometry/curves.js';
import type { MakeRock } from './make-rock.js';
import { stone } from './stones.js';

/** A six-sided prism with a pointed end, which stands on y = 0. */
const prism = (radius: number, height: number, slot: string): Shape =>
  lathe(slot, points2([0.86 * radius, 0], [radius, 0.62 * height], [0.92 * radius, 0.7 * height], [0, height]), {
    sides: 6,
    smooth: false,
    bands: [null, null, 'shine'],
  });

const cluster: MakeRock = ([w, h, d], { count = 13 }, random) =>
  group(
    move(stone([0.36 * w, 0.16 * h, 0.36 * d], random, { slot: 'stone' }), 0, 0.07 * h, 0),
    ...times(count, (k) => {
      const share = Math.sqrt(k / count);
      const [x, , z] = polar(share, k * GOLDEN_ANGLE);
      const tall = h * (k === 0 ? 1 : (1 - 0.58 * share) * random.range(0.75, 1));
      const radius = Math.min(w, d) * (k === 0 ? 0.11 : 0.085 * random.range(0.6, 1.1));
      return turn(
        prism(radius, tall, k % 4 === 1 ? 'shine' : 'gem'),
        [46 * z, random.range(0, 60), -46 * x],
        [0.16 * x * w, 0, 0.16 * z * d],
      );
    }),
  );

/** A brilliant cut: a table, a crown and a pavilion. */
const cutGem: MakeRock = ([w, h, d]) =>
  scale(
    lathe('gem', points2([0, 0], [0.5, 0.62], [0.5, 0.66], [0.3, 1], [0, 1]), {
      sides: 8,
      smooth: false,
      bands: [null, 'shine', 'shine', 'gem'],
    }),
    [w, h, d],
  );

/** A rock cut open: a rind, bands and crystals that point inwards, towards +z. */
const geode: MakeRock = ([w, h, d], _, random) => {
  const bowl = (slot: string, outer: number, inner: number, depth: number): Shape => {
    const arc = times(8, (k): Point2 => {
      const angle = (Math.PI / 2) * (k / 7);
      return [outer * Math.sin(angle), depth * (1 - Math.cos(angle))];
    });
    const back = times(7, (k): Point2 => {
      const angle = (Math.PI / 2) * (1 - k / 6);
      return [inner * Math.sin(angle), depth - inner * Math.cos(angle) * (depth / outer) * 0.95];
    });
    return lathe(slot, [...arc, ...back], { sides: 22 });
  };
  const points = times(70, (k) => {
    const share = Math.sqrt((k + 0.5) / 70);
    const lean = share * 1.25;
    const [x, , z] = polar(0.36 * Math.sin(lean), k * GOLDEN_ANGLE);
    return turn(
      prism(0.034, 0.17 * random.range(0.7, 1.3), k % 3 === 0 ? 'shine' : 'gem'),
      [-46 * z * 2.2, 0, 46 * x * 2.2],
      [x, 0.5 - 0.36 * Math.cos(lean), z],
    );
  });
  const body = group(
    bowl('stone', 0.5, 0.45, 0.5),
    move(bowl('light', 0.455, 0.405, 0.455), 0, 0.05, 0),
    move(bowl('gem', 0.41, 0.36, 0.41), 0, 0.095, 0),
    ...points,
  );
  return scale(move(turn(body, [68, 0, 0]), 0, 0.46, -0.1), [w, h, d]);
};

/** Pointed gems that stand out of a stone. */
const gemRock: MakeRock = ([w, h, d], { count = 12 }, random) => {
  const radii: Vec3 = [0.42 * w, 0.46 * h, 0.42 * d];
  return group(
    move(stone(radii, random, { slot: 'stone', foot: 0.7 }), 0, 0.36 * h, 0),
    ...times(count, (k) => {
      const lean = random.range(0.1, 1.3);
      const angle = k * GOLDEN_ANGLE;
      const [x, , z] = polar(Math.sin(lean), angle);
      const degrees = (180 / Math.PI) * lean;
      const size = 0.09 * Math.min(w, d) * random.range(0.7, 1.3);
      return turn(
        turn(prism(size, 3.2 * size, k % 3 === 0 ? 'shine' : 'gem'), [degrees, 0, 0]),
        [0, (180 / Math.PI) * angle, 0],
        [0.7 * radii[0] * x, 0.36 * h + 0.7 * radii[1] * Math.cos(lean), 0.7 * radii[2] * z],
      );
    }),
  );
};

/** A lump of metal with rounded knobs. */
const nugget: MakeRock = ([w, h, d], _, random) =>
  group(
    ...times(9, (k) => {
      const [x, , z] = polar(k === 0 ? 0 : 0.26, k * GOLDEN_ANGLE);
      const r = (k === 0 ? 0.3 : 0.2) * random.range(0.8, 1.1);
      return move(
        sphere('gem', [r * w, r * 1.4 * h, r * d], { detail: 2, roughness: 0.2, seed: k + 2 }),
        x * w,
        h * (0.36 + 0.12 * Math.sin(k * 2)),
        z * d,
      );
    }),
  );

/** Spikes of a cave floor. */
const stalagmites: MakeRock = ([w, h, d], { count = 7 }, random) => group(...times(count, (k) => spike([w, h, d], { k, count }, random)));

function spike([w, h, d]: Vec3, { k, count }: { k: number; count: number }, random: GeneratorRandom): Shape {
  const [x, , z] = polar(k === 0 ? 0 : 0.2 + 0.2 * (k / count), k * GOLDEN_ANGLE);
  const tall = h * (k === 0 ? 1 : random.range(0.3, 0.72));
  const r = 0.13 * w * (0.5 + 0.5 * (tall / h));
  const profile = times(9, (j): Point2 => [j === 8 ? 0 : r * (1.3 * (1 - j / 8) ** 0.75 + 0.09 * (j % 2)), (tall * j) / 8]);
  return move(lathe(k % 3 === 1 ? 'light' : 'stone', profile, { sides: 11 }), x * w, 0, z * d);
}

/** Crystals, gems and dripstones. */
export const CRYSTAL_KINDS = { cluster, 'cut-gem': cutGem, geode, gem: gemRock, nugget, stalagmites } as const satisfies Partial<
  Record<RockSpec['kind'], MakeRock>
>;
