import { inflateSync } from 'node:zlib';

import { damaged } from '../exr-error.js';

/** Inflates a zlib stream (RFC 1950) that must give so many bytes. */
export function inflate(stored: Uint8Array, bytes: number): Uint8Array {
  let raw: Uint8Array;
  try {
    raw = inflateSync(stored, { maxOutputLength: Math.max(1, bytes) });
  } catch {
    throw damaged('a block of it cannot be inflated');
  }
  if (raw.length !== bytes) throw damaged(`a block of it inflates to ${raw.length} bytes instead of ${bytes}`);
  return raw;
}

/** Undoes the differences between neighbours, then brings the two halves together again byte by byte, as ZIP and RLE store them. */
export function undoDifferences(apart: Uint8Array): Uint8Array {
  const { length } = apart;
  for (let i = 1; i < length; i++) apart[i] = (apart[i - 1] as number) + (apart[i] as number) - 128;
  const half = (length + 1) >> 1;
  const together = new Uint8Array(length);
  for (let i = 0; i < half; i++) together[2 * i] = apart[i] as number;
  for (let i = half; i < length; i++) together[2 * (i - half) + 1] = apart[i] as number;
  return together;
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
