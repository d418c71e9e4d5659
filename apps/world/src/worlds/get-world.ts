import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { ExportedAsset } from '../operations/complete-export.js';
import { WORLD_IS_READABLE_SQL, WORLD_JSON_SQL, WORLD_TABLES } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

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
}

const OF_READER = `
  SELECT ${WORLD_JSON_SQL} AS world FROM ${WORLD_TABLES}
  WHERE w.id = $1 AND ${WORLD_IS_READABLE_SQL} AND (w.account_id = $2 OR $2 = ANY (w.allowed_readers))`;

const SHARED = `
  SELECT ${WORLD_JSON_SQL} AS world, maker.stage, maker.percent, maker.description, maker.preview FROM ${WORLD_TABLES}
  WHERE w.id = $1 AND ${WORLD_IS_READABLE_SQL} AND (w.public OR w.allow_id_access)`;

/** @throws DomainError WORLD_NOT_FOUND unless the account owns the world or is one of its allowed readers */
export async function getWorld(dataSource: DataSource, accountId: string, worldId: string): Promise<WorldRow> {
  const [row] = await queryRows<{ world: WorldRow }>(dataSource, OF_READER, [worldId, accountId]);
  if (row === undefined) throw new DomainError('WORLD_NOT_FOUND');
  return row.world;
}

/** @throws DomainError WORLD_NOT_FOUND unless the world is public or readable by its link */
export async function getSharedWorld(dataSource: DataSource, worldId: string): Promise<SharedWorld> {
  const [row] = await queryRows<SharedRow>(dataSource, SHARED, [worldId]);
  if (row === undefined) throw new DomainError('WORLD_NOT_FOUND');
  const { world, stage, percent, description, preview } = row;
  const hasProgress = world.state !== 'SUCCEEDED' && stage !== null && percent !== null && description !== null;
  return { world, progress: hasProgress ? { stage, percent, description } : null, preview: preview ?? [] };
}
