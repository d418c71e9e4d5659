import { queryRows } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

/**
 * An export that starts while another operation makes the same files follows that operation: it holds no credits, has no run and ends
 * with the run that it follows. All of this happens under the lock of the account, which each beginning of an export takes.
 */
const FOLLOWERS = 'SELECT id FROM operation WHERE follows = $1 AND ended_at IS NULL ORDER BY created_at, id';
const LOCK = 'SELECT id FROM operation WHERE follows = $1 AND ended_at IS NULL ORDER BY id FOR NO KEY UPDATE';

/** In the order of their beginning. */
export async function listFollowingExports(transaction: EntityManager, operationId: string): Promise<string[]> {
  return (await queryRows<{ id: string }>(transaction, FOLLOWERS, [operationId])).map(({ id }) => id);
}

/** Locks the followers before the account, in the order in which an end of one of them locks its rows. */
export async function lockFollowingExports(transaction: EntityManager, operationId: string): Promise<void> {
  await queryRows(transaction, LOCK, [operationId]);
}

/** The hold of the ended operation was released in this transaction, so the account has the credits. */
const TAKE_OVER_HOLD = `
  WITH hold AS (
    UPDATE credit_hold h SET amount = ended.amount, line_items = ended.line_items
    FROM credit_hold ended WHERE ended.operation_id = $1 AND h.operation_id = $2 AND h.state = 'HELD'
    RETURNING h.account_id, h.amount
  )
  UPDATE account a SET held = a.held + hold.amount FROM hold WHERE a.id = hold.account_id`;
const TAKE_OVER_RUN = `
  UPDATE operation SET follows = CASE WHEN id = $2 THEN NULL ELSE $2 END
  WHERE follows = $1 AND ended_at IS NULL`;

/**
 * Gives the place of an operation that was cancelled or has expired to one of its followers: that one holds the price now and gets a run of
 * its own, and the others follow it. The reconciliation of open operations starts the run.
 */
export async function promoteFollowingExport(transaction: EntityManager, endedId: string, followerId: string): Promise<void> {
  await queryRows(transaction, TAKE_OVER_HOLD, [endedId, followerId]);
  await queryRows(transaction, TAKE_OVER_RUN, [endedId, followerId]);
}
