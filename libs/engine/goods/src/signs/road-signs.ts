import { ball, discPoints, ellipse, madeInCentimetres, roundedBlock, roundedRectangle, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const signpost: Maker = () => {
  const one = (y: number, yaw: number, slot: string): Shape =>
    turn(
      move(
        group(
          extrude(
            slot,
            [
              [-10, -8],
              [52, -8],
              [64, 0],
              [52, 8],
              [-10, 8],
            ],
            3,
          ),
          ...[-3, 2].map((dy, k) => move(box('ink', 34 - 10 * k, 1.6, 0.6), 22, dy - 0.8, 1.6)),
          ball('iron', 1.2, [0, 0, 1.8], 1),
        ),
        0,
        0,
        6,
      ),
      [0, yaw, 0],
      [0, y, 0],
    );
  return madeInCentimetres(
    [
      rod('wood', [0, 0, 0], [0, 220, 0], 6, 8),
      spun('wood', [6, 218, 7.4, 221, 0, 232], { sides: 8 }),
      one(196, 0, 'board'),
      one(172, 168, 'board'),
      one(148, -40, 'board'),
      ...discPoints(7, 12).map(([x, z]) => ball('stone', [7, 5, 6], [x * 1.3, 2, z * 1.3], 1)),
    ],
    { wood: 'wood #6a4426', board: 'planks #a8783f', ink: 'paint #3a2414', iron: 'iron', stone: 'stone' },
  );
};

const billboard: Maker = () =>
  madeInCentimetres(
    [
      ...[-150, 150].map((x) => rod('steel', [x, 0, -20], [x, 380, -20], 12, 8)),
      ...[-150, 0, 150].map((x) => rod('steel', [x, 240, -20], [x, 520, -10], 6, 6)),
      move(box('steel', 640, 300, 14), 0, 240, 0),
      move(box('sky', 616, 276, 4), 0, 252, 7),
      turn(spun('sun', [60, 0, 60, 2, 0, 2], { sides: 24 }), [90, 0, 0], [160, 420, 8]),
      move(
        extrude(
          'sea',
          [
            [-308, -12],
            [308, -12],
            [308, 60],
            [120, 84],
            [-60, 60],
            [-308, 90],
          ],
          6,
        ),
        0,
        264,
        9,
      ),
      move(extrude('product', roundedRectangle(90, 190, 30), 8), -170, 380, 9),
      move(extrude('white', roundedRectangle(70, 80, 12), 4), -170, 370, 14),
      move(box('steel', 640, 4, 60), 0, 232, 30),
      ...[-220, -75, 75, 220].map((x) =>
        group(
          rod('steel', [x, 234, 50], [x, 226, 84], 2),
          turn(spun('lamp', [9, 0, 5, 10, 0, 11], { sides: 12 }), [-40, 0, 0], [x, 226, 86]),
        ),
      ),
    ],
    {
      steel: 'metal #5a6068',
      sky: 'paint #5ab4e8',
      sun: 'paint #f8d038',
      sea: 'paint #2a7ab8',
      product: 'paint #d82c34',
      white: 'paint #fbf8f0',
      lamp: 'lamp',
    },
    { lights: [{ at: [0, 3, 1.2], color: '#fff0d0', power: 2, when: 'lit' }] },
  );

const signOn = (height: number, plate: Shape): Shape[] => [rod('pole', [0, 0, 0], [0, height + 20, 0], 3, 10), move(plate, 0, height, 3.6)];

const octagon = (radius: number): Point2[] =>
  Array.from({ length: 8 }, (_, k): Point2 => [radius * Math.cos(((k + 0.5) * Math.PI) / 4), radius * Math.sin(((k + 0.5) * Math.PI) / 4)]);

const METAL_POLE = { pole: 'metal #8a9096' } as const;

const stopSign: Maker = () =>
  madeInCentimetres(
    signOn(
      210,
      group(
        extrude('white', octagon(38), 1.6),
        move(extrude('red', octagon(34.5), 1), 0, 0, 0.8),
        move(box('white', 40, 8, 1), 0, -4, 1.2),
      ),
    ),
    { red: 'paint #c81c24', white: 'paint #fbf8f4', ...METAL_POLE },
  );

const yieldSign: Maker = () =>
  madeInCentimetres(
    signOn(
      200,
      group(
        extrude(
          'red',
          [
            [0, -34],
            [40, 34],
            [-40, 34],
          ],
          1.6,
        ),
        move(
          extrude(
            'white',
            [
              [0, -18],
              [25, 25],
              [-25, 25],
            ],
            1,
          ),
          0,
          0,
          0.8,
        ),
      ),
    ),
    { red: 'paint #c81c24', white: 'paint #fbf8f4', ...METAL_POLE },
  );

const warningSign: Maker = () =>
  madeInCentimetres(
    signOn(
      200,
      group(
        extrude(
          'black',
          [
            [0, -44],
            [44, 0],
            [0, 44],
            [-44, 0],
          ],
          1.6,
        ),
        move(
          extrude(
            'yellow',
            [
              [0, -39],
              [39, 0],
              [0, 39],
              [-39, 0],
            ],
            1,
          ),
          0,
          0,
          0.8,
        ),
        move(
          extrude(
            'black',
            [
              [-4, -4],
              [4, -4],
              [6, 24],
              [-6, 24],
            ],
            1,
          ),
          0,
          0,
          1.2,
        ),
        move(extrude('black', ellipse(4.6, 4.6, [0, -14], 14), 1), 0, 0, 1.2),
      ),
    ),
    { yellow: 'paint #f4c01c', black: 'paint #1c1c1e', ...METAL_POLE },
  );

const streetSign: Maker = () =>
  madeInCentimetres(
    [
      rod('pole', [0, 0, 0], [0, 280, 0], 3, 10),
      ball('pole', 4, [0, 282, 0], 1),
      ...[
        [262, 0],
        [240, 90],
      ].map(([y = 0, yaw = 0]) =>
        turn(
          group(
            move(extrude('white', roundedRectangle(84, 18, 2), 2), 0, y, 0),
            move(extrude('green', roundedRectangle(80, 15, 2), 2.8), 0, y, 0),
            ...[1, -1].map((side) => move(box('white', 52, 4, 0.6), 0, y - 2, 1.6 * side - (side > 0 ? 0.2 : -0.2))),
          ),
          [0, yaw, 0],
        ),
      ),
    ],
    { green: 'paint #1f6a3c', white: 'paint #fbf8f4', ...METAL_POLE },
  );

const cone: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('rubber', 38, 3.4, 38, 3),
      spun('orange', [15, 3, 3.2, 70, 2.4, 71, 0, 71], { sides: 22 }),
      ...[
        [24, 36],
        [46, 55],
      ].map(([a = 0, b = 0]) =>
        spun('white', [15.2 - 0.176 * (a - 3), a, 15.4 - 0.176 * (a - 3), a, 15.4 - 0.176 * (b - 3), b, 15.2 - 0.176 * (b - 3), b], {
          sides: 22,
        }),
      ),
    ],
    { orange: 'plastic #f0641c', rubber: 'rubber #2c2a2a', white: 'plastic #fbfbf8' },
  );

