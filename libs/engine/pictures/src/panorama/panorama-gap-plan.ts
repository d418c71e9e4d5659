import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';

import { findCheapestSeam } from './seam.js';
import type { PartialPanorama } from './stitch-pictures.js';

/** How the ring about the horizon is continued where no picture is: strips copied from elsewhere in it. */
export interface PanoramaGapPlan {
  /** Rows `[top, bottom)` that the ring takes up. */
  readonly top: number;
  readonly bottom: number;
  readonly strips: readonly QuiltStrip[];
}

/** Columns copied from elsewhere. Scenery repeats without bending when it is moved around the viewer. */
export interface QuiltStrip {
  /** Columns `[start, end)` that it covers, overlaps included; they may go beyond the panorama's width, and wrap. */
  readonly start: number;
  readonly end: number;
  /** Column that `start` is a copy of, and which way the source goes on: 1 to the right, -1 mirrored. */
  readonly source: number;
  readonly step: 1 | -1;
  /** Columns at which it takes over from what is to its left, and gives way to the right; one a row of the ring. */
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Share of the panorama's width that neighbouring strips overlap by, and that strips are wide. */
const OVERLAP = 0.022;
const NARROWEST = 0.035;
const WIDEST = 0.085;
/** A column is part of the ring when this share of the tallest column's rows is known in it. */
const TALL = 0.7;
/** What is known gives way to a strip on no more than this share of the width: pictures are to be found again. */
export const GAP_STRIP_WIDTH_SHARE_MAX = 0.004;
/** Costs, on the scale of mean squared differences of encoded colours: of using a column again, and of going on as the last strip's source does. */
const REPEAT = 0.0016;
const VERBATIM = 0.02;
/** Cost of a seam through a pixel of the pictures that is to stay. */
const KEPT = 30;
/** Cost of a strip whose content departs from the ring's usual one, per mean squared difference. */
const ODDITY = 0.12;

/** Plans the ring's continuation over every gap between what is known; none where all of it is. */
export function planPanoramaGapFilling(pano: PartialPanorama, seed: number): PanoramaGapPlan {
  const columns = new Columns(pano);
  const { top, bottom } = columns;
  const strips: QuiltStrip[] = [];
  const random = createRandomStream(seed, hashStreamName('picture ring'));
  const quilter = new Quilter(pano, columns, random);
  for (const gap of columns.gaps()) strips.push(...quilter.fill(gap));
  return { top, bottom, strips };
}

interface Gap {
  /** Unknown columns `[start, end)`; `end` may go beyond the width. */
  readonly start: number;
  readonly end: number;
}

/** Which columns are known over the whole height of the ring. */
class Columns {
  readonly top: number;
  readonly bottom: number;
  readonly whole: Uint8Array;

  constructor(private readonly pano: PartialPanorama) {
    const { width, height, known } = pano;
    const tops = new Int32Array(width).fill(height);
    const bottoms = new Int32Array(width);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        if (known[row * width + column] === 1) {
          tops[column] = Math.min(tops[column] as number, row);
          bottoms[column] = row + 1;
        }
    const heightOf = (column: number): number => (bottoms[column] as number) - (tops[column] as number);
    const tallest = tops.reduce((most, _, column) => Math.max(most, heightOf(column)), 0);
    let [top, bottom] = [0, height];
    this.whole = Uint8Array.from(tops, (_, column) => (tallest > 0 && heightOf(column) >= TALL * tallest ? 1 : 0));
    for (let column = 0; column < width; column++) {
      if (this.whole[column] === 0) continue;
      top = Math.max(top, tops[column] as number);
      bottom = Math.min(bottom, bottoms[column] as number);
    }
    // Pictures at quite different heights share no rows: then the tallest columns stand for all.
    if (bottom - top < tallest / 4) [top, bottom] = this.keepAlike(tops, bottoms, tallest);
    this.top = top;
    this.bottom = bottom;
  }

  private keepAlike(tops: Int32Array, bottoms: Int32Array, tallest: number): [number, number] {
    const model = tops.findIndex((top, column) => (bottoms[column] as number) - top === tallest);
    const middle = ((tops[model] as number) + (bottoms[model] as number)) / 2;
    const [top, bottom] = [Math.round(middle - tallest / 4), Math.round(middle + tallest / 4)];
    for (let column = 0; column < tops.length; column++)
      this.whole[column] = (tops[column] as number) <= top && (bottoms[column] as number) >= bottom ? 1 : 0;
    return [top, bottom];
  }

