import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

interface ClaimRow {
  /** Attempts that have ended. */
  readonly attempt_count: number;
  readonly began_at: Date;
  readonly deadline: Date;
}

/** One row of one statement: a second claimant waits for it, and finds its own claim or that of another. */
const CLAIM = `
  UPDATE delivery SET claimed_by = $2, state = CASE state WHEN 'SCHEDULED' THEN 'PENDING' ELSE state END,
    next_attempt_at = CASE state WHEN 'SCHEDULED' THEN now() ELSE next_attempt_at END
  WHERE id = $1 AND finished_at IS NOT NULL
    AND (state = 'SCHEDULED' OR (state IN ('PENDING', 'IN_FLIGHT') AND claimed_by = $2))
  RETURNING attempt_count - (state = 'IN_FLIGHT')::int AS attempt_count, began_at, deadline`;

/** Hands a delivery to the workflow that asks first; the same one may ask again. Null for any other. */
export async function claimDelivery(dataSource: DataSource, deliveryId: string, claimant: string): Promise<ClaimRow | null> {
  const [row] = await queryRows<ClaimRow>(dataSource, CLAIM, [deliveryId, claimant]);
  return row ?? null;
}
