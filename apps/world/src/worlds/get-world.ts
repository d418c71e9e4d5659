import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { ExportedAsset } from '../operations/complete-export.js';
import { LINK_IS_OPEN_SQL, WORLD_IS_READABLE_SQL, WORLD_JSON_SQL, WORLD_TABLES } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';
import { isShareTokenValid } from './sharing/share-token.js';

export interface SharedWorld {
  readonly world: WorldRow;
  /** The latest of the run, while the world is unfinished. */
  readonly progress: { readonly stage: string; readonly percent: number; readonly description: string } | null;
  /** What of it is stored already, while it is unfinished. */
  readonly preview: readonly ExportedAsset[];
}

interface SharedRow {
  readonly world: WorldRow;
  readonly stage: string | null;
  readonly percent: number | null;
  readonly description: string | null;
  readonly preview: readonly ExportedAsset[] | null;
  readonly password_hash: string | null;
  /** By the clock of the database, seconds since 1970. */
  readonly now: number;
}

const OF_READER = `
  SELECT ${WORLD_JSON_SQL} AS world FROM ${WORLD_TABLES}
  WHERE w.id = $1 AND ${WORLD_IS_READABLE_SQL} AND (w.account_id = $2 OR $2 = ANY (w.allowed_readers))`;

const SHARED = `
  SELECT ${WORLD_JSON_SQL} AS world, maker.stage, maker.percent, maker.description, maker.preview,
    w.share_password_hash AS password_hash, extract(epoch FROM now())::float8 AS now FROM ${WORLD_TABLES}
  WHERE w.id = $1 AND ${WORLD_IS_READABLE_SQL} AND ${LINK_IS_OPEN_SQL}`;

/** @throws DomainError WORLD_NOT_FOUND unless the account owns the world or is one of its allowed readers */
export async function getWorld(dataSource: DataSource, accountId: string, worldId: string): Promise<WorldRow> {
  const [row] = await queryRows<{ world: WorldRow }>(dataSource, OF_READER, [worldId, accountId]);
  if (row === undefined) throw new DomainError('WORLD_NOT_FOUND');
  return row.world;
}

/**
 * @param token of `unlockSharedWorld`; empty where the caller has none
 * @throws DomainError WORLD_NOT_FOUND unless the world is public or readable by its link, and the link has not expired;
 *   SHARE_PASSWORD_REQUIRED for a world with a password, without a valid token
 */
export async function getSharedWorld(dataSource: DataSource, worldId: string, token: string): Promise<SharedWorld> {
  const [row] = await queryRows<SharedRow>(dataSource, SHARED, [worldId]);
  if (row === undefined) throw new DomainError('WORLD_NOT_FOUND');
  const { world, stage, percent, description, preview, password_hash: passwordHash, now } = row;
  if (passwordHash !== null && !isShareTokenValid(token, { worldId, passwordHash }, now))
    throw new DomainError('SHARE_PASSWORD_REQUIRED', { id: worldId });
  const hasProgress = world.state !== 'SUCCEEDED' && stage !== null && percent !== null && description !== null;
  return { world, progress: hasProgress ? { stage, percent, description } : null, preview: preview ?? [] };
}
