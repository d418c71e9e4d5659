import { EntityManager } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';

import { isReadTimeout, translateError } from './errors.js';

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
    throw translateError(error);
  } finally {
    await runner.release();
  }
}

async function run<Row>(runner: QueryRunner, text: string, values: readonly unknown[]): Promise<Row[]> {
  try {
    return (await runner.query(text, [...values], true)).records as Row[];
  } catch (error) {
    // The answer may still be on its way: nobody else may get this connection from the pool.
    if (isReadTimeout(error)) await closeConnection(runner);
    throw error;
  }
}

async function closeConnection(runner: QueryRunner): Promise<void> {
  const connection = (await runner.connect()) as { end(): Promise<void> };
  await connection.end().catch(() => undefined); // it is broken already
}
