import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'starts', AMPLE));
});

describe('POST /svc/v1/worlds:generate', () => {
  it('[generate-01] [operation-07] returns an Operation with done=false whose error, metadata and response are null', async () => {
    const { status, body, headers } = await client.generate('a quiet beach');
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: false, error: null, metadata: null, response: null, cost: null });
    expect(body.operation_id).toMatch(/^op_[A-Za-z0-9]{22}$/);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBeCloseTo(24 * 3_600_000, -4);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  });

  it('[generate-02] [generate-05] takes a display_name, a model and a permission, and keeps them', async () => {
    const asked = { display_name: 'Shore', model: 'svc-1.0', permission: { public: false, allow_id_access: true } };
    const { body: begun } = await client.generate('a shore', asked);
    const { body } = await client.post('/svc/v1/worlds:list', { page_size: 1 });
    expect(body.worlds).toMatchObject([asked]);
    await client.post(`/svc/v1/operations/${begun.operation_id}:cancel`, {});
  });

  it('[generate-04] requires nothing but world_prompt', async () => {
    const { status, body } = await client.post('/svc/v1/worlds:generate', {});
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['body', 'world_prompt'], type: 'missing' }]);
  });

  it('[decision-35] takes an encoded colon for a colon', async () => {
    const { status, body } = await client.post('/svc/v1/worlds%3Agenerate', {
      model: 'svc-1.0-draft',
      world_prompt: { type: 'text', text_prompt: 'x' },
    });
    expect(status).toBe(200);
    await client.post(`/svc/v1/operations/${body.operation_id}%3acancel`, {});
  });

  it('[generate-08] answers 400 with the supported models for an unknown one', async () => {
    const { status, body } = await client.generate('a beach', { model: 'svc-9' });
    expect(status).toBe(400);
    expect(body).toEqual({
      detail: expect.stringMatching(/'svc-9'.*svc-1\.0, svc-1\.1, svc-1\.1-plus, svc-1\.0-draft/),
      code: 'MODEL_UNKNOWN',
      request_id: expect.any(String),
    });
  });

  it.each([
    [
      'an empty prompt',
      { world_prompt: { type: 'text', text_prompt: '' } },
      ['body', 'world_prompt', 'text', 'text_prompt'],
      'string_too_short',
    ],
    [
      'a prompt of 2,001 characters',
      { world_prompt: { type: 'text', text_prompt: 'x'.repeat(2_001) } },
      ['body', 'world_prompt', 'text', 'text_prompt'],
      'string_too_long',
    ],
    ['no prompt', {}, ['body', 'world_prompt'], 'missing'],
    [
      'a number for a prompt',
      { world_prompt: { type: 'text', text_prompt: 5 } },
      ['body', 'world_prompt', 'text', 'text_prompt'],
      'string_type',
    ],
    ['an unknown kind of prompt', { world_prompt: { type: 'smell' } }, ['body', 'world_prompt'], 'union_tag_invalid'],
    [
      'a seed that is too large',
      { world_prompt: { type: 'text', text_prompt: 'x' }, seed: 4_294_967_296 },
      ['body', 'seed'],
      'less_than_equal',
    ],
  ])('[generate-09] answers 422 for %s, naming the field', async (_what, body, loc, type) => {
    const answer = await client.post('/svc/v1/worlds:generate', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [{ loc, type, msg: expect.any(String) }],
      code: 'REQUEST_INVALID',
      request_id: expect.any(String),
    });
  });

  it.each([
    ['a printed map', '{world_prompt={type=text}}', 'application/json'],
    ['half a body', '{"world_prompt":', 'application/json'],
    ['another content type', '{"world_prompt":{"type":"text","text_prompt":"x"}}', 'text/plain'],
    ['no content type', '{}', ''],
  ])('[errors-03] answers the generic 400 without detail for %s', async (_what, text, type) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const { status, body } = await client.send('POST', '/svc/v1/worlds:generate', text, headers);
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringMatching(/^Bad request: /), code: expect.any(String), request_id: expect.any(String) });
  });

  it('answers 400 to a body that is not UTF-8, instead of changing the prompt', async () => {
    const body = Buffer.from('{"world_prompt":{"type":"text","text_prompt":"\xff"}}', 'latin1');
    const headers = { 'svc-api-key': client.apiKey ?? '', 'content-type': 'application/json' };
    const answer = await fetch(`${client.url}/svc/v1/worlds:generate`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/^Bad request: /),
      code: expect.any(String),
      request_id: expect.any(String),
    });
  });

  it.each([['/svc/v1/worlds/%zz'], [`/svc/v1/worlds/${'x'.repeat(4_000)}`]])('never repeats a path that names nothing', async (path) => {
    const { status, body, headers } = await client.get(path);
    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'Not found', code: 'PATH_NOT_FOUND', request_id: headers.get('x-request-id') });
  });

  it('[auth-01] answers 401 without a key, with a false key, and with an operator token', async () => {
    for (const [key, headers] of [
      [null, {}],
      ['svck_dev_x', {}],
      [null, { authorization: `Bearer ${info.operator_token}` }],
    ] as const) {
      const { status, body } = await new Client(info.api_url, key).post('/svc/v1/worlds:generate', {}, headers);
      expect(status).toBe(401);
      expect(body.detail).toEqual(expect.any(String));
    }
  });

  it.each(['/svc/v1/worlds:paint', '/svc/v1/worlds:generate/', '/svc/v1/worlds'])('knows no POST %s', async (path) => {
    expect(await client.post(path, {})).toMatchObject({ status: 404, body: { detail: 'Not found' } });
  });
});
