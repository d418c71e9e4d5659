import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Diorama } from '@diorama-worlds/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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
const textOf = ({ content }: CallToolResult): string => (content[0]?.type === 'text' ? content[0].text : '');

describe('the tools', () => {
  it('are described for models, and those that change nothing say so', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'compose_scene',
      'export_world',
      'generate_world',
      'get_credits',
      'get_operation',
      'get_world',
      'list_worlds',
      'search_catalogue',
    ]);
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(writing.toSorted()).toEqual(['export_world', 'generate_world']);
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

describe('hostile calls', () => {
  it.each([
    ['generate_world', {}, /text/],
    ['generate_world', { text: 5 }, /expected string/i],
    ['generate_world', { text: 'x', seed: -1 }, /seed/],
    ['generate_world', { text: 'x', wait_seconds: 1e9 }, /wait_seconds/],
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

  it('get the message and the request id of the API', async () => {
    routes['POST /svc/v1/worlds:generate'] = [402, { detail: 'Not enough credits', request_id: 'req_7' }];
    const result = await call('generate_world', { text: 'a castle' });
    expect([result.isError, textOf(result)]).toEqual([true, 'Not enough credits (request req_7)']);
  });
});
