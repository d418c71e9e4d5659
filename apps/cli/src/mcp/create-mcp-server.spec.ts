import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Diorama } from '@diorama-worlds/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startFakeApi } from '../testing/fake-api.js';
import type { FakeAnswer, FakeApi } from '../testing/fake-api.js';
import { createMcpServer } from './create-mcp-server.js';

const PAGE = 'https://worlds.example.com/world/w1';
const progressOf = (percent: number) => ({ status: 'IN_PROGRESS', percent, description: 'Rendering' });
const metadata = { operation_type: 'generate-world', world_id: 'w1', progress: progressOf(0) };
const started = { operation_id: 'op_1', done: false, metadata };
const ended = { ...started, done: true, error: null, metadata: { ...metadata, progress: { ...progressOf(100), status: 'SUCCEEDED' } } };

let routes: Record<string, FakeAnswer | (() => FakeAnswer)>;
let api: FakeApi;
let client: Client;

beforeEach(async () => {
  routes = {};
  api = await startFakeApi(routes);
  const assets = { caption: 'A castle', thumbnail_url: `${api.url}/thumbnail` };
  const world = { id: 'w1', display_name: 'Castle', world_svc_url: PAGE, assets, permission: {}, seed: 4, tags: null };
  Object.assign(routes, {
    'POST /svc/v1/worlds:generate': [200, started],
    'GET /svc/v1/operations/op_1': [200, ended],
    'GET /svc/v1/operations/op_1/events': [
      `id: 1\nevent: progress\ndata: ${JSON.stringify(progressOf(40))}\n\n`,
      `id: 2\nevent: done\ndata: ${JSON.stringify({ status: 'SUCCEEDED', operation_id: 'op_1', world_id: 'w1' })}\n\n`,
    ].join(''),
    'GET /svc/v1/worlds/w1': [200, { world }],
    'POST /svc/v1/worlds:list': [200, { worlds: [world], next_page_token: null }],
    'GET /thumbnail': [200, 'a picture'],
    'HEAD /thumbnail': [200, 'a picture'],
  });
  const server = createMcpServer(new Diorama({ baseUrl: api.url, apiKey: 'svck_x', maxRetries: 0 }), '1.2.3');
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
});
afterEach(async () => {
  await client.close();
  await api.stop();
});

const call = async (name: string, args: Record<string, unknown> = {}): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: args })) as CallToolResult;
/** The body of the latest request to a path that ends like this. */
const sentTo = (path: string): unknown => JSON.parse(api.seen.findLast(({ line }) => line.endsWith(path))?.body ?? '') as unknown;
const textOf = ({ content }: CallToolResult): string => (content[0]?.type === 'text' ? content[0].text : '');

