/** Runs a statement past the service, in the schema `world`. */
export type LedgerQuery = (text: string) => Promise<{ readonly rows: readonly { readonly fault: string }[] }>;

const LEDGER = `
  SELECT 'transfer ' || transfer_id || ' adds up to ' || sum(amount) FROM ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0
  UNION ALL
  SELECT id || ' has a balance of ' || balance || ', and entries of ' || entries FROM account CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.amount), 0) AS entries FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
    WHERE t.account_id = account.id) AS ledger
  WHERE balance <> entries
  UNION ALL
  SELECT id || ' has ' || balance - held || ' available' FROM account WHERE balance < held OR held < 0
  UNION ALL
  SELECT a.id || ' has refilled ' || sum(e.amount) FROM account a
  JOIN ledger_transfer t ON t.account_id = a.id AND t.kind = 'refill' JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
  GROUP BY a.id, left(t.reference, 7) HAVING sum(e.amount) > a.auto_refill_monthly_cap`;

const HOLDS = `
  SELECT id || ' has ' || held || ' held, and holds of ' || holds FROM account CROSS JOIN LATERAL (
    SELECT coalesce(sum(h.amount), 0) AS holds FROM credit_hold h WHERE h.account_id = account.id AND h.state = 'HELD') AS open
  WHERE held <> holds
  UNION ALL
  SELECT o.id || ' is ' || o.state || ', and its hold ' || coalesce(h.state, 'missing')
  FROM operation o LEFT JOIN credit_hold h ON h.operation_id = o.id
  WHERE h.state IS DISTINCT FROM
    CASE o.state WHEN 'SUCCEEDED' THEN 'SETTLED' WHEN 'FAILED' THEN 'RELEASED' WHEN 'CANCELLED' THEN 'RELEASED' ELSE 'HELD' END
  UNION ALL
  SELECT h.operation_id || ' held ' || h.amount || ' (' || h.state || '), and was charged ' || charged FROM credit_hold h CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount), 0) AS charged FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
    WHERE t.account_id = h.account_id AND t.kind = 'usage' AND t.reference = h.operation_id) AS usage
  WHERE charged <> CASE h.state WHEN 'SETTLED' THEN h.amount ELSE 0 END`;

const STARTS = `
  SELECT id || ' has ' || running || ' running, and ' || open || ' open' FROM account CROSS JOIN LATERAL (
    SELECT count(*) AS open FROM operation o WHERE o.account_id = account.id AND o.ended_at IS NULL AND o.kind = 'generate-world') AS operations
  WHERE running <> open OR running > max_running
  UNION ALL
  SELECT id || ' made ' || standard_starts + draft_starts || ' starts, and ' || generations || ' generations' FROM account CROSS JOIN LATERAL (
    SELECT count(*) AS generations FROM operation o WHERE o.account_id = account.id AND o.kind = 'generate-world') AS operations
  WHERE standard_starts + draft_starts <> generations
  UNION ALL
  SELECT id || ' made ' || export_starts || ' starts of exports, and ' || exports || ' exports' FROM account CROSS JOIN LATERAL (
    SELECT count(*) AS exports FROM operation o WHERE o.account_id = account.id AND o.kind = 'export-world') AS operations
  WHERE export_starts <> exports
  UNION ALL
  SELECT f.id || ' is open and follows ' || o.id || ', which has ended' FROM operation f JOIN operation o ON o.id = f.follows
  WHERE f.ended_at IS NULL AND o.ended_at IS NOT NULL
  UNION ALL
  SELECT r.account_id || ' made ' || count(*) || ' starts within ' || w.seconds || ' s' FROM start_log r JOIN account a ON a.id = r.account_id
  CROSS JOIN LATERAL (VALUES
    (60, CASE r.class WHEN 'draft' THEN coalesce(a.limit_draft_per_minute, a.limit_per_minute)
      WHEN 'export' THEN a.limit_exports_per_minute ELSE a.limit_per_minute END),
    (3600, CASE r.class WHEN 'export' THEN a.limit_exports_per_hour ELSE a.limit_per_hour END)) AS w (seconds, size)
  JOIN start_log s ON s.account_id = r.account_id
    AND (s.class = r.class OR a.limit_draft_per_minute IS NULL AND 'export' NOT IN (s.class, r.class))
    AND s.started_at <= r.started_at AND s.started_at > r.started_at - make_interval(secs => w.seconds)
  GROUP BY r.account_id, r.class, r.nth, w.seconds, w.size HAVING count(*) > w.size`;

const FAULTS = `SELECT * FROM (${LEDGER} UNION ALL ${HOLDS} UNION ALL ${STARTS}) AS faults (fault) ORDER BY fault`;

/**
 * What is wrong with the books at one moment, of all accounts whose limits are their own; nothing when all is well: transfers add
 * up to zero, balances are those of the ledger, every hold ends with its operation and is charged once, nothing is below zero and
 * no window holds more starts than its limit.
 */
export async function findLedgerInconsistencies(query: LedgerQuery): Promise<string[]> {
  const { rows } = await query(FAULTS);
  return rows.map(({ fault }) => fault);
}
