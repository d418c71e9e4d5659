import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Diorama } from './diorama.js';
import type { DioramaOptions } from './diorama.js';
import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ContentPolicyError,
  InsufficientCreditsError,
  NotFoundError,
  OperationFailedError,
  PreconditionFailedError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  ValidationError,
} from './transport/errors.js';
import type { OperationEvent } from './transport/operation-stream.js';
import { captureOutcome } from './testing/outcome.js';
import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse, createEventStream, neverResponds } from './testing/scripted-fetch.js';
import type { ScriptedAnswer } from './testing/scripted-fetch.js';

const URL = 'https://worlds.example.com/base';
const PROMPT = { world_prompt: { type: 'text', text_prompt: 'a beach' } } as const;
const RUNNING = { operation_id: 'op_1', done: false, error: null, metadata: null, response: null };
const METADATA = { operation_type: 'generate-world', world_id: 'w1', progress: { status: 'SUCCEEDED', description: 'x', percent: 100 } };
const DONE = { ...RUNNING, done: true, metadata: METADATA };
const FAILED = { ...RUNNING, done: true, metadata: METADATA, error: { code: 422, message: 'The media cannot be decoded' } };
const PROGRESS = 'event: progress\nid: 40\ndata: {"status":"IN_PROGRESS","description":"x","percent":40}\n\n';
const END = 'event: done\nid: 101\ndata: {"status":"SUCCEEDED","operation_id":"op_1","world_id":"w1"}\n\n';

const client = (answers: readonly ScriptedAnswer[], options: DioramaOptions = {}): ReturnType<typeof createScriptedClient> =>
  createScriptedClient(answers, { baseUrl: URL, ...options });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('errors', () => {
  const detail = 'Some words';
  it.each([
    [400, { detail }, BadRequestError, detail],
    [400, { message: 'Bad request' }, BadRequestError, 'Bad request'],
    [400, { detail: 'The prompt or an input violates the content policy (violence)' }, ContentPolicyError, /content policy/],
    [400, { detail, code: 'CONTENT_POLICY_VIOLATION' }, ContentPolicyError, detail],
    [400, { detail: 'The content policy has no such entry', code: 'ARGUMENT_INVALID' }, BadRequestError, /content policy/],
    [401, { detail }, AuthenticationError, detail],
    [402, { detail }, InsufficientCreditsError, detail],
    [404, { detail }, NotFoundError, detail],
    [409, { detail }, ConflictError, detail],
    [412, { detail }, PreconditionFailedError, detail],
    [422, { detail: [{ loc: ['body', 'seed'], msg: 'too large', type: 'x' }] }, ValidationError, 'body.seed: too large'],
    [500, { detail }, ServiceError, detail],
    [418, 'tea', ServiceError, 'The service returned 418'],
  ])('%i becomes its class, with words and request id', async (status, body, type, message) => {
    const { api } = client([createJsonResponse(status, body, { 'x-request-id': 'req_7' })]);
    const { error } = await captureOutcome(api.credits());
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ message: expect.stringMatching(message), status, requestId: 'req_7', attempts: 1, name: type.name });
  });

  it.each([
    [{ detail, code: 'RATE_LIMITED' }, 'RATE_LIMITED'],
    [{ detail }, null],
    ['busy', null],
  ])('has the code of the response: %j', async (body, code) => {
    const { error } = await captureOutcome(client([createJsonResponse(429, body)], { maxRetries: 0 }).api.credits());
    expect(error).toMatchObject({ code });
  });

  it('reads the request id of the body where a proxy kept the header, and Retry-After', async () => {
    const refused = createJsonResponse(429, { detail: 'slow', request_id: 'req_8' }, { 'retry-after': '90' });
    const { error } = await captureOutcome(client([refused], { maxRetries: 0 }).api.credits());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ requestId: 'req_8', retryAfter: 90 });
  });

  it('lists the entries of a 422', async () => {
    const entries = [{ loc: ['body', 'tags', 0], msg: 'too long', type: 'string_too_long' }];
    const { error } = await captureOutcome(client([createJsonResponse(422, { detail: entries })]).api.worlds.generate(PROMPT));
    expect(error).toMatchObject({ entries });
  });
});

