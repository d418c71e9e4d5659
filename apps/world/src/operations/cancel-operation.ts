import { inTransaction } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { endOperation, endOperationByFailure } from './end-operation.js';
import { readAnyOperation, readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

/**
 * Ends an operation at once; one that has ended is answered as it is. Its workflow learns of it at its next word with us.
 *
 * @throws DomainError OPERATION_NOT_FOUND when there is none, or it belongs to another account
 */
export function cancelOperation(dataSource: DataSource, accountId: string, operationId: string): Promise<OperationRow> {
  return inTransaction(dataSource, async (transaction) => {
    const { state } = await readOperation(transaction, operationId, accountId);
    if (state === 'QUEUED' || state === 'RUNNING') await endOperation(transaction, operationId, endOperationByFailure('CANCELLED'));
    return readOperation(transaction, operationId, accountId);
  });
}

/**
 * The same by an operator, for any account; the change is recorded in the audit log.
 *
 * @throws DomainError OPERATION_NOT_FOUND
 */
export function cancelAnyOperation(dataSource: DataSource, operationId: string, operator: string): Promise<OperationRow> {
  return inTransaction(dataSource, async (transaction) => {
    const { account_id: accountId } = await readAnyOperation(transaction, operationId);
    const ended = await endOperation(transaction, operationId, endOperationByFailure('CANCELLED'));
    if (ended !== null)
      await recordAuditLogEntry(transaction, { operator, action: 'operation.cancel', accountId, target: operationId, details: {} });
    return readAnyOperation(transaction, operationId);
  });
}
