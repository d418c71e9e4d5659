import { IDEMPOTENCY_KEY_REUSED_ERROR } from '@diorama/contract';
import type { ValidationError } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';

import { buildRateLimitHeaders, parseRateWindows } from './rate-limit-headers.js';
import { InvalidRequestError } from './request-errors.js';

/** An error as a response shows it. */
export interface ErrorResponse {
  readonly status: number;
  readonly detail: string | readonly ValidationError[];
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_SECONDS = '2';

/** Whether a part of the service is unavailable, which is not a defect of the code. */
export const isOutage = (error: unknown): error is DomainError => error instanceof DomainError && error.kind.http === 503;

/**
 * The response to an error that a handler throws. An outage is a 500, because the specification has no 503; `Retry-After` marks a
 * temporary one. Null for errors that are not thrown by handlers, such as those of Fastify.
 */
export function toErrorResponse(error: unknown): ErrorResponse | null {
  if (error instanceof InvalidRequestError) return { status: 422, detail: error.errors, code: 'REQUEST_INVALID', headers: {} };
  if (!(error instanceof DomainError)) return null;
  const { kind, code, details, message } = error;
  if (kind.http === 503)
    return { status: 500, detail: message, code, headers: kind.retryable ? { 'retry-after': RETRY_AFTER_SECONDS } : {} };
  if (code === 'IDEMPOTENCY_KEY_REUSED') return { status: kind.http, detail: [IDEMPOTENCY_KEY_REUSED_ERROR], code, headers: {} };
  if (kind.http !== 429) return { status: kind.http, detail: message, code, headers: {} };
  const headers = { 'retry-after': details['retry_after'] ?? '1', ...buildRateLimitHeaders(parseRateWindows(details)) };
  return { status: kind.http, detail: message, code, headers };
}
