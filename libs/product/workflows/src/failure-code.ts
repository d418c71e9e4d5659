import { ActivityFailure, ApplicationFailure, TimeoutFailure, isCancellation } from '@temporalio/workflow';

import { failureOf, isErrorCode } from '@diorama/domain';
import type { FailureCode } from '@diorama/domain';

/** The failure that an operation ends with when its workflow has met this error. */
export function failureCodeOf(error: unknown): FailureCode {
  if (isCancellation(error)) return 'CANCELLED';
  const code = errorCodeOf(error);
  if (code === 'TIMEOUT') return code;
  return isErrorCode(code) ? failureOf(code) : 'ENGINE_FAILED';
}

/** What an activity failed with: a code of the catalogue, TIMEOUT, or INTERNAL. */
export function errorCodeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof TimeoutFailure) return 'TIMEOUT';
  return cause instanceof ApplicationFailure ? (cause.type ?? 'INTERNAL') : 'INTERNAL';
}
