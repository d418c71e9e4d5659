import { describe, expect, it } from 'vitest';

import { pause, waitSeconds } from './retry.js';

describe('another try', () => {
  it('waits longer each time, up to 15 s', () => {
    expect([1, 2, 3, 4, 5, 50].map(waitSeconds)).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('comes at once when the visitor asks for it, and never after leaving', async () => {
    const { signal } = new AbortController();
    const wake = new AbortController();
    const pending = pause(3600, signal, wake.signal);
    wake.abort();
    await expect(pending).resolves.toBeUndefined();
    await expect(pause(3600, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
});
