import type { Evidence } from './audit.ts';

type DeliveryEvidence = Pick<Evidence, 'database' | 'accountId' | 'callbacks'>;

interface Delivery {
  /** Null where an operation has none. */
  readonly id: string | null;
  readonly operation_id: string;
  readonly operation_state: string;
  readonly state: string;
  readonly event: string | null;
  readonly attempt_count: number;
  /** Its world was deleted before it was delivered. */
  readonly is_purged: boolean;
  /** HTTP status or category of each attempt, in their order; null for one that never ended. */
  readonly attempts: readonly (number | string | null)[];
}

const DELIVERIES = `
  SELECT d.id, o.id AS operation_id, o.state AS operation_state, d.state, convert_from(d.event, 'UTF8') AS event, d.attempt_count,
    d.state <> 'DELIVERED' AND d.purged_at = w.purged_at AS is_purged, coalesce(t.attempts, '[]') AS attempts
  FROM world.operation o LEFT JOIN world.delivery d ON d.operation_id = o.id LEFT JOIN world.world w ON w.id = o.world_id
  CROSS JOIN LATERAL (
    SELECT json_agg(coalesce(to_json(http_status), to_json(error_category)) ORDER BY number) AS attempts
    FROM world.delivery_attempt WHERE delivery_id = d.id) AS t
  WHERE o.account_id = $1`;

/** Each end was told at least once under one id, as it was written down; nothing came that is not on record. */
export async function faultsInDeliveries({ database, accountId, callbacks }: DeliveryEvidence): Promise<string[]> {
  const { rows } = await database.query<Delivery>(DELIVERIES, [accountId]);
  const came = Map.groupBy(callbacks, ({ id }) => id);
  const known = new Set(rows.map(({ id }) => id));
  const strangers = [...came.keys()].filter((id) => !known.has(id));
  return [
    ...strangers.map((id) => `deliveries: ${id} came and is not on record`),
    ...rows.flatMap((row) => faultsOf(row, came.get(row.id ?? '') ?? [])),
  ];
}

function faultsOf(row: Delivery, came: Evidence['callbacks']): string[] {
  const { id, event, attempts, attempt_count: count, operation_state: operation, state, is_purged: isPurged } = row;
  // A client that cancels knows it already.
  const isSilent = operation === 'CANCELLED';
  if (id === null) return isSilent ? [] : [`deliveries: ${row.operation_id} (${operation}) has none`];
  const holds: Record<string, boolean> = isSilent
    ? { 'was dropped with its operation': state !== 'DELIVERED' && came.length === 0 }
    : {
        'is delivered, or ended when its world was deleted': state === (isPurged ? 'EXHAUSTED' : 'DELIVERED'),
        'came as it was written': came.every(({ body }) => body.toString() === event),
        'is for its operation': event !== null && (JSON.parse(event) as { id: string }).id === `evt_${row.operation_id}`,
        'can be believed': came.every(({ fault }) => fault === null),
        'came at least once, and at most once an attempt': came.length >= (isPurged ? 0 : 1) && came.length <= count,
        'counts its attempts': attempts.length === count,
        'was acknowledged once, at the end': attempts.findIndex((attempt) => attempt === 204) === (isPurged ? -1 : count - 1),
      };
  return Object.entries(holds).flatMap(([claim, isTrue]) =>
    isTrue ? [] : [`deliveries: ${id} (${operation}, ${state}) is not so: '${claim}': ${JSON.stringify(attempts)}, ${came.length} came`],
  );
}
