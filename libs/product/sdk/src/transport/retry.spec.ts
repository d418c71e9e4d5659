import { describe, expect, it } from 'vitest';

import { ConnectionError, NotFoundError, RateLimitError, ServiceError, ValidationError } from './errors.js';
import { isRetryableError, computeRetryDelay } from './retry.js';

const lowest = (): number => 0;
const highest = (): number => 1;

describe('isRetryableError', () => {
  it.each([
    [new ConnectionError('x'), true],
    [new RateLimitError('x', null, { status: 429 }), true],
    [new ServiceError('x', null, { status: 408 }), true],
    [new ServiceError('x', null, { status: 502 }), true],
    [new ServiceError('x', null, { status: 503 }), true],
    [new ServiceError('x', null, { status: 504 }), true],
    [new ServiceError('x', null, { status: 500 }), false],
    [new ServiceError('x', 2, { status: 500 }), true],
    [new ServiceError('x', 2, { status: 501 }), false],
    [new NotFoundError('x', { status: 404 }), false],
    [new ValidationError('x', [], { status: 422 }), false],
    [new TypeError('x'), false],
  ])('%o: %s', (error, passing) => {
    expect(isRetryableError(error)).toBe(passing);
  });
});

describe('computeRetryDelay', () => {
  it('[errors-rule-3] doubles from half a second to twenty, of which half is jitter', () => {
    const bounds = [1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => [
      computeRetryDelay(new ConnectionError('x'), attempt, lowest),
      computeRetryDelay(new ConnectionError('x'), attempt, highest),
    ]);
    expect(bounds).toEqual([
      [250, 500],
      [500, 1_000],
      [1_000, 2_000],
      [2_000, 4_000],
      [4_000, 8_000],
      [8_000, 16_000],
      [10_000, 20_000],
      [10_000, 20_000],
    ]);
  });

  it('[errors-rule-3] never comes back before the time that the service named, and not all at once', () => {
    expect(computeRetryDelay(new RateLimitError('x', 7), 1, lowest)).toBe(7_000);
    expect(computeRetryDelay(new RateLimitError('x', 7), 1, highest)).toBe(7_250);
    expect(computeRetryDelay(new ServiceError('x', 2, { status: 503 }), 3, highest)).toBe(3_000);
    expect(computeRetryDelay(new RateLimitError('x', null), 1, lowest)).toBe(250);
  });
});
