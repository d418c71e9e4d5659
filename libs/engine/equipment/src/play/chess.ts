import { ball, madeInCentimetres, smoothOutline, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const foot = [1.7, 0, 1.8, 0.4, 1.5, 0.9, 1.1, 1.2] as const;
const turnedPiece = (slot: string, rest: readonly number[]): Shape => spun(slot, [...foot, ...rest], { sides: 14 });

const pawn = (slot: string): Shape => group(turnedPiece(slot, [0.6, 2.4, 0.5, 3, 1, 3.1, 0.4, 3.4]), ball(slot, 0.95, [0, 4.1, 0], 1));
const rook = (slot: string): Shape =>
  group(
    turnedPiece(slot, [0.8, 2.4, 0.8, 4, 1.2, 4.3, 1.2, 5.2, 0.8, 5.2, 0.8, 4.8, 0, 4.8]),
    ...[0, 60, 120, 180, 240, 300].map((a) => turn(move(box(slot, 0.6, 0.6, 0.4), 0, 5, 1), [0, a, 0])),
  );
const bishop = (slot: string): Shape =>
  group(turnedPiece(slot, [0.7, 2.6, 0.5, 4, 1.1, 4.2, 0.5, 4.5, 0.9, 5.4, 0.5, 6.4, 0, 6.8]), ball(slot, 0.3, [0, 6.9, 0], 0));
const queen = (slot: string): Shape =>
  group(turnedPiece(slot, [0.8, 2.8, 0.6, 5, 1.2, 5.2, 0.7, 5.5, 1.2, 7, 0.8, 7.2, 0, 7]), ball(slot, 0.45, [0, 7.4, 0], 1));
const king = (slot: string): Shape =>
  group(
    turnedPiece(slot, [0.9, 2.8, 0.7, 5.4, 1.3, 5.6, 0.8, 5.9, 1.2, 7.4, 0.4, 7.8, 0, 7.9]),
    move(box(slot, 0.4, 1.4, 0.4), 0, 7.8, 0),
    move(box(slot, 1.1, 0.4, 0.4), 0, 8.4, 0),
  );
const knight = (slot: string): Shape =>
  group(
    turnedPiece(slot, [0.9, 1.8, 0, 1.9]),
    turn(
      extrude(
        slot,
        smoothOutline(
          [
            [-1, 1.6],
            [1, 1.6],
            [0.8, 3],
            [0.6, 4],
            [1.7, 4],
            [1.9, 4.7],
            [0.6, 6],
            [0, 6.4],
            [-0.9, 5.6],
            [-1.3, 3.6],
          ],
          2,
        ),
        1.1,
      ),
      [0, -90, 0],
    ),
  );

const RANK = [rook, knight, bishop, queen, king, bishop, knight, rook] as const;

const chessSet: Maker = () => {
  const squares = Array.from({ length: 64 }, (_, k) =>
    move(box((Math.floor(k / 8) + k) % 2 === 0 ? 'dark' : 'light', 5, 0.3, 5), ((k % 8) - 3.5) * 5, 2, (Math.floor(k / 8) - 3.5) * 5),
  );
  const army = (slot: string, z: number, ahead: number): Shape[] =>
    RANK.flatMap((piece, k) => [
      move(piece(slot), (k - 3.5) * 5, 2.3, z),
      ...(k % 2 === 0 || slot === 'white' ? [move(pawn(slot), (k - 3.5) * 5, 2.3, z + ahead * (k === 3 ? 2 : 1))] : []),
    ]);
  return madeInCentimetres([box('frame', 44, 2.1, 44, 0.4), ...squares, ...army('white', 17.5, -5), ...army('black', -17.5, 5)], {
    frame: 'wood #5a3018',
    dark: 'wood #6a4024',
    light: 'wood #e4c490',
    white: 'wood #f0dcb0',
    black: 'wood #2a1c16',
  });
};

const chessPiece =
  (piece: (slot: string) => Shape): Maker =>
  () =>
    madeInCentimetres(piece('wood'), { wood: 'wood #2a1c16' });

const chips: Maker = () => {
  const stack = (slot: string, x: number, z: number, count: number): Shape =>
    group(
      ...Array.from({ length: count }, (_, k) =>
        turn(
          group(
            spun(slot, [2, 0, 2, 0.32], { sides: 18 }),
            ...[0, 60, 120, 180, 240, 300].map((a) => turn(move(box('white', 0.7, 0.34, 0.5), 0, 0, 1.84), [0, a, 0])),
          ),
          [0, 13 * k, 0],
          [x, 0.36 * k, z],
        ),
      ),
    );
  return madeInCentimetres(
    [stack('red', -2.3, 0, 12), stack('blue', 2.3, 0.2, 9), stack('black', 0, 3.8, 6), stack('green', -0.2, -3.8, 14)],
    { red: 'plastic #c8242c', blue: 'plastic #2f4fb8', black: 'plastic #26262a', green: 'plastic #1f8a4a', white: 'plastic #f8f4ec' },
  );
};

/** Board games. */
export const CHESS = { 'chess-set': chessSet, 'chess-king': chessPiece(king), 'chess-knight': chessPiece(knight), 'poker-chips': chips };
