import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ConnectionError, SignedUrlError, TimeoutError } from './transport/errors.js';
import { captureOutcome } from './testing/outcome.js';
import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse, neverResponds } from './testing/scripted-fetch.js';
import type { ScriptedAnswer } from './testing/scripted-fetch.js';

const FILE = { url: 'https://files.example.com/s?sig=1' };

/** A file of which one piece comes; then the line breaks. */
function broken(): Response {
  const pieces = [new TextEncoder().encode('by')];
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const piece = pieces.shift();
    if (piece === undefined) controller.error(new TypeError('terminated'));
    else controller.enqueue(piece);
  };
  return new Response(new ReadableStream({ pull }));
}

/** A file whose first piece has come; no other comes until the signal of its request aborts, as with fetch. */
const stalled: ScriptedAnswer = (_request, signal) => {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(new TextEncoder().encode('by'));
    signal?.addEventListener('abort', () => controller.error(signal.reason));
  };
  return new Response(new ReadableStream({ start }));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('downloads', () => {
  const nothing = { '100k': null, '500k': null };
  const world = { assets: { thumbnail_url: 'https://a/t', splats: { spz_urls: { ...nothing, full_res: 'https://a/s' } }, mesh: null } };

  it('names the files that are there, and fetches them without the key', async () => {
    const { api, script } = createScriptedClient([new Response('bytes', { headers: { 'content-length': '5' } })]);
    const files = api.downloads.files(world);
    expect(files).toEqual([
      { name: 'thumbnail_url', fileName: 'thumbnail.webp', url: 'https://a/t' },
      { name: 'splats.spz_urls.full_res', fileName: 'splats-full-res.spz', url: 'https://a/s' },
    ]);
    expect(new TextDecoder().decode(await api.downloads.bytes({ url: 'https://a/s' }))).toBe('bytes');
    expect(script.seen[0]?.headers.get('svc-api-key')).toBeNull();
  });

  it.each([
    ['a part in the middle', { start: 2, end: 5 }, 'bytes=2-4', 'cde'],
    ['the end', { last: 3 }, 'bytes=-3', 'fgh'],
  ])('fetch %s of a file, and cut it out where the server sends the whole file', async (_name, range, header, part) => {
    const { api, script } = createScriptedClient([new Response(part, { status: 206 }), new Response('abcdefgh')]);
    const received: number[] = [];
    const read = async (): Promise<string> =>
      new TextDecoder().decode(await api.downloads.bytes(FILE, { range, onProgress: (bytes) => received.push(bytes) }));
    expect([await read(), await read()]).toEqual([part, part]);
    expect(script.seen.map(({ headers }) => headers.get('range'))).toEqual([header, header]);
    expect(received).toEqual([3, 8]);
  });

  it('say that a URL has expired, and nothing of the key', async () => {
    const { api } = createScriptedClient([
      createJsonResponse(403, { detail: 'The signed URL is not valid or has expired', request_id: 'req_1' }),
    ]);
    const { error: failure } = await captureOutcome(api.downloads.bytes(FILE));
    expect(failure).toBeInstanceOf(SignedUrlError);
    expect(failure).toMatchObject({ message: 'The signed URL is not valid or has expired', status: 403, requestId: 'req_1' });
  });
});

describe('downloads.bytes', () => {
  it('fetches a file again that broke off', async () => {
    const { api, script } = createScriptedClient([broken(), new Response('bytes')]);
    const bytes = api.downloads.bytes(FILE);
    await vi.runAllTimersAsync();
    expect(new TextDecoder().decode(await bytes)).toBe('bytes');
    expect(script.seen).toHaveLength(2);
  });

  it('says in the end that it broke off', async () => {
    const { error: failure } = await captureOutcome(
      createScriptedClient([broken(), broken()], { maxRetries: 1 }).api.downloads.bytes(FILE),
    );
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(failure).toMatchObject({ message: 'The download was interrupted', attempts: 2 });
  });

  it('may take longer than other calls, but not forever', async () => {
    const ends = vi.fn<(error: unknown) => void>();
    void createScriptedClient([stalled], { timeoutMs: 1_000 }).api.downloads.bytes(FILE).catch(ends);
    await vi.advanceTimersByTimeAsync(1_700_000);
    expect(ends).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(ends).toHaveBeenCalledWith(expect.any(TimeoutError));
    expect((await captureOutcome(createScriptedClient([stalled]).api.downloads.bytes(FILE, { timeoutMs: 5_000 }))).error).toBeInstanceOf(
      TimeoutError,
    );
  });
});

describe('downloads.open', () => {
  it('answers a stream, and what the server says of it', async () => {
    const headers = { 'content-length': '5', 'content-type': 'model/gltf-binary' };
    const { stream, ...facts } = await createScriptedClient([new Response('bytes', { headers })]).api.downloads.open(FILE);
    expect(facts).toEqual({ bytes: 5, contentType: 'model/gltf-binary' });
    expect(await new Response(stream).text()).toBe('bytes');
  });

  it('gives a stream that broke off an error of ours', async () => {
    const { stream } = await createScriptedClient([broken()]).api.downloads.open(FILE);
    const reader = stream.getReader();
    expect(await reader.read()).toMatchObject({ done: false });
    await expect(reader.read()).rejects.toMatchObject({ name: 'ConnectionError', cause: new TypeError('terminated') });
  });

  it('ends at its deadline while nothing has come, and not later', async () => {
    expect(
      (await captureOutcome(createScriptedClient([neverResponds], { timeoutMs: 1_000 }).api.downloads.open(FILE))).error,
    ).toBeInstanceOf(TimeoutError);
    const { stream } = await createScriptedClient([stalled]).api.downloads.open(FILE, { timeoutMs: 1_000 });
    const reader = stream.getReader();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reader.read()).toMatchObject({ done: false });
  });

  it('ends its stream with the reason of the signal', async () => {
    const stop = new AbortController();
    const { stream } = await createScriptedClient([stalled]).api.downloads.open(FILE, { signal: stop.signal });
    const reader = stream.getReader();
    await reader.read();
    stop.abort(new Error('enough'));
    await expect(reader.read()).rejects.toThrow('enough');
  });

  it('hangs up when nobody reads its stream any more', async () => {
    const cancel = vi.fn<() => void>();
    const { stream } = await createScriptedClient([new Response(new ReadableStream({ cancel }))]).api.downloads.open(FILE);
    await stream.cancel();
    expect(cancel).toHaveBeenCalledOnce();
  });
});
