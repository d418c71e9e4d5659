import type { RelicKind } from '@diorama/catalogue';
import { bar, boxAt, extrude, group, jitter, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, arc, postAt, spaced } from '../solids/solids.js';

const ruined = (width: number, profile: readonly number[], depth: number, slot: string, hole?: readonly Point2[]): Shape => {
  const count = profile.length;
  const top = profile.map((y, k): Point2 => [width / 2 - (width * (k + 0.5)) / count, y]);
  return jitter(
    extrude(
      slot,
      [[-width / 2, 0], [width / 2, 0], [width / 2, profile[0] ?? 1], ...top, [-width / 2, profile.at(-1) ?? 1]],
      depth,
      hole === undefined ? {} : { holes: [hole] },
    ),
    0.06,
    3,
  );
};

const rubble = (count: number, spread: number, slot: string, size = 0.5, seed = 1): Shape =>
  group(
    ...Array.from({ length: count }, (_, k) => {
      const [a, r] = [k * 2.4 + seed, spread * Math.sqrt((k + 0.5) / count)];
      return jitter(
        turn(
          boxAt(slot, [size * (0.7 + 0.3 * (k % 3)), size * 0.7, size * (0.6 + 0.2 * (k % 4))], [0, 0, 0], 0.08 * size),
          [12 * (k % 3), 40 * k, 9 * (k % 4)],
          [r * Math.sin(a), 0.05, r * Math.cos(a)],
        ),
        0.05 * size,
        k,
      );
    }),
  );

