import { queryRows } from '@diorama/postgres';
import type { GaugeSample, Metrics } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

/** A scrape reads the database again when the last reading is older than this. */
const FRESH_MS = 5_000;
/** A transaction takes less: what has ended so long ago is there to be read. */
const SETTLED_SECONDS = 10;
/** Ends before that, between two scrapes, are not counted. */
const CAUGHT_UP_SECONDS = 600;

const RUN_SECONDS = [1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 3_600];
const CALLBACK_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600];

/**
 * Of open operations; the age is that of the oldest. One runs from the moment that its workflow does, but the first progress is
 * that of the worker which does the work: until then it waits for one.
 */
const OPEN = `
  SELECT kind, state, count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age,
    coalesce(extract(epoch FROM clock_timestamp() - min(started_at) FILTER (WHERE percent IS NULL)), 0)::float8 AS unbegun
  FROM operation WHERE ended_at IS NULL AND follows IS NULL GROUP BY kind, state`;

/** Of open deliveries: the delay of the most overdue attempt, and the longest wait for a workflow. */
const DELIVERIES = `
  SELECT
    (SELECT count(*) FROM delivery WHERE state IN ('PENDING', 'IN_FLIGHT'))::int AS open,
    (SELECT coalesce(extract(epoch FROM clock_timestamp() - min(next_attempt_at)), 0) FROM delivery WHERE state = 'PENDING')::float8 AS late,
    (SELECT coalesce(extract(epoch FROM clock_timestamp() - min(began_at)), 0) FROM delivery
      WHERE state = 'SCHEDULED' AND began_at IS NOT NULL)::float8 AS unclaimed`;

/** What is held must be the sum of the holds, and what succeeded a minute to an hour ago must have been charged for. */
const BOOKS = `
  SELECT
    (SELECT count(*) FROM account a LEFT JOIN
      (SELECT account_id, sum(amount) AS amount FROM credit_hold WHERE state = 'HELD' GROUP BY account_id) h ON h.account_id = a.id
      WHERE a.held <> coalesce(h.amount, 0))::int AS mismatched,
    (SELECT count(*) FROM operation o JOIN credit_hold h ON h.operation_id = o.id
      WHERE o.ended_at BETWEEN now() - interval '1 hour' AND now() - interval '1 minute' AND h.amount > 0
        AND (h.state = 'SETTLED') <> EXISTS (
          SELECT FROM ledger_transfer t WHERE t.account_id = h.account_id AND t.kind = 'usage' AND t.reference = h.operation_id))::int
      AS unsettled`;

const CLOCK = `SELECT clock_timestamp() - make_interval(secs => ${SETTLED_SECONDS}) AS settled`;

const ENDED = `
  SELECT kind, model, state, coalesce(failure_code, '') AS failure, extract(epoch FROM ended_at - created_at)::float8 AS seconds
  FROM operation WHERE ended_at > $1 AND ended_at <= $2`;

const ENDED_DELIVERIES = `
  SELECT d.state, extract(epoch FROM a.started_at - d.finished_at)::float8 AS seconds
  FROM delivery d LEFT JOIN delivery_attempt a ON a.delivery_id = d.id AND a.number = 1
  WHERE d.ended_at > $1 AND d.ended_at <= $2`;

interface OpenRow {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly age: number;
  readonly unbegun: number;
}
interface DeliveryFigures {
  readonly open: number;
  readonly late: number;
  readonly unclaimed: number;
}
interface Books {
  readonly mismatched: number;
  readonly unsettled: number;
}
interface EndedRow {
  readonly kind: string;
  readonly model: string;
  readonly state: string;
  readonly failure: string;
  readonly seconds: number;
}
interface EndedDelivery {
  readonly state: string;
  readonly seconds: number | null;
}
interface Reading {
  readonly operations: readonly OpenRow[];
  readonly deliveries: DeliveryFigures;
  readonly books: Books;
}

/**
 * Metrics of the rows of the database. Every replica reports the same values, so aggregate them with max, not with sum.
 */
