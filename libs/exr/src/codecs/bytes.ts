import { inflateSync } from 'node:zlib';

import { damaged } from '../exr-error.js';

/** Room behind what a stream should give, so that one step of the inflater ends it. */
const SPARE_BYTES = 64;

/** Inflates a zlib stream (RFC 1950) that must give so many bytes. */
export function inflate(stored: Uint8Array, bytes: number): Uint8Array {
  let raw: Uint8Array;
  try {
    raw = inflateSync(stored, { maxOutputLength: Math.max(1, bytes), chunkSize: bytes + SPARE_BYTES });
  } catch {
    throw damaged('a block of it cannot be inflated');
  }
  if (raw.length !== bytes) throw damaged(`a block of it inflates to ${raw.length} bytes instead of ${bytes}`);
  return raw;
}

/**
 * Undoes what ZIP and RLE do to bytes: those at even places stand before those at odd ones, each as its difference from the one
 * before it plus 128.
 *
 * @param together as many bytes, which begin at an even place
 */
export function undoDifferences(apart: Uint8Array, together: Uint8Array): void {
  const { length } = apart;
  const half = (length + 1) >> 1;
  // Both halves at once; the second one goes on where the first one ends.
  let [even, odd] = [128, 128 - 128 * half];
  for (let i = 0; i < half; i++) odd = (odd + (apart[i] as number)) | 0;
  const pairs = new Uint16Array(together.buffer, together.byteOffset, length >> 1);
  for (let i = 0, j = half; j < length; i++, j++) {
    even = (even + (apart[i] as number) - 128) | 0;
    odd = (odd + (apart[j] as number) - 128) | 0;
    pairs[i] = (even & 255) | ((odd & 255) << 8);
  }
  if (length % 2 === 1) together[length - 1] = even + (apart[half - 1] as number) - 128;
}

/** Runs: a negative count is followed by as many bytes, any other by one byte that is repeated once more than that. */
export function expandRuns(stored: Uint8Array, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  let [from, to] = [0, 0];
  while (from < stored.length) {
    const count = ((stored[from++] as number) << 24) >> 24;
    const length = count < 0 ? -count : count + 1;
    if (to + length > bytes || from + (count < 0 ? length : 1) > stored.length) throw damaged('runs of it are longer than their block');
    if (count < 0) out.set(stored.subarray(from, from + length), to);
    else out.fill(stored[from] as number, to, to + length);
    from += count < 0 ? length : 1;
    to += length;
  }
  if (to !== bytes) throw damaged(`runs of it give ${to} bytes instead of ${bytes}`);
  return out;
}
