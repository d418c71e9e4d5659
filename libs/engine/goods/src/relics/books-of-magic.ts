import {
  ball,
  board,
  ellipse,
  heart,
  closedBook,
  madeInCentimetres,
  openPages,
  slab,
  smoothOutline,
  smoothPath,
  spun,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, mirror, move, rod, sheet, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const spellbook: Maker = () => {
  const corner = mirror(
    mirror(
      move(
        slab(
          'clasp',
          [
            [0, 0],
            [-5, 0],
            [0, -5],
          ],
          0.5,
        ),
        11,
        5.9,
        -14.4,
      ),
      'x',
    ),
    'z',
  );
  const whole = group(
    closedBook(23, 30, 6),
    corner,
    slab('rune', ellipse(7, 7, [0, 0], 24), 0.5, { at: [0, 5.8, 0], holes: [ellipse(6, 6, [0, 0], 24)] }),
    slab('rune', starOutline(5, 6, 2.4), 0.6, { at: [0, 5.9, 0] }),
    ball('gem', [1.6, 1, 1.6], [0, 6.6, 0], 1),
    ...[-7, 7].map((z) => group(move(box('clasp', 4, 7, 2.4), 10.6, -0.2, z), ball('clasp', 1, [12.8, 3, z], 1))),
  );
  return madeInCentimetres(
    turn(whole, [22, 0, 0]),
    { cover: 'leather #4a1f5a', page: 'paper #e8dab4', clasp: 'gold', rune: 'glow #b86aff', gem: 'crystal #40d0f0' },
    { lights: [{ at: [0, 0.2, 0], color: '#b86aff', power: 0.5, when: 'always' }] },
  );
};

const openSpellbook: Maker = () =>
  madeInCentimetres(
    [
      turn(
        group(
          mirror(turn(move(box('cover', 22, 1, 32), 11, 0, 0), [0, 0, 4])),
          openPages(20, 29),
          ...[-9, -5, -1, 3, 7].map((z) => mirror(move(box('ink', 12, 0.4, 0.8), 10, 3.5, z))),
          move(slab('rune', starOutline(6, 5, 2.6), 0.5), -10, 3.8, -2),
        ),
        [24, 0, 0],
        [0, 0, 0],
      ),
      ball('spark', 1, [-6, 15, 0], 1),
      ball('spark', 0.7, [3, 19, 1], 1),
      ball('spark', 0.9, [7, 14, -2], 1),
      ball('spark', 0.6, [-1, 23, 0], 1),
    ],
    {
      cover: 'leather #7a2028',
      page: 'paper #f0e4c0',
      ink: 'paper #8a7450',
      rune: 'glow #4ac8ff',
      spark: 'glow #8ae0ff',
    },
    { lights: [{ at: [0, 0.25, 0], color: '#6ad0ff', power: 0.6, when: 'always' }] },
  );

const scroll: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('paper', [2.4, -14, 2.4, 14], { sides: 16 }), [0, 0, 90], [0, 2.4, 0]),
      ...[-1, 1].map((side) =>
        turn(spun('knob', [0.9, 0, 0.9, 1.4, 1.7, 2, 1.7, 3, 0.8, 3.8, 0, 4]), [0, 0, -90 * side], [14 * side, 2.4, 0]),
      ),
      turn(spun('ribbon', [2.6, -1, 2.6, 1], { sides: 16 }), [0, 0, 90], [0, 2.4, 0]),
      ball('seal', [1.5, 1.5, 0.8], [0, 2.6, 2.5], 1),
      sheet(
        'ribbon',
        [
          [
            [-1.4, 2.2, 2.6],
            [0.2, 2.2, 2.6],
          ],
          [
            [-2.4, 0.3, 3.4],
            [-0.6, 0.3, 3.4],
          ],
        ],
        0.2,
      ),
    ],
    {
      paper: 'paper #e8d8ac',
      knob: 'wood #6a3a20',
      ribbon: 'fabric #b02030',
      seal: 'wax #b01c28',
    },
  );

const openScroll: Maker = () => {
  const rows = [-16, -8, 0, 8, 16];
  const page = sheet(
    'paper',
    [0, 1, 2, 3, 4, 5].map((k) => rows.map((x): Vec3 => [x * 0.7, 2 + 6 * k, 0.3 * Math.sin(k)])),
    0.4,
  );
  const roll = (y: number): Shape =>
    group(
      turn(spun('paper', [2, -13, 2, 13], { sides: 14 }), [0, 0, 90], [0, y, 0]),
      ...[-1, 1].map((side) => turn(spun('knob', [0.8, 0, 0.8, 1.4, 1.5, 2, 1.5, 3, 0, 3.8]), [0, 0, -90 * side], [13 * side, y, 0])),
    );
  return madeInCentimetres(
    turn(
      group(
        page,
        roll(2),
        roll(32),
        ...[27, 24, 21, 18, 15, 12, 9].map((y, k) => move(box('ink', k === 6 ? 8 : 17 - (k % 3), 0.8, 0.4), k === 6 ? -4 : 0, y, 0.35)),
        ball('seal', [1.6, 1.6, 0.5], [6, 7.5, 0.6], 1),
      ),
      [-14, 0, 0],
    ),
    { paper: 'paper #ecdcae', knob: 'wood #6a3a20', ink: 'paper #6a5434', seal: 'wax #b01c28' },
  );
};

