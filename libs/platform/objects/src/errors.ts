/**
 * NOT_FOUND: no such object. KEY_INVALID, CONTENT_TYPE_INVALID, RANGE_INVALID: an argument no store takes. MISMATCH: the
 * content is not what was announced. UNAVAILABLE: the store cannot be used now.
 */
export type ObjectStoreErrorCode = 'NOT_FOUND' | 'KEY_INVALID' | 'CONTENT_TYPE_INVALID' | 'RANGE_INVALID' | 'MISMATCH' | 'UNAVAILABLE';

/** The one error of all stores. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';

  constructor(
    readonly code: ObjectStoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The content had another size or hash than announced. */
export class ContentMismatchError extends ObjectStoreError {
  constructor(readonly what: 'size' | 'sha256') {
    super('MISMATCH', `the content does not have the announced ${what}`);
  }
}

/** Whether this is a store's error of that kind. */
export const isObjectStoreError = (error: unknown, code: ObjectStoreErrorCode): error is ObjectStoreError =>
  error instanceof ObjectStoreError && error.code === code;
