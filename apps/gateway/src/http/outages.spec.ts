import { DomainError } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** Calls of a service that cannot be reached. */
function away(...calls: readonly string[]): object {
  return Object.fromEntries(calls.map((call) => [call, () => Promise.reject(new DomainError('UNAVAILABLE'))]));
}

const authenticateKey = async () => ({ accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes: [] });
const DEPTH = { depth_pano_image: { data_base64: 'AAAA' }, text_prompt: 'a hall', z_min: 1, z_max: 9 };
const DETAIL = 'The service is temporarily unavailable; try again shortly';

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'svc-api-key': TEST_API_KEY, authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  return fetch(gateway.url + path.replace(/\{\w+\}/g, 'none'), { method, headers, ...sent });
}

async function expectOutage(answer: Response, status: number): Promise<void> {
  const id = answer.headers.get('x-request-id');
  expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, status, '2']);
  expect(await answer.json()).toEqual({ detail: DETAIL, code: 'UNAVAILABLE', request_id: id });
}

describe('while the system of record cannot be reached', () => {
  it('every route with an API key responds 500 with a retry time', async () => {
    gateway = await startGateway({ world: away('authenticateKey') });
    const keyed = gateway.routes.filter(({ path }) => /^\/(svc|tasks|operations|api)\b/.test(path) && !path.endsWith('/picture.webp'));
    expect(keyed.length).toBeGreaterThan(25);
    for (const { method, path } of keyed) await expectOutage(await ask(method, path, method === 'POST' ? {} : undefined), 500);
  });

  it('a start of a painting responds 500: generation could not start', async () => {
    gateway = await startGateway({ world: { authenticateKey, ...away('checkStart', 'listWorlds') } });
    for (const path of ['/svc/v1/pano:depth_to_rgb', '/svc/v1/worlds:list']) await expectOutage(await ask('POST', path, DEPTH), 500);
    expect(gateway.logged.filter(({ level }) => level === 'error')).toEqual([]); // an outage is not a fault of the code
  });

  it('a route outside the specification responds 503', async () => {
    gateway = await startGateway({ world: { ...away('listPublicWorlds'), isServing: async () => false }, admin: away('listAccounts') });
    for (const path of ['/admin/v1/accounts', '/public/worlds']) await expectOutage(await ask('GET', path), 503);
    expect((await ask('GET', '/healthz')).status).toBe(503);
  });
});

describe('while media cannot be reached', () => {
  it('a start with inline media responds 500', async () => {
    gateway = await startGateway({ world: { authenticateKey, checkStart: async () => ({}) }, media: away('storeMedia') });
    await expectOutage(await ask('POST', '/svc/v1/pano:depth_to_rgb', DEPTH), 500);
  });
});

describe('a fault of the code', () => {
  it('is a 500 that names no time to come back', async () => {
    gateway = await startGateway({ world: { authenticateKey, getCredits: () => Promise.reject(new TypeError('broken')) } });
    const answer = await ask('GET', '/svc/v1/credits');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  });
});

describe('a URL that takes too long to fetch', () => {
  it('is the call’s 400, with the reason', async () => {
    const reason = 'it took longer than 30 s';
    const fetchMedia = () => Promise.reject(new DomainError('MEDIA_URL_UNFETCHABLE', { reason }));
    gateway = await startGateway({ world: { authenticateKey, checkStart: async () => ({}) }, media: { fetchMedia } });
    const answer = await ask('POST', '/svc/v1/pano:depth_to_rgb', {
      ...DEPTH,
      depth_pano_image: { uri: 'https://slow.example.com/d.exr' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: expect.stringContaining(reason) }]);
  });
});
