import type { LandmarkKind } from '@diorama/catalogue';
import { array, bar, boxAt, extrude, group, jitter, loft, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, frustum, postAt, spaced, steps } from '../solids/solids.js';

/** Arches, gates and portals. */
export const SMALL_LANDMARK_KINDS = {
  'arc-de-triomphe': () =>
    group(
      extrude(
        'sandstone',
        [
          [-11, 0],
          [11, 0],
          [11, 18],
          [-11, 18],
        ],
        11,
        { holes: [archOutline(8, 13, 'round').map(([x, y]): Point2 => [x, y + 0.01])] },
      ),
      mirror(move(turn(extrude('dark', archOutline(4, 7.4, 'round'), 0.4), [0, 90, 0]), 10.95, 0, 0)),
      boxAt('trim', [23.4, 0.9, 12.4], [0, 14, 0]),
      boxAt('sandstone', [22, 3.4, 11], [0, 17.8, 0]),
      boxAt('trim', [23.6, 0.7, 12.6], [0, 17.6, 0]),
      boxAt('trim', [22.6, 0.6, 11.6], [0, 21.2, 0]),
      ...[-7.6, 7.6].flatMap((x) =>
        [-1, 1].map((s) =>
          group(
            boxAt('stone', [3.4, 5, 0.8], [x, 2.6, s * 5.6]),
            boxAt('trim', [4, 0.5, 1], [x, 2.2, s * 5.6]),
            boxAt('stone', [4.6, 2.6, 0.5], [x, 10.4, s * 5.5]),
          ),
        ),
      ),
      array(boxAt('trim', [0.9, 1.5, 11.3], [0, 18.6, 0]), 12, [1.8, 0, 0], true),
    ),
  torii: () =>
    group(
      mirror(postAt('red', 0.28, 4.6, [2, 0, 0], { top: 0.24, sides: 12 })),
      mirror(postAt('dark', 0.36, 0.5, [2, 0, 0], { sides: 12 })),
      boxAt('red', [5.2, 0.34, 0.34], [0, 3.5, 0]),
      boxAt('red', [0.34, 0.8, 0.2], [0, 3.7, 0]),
      extrude(
        'red',
        [
          [-3, 4.75],
          [-1.5, 4.6],
          [1.5, 4.6],
          [3, 4.75],
          [3.1, 5.1],
          [1.5, 4.9],
          [-1.5, 4.9],
          [-3.1, 5.1],
        ],
        0.46,
      ),
      extrude(
        'dark',
        [
          [-3.2, 5.08],
          [-1.5, 4.88],
          [1.5, 4.88],
          [3.2, 5.08],
          [3.4, 5.44],
          [1.5, 5.16],
          [-1.5, 5.16],
          [-3.4, 5.44],
        ],
        0.62,
      ),
    ),
  'opera-shells': () => {
    const shell = (r: number): Shape => {
      const outline = (share: number): Point2[] => archOutline(1.5 * r * share, 1.35 * r * share, 'pointed', 10);
      const at = (z: number, share: number) => ({ z: z * r, outline: outline(share) });
      return group(
        loft('white', [at(-0.9, 0.12), at(-0.5, 0.5), at(0, 0.78), at(0.4, 0.94), at(0.75, 1)]),
        move(extrude('glass', outline(0.86), 0.4), 0, 0, 0.76 * r),
      );
    };
    const row = (x: number, size: number): Shape =>
      group(
        ...[0, 1, 2].map((k) => move(shell(size * (1 - 0.2 * k)), x, 4, 8 - 11 * k)),
        turn(shell(size * 0.6), [0, 180, 0], [x, 4, -22]),
      );
    return group(boxAt('sandstone', [52, 4, 54], [0, 0, 0]), row(-12, 14), row(12, 12), move(steps('sandstone', 40, 4, 8, 8), 0, 0, 27));
  },
  tunnel: () =>
    group(
      jitter(move(frustum('grass', [18, 12], 9, [11, 7]), 0, 0, -1), 0.5, 6),
      boxAt('masonry', [12, 7, 1.4], [0, 0, 4.6]),
      move(extrude('stone2', archOutline(7.6, 6.4, 'round'), 1.8), 0, 0, 4.6),
      move(extrude('dark', archOutline(6.2, 5.6, 'round'), 2), 0, 0, 4.6),
      boxAt('stone', [12.8, 0.6, 2], [0, 7, 4.6]),
      mirror(turn(boxAt('masonry', [1, 5.4, 5], [0, 0, 0]), [0, -24, 0], [6.4, 0, 7])),
      ...[-0.72, 0.72].map((x) => boxAt('metal', [0.12, 0.26, 8], [x, 0, 7])),
      array(boxAt('plank', [2.4, 0.14, 0.3], [0, 0, 0]), 8, [0, 0, 0.9]),
      move(array(boxAt('plank', [2.4, 0.14, 0.3], [0, 0, 5]), 6, [0, 0, 1]), 0, 0, 0.4),
    ),
  'mine-entrance': () =>
    group(
      jitter(move(frustum('stone', [11, 9], 7, [5, 4]), 0, 0, -2), 0.7, 9),
      boxAt('dark', [3, 3, 1.6], [0, 0, 2.2]),
      mirror(boxAt('timber', [0.5, 3.2, 0.5], [1.6, 0, 3])),
      boxAt('timber', [4.4, 0.55, 0.6], [0, 3.1, 3]),
      mirror(bar('timber', [1.6, 2.2, 3.05], [0.8, 3.2, 3.05], 0.3)),
      mirror(boxAt('timber', [0.4, 2.8, 0.4], [1.4, 0, 4.4])),
      boxAt('timber', [3.6, 0.4, 0.4], [0, 2.8, 4.4]),
      ...[-0.55, 0.55].map((x) => boxAt('iron', [0.1, 0.16, 6], [x, 0.1, 5])),
      move(array(boxAt('plank', [1.8, 0.12, 0.3], [0, 0, 2.6]), 7, [0, 0, 0.8]), 0, 0, 0),
      boxAt('glow', [0.26, 0.36, 0.26], [1, 2.5, 3.3]),
      ...spaced(5, 1.1).map((d, k) =>
        jitter(move(sphere('stone', 0.5 + 0.1 * (k % 3), { detail: 1 }), 3.2 + 0.3 * (k % 2), 0.4, 3 + d), 0.1, k),
      ),
    ),
} satisfies Partial<KindTable<LandmarkKind>>;
