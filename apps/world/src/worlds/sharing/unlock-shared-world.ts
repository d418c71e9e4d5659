import type { SharePasswords } from '@diorama/access';
import { DomainError, LIMITS } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { LINK_IS_OPEN_SQL, WORLD_IS_READABLE_SQL, WORLD_TABLES } from '../../store/world-row.js';
import { createShareToken } from './share-token.js';

interface ShareToken {
  readonly token: string;
  readonly expiresAt: Date;
}

interface LockRow {
  readonly password_hash: string | null;
  /** By the clock of the database, seconds since 1970. */
  readonly now: number;
}

const LOCK = `
  SELECT w.share_password_hash AS password_hash, extract(epoch FROM now())::float8 AS now FROM ${WORLD_TABLES}
  WHERE w.id = $1 AND ${WORLD_IS_READABLE_SQL} AND ${LINK_IS_OPEN_SQL}`;

/** One attempt to open a shared world. */
interface UnlockAttempt {
  readonly worldId: string;
  readonly password: string;
}

/**
 * Exchanges the password of a shared world for a token. Null for a world that needs no password.
 *
 * @throws DomainError WORLD_NOT_FOUND unless the link of the world is open; SHARE_PASSWORD_WRONG; UNAVAILABLE during too many attempts
 */
export async function unlockSharedWorld(
  dataSource: DataSource,
  passwords: SharePasswords,
  { worldId, password }: UnlockAttempt,
): Promise<ShareToken | null> {
  const [row] = await queryRows<LockRow>(dataSource, LOCK, [worldId]);
  if (row === undefined) throw new DomainError('WORLD_NOT_FOUND');
  const { password_hash: passwordHash, now } = row;
  if (passwordHash === null) return null;
  if (!(await passwords.matches(worldId, password, passwordHash))) throw new DomainError('SHARE_PASSWORD_WRONG');
  const expiresAt = Math.floor(now) + LIMITS.shareTokenSeconds;
  return { token: createShareToken({ worldId, passwordHash }, expiresAt), expiresAt: new Date(expiresAt * 1_000) };
}
