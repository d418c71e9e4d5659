import { afterEach, describe, expect, it, vi } from 'vitest';

import { EventStreamParser, readEvents } from './event-stream.js';

const TEXT =
  ': hello\r\n\r\nid: 4\r\nevent: progress\r\ndata: {"percent":\r\ndata: 7}\r\n\r\ndata:plain\n\nevent: empty\n\nevent: done\rdata: {}\r\r';
const EVENTS = [
  { event: 'progress', data: '{"percent":\n7}' },
  { event: 'message', data: 'plain' },
  { event: 'done', data: '{}' },
];

afterEach(() => vi.useRealTimers());

describe('the event stream parser', () => {
  it.each([1, 2, 3, 5, 7, 1000])('reads the same events from pieces of %i characters', (size) => {
    const parser = new EventStreamParser();
    const events = [];
    for (let at = 0; at < TEXT.length; at += size) events.push(...parser.push(TEXT.slice(at, at + size)));
    // A final CR may be half of a line end: only the next piece tells.
    events.push(...parser.push('\n'));
    expect(events).toEqual(EVENTS);
  });

  it('drops an event that the end of the stream cuts off', async () => {
    const body = new Response('event: progress\ndata: 1\n\nevent: progress\ndata: 2').body;
    const events = [];
    if (body) for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([{ event: 'progress', data: '1' }]);
  });

  it('ends a line that says nothing for 45 seconds, counted from its last word', async () => {
    vi.useFakeTimers();
    let line: ReadableStreamDefaultController<Uint8Array> | null = null;
    let isHungUp = false;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller), cancel: () => void (isHungUp = true) });
    const ended = readEvents(body).next();
    for (const word of [': keep-alive\n\n', ': keep-alive\n\n']) {
      await vi.advanceTimersByTimeAsync(44_000);
      (line as ReadableStreamDefaultController<Uint8Array> | null)?.enqueue(new TextEncoder().encode(word));
    }
    await vi.advanceTimersByTimeAsync(44_000);
    expect(isHungUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isHungUp).toBe(true);
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});
