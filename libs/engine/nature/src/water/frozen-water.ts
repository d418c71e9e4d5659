import type { WaterSpec } from '@diorama/catalogue';
import { box, group, lathe, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

import { GOLDEN_ANGLE, polar, times, points2 } from '../geometry/curves.js';
import { stone } from '../rocks/stones.js';
import type { MakeWater } from './make-water.js';

/** Spikes of ice that hang from a ledge. */
const icicles: MakeWater = ([w, h, d], random) =>
  group(
    move(box('snow', w, 0.1 * h, d, 0.03 * h), 0, 0.9 * h, 0),
    ...times(15, (k) => {
      const tall = 0.9 * h * (k === 7 ? 1 : random.range(0.35, 0.85));
      const r = 0.024 * w + 0.022 * tall;
      const profile = times(7, (j): Point2 => [j === 0 ? 0 : r * (j / 6) ** 0.8 * (1 + 0.12 * (j % 2)), (tall * j) / 6]);
      return move(
        lathe(k % 3 === 0 ? 'pale' : 'ice', profile, { sides: 8 }),
        (k / 14 - 0.5) * 0.9 * w,
        0.92 * h - tall,
        random.range(-0.3, 0.3) * d,
      );
    }),
  );

const iceBlock: MakeWater = ([w, h, d]) =>
  group(
    box('ice', w, h, d, 0.06 * h),
    move(turn(box('pale', 0.1 * w, 0.7 * h, 0.04 * d), [0, 30, 24]), 0.1 * w, 0.1 * h, 0.46 * d),
    move(turn(box('pale', 0.04 * w, 0.5 * h, 0.04 * d), [0, 0, -30]), -0.2 * w, 0.3 * h, 0.485 * d),
    move(scale(sphere('snow', 1, { detail: 2, roughness: 0.1 }), [0.46 * w, 0.05 * h, 0.46 * d]), 0, h, 0),
  );

const snowball: MakeWater = ([w, h, d]) =>
  group(move(sphere('snow', [0.5 * w, 0.5 * h, 0.5 * d], { detail: 3, roughness: 0.07, seed: 5 }), 0, 0.47 * h, 0));

/** Upright shards of ice. */
const iceCrystal: MakeWater = ([w, h, d], random) =>
  group(
    move(stone([0.4 * w, 0.12 * h, 0.4 * d], random, { slot: 'snow' }), 0, 0.05 * h, 0),
    ...times(11, (k) => {
      const share = Math.sqrt(k / 11);
      const [x, , z] = polar(share, k * GOLDEN_ANGLE);
      const tall = h * (k === 0 ? 1 : (1 - 0.55 * share) * random.range(0.75, 1));
      const r = 0.12 * Math.min(w, d) * (k === 0 ? 1.2 : random.range(0.6, 1));
      return turn(
        lathe('ice', points2([0.7 * r, 0], [r, 0.4 * tall], [0.6 * r, 0.75 * tall], [0, tall]), {
          sides: 5,
          smooth: false,
          bands: [null, 'pale', null],
        }),
        [34 * z, random.range(0, 72), -34 * x],
        [0.2 * x * w, 0, 0.2 * z * d],
      );
    }),
  );

/** Ice and snow. */
export const FROZEN_KINDS = { icicles, 'ice-block': iceBlock, snowball, 'ice-crystal': iceCrystal } as const satisfies Partial<
  Record<WaterSpec['kind'], MakeWater>
>;
