import { LIMITS } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

/** Some rounds of the sweep, so that those behind have theirs. */
const POSTPONED_SECONDS = 900;

interface Kind {
  readonly table: 'deleted_world' | 'deleted_operation';
  readonly id: 'world_id' | 'operation_id';
  readonly type: 'uuid' | 'text';
}

const WORLDS: Kind = { table: 'deleted_world', id: 'world_id', type: 'uuid' };
const OPERATIONS: Kind = { table: 'deleted_operation', id: 'operation_id', type: 'text' };

/** Worlds that were deleted, or never came to be, and whose objects may still be there; those that have waited longest first. */
export const listDeletedWorlds = (dataSource: DataSource, limit: number): Promise<string[]> => due(dataSource, WORLDS, limit);

/** The same of operations that made no world. */
export const listDeletedOperations = (dataSource: DataSource, limit: number): Promise<string[]> => due(dataSource, OPERATIONS, limit);

/** Records that the objects of these worlds are gone; repeatable. */
export const removeSweptWorlds = (dataSource: DataSource, ids: readonly string[]): Promise<void> => swept(dataSource, WORLDS, ids);

/** Records that the objects of these operations are gone; repeatable. */
export const removeSweptOperations = (dataSource: DataSource, ids: readonly string[]): Promise<void> => swept(dataSource, OPERATIONS, ids);

/** Has these worlds listed again only after a while, for their objects cannot be deleted now; repeatable. */
export const postponeDeletedWorlds = (dataSource: DataSource, ids: readonly string[]): Promise<void> => postpone(dataSource, WORLDS, ids);

/** The same of operations that made no world. */
export const postponeDeletedOperations = (dataSource: DataSource, ids: readonly string[]): Promise<void> =>
  postpone(dataSource, OPERATIONS, ids);

async function due(dataSource: DataSource, { table, id }: Kind, limit: number): Promise<string[]> {
  const text = `SELECT ${id} AS id FROM ${table} WHERE due_at <= now() ORDER BY due_at, ${id} LIMIT $1`;
  return (await queryRows<{ id: string }>(dataSource, text, [limit])).map((row) => row.id);
}

/**
 * A worker that was held up may still send files after it was given up and all were deleted. So they are deleted once more when
 * the last URL that it may have for them has expired.
 */
async function swept(dataSource: DataSource, { table, id, type }: Kind, ids: readonly string[]): Promise<void> {
  const text = `
    WITH over AS (DELETE FROM ${table} WHERE ${id} = ANY ($1::${type}[]) AND due_at <= now() AND sweeps_left = 1)
    UPDATE ${table} SET sweeps_left = sweeps_left - 1, due_at = now() + make_interval(secs => $2)
    WHERE ${id} = ANY ($1::${type}[]) AND due_at <= now() AND sweeps_left > 1`;
  await queryRows(dataSource, text, [ids, LIMITS.uploadUrlSeconds]);
}

async function postpone(dataSource: DataSource, { table, id, type }: Kind, ids: readonly string[]): Promise<void> {
  const text = `UPDATE ${table} SET due_at = now() + make_interval(secs => $2) WHERE ${id} = ANY ($1::${type}[]) AND due_at <= now()`;
  await queryRows(dataSource, text, [ids, POSTPONED_SECONDS]);
}
