import type { FloatImage } from '../images/float-image.js';

/** Log distances that differ by more than this within the window have an edge between them. */
const CONTRAST = 0.12;
/** Squared differences of colour that count as one step, and pixels that do. */
const COLOR_STEP = 2 * 0.07 ** 2;
/** Bins of the histogram over the window's range of log distances. */
const BINS = 12;

/**
 * Moves the edges of log distances to those of the picture: near an edge each pixel takes the most usual distance among the pixels around it
 * that have its colour (a joint weighted mode, after Min, Lu and Do, "Depth video enhancement based on weighted mode filtering", 2012), so that
 * nothing floats between near and far. Elsewhere distances stay as they are.
 *
 * @param reach pixels to each side
 */
export function sharpenDepth(log: Float32Array, guide: FloatImage, sky: Uint8Array, reach: number): Float32Array {
  const { width, height } = guide;
  const out = Float32Array.from(log);
  const filter = new ModeFilter(log, guide, sky, reach);
  const [low, high] = extremes(log, width, height, Math.max(1, Math.ceil(reach / 2)));
  for (let at = 0; at < out.length; at++) {
    if (sky[at] === 1 || (high[at] as number) - (low[at] as number) < CONTRAST) continue;
    out[at] = filter.at(at % width, Math.floor(at / width));
  }
  return out;
}

class ModeFilter {
  private readonly weights = new Float64Array(BINS + 2);
  private readonly sums = new Float64Array(BINS + 2);

  constructor(
    private readonly log: Float32Array,
    private readonly guide: FloatImage,
    private readonly sky: Uint8Array,
    private readonly reach: number,
  ) {}

  /** The most usual log distance around a pixel among pixels of its colour. */
  at(column: number, row: number): number {
    const { log, reach } = this;
    const { width } = this.guide;
    const centre = row * width + column;
    let [low, high] = [Infinity, -Infinity];
    this.forEach(column, row, (at) => {
      low = Math.min(low, log[at] as number);
      high = Math.max(high, log[at] as number);
    });
    if (!(high - low > CONTRAST)) return log[centre] as number;
    this.weights.fill(0);
    this.sums.fill(0);
    const scale = (BINS - 1) / (high - low);
    this.forEach(column, row, (at, dx, dy) => {
      const value = log[at] as number;
      const place = Math.round((value - low) * scale) + 1;
      const weight = Math.exp(-this.difference(centre, at) / COLOR_STEP - (dx * dx + dy * dy) / (reach * reach));
      this.weights[place] = (this.weights[place] as number) + weight;
      this.sums[place] = (this.sums[place] as number) + weight * value;
    });
    return this.best(log[centre] as number);
  }

  /** The mean of the three neighbouring bins with the most weight. */
  private best(own: number): number {
    let [most, value] = [0, own];
    for (let bin = 1; bin <= BINS; bin++) {
      const weight = this.around(this.weights, bin);
      if (weight <= most * (1 + 1e-9)) continue;
      most = weight;
      value = this.around(this.sums, bin) / weight;
    }
    return value;
  }

  private around(bins: Float64Array, bin: number): number {
    return (bins[bin] as number) + 0.5 * ((bins[bin - 1] as number) + (bins[bin + 1] as number));
  }

  private forEach(column: number, row: number, visit: (at: number, dx: number, dy: number) => void): void {
    const { reach, sky } = this;
    const { width, height } = this.guide;
    for (let dy = -reach; dy <= reach; dy++) {
      if (row + dy < 0 || row + dy >= height) continue;
      for (let dx = -reach; dx <= reach; dx++) {
        const at = (row + dy) * width + ((column + dx + width) % width);
        if (sky[at] !== 1) visit(at, dx, dy);
      }
    }
  }

  private difference(a: number, b: number): number {
    const { data } = this.guide;
    let sum = 0;
    for (let channel = 0; channel < 3; channel++) sum += ((data[3 * a + channel] as number) - (data[3 * b + channel] as number)) ** 2;
    return sum;
  }
}

/** Least and largest values within so many pixels of each. */
function extremes(values: Float32Array, width: number, height: number, reach: number): readonly [Float32Array, Float32Array] {
  const along = (source: Float32Array, pick: (a: number, b: number) => number): Float32Array => {
    const rows = new Float32Array(source.length);
    for (let at = 0; at < source.length; at++) {
      const [column, start] = [at % width, at - (at % width)];
      let value = source[at] as number;
      for (let d = -reach; d <= reach; d++) value = pick(value, source[start + ((column + d + width) % width)] as number);
      rows[at] = value;
    }
    const out = new Float32Array(source.length);
    for (let at = 0; at < source.length; at++) {
      let value = rows[at] as number;
      const row = Math.floor(at / width);
      for (let d = Math.max(-reach, -row); d <= Math.min(reach, height - 1 - row); d++) value = pick(value, rows[at + d * width] as number);
      out[at] = value;
    }
    return out;
  };
  return [along(values, Math.min), along(values, Math.max)];
}
