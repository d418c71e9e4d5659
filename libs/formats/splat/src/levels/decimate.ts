import { SplatFormatError, validateSplatCloud } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { cutTree } from './cut-tree.js';
import { MergeErrors } from './merge-errors.js';
import { mergeSplats } from './merge-splats.js';
import type { SplatMergeGroups } from './merge-splats.js';
import { medianOfThree } from './select-nth.js';
import { findMiddle } from './tree-middle.js';

/** What is left of a cloud, with the surface of each splat, ready to be decimated again. */
export interface DecimatedCloud {
  readonly cloud: SplatCloud;
  readonly surface: Uint32Array;
  /** How much an error of each splat counts, above zero in any unit; all count alike without them. */
  readonly weights?: Float32Array;
}

/** A level of detail, and for each of some coarser ones where the groups of its splats begin that merge there, with the end of the last group. */
export interface NestedLevels {
  readonly level: DecimatedCloud;
  readonly coarser: readonly Uint32Array[];
}

/**
 * A coarser level of detail: neighbours of the same surface merge (see `mergeSplats`) until `targetCount` splats are left,
 * or one for each surface. `surface` labels each splat; splats of different labels never merge. Groups are nodes of a k-d tree. Of all
 * cuts through the tree with so many nodes, the one is taken whose worst node is best (see `MergeErrors`): even areas merge first, and
 * details last. The outcome depends on nothing but the cloud. Takes O(n log n).
 */
export function decimateCloud(cloud: SplatCloud, targetCount: number, surface?: Uint32Array): DecimatedCloud {
  return decimateLevel({ cloud, surface: surface ?? new Uint32Array(cloud.count) }, targetCount);
}

/** As `decimateCloud`. */
export const decimateLevel = (level: DecimatedCloud, targetCount: number): DecimatedCloud => nestLevels(level, targetCount, []).level;

/**
 * Decimates a level, and divides what is left into groups for coarser levels: all levels are cuts through one tree, which is made once.
 * `mergeLevel` makes the coarser ones.
 *
 * @param coarserCounts splats of the coarser levels, the finest first; each is a group alone where the level has no more
 */
export function nestLevels(level: DecimatedCloud, targetCount: number, coarserCounts: readonly number[]): NestedLevels {
  checkLevel(level);
  const counts = [targetCount, ...coarserCounts];
  for (const count of counts) if (!Number.isInteger(count) || count < 1) throw new RangeError(`cannot leave ${count} splats`);
  // A coarser level never has more splats than the finer one: a small world has fewer than its coarse files hold.
  for (let i = 1; i < counts.length; i++) counts[i] = Math.min(counts[i] as number, counts[i - 1] as number);
  const { cloud, weights } = level;
  if (counts.every((count) => count >= cloud.count)) return { level, coarser: coarserCounts.map(() => listNumbers(cloud.count + 1)) };
  const { order, ends } = orderBySurface(level.surface);
  sortIntoTree(cloud.positions, order, ends);
  const [finest, ...coarser] = cutTree(new MergeErrors(cloud, order, weights), ends, counts) as [Uint32Array, ...Uint32Array[]];
  return { level: mergeGroups(level, { order, starts: finest }), coarser: coarser.map((starts) => findAmong(finest, starts)) };
}

/** Merges groups of splats that follow each other, as `nestLevels` finds them. */
export const mergeLevel = (level: DecimatedCloud, starts: Uint32Array): DecimatedCloud =>
  starts.length === level.cloud.count + 1 ? level : mergeGroups(level, { order: listNumbers(level.cloud.count), starts });

/** The groups of a coarse cut in groups of a fine one, by where both begin among the splats that they divide. */
export function findAmong(fine: Uint32Array, coarse: Uint32Array): Uint32Array {
  const starts = new Uint32Array(coarse.length);
  let group = 0;
  for (let i = 0; i < coarse.length; i++) {
    while ((fine[group] as number) < (coarse[i] as number)) group++;
    starts[i] = group;
  }
  return starts;
}

function checkLevel({ cloud, surface, weights }: DecimatedCloud): void {
  validateSplatCloud(cloud);
  if (surface.length !== cloud.count) throw new SplatFormatError(`${surface.length} labels for ${cloud.count} splats`);
  if (weights !== undefined && weights.length !== cloud.count)
    throw new SplatFormatError(`${weights.length} weights for ${cloud.count} splats`);
}

/** The numbers from 0 on, so many. */
function listNumbers(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) numbers[i] = i;
  return numbers;
}

function mergeGroups({ cloud, surface, weights }: DecimatedCloud, groups: SplatMergeGroups): DecimatedCloud {
  const { order, starts } = groups;
  const kept = new Uint32Array(starts.length - 1);
  for (let group = 0; group < kept.length; group++) kept[group] = surface[order[starts[group] as number] as number] as number;
  const merged = { cloud: mergeSplats(cloud, groups), surface: kept };
  return weights === undefined ? merged : { ...merged, weights: addWeights(weights, order, starts) };
}

