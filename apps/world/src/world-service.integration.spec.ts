import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { DEFAULT_PRICES, ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { createWorldClient } from '@diorama/rpc';
import type { WorldClient } from '@diorama/rpc';
import { Health, createLogger } from '@diorama/telemetry';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWorldService } from './world-service.js';
import type { RunningService } from '@diorama/service';
import { getErrorCode } from './testing/error-code.js';

const { OperationState } = worldProto;
const POOL_SIZE = 4;
const MANY = 1_000_000;
const GENEROUS = { perMinute: MANY, perHour: MANY, draftPerMinute: MANY, exportsPerMinute: MANY, exportsPerHour: MANY };

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>; // sees every row, past the service
let service: RunningService;
let client: WorldClient;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  const grpcAddress = `127.0.0.1:${await findFreePort()}`;
  service = await startWorldService({
    databaseUrl: database.url('world'),
    poolSize: POOL_SIZE,
    grpcAddress,
    apiKeyEnvironment: 'test',
    prices: DEFAULT_PRICES,
    migrateOnStart: true,
    logger: createLogger({ service: 'world', level: 'silent' }),
    health: new Health(),
  });
  client = createWorldClient(grpcAddress);
});

afterAll(async () => {
  client?.close();
  await service?.close();
  await admin?.end();
  await postgres?.stop();
});

interface Account {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly apiKey: string;
}

async function createAccount(): Promise<Account> {
  const { apiKey } = await client.createAccount({
    name: 'Ada',
    credits: MANY,
    tier: 'default',
    limits: GENEROUS,
    maxRunning: MANY,
    operator: 'tests',
  });
  return { ...(await client.authenticateKey({ apiKey })), apiKey };
}

const newOperationId = (): string => createOperationId(randomBytes(ID_RANDOM_BYTES));
const newWorldId = (): string => createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES));

function beginRequest(account: Account, change: Partial<worldProto.BeginOperationRequest> = {}): worldProto.BeginOperationRequest {
  return {
    operationId: newOperationId(),
    kind: 'generate-world',
    accountId: account.accountId,
    projectId: account.projectId,
    apiKeyId: account.apiKeyId,
    requestId: 'req_12345678',
    worldId: newWorldId(),
    model: 'svc-1.1',
    seed: 4_294_967_295,
    engine: '',
    displayName: 'A pond',
    tags: ['calm', 'wet'],
    permission: { public: false, allowIdAccess: false, allowedReaders: [] },
    worldPromptJson: '{"type":"text","text_prompt":"a pond \\u0000 at dusk"}',
    promptKind: 'text',
    inputs: [],
    expiresAt: new Date(Date.now() + 3_600_000),
    ...change,
  };
}

async function begin(account: Account, change: Partial<worldProto.BeginOperationRequest> = {}): Promise<worldProto.Operation> {
  return known((await client.beginOperation(beginRequest(account, change))).operation);
}

function resultFor(world: string, caption = 'A pond at dusk'): worldProto.WorldResult {
  const asset = (name: string, digit: string) => ({
    name,
    key: `${world}/${digit.repeat(64)}.bin`,
    contentType: 'application/octet-stream',
    bytes: 5_000_000_000,
    sha256: digit.repeat(64),
  });
  return {
    caption,
    metricScaleFactor: 1,
    groundPlaneOffset: 1.6180339887498949,
    styles: [],
    stages: [],
    spawnPoints: [{ x: 0.1, y: 1.6, z: -0.2, azimuth: 90 }],
    assets: [asset('splats.spz_urls.100k', 'a'), asset('imagery.pano_url', 'b')],
  };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('the answer is empty');
  return value;
}

const getWorld = async (accountId: string, world: string): Promise<worldProto.World> =>
  known((await client.getWorld({ accountId, worldId: world })).world);