  gaps(): Gap[] {
    const { whole } = this;
    const { width } = this.pano;
    const first = whole.findIndex((value, column) => value === 1 && whole[(column + width - 1) % width] === 0);
    if (first < 0) return [];
    const gaps: Gap[] = [];
    let start = -1;
    for (let column = first; column <= first + width; column++) {
      const isWhole = whole[column % width] === 1;
      if (!isWhole && start < 0) start = column;
      if (!isWhole || start < 0) continue;
      gaps.push({ start, end: column });
      start = -1;
    }
    return gaps;
  }

  /** Whether so many columns from one on, in a direction, are all known. */
  holds(source: number, step: 1 | -1, count: number): boolean {
    const { width } = this.pano;
    for (let i = 0; i < count; i++) if (this.whole[(((source + step * i) % width) + width) % width] === 0) return false;
    return true;
  }
}

class Quilter {
  private readonly overlap: number;
  private readonly used: Float64Array;
  private readonly oddity: Float64Array;
  private readonly sources: readonly number[];
  private readonly longest: number;

  constructor(
    private readonly pano: PartialPanorama,
    private readonly columns: Columns,
    private readonly random: RandomStream,
  ) {
    const { width } = pano;
    this.used = new Float64Array(width);
    this.sources = [...columns.whole.keys()].filter((column) => columns.whole[column] === 1);
    this.longest = longestRun(columns.whole);
    this.overlap = Math.max(2, Math.min(Math.round(OVERLAP * width), Math.floor(this.longest / 4)));
    this.oddity = this.measureOddity();
  }

  /** Strips from the left end of a gap to its right end, each overlapping its neighbours and what is known beside the gap. */
  fill(gap: Gap): QuiltStrip[] {
    const { overlap, pano } = this;
    const chosen: Choice[] = [];
    // What is already there on the left: at first the known columns themselves.
    let left: Piece = { start: gap.start - 2 * overlap, source: gap.start - 2 * overlap, step: 1 };
    let edge = gap.start;
    while (edge < gap.end) {
      const start = edge - overlap;
      const length = this.lengthFor(gap.end - edge) + 2 * overlap;
      const isLast = start + length >= gap.end + overlap;
      const right: Piece | null = isLast ? { start: gap.end, source: gap.end, step: 1 } : null;
      const piece = this.choose({ start, length, left, right });
      chosen.push({ ...piece, length });
      for (let i = 0; i < length; i++) this.use(piece.source + piece.step * i);
      left = piece;
      edge = start + length - overlap;
    }
    return this.cut(chosen, gap, pano.width);
  }

  private lengthFor(room: number): number {
    const { width } = this.pano;
    const most = this.longest - 2 * this.overlap;
    const wanted = Math.round(this.random.range(NARROWEST, WIDEST) * width);
    const length = Math.max(1, Math.min(wanted, most));
    // The rest should not be a sliver.
    return room <= length || room - length < NARROWEST * width * 0.5 ? Math.min(room, Math.max(1, most)) : length;
  }

  private use(column: number): void {
    const at = wrap(column, this.pano.width);
    this.used[at] = (this.used[at] as number) + 1;
  }

  private choose(wish: Wish): Piece {
    let best: Piece = { start: wish.start, source: this.sources[0] ?? 0, step: 1 };
    let bestCost = Infinity;
    for (const source of this.sources)
      for (const step of [1, -1] as const) {
        if (!this.columns.holds(source, step, wish.length)) continue;
        const cost = this.cost({ start: wish.start, source, step }, wish);
        if (cost < bestCost) {
          bestCost = cost;
          best = { start: wish.start, source, step };
        }
      }
    return best;
  }

  private cost(piece: Piece, { start, length, left, right }: Wish): number {
    const { overlap } = this;
    let cost = this.apart(piece, left, start);
    if (right) cost += this.apart(piece, right, start + length - overlap);
    let habits = 0;
    for (let i = 0; i < length; i += 2) {
      const column = wrap(piece.source + piece.step * i, this.pano.width);
      habits += REPEAT * (this.used[column] as number) + ODDITY * (this.oddity[column] as number);
    }
    cost += (2 * habits) / length;
    const goesOn = piece.step === left.step && wrap(piece.source - sourceAt(left, start), this.pano.width) === 0;
    return goesOn ? cost + VERBATIM : cost;
  }

