import { systemClock } from '@diorama/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AttemptLimiter, AttemptQueueFullError } from './attempt-limiter.js';

const never = new AbortController().signal;
const BOUNDS = { total: 100, perHost: 2, perAccount: 3, waitMs: 10_000 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const openLanes = (more: Partial<typeof BOUNDS> = {}) => new AttemptLimiter({ ...BOUNDS, ...more }, systemClock);
const take = (lanes: AttemptLimiter, host: string, accountId = host) => lanes.acquire({ host, accountId }, never);

describe('the lanes of attempts', () => {
  it('let so many of one host go at once; others pass those who wait', async () => {
    const lanes = openLanes();
    const [first] = await Promise.all([take(lanes, 'slow'), take(lanes, 'slow')]);
    const third = take(lanes, 'slow');
    const other = await take(lanes, 'quick');
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 3, waiting: 1 });
    other.release();
    expect(lanes.waiting).toBe(1);
    first.release();
    (await third).release();
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 1, waiting: 0 });
  });

  it('bound an account over all its hosts, and all together', async () => {
    const lanes = openLanes({ total: 4 });
    await Promise.all(['a', 'b', 'c'].map((host) => take(lanes, host, 'greedy')));
    const fourth = take(lanes, 'd', 'greedy');
    const modest = await take(lanes, 'd', 'modest');
    const later = take(lanes, 'e', 'other');
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 4, waiting: 2 });
    modest.release();
    const end = await later;
    expect(lanes.waiting).toBe(1);
    end.release();
    vi.advanceTimersByTime(BOUNDS.waitMs);
    await expect(fourth).rejects.toBeInstanceOf(AttemptQueueFullError);
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 3, waiting: 0 });
  });

  it('give turns in the order of asking', async () => {
    const lanes = openLanes({ perHost: 1 });
    const order: number[] = [];
    const first = await take(lanes, 'host');
    const rest = [2, 3, 4].map(async (number) => {
      const end = await take(lanes, 'host');
      order.push(number);
      end.release();
    });
    first.release();
    await Promise.all(rest);
    expect(order).toEqual([2, 3, 4]);
  });

  it('reject at once an attempt whose expected wait is too long', async () => {
    const lanes = openLanes();
    await Promise.all([take(lanes, 'slow'), take(lanes, 'slow')]);
    vi.advanceTimersByTime(8_000); // they hang
    const patient = [take(lanes, 'slow'), take(lanes, 'slow')]; // 4 and 8 s, it seems
    await expect(take(lanes, 'slow')).rejects.toThrow('no slot is expected in time');
    expect(lanes.waiting).toBe(2);
    await expect(take(lanes, 'quick')).resolves.toHaveProperty('release');
    vi.advanceTimersByTime(BOUNDS.waitMs);
    expect(await Promise.allSettled(patient)).toMatchObject([
      { reason: { name: 'AttemptQueueFullError' } },
      { reason: { name: 'AttemptQueueFullError' } },
    ]);
  });

  it('let a long line wait for a quick host', async () => {
    const lanes = openLanes({ perAccount: 2 });
    for (let i = 0; i < 30; i++) {
      const turns = await Promise.all([take(lanes, 'quick'), take(lanes, 'quick')]);
      const next = take(lanes, 'quick');
      vi.advanceTimersByTime(10);
      for (const permit of turns) permit.release();
      (await next).release();
    }
    const running = await Promise.all([take(lanes, 'quick'), take(lanes, 'quick')]);
    const line = Array.from({ length: 20 }, () => take(lanes, 'quick'));
    expect(lanes.waiting).toBe(20);
    for (const permit of running) permit.release();
    for (const permit of line) (await permit).release();
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 0, waiting: 0 });
  });

  it('admit every attempt for which the end of one frees a permit', async () => {
    const lanes = openLanes({ perHost: 1, perAccount: 1 });
    const first = await take(lanes, 'host', 'account');
    const [sameHost, sameAccount] = [take(lanes, 'host', 'other'), take(lanes, 'elsewhere', 'account')];
    first.release();
    const ends = await Promise.all([sameHost, sameAccount]);
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 2, waiting: 0 });
    for (const permit of ends) permit.release();
  });

  it('are not blocked by who stops waiting', async () => {
    const lanes = openLanes({ perHost: 1 });
    const first = await take(lanes, 'host');
    const leaving = new AbortController();
    const second = lanes.acquire({ host: 'host', accountId: 'a' }, leaving.signal);
    const third = take(lanes, 'host');
    leaving.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    await expect(lanes.acquire({ host: 'host', accountId: 'a' }, leaving.signal)).rejects.toThrow('enough');
    first.release();
    (await third).release();
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 0, waiting: 0 });
  });

  it('reject all waiting attempts when they close, but not running ones', async () => {
    const lanes = openLanes({ perHost: 1 });
    const end = await take(lanes, 'host');
    const waiting = take(lanes, 'host');
    lanes.close();
    await expect(waiting).rejects.toThrow('stopping');
    await expect(take(lanes, 'other')).rejects.toThrow('stopping');
    end.release();
    expect({ running: lanes.running, waiting: lanes.waiting }).toEqual({ running: 0, waiting: 0 });
  });
});
