import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

/**
 * A waiting delivery ends now and is not sent again. A delivery in flight ends with its attempt, and its URL is erased then. The URL of
 * an ended delivery is erased now.
 */
const purging = (condition: string): string => `
  UPDATE delivery SET purged_at = now(), next_attempt_at = NULL,
    state = CASE WHEN state IN ('SCHEDULED', 'PENDING') THEN 'EXHAUSTED' ELSE state END,
    ended_at = CASE WHEN state IN ('SCHEDULED', 'PENDING') THEN now() ELSE ended_at END,
    url = CASE state WHEN 'IN_FLIGHT' THEN url END
  WHERE purged_at IS NULL AND ${condition}
  RETURNING id, round, claimed_by IS NOT NULL AND (ended_at IS NULL OR ended_at = now()) AS has_workflow`;

const OF_OPERATION = purging('operation_id = $1');
const OF_WORLD = purging('operation_id IN (SELECT id FROM operation WHERE world_id = $1)');
const OF_ACCOUNT = purging('account_id = $1');

/** A delivery whose destination has been taken away. */
export interface PurgedDelivery {
  readonly id: string;
  readonly round: number;
  /** Whether a workflow waits for its next attempt, or makes one. */
  readonly has_workflow: boolean;
}

/** Null where there is none, or it was purged before. */
export async function purgeOperationDelivery(executor: SqlExecutor, operationId: string): Promise<PurgedDelivery | null> {
  const [purged] = await queryRows<PurgedDelivery>(executor, OF_OPERATION, [operationId]);
  return purged ?? null;
}

/** Of all operations on a world. Their workflows learn of it at their next attempt. */
export async function purgeWorldDeliveries(executor: SqlExecutor, worldId: string): Promise<void> {
  await queryRows(executor, OF_WORLD, [worldId]);
}

export async function purgeAccountDeliveries(executor: SqlExecutor, accountId: string): Promise<void> {
  await queryRows(executor, OF_ACCOUNT, [accountId]);
}
