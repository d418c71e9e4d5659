import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows, sqlState } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { OPERATION_COLUMNS, readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

export interface BeginOperation {
  readonly operationId: string;
  readonly kind: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly model: string;
  readonly seed: number;
  readonly displayName: string;
  readonly tags: readonly string[];
  readonly permission: { readonly public: boolean; readonly allowIdAccess: boolean; readonly allowedReaders: readonly string[] };
  readonly worldPrompt: object;
  readonly expiresAt: Date;
}

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/**
 * The one transaction that begins an operation; each step below takes part in it, and a step that throws undoes them all. The
 * same operation id again changes nothing and answers what is there.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND when account, project and key do not belong together; OPERATION_NOT_FOUND when the id
 *   is taken by another account
 */
export async function beginOperation(dataSource: DataSource, begin: BeginOperation): Promise<OperationRow> {
  try {
    return await inTransaction(
      dataSource,
      async (transaction) =>
        (await claimOperation(transaction, begin)) ?? (await readOperation(transaction, begin.operationId, begin.accountId)),
    );
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('ACCOUNT_NOT_FOUND', {}, { cause: error });
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'world_id', problem: 'it is taken' }, { cause: error });
    throw error;
  }
}

/** The operation and its world, which is unfinished until the operation succeeds; in one statement, for it is waited for. */
const CLAIM = `
  WITH o AS (
    INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (id) DO NOTHING
    RETURNING *
  ), w AS (
    INSERT INTO world (id, account_id, project_id, operation_id, model, seed, display_name, tags, public, allow_id_access,
      allowed_readers, prompt)
    SELECT world_id, account_id, project_id, id, model, seed, $11, $12, $13, $14, $15, $16 FROM o
  )
  SELECT ${OPERATION_COLUMNS} FROM o`;

/** Whoever inserts the row owns the beginning: a second call waits for the first to end, then gets null here. */
async function claimOperation(transaction: EntityManager, begin: BeginOperation): Promise<OperationRow | null> {
  const { permission } = begin;
  const [row] = await queryRows<OperationRow>(transaction, CLAIM, [
    begin.operationId,
    begin.kind,
    begin.accountId,
    begin.projectId,
    begin.apiKeyId,
    begin.requestId,
    begin.worldId,
    begin.model,
    begin.seed,
    begin.expiresAt,
    begin.displayName,
    begin.tags,
    permission.public,
    permission.allowIdAccess,
    permission.allowedReaders,
    JSON.stringify(begin.worldPrompt),
  ]);
  return row ?? null;
}
