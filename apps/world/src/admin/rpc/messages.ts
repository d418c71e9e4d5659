import { SCOPES } from '@diorama/domain';
import type { StorageQuota } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';
import type { AuditLogRow } from '@diorama/access';

import { toOperationMessage } from '../../rpc/messages.js';
import type { AccountDetails, AccountWithProjectsAndKeys } from '../account-details.js';
import type { ProjectRow } from '../project-row.js';
import type { ApiKeyRow } from '../key-row.js';
import type { AccountOperationRow } from '../list-all-operations.js';
import type { LedgerRow } from '../list-ledger.js';

/** @param standard the quota of accounts that have none of their own */
export function toAccountMessage(account: AccountDetails, standard: StorageQuota): adminProto.Account {
  const { draftPerMinute, ...limits } = account.limits;
  return {
    accountId: account.id,
    name: account.name,
    tier: account.tier,
    limits: { ...limits, draftPerMinute: draftPerMinute ?? undefined },
    ownLimits: account.ownLimits,
    maxRunning: account.maxRunning,
    autoRefill: account.autoRefill === null ? undefined : { ...account.autoRefill },
    balance: account.balance,
    held: account.held,
    runningOperations: account.running,
    createdAt: account.createdAt,
    createdBy: account.createdBy,
    projects: [],
    apiKeys: [],
    storage: { ...(account.storage ?? standard) },
    ownStorage: account.storage !== null,
  };
}

export function toAccountDetailsMessage(
  { account, projects, apiKeys }: AccountWithProjectsAndKeys,
  standard: StorageQuota,
): adminProto.Account {
  return { ...toAccountMessage(account, standard), projects: projects.map(toProjectMessage), apiKeys: apiKeys.map(toApiKeyMessage) };
}

export function toProjectMessage({ id, name, created_at: createdAt }: ProjectRow): adminProto.Project {
  return { projectId: id, name, createdAt };
}

export function toApiKeyMessage(row: ApiKeyRow): adminProto.ApiKey {
  return {
    apiKeyId: row.id,
    projectId: row.project_id,
    name: row.name,
    createdAt: row.created_at,
    expiresAt: row.expires_at ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
    lastUsedAt: row.last_used_at ?? undefined,
    replacedBy: row.replaced_by ?? '',
    scopes: [...(row.scopes ?? SCOPES)],
  };
}

export function toLedgerLineMessage(row: LedgerRow): adminProto.LedgerLine {
  return {
    transferId: row.id,
    kind: row.kind,
    reference: row.reference,
    credits: Number(row.credits),
    createdAt: row.created_at,
    createdBy: row.created_by,
    note: row.note,
  };
}

export function toAdminOperationMessage(row: AccountOperationRow): adminProto.AdminOperation {
  return {
    operation: toOperationMessage(row),
    accountName: row.account_name,
    startedAt: row.started_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    stages: (row.stages ?? []).map(({ name, seconds }) => ({ name, seconds })),
    hasWebhook: row.has_webhook,
  };
}

export function toAuditLineMessage(row: AuditLogRow): adminProto.AuditLine {
  return {
    id: row.id,
    operator: row.operator,
    action: row.action,
    accountId: row.account_id ?? '',
    target: row.target,
    detailsJson: JSON.stringify(row.details),
    createdAt: row.created_at,
  };
}
