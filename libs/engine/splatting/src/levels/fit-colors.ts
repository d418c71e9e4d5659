import type { Raster } from '@diorama/raster';
import { computeOriginOffsets } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import type { RowRange } from '@diorama/world-model';

import { fromHarmonic, toHarmonic } from '../splats/splat-batch.js';
import { computeBlendWeights } from './blend-weights.js';
import type { BlendWeights } from './blend-weights.js';
import { findSurfaces, holdBehindOutlines } from './hold-behind-outlines.js';

/** Input of the job `fit-colors`. */
export interface FitColorsInput {
  readonly cloud: SplatCloud;
  /** The surface of each splat. */
  readonly surface: Uint32Array;
  /** What the splats are to look like from the origin. */
  readonly panorama: Raster;
  /** Rows of the panorama whose splats are fitted: those with their centres there. */
  readonly rows: RowRange;
}

/** New colours of some splats. */
export interface FittedColors {
  readonly splats: Uint32Array;
  /** Constant spherical harmonics, three a splat. */
  readonly colors: Float32Array;
}

/** Rows above and below that are fitted along, so that splats at the border know their neighbours. */
const HALO = 8;
/** More would follow the panorama more closely, and what is seen from beside it less. */
const STEPS = 4;
/** Splats that make up less of the picture than this share of what they would in the open move little. */
const LEAST_SEEN = 0.3;
/** Colours may leave the range of a screen by this much: where they blend with others, the excess cancels out. */
const EXCESS = 0.15;
/** Furthest that a channel may move, sRGB-encoded, less where things stand before the splat: from elsewhere the same splats blend in other shares. */
const MOST = 0.15;
/** Rows this close to a pole, as a share of the height, keep their colours: the ellipses are not to be trusted there. */
const POLE = 0.055;

/**
 * Colours with which the blended splats look like the panorama again. Each splat reaches into its neighbours' pixels, the
 * nearer ones most, which blurs the picture and shifts it; here the colours are moved against that, by the method of
 * simultaneous iterative reconstruction (Gilbert, "Iterative methods for the three-dimensional reconstruction of an object
 * from projections", 1972) with Nesterov's momentum ("A method of solving a convex programming problem", 1983).
 */
export function fitColors({ cloud, surface, panorama, rows }: FitColorsInput): FittedColors {
  const { width, height } = panorama;
  const halo = { start: Math.max(0, rows.start - HALO), end: Math.min(height, rows.end + HALO) };
  const weights = computeBlendWeights(cloud, { origin: [0, 0, 0], width }, halo);
  const target = panorama.data.subarray(3 * halo.start * width, 3 * halo.end * width);
  const offsets = computeOriginOffsets(cloud, weights.splats);
  const colors = new Solver(weights, target, findSurfaces(surface, weights.splats)).solve(cloud.colors, offsets);
  for (let i = 0; i < colors.length; i++) colors[i] = (colors[i] as number) - (offsets[i] as number);
  return pick(weights, colors, { start: Math.max(rows.start, POLE * height), end: Math.min(rows.end, (1 - POLE) * height) });
}

class Solver {
  private readonly count: number;
  private readonly rates: Float32Array;
  /** How far each splat's channels may move. */
  private readonly leeway: Float32Array;
  private readonly residual: Float32Array;

  constructor(
    private readonly weights: BlendWeights,
    private readonly target: Uint8Array,
    labels: Uint32Array,
  ) {
    this.count = weights.splats.length;
    const seen = pixelsOf(weights);
    this.rates = seen.map((pixels, k) => 1 / (pixels + LEAST_SEEN * (weights.cells[k] as number)));
    this.leeway = seen.map((pixels, k) => MOST * Math.min(1, pixels / (weights.cells[k] as number)));
    this.residual = new Float32Array(target.length);
    holdBehindOutlines(this.leeway, weights, labels, target.length / 3);
  }

