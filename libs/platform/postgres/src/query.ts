import type { PoolClient } from 'pg';
import { EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';

import { isConnectionBroken, toDomainError } from './sql-errors.js';

/** Where a statement runs: on any pooled connection, or inside a transaction. */
export type SqlExecutor = DataSource | EntityManager;

/**
 * Runs one parameterised statement and answers its rows, those of RETURNING included. The server parses and plans it once a
 * connection, so the text must be a constant, with all that varies among the values.
 *
 * @throws DomainError UNAVAILABLE when the database cannot be reached or does not answer, StatementError when it refuses the
 *   statement; inside a transaction the driver's error, for `inTransaction` to judge
 */
export function queryRows<Row>(executor: SqlExecutor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return execute<Row>(executor, { name: statementName(text), text, values: [...values] });
}

/**
 * As `queryRows`, but planned at each call for the values at hand: for filters that may leave nearly all rows or next to none,
 * which no one plan serves.
 */
export function queryWithFreshPlan<Row>(executor: SqlExecutor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return execute<Row>(executor, { text, values: [...values] });
}

/** With a name it is parsed once a connection, and planned for good when that seems to do. */
interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

async function execute<Row>(executor: SqlExecutor, statement: Statement): Promise<Row[]> {
  if (executor instanceof EntityManager) {
    if (executor.queryRunner === undefined) throw new TypeError('the entity manager is not the one of a transaction');
    return run<Row>(executor.queryRunner, statement);
  }
  const runner = executor.createQueryRunner();
  try {
    return await run<Row>(runner, statement);
  } catch (error) {
    if (isConnectionBroken(error)) await closeConnection(runner);
    throw toDomainError(error);
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

/** Past TypeORM, which has no prepared statements: planning takes longer than most of our statements run. */
async function run<Row>(runner: QueryRunner, statement: Statement): Promise<Row[]> {
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError(); // its connection broke; another is not in the transaction
  const connection = (await runner.connect()) as PoolClient;
  const { rows } = await connection.query(statement);
  return rows as Row[];
}

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}
