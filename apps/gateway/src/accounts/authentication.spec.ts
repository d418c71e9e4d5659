import { once } from 'node:events';
import type { Socket } from 'node:net';

import { DomainError, SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
afterEach(() => gateway.stop());

const ROUTES: readonly (readonly [string, string, Scope])[] = [
  ['POST', '/tasks:generateWorld', 'worlds:write'],
  ['POST', '/api/v2/tasks:exportWorld', 'worlds:write'],
  ['GET', '/operations', 'operations:read'],
  ['GET', '/api/v2/operations/op_1/webhookDelivery', 'operations:read'],
  ['POST', '/operations/op_1:cancel', 'worlds:write'],
  ['POST', '/svc/v1/worlds:list', 'worlds:read'],
  ['POST', '/svc/v1/worlds:batch', 'worlds:write'],
  ['PATCH', '/svc/v1/worlds/1', 'worlds:write'],
  ['DELETE', '/svc/v1/worlds/1', 'worlds:write'],
  ['POST', '/svc/v1/worlds/1:export', 'worlds:write'],
  ['POST', '/svc/v1/worlds/1:edit', 'worlds:write'],
  ['POST', '/svc/v1/media-assets:prepare_upload', 'media:write'],
  ['POST', '/svc/v1/media-assets:list', 'media:write'],
  ['DELETE', '/svc/v1/media-assets/1', 'media:write'],
  ['GET', '/svc/v1/storage', 'account:read'],
  ['GET', '/svc/v1/credits', 'account:read'],
  ['GET', '/svc/v1/keys', 'account:read'],
  ['POST', '/svc/v1/keys', 'account:write'],
  ['POST', '/svc/v1/keys/1:revoke', 'account:write'],
  ['GET', '/svc/v1/webhooks/deliveries', 'operations:read'],
  ['GET', '/svc/v1/webhooks/deliveries/1', 'operations:read'],
  ['POST', '/svc/v1/webhooks/deliveries/1:redeliver', 'account:write'],
];

describe('a key with scopes', () => {
  it.each(ROUTES)('needs for %s %s the scope %s, and no other', async (method, path, needed) => {
    let scopes: readonly Scope[] = SCOPES.filter((scope) => scope !== needed);
    const authenticateKey = async () => ({ accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes });
    gateway = await startGateway({ world: { authenticateKey } });
    const ask = (key: string): Promise<Response> => fetch(gateway.url + path, { method, headers: { 'svc-api-key': key } });
    const refused = await ask('one');
    expect([refused.status, await refused.json()]).toMatchObject([403, { detail: `The API key lacks the scope '${needed}'` }]);
    scopes = [needed];
    expect((await ask('another')).status).not.toBe(403);
  });
});

const JSON_HEADERS = ['Content-Type: application/json', 'Content-Length: 1000000'];
/** More than any socket waits for a rest, less than a request may take to arrive. */
const CLOSED_WITHIN_MS = 60_000;

/** Sends a piece of a body now and then, and answers what came back when the other side has closed. */
async function drip(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (piece: Buffer) => (received += piece.toString()));
  const timer = setInterval(() => socket.write(' '), 200);
  const closed = new Promise((resolve) => socket.once('close', resolve)); // with or without a reset
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS).unref())]);
  clearInterval(timer);
  return socket.destroyed ? received : 'it is still open';
}

