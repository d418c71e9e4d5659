import { ball, ellipse, madeInCentimetres, slab, smoothOutline, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, group, move, radial, rod, starOutline, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const runeStone: Maker = () => {
  const stone = smoothOutline(
    [
      [-20, 0],
      [20, 0],
      [22, 40],
      [17, 84],
      [6, 100],
      [-10, 96],
      [-19, 74],
      [-23, 34],
    ],
    2,
  );
  const stroke = (x: number, y: number, degrees: number, length: number): Shape =>
    turn(box('rune', 1.8, length, 1.6), [0, 0, degrees], [x, y, 10.3]);
  const runes = group(
    stroke(0, 64, 0, 22),
    stroke(0, 78, -50, 10),
    stroke(0, 70, -130, 10),
    stroke(-9, 34, 0, 22),
    stroke(-9, 54, -140, 9),
    stroke(-4, 47, -40, 9),
    stroke(9, 34, 0, 22),
    stroke(2.5, 44, -90, 13),
    stroke(-6, 14, 40, 14),
    stroke(6, 14, -40, 14),
    stroke(0, 10, 0, 16),
  );
  return madeInCentimetres(
    [
      { form: 'jittered', part: turn(slab('stone', stone, 20), [90, 0, 0], [0, 0, -10]), amount: 1.2, seed: 3 },
      runes,
      ...[0, 1, 2, 3].map((k) => ball('moss', [8, 4, 6], [18 * Math.cos(1.6 * k + 0.4), 1.6, 11 * Math.sin(1.6 * k + 0.4)], 1)),
    ],
    { stone: 'stone #7a7874', rune: 'glow #4ac8ff', moss: 'moss' },
    { lights: [{ at: [0, 0.6, 0.2], color: '#4ac8ff', power: 0.8, when: 'always' }] },
  );
};

const magicCircle: Maker = () => {
  const ring = (outer: number, inner: number): Shape =>
    slab('glow', ellipse(outer, outer, [0, 0], 48), 1, { holes: [ellipse(inner, inner, [0, 0], 48)] });
  const line = (from: number, to: number, radius: number): Shape => {
    const at = (degrees: number): Vec3 => [
      radius * Math.sin((degrees * Math.PI) / 180),
      0.5,
      -radius * Math.cos((degrees * Math.PI) / 180),
    ];
    return sweep('glow', [at(from), at(to)], 2, { sides: 4 });
  };
  const marks = Array.from({ length: 12 }, (_, k): Shape =>
    turn(group(move(box('accent', 3, 1.2, 10), 0, 0, 86), move(box('accent', 8, 1.2, 3), 2, 0, 84 + (k % 3) * 2)), [0, 30 * k, 0]),
  );
  return madeInCentimetres(
    [
      ring(100, 94),
      ring(79, 75),
      ring(31, 27.6),
      ...[0, 120, 240].flatMap((a) => [line(a, a + 120, 76), line(a + 60, a + 180, 76)]),
      ...marks,
      radial(move(slab('accent', ellipse(6, 6, [0, 0], 14), 1.2), 0, 0, 0), 6, 52),
      slab('accent', starOutline(5, 20, 8), 1.2),
    ],
    { glow: 'glow #7a5aff', accent: 'glow #4ae0ff' },
    { lights: [{ at: [0, 0.3, 0], color: '#8a6aff', power: 1.2, when: 'always' }] },
  );
};

const hourglass: Maker = () => {
  const cap = (y: number): Shape => spun('wood', [7, y, 7.4, y + 0.4, 7.4, y + 1.4, 7, y + 1.8, 0, y + 1.8], { sides: 20 });
  const post = (angle: number): Shape =>
    turn(move(spun('wood', [0.8, 1.6, 0.5, 4, 0.8, 8, 0.5, 12.4, 0.8, 16.6, 0.5, 20.6, 0.8, 23.4], { curve: true, sides: 8 }), 0, 0, 6), [
      0,
      angle,
      0,
    ]);
  return madeInCentimetres(
    [
      cap(0),
      cap(23),
      post(0),
      post(120),
      post(240),
      spun('sand', [4.4, 1.9, 4.6, 3, 3.4, 5.4, 1.4, 7.6], { sides: 18 }),
      spun('glass', [1.5, 7.4, 0.5, 12.4, 1.6, 14.2, 3.2, 16.8], { curve: true, sides: 18 }),
      spun('sand', [1.5, 14.2, 3.4, 16.8, 4.3, 18.6, 0, 18]),
      spun('glass', [4.3, 18.6, 4.7, 20.6, 4.4, 23.1], { sides: 18 }),
      rod('sand', [0, 7, 0], [0, 14, 0], 0.25),
    ],
    { wood: 'wood #6a3c20', glass: 'glass #cfe4ea', sand: 'sand #e8b850' },
  );
};

const dreamcatcher: Maker = () => {
  const radius = 14;
  const web = Array.from({ length: 9 }, (_, k): Shape[] => {
    const at = (n: number, r: number): Vec3 => [r * Math.cos((2 * Math.PI * n) / 9), 40 + r * Math.sin((2 * Math.PI * n) / 9), 0];
    return [
      rod('thread', at(k, 13), at(k + 2, 13), 0.16, 4),
      rod('thread', at(k + 0.5, 8), at(k + 2.5, 8), 0.16, 4),
      rod('thread', at(k, 13), at(k + 0.5, 3), 0.16, 4),
    ];
  }).flat();
  const feather = (x: number, y: number): Shape =>
    group(
      rod('thread', [x, y, 0], [x, y - 8, 0], 0.2, 5),
      ball('bead', 0.9, [x, y - 7, 0], 1),
      turn(
        slab(
          'feather',
          smoothOutline(
            [
              [0, 0],
              [1.8, -6],
              [0, -15],
              [-1.8, -6],
            ],
            3,
          ),
          0.25,
        ),
        [90, 0, 0],
        [x, y - 8, 0],
      ),
    );
  return madeInCentimetres(
    [
      turn(torus('ring', radius, 0.9, 28), [90, 0, 0], [0, 40, 0]),
      ...web,
      feather(0, 26.6),
      feather(-9, 30),
      feather(9, 30),
      ball('bead', 1.2, [0, 40, 0], 1),
      rod('thread', [0, 54, 0], [0, 60, 0], 0.25, 5),
    ],
    { ring: 'wood #7a4a2c', thread: 'rope #e4d8bc', feather: 'feather #c8804a', bead: 'paint #2aa0a8' },
  );
};

/** Runes, circles and other signs of magic. */
export const SIGNS_OF_MAGIC = { 'rune-stone': runeStone, 'magic-circle': magicCircle, hourglass, dreamcatcher };
