import type { UpdateAccountRequest } from '@diorama-worlds/sdk/admin';
import { ACCOUNT_TIERS } from '@diorama/domain';
import type { AccountTier } from '@diorama/domain';
import type { Account } from '@diorama-worlds/sdk/admin';

/** The settings of an account as a form holds them: numbers as text, so that a field can be empty. */
export interface AccountForm {
  readonly name: string;
  readonly tier: AccountTier;
  readonly maxRunning: string;
  readonly ownLimits: boolean;
  readonly perMinute: string;
  readonly perHour: string;
  /** Empty where drafts share the other windows. */
  readonly draftPerMinute: string;
  readonly exportsPerMinute: string;
  readonly exportsPerHour: string;
  readonly refills: boolean;
  readonly threshold: string;
  readonly amount: string;
  readonly monthlyCap: string;
  readonly ownStorage: boolean;
  /** Gigabytes of 10^9 bytes. */
  readonly storageGigabytes: string;
  readonly storageAssets: string;
}

/** Bytes. */
const GIGABYTE = 1_000_000_000;

export function createAccountForm(account: Account): AccountForm {
  const { limits, auto_refill: refill, storage } = account;
  return {
    name: account.name,
    tier: account.tier,
    maxRunning: String(account.max_running),
    ownLimits: account.own_limits,
    perMinute: String(limits.per_minute),
    perHour: String(limits.per_hour),
    draftPerMinute: limits.draft_per_minute === null ? '' : String(limits.draft_per_minute),
    exportsPerMinute: String(limits.exports_per_minute),
    exportsPerHour: String(limits.exports_per_hour),
    refills: refill !== null,
    threshold: String(refill?.threshold ?? 1_000),
    amount: String(refill?.amount ?? 10_000),
    monthlyCap: String(refill?.monthly_cap ?? 100_000),
    ownStorage: account.own_storage,
    storageGigabytes: String(storage.bytes / GIGABYTE),
    storageAssets: String(storage.assets),
  };
}

const LIMIT_FIELDS = ['perMinute', 'perHour', 'draftPerMinute', 'exportsPerMinute', 'exportsPerHour'] as const;

/** What the form changes of the account it was made from: only that is sent, so that two operators do not undo each other's work. */
export function buildAccountUpdate(before: AccountForm, after: AccountForm): UpdateAccountRequest {
  const changed = (...fields: readonly (keyof AccountForm)[]): boolean => fields.some((field) => before[field] !== after[field]);
  return {
    ...(changed('name') ? { name: after.name.trim() } : {}),
    ...(changed('tier') ? { tier: after.tier } : {}),
    ...(changed('maxRunning') ? { max_running: Number(after.maxRunning) } : {}),
    ...(changed('ownLimits') || (after.ownLimits && changed(...LIMIT_FIELDS)) ? { limits: limitsOf(after) } : {}),
    ...(changed('refills') || (after.refills && changed('threshold', 'amount', 'monthlyCap')) ? { auto_refill: refillOf(after) } : {}),
    ...(changed('ownStorage') || (after.ownStorage && changed('storageGigabytes', 'storageAssets')) ? { storage: storageOf(after) } : {}),
  };
}

export const isTier = (text: string): text is AccountTier => ACCOUNT_TIERS.some((tier) => tier === text);

function limitsOf(form: AccountForm): (UpdateAccountRequest['limits'] & object) | null {
  if (!form.ownLimits) return null;
  return {
    per_minute: Number(form.perMinute),
    per_hour: Number(form.perHour),
    draft_per_minute: form.draftPerMinute === '' ? null : Number(form.draftPerMinute),
    exports_per_minute: Number(form.exportsPerMinute),
    exports_per_hour: Number(form.exportsPerHour),
  };
}

function storageOf({ ownStorage, storageGigabytes, storageAssets }: AccountForm): (UpdateAccountRequest['storage'] & object) | null {
  return ownStorage ? { bytes: Math.round(Number(storageGigabytes) * GIGABYTE), assets: Number(storageAssets) } : null;
}

function refillOf({ refills, threshold, amount, monthlyCap }: AccountForm): (UpdateAccountRequest['auto_refill'] & object) | null {
  return refills ? { threshold: Number(threshold), amount: Number(amount), monthly_cap: Number(monthlyCap) } : null;
}
