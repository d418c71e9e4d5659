import type { Usage } from '@diorama-worlds/sdk';

/** Days of a range, both in it: `YYYY-MM-DD`, UTC. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** One day of a range and what was used on it. */
export interface UsedDay {
  readonly day: string;
  readonly credits: number;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** This month up to today, UTC. @param now milliseconds since 1970 */
export function getCurrentMonth(now: number): DayRange {
  const last = dayOf(now);
  return { first: `${last.slice(0, 8)}01`, last };
}

/** Why a range cannot be shown; null where it can. @param daysMax the longest that the service answers */
export function findRangeFault({ first, last }: DayRange, daysMax: number): string | null {
  if (![first, last].every((day) => DAY.test(day) && !Number.isNaN(startOf(day)))) return 'Choose two days.';
  if (startOf(last) < startOf(first)) return 'The last day must not be before the first.';
  return countDays({ first, last }) > daysMax ? `A range has at most ${daysMax} days.` : null;
}

/** The range as the query of the usage: the end is exclusive. */
export const toUsageQuery = ({ first, last }: DayRange): { readonly from: string; readonly until: string } => ({
  from: new Date(startOf(first)).toISOString(),
  until: new Date(startOf(last) + DAY_MS).toISOString(),
});

/** Every day of the range in order, also those without usage. Their sum is the total of the usage. */
export function listUsedDays(range: DayRange, days: Usage['days']): UsedDay[] {
  const byDay = new Map<string, number>();
  for (const { day, credits } of days) byDay.set(day, (byDay.get(day) ?? 0) + credits);
  return Array.from({ length: countDays(range) }, (_, index) => {
    const day = dayOf(startOf(range.first) + index * DAY_MS);
    return { day, credits: byDay.get(day) ?? 0 };
  });
}

const countDays = ({ first, last }: DayRange): number => Math.round((startOf(last) - startOf(first)) / DAY_MS) + 1;
