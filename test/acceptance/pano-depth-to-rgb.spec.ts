import { choosePaintingWidth } from '@diorama/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { COURTYARD, depthExr, depthPng, withAttribute, withCompression } from '../stack/depth-files.js';
import { inline, picture, servePictures, upload } from '../stack/media-files.js';
import type { PictureHost } from '../stack/media-files.js';
import { TEST_DETAIL } from '../stack/start-stack.js';

const PATH = '/svc/v1/pano:depth_to_rgb';
const PROMPT = 'a courtyard of red brick at noon';
const PRICE = 80;
const BOUNDS = { z_min: 0.5, z_max: 40 };

const info = stackInfo();
let client: Client;
let host: PictureHost;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'depth'));
  const [exr, png] = [depthExr(), await depthPng()];
  host = await servePictures(info, (request, response) => {
    const [type, bytes] = request.url === '/depth.exr' ? ['image/x-exr', exr] : ['image/png', png];
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': type }).end(bytes);
  });
});

afterAll(() => host.close());

const start = (depth_pano_image: object, more: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  client.post(PATH, { depth_pano_image, text_prompt: PROMPT, ...more }, headers);

/** Paints and answers the operation once it is done. */
async function paint(depth: object, more: object = {}): Promise<Answer['body']> {
  const { status, body } = await start(depth, more);
  expect({ status, body }).toMatchObject({ status: 200, body: { done: false } });
  return client.finish(body.operation_id);
}

/** Names the bytes of the panorama: files are called by their SHA-256. */
const nameOf = ({ response }: Answer['body']): string | undefined => (response.pano_url as string).split('/').at(-1);

const refused = async (depth: object, more: object = {}): Promise<string> => {
  const { status, body } = await start(depth, more);
  expect({ status, body }).toMatchObject({ status: 400, body: { detail: expect.any(String), request_id: expect.any(String) } });
  return body.detail as string;
};

const faults = async (depth: object, more: object): Promise<unknown> => {
  const { status, body } = await start(depth, more);
  expect(status).toBe(422);
  return body.detail;
};

const rest = (): Promise<Answer['body']> => client.get('/svc/v1/credits').then(({ body }) => body);

describe('POST /svc/v1/pano:depth_to_rgb', () => {
  it('[service-03] [depth-01] [depth-02] [depth-10] [decision-48] makes a panorama from an EXR, and charges for it', async () => {
    const { remaining_credits: before } = await rest();
    const { status, body } = await start(inline(depthExr(), 'exr'), { seed: 7 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ operation_id: expect.stringMatching(/^op_/), done: false, error: null, metadata: null, response: null });
    expect(body).toMatchObject({ created_at: expect.any(String), expires_at: expect.any(String), cost: null });
    expect(await rest()).toEqual({ remaining_credits: before - PRICE, held_credits: PRICE });

    const done = await client.finish(body.operation_id);
    expect(done).toMatchObject({
      done: true,
      error: null,
      cost: { total_credits: PRICE, line_items: [{ name: 'Panorama from depth', credits: PRICE }] },
      metadata: {
        operation_type: 'depth-to-rgb',
        progress: { status: 'SUCCEEDED', percent: 100, description: 'The panorama is ready' },
        seed: 7,
        engine: { name: expect.any(String), version: expect.any(String) },
        not_represented: expect.any(Array),
      },
    });
    for (const absent of ['world_id', 'model']) expect(done.metadata).not.toHaveProperty(absent);
    expect(await rest()).toEqual({ remaining_credits: before - PRICE, held_credits: 0 });

    const file = await fetch(done.response.pano_url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    const image = sharp(Buffer.from(await file.arrayBuffer()));
    const width = choosePaintingWidth(TEST_DETAIL);
    expect(await image.metadata()).toMatchObject({ width, height: width / 2, channels: 3 });
    expect((await image.stats()).entropy).toBeGreaterThan(1); // it is no plain picture
    const manifest = await (await fetch(done.response.manifest_url)).json();
    expect(manifest).toMatchObject({
      seed: 7,
      engine: done.metadata.engine,
      inputs: [{ name: 'depth_pano_image', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      assets: [{ name: 'pano_url', url: expect.stringMatching(new RegExp(`/${nameOf(done)}$`, 'u')) }],
      models: [{ task: 'retouch-painting', name: 'diorama-depth-rgb', version: '1.0.0', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      models_failed: [],
    });
    expect((await client.post('/svc/v1/worlds:list', {})).body.worlds).toEqual([]);
    expect((await client.get('/svc/v1/usage')).body.days).toMatchObject([{ name: 'Panorama from depth', credits: PRICE }]);
  });

  it('[depth-04] paints the same for the same seed, something else for another, and draws and returns one', async () => {
    const depth = inline(depthExr(), 'exr');
    const [first, again] = [await paint(depth, { seed: 7 }), await paint(depth, { seed: 7 })];
    expect(nameOf(again)).toBe(nameOf(first));
    const drawn = await paint(depth, { seed: null });
    expect(drawn.metadata.seed).toSatisfy((seed: number) => Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295);
    expect(nameOf(drawn)).not.toBe(nameOf(first));
    expect(nameOf(await paint(depth, { seed: drawn.metadata.seed }))).toBe(nameOf(drawn));
  });

  it('[depth-06] [depth-07] [decision-45] reads a PNG between z_min and z_max as an EXR of the same metres', async () => {
    const metres = (x: number, y: number): number => 1 + (((x >> 3) + y) % 256);
    const exr = nameOf(await paint(inline(depthExr(metres), 'exr'), { seed: 1, z_min: 3, z_max: 4 })); // which say nothing beside an EXR
    const png = await depthPng(metres, { bits: 8, zMin: 1, zMax: 256 });
    expect(nameOf(await paint(inline(png), { seed: 1, z_min: 1, z_max: 256 }))).toBe(exr);

    const logarithm = (x: number, y: number): number => Math.exp(Math.log(256) * (1 - (metres(x, y) - 1) / 255));
    const asked = { seed: 1, z_min: 1, z_max: 256, depth_encoding: 'inverse_log' };
    expect(nameOf(await paint(inline(png), asked))).toBe(nameOf(await paint(inline(depthExr(logarithm), 'exr'), { seed: 1 })));
  });

  it('[depth-08] crops at the centre to 2:1', async () => {
    const cropped = nameOf(await paint(inline(depthExr(), 'exr'), { seed: 2 }));
    const wide = depthExr((x, y) => COURTYARD(x - 20, y), { width: 297 }); // an odd pixel is left over
    const high = depthExr((x, y) => COURTYARD(x, y - 11), { height: 150 });
    for (const exr of [wide, high]) expect(nameOf(await paint(inline(exr, 'exr'), { seed: 2 }))).toBe(cropped);
  });

  it('[depth-02] [decision-46] takes a URL, an upload, and base64 whose source is left out', async () => {
    const { id } = await upload(client, { bytes: depthExr(), extension: 'exr' });
    expect((await client.get(`/svc/v1/media-assets/${id}`)).body).toMatchObject({ kind: 'image', state: 'READY' });
    const { id: grey } = await upload(client, { bytes: await depthPng() });
    for (const [depth, more] of [
      [{ source: 'uri', uri: `${host.url}/depth.exr` }, {}],
      [{ source: 'uri', uri: `${host.url}/depth.png` }, BOUNDS],
      [{ source: 'media_asset', media_asset_id: id }, {}],
      [{ media_asset_id: grey }, BOUNDS],
      [{ data_base64: depthExr().toString('base64') }, {}],
    ] as const) {
      const { status, body } = await start(depth, more);
      expect({ status, body }).toMatchObject({ status: 200 });
      await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
    }
  });
});

describe('a depth panorama that cannot be used', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a coloured PNG', () => picture(256, 128), /is a colour picture; depth must be grey/],
    [
      'a colour palette',
      () =>
        sharp({ create: { width: 256, height: 128, channels: 3, background: 'red' } })
          .png({ palette: true })
          .toBuffer(),
      /palette/,
    ],
    ['a JPEG', () => picture(256, 128, 'jpg'), /it is a JPEG image, not a depth image \(exr or png\)/],
    ['an HTML page', () => Buffer.from('<!doctype html><h1>Depth</h1>'), /it is an HTML page/],
    ['a PNG that is cut off', async () => (await depthPng()).subarray(0, 300), /damaged or incomplete/],
    ['an EXR that is cut off', () => depthExr().subarray(0, 9_000), /cut off/],
    ['an EXR of NaN alone', () => depthExr(() => NaN), /no pixel has a depth/],
    ['an EXR of nothing but sky', () => depthExr(() => Infinity), /no pixel has a depth/],
    ['an EXR of zeros and negative numbers', () => depthExr((x) => -x), /no pixel has a depth/],
    [
      'an EXR with depth only where it is cropped',
      () => depthExr((x) => (x < 40 ? 3 : NaN), { width: 400, height: 128 }),
      /no pixel has a depth/,
    ],
    [
      'a PNG that is transparent everywhere',
      () =>
        sharp({ create: { width: 256, height: 128, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
          .png()
          .toBuffer(),
      /no pixel has a depth/,
    ],
    ['a picture of too few pixels', () => depthExr(() => 2, { width: 62, height: 31 }), /62 x 31 pixels.*at least 64 x 32/],
  ])('[depth-09] [decision-43] is a 400 that says why: %s', async (_, make, reason) => {
    const { remaining_credits: before } = await rest();
    expect(await refused(inline(await make(), null), BOUNDS)).toMatch(reason);
    expect(await rest()).toEqual({ remaining_credits: before, held_credits: 0 });
  });

  it.each<[string, (exr: Buffer) => Buffer, RegExp]>([
    ['deep data', (exr) => Buffer.from(exr).fill(8, 5, 6), /deep/],
    ['a cube map', (exr) => withAttribute(exr, 'envmap', 'envmap', [1]), /cube map/],
    ['HTJ2K', (exr) => withCompression(exr, 11), /HTJ2K/i],
    ['ZSTD', (exr) => withCompression(exr, 13), /ZSTD/i],
  ])('[decision-44] is a 400 that names what was found: %s, however it comes', async (_, change, found) => {
    const bytes = change(depthExr());
    expect(await refused(inline(bytes, 'exr'))).toMatch(found);
    const { id } = await upload(client, { bytes, extension: 'exr' });
    // What nothing could use is rejected as soon as it arrives.
    const { metadata } = (await client.get(`/svc/v1/media-assets/${id}`)).body;
    expect(`${await refused({ source: 'media_asset', media_asset_id: id })} ${metadata.reason ?? ''}`).toMatch(found);
  });

  it('[decision-44] is an upload that is no depth, although it is a picture', async () => {
    const { id } = await upload(client, { bytes: await picture(256, 128) });
    expect(await refused({ source: 'media_asset', media_asset_id: id }, BOUNDS)).toMatch(/is a colour picture/);
    const { id: jpeg } = await upload(client, { bytes: await picture(256, 128, 'jpg'), extension: 'jpg' });
    expect(await refused({ source: 'media_asset', media_asset_id: jpeg }, BOUNDS)).toMatch(/takes a depth image/);
  });

  it('[depth-09] [decision-27] is one that is not there, or that belongs to others', async () => {
    expect(await refused({ source: 'uri', uri: `${host.url}/gone` })).toMatch(/cannot be fetched/);
    const { client: other } = await newAccount(info);
    const { id } = await upload(other, { bytes: depthExr(), extension: 'exr' });
    for (const media_asset_id of [id, 'media_none']) expect((await start({ media_asset_id })).status).toBe(404);
    const { body } = await client.post('/svc/v1/media-assets:prepare_upload', { file_name: 'a.exr', kind: 'image', extension: 'exr' });
    expect(await refused({ media_asset_id: body.media_asset.id })).toMatch(/PENDING_UPLOAD/);
  });

  it('[limits-04] is base64 of more than 100,000,000 bytes decoded', async () => {
    expect(await refused(inline(Buffer.alloc(100_000_001), 'exr'))).toMatch(/100000000/);
    expect(await refused({ source: 'data_base64', data_base64: '!!' })).toMatch(/base64/);
  });
});

describe('a request that does not match', () => {
  it('[depth-03] is a 422 where a field is missing', async () => {
    const { status, body } = await client.post(PATH, {});
    expect(status).toBe(422);
    expect(body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
      ['body.depth_pano_image', 'missing'],
      ['body.text_prompt', 'missing'],
    ]);
  });

  it.each<[string, object, string]>([
    ['z_min alone', { z_min: 1 }, 'z_min and z_max must be provided together'],
    ['z_max alone', { z_max: 1 }, 'z_min and z_max must be provided together'],
    ['z_max that is not greater', { z_min: 2, z_max: 2 }, 'z_max must be greater than z_min'],
    ['a PNG without both', {}, 'z_min and z_max must be provided for a PNG'],
  ])('[depth-05] [depth-06] is a 422 for %s', async (_, more, wrong) => {
    expect(await faults(inline(await depthPng()), more)).toEqual([{ type: 'value_error', loc: ['body'], msg: `Value error, ${wrong}` }]);
  });

  it.each<[object, string]>([
    [{ z_min: 0, z_max: 1 }, 'z_min'],
    [{ z_min: 1, z_max: -1 }, 'z_max'],
    [{ seed: -1 }, 'seed'],
    [{ seed: 4_294_967_296 }, 'seed'],
    [{ depth_encoding: 'log' }, 'depth_encoding'],
    [{ text_prompt: '' }, 'text_prompt'],
    [{ text_prompt: 'x'.repeat(2_001) }, 'text_prompt'],
  ])('[depth-04] [depth-05] is a 422 at its field: %j', async (more, field) => {
    expect(await faults(inline(depthExr(), 'exr'), more)).toMatchObject([{ loc: ['body', field] }]);
  });

  it.each([0, 4_294_967_295])('[depth-04] takes %i as a seed: the bounds are inclusive', async (seed) => {
    expect((await start(inline(depthExr(), 'exr'), { seed, dry_run: true })).status).toBe(200);
  });

  it('[depth-06] is found out also where the PNG was uploaded or is fetched', async () => {
    const { id } = await upload(client, { bytes: await depthPng() });
    for (const depth of [{ media_asset_id: id }, { uri: `${host.url}/depth.png` }])
      expect(await faults(depth, {})).toMatchObject([{ loc: ['body'] }]);
  });
});

describe('a painting among other operations', () => {
  it('[depth-09] is a 402 without credits, that says to add credits or enable auto-refill', async () => {
    const { client: poor } = await newAccount(info, 'poor', { credits: PRICE - 1 });
    const { status, body } = await poor.post(PATH, { depth_pano_image: inline(depthExr(), 'exr'), text_prompt: PROMPT });
    expect([status, body.detail]).toEqual([402, expect.stringMatching(/[Aa]dd credits or enable auto-refill/)]);
  });

  it('[depth-09] is a 400 where the prompt violates the policy', async () => {
    expect(await refused(inline(depthExr(), 'exr'), { text_prompt: 'child porn' })).toMatch(/content policy/);
  });

  it('[decision-21] is priced by a dry run, which spends and starts nothing', async () => {
    const { client: poor } = await newAccount(info, 'thrifty', { credits: 10 });
    const ask = { depth_pano_image: inline(depthExr(), 'exr'), text_prompt: PROMPT, dry_run: true };
    expect(await poor.post(PATH, ask)).toMatchObject({
      status: 200,
      body: { dry_run: true, cost: { total_credits: PRICE }, estimated_seconds: expect.any(Number), available_credits: 10 },
    });
    expect((await poor.get('/svc/v1/operations')).body.operations).toEqual([]);
  });

  it('[decision-31] [decision-32] begins once for an idempotency key', async () => {
    const key = { 'idempotency-key': 'depth-1' };
    const depth = inline(depthExr(), 'exr');
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(depth, {}, key)));
    expect(new Set(answers.map(({ body }) => body.operation_id)).size).toBe(1);
    expect((await start(depth, { seed: 5 }, key)).status).toBe(422);
    const [id] = answers.map(({ body }) => String(body.operation_id));
    await client.post(`/svc/v1/operations/${id}:cancel`, {});
  });

  it('[decision-47] is counted by no rate limit', async () => {
    const { client: slow } = await newAccount(info, 'slow', { limits: { per_minute: 0, per_hour: 0 } });
    const answer = await slow.post(PATH, { depth_pano_image: inline(depthExr(), 'exr'), text_prompt: PROMPT });
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
    await slow.post(`/svc/v1/operations/${answer.body.operation_id}:cancel`, {});
  });

  it('[decision-40] [decision-41] [operations-get-02] tells of its progress, and ends when it is cancelled', async () => {
    const { client: other } = await newAccount(info);
    const { body } = await start(inline(depthExr(), 'exr'));
    const path = `/svc/v1/operations/${body.operation_id}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await other.post(`${path}:cancel`, {})).status).toBe(404);
    const events = fetch(`${info.api_url}${path}/events`, { headers: { 'svc-api-key': client.apiKey ?? '' } }).then((answer) =>
      answer.text(),
    );
    const cancelled = await client.post(`${path}:cancel`, {});
    expect(cancelled.body).toMatchObject({ done: true, error: { code: 409 }, response: null, cost: null });
    expect(await events).toContain('"status":"CANCELLED"');
    expect((await client.post(`${path}:cancel`, {})).body).toEqual(cancelled.body);
    expect(await rest()).toMatchObject({ held_credits: 0 });

    const done = await paint(inline(depthExr(), 'exr'));
    const stream = await fetch(`${info.api_url}/svc/v1/operations/${done.operation_id}/events`, {
      headers: { 'svc-api-key': client.apiKey ?? '' },
    });
    expect(await stream.text()).toMatch(/event: done\nid: 101\ndata: .*"SUCCEEDED"/);
  });

  it('stands in the list of its account alone', async () => {
    const { operations } = (await client.get('/svc/v1/operations?page_size=100')).body;
    const kinds = new Set(operations.map(({ metadata }: Answer['body']) => metadata?.operation_type));
    expect([...kinds].filter((kind) => kind !== undefined)).toEqual(['depth-to-rgb']);
  });
});
