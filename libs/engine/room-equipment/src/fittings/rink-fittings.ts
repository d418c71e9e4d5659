import { array, boxAt, group, lathe, mirror, move } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import type { Room } from './church-fittings.js';

/** A flat ring on y = 0. */
const ring = (slot: Slot, radius: number, width: number, height: number): Shape =>
  lathe(
    slot,
    [
      [radius - width, 0],
      [radius + width, 0],
      [radius + width, height],
      [radius - width, height],
      [radius - width, 0],
    ],
    { sides: 40, smooth: false },
  );

/** The lines of a rink: red across the middle, blue on both sides, and the circles. */
const rinkLines = ({ size: [w, h, d] }: Room): Shape =>
  group(
    boxAt('red', [w, h, 0.3], [0, 0, 0]),
    ...[-0.24, 0.24].map((z) => boxAt('pole2', [w, h, 0.3], [0, 0, z * d])),
    ...[-0.48, 0.48].map((z) => boxAt('red', [w, h, 0.08], [0, 0, z * d])),
    ring('pole2', 0.13 * w, 0.06, h),
    ...[-0.26, 0.26].flatMap((x) =>
      [-0.37, 0.37].map((z) => move(group(ring('red', 0.09 * w, 0.05, h), ring('red', 0.16, 0.14, h)), x * w, 0, z * d)),
    ),
  );

/** The lines of a basketball court: its outline, the middle with a circle, and the areas at both ends. */
const courtLines = ({ size: [w, h, d] }: Room): Shape => {
  const line = 0.08;
  return group(
    mirror(boxAt('white', [line, h, d], [(w - line) / 2, 0, 0])),
    ...[-0.5, 0, 0.5].map((z) => boxAt('white', [w, h, line], [0, 0, z * (d - line)])),
    ring('white', 0.13 * w, line / 2, h),
    ...[-1, 1].flatMap((end) => [
      mirror(boxAt('white', [line, h, 0.2 * d], [0.16 * w, 0, end * 0.4 * d])),
      boxAt('white', [0.32 * w, h, line], [0, 0, end * 0.3 * d]),
      move(ring('white', 0.12 * w, line / 2, h), 0, 0, end * 0.3 * d),
    ]),
  );
};

/** The boards around a rink: white, with a yellow foot, a blue rail and panes above. */
const rinkBoard = ({ size: [w, h, d], variant }: Room & { readonly variant: number }): Shape =>
  group(
    boxAt('white', [w, h * 0.5, d * 0.5], [0, 0, 0]),
    boxAt('yellow', [w, h * 0.1, d * 0.6], [0, 0, 0]),
    boxAt('pole2', [w, h * 0.04, d * 0.8], [0, h * 0.5, 0]),
    boxAt((['red', 'green', 'ink', 'orange'] as const)[variant % 4] ?? 'red', [w * 0.7, h * 0.2, 0.02], [0, h * 0.2, d * 0.26]),
    array(boxAt('white', [w * 0.1, h * 0.09, 0.03], [0, h * 0.255, d * 0.27]), 4, [w * 0.14, 0, 0], true),
    boxAt('glass', [w * 0.97, h * 0.45, 0.02], [0, h * 0.54, 0]),
    mirror(boxAt('metal', [0.05, h * 0.46, 0.06], [w * 0.485, h * 0.54, 0])),
  );

/** Fittings of halls of sport. */
export const RINK_FITTINGS = { 'rink-lines': rinkLines, 'court-lines': courtLines, 'rink-board': rinkBoard } as const;
