import type { RateLimitRule, RateWindow, OperationStartClass, RateWindowReading } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

import type { AccountRow } from '../accounts/account-row.js';

/** The oldest start of one class that one of the windows holds. */
export interface OldestStartInWindow {
  readonly class: OperationStartClass;
  readonly seconds: number;
  /** Its number among the account's starts of this class. */
  readonly nth: number;
  /** Milliseconds, rounded down. */
  readonly ageMs: number;
}

/**
 * A list of `OldestStartInWindow`s as JSON, or null when there are none, of the account `:accountId` at the moment `moment.at`. Starts are
 * numbered without gaps, so that these give the count of a window: the cost of a start does not grow with the log.
 */
export const OLDEST_STARTS_SQL = `
  SELECT json_agg(json_build_object('class', c.class, 'seconds', w.seconds, 'nth', oldest.nth, 'ageMs', oldest.age_ms))
  FROM (VALUES ('standard'), ('draft'), ('export')) AS c (class), (VALUES (60), (3600)) AS w (seconds) CROSS JOIN LATERAL (
    SELECT s.nth, floor(extract(epoch FROM moment.at - s.started_at) * 1000)::float8 AS age_ms FROM start_log s
    WHERE s.account_id = :accountId AND s.class = c.class AND s.started_at > moment.at - make_interval(secs => w.seconds)
    ORDER BY s.started_at, s.nth LIMIT 1) AS oldest`;

/** Starts ever made that count for the rule. */
export function countTotalStarts({ classes }: RateLimitRule, starts: Readonly<Record<OperationStartClass, number>>): number {
  return classes.reduce((sum, startClass) => sum + starts[startClass], 0);
}

/**
 * What the log says of each window of a rule.
 *
 * @param oldest of the account, read together with its row
 */
export function toRateWindowReadings(
  executor: SqlExecutor,
  account: AccountRow,
  rule: RateLimitRule,
  oldest: readonly OldestStartInWindow[],
): Promise<RateWindowReading[]> {
  return Promise.all(rule.windows.map((window) => readWindow(executor, account, { ...rule, window }, oldest)));
}

interface CountedWindow {
  readonly classes: readonly OperationStartClass[];
  readonly window: RateWindow;
}

async function readWindow(
  executor: SqlExecutor,
  { id, starts }: AccountRow,
  { classes, window }: CountedWindow,
  oldest: readonly OldestStartInWindow[],
): Promise<RateWindowReading> {
  const inside = oldest.filter((start) => start.seconds === window.seconds && classes.includes(start.class));
  const count = inside.reduce((sum, start) => sum + starts[start.class] - start.nth + 1, 0);
  if (inside.length === 0 || window.limit === 0) return { count, blockerAgeMs: null };
  if (count <= window.limit) return { count, blockerAgeMs: Math.max(...inside.map(({ ageMs }) => ageMs)) };
  const [blocker] = await queryRows<{ age_ms: number }>(executor, BLOCKER, [id, classes, window.seconds, window.limit - 1]);
  return { count, blockerAgeMs: blocker?.age_ms ?? null };
}

/** Of a window that holds more than its limit, as it does when the limit was lowered: not the oldest start bars it, but this one. */
const BLOCKER = `
  SELECT floor(extract(epoch FROM clock_timestamp() - s.started_at) * 1000)::float8 AS age_ms FROM start_log s
  WHERE s.account_id = $1 AND s.class = ANY ($2) AND s.started_at > clock_timestamp() - make_interval(secs => $3)
  ORDER BY s.started_at DESC OFFSET $4 LIMIT 1`;

/**
 * How many starts may ever have been made before this one: time only makes it more, so that it can be held against the account's
 * row later, when others have started in between.
 */
export function computeMaxTotalStarts({ windows }: RateLimitRule, readings: readonly RateWindowReading[], total: number): number {
  return Math.min(...windows.map(({ limit }, index) => total - (readings[index]?.count ?? 0) + limit));
}
