import type { adminProto } from '@diorama/proto-types';

const time = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** An account as operators see it. */
export function accountView(account: adminProto.Account) {
  const { limits, autoRefill, balance, held, storage } = account;
  return {
    account_id: account.accountId,
    name: account.name,
    tier: account.tier,
    limits: {
      per_minute: limits?.perMinute ?? 0,
      per_hour: limits?.perHour ?? 0,
      draft_per_minute: limits?.draftPerMinute ?? null,
      exports_per_minute: limits?.exportsPerMinute ?? 0,
      exports_per_hour: limits?.exportsPerHour ?? 0,
    },
    own_limits: account.ownLimits,
    max_running: account.maxRunning,
    auto_refill:
      autoRefill === undefined ? null : { threshold: autoRefill.threshold, amount: autoRefill.amount, monthly_cap: autoRefill.monthlyCap },
    storage: storage === undefined ? null : { bytes: storage.bytes, assets: storage.assets },
    own_storage: account.ownStorage,
    credits: { balance, held, available: balance - held },
    running_operations: account.runningOperations,
    created_at: time(account.createdAt),
    created_by: account.createdBy,
  };
}

/** With its projects and keys. */
export function wholeAccountView(account: adminProto.Account) {
  return { ...accountView(account), projects: account.projects.map(projectView), api_keys: account.apiKeys.map(apiKeyView) };
}

export function projectView({ projectId, name, createdAt }: adminProto.Project) {
  return { project_id: projectId, name, created_at: time(createdAt) };
}

/** Without its secret, which nobody has. */
export function apiKeyView(key: adminProto.ApiKey) {
  return {
    api_key_id: key.apiKeyId,
    project_id: key.projectId,
    name: key.name,
    created_at: time(key.createdAt),
    expires_at: time(key.expiresAt),
    revoked_at: time(key.revokedAt),
    last_used_at: time(key.lastUsedAt),
    replaced_by: key.replacedBy === '' ? null : key.replacedBy,
    scopes: key.scopes,
  };
}

export function ledgerLineView(line: adminProto.LedgerLine) {
  return {
    transfer_id: line.transferId,
    kind: line.kind,
    reference: line.reference,
    credits: line.credits,
    note: line.note,
    created_at: time(line.createdAt),
    created_by: line.createdBy,
  };
}

export function auditLineView(line: adminProto.AuditLine) {
  return {
    id: line.id,
    operator: line.operator === '' ? null : line.operator,
    action: line.action,
    account_id: line.accountId === '' ? null : line.accountId,
    target: line.target === '' ? null : line.target,
    details: JSON.parse(line.detailsJson) as unknown,
    created_at: time(line.createdAt),
  };
}

/** The end of a list is told by null. */
export const nextPage = (token: string): string | null => (token === '' ? null : token);