const barrier: Maker = () => {
  const plank = (y: number): Shape =>
    group(
      move(box('white', 150, 20, 3), 0, y, 0),
      ...[-60, -30, 0, 30, 60].map((x) =>
        move(
          extrude(
            'red',
            [
              [-10, 0],
              [4, 0],
              [14, 20],
              [0, 20],
            ],
            3.6,
          ),
          x,
          y,
          0,
        ),
      ),
    );
  return madeInCentimetres(
    [
      plank(70),
      plank(40),
      mirror(
        group(...[1, -1].map((side) => rod('steel', [62, 96, 0], [62, 0, 28 * side], 2.4, 6)), move(box('steel', 5, 3, 60), 62, 0, 0)),
      ),
      mirror(
        group(
          spun('base', [4, 92, 4, 96, 0, 96], { at: [62, 0, 0], sides: 14 }),
          spun('lamp', [5.4, 96, 5.4, 102, 3, 107, 0, 107], { at: [62, 0, 0], sides: 14 }),
        ),
      ),
    ],
    { red: 'paint #d8242c', white: 'paint #fbf8f4', steel: 'metal', base: 'rubber', lamp: 'glow #ffa02a' },
    { lights: [{ at: [0.6, 1, 0.1], color: '#ffa02a', power: 0.6, when: 'always' }] },
  );
};

const safetyRail: Maker = () =>
  madeInCentimetres(
    [
      ...[-90, 0, 90].map((x) =>
        group(
          move(box('yellow', 10, 110, 10, 1), x, 0, 0),
          move(box('dark', 22, 2, 22), x, 0, 0),
          move(box('dark', 10.4, 10, 10.4), x, 90, 0),
        ),
      ),
      ...[40, 84].map((y) => move(box('yellow', 180, 16, 5, 1), 0, y, 3)),
      ...[-60, -30, 30, 60].map((x) =>
        group(
          ...[40, 84].map((y) =>
            move(
              extrude(
                'dark',
                [
                  [-7, 0],
                  [3, 0],
                  [11, 16],
                  [1, 16],
                ],
                5.6,
              ),
              x,
              y,
              3,
            ),
          ),
        ),
      ),
    ],
    { yellow: 'paint #f4c01c', dark: 'paint #26262a' },
  );

const jersey: Maker = () =>
  madeInCentimetres(
    [
      turn(
        extrude(
          'concrete',
          [
            [-30, 0],
            [30, 0],
            [30, 7],
            [18, 26],
            [11, 80],
            [-11, 80],
            [-18, 26],
            [-30, 7],
          ],
          200,
        ),
        [0, 90, 0],
      ),
      ...[-70, 0, 70].map((x) =>
        turn(
          extrude(
            'orange',
            [
              [30.6, 1],
              [18.8, 26.4],
              [18.4, 26.4],
              [30, 1],
            ],
            24,
          ),
          [0, -90, 0],
          [x, 0, 0],
        ),
      ),
    ],
    { concrete: 'concrete #b4b2ac', orange: 'paint #f0781c' },
  );

/** Signs of roads and barriers. */
export const ROAD_SIGNS = {
  signpost,
  billboard,
  'stop-sign': stopSign,
  'yield-sign': yieldSign,
  'warning-sign': warningSign,
  'street-sign': streetSign,
  cone,
  barrier,
  'safety-rail': safetyRail,
  'concrete-barrier': jersey,
};
