import { solveLinearSystem } from './solve-linear-system.js';

/** One direction that two views see: `a.value`, after its view's fit, should equal `b.value` after that of the other one. */
export interface SharedSample {
  readonly a: SampledView;
  readonly b: SampledView;
  readonly weight: number;
}

export interface SampledView {
  readonly view: number;
  readonly value: number;
  /** What one unit of the view's offset adds here. */
  readonly ofOffset: number;
}

/** A view's values become `factor * value + offset * ofOffset`. */
export interface ViewFit {
  readonly factor: number;
  readonly offset: number;
}

/** Rounds in which samples that disagree, as at edges of depth, lose weight. */
const ROUNDS = 4;
/** Share of the system's diagonal that keeps views without neighbours where they are. */
const RIDGE = 1e-6;

/**
 * Offsets, and with `isScaled` factors, under which views agree best where they overlap: least squares, reweighted. The mean factor is 1.
 * Without `isScaled` the mean offset is 0. The same samples give the same fits.
 */
export function alignViews(samples: readonly SharedSample[], views: number, isScaled: boolean): ViewFit[] {
  const unit = computeMeanMagnitude(samples);
  const weights = samples.map(({ weight }) => weight);
  let fits: ViewFit[] = Array.from({ length: views }, () => ({ factor: 1, offset: 0 }));
  for (let round = 0; round < ROUNDS && samples.length > 0; round++) {
    const next = fitOnce({ samples, weights, views, isScaled, unit });
    if (next.some(({ factor }) => factor <= 0)) return isScaled ? alignViews(samples, views, false) : fits;
    fits = next;
    const residuals = samples.map(({ a, b }) => Math.abs(apply(fits, a) - apply(fits, b)));
    const usual = Math.max(Float64Array.from(residuals).sort()[Math.floor(residuals.length / 2)] ?? 0, 1e-9 * unit);
    for (const [i, residual] of residuals.entries()) weights[i] = (samples[i]?.weight ?? 0) / (1 + (residual / (2 * usual)) ** 2);
  }
  return fits;
}

const apply = (fits: readonly ViewFit[], { view, value, ofOffset }: SampledView): number =>
  (fits[view]?.factor ?? 1) * value + (fits[view]?.offset ?? 0) * ofOffset;

function computeMeanMagnitude(samples: readonly SharedSample[]): number {
  const sum = samples.reduce((total, { a, b }) => total + Math.abs(a.value) + Math.abs(b.value), 0);
  return sum > 0 ? sum / (2 * samples.length) : 1;
}

interface Fitting {
  readonly samples: readonly SharedSample[];
  readonly weights: readonly number[];
  readonly views: number;
  readonly isScaled: boolean;
  /** Magnitude of the values: offsets are solved for in it. */
  readonly unit: number;
}

function fitOnce({ samples, weights, views, isScaled, unit }: Fitting): ViewFit[] {
  const size = isScaled ? 2 * views : views;
  const offsetAt = (view: number): number => (isScaled ? views + view : view);
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const wanted = new Float64Array(size);
  /** Adds the square of `sum of factors * unknowns - target` to what is minimised. */
  const add = (row: readonly (readonly [index: number, factor: number])[], target: number, weight: number): void => {
    for (const [i, left] of row) {
      wanted[i] = (wanted[i] as number) + weight * left * target;
      const line = matrix[i] as Float64Array;
      for (const [j, right] of row) line[j] = (line[j] as number) + weight * left * right;
    }
  };
  for (const [i, { a, b }] of samples.entries()) {
    const offsets = [[offsetAt(a.view), a.ofOffset] as const, [offsetAt(b.view), -b.ofOffset] as const];
    const factors = [[a.view, a.value / unit] as const, [b.view, -b.value / unit] as const];
    add(isScaled ? [...factors, ...offsets] : offsets, isScaled ? 0 : (b.value - a.value) / unit, weights[i] as number);
  }
  const total = matrix.reduce((sum, line, i) => sum + (line[i] as number), 0) / size;
  for (let view = 0; view < views; view++) {
    if (isScaled) add([[view, 1]], 1, RIDGE * total);
    add([[offsetAt(view), 1]], 0, RIDGE * total);
  }
  const all = Array.from({ length: views }, (_, view) => view);
  if (isScaled)
    add(
      all.map((view) => [view, 1] as const),
      views,
      total,
    );
  const solved = solveLinearSystem(matrix, wanted);
  return all.map((view) => ({ factor: isScaled ? (solved[view] as number) : 1, offset: (solved[offsetAt(view)] as number) * unit }));
}
