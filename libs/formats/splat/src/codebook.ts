/** 256 numbers that stand for many. */
export interface Codebook {
  /** In rising order. */
  readonly values: Float32Array;
  /** The place in `values` of the one nearest to a number. */
  indexOf(value: number): number;
}

export const CODEBOOK_SIZE = 256;
const BINS = 16_384;
const ROUNDS = 16;

/**
 * Finds 256 numbers with a small mean squared distance to the given finite ones: Lloyd's algorithm over a histogram (S. Lloyd,
 * "Least squares quantization in PCM", 1982), from centres as dense as the cube root of the numbers' own density, which is best
 * for many centres (P. Panter and W. Dite, 1951). Deterministic.
 */
export function findCodebook(numbers: Float32Array): Codebook {
  const histogram = histogramOf(numbers);
  const { low, width } = histogram;
  let values = firstValues(histogram);
  for (let round = 0; round < ROUNDS; round++) values = improved(values, histogram);
  const nearest = Uint8Array.from(nearestOf(values, histogram.means));
  const rounded = Float32Array.from(values);
  return {
    values: rounded,
    indexOf: (value) => nearest[Math.min(BINS - 1, Math.max(0, Math.floor((value - low) / width)))] as number,
  };
}

interface Histogram {
  readonly low: number;
  readonly width: number;
  /** How many numbers a bin holds. */
  readonly weights: Float64Array;
  /** Their mean, or the middle of an empty bin. */
  readonly means: Float64Array;
}

function histogramOf(numbers: Float32Array): Histogram {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < numbers.length; i++) {
    low = Math.min(low, numbers[i] as number);
    high = Math.max(high, numbers[i] as number);
  }
  const width = (high - low) / BINS || 1;
  const weights = new Float64Array(BINS);
  const sums = new Float64Array(BINS);
  for (let i = 0; i < numbers.length; i++) {
    const bin = Math.min(BINS - 1, Math.floor(((numbers[i] as number) - low) / width));
    weights[bin] = (weights[bin] as number) + 1;
    sums[bin] = (sums[bin] as number) + (numbers[i] as number);
  }
  const means = sums.map((sum, bin) => ((weights[bin] as number) > 0 ? sum / (weights[bin] as number) : low + (bin + 0.5) * width));
  return { low, width, weights, means };
}

function firstValues({ weights, means }: Histogram): Float64Array<ArrayBuffer> {
  const total = weights.reduce((sum, weight) => sum + Math.cbrt(weight), 0);
  const values = new Float64Array(CODEBOOK_SIZE);
  let passed = 0;
  let index = 0;
  for (let bin = 0; bin < BINS; bin++) {
    passed += Math.cbrt(weights[bin] as number);
    while (index < CODEBOOK_SIZE && passed >= ((index + 0.5) * total) / CODEBOOK_SIZE) values[index++] = means[bin] as number;
  }
  return values;
}

/** Moves each value to the mean of the numbers that are nearest to it; one that has none stays. */
function improved(values: Float64Array, { weights, means }: Histogram): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(CODEBOOK_SIZE);
  const counts = new Float64Array(CODEBOOK_SIZE);
  let bin = 0;
  for (const index of nearestOf(values, means)) {
    const weight = weights[bin] as number;
    sums[index] = (sums[index] as number) + weight * (means[bin] as number);
    counts[index] = (counts[index] as number) + weight;
    bin++;
  }
  return Float64Array.from(values, (value, i) => ((counts[i] as number) > 0 ? (sums[i] as number) / (counts[i] as number) : value));
}

/** For each bin in order, the place of the value nearest to its mean; values rise. */
function* nearestOf(values: Float64Array, means: Float64Array): Generator<number> {
  let at = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const x = means[bin] as number;
    while (at + 1 < CODEBOOK_SIZE && Math.abs((values[at + 1] as number) - x) <= Math.abs((values[at] as number) - x)) at++;
    yield at;
  }
}
