import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isLocalRequest, serveLocalKey } from './local-key.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-key-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the key of a local stack', () => {
  it('is offered by no other installation', async () => {
    const server = fastify();
    serveLocalKey(server, null);
    const { statusCode, payload, headers } = await server.inject({ url: '/start/key', headers: { host: 'localhost:8800' } });
    expect([statusCode, payload, headers['cache-control']]).toEqual([200, '{"api_key":null}', 'no-store']);
  });

  it('is read from the account file once that is written', async () => {
    const file = join(folder, 'account.json');
    const server = fastify();
    serveLocalKey(server, file);
    const read = async (headers = {}) =>
      (await server.inject({ url: '/start/key', headers: { host: 'localhost:8800', ...headers } })).json();
    expect(await read()).toEqual({ api_key: null });
    await writeFile(file, '{"account_id":"acc_1","api_key":"svck_1"}');
    expect(await read()).toEqual({ api_key: 'svck_1' });
    expect(await read({ host: 'example.com' })).toEqual({ api_key: null });
  });

  const from = (remoteAddress: string, headers: Record<string, string>): boolean =>
    isLocalRequest({ socket: { remoteAddress }, headers } as unknown as Parameters<typeof isLocalRequest>[0]);

  it.each([
    ['a page of this machine', '127.0.0.1', { host: 'localhost:8800', 'sec-fetch-site': 'same-origin' }, true],
    ['another port of loopback', '::ffff:127.0.0.1', { host: '127.0.0.1:9900' }, true],
    ['IPv6', '::1', { host: '[::1]:8800' }, true],
    ['another machine', '192.0.2.7', { host: 'localhost:8800' }, false],
    ['a name that was bound to loopback', '127.0.0.1', { host: 'rebound.example.com:8800' }, false],
    ['a page of another site', '127.0.0.1', { host: 'localhost:8800', 'sec-fetch-site': 'cross-site' }, false],
    ['a page of another port', '127.0.0.1', { host: 'localhost:8800', 'sec-fetch-site': 'same-site' }, false],
    ['a proxy', '127.0.0.1', { host: 'localhost:8800', 'x-forwarded-for': '203.0.113.7' }, false],
    ['no host', '127.0.0.1', {}, false],
  ])('goes to %s as %s with %j: %s', (_name, address, headers, isOffered) => {
    expect(from(address, headers)).toBe(isOffered);
  });
});
