import { LIMITS } from '../limits.js';

/** Lengths of the buckets of statistics. */
export const STATISTICS_BUCKETS = ['minute', 'hour', 'day', 'week'] as const;
export type StatisticsBucket = (typeof STATISTICS_BUCKETS)[number];

/** A range of time that is cut into buckets. */
export interface StatisticsPeriod {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  readonly bucket: StatisticsBucket;
  /** IANA name. Days and weeks begin at midnight there, weeks on Mondays. */
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is wrong with a period, and with which of its fields; null when nothing is. */
export function findPeriodFault(
  period: StatisticsPeriod,
): { readonly field: 'from' | 'bucket' | 'time_zone'; readonly message: string } | null {
  const { from, until, timeZone } = period;
  if (!isTimeZone(timeZone)) return { field: 'time_zone', message: 'Input should be the IANA name of a time zone' };
  if (from >= until) return { field: 'from', message: 'Input should be before the end of the period' };
  if (until.getTime() - from.getTime() > LIMITS.statisticsDays * DAY_MS)
    return { field: 'from', message: `Input should be at most ${LIMITS.statisticsDays} days before the end of the period` };
  if (computeBucketEdges(period).length - 1 > LIMITS.statisticsBuckets)
    return { field: 'bucket', message: `The period has more than ${LIMITS.statisticsBuckets} buckets; choose longer ones` };
  return null;
}

/** Whether the name is one of the IANA time zone database; offsets such as `+01:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    createClock(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The times at which buckets begin, and the end of the period after them, in milliseconds since 1970. The first and the last bucket are
 * cut off where the period begins and ends. Reads no more than one edge above the limit of buckets.
 *
 * @throws RangeError for an unknown time zone
 */
export function computeBucketEdges({ from, until, bucket, timeZone }: StatisticsPeriod): number[] {
  const clock = createClock(timeZone);
  const edges = [from.getTime()];
  for (;;) {
    const next = findNextEdge(clock, edges.at(-1) ?? 0, bucket);
    if (next >= until.getTime() || edges.length > LIMITS.statisticsBuckets) break;
    edges.push(next);
  }
  return [...edges, until.getTime()];
}

/** The bucket for a range where none was chosen: hours up to eight days, longer ones above. */
export function chooseStatisticsBucket(from: Date, until: Date): StatisticsBucket {
  const length = until.getTime() - from.getTime();
  if (length <= 2 * HOUR_MS) return 'minute';
  return length <= 8 * DAY_MS ? 'hour' : 'day';
}

/** Difference between the wall clock of a zone and UTC at an instant, both in milliseconds. */
type WallClock = (instant: number) => number;

/** Reads the offset from the wall clock, since no function of the language returns it. */
function createClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const seconds = Math.floor(instant / 1_000) * 1_000;
    const parts = Object.fromEntries(format.formatToParts(seconds).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
  };
}

function findNextEdge(clock: WallClock, instant: number, bucket: StatisticsBucket): number {
  const wall = instant + clock(instant);
  if (bucket === 'minute' || bucket === 'hour') {
    const length = bucket === 'minute' ? MINUTE_MS : HOUR_MS;
    return instant + length - modulo(wall, length);
  }
  const midnight = wall - modulo(wall, DAY_MS);
  if (bucket === 'day') return toInstant(clock, midnight + DAY_MS);
  const daysSinceMonday = modulo(new Date(midnight).getUTCDay() - 1, 7);
  return toInstant(clock, midnight + (7 - daysSinceMonday) * DAY_MS);
}

/**
 * The first instant at which the wall clock shows this time or, where the clock is put forward over it, the instant at which that happens.
 */
function toInstant(clock: WallClock, wall: number): number {
  const before = wall - clock(wall - DAY_MS);
  const after = wall - clock(wall + DAY_MS);
  const shown = [before, after].filter((instant) => instant + clock(instant) === wall);
  return shown.length === 0 ? before : Math.min(...shown);
}

const modulo = (value: number, length: number): number => ((value % length) + length) % length;
