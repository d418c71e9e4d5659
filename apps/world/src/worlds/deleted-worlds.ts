import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

const OLDEST = 'SELECT world_id FROM deleted_world ORDER BY deleted_at, world_id LIMIT $1';
const FORGET = 'DELETE FROM deleted_world WHERE world_id = ANY ($1::uuid[])';

/** Worlds that were deleted and whose objects may still be there, oldest first. */
export async function listDeletedWorlds(dataSource: DataSource, limit: number): Promise<string[]> {
  const rows = await queryRows<{ world_id: string }>(dataSource, OLDEST, [limit]);
  return rows.map(({ world_id: id }) => id);
}

/** Records that the objects of deleted worlds are gone; repeatable. */
export async function forgetDeletedWorlds(dataSource: DataSource, worldIds: readonly string[]): Promise<void> {
  await queryRows(dataSource, FORGET, [worldIds]);
}
