import { afterEach, describe, expect, it, vi } from 'vitest';

import { ServiceTrouble, findWorld, followProgress } from './world-client.js';

const { signal } = new AbortController();
const WORLD = { id: 'w', display_name: '', assets: null };

/** Answers each path with a status and a body; the paths asked for are kept. */
function serve(answers: Record<string, [status: number, body: string]>): { path: string; key: string | null }[] {
  const asked: { path: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, key: headers['Svc-Api-Key'] ?? null });
    const [status, body] = answers[path] ?? [404, '{}'];
    return Promise.resolve(new Response(body, { status }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('finding a world', () => {
  it('asks the public route first, and without the key', async () => {
    const asked = serve({ '/public/worlds/w': [200, JSON.stringify({ world: WORLD, progress: { percent: 3 } })] });
    expect(await findWorld('w', 'secret', signal)).toMatchObject({ kind: 'open', world: WORLD, progress: { percent: 3 } });
    expect(asked).toEqual([{ path: '/public/worlds/w', key: null }]);
  });

  it('asks the private route with the key where the public one knows nothing', async () => {
    const asked = serve({ '/svc/v1/worlds/w': [200, JSON.stringify({ world: WORLD })] });
    expect(await findWorld('w', 'secret', signal)).toMatchObject({ kind: 'open', progress: null });
    expect(asked.at(-1)).toEqual({ path: '/svc/v1/worlds/w', key: 'secret' });
  });

  it('tells a missing world, a bad key and a server in trouble apart', async () => {
    serve({ '/svc/v1/worlds/w': [401, '{}'], '/public/worlds/busy': [503, ''], '/public/worlds/odd': [200, 'no JSON'] });
    expect(await findWorld('w', null, signal)).toEqual({ kind: 'missing' });
    expect(await findWorld('w', 'bad', signal)).toEqual({ kind: 'refused' });
    await expect(findWorld('busy', null, signal)).rejects.toThrow(ServiceTrouble);
    await expect(findWorld('odd', null, signal)).rejects.toThrow(ServiceTrouble);
  });
});

describe('following a generation', () => {
  const route = { worldUrl: '/w', eventsUrl: '/events', headers: {} };
  const progress = 'event: progress\ndata: {"status":"IN_PROGRESS","stage":"render","percent":40,"description":null}\n\n';

  it('reports each step and answers how it ended', async () => {
    serve({ '/events': [200, `${progress}event: done\ndata: {"world_id":"w","status":"SUCCEEDED"}\n\n`] });
    const seen: (number | null)[] = [];
    expect(await followProgress(route, signal, ({ percent }) => seen.push(percent))).toBe('SUCCEEDED');
    expect(seen).toEqual([40]);
  });

  it('is in trouble when the stream ends before the generation, and knows when the world is gone', async () => {
    serve({ '/events': [200, progress] });
    await expect(followProgress(route, signal, () => undefined)).rejects.toThrow(ServiceTrouble);
    serve({});
    expect(await followProgress(route, signal, () => undefined)).toBeNull();
  });
});
