import { board, closedBook, madeInCentimetres, openPages, roundedBlock, slab, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { array, box, group, mirror, move, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const covers = ['fabric #8a2430', 'fabric #2a5a8a', 'fabric #2f6a4a', 'fabric #c08a2c'] as const;

const tint = (part: Shape, slot: string): Shape => ({ form: 'restyled', part, slots: { cover: slot, clasp: slot } });

const book: Maker = ({ variant }) =>
  madeInCentimetres(
    [turn(group(closedBook(16, 23, 4), move(box('label', 9, 0.4, 5), 1, 3.8, -5), move(box('label', 6, 0.4, 1.4), 1, 3.8, 6)), [26, 0, 0])],
    { cover: covers[variant % 4] ?? 'fabric #8a2430', page: 'paper #f0e8d4', clasp: 'gold', label: 'gold #d8b860' },
  );

const openBook: Maker = () =>
  madeInCentimetres(
    [
      turn(
        group(
          mirror(turn(move(box('cover', 17, 0.8, 24), 8.5, 0, 0), [0, 0, 4])),
          openPages(15.6, 22),
          ...[-7, -5, -3, -1, 1, 3, 5, 7].map((z) => mirror(move(box('ink', 10, 0.35, 0.6), 8, 3.55, z))),
          sweep(
            'mark',
            [
              [0, 2.6, 6],
              [0.6, 2, 12],
              [1, 0.4, 15],
            ],
            0.4,
            { sides: 4 },
          ),
        ),
        [24, 0, 0],
      ),
    ],
    { cover: 'leather #7a2a2c', page: 'paper #f6efdc', ink: 'paper #9a9488', mark: 'fabric #c82c3c' },
  );

const bookStack: Maker = ({ random }) => {
  const slots = ['red', 'blue', 'green', 'ochre', 'violet'] as const;
  let y = 0;
  const parts = slots.map((slot, k) => {
    const height = 3.4 + (k % 3) * 0.9;
    const part = turn(
      tint(closedBook(17 - 0.7 * k, 24 - 0.8 * k, height), slot),
      [0, random.range(-16, 16) + 90, 0],
      [random.range(-1, 1), y, random.range(-1, 1)],
    );
    y += height;
    return part;
  });
  return madeInCentimetres(parts, {
    red: 'fabric #8a2430',
    blue: 'fabric #2a5a8a',
    green: 'fabric #2f6a4a',
    ochre: 'fabric #c08a2c',
    violet: 'fabric #5a3a7a',
    page: 'paper #f0e8d4',
  });
};

const bookRow: Maker = ({ random }) => {
  const slots = ['red', 'blue', 'green', 'ochre', 'violet'] as const;
  let x = -18;
  const parts = Array.from({ length: 9 }, (_, k): Shape => {
    const [thick, high] = [3 + 1.6 * random.next(), 20 + 6 * random.next()];
    const part = move(
      group(
        box(slots[k % 5] as string, thick, high, 16, 0.3),
        move(box('page', thick - 1, 0.3, 14.6), 0, high - 0.1, 0),
        ...[0.14, 0.8].map((share) => move(box('gold', thick + 0.1, 0.8, 16.2), 0, high * share, 0)),
      ),
      x + thick / 2,
      0,
      0,
    );
    x += thick + 0.1;
    return part;
  });
  const end = (at: number, side: number): Shape =>
    group(move(box('metal', 1, 15, 12), at, 0, 0), move(box('metal', 9, 0.6, 12), at - 4 * side, 0, 0));
  return madeInCentimetres([...parts, end(-18.6, -1), end(x + 0.5, 1)], {
    red: 'leather #8a2430',
    blue: 'leather #2a5a8a',
    green: 'leather #2f6a4a',
    ochre: 'leather #b07a28',
    violet: 'leather #5a3a7a',
    gold: 'gold',
    page: 'paper',
    metal: 'iron',
  });
};

const magazine: Maker = () => {
  const sheetOf = (slot: string, photo: string, y: number): Shape =>
    group(
      slab(
        slot,
        [
          [-10.5, -14],
          [10.5, -14],
          [10.5, 14],
          [-10.5, 14],
        ],
        0.5,
        { at: [0, y, 0] },
      ),
      move(box('title', 18, 0.12, 4), 0, y + 0.5, -10.6),
      move(box(photo, 14, 0.12, 13), 0, y + 0.5, 1),
      move(box('ink', 8, 0.12, 1), -4, y + 0.5, 10),
      move(box('ink', 6, 0.12, 1), -5, y + 0.5, 12),
    );
  return madeInCentimetres(
    turn(
      group(turn(sheetOf('second', 'photo', 0), [0, 14, 0], [2.4, 0, 0.6]), turn(sheetOf('cover', 'photo', 0.55), [0, -6, 0])),
      [30, 0, 0],
    ),
    { cover: 'paper #f4d83a', second: 'paper #3ab0c8', title: 'paint #d82c3c', photo: 'paint #2a4a7a', ink: 'paint #26262a' },
  );
};

const newspaper: Maker = () => {
  const lines = [-9, 0, 9].flatMap((x) =>
    Array.from({ length: 9 }, (_, k) => move(box('ink', x === 9 && k < 5 ? 0.1 : 7.6, 0.2, 0.7), x, 1.45, -6 + 1.9 * k)),
  );
  return madeInCentimetres(
    turn(
      group(
        roundedBlock('paper', 30, 1.4, 20 * 2, 0.3),
        move(box('ink', 25, 0.24, 4), 0, 1.35, -15.6),
        move(box('ink', 27, 0.2, 0.5), 0, 1.4, -11.6),
        ...lines,
        move(box('photo', 8, 0.3, 9), 9, 1.35, -2),
        turn(spun('paper', [0.8, -15, 0.8, 15], { sides: 10 }), [0, 0, 90], [0, 0.8, 20]),
      ),
      [26, 0, 0],
    ),
    { paper: 'paper #e4e0d4', ink: 'paint #3a3a3c', photo: 'paint #8a8a88' },
  );
};

const notebook: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        roundedBlock('cover', 15, 0.5, 21, 0.8),
        move(box('page', 14.4, 1, 20.2), 0.2, 0.5, 0),
        move(roundedBlock('cover', 15, 0.5, 21, 0.8), 0, 1.5, 0),
        move(box('label', 8, 0.2, 5), 1, 1.95, -4),
        array(move(turn(torus('wire', 1.3, 0.16, 12), [90, 0, 0]), -7.2, 1.1, -9), 12, [0, 0, 1.64]),
      ),
      [28, 0, 0],
    ),
    { cover: 'plastic #2f7fc0', page: 'paper #f6f2e6', label: 'paper #f6f2e6', wire: 'metal' },
  );

