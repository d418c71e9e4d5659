import type { ValidationError } from '@diorama/contract';

/** A body that is not JSON, or does not say that it is: rejected before validation. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly statusCode = 400;

  constructor() {
    super('Bad request');
  }
}

/** A body that has more bytes than its route takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  readonly statusCode = 413;

  constructor(readonly limit: number) {
    super(`The request body has more than ${limit} bytes`);
  }
}

/** A body, query or header that does not match its schema. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';

  constructor(readonly errors: readonly ValidationError[]) {
    super('the request does not match its schema');
  }
}
