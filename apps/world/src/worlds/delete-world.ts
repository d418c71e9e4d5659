import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { lockAccount } from '../accounts/account-row.js';
import { purgeWorldDeliveries } from '../deliveries/purge-deliveries.js';
import { endOperationByPurge, endOperation } from '../operations/end-operation.js';

const OF_OWNER = `
  SELECT 1 FROM world w JOIN operation maker ON maker.id = w.operation_id
  WHERE w.id = $1 AND w.account_id = $2 AND w.listed`;
const OPEN_OPERATIONS = 'SELECT id FROM operation WHERE world_id = $1 AND ended_at IS NULL ORDER BY created_at, id';

/** What a person wrote or was given goes; ids, times and figures stay for the records of operations. */
const PURGE = `
  UPDATE world SET purged_at = now(), listed = false, prompt = NULL, display_name = '', tags = '{}', styles = '{}', public = false,
    allow_id_access = false, allowed_readers = '{}', share_expires_at = NULL, share_password_hash = NULL, caption = NULL,
    metric_scale_factor = NULL, ground_plane_offset = NULL, spawn_points = NULL, completed_at = NULL, updated_at = now()
  WHERE id = $1 AND purged_at IS NULL
  RETURNING id`;
const PURGE_OPERATIONS = `UPDATE operation SET inputs = '[]', result = NULL WHERE world_id = $1 AND (inputs <> '[]' OR result IS NOT NULL)`;
const DROP_ASSETS = 'DELETE FROM world_asset WHERE world_id = $1';
const REMEMBER = 'INSERT INTO deleted_world (world_id) VALUES ($1) ON CONFLICT DO NOTHING';

/**
 * Deletes a world permanently, in one transaction with the cancellation of its operations. Returns the cancelled operations.
 *
 * @throws DomainError WORLD_NOT_FOUND when the account does not own such a world, or it has failed or been deleted
 */
export function deleteWorld(dataSource: DataSource, accountId: string, worldId: string): Promise<string[]> {
  return inTransaction(dataSource, async (transaction) => {
    const [owned] = await queryRows(transaction, OF_OWNER, [worldId, accountId]);
    if (owned === undefined) throw new DomainError('WORLD_NOT_FOUND');
    return purgeWorld(transaction, accountId, worldId);
  });
}

/**
 * The steps of a deletion, for a caller that has seen whose world it is. Locks are taken as a finish takes them: operations, the
 * account, the world. An export that began before the account was locked is met by the second look; none can begin after it.
 *
 * @throws DomainError WORLD_NOT_FOUND when another transaction has deleted it first
 */
export async function purgeWorld(transaction: EntityManager, accountId: string, worldId: string): Promise<string[]> {
  const cancelled = await cancelRunning(transaction, worldId);
  await lockAccount(transaction, accountId);
  cancelled.push(...(await cancelRunning(transaction, worldId)));
  const [purged] = await queryRows(transaction, PURGE, [worldId]);
  if (purged === undefined) throw new DomainError('WORLD_NOT_FOUND');
  await queryRows(transaction, DROP_ASSETS, [worldId]);
  await queryRows(transaction, PURGE_OPERATIONS, [worldId]);
  await purgeWorldDeliveries(transaction, worldId);
  await queryRows(transaction, REMEMBER, [worldId]);
  return cancelled;
}

async function cancelRunning(transaction: EntityManager, worldId: string): Promise<string[]> {
  const cancelled: string[] = [];
  for (const { id } of await queryRows<{ id: string }>(transaction, OPEN_OPERATIONS, [worldId])) {
    const ended = await endOperation(transaction, id, endOperationByPurge());
    if (ended !== null) cancelled.push(id);
  }
  return cancelled;
}
