import type { Operation, TaskOperation, ValidationError as ValidationEntry } from '../generated/types.gen.js';

/** What is known of a failed call besides its message. */
export interface FailureDetails {
  /** HTTP status of the response; null without a response. */
  readonly status?: number | null;
  /** Error code of the response; null without a response or without a code. */
  readonly code?: string | number | null;
  /** Request id; give it to the operator when you ask for help. Null without a response. */
  readonly requestId?: string | null;
  /** How often the request was sent. */
  readonly attempts?: number;
  readonly cause?: unknown;
}

/** The base of all errors of this client. An aborted call throws the reason of its signal instead. */
export class DioramaError extends Error {
  override readonly name: string = 'DioramaError';
  readonly status: number | null;
  /**
   * Error code that programs can branch on, such as `RATE_LIMITED`. The page "Errors" of the documentation lists all codes. A number for an OperationFailedError. Null without a response, and from a service that sends no codes.
   */
  readonly code: string | number | null;
  readonly requestId: string | null;
  readonly attempts: number;

  constructor(message: string, { status = null, code = null, requestId = null, attempts = 1, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.attempts = attempts;
  }
}

/** No response arrived, or it was interrupted. */
export class ConnectionError extends DioramaError {
  override readonly name = 'ConnectionError';
}

/** The call did not end within its `timeoutMs`. */
export class TimeoutError extends DioramaError {
  override readonly name = 'TimeoutError';
}

/** 400: the request is not valid, or one of its URLs cannot be fetched. */
export class BadRequestError extends DioramaError {
  override readonly name: string = 'BadRequestError';
}

/** 400: the prompt or an input violates the content policy. */
export class ContentPolicyError extends BadRequestError {
  override readonly name = 'ContentPolicyError';
}

/** 401: the API key is missing or not valid, or a shared world needs its password. */
export class AuthenticationError extends DioramaError {
  override readonly name = 'AuthenticationError';
}

/** 402: the account has too few credits. */
export class InsufficientCreditsError extends DioramaError {
  override readonly name = 'InsufficientCreditsError';
}

/** 403: the API key lacks a scope, or the password of a shared world is wrong. */
export class PermissionError extends DioramaError {
  override readonly name = 'PermissionError';
}

/** 403 of a signed URL: it is not valid or has expired. Read the world, or prepare the upload, again. */
export class SignedUrlError extends DioramaError {
  override readonly name = 'SignedUrlError';
}

/** 404: the resource does not exist or belongs to another account. */
export class NotFoundError extends DioramaError {
  override readonly name = 'NotFoundError';
}

/** 409: the state of the resource does not allow this. */
export class ConflictError extends DioramaError {
  override readonly name = 'ConflictError';
}

/** 412: the resource has changed since the version that the request names. Read it again and repeat the change. */
export class PreconditionFailedError extends DioramaError {
  override readonly name = 'PreconditionFailedError';
}

/** 422: the request does not match the schema. */
export class ValidationError extends DioramaError {
  override readonly name = 'ValidationError';

  /** @param entries one for each fault, in the order of the fields */
  constructor(
    message: string,
    readonly entries: readonly ValidationEntry[],
    facts: FailureDetails = {},
  ) {
    super(message, facts);
  }
}

/** 429: a rate limit was exceeded, or too many operations are running. Nothing was started. */
export class RateLimitError extends DioramaError {
  override readonly name = 'RateLimitError';

  /** @param retryAfter seconds to wait at least; null if the service gave none */
  constructor(
    message: string,
    readonly retryAfter: number | null,
    facts: FailureDetails = {},
  ) {
    super(message, facts);
  }
}

/** 5xx, or a response that this client does not know. */
export class ServiceError extends DioramaError {
  override readonly name = 'ServiceError';

  /** @param retryAfter seconds to wait at least; null if the service gave none */
  constructor(
    message: string,
    readonly retryAfter: number | null = null,
    facts: FailureDetails = {},
  ) {
    super(message, facts);
  }
}

/** The operation failed or was cancelled. */
export class OperationFailedError extends DioramaError {
  override readonly name = 'OperationFailedError';
  /** 400, 404, 408, 409 (cancelled), 410 (expired), 422, 500 or 503; null if the operation has none. */
  override readonly code: number | null;

  constructor(readonly operation: Operation) {
    super(operation.error?.message ?? 'The operation failed');
    this.code = operation.error?.code ?? null;
  }
}

/** The same error in the task interface, whose codes are words. */
export class TaskFailedError extends DioramaError {
  override readonly name = 'TaskFailedError';
  /** Such as `ENGINE_FAILED`, `EXPIRED` or `CANCELLED`; null if the operation has none. */
  override readonly code: string | null;

  constructor(readonly operation: TaskOperation) {
    super(operation.error?.message ?? 'The operation failed');
    this.code = operation.error?.code ?? null;
  }
}

/** The uploaded file is not an image or video of a supported kind, or arrived too late. */
export class MediaRejectedError extends DioramaError {
  override readonly name = 'MediaRejectedError';

  constructor(
    readonly mediaAssetId: string,
    message: string,
    facts: FailureDetails = {},
  ) {
    super(message, facts);
  }
}

/** A response with an error status, as it was received. */
export interface FailedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly attempts: number;
}

/** The error of a response, in the forms of the specification: `detail` as text, `detail` as a list of entries, or `message`. */
export function createErrorFromResponse({ status, headers, text, attempts }: FailedResponse): DioramaError {
  const { detail, message: generic, code: given, request_id: named } = bodyOf(text);
  const requestId = headers.get('x-request-id') ?? (typeof named === 'string' ? named : null);
  const code = typeof given === 'string' ? given : null;
  const facts = { status, code, requestId, attempts };
  const message = typeof detail === 'string' ? detail : typeof generic === 'string' ? generic : `The service returned ${status}`;
  switch (status) {
    case 400:
      return isContentPolicy(code, message) ? new ContentPolicyError(message, facts) : new BadRequestError(message, facts);
    case 401:
      return new AuthenticationError(message, facts);
    case 402:
      return new InsufficientCreditsError(message, facts);
    case 403:
      return new PermissionError(message, facts);
    case 404:
      return new NotFoundError(message, facts);
    case 409:
      return new ConflictError(message, facts);
    case 412:
      return new PreconditionFailedError(message, facts);
    case 422: {
      const entries = Array.isArray(detail) ? detail.filter(isEntry) : [];
      return new ValidationError(entries.length > 0 ? entries.map(wordsOf).join('; ') : message, entries, facts);
    }
    case 429:
      return new RateLimitError(message, retryAfterOf(headers), facts);
    default:
      return new ServiceError(message, retryAfterOf(headers), facts);
  }
}

/** Another implementation of the specification may send no codes; then the message names the reason. */
const isContentPolicy = (code: string | null, message: string): boolean =>
  code === null ? /content policy/i.test(message) : code === 'CONTENT_POLICY_VIOLATION';

function bodyOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {}; // a proxy responds in its own format
  }
}

function isEntry(value: unknown): value is ValidationEntry {
  return typeof value === 'object' && value !== null && 'loc' in value && Array.isArray(value.loc) && 'msg' in value;
}

const wordsOf = ({ loc, msg }: ValidationEntry): string => `${loc.join('.')}: ${msg}`;

/** Seconds of `Retry-After` (RFC 9110, 10.2.3), which is a number or a date. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
