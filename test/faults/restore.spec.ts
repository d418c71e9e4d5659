import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openFileStore } from '@diorama/objects';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVICES = ['world', 'media', 'signing'];
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  world: { WORLD_GRPC_ADDRESS: '127.0.0.1:1', WORLD_HEALTH_PORT: '1' },
  media: {
    MEDIA_GRPC_ADDRESS: '127.0.0.1:1',
    MEDIA_HTTP_PORT: '1',
    MEDIA_PUBLIC_URL: 'http://localhost',
    MEDIA_INNER_URL: 'http://localhost',
    MEDIA_URL_SECRET: 'sixteen letters!',
    OBJECTS_FOLDER: '/nowhere',
  },
  signing: {
    SIGNING_GRPC_ADDRESS: '127.0.0.1:1',
    SIGNING_HEALTH_PORT: '1',
    SIGNING_SEALING_KEY: Buffer.from('a sealing key of 32 bytes exactly').subarray(0, 32).toString('base64'),
  },
};
const KEYS = ['0197b6a0-0000-7000-8000-000000000001/a.spz', '0197b6a0-0000-7000-8000-000000000001/b.glb'];

describe('a restored installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-restore-'));
  const [objects, restoredObjects] = [join(folder, 'objects'), join(folder, 'restored')];
  let postgres: TestPostgres;
  let database: TestDatabase;
  let restoredUrl: string;
  let restores = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase(SERVICES);
    for (const app of SERVICES) {
      const env = { ...SETTINGS[app], MIGRATE: 'only', DATABASE_URL: database.url(app) };
      const done = spawnSync(process.execPath, [join(ROOT, 'apps', app, 'dist/main.js')], { env, encoding: 'utf8' });
      if (done.status !== 0) throw new Error(done.stdout + done.stderr);
    }
    const store = await openFileStore(objects);
    const admin = await database.openAdmin();
    for (const key of KEYS) await storeObject(store, admin, key);
    await admin.query(`INSERT INTO world.account (id, name, tier, created_by, balance) VALUES ('acc_one', 'One', 'default', 'ada', 100)`);
    await admin.query('SET search_path = world');
    await admin.query('BEGIN');
    await admin.query(
      `INSERT INTO world.ledger_transfer (kind, account_id, reference, created_by) VALUES ('opening', 'acc_one', 'acc_one', 'ada')`,
    );
    await admin.query(`INSERT INTO world.ledger_entry (transfer_id, line, ledger, amount)
      SELECT id, side.* FROM world.ledger_transfer, (VALUES (1, 'account', 100), (2, 'funding', -100)) AS side`);
    await admin.query('COMMIT');
    await admin.end();
    store.close();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The database first, then the objects, as a backup is made; here a copy of each at one moment. */
  beforeEach(async () => {
    const name = `restored_${++restores}`;
    const server = new Client({ connectionString: postgres.adminUrl });
    await server.connect();
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${database.name}`);
    await server.end();
    const url = new URL(database.adminUrl);
    url.pathname = `/${name}`;
    restoredUrl = url.href;
    rmSync(restoredObjects, { recursive: true, force: true });
    cpSync(objects, restoredObjects, { recursive: true });
  });

  const check = async (...args: string[]): Promise<{ status: number; output: string }> => {
    const env = { ...process.env, DATABASE_URL: restoredUrl, OBJECTS_FOLDER: restoredObjects };
    const child = spawn(process.execPath, [join(ROOT, 'deploy/backup/check-restore.mjs'), ...args], { env, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, output };
  };
  const inRestored = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: restoredUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };

  it('is found whole, with objects that are newer than its database', async () => {
    const store = await openFileStore(restoredObjects);
    await store.write('later/c.spz', Buffer.from('written after the backup of the database'), { contentType: 'application/octet-stream' });
    store.close();
    const { status, output } = await check();
    expect(output).toContain('objects: 2 named, 1 newer than the database');
    expect(output).toContain('accounts: 1, worlds: 0');
    expect(output).toContain('✔ the database and the object store match');
    expect(status).toBe(0);
  });

  it('is found broken where an object is missing that the database names', async () => {
    const store = await openFileStore(restoredObjects);
    await store.delete(KEYS[1] ?? '');
    store.close();
    const { status, output } = await check('--sizes');
    expect(output).toContain(`✖ ${KEYS[1]} is missing`);
    expect(status).toBe(1);
  });

  it('is found broken where an object has another content or another size', async () => {
    const store = await openFileStore(restoredObjects);
    await store.delete(KEYS[0] ?? '');
    await store.write(KEYS[0] ?? '', Buffer.from(contentOf(KEYS[0] ?? '').replace('the', 'teh')), { contentType: 'model/spz' });
    await store.delete(KEYS[1] ?? '');
    await store.write(KEYS[1] ?? '', Buffer.from('short'), { contentType: 'model/spz' });
    store.close();
    expect((await check('--sizes')).output).toMatch(/✖ \S+b\.glb has 5 bytes instead of \d+[\s\S]*✖ 1 faults/);
    const { output } = await check();
    expect(output).toMatch(/✖ \S+a\.spz has other content/);
    expect(output).toContain('✖ 2 faults');
  });

  it('is found broken where the books do not balance', async () => {
    await inRestored(`SET session_replication_role = replica; UPDATE world.account SET balance = 70, held = 5;
      UPDATE world.ledger_entry SET amount = 90 WHERE line = 1`);
    const { status, output } = await check();
    expect(output).toMatch(/✖ transfer \d+ adds up to -10/);
    expect(output).toContain('✖ acc_one has a balance of 70 credits, and its ledger says 90');
    expect(output).toContain('✖ acc_one has 5 credits held, and its holds say 0');
    expect(status).toBe(1);
  });
});

const contentOf = (key: string): string => `the content of ${key}`;

async function storeObject(store: Awaited<ReturnType<typeof openFileStore>>, admin: Client, key: string): Promise<void> {
  const bytes = Buffer.from(contentOf(key));
  await store.write(key, bytes, { contentType: 'application/octet-stream' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await admin.query(`INSERT INTO media.stored_file (key, bytes, sha256, content_type) VALUES ($1, $2, $3, 'application/octet-stream')`, [
    key,
    bytes.byteLength,
    sha256,
  ]);
}