describe('retries', () => {
  it('sends a start again with the same key of its own, after the time that the service named', async () => {
    const { api, script } = client([
      createJsonResponse(429, { detail: 'x' }, { 'retry-after': '3' }),
      new TypeError('reset'),
      createJsonResponse(200, RUNNING),
    ]);
    const before = Date.now();
    const { value } = await captureOutcome(api.worlds.generate(PROMPT));
    expect(value).toEqual(RUNNING);
    expect(Date.now() - before).toBeGreaterThanOrEqual(3_500);
    const keys = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('draws another key for another start, and takes yours', async () => {
    const { api, script } = client([createJsonResponse(200, RUNNING), createJsonResponse(200, RUNNING), createJsonResponse(200, RUNNING)]);
    await api.worlds.generate(PROMPT);
    await api.worlds.generate(PROMPT);
    await api.worlds.generate(PROMPT, { idempotencyKey: 'mine' });
    const [first, second, third] = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it.each([502, 503, 504])('sends again after %i, as often as it may', async (status) => {
    const bad = (): Response => createJsonResponse(status, { detail: 'x' });
    const { api, script } = client([bad(), bad(), bad()], { maxRetries: 2 });
    const { error } = await captureOutcome(api.credits());
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ status, attempts: 3 });
    expect(script.seen).toHaveLength(3);
  });

  it('sends a start again under its key after a 500 that names a time to come back', async () => {
    const { api, script } = client([createJsonResponse(500, { detail: 'x' }, { 'retry-after': '0' }), createJsonResponse(200, RUNNING)]);
    expect((await captureOutcome(api.worlds.generate(PROMPT))).error).toBeUndefined();
    const [first, second] = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect([first, script.seen.length]).toEqual([second, 2]);
  });

  it.each([400, 401, 402, 404, 422, 500])('does not send again after %i', async (status) => {
    const { api, script } = client([createJsonResponse(status, { detail: 'x' })]);
    await captureOutcome(api.credits());
    expect(script.seen).toHaveLength(1);
  });

  it('gives up at once where the named time comes after the deadline', async () => {
    const { api, script } = client([createJsonResponse(429, { detail: 'x' }, { 'retry-after': '600' })]);
    const { error } = await captureOutcome(api.worlds.generate(PROMPT, { timeoutMs: 10_000 }));
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfter: 600 });
    expect(script.seen).toHaveLength(1);
  });

  it('takes a delete whose answer was lost for done when it then finds nothing', async () => {
    const { api } = client([new TypeError('reset'), createJsonResponse(404, { detail: 'World not found' })]);
    expect((await captureOutcome(api.worlds.delete('w1'))).value).toEqual({ id: 'w1', world_id: 'w1', deleted: true });
    const { error } = await captureOutcome(client([createJsonResponse(404, { detail: 'World not found' })]).api.worlds.delete('w1'));
    expect(error).toBeInstanceOf(NotFoundError);
  });

  it('sends again when the answer breaks off, and says so in the end', async () => {
    const broken = (): Response => new Response('{"remaining', { status: 200 });
    const { error } = await captureOutcome(client([broken(), broken()], { maxRetries: 1 }).api.credits());
    expect(error).toBeInstanceOf(ConnectionError);
  });
});

describe('deadlines and signals', () => {
  it('ends a call at its deadline', async () => {
    const { error } = await captureOutcome(client([neverResponds], { timeoutMs: 1_000 }).api.credits());
    expect(error).toBeInstanceOf(TimeoutError);
  });

  it('ends a call, and the pause before a retry, with the reason of the signal', async () => {
    const reason = new Error('enough');
    for (const answers of [[neverResponds], [createJsonResponse(503, {}, { 'retry-after': '30' })]]) {
      const stop = new AbortController();
      const call = captureOutcome(client(answers).api.credits({ signal: stop.signal }));
      stop.abort(reason);
      expect((await call).error).toBe(reason);
    }
  });

  it('sends nothing when the signal was aborted before', async () => {
    const { api, script } = client([]);
    expect((await captureOutcome(api.credits({ signal: AbortSignal.abort(new Error('early')) }))).error).toMatchObject({
      message: 'early',
    });
    expect(script.seen).toEqual([]);
  });
});

