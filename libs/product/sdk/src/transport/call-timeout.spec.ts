import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { delay, runWithinTimeout } from './call-timeout.js';
import { Diorama } from '../diorama.js';
import { DioramaError } from './errors.js';
import { ScriptedFetch, createJsonResponse } from '../testing/scripted-fetch.js';

const MONTH_MS = 30 * 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('runWithinTimeout', () => {
  // A timer that is told more than it can count rings at once.
  it.each([Infinity, MONTH_MS])('lets work take its time with a timeoutMs of %s', async (timeoutMs) => {
    const work = runWithinTimeout({ timeoutMs }, () => delay(60_000).then(() => 'done'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await work).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([0, -1, NaN])('begins no work with a timeoutMs of %s', async (timeoutMs) => {
    const script = new ScriptedFetch(createJsonResponse(200, {}));
    const call = new Diorama({ fetch: script.fetch }).credits({ timeoutMs });
    await expect(call).rejects.toThrow(new DioramaError('timeoutMs must be more than 0'));
    expect(script.seen).toEqual([]);
  });
});

describe('pause', () => {
  it('does not end at once where it is longer than a timer counts', async () => {
    const onEnd = vi.fn<() => void>();
    void delay(MONTH_MS).then(onEnd);
    await vi.advanceTimersByTimeAsync(MONTH_MS / 2);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
