import type { ValidationError } from '@diorama/contract';

/** A body that is not JSON, or does not say that it is: rejected before validation. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;

  constructor() {
    super('Bad request');
  }
}

/** A body that does not match its schema. */
export class InvalidBody extends Error {
  override readonly name = 'InvalidBody';

  constructor(readonly errors: readonly ValidationError[]) {
    super('the body does not match its schema');
  }
}