describe('requests', () => {
  it('go to the base address with the key, and follow no redirect with it', async () => {
    const { api, script } = client([
      createJsonResponse(200, { world: { id: 'a/b' } }),
      new Response(null, { status: 302, headers: { location: 'x' } }),
    ]);
    await api.worlds.get('a/b');
    expect(script.seen[0]).toMatchObject({ method: 'GET', url: `${URL}/svc/v1/worlds/a%2Fb` });
    expect(script.seen[0]?.headers.get('svc-api-key')).toBe('svck_test');
    expect((await captureOutcome(api.credits())).error).toMatchObject({ message: expect.stringMatching(/redirect/) });
  });

  it('change a world in the version that the caller has read', async () => {
    const { api, script } = client([
      createJsonResponse(200, { world: { id: 'w1' } }, { etag: '"1.a"' }),
      createJsonResponse(200, { world: { id: 'w1', display_name: 'x' } }, { etag: '"2.b"' }),
    ]);
    const { etag } = await api.worlds.getTagged('w1');
    expect(await api.worlds.update('w1', { display_name: 'x' }, { ifMatch: etag })).toEqual({
      world: { id: 'w1', display_name: 'x' },
      etag: '"2.b"',
    });
    const [, change] = script.seen;
    expect(change).toMatchObject({ method: 'PATCH', url: `${URL}/svc/v1/worlds/w1`, body: '{"display_name":"x"}' });
    expect(change?.headers.get('if-match')).toBe('"1.a"');
  });

  it('repeat a batch with its key after a lost connection', async () => {
    const items = [{ index: 0, operation: null, quote: null, error: { status: 402, detail: 'poor', retry_after: null }, replayed: false }];
    const { api, script } = client([new TypeError('fetch failed'), createJsonResponse(200, { items })]);
    expect(await captureOutcome(api.worlds.generateBatch({ prompts: ['a lake'] }))).toEqual({ value: items });
    const keys = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('page through lists, with the same filters', async () => {
    const { api, script } = client([
      createJsonResponse(200, { worlds: [{ id: 'w1' }, { id: 'w2' }], next_page_token: 't1' }),
      createJsonResponse(200, { worlds: [{ id: 'w3' }], next_page_token: null }),
    ]);
    const ids: string[] = [];
    for await (const { id } of api.worlds.list({ tags: ['x'] })) ids.push(id);
    expect(ids).toEqual(['w1', 'w2', 'w3']);
    expect(script.seen.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ tags: ['x'] }, { tags: ['x'], page_token: 't1' }]);
  });

  it.each([
    [{ baseUrl: 'not a url' }, /is not a URL/],
    [{ baseUrl: 'ftp://x' }, /http/],
    [{ maxRetries: -1 }, /maxRetries/],
    [{ timeoutMs: 0 }, /timeoutMs/],
    [{ apiKey: 'two words' }, /apiKey/],
  ])('are refused with options %o', (options, message) => {
    expect(() => new Diorama(options)).toThrow(message);
  });
});

describe('events', () => {
  const all = async (events: AsyncIterable<OperationEvent>): Promise<OperationEvent[]> => {
    const seen: OperationEvent[] = [];
    for await (const event of events) seen.push(event);
    return seen;
  };
  const progress = { type: 'progress', progress: { status: 'IN_PROGRESS', description: 'x', percent: 40 } };

  it('come back to a stream that broke, saying what is known', async () => {
    const pieces = Array.from(PROGRESS);
    const { api, script } = client([createEventStream(pieces, 'breaks'), createEventStream([END])]);
    const { value } = await captureOutcome(all(api.operations.events('op_1')));
    expect(value).toEqual([progress, { type: 'done', status: 'SUCCEEDED', operationId: 'op_1', worldId: 'w1' }]);
    expect(script.seen.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '40']);
  });

  it('are polled for where streams do not get through', async () => {
    const noStream = (): Response => createJsonResponse(200, {});
    const running = { ...RUNNING, metadata: { ...METADATA, progress: progress.progress } };
    const polls = [
      createJsonResponse(200, RUNNING),
      createJsonResponse(200, running),
      createJsonResponse(200, running),
      createJsonResponse(200, DONE),
    ];
    const { api, script } = client([noStream(), noStream(), noStream(), ...polls]);
    const { value } = await captureOutcome(all(api.operations.events('op_1')));
    expect(value).toEqual([progress, { type: 'done', status: 'SUCCEEDED', operationId: 'op_1', worldId: 'w1' }]);
    expect(script.seen).toHaveLength(7);
  });

  it.each(['streamed', 'polled'])('pass on files that are stored already where they are %s', async (how) => {
    const preview = { thumbnail_url: 'https://media.example.com/t.webp', pano_url: null };
    const stream = createEventStream([PROGRESS, `event: preview\nid: 40\ndata: ${JSON.stringify(preview)}\n\n`, END]);
    const running = { ...RUNNING, metadata: { ...METADATA, progress: progress.progress, preview } };
    const noStream = (): Response => createJsonResponse(200, {});
    const polled = [noStream(), noStream(), noStream(), createJsonResponse(200, running), createJsonResponse(200, DONE)];
    const seen: unknown[] = [];
    const { api } = client(how === 'streamed' ? [stream] : polled);
    const { value } = await captureOutcome(all(api.operations.events('op_1', { onPreview: (early) => seen.push(early) })));
    expect(seen).toEqual([preview]);
    expect(value).toEqual([progress, { type: 'done', status: 'SUCCEEDED', operationId: 'op_1', worldId: 'w1' }]);
  });

  it('end a line that says nothing for 45 seconds, and dial again', async () => {
    const silent = new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const { api, script } = client([silent, createEventStream([END])]);
    const before = Date.now();
    const { value } = await captureOutcome(all(api.operations.events('op_1')));
    expect(value).toHaveLength(1);
    expect(Date.now() - before).toBeGreaterThanOrEqual(45_000);
    expect(script.seen).toHaveLength(2);
  });

  it('throw what does not pass', async () => {
    const { error } = await captureOutcome(
      all(client([createJsonResponse(404, { detail: 'Operation not found' })]).api.operations.events('op_1')),
    );
    expect(error).toBeInstanceOf(NotFoundError);
  });

  it('end with the reason of the signal', async () => {
    const stop = new AbortController();
    const silent = new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const call = all(client([silent]).api.operations.events('op_1', { signal: stop.signal }));
    const ended = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('enough'));
    expect(await ended).toMatchObject({ message: 'enough' });
  });
});

