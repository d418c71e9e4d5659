import type { OperationEvent } from '@diorama-worlds/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { findWorld, followProgress } from './world-client.js';
import type { WorldAccessRoute } from './world-client.js';

const ORIGIN = 'https://worlds.example.com';
const OPTIONS = { baseUrl: ORIGIN, maxRetries: 0 };
const { signal } = new AbortController();
const withKey = (key: string | null) => ({ key, shareToken: null });
const WORLD = { id: 'w', display_name: '', assets: null };

interface Asked {
  readonly path: string;
  readonly key: string | null;
  readonly token: string | null;
}

/** Answers each path with a status and a body, and returns the requests. */
function serve(answers: Record<string, [status: number, body: string]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const path = url.replace(ORIGIN, '');
    asked.push({ path, key: headers['svc-api-key'] ?? null, token: headers['share-token'] ?? null });
    const [status, body] = answers[path] ?? [404, '{}'];
    return new Response(body, { status, headers: { 'content-type': path.endsWith('/events') ? 'text/event-stream' : 'application/json' } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('finding a world', () => {
  it('asks the public route first, and without the key', async () => {
    const asked = serve({ '/public/worlds/w': [200, JSON.stringify({ world: WORLD, progress: { percent: 3 } })] });
    expect(await findWorld('w', withKey('secret'), OPTIONS, signal)).toMatchObject({
      kind: 'open',
      world: WORLD,
      progress: { percent: 3 },
    });
    expect(asked).toEqual([{ path: '/public/worlds/w', key: null, token: null }]);
  });

  it('asks the private route with the key when the public one finds no world', async () => {
    const asked = serve({ '/svc/v1/worlds/w': [200, JSON.stringify({ world: WORLD })] });
    expect(await findWorld('w', withKey('secret'), OPTIONS, signal)).toMatchObject({
      kind: 'open',
      progress: null,
      route: { needsKey: true },
    });
    expect(asked.at(-1)).toEqual({ path: '/svc/v1/worlds/w', key: 'secret', token: null });
  });

  it('is locked by a password, unless the visitor has the token or the key of its account', async () => {
    const body = JSON.stringify({ world: WORLD });
    const asked = serve({ '/public/worlds/w': [401, '{}'], '/svc/v1/worlds/w': [404, '{}'] });
    expect(await findWorld('w', withKey(null), OPTIONS, signal)).toEqual({ kind: 'locked' });
    expect(await findWorld('w', withKey('stranger'), OPTIONS, signal)).toEqual({ kind: 'locked' });
    serve({ '/public/worlds/w': [401, '{}'], '/svc/v1/worlds/w': [200, body] });
    expect(await findWorld('w', withKey('owner'), OPTIONS, signal)).toMatchObject({ kind: 'open', route: { needsKey: true } });
    const seen = serve({ '/public/worlds/w': [200, body] });
    const credentials = { key: null, shareToken: '1.signature' };
    expect(await findWorld('w', credentials, OPTIONS, signal)).toMatchObject({ kind: 'open', route: { needsKey: false } });
    expect([asked[0]?.token, seen[0]?.token]).toEqual([null, '1.signature']);
  });

  it('distinguishes a missing world, a bad key and a server that fails', async () => {
    serve({ '/svc/v1/worlds/w': [401, '{}'], '/public/worlds/busy': [503, ''], '/public/worlds/odd': [200, 'not JSON'] });
    expect(await findWorld('w', withKey(null), OPTIONS, signal)).toEqual({ kind: 'missing' });
    for (const key of ['bad', 'two words'])
      expect(await findWorld('w', withKey(key), OPTIONS, signal)).toEqual({ kind: 'refused', problem: 'That API key is not valid.' });
    serve({ '/svc/v1/worlds/w': [403, '{}'], '/public/worlds/busy': [503, ''], '/public/worlds/odd': [200, 'not JSON'] });
    expect(await findWorld('w', withKey('writer'), OPTIONS, signal)).toMatchObject({
      kind: 'refused',
      problem: expect.stringContaining('scope worlds:read'),
    });
    await expect(findWorld('busy', withKey(null), OPTIONS, signal)).rejects.toMatchObject({ name: 'ServiceError', status: 503 });
    await expect(findWorld('odd', withKey(null), OPTIONS, signal)).rejects.toMatchObject({ name: 'ConnectionError' });
  });
});

describe('following a generation', () => {
  const progress = { status: 'IN_PROGRESS', stage: 'render', percent: 40, description: '' } as const;

  /** A route with the given events. */
  const routeOf = (...events: OperationEvent[]): WorldAccessRoute => ({
    needsKey: false,
    async *events() {
      yield* events;
    },
  });

  it('reports each step and returns the end', async () => {
    const seen: number[] = [];
    const done = { type: 'done', status: 'SUCCEEDED', operationId: 'op', worldId: 'w' } as const;
    const route = routeOf({ type: 'progress', progress }, done);
    expect(await followProgress(route, { signal }, ({ percent }) => seen.push(percent))).toEqual({
      status: 'SUCCEEDED',
      operationId: 'op',
    });
    expect(seen).toEqual([40]);
  });

  it('fails when the streams end before the generation, and knows when the world is gone', async () => {
    const route = routeOf({ type: 'progress', progress });
    await expect(followProgress(route, { signal }, () => undefined)).rejects.toMatchObject({ name: 'DioramaError' });
    serve({ '/public/worlds/w': [200, JSON.stringify({ world: WORLD })] });
    const found = await findWorld('w', withKey(null), OPTIONS, signal);
    serve({});
    expect(found.kind === 'open' && (await followProgress(found.route, { signal }, () => undefined))).toBeNull();
  });
});
