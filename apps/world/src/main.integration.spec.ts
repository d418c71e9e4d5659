import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import { ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { createWorldClient } from '@diorama/rpc';
import { withRequestContext } from '@diorama/telemetry';
import type { WorldClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createWorldDataSource, WORLD_MIGRATIONS } from '@diorama/world-schema';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SOON = { timeout: 60_000, interval: 50 };
const STATE = worldProto.OperationState;

let postgres: TestPostgres;
let database: TestDatabase;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
const running: WorldProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

beforeEach(async () => {
  database = await postgres.createDatabase();
  admin = await database.openAdmin();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await admin.end();
});

afterAll(async () => {
  await postgres?.stop();
});

/** The service as it is deployed: `dist/main.js` and its environment. */
class WorldProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly healthPort: number,
    readonly client: WorldClient,
    readonly log: string[],
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<WorldProcess> {
    const [grpcPort, healthPort] = [await findFreePort(), await findFreePort()];
    const address = `127.0.0.1:${grpcPort}`;
    const own = { WORLD_GRPC_ADDRESS: address, WORLD_HEALTH_PORT: String(healthPort), DATABASE_URL: database.url('world') };
    const child = spawn(process.execPath, [MAIN], { env: { ...own, LOG_LEVEL: 'debug', ...environment }, stdio: 'pipe' });
    const log: string[] = [];
    for (const output of [child.stdout, child.stderr]) output.on('data', (bytes: Buffer) => log.push(bytes.toString()));
    const started = new WorldProcess(child, healthPort, createWorldClient(address), log);
    running.push(started);
    return started;
  }

  /** HTTP status of a probe; 0 while the port is closed. */
  async probe(path: '/livez' | '/readyz'): Promise<number> {
    return fetch(`http://127.0.0.1:${this.healthPort}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async ready(): Promise<this> {
    await vi.waitUntil(async () => (await this.probe('/readyz')) === 200, SOON);
    return this;
  }

  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Asks it to stop; its exit status. */
  async stop(): Promise<number | null> {
    this.client.close();
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }
}

async function beginOperation(client: WorldClient): Promise<{ accountId: string; operationId: string }> {
  const { apiKey } = await client.createAccount({ name: 'Ada', credits: 10_000, tier: 'default', operator: 'tests' });
  const { accountId, projectId, apiKeyId } = await client.authenticateKey({ apiKey });
  const owner = { accountId, projectId, apiKeyId };
  const id = createOperationId(randomBytes(ID_RANDOM_BYTES));
  await client.beginOperation(
    worldProto.BeginOperationRequest.fromPartial({
      ...owner,
      operationId: id,
      kind: 'generate-world',
      requestId: 'req_12345678',
      worldId: createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES)),
      model: 'svc-1.1',
      seed: 1,
      worldPromptJson: '{"type":"text","text_prompt":"the hidden words"}',
      promptKind: 'text',
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  return { accountId: owner.accountId, operationId: id };
}

/** A way to Postgres that a test can block: what is sent just does not arrive. */
class Line {
  private readonly sockets = new Set<Socket>();
  private blocked = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(url: string): Promise<Line> {
    const target = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const via = new URL(url);
    via.port = String((server.address() as AddressInfo).port);
    const line = new Line(server, via.href);
    server.on('connection', (inward) => line.join(inward, connect(Number(target.port), target.hostname)));
    return line;
  }

  private join(inward: Socket, outward: Socket): void {
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => !this.blocked && to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }

  block(): void {
    this.blocked = true;
  }

  /** Lets new connections through; the old ones have lost bytes and are cut. */
  restore(): void {
    this.blocked = false;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  async close(): Promise<void> {
    this.restore();
    this.server.close();
    await once(this.server, 'close');
  }
}

describe('the process', () => {
  it('brings the schema up to date, once for two that start together', async () => {
    const both = await Promise.all([WorldProcess.start(), WorldProcess.start()]);
    await Promise.all(both.map((one) => one.ready()));
    const { rows } = await admin.query<{ name: string }>('SELECT name FROM world.migration ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(WORLD_MIGRATIONS.map((Migration) => new Migration().name));
    expect(both.filter(({ log }) => log.join('').includes('schema migrations applied'))).toHaveLength(1);
  });

  it('exits after a migration-only start, and lets a process that never migrates continue', async () => {
    const waiting = await WorldProcess.start({ MIGRATE: 'never' });
    const migrating = await WorldProcess.start({ MIGRATE: 'only' });
    await vi.waitUntil(() => migrating.exitCode !== null, SOON);
    expect(migrating.exitCode).toBe(0);
    expect(migrating.log.join('')).toContain('the schema is up to date');
    await waiting.ready();
  });

  it('keeps rows whose columns are those of the entities', async () => {
    await (await WorldProcess.start()).ready();
    const dataSource = createWorldDataSource({ url: database.url('world'), poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    const inCode = dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.map(
        (column) =>
          `${tableName}.${column.databaseName} ${column.isArray ? 'ARRAY' : dataSource.driver.normalizeType(column)} ${column.isNullable}`,
      ),
    );
    await dataSource.destroy();
    const { rows } = await admin.query<{ line: string }>(`
      SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || (is_nullable = 'YES')::text AS line
      FROM information_schema.columns WHERE table_schema = 'world' AND table_name <> 'migration' AND is_generated = 'NEVER'`);
    expect(rows.map(({ line }) => line).toSorted()).toEqual(inCode.toSorted());
  });

  it('can take its migrations back', async () => {
    await (await WorldProcess.start()).ready();
    const dataSource = createWorldDataSource({ url: database.url('world'), poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    for (let i = 0; i < dataSource.migrations.length; i++) await dataSource.undoLastMigration();
    await dataSource.destroy();
    const { rows } = await admin.query(`SELECT relname FROM pg_class WHERE relnamespace = 'world'::regnamespace AND relkind = 'r'`);
    expect(rows).toEqual([{ relname: 'migration' }]);
  });

  it('in production waits, alive but not ready, until another process has migrated', async () => {
    const waiting = await WorldProcess.start({ DIORAMA_ENV: 'production' });
    await vi.waitFor(() => expect(waiting.log.join('')).toContain('waiting for schema migrations'), SOON);
    expect([await waiting.probe('/livez'), await waiting.probe('/readyz')]).toEqual([200, 503]);
    await (await WorldProcess.start({ MIGRATE: 'on-start' })).ready();
    await waiting.ready();
  });

  it('reports all errors of its configuration', async () => {
    const faulty = await WorldProcess.start({ WORLD_GRPC_ADDRESS: 'here', DATABASE_URL: 'mysql://secret' });
    await vi.waitFor(() => expect(faulty.log.join('')).toContain('2 faults'), SOON);
    expect(faulty.log.join('')).not.toContain('secret');
  });

  it('stops cleanly, and ends its watches as UNAVAILABLE', async () => {
    const one = await (await WorldProcess.start()).ready();
    const watch = one.client.watchOperation(await beginOperation(one.client))[Symbol.asyncIterator]();
    expect((await watch.next()).value?.operation?.state).toBe(STATE.OPERATION_STATE_QUEUED);
    const next = watch.next().catch((error: unknown) => error);
    const [code, end] = await Promise.all([one.stop(), next]);
    expect([code, end]).toEqual([0, expect.objectContaining({ code: 'UNAVAILABLE' })]);
  });

  it('writes no prompt and no key to its log', async () => {
    const one = await (await WorldProcess.start()).ready();
    const asked = await beginOperation(one.client);
    await withRequestContext('req_of_the_caller', () => one.client.getOperation(asked));
    await admin.query('ALTER TABLE world.world ADD CONSTRAINT broken CHECK (model IS NULL) NOT VALID');
    await expect(beginOperation(one.client)).rejects.toMatchObject({ code: 'INTERNAL' });
    await vi.waitFor(() => expect(one.log.join('')).toContain('unexpected error'), SOON);
    expect(one.log.join('')).toContain('req_of_the_caller');
    expect(one.log.join('')).not.toMatch(/hidden words|svck_/);
  });
});

describe('a database that goes away', () => {
  it('is found again by calls and watches after it has cut all connections', async () => {
    const { client } = await (await WorldProcess.start()).ready();
    const asked = await beginOperation(client);
    const watch = client.watchOperation(asked)[Symbol.asyncIterator]();
    await watch.next();
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'world' AND datname = $1`, [database.name]);
    await vi.waitFor(() => client.getOperation(asked), SOON);
    await client.cancelOperation(asked);
    expect((await watch.next()).value?.operation?.state).toBe(STATE.OPERATION_STATE_CANCELLED);
    expect((await watch.next()).done).toBe(true);
  });

  it('makes calls fail as UNAVAILABLE while it is silent, and serves them afterwards', async () => {
    const line = await Line.to(database.url('world'));
    const one = await (await WorldProcess.start({ DATABASE_URL: line.url })).ready();
    const asked = await beginOperation(one.client);
    line.block();
    const calls = Array.from({ length: 12 }, () => one.client.getOperation(asked, { deadlineMs: 60_000 }));
    const codes = (await Promise.allSettled(calls)).map((end) =>
      end.status === 'rejected' ? (end.reason as { code: string }).code : 'OK',
    );
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
    expect([await one.probe('/livez'), await one.probe('/readyz')]).toEqual([200, 503]);
    line.restore();
    await one.ready();
    expect((await one.client.getOperation(asked)).operation?.operationId).toBe(asked.operationId);
    await line.close();
  });
});
