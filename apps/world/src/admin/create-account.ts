import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createAccountId, createProjectId } from '@diorama/domain';
import type { AccountLimitOverrides, StorageQuota, AccountTier } from '@diorama/domain';
import { inTransaction } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { transferCredits } from '../credits/transfer-credits.js';
import { accountEntity, apiKeyEntity, projectEntity } from '@diorama/world-schema';
import { generateApiKey, recordAuditLogEntry } from '@diorama/access';
import type { ApiKey } from '@diorama/access';

export interface NewAccount {
  readonly name: string;
  /** What it begins with. */
  readonly credits: number;
  readonly tier: AccountTier;
  /** Null: those of the tier. */
  readonly limits: AccountLimitOverrides | null;
  /** Generations under way at a time; null: as many as the limits let start. */
  readonly maxRunning: number | null;
  /** Null or absent: the quota of the installation. */
  readonly storage?: StorageQuota | null;
  readonly operator: string;
  /** Its first key; drawn unless given. */
  readonly key?: ApiKey;
}

export interface CreatedAccount {
  readonly accountId: string;
  readonly projectId: string;
  /** Shown this once. */
  readonly apiKey: string;
}

const FIRST_PROJECT = 'default';

/** Makes an account with one project, one key and the first transfer of its ledger. */
export async function createAccount(dataSource: DataSource, account: NewAccount, environment: string): Promise<CreatedAccount> {
  const id = createAccountId(randomBytes(ID_RANDOM_BYTES));
  const project = createProjectId(randomBytes(ID_RANDOM_BYTES));
  const key = account.key ?? generateApiKey(environment, randomBytes);
  await inTransaction(dataSource, async (transaction) => {
    await transaction.insert(accountEntity, {
      id,
      name: account.name,
      tier: account.tier,
      limitPerMinute: account.limits?.perMinute ?? null,
      limitPerHour: account.limits?.perHour ?? null,
      limitDraftPerMinute: account.limits?.draftPerMinute ?? null,
      limitExportsPerMinute: account.limits?.exportsPerMinute ?? null,
      limitExportsPerHour: account.limits?.exportsPerHour ?? null,
      maxRunning: account.maxRunning,
      storageBytes: account.storage?.bytes ?? null,
      storageAssets: account.storage?.assets ?? null,
      createdBy: account.operator,
    });
    const opening = { kind: 'opening', reference: id, note: '' } as const;
    await transferCredits(transaction, { ...opening, accountId: id, credits: account.credits, createdBy: account.operator });
    await transaction.insert(projectEntity, { id: project, accountId: id, name: FIRST_PROJECT });
    await transaction.insert(apiKeyEntity, { id: key.id, accountId: id, projectId: project, sha256: key.sha256 });
    const details = { tier: account.tier, credits: account.credits, api_key_id: key.id };
    await recordAuditLogEntry(transaction, { operator: account.operator, action: 'account.create', accountId: id, target: id, details });
  });
  return { accountId: id, projectId: project, apiKey: key.text };
}
