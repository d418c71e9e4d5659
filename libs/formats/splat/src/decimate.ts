import { SplatFormatError, validateSplatCloud } from './cloud.js';
import type { SplatCloud } from './cloud.js';
import { mergeSplats } from './merge-splats.js';
import type { SplatMergeGroups } from './merge-splats.js';

/** What is left of a cloud, with the surface of each splat, ready to be decimated again. */
export interface DecimatedCloud {
  readonly cloud: SplatCloud;
  readonly surface: Uint32Array;
}

/**
 * A coarser level of detail: neighbours of the same surface merge (see `mergeSplats`) until `targetCount` splats are left,
 * or one for each surface. `surface` labels each splat; splats of different labels never merge. Groups are the leaves of
 * a k-d tree, so they are compact and alike in size, dense regions stay dense, and the outcome depends on nothing but
 * the cloud. Takes O(n log n).
 */
export function decimateCloud(cloud: SplatCloud, targetCount: number, surface?: Uint32Array): DecimatedCloud {
  validateSplatCloud(cloud);
  if (!Number.isInteger(targetCount) || targetCount < 1) throw new RangeError(`cannot leave ${targetCount} splats`);
  const labels = surface ?? new Uint32Array(cloud.count);
  if (labels.length !== cloud.count) throw new SplatFormatError(`${labels.length} labels for ${cloud.count} splats`);
  if (targetCount >= cloud.count) return { cloud, surface: labels };
  const { order, ends } = orderBySurface(labels);
  const tree = new SplatTree(cloud.positions, order);
  for (const { start, end, groups } of shareOut(ends, targetCount)) tree.divide(start, end, groups);
  const groups = tree.groups();
  const kept = groups.starts.subarray(0, -1).map((start) => labels[order[start] as number] as number);
  return { cloud: mergeSplats(cloud, groups), surface: kept };
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

interface Run {
  readonly start: number;
  readonly end: number;
  readonly groups: number;
}

/** One group for each surface, the others in proportion to what each surface has beyond one splat. */
function shareOut(ends: readonly number[], targetCount: number): Run[] {
  const splats = ends.at(-1) ?? 0;
  const density = Math.max(0, targetCount - ends.length) / Math.max(1, splats - ends.length);
  const extraUpTo = (surfaces: number, end: number): number => Math.round((end - surfaces) * density);
  return ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    return { start, end, groups: 1 + extraUpTo(i + 1, end) - extraUpTo(i, start) };
  });
}

/** Splits runs of splats at medians of their longest side. Positions move along with the order, to stay in the cache. */
class SplatTree {
  private readonly coordinates: readonly [Float32Array, Float32Array, Float32Array];
  private readonly starts: number[] = [];

  constructor(
    positions: Float32Array,
    private readonly order: Uint32Array,
  ) {
    this.coordinates = [gather(positions, 0, order), gather(positions, 1, order), gather(positions, 2, order)];
  }

  /** Divides the run into that many groups of about equal size, at most one for each splat. */
  divide(start: number, end: number, groups: number): void {
    if (groups === 1) {
      this.starts.push(start);
      return;
    }
    const left = groups >> 1;
    const middle = start + Math.round(((end - start) * left) / groups);
    this.select(this.longestSide(start, end), start, end - 1, middle);
    this.divide(start, middle, left);
    this.divide(middle, end, groups - left);
  }

  groups(): SplatMergeGroups {
    return { order: this.order, starts: Uint32Array.from([...this.starts, this.order.length]) };
  }

  /** Judged by some hundreds of splats where there are many. */
  private longestSide(start: number, end: number): Float32Array {
    const stride = Math.max(1, (end - start) >> 8);
    let longest = this.coordinates[0];
    let length = -1;
    for (const values of this.coordinates) {
      let min = Infinity;
      let max = -Infinity;
      for (let i = start; i < end; i += stride) {
        const value = values[i] as number;
        if (value < min) min = value;
        if (value > max) max = value;
      }
      if (max - min > length) {
        length = max - min;
        longest = values;
      }
    }
    return longest;
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
    const [xs, ys, zs] = this.coordinates;
    swapNumbers(xs, i, j);
    swapNumbers(ys, i, j);
    swapNumbers(zs, i, j);
    const kept = this.order[i] as number;
    this.order[i] = this.order[j] as number;
    this.order[j] = kept;
  }
}

/** A loop, because `Float32Array.from` is ten times slower. */
function gather(positions: Float32Array, axis: number, order: Uint32Array): Float32Array {
  const values = new Float32Array(order.length);
  for (let i = 0; i < order.length; i++) values[i] = positions[3 * (order[i] as number) + axis] as number;
  return values;
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function swapNumbers(values: Float32Array, i: number, j: number): void {
  const kept = values[i] as number;
  values[i] = values[j] as number;
  values[j] = kept;
}
