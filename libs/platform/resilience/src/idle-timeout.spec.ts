import { describe, expect, it } from 'vitest';

import { IdleTimeoutError, createIdleTimeout, receiveWithIdleTimeout, sendWithIdleTimeout } from './idle-timeout.js';
import { ManualClock } from './testing/manual-clock.js';

const timeoutOf = (signal?: AbortSignal) => {
  const clock = new ManualClock();
  return { clock, timeout: createIdleTimeout({ clock, idleMs: 100, signal }) };
};

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i++) yield new Uint8Array(1);
}

describe('an idle timeout', () => {
  it('aborts after the idle time, which activity restarts', () => {
    const { clock, timeout } = timeoutOf();
    clock.pass(99);
    timeout.restart();
    clock.pass(99);
    expect(timeout.signal.aborted).toBe(false);
    clock.pass(1);
    expect(timeout.signal.reason).toBeInstanceOf(IdleTimeoutError);
    expect(timeout.signal.reason).toHaveProperty('message', 'no progress for 0.1 s');
  });

  it('does not abort while it is paused', () => {
    const { clock, timeout } = timeoutOf();
    timeout.pause();
    clock.pass(1_000);
    expect(timeout.signal.aborted).toBe(false);
  });

  it('aborts with the reason of the signal of its caller', () => {
    const controller = new AbortController();
    const { timeout } = timeoutOf(controller.signal);
    controller.abort(new Error('cancelled'));
    expect(timeout.signal.reason).toHaveProperty('message', 'cancelled');
  });

  it('does not count the time of the consumer of received bytes', async () => {
    const { clock, timeout } = timeoutOf();
    for await (const _ of receiveWithIdleTimeout(chunks(3), timeout)) clock.pass(1_000);
    expect(timeout.signal.aborted).toBe(false);
    clock.pass(100);
    expect(timeout.signal.aborted).toBe(true);
  });

  it('does not count the time of the producer of sent bytes', async () => {
    const { clock, timeout } = timeoutOf();
    async function* slow(): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks(3)) {
        clock.pass(1_000);
        yield chunk;
      }
    }
    const sent = sendWithIdleTimeout(slow(), timeout);
    await sent.next();
    clock.pass(99); // the other side takes the chunk
    await sent.next();
    expect(timeout.signal.aborted).toBe(false);
    clock.pass(100);
    expect(timeout.signal.aborted).toBe(true);
  });
});
