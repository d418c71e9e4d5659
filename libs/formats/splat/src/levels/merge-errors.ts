import type { SplatCloud } from '../cloud.js';
import { writeRotatedAxis } from './covariance.js';

/** Display colour, 0 to 1, for one unit of a constant harmonic. */
const HARMONIC = 0.28209479177387814;
/**
 * Error of two merged splats of one colour, in squares of display colour: what their surface looks like between the splats, and where it
 * ends, is lost. Two splats lose as much if each of their channels differs by 1.6 %.
 */
const PAIR = 0.0004;
/** Error of splats at right angles to the first of a run: they are as different as if each of their channels differed by 0.14. */
const TURNED = 0.03;
/** Nodes of the same error differ by at most this share of it, so that the order of a tie favours no part of the cloud. */
const SPREAD = 1e-3;
/** Splats as large as this, metres (standard deviations), are not merged: only skies have them, and larger ones would leave their curve. */
const LARGEST = 40;
/** The square of the distance to the furthest splat of a run from any one of it is about this many times their variance. */
const VARIANCE_SHARE = 8;
/** Numbers a splat has among the sums, and the places of two of them. */
const SUMS = 5;
const SQUARES = 3;
const WEIGHTS = 4;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * What is lost when runs of splats merge: the squared differences of their colours from their mean, for each pair of them a share for what no
 * colour shows, and a share for surfaces that turn, because a splat around an edge reaches beyond it. All count as much as the splats weigh.
 */
export class MergeErrors {
  /** Sums over the first splats of the order, weighted: red, green, blue, their squares, and the weights. */
  private readonly sums: Float64Array;
  /** The axis along which each splat of the order is thinnest, three numbers each. */
  private readonly normals: Float32Array;

  constructor(
    private readonly cloud: SplatCloud,
    private readonly order: Uint32Array,
    weights?: Float32Array,
  ) {
    const { colors, count } = cloud;
    const sums = new Float64Array(SUMS * (count + 1));
    for (let i = 0; i < count; i++) {
      const splat = order[i] as number;
      const weight = weights?.[splat] ?? 1;
      const [at, next] = [SUMS * i, SUMS * (i + 1)];
      let squares = 0;
      for (let channel = 0; channel < 3; channel++) {
        const value = HARMONIC * (colors[3 * splat + channel] as number);
        sums[next + channel] = (sums[at + channel] as number) + weight * value;
        squares += value * value;
      }
      sums[next + SQUARES] = (sums[at + SQUARES] as number) + weight * squares;
      sums[next + WEIGHTS] = (sums[at + WEIGHTS] as number) + weight;
    }
    this.sums = sums;
    this.normals = listNormals(cloud, order);
  }

  /** Error of a run of at least two splats; infinite if they must not merge. */
  of(start: number, end: number): number {
    if (this.isLarge(start, end)) return Infinity;
    const { sums } = this;
    const [from, to] = [SUMS * start, SUMS * end];
    const weight = (sums[to + WEIGHTS] as number) - (sums[from + WEIGHTS] as number);
    let spread = (sums[to + SQUARES] as number) - (sums[from + SQUARES] as number);
    for (let channel = 0; channel < 3; channel++) {
      const sum = (sums[to + channel] as number) - (sums[from + channel] as number);
      spread -= (sum * sum) / weight;
    }
    const error = Math.max(0, spread) + (PAIR * weight * (end - start - 1)) / 2 + TURNED * weight * this.measureTurn(start, end);
    return error * (1 + SPREAD * ((start * GOLDEN_RATIO) % 1));
  }

  /** Mean squared sine between the normals of a run and its first one, judged by some of the run: 0 on a plane, more around an edge. */
  private measureTurn(start: number, end: number): number {
    const { normals } = this;
    const x = normals[3 * start] as number;
    const y = normals[3 * start + 1] as number;
    const z = normals[3 * start + 2] as number;
    const stride = Math.max(1, (end - start) >> 4);
    let squares = 0;
    let count = 0;
    for (let i = start; i < end; i += stride) {
      const cosine = x * (normals[3 * i] as number) + y * (normals[3 * i + 1] as number) + z * (normals[3 * i + 2] as number);
      squares += 1 - cosine * cosine;
      count++;
    }
    return Math.max(0, squares) / count;
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

function listNormals({ scales, rotations }: SplatCloud, order: Uint32Array): Float32Array {
  const normals = new Float32Array(3 * order.length);
  const normal = new Float64Array(3);
  for (let i = 0; i < order.length; i++) {
    const splat = order[i] as number;
    const [a, b, c] = [scales[3 * splat] as number, scales[3 * splat + 1] as number, scales[3 * splat + 2] as number];
    const thinnest = c <= a && c <= b ? 2 : b <= a ? 1 : 0;
    writeRotatedAxis(rotations, 4 * splat, thinnest, normal);
    for (let axis = 0; axis < 3; axis++) normals[3 * i + axis] = normal[axis] as number;
  }
  return normals;
}
