import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { inline } from '../stack/media-files.js';
import { newVideo } from '../stack/new-video.js';
import { AMPLE } from '../stack/shared-world.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';

const info = stackInfo();
const SOON = { timeout: 60_000, interval: 100 };
let client: Client;
let receiver: WebhookReceiver;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'failures', AMPLE));
  receiver = await startWebhookReceiver({ home: inject('stackHome'), info });
});
afterAll(() => receiver.close());

/** A video whose tables are right and whose frames are not: the start accepts it, the generation cannot decode it. */
async function damagedVideo(): Promise<Buffer> {
  const video = await newVideo();
  return video.fill(0, video.indexOf('mdat') + 'mdat'.length);
}

describe('a generation that was accepted and fails', () => {
  it('[operation-03] [operation-error-01] [transition-02] [errors-rule-2] is done with an error of code and message, and costs nothing', async () => {
    const { remaining_credits: before } = (await client.get('/svc/v1/credits')).body;
    const world_prompt = { type: 'video', video_prompt: inline(await damagedVideo(), 'mp4') };
    const { status, body: begun } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt });
    expect({ status, body: begun }).toMatchObject({ status: 200, body: { done: false, error: null } });
    const failed = await client.finish(begun.operation_id);
    expect(failed).toMatchObject({
      done: true,
      error: { code: 422, message: expect.stringMatching(/\w/) },
      response: null,
      cost: null,
      metadata: { progress: { status: 'FAILED' } },
    });
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: before, held_credits: 0 });
  });

  it('[events-01] [events-02] sends one task.failed event with the state FAILED and the error code of the operation', async () => {
    const worldPrompt = { type: 'video', videoPrompt: { source: 'data_base64', dataBase64: (await damagedVideo()).toString('base64') } };
    const webhookUrl = receiver.urlOf('/failed');
    const { status, body } = await client.post('/tasks:generateWorld', { model: 'svc-1.0-draft', worldPrompt, webhookUrl });
    expect(status).toBe(200);
    const { operationId } = body;
    await client.finish(operationId);
    await expect
      .poll(async () => (await client.get(`/operations/${operationId}/webhookDelivery`)).body, SOON)
      .toMatchObject({ state: 'DELIVERED', attemptCount: 1 });
    const operation = (await client.get(`/operations/${operationId}`)).body;
    expect(operation).toMatchObject({ state: 'FAILED', error: { code: 'UNDECODABLE_MEDIA' } });
    expect(receiver.callbacks.filter(({ path }) => path === '/failed')).toMatchObject([
      { fault: null, event: { type: 'task.failed', data: { operationId, state: 'FAILED', error: { code: operation.error.code } } } },
    ]);
  });
});
