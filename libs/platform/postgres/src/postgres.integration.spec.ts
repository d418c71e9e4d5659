import { DomainError } from '@diorama/domain';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { Client } from 'pg';
import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { connectDataSource, createDataSource } from './data-source.js';
import { StatementError } from './sql-errors.js';
import { listenForNotifications } from './listener.js';
import { isSchemaCurrent, migrate } from './migrate.js';
import { prepareDatabase } from './prepare-database.js';
import { queryRows } from './query.js';
import { inTransaction } from './transaction.js';

class Counters0001 implements MigrationInterface {
  readonly name = 'Counters1790000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE counter (id text PRIMARY KEY, value integer NOT NULL)');
    await db.query('SELECT pg_sleep(0.2)'); // long enough for the others to meet it
    await db.query(`INSERT INTO counter VALUES ('a', 0), ('b', 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE counter');
  }
}

class Slow0002 implements MigrationInterface {
  readonly name = 'Slow1790000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query('SELECT pg_sleep(5)'); // longer than any statement may take otherwise
    await db.query('ALTER TABLE counter ADD COLUMN note text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE counter DROP COLUMN note');
  }
}

let postgres: TestPostgres;
let database: TestDatabase;
let admin: Client;
const open: DataSource[] = [];

function dataSourceOf(migrations: (new () => MigrationInterface)[], poolSize = 4): DataSource {
  const options = { url: database.url('world'), schema: 'world', applicationName: 'tests', onIdleError: () => undefined };
  return createDataSource({ ...options, entities: [], migrations, poolSize });
}

async function opened(migrations: (new () => MigrationInterface)[] = [], poolSize = 4): Promise<DataSource> {
  const dataSource = dataSourceOf(migrations, poolSize);
  await connectDataSource(dataSource);
  open.push(dataSource);
  return dataSource;
}

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase();
  admin = await database.openAdmin();
});

afterAll(async () => {
  await Promise.all(open.map((dataSource) => dataSource.destroy()));
  await admin?.end();
  await postgres?.stop();
});

const add = (executor: EntityManager | DataSource, id: string): Promise<unknown> =>
  queryRows(executor, 'UPDATE counter SET value = value + 1 WHERE id = $1 RETURNING value', [id]);

describe('migrations', () => {
  it('run once, whoever runs them at once', async () => {
    const behind = await opened([Counters0001]);
    expect(await isSchemaCurrent(behind)).toBe(false);
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(dataSourceOf([Counters0001]))));
    expect(runs.flat()).toEqual(['Counters1790000000001']);
    expect(await isSchemaCurrent(behind)).toBe(true);
    expect(await queryRows(behind, 'SELECT id FROM world.counter ORDER BY id')).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('may take longer than a statement of a service may', async () => {
    const next = await opened([Counters0001, Slow0002]);
    expect(await isSchemaCurrent(next)).toBe(false);
    expect(await migrate(next)).toEqual(['Slow1790000000002']);
    expect(await isSchemaCurrent(next)).toBe(true);
    expect(await isSchemaCurrent(await opened([Counters0001]))).toBe(true); // the older program may go on
  });
});

describe('the roles of the services', () => {
  it('see nothing of each other, nor of the public schema', async () => {
    const media = new Client({ connectionString: database.url('media') });
    await media.connect();
    await expect(media.query('SELECT * FROM world.counter')).rejects.toThrow('permission denied for schema world');
    await expect(media.query('CREATE TABLE public.mine (id int)')).rejects.toThrow('permission denied for schema public');
    await media.query('CREATE TABLE mine (id int)');
    const { rows } = await admin.query(`SELECT schemaname FROM pg_tables WHERE tablename = 'mine'`);
    expect(rows).toEqual([{ schemaname: 'media' }]);
    await media.end();
  });

  it('may be prepared again, by several at once, and keep what they have', async () => {
    const services = [
      { name: 'world', password: 'tests-only' },
      { name: 'signing', password: `it's new` },
    ];
    const prepare = () => prepareDatabase({ adminUrl: postgres.adminUrl, database: database.name, services });
    const [urls] = await Promise.all([prepare(), prepare(), prepare()]);
    const signing = new Client({ connectionString: urls?.['signing'] });
    await signing.connect();
    await signing.end();
    expect(await queryRows(await opened(), 'SELECT count(*)::int AS n FROM counter')).toEqual([{ n: 2 }]);
  });

  it('have plain names', async () => {
    const prepare = prepareDatabase({ adminUrl: postgres.adminUrl, database: 'x"; DROP', services: [] });
    await expect(prepare).rejects.toThrow(TypeError);
  });
});

