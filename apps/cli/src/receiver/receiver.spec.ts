import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createReceiver } from './receiver.js';
import type { ReceivedWebhook } from './receiver.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const EVENT = JSON.stringify({ id: 'evt_op_1', type: 'task.succeeded', schemaVersion: '1', data: { operationId: 'op_1' } });

const received: ReceivedWebhook[] = [];
let keys: Server;
let receiver: Server;

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  keys = createServer((_request, response) => {
    const { kty, crv, x } = publicKey.export({ format: 'jwk' });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [{ kty, crv, x, kid: 'k1' }] }));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const onReceived = (one: ReceivedWebhook): void => void received.push(one);
  receiver = createReceiver({ certificate: null, jwksUrl: urlOf(keys), status: 202, onReceived }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});

afterAll(() => {
  keys.close();
  receiver.close();
});

async function send(id: string, body: string, signed = body): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = sign(null, Buffer.from(`${id}.${timestamp}.${signed}`), privateKey).toString('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1a,${signature}` };
  return (await fetch(urlOf(receiver), { method: 'POST', headers, body })).status;
}

describe('a receiver for development', () => {
  it('acknowledges what verifies, and knows what has come before', async () => {
    expect([await send('del_1', EVENT), await send('del_1', EVENT)]).toEqual([202, 202]);
    expect(received.splice(0)).toMatchObject([
      { deliveryId: 'del_1', again: false, fault: null, body: EVENT, event: { type: 'task.succeeded', data: { operationId: 'op_1' } } },
      { deliveryId: 'del_1', again: true },
    ]);
  });

  it('refuses what does not, and says why', async () => {
    expect(await send('del_2', EVENT, `${EVENT} `)).toBe(400);
    expect((await fetch(urlOf(receiver), { method: 'POST', body: EVENT })).status).toBe(400);
    expect(received.splice(0)).toMatchObject([
      { deliveryId: 'del_2', event: null, fault: expect.stringContaining('signature') },
      { deliveryId: '', event: null, fault: expect.stringContaining('webhook-id') },
    ]);
  });

  it('takes nothing but POST', async () => {
    const { status, headers } = await fetch(urlOf(receiver));
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(received).toEqual([]);
  });
});
