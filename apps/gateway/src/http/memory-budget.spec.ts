import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MemoryBudget } from './memory-budget.js';

const never = new AbortController().signal;

describe('a memory budget', () => {
  it('is never exceeded, serves everybody, and is whole again at the end', async () => {
    await assert(
      asyncProperty(array(integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 40 }), async (sizes) => {
        const budget = new MemoryBudget(100);
        let held = 0;
        await Promise.all(
          sizes.map(async (bytes) => {
            const giveBack = await budget.take(bytes, 'ada', never);
            held += Math.min(bytes, 100);
            expect(held).toBeLessThanOrEqual(100);
            await Promise.resolve();
            held -= Math.min(bytes, 100);
            giveBack();
            giveBack();
          }),
        );
        const all = await budget.take(100, 'ada', never);
        all();
      }),
    );
  });

  it('serves in the order of asking, so that a large body is not passed over', async () => {
    const budget = new MemoryBudget(10);
    const order: string[] = [];
    const first = await budget.take(6, 'ada', never);
    const large = budget.take(10, 'ada', never).then((giveBack) => {
      order.push('large');
      giveBack();
    });
    const small = budget.take(1, 'ada', never).then((giveBack) => {
      order.push('small');
      giveBack();
    });
    first();
    await Promise.all([large, small]);
    expect(order).toEqual(['large', 'small']);
  });

  it('serves the account that holds least before one that has more in line', async () => {
    const budget = new MemoryBudget(10);
    const order: string[] = [];
    const first = await budget.take(10, 'greedy', never);
    const line = ['greedy', 'greedy', 'ada'].map(async (account) => {
      const giveBack = await budget.take(5, account, never);
      order.push(account);
      return giveBack;
    });
    first();
    await Promise.all([line[0], line[2]]);
    expect(order).toEqual(['ada', 'greedy']);
    (await line[0])?.();
    await line[1];
    expect(order).toEqual(['ada', 'greedy', 'greedy']);
  });

  it('forgets whoever leaves the line, and lets those behind come up', async () => {
    const budget = new MemoryBudget(10);
    const stop = new AbortController();
    const first = await budget.take(6, 'ada', never);
    const large = budget.take(10, 'ada', stop.signal);
    const small = budget.take(4, 'ada', never);
    stop.abort(new Error('left'));
    await expect(large).rejects.toThrow('left');
    (await small)();
    first();
    await expect(budget.take(1, 'ada', stop.signal)).rejects.toThrow('left');
    (await budget.take(10, 'ada', never))();
  });
});
