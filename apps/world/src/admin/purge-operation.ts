import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { endOperationByPurge, endOperation } from '../operations/end-operation.js';
import { readAnyOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';
import { purgeWorld } from '../worlds/delete-world.js';
import { purgeOperationDelivery } from '../deliveries/purge-deliveries.js';
import type { PurgedDelivery } from '../deliveries/purge-deliveries.js';

interface OperationPurge {
  readonly operationId: string;
  readonly operator: string;
}

export interface PurgedOperation {
  /** Prefixes in the object store. */
  readonly objectPrefixes: readonly string[];
  /** A delivery whose workflow waits; null where there is none. */
  readonly delivery: PurgedDelivery | null;
}

const FORGET = `
  UPDATE operation SET inputs = '[]', result = NULL, prompt = NULL, painting = NULL
  WHERE id = $1 AND (inputs <> '[]' OR result IS NOT NULL OR prompt IS NOT NULL OR painting IS NOT NULL)`;
const REMEMBER = 'INSERT INTO deleted_operation (operation_id) VALUES ($1) ON CONFLICT DO NOTHING';
const HAS_WORLD = 'SELECT 1 FROM world WHERE id = $1 AND operation_id = $2 AND purged_at IS NULL';

/**
 * Removes the inputs and the results of an operation. An operation that still runs is cancelled, and its delivery ends as EXHAUSTED like
 * one that waits: the record stays without the destination. The world is purged with the operation that makes it; the files of an export
 * belong to its world and stay with it.
 *
 * @throws DomainError OPERATION_NOT_FOUND
 */
export function purgeOperation(dataSource: DataSource, { operationId, operator }: OperationPurge): Promise<PurgedOperation> {
  return inTransaction(dataSource, async (transaction) => {
    const operation = await readAnyOperation(transaction, operationId);
    await endOperation(transaction, operationId, endOperationByPurge());
    const delivery = await purgeOperationDelivery(transaction, operationId);
    const objectPrefixes = await purgeContent(transaction, operation);
    const { account_id: accountId } = operation;
    await recordAuditLogEntry(transaction, { operator, action: 'operation.purge', accountId, target: operationId, details: {} });
    return { objectPrefixes, delivery: delivery?.has_workflow === true ? delivery : null };
  });
}

async function purgeContent(transaction: EntityManager, operation: OperationRow): Promise<string[]> {
  const { id, kind, world_id: worldId, account_id: accountId } = operation;
  await queryRows(transaction, FORGET, [id]);
  if (kind === 'depth-to-rgb') {
    await queryRows(transaction, REMEMBER, [id]);
    return [`${id}/`];
  }
  if (kind !== 'generate-world' || worldId === null) return [];
  const isThere = (await queryRows(transaction, HAS_WORLD, [worldId, id])).length > 0;
  if (isThere) await purgeIfThere(transaction, accountId, worldId);
  return [`${worldId}/`];
}

/** Another purge, or the owner, may be quicker. */
async function purgeIfThere(transaction: EntityManager, accountId: string, worldId: string): Promise<void> {
  try {
    await purgeWorld(transaction, accountId, worldId);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'WORLD_NOT_FOUND')) throw error;
  }
}
