import { describe, expect, it } from 'vitest';

import { Backoff, pollUntil, retryWithBackoff } from './retry.js';

/** A clock whose sleeps pass at once, and are recorded. */
function instantClock() {
  let now = 0;
  const slept: number[] = [];
  const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    slept.push(ms);
    now += ms;
  };
  return { clock: { now: () => now, sleep }, slept };
}

/** Fails so many times, then succeeds. */
function failing(times: number): () => Promise<string> {
  let attempts = 0;
  return async () => {
    if (++attempts <= times) throw new Error(`failure ${attempts}`);
    return `success ${attempts}`;
  };
}

describe('retry', () => {
  it('repeats work with growing intervals, up to the longest one, until it succeeds', async () => {
    const { clock, slept } = instantClock();
    const policy = { initialIntervalMs: 100, backoffCoefficient: 2, maximumIntervalMs: 500 };
    expect(await retryWithBackoff(failing(5), policy, { clock })).toBe('success 6');
    expect(slept).toEqual([100, 200, 400, 500, 500]);
  });

  it('keeps the interval without a coefficient, and reports each failure before its wait', async () => {
    const { clock, slept } = instantClock();
    const reported: string[] = [];
    await retryWithBackoff(failing(2), { initialIntervalMs: 50 }, { clock, onRetry: (error) => reported.push(String(error)) });
    expect([slept, reported]).toEqual([
      [50, 50],
      ['Error: failure 1', 'Error: failure 2'],
    ]);
  });

  it('throws the last failure after so many attempts, or when no attempt may begin any more', async () => {
    const { clock, slept } = instantClock();
    await expect(retryWithBackoff(failing(9), { initialIntervalMs: 10, maximumAttempts: 3 }, { clock })).rejects.toThrow('failure 3');
    await expect(retryWithBackoff(failing(9), { initialIntervalMs: 10, maximumElapsedMs: 25 }, { clock })).rejects.toThrow('failure 3');
    expect(slept).toEqual([10, 10, 10, 10]);
  });

  it('throws a failure that is not retryable at once', async () => {
    const { clock, slept } = instantClock();
    await expect(retryWithBackoff(failing(1), { initialIntervalMs: 10 }, { clock, isRetryable: () => false })).rejects.toThrow('failure 1');
    expect(slept).toEqual([]);
  });

  it('ends a wait with the reason of its signal', async () => {
    const { clock } = instantClock();
    const signal = AbortSignal.abort(new Error('stopping'));
    await expect(retryWithBackoff(failing(1), { initialIntervalMs: 10 }, { clock, signal })).rejects.toThrow('stopping');
  });
});

describe('poll', () => {
  it('repeats a check until it is true, or the policy is exhausted', async () => {
    const { clock, slept } = instantClock();
    let checks = 0;
    expect(await pollUntil(async () => ++checks === 3, { initialIntervalMs: 10, maximumElapsedMs: 100 }, { clock })).toBe(true);
    expect(await pollUntil(async () => false, { initialIntervalMs: 10, maximumElapsedMs: 30 }, { clock })).toBe(false);
    expect(slept).toEqual([10, 10, 10, 10, 10]);
  });
});

describe('a backoff', () => {
  it('starts over when it is reset, and counts the elapsed time from the next failure', () => {
    let now = 0;
    const backoff = new Backoff({ initialIntervalMs: 10, backoffCoefficient: 2, maximumElapsedMs: 100 }, { now: () => now });
    expect([backoff.next(), backoff.next()]).toEqual([10, 20]);
    backoff.reset();
    now = 1_000;
    expect([backoff.next(), backoff.next()]).toEqual([10, 20]);
    now = 1_090;
    expect(backoff.next()).toBeNull();
  });

  it('extends intervals by a random part of themselves', () => {
    expect(new Backoff({ initialIntervalMs: 10, random: () => 0.5 }, { now: () => 0 }).next()).toBe(15);
  });
});
