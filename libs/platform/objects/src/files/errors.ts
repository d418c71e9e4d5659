import { ObjectStoreError } from '../errors.js';

/** A disk that is full, read-only or broken, or a process without free file handles. */
const OUTAGES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ESTALE', 'EACCES'] as const;
/** The key of one object is the folder of another. */
const CONFLICTS = ['EEXIST', 'EISDIR', 'ENOTDIR', 'ENOTEMPTY'] as const;

/** Whether a file system call failed in one of these ways. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The store's own error where it knows one; every other error as it is. */
export function toFileStoreError(error: unknown): unknown {
  if (hasErrorCode(error, ...OUTAGES)) return new ObjectStoreError('UNAVAILABLE', 'the object folder cannot be used', { cause: error });
  if (hasErrorCode(error, ...CONFLICTS))
    return new ObjectStoreError('KEY_INVALID', 'a key must not be below the key of another object', { cause: error });
  return error;
}
