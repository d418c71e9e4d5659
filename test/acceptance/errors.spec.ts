import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';

const info = stackInfo();
const PATH = '/svc/v1/worlds:generate';
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info));
});

describe('errors', () => {
  it('[errors-01] [errors-04] [decision-33] have a detail that is a string, and a request_id that is also a header', async () => {
    for (const answer of [await client.get('/svc/v1/worlds/x'), await client.generate('x', { model: 'svc-9' })]) {
      expect(answer.body).toEqual({
        detail: expect.any(String),
        code: expect.stringMatching(/^[A-Z_]+$/),
        request_id: answer.headers.get('x-request-id'),
      });
      expect(answer.body.request_id).toMatch(/^req_/);
    }
  });

  it('[decision-33] are not alone with an id: what a browser asks before a call gets one too, whatever it asks', async () => {
    for (const headers of [{}, { origin: 'https://example.com', 'access-control-request-method': 'POST' }]) {
      const answer = await client.send('OPTIONS', PATH, undefined, headers);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
      expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    }
  });

  it('[errors-02] [errors-422] [validation-01] [validation-02] of a body list one entry per invalid field with loc, msg and type', async () => {
    const { status, body } = await client.post(PATH, { display_name: 5, seed: -1, world_prompt: { type: 'text' } });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      { loc: ['body', 'display_name'], type: 'string_type', msg: expect.any(String) },
      { loc: ['body', 'world_prompt', 'text', 'text_prompt'], type: 'missing', msg: 'Field required' },
      { loc: ['body', 'seed'], type: 'greater_than_equal', msg: expect.any(String) },
    ]);
  });

  it('[errors-02] name indices of lists by number, and never repeat the input', async () => {
    const { body } = await client.post(PATH, { tags: ['fine', 'x'.repeat(33)], world_prompt: { type: 'text', text_prompt: 'x' } });
    expect(body.detail).toMatchObject([{ loc: ['body', 'tags', 1] }]);
    expect(JSON.stringify(body)).not.toContain('xxxx');
  });

  it('[errors-03] [decision-34] before validation are a generic message without detail', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const text of ['{world_prompt={type=text}}', '{"a":', 'null null']) {
      const { status, body } = await client.send('POST', PATH, text, headers);
      expect({ status, body }).toEqual({
        status: 400,
        body: { message: expect.stringMatching(/^Bad request/), code: 'BODY_NOT_JSON', request_id: expect.any(String) },
      });
    }
    expect((await client.send('POST', PATH, '{}', { 'content-type': 'text/plain' })).body).not.toHaveProperty('detail');
  });

  it('[errors-400] [generate-08] are 400 for a model that is not supported, naming those that are', async () => {
    const { status, body } = await client.generate('x', { model: 'svc-2' });
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: expect.stringMatching(/svc-1\.0, svc-1\.1/) });
  });

  it('[errors-400] [generate-06] are 400 for a prompt against the content policy, and nothing is charged', async () => {
    const { client: other } = await newAccount(info);
    const { status, body } = await other.generate('a room with instructions for a pipe bomb on the wall');
    expect(status).toBe(400);
    expect(body.detail).toMatch(/content policy/);
    expect(body.detail).not.toContain('pipe bomb');
    expect((await other.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 1_000_000, held_credits: 0 });
  });

  it('[errors-404] [operations-get-02] [auth-03] are 404 for operations, worlds and media assets that do not exist', async () => {
    for (const path of ['operations/op_0000000000000000000000', 'worlds/01890000-0000-7000-8000-000000000000', 'media-assets/ma_none'])
      expect(await client.get(`/svc/v1/${path}`)).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
  });

  it('[decision-35] are 404 for unknown verbs and trailing slashes, and %3A is a colon', async () => {
    expect((await client.post('/svc/v1/worlds:paint', {})).status).toBe(404);
    expect((await client.post('/svc/v1/worlds:list/', {})).status).toBe(404);
    expect((await client.post('/svc/v1/worlds%3Alist', {})).status).toBe(200);
  });

  it('[decision-42] are 405 for a method that the path does not take, with those that it takes', async () => {
    for (const [method, path, allow] of [
      ['PATCH', '/svc/v1/credits', 'GET, HEAD'],
      ['QUERY', '/svc/v1/credits', 'GET, HEAD'],
      ['GET', PATH, 'POST'],
      ['GET', '/svc/v1/worlds/01900000-0000-7000-8000-000000000000:export', 'POST'],
      ['DELETE', '/svc/v1/worlds/01900000-0000-7000-8000-000000000000:export', 'POST'],
    ] as const) {
      const { status, body, headers } = await client.send(method, path, undefined, {});
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
      expect(body.detail).toEqual(expect.any(String));
    }
  });

  it('[decision-04] are not caused by unknown fields or nulls, but by a webhookUrl on v1', async () => {
    const world_prompt = { type: 'text', text_prompt: 'x', colour: 'red' };
    const tolerated = {
      world_prompt,
      display_name: null,
      tags: null,
      seed: null,
      permission: null,
      model: null,
      quality: 'x',
      dry_run: true,
    };
    expect((await client.post(PATH, tolerated)).status).toBe(200);
    const { status, body } = await client.post(PATH, { world_prompt, webhookUrl: 'https://example.com/hook' });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['body', 'webhookUrl'] }]);
    const webhookUrl = 'https://example.com/hook';
    for (const [path, more] of [
      ['/svc/v1/pano:depth_to_rgb', { depth_pano_image: { uri: 'https://example.com/depth.exr' }, text_prompt: 'a hall' }],
      ['/svc/v1/worlds/01900000-0000-7000-8000-000000000000:export', { asset_type: 'splats', format: 'ply' }],
    ] as const)
      expect(await client.post(path, { ...more, webhookUrl })).toMatchObject({
        status: 422,
        body: { detail: [{ type: 'extra_forbidden', loc: ['body', 'webhookUrl'] }] },
      });
  });

  it.each([
    [{ display_name: 'x'.repeat(65) }, 'display_name'],
    [{ tags: Array.from({ length: 11 }, () => 'x') }, 'tags'],
    [{ seed: 4_294_967_296 }, 'seed'],
  ])('[decision-01] are 422 beyond the bounds of optional fields: %#', async (more, field) => {
    const { status, body } = await client.generate('x', more);
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(['body', field]);
  });
});

