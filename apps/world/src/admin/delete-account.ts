import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { purgeAccountDeliveries } from '../deliveries/purge-deliveries.js';
import { endOperation, endOperationByFailure } from '../operations/end-operation.js';
import { eraseAccount } from './erase-account.js';

export interface AccountDeletion {
  readonly accountId: string;
  readonly operator: string;
}

export interface DeletedAccount {
  readonly cancelledOperationIds: readonly string[];
  /** Worlds whose objects may be deleted right away: no run that was cancelled just now may still be writing them. */
  readonly worldIds: readonly string[];
}

/** Rows of one transaction, and transactions while the caller waits; the sweep erases what a large account has beyond that. */
const BATCH = 500;
const BATCHES = 4;

/** What names a person goes at once; limits go too, for nothing starts any more. */
const CLOSE = `
  UPDATE account SET deleted_at = now(), name = 'deleted', limit_per_minute = NULL, limit_per_hour = NULL, limit_draft_per_minute = NULL,
    limit_exports_per_minute = NULL, limit_exports_per_hour = NULL,
    max_running = NULL, auto_refill_threshold = NULL, auto_refill_amount = NULL, auto_refill_monthly_cap = NULL,
    storage_bytes = NULL, storage_assets = NULL
  WHERE id = $1 AND deleted_at IS NULL RETURNING id`;
const REVOKE = 'UPDATE api_key SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL';

/**
 * Deletes an account and everything in it except its ledger, which stays without names. From the first transaction on no client
 * sees the account and nothing starts in it; the rest is repeatable, and the sweep continues an interrupted deletion.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND also the second time
 */
export async function deleteAccount(dataSource: DataSource, { accountId, operator }: AccountDeletion): Promise<DeletedAccount> {
  await inTransaction(dataSource, async (transaction) => {
    const [closed] = await queryRows(transaction, CLOSE, [accountId]);
    if (closed === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
    await queryRows(transaction, REVOKE, [accountId]);
    await purgeAccountDeliveries(transaction, accountId);
    await recordAuditLogEntry(transaction, { operator, action: 'account.delete', accountId, target: accountId, details: {} });
  });
  const cancelled = await cancelOperations(dataSource, accountId);
  const written = new Set<string | null>(cancelled.map(({ worldId }) => worldId));
  const worldIds: string[] = [];
  for (let batch = 0, more = true; more && batch < BATCHES; batch++) {
    const erased = await eraseAccount(dataSource, accountId, BATCH);
    worldIds.push(...erased.worldIds.filter((id) => !written.has(id)));
    more = !erased.done;
  }
  return { cancelledOperationIds: cancelled.map(({ id }) => id), worldIds };
}

const TO_ERASE = 'SELECT id FROM account WHERE deleted_at IS NOT NULL AND erased_at IS NULL ORDER BY deleted_at LIMIT $1';
const ACCOUNTS_AT_ONCE = 10;
/** More than are erased at once: those that cannot be erased do not keep the others. */
const CANDIDATES = 100;

/**
 * Continues to erase deleted accounts, at most `limit` worlds of each; returns the number of worlds that it erased.
 *
 * @throws the first fault when it erased none
 */
export async function eraseDeletedAccounts(dataSource: DataSource, limit: number): Promise<number> {
  const faults: unknown[] = [];
  let [accounts, erased] = [0, 0];
  for (const { id } of await queryRows<{ id: string }>(dataSource, TO_ERASE, [CANDIDATES])) {
    try {
      await cancelOperations(dataSource, id);
      erased += (await eraseAccount(dataSource, id, limit)).worldIds.length;
      if (++accounts === ACCOUNTS_AT_ONCE) break;
    } catch (error) {
      faults.push(error);
    }
  }
  if (erased === 0 && faults.length > 0) throw faults[0];
  return erased;
}

interface Cancelled {
  readonly id: string;
  readonly worldId: string | null;
}

const OPEN = 'SELECT id FROM operation WHERE account_id = $1 AND ended_at IS NULL ORDER BY created_at, id';

/** Each in a transaction of its own, which locks the operation before the account as a finish does. */
async function cancelOperations(dataSource: DataSource, accountId: string): Promise<Cancelled[]> {
  const cancelled: Cancelled[] = [];
  for (const { id } of await queryRows<{ id: string }>(dataSource, OPEN, [accountId])) {
    const ended = await inTransaction(dataSource, (transaction) => endOperation(transaction, id, endOperationByFailure('CANCELLED')));
    if (ended !== null) cancelled.push({ id, worldId: ended.world_id });
  }
  return cancelled;
}
