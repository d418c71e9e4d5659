import { DomainError } from '@diorama/domain';
import { ContentMismatchError, ObjectStoreError } from '@diorama/objects';

/** Runs a call to the object store; its errors become those of the catalogue. */
export async function callObjectStore<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toDomainError(error);
  }
}

function toDomainError(error: unknown): unknown {
  if (!(error instanceof ObjectStoreError)) return error;
  const options = { cause: error };
  if (error instanceof ContentMismatchError) return new DomainError('OBJECT_MISMATCH', { what: error.what }, options);
  if (error.code === 'NOT_FOUND') return new DomainError('OBJECT_NOT_FOUND', {}, options);
  if (error.code === 'UNAVAILABLE') return new DomainError('UNAVAILABLE', {}, options);
  return new DomainError('ARGUMENT_INVALID', { argument: 'object', problem: error.message }, options);
}
