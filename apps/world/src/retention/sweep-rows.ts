import { LIMITS } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { eraseDeletedAccounts } from '../admin/delete-account.js';

const START_LOG_SECONDS = 3_600; // the longest window
const RECORD_DAYS = 90;
const BACKOFF_SECONDS = 25 * 3_600; // longer than a delivery lasts

/** Each deletes a small batch, so that locks are short, and skips locked rows. */
const KEYS = `
  DELETE FROM idempotency_key WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM idempotency_key WHERE created_at < now() - make_interval(secs => $1)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

const STARTS = `
  DELETE FROM start_log WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM start_log WHERE started_at < now() - make_interval(secs => $1)
    ORDER BY started_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

/** Their attempts go with them, and their operations when they are gone. */
const DELIVERIES = `
  DELETE FROM delivery WHERE id = ANY (ARRAY(
    SELECT id FROM delivery WHERE ended_at < now() - make_interval(days => $1)
    ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

const BACKOFFS = `
  DELETE FROM host_backoff WHERE host = ANY (ARRAY(
    SELECT host FROM host_backoff WHERE updated_at < now() - make_interval(secs => $1)
    ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

/** A world goes with all operations on it, once the last has been over for so long; what was charged stays in the ledger. */
const worldsWhere = (condition: string, since: string): string => `
  WITH old AS (
    SELECT w.id FROM world w
    WHERE ${condition} AND ${since} < now() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM operation o WHERE o.world_id = w.id
        AND (o.ended_at IS NULL OR o.ended_at >= now() - make_interval(days => $1) OR EXISTS (SELECT FROM delivery WHERE operation_id = o.id)))
    ORDER BY ${since} LIMIT $2 FOR UPDATE SKIP LOCKED
  ), holds AS (
    DELETE FROM credit_hold h USING operation o, old WHERE o.world_id = old.id AND h.operation_id = o.id
  ), worlds AS (
    DELETE FROM world w USING old WHERE w.id = old.id
  )
  DELETE FROM operation o USING old WHERE o.world_id = old.id RETURNING 1`;

const DELETED_WORLDS = worldsWhere('w.purged_at IS NOT NULL', 'w.purged_at');
/** Of generations that failed or were cancelled. They began before they ended, so their age is where to look. */
const FAILED_WORLDS = worldsWhere('NOT w.listed AND w.purged_at IS NULL', 'w.created_at');

/** Operations without a world, by their own age; what they made goes after them. */
const PAINTINGS = `
  WITH old AS (
    SELECT id FROM operation WHERE world_id IS NULL AND ended_at < now() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM delivery WHERE operation_id = operation.id)
    ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), remembered AS (
    INSERT INTO deleted_operation (operation_id) SELECT id FROM old ON CONFLICT DO NOTHING
  ), holds AS (
    DELETE FROM credit_hold h USING old WHERE h.operation_id = old.id
  )
  DELETE FROM operation o USING old WHERE o.id = old.id RETURNING 1`;

/** What operators did stays; what clients can have written as often as they like does not. */
const REFUSALS = `
  DELETE FROM audit_log WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM audit_log WHERE action = 'policy.refused' AND created_at < now() - make_interval(days => $1)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

/** Ended ones stay until then, too: they refuse the copies of their cookies. */
const CONSOLE_SESSIONS = `
  DELETE FROM console_session WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM console_session WHERE expires_at <= now() - make_interval(secs => $1)
    ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

const ACCOUNT_SESSIONS = `
  DELETE FROM account_session WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM account_session WHERE expires_at <= now() - make_interval(secs => $1)
    ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING 1`;

/** Each with the age from which on it deletes. */
const SWEEPS = [
  [KEYS, LIMITS.idempotencySeconds],
  [STARTS, START_LOG_SECONDS],
  [DELIVERIES, RECORD_DAYS],
  [BACKOFFS, BACKOFF_SECONDS],
  [DELETED_WORLDS, RECORD_DAYS],
  [FAILED_WORLDS, RECORD_DAYS],
  [PAINTINGS, RECORD_DAYS],
  [REFUSALS, RECORD_DAYS],
  [CONSOLE_SESSIONS, 0],
  [ACCOUNT_SESSIONS, 0],
] as const;

/**
 * Deletes rows that have outlived their retention, at most `limit` of each kind; answers how many. A kind that cannot be deleted
 * keeps no other.
 *
 * @throws the first fault, once there is nothing else to delete
 */
export async function deleteExpiredRows(dataSource: DataSource, limit: number): Promise<number> {
  const sweeps = [
    ...SWEEPS.map(
      ([text, age]) =>
        async () =>
          (await queryRows(dataSource, text, [age, limit])).length,
    ),
    () => eraseDeletedAccounts(dataSource, limit),
  ];
  const faults: unknown[] = [];
  let deleted = 0;
  for (const sweep of sweeps) {
    await sweep().then(
      (count) => (deleted += count),
      (error: unknown) => faults.push(error),
    );
  }
  if (deleted === 0 && faults.length > 0) throw faults[0];
  return deleted;
}
