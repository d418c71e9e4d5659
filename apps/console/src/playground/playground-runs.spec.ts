import { Diorama } from '@diorama-worlds/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PlaygroundRuns } from './playground-runs.js';
import type { PlaygroundRequest } from './prompt/playground-request.js';
import type { RunState, StartState } from './run-state.js';

const ORIGIN = 'https://worlds.example.com';
const REQUEST = { makes: 'world', body: { world_prompt: { type: 'text', text_prompt: 'a pond' } } } as const;
const BATCH: PlaygroundRequest = { makes: 'worlds', body: { world_prompt: { type: 'text', text_prompt: 'a pond' }, seeds: [7, 8] } };
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
async function begin(runs: PlaygroundRuns, request: PlaygroundRequest = REQUEST): Promise<void> {
  const ended = runs.begin(request);
  await vi.runAllTimersAsync();
  await ended;
}

/** What the page shows: the state of the start, unless it is over, or that of the selected run. */
function shownBy({ state: { start, runs, selected } }: PlaygroundRuns): StartState | RunState {
  return start.kind === 'idle' ? (runs.find(({ id }) => id === selected)?.state ?? start) : start;
}

function newRuns(key = 'svck_key'): { readonly runs: PlaygroundRuns; readonly seen: string[] } {
  const runs = new PlaygroundRuns();
  const seen: string[] = [];
  runs.use(key, (options) => new Diorama({ apiKey: key, baseUrl: ORIGIN, ...options }));
  runs.watch(() => {
    const state = shownBy(runs);
    seen.push(state.kind === 'running' ? `running ${state.progress.percent}` : state.kind);
  });
  return { runs, seen };
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the runs of the playground', () => {
  it('starts with the key, follows the progress and ends with the world', async () => {
    const asked = serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(PROGRESS + DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { runs, seen } = newRuns();
    await runs.begin(REQUEST);
    expect(seen).toEqual(['starting', 'running 0', 'running 40', 'done']);
    expect(shownBy(runs)).toMatchObject({ kind: 'done', world: WORLD });
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
    const { runs } = newRuns();
    const seen: unknown[] = [];
    runs.watch(() => {
      const state = shownBy(runs);
      seen.push(state.kind === 'running' && [state.progress.percent, state.preview]);
    });
    await runs.begin(REQUEST);
    expect(seen).toEqual([false, [0, null], [0, preview], [40, preview], false]);
  });

  it('ends with a panorama where a depth panorama was painted', async () => {
    const panorama = { pano_url: 'https://files.example/p.png', manifest_url: null };
    serve({
      '/svc/v1/pano:depth_to_rgb': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: panorama, metadata: { seed: 7, not_represented: ['gold'] } })],
    });
    const { runs } = newRuns();
    await runs.begin({ makes: 'panorama', body: { depth_pano_image: { source: 'uri', uri: '' }, text_prompt: '' } });
    expect(shownBy(runs)).toMatchObject({ kind: 'painted', panorama, seed: 7, lacks: ['gold'] });
  });

  it('comes back to a stream that breaks off', async () => {
    vi.useFakeTimers();
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(PROGRESS), json({ detail: 'later' }, 503), stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { runs } = newRuns();
    await begin(runs);
    expect(shownBy(runs).kind).toBe('done');
  });

  it.each([408, 429, 503])('asks for the operation itself where the stream answers %i', async (status) => {
    vi.useFakeTimers();
    const progress = { percent: 70, stage: 'encode', description: 'Encoding' };
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [json({ detail: 'Too many streams' }, status)],
      '/svc/v1/operations/op_1': [json({ ...RUNNING, metadata: { seed: 1, progress } }), json({ ...OPERATION, response: WORLD })],
    });
    const { runs, seen } = newRuns();
    await begin(runs);
    expect(seen).toEqual(['starting', 'running 0', 'running 70', 'done']);
  });

  it('reads the outcome again when its answer is lost, and keeps the operation where it is refused', async () => {
    vi.useFakeTimers();
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [lost, json({}, 503), json({ ...OPERATION, response: WORLD })],
    });
    const { runs } = newRuns();
    await begin(runs);
    expect(shownBy(runs).kind).toBe('done');
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ detail: 'The API key is not valid' }, 401)],
    });
    await begin(runs);
    expect(shownBy(runs)).toMatchObject({ kind: 'failed', operationId: 'op_1', message: 'The API key is not valid' });
  });

  it('sends the same start with the same idempotency key until an operation came of it, also without TLS', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const asked = serve({
      '/svc/v1/worlds:generate': [lost, lost, lost, json({}, 503), lost, json(OPERATION)], // five of them in one call with its retries
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { runs } = newRuns();
    await begin(runs);
    expect(shownBy(runs).kind).toBe('refused');
    await begin(runs, { ...REQUEST, body: { ...REQUEST.body } });
    await begin(runs, { ...REQUEST, body: { ...REQUEST.body, seed: 4 } });
    await begin(runs, { ...REQUEST, body: { ...REQUEST.body, seed: 4 } });
    const keys = asked.filter(({ path }) => path.endsWith(':generate')).map(keyOf);
    expect(keys).toHaveLength(8);
    expect(new Set(keys.slice(0, 6)).size).toBe(1);
    expect(new Set(keys.slice(5)).size).toBe(3);
  });

  it('says why there is no world, in the words of the API', async () => {
    serve({ '/svc/v1/worlds:generate': [json({ detail: 'Not enough API credits' }, 402)] });
    const { runs } = newRuns();
    await runs.begin(REQUEST);
    expect(shownBy(runs)).toMatchObject({ kind: 'refused', isShortOfCredits: true, retryAt: null, message: 'Not enough API credits' });
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: null, error: { code: 500, message: 'The engine failed' } })],
    });
    await runs.begin(REQUEST);
    expect(shownBy(runs)).toMatchObject({ kind: 'failed', operationId: 'op_1', isCancelled: false, message: 'The engine failed' });
  });

  it('does not wait for a limit to pass, but says when it has passed', async () => {
    vi.useFakeTimers();
    const limited = (): Response =>
      new Response('{"detail":"The rate limit was exceeded"}', { status: 429, headers: { 'retry-after': '40' } });
    const asked = serve({ '/svc/v1/worlds:generate': [limited] });
    const { runs } = newRuns();
    const now = Date.now();
    await runs.begin(REQUEST);
    const refused = { kind: 'refused', request: REQUEST, message: 'The rate limit was exceeded', isShortOfCredits: false };
    expect(shownBy(runs)).toEqual({ ...refused, retryAt: now + 40_000 });
    expect(asked).toHaveLength(1);
  });

  it('follows each world of several seeds, and shows which did not start', async () => {
    serve({
      '/svc/v1/worlds:batch': [
        json({
          items: [
            { index: 0, operation: OPERATION, error: null },
            {
              index: 1,
              operation: null,
              error: { status: 402, detail: 'Not enough API credits', code: 'CREDITS_INSUFFICIENT', retry_after: null },
            },
          ],
        }),
      ],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
    });
    const { runs } = newRuns();
    await runs.begin(BATCH);
    expect(runs.state.runs.map(({ label, state }) => [label, state.kind])).toEqual([
      ['a pond · seed 7', 'done'],
      ['a pond · seed 8', 'failed'],
    ]);
    expect(runs.state.runs[1]?.state).toMatchObject({ operationId: null, message: 'Not enough API credits' });
    runs.select(runs.state.runs[1]?.id ?? 0);
    expect(shownBy(runs).kind).toBe('failed');
  });

  it('starts nothing where no item of a batch starts', async () => {
    const error = { status: 429, detail: 'The rate limit was exceeded', code: 'RATE_LIMITED', retry_after: 9 };
    serve({ '/svc/v1/worlds:batch': [json({ items: [7, 8].map((_, index) => ({ index, operation: null, error })) })] });
    const { runs } = newRuns();
    await runs.begin(BATCH);
    expect(runs.state.runs).toEqual([]);
    expect(shownBy(runs)).toMatchObject({ kind: 'refused', retryAt: expect.any(Number) });
  });

  it('keeps earlier worlds beside a variation', async () => {
    serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/worlds/w:vary': [json({ ...OPERATION, operation_id: 'op_2' })],
      '/svc/v1/operations/op_1/events': [stream(DONE)],
      '/svc/v1/operations/op_1': [json({ ...OPERATION, response: WORLD })],
      '/svc/v1/operations/op_2/events': [stream(DONE)],
      '/svc/v1/operations/op_2': [json({ ...OPERATION, operation_id: 'op_2', response: WORLD })],
    });
    const { runs } = newRuns();
    await runs.begin(REQUEST);
    await runs.begin({ makes: 'variation', worldId: 'w', body: { season: 'winter', seed: 8 } });
    expect(runs.state.runs.map(({ label }) => label)).toEqual(['Variation: winter · seed 8', 'a pond']);
    expect(shownBy(runs)).toMatchObject({ operationId: 'op_2' });
  });

  it('cancels with the credentials that started the run, also after they have changed', async () => {
    vi.useFakeTimers();
    const asked = serve({
      '/svc/v1/worlds:generate': [json(OPERATION)],
      '/svc/v1/operations/op_1/events': [() => new Promise<Response>(() => undefined)],
      '/svc/v1/operations/op_1:cancel': [json(OPERATION)],
    });
    const { runs } = newRuns();
    void runs.begin(REQUEST);
    await vi.waitUntil(() => runs.state.runs.length === 1, { timeout: 60_000 });
    runs.use('svck_other', (options) => new Diorama({ apiKey: 'svck_other', baseUrl: ORIGIN, ...options }));
    await runs.cancel(runs.state.runs[0]?.id ?? 0);
    expect(asked.at(-1)).toMatchObject({ path: '/svc/v1/operations/op_1:cancel', headers: { 'svc-api-key': 'svck_key' } });
    runs.forget();
  });

  it('starts nothing without credentials', async () => {
    const asked = serve({});
    const runs = new PlaygroundRuns();
    await runs.begin(REQUEST);
    expect([asked, runs.state.start.kind]).toEqual([[], 'idle']);
  });

  it('forgets the key and what runs when the operator signs out', async () => {
    vi.useFakeTimers();
    serve({ '/svc/v1/worlds:generate': [json(OPERATION)], '/svc/v1/operations/op_1/events': [stream(PROGRESS)] });
    const { runs } = newRuns();
    const ended = runs.begin(REQUEST);
    await vi.advanceTimersByTimeAsync(100);
    runs.forget();
    await vi.runAllTimersAsync();
    await ended;
    expect([runs.identity, runs.client, shownBy(runs).kind]).toEqual(['', null, 'idle']);
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
      const { runs } = newRuns();
      const ended = runs.begin(REQUEST);
      await vi.waitUntil(() => asked.at(-1)?.path === late, { timeout: 60_000 });
      runs.forget();
      open();
      await ended;
      expect([shownBy(runs).kind, asked.at(-1)?.path]).toEqual(['idle', late]);
    },
  );
});
