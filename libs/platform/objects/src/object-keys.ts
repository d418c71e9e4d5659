import { ObjectStoreError } from './errors.js';

const KEY_LENGTH = 512;
/** What file systems allow for one name. */
const SEGMENT_LENGTH = 255;
const SEGMENT = /^[A-Za-z0-9._-]+$/;

/** RFC 9110 section 8.3.1, with quoted parameters in printable ASCII. */
const CONTENT_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *; *[\w!#$&^.+-]+=([\w!#$&^.+-]+|"[ !#-[\]-~]*"))*$/;

/** Whether every store takes this key, and as nothing else than itself. */
export function isObjectKey(key: string): boolean {
  return key.length <= KEY_LENGTH && key.split('/').every(isSegment);
}

/** Whether this is a media type that can stand in a header. */
export const isContentType = (text: string): boolean => text.length <= 255 && CONTENT_TYPE.test(text);

/** @throws ObjectStoreError KEY_INVALID */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key))
    throw new ObjectStoreError('KEY_INVALID', 'a key must have at most 512 characters of [A-Za-z0-9._/-] and no empty or dot segments');
}

/**
 * A prefix to list is '' or the beginning of a key.
 *
 * @throws ObjectStoreError KEY_INVALID
 */
export function assertObjectPrefix(prefix: string): void {
  if (prefix !== '' && !isObjectKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix))
    throw new ObjectStoreError('KEY_INVALID', 'a prefix must be empty or the start of a key');
}

/**
 * A prefix to delete ends in `/`, so that `world-1` never means `world-10` too.
 *
 * @throws ObjectStoreError KEY_INVALID
 */
export function assertObjectFolder(prefix: string): void {
  if (!prefix.endsWith('/') || !isObjectKey(prefix.slice(0, -1)))
    throw new ObjectStoreError('KEY_INVALID', 'a prefix to delete must be the start of a key and end in "/"');
}

/** @throws ObjectStoreError CONTENT_TYPE_INVALID */
export function assertContentType(contentType: string): void {
  if (!isContentType(contentType)) throw new ObjectStoreError('CONTENT_TYPE_INVALID', 'a content type must be a media type in ASCII');
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && segment.length <= SEGMENT_LENGTH && segment !== '.' && segment !== '..';
}
