import { STATISTICS_BUCKETS } from '@diorama/domain';
import type { StatisticsBucket } from '@diorama/domain';
import { parseTime } from '@diorama/web';

/** A range that ends now, by its name in the address. */
export const RANGES = [
  { name: '24h', title: '24 hours', hours: 24 },
  { name: '7d', title: '7 days', hours: 7 * 24 },
  { name: '30d', title: '30 days', hours: 30 * 24 },
] as const;

export const CUSTOM = 'custom';

/** What the filters of the address choose. */
export interface ChosenRange {
  /** A name of `RANGES`, or `CUSTOM`. */
  readonly name: string;
  /** Inclusive; an ISO 8601 time. */
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
  /** Null for the one that fits. */
  readonly bucket: StatisticsBucket | null;
}

const HOUR_MS = 3_600_000;

/**
 * Reads the range of an address; what it does not know is the last 24 hours.
 *
 * @param now milliseconds since 1970
 */
export function readRange(filters: Readonly<Record<string, string>>, now: number): ChosenRange {
  const bucket = STATISTICS_BUCKETS.find((known) => known === filters['bucket']) ?? null;
  const from = parseTime(filters['from']);
  const until = parseTime(filters['until']);
  if (filters['range'] === CUSTOM && from !== null && until !== null) return { name: CUSTOM, from, until, bucket };
  const { name, hours } = RANGES.find((range) => range.name === filters['range']) ?? RANGES[0];
  return { name, from: new Date(now - hours * HOUR_MS).toISOString(), until: new Date(now).toISOString(), bucket };
}
