import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

/** Longer than any object takes from its claim to its asset; a process that died in between holds it up no longer. */
const CLAIM = `interval '1 hour'`;
/** Much longer than a sweep deletes for, so that no request of one that was cut off is still on its way afterwards. */
const DELETING = `interval '10 minutes'`;
/** Before an object that the store did not delete may be claimed, or tried again. */
const RETRY_DELAY = `interval '1 minute'`;

/**
 * Claims an object before its bytes are stored, so that no sweep deletes it before an asset references it.
 *
 * @returns false, with nothing changed, while it is being deleted
 */
export async function claimObjectForWrite(dataSource: DataSource, key: string): Promise<boolean> {
  const rows = await queryRows(
    dataSource,
    `INSERT INTO media_object AS held (key, claims, claimed_until, check_at) VALUES ($1, 1, now() + ${CLAIM}, now() + ${CLAIM})
     ON CONFLICT (key) DO UPDATE SET
       claims = CASE WHEN held.claimed_until <= now() THEN 1 ELSE held.claims + 1 END,
       claimed_until = now() + ${CLAIM}, check_at = now() + ${CLAIM}, deleting_until = NULL
     WHERE held.deleting_until IS NULL OR held.deleting_until <= now()
     RETURNING key`,
    [key],
  );
  return rows.length > 0;
}

/**
 * Ends one claim, in the transaction in which an asset comes to name the object.
 *
 * @throws DomainError UNAVAILABLE when the claim had run out, and the object is being deleted
 */
export async function releaseObjectClaim(transaction: EntityManager, key: string): Promise<void> {
  const rows = await queryRows(
    transaction,
    'UPDATE media_object SET claims = greatest(claims - 1, 0) WHERE key = $1 AND deleting_until IS NULL RETURNING key',
    [key],
  );
  if (rows.length === 0) throw new DomainError('UNAVAILABLE');
}

/** Ends one claim on an object that no asset came to name. */
export async function abandonObjectClaim(dataSource: DataSource, key: string): Promise<void> {
  await queryRows(dataSource, 'UPDATE media_object SET claims = greatest(claims - 1, 0), check_at = now() WHERE key = $1', [key]);
}

/** Marks these objects for a check whether an asset still references them. */
export async function markObjectsForReferenceCheck(executor: SqlExecutor, keys: readonly string[]): Promise<void> {
  await queryRows(executor, 'UPDATE media_object SET check_at = now() WHERE key = ANY($1)', [keys]);
}

/** Objects that their sweep must delete from the store. */
interface ObjectsToDelete {
  readonly keys: readonly string[];
  /** Until then no upload claims them and no other sweep takes them. */
  readonly until: string;
}

/**
 * Takes at most `limit` objects that no asset names and no upload claims off the record, for the caller to delete: outside of a
 * transaction, which no slow store must hold open.
 *
 * @param key of the only object to take, where one is meant
 */
export function markObjectsForDeletion(dataSource: DataSource, limit: number, key?: string): Promise<ObjectsToDelete> {
  return inTransaction(dataSource, async (transaction) => {
    const due = await queryRows<KeyRow>(
      transaction,
      `SELECT key FROM media_object WHERE check_at <= now() AND (deleting_until IS NULL OR deleting_until <= now())
         ${key === undefined ? '' : 'AND key = $2'}
       ORDER BY check_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
      key === undefined ? [limit] : [limit, key],
    );
    if (due.length === 0) return { keys: [], until: '' };
    // A new statement sees every asset that was made before the rows above were locked; after that none can be.
    const doomed = await queryRows<DoomedRow>(
      transaction,
      `UPDATE media_object SET claims = 0, deleting_until = now() + ${DELETING}, check_at = now() + ${DELETING}
       WHERE key = ANY($1) AND (claims = 0 OR claimed_until <= now())
         AND NOT EXISTS (SELECT FROM media_asset WHERE media_asset.key = media_object.key)
       RETURNING key, deleting_until::text AS until`,
      [keysOf(due)],
    );
    const keys = keysOf(doomed);
    await queryRows(
      transaction,
      `UPDATE media_object SET check_at = CASE WHEN claims > 0 AND claimed_until > now() THEN claimed_until END
       WHERE key = ANY($1) AND key <> ALL ($2)`,
      [keysOf(due), keys],
    );
    await queryRows(transaction, 'DELETE FROM stored_file WHERE key = ANY($1)', [keys]);
    return { keys, until: doomed[0]?.until ?? '' };
  });
}

/** Ends what `markObjectsForDeletion` began: forgets those that are gone, and lets the others be tried again before long. */
export function finishObjectDeletion(dataSource: DataSource, { keys, until }: ObjectsToDelete, gone: readonly string[]): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    await queryRows(transaction, 'DELETE FROM media_object WHERE key = ANY($1) AND deleting_until = $2::timestamptz', [gone, until]);
    await queryRows(
      transaction,
      `UPDATE media_object SET deleting_until = now() + ${RETRY_DELAY}, check_at = now() + ${RETRY_DELAY}
       WHERE key = ANY($1) AND key <> ALL ($2) AND deleting_until = $3::timestamptz`,
      [keys, gone, until],
    );
  });
}

interface KeyRow {
  readonly key: string;
}

interface DoomedRow extends KeyRow {
  readonly until: string;
}

/** In one order, so that two that meet lock rows alike. */
const keysOf = (rows: readonly KeyRow[]): string[] => rows.map(({ key }) => key).sort();
