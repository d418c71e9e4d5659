import { systemClock } from '@diorama/clock';
import { retryWithBackoff } from '@diorama/resilience';
import type { DataSource, EntityManager } from 'typeorm';

import { isTransactionConflict, isConnectionBroken, toDomainError } from './sql-errors.js';
import { closeConnection } from './query.js';

const POLICY = { initialIntervalMs: 15, backoffCoefficient: 2, maximumAttempts: 4, random: Math.random };

/**
 * Runs `work` in one READ COMMITTED transaction. A serialisation failure or a deadlock rolls back and runs `work` again, up to
 * four times in all: it must do nothing but SQL.
 *
 * @throws DomainError UNAVAILABLE when the database is out of reach or the conflicts go on, StatementError when it refuses
 *   a statement. After an outage the transaction may or may not have been committed: callers repeat it under the same ids.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await retryWithBackoff(() => attemptOnce(dataSource, work), POLICY, { clock: systemClock, isRetryable: isTransactionConflict });
  } catch (error) {
    throw toDomainError(error);
  }
}

async function attemptOnce<Result>(dataSource: DataSource, work: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (isConnectionBroken(error)) await closeConnection(runner);
    else await runner.rollbackTransaction().catch(() => closeConnection(runner)); // the first fault is the one to tell
    throw error;
  } finally {
    await runner.release();
  }
}
