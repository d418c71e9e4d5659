import { computeRowLatitude } from '../equirect.js';
import { isAffineEncoding } from './depth-encoding.js';
import type { EncodedDepth } from './depth-encoding.js';

/** Distances of a panorama in metres, and how they come from the values of a network. */
export interface GroundFit {
  /** Metres along the ray, row by row from the top; NaN where nothing is known. */
  readonly metres: Float32Array;
  readonly factor: number;
  readonly offset: number;
}

/** Radians below the horizon between which the ground is looked for. */
const GROUND_FROM = Math.PI / 10;
const GROUND_TO = Math.PI / 4;
const ROUNDS = 6;
/** No distance is larger, metres. */
const FAR = 1_000;
const LEAST_SAMPLES = 8;

/**
 * Fits distances to a level ground that lies `eyeHeight` metres below the viewer: by a factor, and for encodings that are affine-invariant
 * by an offset as well. Objects on the ground are outliers, which a few rounds of trimmed least squares leave out. `metric` stays as it is
 * unless `isScaled`.
 */
export function fitToGround(
  panorama: EncodedDepth,
  { eyeHeight, isScaled = true }: { readonly eyeHeight: number; readonly isScaled?: boolean },
): GroundFit {
  const { encoding } = panorama;
  const isInverse = encoding.endsWith('inverse');
  const linear = encoding === 'log' ? panorama.values.map(Math.exp) : panorama.values;
  const { found, wanted } = readGround(panorama, linear, (sine) => (isInverse ? sine / eyeHeight : eyeHeight / sine));
  const keeps = encoding === 'metric' && !isScaled;
  const fit = keeps ? { factor: 1, offset: 0 } : isAffineEncoding(encoding) ? fitLine(found, wanted) : fitFactor(found, wanted);
  const metres = linear.map((value) => {
    const fitted = fit.factor * value + fit.offset;
    if (!isInverse) return Math.min(FAR, Math.max(0, fitted));
    return fitted > 1 / FAR ? 1 / fitted : Number.isNaN(fitted) ? NaN : FAR;
  });
  return { metres, ...fit };
}

/** Values where the ground is expected, and what they should be there. */
function readGround(
  { width, sky }: EncodedDepth,
  values: Float32Array,
  expect: (sine: number) => number,
): { found: number[]; wanted: number[] } {
  const [found, wanted]: [number[], number[]] = [[], []];
  for (let row = width / 4; row < width / 2; row++) {
    const below = -computeRowLatitude(width, row);
    if (below < GROUND_FROM || below > GROUND_TO) continue;
    for (let i = row * width; i < (row + 1) * width; i++) {
      if (!Number.isFinite(values[i]) || (sky?.[i] ?? 0) > 0.5) continue;
      found.push(values[i] as number);
      wanted.push(expect(Math.sin(below)));
    }
  }
  return { found, wanted };
}

interface Line {
  readonly factor: number;
  readonly offset: number;
}

/** The median of the ratios. */
function fitFactor(found: readonly number[], wanted: readonly number[]): Line {
  const ratios = found.flatMap((value, i) => (value > 0 ? [(wanted[i] as number) / value] : []));
  return { factor: ratios.length === 0 ? 1 : computeMiddle(ratios), offset: 0 };
}

/** Least squares over what lies nearest to the line of the round before; without a rising line, the factor that the medians tell. */
function fitLine(found: readonly number[], wanted: readonly number[]): Line {
  if (found.length < LEAST_SAMPLES) return { factor: 1, offset: 0 };
  let kept = found.map((_, i) => i);
  let line: Line = { factor: 0, offset: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    line = fitOnce(found, wanted, kept);
    const residuals = found.map((value, i) => Math.abs(line.factor * value + line.offset - (wanted[i] as number)));
    const limit = 2 * computeMiddle(residuals);
    kept = residuals.flatMap((residual, i) => (residual <= limit ? [i] : []));
  }
  return line.factor > 0 ? line : fitFactor(found, wanted);
}

function fitOnce(found: readonly number[], wanted: readonly number[], kept: readonly number[]): Line {
  const mean = (numbers: readonly number[]): number => kept.reduce((sum, i) => sum + (numbers[i] as number), 0) / kept.length;
  const [x, y] = [mean(found), mean(wanted)];
  let [covariance, variance] = [0, 0];
  for (const i of kept) {
    const from = (found[i] as number) - x;
    covariance += from * ((wanted[i] as number) - y);
    variance += from * from;
  }
  const factor = variance > 0 ? covariance / variance : 0;
  return { factor, offset: y - factor * x };
}

function computeMiddle(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
