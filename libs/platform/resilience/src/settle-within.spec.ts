import { describe, expect, it } from 'vitest';

import { settleWithin } from './settle-within.js';

/** A clock on which no time passes. */
const NEVER = { ms: 60_000, clock: { sleep: () => new Promise<void>(() => undefined) } };

describe('settleWithin', () => {
  it('returns the result of the call', async () => {
    expect(await settleWithin(async () => 7, NEVER)).toBe(7);
  });

  it('returns null for a call that fails, also before it returns a promise', async () => {
    expect(await settleWithin(() => Promise.reject(new Error('no')), NEVER)).toBeNull();
    const failing = (): Promise<number> => {
      throw new Error('no');
    };
    expect(await settleWithin(failing, NEVER)).toBeNull();
  });

  it('returns null for a call that does not end in time', async () => {
    expect(await settleWithin(() => new Promise(() => undefined), { ms: 1, clock: { sleep: async () => undefined } })).toBeNull();
  });
});
