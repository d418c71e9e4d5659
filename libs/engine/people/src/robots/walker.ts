import { box, cylinder, extrude, group, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** A cockpit on two legs that bend backwards, with guns at its sides. */
export function createWalker(): Shape {
  const leg = group(
    move(sphere('joint', 0.3, { detail: 1 }), 0.62, 2.5, 0),
    rod('shell', [0.68, 2.5, 0], [0.78, 1.7, 0.5], 0.2),
    move(sphere('joint', 0.2, { detail: 1 }), 0.78, 1.7, 0.5),
    rod('shell', [0.78, 1.7, 0.5], [0.82, 0.95, -0.45], 0.16),
    move(sphere('joint', 0.17, { detail: 1 }), 0.82, 0.95, -0.45),
    rod('joint', [0.82, 0.95, -0.45], [0.84, 0.25, 0.0], 0.13),
    move(box('accent', 0.42, 0.5, 0.22, 0.04), 0.8, 1.1, 0.12),
    move(box('shell', 0.5, 0.2, 0.55, 0.05), 0.84, 0.08, 0),
    ...[-0.18, 0, 0.18].map((x) =>
      sweep(
        'joint',
        [
          [0.84 + x, 0.14, 0.2],
          [0.84 + 1.4 * x, 0.08, 0.6],
        ],
        [0.1, 0.04],
        { sides: 6 },
      ),
    ),
    sweep(
      'joint',
      [
        [0.84, 0.14, -0.2],
        [0.84, 0.07, -0.5],
      ],
      [0.1, 0.04],
      { sides: 6 },
    ),
  );
  const gun = group(
    move(box('joint', 0.3, 0.34, 0.4, 0.04), 1.02, 2.85, -0.05),
    move(box('shell', 0.44, 0.46, 1.1, 0.06), 1.36, 2.75, 0.1),
    ...[-0.1, 0.1].flatMap((x) => [
      turn(cylinder('dark', 0.07, 0.8, { sides: 12 }), [90, 0, 0], [1.36 + x, 3.04, 0.6]),
      turn(cylinder('dark', 0.07, 0.8, { sides: 12 }), [90, 0, 0], [1.36 + x, 2.86, 0.6]),
    ]),
    move(box('accent', 0.46, 0.1, 0.5), 1.36, 3.16, -0.1),
  );
  return group(
    mirror(leg),
    mirror(gun),
    move(box('joint', 1.1, 0.5, 0.8, 0.08), 0, 2.3, -0.05),
    turn(cylinder('joint', 0.4, 0.35, { sides: 18 }), [0, 0, 0], [0, 2.6, -0.05]),
    move(createCockpit(), 0, 2.85, 0),
    ...[-0.32, 0.32].map((x) =>
      move(
        group(
          box('shell', 0.5, 0.42, 0.7, 0.05),
          ...[-0.12, 0.12].flatMap((dx) =>
            [0.12, 0.3].map((y) => turn(cylinder('red', 0.08, 0.02, { sides: 10 }), [90, 0, 0], [dx, y, 0.35])),
          ),
        ),
        x,
        3.75,
        -0.35,
      ),
    ),
    rod('joint', [0.3, 3.7, -0.7], [0.34, 4.6, -0.75], 0.025, 6),
  );
}

function createCockpit(): Shape {
  const side: Point2[] = [
    [-0.85, 0.1],
    [-0.3, -0.1],
    [0.75, -0.05],
    [1.05, 0.3],
    [0.75, 0.72],
    [0.1, 0.98],
    [-0.85, 0.85],
  ];
  const pane: Point2[] = [
    [1.0, 0.36],
    [0.76, 0.68],
    [0.3, 0.86],
    [0.42, 0.4],
  ];
  const along = (slot: string, outline: readonly Point2[], width: number): Shape =>
    turn(extrude(slot, outline.map(([z, y]): Point2 => [-z, y]).toReversed(), width), [0, 90, 0]);
  return group(
    along('shell', side, 1.25),
    along(
      'lens',
      pane.map(([z, y]): Point2 => [z * 1.015, y * 1.02]),
      1.05,
    ),
    move(box('accent', 1.3, 0.12, 0.9, 0.03), 0, 0.12, -0.1),
    mirror(move(box('light', 0.16, 0.1, 0.06), 0.4, 0.08, 0.93)),
  );
}
