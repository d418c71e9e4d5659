/**
 * Object stores. In: keys, byte streams and content types. Out: one interface for stored objects, with adapters for a folder and for S3;
 * failures are `ObjectStoreError` with a code.
 */
export { ContentMismatchError, ObjectStoreError, isObjectStoreError } from './errors.js';
export type { ObjectStoreErrorCode } from './errors.js';
export { openFileStore } from './files/file-store.js';
export { isContentType, isObjectKey } from './object-keys.js';
export type {
  ByteRange,
  ObjectContent,
  ListedObject,
  ObjectStore,
  PresignedPut,
  Presigner,
  ObjectReading,
  StagedContent,
  StoredObject,
  WriteOptions,
  WriteResult,
} from './object-store.js';
export type { S3Options } from './s3/connect.js';
export { openS3Store } from './s3/s3-store.js';
