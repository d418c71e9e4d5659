import type { RowRange } from '@diorama/world-model';

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

/** Rows beyond its own whose values a row becomes. */
const MARGIN = 2 * (2 ** PASSES - 1);

export interface SmoothRowsInput {
  readonly field: DepthField;
  /** As `findQuantizationSteps` found them in that field. */
  readonly steps: Float64Array;
  readonly rows: RowRange;
}

/** Metres between neighbouring values, for each range of distances, over shared memory; null where they are too fine to show. */
export function findQuantizationSteps(field: DepthField): Float64Array | null {
  const steps = measureSteps(field);
  return steps.every((step, range) => step < FINE * metresOf(range + 1)) ? null : steps;
}

/**
 * Some rows of the field without the steps that files of few bits leave: each pixel becomes a mean of those around it that are
 * within some steps of it, so slopes become smooth and edges stay.
 */
export function smoothDepthRows({ field, steps, rows }: SmoothRowsInput): Float32Array {
  const { width } = field;
  const [first, end] = [Math.max(0, rows.start - MARGIN), Math.min(width / 2, rows.end + MARGIN)];
  let from = field.inverse.subarray(first * width, end * width);
  const tolerance = toleranceOf(from, steps);
  const [across, along] = [new Float32Array(from.length), new Float32Array(from.length)];
  for (let pass = 0; pass < PASSES; pass++) {
    const filter = { width, tolerance, gap: 1 << pass };
    filterAlong(from, across, { ...filter, across: true });
    filterAlong(across, along, { ...filter, across: false });
    from = along;
  }
  return along.slice((rows.start - first) * width, (rows.end - first) * width);
}

const metresOf = (range: number): number => 2 ** (FIRST + range / PER_OCTAVE);
const rangeOf = (metres: number): number => Math.max(0, Math.min(RANGES - 1, Math.floor((Math.log2(metres) - FIRST) * PER_OCTAVE)));

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
  const steps = new Float64Array(new SharedArrayBuffer(8 * RANGES));
  steps.set(gaps.map((all) => all.sort((a, b) => a - b)[Math.floor(RANK * all.length)] ?? 0));
  return steps;
}

/** For each pixel the inverse distance that one step of its range comes to. */
function toleranceOf(inverse: Float32Array, steps: Float64Array): Float32Array {
  const tolerance = new Float32Array(inverse.length);
  for (let i = 0; i < inverse.length; i++) {
    const value = inverse[i] as number;
    if (value > 0) tolerance[i] = (steps[rangeOf(1 / value)] as number) * value * value * REACH;
  }
  return tolerance;
}

interface Filter {
  readonly width: number;
  readonly tolerance: Float32Array;
  /** Pixels between taps. */
  readonly gap: number;
  /** Along rows, else along columns. */
  readonly across: boolean;
}

const TAPS = [1 / 16, 1 / 4, 3 / 8] as const;

/** One pass of a B3 spline whose weights fall with the difference, in pairs so that slopes stay where they are. */
function filterAlong(from: Float32Array, to: Float32Array, { width, tolerance, gap, across }: Filter): void {
  const height = from.length / width;
  const columns = (by: number): Int32Array =>
    Int32Array.from({ length: width }, (_, column) => (column + (across ? by : 0) + 2 * gap * width) % width);
  const [west, east, farWest, farEast] = [columns(-gap), columns(gap), columns(-2 * gap), columns(2 * gap)];
  for (let row = 0; row < height; row++) {
    const line = (by: number): number => width * (across || row + by < 0 || row + by >= height ? row : row + by);
    const [own, north, south, farNorth, farSouth] = [line(0), line(-gap), line(gap), line(-2 * gap), line(2 * gap)];
    for (let column = 0; column < width; column++) {
      const here = from[own + column] as number;
      const scale = tolerance[own + column] as number;
      if (scale === 0) {
        to[own + column] = here;
        continue;
      }
      const a = from[north + (west[column] as number)] as number;
      const b = from[south + (east[column] as number)] as number;
      const near = TAPS[1] / (unlikeness((a - here) / scale) * unlikeness((b - here) / scale));
      const c = from[farNorth + (farWest[column] as number)] as number;
      const d = from[farSouth + (farEast[column] as number)] as number;
      const far = TAPS[0] / (unlikeness((c - here) / scale) * unlikeness((d - here) / scale));
      to[own + column] = (TAPS[2] * here + near * (a + b) + far * (c + d)) / (TAPS[2] + 2 * near + 2 * far);
    }
  }
}

const unlikeness = (steps: number): number => 1 + steps * steps * steps * steps;
