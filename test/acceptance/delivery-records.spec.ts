import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';

const info = stackInfo();
const SOON = { timeout: 60_000, interval: 100 };
/** What an attempt may take, and what a clock may round off. */
const ATTEMPT_MS = 15_000 - 50;
let shared: SharedWorld;
let receiver: WebhookReceiver;

beforeAll(async () => {
  shared = await sharedWorld();
  receiver = await startWebhookReceiver({ home: inject('stackHome'), info });
});
afterAll(() => receiver.close());

/** A cached export ends at once, and its callback is sent. */
async function exportTo(webhookUrl: string): Promise<string> {
  const order = { worldId: shared.worldId, assetType: 'splats', format: 'ply', webhookUrl };
  const { status, body } = await shared.client.post('/tasks:exportWorld', order);
  expect(status).toBe(200);
  return body.operationId;
}

const recordOf = async (operationId: string): Promise<Answer['body']> =>
  (await shared.client.get(`/operations/${operationId}/webhookDelivery`)).body;

const onPath = (path: string) => receiver.callbacks.filter((callback) => callback.path === path);

describe('the record of a delivery', () => {
  it('[tasks-16] [retry-02] names the time of the next attempt while it is PENDING: 30 s or a tenth less after an answer such as 404, at the earliest', async () => {
    receiver.script('/missing', { status: 404 });
    const id = await exportTo(receiver.urlOf('/missing'));
    await expect.poll(() => recordOf(id), SOON).toMatchObject({ state: 'PENDING', attemptCount: 1, lastAttempt: { httpStatus: 404 } });
    const { lastAttempt, nextAttemptTime } = await recordOf(id);
    const wait = Date.parse(nextAttemptTime) - Date.parse(lastAttempt.startedAt) - lastAttempt.durationMs;
    expect(wait).toBeGreaterThanOrEqual(27_000 - 50);
  });

  it('[delivery-03] [delivery-08] is IN_FLIGHT while an attempt runs, which counts as failed after 15 s without an answer', async () => {
    receiver.script('/silent', 'hang');
    const id = await exportTo(receiver.urlOf('/silent', 'slow.example.net'));
    await expect.poll(() => recordOf(id), SOON).toMatchObject({ state: 'IN_FLIGHT', attemptCount: 1 });
    expect(await recordOf(id)).not.toHaveProperty('nextAttemptTime');
    await expect.poll(async () => (await recordOf(id)).lastAttempt, SOON).toMatchObject({ number: 1, errorCategory: 'timeout' });
    const { lastAttempt, state } = await recordOf(id);
    expect(lastAttempt.durationMs).toBeGreaterThanOrEqual(ATTEMPT_MS);
    expect(['PENDING', 'IN_FLIGHT']).toContain(state); // it is sent again
  });

  it('[tasks-18] is summarized in lists by state, attemptCount and lastAttemptTime', async () => {
    const id = await exportTo(receiver.urlOf('/summarized'));
    await expect.poll(async () => (await recordOf(id)).state, SOON).toBe('DELIVERED');
    const { lastAttempt } = await recordOf(id);
    // A summary is left out where it takes longer than an instant, as it may on a busy machine.
    const summary = async () => {
      const { operations } = (await shared.client.get('/operations?pageSize=10')).body;
      return operations.find(({ operationId }: Answer['body']) => operationId === id)?.webhookDelivery;
    };
    await expect.poll(summary, SOON).toEqual({ state: 'DELIVERED', attemptCount: 1, lastAttemptTime: lastAttempt.startedAt });
  });
});

describe('callbacks', () => {
  it('[signature-04] of all accounts are signed by one key of the service, and name their own project', async () => {
    const { account, client } = await newAccount(info, 'another signer', AMPLE);
    const { body } = await client.post('/tasks:generateWorld', {
      model: 'svc-1.0-draft',
      worldPrompt: { type: 'text', textPrompt: 'a rock' },
      webhookUrl: receiver.urlOf('/theirs'),
    });
    await client.finish(body.operationId);
    await exportTo(receiver.urlOf('/ours'));
    await expect.poll(() => [...onPath('/theirs'), ...onPath('/ours')].length, SOON).toBe(2);
    // The receiver verifies both with the one key set that is published.
    expect(onPath('/theirs')).toMatchObject([{ fault: null, event: { data: { projectId: account.project_id } } }]);
    expect(onPath('/ours')).toMatchObject([{ fault: null, event: { data: { projectId: shared.account.project_id } } }]);
  });

  it('[tasks-21] are for tasks that are submitted with an API key: 401 without one, and nothing is sent', async () => {
    const order = { worldId: shared.worldId, assetType: 'splats', format: 'ply', webhookUrl: receiver.urlOf('/keyless') };
    for (const credentials of [{}, { authorization: `Bearer ${info.operator_token}` }])
      expect((await new Client(info.api_url, null).post('/tasks:exportWorld', order, credentials)).status).toBe(401);
    await exportTo(receiver.urlOf('/afterwards'));
    await expect.poll(() => onPath('/afterwards').length, SOON).toBe(1);
    expect(onPath('/keyless')).toEqual([]);
  });
});

describe('a test event of an operator', () => {
  it('reaches the receiver signed, is marked as a test, and leaves a line in the audit log but no delivery', async () => {
    receiver.script('/test-event', { status: 418 });
    const url = receiver.urlOf('/test-event');
    const headers = { authorization: `Bearer ${info.operator_token}`, 'content-type': 'application/json' };
    const operator = new Client(info.api_url, null);
    const { status, body } = await operator.send('POST', '/admin/v1/webhooks:test', JSON.stringify({ webhook_url: url }), headers);
    expect([status, body.delivered, body.http_status]).toEqual([200, false, 418]);
    const [callback] = onPath('/test-event');
    expect(callback?.event).toMatchObject({ type: 'webhook.test', data: { test: true, operationId: 'op_test' } });
    const audit = await operator.send('GET', '/admin/v1/audit?action=webhook.test', undefined, headers);
    expect(audit.body.lines[0]).toMatchObject({ target: new URL(url).hostname, details: { delivery_id: body.delivery_id } });
    expect((await operator.send('GET', `/admin/v1/deliveries/${body.delivery_id}`, undefined, headers)).status).toBe(404);
  });
});