describe('the tools', () => {
  it('are described for models, and those that change nothing say so', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'cancel_operation',
      'compose_scene',
      'delete_world',
      'edit_world',
      'export_world',
      'generate_world',
      'get_credits',
      'get_operation',
      'get_world',
      'list_worlds',
      'search_catalogue',
      'share_world',
      'vary_world',
    ]);
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(writing.toSorted()).toEqual([
      'cancel_operation',
      'delete_world',
      'edit_world',
      'export_world',
      'generate_world',
      'share_world',
      'vary_world',
    ]);
    const deleting = tools.filter(({ annotations }) => annotations?.destructiveHint === true).map(({ name }) => name);
    expect(deleting.toSorted()).toEqual(['cancel_operation', 'delete_world', 'share_world']);
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(20);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  it('generate a world with progress, and return it with its pictures', async () => {
    const seen: object[] = [];
    const result = await client.callTool(
      { name: 'generate_world', arguments: { text: 'a castle', seed: 4, model: 'svc-1.0-draft' } },
      undefined,
      { onprogress: (progress) => void seen.push(progress) },
    );
    expect(seen).toContainEqual({ progress: 40, total: 100, message: 'Rendering' });
    expect(result.structuredContent).toMatchObject({
      done: true,
      world_id: 'w1',
      world: { page: PAGE, caption: 'A castle', files: { thumbnail_url: `${api.url}/thumbnail` } },
    });
    expect(result.content).toContainEqual(expect.objectContaining({ type: 'resource_link', uri: 'diorama://worlds/w1/thumbnail' }));
    const sent = JSON.parse(api.seen.find(({ line }) => line.endsWith('worlds:generate'))?.body ?? '') as object;
    expect(sent).toMatchObject({ world_prompt: { text_prompt: 'a castle' }, seed: 4, permission: { allow_id_access: false } });
  });

  it.each([
    [
      { image_url: 'https://example.com/beach.jpg' },
      { type: 'image', image_prompt: { source: 'uri', uri: 'https://example.com/beach.jpg' } },
    ],
    [
      { image_base64: 'AAAA', text: 'at dusk', is_panorama: true },
      { type: 'image', image_prompt: { source: 'data_base64', data_base64: 'AAAA' }, is_pano: true, text_prompt: 'at dusk' },
    ],
    [{ image_media_asset_id: 'ma_1' }, { type: 'image', image_prompt: { source: 'media_asset', media_asset_id: 'ma_1' } }],
  ])('generate a world from a picture: %j', async (args, prompt) => {
    await call('generate_world', { ...args, allow_link: true, wait_seconds: 0 });
    expect(sentTo('worlds:generate')).toEqual({ world_prompt: prompt, permission: { allow_id_access: true } });
  });

  it('vary and edit a world, and price both', async () => {
    Object.assign(routes, { 'POST /svc/v1/worlds/w1:vary': [200, started], 'POST /svc/v1/worlds/w1:edit': [200, started] });
    expect((await call('vary_world', { world_id: 'w1', season: 'winter', seed: 9 })).structuredContent).toMatchObject({
      world: { page: PAGE },
    });
    expect(sentTo('w1:vary')).toEqual({ season: 'winter', seed: 9, permission: { allow_id_access: false } });
    const changes = [{ move: { object: 'barn', to: { x: 3, z: -12 } } }, { add: { kind: 'bench', at: [{ x: 1, z: -4 }] } }];
    await call('edit_world', { world_id: 'w1', changes, name: 'Farm', wait_seconds: 0 });
    expect(sentTo('w1:edit')).toEqual({ changes, display_name: 'Farm', permission: { allow_id_access: false } });
    for (const [tool, args] of [['vary_world', {}] as const, ['edit_world', { changes }] as const]) {
      await call(tool, { world_id: 'w1', ...args, dry_run: true });
      expect(sentTo(tool === 'vary_world' ? 'w1:vary' : 'w1:edit')).toMatchObject({ dry_run: true });
    }
  });

  it('share a world, delete it, and cancel an operation', async () => {
    const world = { id: 'w1', world_svc_url: PAGE, assets: {}, permission: { public: false, allow_id_access: true } };
    Object.assign(routes, {
      'PATCH /svc/v1/worlds/w1': [200, { world }],
      'DELETE /svc/v1/worlds/w1': [200, { id: 'w1', world_id: 'w1', deleted: true }],
      'POST /svc/v1/operations/op_1:cancel': [200, ended],
    });
    const shared = await call('share_world', { world_id: 'w1', visibility: 'link', expires_at: '2026-12-24T12:00:00Z' });
    expect(shared.structuredContent).toMatchObject({ page: PAGE, page_opens_for: 'everyone who has the link' });
    expect(sentTo('worlds/w1')).toEqual({
      permission: { public: false, allow_id_access: true },
      sharing: { expires_at: '2026-12-24T12:00:00Z' },
    });
    await call('share_world', { world_id: 'w1', visibility: 'private' });
    expect(sentTo('worlds/w1')).toEqual({ permission: { public: false, allow_id_access: false } });
    expect((await call('delete_world', { world_id: 'w1' })).structuredContent).toEqual({ id: 'w1', world_id: 'w1', deleted: true });
    expect((await call('cancel_operation', { operation_id: 'op_1' })).structuredContent).toMatchObject({
      operation_id: 'op_1',
      done: true,
    });
  });

  it('return the scene of a world, whose objects can be edited', async () => {
    const assets = { thumbnail_url: `${api.url}/thumbnail`, scene_url: `${api.url}/scene` };
    Object.assign(routes, {
      'GET /svc/v1/worlds/w2': [200, { world: { id: 'w2', world_svc_url: PAGE, assets, permission: {} } }],
      'GET /scene': [200, { objects: [{ kind: 'barn' }] }],
    });
    const { structuredContent } = await call('get_world', { world_id: 'w2', include_scene: true });
    expect(structuredContent).toMatchObject({ scene: { objects: [{ kind: 'barn' }] } });
    expect((await call('get_world', { world_id: 'w1', include_scene: true })).structuredContent).toMatchObject({ scene: null });
  });

  it('return the running operation without waiting, and the result later', async () => {
    expect((await call('generate_world', { text: 'a castle', wait_seconds: 0 })).structuredContent).toMatchObject({
      operation_id: 'op_1',
      done: false,
    });
    expect((await call('get_operation', { operation_id: 'op_1' })).structuredContent).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('return an operation that failed with its reason', async () => {
    const error = { code: 500, message: 'The engine failed' };
    routes['GET /svc/v1/operations/op_1'] = [200, { ...ended, error }];
    expect((await call('get_operation', { operation_id: 'op_1', wait_seconds: 5 })).structuredContent).toMatchObject({
      done: true,
      error: 'The engine failed (500)',
    });
  });
});

describe('the pictures of worlds', () => {
  it('are resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['diorama://worlds/w1/thumbnail', 'diorama://worlds/w1/panorama']);
    const { contents } = await client.readResource({ uri: 'diorama://worlds/w1/thumbnail' });
    const blob = Buffer.from('"a picture"').toString('base64');
    expect(contents).toEqual([{ uri: 'diorama://worlds/w1/thumbnail', mimeType: 'image/webp', blob }]);
  });

  it.each([
    ['diorama://worlds/w1/panorama', /has no panorama yet/],
    ['diorama://worlds/w2/thumbnail', /Not found/],
    ['diorama://worlds/w1/constructor', /Unknown picture/],
    ['file:///etc/passwd', /not found/],
  ])('cannot be read at %s', async (uri, message) => {
    await expect(client.readResource({ uri })).rejects.toThrow(message);
  });
});

