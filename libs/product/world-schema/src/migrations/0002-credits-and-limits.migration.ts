import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits with a ledger and holds, the log of starts, idempotency keys, and what operations need beside them. */
export class CreditsAndLimits0002 implements MigrationInterface {
  readonly name = 'CreditsAndLimits1790000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LEDGER);
    await db.query(ACCOUNTS);
    await db.query(OPERATIONS);
    await db.query(STARTS);
    await db.query(HOLDS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}

const LEDGER = `
CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('opening', 'grant', 'refill', 'usage')),
  account_id text NOT NULL REFERENCES account (id),
  reference text NOT NULL, -- such as an invoice, or the operation that was charged for
  note text NOT NULL DEFAULT '',
  created_by text NOT NULL, -- the operator, or 'system'
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, kind, reference) -- however often it is asked for, it is made once
);
CREATE INDEX ledger_transfer_by_time ON ledger_transfer (account_id, created_at);

CREATE TABLE ledger_entry (
  transfer_id bigint NOT NULL REFERENCES ledger_transfer (id) ON DELETE CASCADE,
  line smallint NOT NULL,
  ledger text NOT NULL CHECK (ledger IN ('account', 'funding', 'consumption')), -- 'account' is the one of the transfer
  event text, -- what the credits were consumed by, for people
  amount bigint NOT NULL,
  PRIMARY KEY (transfer_id, line),
  CHECK ((event IS NOT NULL) = (ledger = 'consumption'))
);

CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entry WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'the entries of transfer % do not add up to zero', NEW.transfer_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT OR UPDATE ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances()`;

const ACCOUNTS = `
INSERT INTO ledger_transfer (kind, account_id, reference, created_by, created_at)
  SELECT 'opening', id, id, created_by, created_at FROM account;
INSERT INTO ledger_entry (transfer_id, line, ledger, amount)
  SELECT t.id, side.line, side.ledger, side.sign * a.opening_credits
  FROM ledger_transfer t JOIN account a ON a.id = t.account_id, (VALUES (1, 'account', 1), (2, 'funding', -1)) AS side (line, ledger, sign);
SET CONSTRAINTS ledger_balances IMMEDIATE; -- a table with pending checks cannot be altered

ALTER TABLE account
  ADD COLUMN balance bigint NOT NULL DEFAULT 0, -- the sum of its ledger entries
  ADD COLUMN held bigint NOT NULL DEFAULT 0, -- the sum of its holds
  ADD COLUMN running integer NOT NULL DEFAULT 0 CHECK (running >= 0), -- generations that have not ended
  ADD COLUMN standard_starts bigint NOT NULL DEFAULT 0, -- as many as were ever logged
  ADD COLUMN draft_starts bigint NOT NULL DEFAULT 0,
  ADD COLUMN last_started_at timestamptz,
  ADD COLUMN max_running integer CHECK (max_running >= 0), -- null where that of the tier holds
  ADD COLUMN auto_refill_threshold bigint CHECK (auto_refill_threshold >= 0),
  ADD COLUMN auto_refill_amount bigint CHECK (auto_refill_amount > 0),
  ADD COLUMN auto_refill_monthly_cap bigint CHECK (auto_refill_monthly_cap >= 0),
  ADD CONSTRAINT account_auto_refill CHECK (num_nonnulls(auto_refill_threshold, auto_refill_amount, auto_refill_monthly_cap) IN (0, 3));
UPDATE account SET balance = opening_credits,
  running = (SELECT count(*) FROM operation o WHERE o.account_id = account.id AND o.ended_at IS NULL);
ALTER TABLE account DROP COLUMN opening_credits, ADD CONSTRAINT account_credits CHECK (held >= 0 AND balance - held >= 0)`;

const OPERATIONS = `
ALTER TABLE operation
  ADD COLUMN prompt_kind text, -- what the panorama is made from, for the price; null for exports
  ADD COLUMN inputs jsonb NOT NULL DEFAULT '[]', -- media that the prompt brings along; emptied when purged
  ADD COLUMN stages jsonb, -- what each stage took
  ADD COLUMN export_asset_type text,
  ADD COLUMN export_format text,
  ADD COLUMN result jsonb, -- of an export: the assets it has made
  ADD CONSTRAINT operation_export CHECK (num_nonnulls(export_asset_type, export_format) = CASE WHEN kind = 'export-world' THEN 2 ELSE 0 END);
CREATE INDEX operation_durations ON operation (model, prompt_kind, ended_at DESC) WHERE state = 'SUCCEEDED' AND kind = 'generate-world';
CREATE INDEX world_by_purge ON world (purged_at) WHERE purged_at IS NOT NULL`;

const STARTS = `
CREATE TABLE start_log (
  account_id text NOT NULL REFERENCES account (id),
  class text NOT NULL CHECK (class IN ('standard', 'draft')),
  nth bigint NOT NULL, -- without gaps, so that its oldest start alone tells how many a window holds
  started_at timestamptz NOT NULL, -- never before the one ahead of it
  PRIMARY KEY (account_id, class, nth)
);
CREATE INDEX start_log_windows ON start_log (account_id, class, started_at, nth);
CREATE INDEX start_log_by_age ON start_log (started_at);

CREATE TABLE idempotency_key (
  account_id text NOT NULL REFERENCES account (id),
  route text NOT NULL,
  key text NOT NULL,
  body_sha256 bytea NOT NULL CHECK (octet_length(body_sha256) = 32), -- of the canonical body
  operation_id text NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, route, key)
);
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);
CREATE INDEX idempotency_key_by_operation ON idempotency_key (operation_id)`;

const HOLDS = `
CREATE TABLE credit_hold (
  operation_id text PRIMARY KEY REFERENCES operation (id),
  account_id text NOT NULL REFERENCES account (id),
  amount bigint NOT NULL CHECK (amount >= 0),
  line_items jsonb NOT NULL, -- [{name, credits}], which add up to the amount
  state text NOT NULL DEFAULT 'HELD' CHECK (state IN ('HELD', 'SETTLED', 'RELEASED')),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT credit_hold_end CHECK ((ended_at IS NOT NULL) = (state <> 'HELD'))
);
CREATE INDEX credit_hold_open ON credit_hold (account_id) WHERE state = 'HELD';

-- Whatever ends an operation ends its hold in the same transaction, or is refused.
CREATE FUNCTION operation_ends_its_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM credit_hold WHERE operation_id = NEW.id AND state = 'HELD') THEN
    RAISE EXCEPTION 'the credits held for operation % would outlive it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER operation_ends_its_hold AFTER UPDATE ON operation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION operation_ends_its_hold()`;

const BACK = `
DROP TRIGGER operation_ends_its_hold ON operation;
DROP FUNCTION operation_ends_its_hold();
DROP TABLE credit_hold, idempotency_key, start_log;
DROP INDEX operation_durations, world_by_purge;
ALTER TABLE operation DROP COLUMN prompt_kind, DROP COLUMN inputs, DROP COLUMN stages, DROP COLUMN export_asset_type,
  DROP COLUMN export_format, DROP COLUMN result;
ALTER TABLE account ADD COLUMN opening_credits bigint CHECK (opening_credits >= 0);
UPDATE account SET opening_credits = coalesce(
  (SELECT e.amount FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
   WHERE t.account_id = account.id AND t.kind = 'opening'), 0);
ALTER TABLE account ALTER COLUMN opening_credits SET NOT NULL, DROP COLUMN balance, DROP COLUMN held, DROP COLUMN running,
  DROP COLUMN standard_starts, DROP COLUMN draft_starts, DROP COLUMN last_started_at,
  DROP COLUMN max_running, DROP COLUMN auto_refill_threshold, DROP COLUMN auto_refill_amount, DROP COLUMN auto_refill_monthly_cap;
DROP TABLE ledger_entry, ledger_transfer;
DROP FUNCTION ledger_balances()`;
