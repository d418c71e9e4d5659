import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import { sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'apps/cli/bin/diorama.mjs');
const READY_WITHIN_MS = 180_000;
const info = stackInfo();
const env = { PATH: process.env['PATH'] ?? '', XDG_CONFIG_HOME: '/nowhere', DIORAMA_URL: info.api_url };
const clients = new Map<string, Client>();
const stops: (() => unknown)[] = [];
let shared: SharedWorld;

async function overStdio(): Promise<Transport> {
  return new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp'],
    env: { ...env, DIORAMA_API_KEY: shared.account.api_key },
  });
}

async function overHttp(): Promise<Transport> {
  const server = spawn(process.execPath, [PROGRAM, 'mcp', '--http', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  stops.push(() => server.kill('SIGINT'));
  const [line] = (await once(server.stderr, 'data')) as [Buffer];
  const url = /http:\S+\/mcp/.exec(line.toString())?.[0] ?? '';
  const requestInit = { headers: { authorization: `Bearer ${shared.account.api_key}` } };
  return new StreamableHTTPClientTransport(new URL(url), { requestInit });
}

beforeAll(async () => {
  shared = await sharedWorld();
  for (const [name, connect] of Object.entries({ stdio: overStdio, HTTP: overHttp })) {
    const client = new Client({ name: 'acceptance', version: '1' });
    await client.connect(await connect());
    clients.set(name, client);
  }
}, READY_WITHIN_MS);

afterAll(async () => {
  for (const client of clients.values()) await client.close();
  for (const stop of stops) stop();
});

describe.each(['stdio', 'HTTP'])('the Model Context Protocol over %s', (transport) => {
  const client = (): Client => clients.get(transport) as Client;
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<CallToolResult> =>
    (await client().callTool({ name, arguments: args })) as CallToolResult;

  it('previews a prompt, prices it and names the objects that it can use', async () => {
    expect((await client().listTools()).tools.length).toBe(13);
    const composed = await call('compose_scene', { text: 'a red barn and a flux capacitor on a hill', seed: 3 });
    expect(composed.structuredContent).toMatchObject({ seed: 3, represented: expect.any(Array), not_represented: expect.any(Array) });
    expect(JSON.stringify(composed.structuredContent)).toMatch(/barn/);
    const price = await call('generate_world', { text: 'a red barn', model: 'svc-1.0-draft', dry_run: true });
    expect(price.structuredContent).toMatchObject({ dry_run: true, cost: { total_credits: 230 } });
    expect((await call('search_catalogue', { query: 'traffic light', limit: 1 })).structuredContent).toMatchObject({
      objects: [{ name: 'traffic light' }],
    });
    expect((await call('get_credits')).structuredContent).toMatchObject({ remaining_credits: expect.any(Number) });
  });

  it('shows a world, its operation and its pictures', async () => {
    const { worldId, operation } = shared;
    expect((await call('list_worlds', { tag: 'shared' })).structuredContent).toMatchObject({ worlds: [{ world_id: worldId }] });
    const world = await call('get_world', { world_id: worldId });
    expect(world.structuredContent).toMatchObject({ caption: expect.any(String), page: expect.stringContaining(worldId) });
    const found = await call('get_operation', { operation_id: operation.operation_id, wait_seconds: 1 });
    expect(found.structuredContent).toMatchObject({ done: true, status: 'SUCCEEDED', world_id: worldId });
    const { resources } = await client().listResources();
    expect(resources).toContainEqual(expect.objectContaining({ uri: `diorama://worlds/${worldId}/panorama`, mimeType: 'image/png' }));
    const { contents } = await client().readResource({ uri: `diorama://worlds/${worldId}/thumbnail` });
    const [picture] = contents;
    if (picture === undefined || !('blob' in picture)) throw new Error('the thumbnail has no content');
    expect(picture.mimeType).toBe('image/webp');
    expect(Buffer.from(picture.blob, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  });

  it('answers hostile calls with tool errors and keeps serving', async () => {
    const hostile: readonly [string, Record<string, unknown>, RegExp][] = [
      ['generate_world', { text: { nested: true } }, /string/],
      ['generate_world', { text: 'a castle '.repeat(50_000) }, /characters/],
      ['generate_world', { text: 'a castle', model: 'svc-9', wait_seconds: 0 }, /Model 'svc-9'/],
      ['get_world', { world_id: '00000000-0000-7000-8000-000000000000' }, /not found/i],
      ['erase_everything', {}, /not found/],
    ];
    for (const [name, args, message] of hostile) {
      const { isError, content } = await call(name, args);
      expect([name, isError, JSON.stringify(content)]).toEqual([name, true, expect.stringMatching(message)]);
    }
    expect((await call('get_credits')).isError).toBeUndefined();
  });
});
