import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { closeOpenAttempts } from './record-attempt.js';

interface UnclaimedQuery {
  /** Finished at least so long ago. */
  readonly olderThanSeconds: number;
  readonly giveUpSeconds: number;
  readonly limit: number;
}

interface Offered {
  readonly id: string;
  readonly round: number;
}

interface Unclaimed {
  readonly deliveries: readonly Offered[];
  /** How many were given up. */
  readonly givenUp: number;
}

/**
 * What was offered once and is still there could not be handed over: after an outage of everything each gets its chance before it is
 * given up. The state is the fence: what is given up cannot be claimed, and what is claimed is not given up.
 */
const GIVE_UP = `
  UPDATE delivery SET state = 'PUBLISH_FAILED', ended_at = now() WHERE state = 'SCHEDULED' AND id = ANY (ARRAY(
    SELECT id FROM delivery
    WHERE state = 'SCHEDULED' AND began_at < now() - make_interval(secs => $2) AND offered_at < now() - make_interval(secs => $1)
    ORDER BY began_at LIMIT $3 FOR UPDATE SKIP LOCKED))
  RETURNING id`;

const OFFER = `
  UPDATE delivery SET offered_at = coalesce(offered_at, now()) WHERE state = 'SCHEDULED' AND id = ANY (ARRAY(
    SELECT id FROM delivery WHERE state = 'SCHEDULED' AND began_at < now() - make_interval(secs => $1)
    ORDER BY began_at LIMIT $2 FOR UPDATE SKIP LOCKED))
  RETURNING id, round`;

/** So long a delivery that was offered is not offered again: most that are late have their workflow, which waits for its turn. */
const OFFERED_AGAIN_SECONDS = 600;

/**
 * Claimed, and so late that its workflow may be gone: terminated, or lost with the data of Temporal. It is offered to the workflow of the
 * same name, which may claim it again, and cannot be started while it runs.
 */
const OFFER_LAPSED = `
  UPDATE delivery SET offered_at = now() WHERE state IN ('PENDING', 'IN_FLIGHT') AND id = ANY (ARRAY(
    SELECT d.id FROM delivery d
    WHERE d.state IN ('PENDING', 'IN_FLIGHT') AND d.deadline > now() AND d.purged_at IS NULL
      AND (d.offered_at IS NULL OR d.offered_at < now() - make_interval(secs => $2))
      AND CASE d.state WHEN 'PENDING' THEN d.next_attempt_at
        ELSE (SELECT max(a.started_at) FROM delivery_attempt a WHERE a.delivery_id = d.id) END < now() - make_interval(secs => $1)
    ORDER BY d.offered_at NULLS FIRST, d.began_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED))
  RETURNING id, round`;

/** A terminated workflow ends nothing. An attempt that began in time may be reported late, so it is waited for. */
const END_OVERDUE = `
  UPDATE delivery SET state = 'EXHAUSTED', ended_at = now(), next_attempt_at = NULL, url = CASE WHEN purged_at IS NULL THEN url END
  WHERE state IN ('PENDING', 'IN_FLIGHT') AND id = ANY (ARRAY(
    SELECT id FROM delivery WHERE state = 'PENDING' AND deadline < now() - interval '10 minutes'
      OR state = 'IN_FLIGHT' AND deadline < now() - interval '1 day'
    ORDER BY deadline LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING id`;

/** Finds deliveries that wait for a workflow or may have lost theirs, and ends those that wait in vain. */
export async function listUnclaimedDeliveries(dataSource: DataSource, query: UnclaimedQuery): Promise<Unclaimed> {
  const { olderThanSeconds, giveUpSeconds, limit } = query;
  const givenUp = await queryRows(dataSource, GIVE_UP, [olderThanSeconds, giveUpSeconds, limit]);
  await inTransaction(dataSource, async (transaction) => {
    const ended = await queryRows<{ id: string }>(transaction, END_OVERDUE, [limit]);
    await closeOpenAttempts(
      transaction,
      ended.map(({ id }) => id),
    );
  });
  const waiting = await queryRows<Offered>(dataSource, OFFER, [olderThanSeconds, limit]);
  const lapsed = await queryRows<Offered>(dataSource, OFFER_LAPSED, [olderThanSeconds, OFFERED_AGAIN_SECONDS, limit]);
  return { deliveries: [...waiting, ...lapsed], givenUp: givenUp.length };
}