describe('the beginning of an operation', () => {
  it('writes the operation and its unfinished world as they were asked for', async () => {
    const account = await createAccount();
    const request = beginRequest(account);
    const operation = known((await client.beginOperation(request)).operation);
    expect(operation).toMatchObject({ state: OperationState.OPERATION_STATE_QUEUED, seed: 4_294_967_295, requestId: 'req_12345678' });
    expect(operation).toMatchObject({ expiresAt: request.expiresAt, progress: undefined, failure: undefined, world: undefined });
    const world = await getWorld(account.accountId, request.worldId);
    expect(world).toMatchObject({ displayName: 'A pond', tags: ['calm', 'wet'], worldPromptJson: request.worldPromptJson, assets: [] });
    expect(world.state).toBe(OperationState.OPERATION_STATE_QUEUED);
  });

  it('is one, however often and at once it is asked for', async () => {
    const account = await createAccount();
    const request = beginRequest(account);
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.beginOperation({ ...request, worldId: newWorldId() })));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    const { rowCount } = await admin.query('SELECT FROM world WHERE account_id = $1', [account.accountId]);
    expect(rowCount).toBe(1);
  });

  it('is refused whole when a part of it cannot be', async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const taken = (await begin(other)).worldId;
    const foreign = beginRequest(account, { projectId: other.projectId });
    const doubled = beginRequest(account, { worldId: taken });
    const stolen = beginRequest(account, { operationId: (await begin(other)).operationId });
    expect(await getErrorCode(client.beginOperation(foreign))).toBe('ACCOUNT_NOT_FOUND');
    expect(await getErrorCode(client.beginOperation(doubled))).toBe('ARGUMENT_INVALID');
    expect(await getErrorCode(client.beginOperation(stolen))).toBe('OPERATION_NOT_FOUND');
    expect(await getErrorCode(client.beginOperation(beginRequest(account, { seed: -1 })))).not.toBe('OK');
    expect((await admin.query('SELECT FROM operation WHERE account_id = $1', [account.accountId])).rowCount).toBe(0);
  });
});

describe('another account', () => {
  it('finds neither operation nor world', async () => {
    const [owner, stranger] = [await createAccount(), await createAccount()];
    const { operationId: id, worldId: world } = await begin(owner);
    const asked = { accountId: stranger.accountId, operationId: id };
    expect(await getErrorCode(client.getOperation(asked))).toBe('OPERATION_NOT_FOUND');
    expect(await getErrorCode(client.cancelOperation(asked))).toBe('OPERATION_NOT_FOUND');
    expect(await getErrorCode(client.watchOperation(asked)[Symbol.asyncIterator]().next())).toBe('OPERATION_NOT_FOUND');
    expect(await getErrorCode(client.getWorld({ accountId: stranger.accountId, worldId: world }))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(client.getSharedWorld({ worldId: world, shareToken: '' }))).toBe('WORLD_NOT_FOUND');
    const { operation } = await client.getOperation({ ...asked, accountId: owner.accountId });
    expect(operation?.state).toBe(OperationState.OPERATION_STATE_QUEUED);
  });

  it('reads a world that names it as a reader', async () => {
    const [owner, reader] = [await createAccount(), await createAccount()];
    const permission = { public: false, allowIdAccess: false, allowedReaders: [reader.accountId] };
    const { worldId: world } = await begin(owner, { permission });
    expect(await getWorld(reader.accountId, world)).toMatchObject({ accountId: owner.accountId, permission });
  });

  it.each([
    { public: true, allowIdAccess: false, allowedReaders: [] },
    { public: false, allowIdAccess: true, allowedReaders: [] },
  ])('reads a shared world by its link alone, with its progress: %o', async (permission) => {
    const { operationId: id, worldId: world } = await begin(await createAccount(), { permission });
    expect((await client.getSharedWorld({ worldId: world, shareToken: '' })).progress).toBeUndefined();
    const progress = { stage: 'render', percent: 10, description: 'Rendering the panorama' };
    await client.startRun({ operationId: id });
    await client.recordProgress({ operationId: id, progress });
    expect(await client.getSharedWorld({ worldId: world, shareToken: '' })).toMatchObject({ progress, world: { worldId: world } });
    await client.finishOperation({ operationId: id, world: resultFor(world) });
    const { world: complete, progress: none } = await client.getSharedWorld({ worldId: world, shareToken: '' });
    expect([complete?.assets.length, none]).toEqual([2, undefined]);
  });
});

