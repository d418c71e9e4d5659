import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hosts of receivers at which attempts fail in a row, across deliveries, accounts and sending processes. */
export class HostBackoff0012 implements MigrationInterface {
  readonly name = 'HostBackoff1790000000012';

  async up(db: QueryRunner): Promise<void> {
    await db.query(BACKOFF);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE host_backoff_account, host_backoff');
  }
}

/** A host has a row from its first failure to its next success: the tables are empty while receivers answer. */
const BACKOFF = `
CREATE TABLE host_backoff (
  host text PRIMARY KEY,
  failures integer NOT NULL, -- in a row
  delivery_id text NOT NULL, -- of the first failure; no reference: it may go before the row
  is_shared boolean NOT NULL, -- whether the failures belong to more than one delivery
  pause_ms integer,
  paused_until timestamptz, -- when the next probe may start; null while attempts are not paused
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT host_backoff_pause CHECK (num_nonnulls(pause_ms, paused_until) IN (0, 2))
);
CREATE INDEX host_backoff_by_age ON host_backoff (updated_at);

CREATE TABLE host_backoff_account ( -- accounts whose latest attempt at the host failed, or is the one that they may make meanwhile
  host text NOT NULL REFERENCES host_backoff (host) ON DELETE CASCADE,
  account_id text NOT NULL,
  PRIMARY KEY (host, account_id)
)`;
