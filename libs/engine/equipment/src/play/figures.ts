import { ball, helixPath, madeInCentimetres, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, implicit, mirror, move, rod, starOutline, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const bow = (slot: string, at: Vec3, size: number): Shape =>
  move(
    group(
      mirror({ form: 'placed', part: ball(slot, [1, 0.7, 0.4], [1, 0, 0], 1), scale: size }),
      ball(slot, 0.45 * size, [0, 0, 0.1 * size], 1),
    ),
    ...at,
  );

const teddyBear: Maker = () =>
  madeInCentimetres(
    [
      implicit(
        'fur',
        [
          { from: [0, 9, 0], to: [0, 15, 0], radii: [9, 7] },
          { from: [6, 17, 0], to: [12, 10, 4], radii: [3.2, 3] },
          { from: [-6, 17, 0], to: [-12, 10, 4], radii: [3.2, 3] },
          { from: [5, 5, 3], to: [8.4, 4, 12], radii: [4, 3.8] },
          { from: [-5, 5, 3], to: [-8.4, 4, 12], radii: [4, 3.8] },
        ],
        { blend: 1.2, cell: 0.9 },
      ),
      ball('fur', [8, 7.4, 7.4], [0, 27, 0]),
      mirror(ball('fur', [3, 3, 2], [6.4, 33, 0])),
      mirror(ball('light', [1.8, 1.8, 1], [6.4, 33, 1.6], 1)),
      ball('light', [3.8, 3, 2.8], [0, 25, 6]),
      ball('nose', [1.3, 0.9, 0.8], [0, 26.2, 8.6], 1),
      mirror(ball('nose', 0.9, [3, 29, 6.4], 1)),
      ball('light', [5.6, 6, 3], [0, 11, 6.6]),
      mirror(ball('light', [2.4, 2.4, 1], [8.6, 4, 15.2], 1)),
      bow('bow', [0, 20.6, 6.4], 2.6),
    ],
    { fur: 'fur #a8743c', light: 'fur #e0bc84', nose: 'eye #2a1c14', bow: 'fabric #c8242c' },
  );

const doll: Maker = () =>
  madeInCentimetres(
    [
      spun('dress', [11, 8, 10, 12, 5, 20, 3, 24, 0, 25], { curve: true }),
      spun('trim', [11, 7, 11.4, 8, 10.8, 9.6, 10, 10]),
      ball('skin', [5.6, 5.8, 5.4], [0, 30, 0]),
      mirror(
        sweep(
          'skin',
          [
            [3, 22.4, 0],
            [8, 17, 2],
            [9, 14, 3],
          ],
          [1.4, 1.3, 1.4],
        ),
      ),
      mirror(ball('dress', [2.4, 2.2, 2.2], [3.8, 22.4, 0])),
      mirror(group(rod('skin', [3, 9, 0], [3, 2, 0], 1.5), ball('shoe', [1.8, 1.4, 2.6], [3, 1.4, 0.8]))),
      { form: 'placed', part: ball('hair', [6, 5.4, 5.6], [0, 32, -1]) },
      mirror(group(...[0, 1, 2, 3].map((k) => ball('hair', 1.9 - 0.15 * k, [6 + 0.3 * k, 29 - 2.4 * k, 0])))),
      mirror(bow('shoe', [6.2, 31.4, 1], 1.2)),
      mirror(ball('eye', [0.7, 0.9, 0.4], [2, 30, 5], 1)),
      mirror(ball('cheek', [0.9, 0.6, 0.4], [3.2, 28, 4.3], 1)),
      ball('cheek', [0.9, 0.35, 0.4], [0, 27.4, 4.9], 1),
    ],
    {
      dress: 'fabric #d84a7a',
      trim: 'fabric #f8f0f4',
      skin: 'skin #f0c8a8',
      hair: 'hair #d8a030',
      shoe: 'fabric #f4d8e4',
      eye: 'eye #2a5aa0',
      cheek: 'skin #e88a8a',
    },
  );

const nestingDoll: Maker = () => {
  const one = (size: number, x: number, z: number): Shape => ({
    form: 'placed',
    move: [x, 0, z],
    scale: size,
    part: group(
      spun('red', [4, 0, 5, 0.6, 6, 5, 5, 10, 3.6, 12.4, 4, 14, 4.2, 16.4, 3, 19, 0, 20], { curve: true }),
      ball('skin', [2.8, 3, 1.4], [0, 15.6, 3.2]),
      mirror(ball('eye', [0.4, 0.5, 0.3], [1, 16, 4.5], 0)),
      ball('cheek', [0.6, 0.3, 0.3], [0, 14.4, 4.6], 0),
      mirror(ball('cheek', [0.5, 0.5, 0.2], [1.7, 15, 4.4], 0)),
      spun('gold', [5.6, 2, 5.9, 2.6, 6, 4, 5.7, 4]),
      ...[0, 72, 144, 216, 288].map((angle) => turn(ball('gold', [1.1, 1.1, 0.6], [0, 1.7, 0], 1), [0, 0, angle], [0, 8.4, 5.4])),
      ball('blue', [1.1, 1.1, 0.8], [0, 8.4, 5.6], 1),
    ),
  });
  return madeInCentimetres([one(1, -9, -1), one(0.72, 1, 0.6), one(0.5, 8.4, 1.4), one(0.34, 13.6, 2)], {
    red: 'paint #c8242c',
    skin: 'paint #f4d4b0',
    eye: 'eye',
    cheek: 'paint #e0606a',
    gold: 'paint #f4c430',
    blue: 'paint #2f6fc0',
  });
};

const snowman: Maker = () =>
  madeInCentimetres(
    [
      ball('snow', [46, 42, 46], [0, 38, 0], 3),
      ball('snow', [34, 32, 34], [0, 94, 0], 3),
      ball('snow', [24, 23, 24], [0, 138, 0], 3),
      turn(spun('carrot', [4, 0, 3, 8, 0, 26], { sides: 10 }), [90, 0, 0], [0, 138, 22]),
      mirror(ball('coal', 3, [8, 145, 21.4], 1)),
      ...[-10, -5, 0, 5, 10].map((x) => ball('coal', 1.9, [x, 128 + 0.04 * x * x, 21.6 - 0.04 * x * x], 1)),
      ...[80, 94, 108].map((y) => ball('coal', 3.2, [0, y, y === 94 ? 34 : 31.4], 1)),
      spun('hat', [27, 154, 27, 157, 17, 157, 17.6, 182, 0, 182], { sides: 22 }),
      spun('band', [17.4, 157, 17.6, 157, 17.6, 163, 17.2, 163]),
      move(torus('scarf', 21, 5, 22), 0, 119, 0),
      sweep(
        'scarf',
        [
          [16, 119, 16],
          [18, 104, 32],
          [18, 88, 34],
        ],
        4.4,
        { sides: 6 },
      ),
      mirror(
        group(
          sweep(
            'twig',
            [
              [28, 100, 0],
              [52, 116, 4],
              [74, 132, 6],
            ],
            [2, 1.8, 1.2],
            { sides: 6 },
          ),
          rod('twig', [66, 127, 5], [80, 124, 8], 1, 5),
          rod('twig', [66, 127, 5], [70, 142, 4], 1, 5),
        ),
      ),
    ],
    {
      snow: 'snow',
      carrot: 'fruit #f0821c',
      coal: 'rubber #1c1c1e',
      hat: 'fabric #26262a',
      band: 'fabric #c8242c',
      scarf: 'fabric #c8242c',
      twig: 'bark',
    },
  );

const christmasTree: Maker = () => {
  const tiers = [
    [62, 24, 62],
    [52, 62, 56],
    [40, 100, 50],
    [26, 136, 44],
  ] as const;
  const baubles = Array.from({ length: 34 }, (_, k): Shape => {
    const y = 30 + k * 4;
    const reach = Math.max(8, 60 - 0.36 * (y - 24));
    return ball((['red', 'gold', 'blue'] as const)[k % 3] as string, 4.4, [reach * Math.cos(2.4 * k), y, reach * Math.sin(2.4 * k)], 1);
  });
  return madeInCentimetres(
    [
      spun('pot', [16, 0, 19, 16, 0, 16]),
      spun('trunk', [6, 14, 5, 30]),
      ...tiers.map(([radius, y, height]) =>
        spun('needle', [radius * 0.8, y + 3, radius, y, radius * 0.62, y + height * 0.34, 0, y + height], { sides: 20 }),
      ),
      sweep('garland', helixPath([62, 8], [34, 166], 5, 18), 2.2, { sides: 6 }),
      ...baubles,
      ...Array.from({ length: 26 }, (_, k) =>
        ball('light', 1.8, [(58 - 1.9 * k) * Math.cos(1.7 * k + 1), 36 + 5 * k, (58 - 1.9 * k) * Math.sin(1.7 * k + 1)], 0),
      ),
      move(group(extrude('star', starOutline(5, 13, 5.6), 4)), 0, 190, 0),
      ...[
        [-36, 30],
        [30, 36],
        [0, 46],
      ].map(([x = 0, z = 0], k) =>
        move(
          group(
            box(k === 1 ? 'blue' : 'red', 22, 16, 22),
            move(box('gold', 4, 16.4, 22.6), 0, 0, 0),
            move(box('gold', 22.6, 16.4, 4), 0, 0, 0),
            mirror(ball('gold', [4, 2.4, 2], [3.6, 17.6, 0], 1)),
          ),
          x,
          0,
          z,
        ),
      ),
    ],
    {
      needle: 'needle #1f6a34',
      pot: 'clay',
      trunk: 'bark',
      garland: 'gold',
      red: 'paint #d8242c',
      gold: 'gold',
      blue: 'paint #2f6fd0',
      star: 'glow #ffd84a',
      light: 'glow #fff0b0',
    },
    { lights: [{ at: [0, 1.2, 0.6], color: '#ffd890', power: 1.2, when: 'always' }] },
  );
};

const puppet: Maker = () => {
  const limb = (slot: string, from: Vec3, to: Vec3, r: number): Shape => rod(slot, from, to, r);
  return madeInCentimetres(
    [
      ball('skin', [4.6, 5, 4.6], [0, 38, 0]),
      turn(spun('skin', [0.9, 0, 0.6, 4, 0, 4.4], { sides: 8 }), [90, 0, 0], [0, 38, 4]),
      mirror(ball('eye', 0.7, [1.8, 39.6, 4], 1)),
      spun('hat', [5, 41, 4, 43, 0, 51]),
      move(box('red', 9, 11, 6, 1), 0, 22, 0),
      move(box('blue', 8.4, 5, 5.6, 1), 0, 17.6, 0),
      mirror(
        group(
          limb('red', [5, 31, 0], [8, 25, 2], 1.3),
          limb('skin', [8, 24, 2], [10, 28, 5], 1.1),
          ball('skin', 1.6, [10.4, 29, 5.4], 1),
          limb('blue', [2.6, 18, 0], [3, 11, 2], 1.5),
          limb('skin', [3, 10, 2], [3, 3, 0], 1.1),
          ball('shoe', [1.8, 1.4, 3], [3, 1.6, 1], 1),
          rod('string', [10.4, 30, 5.4], [9, 66, 0], 0.15, 4),
          rod('string', [3, 11, 2.4], [3, 66, 7], 0.15, 4),
        ),
      ),
      rod('string', [0, 50, 0], [0, 66, 0], 0.15, 4),
      move(box('wood', 22, 1.6, 2.4), 0, 66, 0),
      move(box('wood', 2.4, 1.6, 20), 0, 66, 2),
    ],
    {
      skin: 'wood #e0b480',
      red: 'fabric #c8302c',
      blue: 'fabric #2f5fa8',
      hat: 'fabric #f4c430',
      shoe: 'wood #4a2a18',
      eye: 'eye',
      string: 'rope #f4f0e4',
      wood: 'wood #8a5a30',
    },
  );
};

const rubberDuck: Maker = () =>
  madeInCentimetres(
    [
      implicit(
        'yellow',
        [
          { from: [0, 4, -1], to: [0, 4, 2], radii: [4.4, 4] },
          { from: [0, 5.4, -4], to: [0, 8, -7], radii: [2.4, 0.6] },
        ],
        { blend: 1.4, cell: 0.42 },
      ),
      ball('yellow', [3, 3, 3], [0, 10, 3.4]),
      mirror({ form: 'placed', part: ball('yellow', [1, 2, 3], [0, 0, 0]), move: [4.2, 5, -0.6], turn: [-20, 0, -8] }),
      ball('orange', [1.5, 0.5, 1.8], [0, 9.6, 6.6]),
      ball('orange', [1.3, 0.4, 1.5], [0, 8.9, 6.4]),
      mirror(ball('eye', 0.55, [1.4, 10.8, 5.7], 1)),
    ],
    { yellow: 'rubber #f8d020', orange: 'rubber #f0781c', eye: 'eye' },
  );

/** Dolls, soft toys and festive figures. */
export const FIGURES = {
  'teddy-bear': teddyBear,
  doll,
  'nesting-doll': nestingDoll,
  snowman,
  'christmas-tree': christmasTree,
  puppet,
  'rubber-duck': rubberDuck,
};
