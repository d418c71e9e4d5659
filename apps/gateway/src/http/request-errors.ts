import type { ValidationError } from '@diorama/contract';
import { DomainError, ERRORS } from '@diorama/domain';

/** Why a request is rejected before validation. */
type BadRequestCode = 'REQUEST_MALFORMED' | 'BODY_NOT_JSON' | 'BODY_INCOMPLETE' | 'CONTENT_TYPE_UNSUPPORTED';

/** A request that is rejected before validation, such as one whose body is not JSON. Its message is that of the catalogue of errors. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly statusCode = 400;

  constructor(readonly code: BadRequestCode) {
    super(ERRORS[code].message);
  }
}

/** A body that has more bytes than its route takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  readonly statusCode = 413;

  constructor(readonly limit: number) {
    super(new DomainError('BODY_TOO_LARGE', { limit: String(limit) }).message);
  }
}

/** A body, query or header that does not match its schema. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';

  constructor(readonly errors: readonly ValidationError[]) {
    super('the request does not match its schema');
  }
}