const PATH = {
  poses: [
    { x: 0, y: 0, z: 0 },
    { x: 1, y: 0, z: 0 },
  ],
  duration: 2,
};

describe('a request', () => {
  it.each([
    ['generate_world', { text: 'a castle' }],
    ['vary_world', { world_id: 'w1', season: 'winter' }],
    ['edit_world', { world_id: 'w1', changes: [{ remove: { object: 0 } }] }],
    ['export_world', { world_id: 'w1', format: 'ply' }],
  ])('%s is sent with the idempotency key of the call, else with a new one', async (name, args) => {
    for (const method of ['vary', 'edit', 'export']) routes[`POST /svc/v1/worlds/w1:${method}`] = [200, started];
    const given = { ...args, wait_seconds: 0 };
    const sent = vi.spyOn(globalThis, 'fetch');
    for (const extra of [{ idempotency_key: 'order-1' }, {}, {}]) await call(name, { ...given, ...extra });
    const keys = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    sent.mockRestore();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe('order-1');
    expect(new Set(keys).size).toBe(3);
    expect(JSON.stringify(api.seen)).not.toContain('order-1');
  });

  it('generates the scene that was composed before', async () => {
    const scene = { version: 1, objects: [] };
    await call('generate_world', { scene, seed: 3, wait_seconds: 0 });
    expect(sentTo('worlds:generate')).toMatchObject({ world_prompt: { type: 'scene', scene }, seed: 3 });
  });

  it.each([
    [
      { format: 'mp4', camera_path: PATH },
      { asset_type: 'camera_path', format: 'mp4', camera_path: PATH },
    ],
    [
      { format: 'navmesh', agent: { radius: 0.3 } },
      { asset_type: 'navmesh', format: 'glb', agent: { radius: 0.3 } },
    ],
    [
      { format: 'ply', agent: { radius: 0.3 } },
      { asset_type: 'splats', format: 'ply' },
    ],
  ])('exports %j', async (args, body) => {
    routes['POST /svc/v1/worlds/w1:export'] = [200, started];
    await call('export_world', { world_id: 'w1', ...args, wait_seconds: 0 });
    expect(sentTo('w1:export')).toEqual(body);
  });
});

describe('hostile calls', () => {
  it.each([
    ['generate_world', {}, /Pass a text, a picture, both, or a scene/],
    ['generate_world', { text: 'a fjord', scene: {} }, /Pass a scene without a text/],
    ['export_world', { world_id: 'w1', format: 'mp4' }, /camera_path/],
    ['export_world', { world_id: 'w1', format: 'mp4', camera_path: { poses: [] } }, /poses/],
    ['generate_world', { image_url: 'https://a.example/b.jpg', image_base64: 'AAAA' }, /Pass only one of/],
    ['generate_world', { image_url: 'beach.jpg' }, /image_url/],
    ['edit_world', { world_id: 'w1', changes: [] }, /changes/],
    ['edit_world', { world_id: 'w1', changes: [{ explode: {} }] }, /explode/],
    ['share_world', { world_id: 'w1', visibility: 'everyone' }, /visibility/],
    ['share_world', { world_id: 'w1', visibility: 'link', expires_at: 'tomorrow' }, /expires_at/],
    ['generate_world', { text: 5 }, /expected string/i],
    ['generate_world', { text: 'x', seed: -1 }, /seed/],
    ['generate_world', { text: 'x', wait_seconds: 1e9 }, /wait_seconds/],
    ['generate_world', { text: 'x', idempotency_key: 'two words' }, /visible ASCII/],
    ['export_world', { world_id: 'w1', format: 'ply', idempotency_key: '' }, /idempotency_key/],
    ['generate_world', { text: 'x', surprise: true }, /surprise/],
    ['generate_world', { text: 'x', tags: Array.from({ length: 5_000 }, String) }, /1000/],
    ['export_world', { world_id: 'w1', format: 'stl' }, /format/],
    ['get_world', { world_id: '../credits' }, /Not found/],
    ['constructor', {}, /constructor/],
    ['no_such_tool', {}, /not found/],
  ])('%s with %j is a tool error', async (name, args, message) => {
    const result = await call(name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(message);
    expect(textOf(result)).not.toMatch(/\n\s+at /);
  });

  it('get the message, the code and the request id of the API', async () => {
    routes['POST /svc/v1/worlds:generate'] = [402, { detail: 'Not enough credits', code: 'CREDITS_INSUFFICIENT', request_id: 'req_7' }];
    const result = await call('generate_world', { text: 'a castle' });
    expect([result.isError, textOf(result)]).toEqual([true, 'Not enough credits (CREDITS_INSUFFICIENT, request req_7)']);
  });
});