describe('a request without credentials', () => {
  it.each([
    ['API key', 'POST /svc/v1/worlds:list HTTP/1.1', 'Svc-Api-Key: wrong'],
    ['operator’s token', 'POST /admin/v1/accounts HTTP/1.1', 'Authorization: Bearer wrong'],
    ['session of the console', 'POST /admin/v1/accounts HTTP/1.1', 'Cookie: diorama-console-80=wrong'],
  ])('is refused before its body is read, which cannot hold the connection: without a good %s', async (_what, line, wrong) => {
    gateway = await startGateway({ world: { authenticateKey: () => Promise.reject(new DomainError('API_KEY_INVALID')) } });
    const socket = gateway.send([line, wrong, ...JSON_HEADERS], '{');
    const [first] = (await once(socket, 'data')) as [Buffer]; // the rest of the body has not been sent
    expect(first.toString()).toMatch(/^HTTP\/1\.1 401 /);
    expect(await drip(socket)).not.toBe('it is still open');
    await expect.poll(() => gateway.open()).toBe(0);
  });

  it('is a 401 for any content type and body', async () => {
    gateway = await startGateway({});
    for (const path of ['/svc/v1/worlds:generate', '/tasks:generateWorld', '/svc/v1/worlds:list', '/admin/v1/accounts'])
      for (const [type, body] of [
        ['text/plain', 'words'],
        ['application/json', '{"a":'],
        ['application/json', ' '.repeat(1_100_000)],
      ] as const) {
        const answer = await fetch(gateway.url + path, { method: 'POST', headers: { 'content-type': type }, body });
        expect([path, type, answer.status]).toEqual([path, type, 401]);
        await answer.text();
      }
  });

  it('has its answer while it still sends a large body', async () => {
    gateway = await startGateway({});
    const body = 'x'.repeat(30_000_000);
    const answer = await fetch(`${gateway.url}/svc/v1/worlds:generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { detail: 'The Svc-Api-Key header is missing' }]);
    await expect.poll(() => gateway.open()).toBe(0);
  });

  it('is not invited to send its body', async () => {
    gateway = await startGateway({ world: { listWorlds: async () => ({ worlds: [], nextPageToken: '' }) } });
    const head = ['POST /svc/v1/worlds:list HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-continue'];
    const [refused] = (await once(gateway.send(head), 'data')) as [Buffer];
    expect(refused.toString()).toMatch(/^HTTP\/1\.1 401 /);
    const socket = gateway.send([...head, `Svc-Api-Key: ${TEST_API_KEY}`]);
    const [invited] = (await once(socket, 'data')) as [Buffer];
    expect(invited.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('keeps its connection where its body has come', async () => {
    gateway = await startGateway({ world: { getCredits: async () => ({ balance: 1, held: 0 }) } });
    const good = ['GET /svc/v1/credits HTTP/1.1', `Svc-Api-Key: ${TEST_API_KEY}`, 'Host: gateway', 'Connection: close', '', ''].join(
      '\r\n',
    );
    const socket = gateway.send(['POST /svc/v1/worlds:list HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2'], `{}${good}`);
    expect(await drip(socket)).toMatch(/^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 /);
  });
});

describe('a request with credentials', () => {
  it('is authenticated once, also where its body is large', async () => {
    const asked: string[] = [];
    const authenticateKey = async ({ apiKey }: { apiKey: string }) => {
      asked.push(apiKey);
      return { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes: [...SCOPES] };
    };
    gateway = await startGateway({ world: { authenticateKey } });
    const headers = { 'content-type': 'application/json', 'svc-api-key': 'large' };
    const body = JSON.stringify({ world_prompt: 'x'.repeat(2_000_000) });
    expect((await fetch(`${gateway.url}/svc/v1/worlds:generate`, { method: 'POST', headers, body })).status).toBe(422);
    expect(asked).toEqual(['large']);
  });

  it('is an operator’s for the operators’ routes alone, and an account’s for the others', async () => {
    gateway = await startGateway({});
    const bearer = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    expect((await fetch(`${gateway.url}/admin/v1/whoami`, { headers: bearer })).status).toBe(200);
    expect((await fetch(`${gateway.url}/admin/v1/whoami`, { headers: { 'svc-api-key': TEST_API_KEY } })).status).toBe(401);
    expect((await fetch(`${gateway.url}/svc/v1/credits`, { headers: bearer })).status).toBe(401);
  });
});
