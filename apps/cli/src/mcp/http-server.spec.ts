import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFakeApi } from '../testing/fake-api.js';
import type { FakeApi } from '../testing/fake-api.js';
import { createMcpHttpServer } from './http-server.js';

let api: FakeApi;
let server: Server;
let url: string;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /svc/v1/credits': [200, { remaining_credits: 70 }] });
  server = createMcpHttpServer({ url: api.url, version: '1.2.3' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.stop();
});

const HEADERS = { authorization: 'Bearer svck_one', 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const CREDITS = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_credits', arguments: {} } };
const post = (headers: Record<string, string>, body = JSON.stringify(CREDITS)) =>
  fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body });

describe('the protocol over HTTP', () => {
  it('calls the API with the key of each caller', async () => {
    for (const key of ['svck_one', 'svck_two']) {
      const client = new Client({ name: 'test', version: '1' });
      const requestInit = { headers: { authorization: `Bearer ${key}` } };
      await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
      const { structuredContent } = await client.callTool({ name: 'get_credits' });
      expect(structuredContent).toEqual({ remaining_credits: 70 });
      expect(api.seen.at(-1)?.key).toBe(key);
      await client.close();
    }
  });

  it('refuses callers without a usable key', async () => {
    for (const authorization of ['', 'Bearer ', 'Basic abc', 'Bearer schlüssel']) {
      const response = await post({ authorization: Buffer.from(authorization).toString('latin1') });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="diorama"']);
    }
    expect(api.seen).toEqual([]);
  });

  it('refuses pages of other origins, and serves local ones', async () => {
    for (const origin of ['https://attacker.example', 'null', 'http://127.0.0.1.attacker.example'])
      expect((await post({ origin })).status).toBe(403);
    for (const origin of ['http://localhost:6274', 'http://[::1]:3000']) expect((await post({ origin })).status).toBe(200);
  });

  it.each([
    ['a body that is too large', 'x'.repeat(1_000_001), 413],
    ['a body that is not JSON', '{', 400],
    ['a message of another protocol', '{"a":1}', 400],
  ])('refuses %s', async (_what, body, status) => {
    const response = await post({}, body);
    expect([response.status, await response.json()]).toMatchObject([status, { jsonrpc: '2.0', error: { message: expect.any(String) } }]);
  });

  it('has one endpoint and one method', async () => {
    const got = await fetch(url, { headers: HEADERS });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(url.replace('/mcp', '/'), { method: 'POST', headers: HEADERS, body: '{}' })).status).toBe(404);
  });
});
