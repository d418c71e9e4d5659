import { queryRows } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import type { ExportedAsset } from './complete-export.js';
import type { EndedOperation, StageDuration } from './end-operation.js';
import { requireStoredUnder } from './require-stored-under.js';

/** What painted a panorama, as it is kept. */
export interface PaintingMetadata {
  readonly engine: string;
  readonly engine_version: string;
  /** Words of the prompt that the panorama does not show. */
  readonly not_represented: readonly string[];
}

export interface PaintingResult extends PaintingMetadata {
  readonly assets: readonly ExportedAsset[];
  /** What each stage took, for operators. */
  readonly stages: readonly StageDuration[];
}

const KEEP = 'UPDATE operation SET result = $2, painting = $3 WHERE id = $1';

/**
 * Keeps what a painting has made.
 *
 * @throws DomainError ARGUMENT_INVALID for an asset that is not stored under its operation
 */
export async function completePainting(transaction: EntityManager, { id }: EndedOperation, result: PaintingResult): Promise<void> {
  const { assets, engine, engine_version, not_represented } = result;
  requireStoredUnder({ kind: 'operation', id }, 'painting.assets', assets);
  const facts: PaintingMetadata = { engine, engine_version, not_represented };
  await queryRows(transaction, KEEP, [id, JSON.stringify(assets), JSON.stringify(facts)]);
}
