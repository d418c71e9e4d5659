import { inTransaction, queryRows } from '@diorama/postgres';
import type { Executor } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

/** Longer than any object takes from its claim to its asset; a process that died in between holds it up no longer. */
const CLAIM = `interval '1 hour'`;

/** Says that the object is about to be made, so that nobody deletes it before an asset names it. */
export async function claimObject(dataSource: DataSource, key: string): Promise<void> {
  await queryRows(
    dataSource,
    `INSERT INTO media_object AS held (key, claims, claimed_until, check_at) VALUES ($1, 1, now() + ${CLAIM}, now() + ${CLAIM})
     ON CONFLICT (key) DO UPDATE SET
       claims = CASE WHEN held.claimed_until <= now() THEN 1 ELSE held.claims + 1 END,
       claimed_until = now() + ${CLAIM}, check_at = now() + ${CLAIM}`,
    [key],
  );
}

/** Ends one claim. */
export async function releaseClaim(executor: Executor, key: string): Promise<void> {
  await queryRows(executor, 'UPDATE media_object SET claims = greatest(claims - 1, 0) WHERE key = $1', [key]);
}

/** Ends one claim on an object that no asset came to name. */
export async function abandonClaim(dataSource: DataSource, key: string): Promise<void> {
  await queryRows(dataSource, 'UPDATE media_object SET claims = greatest(claims - 1, 0), check_at = now() WHERE key = $1', [key]);
}

/** Asks that somebody looks whether these objects are still named. */
export async function markForCheck(executor: Executor, keys: readonly string[]): Promise<void> {
  await queryRows(executor, 'UPDATE media_object SET check_at = now() WHERE key = ANY($1)', [keys]);
}

/**
 * Deletes at most `limit` objects that nobody names or claims: off the record first, then by `remove`, then for good. When
 * `remove` fails nothing has changed, and a later call does it all again. Answers how many went.
 */
export function sweepObjects(dataSource: DataSource, limit: number, remove: (keys: readonly string[]) => Promise<void>): Promise<number> {
  return inTransaction(dataSource, async (transaction) => {
    const due = await queryRows<KeyRow>(
      transaction,
      'SELECT key FROM media_object WHERE check_at <= now() ORDER BY check_at LIMIT $1 FOR UPDATE SKIP LOCKED',
      [limit],
    );
    if (due.length === 0) return 0;
    // A new statement sees every asset that was made before the rows above were locked; after that none can be.
    const gone = await queryRows<KeyRow>(
      transaction,
      `DELETE FROM media_object WHERE key = ANY($1) AND (claims = 0 OR claimed_until <= now())
         AND NOT EXISTS (SELECT FROM media_asset WHERE media_asset.key = media_object.key) RETURNING key`,
      [keysOf(due)],
    );
    await queryRows(
      transaction,
      `UPDATE media_object SET check_at = CASE WHEN claims > 0 AND claimed_until > now() THEN claimed_until END WHERE key = ANY($1)`,
      [keysOf(due)],
    );
    await queryRows(transaction, 'DELETE FROM stored_file WHERE key = ANY($1)', [keysOf(gone)]);
    await remove(keysOf(gone));
    return gone.length;
  });
}

interface KeyRow {
  readonly key: string;
}

const keysOf = (rows: readonly KeyRow[]): string[] => rows.map(({ key }) => key);