  /** @param offsets what each channel of each splat has in addition to its constant harmonic */
  solve(harmonics: Float32Array, offsets: Float32Array): Float32Array {
    const { splats } = this.weights;
    const first = new Float32Array(3 * this.count);
    for (let k = 0; k < this.count; k++)
      for (let c = 0; c < 3; c++)
        first[3 * k + c] = fromHarmonic(harmonics[3 * (splats[k] as number) + c] as number) + (offsets[3 * k + c] as number);
    let colors: Float32Array = first;
    let ahead: Float32Array = first.slice();
    for (let step = 1; step <= STEPS; step++) {
      const next = this.improve(ahead, first);
      const momentum = (step - 1) / (step + 2);
      ahead = next.slice();
      for (let i = 0; i < next.length; i++) ahead[i] = (next[i] as number) + momentum * ((next[i] as number) - (colors[i] as number));
      colors = next;
    }
    return colors;
  }

  /** One step from `colors`, within bounds around the first ones. */
  private improve(colors: Float32Array, first: Float32Array): Float32Array {
    this.compare(colors);
    const { weights, rates, residual } = this;
    const { starts, pixels, shares } = weights;
    const next = new Float32Array(colors.length);
    for (let k = 0; k < this.count; k++) {
      let [red, green, blue] = [0, 0, 0];
      for (let e = starts[k] as number; e < (starts[k + 1] as number); e++) {
        const at = 3 * (pixels[e] as number);
        const share = shares[e] as number;
        red += share * (residual[at] as number);
        green += share * (residual[at + 1] as number);
        blue += share * (residual[at + 2] as number);
      }
      const rate = rates[k] as number;
      const leeway = this.leeway[k] as number;
      next[3 * k] = bounded((colors[3 * k] as number) + rate * red, first[3 * k] as number, leeway);
      next[3 * k + 1] = bounded((colors[3 * k + 1] as number) + rate * green, first[3 * k + 1] as number, leeway);
      next[3 * k + 2] = bounded((colors[3 * k + 2] as number) + rate * blue, first[3 * k + 2] as number, leeway);
    }
    return next;
  }

  /** Writes what the picture lacks. */
  private compare(colors: Float32Array): void {
    const { weights, residual, target } = this;
    const { starts, pixels, shares } = weights;
    for (let i = 0; i < residual.length; i++) residual[i] = (target[i] as number) / 255;
    for (let k = 0; k < this.count; k++) {
      const red = colors[3 * k] as number;
      const green = colors[3 * k + 1] as number;
      const blue = colors[3 * k + 2] as number;
      for (let e = starts[k] as number; e < (starts[k + 1] as number); e++) {
        const at = 3 * (pixels[e] as number);
        const share = shares[e] as number;
        residual[at] = (residual[at] as number) - share * red;
        residual[at + 1] = (residual[at + 1] as number) - share * green;
        residual[at + 2] = (residual[at + 2] as number) - share * blue;
      }
    }
  }
}

/** How many pixels each splat makes up. */
function pixelsOf({ splats, starts, shares }: BlendWeights): Float32Array {
  const pixels = new Float32Array(splats.length);
  for (let k = 0; k < splats.length; k++) {
    let sum = 0;
    for (let e = starts[k] as number; e < (starts[k + 1] as number); e++) sum += shares[e] as number;
    pixels[k] = sum;
  }
  return pixels;
}

function bounded(value: number, first: number, leeway: number): number {
  const lowest = Math.min(first, Math.max(-EXCESS, first - leeway));
  const highest = Math.max(first, Math.min(1 + EXCESS, first + leeway));
  return Math.min(highest, Math.max(lowest, value));
}

function pick({ splats, centres }: BlendWeights, colors: Float32Array, rows: RowRange): FittedColors {
  const chosen: number[] = [];
  for (let k = 0; k < splats.length; k++) {
    const row = Math.floor((centres[k] as number) + 0.5);
    if (row >= rows.start && row < rows.end) chosen.push(k);
  }
  const picked = { splats: new Uint32Array(chosen.length), colors: new Float32Array(3 * chosen.length) };
  for (const [i, k] of chosen.entries()) {
    picked.splats[i] = splats[k] as number;
    for (let c = 0; c < 3; c++) picked.colors[3 * i + c] = toHarmonic(colors[3 * k + c] as number);
  }
  return picked;
}
