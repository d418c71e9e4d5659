import type { ErrorCode } from './errors.js';

/** Why an operation failed: the integer of v1's `error.code` and the word of the task interface. */
export const FAILURES = {
  INVALID_INPUT: { code: 400, message: 'The input cannot be used' },
  CONTENT_POLICY: { code: 400, message: 'The input violates the content policy' },
  INPUT_UNAVAILABLE: { code: 404, message: 'An input is no longer available' },
  TIMEOUT: { code: 408, message: 'The generation took too long' },
  CANCELLED: { code: 409, message: 'The operation was cancelled' },
  EXPIRED: { code: 410, message: 'The operation did not finish before it expired' },
  UNDECODABLE_MEDIA: { code: 422, message: 'A media input could not be decoded' },
  ENGINE_FAILED: { code: 500, message: 'The world could not be generated' },
  NO_CAPACITY: { code: 503, message: 'There was no capacity to run the generation' },
} as const satisfies Record<string, { readonly code: number; readonly message: string }>;

export type FailureCode = keyof typeof FAILURES;

export const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(FAILURES, text);

const FAILURE_OF: Partial<Record<ErrorCode, FailureCode>> = {
  STAGE_TIMEOUT: 'TIMEOUT',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  OBJECT_NOT_FOUND: 'INPUT_UNAVAILABLE',
  MEDIA_REJECTED: 'UNDECODABLE_MEDIA',
  UNAVAILABLE: 'NO_CAPACITY',
  MODEL_NOT_INSTALLED: 'NO_CAPACITY',
};

/** The failure that an operation ends with when one of its stages met this error. */
export const failureOf = (error: ErrorCode): FailureCode => FAILURE_OF[error] ?? 'ENGINE_FAILED';
