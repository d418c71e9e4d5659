import { LIMITS } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { encodePageToken } from '@diorama/postgres';
import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { createGalleryQuery, makeGalleryWorlds, searchGallery } from '../testing/gallery-worlds.js';
import { generateTestWorldId, startTestWorld, createTestWorldResult } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

type Query = Partial<worldProto.ListWorldsRequest>;

const query = ({ accountId }: TestAccount, change: Query = {}): worldProto.ListWorldsRequest => ({
  accountId,
  pageSize: 3,
  pageToken: '',
  status: '',
  model: '',
  tags: [],
  sortBy: 'created_at',
  sortOrder: 'desc',
  createdAfter: undefined,
  createdBefore: undefined,
  ...change,
});

/** Ids of all pages, in their order; `between` runs after each page. */
async function idsOf(account: TestAccount, change: Query = {}, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  for (let pageToken = ''; ;) {
    const page = await world.client.listWorlds(query(account, { ...change, pageToken }));
    expect(page.worlds.length).toBeLessThanOrEqual(change.pageSize ?? 3);
    ids.push(...page.worlds.map(({ worldId }) => worldId));
    if (page.nextPageToken === '') return ids;
    pageToken = page.nextPageToken;
    await between();
  }
}

describe('a list of worlds', () => {
  it('holds every world once, newest first, and ends with an empty token', async () => {
    const account = await world.createAccount();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await world.begin(account)).worldId);
    await world.begin(await world.createAccount());
    expect(await idsOf(account)).toEqual(ids.toReversed());
    expect(await idsOf(account, { sortOrder: 'asc', pageSize: 7 })).toEqual(ids);
  });

  it('keeps out worlds that failed, were cancelled or were deleted', async () => {
    const account = await world.createAccount();
    const kept = await world.complete(account);
    const failed = await world.begin(account);
    await world.client.finishOperation({ operationId: failed.operationId, failure: { code: 'TIMEOUT', message: 'late' } });
    const cancelled = await world.begin(account);
    await world.client.cancelOperation({ accountId: account.accountId, operationId: cancelled.operationId });
    await world.client.deleteWorld({ accountId: account.accountId, worldId: await world.complete(account) });
    const overdue = await world.begin(account, { expiresAt: new Date(Date.now() - 1_000) });
    await world.client.expireOperations({ limit: 1_000 });
    expect(overdue.worldId).not.toBe(kept);
    expect(await idsOf(account)).toEqual([kept]);
  });

  it('keeps worlds of the same moment apart by their ids', async () => {
    const account = await world.createAccount();
    const ids = await Promise.all(Array.from({ length: 10 }, () => world.complete(account)));
    await admin.query(`UPDATE world SET created_at = '2026-01-01 00:00:00.000001', updated_at = created_at WHERE account_id = $1`, [
      account.accountId,
    ]);
    expect(await idsOf(account, { sortOrder: 'asc' })).toEqual(ids.toSorted());
    expect(await idsOf(account)).toEqual(ids.toSorted().toReversed());
  });

  it('answers each combination of filters as the rows themselves say', async () => {
    const account = await world.createAccount();
    const models = ['svc-1.0', 'svc-1.1', 'svc-1.0-draft'];
    for (let i = 0; i < 24; i++) {
      const change = {
        model: models[i % 3] ?? '',
        tags: [`t${i % 4}`, 'all'],
        permission: { public: i % 5 === 0, allowIdAccess: false, allowedReaders: [] },
      };
      await (i % 2 === 0 ? world.complete(account, change) : world.begin(account, change));
    }
    const { worlds } = await world.client.listWorlds(query(account, { pageSize: 100 }));
    const times = worlds.map(({ createdAt }) => createdAt?.getTime() ?? 0).toSorted((a, b) => a - b);
    const filters = record({
      status: constantFrom('', 'SUCCEEDED', 'PENDING'),
      model: constantFrom('', ...models, 'svc-unknown'),
      tags: constantFrom([], ['t1'], ['t2', 't3'], ['all'], ['none']),
      isPublic: constantFrom(undefined, true, false),
      createdAfter: constantFrom(undefined, ...times.slice(4, 8).map((time) => new Date(time))),
      createdBefore: constantFrom(undefined, ...times.slice(16, 20).map((time) => new Date(time))),
      sortBy: constantFrom('created_at', 'updated_at'),
      sortOrder: constantFrom('asc', 'desc'),
      pageSize: integer({ min: 1, max: 9 }),
    });
    await assert(
      asyncProperty(filters, async ({ isPublic, createdAfter, createdBefore, ...rest }) => {
        const change: Query = {
          ...rest,
          tags: [...rest.tags],
          createdAfter,
          createdBefore,
          ...(isPublic === undefined ? {} : { isPublic }),
        };
        const { rows } = await admin.query<{ id: string }>(
          `SELECT w.id FROM world w JOIN operation o ON o.id = w.operation_id
           WHERE w.account_id = $1 AND ($2 = '' OR (o.state = 'SUCCEEDED') = ($2 = 'SUCCEEDED')) AND ($3 = '' OR w.model = $3)
             AND (cardinality($4::text[]) = 0 OR w.tags && $4) AND ($5::boolean IS NULL OR w.public = $5)
             AND w.created_at >= coalesce($6, '-infinity'::timestamptz) AND w.created_at < coalesce($7, 'infinity'::timestamptz)
           ORDER BY w.${rest.sortBy} ${rest.sortOrder}, w.id ${rest.sortOrder}`,
          [account.accountId, rest.status, rest.model, rest.tags, isPublic ?? null, createdAfter ?? null, createdBefore ?? null],
        );
        expect(await idsOf(account, change)).toEqual(rows.map(({ id }) => id));
      }),
      { numRuns: 60 },
    );
  });

  it('neither misses nor repeats a world that exists throughout, under concurrent creation and deletion', async () => {
    const orders = record({ sortBy: constantFrom('created_at', 'updated_at'), sortOrder: constantFrom('asc', 'desc') });
    await assert(
      asyncProperty(orders, integer({ min: 1, max: 4 }), integer({ min: 0, max: 3 }), async (order, pageSize, spread) => {
        const account = await world.createAccount();
        const all = await Promise.all(Array.from({ length: 12 }, () => world.complete(account)));
        const doomed = all.filter((_id, i) => i % 4 === spread);
        const steady = all.filter((id) => !doomed.includes(id));
        const listed = await idsOf(account, { ...order, pageSize }, async () => {
          const gone = doomed.pop();
          if (gone === undefined) return;
          await Promise.all([world.client.deleteWorld({ accountId: account.accountId, worldId: gone }), world.begin(account)]);
        });
        expect(new Set(listed).size).toBe(listed.length);
        expect(steady.filter((id) => !listed.includes(id))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('takes a token with no other account, filter, order or list, and no altered one', async () => {
    const [account, other] = [await world.createAccount(), await world.createAccount()];
    for (let i = 0; i < 3; i++) await world.complete(account, { tags: ['a'] });
    const { nextPageToken: pageToken } = await world.client.listWorlds(query(account, { pageSize: 1 }));
    const ask = (who: TestAccount, change: Query) => getErrorCode(world.client.listWorlds(query(who, { pageToken, ...change })));
    expect(await ask(account, { pageSize: 2 })).toBe('OK');
    expect(await ask(other, {})).toBe('PAGE_TOKEN_INVALID');
    for (const change of [{ status: 'PENDING' }, { tags: ['a'] }, { sortOrder: 'asc' }, { isPublic: false }, { model: 'svc-1.1' }])
      expect(await ask(account, change)).toBe('PAGE_TOKEN_INVALID');
    const changed = `${pageToken.startsWith('A') ? 'B' : 'A'}${pageToken.slice(1)}`;
    for (const token of ['x', `${pageToken}=`, changed, `${pageToken.slice(0, -2)}zz`, ' ', 'w'.repeat(5_000)])
      expect(await ask(account, { pageToken: token })).toBe('PAGE_TOKEN_INVALID');
    const { accountId } = account;
    expect(await getErrorCode(world.client.listOperations({ accountId, pageSize: 1, pageToken, state: '' }))).toBe('PAGE_TOKEN_INVALID');
    expect(await getErrorCode(world.client.listPublicWorlds(createGalleryQuery({ pageToken })))).toBe('PAGE_TOKEN_INVALID');
  });

  it('refuses a forged token for an impossible row', async () => {
    const { accountId } = await world.createAccount();
    const own = ['worlds', accountId, null, null, [], null, null, null, 'created_at', 'desc'];
    const token = (binding: readonly unknown[], id: string) => encodePageToken(binding, { micros: '1', id });
    const ask = (id: string) => getErrorCode(world.client.listWorlds(query({ accountId } as TestAccount, { pageToken: token(own, id) })));
    expect(await ask('01900000-0000-7000-8000-000000000000')).toBe('OK');
    expect(await ask('no-world')).toBe('PAGE_TOKEN_INVALID');
    const gallery = token(['public-worlds'], 'no-world');
    expect(await getErrorCode(world.client.listPublicWorlds(createGalleryQuery({ pageToken: gallery })))).toBe('PAGE_TOKEN_INVALID');
  });
});

describe('the gallery', () => {
  it('shows the finished public worlds of all accounts, newest first', async () => {
    const permission = { public: true, allowIdAccess: false, allowedReaders: [] };
    const [one, two] = [await world.createAccount(), await world.createAccount()];
    const first = await world.complete(one, { permission });
    await world.begin(one, { permission });
    await world.complete(two, { permission: { ...permission, public: false } });
    const second = await world.complete(two, { permission });
    const page = await world.client.listPublicWorlds(createGalleryQuery({}));
    const next = await world.client.listPublicWorlds(createGalleryQuery({ pageToken: page.nextPageToken }));
    expect([...page.worlds, ...next.worlds].map(({ worldId }) => worldId)).toEqual([second, first]);
  });

  describe('when it is searched', () => {
    beforeAll(() => makeGalleryWorlds(world));
    const search = (change: Partial<worldProto.ListPublicWorldsRequest>): Promise<string[]> => searchGallery(world, change);

    it.each([
      ['castle', ['Tower', 'Keep']],
      ['castles', ['Tower', 'Keep']],
      ['CASTL', ['Tower', 'Keep']],
      ['castle sea', ['Tower']],
      ['castle se', []], // a last word of two letters is a whole word
      ['sea cas', ['Tower']],
      ['cas sea', []], // only the last word is being typed
      ['zz-old', ['Keep']],
      ['zephyr', ['Zephyr’s garden']],
      ['zephyr’s roses', ['Zephyr’s garden']],
      ['lilies', ['Zephyr’s garden']],
      ['art deco', ['Zephyr’s garden']],
      ['castle aquarium', []],
      ["castle' | ! & ( <-> :*", ['Tower', 'Keep']],
      ['& | !', []],
    ])('finds by the words %j %j', async (words, names) => {
      expect(await search({ query: words })).toEqual(names);
    });

    it('filters by tag and style, alone, together and with words', async () => {
      expect(await search({ tag: 'zz-stone' })).toEqual(['Tower', 'Keep']);
      expect(await search({ tag: 'zz' })).toEqual([]);
      expect(await search({ style: 'medieval' })).toEqual(['Tower', 'Keep']);
      expect(await search({ style: 'ruined', tag: 'zz-stone' })).toEqual(['Keep']);
      expect(await search({ style: 'medieval', query: 'sea' })).toEqual(['Tower']);
    });

    it('takes a page token with the same words and filters alone', async () => {
      const { nextPageToken: pageToken, worlds } = await world.client.listPublicWorlds(
        createGalleryQuery({ query: 'castle', tag: 'zz-stone' }),
      );
      expect(worlds.map(({ styles }) => styles)).toEqual([['medieval']]);
      for (const change of [{ query: 'castle' }, { tag: 'zz-stone' }, {}, { query: 'castle', tag: 'zz-old' }])
        expect(await getErrorCode(world.client.listPublicWorlds(createGalleryQuery({ pageToken, ...change })))).toBe('PAGE_TOKEN_INVALID');
    });

    it('uses its index for each filter', async () => {
      await admin.query('SET enable_seqscan = off; SET enable_indexscan = off');
      const words = 'world_words(display_name, tags, styles, caption, prompt)';
      for (const filter of [`${words} @@ to_tsquery('pg_catalog.english', 'castle:*')`, `tags @> ARRAY['a']`, `styles @> ARRAY['a']`]) {
        const { rows } = await admin.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN SELECT id FROM world WHERE listed AND public AND completed_at IS NOT NULL AND ${filter}`,
        );
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('world_gallery_search');
      }
      await admin.query('RESET enable_seqscan; RESET enable_indexscan');
    });
  });
});

describe('a list of operations', () => {
  it('holds every operation of the account once, newest first, by state if asked', async () => {
    const account = await world.createAccount();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await world.begin(account)).operationId);
    await world.client.cancelOperation({ accountId: account.accountId, operationId: ids[2] ?? '' });
    const list = async (state: string): Promise<string[]> => {
      const found: string[] = [];
      for (let pageToken = ''; ;) {
        const page = await world.client.listOperations({ accountId: account.accountId, pageSize: 2, pageToken, state });
        found.push(...page.operations.map(({ operationId }) => operationId));
        if (page.nextPageToken === '') return found;
        pageToken = page.nextPageToken;
      }
    };
    expect(await list('')).toEqual(ids.toReversed());
    expect(await list('CANCELLED')).toEqual([ids[2]]);
    expect(await list('SUCCEEDED')).toEqual([]);
  });
});

describe('a deletion', () => {
  it('takes the world, its words and its assets, once', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    const { operationId, worldId } = await world.begin(account, { displayName: 'Secret pond', tags: ['secret'] });
    await world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) });
    expect(await world.client.deleteWorld({ accountId, worldId })).toEqual({ cancelledOperationIds: [] });
    expect(await getErrorCode(world.client.getWorld({ accountId, worldId }))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(world.client.deleteWorld({ accountId, worldId }))).toBe('WORLD_NOT_FOUND');
    const { operation } = await world.client.getOperation({ accountId, operationId });
    expect(operation).toMatchObject({ worldId, world: undefined, failure: undefined });
    const { rows } = await admin.query(
      `SELECT w::text AS whole, (SELECT count(*) FROM world_asset WHERE world_id = w.id)::int AS assets FROM world w WHERE id = $1`,
      [worldId],
    );
    expect(rows).toEqual([{ whole: expect.not.stringMatching(/secret|pond/i), assets: 0 }]);
  });

  it('is the owner’s alone', async () => {
    const [owner, reader] = [await world.createAccount(), await world.createAccount()];
    const permission = { public: true, allowIdAccess: true, allowedReaders: [reader.accountId] };
    const worldId = await world.complete(owner, { permission });
    expect(await getErrorCode(world.client.deleteWorld({ accountId: reader.accountId, worldId }))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(world.client.deleteWorld({ accountId: owner.accountId, worldId: generateTestWorldId() }))).toBe(
      'WORLD_NOT_FOUND',
    );
    expect(await getErrorCode(world.client.deleteWorld({ accountId: owner.accountId, worldId: 'no-id' }))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(world.client.deleteWorld({ accountId: owner.accountId, worldId }))).toBe('OK');
  });

  it('cancels the generation of an unfinished world', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    const { operationId, worldId } = await world.begin(account);
    expect(await world.client.deleteWorld({ accountId, worldId })).toEqual({ cancelledOperationIds: [operationId] });
    const { operation } = await world.client.getOperation({ accountId, operationId });
    expect(operation?.failure?.code).toBe('CANCELLED');
  });

  it('has its objects deleted, and once more when no URL for them is valid any more', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    const ids = [await world.complete(account), (await world.begin(account)).worldId];
    for (const worldId of ids) await world.client.deleteWorld({ accountId, worldId });
    const due = async (): Promise<string[]> => {
      const { worldIds } = await world.client.listDeletedWorlds({ limit: 1_000 });
      return worldIds.filter((id) => ids.includes(id));
    };
    const forgetTheFirst = () => world.client.forgetDeletedWorlds({ worldIds: ids.slice(0, 1), operationIds: [] });
    expect(await due()).toEqual(ids);
    for (let time = 0; time < 2; time++) await forgetTheFirst(); // the answer to the first may have been lost
    expect(await due()).toEqual(ids.slice(1));
    await admin.query(`UPDATE deleted_world SET due_at = due_at - make_interval(secs => $1)`, [LIMITS.uploadUrlSeconds]);
    expect(new Set(await due())).toEqual(new Set(ids));
    await forgetTheFirst();
    const { rows } = await admin.query(`SELECT world_id FROM deleted_world WHERE world_id = ANY ($1)`, [ids]);
    expect(rows).toEqual([{ world_id: ids[1] }]);
  });

  it('whose objects cannot be deleted is listed again after a while, and keeps no other', async () => {
    const account = await world.createAccount();
    const ids = [await world.complete(account), await world.complete(account)];
    for (const worldId of ids) await world.client.deleteWorld({ accountId: account.accountId, worldId });
    const due = async (): Promise<string[]> => {
      const { worldIds } = await world.client.listDeletedWorlds({ limit: 1_000 });
      return worldIds.filter((id) => ids.includes(id));
    };
    await world.client.postponeDeletedWorlds({ worldIds: ids.slice(0, 1), operationIds: [] });
    expect(await due()).toEqual(ids.slice(1));
    await admin.query(`UPDATE deleted_world SET due_at = due_at - interval '15 min'`);
    expect(new Set(await due())).toEqual(new Set(ids));
    const { rows } = await admin.query(`SELECT DISTINCT sweeps_left FROM deleted_world WHERE world_id = ANY ($1)`, [ids]);
    expect(rows).toEqual([{ sweeps_left: 2 }]);
  });

  it('that never came to be has its objects deleted too', async () => {
    const account = await world.createAccount();
    const failed = await world.begin(account);
    const failure = { code: 'ENGINE_FAILED', message: 'The engine failed.' };
    await world.client.finishOperation({ operationId: failed.operationId, failure });
    const made = await world.complete(account);
    const { worldIds } = await world.client.listDeletedWorlds({ limit: 1_000 });
    expect([failed.worldId, made].map((id) => worldIds.includes(id))).toEqual([true, false]);
  });

  it('leaves nothing behind when it meets a finish, and happens once', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    await assert(
      asyncProperty(integer({ min: 0, max: 6 }), async (delay) => {
        const { operationId, worldId } = await world.begin(account);
        const later = async <Result>(turns: number, call: () => Promise<Result>): Promise<Result> => {
          for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
          return call();
        };
        const [finish, ...deletions] = await Promise.all([
          later(delay, () => world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) })),
          getErrorCode(world.client.deleteWorld({ accountId, worldId })),
          getErrorCode(later(6 - delay, () => world.client.deleteWorld({ accountId, worldId }))),
        ]);
        expect(deletions.toSorted()).toEqual(['OK', 'WORLD_NOT_FOUND']);
        const { rows } = await admin.query(
          `SELECT o.state = 'SUCCEEDED' AS applied, w.completed_at IS NULL AND w.purged_at IS NOT NULL AND NOT w.listed AS gone,
             (SELECT count(*) FROM world_asset WHERE world_id = w.id)::int AS assets
           FROM world w JOIN operation o ON o.id = w.operation_id WHERE w.id = $1`,
          [worldId],
        );
        expect(rows).toEqual([{ applied: finish.applied, gone: true, assets: 0 }]);
      }),
      { numRuns: 30 },
    );
  });
});
