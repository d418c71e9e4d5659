import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const CAUSE = 'the words of the cause';
const fail = (): Promise<never> => Promise.reject(new Error(CAUSE));
const DEPTH = { depth_pano_image: { data_base64: 'AAAA' }, text_prompt: 'a hall' };
const WORLD = { world_prompt: { type: 'text', text_prompt: 'a hall' } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ world: { checkStart: fail, getCredits: fail } });
});
afterAll(() => gateway.stop());

describe('an unexpected failure', () => {
  it.each<[string, string, object | undefined]>([
    ['POST', '/svc/v1/pano:depth_to_rgb', DEPTH],
    ['POST', '/svc/v1/worlds:generate', WORLD],
    ['GET', '/svc/v1/credits', undefined],
  ])('[errors-500] [depth-11] is a 500 with a detail, which says nothing of its cause: %s %s', async (method, path, body) => {
    const headers = { 'svc-api-key': TEST_API_KEY, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(gateway.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    expect({ status: answer.status, body: JSON.parse(text) as unknown }).toEqual({
      status: 500,
      body: { detail: expect.any(String), code: 'INTERNAL', request_id: answer.headers.get('x-request-id') },
    });
    expect(text).not.toContain(CAUSE);
  });
});
