import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { createTestWorldResult, generateTestOperationId, startTestWorld } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

// The queue belongs to all accounts, so each test leaves it empty.
afterEach(async () => {
  const { rows } = await admin.query('SELECT id, account_id FROM operation WHERE ended_at IS NULL');
  for (const { id, account_id: accountId } of rows)
    await world.client.cancelOperation({ operationId: String(id), accountId: String(accountId) });
});

const placeOf = ({ accountId }: TestAccount, operationId: string) => world.client.getQueuePlace({ accountId, operationId });

/** Starts a generation; returns its id. */
const begin = async (account: TestAccount, model = 'svc-1.1'): Promise<string> => (await world.begin(account, { model })).operationId;

const report = (operationId: string, percent: number) =>
  world.client.recordProgress({ operationId, progress: { stage: 'render', percent, description: 'Rendering' } });

describe('the place in the queue', () => {
  it('of a lone operation is the first', async () => {
    const account = await world.createAccount();
    const operationId = await begin(account);
    const first = { position: 1, waiting: 1, estimatedStartSeconds: 0 };
    expect(await placeOf(account, operationId)).toEqual({ ...first, estimatedSeconds: 60 });
    await world.client.startRun({ operationId }); // a worker reads prompts without waiting for those that build
    await report(operationId, 2);
    expect(await placeOf(account, operationId)).toEqual({ ...first, estimatedSeconds: 59 });
  });

  it('counts the operations of the account and of others in turns, and ends when a worker builds it', async () => {
    const [busy, other] = [await world.createAccount(), await world.createAccount()];
    const built = await begin(busy, 'svc-1.0-draft');
    await world.client.startRun({ operationId: built });
    await report(built, 40);
    const mine = [await begin(busy), await begin(busy), await begin(busy)];
    const theirs = await begin(other, 'svc-1.1-plus');
    const positions = await Promise.all(mine.map((id) => placeOf(busy, id)));
    expect(positions.map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(await placeOf(other, theirs)).toMatchObject({ position: 2, waiting: 4 });
    expect(positions[2]).toEqual({ position: 4, waiting: 4, estimatedStartSeconds: 9 + 60 + 120 + 60, estimatedSeconds: 309 });
    expect(await placeOf(busy, built)).toEqual({
      position: undefined,
      waiting: 4,
      estimatedStartSeconds: undefined,
      estimatedSeconds: 9,
    });
  });

  it('estimates by the working time of recent worlds of the same kind, without their waits', async () => {
    const account = await world.createAccount();
    const past = await world.begin(account, { model: 'svc-1.0' });
    const stages = [
      { name: 'render', seconds: 20 },
      { name: 'splats', seconds: 12 },
    ];
    await world.client.finishOperation({ operationId: past.operationId, world: { ...createTestWorldResult(past.worldId), stages } });
    await admin.query("UPDATE operation SET created_at = now() - interval '1 hour', started_at = now() - interval '1 hour' WHERE id = $1", [
      past.operationId,
    ]);
    expect((await placeOf(account, await begin(account, 'svc-1.0'))).estimatedSeconds).toBe(32);
  });

  it('of an operation that has ended has no estimate, and is shown to its account alone', async () => {
    const [account, stranger] = [await world.createAccount(), await world.createAccount()];
    const operationId = await begin(account);
    expect(await getErrorCode(placeOf(stranger, operationId))).toBe('OPERATION_NOT_FOUND');
    expect(await getErrorCode(placeOf(account, generateTestOperationId()))).toBe('OPERATION_NOT_FOUND');
    await world.client.cancelOperation({ accountId: account.accountId, operationId });
    expect(await placeOf(account, operationId)).toEqual({
      position: undefined,
      waiting: 0,
      estimatedStartSeconds: undefined,
      estimatedSeconds: undefined,
    });
  });
});
