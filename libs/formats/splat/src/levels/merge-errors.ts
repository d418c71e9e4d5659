import type { SplatCloud } from '../cloud.js';

/** Display colour, 0 to 1, for one unit of a constant harmonic. */
const HARMONIC = 0.28209479177387814;
/**
 * Error of two merged splats of one colour, in squares of display colour: what their surface looks like between the splats, and where it
 * ends, is lost. Two splats lose as much if each of their channels differs by 1.6 %.
 */
const PAIR = 0.0004;
/** Nodes of the same error differ by at most this share of it, so that the order of a tie favours no part of the cloud. */
const SPREAD = 1e-3;
/** Splats as large as this, metres (standard deviations), are not merged: only skies have them, and larger ones would leave their curve. */
const LARGEST = 40;
/** The square of the distance to the furthest splat of a run from any one of it is about this many times their variance. */
const VARIANCE_SHARE = 8;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * What is lost when runs of splats merge: the squared differences of their colours from their mean, and for each pair of them a share for
 * what no colour shows.
 */
export class MergeErrors {
  /** Sums over the first splats of the order: red, green, blue and their squares. */
  private readonly sums: Float64Array;

  constructor(
    private readonly cloud: SplatCloud,
    private readonly order: Uint32Array,
  ) {
    const { colors, count } = cloud;
    const sums = new Float64Array(4 * (count + 1));
    for (let i = 0; i < count; i++) {
      const from = 3 * (order[i] as number);
      let squares = 0;
      for (let channel = 0; channel < 3; channel++) {
        const value = HARMONIC * (colors[from + channel] as number);
        sums[4 * i + 4 + channel] = (sums[4 * i + channel] as number) + value;
        squares += value * value;
      }
      sums[4 * i + 7] = (sums[4 * i + 3] as number) + squares;
    }
    this.sums = sums;
  }

  /** Error of a run of at least two splats; infinite if they must not merge. */
  of(start: number, end: number): number {
    if (this.isLarge(start, end)) return Infinity;
    const { sums } = this;
    const count = end - start;
    let spread = (sums[4 * end + 3] as number) - (sums[4 * start + 3] as number);
    for (let channel = 0; channel < 3; channel++) {
      const sum = (sums[4 * end + channel] as number) - (sums[4 * start + channel] as number);
      spread -= (sum * sum) / count;
    }
    const error = Math.max(0, spread) + (PAIR * count * (count - 1)) / 2;
    return error * (1 + SPREAD * ((start * GOLDEN_RATIO) % 1));
  }

  /** Whether the merged splat would be too large, judged by some of the run. */
  private isLarge(start: number, end: number): boolean {
    const { cloud, order } = this;
    const { positions, scales } = cloud;
    const first = 3 * (order[start] as number);
    const own = Math.exp(Math.max(scales[first] as number, scales[first + 1] as number, scales[first + 2] as number));
    if (own * own * (end - start) < LARGEST * LARGEST) return false;
    const stride = Math.max(1, (end - start) >> 4);
    let furthest = 0;
    for (let i = start + stride; i < end; i += stride) {
      const other = 3 * (order[i] as number);
      let square = 0;
      for (let axis = 0; axis < 3; axis++) square += ((positions[first + axis] as number) - (positions[other + axis] as number)) ** 2;
      furthest = Math.max(furthest, square);
    }
    return own * own + furthest / VARIANCE_SHARE > LARGEST * LARGEST;
  }
}
