import type { MergeErrors } from './merge-errors.js';
import { findMiddle } from './tree-middle.js';

/**
 * Chooses nodes of trees whose largest error is least.
 *
 * @param ends where each tree, a run of splats, ends
 * @param count nodes wanted; at least one of each tree is taken
 * @returns where the chosen nodes start, in order, and the end of the last one
 */
export function cutTree(errors: Pick<MergeErrors, 'of'>, ends: readonly number[], count: number): Uint32Array {
  const splits = Math.min(Math.max(0, count - ends.length), (ends.at(-1) ?? 0) - ends.length);
  const cut = new TreeCut(errors, ends, splits);
  return cut.chooseStarts();
}

class TreeCut {
  /** Nodes with a larger error are halved, and so many of those with the same. */
  private readonly limit: number;
  private ties: number;
  private readonly starts: Uint32Array;
  private found = 0;

  constructor(
    private readonly errors: Pick<MergeErrors, 'of'>,
    private readonly ends: readonly number[],
    splits: number,
  ) {
    const all = this.collectErrors().sort();
    this.limit = splits === 0 ? Infinity : (all[all.length - splits] as number);
    let larger = 0;
    while (larger < splits && (all[all.length - 1 - larger] as number) > this.limit) larger++;
    this.ties = splits - larger;
    this.starts = new Uint32Array(ends.length + splits + 1);
  }

  chooseStarts(): Uint32Array {
    this.ends.forEach((end, i) => this.choose(this.ends[i - 1] ?? 0, end, Infinity));
    this.starts[this.found] = this.ends.at(-1) ?? 0;
    return this.starts;
  }

  /** Errors of all nodes that can be halved, each at most that of its parent. */
  private collectErrors(): Float64Array {
    const { errors, ends } = this;
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

  private choose(start: number, end: number, most: number): void {
    const error = end - start === 1 ? -1 : Math.min(most, this.errors.of(start, end));
    if (error > this.limit || (error === this.limit && this.ties-- > 0)) {
      const middle = findMiddle(start, end);
      this.choose(start, middle, error);
      this.choose(middle, end, error);
    } else this.starts[this.found++] = start;
  }
}
