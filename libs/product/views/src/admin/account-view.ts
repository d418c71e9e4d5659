import type { AdminResponse } from '@diorama/contract';
import { DomainError, SCOPES, ACCOUNT_TIERS } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';

import { requireKnownValue } from '../require-known-value.js';
import { toRequiredTimeView, toTimeView } from '../time-view.js';

/** An account as operators see it. */
export function toAccountView(account: adminProto.Account): AdminResponse<'Account'> {
  const { limits, autoRefill, balance, held, storage } = account;
  if (limits === undefined || storage === undefined) throw new DomainError('INTERNAL');
  return {
    account_id: account.accountId,
    name: account.name,
    tier: requireKnownValue(ACCOUNT_TIERS, account.tier),
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
    created_at: toRequiredTimeView(account.createdAt),
    created_by: account.createdBy,
  };
}

/** With its projects and keys. */
export function toAccountDetailsView(account: adminProto.Account): AdminResponse<'AccountDetails'> {
  return { ...toAccountView(account), projects: account.projects.map(toProjectView), api_keys: account.apiKeys.map(toApiKeyView) };
}

export function toProjectView({ projectId, name, createdAt }: adminProto.Project) {
  return { project_id: projectId, name, created_at: toRequiredTimeView(createdAt) };
}

/** An API key without its secret, of which only a hash is stored. */
export function toApiKeyView(key: adminProto.ApiKey): AdminResponse<'ApiKey'> {
  return {
    api_key_id: key.apiKeyId,
    project_id: key.projectId,
    name: key.name,
    created_at: toRequiredTimeView(key.createdAt),
    expires_at: toTimeView(key.expiresAt),
    revoked_at: toTimeView(key.revokedAt),
    last_used_at: toTimeView(key.lastUsedAt),
    replaced_by: key.replacedBy === '' ? null : key.replacedBy,
    scopes: key.scopes.map((scope) => requireKnownValue(SCOPES, scope)),
  };
}

export function toLedgerLineView(line: adminProto.LedgerLine): AdminResponse<'LedgerLine'> {
  return {
    transfer_id: line.transferId,
    kind: line.kind,
    reference: line.reference,
    credits: line.credits,
    note: line.note,
    created_at: toRequiredTimeView(line.createdAt),
    created_by: line.createdBy,
  };
}

export function toAuditLineView(line: adminProto.AuditLine): AdminResponse<'AuditLine'> {
  return {
    id: line.id,
    operator: line.operator === '' ? null : line.operator,
    action: line.action,
    account_id: line.accountId === '' ? null : line.accountId,
    target: line.target === '' ? null : line.target,
    details: JSON.parse(line.detailsJson) as Record<string, unknown>,
    created_at: toRequiredTimeView(line.createdAt),
  };
}

/** Null marks the last page. */
export const toNextPageToken = (token: string): string | null => (token === '' ? null : token);
