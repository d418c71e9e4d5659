import { EntityManager } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';

import { isConnectionBroken, translateError } from './errors.js';

/** Where a statement runs: on any pooled connection, or inside a transaction. */
export type Executor = DataSource | EntityManager;

/**
 * Runs one parameterised statement and answers its rows, those of RETURNING included. (TypeORM's own `query` answers another
 * shape after UPDATE and DELETE.)
 *
 * @throws DomainError UNAVAILABLE when the database cannot be reached or does not answer, StatementError when it refuses the
 *   statement; inside a transaction the driver's error, for `inTransaction` to judge
 */
export async function queryRows<Row>(executor: Executor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  if (executor instanceof EntityManager) {
    if (executor.queryRunner === undefined) throw new TypeError('the entity manager is not the one of a transaction');
    return run<Row>(executor.queryRunner, text, values);
  }
  const runner = executor.createQueryRunner();
  try {
    return await run<Row>(runner, text, values);
  } catch (error) {
    if (isConnectionBroken(error)) await closeConnection(runner);
    throw translateError(error);
  } finally {
    await runner.release();
  }
}

/** Keeps a broken connection from going back to the pool: the next statement would meet the same fault. */
export async function closeConnection(runner: QueryRunner): Promise<void> {
  if (runner.isReleased) return; // the driver has seen the fault and closed it
  try {
    const connection = (await runner.connect()) as { end(): Promise<void> };
    await connection.end();
  } catch {
    // It could not be opened in the first place, or is closed already.
  }
}

async function run<Row>(runner: QueryRunner, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await runner.query(text, [...values], true)).records as Row[];
}
