import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Account, Answer } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { ReceivedCallback, WebhookReceiver } from '../webhooks/receiver.js';

const info = stackInfo();
const SOON = { timeout: 60_000, interval: 100 };

let account: Account;
let client: Client;
let receiver: WebhookReceiver;
/** Of a draft whose operation had a callback. */
let made: { readonly operationId: string; readonly worldId: string };

beforeAll(async () => {
  ({ account, client } = await newAccount(info, 'webhooks', AMPLE));
  receiver = await startWebhookReceiver({ home: inject('stackHome'), info });
  const { body } = await submit('generateWorld', { ...draft('a lighthouse on a cliff'), webhookUrl: receiver.urlOf('/made?of=a%20draft') });
  const { operationId } = body;
  made = { operationId, worldId: (await client.finish(operationId)).metadata.world_id };
});
/** Each callback of each case has a signature that the SDK accepts. */
afterEach(() =>
  assert.deepEqual(
    receiver.callbacks.filter(({ fault }) => fault !== null),
    [],
  ),
);
afterAll(() => receiver.close());

const draft = (prompt: string): object => ({ model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt: prompt } });

async function submit(task: string, body: object): Promise<Answer> {
  const answer = await client.post(`/tasks:${task}`, body);
  expect(answer.status).toBe(200);
  return answer;
}

/** A cached export ends at once, and has its callback. */
async function exportTo(webhookUrl: string): Promise<string> {
  const { body } = await submit('exportWorld', { worldId: made.worldId, assetType: 'splats', format: 'ply', webhookUrl });
  return body.operationId;
}

const stateOf = async (operationId: string): Promise<string> => (await client.get(`/operations/${operationId}`)).body.state;
const recordOf = async (operationId: string): Promise<Answer['body']> =>
  (await client.get(`/operations/${operationId}/webhookDelivery`)).body;

async function ended(operationId: string): Promise<Answer['body']> {
  let record: Answer['body'];
  await expect
    .poll(async () => (record = await recordOf(operationId)).state, SOON)
    .toSatisfy((state: string) => ['DELIVERED', 'SUPPRESSED', 'EXHAUSTED'].includes(state));
  return record;
}

const onPath = (path: string): ReceivedCallback[] => receiver.callbacks.filter((callback) => callback.path === path);

