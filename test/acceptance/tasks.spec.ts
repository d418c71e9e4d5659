import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Account, Answer } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
/** Nobody listens there: what is asked for shows on the record all the same. */
const CALLBACK = 'https://receiver.example.com/hooks/worlds?tenant=7&note=a%20b';
const LONG = { model: 'svc-1.1-plus', worldPrompt: { type: 'text', textPrompt: 'a canyon' } };

let shared: SharedWorld;
let client: Client;
let account: Account;

beforeAll(async () => {
  shared = await sharedWorld();
  ({ client, account } = await newAccount(info, 'tasks', AMPLE));
});

const submit = (task: string, body: object, headers = {}): Promise<Answer> => client.post(`/tasks:${task}`, body, headers);
const cancel = (operationId: string): Promise<Answer> => client.post(`/operations/${operationId}:cancel`, {});

/** An operation that runs for long, with a callback. */
async function longTask(more: object = { webhookUrl: CALLBACK }): Promise<string> {
  const { status, body } = await submit('generateWorld', { ...LONG, ...more });
  expect(status).toBe(200);
  return body.operationId;
}

const FIELDS = [
  'operationId',
  'taskName',
  'state',
  'done',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'progress',
  'metadata',
  'error',
  'response',
  'cost',
];

const SOON = { timeout: 60_000 };
const SCHEDULED = { state: 'SCHEDULED', attemptCount: 0 };

