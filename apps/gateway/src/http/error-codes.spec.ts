import { DomainError } from '@diorama/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const JSON_TYPE = 'application/json';
let gateway: TestGateway;
beforeAll(async () => {
  const absent = () => Promise.reject(new DomainError('WORLD_NOT_FOUND'));
  gateway = await startGateway({ world: { getWorld: absent } });
});
afterAll(() => gateway.stop());

const GENERATE = '/svc/v1/worlds:generate';

it.each([
  ['a body that is not JSON', `POST ${GENERATE}`, { body: '{', type: JSON_TYPE }, 400, 'BODY_NOT_JSON'],
  ['a body of another type', `POST ${GENERATE}`, { body: '{}', type: 'text/plain' }, 400, 'CONTENT_TYPE_UNSUPPORTED'],
  ['a body that is too large', 'POST /svc/v1/worlds:list', { body: '1'.repeat(2_000_000), type: JSON_TYPE }, 400, 'BODY_TOO_LARGE'],
  ['an unsupported model', `POST ${GENERATE}`, { body: withModel('svc-9'), type: JSON_TYPE }, 400, 'MODEL_UNKNOWN'],
  ['a missing key', 'GET /svc/v1/credits', { key: null }, 401, 'API_KEY_MISSING'],
  ['an unknown world', 'GET /svc/v1/worlds/01890000-0000-7000-8000-000000000000', {}, 404, 'WORLD_NOT_FOUND'],
  ['an unknown path', 'GET /svc/v1/nothing', {}, 404, 'PATH_NOT_FOUND'],
  ['a path that cannot be decoded', 'GET /svc/v1/worlds/%zz', {}, 404, 'PATH_NOT_FOUND'],
  ['an unsupported method', 'DELETE /svc/v1/credits', {}, 405, 'METHOD_NOT_ALLOWED'],
  ['a body that does not match the schema', `POST ${GENERATE}`, { body: '{}', type: JSON_TYPE }, 422, 'REQUEST_INVALID'],
] as const)('the error of %s has its code', async (_what, line, sent: Sent, status, code) => {
  const [method = '', path = ''] = line.split(' ');
  const answer = await fetch(gateway.url + path, {
    method,
    headers: toHeaders(sent),
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  const body: unknown = await answer.json();
  expect([answer.status, body]).toEqual([status, expect.objectContaining({ code, request_id: answer.headers.get('x-request-id') })]);
});

interface Sent {
  readonly body?: string;
  readonly type?: string;
  /** Null for a request without a key. */
  readonly key?: null;
}

function withModel(model: string): string {
  return JSON.stringify({ model, world_prompt: { type: 'text', text_prompt: 'a beach' } });
}

function toHeaders({ type, key }: Sent): Record<string, string> {
  return { ...(type === undefined ? {} : { 'content-type': type }), ...(key === null ? {} : { 'svc-api-key': TEST_API_KEY }) };
}
