import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

interface Erased {
  /** Worlds whose rows are gone; their objects are still to be deleted. */
  readonly worldIds: readonly string[];
  /** Whether nothing but the ledger is left. */
  readonly done: boolean;
}

/** One caller at a time. */
const LOCK = 'SELECT 1 FROM account WHERE id = $1 AND deleted_at IS NOT NULL AND erased_at IS NULL FOR UPDATE';

/** A world goes with all operations on it, for the two name each other. */
const WORLDS = `
  WITH gone AS (
    SELECT id, purged_at FROM world WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2
  ), remembered AS (
    INSERT INTO deleted_world (world_id) SELECT id FROM gone WHERE purged_at IS NULL ON CONFLICT DO NOTHING
  ), holds AS (
    DELETE FROM credit_hold h USING operation o, gone WHERE o.world_id = gone.id AND h.operation_id = o.id
  ), operations AS (
    DELETE FROM operation o USING gone WHERE o.world_id = gone.id
  ), worlds AS (
    DELETE FROM world w USING gone WHERE w.id = gone.id
  )
  SELECT id, purged_at IS NULL AS had_objects FROM gone`;

/** What they made goes after them. */
const PAINTINGS = `
  WITH gone AS (
    SELECT id FROM operation WHERE account_id = $1 AND world_id IS NULL ORDER BY created_at DESC, id DESC LIMIT $2
  ), remembered AS (
    INSERT INTO deleted_operation (operation_id) SELECT id FROM gone ON CONFLICT DO NOTHING
  ), holds AS (
    DELETE FROM credit_hold h USING gone WHERE h.operation_id = gone.id
  )
  DELETE FROM operation o USING gone WHERE o.id = gone.id RETURNING 1`;

/** The credits that are left go back to where they came from, so that the account ends with a balance of nothing. */
const CLOSE_LEDGER = `
  WITH rest AS (
    SELECT id, balance FROM account WHERE id = $1 AND balance <> 0
  ), transfer AS (
    INSERT INTO ledger_transfer (kind, account_id, reference, created_by) SELECT 'closing', id, id, 'system' FROM rest RETURNING id, account_id
  )
  INSERT INTO ledger_entry (transfer_id, line, ledger, amount)
  SELECT transfer.id, side.line, side.ledger, side.sign * rest.balance
  FROM transfer JOIN rest ON rest.id = transfer.account_id, (VALUES (1, 'account', -1), (2, 'funding', 1)) AS side (line, ledger, sign)`;

const REST = [
  'DELETE FROM idempotency_key WHERE account_id = $1',
  'DELETE FROM start_log WHERE account_id = $1',
  'DELETE FROM host_backoff_account WHERE account_id = $1',
  'DELETE FROM api_key WHERE account_id = $1',
  'DELETE FROM project WHERE account_id = $1',
  `UPDATE ledger_transfer SET note = '' WHERE account_id = $1 AND note <> ''`, // operators write there what they like
  CLOSE_LEDGER,
  'UPDATE account SET balance = 0, erased_at = now() WHERE id = $1',
];

/**
 * Erases at most `limit` worlds of an account that was deleted, with their operations, and as many operations without a world, and
 * once none is left everything else but the ledger. Nothing of it may be running.
 */
export function eraseAccount(dataSource: DataSource, accountId: string, limit: number): Promise<Erased> {
  return inTransaction(dataSource, async (transaction) => {
    if ((await queryRows(transaction, LOCK, [accountId])).length === 0) return { worldIds: [], done: true };
    const rows = await queryRows<{ readonly id: string; readonly had_objects: boolean }>(transaction, WORLDS, [accountId, limit]);
    const paintings = await queryRows(transaction, PAINTINGS, [accountId, limit]);
    const done = rows.length < limit && paintings.length < limit;
    if (done) await eraseRest(transaction, accountId);
    return { worldIds: rows.filter((row) => row.had_objects).map(({ id }) => id), done };
  });
}

async function eraseRest(transaction: EntityManager, accountId: string): Promise<void> {
  for (const statement of REST) await queryRows(transaction, statement, [accountId]);
}