export function observeDatabaseMetrics(metrics: Metrics, dataSource: DataSource): void {
  const note = endedMetrics(metrics);
  let reading: Reading | null = null;
  let readAt = -Infinity;
  let countedUntil: Date | null = null;
  metrics.before(async () => {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    reading = null; // rather nothing than what was true some time ago
    reading = await read(dataSource);
    const [{ settled } = { settled: new Date(0) }] = await queryRows<{ settled: Date }>(dataSource, CLOCK);
    const from = new Date(Math.max(countedUntil?.getTime() ?? 0, settled.getTime() - countedMs()));
    const operations = await queryRows<EndedRow>(dataSource, ENDED, [from, settled]);
    const deliveries = await queryRows<EndedDelivery>(dataSource, ENDED_DELIVERIES, [from, settled]);
    countedUntil = settled; // both or none, for what is read again is counted again
    note.operations(operations);
    note.deliveries(deliveries);
  });
  tellReading(metrics, () => reading);
}

/** The time before a reading of which it counts what ended: since the process began, if that is not long ago. */
const countedMs = (): number => Math.min(performance.now(), CAUGHT_UP_SECONDS * 1_000);

async function read(dataSource: DataSource): Promise<Reading> {
  const operations = await queryRows<OpenRow>(dataSource, OPEN);
  const [deliveries] = await queryRows<DeliveryFigures>(dataSource, DELIVERIES);
  const [books] = await queryRows<Books>(dataSource, BOOKS);
  if (deliveries === undefined || books === undefined) throw new TypeError('the figures are one row each');
  return { operations, deliveries, books };
}

function tellReading(metrics: Metrics, reading: () => Reading | null): void {
  const perState = (value: (row: OpenRow) => number) => () =>
    (reading()?.operations ?? []).map((row) => ({ labels: { kind: row.kind, state: row.state }, value: value(row) }));
  const waits = (): GaugeSample[] =>
    (reading()?.operations ?? [])
      .filter(({ state }) => state === 'RUNNING')
      .map(({ kind, unbegun }) => ({ labels: { kind }, value: unbegun }));
  const one = (value: (reading: Reading) => number) => () => {
    const now = reading();
    return now === null ? null : value(now);
  };
  const gauge = metrics.gauge.bind(metrics);
  gauge(
    'diorama_operations_open',
    'Operations that have not ended.',
    perState(({ count }) => count),
  );
  gauge(
    'diorama_operation_oldest_seconds',
    'Age of the oldest operation that has not ended.',
    perState(({ age }) => age),
  );
  gauge('diorama_operation_unbegun_seconds', 'How long the oldest running operation has waited for a worker.', waits);
  gauge(
    'diorama_deliveries_open',
    'Webhook deliveries that have not ended.',
    one(({ deliveries }) => deliveries.open),
  );
  gauge(
    'diorama_delivery_late_seconds',
    'How far the most overdue attempt is past its scheduled time.',
    one(({ deliveries }) => Math.max(0, deliveries.late)),
  );
  gauge(
    'diorama_delivery_unclaimed_seconds',
    'How long the oldest delivery has waited for its workflow.',
    one(({ deliveries }) => deliveries.unclaimed),
  );
  gauge(
    'diorama_credits_mismatched_accounts',
    'Accounts whose held credits differ from the sum of their holds.',
    one(({ books }) => books.mismatched),
  );
  gauge(
    'diorama_credits_unsettled_operations',
    'Operations that ended within the last hour with an incorrect charge.',
    one(({ books }) => books.unsettled),
  );
}

function endedMetrics(metrics: Metrics) {
  const ended = metrics.counter('diorama_operations_ended_total', 'Operations that ended.');
  const seconds = metrics.histogram('diorama_operation_seconds', 'Duration of operations that succeeded.', RUN_SECONDS);
  const deliveries = metrics.counter('diorama_deliveries_ended_total', 'Webhook deliveries that ended.');
  const first = metrics.histogram(
    'diorama_delivery_first_attempt_seconds',
    'Finished deliveries: time from the end of the operation to the first attempt.',
    CALLBACK_SECONDS,
  );
  return {
    operations(rows: readonly EndedRow[]): void {
      for (const { kind, model, state, failure, seconds: took } of rows) {
        ended.add({ kind, model, state, failure });
        if (state === 'SUCCEEDED') seconds.observe({ kind, model }, took);
      }
    },
    deliveries(rows: readonly EndedDelivery[]): void {
      for (const { state, seconds: lag } of rows) {
        deliveries.add({ state });
        if (lag !== null) first.observe({}, lag);
      }
    },
  };
}
