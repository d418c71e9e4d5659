import { ObjectStoreError } from './errors.js';
import type { ByteRange } from './object-store.js';

/** A range whose ends are known; `end` is inclusive, and below `start` for an empty object. */
interface ResolvedRange {
  readonly start: number;
  readonly end: number;
}

/** @throws ObjectStoreError RANGE_INVALID when no byte of an object of this size lies in the range */
export function resolveByteRange({ start = 0, end = Number.MAX_SAFE_INTEGER }: ByteRange, bytes: number): ResolvedRange {
  const span = { start, end: Math.min(end, bytes - 1) };
  const isWhole = start === 0 && end === Number.MAX_SAFE_INTEGER;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || (span.end < start && !isWhole))
    throw new ObjectStoreError('RANGE_INVALID', `the range ${start}-${end} is outside the object`);
  return span;
}
