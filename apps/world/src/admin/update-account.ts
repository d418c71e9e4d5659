import type { AccountLimitOverrides, StorageQuota, AccountTier } from '@diorama/domain';
import { inTransaction, createNamedStatement, queryNamed } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import type { AutoRefill } from '../accounts/account-row.js';
import { lockAccountDetails, readAccountWithProjectsAndKeys } from './account-details.js';
import type { AccountWithProjectsAndKeys } from './account-details.js';

/** What is to change; undefined stays. */
interface AccountChange {
  readonly name?: string | undefined;
  readonly tier?: AccountTier | undefined;
  /** Null: back to those of the tier. */
  readonly limits?: AccountLimitOverrides | null | undefined;
  /** Null: back to the number that the limits allow in a day. */
  readonly maxRunning?: number | null | undefined;
  /** Null: none any more. */
  readonly autoRefill?: AutoRefill | null | undefined;
  /** Null: back to the quota of the installation. */
  readonly storage?: StorageQuota | null | undefined;
}

interface AccountUpdate {
  readonly accountId: string;
  readonly change: AccountChange;
  readonly operator: string;
}

/** Each `changes…` says whether the columns beside it are set. */
const UPDATE = createNamedStatement(`
  UPDATE account SET
    name = coalesce(:name, name),
    tier = coalesce(:tier, tier),
    max_running = CASE WHEN :changesRunning::boolean THEN :maxRunning::int ELSE max_running END,
    limit_per_minute = CASE WHEN :changesLimits::boolean THEN :perMinute::int ELSE limit_per_minute END,
    limit_per_hour = CASE WHEN :changesLimits THEN :perHour::int ELSE limit_per_hour END,
    limit_draft_per_minute = CASE WHEN :changesLimits THEN :draftPerMinute::int ELSE limit_draft_per_minute END,
    limit_exports_per_minute = CASE WHEN :changesLimits THEN :exportsPerMinute::int ELSE limit_exports_per_minute END,
    limit_exports_per_hour = CASE WHEN :changesLimits THEN :exportsPerHour::int ELSE limit_exports_per_hour END,
    auto_refill_threshold = CASE WHEN :changesRefill::boolean THEN :threshold::bigint ELSE auto_refill_threshold END,
    auto_refill_amount = CASE WHEN :changesRefill THEN :amount::bigint ELSE auto_refill_amount END,
    auto_refill_monthly_cap = CASE WHEN :changesRefill THEN :monthlyCap::bigint ELSE auto_refill_monthly_cap END,
    storage_bytes = CASE WHEN :changesStorage::boolean THEN :storageBytes::bigint ELSE storage_bytes END,
    storage_assets = CASE WHEN :changesStorage THEN :storageAssets::bigint ELSE storage_assets END
  WHERE id = :accountId`);

/** Changes what is set. @throws DomainError ACCOUNT_NOT_FOUND */
export function updateAccount(dataSource: DataSource, { accountId, change, operator }: AccountUpdate): Promise<AccountWithProjectsAndKeys> {
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountDetails(transaction, accountId);
    await write(transaction, accountId, change);
    const { name, ...rest } = change;
    const details = { ...rest, ...(name === undefined ? {} : { renamed: true }) };
    await recordAuditLogEntry(transaction, { operator, action: 'account.update', accountId, target: accountId, details });
    return readAccountWithProjectsAndKeys(transaction, accountId);
  });
}

async function write(transaction: EntityManager, accountId: string, change: AccountChange): Promise<void> {
  const { limits, autoRefill, storage } = change;
  await queryNamed(transaction, UPDATE, {
    accountId,
    name: change.name ?? null,
    tier: change.tier ?? null,
    changesRunning: change.maxRunning !== undefined,
    maxRunning: change.maxRunning ?? null,
    changesLimits: limits !== undefined,
    perMinute: limits?.perMinute ?? null,
    perHour: limits?.perHour ?? null,
    draftPerMinute: limits?.draftPerMinute ?? null,
    exportsPerMinute: limits?.exportsPerMinute ?? null,
    exportsPerHour: limits?.exportsPerHour ?? null,
    changesRefill: autoRefill !== undefined,
    threshold: autoRefill?.threshold ?? null,
    amount: autoRefill?.amount ?? null,
    monthlyCap: autoRefill?.monthlyCap ?? null,
    changesStorage: storage !== undefined,
    storageBytes: storage?.bytes ?? null,
    storageAssets: storage?.assets ?? null,
  });
}
