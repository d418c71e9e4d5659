import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { ID_RANDOM_BYTES, createApiKeyId, encodeBase62 } from '@diorama/domain';
import type { ApiKeyId } from '@diorama/domain';

/** A key as its owner has it. Only `id` and `sha256` are stored. */
export interface ApiKey {
  readonly id: ApiKeyId;
  /** `svck_<environment>_<id>_<secret>_<crc32>`: the tail lets scanners and this service refuse a mistyped key offline. */
  readonly text: string;
  readonly sha256: Buffer;
}

const SECRET_LENGTH = 32; // base62 digits, 190 bits: a plain SHA-256 is safe for so much randomness
const FORM = /^(svck_([a-z]{2,12})_([0-9A-Za-z]{12})_[0-9A-Za-z]{32})_([0-9a-f]{8})$/;
/** Compared with where a key is unknown, so that the answer takes the same work. */
const NO_KEY = Buffer.alloc(32);

/** @param randomBytes answers so many random bytes; they must be unpredictable */
export function generateApiKey(environment: string, randomBytes: (length: number) => Uint8Array): ApiKey {
  const id = createApiKeyId(randomBytes(ID_RANDOM_BYTES));
  const body = `svck_${environment}_${id}_${encodeBase62(randomBytes(SECRET_LENGTH), SECRET_LENGTH)}`;
  const text = `${body}_${checksum(body)}`;
  return { id, text, sha256: sha256(text) };
}

/** Reads a key that a caller sent; null when its form, its checksum or its environment says that it cannot be one of ours. */
export function parseApiKey(text: string, environment: string): ApiKey | null {
  const [, body, word, id, tail] = FORM.exec(text) ?? [];
  if (body === undefined || id === undefined || word !== environment || tail !== checksum(body)) return null;
  return { id: id as ApiKeyId, text, sha256: sha256(text) };
}

/** Whether `key` is the one whose hash is stored; takes as long for a key that is not stored at all. */
export function matchesStoredKeyHash(key: ApiKey, stored: Uint8Array | undefined): boolean {
  return timingSafeEqual(key.sha256, stored ?? NO_KEY) && stored !== undefined;
}

const checksum = (body: string): string => crc32(body).toString(16).padStart(8, '0');
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
