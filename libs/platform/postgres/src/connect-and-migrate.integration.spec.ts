import type { Logger } from '@diorama/telemetry';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { connectAndMigrate } from './connect-and-migrate.js';
import { connectDataSource, createDataSource } from './data-source.js';
import { isSchemaCurrent, migrate } from './migrate.js';

class Shelf0001 implements MigrationInterface {
  readonly name = 'Shelf1790000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE shelf (id text PRIMARY KEY)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE shelf');
  }
}

class Faulty0002 implements MigrationInterface {
  readonly name = 'Faulty1790000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE nothing (');
  }

  async down(): Promise<void> {}
}

let postgres: TestPostgres;
let database: TestDatabase;
let logged: string[];
let logger: Logger;
const made: DataSource[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

beforeEach(async () => {
  database = await postgres.createDatabase();
  logged = [];
  const log = (...line: unknown[]): void => void logged.push(String(line.at(-1)));
  logger = { info: log, warn: log } as unknown as Logger;
});

afterEach(async () => {
  const open = made.splice(0).filter(({ isInitialized }) => isInitialized);
  await Promise.all(open.map((dataSource) => dataSource.destroy()));
});

afterAll(() => postgres.stop());

function dataSourceAt(url: string, migrations: (new () => MigrationInterface)[] = [Shelf0001]): DataSource {
  const options = { schema: 'world', applicationName: 'tests', onIdleError: () => undefined, entities: [], poolSize: 2 };
  const dataSource = createDataSource({ ...options, url, migrations });
  made.push(dataSource);
  return dataSource;
}

async function nowhere(): Promise<string> {
  const url = new URL(database.url('world'));
  url.port = String(await findFreePort());
  return url.href;
}

describe('bringing a database up', () => {
  it('runs the migrations, and says so once', async () => {
    for (let i = 0; i < 2; i++) {
      const dataSource = dataSourceAt(database.url('world'));
      await connectAndMigrate(dataSource, { migrateOnStart: true, logger });
      expect(await isSchemaCurrent(dataSource)).toBe(true);
    }
    expect(logged).toEqual(['schema migrations applied']);
  });

  it('waits until somebody else has migrated', async () => {
    const done = connectAndMigrate(dataSourceAt(database.url('world')), { migrateOnStart: false, logger });
    await expect.poll(() => logged).toContain('waiting for schema migrations');
    const other = dataSourceAt(database.url('world'));
    await connectDataSource(other);
    await migrate(other);
    await done;
    expect(await isSchemaCurrent(other)).toBe(true);
  });

  it('waits for a database that is away, until it is told to stop', async () => {
    const stop = new AbortController();
    const given = { migrateOnStart: true, logger, signal: stop.signal };
    const end = connectAndMigrate(dataSourceAt(await nowhere()), given).catch((error: unknown) => error);
    await expect.poll(() => logged.length).toBeGreaterThan(1);
    expect(new Set(logged)).toEqual(new Set(['waiting for the database']));
    stop.abort();
    expect(await end).toMatchObject({ name: 'AbortError' });
  });

  it('does not wait for what no waiting mends', async () => {
    const stranger = new URL(database.url('world'));
    stranger.password = 'wrong';
    await expect(connectAndMigrate(dataSourceAt(stranger.href), { migrateOnStart: true, logger })).rejects.toMatchObject({ code: '28P01' });
    const faulty = dataSourceAt(database.url('world'), [Shelf0001, Faulty0002]);
    await expect(connectAndMigrate(faulty, { migrateOnStart: true, logger })).rejects.toMatchObject({ code: '42601' });
    expect(logged).toEqual([]);
  });
});
