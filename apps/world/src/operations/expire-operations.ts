import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { endOperation, endOperationByFailure } from './end-operation.js';

/**
 * Several callers at once take different operations, and one that is just being finished is left alone. Accounts come in the
 * same order in each of them, because their rows are locked one after another.
 */
const LOCK_OVERDUE = `
  WITH overdue AS (
    SELECT id, account_id FROM operation WHERE ended_at IS NULL AND expires_at <= now()
    ORDER BY expires_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  SELECT id FROM overdue ORDER BY account_id, id`;

/** Fails operations whose deadline has passed, at most `limit`; answers their ids. */
export function expireOperations(dataSource: DataSource, limit: number): Promise<string[]> {
  return inTransaction(dataSource, async (transaction) => {
    const overdue = await queryRows<{ id: string }>(transaction, LOCK_OVERDUE, [limit]);
    for (const { id } of overdue) await endOperation(transaction, id, endOperationByFailure('EXPIRED'));
    return overdue.map(({ id }) => id);
  });
}
