import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
const PATH = '/svc/v1/worlds:list';
let client: Client;
let finished: { client: Client; worldId: string };
let operations: string[];

/** Three worlds that are never finished: all that lists need. */
beforeAll(async () => {
  finished = await sharedWorld();
  ({ client } = await newAccount(info, 'lists', AMPLE));
  operations = [];
  for (const [name, tags] of [
    ['one', ['a']],
    ['two', ['a', 'b']],
    ['three', ['c']],
  ] as const) {
    const { body } = await client.generate('a wide plain', { display_name: name, tags, model: 'svc-1.1-plus' });
    operations.push(body.operation_id);
  }
});

const names = (answer: Answer): string[] => answer.body.worlds.map((world: { display_name: string }) => world.display_name);

describe('POST /svc/v1/worlds:list', () => {
  it('lists the first page, with the defaults, where it has no body', async () => {
    const answer = await client.send('POST', PATH, undefined, {});
    expect([answer.status, names(answer)]).toEqual([200, ['three', 'two', 'one']]);
  });

  it('[list-01] [decision-10] lists the worlds of the API user, newest first, and no others', async () => {
    const answer = await client.post(PATH, {});
    expect(answer.status).toBe(200);
    expect(names(answer)).toEqual(['three', 'two', 'one']);
    expect(answer.body.next_page_token).toBeNull();
  });

  it('[decision-11] pages by page_size and page_token without repeating or losing any', async () => {
    const first = await client.post(PATH, { page_size: 2 });
    const second = await client.post(PATH, { page_size: 2, page_token: first.body.next_page_token });
    expect([...names(first), ...names(second)]).toEqual(['three', 'two', 'one']);
    expect(second.body.next_page_token).toBeNull();
  });

  it('[decision-12] refuses a token that was altered, or made for other filters or for another account', async () => {
    const { body } = await client.post(PATH, { page_size: 1 });
    const token: string = body.next_page_token;
    for (const request of [
      { page_size: 1, page_token: `${token}x` },
      { page_size: 1, page_token: 'nonsense' },
      { page_size: 1, page_token: token, tags: ['a'] },
    ])
      expect(await client.post(PATH, request)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('page token') } });
    expect((await finished.client.post(PATH, { page_size: 1, page_token: token })).status).toBe(400);
  });

  it('[decision-13] filters by tags (any of them), model, status, publicity and time', async () => {
    const listed = async (filter: object): Promise<string[]> => names(await client.post(PATH, filter)).toSorted();
    expect(await listed({ tags: ['b', 'c'] })).toEqual(['three', 'two']);
    expect(await listed({ model: 'svc-1.0' })).toEqual([]);
    expect(await listed({ model: 'svc-1.1-plus' })).toHaveLength(3);
    expect(await listed({ status: 'SUCCEEDED' })).toEqual([]);
    expect(await listed({ is_public: true })).toEqual([]);
    expect(await listed({ created_before: '2020-01-01T00:00:00Z' })).toEqual([]);
    const { body } = await client.post(PATH, { sort_order: 'asc' });
    const [, second] = body.worlds;
    expect(await listed({ created_after: second.created_at })).toEqual(['three', 'two']); // inclusive
    expect(await listed({ created_before: second.created_at })).toEqual(['one']); // exclusive
  });

  it('[decision-14] sorts by created_at or updated_at, either way', async () => {
    expect(names(await client.post(PATH, { sort_by: 'created_at', sort_order: 'asc' }))).toEqual(['one', 'two', 'three']);
    expect(names(await client.post(PATH, { sort_by: 'updated_at', sort_order: 'desc' }))).toHaveLength(3);
  });

  it.each([
    [{ page_size: 0 }, 'page_size', 'greater_than_equal'],
    [{ page_size: 101 }, 'page_size', 'less_than_equal'],
    [{ sort_by: 'name' }, 'sort_by', 'literal_error'],
    [{ created_after: 'yesterday' }, 'created_after', /datetime/],
  ])('[decision-11] answers 422 to %j', async (request, field, type) => {
    const { status, body } = await client.post(PATH, request);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['body', field], type: expect.stringMatching(type) }]);
  });

  it('[decision-10] shows finished worlds with their assets', async () => {
    const { body } = await finished.client.post(PATH, { status: 'SUCCEEDED', tags: ['shared'] });
    expect(body.worlds).toMatchObject([{ id: finished.worldId, assets: { thumbnail_url: expect.stringMatching(/^http/) } }]);
  });

  it('[decision-09] forgets worlds whose generation was cancelled', async () => {
    for (const id of operations) await client.post(`/svc/v1/operations/${id}:cancel`, {});
    expect(names(await client.post(PATH, {}))).toEqual([]);
  });
});