describe('a webhook', () => {
  it('[webhooks-01] reports the end of an operation to the exact URL of the request, signed by a published key', async () => {
    const record = await ended(made.operationId);
    expect(record).toMatchObject({
      state: 'DELIVERED',
      attemptCount: 1,
      lastAttempt: { httpStatus: 204 },
      webhookUrl: receiver.urlOf('/made?of=a%20draft'),
    });
    const [callback, ...more] = onPath('/made?of=a%20draft');
    expect(more).toEqual([]);
    expect(callback).toMatchObject({ host: 'receiver.example.com', id: record.deliveryId, fault: null });
    expect(callback.body.toString()).toBe(JSON.stringify(record.event));
    const { finishedAt, ...event } = { finishedAt: callback.event?.createdAt, ...callback.event };
    expect(event).toEqual({
      id: `evt_${made.operationId}`,
      type: 'task.succeeded',
      schemaVersion: '1',
      createdAt: finishedAt,
      data: {
        accountId: account.account_id,
        projectId: account.project_id,
        operationId: made.operationId,
        operation: `operations/${made.operationId}`,
        taskName: 'generateWorld',
        state: 'SUCCEEDED',
      },
    });
  });

  it.each([
    ['https', "/quoted?n=O'Brien"],
    ['HTTPS', "/in-capitals?a=b&a=c&&=&%zz&d=%2F%2f+;,:@!$*()'"],
  ])('[webhooks-01] goes to a %s URL with its path and query byte for byte: %s', async (scheme, target) => {
    const url = receiver.urlOf(target).replace('https', scheme);
    const operationId = await exportTo(url);
    expect(await ended(operationId)).toMatchObject({ state: 'DELIVERED', attemptCount: 1, webhookUrl: url });
    expect(onPath(target)).toMatchObject([{ host: 'receiver.example.com', fault: null }]);
  });

  it('names the close of its window as the next time when the receiver asks for a later one', async () => {
    receiver.script('/tomorrow', { status: 503, headers: { 'retry-after': '90000' } });
    const operationId = await exportTo(receiver.urlOf('/tomorrow'));
    await expect.poll(async () => (await recordOf(operationId)).lastAttempt?.httpStatus, SOON).toBe(503);
    const { state, event, nextAttemptTime } = await recordOf(operationId);
    expect([state, Date.parse(nextAttemptTime) - Date.parse(event.createdAt)]).toEqual(['PENDING', 24 * 3_600_000]);
  });

  it('[webhooks-02] follows a result that was there already', async () => {
    const operationId = await exportTo(receiver.urlOf('/cached'));
    expect(await ended(operationId)).toMatchObject({ state: 'DELIVERED', attemptCount: 1 });
    expect(onPath('/cached')).toMatchObject([
      { fault: null, event: { type: 'task.succeeded', data: { taskName: 'exportWorld', operationId } } },
    ]);
  });

  it('[webhooks-03] that fails is retried with the same bytes and id, and a new signature', async () => {
    receiver.script('/flaky', { status: 500 }, { status: 200 });
    const operationId = await exportTo(receiver.urlOf('/flaky'));
    expect(await ended(operationId)).toMatchObject({ state: 'DELIVERED', attemptCount: 2, lastAttempt: { number: 2, httpStatus: 200 } });
    const [first, second] = onPath('/flaky');
    expect(second.id).toBe(first.id);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.timestamp).toBeGreaterThan(first.timestamp);
    expect(second.signatures).not.toEqual(first.signatures);
    expect(second.fault).toBeNull();
  });

  it('[webhooks-04] is not followed through a redirect, and not sent again after 410', async () => {
    receiver.script('/moved', { status: 308, headers: { location: receiver.urlOf('/elsewhere') } });
    receiver.script('/gone', { status: 410 });
    const [moved, gone] = [await exportTo(receiver.urlOf('/moved')), await exportTo(receiver.urlOf('/gone'))];
    expect(await ended(gone)).toMatchObject({ state: 'SUPPRESSED', attemptCount: 1, lastAttempt: { httpStatus: 410 } });
    await expect.poll(async () => (await recordOf(moved)).lastAttempt?.httpStatus, SOON).toBe(308);
    expect(await recordOf(moved)).toMatchObject({ state: 'PENDING', attemptCount: 1, nextAttemptTime: expect.any(String) });
    expect(onPath('/elsewhere')).toEqual([]);
  });

  it('[webhooks-05] waits for no receiver but its own', async () => {
    receiver.script('/hang', 'hang');
    const slow = await Promise.all(Array.from({ length: 14 }, () => exportTo(receiver.urlOf('/hang', 'slow.example.net'))));
    await expect.poll(() => onPath('/hang').length, SOON).toBe(10); // as many as one host may have at once
    const quick = await exportTo(receiver.urlOf('/quick', 'other.example.org'));
    expect(await ended(quick)).toMatchObject({ state: 'DELIVERED', attemptCount: 1 });
    const states = (): Promise<string[]> => Promise.all(slow.map(async (id) => (await recordOf(id)).state));
    await expect.poll(async () => (await states()).filter((state) => state === 'PENDING').length, SOON).toBeGreaterThanOrEqual(4);
    expect(await states()).not.toContain('DELIVERED');
  });

  it('[webhooks-06] is sent once more when an operator asks, under the same id', async () => {
    const operationId = await exportTo(receiver.urlOf('/again'));
    const { deliveryId } = await ended(operationId);
    const operator = new Client(info.api_url, null);
    const asked = await operator.post(
      `/admin/v1/deliveries/${deliveryId}:redeliver`,
      {},
      { authorization: `Bearer ${info.operator_token}` },
    );
    expect(asked.status).toBe(200);
    await expect.poll(() => onPath('/again').length, SOON).toBe(2);
    expect(await ended(operationId)).toMatchObject({ state: 'DELIVERED', attemptCount: 2 });
    const [first, second] = onPath('/again');
    expect({ id: second.id, body: second.body.toString(), fault: second.fault }).toEqual({
      id: first.id,
      body: first.body.toString(),
      fault: null,
    });
  });

  it('[webhooks-07] of an operation that is cancelled is never sent, and has no record', async () => {
    const { body } = await submit('generateWorld', { ...draft('a canyon'), webhookUrl: receiver.urlOf('/cancelled') });
    expect(await recordOf(body.operationId)).toMatchObject({ state: 'SCHEDULED', attemptCount: 0, event: null });
    const cancelled = await client.post(`/operations/${body.operationId}:cancel`, {});
    expect(cancelled).toMatchObject({ status: 200 });
    await expect.poll(() => stateOf(body.operationId), SOON).toBe('CANCELLED');
    expect((await client.get(`/operations/${body.operationId}/webhookDelivery`)).status).toBe(404);
    await exportTo(receiver.urlOf('/after')).then(ended);
    await sleep(500);
    expect(onPath('/cancelled')).toEqual([]);
  });
});
