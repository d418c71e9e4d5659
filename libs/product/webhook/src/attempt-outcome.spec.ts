import { describe, expect, it } from 'vitest';

import { ATTEMPT_ERRORS } from './delivery.js';
import { describeAttemptOutcome, formatAttemptOutcome } from './attempt-outcome.js';

const hintOf = (httpStatus: number): string => describeAttemptOutcome({ httpStatus, retryAfter: null });

describe('the hint for the outcome of an attempt', () => {
  it.each([
    [204, /accepted/],
    [301, /redirects/],
    [403, /refuses/],
    [404, /does not exist/],
    [405, /POST/],
    [410, /ends a delivery/],
    [422, /rejects/],
    [503, /failed/],
    [600, /does not confirm/],
  ])('explains the status %d', (status, hint) => expect(hintOf(status)).toMatch(hint));

  it('differs for each error category', () => {
    const hints = ATTEMPT_ERRORS.map((errorCategory) => describeAttemptOutcome({ errorCategory }));
    expect(new Set(hints).size).toBe(ATTEMPT_ERRORS.length);
  });

  it('is shown next to a short name', () => {
    expect(formatAttemptOutcome({ httpStatus: 503, retryAfter: null })).toBe('HTTP 503');
    const names = ATTEMPT_ERRORS.map((errorCategory) => formatAttemptOutcome({ errorCategory }));
    expect(new Set(names).size).toBe(ATTEMPT_ERRORS.length);
    expect(names.filter((name) => name.length > 22 || name.includes('_'))).toEqual([]);
  });
});