describe('POST /tasks:<taskName>', () => {
  it('[tasks-01] answers the same operation with a callback and without', async () => {
    const answers = [await submit('generateWorld', LONG), await submit('generateWorld', { ...LONG, webhookUrl: CALLBACK })];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(FIELDS);
      expect(body).toMatchObject({ taskName: 'generateWorld', state: 'QUEUED', done: false, error: null, response: null, cost: null });
      await cancel(body.operationId);
    }
  });

  it('[tasks-01] answers a request without a callback with no operation that has one', async () => {
    const order = { worldId: shared.worldId, assetType: 'splats', format: 'sog' };
    const finish = async ({ body }: Answer): Promise<string> => {
      await shared.client.finish(body.operationId);
      return body.operationId;
    };
    const called = await finish(await shared.client.post('/tasks:exportWorld', { ...order, webhookUrl: CALLBACK }));
    const plain = await finish(await shared.client.post('/tasks:exportWorld', order));
    const { body: first } = await shared.client.post(`/svc/v1/worlds/${shared.worldId}:export`, { asset_type: 'splats', format: 'sog' });
    expect([plain === called, first.operation_id === plain]).toEqual([false, true]);
    const statusOf = async (id: string): Promise<number> => (await shared.client.get(`/operations/${id}/webhookDelivery`)).status;
    expect([await statusOf(called), await statusOf(plain)]).toEqual([200, 404]);
    const operator = new Client(info.api_url, null);
    await operator.post(`/admin/v1/operations/${called}:purge`, {}, { authorization: `Bearer ${info.operator_token}` });
  });

  it.each(['/tasks:exportWorld', '/tasks%3AexportWorld', '/api/v2/tasks:exportWorld'])('[tasks-02] is there as %s', async (path) => {
    const { status, body } = await shared.client.post(path, { worldId: shared.worldId, assetType: 'splats', format: 'ply' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ taskName: 'exportWorld' });
  });

  it('[tasks-03] answers the operation that has ended with wait=true, its result in camelCase', async () => {
    const body = { worldId: shared.worldId, assetType: 'splats', format: 'ply' };
    const answer = await shared.client.post('/tasks:exportWorld?wait=true', body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      state: 'SUCCEEDED',
      done: true,
      error: null,
      response: { assetType: 'splats', format: 'ply', url: expect.any(String), resolution: 'full_res' },
      cost: { totalCredits: 0 },
    });
    expect((await shared.client.get(`/svc/v1/operations/${answer.body.operationId}`)).body).toMatchObject({
      done: true,
      response: { asset_type: 'splats', format: 'ply' },
    });
  });

  it.each([
    ['generateWorld', LONG],
    ['panoDepthToRgb', { depthPanoImage: { source: 'uri', uri: 'https://example.com/depth.exr' }, textPrompt: 'a hall' }],
    ['exportWorld', { worldId: '01890000-0000-7000-8000-000000000000', assetType: 'splats', format: 'ply' }],
  ])('[tasks-04] refuses a callback together with wait=true: %s', async (task, body) => {
    const answer = await client.post(`/tasks:${task}?wait=true`, { ...body, webhookUrl: CALLBACK });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual([
      { type: 'value_error', loc: ['body', 'webhookUrl'], msg: expect.stringContaining('cannot be combined with wait=true') },
    ]);
  });

  it.each([
    ['another scheme', 'http://receiver.example.com/'],
    ['another port', 'https://receiver.example.com:8443/'],
    ['an IPv4 address', 'https://203.0.113.7/'],
    ['an IPv6 address', 'https://[2001:db8::1]/'],
    ['a number that is an address', 'https://2130706433/'],
    ['a private name', 'https://receiver.internal/'],
    ['a name without a dot', 'https://receiver/'],
    ['credentials', 'https://user:secret@receiver.example.com/'],
    ['a fragment', 'https://receiver.example.com/#part'],
    ['an empty fragment', 'https://receiver.example.com/#'],
    ['a space', 'https://receiver.example.com/a b'],
    ['no URL', 'receiver'],
    ['nothing', ''],
    ['a number', 7],
  ])('[tasks-05] refuses a webhookUrl with %s, and starts nothing', async (_what, webhookUrl) => {
    const { client: fresh } = await newAccount(info, 'refused', AMPLE);
    const { status, body } = await fresh.post('/tasks:generateWorld', { ...LONG, webhookUrl });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['body', 'webhookUrl'], msg: expect.any(String) }]);
    expect((await fresh.get('/operations')).body.operations).toEqual([]);
  });

  it('[tasks-06] takes the port 443 and any query, and an absent or null webhookUrl for none', async () => {
    for (const webhookUrl of ['https://receiver.example.com:443/?q=%7Ba%7D', 'https://RECEIVER.example.com'])
      expect((await cancel(await longTask({ webhookUrl }))).status).toBe(200);
    const id = await longTask({ webhookUrl: null });
    expect((await client.get(`/operations/${id}/webhookDelivery`)).status).toBe(404);
    await cancel(id);
  });

  it('[tasks-07] replays the first answer for one Idempotency-Key, for which another webhookUrl is another request', async () => {
    const key = { 'idempotency-key': 'task-1' };
    const first = await submit('generateWorld', { ...LONG, webhookUrl: CALLBACK }, key);
    const again = await client.post('/api/v2/tasks:generateWorld', { ...LONG, webhookUrl: CALLBACK }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body.operationId).toBe(first.body.operationId);
    for (const other of [LONG, { ...LONG, webhookUrl: `${CALLBACK}8` }]) {
      const { status, body } = await submit('generateWorld', other, key);
      expect([status, body.detail[0].loc]).toEqual([422, ['header', 'idempotency-key']]);
    }
    await cancel(first.body.operationId);
  });

  it('[tasks-08] says what is wrong in the names of its own fields', async () => {
    const { status, body } = await submit('panoDepthToRgb', { depthPanoImage: { source: 'uri' }, zMin: 0 });
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'body.depthPanoImage.uri.uri',
      'body.textPrompt',
      'body.zMin',
    ]);
    expect(await submit('paint', {})).toMatchObject({ status: 404, body: { detail: 'Not found' } });
    expect(await client.get('/tasks:generateWorld')).toMatchObject({ status: 405 });
    expect(await submit('generateWorld', { ...LONG, model: 'svc-9' })).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
    const broken = await client.send('POST', '/tasks:generateWorld', '{worldPrompt=a}', { 'content-type': 'application/json' });
    expect(broken).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Bad request/) } });
    const nobody = new Client(info.api_url, null);
    expect((await nobody.post('/tasks:generateWorld', LONG)).status).toBe(401);
  });

  it('[tasks-09] prices a task without starting it', async () => {
    const { status, body } = await submit('generateWorld', { ...LONG, dryRun: true, webhookUrl: CALLBACK });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: true, cost: { totalCredits: 3_080 }, estimatedSeconds: expect.any(Number) });
  });
});

describe('limits', () => {
  it('[tasks-17] count the starts of both interfaces together', async () => {
    const { client: fresh } = await newAccount(info, 'limited', { limits: { per_minute: 3, per_hour: 60 } });
    const first = { model: LONG.model, world_prompt: { type: 'text', text_prompt: 'a canyon' } };
    const started = [await fresh.post('/svc/v1/worlds:generate', first), await fresh.post('/tasks:generateWorld', LONG)];
    started.push(await fresh.post('/api/v2/tasks:generateWorld', { ...LONG, webhookUrl: CALLBACK }));
    expect(started.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(started[2]?.headers.get('ratelimit')).toMatch(/r=0/);
    const refused = await fresh.post('/tasks:generateWorld', LONG);
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.any(String) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const { body } of started) await fresh.post(`/operations/${body.operationId ?? body.operation_id}:cancel`, {});
  });
});

