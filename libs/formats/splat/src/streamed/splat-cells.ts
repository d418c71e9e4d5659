import { selectNth } from '../levels/select-nth.js';

/** A k-d tree of cells. A cell is a leaf, numbered in depth-first order; a position belongs to `low` if its coordinate is below `at`. */
export type CellTree =
  | { readonly cell: number }
  | { readonly axis: number; readonly at: number; readonly low: CellTree; readonly high: CellTree };

/** A division of space into cells, so that each position belongs to exactly one. */
export interface CellDivision {
  readonly tree: CellTree;
  /** At least 1. */
  readonly cells: number;
}

/** The splats of each cell together: those of cell c are `order[starts[c]]` up to but not including `order[starts[c + 1]]`. */
export interface CellRuns {
  readonly order: Uint32Array;
  readonly starts: Uint32Array;
}

/**
 * Divides space so that each cell holds at least one and at most `most` of the positions, in metres, x y z interleaved. Only a cell of
 * positions that are all the same may hold more. A cell is halved at the median of its longest side. Lengths are measured by the inverse
 * hyperbolic sine of their distance from the origin: near the capture point, where people walk, cells become compact, and the far splats of
 * the sky do not stretch them. Deterministic; takes O(n log n).
 */
export function divideIntoCells(positions: Float32Array, most: number): CellDivision {
  if (!(most >= 1)) throw new RangeError(`a cell cannot hold at most ${most} splats`);
  const order = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  let cells = 0;
  const divide = (start: number, end: number): CellTree => {
    const members = order.subarray(start, end);
    const split = members.length > most ? findSplit(positions, members) : null;
    if (split === null) return { cell: cells++ };
    const middle = start + moveBelow(positions, members, split);
    return { ...split, low: divide(start, middle), high: divide(middle, end) };
  };
  return { tree: divide(0, order.length), cells };
}

/** Sorts positions, x y z interleaved, into the cells. Those of one cell keep their order. */
export function sortIntoCells({ tree, cells }: CellDivision, positions: Float32Array): CellRuns {
  const count = positions.length / 3;
  const cellOf = new Uint32Array(count);
  const starts = new Uint32Array(cells + 1);
  for (let i = 0; i < count; i++) {
    const cell = findCell(tree, positions, i);
    cellOf[i] = cell;
    starts[cell + 1] = (starts[cell + 1] as number) + 1;
  }
  for (let cell = 0; cell < cells; cell++) starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  const next = starts.slice();
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const cell = cellOf[i] as number;
    const place = next[cell] as number;
    order[place] = i;
    next[cell] = place + 1;
  }
  return { order, starts };
}

function findCell(tree: CellTree, positions: Float32Array, splat: number): number {
  let node = tree;
  while (!('cell' in node)) node = (positions[3 * splat + node.axis] as number) < node.at ? node.low : node.high;
  return node.cell;
}

interface Split {
  readonly axis: number;
  readonly at: number;
}

/** The median of the longest side, or the value after it if no position is below; null if all positions are the same. */
function findSplit(positions: Float32Array, members: Uint32Array): Split | null {
  const sides = [0, 1, 2].map((axis) => extentOf(positions, members, axis));
  const longest = sides.reduce((best, side) => (side.length > best.length ? side : best));
  const { axis, min, max } = longest;
  if (min === max) return null;
  const values = Float64Array.from(members, (splat) => positions[3 * splat + axis] as number);
  const median = selectNth(values, members.length >> 1);
  if (median > min) return { axis, at: median };
  return { axis, at: values.reduce((least, value) => (value > min && value < least ? value : least), Infinity) };
}

interface Extent {
  readonly axis: number;
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

function extentOf(positions: Float32Array, members: Uint32Array, axis: number): Extent {
  let min = Infinity;
  let max = -Infinity;
  for (let i = 0; i < members.length; i++) {
    const value = positions[3 * (members[i] as number) + axis] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { axis, min, max, length: Math.asinh(max) - Math.asinh(min) };
}

/** Moves the members below the split to the front, and gives their number. */
function moveBelow(positions: Float32Array, members: Uint32Array, { axis, at }: Split): number {
  let below = 0;
  for (let i = 0; i < members.length; i++) {
    const splat = members[i] as number;
    if ((positions[3 * splat + axis] as number) >= at) continue;
    members[i] = members[below] as number;
    members[below] = splat;
    below++;
  }
  return below;
}
