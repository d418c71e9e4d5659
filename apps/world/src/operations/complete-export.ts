import { isWorldAsset } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import type { EndedOperation, StageDuration } from './end-operation.js';
import { requireStoredUnder } from './require-stored-under.js';

export interface ExportResult {
  readonly assets: readonly ExportedAsset[];
  /** What each stage took, for operators. */
  readonly stages: readonly StageDuration[];
}

export interface ExportedAsset {
  readonly name: string;
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

const ADD_ASSETS = `
  INSERT INTO world_asset (world_id, name, key, content_type, bytes, sha256)
  SELECT $1, name, key, "contentType", bytes, sha256
  FROM jsonb_to_recordset($2) AS asset (name text, key text, "contentType" text, bytes bigint, sha256 text)
  ON CONFLICT (world_id, name) DO UPDATE
  SET key = excluded.key, content_type = excluded.content_type, bytes = excluded.bytes, sha256 = excluded.sha256`;
const NOTE_UPDATE = 'UPDATE world SET updated_at = now() WHERE id = $1';
const KEEP_RESULT = `UPDATE operation SET result = $2 WHERE id = $1 OR (follows = $1 AND state = 'SUCCEEDED')`;

/**
 * Gives the world and the exports that followed this one the files that the run has made. The world gets those that it shows: each read of
 * it signs the URLs of all its files.
 *
 * @throws DomainError ARGUMENT_INVALID for an asset that is not stored under its world
 */
export async function completeExport(transaction: EntityManager, ended: EndedOperation, { assets }: ExportResult): Promise<void> {
  requireStoredUnder({ kind: 'world', id: ended.world_id }, 'export.assets', assets);
  const shown = assets.filter(({ name }) => isWorldAsset(name));
  if (shown.length > 0) {
    await queryRows(transaction, ADD_ASSETS, [ended.world_id, JSON.stringify(shown)]);
    await queryRows(transaction, NOTE_UPDATE, [ended.world_id]);
  }
  await queryRows(transaction, KEEP_RESULT, [ended.id, JSON.stringify(assets)]);
}
