import type { ExportPair } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import type { WebhookTarget } from '../operations/create-operation.js';
import { readOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';

/** The state of the export that a request asks for. */
export interface ExistingExport {
  /** The existing operation for the request; null when the request starts a new operation. */
  readonly shared: OperationRow | null;
  /** The latest operation that has the files; null when none has. */
  readonly made: OperationRow | null;
  /** The operation whose run makes the files now; null when none runs. */
  readonly running: string | null;
}

const OF_PAIR = `world_id = $1 AND kind = 'export-world' AND export_asset_type = $2 AND export_format = $3`;

/**
 * An operation answers requests with the same callback: one without a callback any request without, whether it runs or has ended, and
 * one with a callback a request of the same project for the same URL while it runs. After its end its event is on the way or sent, so a
 * request with a callback begins another one.
 */
const SHARED = `
  SELECT o.id FROM operation o LEFT JOIN delivery d ON d.operation_id = o.id
  WHERE ${OF_PAIR} AND CASE WHEN $4::text IS NULL
    THEN d.id IS NULL AND (o.ended_at IS NULL OR o.state = 'SUCCEEDED' AND o.result IS NOT NULL)
    ELSE o.ended_at IS NULL AND d.url = $4 AND o.project_id = $5 END
  ORDER BY o.ended_at DESC NULLS FIRST LIMIT 1`;

/** The files belong to the world for as long as it exists. */
const MADE = `
  SELECT id FROM operation WHERE ${OF_PAIR} AND state = 'SUCCEEDED' AND result IS NOT NULL ORDER BY ended_at DESC LIMIT 1`;
const RUNNING = `SELECT id FROM operation WHERE ${OF_PAIR} AND ended_at IS NULL AND follows IS NULL ORDER BY created_at LIMIT 1`;

const IS_FREE = `SELECT EXISTS (${MADE}) OR EXISTS (${RUNNING}) AS free`;

/** Whether the files of an export exist or are being made, so that another request for them costs nothing. */
export async function isExportFree(executor: SqlExecutor, { worldId, pair }: Pick<AskedExport, 'worldId' | 'pair'>): Promise<boolean> {
  const [row] = await queryRows<{ free: boolean }>(executor, IS_FREE, [worldId, pair.assetType, pair.format]);
  return row?.free === true;
}

/** What a request asks for. */
interface AskedExport {
  readonly accountId: string;
  readonly projectId: string;
  readonly worldId: string;
  readonly pair: ExportPair;
  readonly webhook: WebhookTarget | null;
}

/** To be called under the lock of the account, which each beginning of an export takes. */
export async function findExport(transaction: EntityManager, asked: AskedExport): Promise<ExistingExport> {
  const { accountId, projectId, worldId, pair, webhook } = asked;
  const key = [worldId, pair.assetType, pair.format];
  const find = async (statement: string, values: readonly unknown[]): Promise<string | null> =>
    (await queryRows<{ id: string }>(transaction, statement, [...values]))[0]?.id ?? null;
  const read = async (id: string | null): Promise<OperationRow | null> => (id === null ? null : readOperation(transaction, id, accountId));
  const shared = await read(await find(SHARED, [...key, webhook?.url ?? null, projectId]));
  if (shared !== null) return { shared, made: null, running: null };
  return { shared: null, made: await read(await find(MADE, key)), running: await find(RUNNING, key) };
}
