import { describe, expect, it } from 'vitest';

import { toAccountUpdateMessage } from './account-update.js';

describe('the change of an account', () => {
  it('leaves out what is absent', () => {
    const { name, tier, maxRunning, ...rest } = toAccountUpdateMessage({});
    expect([name, tier, maxRunning]).toEqual([undefined, undefined, undefined]);
    expect(rest).toMatchObject({ clearLimits: false, clearMaxRunning: false, clearAutoRefill: false, clearStorage: false });
  });

  it('gives back each default for null', () => {
    expect(toAccountUpdateMessage({ limits: null, max_running: null, auto_refill: null, storage: null })).toEqual({
      clearLimits: true,
      clearMaxRunning: true,
      clearAutoRefill: true,
      clearStorage: true,
    });
  });

  it('names new values', () => {
    expect(toAccountUpdateMessage({ max_running: 0 })).toMatchObject({ maxRunning: 0, clearMaxRunning: false });
  });
});
