import type { CaptureView, RowRange } from '@diorama/world-model';

import { OVERLAP } from '../capture/disc.js';
import { Footprint, FOOTPRINT_CUT } from './footprint.js';
import type { SplatShapes } from './footprint.js';
import { sortByDistance } from './nearest-first.js';
import { OpenPixels } from './open-pixels.js';
import { RowSpan } from './row-span.js';

/**
 * How much of each pixel of some rows is made by which splat, as viewers blend them: sorted by distance, front to back.
 * Splat k of `splats` has the entries `[starts[k], starts[k + 1])`.
 */
export interface BlendWeights {
  readonly rows: RowRange;
  /** Splats that show in the rows, the nearest first. */
  readonly splats: Uint32Array;
  readonly starts: Uint32Array;
  /** Pixel (row - rows.start) · width + column, and the share of it, 0 to 1, of each entry. */
  readonly pixels: Uint32Array;
  readonly shares: Float32Array;
  /** Metres from the view's origin to each splat. */
  readonly distances: Float32Array;
  /** Row of each splat's centre on the continuous axis, and the pixels that it would make up among its like with nothing before it. */
  readonly centres: Float32Array;
  readonly cells: Float32Array;
}

/** Gaussians end this many sigma from their centres. */
const REACH = Math.sqrt(FOOTPRINT_CUT);
const MAX_ALPHA = 0.99;
/** Smaller shares of a pixel are left out, and shared out among those that are kept. */
const LEAST = 1 / 25;
/** Where less light than this passes, nothing further is seen. */
const DARK = 1e-3;
/** exp(-power / 2) in steps of power, so that a pixel costs no exponential. */
const STEPS_PER_POWER = 128;
const FALLOFF = Float64Array.from({ length: FOOTPRINT_CUT * STEPS_PER_POWER + 2 }, (_, i) => Math.exp(-(i + 0.5) / (2 * STEPS_PER_POWER)));
/** Entries that there is room for at first, for each pixel. */
const ROOM = 8;

/** Blends the splats of a cloud that show in some rows of a view. */
export function computeBlendWeights(cloud: SplatShapes, view: CaptureView, rows: RowRange): BlendWeights {
  const near = splatsNear(cloud, view, rows);
  const order = sortByDistance(near.distances);
  for (let i = 0; i < order.length; i++) order[i] = near.splats[order[i] as number] as number;
  return new Blending(cloud, view, rows).blend(order);
}

/** Those splats whose footprints may reach into the rows, judged by latitude. */
function splatsNear(cloud: SplatShapes, view: CaptureView, rows: RowRange): { splats: Uint32Array; distances: Float32Array } {
  const { positions, scales } = cloud;
  const [ox, oy, oz] = view.origin;
  const angle = (2 * Math.PI) / view.width;
  const upper = Math.PI / 2 - rows.start * angle;
  const lower = Math.PI / 2 - rows.end * angle;
  const sinUpper = Math.sin(upper);
  const sinLower = Math.sin(lower);
  const splats = new Uint32Array(cloud.count);
  const distances = new Float32Array(cloud.count);
  let count = 0;
  for (let i = 0; i < cloud.count; i++) {
    const x = (positions[3 * i] as number) - ox;
    const y = (positions[3 * i + 1] as number) - oy;
    const z = (positions[3 * i + 2] as number) - oz;
    const distance = Math.sqrt(x * x + y * y + z * z);
    const scale = Math.max(scales[3 * i] as number, scales[3 * i + 1] as number, scales[3 * i + 2] as number);
    const outside = Math.max(y - sinUpper * distance, sinLower * distance - y) - angle * distance;
    if (outside * leastGrowth(-scale) > REACH) continue;
    const sigma = Math.exp(scale);
    const reach = (REACH * sigma) / distance + angle;
    // Sines differ by no more than their angles, and cost less: they decide for most splats.
    const rise = y / distance;
    if (rise - sinUpper > reach || sinLower - rise > reach) continue;
    const latitude = Math.asin(Math.max(-1, Math.min(1, rise)));
    if (latitude - reach > upper || latitude + reach < lower) continue;
    splats[count] = i;
    distances[count++] = distance;
  }
  return { splats: splats.slice(0, count), distances: distances.slice(0, count) };
}

/** A bound below exp(x) for x above zero, by its series; 0 for others. It finds most splats that are too small without an exponential. */
const leastGrowth = (x: number): number => (x > 0 ? 1 + x * (1 + x * (1 / 2 + x * (1 / 6 + x / 24))) : 0);

class Blending {
  private readonly footprint: Footprint;
  private readonly span = new RowSpan();
  private readonly passing: Float32Array;
  private readonly open: OpenPixels;
  private pixels: Uint32Array;
  private shares: Float32Array;
  private count = 0;

