import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import type { FailureCode, OperationState } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { worldAssetEntity } from '../store/entities.js';
import { endOperation, failed } from './end-operation.js';
import type { End, EndedOperation, StageTime } from './end-operation.js';
import { readAnyOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

export interface WorldResult {
  readonly caption: string;
  readonly metricScaleFactor: number;
  /** Metres. */
  readonly groundPlaneOffset: number;
  readonly spawnPoints: readonly { readonly x: number; readonly y: number; readonly z: number; readonly azimuth: number }[];
  readonly assets: readonly {
    readonly name: string;
    readonly key: string;
    readonly contentType: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  /** What each stage took, for operators. */
  readonly stages: readonly StageTime[];
}

export type Outcome =
  | { readonly kind: 'world'; readonly world: WorldResult }
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly message: string };

export interface Finished {
  /** The state the operation is in now. */
  readonly state: OperationState;
  /** Whether this call ended it, or an earlier one with the same outcome did. */
  readonly applied: boolean;
}

/**
 * The one transaction that finishes an operation; each step below takes part in it, and a step that throws undoes them all.
 *
 * @throws DomainError OPERATION_NOT_FOUND; ARGUMENT_INVALID for an asset that is not stored under its world
 */
export function finishOperation(dataSource: DataSource, operationId: string, outcome: Outcome): Promise<Finished> {
  const end = endOf(outcome);
  return inTransaction(dataSource, async (transaction) => {
    const ended = await endOperation(transaction, operationId, end);
    if (ended === null) {
      const present = await readAnyOperation(transaction, operationId);
      return { state: present.state, applied: isSameEnd(present, end) };
    }
    if (outcome.kind === 'world') await completeWorld(transaction, ended, outcome.world);
    return { state: end.state, applied: true };
  });
}

async function completeWorld(transaction: EntityManager, { world_id: worldId }: EndedOperation, result: WorldResult): Promise<void> {
  const stray = result.assets.find(({ key }) => !key.startsWith(`${worldId}/`));
  if (stray !== undefined)
    throw new DomainError('ARGUMENT_INVALID', { argument: 'world.assets', problem: `${stray.name} is not stored under its world` });
  await queryRows(
    transaction,
    `UPDATE world SET caption = $2, metric_scale_factor = $3, ground_plane_offset = $4, spawn_points = $5,
       completed_at = now(), updated_at = now()
     WHERE id = $1`,
    [worldId, result.caption, result.metricScaleFactor, result.groundPlaneOffset, JSON.stringify(result.spawnPoints)],
  );
  const assets = result.assets.map((asset) => ({ worldId, ...asset }));
  if (assets.length > 0) await transaction.insert(worldAssetEntity, assets);
}

function endOf(outcome: Outcome): End {
  if (outcome.kind === 'failure') return failed(outcome.code, outcome.message);
  return { state: 'SUCCEEDED', outcomeSha256: hashOf(outcome.world), stages: outcome.world.stages };
}

/** A caller that lost the first answer calls again with the same outcome. */
function isSameEnd(present: OperationRow, end: End): boolean {
  if (present.state !== end.state) return false;
  if (end.state === 'SUCCEEDED') return present.outcome_sha256?.equals(end.outcomeSha256) === true;
  return present.failure_code === end.failure.code;
}

/** Of the result as JSON, with the assets in the order of their names: the order of a list of files says nothing, nor does the time they took. */
function hashOf({ caption, metricScaleFactor, groundPlaneOffset, spawnPoints, assets }: WorldResult): Buffer {
  const points = spawnPoints.map(({ x, y, z, azimuth }) => [x, y, z, azimuth]);
  const files = assets
    .map(({ name, key, contentType, bytes, sha256 }) => [name, key, contentType, bytes, sha256])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([caption, metricScaleFactor, groundPlaneOffset, points, files]))
    .digest();
}