/** The weight of each group: the sum of those of its splats. */
function addWeights(weights: Float32Array, order: Uint32Array, starts: Uint32Array): Float32Array {
  const sums = new Float32Array(starts.length - 1);
  for (let group = 0; group < sums.length; group++) {
    let sum = 0;
    for (let i = starts[group] as number; i < (starts[group + 1] as number); i++) sum += weights[order[i] as number] as number;
    sums[group] = sum;
  }
  return sums;
}

/** Splats of each label together, labels in order of first appearance; `ends` are where each label's run ends. */
function orderBySurface(labels: Uint32Array): { order: Uint32Array; ends: number[] } {
  const dense = new Uint32Array(labels.length);
  const numbers = new Map<number, number>();
  const counts: number[] = [];
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] as number;
    let number = numbers.get(label);
    if (number === undefined) {
      number = counts.push(0) - 1;
      numbers.set(label, number);
    }
    dense[i] = number;
    counts[number] = (counts[number] as number) + 1;
  }
  const next = new Uint32Array(counts.length);
  let total = 0;
  const ends = counts.map((count, number) => {
    next[number] = total;
    total += count;
    return total;
  });
  const order = new Uint32Array(labels.length);
  for (let i = 0; i < labels.length; i++) {
    const number = dense[i] as number;
    const slot = next[number] as number;
    order[slot] = i;
    next[number] = slot + 1;
  }
  return { order, ends };
}

/** Puts the splats of each surface into the order of a k-d tree, so that each node is in a row. Takes O(n log n). */
function sortIntoTree(positions: Float32Array, order: Uint32Array, ends: readonly number[]): void {
  const tree = new SplatTree(positions, order);
  ends.forEach((end, i) => tree.divide(ends[i - 1] ?? 0, end));
}

/** Splits runs of splats at medians of their longest side. Positions move along with the order, to stay in the cache. */
class SplatTree {
  private readonly xs: Float32Array;
  private readonly ys: Float32Array;
  private readonly zs: Float32Array;

  constructor(
    positions: Float32Array,
    private readonly order: Uint32Array,
  ) {
    this.xs = gather(positions, 0, order);
    this.ys = gather(positions, 1, order);
    this.zs = gather(positions, 2, order);
  }

  /** Sorts a run so that each node of the tree is in a row: its halves are its children. */
  divide(start: number, end: number): void {
    if (end - start <= 2) return;
    const middle = findMiddle(start, end);
    this.select(this.longestSide(start, end), start, end - 1, middle);
    this.divide(start, middle);
    this.divide(middle, end);
  }

  /** Judged by some hundreds of splats where there are many. */
  private longestSide(start: number, end: number): Float32Array {
    const stride = Math.max(1, (end - start) >> 8);
    const x = extentOf(this.xs, start, end, stride);
    const y = extentOf(this.ys, start, end, stride);
    const z = extentOf(this.zs, start, end, stride);
    if (x >= y && x >= z) return this.xs;
    return y >= z ? this.ys : this.zs;
  }

  /** Hoare's quickselect: afterwards nothing before `wanted` is larger than it and nothing after it is smaller. */
  private select(keys: Float32Array, first: number, last: number, wanted: number): void {
    let low = first;
    let high = last;
    while (low < high) {
      const pivot = medianOfThree(keys[low] as number, keys[(low + high) >> 1] as number, keys[high] as number);
      let i = low;
      let j = high;
      while (i <= j) {
        while ((keys[i] as number) < pivot) i++;
        while ((keys[j] as number) > pivot) j--;
        if (i <= j) this.swap(i++, j--);
      }
      if (wanted <= j) high = j;
      else if (wanted >= i) low = i;
      else return;
    }
  }

  private swap(i: number, j: number): void {
    swapNumbers(this.xs, i, j);
    swapNumbers(this.ys, i, j);
    swapNumbers(this.zs, i, j);
    const kept = this.order[i] as number;
    this.order[i] = this.order[j] as number;
    this.order[j] = kept;
  }
}

function extentOf(values: Float32Array, start: number, end: number, stride: number): number {
  let min = Infinity;
  let max = -Infinity;
  for (let i = start; i < end; i += stride) {
    const value = values[i] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return max - min;
}

/** A loop, because `Float32Array.from` is ten times slower. */
function gather(positions: Float32Array, axis: number, order: Uint32Array): Float32Array {
  const values = new Float32Array(order.length);
  for (let i = 0; i < order.length; i++) values[i] = positions[3 * (order[i] as number) + axis] as number;
  return values;
}

function swapNumbers(values: Float32Array, i: number, j: number): void {
  const kept = values[i] as number;
  values[i] = values[j] as number;
  values[j] = kept;
}
