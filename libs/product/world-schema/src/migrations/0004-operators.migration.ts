import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators need: the audit log, named keys that can be rotated, accounts that can be deleted, and lists across accounts. */
export class Operators0004 implements MigrationInterface {
  readonly name = 'Operators1790000000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(AUDIT);
    await db.query(ACCOUNTS);
    await db.query(LISTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}

const AUDIT = `
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator text NOT NULL, -- empty for what the system records by itself
  action text NOT NULL,
  account_id text, -- no reference: the line outlives the account
  target text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}', -- ids and figures; never a secret, a prompt or the name of an account
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_by_time ON audit_log (created_at, id);
CREATE INDEX audit_log_by_account ON audit_log (account_id, created_at, id) WHERE account_id IS NOT NULL;
CREATE INDEX audit_log_refusals ON audit_log (created_at, target) WHERE action = 'policy.refused';

CREATE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a line of the audit log is not changed' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stays()`;

const ACCOUNTS = `
ALTER TABLE account
  ADD COLUMN deleted_at timestamptz, -- from then on it is there for its ledger alone
  ADD COLUMN erased_at timestamptz, -- once everything else of it is gone
  DROP CONSTRAINT account_check,
  ADD CONSTRAINT account_limits CHECK (
    num_nonnulls(limit_per_minute, limit_per_hour) IN (0, 2) AND (limit_draft_per_minute IS NULL OR limit_per_minute IS NOT NULL)),
  ADD CONSTRAINT account_erased CHECK (erased_at IS NULL OR (deleted_at IS NOT NULL AND balance = 0 AND held = 0));
CREATE INDEX account_by_time ON account (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX account_to_erase ON account (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;

ALTER TABLE api_key
  ADD COLUMN name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 128),
  ADD COLUMN replaced_by text; -- the key that a rotation made in its place

ALTER TABLE ledger_transfer
  DROP CONSTRAINT ledger_transfer_kind_check,
  ADD CONSTRAINT ledger_transfer_kind_check CHECK (kind IN ('opening', 'grant', 'refill', 'usage', 'closing'))`;

/** Ended operations are mostly successes: the list of those walks the list of all, and the others have an index of their own. */
const LISTS = `
CREATE INDEX operation_by_time ON operation (created_at, id);
CREATE INDEX operation_unsuccessful ON operation (state, created_at, id) WHERE state IN ('FAILED', 'CANCELLED');
CREATE INDEX operation_by_request ON operation (request_id);
CREATE INDEX operation_ends ON operation (ended_at, state) WHERE ended_at IS NOT NULL;
CREATE INDEX ledger_transfer_usage ON ledger_transfer (created_at) WHERE kind = 'usage'`;

const BACK = `
DROP INDEX operation_by_time, operation_unsuccessful, operation_by_request, operation_ends, ledger_transfer_usage;
ALTER TABLE api_key DROP COLUMN name, DROP COLUMN replaced_by;
ALTER TABLE account DROP COLUMN deleted_at, DROP COLUMN erased_at, DROP CONSTRAINT account_limits,
  ADD CONSTRAINT account_check CHECK (num_nonnulls(limit_per_minute, limit_per_hour, limit_draft_per_minute) IN (0, 3));
DROP TABLE audit_log;
DROP FUNCTION audit_log_stays()`;
