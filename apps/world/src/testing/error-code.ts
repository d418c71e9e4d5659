import { DomainError } from '@diorama/domain';

/** The catalogue's code of a call that fails, and `OK` for one that does not. */
export const getErrorCode = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );
