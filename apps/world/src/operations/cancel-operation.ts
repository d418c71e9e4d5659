import { inTransaction } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { endOperation, failed } from './end-operation.js';
import { readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

/**
 * Ends an operation at once; one that has ended is answered as it is. Its workflow learns of it at its next word with us.
 *
 * @throws DomainError OPERATION_NOT_FOUND when there is none, or it belongs to another account
 */
export function cancelOperation(dataSource: DataSource, accountId: string, operationId: string): Promise<OperationRow> {
  return inTransaction(dataSource, async (transaction) => {
    const { state } = await readOperation(transaction, operationId, accountId);
    if (state === 'QUEUED' || state === 'RUNNING') await endOperation(transaction, operationId, failed('CANCELLED'));
    return readOperation(transaction, operationId, accountId);
  });
}
