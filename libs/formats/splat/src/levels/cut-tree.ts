import type { MergeErrors } from './merge-errors.js';
import { selectNth } from './select-nth.js';
import { findMiddle } from './tree-middle.js';

/**
 * Chooses nodes of trees whose largest error is least. Of two cuts, each node of the one with more nodes lies in one of the other.
 *
 * @param ends where each tree, a run of splats, ends
 * @param counts nodes wanted of each cut; at least one of each tree is taken
 * @returns for each cut where the chosen nodes start, in order, and the end of the last one
 */
export function cutTree(errors: Pick<MergeErrors, 'of'>, ends: readonly number[], counts: readonly number[]): Uint32Array[] {
  const all = collectErrors(errors, ends);
  return counts.map((count) => {
    const splits = Math.min(Math.max(0, count - ends.length), (ends.at(-1) ?? 0) - ends.length);
    return new TreeCut(all, ends, splits).chooseStarts();
  });
}

class TreeCut {
  /** Nodes with a larger error are halved, and so many of those with the same. */
  private readonly limit: number;
  private ties: number;
  private readonly starts: Uint32Array;
  private found = 0;

  /** @param errors as `collectErrors` lists them */
  constructor(
    private readonly errors: Float64Array,
    private readonly ends: readonly number[],
    splits: number,
  ) {
    this.limit = splits === 0 ? Infinity : selectNth(this.errors.slice(), this.errors.length - splits);
    let larger = 0;
    for (const error of this.errors) if (error > this.limit) larger++;
    this.ties = splits - larger;
    this.starts = new Uint32Array(ends.length + splits + 1);
  }

  chooseStarts(): Uint32Array {
    let start = 0;
    for (const [i, end] of this.ends.entries()) {
      this.choose(start, end, start - i);
      start = end;
    }
    this.starts[this.found] = start;
    return this.starts;
  }

  /** @param at place of the node's error, and of those below it */
  private choose(start: number, end: number, at: number): void {
    if (end - start > 1 && this.isHalved(this.errors[at] as number)) {
      const middle = findMiddle(start, end);
      this.choose(start, middle, at + 1);
      this.choose(middle, end, at + middle - start);
    } else this.starts[this.found++] = start;
  }

  private isHalved(error: number): boolean {
    return error > this.limit || (error === this.limit && this.ties-- > 0);
  }
}

/**
 * Errors of all nodes that can be halved, each at most that of its parent; a node before its halves, the first half before the second. A
 * node of n splats takes n - 1 places, so that the places of its halves follow from its own.
 */
function collectErrors(errors: Pick<MergeErrors, 'of'>, ends: readonly number[]): Float64Array {
  const all = new Float64Array((ends.at(-1) ?? 0) - ends.length);
  let found = 0;
  const visit = (start: number, end: number, most: number): void => {
    if (end - start === 1) return;
    const error = Math.min(most, errors.of(start, end));
    all[found++] = error;
    const middle = findMiddle(start, end);
    visit(start, middle, error);
    visit(middle, end, error);
  };
  ends.forEach((end, i) => visit(ends[i - 1] ?? 0, end, Infinity));
  return all;
}
