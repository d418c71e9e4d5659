import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlaygroundRequest } from './playground-form.js';
import { PlaygroundRun } from './playground-run.js';

const ORIGIN = 'https://worlds.example.com';
const REQUEST = { makes: 'world', body: { world_prompt: { type: 'text', text_prompt: 'a pond' } } } as const;
const OPERATION = { operation_id: 'op_1', done: true, error: null, metadata: null, cost: null };
const RUNNING = { ...OPERATION, done: false, response: null };
const WORLD = { world_id: 'w', display_name: 'Pond', assets: {} };
const PROGRESS = 'event: progress\ndata: {"percent":40,"stage":"render","description":"Rendering"}\n\n';
const DONE = 'event: done\ndata: {"status":"SUCCEEDED"}\n\n';

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers each path in turn with the bodies given for it; the last one stays. */
function serve(answers: Record<string, (() => Response | Promise<Response>)[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal | null }) => {
    signal?.throwIfAborted();
    const asks = path.replace(ORIGIN, '');
    asked.push({ path: asks, headers });
    const turns = answers[asks] ?? [];
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    return (await turn?.()) ?? new Response('{"detail":"Not found"}', { status: 404 });
  });
  return asked;
}

const json =
  (body: object, status = 200) =>
  (): Response =>
    new Response(JSON.stringify(body), { status });
/** An answer that is lost on its way. */
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const stream = (text: string) => (): Response => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

const keyOf = ({ headers }: Asked): string | undefined => headers['idempotency-key'];

/** Begins, and lets the pauses pass. */
async function begin(run: PlaygroundRun, request: PlaygroundRequest = REQUEST): Promise<void> {
  const ended = run.begin(request);
  await vi.runAllTimersAsync();
  await ended;
}

function newRun(): { readonly run: PlaygroundRun; readonly seen: string[] } {
  const run = new PlaygroundRun();
  const seen: string[] = [];
  run.apiKey = 'svck_key';
  run.watch(() => seen.push(run.state.kind === 'running' ? `running ${run.state.progress.percent}` : run.state.kind));
  return { run, seen };
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});
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
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps the files that are stored already while the progress changes', async () => {
    const preview = { thumbnail_url: 'https://files.example/t.webp', pano_url: null };
    const early = `event: preview\ndata: ${JSON.stringify(preview)}\n\n`;
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(early + PROGRESS + DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { run } = newRun();
    const seen: unknown[] = [];
    run.watch(() => seen.push(run.state.kind === 'running' && [run.state.progress.percent, run.state.preview]));
    await run.begin(REQUEST);
    expect(seen).toEqual([false, [0, null], [0, preview], [40, preview], false]);
  });

  it('ends with a panorama where a depth panorama was painted', async () => {
    const panorama = { pano_url: 'https://files.example/p.png', manifest_url: null };
    serve({
      '/svc/v1/pano:depth_to_rgb': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: panorama, metadata: { seed: 7 } })],
    });
    const { run } = newRun();
    await run.begin({ makes: 'panorama', body: { depth_pano_image: { source: 'uri', uri: '' }, text_prompt: '' } });
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
    await begin(run);
    expect(run.state.kind).toBe('done');
  });

  it.each([408, 429, 503])('asks for the operation itself where the stream answers %i', async (status) => {
    vi.useFakeTimers();
    const progress = { percent: 70, stage: 'encode', description: 'Encoding' };
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [json({ detail: 'Too many streams' }, status)],
      '/svc/v1/operations/op_1': [json({ ...RUNNING, metadata: { seed: 1, progress } }), json({ ...OPERATION, response: WORLD })],
    });
    const { run, seen } = newRun();
    await begin(run);
    expect(seen).toEqual(['starting', 'running 0', 'running 70', 'done']);
  });

  it('reads the outcome again when its answer is lost, and keeps the operation where it is refused', async () => {
    vi.useFakeTimers();
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [lost, json({}, 503), json({ ...OPERATION, response: WORLD })],
    });
    const { run } = newRun();
    await begin(run);
    expect(run.state.kind).toBe('done');
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ detail: 'The API key is not valid' }, 401)],
    });
    await begin(run);
    expect(run.state).toMatchObject({ kind: 'failed', operationId: 'op_1', message: 'The API key is not valid' });
  });

  it('sends the same start with the same idempotency key until an operation came of it, also without TLS', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const asked = serve({
      '/svc/v1/worlds:generate': [lost, lost, lost, json({}, 503), lost, json(OPERATION)], // five of them in one call with its retries
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { run } = newRun();
    await begin(run);
    expect(run.state.kind).toBe('failed');
    await begin(run, { ...REQUEST, body: { ...REQUEST.body } });
    await begin(run, { ...REQUEST, body: { ...REQUEST.body, seed: 4 } });
    await begin(run, { ...REQUEST, body: { ...REQUEST.body, seed: 4 } });
    const keys = asked.filter(({ path }) => path.endsWith(':generate')).map(keyOf);
    expect(keys).toHaveLength(8);
    expect(new Set(keys.slice(0, 6)).size).toBe(1);
    expect(new Set(keys.slice(5)).size).toBe(3);
  });

  it('tells why there is no world, in the words of the API', async () => {
    serve({ '/svc/v1/worlds:generate': [json({ detail: 'Not enough API credits' }, 402)] });
    const { run } = newRun();
    await run.begin(REQUEST);
    expect(run.state).toMatchObject({ kind: 'failed', makes: 'world', operationId: null, message: 'Not enough API credits' });
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: null, error: { code: 500, message: 'The engine failed' } })],
    });
    await run.begin(REQUEST);
    expect(run.state).toMatchObject({ kind: 'failed', operationId: 'op_1', isCancelled: false, message: 'The engine failed' });
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

  it.each(['/svc/v1/worlds:generate', '/svc/v1/operations/op_1/events', '/svc/v1/operations/op_1'])(
    'stays forgotten when the answer of %s comes afterwards',
    async (late) => {
      const { promise: gate, resolve: open } = Promise.withResolvers<void>();
      const answers: Record<string, () => Response> = {
        '/svc/v1/worlds:generate': json(OPERATION),
        '/svc/v1/operations/op_1/events': stream(PROGRESS + DONE),
        '/svc/v1/operations/op_1': json({ ...OPERATION, response: WORLD }),
      };
      const held = async (answer: () => Response): Promise<Response> => gate.then(answer);
      const asked = serve(
        Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, [path === late ? () => held(answer) : answer]])),
      );
      const { run } = newRun();
      const ended = run.begin(REQUEST);
      await vi.waitUntil(() => asked.at(-1)?.path === late, { timeout: 60_000 });
      run.forget();
      open();
      await ended;
      expect([run.state.kind, asked.at(-1)?.path]).toEqual(['idle', late]);
    },
  );
});
