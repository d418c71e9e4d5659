import { DomainError } from '@diorama/domain';
import type { Cost, OperationState } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

import type { ExportedAsset } from './complete-export.js';
import type { PaintingMetadata } from './complete-painting.js';
import { WORLD_JSON_SQL, WORLD_TABLES } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

/** An operation as SQL returns it; `bigint` columns are text. */
export interface OperationRow {
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly kind: string;
  readonly state: OperationState;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
  readonly stage: string | null;
  readonly percent: number | null;
  readonly description: string | null;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  /** Null for an operation without a world. */
  readonly world_id: string | null;
  readonly model: string;
  readonly seed: string;
  /** The world engine that the request chose. */
  readonly engine: string | null;
  readonly request_id: string;
  readonly outcome_sha256: Buffer | null;
  /** Grows with each change. */
  readonly revision: string;
  /** Once the operation has succeeded. */
  readonly world: WorldRow | null;
  /** What was charged, once it has succeeded. */
  readonly cost: Cost | null;
  /** Both set for exports alone. */
  readonly export_asset_type: string | null;
  readonly export_format: string | null;
  /** What an export or a painting has made; null until it has succeeded, and again once its world is deleted. */
  readonly result: readonly ExportedAsset[] | null;
  /** What painted a panorama; null until that has succeeded. */
  readonly painting: PaintingMetadata | null;
  /** What a running generation has stored already; null before, and once it has ended. */
  readonly preview: readonly ExportedAsset[] | null;
}

/** The columns of an `OperationRow`, of a table named `o`. */
export const OPERATION_COLUMNS = `
  o.id, o.account_id, o.project_id, o.kind, o.state, o.created_at, o.updated_at, o.expires_at, o.stage, o.percent, o.description,
  o.failure_code, o.failure_message, o.world_id, o.model, o.seed, o.engine, o.request_id, o.outcome_sha256, o.revision,
  o.export_asset_type, o.export_format, o.result, o.painting, o.preview,
  CASE WHEN o.state = 'SUCCEEDED' THEN
    (SELECT ${WORLD_JSON_SQL} FROM ${WORLD_TABLES} WHERE w.id = o.world_id AND w.purged_at IS NULL) END AS world,
  CASE WHEN o.state = 'SUCCEEDED' THEN
    (SELECT json_build_object('totalCredits', h.amount, 'lineItems', h.line_items)
     FROM credit_hold h WHERE h.operation_id = o.id AND h.state = 'SETTLED') END AS cost`;

const BY_ID = `SELECT ${OPERATION_COLUMNS} FROM operation o WHERE o.id = $1`;
const OF_ACCOUNT = `${BY_ID} AND o.account_id = $2`;
const BY_IDS = `SELECT ${OPERATION_COLUMNS} FROM operation o WHERE o.id = ANY ($1)`;

/** @throws DomainError OPERATION_NOT_FOUND when there is none, or it belongs to another account */
export async function readOperation(executor: SqlExecutor, operationId: string, accountId: string): Promise<OperationRow> {
  const [row] = await queryRows<OperationRow>(executor, OF_ACCOUNT, [operationId, accountId]);
  if (row === undefined) throw new DomainError('OPERATION_NOT_FOUND');
  return row;
}

/** For the callers that work for every account. @throws DomainError OPERATION_NOT_FOUND */
export async function readAnyOperation(executor: SqlExecutor, operationId: string): Promise<OperationRow> {
  const [row] = await queryRows<OperationRow>(executor, BY_ID, [operationId]);
  if (row === undefined) throw new DomainError('OPERATION_NOT_FOUND');
  return row;
}

/** Those that there are, in no order. */
export function readOperations(executor: SqlExecutor, operationIds: readonly string[]): Promise<OperationRow[]> {
  return queryRows<OperationRow>(executor, BY_IDS, [operationIds]);
}

/** The row as it was when the operation had just begun. */
export function toInitialOperationRow(row: OperationRow): OperationRow {
  const before = { stage: null, percent: null, description: null, failure_code: null, failure_message: null, outcome_sha256: null };
  return {
    ...row,
    ...before,
    state: 'QUEUED',
    updated_at: row.created_at,
    revision: '0',
    world: null,
    cost: null,
    result: null,
    painting: null,
    preview: null,
  };
}

/** Why an update that wants an open operation changed none. @throws DomainError OPERATION_NOT_FOUND or OPERATION_ENDED, always */
export async function throwOperationUpdateError(executor: SqlExecutor, operationId: string): Promise<never> {
  await readAnyOperation(executor, operationId);
  throw new DomainError('OPERATION_ENDED');
}
