// node deploy/backup/check-restore.mjs: whether a restored database and a restored store are one installation again. Reads both, changes
// neither. Environment: DATABASE_URL of a role that may read all schemas, and OBJECTS_FOLDER, or S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY,
// S3_SECRET_KEY and S3_REGION. With --sizes it compares sizes alone, which reads no object. Ends with 1 where something is wrong.
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isObjectStoreError, openFileStore, openS3Store } from '@diorama/objects';
import { Client } from 'pg';

const { env } = process;
const sizesAlone = process.argv.includes('--sizes');
const say = (text) => process.stdout.write(`${text}\n`);

/** The record that `media` keeps of every object, and whatever shows one to people. */
const OBJECTS = `
  SELECT key, bytes, sha256, min(who) AS who FROM (
    SELECT key, bytes, sha256, 'the list of files' AS who FROM media.stored_file
    UNION ALL SELECT key, bytes, sha256, 'a world' FROM world.world_asset
    UNION ALL SELECT key, bytes, sha256, 'an upload' FROM media.media_asset WHERE state = 'READY') AS named
  GROUP BY key, bytes, sha256 ORDER BY key COLLATE "C"`;

const BOOKS = `
  SELECT 'transfer ' || transfer_id || ' adds up to ' || sum(amount) AS fault FROM world.ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0
  UNION ALL
  SELECT a.id || ' has a balance of ' || a.balance || ' credits, and its ledger says ' || coalesce(sum(e.amount), 0)
  FROM world.account a LEFT JOIN world.ledger_transfer t ON t.account_id = a.id
  LEFT JOIN world.ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
  GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)
  UNION ALL
  SELECT a.id || ' has ' || a.held || ' credits held, and its holds say ' || coalesce(sum(h.amount), 0)
  FROM world.account a LEFT JOIN world.credit_hold h ON h.account_id = a.id AND h.state = 'HELD'
  GROUP BY a.id, a.held HAVING a.held <> coalesce(sum(h.amount), 0)`;

const COUNTS = `
  SELECT (SELECT count(*) FROM world.account)::int AS accounts, (SELECT count(*) FROM world.world)::int AS worlds,
    (SELECT count(*) FROM world.operation WHERE ended_at IS NULL)::int AS open_operations,
    (SELECT count(*) FROM world.delivery WHERE ended_at IS NULL)::int AS open_deliveries,
    (SELECT count(*) FROM signing.signing_key)::int AS signing_keys`;

const database = new Client({ connectionString: env['DATABASE_URL'] });
const store = await openStore();
await database.connect();
await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
const faults = [...(await rows(BOOKS)).map(({ fault }) => fault), ...(await faultsInObjects())];
const [counts] = await rows(COUNTS);
await database.end();
store.close();

for (const fault of faults) say(`✖ ${fault}`);
say(
  Object.entries(counts)
    .map(([what, count]) => `${what.replace('_', ' ')}: ${count}`)
    .join(', '),
);
say(faults.length === 0 ? '✔ the database and the object store match' : `✖ ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function rows(query) {
  return (await database.query(query)).rows;
}

function openStore() {
  if (env['OBJECTS_FOLDER']) return openFileStore(env['OBJECTS_FOLDER']);
  return openS3Store({
    endpoint: env['S3_ENDPOINT'] ?? '',
    region: env['S3_REGION'] || 'us-east-1',
    bucket: env['S3_BUCKET'] ?? '',
    accessKey: env['S3_ACCESS_KEY'] ?? '',
    secretKey: env['S3_SECRET_KEY'] ?? '',
    stagingFolder: mkdtempSync(join(tmpdir(), 'diorama-check-')),
  });
}

async function faultsInObjects() {
  const named = await rows(OBJECTS);
  const found = [];
  for (const one of named) {
    const fault = await faultOf(one);
    if (fault !== null) found.push(`${one.key} ${fault}, which ${one.who} names`);
  }
  const keys = new Set(named.map(({ key }) => key));
  let extra = 0;
  for await (const { key } of store.list('')) if (!keys.has(key)) extra++;
  say(`objects: ${named.length} named, ${extra} newer than the database (harmless)`);
  return found;
}

async function faultOf({ key, bytes, sha256 }) {
  try {
    const stored = await store.stat(key);
    if (stored.bytes !== Number(bytes)) return `has ${stored.bytes} bytes instead of ${bytes}`;
    if (sizesAlone) return null;
    const hash = createHash('sha256');
    for await (const chunk of (await store.read(key)).stream) hash.update(chunk);
    return hash.digest('hex') === sha256 ? null : 'has other content';
  } catch (error) {
    if (isObjectStoreError(error, 'NOT_FOUND')) return 'is missing';
    throw error;
  }
}