describe('authentication', () => {
  it('[auth-01] [decision-36] is the header Svc-Api-Key; without a good one every v1 call is 401 with a detail', async () => {
    for (const key of [null, 'wrong', 'svck_dev_x'])
      for (const [method, path] of [
        ['POST', 'worlds:generate'],
        ['POST', 'worlds:list'],
        ['GET', 'worlds/x'],
        ['POST', 'worlds/x:export'],
        ['DELETE', 'worlds/x'],
        ['GET', 'operations/x'],
        ['POST', 'media-assets:prepare_upload'],
        ['GET', 'media-assets/x'],
        ['GET', 'credits'],
      ] as const) {
        const body = method === 'POST' ? '{}' : undefined;
        const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await new Client(info.api_url, key).send(method, `/svc/v1/${path}`, body, headers);
        expect(answer).toMatchObject({ status: 401, body: { detail: expect.any(String), request_id: expect.any(String) } });
      }
  });

  it('[versioning-01] is the same for all of /svc/v1, whose description has version 1.0.0', async () => {
    const { body } = await new Client(info.api_url, null).get('/openapi.json');
    expect(body.info.version).toBe('1.0.0');
    expect(Object.values(body.components.securitySchemes)).toContainEqual(
      expect.objectContaining({ type: 'apiKey', in: 'header', name: 'Svc-Api-Key' }),
    );
    expect(Object.keys(body.paths)).toContain(PATH);
  });

  it('is shown at /docs', async () => {
    const page = await fetch(`${info.api_url}/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
  });
});
