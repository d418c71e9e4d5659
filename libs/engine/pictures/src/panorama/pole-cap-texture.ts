import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';

/**
 * The grain of a cap in Mercator's projection, in which a direction's surroundings look alike at every height: column for
 * column as wide as the panorama, rows equally spaced in the Mercator latitude. Level 0 is the finest of a pyramid.
 */
export interface PoleCapTexture {
  readonly levels: readonly GrainLevel[];
  /** Mercator latitude of the first row. */
  readonly start: number;
}

interface GrainLevel {
  readonly width: number;
  readonly height: number;
  /** What to add to a smooth colour, encoded RGB, three a cell. */
  readonly data: Float32Array;
}

interface GrainRequest {
  readonly width: number;
  /** Heights above the horizon, radians: the grain is known from the first to the second, and wanted up to the third. */
  readonly from: number;
  readonly edge: number;
  readonly end: number;
  /** Writes the encoded colour in a column at a height; false where it must not be copied. */
  readonly read: (column: number, height: number, out: Float64Array) => boolean;
  readonly seed: number;
}

/** Side of a patch as a share of the width, and its overlap as a share of the side; places tried for each patch. */
const PATCH = 1 / 40;
const OVERLAP = 1 / 3;
const TRIES = 90;
/** Share of the places that patches are taken from. */
const CALMEST = 0.4;
/** Radius of the blur that is taken away, as a share of a patch: what is broader belongs to the smooth colour. */
const SMOOTH = 0.4;

/** Mercator latitude of a height in radians. */
export const computeMercatorLatitude = (height: number): number => Math.log(Math.tan(Math.PI / 4 + height / 2));

/**
 * Continues the grain of a band of the panorama away from the horizon, by patches that fit what is there (Efros and
 * Freeman's quilting). Works on differences from the smooth colour, so patches are mixed with weights that keep their
 * contrast instead of being cut. Null where nothing can be copied.
 */
export function synthesizePoleCapTexture(request: GrainRequest): PoleCapTexture | null {
  const { width, from, edge, end } = request;
  const perUnit = width / (2 * Math.PI);
  const start = computeMercatorLatitude(from);
  const known = Math.floor((computeMercatorLatitude(edge) - start) * perUnit);
  const rows = Math.ceil((computeMercatorLatitude(end) - start) * perUnit);
  const patch = Math.min(Math.round(PATCH * width), Math.floor(0.8 * known));
  if (patch < 4 || rows <= known) return null;
  const sheet = new GrainSheet({ width, rows, known, patch });
  sheet.fill(request);
  sheet.flatten();
  if (!sheet.quilt(createRandomStream(request.seed, hashStreamName('picture grain')))) return null;
  return { levels: pyramid({ width, height: rows, data: sheet.values }), start };
}

interface SheetSize {
  readonly width: number;
  readonly rows: number;
  /** Rows that are read from the panorama. */
  readonly known: number;
  /** Side of a patch. */
  readonly patch: number;
}

class GrainSheet {
  readonly values: Float32Array;
  private readonly filled: Uint8Array;
  /** The known rows as they were read, less their smooth colour: patches are copied from these only. */
  private source = new Float32Array(0);
  private readonly overlap: number;

  constructor(private readonly size: SheetSize) {
    this.values = new Float32Array(3 * size.width * size.rows);
    this.filled = new Uint8Array(size.width * size.rows);
    this.overlap = Math.max(1, Math.round(OVERLAP * size.patch));
  }

  fill({ read, from }: GrainRequest): void {
    const { width, known } = this.size;
    const color = new Float64Array(3);
    for (let row = 0; row < known; row++) {
      const height = 2 * Math.atan(Math.exp(computeMercatorLatitude(from) + ((row + 0.5) * 2 * Math.PI) / width)) - Math.PI / 2;
      for (let column = 0; column < width; column++) {
        if (!read(column, height, color)) continue;
        const at = row * width + column;
        this.filled[at] = 1;
        for (let channel = 0; channel < 3; channel++) this.values[3 * at + channel] = color[channel] as number;
      }
    }
  }

