import type { AdminResponse } from '@diorama/contract';
import { DomainError, SCOPES, TIERS } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';

import { oneOf } from '../views/one-of.js';
import { requiredTime, timeView } from '../views/times.js';

/** An account as operators see it. */
export function accountView(account: adminProto.Account): AdminResponse<'Account'> {
  const { limits, autoRefill, balance, held, storage } = account;
  if (limits === undefined || storage === undefined) throw new DomainError('INTERNAL');
  return {
    account_id: account.accountId,
    name: account.name,
    tier: oneOf(TIERS, account.tier),
    limits: {
      per_minute: limits.perMinute,
      per_hour: limits.perHour,
      draft_per_minute: limits.draftPerMinute ?? null,
      exports_per_minute: limits.exportsPerMinute ?? 0,
      exports_per_hour: limits.exportsPerHour ?? 0,
    },
    own_limits: account.ownLimits,
    max_running: account.maxRunning,
    auto_refill:
      autoRefill === undefined ? null : { threshold: autoRefill.threshold, amount: autoRefill.amount, monthly_cap: autoRefill.monthlyCap },
    storage: { bytes: storage.bytes, assets: storage.assets },
    own_storage: account.ownStorage,
    credits: { balance, held, available: balance - held },
    running_operations: account.runningOperations,
    created_at: requiredTime(account.createdAt),
    created_by: account.createdBy,
  };
}

/** With its projects and keys. */
export function wholeAccountView(account: adminProto.Account): AdminResponse<'AccountDetails'> {
  return { ...accountView(account), projects: account.projects.map(projectView), api_keys: account.apiKeys.map(apiKeyView) };
}

export function projectView({ projectId, name, createdAt }: adminProto.Project) {
  return { project_id: projectId, name, created_at: requiredTime(createdAt) };
}

/** An API key without its secret, of which only a hash is stored. */
export function apiKeyView(key: adminProto.ApiKey): AdminResponse<'ApiKey'> {
  return {
    api_key_id: key.apiKeyId,
    project_id: key.projectId,
    name: key.name,
    created_at: requiredTime(key.createdAt),
    expires_at: timeView(key.expiresAt),
    revoked_at: timeView(key.revokedAt),
    last_used_at: timeView(key.lastUsedAt),
    replaced_by: key.replacedBy === '' ? null : key.replacedBy,
    scopes: key.scopes.map((scope) => oneOf(SCOPES, scope)),
  };
}

export function ledgerLineView(line: adminProto.LedgerLine): AdminResponse<'LedgerLine'> {
  return {
    transfer_id: line.transferId,
    kind: line.kind,
    reference: line.reference,
    credits: line.credits,
    note: line.note,
    created_at: requiredTime(line.createdAt),
    created_by: line.createdBy,
  };
}

export function auditLineView(line: adminProto.AuditLine): AdminResponse<'AuditLine'> {
  return {
    id: line.id,
    operator: line.operator === '' ? null : line.operator,
    action: line.action,
    account_id: line.accountId === '' ? null : line.accountId,
    target: line.target === '' ? null : line.target,
    details: JSON.parse(line.detailsJson) as Record<string, unknown>,
    created_at: requiredTime(line.createdAt),
  };
}

/** Null marks the last page. */
export const nextPage = (token: string): string | null => (token === '' ? null : token);