describe('a run', () => {
  it('starts, again after a lost answer, and not after its end', async () => {
    const account = await createAccount();
    const { operationId: id, worldId: world } = await begin(account);
    const run = await client.startRun({ operationId: id });
    expect(run).toMatchObject({ worldId: world, seed: 4_294_967_295, worldPromptJson: expect.stringContaining('a pond') });
    expect(await client.startRun({ operationId: id })).toEqual(run);
    await client.cancelOperation({ accountId: account.accountId, operationId: id });
    expect(await getErrorCode(client.startRun({ operationId: id }))).toBe('OPERATION_ENDED');
    expect(await getErrorCode(client.startRun({ operationId: newOperationId() }))).toBe('OPERATION_NOT_FOUND');
  });

  it('never decreases, for any order of reports', async () => {
    const account = await createAccount();
    const { operationId: id } = await begin(account);
    const report = (percent: number) =>
      client.recordProgress({ operationId: id, progress: { stage: `at-${percent}`, percent, description: '' } });
    await assert(
      asyncProperty(array(integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 8 }), async (percents) => {
        const before =
          known((await client.getOperation({ accountId: account.accountId, operationId: id })).operation).progress?.percent ?? 0;
        await Promise.all(percents.map(report));
        const { operation } = await client.getOperation({ accountId: account.accountId, operationId: id });
        const most = Math.max(before, ...percents);
        expect(operation?.progress).toMatchObject({ percent: most, stage: `at-${most}` });
      }),
      { numRuns: 15 },
    );
    await client.finishOperation({ operationId: id, failure: { code: 'TIMEOUT', message: 'too long' } });
    expect(await getErrorCode(report(100))).toBe('OPERATION_ENDED');
    expect(await getErrorCode(client.recordProgress({ operationId: id, progress: undefined }))).toBe('ARGUMENT_INVALID');
  });
});