  /** Takes the smooth colour away from the known rows. */
  flatten(): void {
    const { width, known, patch } = this.size;
    const { values, filled } = this;
    const sums = new BoxSums(values, filled, width, known);
    const reach = Math.max(1, Math.round(SMOOTH * patch));
    const flat = new Float32Array(3 * width * known);
    for (let row = 0; row < known; row++)
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        if (filled[at] === 0) continue;
        const count = sums.box(3, column, row, reach);
        for (let channel = 0; channel < 3; channel++)
          flat[3 * at + channel] = (values[3 * at + channel] as number) - sums.box(channel, column, row, reach) / count;
      }
    values.set(flat);
    this.source = flat;
  }

  /** Covers the unknown rows with patches; false where no patch is known throughout. */
  quilt(random: RandomStream): boolean {
    const { width, rows, known, patch } = this.size;
    const step = patch - this.overlap;
    const sums = new BoxSums(this.values, this.filled, width, known);
    const places: number[] = [];
    const stride = Math.max(1, Math.floor(patch / 12));
    for (let row = 0; row + patch <= known; row += stride)
      for (let column = 0; column + patch <= width; column += stride)
        if (sums.sum(3, [column, row, column + patch, row + patch]) === patch * patch) places.push(row * width + column);
    if (places.length === 0) return false;
    const calm = this.calmest(places);
    const count = Math.ceil(width / step);
    for (let top = known - this.overlap; top < rows; top += step)
      for (let i = 0; i < count; i++) this.place(random, calm, { left: Math.round((i * width) / count), top });
    return true;
  }

  /** The places with the weakest grain: edges of things among it would be repeated for all to see. */
  private calmest(places: readonly number[]): number[] {
    const { width, patch } = this.size;
    const stride = Math.max(1, Math.floor(patch / 10));
    const strength = (place: number): number => {
      let sum = 0;
      for (let j = 0; j < patch; j += stride)
        for (let i = 0; i < patch; i += stride)
          for (let channel = 0; channel < 3; channel++) sum += (this.source[3 * (place + j * width + i) + channel] as number) ** 2;
      return sum;
    };
    const ranked = places
      .map((place) => ({ place, strength: strength(place) }))
      .sort((a, b) => a.strength - b.strength || a.place - b.place);
    return ranked.slice(0, Math.ceil(CALMEST * ranked.length)).map(({ place }) => place);
  }

  private place(random: RandomStream, places: readonly number[], target: Target): void {
    const covered = this.covered(target);
    let best = random.pick(places);
    let bestCost = this.cost(best, covered, Infinity);
    for (let i = 1; i < TRIES; i++) {
      const source = random.pick(places);
      const cost = this.cost(source, covered, bestCost);
      if (cost < bestCost) [best, bestCost] = [source, cost];
    }
    this.copy(best, target);
  }

  /** Some of what is already where a patch would go. */
  private covered({ left, top }: Target): Covered {
    const { width, rows, patch } = this.size;
    const stride = Math.max(1, Math.floor(patch / 14));
    const offsets: number[] = [];
    const colors: number[] = [];
    for (let j = 0; j < patch && top + j < rows; j += stride)
      for (let i = 0; i < patch; i += stride) {
        const cell = (top + j) * width + ((left + i) % width);
        if (this.filled[cell] === 0) continue;
        offsets.push(3 * (j * width + i));
        for (let channel = 0; channel < 3; channel++) colors.push(this.values[3 * cell + channel] as number);
      }
    return { offsets: Uint32Array.from(offsets), colors: Float32Array.from(colors) };
  }

  /** Sum of squared differences of a patch from what is covered already, given up beyond `most`. */
  private cost(source: number, { offsets, colors }: Covered, most: number): number {
    let sum = 0;
    for (let k = 0; k < offsets.length && sum < most; k++) {
      const from = 3 * source + (offsets[k] as number);
      for (let channel = 0; channel < 3; channel++)
        sum += ((colors[3 * k + channel] as number) - (this.source[from + channel] as number)) ** 2;
    }
    return sum;
  }

  private copy(source: number, { left, top }: Target): void {
    const { width, rows, patch } = this.size;
    for (let j = 0; j < patch && top + j < rows; j++)
      for (let i = 0; i < patch; i++) {
        const cell = (top + j) * width + ((left + i) % width);
        const border = Math.min(i + 1, j + 1, patch - i, patch - j);
        const share = this.filled[cell] === 0 ? 1 : Math.min(1, border / this.overlap);
        // Unlike patches mixed half and half would lose contrast: keep the sum of squares instead.
        const scale = 1 / Math.hypot(share, 1 - share);
        const from = 3 * (source + j * width + i);
        for (let channel = 0; channel < 3; channel++) {
          const mixed = share * (this.source[from + channel] as number) + (1 - share) * (this.values[3 * cell + channel] as number);
          this.values[3 * cell + channel] = mixed * scale;
        }
        this.filled[cell] = 1;
      }
  }
}

