import { S3Error } from 'minio';

import { ObjectStoreError } from '../errors.js';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const PASSING = new Set(['InternalError', 'OperationAborted', 'RequestTimeout', 'ServiceUnavailable', 'SlowDown']);
const MISSING = new Set(['NoSuchKey', 'NotFound']);

/** Whether the store answered with one of its error codes. */
export function isS3Code(error: unknown, code: string): boolean {
  const source = error instanceof ObjectStoreError ? error.cause : error;
  return source instanceof S3Error && source.code === code;
}

/** Whether the store has answered, and will answer alike until somebody mends the configuration; not when it is overloaded. */
export function isPermanentS3Refusal(error: unknown): boolean {
  const source = error instanceof ObjectStoreError ? error.cause : error;
  return source instanceof S3Error && !PASSING.has(source.code ?? '');
}

/** Runs one call to the store; its failures become ObjectStoreErrors: UNAVAILABLE for all that is not the caller's doing. */
export async function callS3<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toStoreError(error);
  }
}

function toStoreError(error: unknown): ObjectStoreError {
  const code = codeOf(error);
  if (MISSING.has(code)) return new ObjectStoreError('NOT_FOUND', 'no such object', { cause: error });
  if (code === 'InvalidRange') return new ObjectStoreError('RANGE_INVALID', 'the range is outside the object', { cause: error });
  return new ObjectStoreError('UNAVAILABLE', `the S3 store rejected the request (${code})`, { cause: error });
}

/** The store's code, the system's code of a network failure, or the client's name of what it refused to send. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
