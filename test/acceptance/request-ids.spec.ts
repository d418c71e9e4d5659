import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { picture, servePictures } from '../stack/media-files.js';
import type { PictureHost } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';

const info = stackInfo();
const SOON = { timeout: 60_000, interval: 100 };
const REQUEST_ID = `req_followed_${randomBytes(8).toString('hex')}`;

let client: Client;
let host: PictureHost;
let receiver: WebhookReceiver;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'request ids', AMPLE));
  const bytes = await picture(64, 48);
  host = await servePictures(info, (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
  receiver = await startWebhookReceiver({ home: inject('stackHome'), info });
});
afterAll(() => Promise.all([host?.close(), receiver?.close()]));

/** The log lines of a process that belong to the request. */
function linesOf(process: string): Record<string, unknown>[] {
  return readFileSync(join(inject('stackHome'), 'logs', `${process}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(REQUEST_ID))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the id of a request', () => {
  it('is in the log of every process that works for it', async () => {
    const { status, headers, body } = await client.post(
      '/tasks:generateWorld',
      {
        model: 'svc-1.0-draft',
        worldPrompt: { type: 'image', imagePrompt: { source: 'uri', uri: `${host.url}/followed.png` } },
        webhookUrl: receiver.urlOf('/followed'),
      },
      { 'x-request-id': REQUEST_ID },
    );
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(headers.get('x-request-id')).toBe(REQUEST_ID);
    await client.finish(body.operationId);
    await expect.poll(() => receiver.callbacks.filter(({ path }) => path === '/followed').length, SOON).toBeGreaterThan(0);

    const followed = [
      ['gateway', { msg: 'request completed' }],
      ['world', { call: 'beginOperation' }],
      ['world', { call: 'finishOperation' }],
      ['media', { call: 'fetchMedia' }],
      ['egress', { call: 'fetchMedia' }],
      ['worker-generation', { activity: 'buildWorld' }],
      ['worker-orchestration', { activity: 'claimDelivery' }],
      ['egress', { activity: 'sendAttempt' }],
      ['signing', { call: 'sign' }],
    ] as const;
    for (const [process, fields] of followed)
      await expect
        .poll(() => linesOf(process), { ...SOON, message: `${process} ${JSON.stringify(fields)}` })
        .toContainEqual(expect.objectContaining({ request_id: REQUEST_ID, ...fields }));
  });
});
