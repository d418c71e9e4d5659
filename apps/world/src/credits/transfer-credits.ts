import { DomainError } from '@diorama/domain';
import { createNamedStatement, queryNamed } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import { computeAvailableCredits, lockAccount, readAccount } from '../accounts/account-row.js';

/** Credits that an account gets from outside, or gives back there. */
interface CreditTransfer {
  readonly kind: 'opening' | 'grant' | 'refill';
  readonly accountId: string;
  /** Negative for those that are taken back. */
  readonly credits: number;
  /** Such as an invoice; unique among the account's transfers of this kind. */
  readonly reference: string;
  readonly note: string;
  /** The operator, or `system`. */
  readonly createdBy: string;
}

export interface CreditGrantResult {
  readonly balance: number;
  readonly held: number;
  /** Whether this call made the transfer, and no earlier one with its reference. */
  readonly applied: boolean;
}

const TRANSFER = createNamedStatement(`
  WITH transfer AS (
    INSERT INTO ledger_transfer (kind, account_id, reference, note, created_by)
    VALUES (:kind, :accountId, :reference, :note, :createdBy)
    ON CONFLICT (account_id, kind, reference) DO NOTHING
    RETURNING id, account_id
  ), entries AS (
    INSERT INTO ledger_entry (transfer_id, line, ledger, amount)
    SELECT transfer.id, side.line, side.ledger, side.sign * :credits::bigint
    FROM transfer, (VALUES (1, 'account', 1), (2, 'funding', -1)) AS side (line, ledger, sign)
  )
  UPDATE account SET balance = balance + :credits::bigint FROM transfer WHERE account.id = transfer.account_id
  RETURNING account.id`);

/** Writes the transfer, its two entries and the new balance; false when its reference was used before. */
export async function transferCredits(transaction: EntityManager, transfer: CreditTransfer): Promise<boolean> {
  const rows = await queryNamed(transaction, TRANSFER, { ...transfer });
  return rows.length === 1;
}

/**
 * Adds credits on an operator's word, or takes some of the available ones back. The same reference again changes nothing.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND; CREDITS_NOT_RETURNABLE when more are taken back than are available
 */
export async function grantCreditsInTransaction(
  transaction: EntityManager,
  grant: Omit<CreditTransfer, 'kind'>,
): Promise<CreditGrantResult> {
  const before = await lockAccount(transaction, grant.accountId);
  const available = computeAvailableCredits(before);
  if (available + grant.credits < 0 && !(await isGranted(transaction, grant)))
    throw new DomainError('CREDITS_NOT_RETURNABLE', { needed: String(-grant.credits), available: String(available) });
  const applied = await transferCredits(transaction, { kind: 'grant', ...grant });
  const { balance, held } = applied ? await readAccount(transaction, grant.accountId) : before;
  return { balance, held, applied };
}

const GRANTED = createNamedStatement(
  `SELECT FROM ledger_transfer WHERE account_id = :accountId AND kind = 'grant' AND reference = :reference`,
);

async function isGranted(transaction: EntityManager, { accountId, reference }: Omit<CreditTransfer, 'kind'>): Promise<boolean> {
  return (await queryNamed(transaction, GRANTED, { accountId, reference })).length > 0;
}
