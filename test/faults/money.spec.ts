import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { DomainError, ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { createWorldClient } from '@diorama/rpc';
import type { WorldClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { findLedgerInconsistencies } from '../../apps/world/src/testing/ledger-inconsistencies.ts';

const MAIN = fileURLToPath(new URL('../../apps/world/dist/main.js', import.meta.url));
const CLIENTS = 8;
const KILLS = 8;
const READY_WITHIN_MS = 120_000;
const LIMITS = { perMinute: 150, perHour: 400, draftPerMinute: 100 };

let postgres: TestPostgres;
let database: TestDatabase;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let service: ChildProcess | null = null;
let client: WorldClient;
let environment: Readonly<Record<string, string>>;
let healthPort: number;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase();
  const [grpcPort, port] = [await findFreePort(), await findFreePort()];
  healthPort = port;
  environment = {
    WORLD_GRPC_ADDRESS: `127.0.0.1:${grpcPort}`,
    WORLD_HEALTH_PORT: String(port),
    DATABASE_URL: database.url('world'),
    LOG_LEVEL: 'silent',
  };
  client = createWorldClient(environment['WORLD_GRPC_ADDRESS'] ?? '');
  await startService();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
});

afterAll(async () => {
  client?.close();
  await killService();
  await admin?.end();
  await postgres?.stop();
});

async function startService(): Promise<void> {
  service = spawn(process.execPath, [MAIN], { env: environment, stdio: 'inherit' });
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${healthPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await sleep(20))
    if (Date.now() > until) throw new Error('the world service is not ready');
}

async function killService(): Promise<void> {
  if (service === null || service.exitCode !== null || service.signalCode !== null) return;
  const gone = once(service, 'exit');
  service.kill('SIGKILL');
  await gone;
}

interface Account {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
}

/** What a client was answered. */
interface Answers {
  /** Operations that it was told have begun, by the key it sent, if any. */
  readonly begun: { readonly operation: worldProto.Operation; readonly key: string }[];
  /** Operations that it was told have succeeded. */
  readonly succeeded: string[];
  lost: number;
}

async function openAccount(): Promise<Account> {
  const { apiKey } = await client.createAccount({
    name: 'Ada',
    credits: 40_000,
    tier: 'default',
    limits: LIMITS,
    maxRunning: 40,
    operator: 'tests',
  });
  return client.authenticateKey({ apiKey });
}

function beginRequest(account: Account, key: string): worldProto.BeginOperationRequest {
  return worldProto.BeginOperationRequest.fromPartial({
    ...account,
    operationId: createOperationId(randomBytes(ID_RANDOM_BYTES)),
    kind: 'generate-world',
    requestId: 'req_1',
    worldId: createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES)),
    model: key.endsWith('0') ? 'svc-1.1' : 'svc-1.0-draft',
    promptKind: 'text',
    worldPromptJson: '{"type":"text","text_prompt":"a pond"}',
    expiresAt: new Date(Date.now() + 3_600_000),
    idempotency: { key, route: 'worlds:generate', bodySha256: createHash('sha256').update(key).digest() },
  });
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && ['RATE_LIMITED', 'RUNNING_LIMITED', 'CREDITS_INSUFFICIENT', 'CREDITS_REFILL_CAPPED'].includes(error.code);

/** Repeats a call until it is answered, as a client does that lost the answer. Null when it is refused. */
async function insist<Answer>(answers: Answers, call: () => Promise<Answer>): Promise<Answer | null> {
  for (;;) {
    try {
      const answer = await call();
      answered++;
      return answer;
    } catch (error) {
      if (isRefusal(error)) {
        answered++;
        return null;
      }
      if (!(error instanceof DomainError) || error.code !== 'UNAVAILABLE') throw error;
      answers.lost++;
      await sleep(30);
    }
  }
}

/** Calls that the service answered so far, to all clients; those that it refused are among them. */
let answered = 0;

/** The service that runs now has answered calls of clients, who come back to it one by one. */
async function untilWorks(): Promise<void> {
  const before = answered;
  await vi.waitUntil(() => answered >= before + CLIENTS, { timeout: READY_WITHIN_MS, interval: 5 });
}

/** Begins and ends operations until it is told to stop; each start under a key of its own, repeated with new ids. */
async function work(account: Account, name: string, until: AbortSignal): Promise<Answers> {
  const answers: Answers = { begun: [], succeeded: [], lost: 0 };
  for (let i = 0; !until.aborted; i++) {
    const key = `${name}-${i}`;
    const begun = await insist(answers, () => client.beginOperation(beginRequest(account, key), { deadlineMs: 2_000 }));
    const operation = begun?.operation;
    if (operation === undefined) {
      await sleep(20);
      continue;
    }
    answers.begun.push({ operation, key });
    if (i % 4 === 3) continue; // some go on running
    const ended = await insist(answers, () => client.finishOperation(finishRequest(operation, i), { deadlineMs: 2_000 }));
    if (ended?.state === worldProto.OperationState.OPERATION_STATE_SUCCEEDED) answers.succeeded.push(operation.operationId);
  }
  return answers;
}

function finishRequest({ operationId: id }: worldProto.Operation, i: number): worldProto.FinishOperationRequest {
  if (i % 4 === 1) return { operationId: id, failure: { code: 'TIMEOUT', message: 'too long' } };
  const figures = { caption: 'A pond', metricScaleFactor: 1, groundPlaneOffset: 1.6, spawnPoints: [], assets: [], stages: [], styles: [] };
  return { operationId: id, world: figures };
}

const books = (): Promise<string[]> => findLedgerInconsistencies((text) => admin.query<{ fault: string }>(text));

describe('credits and limits', () => {
  it(`are right after ${KILLS} times kill -9 of the world service under load, and nothing that was answered is lost`, async () => {
    const account = await openAccount();
    const stop = new AbortController();
    const workers = Array.from({ length: CLIENTS }, (_, i) => work(account, `client ${i}`, stop.signal));
    for (let kill = 0; kill < KILLS; kill++) {
      await untilWorks(); // a kill of one that nobody has reached yet would interrupt nothing
      await sleep(150 + 97 * kill); // each time at another moment of the work
      await killService();
      expect(await books()).toEqual([]);
      await startService();
    }
    await untilWorks();
    await sleep(500);
    stop.abort();
    const answers = await Promise.all(workers);

    expect(await books()).toEqual([]);
    const begun = answers.flatMap((one) => one.begun);
    expect(begun.length).toBeGreaterThan(CLIENTS);
    expect(answers.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0); // the kills have met calls under way
    const { rows } = await admin.query<{ id: string; key: string; hold: string }>(`
      SELECT o.id, k.key, h.state AS hold FROM operation o LEFT JOIN credit_hold h ON h.operation_id = o.id
      LEFT JOIN idempotency_key k ON k.operation_id = o.id`);
    const stored = new Map(rows.map((row) => [row.id, row]));
    expect(begun.filter(({ operation, key }) => stored.get(operation.operationId)?.key !== key)).toEqual([]);
    expect(new Set(begun.map(({ key }) => key)).size).toBe(rows.length); // and none began twice, or unknown to its client
    const succeeded = answers.flatMap((one) => one.succeeded);
    expect(succeeded.filter((id) => stored.get(id)?.hold !== 'SETTLED')).toEqual([]);
  });
});
