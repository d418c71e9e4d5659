import { createWorldClient } from '@diorama/rpc';
import type { WorldClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';

import type { Workbench } from './workbench.ts';

/** A system of record with many worlds in it; half of them belong to one account. */
export interface FilledRecord {
  readonly client: WorldClient;
  readonly accountId: string;
  /** When the middle one of that account's worlds was made. */
  readonly middle: Date;
  /** Id of an operation by its number, from 0. */
  readonly operationId: (number: number) => string;
  readonly operations: number;
}

/** Operations for each world: the one that made it, and later ones. */
const PER_WORLD = 5;
const OTHER_ACCOUNTS = 50;

/** Starts a Postgres, and in it a record of each of these sizes. */
export async function startFilledRecords(bench: Workbench, sizes: readonly number[]): Promise<FilledRecord[]> {
  const postgres = await startPostgres();
  bench.onClose(() => postgres.stop());
  const records: FilledRecord[] = [];
  for (const worlds of sizes) records.push(await startFilled(bench, await postgres.createDatabase(['world']), worlds));
  return records;
}

async function startFilled(bench: Workbench, database: TestDatabase, worlds: number): Promise<FilledRecord> {
  const address = `127.0.0.1:${await findFreePort()}`;
  await bench.child('./world-process.ts', [database.url('world'), address]);
  const client = createWorldClient(address);
  bench.onClose(async () => client.close());
  const { apiKey } = await client.createAccount({ name: 'Ada', credits: 0, tier: 'default', operator: 'bench' });
  const { accountId } = await client.authenticateKey({ apiKey });
  await fill(database, accountId, worlds);
  const middle = new Date(FIRST_MS + worlds * SPACING_MS * 0.5);
  return { client, accountId, middle, operationId, operations: PER_WORLD * worlds };
}

const FIRST_MS = Date.UTC(2026, 0, 1);
const SPACING_MS = 1_000;
const operationId = (number: number): string => `op_${String(number).padStart(22, '0')}`;

/** Every second world is the account's, so that its rows lie among those of others. */
async function fill(database: TestDatabase, accountId: string, worlds: number): Promise<void> {
  const admin = await database.openAdmin();
  try {
    await admin.query('SET search_path = world; SET session_replication_role = replica'); // neither triggers nor foreign keys
    // To build an index once takes a fraction of growing it row by row.
    const { rows: indexes } = await admin.query<{ name: string; definition: string }>(INDEXES);
    for (const { name } of indexes) await admin.query(`DROP INDEX ${name}`);
    for (const statement of [ACCOUNTS, OPERATIONS, WORLDS, ASSETS]) await admin.query(statement(accountId, worlds));
    for (const { definition } of indexes) await admin.query(definition);
    // Else the server would tidy up while it is being measured.
    for (const table of ['operation', 'world', 'world_asset']) await admin.query(`VACUUM ANALYZE ${table}`);
    await admin.query('CHECKPOINT');
  } finally {
    await admin.end();
  }
}

const INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'world' AND tablename IN ('operation', 'world', 'world_asset')
    AND indexname NOT IN (SELECT conname FROM pg_constraint)`;

const ACCOUNTS = (): string => `
  INSERT INTO account (id, name, tier, created_by)
  SELECT 'acc_' || lpad(i::text, 22, '0'), 'Other', 'default', 'bench' FROM generate_series(1, ${OTHER_ACCOUNTS}) AS i`;

const OWNER = (accountId: string): string =>
  `CASE WHEN i % 2 = 0 THEN '${accountId}' ELSE 'acc_' || lpad((1 + i / 2 % ${OTHER_ACCOUNTS})::text, 22, '0') END`;
const CREATED_AT = `timestamptz '2026-01-01Z' + i * interval '${SPACING_MS} milliseconds'`;
const WORLD_ID = `(lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid`;
/** Each two hundredth is under way; each tenth of the others has failed. */
const STATE = `CASE WHEN i % 200 < 2 THEN 'RUNNING' WHEN i % 20 < 2 THEN 'FAILED' ELSE 'SUCCEEDED' END`;
const MODEL = `CASE WHEN i % 300 < 2 THEN 'svc-1.1-plus' ELSE 'svc-1.1' END`;

const OPERATIONS = (accountId: string, worlds: number): string => `
  INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, state, created_at, updated_at,
    started_at, ended_at, expires_at, outcome_sha256, failure_code, failure_message, prompt_kind, export_asset_type, export_format)
  SELECT 'op_' || lpad((${PER_WORLD} * i + k)::text, 22, '0'), CASE WHEN k = 0 THEN 'generate-world' ELSE 'export-world' END,
    ${OWNER(accountId)}, 'prj_bench', 'bench', 'req_12345678', ${WORLD_ID}, ${MODEL}, 7, made.state,
    ${CREATED_AT} + k * interval '1 minute', ${CREATED_AT}, ${CREATED_AT}, CASE WHEN made.state <> 'RUNNING' THEN ${CREATED_AT} END,
    ${CREATED_AT} + interval '1 day', CASE WHEN made.state = 'SUCCEEDED' THEN sha256('') END,
    CASE WHEN made.state = 'FAILED' THEN 'TIMEOUT' END, CASE WHEN made.state = 'FAILED' THEN 'late' END,
    CASE WHEN k = 0 THEN 'text' END, CASE WHEN k > 0 THEN 'mesh' END, CASE WHEN k > 0 THEN 'glb' END
  FROM generate_series(0, ${worlds - 1}) AS i, generate_series(0, ${PER_WORLD - 1}) AS k,
    LATERAL (SELECT CASE WHEN k = 0 OR ${STATE} = 'SUCCEEDED' THEN ${STATE} ELSE 'FAILED' END AS state) AS made`;

const WORLDS = (accountId: string, worlds: number): string => `
  INSERT INTO world (id, account_id, project_id, operation_id, display_name, tags, public, prompt, model, seed, caption,
    metric_scale_factor, ground_plane_offset, spawn_points, created_at, updated_at, completed_at, listed)
  SELECT ${WORLD_ID}, ${OWNER(accountId)}, 'prj_bench', 'op_' || lpad((${PER_WORLD} * i)::text, 22, '0'), 'World ' || i,
    ARRAY['all', 't' || i % 1000], i % 100 < 2, '{"type":"text","text_prompt":"a meadow with a pond"}', ${MODEL}, 7,
    CASE WHEN done THEN 'A meadow' END, CASE WHEN done THEN 1 END, CASE WHEN done THEN 1.6 END, CASE WHEN done THEN '[]'::jsonb END,
    ${CREATED_AT}, ${CREATED_AT} + (i % 97) * interval '1 hour', CASE WHEN done THEN ${CREATED_AT} END, ${STATE} <> 'FAILED'
  FROM generate_series(0, ${worlds - 1}) AS i, LATERAL (SELECT ${STATE} = 'SUCCEEDED' AS done) AS made`;

const ASSETS = (_accountId: string, worlds: number): string => `
  INSERT INTO world_asset (world_id, name, key, content_type, bytes, sha256)
  SELECT ${WORLD_ID}, name, ${WORLD_ID} || '/' || repeat('a', 64) || '.bin', 'application/octet-stream', 1000, repeat('a', 64)
  FROM generate_series(0, ${worlds - 1}) AS i, unnest(ARRAY['imagery.pano_url', 'splats.spz_urls.100k', 'thumbnail_url']) AS name
  WHERE ${STATE} = 'SUCCEEDED'`;
