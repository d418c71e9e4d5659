import { inflateSync } from 'node:zlib';

import { createDamagedFileError } from '../model/exr-error.js';

/** Room behind what a stream should give, so that one step of the inflater ends it. */
const SPARE_BYTES = 64;

/** Inflates a zlib stream (RFC 1950) that must give so many bytes. */
export function inflateZlib(stored: Uint8Array, bytes: number): Uint8Array {
  let raw: Uint8Array;
  try {
    raw = inflateSync(stored, { maxOutputLength: Math.max(1, bytes), chunkSize: bytes + SPARE_BYTES });
  } catch {
    throw createDamagedFileError('a block of it cannot be inflated');
  }
  if (raw.length !== bytes) throw createDamagedFileError(`a block of it inflates to ${raw.length} bytes instead of ${bytes}`);
  return raw;
}

/**
 * Undoes what ZIP and RLE do to bytes: those at even places stand before those at odd ones, each as its difference from the one
 * before it plus 128.
 *
 * @param together as many bytes, which begin at a multiple of four
 */
export function undoByteDifferences(apart: Uint8Array, together: Uint8Array): void {
  if (apart.length % 8 === 0 && apart.byteOffset % 4 === 0) undoByWords(apart, together);
  else undoByBytes(apart, together);
}

/** Both halves at once; the second one goes on where the first one ends. */
function undoByBytes(apart: Uint8Array, together: Uint8Array): void {
  const { length } = apart;
  const half = (length + 1) >> 1;
  let even = 128;
  let odd = 128 - 128 * half;
  for (let i = 0; i < half; i++) odd = (odd + (apart[i] as number)) | 0;
  const pairs = new Uint16Array(together.buffer, together.byteOffset, length >> 1);
  for (let i = 0, j = half; j < length; i++, j++) {
    even = (even + (apart[i] as number) - 128) | 0;
    odd = (odd + (apart[j] as number) - 128) | 0;
    pairs[i] = (even & 255) | ((odd & 255) << 8);
  }
  if (length % 2 === 1) together[length - 1] = even + (apart[half - 1] as number) - 128;
}

/** The same with four bytes of each half in a step. */
function undoByWords(apart: Uint8Array, together: Uint8Array): void {
  const { length } = apart;
  const [from, to] = [
    new Int32Array(apart.buffer, apart.byteOffset, length / 4),
    new Int32Array(together.buffer, together.byteOffset, length / 4),
  ];
  const half = length / 8;
  let even = 128;
  let odd = 128 - 512 * half;
  for (let i = 0; i < half; i++) {
    const word = from[i] as number;
    const pairs = (word & 0xff_00ff) + ((word >>> 8) & 0xff_00ff);
    odd = (odd + (pairs & 0xffff) + (pairs >>> 16)) | 0;
  }
  for (let i = 0; i < half; i++) {
    const evens = from[i] as number;
    const odds = from[half + i] as number;
    const even0 = (even + evens - 128) & 255;
    const odd0 = (odd + odds - 128) & 255;
    const even1 = (even0 + (evens >>> 8) - 128) & 255;
    const odd1 = (odd0 + (odds >>> 8) - 128) & 255;
    const even2 = (even1 + (evens >>> 16) - 128) & 255;
    const odd2 = (odd1 + (odds >>> 16) - 128) & 255;
    even = (even2 + (evens >>> 24) - 128) & 255;
    odd = (odd2 + (odds >>> 24) - 128) & 255;
    to[2 * i] = even0 | (odd0 << 8) | (even1 << 16) | (odd1 << 24);
    to[2 * i + 1] = even2 | (odd2 << 8) | (even << 16) | (odd << 24);
  }
}

/** Runs: a negative count is followed by as many bytes, any other by one byte that is repeated once more than that. */
export function expandRunLengths(stored: Uint8Array, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  let [from, to] = [0, 0];
  while (from < stored.length) {
    const count = ((stored[from++] as number) << 24) >> 24;
    const length = count < 0 ? -count : count + 1;
    if (to + length > bytes || from + (count < 0 ? length : 1) > stored.length)
      throw createDamagedFileError('runs of it are longer than their block');
    if (count < 0) out.set(stored.subarray(from, from + length), to);
    else out.fill(stored[from] as number, to, to + length);
    from += count < 0 ? length : 1;
    to += length;
  }
  if (to !== bytes) throw createDamagedFileError(`runs of it give ${to} bytes instead of ${bytes}`);
  return out;
}
