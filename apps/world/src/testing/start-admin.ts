import { adminProto } from '@diorama/proto-types';
import { createAdminClient } from '@diorama/rpc';
import type { AdminClient } from '@diorama/rpc';

import { getErrorCode } from './error-code.js';
import { startTestWorld } from './start-world.js';
import type { TestAccount, TestWorld } from './start-world.js';

/** A session with the database. */
export interface Session {
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
}

/** The servers that a test runs on; `testkit` has them. */
export interface TestServers<Sql extends Session> {
  startPostgres(): Promise<{
    createDatabase(): Promise<{ openAdmin(): Promise<Sql>; url(service: string): string }>;
    stop(): Promise<void>;
  }>;
  freePort(): Promise<number>;
}

/** The service on a Postgres of its own, as operators and API users meet it. */
export interface TestAdmin<Sql> {
  readonly admin: AdminClient;
  readonly world: TestWorld;
  /** `host:port` of all its services. */
  readonly grpcAddress: string;
  /** The superuser, who sees past the service. */
  readonly sql: Sql;
  /** Of the service's own role. */
  readonly databaseUrl: string;
  makeKey(owner: TestAccount, expiresAt?: Date): Promise<{ readonly id: string; readonly secret: string }>;
  keyWorks(apiKey: string): Promise<boolean>;
  /** Of the account's audit log, newest first. */
  actionsOf(accountId: string): Promise<string[]>;
  close(): Promise<void>;
}

export const TEST_OPERATOR = 'grace';

export async function startTestAdmin<Sql extends Session>(servers: TestServers<Sql>): Promise<TestAdmin<Sql>> {
  const postgres = await servers.startPostgres();
  const database = await postgres.createDatabase();
  const sql = await database.openAdmin();
  await sql.query('SET search_path = world');
  const grpcAddress = `127.0.0.1:${await servers.freePort()}`;
  const world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress });
  const admin = createAdminClient(grpcAddress);
  return {
    admin,
    world,
    grpcAddress,
    sql,
    databaseUrl: database.url('world'),
    async makeKey({ accountId, projectId }, expiresAt) {
      const { apiKey, secret } = await admin.createKey({
        accountId,
        projectId,
        name: 'build',
        expiresAt,
        scopes: [],
        operator: TEST_OPERATOR,
      });
      return { id: apiKey?.apiKeyId ?? '', secret };
    },
    keyWorks: async (apiKey) => (await getErrorCode(world.client.authenticateKey({ apiKey }))) === 'OK',
    async actionsOf(accountId) {
      const { lines } = await admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId, pageSize: 100 }));
      return lines.map(({ action }) => action);
    },
    async close() {
      admin.close();
      await world.close();
      await sql.end();
      await postgres.stop();
    },
  };
}
