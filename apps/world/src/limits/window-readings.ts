import type { RateRule } from '@diorama/domain';

/**
 * The `WindowReading`s of a rule as JSON, for a statement with the named values of `readingValues`. Starts are numbered without
 * gaps, so that the two ends of a window tell how many it holds: a start costs the same whatever the log holds. Only a window
 * that this start would fill is looked through, for the start that must leave it first.
 */
export const WINDOW_READINGS = `
  WITH newest AS MATERIALIZED (
    SELECT s.class, s.nth, s.started_at FROM unnest(:classes::text[]) AS counted (class) CROSS JOIN LATERAL (
      SELECT * FROM start_log s WHERE s.account_id = :accountId AND s.class = counted.class ORDER BY s.nth DESC LIMIT 1) AS s
  ), moment AS MATERIALIZED (
    SELECT GREATEST(clock_timestamp(), max(started_at)) AS at FROM newest
  ), rule AS (
    SELECT size, place, moment.at, moment.at - make_interval(secs => seconds) AS since
    FROM moment, unnest(:sizes::int[], :seconds::int[]) WITH ORDINALITY AS r (size, seconds, place)
  )
  SELECT json_agg(json_build_object('count', inside.count, 'blockerAgeMs', blocker.age_ms) ORDER BY rule.place)
  FROM rule CROSS JOIN LATERAL (
    SELECT coalesce(sum(newest.nth - oldest.nth + 1), 0)::int AS count FROM newest CROSS JOIN LATERAL (
      SELECT s.nth FROM start_log s WHERE s.account_id = :accountId AND s.class = newest.class AND s.started_at > rule.since
      ORDER BY s.started_at, s.nth LIMIT 1) AS oldest
  ) AS inside LEFT JOIN LATERAL (
    SELECT floor(extract(epoch FROM rule.at - s.started_at) * 1000)::int AS age_ms FROM start_log s
    WHERE inside.count >= rule.size - 1 AND s.account_id = :accountId AND s.class = ANY (:classes::text[]) AND s.started_at > rule.since
    ORDER BY s.started_at OFFSET GREATEST(inside.count - rule.size, 0) LIMIT 1
  ) AS blocker ON true`;

export function readingValues({ classes, windows }: RateRule): Readonly<Record<'classes' | 'sizes' | 'seconds', unknown>> {
  return { classes, sizes: windows.map(({ limit }) => limit), seconds: windows.map(({ seconds }) => seconds) };
}
