import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';

/**
 * SHA-256 of a decoded JSON value, regardless of key order and white space. Text is hashed piece by piece,
 * so that a large one is not copied.
 */
export function hashRequest(value: unknown): Buffer {
  const hash = createHash('sha256');
  feed(hash, value);
  return hash.digest();
}

function feed(hash: Hash, value: unknown): void {
  if (typeof value === 'string') hash.update(`s${value.length}:`).update(value);
  else if (Array.isArray(value)) {
    hash.update(`a${value.length}:`);
    for (const entry of value) feed(hash, entry);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
    hash.update(`o${entries.length}:`);
    for (const [key, entry] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      feed(hash, key);
      feed(hash, entry);
    }
  } else hash.update(`v${String(value)};`);
}
