import { ActivityFailure, ApplicationFailure, CancelledFailure, TimeoutFailure } from '@temporalio/workflow';
import { describe, expect, it } from 'vitest';

import { getFailureCode } from './failure-code.js';

const activityFailed = (cause: Error): ActivityFailure =>
  new ActivityFailure('activity failed', 'buildWorld', '1', 'MAXIMUM_ATTEMPTS_REACHED', 'worker', cause);

describe('getFailureCode', () => {
  it.each([
    ['a start-to-close timeout', new TimeoutFailure('late', undefined, 'START_TO_CLOSE'), 'TIMEOUT'],
    ['a heartbeat timeout', new TimeoutFailure('silent', undefined, 'HEARTBEAT'), 'TIMEOUT'],
    ['a cancellation', new CancelledFailure('cancelled'), 'CANCELLED'],
    ['media that cannot be decoded', ApplicationFailure.nonRetryable('damaged', 'MEDIA_REJECTED'), 'UNDECODABLE_MEDIA'],
    ['a deleted input', ApplicationFailure.nonRetryable('gone', 'OBJECT_NOT_FOUND'), 'INPUT_UNAVAILABLE'],
    ['a service that stays unavailable', ApplicationFailure.retryable('away', 'UNAVAILABLE'), 'NO_CAPACITY'],
    ['an unknown type', ApplicationFailure.nonRetryable('odd', 'SOMETHING_ELSE'), 'ENGINE_FAILED'],
    ['an error without a type', new Error('bug'), 'ENGINE_FAILED'],
  ])('maps %s in an activity', (_, cause, failure) => {
    expect(getFailureCode(activityFailed(cause))).toBe(failure);
  });

  it('maps an error of the workflow itself', () => {
    expect(getFailureCode(ApplicationFailure.nonRetryable('expired', 'EXPIRED'))).toBe('EXPIRED');
    expect(getFailureCode(new Error('bug'))).toBe('ENGINE_FAILED');
  });
});
