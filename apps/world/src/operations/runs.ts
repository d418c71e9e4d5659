import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { PromptInput } from './create-operation.js';
import { throwOperationUpdateError } from './operation-row.js';
import { ASSETS_JSON_SQL } from '../store/world-row.js';
import type { AssetRow } from '../store/world-row.js';

/** What a worker needs to run an operation. */
export interface RunRow {
  readonly id: string;
  readonly account_id: string;
  readonly world_id: string | null;
  readonly kind: string;
  readonly model: string;
  readonly seed: string;
  /** The world engine that the request chose. */
  readonly engine: string | null;
  readonly request_id: string;
  readonly expires_at: Date;
  /** JSON text: of the operation, or of the world where it has none; null once purged. */
  readonly prompt: string | null;
  /** Of an export, those of the operation that made the world. */
  readonly inputs: readonly PromptInput[];
  /** Both set for exports alone. */
  readonly export_asset_type: string | null;
  readonly export_format: string | null;
  /** What the world has, for exports. */
  readonly assets: readonly AssetRow[];
}

/** What the world was made from: exports of worlds from pictures are made from it again. */
const MAKER_INPUTS = `(SELECT m.inputs FROM operation m
    WHERE m.world_id = w.id AND m.kind <> 'export-world' AND m.state = 'SUCCEEDED' ORDER BY m.id LIMIT 1)`;

const READ = `
  SELECT o.id, o.account_id, o.world_id, o.kind, o.model, o.seed, o.engine, o.request_id, o.expires_at,
    coalesce(o.prompt, w.prompt)::text AS prompt,
    CASE WHEN o.kind = 'export-world' THEN coalesce(${MAKER_INPUTS}, '[]') ELSE o.inputs END AS inputs,
    o.export_asset_type, o.export_format, CASE WHEN o.kind = 'export-world' THEN ${ASSETS_JSON_SQL} ELSE '[]'::json END AS assets
  FROM operation o LEFT JOIN world w ON w.id = o.world_id
  WHERE o.id = $1 AND o.ended_at IS NULL`;

const START = `UPDATE operation SET state = 'RUNNING', started_at = now() WHERE id = $1 AND state = 'QUEUED'`;

/**
 * Moves QUEUED to RUNNING and returns the run. A retry finds the operation RUNNING and writes nothing.
 *
 * @throws DomainError OPERATION_NOT_FOUND, or OPERATION_ENDED
 */
export async function startOperationRun(dataSource: DataSource, operationId: string): Promise<RunRow> {
  await queryRows(dataSource, START, [operationId]);
  return getOperationRun(dataSource, operationId);
}

/**
 * Reads an open operation; writes nothing.
 *
 * @throws DomainError OPERATION_NOT_FOUND, or OPERATION_ENDED
 */
export async function getOperationRun(dataSource: DataSource, operationId: string): Promise<RunRow> {
  const [row] = await queryRows<RunRow>(dataSource, READ, [operationId]);
  return row ?? throwOperationUpdateError(dataSource, operationId);
}