/** Ruins and rubble. */
export const RUIN_KINDS = {
  'ruined-house': () =>
    group(
      boxAt('stone2', [8, 0.2, 6], [0, 0, 0]),
      move(
        ruined(8, [1.6, 2.8, 4.4, 3.6, 2, 1.4, 0.9], 0.4, 'masonry', [
          [1, 1.1],
          [2, 1.1],
          [2, 2.3],
          [1, 2.3],
        ]),
        0,
        0,
        -2.8,
      ),
      move(ruined(8, [1, 1.4, 0.9, 0.4, 0.3, 1.6, 2.4], 0.4, 'masonry'), 0, 0, 2.8),
      turn(
        ruined(5.4, [3.6, 2.6, 2.8, 1.6, 1], 0.4, 'masonry', [
          [-0.6, 0.02],
          [0.5, 0.02],
          [0.5, 1.9],
          [-0.6, 1.9],
        ]),
        [0, 90, 0],
        [3.8, 0, 0],
      ),
      turn(ruined(5.4, [0.8, 1.8, 2.9, 4.6, 3.8], 0.4, 'masonry'), [0, 90, 0], [-3.8, 0, 0]),
      ...[-1, 0.6].map((x, k) => bar('timber', [x, 0.3, 2 - k], [x + 1.4, 3.4, -2.7], 0.2)),
      rubble(16, 2.6, 'stone', 0.5, 2),
      move(rubble(8, 1.2, 'brick', 0.36, 5), 3, 0, 3.4),
      ...[
        [-2.6, 1],
        [2, -1.4],
        [0.4, 2],
      ].map(([x = 0, z = 0], k) => move(sphere('leaf', [0.5, 0.4, 0.5], { detail: 1, roughness: 0.3, seed: k }), x, 0.4, z)),
    ),
  'ruined-tower': () =>
    group(
      ...Array.from({ length: 16 }, (_, k) => {
        const h = [9, 10.5, 9.4, 7.6, 6, 4.2, 3, 2.2, 2.6, 4, 5.4, 7, 8.2, 9.6, 10.2, 8.8][k] ?? 6;
        return turn(jitter(boxAt(k % 3 === 0 ? 'stone' : 'masonry', [1.3, h, 0.9], [0, 0, 2.7]), 0.06, k), [0, 22.5 * k, 0]);
      }),
      postAt('stone2', 3.5, 0.4, [0, 0, 0], { sides: 16 }),
      move(extrude('dark', archOutline(1.2, 2.2, 'round'), 0.2), 0, 0.2, 3.12),
      boxAt('dark', [0.3, 1.2, 0.2], [0, 6, 3.12]),
      turn(move(rubble(18, 2.2, 'stone', 0.7, 3), 3, 0, -2.6), [0, 0, 0]),
      ...[
        [2, 3.2],
        [-2.6, 2.2],
      ].map(([x = 0, z = 0], k) => move(sphere('leaf', [0.7, 0.9, 0.6], { detail: 1, roughness: 0.3, seed: k }), x, 0.6, z)),
      boxAt('plank', [4, 0.2, 2], [0, 4, -0.4]),
    ),
  'ruined-arch': () =>
    group(
      jitter(
        group(
          boxAt('stone', [1.1, 3.2, 1.1], [-2, 0, 0]),
          boxAt('stone', [1.1, 2.8, 1.1], [2, 0, 0]),
          extrude('stone2', [...arc(2.5, 180, 48, 9, [0, 3]), ...arc(1.5, 52, 180, 9, [0, 3])], 1),
        ),
        0.08,
        4,
      ),
      move(rubble(12, 1.3, 'stone', 0.6, 1), 1.6, 0, 1.2),
      boxAt('leaf', [0.4, 1.6, 0.3], [-2.5, 1.6, 0.4], 0.1),
      move(sphere('leaf', [0.6, 0.4, 0.5], { detail: 1, roughness: 0.3 }), -1.7, 5, 0),
      ...[-2, 2].map((x) => boxAt('stone2', [1.5, 0.3, 1.5], [x, 0, 0])),
    ),
  'rubble-pile': ({ variant }) =>
    group(
      rubble(26, 1.5, 'concrete', 0.6, variant),
      move(rubble(14, 0.8, 'brick', 0.5, 4 + variant), 0, 0.36, 0),
      move(rubble(6, 0.4, 'concrete', 0.5, 7), 0, 0.75, 0),
      ...[0, 1, 2, 3].map((k) =>
        sweep(
          'rust',
          [
            [0.3 * k - 0.5, 0.4, 0.2],
            [0.6 * k - 0.9, 1.3 + 0.1 * k, 0.5 - 0.4 * k],
          ],
          0.025,
          { sides: 5 },
        ),
      ),
      bar('timber', [-1.4, 0.1, 0.6], [0.7, 0.9, -0.4], 0.16),
    ),
  'collapsed-building': () =>
    group(
      ...[0, 1, 2].map((s) =>
        group(
          boxAt('concrete', [10 - 2.4 * s, 0.3, 8], [-1 - 1.2 * s, 3 * s, 0]),
          ...spaced(3, 3.4).map((z) => boxAt('concrete', [0.4, 3, 0.4], [-5.6, 3 * s, z])),
          ...(s < 2 ? [0, 1].map((k) => boxAt('concrete', [0.4, 3, 0.4], [-2 + 2.6 * k - 2 * s, 3 * s, -3.4])) : []),
        ),
      ),
      move(
        turn(
          ruined(9, [9.4, 8.6, 8, 6.2, 4, 2.6], 0.3, 'brick', [
            [0.4, 3.8],
            [1.8, 3.8],
            [1.8, 5.4],
            [0.4, 5.4],
          ]),
          [0, 180, 0],
        ),
        -1.4,
        0,
        -3.9,
      ),
      turn(boxAt('concrete', [5, 0.3, 6], [0, 0, 0]), [0, 0, -42], [2.6, 3.4, 0.4]),
      turn(boxAt('concrete', [4, 0.3, 5], [0, 0, 0]), [0, 10, -24], [4.4, 1.4, 1]),
      move(rubble(30, 3, 'concrete', 0.9, 3), 3, 0, 1.4),
      move(rubble(14, 2, 'brick', 0.6, 6), 1, 0.2, 3.6),
      ...[0, 1, 2, 3, 4].map((k) =>
        sweep(
          'rust',
          [
            [-0.6 - 0.1 * k, 6.2, -2 + k],
            [0.9, 6.6 - 0.3 * k, -2 + k],
          ],
          0.04,
          { sides: 5 },
        ),
      ),
    ),
} satisfies Partial<KindTable<RelicKind>>;