describe('the end of an operation', () => {
  it('completes the world, and distinguishes a repeated finish from a different one', async () => {
    const account = await createAccount();
    const { operationId: id, worldId: world } = await begin(account);
    const result = resultFor(world);
    const succeeded = { state: OperationState.OPERATION_STATE_SUCCEEDED, applied: true, deliveryId: '', moreDeliveryIds: [] };
    expect(await client.finishOperation({ operationId: id, world: result })).toEqual(succeeded);
    expect(await client.finishOperation({ operationId: id, world: { ...result, assets: result.assets.toReversed() } })).toEqual(succeeded);
    const other = { state: OperationState.OPERATION_STATE_SUCCEEDED, applied: false, deliveryId: '', moreDeliveryIds: [] };
    expect(await client.finishOperation({ operationId: id, world: resultFor(world, 'Another') })).toEqual(other);
    expect(await client.finishOperation({ operationId: id, failure: { code: 'TIMEOUT', message: 'late' } })).toEqual(other);
    const complete = await getWorld(account.accountId, world);
    const sorted = result.assets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const { stages: _operatorsOnly, ...shown } = result;
    expect(complete).toMatchObject({ ...shown, assets: sorted, state: OperationState.OPERATION_STATE_SUCCEEDED });
    const { operation } = await client.getOperation({ accountId: account.accountId, operationId: id });
    expect(operation?.world).toEqual(complete);
  });

  it.each([
    ['FAILED', { code: 'ENGINE_FAILED', message: 'The world could not be generated' }],
    ['CANCELLED', { code: 'CANCELLED', message: 'The operation was cancelled' }],
  ] as const)('hides the world of one that is %s', async (state, failure) => {
    const account = await createAccount();
    const { operationId: id, worldId: world } = await begin(account);
    const ended = { state: OperationState[`OPERATION_STATE_${state}`], applied: true, deliveryId: '', moreDeliveryIds: [] };
    expect(await client.finishOperation({ operationId: id, failure })).toEqual(ended);
    expect(await client.finishOperation({ operationId: id, failure })).toEqual(ended);
    expect(await getErrorCode(client.getWorld({ accountId: account.accountId, worldId: world }))).toBe('WORLD_NOT_FOUND');
    const { operation } = await client.getOperation({ accountId: account.accountId, operationId: id });
    expect(operation).toMatchObject({ failure, world: undefined });
  });

  it('is undone whole when an asset is not stored under the world', async () => {
    const account = await createAccount();
    const { operationId: id } = await begin(account);
    expect(await getErrorCode(client.finishOperation({ operationId: id, world: resultFor(newWorldId()) }))).toBe('ARGUMENT_INVALID');
    const { operation } = await client.getOperation({ accountId: account.accountId, operationId: id });
    expect(operation?.state).toBe(OperationState.OPERATION_STATE_QUEUED);
    expect(await getErrorCode(client.finishOperation({ operationId: newOperationId(), world: resultFor(newWorldId()) }))).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('is exactly one of several concurrent ones', async () => {
    const account = await createAccount();
    const attempt = constantFrom('world A', 'world B', 'TIMEOUT', 'CANCELLED', 'cancel', 'start', 'progress');
    await assert(
      asyncProperty(array(attempt, { minLength: 8, maxLength: 8 }), async (attempts) => {
        const { operationId: id, worldId: world } = await begin(account);
        const asked = { accountId: account.accountId, operationId: id };
        const outcomes = await Promise.all(attempts.map(async (name) => ({ name, applied: await tryToEnd(name, asked, world) })));
        const final = known((await client.getOperation(asked)).operation);
        const winners = new Set(outcomes.filter(({ applied }) => applied).map(({ name }) => name));
        expect([...winners].every((name) => isEnd(name, final))).toBe(true);
        expect(outcomes.filter(({ name, applied }) => isEnd(name, final) && !applied)).toEqual([]);
        expect(winners.size > 0).toBe(attempts.some((name) => name !== 'start' && name !== 'progress'));
        const { rows } = await admin.query('SELECT (completed_at IS NOT NULL) AS complete FROM world WHERE id = $1', [world]);
        expect(rows).toEqual([{ complete: final.state === OperationState.OPERATION_STATE_SUCCEEDED }]);
      }),
      { numRuns: 25 },
    );
  });
});

/** Whether this attempt ended the operation, or says that it did. */
async function tryToEnd(name: string, asked: { accountId: string; operationId: string }, world: string): Promise<boolean> {
  const { operationId: id } = asked;
  if (name === 'cancel') {
    const { operation } = await client.cancelOperation(asked);
    return operation?.state === OperationState.OPERATION_STATE_CANCELLED;
  }
  if (name === 'start' || name === 'progress') {
    const progress = { stage: 'render', percent: 50, description: '' };
    const call = name === 'start' ? client.startRun({ operationId: id }) : client.recordProgress({ operationId: id, progress });
    const code = await getErrorCode(call);
    if (code !== 'OK' && code !== 'OPERATION_ENDED') throw new Error(`${name} was answered with ${code}`);
    return false;
  }
  const outcome = name.startsWith('world') ? { world: resultFor(world, name) } : { failure: { code: name, message: 'ended' } };
  return (await client.finishOperation({ operationId: id, ...outcome })).applied;
}

function isEnd(name: string, final: worldProto.Operation): boolean {
  if (final.world !== undefined) return name === final.world.caption;
  return final.failure?.code === (name === 'cancel' ? 'CANCELLED' : name);
}

describe('a watch', () => {
  it('sends the current operation and each change, and ends with the operation', async () => {
    const account = await createAccount();
    const { operationId: id, worldId: world } = await begin(account);
    const seen: string[] = [];
    for await (const { operation } of client.watchOperation({ accountId: account.accountId, operationId: id })) {
      const { state, progress, world: complete } = known(operation);
      seen.push(`${worldProto.operationStateToJSON(state).slice(16)} ${progress?.percent ?? '-'} ${complete?.assets.length ?? '-'}`);
      if (seen.length === 1) await client.startRun({ operationId: id });
      if (seen.length === 2) await client.recordProgress({ operationId: id, progress: { stage: 'render', percent: 40, description: '' } });
      if (seen.length === 3) await client.finishOperation({ operationId: id, world: resultFor(world) });
    }
    expect(seen).toEqual(['QUEUED - -', 'RUNNING - -', 'RUNNING 40 -', 'SUCCEEDED 40 2']);
  });

  it('is one of hundreds that share two handfuls of connections', async () => {
    const account = await createAccount();
    const { operationId: id } = await begin(account);
    const watch = async (): Promise<worldProto.OperationState | undefined> => {
      let last: worldProto.OperationState | undefined;
      for await (const { operation } of client.watchOperation({ accountId: account.accountId, operationId: id })) last = operation?.state;
      return last;
    };
    const watches = Array.from({ length: 300 }, watch);
    await sleep(300);
    const { rows } = await admin.query<{ n: number }>(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = 'world'`);
    expect(rows[0]?.n).toBeLessThanOrEqual(POOL_SIZE + 1);
    await client.cancelOperation({ accountId: account.accountId, operationId: id });
    expect(new Set(await Promise.all(watches))).toEqual(new Set([OperationState.OPERATION_STATE_CANCELLED]));
  });

  it('of an ended operation sends it once', async () => {
    const account = await createAccount();
    const { operationId: id } = await begin(account);
    await client.cancelOperation({ accountId: account.accountId, operationId: id });
    const seen = await Array.fromAsync(client.watchOperation({ accountId: account.accountId, operationId: id }));
    expect(seen.map(({ operation }) => operation?.state)).toEqual([OperationState.OPERATION_STATE_CANCELLED]);
  });
});

describe('upkeep', () => {
  it('fails overdue operations once each, however many sweep at once', async () => {
    const account = await createAccount();
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await begin(account)).operationId));
    await admin.query(`UPDATE operation SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [account.accountId]);
    const sweeps = await Promise.all(Array.from({ length: 3 }, () => client.expireOperations({ limit: 5 })));
    for (const { operationIds } of sweeps) expect(operationIds.length).toBeLessThanOrEqual(5);
    const rest = await client.expireOperations({ limit: 100 });
    const expired = [...sweeps, rest].flatMap(({ operationIds }) => operationIds);
    expect(expired.toSorted()).toEqual(ids.toSorted());
    const { operation } = await client.getOperation({ accountId: account.accountId, operationId: ids[0] ?? '' });
    expect(operation).toMatchObject({ state: OperationState.OPERATION_STATE_FAILED, failure: { code: 'EXPIRED' } });
  });

  it('lists open operations page by page in the order of their creation', async () => {
    const account = await createAccount();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await begin(account)).operationId);
    await client.cancelOperation({ accountId: account.accountId, operationId: ids[3] ?? '' });
    const listed: string[] = [];
    for (let after = ''; ;) {
      const page = { createdBefore: new Date(Date.now() + 1_000), afterOperationId: after, limit: 3 };
      const { operations } = await client.listOpenOperations(page);
      listed.push(...operations.filter(({ accountId }) => accountId === account.accountId).map(({ operationId: id }) => id));
      const last = operations.at(-1);
      if (last === undefined) break;
      after = last.operationId;
    }
    expect(listed).toEqual(ids.filter((_id, i) => i !== 3));
    const past = { createdBefore: new Date(0), afterOperationId: '', limit: 3 };
    expect((await client.listOpenOperations(past)).operations).toEqual([]);
  });
});
