import type { SharePasswords } from '@diorama/access';
import { DomainError } from '@diorama/domain';
import { createNamedStatement, inTransaction, queryNamed, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { WORLD_JSON_SQL, WORLD_TABLES } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

/** New values of a world; null keeps the present value. */
interface WorldChanges {
  readonly displayName: string | null;
  readonly tags: readonly string[] | null;
  readonly public: boolean | null;
  readonly allowIdAccess: boolean | null;
  readonly allowedReaders: readonly string[] | null;
  /** `at` null: the link does not expire. */
  readonly shareExpiry: { readonly at: Date | null } | null;
  /** Empty: the link needs no password. */
  readonly sharePassword: string | null;
}

interface WorldUpdate {
  readonly accountId: string;
  readonly worldId: string;
  readonly changes: WorldChanges;
  /** The revisions of the world that the change applies to; null for any revision. */
  readonly ifRevisions: readonly number[] | null;
}

interface LockedWorld {
  readonly is_finished: boolean;
  /** Whether the world has all new values already. */
  readonly is_same: boolean;
  /** Whether the new expiry of the link has passed, by the clock of the database. */
  readonly is_past: boolean;
  readonly revision: string;
}

const LOCK = createNamedStatement(`
  SELECT completed_at IS NOT NULL AS is_finished, revision,
    coalesce(:displayName::text, display_name) = display_name AND coalesce(:tags::text[], tags) = tags
      AND coalesce(:public::boolean, public) = public AND coalesce(:allowIdAccess::boolean, allow_id_access) = allow_id_access
      AND coalesce(:allowedReaders::text[], allowed_readers) = allowed_readers
      AND (NOT :setsExpiry::boolean OR share_expires_at IS NOT DISTINCT FROM :expiresAt::timestamptz)
      AND (NOT :setsPassword::boolean OR share_password_hash IS NOT DISTINCT FROM :passwordHash::text) AS is_same,
    coalesce(:expiresAt::timestamptz <= now(), false) AND share_expires_at IS DISTINCT FROM :expiresAt::timestamptz AS is_past
  FROM world WHERE id = :worldId::uuid AND account_id = :accountId AND listed
  FOR NO KEY UPDATE`);

const UPDATE = createNamedStatement(`
  UPDATE world SET display_name = coalesce(:displayName::text, display_name), tags = coalesce(:tags::text[], tags),
    public = coalesce(:public::boolean, public), allow_id_access = coalesce(:allowIdAccess::boolean, allow_id_access),
    allowed_readers = coalesce(:allowedReaders::text[], allowed_readers),
    share_expires_at = CASE WHEN :setsExpiry::boolean THEN :expiresAt::timestamptz ELSE share_expires_at END,
    share_password_hash = CASE WHEN :setsPassword::boolean THEN :passwordHash::text ELSE share_password_hash END,
    updated_at = GREATEST(clock_timestamp(), updated_at)
  WHERE id = :worldId::uuid`);

const PASSWORD_HASH = 'SELECT share_password_hash AS hash FROM world WHERE id = $1 AND account_id = $2 AND listed';

const READ = `SELECT ${WORLD_JSON_SQL} AS world FROM ${WORLD_TABLES} WHERE w.id = $1`;

/**
 * Changes a finished world in one transaction, which holds the lock of its row: concurrent updates apply one after the other, each as a
 * whole. An update whose values the world has already writes nothing, and succeeds for every revision (RFC 9110, section 13.1.1): a
 * client that lost the response to a conditional update repeats it. Returns the world after the update.
 *
 * @throws DomainError WORLD_NOT_FOUND when the account does not own such a world, or it has failed or been deleted; WORLD_UNFINISHED while
 *   it is being generated; WORLD_CHANGED when it has none of the given revisions; SHARE_EXPIRY_PAST; UNAVAILABLE during too many
 *   changes of passwords
 */
export async function updateWorld(dataSource: DataSource, passwords: SharePasswords, update: WorldUpdate): Promise<WorldRow> {
  const { accountId, worldId, changes, ifRevisions } = update;
  const passwordHash = await resolvePasswordHash(dataSource, passwords, update);
  const values = { ...toColumnValues(changes), passwordHash, worldId };
  return inTransaction(dataSource, async (transaction) => {
    const [locked] = await queryNamed<LockedWorld>(transaction, LOCK, { ...values, accountId });
    if (locked === undefined) throw new DomainError('WORLD_NOT_FOUND');
    const { is_finished: isFinished, is_same: isSame, is_past: isPast, revision } = locked;
    if (!isFinished) throw new DomainError('WORLD_UNFINISHED');
    if (!isSame) {
      if (ifRevisions !== null && !ifRevisions.includes(Number(revision))) throw new DomainError('WORLD_CHANGED');
      if (isPast) throw new DomainError('SHARE_EXPIRY_PAST');
      await queryNamed(transaction, UPDATE, values);
    }
    const [row] = await queryRows<{ world: WorldRow }>(transaction, READ, [worldId]);
    if (row === undefined) throw new DomainError('INTERNAL');
    return row.world;
  });
}

const toColumnValues = ({ shareExpiry, sharePassword, ...values }: WorldChanges) => ({
  ...values,
  setsExpiry: shareExpiry !== null,
  expiresAt: shareExpiry?.at ?? null,
  setsPassword: sharePassword !== null,
});

/** The hash to store: the present one where the password is the same, so that the update changes nothing. Null for no password. */
async function resolvePasswordHash(
  dataSource: DataSource,
  passwords: SharePasswords,
  { accountId, worldId, changes: { sharePassword } }: WorldUpdate,
): Promise<string | null> {
  if (sharePassword === null || sharePassword === '') return null;
  const [present] = await queryRows<{ hash: string | null }>(dataSource, PASSWORD_HASH, [worldId, accountId]);
  if (present === undefined) throw new DomainError('WORLD_NOT_FOUND');
  return (await passwords.matches(accountId, sharePassword, present.hash)) ? present.hash : passwords.hash(accountId, sharePassword);
}