describe('operations of the task interface', () => {
  it('[tasks-10] are read with a project key, whichever interface began them, at the root and under /api/v2', async () => {
    const { operation_id: id } = shared.operation;
    const [root, versioned] = [await shared.client.get(`/operations/${id}`), await shared.client.get(`/api/v2/operations/${id}`)];
    expect(root.status).toBe(200);
    expect(versioned.body.state).toBe('SUCCEEDED');
    expect(Object.keys(versioned.body)).toEqual(FIELDS);
    expect(versioned.body).toMatchObject({
      operationId: id,
      taskName: 'generateWorld',
      done: true,
      progress: { status: 'SUCCEEDED', percent: 100 },
      metadata: { worldId: shared.worldId, seed: 11 },
      response: {
        worldId: shared.worldId,
        displayName: 'A shared world',
        assets: { splats: { spzUrls: { fullRes: expect.any(String) } } },
      },
      cost: { totalCredits: expect.any(Number) },
    });
    for (const path of [`/operations/${id}`, `/api/v2/operations/${id}`, '/operations/op_0000000000000000000000', '/operations/x'])
      expect(await client.get(path)).toMatchObject({ status: 404, body: { detail: 'Operation not found' } });
    expect((await new Client(info.api_url, null).get(`/api/v2/operations/${id}`)).status).toBe(401);
  });

  it('[tasks-11] are listed by page, newest first, with a summary of their callbacks', async () => {
    const { client: fresh } = await newAccount(info, 'lists', AMPLE);
    const ids: string[] = [];
    for (const webhookUrl of [null, CALLBACK, CALLBACK])
      ids.unshift((await fresh.post('/tasks:generateWorld', { ...LONG, webhookUrl })).body.operationId);
    // A summary is left out where it takes longer than an instant, as it may on a busy machine.
    await expect
      .poll(
        async () => (await fresh.get('/operations')).body.operations.filter((row: Answer['body']) => 'webhookDelivery' in row).length,
        SOON,
      )
      .toBe(2);
    const first = (await fresh.get('/operations?pageSize=2')).body;
    const rest = (await fresh.get(`/operations?pageSize=2&pageToken=${encodeURIComponent(first.nextPageToken)}`)).body;
    expect([...first.operations, ...rest.operations].map(({ operationId }: Answer['body']) => operationId)).toEqual(ids);
    expect(rest.nextPageToken).toBeNull();
    for (const { webhookDelivery = null } of first.operations) expect([null, SCHEDULED]).toContainEqual(webhookDelivery);
    expect(rest.operations[0]).not.toHaveProperty('webhookDelivery');
    await fresh.post(`/operations/${ids[0]}:cancel`, {});
    const { operations } = (await fresh.get('/operations?state=CANCELLED')).body;
    expect(operations).toHaveLength(1);
    expect(operations[0]).not.toHaveProperty('webhookDelivery');
    expect((await fresh.get('/operations?pageSize=0')).body.detail[0].loc).toEqual(['query', 'pageSize']);
    expect((await fresh.get('/operations?pageToken=altered')).status).toBe(400);
    for (const id of ids) await fresh.post(`/operations/${id}:cancel`, {});
  });

  it('[tasks-12] are cancelled with a word as error code; what has ended stays as it is', async () => {
    const { status, body } = await cancel(await longTask());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'CANCELLED',
      done: true,
      error: { code: 'CANCELLED', message: expect.any(String) },
      response: null,
    });
    expect((await client.get(`/svc/v1/operations/${body.operationId}`)).body.error.code).toBe(409);
    const { operation_id: id } = shared.operation;
    expect(await shared.client.post(`/api/v2/operations/${id}:cancel`, {})).toMatchObject({
      status: 200,
      body: { state: 'SUCCEEDED', error: null },
    });
    expect((await cancel(id)).status).toBe(404);
  });

  it('[tasks-13] tell of their delivery where a callback was asked for, until they are cancelled', async () => {
    const id = await longTask();
    for (const path of [`/operations/${id}/webhookDelivery`, `/api/v2/operations/${id}/webhookDelivery`])
      expect(await client.get(path)).toMatchObject({
        status: 200,
        body: { deliveryId: expect.stringMatching(/^del_/), state: 'SCHEDULED', attemptCount: 0, webhookUrl: CALLBACK, event: null },
      });
    const record = (await client.get(`/operations/${id}/webhookDelivery`)).body;
    for (const later of ['lastAttempt', 'nextAttemptTime']) expect(record).not.toHaveProperty(later);
    expect((await shared.client.get(`/operations/${id}/webhookDelivery`)).status).toBe(404);
    await cancel(id);
    expect((await client.get(`/operations/${id}/webhookDelivery`)).status).toBe(404);
    expect((await shared.client.get(`/operations/${shared.operation.operation_id}/webhookDelivery`)).status).toBe(404);
  });

  it('[tasks-14] forget their content and their destination when an operator purges them, which ends what waits', async () => {
    const operator = new Client(info.api_url, null);
    const token = { authorization: `Bearer ${info.operator_token}` };
    const order = { worldId: shared.worldId, assetType: 'splats', format: 'ply', webhookUrl: CALLBACK };
    const { operationId: id } = (await shared.client.post('/tasks:exportWorld?wait=false', order)).body;
    const path = `/operations/${id}/webhookDelivery`;
    // Two seconds after the first attempt comes another; what is purged in an attempt ends with that.
    await expect
      .poll(async () => (await shared.client.get(path)).body, SOON)
      .toMatchObject({
        state: 'PENDING',
        lastAttempt: { number: 2, errorCategory: expect.any(String) },
        nextAttemptTime: expect.any(String),
      });
    const purged = await operator.post(`/admin/v1/operations/${id}:purge`, {}, token);
    expect(purged).toMatchObject({ status: 200, body: { operation_id: id, purged: true } });
    const { body: record } = await shared.client.get(path);
    expect(record).toMatchObject({ state: 'EXHAUSTED', webhookUrl: null, event: { type: 'task.succeeded' } });
    expect(record).not.toHaveProperty('nextAttemptTime');
    await expect
      .poll(async () => (await shared.client.get(`/operations/${id}`)).body, SOON)
      .toMatchObject({ state: 'SUCCEEDED', webhookDelivery: { state: 'EXHAUSTED' } });

    const { body: page } = await operator.get(`/admin/v1/deliveries?operation_id=${id}&state=EXHAUSTED`, token);
    expect(page.deliveries).toMatchObject([{ operation_id: id, account_id: shared.account.account_id, webhook_url: null }]);
    const one = `/admin/v1/deliveries/${page.deliveries[0].delivery_id}`;
    const { attempts } = (await operator.get(one, token)).body;
    expect(attempts).toHaveLength(record.attemptCount);
    expect((await operator.post(`${one}:redeliver`, {}, token)).status).toBe(409);
    expect((await operator.get('/admin/v1/audit', token)).body.lines.map(({ action }: Answer['body']) => action)).toContain(
      'operation.purge',
    );
  });

  it('[tasks-14] that still run are cancelled by a purge, which ends the delivery and keeps its record', async () => {
    const id = await longTask();
    const operator = new Client(info.api_url, null);
    const purge = () => operator.post(`/admin/v1/operations/${id}:purge`, {}, { authorization: `Bearer ${info.operator_token}` });
    expect([(await purge()).status, (await purge()).status]).toEqual([200, 200]);
    expect((await client.get(`/operations/${id}`)).body).toMatchObject({ state: 'CANCELLED', response: null });
    expect(await client.get(`/operations/${id}/webhookDelivery`)).toMatchObject({
      status: 200,
      body: { state: 'EXHAUSTED', attemptCount: 0, webhookUrl: null, event: null },
    });
  });
});

