import { DomainError } from '@diorama/domain';
import type { Cost } from '@diorama/domain';

import { availableCredits } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';

/** @throws DomainError CREDITS_INSUFFICIENT when the account cannot hold so many */
export function requireCredits(account: AccountRow, { totalCredits }: Cost): void {
  const available = availableCredits(account);
  if (available >= totalCredits) return;
  throw new DomainError('CREDITS_INSUFFICIENT', { needed: String(totalCredits), available: String(available) });
}