describe('a transaction', () => {
  it('is tried again after a deadlock, so that both are done', async () => {
    const dataSource = await opened();
    let [attempts, held] = [0, 0];
    const met = Promise.withResolvers<void>();
    const both = (first: string, second: string) =>
      inTransaction(dataSource, async (transaction) => {
        attempts++;
        await add(transaction, first);
        if (++held === 2) met.resolve();
        await met.promise; // each has its first row now
        await add(transaction, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(attempts).toBeGreaterThan(2);
    expect(await queryRows(dataSource, 'SELECT sum(value)::int AS n FROM counter')).toEqual([{ n: 4 }]);
  });

  it('leaves nothing behind when it fails, and tells a fault without its values', async () => {
    const dataSource = await opened();
    const fault = await inTransaction(dataSource, async (transaction) => {
      await add(transaction, 'a');
      await queryRows(transaction, 'INSERT INTO counter VALUES ($1, NULL)', ['a prompt']);
    }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StatementError);
    expect(fault).toMatchObject({ code: '23502' });
    expect(JSON.stringify({ ...(fault as object) })).not.toContain('a prompt');
    expect(await queryRows(dataSource, 'SELECT sum(value)::int AS n FROM counter')).toEqual([{ n: 4 }]);
  });

  it('is READ COMMITTED on a database that has another default', async () => {
    await admin.query(`ALTER DATABASE ${database.name} SET default_transaction_isolation = 'serializable'`);
    const dataSource = await opened();
    expect(await queryRows(dataSource, 'SHOW transaction_isolation')).toEqual([{ transaction_isolation: 'read committed' }]);
    await admin.query(`ALTER DATABASE ${database.name} RESET default_transaction_isolation`);
  });
});

describe('a database in trouble', () => {
  const terminate = () =>
    admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'world' AND datname = $1`, [database.name]);

  it('makes calls fail as UNAVAILABLE, and serves again afterwards', async () => {
    const dataSource = await opened([], 1);
    const running = queryRows(dataSource, 'SELECT pg_sleep(3)').catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { rowCount } = await admin.query(`SELECT FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(3)'`);
      expect(rowCount).toBe(1);
    }, 30_000);
    await terminate();
    expect(await running).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await queryRows(dataSource, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ends a statement that runs too long, as UNAVAILABLE', async () => {
    await expect(queryRows(await opened(), 'SELECT pg_sleep(30)')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is told as UNAVAILABLE when nobody listens there', async () => {
    const url = new URL(database.url('world'));
    url.port = '1';
    const nowhere = { url: url.href, schema: 'world', entities: [], migrations: [], poolSize: 1, applicationName: 'tests' };
    await expect(connectDataSource(createDataSource({ ...nowhere, onIdleError: () => undefined }))).rejects.toThrow(DomainError);
  });

  it('gets its listener back, which says that it may have missed something', async () => {
    const heard: string[] = [];
    let connections = 0;
    const listener = listenForNotifications({
      url: database.url('world'),
      channel: 'news',
      applicationName: 'tests',
      onNotification: (payload) => heard.push(payload),
      onConnected: () => connections++,
      onError: () => undefined,
    });
    await vi.waitFor(() => expect(connections).toBe(1), 30_000);
    await admin.query(`SELECT pg_notify('news', 'first')`);
    await vi.waitFor(() => expect(heard).toEqual(['first']), 30_000);
    await terminate();
    await vi.waitFor(() => expect(connections).toBe(2), 30_000);
    await admin.query(`SELECT pg_notify('news', 'second')`);
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']), 30_000);
    await listener.stop();
  });
});
