import { afterEach, describe, expect, it, vi } from 'vitest';

import { PlaygroundRun } from './playground-run.js';

const REQUEST = { path: '/worlds:generate', body: { world_prompt: {} } } as const;
const OPERATION = { operation_id: 'op_1', done: true, error: null, metadata: null, cost: null };
const WORLD = { world_id: 'w', display_name: 'Pond' };
const PROGRESS = 'event: progress\ndata: {"percent":40,"stage":"render","description":"Rendering"}\n\n';
const DONE = 'event: done\ndata: {"status":"SUCCEEDED"}\n\n';

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers each path in turn with the bodies given for it; the last one stays. */
function serve(answers: Record<string, (() => Response)[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    const turns = answers[path] ?? [];
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    return Promise.resolve(turn?.() ?? new Response('{"detail":"Not found"}', { status: 404 }));
  });
  return asked;
}

const json =
  (body: object, status = 200) =>
  (): Response =>
    new Response(JSON.stringify(body), { status });
const stream = (text: string) => (): Response => new Response(text);

function newRun(): { readonly run: PlaygroundRun; readonly seen: string[] } {
  const run = new PlaygroundRun();
  const seen: string[] = [];
  run.apiKey = 'svck_key';
  run.watch(() => seen.push(run.state.kind === 'running' ? `running ${run.state.progress.percent}` : run.state.kind));
  return { run, seen };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a run of the playground', () => {
  it('starts with the key, follows the progress and ends with the world', async () => {
    const asked = serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(PROGRESS + DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { run, seen } = newRun();
    await run.begin(REQUEST);
    expect(seen).toEqual(['starting', 'running 0', 'running 40', 'done']);
    expect(run.state).toMatchObject({ kind: 'done', world: WORLD });
    expect(asked.map(({ headers }) => headers['svc-api-key'])).toEqual(['svck_key', 'svck_key', 'svck_key']);
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('ends with a panorama where a depth panorama was painted', async () => {
    const panorama = { pano_url: 'https://files.example/p.png', manifest_url: null };
    serve({
      '/svc/v1/pano:depth_to_rgb': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: panorama, metadata: { seed: 7 } })],
    });
    const { run } = newRun();
    await run.begin({ path: '/pano:depth_to_rgb', body: {} });
    expect(run.state).toMatchObject({ kind: 'painted', panorama, seed: 7 });
  });

  it('comes back to a stream that breaks off', async () => {
    vi.useFakeTimers();
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(PROGRESS), json({ detail: 'later' }, 503), stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { run } = newRun();
    const ended = run.begin(REQUEST);
    await vi.runAllTimersAsync();
    await ended;
    expect(run.state.kind).toBe('done');
  });

  it('tells why there is no world, in the words of the API', async () => {
    serve({ '/svc/v1/worlds:generate': [json({ detail: 'Not enough API credits' }, 402)] });
    const { run } = newRun();
    await run.begin(REQUEST);
    expect(run.state).toEqual({ kind: 'failed', operationId: null, message: 'Not enough API credits' });
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: null, error: { code: 500, message: 'The engine failed' } })],
    });
    await run.begin(REQUEST);
    expect(run.state).toMatchObject({ kind: 'failed', operationId: 'op_1', message: 'The engine failed' });
  });

  it('forgets the key and what runs when the operator signs out', async () => {
    vi.useFakeTimers();
    serve({ '/svc/v1/worlds:generate': [json(OPERATION)], '/svc/v1/operations/op_1/events': [stream(PROGRESS)] });
    const { run } = newRun();
    const ended = run.begin(REQUEST);
    await vi.advanceTimersByTimeAsync(100);
    run.forget();
    await vi.runAllTimersAsync();
    await ended;
    expect([run.apiKey, run.state.kind]).toEqual(['', 'idle']);
  });
});
