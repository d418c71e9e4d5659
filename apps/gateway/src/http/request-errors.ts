import type { ValidationError } from '@diorama/contract';

/** A body that is not JSON, or does not say that it is: rejected before validation. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;

  constructor() {
    super('Bad request');
  }
}

/** A body that has more bytes than its route takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;

  constructor(readonly limit: number) {
    super(`The request body has more than ${limit} bytes`);
  }
}

/** A body, query or header that does not match its schema. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';

  constructor(readonly errors: readonly ValidationError[]) {
    super('the request does not match its schema');
  }
}
