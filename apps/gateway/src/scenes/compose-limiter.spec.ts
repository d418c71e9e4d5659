import { LIMITS } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { ComposeLimiter } from './compose-limiter.js';

const MINUTE_MS = 60_000;

describe('the limit of composed scenes', () => {
  it('admits as many in any minute as the limit says, per account', () => {
    let now = 1_000_000;
    const limiter = new ComposeLimiter(() => now);
    for (let n = 1; n <= LIMITS.composesPerMinute; n++) {
      expect(limiter.admit('acc_1')).toMatchObject([{ name: 'minute', remaining: LIMITS.composesPerMinute - n, windowSeconds: 60 }]);
      now += 100;
    }
    expect(() => limiter.admit('acc_1')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', details: expect.objectContaining({ retry_after: '54' }) }),
    );
    expect(limiter.admit('acc_2')).toMatchObject([{ remaining: LIMITS.composesPerMinute - 1 }]);
    now = 1_000_000 + MINUTE_MS;
    expect(limiter.admit('acc_1')).toMatchObject([{ remaining: 0 }]);
    expect(() => limiter.admit('acc_1')).toThrow('The rate limit was exceeded');
  });

  it('does not count requests that it rejects', () => {
    let now = 0;
    const limiter = new ComposeLimiter(() => now);
    for (let n = 0; n < LIMITS.composesPerMinute; n++) limiter.admit('acc_1');
    for (let n = 0; n < 10; n++) expect(() => limiter.admit('acc_1')).toThrow('rate limit');
    now = MINUTE_MS;
    expect(limiter.admit('acc_1')).toMatchObject([{ remaining: LIMITS.composesPerMinute - 1 }]);
  });
});
