import { DomainError, resolveRateLimits, computeMaxRunningGenerations } from '@diorama/domain';
import type { RateLimits, StorageQuota, AccountTier } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import { toStorageQuota } from '@diorama/access';
import type { StorageColumns } from '@diorama/access';

import { toLimitOverrides } from '../accounts/account-row.js';
import type { AutoRefill, LimitOverrideColumns } from '../accounts/account-row.js';
import { API_KEY_COLUMNS } from './key-row.js';
import type { ApiKeyRow } from './key-row.js';
import type { ProjectRow } from './project-row.js';

/** An account as operators see it. */
export interface AccountDetails {
  readonly id: string;
  readonly name: string;
  readonly tier: AccountTier;
  /** Those that hold. */
  readonly limits: RateLimits;
  /** Whether they are the account's own, or those of its tier. */
  readonly ownLimits: boolean;
  readonly maxRunning: number;
  readonly autoRefill: AutoRefill | null;
  /** The account's own; null where that of the installation holds. */
  readonly storage: StorageQuota | null;
  readonly balance: number;
  readonly held: number;
  readonly running: number;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** With what hangs on it, newest first. */
export interface AccountWithProjectsAndKeys {
  readonly account: AccountDetails;
  readonly projects: readonly ProjectRow[];
  readonly apiKeys: readonly ApiKeyRow[];
}

/** An account as SQL returns it; `bigint` columns are text. */
export interface AccountDetailsRow extends LimitOverrideColumns, StorageColumns {
  readonly id: string;
  readonly name: string;
  readonly tier: AccountTier;
  readonly max_running: number | null;
  readonly auto_refill_threshold: string | null;
  readonly auto_refill_amount: string | null;
  readonly auto_refill_monthly_cap: string | null;
  readonly balance: string;
  readonly held: string;
  readonly running: number;
  readonly created_at: Date;
  readonly created_by: string;
}

export const ACCOUNT_COLUMNS = `id, name, tier, limit_per_minute, limit_per_hour, limit_draft_per_minute,
  limit_exports_per_minute, limit_exports_per_hour, max_running,
  auto_refill_threshold, auto_refill_amount, auto_refill_monthly_cap, storage_bytes, storage_assets, balance, held, running,
  created_at, created_by`;

const BY_ID = `SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = $1 AND deleted_at IS NULL`;
const LOCK = `${BY_ID} FOR NO KEY UPDATE`;
const PROJECTS = 'SELECT id, name, created_at FROM project WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT $2';
const API_KEYS = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT $2`;

/** More than these are not listed with an account. */
const LISTED_MAX = 500;

/** @throws DomainError ACCOUNT_NOT_FOUND also for one that was deleted */
export async function readAccountWithProjectsAndKeys(executor: SqlExecutor, accountId: string): Promise<AccountWithProjectsAndKeys> {
  const account = await read(executor, BY_ID, accountId);
  const projects = await queryRows<ProjectRow>(executor, PROJECTS, [accountId, LISTED_MAX]);
  const apiKeys = await queryRows<ApiKeyRow>(executor, API_KEYS, [accountId, LISTED_MAX]);
  return { account, projects, apiKeys };
}

/** The account, which stays as it is until the transaction ends. @throws DomainError ACCOUNT_NOT_FOUND also for one that was deleted */
export function lockAccountDetails(executor: SqlExecutor, accountId: string): Promise<AccountDetails> {
  return read(executor, LOCK, accountId);
}

async function read(executor: SqlExecutor, statement: string, accountId: string): Promise<AccountDetails> {
  const [row] = await queryRows<AccountDetailsRow>(executor, statement, [accountId]);
  if (row === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return toAccountDetails(row);
}

export function toAccountDetails(row: AccountDetailsRow): AccountDetails {
  const own = toLimitOverrides(row);
  const limits = resolveRateLimits(row.tier, own);
  return {
    id: row.id,
    name: row.name,
    tier: row.tier,
    limits,
    ownLimits: own !== null,
    maxRunning: row.max_running ?? computeMaxRunningGenerations(limits),
    autoRefill: autoRefillOf(row),
    storage: toStorageQuota(row),
    balance: Number(row.balance),
    held: Number(row.held),
    running: row.running,
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

function autoRefillOf(row: AccountDetailsRow): AutoRefill | null {
  const { auto_refill_threshold: threshold, auto_refill_amount: amount, auto_refill_monthly_cap: cap } = row;
  if (threshold === null || amount === null || cap === null) return null;
  return { threshold: Number(threshold), amount: Number(amount), monthlyCap: Number(cap) };
}
