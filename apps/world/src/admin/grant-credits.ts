import { inTransaction } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { grantCreditsInTransaction } from '../credits/transfer-credits.js';
import type { CreditGrantResult } from '../credits/transfer-credits.js';

interface CreditGrant {
  readonly accountId: string;
  /** A negative number removes available credits. */
  readonly credits: number;
  readonly reference: string;
  readonly note: string;
  readonly operator: string;
}

/**
 * Gives credits on an operator's word. The same reference again changes nothing and leaves no second line.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND; CREDITS_NOT_RETURNABLE when more are taken back than are available
 */
export function grantCredits(dataSource: DataSource, { operator, ...grant }: CreditGrant): Promise<CreditGrantResult> {
  const { accountId, credits, reference } = grant;
  return inTransaction(dataSource, async (transaction) => {
    const granted = await grantCreditsInTransaction(transaction, { ...grant, createdBy: operator });
    if (granted.applied)
      await recordAuditLogEntry(transaction, { operator, action: 'credits.grant', accountId, target: reference, details: { credits } });
    return granted;
  });
}
