import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import type { FailureCode, OperationState } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { findUnclaimedDelivery, listUnclaimedDeliveriesOfFollowers } from './unclaimed-deliveries.js';
import { completeExport } from './complete-export.js';
import type { ExportResult, ExportedAsset } from './complete-export.js';
import { completePainting } from './complete-painting.js';
import type { PaintingResult } from './complete-painting.js';
import { worldAssetEntity } from '@diorama/world-schema';
import { endOperation, endOperationByFailure } from './end-operation.js';
import type { OperationEnd, EndedOperation, StageDuration } from './end-operation.js';
import { readAnyOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import { requireStoredUnder } from './require-stored-under.js';

export interface WorldResult {
  readonly caption: string;
  readonly metricScaleFactor: number;
  /** Metres. */
  readonly groundPlaneOffset: number;
  readonly spawnPoints: readonly { readonly x: number; readonly y: number; readonly z: number; readonly azimuth: number }[];
  readonly assets: readonly ExportedAsset[];
  /** Ids of styles of the catalogue. */
  readonly styles: readonly string[];
  /** What each stage took, for operators. */
  readonly stages: readonly StageDuration[];
}

type OperationOutcome =
  | { readonly kind: 'world'; readonly world: WorldResult }
  | { readonly kind: 'export'; readonly export: ExportResult }
  | { readonly kind: 'painting'; readonly painting: PaintingResult }
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly message: string };

interface FinishedOperation {
  /** The state the operation is in now. */
  readonly state: OperationState;
  /** Whether this call ended it, or an earlier one with the same outcome did. */
  readonly applied: boolean;
  /** A delivery that no workflow has yet; empty when there is none. */
  readonly deliveryId: string;
  /** The same for exports that followed it and have ended with it. */
  readonly moreDeliveryIds: readonly string[];
}

/**
 * The one transaction that finishes an operation; each step below takes part in it, and a step that throws undoes them all.
 *
 * @throws DomainError OPERATION_NOT_FOUND; ARGUMENT_INVALID for an asset that is not stored under its world, and for the outcome
 *   of another kind of operation
 */
export function finishOperation(dataSource: DataSource, operationId: string, outcome: OperationOutcome): Promise<FinishedOperation> {
  const end = endOf(outcome);
  return inTransaction(dataSource, async (transaction) => {
    const ended = await endOperation(transaction, operationId, end);
    if (ended === null) {
      const present = await readAnyOperation(transaction, operationId);
      const deliveryId = await findUnclaimedDelivery(transaction, operationId);
      const moreDeliveryIds = await listUnclaimedDeliveriesOfFollowers(transaction, operationId);
      return { state: present.state, applied: isSameEnd(present, end), deliveryId, moreDeliveryIds };
    }
    await complete(transaction, ended, outcome);
    return { state: end.state, applied: true, deliveryId: ended.delivery_id ?? '', moreDeliveryIds: ended.more_delivery_ids };
  });
}

const KINDS = { world: 'generate-world', export: 'export-world', painting: 'depth-to-rgb' } as const;

async function complete(transaction: EntityManager, ended: EndedOperation, outcome: OperationOutcome): Promise<void> {
  if (outcome.kind === 'failure') return;
  if (ended.kind !== KINDS[outcome.kind])
    throw new DomainError('ARGUMENT_INVALID', { argument: 'outcome', problem: `does not match the operation kind ${ended.kind}` });
  if (outcome.kind === 'world') await completeWorld(transaction, ended.world_id ?? '', outcome.world);
  else if (outcome.kind === 'export') await completeExport(transaction, ended, outcome.export);
  else await completePainting(transaction, ended, outcome.painting);
}

async function completeWorld(transaction: EntityManager, worldId: string, result: WorldResult): Promise<void> {
  requireStoredUnder({ kind: 'world', id: worldId }, 'world.assets', result.assets);
  await queryRows(
    transaction,
    `UPDATE world SET caption = $2, metric_scale_factor = $3, ground_plane_offset = $4, spawn_points = $5, styles = $6,
       completed_at = now(), updated_at = now()
     WHERE id = $1`,
    [worldId, result.caption, result.metricScaleFactor, result.groundPlaneOffset, JSON.stringify(result.spawnPoints), result.styles],
  );
  const assets = result.assets.map((asset) => ({ worldId, ...asset }));
  if (assets.length > 0) await transaction.insert(worldAssetEntity, assets);
}

function endOf(outcome: OperationOutcome): OperationEnd {
  if (outcome.kind === 'failure') return endOperationByFailure(outcome.code, outcome.message);
  if (outcome.kind === 'export')
    return { state: 'SUCCEEDED', outcomeSha256: hashOf(outcome.export.assets, []), stages: outcome.export.stages };
  if (outcome.kind === 'painting') {
    const { engine, engine_version: version, not_represented: words, assets: files, stages: times } = outcome.painting;
    return { state: 'SUCCEEDED', outcomeSha256: hashOf(files, [engine, version, words]), stages: times };
  }
  const { caption, metricScaleFactor, groundPlaneOffset, spawnPoints, assets, stages } = outcome.world;
  const points = spawnPoints.map(({ x, y, z, azimuth }) => [x, y, z, azimuth]);
  return { state: 'SUCCEEDED', outcomeSha256: hashOf(assets, [caption, metricScaleFactor, groundPlaneOffset, points]), stages };
}

/** A caller that lost the first answer calls again with the same outcome. */
function isSameEnd(present: OperationRow, end: OperationEnd): boolean {
  if (present.state !== end.state) return false;
  if (end.state === 'SUCCEEDED') return present.outcome_sha256?.equals(end.outcomeSha256) === true;
  return present.failure_code === end.failure.code;
}

/** Of the result as JSON, with the assets in the order of their names: the order of a list of files says nothing, nor does the time they took. */
function hashOf(assets: WorldResult['assets'], figures: readonly unknown[]): Buffer {
  const files = assets
    .map(({ name, key, contentType, bytes, sha256 }) => [name, key, contentType, bytes, sha256])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([...figures, files]))
    .digest();
}
