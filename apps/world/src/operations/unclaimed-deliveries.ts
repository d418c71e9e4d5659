import { TASK_NAMES } from '@diorama/domain';
import type { FailureCode, OperationKind } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import { DELIVERY_WINDOW_MS, formatEventBody } from '@diorama/webhook';
import type { EntityManager } from 'typeorm';

/** An operation that this transaction ends, and the delivery that waits for it. */
interface HandedOff {
  readonly deliveryId: string;
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly kind: OperationKind;
  readonly finishedAt: Date;
  /** Null when it has succeeded. */
  readonly failure: FailureCode | null;
}

/** The times are those of the operation's row, which is written in the same transaction. */
const HAND_OFF = `
  UPDATE delivery SET event = $2, finished_at = now(), began_at = now(), deadline = now() + make_interval(secs => $3)
  WHERE id = $1 AND finished_at IS NULL`;
const DROP = 'DELETE FROM delivery WHERE id = $1';
const UNCLAIMED = `SELECT id FROM delivery WHERE operation_id = $1 AND state = 'SCHEDULED' AND finished_at IS NOT NULL AND round = 0`;

/**
 * Writes the event of an operation, byte for byte as it will be sent; the delivery of a cancelled operation is deleted.
 *
 * @returns whether the event must be delivered
 */
export async function recordDeliveryEvent(transaction: EntityManager, ended: HandedOff): Promise<boolean> {
  if (ended.failure === 'CANCELLED') {
    await queryRows(transaction, DROP, [ended.deliveryId]);
    return false;
  }
  const body = formatEventBody({ ...ended, taskName: TASK_NAMES[ended.kind], errorCode: ended.failure });
  await queryRows(transaction, HAND_OFF, [ended.deliveryId, Buffer.from(body), DELIVERY_WINDOW_MS / 1_000]);
  return true;
}

const UNCLAIMED_OF_FOLLOWERS = `
  SELECT d.id FROM operation o JOIN delivery d ON d.operation_id = o.id
  WHERE o.follows = $1 AND d.state = 'SCHEDULED' AND d.finished_at IS NOT NULL AND d.round = 0 ORDER BY d.id`;

/** The same as `findUnclaimedDelivery` for the exports that followed an operation. */
export async function listUnclaimedDeliveriesOfFollowers(executor: SqlExecutor, operationId: string): Promise<string[]> {
  return (await queryRows<{ id: string }>(executor, UNCLAIMED_OF_FOLLOWERS, [operationId])).map(({ id }) => id);
}

/** The delivery of an operation that has finished, while no workflow has it; empty when there is none. */
export async function findUnclaimedDelivery(executor: SqlExecutor, operationId: string): Promise<string> {
  const [row] = await queryRows<{ id: string }>(executor, UNCLAIMED, [operationId]);
  return row?.id ?? '';
}
