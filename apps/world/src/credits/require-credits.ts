import { DomainError } from '@diorama/domain';
import type { Cost } from '@diorama/domain';

import { computeAvailableCredits } from '../accounts/account-row.js';
import type { AccountRow, AutoRefill } from '../accounts/account-row.js';

/** @throws DomainError CREDITS_INSUFFICIENT when the account cannot hold so many */
export function requireCredits(account: AccountRow, cost: Cost): void {
  if (computeAvailableCredits(account) < cost.totalCredits) throw createInsufficientCreditsError(account, cost, 'off');
}

/** The refusal of an account that has too few credits: CREDITS_REFILL_CAPPED where it has an auto-refill whose cap is in the way. */
export function createInsufficientCreditsError(account: AccountRow, { totalCredits }: Cost, refilling: 'off' | AutoRefill): DomainError {
  const details = { needed: String(totalCredits), available: String(computeAvailableCredits(account)) };
  if (refilling === 'off') return new DomainError('CREDITS_INSUFFICIENT', details);
  return new DomainError('CREDITS_REFILL_CAPPED', { ...details, cap: String(refilling.monthlyCap) });
}
