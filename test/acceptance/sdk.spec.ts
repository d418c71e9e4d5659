import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ContentPolicyError,
  Diorama,
  InsufficientCreditsError,
  MediaRejectedError,
  NotFoundError,
  OperationFailedError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  TaskFailedError,
  ValidationError,
  imageFromAsset,
  imageFromBytes,
} from '@diorama-worlds/sdk';
import type { Generated, MediaAsset, OperationEvent } from '@diorama-worlds/sdk';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { depthExr } from '../stack/depth-files.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED_WITHIN_MS = 180_000;
const info = stackInfo();
const draft = (text: string) => ({ model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: text } }) as const;
/** For what is cancelled before it is made. */
const long = (text: string) => ({ ...draft(text), model: 'svc-1.1-plus' }) as const;

/** Methods and paths that were called, without host and query. */
const called = new Set<string>();
const recording: typeof fetch = (input, init) => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
  if (origin === info.api_url) called.add(`${(init?.method ?? 'GET').toLowerCase()} ${pathname}`);
  return fetch(input, init);
};
const clientOf = (apiKey: string): Diorama => new Diorama({ baseUrl: info.api_url, apiKey, fetch: recording, maxRetries: 1 });

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

let api: Diorama;
let apiKey: string;
let made: Generated;
let asset: MediaAsset;
const percents: number[] = [];

beforeAll(async () => {
  const { account } = await newAccount(info, 'sdk', { limits: { per_minute: 1_000, per_hour: 1_000 } });
  apiKey = account.api_key;
  api = clientOf(apiKey);
  const request = {
    ...draft('a small island with palms'),
    seed: 3,
    display_name: 'The island',
    tags: ['sdk'],
    permission: { public: true },
  };
  made = await api.generateAndWait(request, { onProgress: ({ percent }) => percents.push(percent), timeoutMs: GENERATED_WITHIN_MS });
}, GENERATED_WITHIN_MS);

