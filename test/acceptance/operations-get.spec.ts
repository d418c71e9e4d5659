import { setTimeout as sleep } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
let shared: SharedWorld;

beforeAll(async () => {
  shared = await sharedWorld();
});

describe('GET /svc/v1/operations/{operation_id}', () => {
  it('[operation-07] [generate-01] [service-04] just after the start is not done, and error, metadata and response are null', () =>
    expect(shared.started).toMatchObject({ done: false, error: null, metadata: null, response: null, cost: null }));

  it('[operation-01] [operation-02] has an id, done, and times', () => {
    const { operation } = shared;
    expect(operation.operation_id).toMatch(/^op_[A-Za-z0-9_-]+$/);
    expect(operation.done).toBe(true);
    for (const field of ['created_at', 'updated_at', 'expires_at']) expect(new Date(operation[field]).toISOString()).toBe(operation[field]);
  });

  it('returns 304 to the entity tag of the last response while nothing changed', async () => {
    const path = `/svc/v1/operations/${shared.operation.operation_id}`;
    const first = await shared.client.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.body.done).toBe(true);
    const again = await shared.client.get(path, { 'if-none-match': tag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
    expect((await shared.client.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('[operations-get-01] [operation-04] [operation-08] [service-04] while it runs answers 200, done false and IN_PROGRESS', async () => {
    const { client } = await newAccount(info, 'polls', AMPLE);
    const { body: begun } = await client.generate('a canyon', { model: 'svc-1.1-plus' });
    const path = `/svc/v1/operations/${begun.operation_id}`;
    let answer = await client.get(path);
    for (; answer.body.metadata === null; answer = await client.get(path)) {
      expect(answer).toMatchObject({ status: 200, body: { done: false } });
      await sleep(50);
    }
    expect(answer).toMatchObject({
      status: 200,
      body: {
        done: false,
        error: null,
        response: null,
        cost: null,
        metadata: { world_id: expect.any(String), progress: { status: 'IN_PROGRESS', description: expect.any(String) } },
      },
    });
    await client.post(`${path}:cancel`, {});
  });

  it('[operation-05] [operation-09] [transition-01] after success has the World as response, SUCCEEDED and no error', () => {
    const { operation } = shared;
    expect(operation).toMatchObject({ done: true, error: null, metadata: { progress: { status: 'SUCCEEDED' } } });
    expect(operation.response).toMatchObject({ id: operation.metadata.world_id, assets: { caption: expect.any(String) } });
  });

  it('[operation-03] [operation-error-01] [transition-02] [errors-rule-2] after another end is done, with an error of code and message', async () => {
    const { client } = await newAccount(info, 'ends', AMPLE);
    const { body: begun } = await client.generate('a canyon', { model: 'svc-1.1-plus' });
    expect((await client.post(`/svc/v1/operations/${begun.operation_id}:cancel`, {})).status).toBe(200);
    const { status, body } = await client.get(`/svc/v1/operations/${begun.operation_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: true, response: null, cost: null, error: { message: expect.any(String) } });
    expect(Number.isInteger(body.error.code)).toBe(true);
  });

  it('[operations-get-02] answers 404 to an unknown id and to that of another account', async () => {
    const { client: stranger } = await newAccount(info);
    for (const id of [shared.operation.operation_id, 'op_0000000000000000000000', 'x'])
      expect(await stranger.get(`/svc/v1/operations/${id}`)).toMatchObject({ status: 404, body: { detail: 'Operation not found' } });
  });

  it('[decision-37] expires a day after it was made', () => {
    const { created_at: made, expires_at: ends } = shared.operation;
    expect(Date.parse(ends) - Date.parse(made)).toBeCloseTo(24 * 3_600_000, -4);
  });
});
