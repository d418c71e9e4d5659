import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

const OLDEST = 'SELECT world_id FROM deleted_world ORDER BY deleted_at, world_id LIMIT $1';
const FORGET = 'DELETE FROM deleted_world WHERE world_id = ANY ($1::uuid[])';

/** Worlds that were deleted and whose objects may still be there, oldest first. */
export async function listDeletedWorlds(dataSource: DataSource, limit: number): Promise<string[]> {
  const rows = await queryRows<{ world_id: string }>(dataSource, OLDEST, [limit]);
  return rows.map(({ world_id: id }) => id);
}

const OLDEST_OPERATIONS = 'SELECT operation_id FROM deleted_operation ORDER BY deleted_at, operation_id LIMIT $1';
const FORGET_OPERATIONS = 'DELETE FROM deleted_operation WHERE operation_id = ANY ($1)';

/** The same of operations that made no world. */
export async function listDeletedOperations(dataSource: DataSource, limit: number): Promise<string[]> {
  const rows = await queryRows<{ operation_id: string }>(dataSource, OLDEST_OPERATIONS, [limit]);
  return rows.map(({ operation_id: id }) => id);
}

/** Records that the objects of deleted operations are gone; repeatable. */
export async function forgetDeletedOperations(dataSource: DataSource, operationIds: readonly string[]): Promise<void> {
  await queryRows(dataSource, FORGET_OPERATIONS, [operationIds]);
}

/** Records that the objects of deleted worlds are gone; repeatable. */
export async function forgetDeletedWorlds(dataSource: DataSource, worldIds: readonly string[]): Promise<void> {
  await queryRows(dataSource, FORGET, [worldIds]);
}
