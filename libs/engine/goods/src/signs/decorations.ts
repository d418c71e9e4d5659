import { ball, ellipse, heart, madeInCentimetres, rectangle, roundedRectangle, slab, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const bunting: Maker = () => {
  const line = Array.from({ length: 25 }, (_, k): Vec3 => {
    const u = k / 12 - 1;
    return [u * 200, 250 - 42 * (1 - u * u), 0];
  });
  return madeInCentimetres(
    [
      sweep('rope', line, 0.8, { sides: 5 }),
      ...Array.from({ length: 12 }, (_, k) => {
        const [x, y] = line[2 * k + 1] as Vec3;
        return move(
          extrude(
            (['red', 'yellow', 'blue', 'green'] as const)[k % 4] as string,
            [
              [-13, 0],
              [0, -28],
              [13, 0],
            ],
            0.8,
          ),
          x,
          y,
          0,
        );
      }),
      ...[-200, 200].map((x) => group(rod('wood', [x, 0, 0], [x, 256, 0], 2.6, 8), ball('wood', 4, [x, 258, 0], 1))),
    ],
    { red: 'fabric #e0302c', yellow: 'fabric #f8d030', blue: 'fabric #2f7fe0', green: 'fabric #3ab85a', rope: 'rope', wood: 'wood' },
  );
};

const neonTube = (points: readonly Vec3[], slot: string, closed = false): Shape => sweep(slot, points, 1.5, { closed, sides: 8 });

const neonFrame = (parts: readonly Shape[]): Shape[] => [
  move(extrude('board', roundedRectangle(90, 90, 8), 3), 0, 45, -4),
  ...parts.map((part) => move(part, 0, 45, 0)),
];

const outlineTube = (outline: readonly Point2[], slot: string): Shape =>
  neonTube(
    outline.map(([x, y]): Vec3 => [x, y, 0]),
    slot,
    true,
  );

const NEON = {
  board: 'plastic #1c1c24',
  pink: 'neon #ff3aa8',
  cyan: 'neon #28e0f0',
  yellow: 'neon #ffe040',
  green: 'neon #40ff7a',
} as const;

const light = (color: string) => ({ lights: [{ at: [0, 0.45, 0.4] as Vec3, color, power: 1.6, when: 'always' as const }] });

const neonSign: Maker = () =>
  madeInCentimetres(
    neonFrame([
      outlineTube(ellipse(39, 39, [0, 0], 28), 'cyan'),
      outlineTube(
        [
          [-20, 18],
          [20, 18],
          [0, -6],
        ],
        'pink',
      ),
      neonTube(
        [
          [0, -6, 0],
          [0, -26, 0],
        ],
        'pink',
      ),
      neonTube(
        [
          [-13, -26, 0],
          [13, -26, 0],
        ],
        'pink',
      ),
      neonTube(
        [
          [-6, 8, 1],
          [16, 30, 1],
        ],
        'yellow',
      ),
      outlineTube(ellipse(4, 4, [-4, 10], 12), 'green'),
    ]),
    { cyan: NEON.cyan, board: NEON.board, pink: NEON.pink, yellow: NEON.yellow, green: NEON.green },
    light('#ff5ac0'),
  );

const neonHeart: Maker = () =>
  madeInCentimetres(
    neonFrame([outlineTube(heart(64), 'pink'), outlineTube(heart(46), 'cyan')]),
    { pink: NEON.pink, board: NEON.board, cyan: NEON.cyan },
    light('#ff3aa8'),
  );

const neonArrow: Maker = () =>
  madeInCentimetres(
    neonFrame([
      outlineTube(
        [
          [-34, -10],
          [2, -10],
          [2, -26],
          [36, 0],
          [2, 26],
          [2, 10],
          [-34, 10],
        ],
        'yellow',
      ),
      ...[-26, -14, -2].map((x) => ball('pink', 2.6, [x, 0, 0.5], 1)),
    ]),
    { yellow: NEON.yellow, board: NEON.board, pink: NEON.pink },
    light('#ffe040'),
  );

const picnicBlanket: Maker = () =>
  madeInCentimetres(
    [
      slab('white', rectangle(-80, -70, 80, 70), 1),
      ...Array.from({ length: 8 }, (_, k) => move(box('red', 10, 1.3, 140), -70 + 20 * k, 0, 0)),
      ...Array.from({ length: 7 }, (_, k) => move(box('red', 160, 1.2, 10), 0, 0, -60 + 20 * k)),
      ...Array.from({ length: 56 }, (_, k) => move(box('dark', 10, 1.6, 10), -70 + 20 * (k % 8), 0, -60 + 20 * Math.floor(k / 8))),
    ],
    { red: 'fabric #d85048', white: 'fabric #fbf4ea', dark: 'fabric #b81c24' },
  );

const chalk: Maker = () => {
  const line = (points: readonly Point2[], slot: string): Shape =>
    sweep(
      slot,
      points.map(([x, y]): Vec3 => [x, 0.2, -y]),
      1.2,
      { sides: 4 },
    );
  const square = (x: number, y: number, slot: string): Shape =>
    line(
      [
        [x - 20, y - 20],
        [x + 20, y - 20],
        [x + 20, y + 20],
        [x - 20, y + 20],
        [x - 20, y - 20],
      ],
      slot,
    );
  return madeInCentimetres(
    [
      ...[-120, -80, 0, 80].map((y, k) => square(0, y, k % 2 === 0 ? 'white' : 'pink')),
      ...[-40, 40].flatMap((y, k) => [square(-20, y, k === 0 ? 'blue' : 'yellow'), square(20, y, k === 0 ? 'yellow' : 'blue')]),
      line(arcPoints([0, 100], 24, 0, 180, 14), 'pink'),
      line(ellipse(9, 9, [60, 80], 16), 'yellow'),
      ...[0, 60, 120, 180, 240, 300].map((a) =>
        line(
          [
            [60 + 12 * Math.cos((a * Math.PI) / 180), 80 + 12 * Math.sin((a * Math.PI) / 180)],
            [60 + 20 * Math.cos((a * Math.PI) / 180), 80 + 20 * Math.sin((a * Math.PI) / 180)],
          ],
          'yellow',
        ),
      ),
    ],
    { white: 'paint #fbf8f0', pink: 'paint #f4a0c0', blue: 'paint #8ac4f0', yellow: 'paint #f8e880' },
  );
};

const tavernSign: Maker = () =>
  madeInCentimetres(
    [
      rod('wood', [-46, 0, 0], [-46, 250, 0], 6, 8),
      rod('wood', [-46, 232, 0], [44, 232, 0], 4, 6),
      rod('wood', [-46, 196, 0], [-14, 230, 0], 3, 6),
      ...[-16, 30].map((x) =>
        sweep(
          'iron',
          [
            [x, 230, 0],
            [x, 216, 0],
          ],
          0.8,
        ),
      ),
      move(extrude('board', [...arcPoints([0, 0], [32, 8], 0, 180, 10), [-32, -50], [0, -58], [32, -50]], 4), 7, 206, 0),
      ...[1, -1].map((side) =>
        move(
          group(
            extrude('mug', roundedRectangle(20, 26, 2), 1.4),
            move(
              sweep(
                'mug',
                arcPoints([10, 0], [9, 9], -80, 80, 8).map(([x, y]): Vec3 => [x, y, 0]),
                1.6,
              ),
              0,
              0,
              0,
            ),
            ...[-8, 0, 8].map((x) => ball('foam', [6, 5, 2], [x, 14, 0], 1)),
          ),
          4,
          178,
          side * 2.4,
        ),
      ),
    ],
    { wood: 'wood #5a3820', board: 'wood #8a3a24', iron: 'iron', mug: 'gold #d8a030', foam: 'paint #fbf4e4' },
  );

const windsock: Maker = () =>
  madeInCentimetres(
    [
      rod('pole', [0, 0, 0], [0, 420, 0], 4, 8),
      ...[0, 1, 2, 3, 4].map((k) =>
        turn(
          spun(k % 2 === 0 ? 'red' : 'white', [22 - 3 * k, 0, 19 - 3 * k, 32, 0, 32], { sides: 16 }),
          [0, 0, -96],
          [6 + 32 * k, 410 - 3.4 * k, 0],
        ),
      ),
      ball('pole', 5, [0, 424, 0], 1),
    ],
    { red: 'fabric #f0502c', white: 'fabric #fbf8f4', pole: 'metal' },
  );

/** Neon signs, bunting and drawings on the ground. */
export const DECORATIONS = {
  bunting,
  neon: neonSign,
  'neon-heart': neonHeart,
  'neon-arrow': neonArrow,
  'picnic-blanket': picnicBlanket,
  chalk,
  'tavern-sign': tavernSign,
  windsock,
};