const treasureMap: Maker = () => {
  const edge = smoothOutline(
    [
      [-18, -13],
      [-9, -12.4],
      [0, -13.2],
      [10, -12.6],
      [18, -13],
      [17.4, -4],
      [18.2, 4],
      [17.6, 13],
      [8, 12.4],
      [-2, 13.2],
      [-10, 12.6],
      [-18, 13],
      [-17.4, 3],
    ],
    2,
  );
  const island = smoothOutline(
    [
      [-11, -6],
      [-2, -8],
      [7, -6],
      [12, 0],
      [8, 7],
      [0, 6],
      [-6, 8],
      [-12, 3],
    ],
    3,
  );
  const dash = Array.from({ length: 8 }, (_, k): Shape =>
    slab('dash', ellipse(0.9, 0.5, [-8 + 1.7 * k, -3 + 3 * Math.sin(0.7 * k)], 8), 0.35, { at: [0, 0.9, 0] }),
  );
  const cross = [45, -45].map((angle) => turn(box('mark', 5.4, 0.4, 1.2), [0, angle, 0], [7, 0.95, -2]));
  const palm = group(
    rod('ink', [-5, 1, -3], [-5, 1, -6], 0.35, 5),
    ...[0, 60, 120, 180]
      .map(() => slab('green', ellipse(1.6, 0.5, [1.4, 0], 8), 0.4))
      .map((leaf, k) => turn(leaf, [0, 45 * k + 20, 0], [-5, 0.9, -6])),
  );
  const roll = turn(spun('paper', [1.5, -13, 1.5, 13], { sides: 12 }), [90, 0, 0], [18, 1.4, 0]);
  return madeInCentimetres(
    turn(
      group(
        slab('paper', edge, 0.5),
        slab('land', island, 0.45, { at: [0, 0.3, 0] }),
        ...dash,
        ...cross,
        palm,
        roll,
        move(slab('ink', starOutline(4, 3.4, 0.8), 0.4), -13.6, 0.4, 9),
      ),
      [26, 0, 0],
    ),
    {
      paper: 'paper #e0c890',
      land: 'paper #c8a45c',
      dash: 'paint #6a3a20',
      mark: 'paint #c01c20',
      ink: 'paint #5a3c20',
      green: 'leaf #5a8a3a',
    },
  );
};

const tarot: Maker = () =>
  madeInCentimetres(
    [-2, -1, 0, 1, 2].map((k) =>
      turn(
        group(
          move(board('card', 7, 12, 0.3, 0.8), 0, 8, 0),
          move(board('back', 6, 11, 0.34, 0.6), 0, 8.5, 0),
          turn(slab(k % 2 === 0 ? 'sun' : 'moon', k % 2 === 0 ? starOutline(8, 2.2, 1.2) : heart(3.6), 0.3), [90, 0, 0], [0, 14, 0.1]),
        ),
        [-20, 0, -17 * k],
        [0, 0, 0.6 * k],
      ),
    ),
    { card: 'paper #f2e8cc', back: 'paper #3a2a6a', sun: 'gold', moon: 'paint #c82c3c' },
  );

const quill: Maker = () => {
  const spine: Vec3[] = smoothPath(
    [
      [1, 3, 0],
      [4, 12, 0],
      [9, 21, 0],
      [15, 27, 0],
    ],
    3,
  );
  const vane = (side: number): Shape =>
    sheet(
      'feather',
      spine.slice(2).map(([x, y], k, all): readonly Vec3[] => {
        const half = 2.6 * Math.sin(Math.PI * Math.min(1, (k + 0.6) / (all.length - 0.2)));
        return [
          [x, y, 0],
          [x + side * 0.75 * half, y - side * 0.55 * half, 0.3],
        ];
      }),
      0.18,
    );
  return madeInCentimetres(
    [
      spun('ink', [4, 0, 4.2, 0.5, 4.2, 3.6, 2, 5, 2, 6, 2.6, 6.2, 2.6, 7, 1.6, 7, 1.6, 5, 0, 5]),
      sweep('spine', spine, 0.28, { sides: 6 }),
      vane(1),
      vane(-1),
    ],
    { feather: 'feather #f6f2e8', ink: 'glass #23284a', spine: 'bone' },
  );
};

/** Books of spells, scrolls and maps. */
export const BOOKS_OF_MAGIC = {
  spellbook,
  'open-spellbook': openSpellbook,
  scroll,
  'open-scroll': openScroll,
  'treasure-map': treasureMap,
  'tarot-cards': tarot,
  quill,
};
