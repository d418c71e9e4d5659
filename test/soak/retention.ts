import type { Client as Postgres } from 'pg';

/** How long the rows of a table stay. */
interface Retention {
  /** In words, for the report. */
  readonly keeps: string;
  /** Which rows should be gone; null where none ever go, or where they go with the rows that they belong to. */
  readonly overdue: string | null;
}

/** Sweeps come every five minutes and take some time. */
const SLACK = `interval '12 minutes'`;
const ended = (column: string, age: string): string => `${column} < now() - interval '${age}' - ${SLACK}`;
const withRowsOf = (owner: string): Retention => ({ keeps: `as long as its ${owner}`, overdue: null });
const always = (why: string): Retention => ({ keeps: `without limit: ${why}`, overdue: null });

const OVER_LONG_AGO = `(w.purged_at < now() - interval '90 days' - ${SLACK}
    OR NOT w.listed AND w.purged_at IS NULL AND w.created_at < now() - interval '90 days' - ${SLACK}) AND NOT EXISTS (SELECT FROM world.operation o
  WHERE o.world_id = w.id AND (o.ended_at IS NULL OR o.ended_at >= now() - interval '90 days'))`;

/** Every table of the services. One that is not here is a table without retention. */
const RETENTION: Readonly<Record<string, Retention>> = {
  'world.account': {
    keeps: 'until it is deleted and erased; its ledger needs its id',
    overdue: ended('deleted_at', '90 days') + ' AND erased_at IS NULL',
  },
  'world.project': withRowsOf('account'),
  'world.api_key': withRowsOf('account'),
  'world.operation': {
    keeps: 'as long as its world, or for 90 days without one',
    overdue: `world_id IS NULL AND ${ended('ended_at', '90 days')}`,
  },
  'world.world': {
    keeps: 'until 90 days after it was deleted, failed or was cancelled',
    overdue: `id IN (SELECT w.id FROM world.world w WHERE ${OVER_LONG_AGO})`,
  },
  'world.world_asset': withRowsOf('world'),
  'world.credit_hold': withRowsOf('operation'),
  'world.ledger_transfer': always('the books'),
  'world.ledger_entry': always('the books'),
  'world.audit_log': {
    keeps: 'actions of operators without limit, refusals of the policy for 90 days',
    overdue: `action = 'policy.refused' AND ${ended('created_at', '90 days')}`,
  },
  'world.start_log': { keeps: 'for an hour', overdue: ended('started_at', '1 hour') },
  'world.idempotency_key': { keeps: 'for 24 hours', overdue: ended('created_at', '24 hours') },
  'world.delivery': { keeps: 'for 90 days after its end', overdue: ended('ended_at', '90 days') },
  'world.delivery_attempt': withRowsOf('delivery'),
  'world.account_session': { keeps: 'until it expires', overdue: ended('expires_at', '0 s') },
  'world.console_session': { keeps: 'until it expires', overdue: ended('expires_at', '0 s') },
  'world.host_backoff': { keeps: 'until the host answers, or for 25 hours', overdue: ended('updated_at', '25 hours') },
  'world.host_backoff_account': withRowsOf('host_backoff'),
  'world.deleted_world': { keeps: 'until its objects were deleted twice', overdue: ended('due_at', '0 s') },
  'world.deleted_operation': { keeps: 'until its objects were deleted twice', overdue: ended('due_at', '0 s') },
  'media.stored_file': withRowsOf('object'),
  'media.failed_fetch': { keeps: 'for ten minutes after the last failure', overdue: ended('failed_at[1]', '10 minutes') },
  'media.media_object': { keeps: 'as long as an asset names it', overdue: ended('check_at', '0 s') },
  'media.account_storage': withRowsOf('account'),
  'media.media_asset': {
    keeps: '3 days after the last use inline, 30 days where an upload failed, READY uploads as configured',
    overdue: `(origin <> 'upload' AND ${ended('last_used_at', '3 days')}) OR (state IN ('REJECTED', 'EXPIRED') AND ${ended('created_at', '30 days')})
      OR (state = 'PENDING_UPLOAD' AND ${ended('created_at', '24 hours')})`,
  },
  'signing.signing_key': always('a row a rotation; the private half goes'),
};

/** The tables in which migrations are counted. */
const MIGRATIONS = /\.migration$/;

/** A table at a moment. */
export interface TableState {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  /** Rows that should be gone. */
  readonly overdue: number;
  /** Null where nothing says how long rows stay. */
  readonly keeps: string | null;
}

/** All tables of the services, counted. */
export async function tablesOf(database: Postgres): Promise<TableState[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('world', 'media', 'signing') ORDER BY 1`,
  );
  const states: TableState[] = [];
  for (const { name } of tables.filter((table) => !MIGRATIONS.test(table.name))) {
    const retention = RETENTION[name];
    const { rows } = await database.query<{ rows: number; bytes: string; overdue: number }>(
      `SELECT count(*)::int AS rows, pg_total_relation_size('${name}') AS bytes,
         (count(*) FILTER (WHERE ${retention?.overdue ?? 'false'}))::int AS overdue FROM ${name}`,
    );
    const { bytes, ...counts } = rows[0] ?? { rows: 0, bytes: '0', overdue: 0 };
    states.push({ name, keeps: retention?.keeps ?? null, bytes: Number(bytes), ...counts });
  }
  return states;
}
