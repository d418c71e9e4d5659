import { describe, expect, it } from 'vitest';

import { PacedContent } from './paced-content.js';
import { ManualClock } from './testing/manual-clock.js';

const RULES = { graceMs: 1_000, idleMs: 5_000, totalMs: 20_000, bytesPerSecond: 100 };

/** A sender that the test moves by hand. */
function sender() {
  const clock = new ManualClock();
  let returned = false;
  let next = Promise.withResolvers<IteratorResult<Uint8Array>>();
  const source = {
    [Symbol.asyncIterator]: () => ({
      next: () => next.promise,
      return: () => {
        returned = true;
        return Promise.resolve({ done: true as const, value: undefined });
      },
    }),
  };
  const give = (result: IteratorResult<Uint8Array>): void => {
    const current = next;
    next = Promise.withResolvers();
    current.resolve(result);
  };
  const content = (signal?: AbortSignal) =>
    new PacedContent(source, { rules: RULES, announcedBytes: null, clock, tooSlow: () => new Error('too slow'), signal });
  return {
    clock,
    content,
    send: (bytes: number) => give({ done: false, value: new Uint8Array(bytes) }),
    end: () => give({ done: true, value: undefined }),
    isReturned: () => returned,
  };
}

describe('paced content', () => {
  it('is the same bytes as long as they come in time', async () => {
    const { clock, content, send, end } = sender();
    const pieces = content()[Symbol.asyncIterator]();
    const first = pieces.next();
    clock.pass(900);
    send(300);
    expect((await first).value).toHaveLength(300);
    const last = pieces.next();
    end();
    expect((await last).done).toBe(true);
  });

  it('breaks off when its sender falls behind, and leaves the source as it is', async () => {
    const { clock, content, isReturned } = sender();
    const first = content()[Symbol.asyncIterator]().next();
    clock.pass(1_000);
    await expect(first).rejects.toThrow('too slow');
    expect(isReturned()).toBe(false);
  });

  it('does not count the time in which its reader does other work', async () => {
    const { clock, content, send } = sender();
    const pieces = content()[Symbol.asyncIterator]();
    const first = pieces.next();
    send(10);
    await first;
    clock.pass(60_000);
    const second = pieces.next();
    clock.pass(900);
    send(1);
    expect((await second).value).toHaveLength(1);
  });

  it('ends with the reason of its signal, also one that was aborted before', async () => {
    const { content } = sender();
    const controller = new AbortController();
    const first = content(controller.signal)[Symbol.asyncIterator]().next();
    controller.abort(new Error('displaced'));
    await expect(first).rejects.toThrow('displaced');
    await expect(content(controller.signal)[Symbol.asyncIterator]().next()).rejects.toThrow('displaced');
  });

  it('tells its speed: of one that is young or complete there is none to compare', async () => {
    const { clock, content, send, end } = sender();
    const paced = content();
    const pieces = paced[Symbol.asyncIterator]();
    const first = pieces.next();
    clock.pass(500);
    expect(paced.speed).toBe(Infinity);
    send(1_000);
    await first;
    const second = pieces.next();
    clock.pass(1_500);
    expect(paced.speed).toBe(0.5);
    end();
    await second;
    expect(paced.speed).toBe(Infinity);
  });
});
