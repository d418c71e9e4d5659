import {
  ball,
  circlePath,
  ellipse,
  madeInCentimetres,
  roundedBlock,
  roundedRectangle,
  smoothOutline,
  smoothPath,
  spun,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { net } from './sport-parts.js';

const basketballHoop: Maker = () => {
  const strings = Array.from({ length: 12 }, (_, k): Shape => {
    const at = (angle: number, radius: number, y: number): Vec3 => [radius * Math.cos(angle), y, radius * Math.sin(angle) + 44];
    const a = (2 * Math.PI * k) / 12;
    return group(
      ...[0.5, -0.5].map((way) => sweep('net', [at(a, 22, 304), at(a + way * 0.52, 17, 284), at(a, 13.4, 262)], 0.6, { sides: 4 })),
    );
  });
  return madeInCentimetres(
    [
      move(box('base', 110, 22, 80, 3), 0, 0, -110),
      sweep(
        'pole',
        smoothPath(
          [
            [0, 18, -110],
            [0, 180, -110],
            [0, 270, -84],
            [0, 330, -10],
          ],
          3,
        ),
        8,
        { sides: 8 },
      ),
      rod('pole', [0, 220, -106], [0, 320, -6], 3),
      move(box('board', 180, 105, 4, 0.6), 0, 290, 0),
      move(extrude('line', roundedRectangle(60, 46, 1), 1, { holes: [roundedRectangle(50, 36, 1)] }), 0, 328, 2.4),
      move(extrude('line', roundedRectangle(180, 105, 1), 1, { holes: [roundedRectangle(170, 95, 1)] }), 0, 342.5, 2.4),
      move(torus('rim', 23, 1.4, 28), 0, 305, 44),
      move(box('rim', 14, 3, 20), 0, 303, 12),
      ...strings,
    ],
    { board: 'plastic #f6f4ee', line: 'paint #d8302c', rim: 'paint #f0641c', pole: 'paint #2c3038', base: 'rubber', net: 'rope #fbf8f0' },
  );
};

const footballGoal: Maker = () =>
  madeInCentimetres(
    [
      mirror(rod('post', [366, 0, 0], [366, 244, 0], 8)),
      rod('post', [-366, 244, 0], [366, 244, 0], 8),
      mirror(
        group(
          rod('post', [366, 244, 0], [366, 240, -70], 3),
          rod('post', [366, 240, -70], [366, 0, -180], 3),
          rod('post', [366, 0, 0], [366, 0, -180], 3),
          ...[60, 120, 180].map((y) => rod('net', [366, y, 0], [366, y, -180 + (110 * y) / 240], 1.5, 4)),
          ...[-45, -90].map((z) => rod('net', [366, 0, z], [366, 241, z], 1.5, 4)),
        ),
      ),
      rod('post', [-366, 0, -180], [366, 0, -180], 3),
      ...Array.from({ length: 23 }, (_, k) =>
        sweep(
          'net',
          [
            [-352 + 32 * k, 244, 0],
            [-352 + 32 * k, 239, -70],
            [-352 + 32 * k, 1, -180],
          ],
          1.5,
          { sides: 4 },
        ),
      ),
      ...[30, 60, 90, 120, 150, 180, 210].map((y) =>
        rod('net', [-366, y, -180 + (110 * y) / 240], [366, y, -180 + (110 * y) / 240], 1.5, 4),
      ),
      ...[-24, -48].map((z) => rod('net', [-366, 243, z], [366, 243, z], 1.5, 4)),
    ],
    { post: 'paint #fbfbf8', net: 'rope #f2f2ee' },
  );

const tennisRacket: Maker = () => {
  const head = ellipse(12.6, 16.4, [0, 50], 28).map(([x, y]): Vec3 => [x, y, 0]);
  const strings = [-9, -6, -3, 0, 3, 6, 9].map((x) => {
    const y = 16 * Math.sqrt(1 - (x / 12.6) ** 2);
    return rod('string', [x, 50 - y, 0], [x, 50 + y, 0], 0.2, 4);
  });
  const cross = [-12, -9, -6, -3, 0, 3, 6, 9, 12].map((y) => {
    const x = 12.4 * Math.sqrt(1 - (y / 16.4) ** 2);
    return rod('string', [-x, 50 + y, 0], [x, 50 + y, 0], 0.2, 4);
  });
  return madeInCentimetres(
    turn(
      group(
        sweep('frame', head, 1.1, { closed: true, sides: 8 }),
        ...strings,
        ...cross,
        mirror(rod('frame', [1, 22, 0], [8, 37.4, 0], 1)),
        spun('grip', [1.9, 0, 1.6, 1, 1.5, 20, 1.2, 23], { sides: 8 }),
        ball('felt', 3.3, [14, 3.3, 6]),
      ),
      [-8, 0, 0],
    ),
    { frame: 'paint #2f6fd0', string: 'plastic #fbf8ee', grip: 'leather #26262a', felt: 'fabric #d8e83a' },
  );
};

const paddleSet: Maker = () =>
  madeInCentimetres(
    [
      turn(
        group(
          extrude(
            'red',
            smoothOutline(
              [
                [-1.6, 0],
                [-5, 2.4],
                [-7.6, 8],
                [-5.4, 14],
                [0, 16.4],
                [5.4, 14],
                [7.6, 8],
                [5, 2.4],
                [1.6, 0],
              ],
              3,
            ),
            1,
          ),
          move(
            extrude(
              'wood',
              smoothOutline(
                [
                  [-1.6, 0],
                  [-5, 2.4],
                  [-7.7, 8],
                  [-5.5, 14],
                  [0, 16.6],
                  [5.5, 14],
                  [7.7, 8],
                  [5, 2.4],
                  [1.6, 0],
                ],
                3,
              ),
              0.5,
            ),
            0,
            0,
            0,
          ),
          move(box('wood', 2.8, 11, 2, 0.5), 0, -9, 0),
        ),
        [-16, 0, 14],
        [0, 10, 0],
      ),
      ball('white', 2, [9, 2, 5]),
    ],
    { red: 'rubber #c8242c', wood: 'wood #d8a868', white: 'plastic #fbf8f0' },
  );

const trampoline: Maker = () =>
  madeInCentimetres(
    [
      move(torus('pad', 130, 12, 36), 0, 74, 0),
      spun('mat', [122, 72, 122, 74, 0, 73], { sides: 36 }),
      ...Array.from({ length: 6 }, (_, k) =>
        turn(
          sweep(
            'metal',
            [
              [-34, 0, 128],
              [-34, 70, 128],
              [34, 70, 128],
              [34, 0, 128],
            ],
            2.4,
          ),
          [0, 60 * k, 0],
        ),
      ).slice(0, 6),
    ],
    { pad: 'plastic #2f7fd0', mat: 'rubber #26262a', metal: 'chrome' },
  );

const hulaHoop: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        ...['red', 'yellow', 'blue', 'green'].flatMap((slot, k) =>
          [0, 180].map((half) => sweep(slot, circlePath(40, 0, { from: 45 * k + half, to: 45 * k + 46 + half, steps: 5 }), 1.6)),
        ),
      ),
      [78, 0, 0],
    ),
    { red: 'plastic #e0302c', yellow: 'plastic #f8d030', blue: 'plastic #2f7fe0', green: 'plastic #3ab85a' },
  );

const netGoal: Maker = () =>
  madeInCentimetres(
    [
      mirror(rod('post', [60, 0, 0], [60, 96, 0], 2)),
      net([-60, 60], [40, 92], 8, (x, y) => [x, y, 0]),
      rod('white', [-60, 92, 0], [60, 92, 0], 1.6, 6),
      mirror(move(roundedBlock('post', 22, 3, 34, 4), 60, 0, 0)),
    ].map((part) => ({ form: 'placed' as const, part, scale: 2.4 })),
    { post: 'paint #2f4a3a', net: 'rope #f4f4ee', white: 'fabric #fbfbf8' },
  );

/** Goals, nets and rackets. */
export const FIELDS = {
  'basketball-hoop': basketballHoop,
  'football-goal': footballGoal,
  'tennis-racket': tennisRacket,
  'table-tennis-bat': paddleSet,
  trampoline,
  'hula-hoop': hulaHoop,
  'sports-net': netGoal,
};
