import { ActivityFailure, ApplicationFailure, TimeoutFailure, isCancellation } from '@temporalio/workflow';

import { toFailureCode, isErrorCode } from '@diorama/domain';
import type { FailureCode } from '@diorama/domain';

/** The failure that an operation ends with when its workflow has met this error. */
export function getFailureCode(error: unknown): FailureCode {
  if (isCancellation(error)) return 'CANCELLED';
  const code = getErrorCode(error);
  if (code === 'TIMEOUT') return code;
  return isErrorCode(code) ? toFailureCode(code) : 'ENGINE_FAILED';
}

/** What an activity failed with: a code of the catalogue, TIMEOUT, or INTERNAL. */
export function getErrorCode(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof TimeoutFailure) return 'TIMEOUT';
  return cause instanceof ApplicationFailure ? (cause.type ?? 'INTERNAL') : 'INTERNAL';
}
