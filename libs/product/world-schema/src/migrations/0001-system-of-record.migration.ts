import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts and their keys, operations, worlds and the assets they have. */
export class SystemOfRecord0001 implements MigrationInterface {
  readonly name = 'SystemOfRecord1790000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ACCOUNTS);
    await db.query(OPERATIONS);
    await db.query(WORLDS);
    await db.query(CHANGES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE world_asset; ALTER TABLE operation DROP CONSTRAINT operation_world; DROP TABLE world, operation');
    await db.query('DROP FUNCTION operation_changes(); DROP TABLE api_key, project, account');
  }
}

const ACCOUNTS = `
CREATE TABLE account (
  id text PRIMARY KEY CHECK (id LIKE 'acc\\_%'),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 128),
  tier text NOT NULL CHECK (tier IN ('default', 'higher')),
  -- Limits of its own; all null where those of the tier hold.
  limit_per_minute integer CHECK (limit_per_minute >= 0),
  limit_per_hour integer CHECK (limit_per_hour >= 0),
  limit_draft_per_minute integer CHECK (limit_draft_per_minute >= 0),
  -- What the account began with: the opening entry of its ledger.
  opening_credits bigint NOT NULL CHECK (opening_credits >= 0),
  created_by text NOT NULL, -- the operator
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(limit_per_minute, limit_per_hour, limit_draft_per_minute) IN (0, 3))
);

CREATE TABLE project (
  id text PRIMARY KEY CHECK (id LIKE 'prj\\_%'),
  account_id text NOT NULL REFERENCES account (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id)
);

CREATE TABLE api_key (
  id text PRIMARY KEY, -- the key's public part
  account_id text NOT NULL,
  project_id text NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32), -- of the whole key, which is stored nowhere
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz, -- to the minute
  FOREIGN KEY (account_id, project_id) REFERENCES project (account_id, id),
  UNIQUE (account_id, project_id, id)
)`;

const OPERATIONS = `
CREATE TABLE operation (
  id text PRIMARY KEY CHECK (id LIKE 'op\\_%'),
  kind text NOT NULL,
  account_id text NOT NULL,
  project_id text NOT NULL,
  api_key_id text NOT NULL,
  request_id text NOT NULL,
  world_id uuid NOT NULL,
  model text NOT NULL,
  seed bigint NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  state text NOT NULL DEFAULT 'QUEUED' CHECK (state IN ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  stage text,
  percent integer CHECK (percent BETWEEN 0 AND 100),
  description text,
  failure_code text,
  failure_message text,
  outcome_sha256 bytea CHECK (octet_length(outcome_sha256) = 32), -- of the result, to know a repeated finish
  revision bigint NOT NULL DEFAULT 0, -- one more at each change
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (account_id, project_id, api_key_id) REFERENCES api_key (account_id, project_id, id),
  CONSTRAINT operation_end CHECK ((ended_at IS NOT NULL) = (state IN ('SUCCEEDED', 'FAILED', 'CANCELLED'))),
  CONSTRAINT operation_failure CHECK ((failure_code IS NOT NULL) = (state IN ('FAILED', 'CANCELLED'))),
  CONSTRAINT operation_outcome CHECK ((outcome_sha256 IS NOT NULL) = (state = 'SUCCEEDED')),
  CHECK (num_nonnulls(stage, percent, description) IN (0, 3)),
  CHECK (num_nonnulls(failure_code, failure_message) IN (0, 2))
);
CREATE INDEX operation_by_account ON operation (account_id, created_at DESC, id DESC);
CREATE INDEX operation_open ON operation (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX operation_deadline ON operation (expires_at) WHERE ended_at IS NULL`;

const WORLDS = `
CREATE TABLE world (
  id uuid PRIMARY KEY,
  account_id text NOT NULL,
  project_id text NOT NULL,
  operation_id text NOT NULL UNIQUE REFERENCES operation (id), -- the one that makes it; its state is the world's
  display_name text NOT NULL DEFAULT '' CHECK (char_length(display_name) <= 64),
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  public boolean NOT NULL DEFAULT false,
  allow_id_access boolean NOT NULL DEFAULT false,
  allowed_readers text[] NOT NULL DEFAULT '{}' CHECK (cardinality(allowed_readers) <= 64),
  prompt json, -- as accepted: json keeps order and escapes, jsonb refuses some; null once purged
  model text NOT NULL,
  seed bigint NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  caption text,
  metric_scale_factor double precision,
  ground_plane_offset double precision, -- metres
  spawn_points jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  purged_at timestamptz,
  FOREIGN KEY (account_id, project_id) REFERENCES project (account_id, id),
  CHECK (num_nonnulls(caption, metric_scale_factor, ground_plane_offset, spawn_points, completed_at) IN (0, 5))
);
CREATE INDEX world_by_account ON world (account_id, created_at DESC, id DESC);

-- The two name each other; the transaction that begins an operation writes both.
ALTER TABLE operation ADD CONSTRAINT operation_world FOREIGN KEY (world_id) REFERENCES world (id) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX operation_by_world ON operation (world_id);

CREATE TABLE world_asset (
  world_id uuid NOT NULL REFERENCES world (id) ON DELETE CASCADE,
  name text NOT NULL, -- place in the answer's assets, such as splats.spz_urls.100k
  key text NOT NULL, -- in the object store: <world id>/<sha256>.<extension>
  content_type text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (world_id, name)
)`;

/** Whoever changes an operation, and in whatever way, its watchers hear of it. */
const CHANGES = `
CREATE FUNCTION operation_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.updated_at := now();
  PERFORM pg_notify('world_operation', NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER operation_changes BEFORE UPDATE ON operation FOR EACH ROW EXECUTE FUNCTION operation_changes()`;