  /** Mean squared difference of two pieces over one overlap. */
  private apart(a: Piece, b: Piece, start: number): number {
    const { color, width } = this.pano;
    const { top, bottom } = this.columns;
    let sum = 0;
    for (let i = 0; i < this.overlap; i++) {
      const p = wrap(sourceAt(a, start + i), width);
      const q = wrap(sourceAt(b, start + i), width);
      for (let row = top; row < bottom; row++) {
        const first = 3 * (row * width + p);
        const second = 3 * (row * width + q);
        for (let channel = 0; channel < 3; channel++) {
          const off = (color[first + channel] as number) - (color[second + channel] as number);
          sum += off * off;
        }
      }
    }
    return sum / (3 * this.overlap * Math.max(1, bottom - top));
  }

  /** How far each known column is from the mean of all: a lone tower should not come again and again. */
  private measureOddity(): Float64Array {
    const { color, width } = this.pano;
    const { top, bottom } = this.columns;
    const oddity = new Float64Array(width);
    for (let row = top; row < bottom; row++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (column: number): number => color[3 * (row * width + column) + channel] as number;
        const mean = this.sources.reduce((sum, column) => sum + at(column), 0) / Math.max(1, this.sources.length);
        for (const column of this.sources)
          oddity[column] = (oddity[column] as number) + (at(column) - mean) ** 2 / (3 * Math.max(1, bottom - top));
      }
    return oddity;
  }

  /** Cuts neighbouring pieces where they differ least. */
  private cut(chosen: readonly Choice[], gap: Gap, width: number): QuiltStrip[] {
    const before: Piece = { start: gap.start - this.overlap, source: gap.start - this.overlap, step: 1 };
    const after: Piece = { start: gap.end, source: gap.end, step: 1 };
    const pieces: Piece[] = [before, ...chosen, after];
    const seams = pieces.slice(1).map((piece, i) => this.seam(pieces[i] as Piece, piece, i === chosen.length ? gap.end : piece.start));
    return chosen.map((piece, i) => ({
      start: piece.start,
      end: piece.start + piece.length,
      source: wrap(piece.source, width),
      step: piece.step,
      left: seams[i] as Float32Array,
      right: seams[i + 1] as Float32Array,
    }));
  }

  private seam(a: Piece, b: Piece, start: number): Float32Array {
    const { color, known, width } = this.pano;
    const { top, bottom } = this.columns;
    const given = Math.max(1, Math.round(GAP_STRIP_WIDTH_SHARE_MAX * width));
    const isKept = (row: number, column: number): boolean => {
      for (let k = -given; k <= given; k++) if (known[row * width + wrap(column + k, width)] === 0) return false;
      return true;
    };
    const cost = new Float32Array((bottom - top) * this.overlap);
    for (let row = top; row < bottom; row++)
      for (let i = 0; i < this.overlap; i++) {
        const first = 3 * (row * width + wrap(sourceAt(a, start + i), width));
        const second = 3 * (row * width + wrap(sourceAt(b, start + i), width));
        let sum = 0;
        for (let channel = 0; channel < 3; channel++)
          sum += ((color[first + channel] as number) - (color[second + channel] as number)) ** 2;
        cost[(row - top) * this.overlap + i] = sum + (isKept(row, start + i) ? KEPT : 0);
      }
    return Float32Array.from(findCheapestSeam(cost, this.overlap), (column) => start + column + 0.5);
  }
}

/** Columns from `start` on, copied from `source` on in a direction. */
interface Piece {
  readonly start: number;
  readonly source: number;
  readonly step: 1 | -1;
}
interface Choice extends Piece {
  readonly length: number;
}

interface Wish {
  readonly start: number;
  readonly length: number;
  readonly left: Piece;
  /** What is known beyond the last strip of a gap. */
  readonly right: Piece | null;
}

const sourceAt = ({ start, source, step }: Piece, column: number): number => source + step * (column - start);

const wrap = (column: number, width: number): number => ((column % width) + width) % width;

function longestRun(whole: Uint8Array): number {
  let [longest, run] = [0, 0];
  for (let column = 0; column < 2 * whole.length; column++) {
    run = whole[column % whole.length] === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, whole.length);
}
