import type { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { array, assert, asyncProperty, boolean, integer, option, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { generateTestWorldId, startTestWorld } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let account: TestAccount;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  account = await world.createAccount();
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

type Changes = Omit<worldProto.UpdateWorldRequest, 'accountId' | 'worldId'>;

async function update(worldId: string, changes: Changes, { accountId }: TestAccount = account): Promise<worldProto.World> {
  const { world: changed } = await world.client.updateWorld({ accountId, worldId, ...changes });
  if (changed === undefined) throw new TypeError('the answer is empty');
  return changed;
}

async function read(worldId: string): Promise<worldProto.World> {
  const { world: present } = await world.client.getWorld({ accountId: account.accountId, worldId });
  if (present === undefined) throw new TypeError('the answer is empty');
  return present;
}

const isPublic = async (worldId: string): Promise<boolean> => {
  const { worlds } = await world.client.listPublicWorlds({ pageSize: 100, pageToken: '', query: '', tag: '', style: '' });
  return worlds.some((listed) => listed.worldId === worldId);
};

describe('an update of a world', () => {
  it('changes the fields that are set, and leaves the others', async () => {
    const id = await world.complete(account, {
      displayName: 'A pond',
      tags: ['water'],
      permission: { public: false, allowIdAccess: true, allowedReaders: ['acc_1'] },
    });
    const before = await read(id);
    const renamed = await update(id, { displayName: 'A lake' });
    expect(renamed).toEqual({ ...before, displayName: 'A lake', revision: before.revision + 1, updatedAt: renamed.updatedAt });
    expect(renamed.updatedAt?.getTime()).toBeGreaterThanOrEqual(before.updatedAt?.getTime() ?? Infinity);
    expect(await update(id, { tags: { values: [] }, public: true })).toMatchObject({
      displayName: 'A lake',
      tags: [],
      permission: { public: true, allowIdAccess: true, allowedReaders: ['acc_1'] },
    });
    const closed = { allowIdAccess: false, allowedReaders: { values: ['acc_2', 'acc_3'] }, displayName: '' };
    expect(await update(id, closed)).toMatchObject({
      displayName: '',
      permission: { public: true, allowIdAccess: false, allowedReaders: ['acc_2', 'acc_3'] },
    });
  });

  it('writes nothing when the world has the values already', async () => {
    const id = await world.complete(account);
    const changes = { displayName: 'Twice', tags: { values: ['a', 'b'] } };
    const first = await update(id, changes);
    expect(await update(id, changes)).toEqual(first);
    expect(await update(id, {})).toEqual(first);
    expect(await read(id)).toEqual(first);
  });

  it('moves a world into the gallery and out of it at once, and closes its link', async () => {
    const id = await world.complete(account);
    expect(await isPublic(id)).toBe(false);
    await update(id, { public: true, allowIdAccess: true });
    expect(await isPublic(id)).toBe(true);
    expect((await world.client.getSharedWorld({ worldId: id, shareToken: '' })).world?.worldId).toBe(id);
    await update(id, { public: false });
    expect(await isPublic(id)).toBe(false);
    await update(id, { allowIdAccess: false });
    expect(await getErrorCode(world.client.getSharedWorld({ worldId: id, shareToken: '' }))).toBe('WORLD_NOT_FOUND');
  });

  it('finds the world by its new tags, and no longer by its old ones', async () => {
    const id = await world.complete(account, { tags: ['old-tag'] });
    await update(id, { tags: { values: ['new-tag'] } });
    const found = async (tag: string) => {
      const query = { accountId: account.accountId, pageSize: 10, pageToken: '', status: '', model: '', tags: [tag] };
      const { worlds } = await world.client.listWorlds({
        ...query,
        sortBy: 'created_at',
        sortOrder: 'desc',
        createdAfter: undefined,
        createdBefore: undefined,
      });
      return worlds.map(({ worldId }) => worldId);
    };
    expect([await found('old-tag'), await found('new-tag')]).toEqual([[], [id]]);
  });

  it('is refused for a world that is being generated, has failed, is deleted, is unknown or belongs to another account', async () => {
    const changes = { displayName: 'x' };
    const { worldId: unfinished } = await world.begin(account);
    const failed = await world.begin(account);
    await world.client.finishOperation({ operationId: failed.operationId, failure: { code: 'TIMEOUT', message: 'late' } });
    const deleted = await world.complete(account);
    await world.client.deleteWorld({ accountId: account.accountId, worldId: deleted });
    expect(await getErrorCode(update(unfinished, changes))).toBe('WORLD_UNFINISHED');
    for (const id of [failed.worldId, deleted, generateTestWorldId(), 'not-an-id'])
      expect(await getErrorCode(update(id, changes))).toBe('WORLD_NOT_FOUND');

    const stranger = await world.createAccount();
    const shared = await world.complete(account, {
      permission: { public: true, allowIdAccess: true, allowedReaders: [stranger.accountId] },
    });
    expect(await getErrorCode(update(shared, changes, stranger))).toBe('WORLD_NOT_FOUND');
    expect((await read(shared)).displayName).toBe('A pond');
  });

  it.each<[string, Changes]>([
    ['a long name', { displayName: 'x'.repeat(65) }],
    ['a NUL', { displayName: 'a\0b' }],
    ['too many tags', { tags: { values: Array.from({ length: 11 }, () => 'x') } }],
    ['an empty tag', { tags: { values: [''] } }],
    ['too many readers', { allowedReaders: { values: Array.from({ length: 65 }, () => 'acc_1') } }],
    ['a negative revision', { displayName: 'x', ifRevisions: { values: [-1] } }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await getErrorCode(update(await world.complete(account), changes))).toBe('ARGUMENT_INVALID');
  });
});

describe('an update for a revision', () => {
  it('is refused once the world has changed, and changes nothing then', async () => {
    const id = await world.complete(account);
    const { revision } = await read(id);
    const ifRevisions = { values: [revision] };
    const renamed = await update(id, { displayName: 'First', ifRevisions });
    expect(await getErrorCode(update(id, { displayName: 'Second', ifRevisions }))).toBe('WORLD_CHANGED');
    expect(await getErrorCode(update(id, { displayName: 'Second', ifRevisions: { values: [] } }))).toBe('WORLD_CHANGED');
    expect(await read(id)).toEqual(renamed);
    expect(await update(id, { displayName: 'Second', ifRevisions: { values: [revision, renamed.revision] } })).toMatchObject({
      displayName: 'Second',
    });
  });

  it('succeeds for an earlier revision when the world has the values already, as after a lost response', async () => {
    const id = await world.complete(account);
    const changes = { displayName: 'Once', ifRevisions: { values: [(await read(id)).revision] } };
    const applied = await update(id, changes);
    expect(await update(id, changes)).toEqual(applied);
  });

  it('counts every other change of the world too', async () => {
    const id = await world.complete(account);
    const { revision } = await read(id);
    await admin.query('UPDATE world SET updated_at = now() WHERE id = $1', [id]);
    expect((await read(id)).revision).toBe(revision + 1);
  });

  it('is applied as a whole or refused, however many come at once, and one of those for a revision wins', async () => {
    const patches = array(record({ isConditional: boolean(), publishes: option(boolean(), { nil: undefined }) }), {
      minLength: 2,
      maxLength: 6,
    });
    await assert(
      asyncProperty(patches, integer({ min: 0 }), async (asked, salt) => {
        const id = await world.complete(account);
        const { revision } = await read(id);
        const outcomes = await Promise.all(
          asked.map(async ({ isConditional, publishes }, index) => {
            const name = `${salt} ${index}`.slice(0, 32);
            const changes = { displayName: name, tags: { values: [name, 'all'] }, public: publishes };
            const conditional = isConditional ? { ifRevisions: { values: [revision] } } : {};
            return { name, publishes, isConditional, code: await getErrorCode(update(id, { ...changes, ...conditional })) };
          }),
        );
        const applied = outcomes.filter(({ code }) => code === 'OK');
        const present = await read(id);
        expect(outcomes.filter(({ code, isConditional }) => code !== 'OK' && !(isConditional && code === 'WORLD_CHANGED'))).toEqual([]);
        expect(applied.filter(({ isConditional }) => isConditional).length).toBeLessThanOrEqual(1);
        expect(applied.length).toBeGreaterThanOrEqual(1);
        expect(present.revision).toBe(revision + applied.length);
        expect(applied.map(({ name }) => name)).toContain(present.displayName);
        expect(present.tags).toEqual([present.displayName, 'all']);
        const last = applied.find(({ name }) => name === present.displayName);
        expect(last?.publishes ?? present.permission?.public).toBe(present.permission?.public);
      }),
      { numRuns: 8 },
    );
  });
});