  constructor(
    cloud: SplatShapes,
    private readonly view: CaptureView,
    private readonly rows: RowRange,
  ) {
    const pixels = (rows.end - rows.start) * view.width;
    this.footprint = new Footprint(cloud, view);
    this.passing = new Float32Array(pixels).fill(1);
    this.open = new OpenPixels(rows.end - rows.start, view.width);
    this.pixels = new Uint32Array(ROOM * pixels);
    this.shares = new Float32Array(ROOM * pixels);
  }

  blend(order: Uint32Array): BlendWeights {
    const splats = new Uint32Array(order.length);
    const starts = new Uint32Array(order.length + 1);
    const centres = new Float32Array(order.length);
    const cells = new Float32Array(order.length);
    const distances = new Float32Array(order.length);
    let kept = 0;
    for (let i = 0; i < order.length; i++) {
      const splat = order[i] as number;
      if (!this.footprint.project(splat)) continue;
      this.draw();
      if (this.count === starts[kept]) continue;
      const { a, b, c } = this.footprint;
      splats[kept] = splat;
      cells[kept] = 1 / (OVERLAP * OVERLAP * Math.sqrt(a * c - b * b));
      distances[kept] = this.footprint.distance;
      centres[kept++] = this.footprint.row;
      starts[kept] = this.count;
    }
    this.shareOutRest();
    const { rows, pixels, shares } = this;
    return { rows, splats: splats.subarray(0, kept), starts, pixels, shares, distances, centres, cells };
  }

  /** Gives what the entries that are left out make of a pixel to those that are kept, in proportion: the shares of a pixel add up to its light. */
  private shareOutRest(): void {
    const { pixels, shares, passing, count } = this;
    const kept = new Float32Array(passing.length);
    for (let e = 0; e < count; e++) kept[pixels[e] as number] = (kept[pixels[e] as number] as number) + (shares[e] as number);
    for (let p = 0; p < kept.length; p++) kept[p] = (kept[p] as number) > 0 ? (1 - (passing[p] as number)) / (kept[p] as number) : 1;
    for (let e = 0; e < count; e++) shares[e] = (shares[e] as number) * (kept[pixels[e] as number] as number);
  }

  private draw(): void {
    const { footprint: f, rows, span } = this;
    const { width } = this.view;
    const most = width / 2 - 1;
    const top = Math.max(rows.start, Math.ceil(f.row - f.reachY));
    const bottom = Math.min(rows.end - 1, Math.floor(f.row + f.reachY));
    this.reserve((2 * Math.min(f.reachX, most) + 1) * Math.max(0, bottom - top + 1));
    for (let row = top; row <= bottom; row++) {
      span.turnTo(f, row, most);
      const { first, last } = span;
      // A splat at the seam continues at the other edge.
      if (first < 0) this.drawColumns(row, first + width, Math.min(width - 1, last + width), f.column + width);
      if (first < width && last >= 0) this.drawColumns(row, Math.max(0, first), Math.min(width - 1, last), f.column);
      if (last >= width) this.drawColumns(row, Math.max(0, first - width), last - width, f.column - width);
    }
  }

  private drawColumns(row: number, first: number, last: number, centre: number): void {
    const { footprint, passing, open, pixels, shares } = this;
    const { a, opacity } = footprint;
    const dy = row - footprint.row;
    const slope = 2 * footprint.b * dy;
    const rise = footprint.c * dy * dy;
    const line = row - this.rows.start;
    const start = line * this.view.width;
    let count = this.count;
    for (let column = open.find(line, first); column <= last; column = open.find(line, column + 1)) {
      const dx = column - centre;
      const power = Math.max(0, (a * dx + slope) * dx + rise);
      const p = start + column;
      const light = passing[p] as number;
      const alpha = Math.min(MAX_ALPHA, opacity * (FALLOFF[(power * STEPS_PER_POWER) | 0] as number));
      const rest = light * (1 - alpha);
      passing[p] = rest;
      if (rest < DARK) open.close(line, column);
      if (light * alpha < LEAST) continue;
      pixels[count] = p;
      shares[count++] = light * alpha;
    }
    this.count = count;
  }

  private reserve(more: number): void {
    if (this.count + more <= this.pixels.length) return;
    const length = Math.max(this.count + more, Math.ceil(1.5 * this.pixels.length));
    const pixels = new Uint32Array(length);
    const shares = new Float32Array(length);
    pixels.set(this.pixels);
    shares.set(this.shares);
    this.pixels = pixels;
    this.shares = shares;
  }
}