describe('keys with scopes', () => {
  it('[tasks-15] may do what they were made for, on both interfaces, and are told what they lack', async () => {
    const operator = new Client(info.api_url, null);
    const token = { authorization: `Bearer ${info.operator_token}` };
    const path = `/admin/v1/accounts/${account.account_id}/keys`;
    const wanted = { project_id: account.project_id, name: 'poller', scopes: ['operations:read'] };
    const made = await operator.post(path, wanted, token);
    expect(made).toMatchObject({ status: 200, body: { scopes: ['operations:read'], api_key: expect.any(String) } });
    const poller = new Client(info.api_url, made.body.api_key);
    for (const allowed of ['/operations', '/api/v2/operations', '/svc/v1/operations']) expect((await poller.get(allowed)).status).toBe(200);
    for (const [refused, scope] of [
      [poller.post('/tasks:generateWorld', LONG), 'worlds:write'],
      [poller.post('/svc/v1/worlds:generate', {}), 'worlds:write'],
      [poller.post('/svc/v1/worlds:list', {}), 'worlds:read'],
      [poller.get('/svc/v1/credits'), 'account:read'],
      [poller.post('/svc/v1/media-assets:prepare_upload', {}), 'media:write'],
    ] as const)
      expect(await refused).toMatchObject({ status: 403, body: { detail: `The API key lacks the scope '${scope}'` } });
    expect((await operator.post(path, { ...wanted, scopes: ['worlds:paint'] }, token)).status).toBe(422);
    expect((await operator.post(path, { ...wanted, scopes: undefined }, token)).body.scopes).toHaveLength(6);
  });
});
