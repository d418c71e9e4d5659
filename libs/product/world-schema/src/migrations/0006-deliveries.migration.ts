import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhook deliveries and their attempts; an export that is to be called back for is an operation of its own. */
export class Deliveries0006 implements MigrationInterface {
  readonly name = 'Deliveries1790000000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(DELIVERIES);
    await db.query(ATTEMPTS);
    await db.query(EXPORTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE delivery_attempt, delivery');
  }
}

/**
 * Most of what is asked of it is asked by the id of the delivery or of its operation, so it is no partitioned table: an index of ids
 * cannot be unique across partitions by time. What is 90 days old is deleted in batches; see docs/decisions.
 */
const DELIVERIES = `
CREATE TABLE delivery (
  id text PRIMARY KEY CHECK (id LIKE 'del\\_%'),
  operation_id text NOT NULL UNIQUE REFERENCES operation (id) ON DELETE CASCADE,
  account_id text NOT NULL,
  project_id text NOT NULL,
  url text, -- as it was written; null once purged
  state text NOT NULL DEFAULT 'SCHEDULED'
    CHECK (state IN ('SCHEDULED', 'PUBLISH_FAILED', 'PENDING', 'IN_FLIGHT', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED')),
  event bytea, -- the body, byte for byte; null until the operation has finished
  attempt_count integer NOT NULL DEFAULT 0, -- as many as there are rows of attempts
  next_attempt_at timestamptz, -- while PENDING; null where none fits in before the deadline
  round integer NOT NULL DEFAULT 0, -- one more with each redelivery
  claimed_by text, -- the workflow that has it in this round
  offered_at timestamptz, -- when the sweep first found it without a workflow in this round
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz, -- when the operation finished
  began_at timestamptz, -- when it finished, or the latest redelivery began
  deadline timestamptz, -- no attempt begins at it or after it
  ended_at timestamptz,
  purged_at timestamptz,
  CONSTRAINT delivery_finished CHECK (num_nonnulls(event, finished_at, began_at, deadline) IN (0, 4)),
  CONSTRAINT delivery_runs CHECK (state IN ('SCHEDULED', 'EXHAUSTED') OR finished_at IS NOT NULL),
  CONSTRAINT delivery_claimed CHECK ((state IN ('PENDING', 'IN_FLIGHT')) <= (claimed_by IS NOT NULL)),
  CONSTRAINT delivery_ended CHECK ((ended_at IS NOT NULL) = (state IN ('PUBLISH_FAILED', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'))),
  CONSTRAINT delivery_waits CHECK (next_attempt_at IS NULL OR state = 'PENDING'),
  CONSTRAINT delivery_url CHECK ((url IS NULL) = (purged_at IS NOT NULL AND state <> 'IN_FLIGHT'))
);
CREATE INDEX delivery_by_creation ON delivery (created_at DESC, id DESC);
CREATE INDEX delivery_by_account ON delivery (account_id, created_at DESC, id DESC);
CREATE INDEX delivery_unclaimed ON delivery (began_at) WHERE state = 'SCHEDULED' AND began_at IS NOT NULL;
CREATE INDEX delivery_overdue ON delivery (deadline) WHERE state IN ('PENDING', 'IN_FLIGHT');
CREATE INDEX delivery_by_end ON delivery (ended_at) WHERE ended_at IS NOT NULL`;

const ATTEMPTS = `
CREATE TABLE delivery_attempt (
  delivery_id text NOT NULL REFERENCES delivery (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  started_at timestamptz NOT NULL,
  duration_ms integer CHECK (duration_ms >= 0), -- null while it runs
  http_status integer,
  error_category text,
  address text, -- that was dialled
  key_ids text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (delivery_id, number),
  CONSTRAINT delivery_attempt_end CHECK (num_nonnulls(http_status, error_category) = (duration_ms IS NOT NULL)::int)
)`;

/** Beginnings of exports lock the account, which makes those one that are to be one; it stays so on the way back, for two may be running. */
const EXPORTS = `
DROP INDEX operation_running_export;
CREATE INDEX operation_running_export ON operation (world_id, export_asset_type, export_format)
  WHERE kind = 'export-world' AND ended_at IS NULL`;