const paper: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        ...[0, 1, 2, 3, 4, 5].map((k) =>
          turn(
            slab(
              'paper',
              [
                [-10.5, -14.8],
                [10.5, -14.8],
                [10.5, 14.8],
                [-10.5, 14.8],
              ],
              0.25,
            ),
            [0, 5 * Math.sin(3 * k), 0],
            [0.4 * Math.sin(k), 0.3 * k, 0],
          ),
        ),
        ...Array.from({ length: 12 }, (_, k) =>
          move(box('ink', k % 4 === 3 ? 9 : 16, 0.12, 0.6), k % 4 === 3 ? -3.5 : 0, 1.75, -11 + 2 * k),
        ),
      ),
      [28, 0, 0],
    ),
    { paper: 'paper #faf7ee', ink: 'paint #8a8a90' },
  );

const letter: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        box('paper', 22, 0.6, 15),
        slab(
          'flap',
          [
            [-11, 7.4],
            [11, 7.4],
            [0, -1.4],
          ],
          0.3,
          { at: [0, 0.6, 0] },
        ),
        spun('seal', [1.8, 0.8, 1.9, 1.2, 1.3, 1.6, 0, 1.6], { at: [0, 0, 0.6], sides: 12 }),
        ...[1, -1].map((side) =>
          sweep(
            'fold',
            [
              [side * 11, 0.65, 7.4],
              [0, 0.65, 0],
            ],
            0.12,
            { sides: 4 },
          ),
        ),
      ),
      [30, 0, 0],
    ),
    { paper: 'paper #f4ecd8', flap: 'paper #e4d8bc', seal: 'wax #b01c28', fold: 'paper #c8b898' },
  );

const clipboard: Maker = () =>
  madeInCentimetres(
    [
      board('board', 23, 32, 0.8, 1),
      move(box('paper', 20, 27, 0.4), 0, 1, 0.5),
      ...Array.from({ length: 7 }, (_, k) =>
        group(move(box('ink', 12, 0.5, 0.2), 2, 4 + 3.2 * k, 0.75), move(box('tick', 1.4, 1.4, 0.2), -7, 3.6 + 3.2 * k, 0.75)),
      ),
      move(box('metal', 9, 3, 1.6, 0.4), 0, 27.6, 0.8),
      turn(torus('metal', 1.4, 0.4, 12), [90, 0, 0], [0, 31.4, 0.8]),
    ].map((part) => turn(part, [-14, 0, 0])),
    { board: 'wood #a87844', paper: 'paper', ink: 'paint #8a8a90', tick: 'paint #2f8a4a', metal: 'chrome' },
  );

/** Books, magazines and papers. */
export const BOOKS = {
  book,
  'open-book': openBook,
  'book-stack': bookStack,
  'book-row': bookRow,
  magazine,
  newspaper,
  notebook,
  paper,
  letter,
  clipboard,
};