describe('generateAndWait', () => {
  it('starts, reports progress and returns the complete world', async () => {
    const { api } = client([
      createJsonResponse(200, RUNNING),
      createEventStream([PROGRESS, END]),
      createJsonResponse(200, DONE),
      createJsonResponse(200, { world: { id: 'w1' } }),
    ]);
    const heard: (number | string)[] = [];
    const { value } = await captureOutcome(
      api.generateAndWait(PROMPT, {
        onProgress: ({ percent }) => heard.push(percent),
        onStart: ({ operation_id }) => heard.push(operation_id),
      }),
    );
    expect(value).toMatchObject({ world: { id: 'w1' }, operation: { operation_id: 'op_1', done: true } });
    expect(heard).toEqual(['op_1', 40]);
  });

  it('throws the failure of the operation with its code', async () => {
    const { error } = await captureOutcome(
      client([createJsonResponse(200, RUNNING), createEventStream([END]), createJsonResponse(200, FAILED)]).api.generateAndWait(PROMPT),
    );
    expect(error).toBeInstanceOf(OperationFailedError);
    expect(error).toMatchObject({ code: 422, message: 'The media cannot be decoded', operation: FAILED });
  });

  it('stops waiting at its deadline', async () => {
    const silent = new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const { error } = await captureOutcome(
      client([createJsonResponse(200, RUNNING), silent]).api.generateAndWait(PROMPT, { timeoutMs: 5_000 }),
    );
    expect(error).toBeInstanceOf(TimeoutError);
  });
});

describe('exportAndWait', () => {
  const RESULT = { asset_type: 'splats', format: 'gltf', url: 'https://files.example.com/splats.glb' };
  const SPLATS = { asset_type: 'splats', format: 'gltf' } as const;

  it('starts, reports progress and returns the result', async () => {
    const { api, script } = client([
      createJsonResponse(200, RUNNING),
      createEventStream([PROGRESS, END]),
      createJsonResponse(200, { ...DONE, response: RESULT }),
    ]);
    const heard: (number | string)[] = [];
    const { value } = await captureOutcome(
      api.exportAndWait('w/1', SPLATS, {
        idempotencyKey: 'order-1',
        onProgress: ({ percent }) => heard.push(percent),
        onStart: ({ operation_id }) => heard.push(operation_id),
      }),
    );
    expect(value).toEqual({ result: RESULT, operation: { ...DONE, response: RESULT } });
    expect(heard).toEqual(['op_1', 40]);
    expect(script.seen[0]).toMatchObject({ url: `${URL}/svc/v1/worlds/w%2F1:export`, method: 'POST' });
    expect(script.seen[0]?.headers.get('idempotency-key')).toBe('order-1');
  });

  it('throws the failure of the operation with its code', async () => {
    const answers = [createJsonResponse(200, RUNNING), createEventStream([END]), createJsonResponse(200, FAILED)];
    const { error } = await captureOutcome(client(answers).api.exportAndWait('w1', SPLATS));
    expect(error).toMatchObject({ code: 422, operation: FAILED });
    expect(error).toBeInstanceOf(OperationFailedError);
  });

  it('throws for an operation that is not an export', async () => {
    const answers = [createJsonResponse(200, RUNNING), createEventStream([END]), createJsonResponse(200, DONE)];
    const { error } = await captureOutcome(client(answers).api.exportAndWait('w1', SPLATS));
    expect(error).toMatchObject({ message: 'The finished operation contains no export' });
  });
});
