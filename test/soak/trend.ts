/** A figure at a moment. */
export interface Sample {
  readonly seconds: number;
  readonly value: number;
}

/** How a figure went over a run. */
export interface Trend {
  readonly first: number;
  readonly last: number;
  readonly peak: number;
  /** Median of the slopes between all pairs of samples after the warm-up (Theil and Sen), an hour. */
  readonly slopePerHour: number;
  /** What the low points of the last third have grown by against those of the middle third, as a share of these. */
  readonly floorGrowth: number;
  readonly isFlat: boolean;
}

/** Caches fill and code is compiled: what the figure does before this share of the run is no trend. */
const WARM_UP = 1 / 3;
/** Garbage is collected when there is need: the low points tell what is really kept. */
const LOW = 0.1;
/** Of the floor: what sampling and collecting alone bring about. */
const TOLERATED_SHARE = 0.1;
const TOLERATED_MEGABYTES = 12;

/** @throws RangeError for fewer than six samples */
export function trendOf(samples: readonly Sample[]): Trend {
  if (samples.length < 6) throw new RangeError(`${samples.length} samples show no trend`);
  const thirds = [1, 2].map((third) =>
    samples.slice(Math.floor((third * samples.length) / 3), Math.ceil(((third + 1) * samples.length) / 3)),
  );
  const [middle = NaN, late = NaN] = thirds.map((third) =>
    quantile(
      third.map(({ value }) => value),
      LOW,
    ),
  );
  const values = samples.map(({ value }) => value);
  return {
    first: values[0] ?? NaN,
    last: values.at(-1) ?? NaN,
    peak: Math.max(...values),
    slopePerHour: 3_600 * medianSlope(samples.slice(Math.floor(WARM_UP * samples.length))),
    floorGrowth: late / middle - 1,
    isFlat: late - middle <= Math.max(TOLERATED_SHARE * middle, TOLERATED_MEGABYTES),
  };
}

function medianSlope(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((a, i) =>
    samples.slice(i + 1).flatMap((b) => (b.seconds > a.seconds ? [(b.value - a.value) / (b.seconds - a.seconds)] : [])),
  );
  return slopes.length === 0 ? 0 : quantile(slopes, 0.5);
}

/** The nearest rank. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
