import type { UpdateAccountRequest } from '@diorama/contract';
import type { adminProto } from '@diorama/proto-types';

/** What an operator's PATCH changes: what is absent stays; a null gives back the default, or turns off. */
export function toAccountUpdateMessage(request: UpdateAccountRequest): Omit<adminProto.UpdateAccountRequest, 'accountId' | 'operator'> {
  const { name, tier, limits, max_running: maxRunning, auto_refill: refill, storage } = request;
  return {
    name,
    tier,
    limits: limits == null ? undefined : toRateLimitsMessage(limits),
    clearLimits: limits === null,
    maxRunning: maxRunning ?? undefined,
    clearMaxRunning: maxRunning === null,
    autoRefill: refill == null ? undefined : { threshold: refill.threshold, amount: refill.amount, monthlyCap: refill.monthly_cap },
    clearAutoRefill: refill === null,
    storage: storage ?? undefined,
    clearStorage: storage === null,
  };
}

/** The limits of an account's own. Drafts share the other windows where they have none; exports have those of the tier. */
export function toRateLimitsMessage(limits: NonNullable<UpdateAccountRequest['limits']>) {
  return {
    perMinute: limits.per_minute,
    perHour: limits.per_hour,
    draftPerMinute: limits.draft_per_minute ?? undefined,
    exportsPerMinute: limits.exports_per_minute ?? undefined,
    exportsPerHour: limits.exports_per_hour ?? undefined,
  };
}
