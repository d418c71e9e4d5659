import { box, group, mirror, move, sheet, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { roundedBlock, spun } from './bodies.js';

/** A closed book that lies on its back cover: pages between covers. */
export const closedBook = (width: number, depth: number, height: number): Shape =>
  group(
    roundedBlock('cover', width, 1, depth, 0.4),
    move(roundedBlock('cover', width, 1, depth, 0.4), 0, height - 1, 0),
    move(box('page', width - 1.6, height - 1.6, depth - 1.8), 0.3, 0.8, 0),
    turn(spun('cover', [height / 2, -depth / 2, height / 2, depth / 2], { sides: 12 }), [90, 0, 0], [-width / 2 + 0.6, height / 2, 0]),
    ...[-0.3, 0.3].map((z) =>
      turn(
        spun('clasp', [height / 2 + 0.25, -0.8, height / 2 + 0.25, 0.8], { sides: 12 }),
        [90, 0, 0],
        [-width / 2 + 0.6, height / 2, z * depth],
      ),
    ),
  );

/** The two curved pages of an open book, its spine along z. */
export const openPages = (width: number, depth: number): Shape => {
  const line: Point2[] = [
    [0, 0.6],
    [width * 0.15, 3],
    [width * 0.5, 3.2],
    [width * 0.85, 2],
    [width, 1.2],
  ];
  return mirror(
    sheet(
      'page',
      [-depth / 2, depth / 2].map((z) => line.map(([x, y]): Vec3 => [x, y, z])),
      1.6,
    ),
  );
};
