import { describe, expect, it } from 'vitest';

import { ATTEMPT_ERRORS } from './delivery.js';
import { describeTestOutcome } from './test-outcome.js';

const hintOf = (httpStatus: number): string => describeTestOutcome({ httpStatus, retryAfter: null });

describe('the hint for a test event', () => {
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
    const hints = ATTEMPT_ERRORS.map((errorCategory) => describeTestOutcome({ errorCategory }));
    expect(new Set(hints).size).toBe(ATTEMPT_ERRORS.length);
  });
});
