import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import { allowAllModerator } from '@diorama/policy';
import type { Moderator } from '@diorama/policy';
import { worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const ID = '01890000-0000-7000-8000-000000000001';
const present = worldProto.World.fromPartial({
  worldId: ID,
  accountId: 'acc_1',
  displayName: 'A pond',
  tags: ['water'],
  permission: { public: false, allowIdAccess: false, allowedReaders: [] },
  worldPromptJson: '{"type":"text","text_prompt":"a pond"}',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  state: worldProto.OperationState.OPERATION_STATE_SUCCEEDED,
  revision: 3,
});

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** A gateway whose record notes the updates. */
async function start({ refusal, texts = allowAllModerator }: { refusal?: ErrorCode; texts?: Moderator } = {}) {
  const updates: worldProto.UpdateWorldRequest[] = [];
  const world = {
    getWorld: async () => ({ world: present }),
    updateWorld: async (request: worldProto.UpdateWorldRequest) => {
      updates.push(request);
      if (refusal !== undefined) throw new DomainError(refusal);
      return { world: { ...present, displayName: request.displayName ?? present.displayName, revision: 4 } };
    },
  };
  gateway = await startGateway({ world, texts });
  return updates;
}

const send = (method: string, body?: object, headers: Readonly<Record<string, string>> = {}, id = ID): Promise<Response> =>
  fetch(`${gateway.url}/svc/v1/worlds/${id}`, {
    method,
    headers: { 'svc-api-key': TEST_API_KEY, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('PATCH /svc/v1/worlds/{world_id}', () => {
  it('hands on the fields that are set, and returns the world with its new tag', async () => {
    const updates = await start();
    const answer = await send('PATCH', {
      display_name: 'A lake',
      tags: [],
      permission: { public: true, allowed_readers: ['acc_2'] },
      later: 1,
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { world: { id: ID, display_name: 'A lake', tags: ['water'] } }]);
    expect(answer.headers.get('etag')).toMatch(/^"4\.[\w-]{22}"$/);
    expect(updates).toEqual([
      {
        accountId: 'acc_1',
        worldId: ID,
        displayName: 'A lake',
        tags: { values: [] },
        public: true,
        allowIdAccess: undefined,
        allowedReaders: { values: ['acc_2'] },
        ifRevisions: undefined,
        shareExpiry: undefined,
        sharePassword: undefined,
      },
    ]);
  });

  it('keeps what is absent or null', async () => {
    const updates = await start();
    for (const body of [{}, { display_name: null, tags: null, permission: { public: null } }])
      expect((await send('PATCH', body)).status).toBe(200);
    const nothing = { displayName: undefined, tags: undefined, public: undefined, allowIdAccess: undefined, allowedReaders: undefined };
    expect(updates).toMatchObject([nothing, nothing]);
  });

  it('hands on the restrictions of the link, and null as the end of a restriction', async () => {
    const updates = await start();
    await send('PATCH', { sharing: { expires_at: '2030-01-01T00:00:00+02:00', password: 'walk along the fjord' } });
    await send('PATCH', { sharing: { expires_at: null } });
    await send('PATCH', { sharing: { password: null } });
    await send('PATCH', { sharing: {} });
    expect(updates.map(({ shareExpiry, sharePassword }) => [shareExpiry, sharePassword])).toEqual([
      [{ at: new Date('2029-12-31T22:00:00Z') }, { text: 'walk along the fjord' }],
      [{ at: undefined }, undefined],
      [undefined, { text: '' }],
      [undefined, undefined],
    ]);
    expect(JSON.stringify(gateway.logged)).not.toContain('fjord');
  });

  it('takes as If-Match the tag of a read, of which it compares the revision', async () => {
    const updates = await start();
    const tag = (await send('GET')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"3\.[\w-]{22}"$/);
    for (const ifMatch of [tag, '*', '"other"']) await send('PATCH', { display_name: 'x' }, { 'if-match': ifMatch });
    expect(updates.map(({ ifRevisions }) => ifRevisions)).toEqual([{ values: [3] }, undefined, { values: [] }]);
    expect((await send('GET', undefined, { 'if-none-match': tag })).status).toBe(304);
  });

  it.each<[ErrorCode, number, string]>([
    ['WORLD_CHANGED', 412, 'The world has changed since the version that If-Match names. Read the world again and repeat the change'],
    ['WORLD_UNFINISHED', 400, 'The world is not finished yet'],
    [
      'SHARE_EXPIRY_PAST',
      400,
      'The time sharing.expires_at has passed. Choose a later time, or set permission.allow_id_access to false to close the link',
    ],
    ['WORLD_NOT_FOUND', 404, 'World not found'],
    ['UNAVAILABLE', 500, 'The service is temporarily unavailable; try again shortly'],
  ])('says why it is refused: %s', async (refusal, status, detail) => {
    await start({ refusal });
    const answer = await send('PATCH', { display_name: 'x' });
    expect([answer.status, await answer.json()]).toMatchObject([status, { detail }]);
  });

  it('finds no world under an id of another form, and refuses a missing or malformed body', async () => {
    const updates = await start();
    expect((await send('PATCH', { display_name: 'x' }, {}, 'none')).status).toBe(404);
    expect((await send('PATCH')).status).toBe(422);
    expect((await send('PATCH', { tags: 'x' })).status).toBe(422);
    expect(updates).toEqual([]);
  });

  it('holds the new name and the new tags against the content policy, and no other field', async () => {
    const judged: string[] = [];
    const refuseWar: Moderator = {
      refusal: async ({ texts }) => {
        judged.push(...texts);
        return texts.includes('war') ? 'violence' : null;
      },
    };
    const updates = await start({ texts: refuseWar });
    for (const body of [{ display_name: 'war' }, { tags: ['peace', 'war'] }]) {
      const answer = await send('PATCH', body);
      expect([answer.status, await answer.json()]).toMatchObject([400, { detail: expect.stringContaining('content policy (violence)') }]);
    }
    expect(updates).toEqual([]);
    expect((await send('PATCH', { permission: { public: true, allowed_readers: ['war'] } })).status).toBe(200);
    expect(judged).toEqual(['war', 'peace', 'war']);
  });
});
