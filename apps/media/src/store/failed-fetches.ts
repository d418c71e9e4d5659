import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

/** How many fetches of an account may fail in a window that rolls. */
export interface FetchWindow {
  readonly failures: number;
  readonly seconds: number;
}

/** Seconds until the account may fetch again; null when it may now. */
export async function readSecondsUntilFetchAllowed(dataSource: DataSource, accountId: string, window: FetchWindow): Promise<number | null> {
  const rows = await queryRows<{ seconds: string }>(
    dataSource,
    `SELECT ceil(extract(epoch FROM failed_at[$2] + make_interval(secs => $3) - now())) AS seconds FROM failed_fetch
     WHERE account_id = $1 AND failed_at[$2] > now() - make_interval(secs => $3)`,
    [accountId, window.failures, window.seconds],
  );
  const [row] = rows;
  return row === undefined ? null : Math.max(1, Number(row.seconds));
}

/** Records that so many fetches of the account have just failed. */
export async function recordFailedFetches(
  dataSource: DataSource,
  { accountId, count }: { readonly accountId: string; readonly count: number },
  { failures }: FetchWindow,
): Promise<void> {
  await queryRows(
    dataSource,
    `INSERT INTO failed_fetch AS known (account_id, failed_at) VALUES ($1, array_fill(clock_timestamp(), ARRAY[$2::int]))
     ON CONFLICT (account_id) DO UPDATE SET failed_at = (EXCLUDED.failed_at || known.failed_at)[1:$3::int]`,
    [accountId, Math.min(count, failures), failures],
  );
}

/** Deletes at most `limit` rows of accounts whose last failure has left the window; answers how many. */
export async function sweepFailedFetches(dataSource: DataSource, { seconds }: FetchWindow, limit: number): Promise<number> {
  const rows = await queryRows(
    dataSource,
    `DELETE FROM failed_fetch WHERE account_id = ANY(ARRAY(SELECT account_id FROM failed_fetch
       WHERE failed_at[1] <= now() - make_interval(secs => $1) ORDER BY failed_at[1] LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING account_id`,
    [seconds, limit],
  );
  return rows.length;
}

export async function deleteFailedFetches(dataSource: DataSource, accountId: string): Promise<void> {
  await queryRows(dataSource, 'DELETE FROM failed_fetch WHERE account_id = $1', [accountId]);
}