/** Pixels that a patch would cover: where they lie in it, as places in its source, and their colours. */
interface Covered {
  readonly offsets: Uint32Array;
  readonly colors: Float32Array;
}

interface Target {
  readonly left: number;
  readonly top: number;
}

/** Sums of three colours and a count over boxes of filled cells, by a summed-area table; boxes end at the edges. */
class BoxSums {
  private readonly table: Float64Array;

  // eslint-disable-next-line max-params -- one array more than the others that stand for a picture
  constructor(
    values: Float32Array,
    filled: Uint8Array,
    private readonly width: number,
    private readonly height: number,
  ) {
    const side = width + 1;
    this.table = new Float64Array(4 * side * (height + 1));
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        for (let channel = 0; channel < 4; channel++) {
          const at = row * width + column;
          const value = filled[at] === 0 ? 0 : channel === 3 ? 1 : (values[3 * at + channel] as number);
          const to = 4 * ((row + 1) * side + column + 1) + channel;
          const before = (this.table[to - 4] as number) - (this.table[to - 4 * side - 4] as number);
          this.table[to] = value + before + (this.table[to - 4 * side] as number);
        }
  }

  sum(channel: number, [left, top, right, bottom]: readonly [number, number, number, number]): number {
    const at = (row: number, column: number): number => this.table[4 * (row * (this.width + 1) + column) + channel] as number;
    return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
  }

  box(channel: number, column: number, row: number, reach: number): number {
    const { width, height } = this;
    return this.sum(channel, [
      Math.max(0, column - reach),
      Math.max(0, row - reach),
      Math.min(width, column + reach + 1),
      Math.min(height, row + reach + 1),
    ]);
  }
}

function pyramid(finest: GrainLevel): GrainLevel[] {
  const levels = [finest];
  for (let last = finest; last.width % 2 === 0 && last.height >= 4 && levels.length < 4; levels.push(last)) last = halfLevel(last);
  return levels;
}

function halfLevel({ width, height, data }: GrainLevel): GrainLevel {
  const half = { width: width / 2, height: Math.floor(height / 2), data: new Float32Array(3 * (width / 2) * Math.floor(height / 2)) };
  for (let row = 0; row < half.height; row++)
    for (let column = 0; column < half.width; column++)
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * (2 * row * width + 2 * column) + channel;
        const sum =
          (data[at] as number) + (data[at + 3] as number) + (data[at + 3 * width] as number) + (data[at + 3 * width + 3] as number);
        half.data[3 * (row * half.width + column) + channel] = sum / 4;
      }
  return half;
}

/** Writes the grain at a fraction of a turn and a height in radians; zeros outside its rows. */
export function samplePoleCapTexture({ levels, start }: PoleCapTexture, turn: number, height: number, out: number[]): void {
  out.fill(0);
  const shrink = Math.max(0, Math.log2(1 / Math.max(1e-3, Math.cos(height))));
  const level = levels[Math.min(levels.length - 1, Math.round(shrink))];
  if (!level) return;
  const row = ((computeMercatorLatitude(height) - start) * level.width) / (2 * Math.PI) - 0.5;
  const up = Math.floor(row);
  if (up < 0 || up > level.height - 2) return;
  const column = turn * level.width - 0.5;
  const left = Math.floor(column);
  const [u, v] = [column - left, row - up];
  const a = (left + level.width) % level.width;
  const b = (left + 1 + level.width) % level.width;
  for (let channel = 0; channel < 3; channel++) {
    const at = (c: number, r: number): number => level.data[3 * (r * level.width + c) + channel] as number;
    out[channel] = (at(a, up) * (1 - u) + at(b, up) * u) * (1 - v) + (at(a, up + 1) * (1 - u) + at(b, up + 1) * u) * v;
  }
}
