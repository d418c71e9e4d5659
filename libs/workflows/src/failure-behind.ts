import { ActivityFailure, ApplicationFailure, TimeoutFailure, isCancellation } from '@temporalio/workflow';

import { failureOf, isErrorCode } from '@diorama/domain';
import type { FailureCode } from '@diorama/domain';

/** The failure that an operation ends with when its workflow has met this error. */
export function failureBehind(error: unknown): FailureCode {
  if (isCancellation(error)) return 'CANCELLED';
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof TimeoutFailure) return 'TIMEOUT';
  const code = cause instanceof ApplicationFailure ? (cause.type ?? '') : '';
  return isErrorCode(code) ? failureOf(code) : 'ENGINE_FAILED';
}