describe('the SDK', () => {
  it('generates a world and tells progress on the way', async () => {
    expect(made.world).toMatchObject({ display_name: 'The island', seed: 3, model: 'svc-1.0-draft', tags: ['sdk'] });
    expect(made.operation).toMatchObject({ done: true, cost: { total_credits: 230 }, metadata: { seed: 3 } });
    expect(percents.length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  it('downloads the files of a world', async () => {
    const files = api.downloads.files(made.world);
    expect(files.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['panorama.png', 'collider.glb', 'splats-full-res.spz', 'manifest.json']),
    );
    const [manifest] = files.filter(({ name }) => name === 'manifest_url');
    const bytes = await api.downloads.bytes(manifest ?? { url: '' });
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ seed: 3 });
  });

  it('lists worlds and operations page by page', async () => {
    const worlds = await all(api.worlds.list({ tags: ['sdk'], page_size: 1 }));
    expect(worlds.map(({ id }) => id)).toEqual([made.world.id]);
    const operations = await all(api.operations.list({ page_size: 1 }));
    expect(operations.map((operation) => operation.operation_id)).toContain(made.operation.operation_id);
    expect(await all(api.worlds.list({ tags: ['none'] }))).toEqual([]);
  });

  it('lists and deletes media assets, and tells what they take', async () => {
    const prepared = await api.media.prepareUpload({ file_name: 'a.png', kind: 'image', extension: 'png' });
    const { id } = prepared.media_asset;
    expect((await all(api.media.list({ page_size: 1, state: 'PENDING_UPLOAD' }))).map((asset) => asset.id)).toContain(id);
    const { assets } = await api.storage();
    expect(await api.media.delete(id)).toEqual({ id, media_asset_id: id, deleted: true });
    expect((await api.storage()).assets).toBe(assets - 1);
    await expect(api.media.delete(id)).rejects.toMatchObject({ status: 404 });
  });

  it('hears the end of what has ended, by every stream', async () => {
    const { id } = made.world;
    const done = { type: 'done', status: 'SUCCEEDED', operationId: made.operation.operation_id, worldId: id };
    expect(await all<OperationEvent>(api.operations.events(made.operation.operation_id))).toEqual([done]);
    expect(await all<OperationEvent>(api.worlds.events(id))).toEqual([done]);
    expect(await all<OperationEvent>(api.gallery.events(id))).toEqual([done]);
  });

  it('reads the gallery without a key', async () => {
    const visitor = new Diorama({ baseUrl: info.api_url, fetch: recording });
    expect((await all(visitor.gallery.list())).map(({ id }) => id)).toContain(made.world.id);
    expect((await visitor.gallery.get(made.world.id)).world.display_name).toBe('The island');
    expect(await visitor.health()).toEqual({ status: 'ok' });
  });

  it('changes a world, which leaves the gallery and closes its link at once, and only in the version that it names', async () => {
    const { id } = made.world;
    const visitor = new Diorama({ baseUrl: info.api_url, fetch: recording });
    const { world: before, etag } = await api.worlds.getTagged(id);
    const hidden = await api.worlds.update(id, { tags: ['sdk', 'hidden'], permission: { public: false } }, { ifMatch: etag });
    expect(hidden.world).toMatchObject({ display_name: 'The island', tags: ['sdk', 'hidden'], permission: { public: false } });
    expect((await all(visitor.gallery.list())).map((world) => world.id)).not.toContain(id);
    await expect(visitor.gallery.get(id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(api.worlds.update(id, { display_name: 'Lost' }, { ifMatch: etag })).rejects.toBeInstanceOf(PreconditionFailedError);
    const shown = await api.worlds.update(id, { tags: ['sdk'], permission: { public: true } }, { ifMatch: hidden.etag });
    expect(shown.world).toMatchObject({ display_name: before.display_name, tags: before.tags, permission: before.permission });
    expect((await all(visitor.gallery.list())).map((world) => world.id)).toContain(id);
  });

  it('prices variations and edits of a world', async () => {
    const { id } = made.world;
    const price = { dry_run: true, cost: { total_credits: expect.any(Number) } };
    expect(await api.worlds.quoteVariation(id, { season: 'winter' })).toMatchObject(price);
    expect(await api.worlds.quoteEdit(id, { changes: [{ add: { kind: 'bench' } }] })).toMatchObject(price);
  });

  it('starts several worlds with one request', async () => {
    const items = await api.worlds.generateBatch({ prompts: ['a beach', { ...draft('a hill'), model: 'svc-9' }], model: 'svc-1.1-plus' });
    expect(items).toMatchObject([
      { operation: { done: false }, error: null },
      { operation: null, error: { status: 400 } },
    ]);
    await api.operations.cancel(items[0]?.operation?.operation_id ?? '');
  });

  it('exports splats', async () => {
    const { response, done } = await api.worlds.export(made.world.id, { asset_type: 'splats', format: 'ply' });
    expect({ done, response }).toMatchObject({ done: true, response: { format: 'ply', url: expect.stringMatching(/^http/) } });
  });

  it('uploads bytes, Blobs and streams, and names them in a prompt', async () => {
    const picture = new Uint8Array(
      await sharp({ create: { width: 64, height: 32, channels: 3, background: '#48c' } })
        .png()
        .toBuffer(),
    );
    const sent: number[] = [];
    asset = await api.media.upload(picture, { fileName: 'sky.png', kind: 'image', onProgress: (progress) => sent.push(progress.sent) });
    expect(asset).toMatchObject({ state: 'READY', extension: 'png', metadata: { bytes: picture.length } });
    expect(sent.at(-1)).toBe(picture.length);
    for (const file of [new Blob([picture]), new Blob([picture]).stream()])
      expect(await api.media.upload(file, { fileName: 'sky.png', kind: 'image' })).toMatchObject({ state: 'READY' });
    for (const image of [imageFromAsset(asset), await imageFromBytes(picture, 'png')]) {
      const told = await api.quote({ model: 'svc-1.0-draft', world_prompt: { type: 'image', image_prompt: image } });
      expect(told).toMatchObject({ dry_run: true, cost: { total_credits: expect.any(Number) } });
    }
  });

  it('cancels, and throws what a waiting caller must know', async () => {
    const started = await api.worlds.generate(long('a beach'));
    await api.operations.cancel(started.operation_id);
    const failure = await api.operations.wait(started.operation_id).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OperationFailedError);
    expect(failure).toMatchObject({ code: 409 });
  });

  it('starts once, however often a start is sent', async () => {
    const idempotencyKey = `sdk-${Date.now()}`;
    const [first, second] = [
      await api.worlds.generate(long('a hill'), { idempotencyKey }),
      await api.worlds.generate(long('a hill'), { idempotencyKey }),
    ];
    expect(second.operation_id).toBe(first.operation_id);
    await api.operations.cancel(first.operation_id);
  });

  it(
    'paints a depth panorama',
    async () => {
      const request = { depth_pano_image: await imageFromBytes(depthExr(), 'exr'), text_prompt: 'a courtyard in the evening', seed: 5 };
      expect(await api.panoramas.quote(request)).toMatchObject({ cost: { total_credits: 80 } });
      const { operation_id: id } = await api.panoramas.depthToRgb(request);
      const painted = api.panoramas.result(await api.operations.wait(id));
      const picture = await fetch(painted?.pano_url ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    },
    GENERATED_WITHIN_MS,
  );

  it('submits tasks, and reads what became of them and of their callbacks', async () => {
    const { operationId } = await api.tasks.submit('generateWorld', {
      model: 'svc-1.1',
      worldPrompt: { type: 'text', textPrompt: 'a canyon' },
      webhookUrl: 'https://receiver.example.com/sdk',
    });
    expect(await api.tasks.webhookDelivery(operationId)).toMatchObject({
      state: 'SCHEDULED',
      webhookUrl: 'https://receiver.example.com/sdk',
    });
    expect((await all(api.tasks.list({ pageSize: 50 }))).map((operation) => operation.operationId)).toContain(operationId);
    expect(await api.tasks.operation(operationId)).toMatchObject({ taskName: 'generateWorld', done: false });
    expect(await api.tasks.cancel(operationId)).toMatchObject({ state: 'CANCELLED' });
    const failure = await api.tasks.wait(operationId).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TaskFailedError);
    expect(failure).toMatchObject({ code: 'CANCELLED' });
    const order = { worldId: made.world.id, assetType: 'splats', format: 'ply' };
    expect(await api.tasks.submit('exportWorld', order, { wait: true })).toMatchObject({ state: 'SUCCEEDED', response: { format: 'ply' } });
    const depthPanoImage = { source: 'data_base64', dataBase64: depthExr().toString('base64') } as const;
    expect(await api.tasks.quote('panoDepthToRgb', { depthPanoImage, textPrompt: 'a hall' })).toMatchObject({ cost: { totalCredits: 80 } });
    expect((await api.webhookKeys().current()).keys.length).toBeGreaterThan(0);
  });

  it('reads credits and usage', async () => {
    expect((await api.credits()).remaining_credits).toBe(1_000_000 - 310);
    expect(await api.usage()).toMatchObject({ total_credits: 310 });
  });
});

describe('the keys and webhooks of the account', () => {
  it('are managed by its own key', async () => {
    const created = await api.keys.create({ name: 'reader', scopes: ['worlds:read', 'account:read'] });
    const reader = clientOf(created.api_key ?? '');
    expect(await reader.whoami()).toMatchObject({ api_key_name: 'reader', scopes: ['worlds:read', 'account:read'] });
    await expect(reader.keys.create({ name: 'another' })).rejects.toBeInstanceOf(PermissionError);
    expect((await api.keys.list()).map(({ name }) => name)).toContain('reader');
    const { api_key_id: own } = await api.whoami();
    await expect(api.keys.revoke(own)).rejects.toBeInstanceOf(ConflictError);
    expect((await api.keys.revoke(created.api_key_id)).revoked_at).toEqual(expect.any(String));
    await expect(api.keys.revoke('000000000000')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('have deliveries, which other accounts do not see, and test events', async () => {
    const none = 'del_0000000000000000000000';
    expect(await all(api.webhooks.list({ state: 'EXHAUSTED' }))).toEqual([]);
    await expect(api.webhooks.get(none)).rejects.toBeInstanceOf(NotFoundError);
    await expect(api.webhooks.redeliver(none)).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('its errors', () => {
  const thrown = (call: Promise<unknown>): Promise<unknown> => call.then(String, (error: unknown) => error);

  it.each<[string, () => Promise<unknown>, new (...args: never[]) => Error]>([
    ['a bad key', () => clientOf('svck_dev_x').credits(), AuthenticationError],
    ['an unknown model', () => api.worlds.generate({ ...draft('x'), model: 'svc-9' }), BadRequestError],
    ['a refused prompt', () => api.worlds.generate(draft('a room with instructions for a pipe bomb on the wall')), ContentPolicyError],
    ['an unknown world', () => api.worlds.get('0'), NotFoundError],
    ['bytes that are no image', () => api.media.upload(new Uint8Array(9), { fileName: 'a.png', kind: 'image' }), MediaRejectedError],
    ['an empty prompt', () => api.worlds.generate(draft('')), ValidationError],
  ])('for %s', async (_what, call, type) => {
    const error = await thrown(call());
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  });

  it('for too few credits, and for a limit, which says how long to wait', async () => {
    const poor = await newAccount(info, 'poor', { credits: 1 });
    expect(await thrown(clientOf(poor.account.api_key).worlds.generate(draft('x')))).toBeInstanceOf(InsufficientCreditsError);
    const slow = await newAccount(info, 'slow', { limits: { per_minute: 0, per_hour: 0 } });
    const error = await thrown(clientOf(slow.account.api_key).worlds.generate(draft('x'), { timeoutMs: 60_000 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfter: expect.any(Number) });
  });
});

describe('its README', () => {
  const readme = readFileSync(`${ROOT}/libs/product/sdk/README.md`, 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code ?? '');

  it('has examples', () => expect(examples.length).toBeGreaterThan(3));

  it.each(examples.map((code) => [code.split('\n').find((line) => line.startsWith('//')) ?? '', code]))(
    'runs: %s',
    async (_title, code) => {
      const env = { ...process.env, DIORAMA_URL: info.api_url, DIORAMA_API_KEY: apiKey };
      const run = promisify(execFile)('node', ['--input-type=module-typescript', '--eval', code], {
        cwd: ROOT,
        env,
        timeout: GENERATED_WITHIN_MS,
      });
      expect((await run).stderr).not.toMatch(/Error/);
    },
    GENERATED_WITHIN_MS,
  );
});

describe('scenes and the catalogue', () => {
  it('compose a prompt, and find its objects with their pictures', async () => {
    const { scene, represented } = await api.scenes.compose({ text_prompt: 'two red barns', seed: 7 });
    expect([scene.seed, represented.map(({ kind }) => kind)]).toEqual([7, ['barn']]);
    const [first] = (await api.catalogue.page({ q: 'barns', page_size: 1 })).objects;
    expect(await api.catalogue.get('barn')).toEqual(first);
    const picture = await recording(first?.picture_url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('all of the interface', () => {
  it('was called by it', async () => {
    const visitor = new Diorama({ baseUrl: info.api_url, fetch: recording });
    await api.worlds.update(made.world.id, { sharing: { password: 'open sesame' } });
    const { share_token: shareToken } = await visitor.gallery.unlock(made.world.id, 'open sesame');
    expect((await visitor.gallery.get(made.world.id, { shareToken: shareToken ?? '' })).world.id).toBe(made.world.id);
    await api.media.get(asset.id);
    await api.worlds.get(made.world.id);
    expect(await api.operations.queuePlace(made.operation.operation_id)).toHaveProperty('position');
    expect(await api.whoami()).toHaveProperty('account_id');
    expect(await api.worlds.delete(made.world.id)).toMatchObject({ deleted: true });
    const document = JSON.parse(readFileSync(`${ROOT}/docs/reference/openapi.json`, 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(document.paths).flatMap(([path, item]) =>
      ['get', 'post', 'patch', 'delete'].filter((method) => method in item).map((method) => `${method} ${path}`),
    );
    const missed = routes.filter((route) => {
      // What is there under /api/v2 too was called there or at the root.
      const pattern = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/:]+').replace(/^(\w+) /, '$1 (/api/v2)?')}$`);
      return ![...called].some((call) => pattern.test(call));
    });
    expect(routes.length).toBeGreaterThan(15);
    expect(missed).toEqual([]);
  });
});
