import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { KeyedSemaphore } from './keyed-semaphore.js';

describe('amounts of a keyed semaphore, say bytes of memory,', () => {
  it('are never exceeded, granted to every request, and free at the end', async () => {
    await assert(
      asyncProperty(array(integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 40 }), async (sizes) => {
        const memory = new KeyedSemaphore({ permits: 100 });
        let held = 0;
        await Promise.all(
          sizes.map(async (bytes) => {
            const permit = await memory.acquire('ada', { amount: bytes });
            held += Math.min(bytes, 100);
            expect(held).toBeLessThanOrEqual(100);
            await Promise.resolve();
            held -= Math.min(bytes, 100);
            permit.release();
            permit.release();
          }),
        );
        const all = await memory.acquire('ada', { amount: 100 });
        all.release();
      }),
    );
  });

  it('are granted in the order of the requests of one key, so that a large one is not passed over', async () => {
    const memory = new KeyedSemaphore({ permits: 10 });
    const order: string[] = [];
    const first = await memory.acquire('ada', { amount: 6 });
    const large = memory.acquire('ada', { amount: 10 }).then((permit) => {
      order.push('large');
      permit.release();
    });
    const small = memory.acquire('ada', { amount: 1 }).then((permit) => {
      order.push('small');
      permit.release();
    });
    first.release();
    await Promise.all([large, small]);
    expect(order).toEqual(['large', 'small']);
  });

  it('go to the key that holds the least before one with more requests', async () => {
    const memory = new KeyedSemaphore({ permits: 10 });
    const order: string[] = [];
    const first = await memory.acquire('greedy', { amount: 10 });
    const line = ['greedy', 'greedy', 'ada'].map(async (account) => {
      const permit = await memory.acquire(account, { amount: 5 });
      order.push(account);
      return permit;
    });
    first.release();
    await Promise.all([line[0], line[2]]);
    expect(order).toEqual(['ada', 'greedy']);
    (await line[0])?.release();
    await line[1];
    expect(order).toEqual(['ada', 'greedy', 'greedy']);
  });

  it('go to the next request when one is aborted', async () => {
    const memory = new KeyedSemaphore({ permits: 10 });
    const stop = new AbortController();
    const first = await memory.acquire('ada', { amount: 6 });
    const large = memory.acquire('ada', { amount: 10, signal: stop.signal });
    const small = memory.acquire('ada', { amount: 4 });
    stop.abort(new Error('left'));
    await expect(large).rejects.toThrow('left');
    (await small).release();
    first.release();
    await expect(memory.acquire('ada', { amount: 1, signal: stop.signal })).rejects.toThrow('left');
    (await memory.acquire('ada', { amount: 10 })).release();
  });
});
