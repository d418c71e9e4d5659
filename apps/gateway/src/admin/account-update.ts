import type { UpdateAccountRequest } from '@diorama/contract';
import type { adminProto } from '@diorama/proto-types';

/** What an operator's PATCH changes: what is absent stays; a null gives back the default, or turns off. */
export function accountUpdate(request: UpdateAccountRequest): Omit<adminProto.UpdateAccountRequest, 'accountId' | 'operator'> {
  const { name, tier, limits, max_running: maxRunning, auto_refill: refill, storage } = request;
  return {
    name,
    tier,
    limits: limits == null ? undefined : limitsOf(limits),
    clearLimits: limits === null,
    maxRunning,
    autoRefill: refill == null ? undefined : { threshold: refill.threshold, amount: refill.amount, monthlyCap: refill.monthly_cap },
    clearAutoRefill: refill === null,
    storage: storage ?? undefined,
    clearStorage: storage === null,
  };
}

/** Limits of an account's own; drafts share the others where they have none. */
export function limitsOf(limits: NonNullable<UpdateAccountRequest['limits']>) {
  const { per_minute: perMinute, per_hour: perHour, draft_per_minute: draftPerMinute } = limits;
  return { perMinute, perHour, draftPerMinute: draftPerMinute ?? undefined };
}
