import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ world: { listWorlds: async () => ({ worlds: [], nextPageToken: '' }) } });
});
afterAll(() => gateway.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = async (path: string, headers: Record<string, string>, body?: string) => {
  const sent = body === undefined ? {} : { body };
  const answer = await fetch(gateway.url + path, { method: 'POST', headers: { 'svc-api-key': TEST_API_KEY, ...headers }, ...sent });
  return { status: answer.status, body: (await answer.json()) as { detail?: unknown } };
};

describe('a request without a body', () => {
  it.each([
    ['no content type', {}, undefined],
    ['the content type of JSON', JSON_TYPE, undefined],
    ['an empty JSON body', JSON_TYPE, ''],
    ['an empty object', JSON_TYPE, '{}'],
  ])('lists worlds with the defaults: %s', async (_what, headers, body) => {
    expect(await post('/svc/v1/worlds:list', headers, body)).toEqual({ status: 200, body: { worlds: [], next_page_token: null } });
  });

  it.each(['/svc/v1/worlds:generate', '/svc/v1/pano:depth_to_rgb', '/svc/v1/media-assets:prepare_upload', '/tasks:generateWorld'])(
    'is a 422 that names the body, where fields are required: %s',
    async (path) => {
      for (const headers of [{}, JSON_TYPE])
        expect(await post(path, headers)).toMatchObject({ status: 422, body: { detail: [{ type: 'missing', loc: ['body'] }] } });
    },
  );

  it('is not a body that is null', async () => {
    expect((await post('/svc/v1/worlds:list', JSON_TYPE, 'null')).status).toBe(422);
  });
});
