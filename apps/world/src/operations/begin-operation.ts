import { DomainError } from '@diorama/domain';
import { inTransaction, sqlState } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { operationEntity, worldEntity } from '../store/entities.js';
import { readOperation } from './operation-row.js';
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
    return await inTransaction(dataSource, async (transaction) => {
      const isNew = await claimOperation(transaction, begin);
      if (isNew) await createWorld(transaction, begin);
      return readOperation(transaction, begin.operationId, begin.accountId);
    });
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('ACCOUNT_NOT_FOUND', {}, { cause: error });
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'world_id', problem: 'it is taken' }, { cause: error });
    throw error;
  }
}

/** Whoever inserts the row owns the beginning: a second call waits for the first to end, then finds it there. */
async function claimOperation(transaction: EntityManager, begin: BeginOperation): Promise<boolean> {
  const { raw } = await transaction
    .createQueryBuilder()
    .insert()
    .into(operationEntity)
    .values({
      id: begin.operationId,
      kind: begin.kind,
      accountId: begin.accountId,
      projectId: begin.projectId,
      apiKeyId: begin.apiKeyId,
      requestId: begin.requestId,
      worldId: begin.worldId,
      model: begin.model,
      seed: begin.seed,
      expiresAt: begin.expiresAt,
    })
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length === 1;
}

/** Unfinished until the operation succeeds. */
async function createWorld(transaction: EntityManager, begin: BeginOperation): Promise<void> {
  await transaction.insert(worldEntity, {
    id: begin.worldId,
    accountId: begin.accountId,
    projectId: begin.projectId,
    operationId: begin.operationId,
    displayName: begin.displayName,
    tags: [...begin.tags],
    public: begin.permission.public,
    allowIdAccess: begin.permission.allowIdAccess,
    allowedReaders: [...begin.permission.allowedReaders],
    prompt: begin.worldPrompt,
    model: begin.model,
    seed: begin.seed,
  });
}
