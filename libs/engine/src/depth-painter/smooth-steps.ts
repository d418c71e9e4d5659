import { sharedFloats } from './depth-field.js';
import type { DepthField } from './depth-field.js';

/** Binary logarithm of the metres at which the first range begins, and ranges per doubling. */
const FIRST = -10;
const RANGES = 120;
const PER_OCTAVE = 4;
/** Distances looked at to find the steps. */
const SAMPLES = 65_536;
/** Which of the gaps between distances, sorted, is taken for the step: the smallest are of rounding. */
const RANK = 0.2;
/** Steps smaller than this share of the distance do not show. */
const FINE = 2e-5;
/** Passes of the filter; its taps lie 1, 2, 4 ... pixels apart. */
const PASSES = 4;
/** Differences in steps at which neighbours count half. */
const REACH = 1.6;

/**
 * The field without the steps that files of few bits leave: each pixel becomes a mean of those around it that are within
 * some steps of it, so slopes become smooth and edges stay. What has no steps is returned as it is.
 */
export function smoothSteps(field: DepthField): DepthField {
  const steps = measureSteps(field);
  if (steps.every((step, range) => step < FINE * metresOf(range + 1))) return field;
  let from = field.inverse;
  let to = sharedFloats(from.length);
  const tolerance = toleranceOf(field, steps);
  for (let pass = 0; pass < PASSES; pass++) {
    filterAlong(from, to, { width: field.width, tolerance, gap: 1 << pass, across: true });
    const between = pass === 0 ? sharedFloats(from.length) : from;
    filterAlong(to, between, { width: field.width, tolerance, gap: 1 << pass, across: false });
    from = between;
  }
  to = from;
  return { width: field.width, inverse: to };
}

const metresOf = (range: number): number => 2 ** (FIRST + range / PER_OCTAVE);
const rangeOf = (metres: number): number => Math.max(0, Math.min(RANGES - 1, Math.floor((Math.log2(metres) - FIRST) * PER_OCTAVE)));

/** Metres between two neighbouring values that occur, for each range of distances. */
function measureSteps({ inverse }: DepthField): Float64Array {
  const every = Math.max(1, Math.floor(inverse.length / SAMPLES)) | 1;
  const known: number[] = [];
  for (let i = 0; i < inverse.length; i += every) if ((inverse[i] as number) > 0) known.push(1 / (inverse[i] as number));
  const sorted = Float64Array.from(known).sort();
  const gaps: number[][] = Array.from({ length: RANGES }, () => []);
  for (let i = 1; i < sorted.length; i++) {
    const gap = (sorted[i] as number) - (sorted[i - 1] as number);
    // Inverse distances are stored in single precision, so equal distances stay equal.
    if (gap > 0) (gaps[rangeOf(sorted[i] as number)] as number[]).push(gap);
  }
  return Float64Array.from(gaps, (all) => all.sort((a, b) => a - b)[Math.floor(RANK * all.length)] ?? 0);
}

/** For each pixel the inverse distance that one step of its range comes to. */
function toleranceOf({ inverse }: DepthField, steps: Float64Array): Float32Array {
  return Float32Array.from(inverse, (value) => (value > 0 ? (steps[rangeOf(1 / value)] as number) * value * value * REACH : 0));
}

interface Filter {
  readonly width: number;
  readonly tolerance: Float32Array;
  /** Pixels between taps. */
  readonly gap: number;
  /** Along rows, else along columns. */
  readonly across: boolean;
}

const TAPS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;

/** One pass of a B3 spline whose weights fall with the difference, in pairs so that slopes stay where they are. */
function filterAlong(from: Float32Array, to: Float32Array, { width, tolerance, gap, across }: Filter): void {
  const height = width / 2;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const here = from[at] as number;
      const scale = tolerance[at] as number;
      if (scale === 0) {
        to[at] = here;
        continue;
      }
      let sum = TAPS[2] * here;
      let weights: number = TAPS[2];
      for (let tap = 1; tap <= 2; tap++) {
        const away = tap * gap;
        const before = across ? row * width + ((column - away + width) % width) : row >= away ? at - away * width : at;
        const after = across ? row * width + ((column + away) % width) : row + away < height ? at + away * width : at;
        const a = from[before] as number;
        const b = from[after] as number;
        const da = (a - here) / scale;
        const db = (b - here) / scale;
        const weight = TAPS[(2 - tap) as 0 | 1] / ((1 + da * da * da * da) * (1 + db * db * db * db));
        sum += weight * (a + b);
        weights += 2 * weight;
      }
      to[at] = sum / weights;
    }
}
